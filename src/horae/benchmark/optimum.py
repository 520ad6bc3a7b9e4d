"""The best that any team can do with a pack small enough, found by trying everything, and nothing estimated.

A team is a rule for each seat: what to do by all that this seat has seen and heard. What everybody has heard makes a node:
all the worlds that there could be, each with its weight. Whoever is to act has, for each of the hands they could have come
to, a move to settle on; every way of settling them is tried, and each leads to nodes by what the others get to see of the
move. So what is found is the chance to win of the best team that has agreed on everything beforehand, remembers everything,
and whose members use what they alone know. Fractions are exact.

A world is a row of the twin, and for each seat a mark of what it alone has seen; seats that have seen different things but
expect the same of everything are taken together. Whoever is asked first in the group is asked as `Match` asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations
from math import gcd
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from horae.benchmark.optimum_rules import EnginesRules, How, Line, Rules, TwinsRules
from horae.core.game import BadSetup
from horae.fast.layout import (
    A_PASS,
    A_PREDICT,
    A_SHOW,
    ACTIVE,
    BAG,
    HANDS,
    OVER,
    PLAYED_OLD,
    RESULT,
    SEATS,
    STEP,
    TURN,
    WON,
)
from horae.fast.tables import GAME
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import GOAL

MOST_NODES = 200_000
TOTAL_DOOM: Mapping[str, object] = MappingProxyType({"difficulty": "total"})
MOST_CARDS_OPEN = 5
"""With four in the row and one, which shows, on the deck, nobody's deck is hidden."""
Mark: TypeAlias = Any
"""What a seat alone has seen."""
World: TypeAlias = tuple[Line, tuple[Mark, ...]]
Worlds: TypeAlias = dict[World, int]


class Solution(Struct, frozen=True):
    """The best chance to win, as a fraction and as a number, and what it took."""

    pack: str
    pack_hash: str
    seats: int
    points: int
    """How many were still to be made."""
    options: dict[str, Any]
    best: str
    value: float
    open_hands: float
    """The chance to win of a team that sees everybody's hands: what no team can beat."""
    nodes: int
    """Nodes that were solved."""
    rules: How
    decks: int
    """Over how many orders of the deck that is the mean."""


class Outcome(NamedTuple):
    """What may follow a move."""

    line: Line
    sight: Any
    """What everybody sees of it."""
    times: int
    ways: int
    """In so many of so many ways it comes about."""
    has_drawn: bool
    """Whether a turn began with it."""


class Search:
    """Solves nodes, each once."""

    def __init__(self, rules: Rules, most_nodes: int) -> None:
        self.rules = rules
        self.nodes = 0
        self._spent = 0
        self._most = most_nodes
        self._known: dict[frozenset[tuple[World, int]], Fraction] = {}
        self._moves: dict[tuple[Line, int], list[int]] = {}
        self._after: dict[tuple[Line, int, int], list[Outcome]] = {}

    # --- nodes ---

    def value(self, worlds: Worlds) -> Fraction:
        """The weight of the worlds that the best team wins."""
        worlds = merged(worlds, self.rules.seats)
        common = gcd(*worlds.values())
        key = frozenset((world, weight // common) for world, weight in worlds.items())
        found = self._known.get(key)
        if found is None:
            self.nodes += 1
            self._spend()
            found = self._known[key] = self._solve({world: weight // common for world, weight in worlds.items()})
        return found * common

    def _solve(self, worlds: Worlds) -> Fraction:
        seat = self.rules.to_act(next(iter(worlds))[0])
        of_mark: dict[Mark, list[tuple[World, int]]] = {}
        for world, weight in worlds.items():
            of_mark.setdefault(world[1][seat], []).append((world, weight))
        choices = [self._choices(seat, held) for held in of_mark.values()]
        choices.sort(key=len)
        return self._settle(choices, {}, Fraction(0), Fraction(-1))

    def _choices(self, seat: int, held: list[tuple[World, int]]) -> list[tuple[Fraction, dict[Any, Worlds]]]:
        """For each move of one who has seen the same in all these worlds: what is won with it at once, and the worlds that it
        leads to by what is seen of it. A move that only loses is left out: to lose later is no worse."""
        found: list[tuple[Fraction, dict[Any, Worlds]]] = []
        for move in self._legal(held[0][0][0], seat):
            won = Fraction(0)
            seen: dict[Any, Worlds] = {}
            for (line, marks), weight in held:
                for after, sight, times, ways, has_drawn in self._outcomes(line, seat, move):
                    if after[STEP] == OVER:
                        won += Fraction(weight * times * (after[RESULT] == WON), ways)
                        continue
                    told = marks
                    if has_drawn:
                        active = after[ACTIVE]
                        told = (*marks[:active], (marks[active], hand_of(after, active)), *marks[active + 1 :])
                    there = seen.setdefault((sight, ways), {})
                    there[after, told] = there.get((after, told), 0) + weight * times
            if won or seen:
                found.append((won, seen))
        return found

    def _settle(
        self, choices: list[list[tuple[Fraction, dict[Any, Worlds]]]], so_far: dict[Any, Worlds], won: Fraction, best: Fraction
    ) -> Fraction:
        """The best way to settle on a move for each; worse than `best` is of no interest."""
        if not choices:
            return max(best, won + sum((self.value(worlds) / ways for (_, ways), worlds in so_far.items()), Fraction(0)))
        if not choices[0]:
            return self._settle(choices[1:], so_far, won, best)
        for at_once, seen in choices[0]:
            joined = {sight: dict(worlds) for sight, worlds in so_far.items()}
            for sight, worlds in seen.items():
                there = joined.setdefault(sight, {})
                for world, weight in worlds.items():
                    there[world] = there.get(world, 0) + weight
            if won + at_once + self._bound(choices[1:], joined) > best:
                best = self._settle(choices[1:], joined, won + at_once, best)
        return best

    def _bound(self, choices: list[list[tuple[Fraction, dict[Any, Worlds]]]], so_far: dict[Any, Worlds]) -> Fraction:
        """No more than this can come of it: what would be won if everybody knew in which world they are."""
        bound = sum((self._open(worlds) / ways for (_, ways), worlds in so_far.items()), Fraction(0))
        for choice in choices:
            bound += max(
                (
                    won + sum((self._open(worlds) / ways for (_, ways), worlds in seen.items()), Fraction(0))
                    for won, seen in choice
                ),
                default=Fraction(0),
            )
        return bound

    def _open(self, worlds: Worlds) -> Fraction:
        return sum((self.in_the_open(line) * weight for (line, _), weight in worlds.items()), Fraction(0))

    def in_the_open(self, line: Line) -> Fraction:
        """The chance to win from a position for a team that sees all hands."""
        key = frozenset({((line, ()), 1)})
        found = self._known.get(key)
        if found is None:
            self._spend()
            seat = self.rules.to_act(line)
            found = Fraction(0)
            for move in self._legal(line, seat):
                worth = Fraction(0)
                for after, _, times, ways, _ in self._outcomes(line, seat, move):
                    worth += Fraction(times, ways) * (self.in_the_open(after) if after[STEP] != OVER else after[RESULT] == WON)
                found = max(found, worth)
            self._known[key] = found
        return found

    def _spend(self) -> None:
        self._spent += 1
        if self._spent > self._most:
            raise BadSetup("optimum-too-large", most=self._most)

    # --- what follows from what ---

    def _legal(self, line: Line, seat: int) -> list[int]:
        key = line, seat
        if key not in self._moves:
            self._moves[key] = self.rules.moves(line, seat)
        return self._moves[key]

    def _outcomes(self, line: Line, seat: int, move: int) -> list[Outcome]:
        key = line, seat, move
        if key not in self._after:
            after = self.rules.after(line, seat, move)
            sight: Any = None
            if A_PREDICT <= move < A_PASS:
                shown = after[TURN] != line[TURN] or after[STEP] == OVER
                sight = move, line[HANDS + 2 * line[ACTIVE]] if shown else 0
            elif move == A_SHOW:
                sight = line[HANDS + 2 * seat]
            if after[STEP] == OVER:
                made = [Outcome(after, None, 1, 1, False)]
            elif after[TURN] != line[TURN]:
                ways = self.rules.drawn_ways(after)
                drawings = self.rules.drawings(after)
                made = [Outcome(drawn, (open_part(drawn), sight), times, ways, True) for drawn, times in drawings]
            else:
                tidy = self.rules.tidy(bytearray(after))
                made = [Outcome(tidy, (open_part(tidy), sight), 1, 1, False)]
            self._after[key] = made
        return self._after[key]


def hand_of(line: Line, seat: int) -> bytes:
    return line[HANDS + 2 * seat : HANDS + 2 * seat + 2]


def open_part(line: Line) -> bytes:
    """What of a row lies open to all: everything but hands, bag and whether the fate played was the one held longer."""
    row = bytearray(line)
    row[HANDS : HANDS + 2 * SEATS] = bytes(1 if held else 0 for held in line[HANDS : HANDS + 2 * SEATS])
    row[BAG : BAG + 8] = bytes(8)
    row[PLAYED_OLD] = 0
    return bytes(row)


def merged(worlds: Worlds, seats: int) -> Worlds:
    """The same worlds with marks as short as they can be: two things that a seat may have seen are one where they leave it the
    same hand and the same odds of everything else."""
    for seat in range(seats):
        by_mark: dict[Mark, dict[Any, int]] = {}
        for (line, marks), weight in worlds.items():
            rest = line, marks[:seat], marks[seat + 1 :]
            there = by_mark.setdefault(marks[seat], {})
            there[rest] = there.get(rest, 0) + weight
        signs: dict[Mark, Any] = {}
        for mark, rests in by_mark.items():
            common = gcd(*rests.values())
            signs[mark] = frozenset((rest, weight // common) for rest, weight in rests.items())
        hands = {mark: hand_of(next(iter(rests))[0], seat) for mark, rests in by_mark.items()}
        names: dict[Any, Mark] = {}
        taken: dict[bytes, int] = {}
        for mark in sorted(by_mark, key=lambda each: (hands[each], _in_order(by_mark[each]))):
            if signs[mark] not in names:
                hand = hands[mark]
                names[signs[mark]] = hand, taken.get(hand, 0)
                taken[hand] = taken.get(hand, 0) + 1
        made: Worlds = {}
        for (line, marks), weight in worlds.items():
            world = line, (*marks[:seat], names[signs[marks[seat]]], *marks[seat + 1 :])
            made[world] = made.get(world, 0) + weight
        worlds = made
    return worlds


def _in_order(rests: Mapping[Any, int]) -> list[str]:
    common = gcd(*rests.values())
    return sorted(f"{rest!r} {weight // common}" for rest, weight in rests.items())


def rules_of(how: How, pack: ShipwreckPack, seats: int, options: ShipwreckOptions) -> Rules:
    return EnginesRules(pack, seats, options) if how == "engine" else TwinsRules(pack, seats, options, how)


def optimum(
    pack: ShipwreckPack,
    seats: int,
    points: int,
    options: Mapping[str, object] = TOTAL_DOOM,
    how: How = "plain",
    most_nodes: int = MOST_NODES,
) -> Solution:
    """The best chance to win where so many points are still to be made, over every order of the deck. Raises BadSetup where
    that is too much."""
    if not 1 <= points <= GOAL:
        raise BadSetup("optimum-points", most=GOAL)
    settled = GAME.options({"first": "1", **options})
    GAME.check_setup(seats, settled)
    if len(pack.arcana) > MOST_CARDS_OPEN:
        raise BadSetup("optimum-hidden-deck", most=MOST_CARDS_OPEN)
    search = Search(rules_of(how, pack, seats, settled), most_nodes)
    total = opened = Fraction(0)
    decks = list(permutations(range(len(pack.arcana))))
    for deck in decks:
        begun = search.rules.beginning(deck, GOAL - points)
        ways = search.rules.drawn_ways(begun)
        worlds: Worlds = {}
        for line, times in search.rules.drawings(begun):
            marks = tuple(hand_of(line, seat) for seat in range(seats))
            worlds[line, marks] = worlds.get((line, marks), 0) + times
        total += search.value(worlds) / ways
        opened += search._open(worlds) / ways
    best, opened = total / len(decks), opened / len(decks)
    return Solution(
        pack=pack.id,
        pack_hash=pack.hash,
        seats=seats,
        points=points,
        options={name: getattr(settled, name) for name in settled.__struct_fields__},
        best=str(best),
        value=round(float(best), 6),
        open_hands=round(float(opened), 6),
        nodes=search.nodes,
        rules=how,
        decks=len(decks),
    )
