"""What each seat may see of a Shipwreck position: the one authority on its secrets, by allow-list.

Open to all: the row with its fates, hours, the deck's top and what was openly put under it, faded
powers, score, doom, lines, hand sizes, everything said this turn. To oneself: one's own hand and
what one did with it. Never: others' fates, what the bag holds apart from others' hands, the
deck's order, and whether the fate just played was held before.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from horae.core.game import Seat, View
from horae.games.shipwreck.actions import Predict, UsePower
from horae.games.shipwreck.legal import deciding
from horae.games.shipwreck.position import STEP_NAMES, Answer, Position


class RowCard(Struct, frozen=True, cache_hash=True):
    """A place of the row."""

    card: str | None
    fates: tuple[int, ...]
    hours: int
    moons: int


class SeatView(Struct, frozen=True):
    """A person with a place in turn order as everybody sees them."""

    seat: Seat
    fates: int
    flipped: tuple[int, ...]
    owes: int | None = None
    """The turn that went by or was broken off while they were away, as the number of fates it began with."""
    back: bool = False
    """They are back and wait for the running turn to end."""


class ShipwreckView(View, frozen=True):
    seat: Seat | None
    pack: str
    difficulty: str
    agreement: bool
    honour: bool
    restless: bool
    circle: tuple[Seat, ...]
    """Turn order with those who are away; `order` is without them."""
    order: tuple[Seat, ...]
    active: Seat
    turn: int
    step: str
    deciding: tuple[Seat, ...]
    paused: bool
    score: int
    doom: int
    row: tuple[RowCard, ...]
    at_hours: int
    """The fate still shown at The Hours, 0 if none; it counts at `at_hours_before` already."""
    at_hours_before: int
    stranded: tuple[int, ...]
    """Fates that stay at The Hours because there is no arcanum to go to."""
    deck_top: str | None
    deck_unknown: tuple[str, ...]
    """The cards under the top whose order nobody knows, by name."""
    deck_bottom: tuple[str, ...]
    """The cards that were openly put under the deck, the lowest first."""
    faded: tuple[str, ...]
    gone: tuple[str, ...]
    bag: int
    people: tuple[SeatView, ...]
    away: tuple[SeatView, ...]
    """Those who left: their fates and their line wait for them."""
    hand: tuple[int, ...]
    """One's own fates, the one held longer first; empty for a spectator."""
    unseen: tuple[int, ...]
    """How many fates of each value 1..7 this seat cannot see: in the bag or in others' hands."""
    began_with: int
    played: int
    played_place: int
    power_used: bool
    answers: tuple[Answer, ...]
    extra_guesses: int
    guesses: tuple[int, ...]
    right: bool
    passed: tuple[Seat, ...]
    proposal: Predict | UsePower | None
    agreed: tuple[Seat, ...]
    own_played_old: bool
    """The active person's own knowledge; False for everybody else."""
    own_play_unlawful: bool
    """One's own knowledge in the honour variant, for as long as one may own up."""
    result: str | None


def open_view(p: Position) -> ShipwreckView:
    """What lies open to all, as who only watches sees it."""
    pack = p.pack
    arcana = pack.arcana
    order = p.order
    deck = p.deck
    known = max(0, min(p.deck_known, len(deck) - 1))  # the top is open anyway
    middle = deck[known:-1]
    return ShipwreckView(
        seat=None,
        pack=pack.id,
        difficulty=p.opts.difficulty,
        agreement=p.opts.agreement,
        honour=p.opts.honour,
        restless=p.opts.restless,
        circle=p.circle,
        order=order,
        active=p.active,
        turn=p.turn,
        step=STEP_NAMES[p.step],
        deciding=deciding(p),
        paused=p.is_paused(),
        score=p.score,
        doom=p.doom,
        row=tuple([_row_card(p, place) for place in range(1, 5)]),
        at_hours=p.at_hours,
        at_hours_before=p.at_hours_before if p.at_hours else 0,
        stranded=p.piles[0],
        deck_top=arcana[deck[-1]].id if deck else None,
        deck_unknown=tuple(sorted([arcana[card].id for card in middle])),
        deck_bottom=tuple([arcana[card].id for card in deck[:known]]),
        faded=tuple([arcana[card].id for card in p.faded]),
        gone=tuple([arcana[card].id for card in p.gone]),
        bag=len(p.bag),
        people=tuple([_person(p, other) for other in order]),
        away=tuple([_person(p, other) for other in p.circle if p.is_away(other)]),
        hand=(),
        unseen=tuple([pack.copies[value] - p.seen[value] for value in range(1, 8)]),
        began_with=p.began_with,
        played=p.played,
        played_place=p.played_place,
        power_used=p.power_used,
        answers=p.answers,
        extra_guesses=p.extra_guesses,
        guesses=p.guesses,
        right=p.right,
        passed=_bits(p.passed),
        proposal=p.proposal,
        agreed=_bits(p.agreed),
        own_played_old=False,
        own_play_unlawful=False,
        result=p.outcome.reason if p.outcome else None,
    )


def own_view(p: Position, shown: ShipwreckView, seat: Seat | None) -> ShipwreckView:
    """What lies open, and what this seat alone knows besides."""
    if seat is None:
        return shown
    own = p.hands[seat] if seat in p.circle else ()
    unseen = [*shown.unseen]
    for value in own:
        unseen[value - 1] -= 1
    return replace(
        shown,
        seat=seat,
        hand=own,
        unseen=tuple(unseen),
        own_played_old=seat == p.active and p.played_old,
        own_play_unlawful=bool(own) and bool(p.unlawful >> seat & 1),
    )


def _person(p: Position, seat: Seat) -> SeatView:
    owed = p.owes[seat]
    return SeatView(
        seat,
        len(p.hands[seat]),
        _bits(p.lines[seat]),
        None if owed < 0 else owed,
        bool(p.back >> seat & 1),
    )


def _row_card(p: Position, place: int) -> RowCard:
    card = p.row[place]
    if card < 0:
        return RowCard(None, p.piles[place], p.hours[place], 0)
    return RowCard(p.pack.arcana[card].id, p.piles[place], p.hours[place], p.pack.moons[card])


@cache
def _bits(mask: int) -> tuple[int, ...]:
    return tuple([place for place in range(8) if mask >> place & 1])
