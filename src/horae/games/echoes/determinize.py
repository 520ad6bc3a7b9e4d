"""A full state that looks like a view to its seat, the rest dealt at random: for bots that look ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from horae.core.game import Result
from horae.core.rng import SEED_BITS, Rng
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.position import ALL_POINTS, FIRST, PHASE_NAMES, SKIPPED, UNDECIDED, Position
from horae.games.echoes.stack import KINDS, NOBODY, USER, Chain, Pending, made_by
from horae.games.echoes.state import EchoesState
from horae.games.echoes.targets import playable
from horae.games.echoes.view import Cause, EchoesView, PendingView


def determinize(view: EchoesView, rng: Rng, pack: EchoesPack) -> EchoesState:
    """Deal what the seat cannot see at random: others' hands, the deck's order, first cards not yet shown."""
    seats = len(view.people)
    index = pack.index
    state = EchoesState.__new__(EchoesState)
    state.blank(seats, Rng(_fresh_seed(rng), "determinized"), pack)
    state.round = view.round
    state.phase = PHASE_NAMES.index(view.phase)
    state.start = view.start
    state.turn = view.turn
    state.main_done = view.main_done
    state.reserve = view.reserve
    state.second = ALL_POINTS - view.reserve - sum(who.vp for who in view.people)
    state.discard = [index[card] for card in view.discard]
    state.sources = tuple([index[source.source] - pack.size for source in view.sources])
    state.holder = [source.holder for source in view.sources]
    state.fortified = [source.fortified for source in view.sources]
    state.under = [tuple([index[card] for card in source.under]) for source in view.sources]
    state.source_tokens = tuple([index[source.source] for source in view.sources if source.token])
    state.forced_by = view.waits_for_discards
    state.forced_thing = index[view.discards_for] if view.discards_for is not None else NOBODY
    state.forced_chain = _chain_of(pack, view.discards_chain)
    state.ends = view.ends
    state.still = view.still
    state.table_was = view.table_was
    state.decides = view.deciding
    _copy_people(view, state)
    _deal(view, state, rng)
    if view.over:
        _set_result(view, state)
    return state


def _fresh_seed(rng: Rng) -> int:
    return sum(rng.below(1 << 16) << (16 * part) for part in range(SEED_BITS // 16))


def _copy_people(view: EchoesView, state: EchoesState) -> None:
    index = state.pack.index
    for who in view.people:
        seat = who.seat
        state.vp[seat] = who.vp
        state.boards[seat] = tuple([tuple([index[card] for card in tile]) for tile in who.tiles])
        state.slides[seat] = who.slides
        state.free[seat] = tuple([index[card] for card in who.brotherhood])
        state.tokens[seat] = tuple([index[card] for card in who.tokens])
        state.cubes[seat] = who.cubes
        state.forced[seat] = who.must_discard + who.then_discard
        state.stacks[seat] = [_pending_of(state, pending) for pending in who.pending]


def _deal(view: EchoesView, state: EchoesState, rng: Rng) -> None:
    pack = state.pack
    unseen = Counter(pack.deck)
    for cards in (state.discard, *state.free, *state.under, *(tile for board in state.boards for tile in board)):
        unseen.subtract(cards)
    for seat in range(state.n):
        unseen.subtract(state.on_the_way(seat))
    own = tuple([pack.index[card] for card in view.hand])
    unseen.subtract(own)
    pool = sorted(unseen.elements())
    rng.shuffle(pool)
    for who in view.people:
        if who.seat == view.seat:
            state.hands[who.seat] = own
        else:
            state.hands[who.seat] = tuple([pool.pop() for _ in range(who.hand)])
    state.deck = pool
    if state.phase == FIRST:
        for who in view.people:
            if who.seat == view.seat:
                skipped = SKIPPED if who.chose_first else UNDECIDED
                state.first[who.seat] = pack.index[view.first] if view.first is not None else skipped
            elif who.chose_first:
                state.first[who.seat] = _some_first(state, who.seat, rng)


def _some_first(state: EchoesState, seat: int, rng: Rng) -> int:
    """A first card that the dealt hand could have chosen."""
    plays = playable(state, seat)
    payable = [card for card in state.hands[seat] if state.pack.play[card] in plays]
    return rng.pick(payable) if payable else SKIPPED


def _set_result(view: EchoesView, state: EchoesState) -> None:
    figures = {"rounds": view.round, **{f"score_{who.seat}": who.score for who in view.people}}
    for who in view.people:
        figures[f"fortified_{who.seat}"] = sum(source.holder == who.seat and source.fortified for source in view.sources)
    figures |= {f"end_{reason}": 1 for reason in view.ends}
    state.outcome = Result(view.winners, view.ends[0], figures)


# --- what is pending ---


_KIND = {kind.does: kind for kind in KINDS}


def _pending_of(s: Position, shown: PendingView) -> Pending:
    """What a view shows so: the inverse of what made the view."""
    kind = _KIND[shown.does]
    return kind(*[_READ[field](s, shown) for field in kind.__struct_fields__])


def _number_of(pack: EchoesPack, thing: str | None) -> int:
    return NOBODY if thing is None else pack.index[thing]


def _nodes_of(s: Position, shown: PendingView) -> tuple[int, ...]:
    assert shown.effect is not None
    return s.pack.nodes_at(_number_of(s.pack, shown.because), shown.effect)


def _cards_of(s: Position, shown: PendingView) -> tuple[int, ...]:
    return tuple([s.pack.index[card] for card in shown.cards])


def _card_of(s: Position, shown: PendingView) -> int:
    return s.pack.index[shown.cards[0]]


def _because(s: Position, shown: PendingView) -> int:
    return _number_of(s.pack, shown.because)


def _number(s: Position, shown: PendingView) -> int:
    return shown.number


_READ: dict[str, Callable[[Position, PendingView], Any]] = {
    "thing": _because,
    "maker": _because,
    "subject": lambda s, shown: _number_of(s.pack, shown.subject),
    "chain": lambda s, shown: _chain_of(s.pack, shown.chain),
    "node": lambda s, shown: _nodes_of(s, shown)[0],
    "nodes": _nodes_of,
    "card": _card_of,
    "owner": _card_of,
    "cards": _cards_of,
    "owners": _cards_of,
    "sent": _cards_of,
    "place": lambda s, shown: s.place(shown.source or ""),
    "position": _number,
    "left": _number,
    "steps": _number,
    "extra": _number,
    "begun": lambda s, shown: shown.begun,
}
"""How each field of what is pending is read from a view."""


def _chain_of(pack: EchoesPack, shown: tuple[Cause, ...]) -> Chain:
    return tuple([(pack.index[cause.thing], _event_of(pack, cause)) for cause in shown])


def _event_of(pack: EchoesPack, cause: Cause) -> int:
    if cause.about is not None:
        return pack.index[cause.about]
    return made_by(pack.index[cause.by]) if cause.by is not None else USER
