"""What is wrong or odd about a mission, each with its file, line and cause. Never needs the story's text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import combinations

from msgspec import Struct

from horae.authoring.missions.clues import check_clues, clue_map
from horae.authoring.missions.faults import Checked, check
from horae.authoring.missions.in_short import conditions, in_short
from horae.authoring.missions.search import Search, Team
from horae.authoring.missions.slips import slips, texts
from horae.core.speech import Listing, Phrase, Sayable, say
from horae.games.timestories import compiler as op
from horae.games.timestories import vocabulary as v
from horae.games.timestories.compiler import Path
from horae.games.timestories.pack import Examined, TimeStoriesPack
from horae.games.timestories.pictures import KINDS, subjects
from horae.packs import pictures
from horae.packs.builtin import pack_folder
from horae.packs.reader import BadPack, Document, Folder

MOST_CLOSED = 8
"""Instructions that close a place towards which lint plays; `horae mission solve` plays towards everything."""


class Finding(Struct, frozen=True):
    """Something to mend (an error) or to look at (a warning)."""

    severity: str
    file: str
    line: int | None
    why: Phrase

    def say(self, language: str) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        return f"{place}: {say(Phrase(f'mission-{self.severity}'), language)}: {say(self.why, language)}"


class Lint(Struct, frozen=True):
    mission: str | None
    findings: tuple[Finding, ...]
    searched: bool
    """Whether endings and dead ends could be looked for to the end."""

    def errors(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.severity == "error")


def lint(source: str) -> Lint:
    """Check the mission of that name or folder."""
    return lint_folder(pack_folder("timestories", source))


def lint_folder(folder: Folder) -> Lint:
    """Check the mission in the folder, its pictures and its clue map."""
    checked = check(folder)
    found = _look_over(checked)
    pack = None if checked.examined is None else checked.examined.pack
    return Lint(found.mission, (*found.findings, *_pictures(folder, pack), *_clues(folder, pack)), found.searched)


def faults(folder: Folder) -> list[BadPack]:
    """What must be mended before a mission can be played, its pictures aside (`pack_lint` looks at those of any pack)."""
    return [BadPack(one.file, one.line, one.why) for one in _look_over(check(folder)).errors()]


def _pictures(folder: Folder, pack: TimeStoriesPack | None) -> Iterator[Finding]:
    for fault in pictures.faults(folder):
        yield Finding("error", fault.file, fault.line, fault.why)
    if pack is None:
        return
    known, drawn = set(subjects(pack)), set(pictures.pictures(folder))
    for name in sorted(drawn):
        if name not in known:
            kinds = Listing(("cover", *(f"{kind}/…" for kind in KINDS)))
            why = Phrase("picture-of-nothing", {"known": kinds})
            yield Finding("warning", f"{folder.name}/{pictures.file_of(name)}", None, why)
    yield from _undrawn(pack, drawn)


def _undrawn(pack: TimeStoriesPack, drawn: Set[str]) -> Iterator[Finding]:
    """The portraits that cards name and nobody drew."""
    file = pack.parts.files["locations"]
    for number, location in enumerate(pack.parts.locations):
        for part, cards in (("panorama", location.panorama), ("reserve", location.reserve)):
            for place, card in enumerate(cards):
                name = f"people/{card.portrait}"
                if card.portrait and name not in drawn:
                    line = file.line("locations", number, part, place, "portrait")
                    yield Finding("warning", file.file, line, Phrase("picture-undrawn", {"file": pictures.file_of(name)}))


def _clues(folder: Folder, pack: TimeStoriesPack | None) -> Iterator[Finding]:
    """What is wrong with the clue map, if there is one."""
    if pack is None:
        return
    try:
        found = clue_map(folder)
    except BadPack as fault:
        yield Finding("error", fault.file, fault.line, fault.why)
        return
    if found is not None:
        file, clues = found
        for one in check_clues(pack, clues):
            yield Finding(one.severity, file.file, file.line(*one.path), one.why)


def _look_over(checked: Checked) -> Lint:
    found = checked.examined
    if found is None or found.pack is None:
        faults = tuple(Finding("error", fault.file, fault.line, fault.why) for fault in checked.faults)
        return Lint(checked.mission, faults, False)
    looker = _Looker(found, found.pack)
    looker.circles()
    if not looker.findings:
        looker.endings()
    looker.unused()
    looker.counters()
    looker.sizes()
    looker.same_words()
    looker.slips()
    return Lint(found.pack.id, tuple(looker.findings), looker.searched)


class _Looker:
    def __init__(self, found: Examined, pack: TimeStoriesPack) -> None:
        self.found = found
        self.pack = pack
        self.files = pack.parts.files
        self.findings: list[Finding] = []
        self.searched = True

    def add(self, severity: str, file: Document, path: Path, key: str, /, **args: Sayable) -> None:
        self.findings.append(Finding(severity, file.file, file.line(*path), Phrase(key, args)))

    # --- cards that send their reader round in a circle ---

    def circles(self) -> None:
        opens = {number: list(self._opens(number)) for number in range(len(self.pack.cards))}
        done: set[int] = set()
        for start in opens:
            self._walk(start, opens, [], done)

    def _walk(self, card: int, opens: dict[int, list[tuple[int, int]]], way: list[int], done: set[int]) -> None:
        if card in way:
            circle = [*way[way.index(card) :], card]
            pc = next(pc for other, pc in opens[circle[-2]] if other == card)
            file, path = self.found.origin(pc)
            names = Listing(tuple(self.pack.cards[number].id for number in circle), "and")
            self.add("error", file, path, "mission-circle", cards=names)
            done.update(circle)
            return
        if card in done:
            return
        for other, _ in opens[card]:
            self._walk(other, opens, [*way, card], done)
        done.add(card)

    def _opens(self, number: int) -> Iterator[tuple[int, int]]:
        """The cards that following this one opens at once, and by which operation."""
        pc = self.pack.cards[number].start
        people = self.pack.people
        while self.pack.ops[pc].code != op.RET:
            now = self.pack.ops[pc]
            if now.code == op.TAKE:
                yield self.pack.items[now.number], pc
            elif now.code == op.READ:
                for person in people:
                    if now.number in person.interactions:
                        yield person.interactions[now.number], pc
            elif now.code == op.RECALL:
                for person in people:
                    yield person.recall, pc
            elif now.code == op.TURN:
                yield self.pack.sealed[now.number], pc
            pc += 1

    # --- endings that nothing leads to, and dead ends behind what closes ---

    def endings(self) -> None:
        outcomes = self.pack.head.mission_return.outcomes
        open_still = set(range(len(outcomes)))
        unread = [(number, place) for number, card in enumerate(self.pack.cards) for place in range(len(card.passages))]
        closing = [pc for pc, now in enumerate(self.pack.ops) if now.code in (op.CLOSE, op.COVER)]
        search = Search(self.pack, 2, self.pack.profiles[0].id, 0, float("inf")) if closing else None
        for team in self._teams(() if search is None else search.teams):
            open_still -= {number for number in open_still if team.can_end(number)}
            unread = [one for one in unread if not team.can_read_passage(*one)]
            if not open_still and not unread:
                break
        for place in sorted(open_still):
            name = outcomes[place].id
            self.add("error", self.files["head"], ("return", "outcomes", place), "mission-unreachable", name=name)
        for number, place in unread:
            self._never_read(number, place)
        self.searched = len(closing) <= MOST_CLOSED
        if search is not None:
            self._dead_ends(search, closing[:MOST_CLOSED])

    def _never_read(self, number: int, place: int) -> None:
        card = self.pack.cards[number]
        file, path = self.found.origin(card.start)
        path = (*path[: path.index("steps")], "passages", place) if "steps" in path else (*path, "passages", place)
        self.add("warning", file, path, "mission-unread-passage", when=in_short(card.passages[place].written))

    def _teams(self, known: Sequence[Team]) -> Iterator[Team]:
        """Every team of every size, by every profile: those that are known already first, since to make one takes long."""
        yield from known
        made = {(team.profile, team.people) for team in known}
        for profile in self.pack.profiles:
            for receptacles in range(2, min(4, len(self.pack.people)) + 1):
                for people in combinations(range(len(self.pack.people)), receptacles):
                    if (profile.id, people) not in made:
                        yield Team(self.pack, receptacles, profile.id, people)

    def _dead_ends(self, search: Search, closing: Sequence[int]) -> None:
        """A play towards each instruction that closes a place, and a look whether an ending can follow."""
        for pc in closing:
            search.towards(("follow", pc), 0)
            if search.dead_end is not None:
                file, path = self.found.origin(pc)
                self.add("error", file, path, "mission-dead-end", seats=2)
                return

    # --- what nothing uses ---

    def unused(self) -> None:
        ops = self.pack.ops
        taken = {now.number for now in ops if now.code == op.TAKE} | {item for _, item, _ in self.pack.absences}
        tokens = {now.number for now in ops if now.code == op.TOKEN} | {token for _, _, token in self.pack.absences}
        opened = {now.number for now in ops if now.code in (op.OPEN, op.MOVE)}
        opened |= {number for piece in self.pack.map_pieces if piece is not None for number in piece.opens}
        read = {now.number for now in ops if now.code == op.READ}
        turned = {now.number for now in ops if now.code == op.TURN}
        laid = {now.by for now in ops if now.code == op.REPLACE} | {now.number for now in ops if now.code == op.ADD}
        parts = self.pack.parts
        for place, item in enumerate(parts.items):
            if place not in taken:
                self.add("warning", self.files["items"], ("items", place), "mission-unused-item", name=str(item.number))
        for place, token in enumerate(parts.tokens):
            if place not in tokens:
                self.add("warning", self.files["tokens"], ("tokens", place), "mission-unused-token", name=token.id)
        for place, sealed in enumerate(parts.head.sealed):
            if place not in turned:
                self.add("warning", self.files["head"], ("sealed", place), "mission-unused-sealed", name=sealed.id)
        if parts.mysteries and not any(now.code == op.MYSTERY for now in ops):
            self.add("warning", self.files["mysteries"], ("mysteries",), "mission-unused-mysteries")
        for place, location in enumerate(parts.locations):
            path = ("locations", place)
            if not location.open and place not in opened:
                self.add("warning", self.files["locations"], path, "mission-unused-location", name=location.id)
            for at, card in enumerate(location.reserve):
                name = f"{location.id}-{card.letter.lower()}"
                if self.pack.card_index[name] not in laid:
                    self.add("warning", self.files["locations"], (*path, "reserve", at), "mission-unused-card", name=name)
        for place, person in enumerate(parts.receptacles):
            for at, one in enumerate(person.interactions):
                if one.number not in read:
                    where = ("receptacles", place, "interactions", at)
                    name = f"{person.id} {one.number}"
                    self.add("warning", self.files["receptacles"], where, "mission-unused-interaction", name=name)

    def counters(self) -> None:
        """A counter that is changed for nothing, or asked about and never changed."""
        changed = {now.number for now in self.pack.ops if now.code == op.COUNT}
        asked = {one.counter for one in conditions(self.pack) if isinstance(one, v.CounterAt)}
        for place, counter in enumerate(self.pack.parts.counters):
            if place in changed and counter.id in asked:
                continue
            key = "unused" if counter.id in asked else "unasked" if place in changed else "idle"
            self.add("warning", self.files["counters"], ("counters", place), f"mission-{key}-counter", name=counter.id)

    # --- sizes and words ---

    def sizes(self) -> None:
        if len(self.pack.people) < 4:
            file = self.files["receptacles"]
            self.add("warning", file, ("receptacles",), "mission-few-receptacles", count=len(self.pack.people))
        if any(profile.open_card == "power" for profile in self.pack.profiles):
            self._open_cards("power")
        if any(profile.open_card == "equipment" for profile in self.pack.profiles):
            self._open_cards("equipment")

    def _open_cards(self, kind: str) -> None:
        for place, person in enumerate(self.pack.parts.receptacles):
            if getattr(person, kind) is None:
                file = self.files["receptacles"]
                self.add("warning", file, ("receptacles", place), f"mission-no-{kind}", name=person.id)

    def same_words(self) -> None:
        """A long text that is the same in both languages was not translated."""
        for name, part in zip(self.files, self._parts(), strict=True):
            for path, text in texts(part, ()):
                if text.es == text.en and len(text.es) > 40:
                    self.add("warning", self.files[name], path, "mission-same-words")

    def slips(self) -> None:
        for name, path, why in slips(dict(zip(self.files, self._parts(), strict=True))):
            file = self.files[name]
            self.findings.append(Finding("warning", file.file, file.line(*path), why))

    def _parts(self) -> list[object]:
        parts = self.pack.parts
        by_name: dict[str, object] = {
            "head": parts.head,
            "prologue": {"prologue": parts.prologue},
            "locations": {"maps": parts.maps, "locations": parts.locations},
            "receptacles": {"receptacles": parts.receptacles},
            "items": {"items": parts.items},
            "mysteries": {"mysteries": parts.mysteries},
            "tokens": {"tokens": parts.tokens},
            "counters": {"counters": parts.counters},
            "countdowns": {"countdowns": parts.countdowns},
        }
        return [by_name[name] for name in self.files]
