"""A mission as its writer looks at it: every card as its reader sees it, in a position of a real game, and what lint says.

What cannot be read now is shown as it was when it last could be.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from horae.authoring.missions.card_outline import AskedQuestion, Questions, test_condition
from horae.authoring.missions.lint import Lint, lint_folder
from horae.core.speech import Phrase, Sayable, Text
from horae.games.timestories.cells import cells_of
from horae.games.timestories.compiled import (
    ABILITY,
    CARD_A,
    COUNTDOWN,
    INTERACTION,
    ITEM,
    MYSTERY,
    PANORAMA,
    PROLOGUE,
    RECALL,
    SEALED,
    CompiledCard,
)
from horae.games.timestories.compiler import Path as Part
from horae.games.timestories.game import TimeStories
from horae.games.timestories.mission import Receptacle
from horae.games.timestories.pack import Examined, TimeStoriesPack, examine
from horae.games.timestories.state import TimeStoriesState
from horae.games.timestories.view import CardFace, TestFace, card_face
from horae.packs import pictures
from horae.packs.reader import BadPack, Folder

SEED = 1


class PreviewedOpponent(Struct, frozen=True):
    """Whom a group conflict is against, and how much damage beats them."""

    name: Text
    life: int


class PreviewedCard(Struct, frozen=True):
    """One card, and what a writer wants to know of it."""

    group: Sayable
    title: Sayable
    owner: str
    """The receptacle that alone reads it; nothing for a card that anybody may come to."""
    face: CardFace
    """With every test that it has, also those that are offered under a condition."""
    test_conditions: tuple[str, ...]
    """Of each test, in short; nothing where it is always offered."""
    questions: tuple[AskedQuestion, ...]
    opponents: tuple[PreviewedOpponent, ...]
    file: str
    line: int
    picture: str = ""
    """The name of its picture, if there is one."""
    slice_number: int = 0
    slices: int = 1
    """Which part of the picture is this card, counted from 0, and of how many."""


class MissionPreview:
    """A mission's folder, looked at again whenever something in it has changed."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.version = ""
        self.found: Lint = Lint(None, (), False)
        self.pack: TimeStoriesPack | None = None
        self.is_stale = False
        self.pictures: frozenset[str] = frozenset()
        self._examined: Examined | None = None

    def look(self) -> bool:
        """Read the mission again if a file is new, gone or changed; whether it was."""
        version = _version(self.folder)
        if version == self.version:
            return False
        self.version = version
        self.found = lint_folder(self.folder)
        try:
            examined = examine(self.folder)
        except BadPack:  # a file that went away while it was being read
            examined = None
        self.pictures = frozenset(pictures.pictures(self.folder))
        self.is_stale = examined is None or examined.pack is None
        if examined is not None and examined.pack is not None:
            self.pack, self._examined = examined.pack, examined
        return True

    def cards(
        self, reader: str, receptacles: int, profile: str, counters: Mapping[str, int] | None = None
    ) -> Iterator[PreviewedCard]:
        """Every card, read at the beginning by that receptacle in a game of so many, with counters where they are set."""
        pack = self.pack
        if pack is None:
            return
        people = [person.id for person in pack.people]
        positions: dict[str, TimeStoriesState] = {}
        questions = Questions(pack)
        for number, card in enumerate(pack.cards):
            if card.kind == ABILITY:
                continue
            owner = next((one for one in people if card.kind in (INTERACTION, RECALL) and card.id.startswith(f"{one}-")), "")
            eyes = owner or (reader if reader in people else people[0])
            if eyes not in positions:
                positions[eyes] = _position(pack, eyes, receptacles, profile, counters or {})
            yield self._card(positions[eyes], number, owner, tuple(questions.of(card)))

    def _card(self, position: TimeStoriesState, number: int, owner: str, questions: tuple[AskedQuestion, ...]) -> PreviewedCard:
        pack = position.pack
        card = pack.cards[number]
        assert self._examined is not None
        file, path = self._examined.origin(card.start)
        group, title, picture = _described(pack, number, owner)
        made = PreviewedCard(
            group,
            title,
            owner,
            replace(card_face(position, number, 0), tests=_tests(position, card)),
            tuple(test_condition(pack, box) for box in card.tests),
            questions,
            tuple(_opponents(position, card)),
            file.file,
            file.line(*_of_card(path)),
        )
        return self._pictured(pack, number, made, picture)

    def _pictured(self, pack: TimeStoriesPack, number: int, made: PreviewedCard, picture: str) -> PreviewedCard:
        """With the picture it has: its own, or its part of its place's."""
        card = pack.cards[number]
        name = picture if picture in self.pictures else ""
        if card.kind in (CARD_A, PANORAMA):
            own = f"cards/{card.id}"
            place = pack.places[card.location]
            lying = [one for one in place.layout if one != place.a]
            if own not in self.pictures and name and number in lying:
                return replace(made, picture=name, slice_number=lying.index(number), slices=len(lying))
            name = own if own in self.pictures else name if card.kind == CARD_A else ""
        return replace(made, picture=name)


def _tests(position: TimeStoriesState, card: CompiledCard) -> tuple[TestFace, ...]:
    """Every test of a card, offered now or not."""
    names = position.profile.attributes
    return tuple(
        TestFace(names[box.attribute].id, box.difficulty(position.n), box.label, cells_of(position.pack)[card.id][place], -1)
        for place, box in enumerate(card.tests)
    )


def _opponents(position: TimeStoriesState, card: CompiledCard) -> Iterator[PreviewedOpponent]:
    if card.opponent is not None:
        yield PreviewedOpponent(card.opponent, card.life(position.n))
    for one in card.opponents:
        opponent = position.pack.opponents[one]
        yield PreviewedOpponent(opponent.name, opponent.life[position.n - 2])


def _version(folder: Folder) -> str:
    root = Path(str(folder.root))
    files = [*root.glob("*.y*ml"), *root.glob("pictures/**/*")]
    seen = []
    for file in files:
        try:
            about = file.stat()
        except OSError:
            continue
        seen.append(f"{file.relative_to(root)} {about.st_mtime_ns} {about.st_size}")
    return f"{hash(tuple(sorted(seen))) & (1 << 64) - 1:016x}"


def _position(
    pack: TimeStoriesPack, reader: str, receptacles: int, profile: str, counters: Mapping[str, int]
) -> TimeStoriesState:
    """A game in which the first agent is that receptacle, and the others are the next; the counters stand as they are set."""
    seats = max(2, min(receptacles, len(pack.people), 4))
    people = [person.id for person in pack.people]
    order = [people.index(reader), *(place for place, name in enumerate(people) if name != reader)][:seats]
    known = [one.id for one in pack.profiles]
    state = TimeStories().new(seats, SEED, {"profile": profile if profile in known else known[0]}, pack)
    for agent, person in enumerate(order):
        state.apply(agent, pack.choose_receptacle[agent][person])
    state.counters = tuple(
        max(one.least, min(counters.get(one.id, value), one.most))
        for one, value in zip(pack.parts.counters, state.counters, strict=True)
    )
    for card in pack.cards:
        for place, passage in enumerate(card.passages):
            if passage.when(state, 0):
                state.passages |= 1 << (card.first_passage + place)
    return state


def _of_card(path: Part) -> Part:
    """The part that is the card, not its steps."""
    return path[: path.index("steps")] if "steps" in path else path


def _described(pack: TimeStoriesPack, number: int, owner: str) -> tuple[Sayable, Sayable, str]:
    """The group of cards it belongs to, what it is called there, and what its picture would be called."""
    card = pack.cards[number]
    if card.kind in (CARD_A, PANORAMA):
        place = pack.places[card.location]
        letter = "A" if card.kind == CARD_A else card.id.rpartition("-")[2].upper()
        title: Sayable = Phrase("preview-card-shows", {"letter": letter, "place": card.place}) if card.place else letter
        return place.name, title, f"places/{place.id}"
    if card.kind == ITEM:
        item = pack.parts.items[card.number]
        return (
            Phrase("preview-items"),
            Phrase("preview-item", {"number": item.number, "name": item.name}),
            f"items/{item.number}",
        )
    if card.kind == MYSTERY:
        return Phrase("preview-mysteries"), str(pack.parts.mysteries[card.number].number), ""
    if card.kind == COUNTDOWN:
        return Phrase("preview-countdowns"), pack.countdowns[card.number].name, ""
    if owner:
        name = _person(pack, owner).name
        last = card.id.removeprefix(f"{owner}-")
        key = "preview-recall" if card.kind == RECALL else "preview-interaction"
        return name, Phrase(key, {"number": last}), f"receptacles/{owner}"
    key = {SEALED: "preview-sealed", PROLOGUE: "preview-prologue"}[card.kind]
    return Phrase(key), card.id.partition("-")[2], ""


def _person(pack: TimeStoriesPack, name: str) -> Receptacle:
    return next(person for person in pack.parts.receptacles if person.id == name)
