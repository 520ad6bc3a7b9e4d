"""What each seat may see of an Echoes position: the one authority on its secrets, by allow-list (ET-R15).

Open to all: boards, brotherhoods, sources and what lies under them, points, both reserves, the discard
pile, the sizes of hands and deck, everything half-done. To oneself: one's own hand, and the first card one
has chosen while others still choose. Never: others' hands, others' chosen first card, the deck's order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from horae.core.game import Seat, View
from horae.games.echoes import counts
from horae.games.echoes.frames import owes
from horae.games.echoes.moves import price, room_at
from horae.games.echoes.ops import OP_NAMES, PLAY, USER, Chain, Frame, made_by
from horae.games.echoes.phases import ACTION, FIRST, OVER, PHASE_NAMES, UNDECIDED
from horae.games.echoes.vocabulary import COLOURS

if TYPE_CHECKING:
    from horae.games.echoes.state import EchoesState

_RING = (3, 1, 2, 3, 1, 2)
"""ET-1.2: the flames outside and at positions 5 to 1, before any slide."""


class Cause(Struct, frozen=True, array_like=True):
    """A link of what led to something (ET-R2): a thing's effect, and the card or source that the event was about that
    set it off, or (`by`) the one that made an event about none."""

    thing: str
    about: str | None
    by: str | None


class Pending(Struct, frozen=True):
    """Something still to happen, or waiting for its owner: the newest stands last. `does` is what, `because` the
    card or source that it comes from (none for a main action), `number` and `cards` what it is about."""

    does: str
    because: str | None
    number: int
    cards: tuple[str, ...]
    chain: tuple[Cause, ...]
    subject: str | None
    nodes: tuple[int, ...]
    picked: int
    """1 once a discard has begun."""


class SourceView(Struct, frozen=True):
    source: str
    holder: Seat
    """-1: it lies in the centre."""
    fortified: bool
    under: tuple[str, ...]
    strengths: tuple[int, ...]
    """What each of them adds to guarding it."""
    token: bool
    to_beat: int
    """What an attack must exceed; for a fortified source, what its creatures come to."""


class SeatView(Struct, frozen=True):
    """A person as everybody sees them."""

    seat: Seat
    hand: int
    vp: int
    tiles: tuple[tuple[str, ...], ...]
    """Cards on the tiles by position, 1 first."""
    flames: tuple[str, ...]
    """The tiles' flames by position, 1 first."""
    outside: str
    slides: int
    brotherhood: tuple[str, ...]
    """Summoned cards that are not under a source."""
    strengths: tuple[int, ...]
    """What each of them adds to an attack; 0 for an artefact."""
    tokens: tuple[str, ...]
    size: int
    """What the brotherhood counts for the end (ET-10.1)."""
    score: int
    """What the seat would score now (ET-11.1)."""
    cubes: tuple[str, ...]
    must_discard: int
    """What the seat has to discard now for somebody's effect, or down to the limit."""
    then_discard: int
    """What it will have to discard so once it has paid for what it is paying for."""
    pending: tuple[Pending, ...]
    chose_first: bool


class Price(Struct, frozen=True):
    """What playing a card of one's hand would take now, discounts taken (ET-8.3)."""

    cards: int
    position: int
    lands: int
    """The tile with room that it would lie on (ET-3.3); 0: straight to the brotherhood; -1: there is none."""


class EchoesView(View, frozen=True):
    seat: Seat | None
    pack: str
    round: int
    phase: str
    start: Seat
    active: Seat
    """Whose turn it is; -1 outside the action phase."""
    turn: int
    main_done: bool
    deciding: tuple[Seat, ...]
    reserve: int
    second: int
    deck: int
    discard: tuple[str, ...]
    sources: tuple[SourceView, ...]
    people: tuple[SeatView, ...]
    waits_for_discards: Seat
    discards_for: str | None
    """The card or source whose effect makes people discard."""
    discards_chain: tuple[Cause, ...]
    hand: tuple[str, ...]
    prices: tuple[Price, ...]
    """For each card of the hand."""
    first: str | None
    """The first card one has chosen, while it is hidden."""
    ends: tuple[str, ...]
    winners: tuple[Seat, ...]
    over: bool


def view_of(state: EchoesState, seat: Seat | None) -> EchoesView:
    pack = state.pack
    ids = pack.ids
    size = pack.size
    sits = seat is not None and 0 <= seat < state.n
    chosen = state.first[seat] if sits and seat is not None and state.phase == FIRST else UNDECIDED
    return EchoesView(
        seat=seat,
        pack=pack.id,
        round=state.round,
        phase=PHASE_NAMES[state.phase],
        start=state.start,
        active=state.active() if state.phase == ACTION else -1,
        turn=state.turn,
        main_done=state.main_done,
        deciding=state.decides,
        reserve=state.reserve,
        second=state.second,
        deck=len(state.deck),
        discard=tuple([ids[card] for card in state.discard]),
        sources=tuple(
            [
                SourceView(
                    source=ids[size + state.sources[k]],
                    holder=state.holder[k],
                    fortified=state.fortified[k],
                    under=tuple([ids[card] for card in state.under[k]]),
                    strengths=tuple(
                        [counts.strength_of(state, state.holder[k], (card,), guarding=True) for card in state.under[k]]
                    ),
                    token=size + state.sources[k] in state.source_tokens,
                    to_beat=counts.to_beat(state, k),
                )
                for k in range(state.n)
            ]
        ),
        people=tuple([_seat_view(state, other) for other in range(state.n)]),
        waits_for_discards=state.forced_by,
        discards_for=ids[state.forced_thing] if state.forced_thing >= 0 else None,
        discards_chain=causes(state, state.forced_chain),
        hand=tuple([ids[card] for card in state.hands[seat]]) if sits and seat is not None else (),
        prices=_prices(state, seat) if sits and seat is not None else (),
        first=ids[chosen] if chosen >= 0 else None,
        ends=state.ends,
        winners=state.outcome.winners if state.outcome else (),
        over=state.phase == OVER,
    )


def _prices(state: EchoesState, seat: Seat) -> tuple[Price, ...]:
    stack = state.stacks[seat]
    fewer = earlier = 0
    if stack and stack[-1][0] == PLAY:
        effect: Any = state.pack.nodes[stack[-1][1]]
        fewer, earlier = effect.fewer, effect.earlier
    board = state.boards[seat]
    found = []
    for card in state.hands[seat]:
        cards, position = price(state, seat, card, fewer, earlier)
        found.append(Price(cards, position, (room_at(board, position) or -1) if position else 0))
    return tuple(found)


def _seat_view(state: EchoesState, seat: Seat) -> SeatView:
    ids = state.pack.ids
    slides = state.slides[seat]
    ring = [COLOURS[_RING[(place - slides) % 6] - 1] for place in range(6)]
    return SeatView(
        seat=seat,
        hand=len(state.hands[seat]),
        vp=state.vp[seat],
        tiles=tuple([tuple([ids[card] for card in tile]) for tile in state.boards[seat]]),  # ET-3.7
        flames=tuple(ring[:0:-1]),
        outside=ring[0],
        slides=slides,
        brotherhood=tuple([ids[card] for card in state.free[seat]]),
        strengths=tuple([counts.strength_of(state, seat, (card,)) for card in state.free[seat]]),
        tokens=tuple([ids[card] for card in state.tokens[seat]]),
        size=counts.brotherhood_size(state, seat),
        score=counts.score(state, seat),
        cubes=state.cubes[seat],
        must_discard=state.forced[seat] if owes(state, seat) else 0,
        then_discard=0 if owes(state, seat) else state.forced[seat],
        pending=tuple([_pending(state, frame) for frame in state.stacks[seat]]),
        chose_first=state.phase == FIRST and state.first[seat] != UNDECIDED,
    )


_ABOUT_NODE = frozenset({"effect", "play", "use", "remove", "pay", "choose"})
_ABOUT_CARD = frozenset({"trigger", "summon", "place", "immediate"})
_ABOUT_CARDS = frozenset({"order", "leaving"})


def _pending(state: EchoesState, frame: Frame) -> Pending:
    ids = state.pack.ids
    op, data, thing, chain, subject = frame
    does = OP_NAMES[op]
    number = 0
    cards: tuple[str, ...] = ()
    nodes: tuple[int, ...] = ()
    if does in _ABOUT_NODE:
        nodes = (data,)
    elif does in _ABOUT_CARD:
        cards = (ids[data],)
    elif does in _ABOUT_CARDS:
        cards = tuple([ids[card] for card in data])
    elif does == "ask":
        nodes = data
    elif does == "attack":
        cards = (ids[state.pack.size + state.sources[data[0]]], *(ids[card] for card in data[2:]))
        number = data[1]
    else:
        number = data
    if does == "place":
        number, thing = thing, -1
    return Pending(
        does=does,
        because=ids[thing] if thing >= 0 and does not in _BARE else None,
        number=number,
        cards=cards,
        chain=causes(state, chain),
        subject=ids[subject] if subject >= 0 and does != "discard" else None,
        nodes=nodes,
        picked=subject if does == "discard" else 0,
    )


_BARE = frozenset({"summon", "leaving", "place"})
"""Frames that come from no card in particular."""


def causes(state: EchoesState, chain: Chain) -> tuple[Cause, ...]:
    ids = state.pack.ids
    return tuple(
        [
            Cause(
                thing=ids[thing],
                about=ids[event] if event >= 0 else None,
                by=ids[made_by(event)] if event < USER and made_by(event) >= 0 else None,
            )
            for thing, event in chain
        ]
    )


def chain_of(state: EchoesState, shown: tuple[Cause, ...]) -> Chain:
    """The chain that a view shows so."""
    index = state.pack.index
    return tuple([(index[cause.thing], _event_of(index, cause)) for cause in shown])


def _event_of(index: dict[str, int], cause: Cause) -> int:
    if cause.about is not None:
        return index[cause.about]
    return made_by(index[cause.by]) if cause.by is not None else USER


def frame_of(state: EchoesState, pending: Pending) -> Frame:
    """The frame that a view shows so: the inverse of what made the view."""
    index = state.pack.index
    does = pending.does
    cards = tuple([index[card] for card in pending.cards])
    data: Any
    if does in _ABOUT_NODE:
        data = pending.nodes[0]
    elif does in _ABOUT_CARD:
        data = cards[0]
    elif does in _ABOUT_CARDS:
        data = cards
    elif does == "ask":
        data = pending.nodes
    elif does == "attack":
        data = (state.sources.index(cards[0] - state.pack.size), pending.number, *cards[1:])
    else:
        data = pending.number
    thing = index[pending.because] if pending.because is not None else -1
    if does == "place":
        thing = pending.number
    elif does in _BARE:
        thing = 0
    subject = index[pending.subject] if pending.subject is not None else -1
    if does == "discard":
        subject = pending.picked
    return (OP_NAMES.index(does), data, thing, chain_of(state, pending.chain), subject)
