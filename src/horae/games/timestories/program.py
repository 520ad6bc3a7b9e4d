"""Instructions compiled for the engine: one flat list of operations per mission, conditions as functions.

A card's instructions are the operations from its start to the next RET. What refers to something
that the mission does not have is a fault with its file and line, and every fault is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from horae.core.speech import Sayable
from horae.games.timestories import vocabulary as v
from horae.packs.reader import BadPack, Document

if TYPE_CHECKING:
    from horae.games.timestories.table import Table

Path: TypeAlias = tuple[str | int, ...]
Test: TypeAlias = "Callable[[Table, int], bool]"
Op: TypeAlias = tuple[Any, ...]

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

READER, EVERYONE, OTHERS, CAPTAIN = range(4)
WHO = {"reader": READER, "everyone": EVERYONE, "others": OTHERS, "captain": CAPTAIN}

ON_TABLE, REMOVED, OPEN_NOW = 4, 5, 6
"""Where an item or token can be besides its deck (-1) and an agent (0 to 3): face up for all (a group
token, a white item), out of the game, or open and not yet resolved (yellow and red)."""

MOST_OPTIONS = 12
MOST_STEPS = 20_000
"""No mission needs more operations; a file that makes more is refused before it eats the memory."""


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
        self._emit(file, path, RET)
        return start

    def fault(self, file: Document, path: Path, key: str, /, **args: Sayable) -> None:
        self.faults.append(file.fault(path, key, **args))

    def _emit(self, file: Document, path: Path, *op: Any) -> int:
        if len(self.ops) >= MOST_STEPS:
            raise file.fault(path, "timestories-pack-too-many-steps", most=MOST_STEPS)
        self.ops.append(op)
        self.origin.append((file, path))
        return len(self.ops) - 1

    def _block(self, file: Document, path: Path, steps: Sequence[Any]) -> None:
        for place, step in enumerate(steps):
            self._step(file, (*path, place), step)

    def _branch(self, file: Document, path: Path, at: int, op: Op, then: Sequence[Any], otherwise: Sequence[Any]) -> None:
        """Compile both ways after the operation at `at`, which is given the place of the second."""
        self._block(file, (*path, "then"), then)
        leave = self._emit(file, path, JUMP, 0)
        self.ops[at] = (*op, len(self.ops))
        self._block(file, (*path, "else"), otherwise)
        self.ops[leave] = (JUMP, len(self.ops))

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
                    self._emit(file, path, TAKE if is_item else TOKEN, index)
                else:
                    where = -1 if isinstance(step, v.Stow) else REMOVED
                    self._emit(file, path, STOW_ITEM if is_item else STOW_TOKEN, index, where)
            case v.Read(interaction, recall):
                if (interaction is None) == (not recall):
                    self.fault(file, path, "timestories-pack-read-one")
                elif interaction is not None:
                    self.interactions.append((file, path, interaction))
                self._emit(file, path, *((RECALL,) if recall else (READ, interaction)))
            case v.Gain():
                self._amounts(file, path, step)
                self._emit(file, path, GAIN, step.azrak, step.magick, step.source == "return", WHO[step.who])
            case v.Lose():
                self._amounts(file, path, step)
                self._emit(file, path, LOSE, step.azrak, step.magick, WHO[step.who])
            case v.Spend():
                self._amounts(file, path, step)
                if step.by == "group" and step.azrak and step.magick:
                    self.fault(file, path, "timestories-pack-group-spend")
                op = (SPEND, step.azrak, step.magick, step.by == "group")
                self._branch(file, path, self._emit(file, path), op, step.then, step.otherwise)
            case v.OpenLocation(location) | v.CloseLocation(location) | v.Cover(location):
                kind = OPEN if isinstance(step, v.OpenLocation) else CLOSE if isinstance(step, v.CloseLocation) else COVER
                self._emit(file, path, kind, find(file, (*path, "location"), "location", names.locations, location))
            case v.DrawMystery():
                self._emit(file, path, MYSTERY)
            case v.Eject(who):
                self._emit(file, path, EJECT, WHO[who])
            case v.Replace(card, by):
                self._emit(
                    file,
                    path,
                    REPLACE,
                    find(file, (*path, "card"), "card", names.cards, card),
                    find(file, (*path, "by"), "card", names.cards, by),
                )
            case v.May(ask, then, otherwise):
                self._branch(file, path, self._emit(file, path), (MAY, ask), then, otherwise)
            case v.Choose():
                self._choose(file, path, step)
            case v.If(when, then, otherwise):
                holds = self.condition(file, (*path, "when"), when)
                self._branch(file, path, self._emit(file, path), (IF, holds), then, otherwise)
            case v.Turn(card):
                self._emit(file, path, TURN, find(file, (*path, "card"), "sealed", names.sealed, card))
            case v.End(outcome):
                self._emit(file, path, END, find(file, (*path, "outcome"), "outcome", names.outcomes, outcome))
            case v.Damage(points) | v.Bonus(points) | v.FreeUpdate(points):
                if points < 1 and not isinstance(step, v.Bonus):
                    self.fault(file, path, "timestories-pack-amount")
                kind = DAMAGE if isinstance(step, v.Damage) else BONUS if isinstance(step, v.Bonus) else FREE_UPDATE
                self._emit(file, path, kind, points)
            case _:
                self._emit(file, path, _PLAIN[type(step)])

    def _choose(self, file: Document, path: Path, step: v.Choose) -> None:
        if not 2 <= len(step.options) <= MOST_OPTIONS:
            self.fault(file, path, "timestories-pack-options", most=MOST_OPTIONS)
        at = self._emit(file, path)
        ways: list[tuple[Any, int, Test | None]] = []
        leaves: list[int] = []
        for place, option in enumerate(step.options):
            here = (*path, "options", place)
            when = self.condition(file, (*here, "when"), option.when) if option.when is not None else None
            ways.append((option.label, len(self.ops), when))
            self._block(file, (*here, "then"), option.then)
            leaves.append(self._emit(file, here, JUMP, 0))
        for leave in leaves:
            self.ops[leave] = (JUMP, len(self.ops))
        self.ops[at] = (CHOOSE, step.ask, tuple(ways), len(self.ops))

    # --- conditions ---

    def condition(self, file: Document, path: Path, when: Any) -> Test:
        names, find = self.names, self._find
        match when:
            case v.HasItem(item, who):
                index = find(file, (*path, "item"), "item", names.items, item)
                if who == "reader":
                    return lambda t, agent: t.item_at[index] == agent
                return lambda t, agent: 0 <= t.item_at[index] <= ON_TABLE
            case v.HasToken(token, who):
                index = find(file, (*path, "token"), "token", names.tokens, token)
                if who == "reader":
                    return lambda t, agent: t.token_at[index] in (agent, ON_TABLE)
                return lambda t, agent: 0 <= t.token_at[index] <= ON_TABLE
            case v.IsReceptacle(any_of):
                wanted = tuple(
                    find(file, (*path, "any_of", place), "receptacle", names.receptacles, name)
                    for place, name in enumerate(any_of)
                )
                return lambda t, agent: t.who[agent] in wanted
            case v.InPlay(receptacle):
                index = find(file, (*path, "receptacle"), "receptacle", names.receptacles, receptacle)
                return lambda t, agent: index in t.who
            case v.Visited(location, times):
                index = find(file, (*path, "location"), "location", names.locations, location)
                return lambda t, agent: t.visits[index] >= times
            case v.WasRead(card):
                bit = 1 << max(0, find(file, (*path, "card"), "card", names.cards, card))
                return lambda t, agent: bool(t.read & bit)
            case v.IsOpen(location):
                bit = 1 << max(0, find(file, (*path, "location"), "location", names.locations, location))
                return lambda t, agent: bool(t.opened & bit)
            case v.OnProfile(any_of):
                for place, name in enumerate(any_of):
                    if name not in names.profiles:
                        self.fault(file, (*path, "any_of", place), "timestories-pack-no-profile", name=name)
                return lambda t, agent: t.profile.id in any_of
            case _:
                return self._numbers(file, path, when)

    def _numbers(self, file: Document, path: Path, when: Any) -> Test:
        match when:
            case v.AzrakAt(at, low, most):
                high = 999 if most is None else most
                if at == "reader":
                    return lambda t, agent: low <= t.pools[agent] <= high
                if at == "vortex":
                    return lambda t, agent: low <= t.vortex <= high
                return lambda t, agent: low <= t.returned <= high
            case v.Receptacles(low, high):
                return lambda t, agent: low <= t.n <= high
            case v.NotSo(of):
                inner = self.condition(file, (*path, "of"), of)
                return lambda t, agent: not inner(t, agent)
            case v.AllOf(parts) | v.AnyOf(parts):
                if not parts:
                    self.fault(file, path, "timestories-pack-no-parts")
                tests = tuple(self.condition(file, (*path, "of", place), part) for place, part in enumerate(parts))
                if isinstance(when, v.AllOf):
                    return lambda t, agent: all(test(t, agent) for test in tests)
                return lambda t, agent: any(test(t, agent) for test in tests)
        raise AssertionError(f"no meaning for {type(when).__name__}")


_PLAIN: dict[type, int] = {
    v.RegainControl: REGAIN,
    v.StartConflict: CONFLICT,
    v.EndConflict: END_CONFLICT,
    v.GoOn: GO_ON,
    v.Reshuffle: RESHUFFLE,
    v.OpenDeck: OPEN_DECK,
}
