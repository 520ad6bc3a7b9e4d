"""An Echoes position as data: what lies where, whose turn it is, what is half-done. Decides nothing.

Plain slotted data, changed in place; per-seat parts are lists of small immutable values, so that a copy is a handful of
shallow list copies. A card is a number, its place in the pack; a source in play is `k`, its place among those in play.
Functions of a position call it `s`: in the rulebook, a "position" is a card's place on the board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from msgspec.structs import astuple

from horae.core.game import Action, Result, Seat, digest_keys
from horae.core.rng import Rng
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.stack import (
    KINDS,
    NOBODY,
    Attacking,
    Chain,
    Discarding,
    ImmediateEffect,
    Leaving,
    Pending,
    Placing,
    Summoning,
)

PHASE_NAMES = ("first", "opening", "time", "drawing", "action", "closing", "cutting", "over")
FIRST, OPENING, TIME, DRAWING, ACTION, CLOSING, CUTTING, OVER = range(len(PHASE_NAMES))
"""The phases of the game, as numbers and as the words a view shows."""

UNDECIDED = -2
SKIPPED = -1
"""What stands for a first card (ET-1.7) that is not chosen yet, or that nobody could pay for."""

ALL_POINTS = 72
RESERVE_EACH = 12
"""ET-1.3."""
ROOM = 2
"""ET-3.3: cards that a tile holds."""
HAND_LIMIT = 10
"""ET-9.1."""
FULL_BROTHERHOOD = 12
"""ET-10.1."""
COLOURS = 3
"""ET-1.2: after so many slides the flame outside is of the same colour again."""

Board = tuple[tuple[int, ...], ...]
"""The cards on the tiles by position, 1 first."""
EMPTY_BOARD: Board = ((), (), (), (), ())


class Position:
    __slots__ = (
        "boards",
        "cached",
        "cached_for",
        "cubes",
        "decides",
        "deck",
        "discard",
        "ends",
        "first",
        "forced",
        "forced_by",
        "forced_chain",
        "forced_thing",
        "fortified",
        "free",
        "hands",
        "holder",
        "main_done",
        "n",
        "outcome",
        "pack",
        "phase",
        "reserve",
        "rng",
        "round",
        "second",
        "slides",
        "source_tokens",
        "sources",
        "stacks",
        "start",
        "still",
        "table_was",
        "tokens",
        "turn",
        "under",
        "vp",
    )

    def blank(self, seats: int, rng: Rng, pack: EchoesPack) -> None:
        """An empty table: boards laid out, nothing dealt."""
        self.pack = pack
        self.rng = rng
        self.n = seats
        self.round = 0
        self.phase = FIRST
        self.start: Seat = 0
        self.turn = 0
        self.main_done = False
        self.reserve = 0
        self.second = 0
        """The second reserve, which points come from once the first is empty (ET-10.2). Below zero, so many points came
        from beyond it (ET-1.3); nobody is shown that."""
        self.deck: list[int] = []
        """The top is last."""
        self.discard: list[int] = []
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.boards: list[Board] = [EMPTY_BOARD] * seats
        self.slides = [0] * seats
        self.free: list[tuple[int, ...]] = [()] * seats
        """The brotherhoods, but for creatures under sources."""
        self.tokens: list[tuple[int, ...]] = [()] * seats
        self.source_tokens: tuple[int, ...] = ()
        self.vp = [0] * seats
        self.cubes: list[tuple[str, ...]] = [()] * seats
        self.stacks: list[list[Pending]] = [[] for _ in range(seats)]
        self.forced = [0] * seats
        """How many cards each must discard for somebody's effect, or down to the limit."""
        self.forced_by: Seat = NOBODY
        self.forced_thing = NOBODY
        self.forced_chain: Chain = ()
        self.first = [UNDECIDED] * seats
        self.sources: tuple[int, ...] = ()
        self.holder = [NOBODY] * seats
        """By place among the sources in play, which are as many as seats; so are the next two."""
        self.fortified = [False] * seats
        self.under: list[tuple[int, ...]] = [()] * seats
        self.ends: tuple[str, ...] = ()
        self.still = 0
        """ET-R16: rounds in a row at whose end everything lay as it did at the end of the round before."""
        self.table_was = ""
        """A print of how everything lay then; empty while there is something to draw."""
        self.outcome: Result | None = None
        self.decides: tuple[Seat, ...] = ()
        self.cached: list[Action] = []
        """What is legal for the seat `cached_for` (-1: not worked out)."""
        self.cached_for: Seat = -1

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.pack = self.pack
        twin.rng = self.rng.copy()
        twin.n = self.n
        twin.round = self.round
        twin.phase = self.phase
        twin.start = self.start
        twin.turn = self.turn
        twin.main_done = self.main_done
        twin.reserve = self.reserve
        twin.second = self.second
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hands = self.hands[:]
        twin.boards = self.boards[:]
        twin.slides = self.slides[:]
        twin.free = self.free[:]
        twin.tokens = self.tokens[:]
        twin.source_tokens = self.source_tokens
        twin.vp = self.vp[:]
        twin.cubes = self.cubes[:]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.forced = self.forced[:]
        twin.forced_by = self.forced_by
        twin.forced_thing = self.forced_thing
        twin.forced_chain = self.forced_chain
        twin.first = self.first[:]
        twin.sources = self.sources
        twin.holder = self.holder[:]
        twin.fortified = self.fortified[:]
        twin.under = self.under[:]
        twin.ends = self.ends
        twin.still = self.still
        twin.table_was = self.table_was
        twin.outcome = self.outcome
        twin.decides = self.decides
        twin.cached = self.cached
        twin.cached_for = self.cached_for
        return twin

    def snapshot(self) -> dict[str, Any]:
        parts = {key: getattr(self, slot) for key, slot in _DIGEST_KEYS}
        parts["stacks"] = [[_written(pending) for pending in stack] for stack in self.stacks]
        return {"pack": self.pack.hash, "rng": self.rng.snapshot(), **parts}

    def active(self) -> Seat:
        """Whose turn it is in the action phase (ET-5.1)."""
        return (self.start + self.turn) % self.n

    def place(self, source: str) -> int:
        """A source's place among those in play."""
        return self.sources.index(self.pack.index[source] - self.pack.size)

    def on_the_way(self, seat: Seat) -> list[int]:
        """The seat's cards that have left hand or board and lie in no brotherhood yet."""
        found: list[int] = []
        for pending in self.stacks[seat]:
            if isinstance(pending, (Summoning, Placing)):  # faster than a union
                found.append(pending.card)
            elif isinstance(pending, Leaving):
                found += pending.cards
        return found


_DIGEST_KEYS = digest_keys(Position.__slots__, ("pack", "rng", "cached", "cached_for", "still", "table_was"), renamed={})
"""What follows from the positions before, as how long nothing has changed does, is no part of this one: logs that were kept
from before ET-R16 go on to verify."""


def _written(pending: Pending) -> list[Any]:
    """A record as digests have always written it: number, what it is about, thing, chain, subject (-1: none)."""
    kind = type(pending)
    fields = _WRITTEN[kind](pending) if kind in _WRITTEN else astuple(pending)
    return [KINDS.index(kind), *fields, *[-1] * (4 - len(fields))]


_WRITTEN: dict[type[Pending], Callable[[Any], tuple[Any, ...]]] = {
    Summoning: lambda one: (one.card, 0, one.chain),
    ImmediateEffect: lambda one: (one.card, one.card, one.chain, one.card),
    Leaving: lambda one: (one.cards, 0, one.chain),
    Discarding: lambda one: (one.left, one.thing, one.chain, int(one.begun)),
    Attacking: lambda one: ((one.place, one.extra, *one.sent), one.thing, one.chain),
}
"""Those whose fields are not just these, in this order."""
