"""Instructions compiled for the engine: one flat list of operations per mission, conditions as functions.

A card's instructions are the operations from its start to the next RET. What refers to something
that the mission does not have is a fault with its file and line, and every fault is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from horae.core.speech import Sayable, Text
from horae.games.timestories import vocabulary as v
from horae.games.timestories.actions import MOST_OPTIONS
from horae.games.timestories.position import IN_DECK, ON_TABLE, REMOVED, Position
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
) = range(31)

READER, EVERYONE, OTHERS, THE_CAPTAIN = range(4)
WHO = {"reader": READER, "everyone": EVERYONE, "others": OTHERS, "captain": THE_CAPTAIN}

MOST_STEPS = 20_000
"""No mission needs more operations; a file that makes more is refused before it eats the memory."""


class Way(Struct, frozen=True):
    """An option of a `choose`: where its instructions start, and when it is open."""

    label: Text
    start: int
    when: Holds | None


class Op(Struct, frozen=True):
    """One operation. Which fields mean something depends on the code; what an instruction does not say keeps its default."""

    code: int
    number: int = -1
    """Of the item, token, interaction, location, card, sealed card or outcome it is about."""
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
    ask: Text | None = None
    ways: tuple[Way, ...] = ()
    when: Holds | None = None
    to: int = -1
    """Where it goes on: after a jump, when a condition does not hold, after a no, when nobody can pay."""


class Names:
    """What a mission's instructions may refer to, by the writer's names, with the engine's numbers."""

    __slots__ = ("cards", "items", "locations", "outcomes", "profiles", "receptacles", "sealed", "tokens")

    def __init__(self) -> None:
        self.items: dict[int, int] = {}
        self.tokens: dict[str, int] = {}
        self.locations: dict[str, int] = {}
        self.outcomes: dict[str, int] = {}
        self.receptacles: dict[str, int] = {}
        self.sealed: dict[str, int] = {}
        self.cards: dict[str, int] = {}
        """Panorama and reserve cards, items (item-4) and mysteries (mystery-2), to the card's number."""
        self.profiles: frozenset[str] = frozenset()


class Compiler:
    """Turns instructions into operations, keeping the faults."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.ops: list[Op] = []
        self.origin: list[tuple[Document, Path]] = []
        self.faults: list[BadPack] = []
        self.interactions: list[tuple[Document, Path, int]] = []
        """Every reading of an interaction, to be checked against the receptacles."""

    def card(self, file: Document, path: Path, steps: Sequence[Any], key: str = "steps") -> int:
        """Compile a list of instructions as a routine of its own; where it starts."""
        start = len(self.ops)
        self._block(file, (*path, key), steps)
        self._emit(file, path, Op(RET))
        return start

    def fault(self, file: Document, path: Path, key: str, /, **args: Sayable) -> None:
        self.faults.append(file.fault(path, key, **args))

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
            self.fault(file, path, f"timestories-pack-no-{kind}", name=str(wanted))
        return found

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

    def _step(self, file: Document, path: Path, step: Any) -> None:
        names, find = self.names, self._find
        match step:
            case v.Take() | v.Stow() | v.Remove():
                is_item, index = self._thing(file, path, step)
                if isinstance(step, v.Take):
                    self._emit(file, path, Op(TAKE if is_item else TOKEN, index))
                else:
                    where = IN_DECK if isinstance(step, v.Stow) else REMOVED
                    self._emit(file, path, Op(STOW_ITEM if is_item else STOW_TOKEN, index, where=where))
            case v.Read(interaction, recall):
                if (interaction is None) == (not recall):
                    self.fault(file, path, "timestories-pack-read-one")
                elif interaction is not None:
                    self.interactions.append((file, path, interaction))
                self._emit(file, path, Op(RECALL) if interaction is None else Op(READ, interaction))
            case v.Gain():
                self._amounts(file, path, step)
                from_return = step.source == "return"
                op = Op(GAIN, azrak=step.azrak, magick=step.magick, from_return=from_return, who=WHO[step.who])
                self._emit(file, path, op)
            case v.Lose():
                self._amounts(file, path, step)
                self._emit(file, path, Op(LOSE, azrak=step.azrak, magick=step.magick, who=WHO[step.who]))
            case v.Spend():
                self._amounts(file, path, step)
                if step.by == "group" and step.azrak and step.magick:
                    self.fault(file, path, "timestories-pack-group-spend")
                op = Op(SPEND, azrak=step.azrak, magick=step.magick, by_group=step.by == "group")
                self._branch(file, path, op, step.then, step.otherwise)
            case v.OpenLocation(location) | v.CloseLocation(location) | v.Cover(location):
                kind = OPEN if isinstance(step, v.OpenLocation) else CLOSE if isinstance(step, v.CloseLocation) else COVER
                self._emit(file, path, Op(kind, find(file, (*path, "location"), "location", names.locations, location)))
            case v.DrawMystery():
                self._emit(file, path, Op(MYSTERY))
            case v.Eject(who):
                self._emit(file, path, Op(EJECT, who=WHO[who]))
            case v.Replace(card, by):
                old = find(file, (*path, "card"), "card", names.cards, card)
                new = find(file, (*path, "by"), "card", names.cards, by)
                self._emit(file, path, Op(REPLACE, old, new))
            case v.May(ask, then, otherwise):
                self._branch(file, path, Op(MAY, ask=ask), then, otherwise)
            case v.Choose():
                self._choose(file, path, step)
            case v.If(when, then, otherwise):
                holds = self.condition(file, (*path, "when"), when)
                self._branch(file, path, Op(IF, when=holds), then, otherwise)
            case v.Turn(card):
                self._emit(file, path, Op(TURN, find(file, (*path, "card"), "sealed", names.sealed, card)))
            case v.End(outcome):
                self._emit(file, path, Op(END, find(file, (*path, "outcome"), "outcome", names.outcomes, outcome)))
            case v.Damage(points) | v.Bonus(points) | v.FreeUpdate(points):
                if points < 1 and not isinstance(step, v.Bonus):
                    self.fault(file, path, "timestories-pack-amount")
                kind = DAMAGE if isinstance(step, v.Damage) else BONUS if isinstance(step, v.Bonus) else FREE_UPDATE
                self._emit(file, path, Op(kind, amount=points))
            case _:
                self._emit(file, path, Op(_PLAIN[type(step)]))

    def _choose(self, file: Document, path: Path, step: v.Choose) -> None:
        if not 2 <= len(step.options) <= MOST_OPTIONS:
            self.fault(file, path, "timestories-pack-options", most=MOST_OPTIONS)
        at = self._emit(file, path, Op(CHOOSE))
        ways: list[Way] = []
        leaves: list[int] = []
        for place, option in enumerate(step.options):
            here = (*path, "options", place)
            when = self.condition(file, (*here, "when"), option.when) if option.when is not None else None
            ways.append(Way(option.label, len(self.ops), when))
            self._block(file, (*here, "then"), option.then)
            leaves.append(self._emit(file, here, Op(JUMP)))
        for leave in leaves:
            self.ops[leave] = Op(JUMP, to=len(self.ops))
        self.ops[at] = Op(CHOOSE, ask=step.ask, ways=tuple(ways), to=len(self.ops))

    # --- conditions ---

    def condition(self, file: Document, path: Path, when: Any) -> Holds:
        names, find = self.names, self._find
        match when:
            case v.HasItem(item, who):
                index = find(file, (*path, "item"), "item", names.items, item)
                if who == "reader":
                    return lambda position, agent: position.item_at[index] == agent
                return lambda position, agent: 0 <= position.item_at[index] <= ON_TABLE
            case v.HasToken(token, who):
                index = find(file, (*path, "token"), "token", names.tokens, token)
                if who == "reader":
                    return lambda position, agent: position.token_at[index] in (agent, ON_TABLE)
                return lambda position, agent: 0 <= position.token_at[index] <= ON_TABLE
            case v.IsReceptacle(any_of):
                wanted = tuple(
                    find(file, (*path, "any_of", place), "receptacle", names.receptacles, name)
                    for place, name in enumerate(any_of)
                )
                return lambda position, agent: position.who[agent] in wanted
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
                        self.fault(file, (*path, "any_of", place), "timestories-pack-no-profile", name=name)
                return lambda position, agent: position.profile.id in any_of
            case _:
                return self._numbers(file, path, when)

    def _numbers(self, file: Document, path: Path, when: Any) -> Holds:
        match when:
            case v.AzrakAt(at, low, most):
                high = 999 if most is None else most
                if at == "reader":
                    return lambda position, agent: low <= position.pools[agent] <= high
                if at == "vortex":
                    return lambda position, agent: low <= position.vortex <= high
                return lambda position, agent: low <= position.returned <= high
            case v.Receptacles(low, high):
                return lambda position, agent: low <= position.n <= high
            case v.NotSo(of):
                inner = self.condition(file, (*path, "of"), of)
                return lambda position, agent: not inner(position, agent)
            case v.AllOf(parts) | v.AnyOf(parts):
                if not parts:
                    self.fault(file, path, "timestories-pack-no-parts")
                parts_hold = tuple(self.condition(file, (*path, "of", place), part) for place, part in enumerate(parts))
                if isinstance(when, v.AllOf):
                    return lambda position, agent: all(part(position, agent) for part in parts_hold)
                return lambda position, agent: any(part(position, agent) for part in parts_hold)
        raise AssertionError(f"no meaning for {type(when).__name__}")


_PLAIN: dict[type, int] = {
    v.RegainControl: REGAIN,
    v.StartConflict: CONFLICT,
    v.EndConflict: END_CONFLICT,
    v.GoOn: GO_ON,
    v.Reshuffle: RESHUFFLE,
    v.OpenDeck: OPEN_DECK,
}
