"""What each seat may see of an Echoes position: the one authority on its secrets, by allow-list (ET-R15).

Open to all: boards, brotherhoods, sources and what lies under them, points, both reserves, the discard
pile, the sizes of hands and deck, everything half-done. To oneself: one's own hand, and the first card one
has chosen while others still choose. Never: others' hands, others' chosen first card, the deck's order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from horae.core.game import Seat, View
from horae.games.echoes import counts
from horae.games.echoes.legal import owes
from horae.games.echoes.position import ACTION, FIRST, OVER, PHASE_NAMES, UNDECIDED, Position
from horae.games.echoes.questions import QUESTIONS
from horae.games.echoes.scoring import score
from horae.games.echoes.stack import USER, Chain, Pending, Playing, made_by
from horae.games.echoes.targets import price, room_at
from horae.games.echoes.vocabulary import COLOURS, EffectPlace

_RING = (3, 1, 2, 3, 1, 2)
"""ET-1.2: the flames outside and at positions 5 to 1, before any slide."""


class Cause(Struct, frozen=True, array_like=True):
    """A link of what led to something (ET-R2): a thing's effect, and the card or source that the event was about that
    set it off, or (`by`) the one that made an event about none."""

    thing: str
    about: str | None
    by: str | None


class PendingView(Struct, frozen=True):
    """Something still to happen, or waiting for its owner: the newest stands last."""

    does: str
    """What it is."""
    asks: bool
    """Whether it is a question, which its owner answers once it is the newest."""
    chain: tuple[Cause, ...]
    because: str | None
    """The card or source that it comes from; none for a main action."""
    effect: EffectPlace | None
    """Which effect of that card or source."""
    subject: str | None
    """The card or source that the effect is about."""
    cards: tuple[str, ...]
    source: str | None
    """Under attack."""
    number: int
    """How many cards or steps are left, which position is meant, or how much strength an effect adds."""
    begun: bool
    """Whether some of the cards to discard have been."""


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


class PersonView(Struct, frozen=True):
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
    pending: tuple[PendingView, ...]
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
    people: tuple[PersonView, ...]
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
    still: int
    """ET-R16: rounds in a row that changed nothing."""
    table_was: str
    """A print of how everything lay at the end of the last round, where there was nothing left to draw; empty otherwise."""
    winners: tuple[Seat, ...]
    over: bool


def view_of(s: Position, seat: Seat | None) -> EchoesView:
    pack = s.pack
    ids = pack.ids
    size = pack.size
    sits = seat is not None and 0 <= seat < s.n
    chosen = s.first[seat] if sits and seat is not None and s.phase == FIRST else UNDECIDED
    return EchoesView(
        seat=seat,
        pack=pack.id,
        round=s.round,
        phase=PHASE_NAMES[s.phase],
        start=s.start,
        active=s.active() if s.phase == ACTION else -1,
        turn=s.turn,
        main_done=s.main_done,
        deciding=s.decides,
        reserve=s.reserve,
        second=max(0, s.second),
        deck=len(s.deck),
        discard=tuple([ids[card] for card in s.discard]),
        sources=tuple(
            [
                SourceView(
                    source=ids[size + s.sources[k]],
                    holder=s.holder[k],
                    fortified=s.fortified[k],
                    under=tuple([ids[card] for card in s.under[k]]),
                    strengths=tuple([counts.strength_of(s, s.holder[k], (card,), guarding=True) for card in s.under[k]]),
                    token=size + s.sources[k] in s.source_tokens,
                    to_beat=counts.to_beat(s, k),
                )
                for k in range(s.n)
            ]
        ),
        people=tuple([_person_view(s, other) for other in range(s.n)]),
        waits_for_discards=s.forced_by,
        discards_for=ids[s.forced_thing] if s.forced_thing >= 0 else None,
        discards_chain=causes(s, s.forced_chain),
        hand=tuple([ids[card] for card in s.hands[seat]]) if sits and seat is not None else (),
        prices=_prices(s, seat) if sits and seat is not None else (),
        first=ids[chosen] if chosen >= 0 else None,
        ends=s.ends,
        still=s.still,
        table_was=s.table_was,
        winners=s.outcome.winners if s.outcome else (),
        over=s.phase == OVER,
    )


def _prices(s: Position, seat: Seat) -> tuple[Price, ...]:
    stack = s.stacks[seat]
    fewer = earlier = 0
    if stack and isinstance(top := stack[-1], Playing):
        effect: Any = s.pack.nodes[top.node]
        fewer, earlier = effect.fewer, effect.earlier
    board = s.boards[seat]
    found = []
    for card in s.hands[seat]:
        cards, position = price(s, seat, card, fewer, earlier)
        found.append(Price(cards, position, (room_at(board, position) or -1) if position else 0))
    return tuple(found)


def _person_view(s: Position, seat: Seat) -> PersonView:
    ids = s.pack.ids
    slides = s.slides[seat]
    ring = [COLOURS[_RING[(place - slides) % 6] - 1] for place in range(6)]
    return PersonView(
        seat=seat,
        hand=len(s.hands[seat]),
        vp=s.vp[seat],
        tiles=tuple([tuple([ids[card] for card in tile]) for tile in s.boards[seat]]),  # ET-3.7
        flames=tuple(ring[:0:-1]),
        outside=ring[0],
        slides=slides,
        brotherhood=tuple([ids[card] for card in s.free[seat]]),
        strengths=tuple([counts.strength_of(s, seat, (card,)) for card in s.free[seat]]),
        tokens=tuple([ids[card] for card in s.tokens[seat]]),
        size=counts.brotherhood_size(s, seat),
        score=score(s, seat),
        cubes=s.cubes[seat],
        must_discard=s.forced[seat] if owes(s, seat) else 0,
        then_discard=0 if owes(s, seat) else s.forced[seat],
        pending=tuple([_pending(s, pending) for pending in s.stacks[seat]]),
        chose_first=s.phase == FIRST and s.first[seat] != UNDECIDED,
    )


def _pending(s: Position, pending: Pending) -> PendingView:
    shown = {**_NOTHING}
    for field in pending.__struct_fields__:
        name, show = _SHOWN[field]
        shown[name] = show(s, getattr(pending, field))
    return PendingView(does=pending.does, asks=type(pending) in QUESTIONS, **shown)


_NOTHING: dict[str, Any] = {
    "because": None, "effect": None, "subject": None, "cards": (), "source": None, "number": 0, "begun": False,
}  # fmt: skip


def _name(s: Position, thing: int) -> str | None:
    return s.pack.ids[thing] if thing >= 0 else None


def _names(s: Position, cards: tuple[int, ...]) -> tuple[str, ...]:
    ids = s.pack.ids
    return tuple([ids[card] for card in cards])


def _one_name(s: Position, card: int) -> tuple[str, ...]:
    return (s.pack.ids[card],)


def _as_it_is(s: Position, value: Any) -> Any:
    return value


def causes(s: Position, chain: Chain) -> tuple[Cause, ...]:
    ids = s.pack.ids
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


_SHOWN: dict[str, tuple[str, Callable[[Position, Any], Any]]] = {
    "thing": ("because", _name),
    "maker": ("because", _name),
    "subject": ("subject", _name),
    "chain": ("chain", causes),
    "node": ("effect", lambda s, node: s.pack.places[node]),
    "nodes": ("effect", lambda s, nodes: s.pack.place_of_all(nodes)),
    "card": ("cards", _one_name),
    "owner": ("cards", _one_name),
    "cards": ("cards", _names),
    "owners": ("cards", _names),
    "sent": ("cards", _names),
    "place": ("source", lambda s, place: s.pack.ids[s.pack.size + s.sources[place]]),
    "position": ("number", _as_it_is),
    "left": ("number", _as_it_is),
    "steps": ("number", _as_it_is),
    "extra": ("number", _as_it_is),
    "begun": ("begun", _as_it_is),
}
"""Where a view shows each field of what is pending, and how; determinize.py reads it back."""
