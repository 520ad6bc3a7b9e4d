"""The Echoes position: what there is, who decides, what is legal, and where an action goes.

Plain slotted data, changed in place; per-seat parts are lists of small immutable values, so that a
copy is a handful of shallow list copies. What is legal is decided in one place, `choices`; an action
that is not in it is refused, and only then is it worked out why (refusals.py).
"""

from __future__ import annotations

from typing import Any

from horae.core.game import Action, Result, Seat, State, Tell, digest_keys
from horae.core.rng import Rng
from horae.games.echoes import actions as do
from horae.games.echoes import conquest, counts, frames, rounds
from horae.games.echoes import events as ev
from horae.games.echoes import refusals as no
from horae.games.echoes.decisions import advance, use_flame
from horae.games.echoes.moves import ROOM, begin_play, discard_one, draw, playable, usable_flames
from horae.games.echoes.ops import ATTACK, NOBODY, Chain, Frame
from horae.games.echoes.pack import HAND, EchoesPack
from horae.games.echoes.phases import CUTTING, FIRST, SKIPPED, UNDECIDED
from horae.games.echoes.view import EchoesView, view_of

ALL_POINTS = 72
RESERVE_EACH = 12
"""ET-1.3."""
ADVANCE_STEPS = 2
EMPTY_BOARD: tuple[tuple[int, ...], ...] = ((), (), (), (), ())


class EchoesState(State):
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
        "tokens",
        "turn",
        "under",
        "vp",
    )

    start: Seat
    deck: list[int]
    """The top is last."""
    sources: tuple[int, ...]

    # --- setting up ---

    def __init__(self, seats: int, rng: Rng, pack: EchoesPack) -> None:
        self.blank(seats, rng, pack)
        self.reserve = RESERVE_EACH * seats  # ET-1.3
        self.second = ALL_POINTS - self.reserve
        sources = list(range(len(pack.sources)))
        rng.shuffle(sources)
        self.sources = tuple(sources[:seats])  # ET-1.5
        self.start = rng.below(seats)  # ET-1.6
        self.deck = list(pack.deck)
        rng.shuffle(self.deck)
        for seat in rounds.in_order(self):
            self.hands[seat] = tuple([self.deck.pop() for _ in range(HAND)])
        rounds.run(self, None)

    def blank(self, seats: int, rng: Rng, pack: EchoesPack) -> None:
        """An empty table: boards laid out, nothing dealt."""
        self.pack = pack
        self.rng = rng
        self.n = seats
        self.round = 0
        self.phase = FIRST
        self.start = 0
        self.turn = 0
        self.main_done = False
        self.reserve = 0
        self.second = 0
        self.deck = []
        self.discard: list[int] = []
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.boards: list[tuple[tuple[int, ...], ...]] = [EMPTY_BOARD] * seats  # tiles by position, 1 first
        self.slides = [0] * seats
        self.free: list[tuple[int, ...]] = [()] * seats  # the brotherhood, but for creatures under sources
        self.tokens: list[tuple[int, ...]] = [()] * seats
        self.source_tokens: tuple[int, ...] = ()
        self.vp = [0] * seats
        self.cubes: list[tuple[str, ...]] = [()] * seats
        self.stacks: list[list[Frame]] = [[] for _ in range(seats)]
        self.forced = [0] * seats
        self.forced_by: Seat = NOBODY
        self.forced_thing = NOBODY
        self.forced_chain: Chain = ()
        self.first = [UNDECIDED] * seats
        self.sources = ()
        self.holder = [-1] * seats  # by place among the sources in play, as many as seats
        self.fortified = [False] * seats
        self.under: list[tuple[int, ...]] = [()] * seats
        self.ends: tuple[str, ...] = ()
        self.outcome: Result | None = None
        self.decides: tuple[Seat, ...] = ()
        self.cached: list[Action] = []
        self.cached_for: Seat = -1

    def copy(self) -> EchoesState:
        twin = EchoesState.__new__(EchoesState)
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
        twin.outcome = self.outcome
        twin.decides = self.decides
        twin.cached = self.cached
        twin.cached_for = self.cached_for
        return twin

    def snapshot(self) -> dict[str, Any]:
        parts = {key: getattr(self, slot) for key, slot in _DIGEST_KEYS}
        return {"pack": self.pack.hash, "rng": self.rng.snapshot(), **parts}

    # --- who and what ---

    def seats(self) -> tuple[Seat, ...]:
        return tuple(range(self.n))

    def active(self) -> Seat:
        """Whose turn it is in the action phase (ET-5.1)."""
        return (self.start + self.turn) % self.n

    def deciding(self) -> tuple[Seat, ...]:
        return self.decides

    def result(self) -> Result | None:
        return self.outcome

    def view(self, seat: Seat | None) -> EchoesView:
        return view_of(self, seat)

    def legal(self, seat: Seat) -> list[Action]:
        if seat not in self.decides:
            return []
        if self.cached_for != seat:
            self.cached = self._choices(seat)
            self.cached_for = seat
        return self.cached[:]

    def _choices(self, seat: Seat) -> list[Action]:
        if frames.owes(self, seat):
            discard = self.pack.discard
            return [discard[card] for card in dict.fromkeys(self.hands[seat])]
        if self.phase == FIRST:
            return playable(self, seat, None, 0, 0) or [do.DECLINE]
        if self.stacks[seat]:
            return frames.options(self, seat)
        return self._turn_choices(seat)

    def _turn_choices(self, seat: Seat) -> list[Action]:
        """ET-5.1: a main action while there is none yet, and the free actions (ET-7)."""
        pack = self.pack
        if self.main_done:
            moves: list[Action] = [do.END_TURN]
        else:
            moves = playable(self, seat, None, 0, 0)
            moves.append(do.DRAW_TWO)
            self._add_advances(seat, moves)
            sources = self.sources
            moves.extend([pack.conquer[sources[k]] for k in conquest.conquerable(self, seat, 0)])
        flames = usable_flames(self, seat, counts.outside(self, seat))
        if flames:
            use = pack.use_flame
            moves.extend([use[thing] for thing in flames])
        if seat in self.holder:
            self._add_holdings(seat, moves)
        return moves

    def _add_advances(self, seat: Seat, moves: list[Action]) -> None:
        """ET-5.5: a first step; over a full tile it takes both."""
        advance = self.pack.advance
        board = self.boards[seat]
        for index in range(len(board)):
            tile = board[index]
            if not tile or (index > 0 and len(board[index - 1]) == ROOM and index > 1 and len(board[index - 2]) == ROOM):
                continue
            moves.extend([advance[card] for card in tile])

    def _add_holdings(self, seat: Seat, moves: list[Action]) -> None:
        """Fortifying (a main action) and reinforcing (a free one) sources one has conquered."""
        pack = self.pack
        if not self.main_done:
            moves.extend([pack.fortify[self.sources[k]] for k in conquest.fortifiable(self, seat, 0)])
        for k in range(self.n):
            if self.holder[k] == seat and not self.fortified[k]:
                moves.extend([pack.reinforce[card][self.sources[k]] for card in counts.attackers(self, seat)])

    # --- doing ---

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        if seat not in self.decides:
            raise no.explain(self, seat, action)
        if self.cached_for != seat:
            self.cached = self._choices(seat)
            self.cached_for = seat
        if action not in self.cached:
            raise no.explain(self, seat, action)
        self.cached_for = -1
        if frames.owes(self, seat):
            self._discard_forced(seat, action, tell)
        elif self.phase == FIRST:
            self.first[seat] = SKIPPED if type(action) is do.Decline else self.pack.index[action.card]
            if tell:
                tell(ev.FirstChosen(seat))
        elif self.stacks[seat]:
            frames.answer(self, seat, action, tell)
        else:
            self._act(seat, action, tell)
        rounds.run(self, tell)

    def _discard_forced(self, seat: Seat, action: do.Discard, tell: Tell | None) -> None:
        discard_one(self, seat, self.pack.index[action.card], tell)
        self.forced[seat] -= 1
        if not self.forced[seat] and self.phase != CUTTING:
            frames.given_up(self, seat, any_card=True)

    def _act(self, seat: Seat, action: Any, tell: Tell | None) -> None:
        """A main or free action of the active person."""
        kind = type(action)
        if kind is do.UseFlame:
            use_flame(self, seat, self.pack.index[action.card], (), tell)
            return
        if kind is do.Reinforce:
            conquest.reinforce(self, seat, self._place(action.source), self.pack.index[action.card], tell)
            return
        if kind is do.EndTurn:
            rounds.end_turn(self, tell)
            return
        self.main_done = True
        self.cubes[seat] += (type(action).__struct_config__.tag,)  # ET-5.2: two turns, so never a third on one action
        if kind is do.DrawTwo:  # ET-5.3
            draw(self, seat, 2, (), tell)
        elif kind is do.PlayCard:  # ET-5.4
            begin_play(self, seat, self.pack.index[action.card], 0, 0, (), tell)
        elif kind is do.Advance:
            advance(self, seat, self.pack.index[action.card], ADVANCE_STEPS, -1, (), tell)
        elif kind is do.Conquer:  # ET-5.6, as is fortifying
            self.stacks[seat].append((ATTACK, (self._place(action.source), 0), -1, (), -1))
        elif kind is do.Fortify:
            conquest.fortify(self, seat, self._place(action.source), 0, (), tell)

    def _place(self, source: str) -> int:
        """A source's place among those in play."""
        return self.sources.index(self.pack.index[source] - self.pack.size)


_DIGEST_KEYS = digest_keys(EchoesState.__slots__, ("pack", "rng", "cached", "cached_for"), renamed={})
