"""What the search for an optimum asks of the rules, and who answers: the twin as it stands or compiled, or the plain engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np

from horae.fast.crossing import TwinsChance, read_row, write_row
from horae.fast.layout import (
    ACTIVE,
    AT_HOURS,
    BAG,
    BAG_SIZE,
    BEGAN_WITH,
    DECK,
    DECK_SIZE,
    FADED,
    FADED_SIZE,
    HANDS,
    LAID,
    LAID_SIZE,
    MOST_CARDS,
    MOST_FATES,
    PLAY,
    PLAYED_OLD,
    ROW,
    SCORE,
    STEP,
    T_MOVES,
    TELL_OLD,
    TURN,
    TURNS_128,
    WIDTH,
    Tables,
)
from horae.fast.tables import DEEDS, GAME, tables_of
from horae.fast.translation import compiled, plain
from horae.fast.twin import rows
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import Position
from horae.games.shipwreck.rounds import set_up
from horae.games.shipwreck.state import ShipwreckState

How: TypeAlias = Literal["engine", "plain", "core"]
"""Whose rules: those of the plain engine, of the twin as it stands, of the twin compiled."""
Line: TypeAlias = bytes
"""A row of the twin. Nothing in it is less than -1."""


class Rules(ABC):
    """What follows from what, by one of the engines."""

    def __init__(self, pack: ShipwreckPack, seats: int, options: ShipwreckOptions) -> None:
        self.pack = pack
        self.seats = seats
        self.options = options
        self.tables: Tables = tables_of(pack, seats, options)
        self.tells_old = any(DEEDS[type(power.does)] == TELL_OLD for power in pack.power_of)

    @abstractmethod
    def beginning(self, deck: Sequence[int], score: int) -> Line:
        """The first position with this deck and this score, whatever was drawn."""

    @abstractmethod
    def moves(self, line: Line, seat: int) -> list[int]: ...

    @abstractmethod
    def after(self, line: Line, seat: int, move: int) -> Line:
        """Whatever is drawn with it."""

    @abstractmethod
    def to_act(self, line: Line) -> int: ...

    def drawings(self, line: Line) -> Iterator[tuple[Line, int]]:
        """The positions that this one could be if other fates had been drawn as its turn began, each with in how many ways."""
        row = bytearray(line)
        hand = HANDS + 2 * row[ACTIVE]
        drawn = [at for at in range(hand + row[BEGAN_WITH], hand + 2) if row[at]]
        for at in drawn:
            row[BAG + row[at]] += 1
            row[BAG_SIZE] += 1
            row[at] = 0
        yield from self._draw(row, drawn, 1)

    def _draw(self, row: bytearray, places: list[int], ways: int) -> Iterator[tuple[Line, int]]:
        if not places:
            yield self.tidy(row), ways
            return
        for value in range(1, 8):
            if row[BAG + value]:
                made = bytearray(row)
                made[places[0]] = value
                made[BAG + value] -= 1
                made[BAG_SIZE] -= 1
                yield from self._draw(made, places[1:], ways * row[BAG + value])

    def tidy(self, row: bytearray) -> Line:
        """A position without what has no bearing on it: how many turns went by, in which order fates came to lie, what stood
        in places that are empty now, and, where nothing can ask for it, which of two fates was held longer."""
        row[TURN], row[TURNS_128] = 1, 0
        if not row[AT_HOURS]:
            row[LAID : LAID + row[LAID_SIZE]] = bytes(sorted(row[LAID : LAID + row[LAID_SIZE]]))
        for start, most, size in (
            (LAID, MOST_FATES, LAID_SIZE),
            (DECK, MOST_CARDS, DECK_SIZE),
            (FADED, MOST_CARDS, FADED_SIZE),
        ):
            row[start + row[size] : start + most] = bytes(most - row[size])
        hand = HANDS + 2 * row[ACTIVE]
        if row[STEP] == PLAY and row[hand + 1] and (not self.tells_old or not row[BEGAN_WITH]) and row[hand] > row[hand + 1]:
            row[hand], row[hand + 1] = row[hand + 1], row[hand]
        if not self.tells_old:
            row[PLAYED_OLD] = 0
        return bytes(row)

    def drawn_ways(self, line: Line) -> int:
        """In how many ways the fates of this turn can have been drawn, one after the other."""
        hand = HANDS + 2 * line[ACTIVE]
        drawn = sum(1 for at in range(hand + line[BEGAN_WITH], hand + 2) if line[at])
        bag = line[BAG_SIZE] + drawn
        return (1, bag, bag * (bag - 1))[drawn]


class TwinsRules(Rules):
    def __init__(self, pack: ShipwreckPack, seats: int, options: ShipwreckOptions, how: How) -> None:
        super().__init__(pack, seats, options)
        self._names = plain() if how == "plain" else compiled(False)
        self._t: Any = self.tables if how == "plain" else np.array(self.tables, np.int32)
        self._how = how

    def _row(self, line: Line) -> Any:
        array = np.frombuffer(line, np.int8).copy()
        return array.data if self._how == "plain" else array

    def _key(self) -> Any:
        return [1, 2] if self._how == "plain" else np.array([1, 2], np.uint32)

    def beginning(self, deck: Sequence[int], score: int) -> Line:
        row = np.zeros(WIDTH, np.int8)
        self._names["set_up"](row.data if self._how == "plain" else row, self._key(), self._t)
        cards = list(deck)
        for place in range(1, 5):
            row[ROW + place] = cards.pop() if cards else -1
        row[DECK : DECK + len(cards)] = cards
        row[SCORE] = score
        return row.tobytes()

    def moves(self, line: Line, seat: int) -> list[int]:
        row = self._row(line)
        is_legal = self._names["is_legal"]
        return [move for move in range(self.tables[T_MOVES]) if is_legal(row, seat, move, self._t)]

    def after(self, line: Line, seat: int, move: int) -> Line:
        row = self._row(line)
        self._names["apply"](row, self._key(), seat, move, self._t)
        return bytes(row)

    def to_act(self, line: Line) -> int:
        return int(self._names["seat_to_act"](self._row(line), self._t))


class EnginesRules(Rules):
    """Makes a position of the plain engine out of each row, and a row out of what it becomes."""

    def __init__(self, pack: ShipwreckPack, seats: int, options: ShipwreckOptions) -> None:
        super().__init__(pack, seats, options)
        self._space = GAME.action_space(pack)
        self._number = {action: number for number, action in enumerate(self._space)}

    def _line(self, state: ShipwreckState) -> Line:
        row = np.zeros(WIDTH, np.int8)
        write_row(state, self.tables, rows(row))
        return row.tobytes()

    def _state(self, line: Line) -> ShipwreckState:
        state = self._blank([])
        state.circle = state.order = tuple(range(self.seats))
        for name, part in read_row(rows(np.frombuffer(line, np.int8)), self.pack, self.tables).items():
            if name != "reason":
                setattr(state, name, [*part] if isinstance(getattr(state, name), list) else part)  # type: ignore[misc]  # tuples
        state.row.insert(0, -1)
        return state

    def _blank(self, deck: Sequence[int]) -> ShipwreckState:
        state = ShipwreckState.__new__(ShipwreckState)
        state.blank(self.options, self.pack, _AsGiven(deck, state))
        return state

    def beginning(self, deck: Sequence[int], score: int) -> Line:
        state = self._blank(deck)
        set_up(state, self.seats)
        state.score = score
        return self._line(state)

    def moves(self, line: Line, seat: int) -> list[int]:
        return sorted(self._number[action] for action in self._state(line).legal(seat))

    def after(self, line: Line, seat: int, move: int) -> Line:
        state = self._state(line)
        state.apply(seat, self._space[move])
        return self._line(state)

    def to_act(self, line: Line) -> int:
        deciding = self._state(line).deciding()
        return deciding[0] if deciding else -1


class _AsGiven(TwinsChance):
    """Leaves the deck in the order it is to have."""

    __slots__ = ("_deck",)

    def __init__(self, deck: Sequence[int], position: Position) -> None:
        super().__init__([1, 2], position)
        self._deck = list(deck)

    def shuffle(self, items: Any) -> None:
        if sorted(items) == sorted(self._deck):
            items[:] = self._deck
