"""What each seat may see of a Shipwreck position: the one authority on its secrets, by allow-list.

Open to all: the row with its fates, hours, the deck's top and what was openly put under it, faded
powers, score, doom, lines, hand sizes, everything said this turn. To oneself: one's own hand and
what one did with it. Never: others' fates, what the bag holds apart from others' hands, the
deck's order, and whether the fate just played was held before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from horae.core.game import Seat, View
from horae.games.shipwreck.actions import Predict, UsePower

if TYPE_CHECKING:
    from horae.games.shipwreck.position import Position

STEP_NAMES = ("play", "after_play", "predict", "over")


class Answer(Struct, frozen=True):
    """Something everybody was told about the kept fate (or, for "old", the played one) this turn:
    higher than `value`; one of `values`; higher than the played `value` (kept_is_higher)."""

    about: str
    value: int
    values: tuple[int, ...]
    yes: bool

    def fits(self, kept: int) -> bool:
        """Whether this could be said of such a kept fate."""
        if self.about == "one_of":
            return (kept in self.values) == self.yes
        if self.about == "old":
            return True
        return (kept > self.value) == self.yes


class RowCard(Struct, frozen=True):
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


def view_of(state: Position, seat: Seat | None) -> ShipwreckView:
    pack = state.pack
    arcana = pack.arcana
    order = state.order
    own = state.hands[seat] if seat is not None and seat in state.circle else ()
    unseen = [pack.copies[value] - state.seen[value] for value in range(8)]
    for value in own:
        unseen[value] -= 1
    deck = state.deck
    known = max(0, min(state.deck_known, len(deck) - 1))  # the top is open anyway
    middle = deck[known:-1]
    return ShipwreckView(
        seat=seat,
        pack=pack.id,
        difficulty=state.opts.difficulty,
        agreement=state.opts.agreement,
        honour=state.opts.honour,
        restless=state.opts.restless,
        circle=state.circle,
        order=order,
        active=state.active,
        turn=state.turn,
        step=STEP_NAMES[state.step],
        deciding=state.deciding(),
        paused=state.is_paused(),
        score=state.score,
        doom=state.doom,
        row=tuple([_row_card(state, place) for place in range(1, 5)]),
        at_hours=state.at_hours,
        at_hours_before=state.at_hours_before if state.at_hours else 0,
        stranded=state.piles[0],
        deck_top=arcana[deck[-1]].id if deck else None,
        deck_unknown=tuple(sorted([arcana[card].id for card in middle])),
        deck_bottom=tuple([arcana[card].id for card in deck[:known]]),
        faded=tuple([arcana[card].id for card in state.faded]),
        gone=tuple([arcana[card].id for card in state.gone]),
        bag=len(state.bag),
        people=tuple([_person(state, other) for other in order]),
        away=tuple([_person(state, other) for other in state.circle if other not in order]),
        hand=own,
        unseen=tuple(unseen[1:]),
        began_with=state.began_with,
        played=state.played,
        played_place=state.played_place,
        power_used=state.power_used,
        answers=state.answers,
        extra_guesses=state.extra,
        guesses=state.guesses,
        right=state.right,
        passed=_bits(state.passed),
        proposal=state.proposal,
        agreed=_bits(state.agreed),
        own_played_old=seat is not None and seat == state.active and state.played_old,
        own_play_unlawful=bool(own) and seat is not None and bool(state.unlawful >> seat & 1),
        result=state.outcome.reason if state.outcome else None,
    )


def _person(state: Position, seat: Seat) -> SeatView:
    owed = state.owes[seat]
    return SeatView(
        seat,
        len(state.hands[seat]),
        _bits(state.lines[seat]),
        None if owed < 0 else owed,
        bool(state.back >> seat & 1),
    )


def _row_card(state: Position, place: int) -> RowCard:
    card = state.row[place]
    if card < 0:
        return RowCard(None, state.piles[place], state.hours[place], 0)
    return RowCard(state.pack.arcana[card].id, state.piles[place], state.hours[place], state.pack.moons[card])


def _bits(mask: int) -> tuple[int, ...]:
    return tuple([place for place in range(8) if mask >> place & 1])
