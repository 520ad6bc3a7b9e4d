"""Instructions compiled for the engine: one flat list of operations per mission, conditions as functions.

A card's instructions are the operations from its start to the next RET. What refers to something
that the mission does not have is a fault with its file and line, and every fault is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from horae.core.speech import Sayable, Text
from horae.games.timestories import vocabulary as v
from horae.games.timestories.actions import MOST_OPTIONS
from horae.games.timestories.answers import accepted_forms
from horae.games.timestories.position import IN_DECK, ON_TABLE, REMOVED, Position
from horae.games.timestories.profiles import Profile
from horae.packs.reader import BadPack, Document

Path: TypeAlias = tuple[str | int, ...]
Holds: TypeAlias = Callable[[Position, int], bool]
"""A condition: whether it holds in a position, for its reader."""

(
    RET,
    TAKE,
    TOKEN,
    READ,
    RECALL,
    GAIN,
    LOSE,
    SPEND,
    STOW_ITEM,
    STOW_TOKEN,
    OPEN,
    CLOSE,
    COVER,
    MYSTERY,
    EJECT,
    REGAIN,
    CONFLICT,
    END_CONFLICT,
    GO_ON,
    DAMAGE,
    RESHUFFLE,
    REPLACE,
    MAY,
    CHOOSE,
    IF,
    JUMP,
    END,
    BONUS,
    TURN,
    OPEN_DECK,
    FREE_UPDATE,
    SAY,
    ANSWER,
    COUNT,
    MOVE,
    ADD,
    TAKE_AWAY,
    START,
    STOP,
    SHOW_A,
) = range(40)

READER, EVERYONE, OTHERS, THE_CAPTAIN, RECEPTACLE = range(5)
"""Whom an instruction is about; from RECEPTACLE on, who inhabits the receptacle of that number."""
WHO = {"reader": READER, "everyone": EVERYONE, "others": OTHERS, "captain": THE_CAPTAIN}
WHOSE = ("reader", "anyone", "others")
"""Whom a condition is about, besides the receptacles."""
BY = {"reader": READER, "captain": THE_CAPTAIN, "group": EVERYONE}
MOST_NAMED = 8
"""Names that a fault lists beside one that is not known."""

MOST_STEPS = 20_000
"""No mission needs more operations; a file that makes more is refused before it eats the memory."""


class Way(Struct, frozen=True):
    """An option of a `choose`: where its instructions start, and when it is open."""

    label: Text
    start: int
    when: Holds | None
    written: v.Condition | None = None
    """The condition as the writer wrote it, for tools."""


class Accepts(Struct, frozen=True):
    """An answer that a card accepts, in the forms that are compared, and where its instructions start."""

    forms: frozenset[str]
    start: int
    example: str
    """As the writer wrote it, for tools."""


class Op(Struct, frozen=True):
    """One operation. Which fields mean something depends on the code; what an instruction does not say keeps its default."""

    code: int
    number: int = -1
    """Of what it is about: an item, token, interaction, location, card, outcome, counter, countdown, mystery, opponent."""
    by: int = -1
    """The card that replaces it."""
    where: int = IN_DECK
    """Where a thing is put."""
    amount: int = 0
    azrak: int = 0
    magick: int = 0
    from_return: bool = False
    by_group: bool = False
    who: int = READER
    """Whom it is about; of a choice, who decides."""
    sets: bool = False
    """A counter is set, not changed."""
    ask: Text | None = None
    """A question, or a passage that is said."""
    leave: Text | None = None
    ways: tuple[Way, ...] = ()
    answers: tuple[Accepts, ...] = ()
    wrong: int = -1
    """Where it goes on after an answer that is not accepted."""
    when: Holds | None = None
    written: v.Condition | None = None
    """The condition as the writer wrote it, for tools."""
    to: int = -1
    """Where it goes on: after a jump, when a condition does not hold, after a no, when nobody can pay."""


class Names:
    """What a mission's instructions may refer to, by the writer's names, with the engine's numbers."""

    __slots__ = (
        "card_places",
        "cards",
        "copies",
        "countdowns",
        "counters",
        "items",
        "locations",
        "mysteries",
        "opponents",
        "outcomes",
        "profiles",
        "receptacles",
        "replacements",
        "sealed",
        "tokens",
    )

    def __init__(self) -> None:
        self.items: dict[int, int] = {}
        self.tokens: dict[str, int] = {}
        self.locations: dict[str, int] = {}
        self.outcomes: dict[str, int] = {}
        self.receptacles: dict[str, int] = {}
        self.sealed: dict[str, int] = {}
        self.cards: dict[str, int] = {}
        """Panorama and reserve cards, items (item-4) and mysteries (mystery-2), to the card's number."""
        self.card_places: dict[int, int] = {}
        """The location of each story card."""
        self.profiles: frozenset[str] = frozenset()
        self.counters: dict[str, int] = {}
        self.countdowns: dict[str, int] = {}
        self.mysteries: dict[int, int] = {}
        self.opponents: dict[str, int] = {}
        self.replacements: frozenset[int] = frozenset()
        """The numbers of the items that replace attributes."""
        self.copies: tuple[range, ...] = ()
        """The pieces of each token, as they are numbered on the table."""


class Around(Struct, frozen=True):
    """What stands around an instruction, and decides what makes sense there."""

    conflict: str = ""
    """Of the card: "personal", "group" or none."""
    opponents: tuple[str, ...] = ()
    cell: bool = False
    """It is an outcome of a test."""
    moment: str = ""
    """Of an ability."""


class Compiler:
    """Turns instructions into operations, keeping the faults."""

    def __init__(self, names: Names, editions: Sequence[Profile] = (), strict: bool = False) -> None:
        self.names = names
        self.editions = tuple(editions)
        """The profiles by which what is being compiled can be played: those of the mission, fewer inside a condition."""
        self.strict = strict
        """Every one of them must have what is used; otherwise one is enough (format 1)."""
        self.around = Around()
        self.ops: list[Op] = []
        self.origin: list[tuple[Document, Path]] = []
        self.faults: list[BadPack] = []
        self.interactions: list[tuple[Document, Path, int]] = []
        """Every reading of an interaction, to be checked against the receptacles."""

    def card(self, file: Document, path: Path, steps: Sequence[Any], key: str = "steps", lead: Op | None = None) -> int:
        """Compile a list of instructions as a routine of its own, perhaps led by an operation; where it starts."""
        start = len(self.ops)
        if lead is not None:
            self._emit(file, path, lead)
        self._block(file, (*path, key), steps)
        self._emit(file, path, Op(RET))
        return start

    def fault(self, file: Document, path: Path, key: str, /, **args: Sayable) -> None:
        self.faults.append(file.fault(path, key, **args))

    @contextmanager
    def within(self, around: Around) -> Iterator[None]:
        """Compile what stands in a part of a card."""
        before, self.around = self.around, around
        yield
        self.around = before

    @contextmanager
    def for_editions(self, editions: Sequence[Profile]) -> Iterator[None]:
        before, self.editions = self.editions, tuple(editions)
        yield
        self.editions = before

    def need(self, file: Document, path: Path, thing: str) -> None:
        """The mission's profiles must have it: `mysteries`, `replacements`, `second_deck` or `magick`."""
        without = [one.id for one in self.editions if not getattr(one, thing)]
        if without and (self.strict or len(without) == len(self.editions)):
            self.fault(file, path, f"timestories-pack-no-{thing.replace('_', '-')}-there", profiles=", ".join(without))

    def _emit(self, file: Document, path: Path, op: Op) -> int:
        if len(self.ops) >= MOST_STEPS:
            raise file.fault(path, "timestories-pack-too-many-steps", most=MOST_STEPS)
        self.ops.append(op)
        self.origin.append((file, path))
        return len(self.ops) - 1

    def _block(self, file: Document, path: Path, steps: Sequence[Any]) -> None:
        for place, step in enumerate(steps):
            self._step(file, (*path, place), step)

    def _branch(self, file: Document, path: Path, op: Op, then: Sequence[Any], otherwise: Sequence[Any]) -> None:
        """An operation and both ways after it; it is given the place of the second."""
        at = self._emit(file, path, op)
        self._block(file, (*path, "then"), then)
        leave = self._emit(file, path, Op(JUMP))
        self.ops[at] = replace(op, to=len(self.ops))
        self._block(file, (*path, "else"), otherwise)
        self.ops[leave] = Op(JUMP, to=len(self.ops))

    def _find(self, file: Document, path: Path, kind: str, table: dict[Any, int], wanted: Any) -> int:
        found = table.get(wanted, -1)
        if found < 0:
            self.fault(file, path, f"timestories-pack-no-{kind}", name=str(wanted), known=nearest(wanted, table))
        return found

    def _who(self, file: Document, path: Path, who: str) -> int:
        if who in WHO:
            return WHO[who]
        found = self.names.receptacles.get(who, -1)
        if found < 0:
            self._nobody(file, path, who, WHO, WHOSE, "instructions")
        return RECEPTACLE + found

    def _nobody(self, file: Document, path: Path, who: str, here: Iterable[str], elsewhere: Iterable[str], use: str) -> None:
        """Nobody is called so here; perhaps it is a word of the other kind, of conditions or instructions."""
        known = ", ".join((*here, *self.names.receptacles))
        key = f"timestories-pack-who-in-{use}" if who in elsewhere else "timestories-pack-no-who"
        self.fault(file, (*path, "who"), key, name=who, known=known)

    def _thing(self, file: Document, path: Path, step: Any) -> tuple[bool, int]:
        """The one item or token that an instruction names."""
        if (step.item is None) == (step.token is None):
            self.fault(file, path, "timestories-pack-item-or-token")
            return True, -1
        if step.item is not None:
            return True, self._find(file, (*path, "item"), "item", self.names.items, step.item)
        return False, self._find(file, (*path, "token"), "token", self.names.tokens, step.token)

    def _amounts(self, file: Document, path: Path, step: Any) -> None:
        if step.azrak < 0 or step.magick < 0 or not step.azrak + step.magick:
            self.fault(file, path, "timestories-pack-amount")
        if step.magick:
            self.need(file, (*path, "magick"), "magick")

    def _step(self, file: Document, path: Path, step: Any) -> None:
        names, find = self.names, self._find
        match step:
            case v.Take() | v.Stow() | v.Remove():
                is_item, index = self._thing(file, path, step)
                if isinstance(step, v.Take):
                    if is_item and index in names.replacements:
                        self.need(file, (*path, "item"), "replacements")
                    self._emit(file, path, Op(TAKE if is_item else TOKEN, index, who=self._who(file, path, step.who)))
                else:
                    where = IN_DECK if isinstance(step, v.Stow) else REMOVED
                    self._emit(file, path, Op(STOW_ITEM if is_item else STOW_TOKEN, index, where=where))
            case v.Read(interaction, recall, who):
                if (interaction is None) == (not recall):
                    self.fault(file, path, "timestories-pack-read-one")
                elif interaction is not None:
                    self.interactions.append((file, path, interaction))
                whose = self._who(file, path, who)
                self._emit(file, path, Op(RECALL, who=whose) if interaction is None else Op(READ, interaction, who=whose))
            case v.Say(text, to):
                self._emit(file, path, Op(SAY, ask=text, who=WHO[to]))
            case v.Gain():
                self._amounts(file, path, step)
                from_return = step.source == "return"
                op = Op(
                    GAIN, azrak=step.azrak, magick=step.magick, from_return=from_return, who=self._who(file, path, step.who)
                )
                self._emit(file, path, op)
            case v.Lose():
                self._amounts(file, path, step)
                self._emit(file, path, Op(LOSE, azrak=step.azrak, magick=step.magick, who=self._who(file, path, step.who)))
            case v.Spend():
                self._amounts(file, path, step)
                if step.by == "group" and step.azrak and step.magick:
                    self.fault(file, path, "timestories-pack-group-spend")
                op = Op(SPEND, azrak=step.azrak, magick=step.magick, by_group=step.by == "group")
                self._branch(file, path, op, step.then, step.otherwise)
            case v.OpenLocation(location) | v.CloseLocation(location) | v.Cover(location):
                kind = OPEN if isinstance(step, v.OpenLocation) else CLOSE if isinstance(step, v.CloseLocation) else COVER
                self._emit(file, path, Op(kind, find(file, (*path, "location"), "location", names.locations, location)))
            case v.DrawMystery(number):
                self.need(file, path, "mysteries")
                which = -1 if number is None else find(file, (*path, "number"), "mystery", names.mysteries, number)
                self._emit(file, path, Op(MYSTERY, which))
            case v.Eject(who):
                self._emit(file, path, Op(EJECT, who=self._who(file, path, who)))
            case v.Replace(card, by):
                old = self._story_card(file, (*path, "card"), card)
                new = self._story_card(file, (*path, "by"), by)
                if names.card_places.get(old) != names.card_places.get(new):
                    self.fault(file, (*path, "by"), "timestories-pack-other-place", name=by, card=card)
                self._emit(file, path, Op(REPLACE, old, new))
            case v.Add(card) | v.TakeAway(card):
                kind = ADD if isinstance(step, v.Add) else TAKE_AWAY
                self._emit(file, path, Op(kind, self._story_card(file, (*path, "card"), card)))
            case v.Move(location):
                self._emit(file, path, Op(MOVE, find(file, (*path, "location"), "location", names.locations, location)))
            case v.Count(counter, by_so_much, value):
                index = find(file, (*path, "counter"), "counter", names.counters, counter)
                if (by_so_much is None) == (value is None):
                    self.fault(file, path, "timestories-pack-count-one")
                amount = by_so_much if by_so_much is not None else value or 0
                self._emit(file, path, Op(COUNT, index, amount=amount, sets=by_so_much is None))
            case v.StartCountdown(countdown) | v.StopCountdown(countdown):
                kind = START if isinstance(step, v.StartCountdown) else STOP
                index = find(file, (*path, "countdown"), "countdown", names.countdowns, countdown)
                self._emit(file, path, Op(kind, index))
            case v.May(ask, then, otherwise):
                self._branch(file, path, Op(MAY, ask=ask), then, otherwise)
            case v.Choose():
                self._choose(file, path, step)
            case v.Answer():
                self._answer(file, path, step)
            case v.If():
                self._if(file, path, step)
            case v.Turn(card):
                self._emit(file, path, Op(TURN, find(file, (*path, "card"), "sealed", names.sealed, card)))
            case v.End(outcome):
                self._emit(file, path, Op(END, find(file, (*path, "outcome"), "outcome", names.outcomes, outcome)))
            case v.Damage():
                self._damage(file, path, step)
            case v.Bonus(points):
                if self.around.moment not in ("test", "support"):
                    self.fault(file, path, "timestories-pack-bonus-nowhere")
                self._emit(file, path, Op(BONUS, amount=points))
            case v.FreeUpdate(points):
                if points < 1:
                    self.fault(file, path, "timestories-pack-amount")
                self._emit(file, path, Op(FREE_UPDATE, amount=points))
            case v.StartConflict():
                if not self.around.conflict:
                    self.fault(file, path, "timestories-pack-no-conflict")
                self._emit(file, path, Op(CONFLICT))
            case v.OpenDeck():
                self.need(file, path, "second_deck")
                self._emit(file, path, Op(OPEN_DECK))
            case _:
                self._emit(file, path, Op(_PLAIN[type(step)]))

    def _story_card(self, file: Document, path: Path, name: str) -> int:
        """A card that lies in a panorama, or could."""
        found = self._find(file, path, "card", self.names.cards, name)
        if found >= 0 and found not in self.names.card_places:
            self.fault(file, path, "timestories-pack-no-panorama-card", name=name)
        return found

    def _damage(self, file: Document, path: Path, step: v.Damage) -> None:
        """Damage is done by an outcome of a group conflict's test, or by an ability that is used in a test."""
        around = self.around
        if step.points < 1:
            self.fault(file, path, "timestories-pack-amount")
        if not (around.cell and around.conflict == "group") and around.moment not in ("test", "support"):
            self.fault(file, path, "timestories-pack-damage-nowhere")
        opponent = -1
        if step.to is not None:
            here = dict.fromkeys(around.opponents, 0) if around.cell else self.names.opponents
            self._find(file, (*path, "to"), "opponent", here, step.to)
            opponent = self.names.opponents.get(step.to, -1)
        elif len(around.opponents) > 1:
            self.fault(file, path, "timestories-pack-damage-whom", known=", ".join(around.opponents))
        self._emit(file, path, Op(DAMAGE, opponent, amount=step.points))

    def _if(self, file: Document, path: Path, step: v.If) -> None:
        holds = self.condition(file, (*path, "when"), step.when)
        at = self._emit(file, path, Op(IF))
        with self.for_editions([one for one in self.editions if _may_hold(step.when, one.id)]):
            self._block(file, (*path, "then"), step.then)
        leave = self._emit(file, path, Op(JUMP))
        self.ops[at] = Op(IF, when=holds, written=step.when, to=len(self.ops))
        with self.for_editions([one for one in self.editions if _may_hold(v.NotSo(step.when), one.id)]):
            self._block(file, (*path, "else"), step.otherwise)
        self.ops[leave] = Op(JUMP, to=len(self.ops))

    def _answer(self, file: Document, path: Path, step: v.Answer) -> None:
        if not step.answers:
            self.fault(file, path, "timestories-pack-no-answers")
        at = self._emit(file, path, Op(ANSWER))
        made: list[Accepts] = []
        leaves: list[int] = []
        seen: set[str] = set()
        for place, one in enumerate(step.answers):
            here = (*path, "answers", place)
            texts = (*one.accept.es, *one.accept.en)
            forms = accepted_forms(texts)
            if not forms or not all(accepted_forms([text]) for text in texts):
                self.fault(file, (*here, "accept"), "timestories-pack-empty-answer")
            if forms & seen:
                self.fault(file, (*here, "accept"), "timestories-pack-same-answer")
            seen |= forms
            made.append(Accepts(forms, len(self.ops), next(iter(texts), "")))
            self._block(file, (*here, "then"), one.then)
            leaves.append(self._emit(file, here, Op(JUMP)))
        wrong = len(self.ops)
        self._block(file, (*path, "wrong"), step.wrong)
        for leave in leaves:
            self.ops[leave] = Op(JUMP, to=len(self.ops))
        self.ops[at] = Op(ANSWER, ask=step.ask, leave=step.leave, answers=tuple(made), wrong=wrong, to=len(self.ops))

    def _choose(self, file: Document, path: Path, step: v.Choose) -> None:
        if not 2 <= len(step.options) <= MOST_OPTIONS:
            self.fault(file, path, "timestories-pack-options", most=MOST_OPTIONS)
        at = self._emit(file, path, Op(CHOOSE))
        ways: list[Way] = []
        leaves: list[int] = []
        for place, option in enumerate(step.options):
            here = (*path, "options", place)
            when = self.condition(file, (*here, "when"), option.when) if option.when is not None else None
            ways.append(Way(option.label, len(self.ops), when, option.when))
            with self.for_editions([one for one in self.editions if _may_hold(option.when, one.id)]):
                self._block(file, (*here, "then"), option.then)
            leaves.append(self._emit(file, here, Op(JUMP)))
        for leave in leaves:
            self.ops[leave] = Op(JUMP, to=len(self.ops))
        self.ops[at] = Op(CHOOSE, ask=step.ask, ways=tuple(ways), to=len(self.ops), who=BY[step.by])

    # --- conditions ---

    def condition(self, file: Document, path: Path, when: Any) -> Holds:
        names, find = self.names, self._find
        match when:
            case v.HasItem(item, who):
                index = find(file, (*path, "item"), "item", names.items, item)
                return self._held(file, path, who, (index,), 1, "item_at", False)
            case v.HasToken(token, who, least):
                index = find(file, (*path, "token"), "token", names.tokens, token)
                if least < 1:
                    self.fault(file, (*path, "at_least"), "timestories-pack-amount")
                return self._held(file, path, who, names.copies[index] if index >= 0 else (), least, "token_at", True)
            case v.IsReceptacle(any_of):
                wanted = self._receptacles(file, path, any_of)
                return lambda position, agent: position.who[agent] in wanted
            case v.CaptainIs(any_of):
                wanted = self._receptacles(file, path, any_of)
                return lambda position, agent: position.captain >= 0 and position.who[position.captain] in wanted
            case v.Present(receptacle):
                index = find(file, (*path, "receptacle"), "receptacle", names.receptacles, receptacle)
                return lambda position, agent: index in position.who and not position.status[position.who.index(index)]
            case v.Beaten(opponent):
                bit = 1 << max(0, find(file, (*path, "opponent"), "opponent", names.opponents, opponent))
                return lambda position, agent: bool(position.beaten & bit)
            case v.Experienced(wanted_id):
                return lambda position, agent: wanted_id in position.opts.experience
            case v.InPlay(receptacle):
                index = find(file, (*path, "receptacle"), "receptacle", names.receptacles, receptacle)
                return lambda position, agent: index in position.who
            case v.Visited(location, times):
                index = find(file, (*path, "location"), "location", names.locations, location)
                return lambda position, agent: position.visits[index] >= times
            case v.WasRead(card):
                bit = 1 << max(0, find(file, (*path, "card"), "card", names.cards, card))
                return lambda position, agent: bool(position.read & bit)
            case v.IsOpen(location):
                bit = 1 << max(0, find(file, (*path, "location"), "location", names.locations, location))
                return lambda position, agent: bool(position.opened & bit)
            case v.OnProfile(any_of):
                for place, name in enumerate(any_of):
                    if name not in names.profiles:
                        known = nearest(name, names.profiles)
                        self.fault(file, (*path, "any_of", place), "timestories-pack-no-profile", name=name, known=known)
                return lambda position, agent: position.profile.id in any_of
            case _:
                return self._numbers(file, path, when)

    def _receptacles(self, file: Document, path: Path, any_of: Sequence[str]) -> tuple[int, ...]:
        table = self.names.receptacles
        return tuple(self._find(file, (*path, "any_of", place), "receptacle", table, name) for place, name in enumerate(any_of))

    def _held(
        self, file: Document, path: Path, who: str, pieces: Sequence[int], least: int, slot: str, of_group: bool
    ) -> Holds:
        """Whether so many of these pieces lie before the one meant; what the group has counts for everybody."""
        if len(pieces) == least == 1 and who in ("reader", "anyone"):  # what cards mostly ask, and so asked in few steps
            return _held_once(pieces[0], who == "anyone", of_group)
        if who == "anyone":
            return lambda position, agent: sum(0 <= getattr(position, slot)[one] <= ON_TABLE for one in pieces) >= least
        receptacle = -1
        if who not in ("reader", "others"):
            receptacle = self.names.receptacles.get(who, -1)
            if receptacle < 0:
                self._nobody(file, path, who, WHOSE, WHO, "conditions")

        def holds(position: Position, agent: int) -> bool:
            found = 0
            for piece in pieces:
                at = getattr(position, slot)[piece]
                if at == ON_TABLE:
                    found += of_group
                elif 0 <= at < ON_TABLE:
                    mine = at == agent
                    found += mine if who == "reader" else not mine if who == "others" else position.who[at] == receptacle
            return found >= least

        return holds

    def _numbers(self, file: Document, path: Path, when: Any) -> Holds:
        match when:
            case v.AzrakAt(at, low, most):
                high = 999 if most is None else most
                if at == "reader":
                    return lambda position, agent: low <= position.pools[agent] <= high
                if at == "vortex":
                    return lambda position, agent: low <= position.vortex <= high
                return lambda position, agent: low <= position.returned <= high
            case v.MagickAt(who, low, most):
                self.need(file, path, "magick")
                high = 999 if most is None else most
                if who == "reader":
                    return lambda position, agent: low <= position.magick[agent] <= high
                return lambda position, agent: any(low <= position.magick[one] <= high for one in range(position.n))
            case v.RoundIs(low, most):
                high = 999 if most is None else most
                return lambda position, agent: low <= position.round <= high
            case v.CounterAt(counter, low, most):
                index = max(0, self._find(file, (*path, "counter"), "counter", self.names.counters, counter))
                high = 999 if most is None else most
                return lambda position, agent: low <= position.counters[index] <= high
            case v.Receptacles(low, high):
                return lambda position, agent: low <= position.n <= high
            case v.NotSo(of):
                inner = self.condition(file, (*path, "of"), of)
                return lambda position, agent: not inner(position, agent)
            case v.AllOf(parts) | v.AnyOf(parts):
                if not parts:
                    self.fault(file, path, "timestories-pack-no-parts")
                here = [one for one in self.editions if _may_hold(when, one.id)] if isinstance(when, v.AllOf) else self.editions
                with self.for_editions(here):
                    parts_hold = tuple(self.condition(file, (*path, "of", place), part) for place, part in enumerate(parts))
                if isinstance(when, v.AllOf):
                    return lambda position, agent: all(part(position, agent) for part in parts_hold)
                return lambda position, agent: any(part(position, agent) for part in parts_hold)
        raise AssertionError(f"no meaning for {type(when).__name__}")


def nearest(wanted: object, names: Iterable[object]) -> str:
    """Names that are like one that there is not; where none is like it, some of those there are."""
    known = [str(name) for name in names]
    return ", ".join(get_close_matches(str(wanted), known, MOST_NAMED, 0.6) or sorted(known)[:MOST_NAMED]) or "–"


def _may_hold(when: Any, profile: str) -> bool:
    """Whether a condition can hold where the mission is played by this profile."""
    match when:
        case v.OnProfile(any_of):
            return profile in any_of
        case v.NotSo(v.OnProfile(any_of)):
            return profile not in any_of
        case v.NotSo(v.NotSo(of)):
            return _may_hold(of, profile)
        case v.AllOf(parts):
            return all(_may_hold(part, profile) for part in parts)
        case v.AnyOf(parts):
            return any(_may_hold(part, profile) for part in parts)
    return True


_PLAIN: dict[type, int] = {
    v.RegainControl: REGAIN,
    v.EndConflict: END_CONFLICT,
    v.GoOn: GO_ON,
    v.Reshuffle: RESHUFFLE,
}


def _held_once(piece: int, by_anyone: bool, is_token: bool) -> Holds:
    """Whether a piece of which there is one lies before the reader, or before anyone."""
    if by_anyone:
        if is_token:
            return lambda position, agent: 0 <= position.token_at[piece] <= ON_TABLE
        return lambda position, agent: 0 <= position.item_at[piece] <= ON_TABLE
    if is_token:
        return lambda position, agent: position.token_at[piece] in (agent, ON_TABLE)
    return lambda position, agent: position.item_at[piece] == agent
