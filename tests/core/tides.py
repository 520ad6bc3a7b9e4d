"""Tides: everybody chooses a card at once, face down, and all is shown together; the highest takes the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tiny_games import TinyGame, most

from horae.core.game import Action, Event, Result, Seat, State, Tell, View
from horae.core.refusal import Refused
from horae.core.rng import Rng

CARDS = range(1, 14)
ROUNDS = 3


class Lay(Action, frozen=True, tag="lay"):
    card: int


class CardLaid(Event, frozen=True, tag="card_laid"):
    seat: int


class CardsShown(Event, frozen=True, tag="cards_shown"):
    cards: tuple[int, ...]
    winner: int


class TidesEnded(Event, frozen=True, tag="tides_ended"):
    winners: tuple[int, ...]


class TidesView(View, frozen=True):
    seat: int | None
    hand: tuple[int, ...]
    laid: int
    have_laid: tuple[int, ...]
    shown: tuple[int, ...]
    points: tuple[int, ...]
    round: int


class TidesState(State):
    __slots__ = ("box", "hands", "laid", "points", "rng", "round", "shown")

    def __init__(self, seats: int, rng: Rng) -> None:
        cards = list(CARDS)
        rng.shuffle(cards)
        self.rng = rng
        self.hands = [tuple(sorted(cards[seat * ROUNDS : (seat + 1) * ROUNDS])) for seat in range(seats)]
        self.box = tuple(cards[seats * ROUNDS :])
        self.laid = [0] * seats
        self.points = [0] * seats
        self.shown: tuple[int, ...] = ()
        self.round = 0

    def seats(self) -> tuple[Seat, ...]:
        return tuple(range(len(self.hands)))

    def deciding(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats() if not self.laid[seat]) if self.round < ROUNDS else ()

    def legal(self, seat: Seat) -> list[Action]:
        return [Lay(card) for card in self.hands[seat]] if seat in self.deciding() else []

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        if seat not in self.deciding():
            raise Refused("TT-1", "tiny-not-asked")
        if action.card not in self.hands[seat]:
            raise Refused("TT-2", "tiny-not-held", card=str(action.card))
        self.laid[seat] = action.card
        self.hands[seat] = tuple(card for card in self.hands[seat] if card != action.card)
        if tell:
            tell(CardLaid(seat))
        if all(self.laid):
            self._show(tell)

    def _show(self, tell: Tell | None) -> None:
        winner = self.laid.index(max(self.laid))
        self.points[winner] += 1
        cards, self.laid = tuple(self.laid), [0] * len(self.laid)
        self.shown += cards
        self.round += 1
        if tell:
            tell(CardsShown(cards, winner))
            if self.round == ROUNDS:
                tell(TidesEnded(most(self.points)))

    def view(self, seat: Seat | None) -> TidesView:
        sits = seat is not None and seat in self.seats()
        return TidesView(
            seat=seat,
            hand=self.hands[seat] if sits and seat is not None else (),
            laid=self.laid[seat] if sits and seat is not None else 0,
            have_laid=tuple(other for other in self.seats() if self.laid[other]),
            shown=self.shown,
            points=tuple(self.points),
            round=self.round,
        )

    def copy(self) -> TidesState:
        twin = type(self).__new__(type(self))
        twin.rng = self.rng.copy()
        twin.hands, twin.laid, twin.points = self.hands[:], self.laid[:], self.points[:]
        twin.box, twin.shown, twin.round = self.box, self.shown, self.round
        return twin

    def result(self) -> Result | None:
        return Result(most(self.points), "points") if self.round == ROUNDS else None

    def snapshot(self) -> Any:
        return [self.rng.snapshot(), self.hands, self.box, self.laid, self.points, self.shown, self.round]


class Tides(TinyGame):
    name = "tides"
    action_types = (Lay,)
    event_types: ClassVar[tuple[type[Event], ...]] = (CardLaid, CardsShown, TidesEnded)
    view_type = TidesView
    reveals: ClassVar[Mapping[type[Event], frozenset[str]]] = {CardsShown: frozenset({"cards", "winner"})}
    unspoken: ClassVar[dict[type[Action], frozenset[str]]] = {Lay: frozenset({"card"})}
    rule_ids = ("TT-1", "TT-2")

    def setup(self, seats: int, rng: Rng, options: Any, pack: Any) -> TidesState:
        return TidesState(seats, rng)

    def determinize(self, view: TidesView, rng: Rng, pack: Any = None) -> TidesState:
        seats = len(view.points)
        state = TidesState(seats, Rng(rng.below(1 << 30)))
        hidden = [card for card in CARDS if card not in (*view.hand, view.laid, *view.shown)]
        rng.shuffle(hidden)
        for seat in range(seats):
            has_laid = seat in view.have_laid
            held = ROUNDS - view.round - has_laid
            if seat == view.seat:
                state.laid[seat], state.hands[seat] = view.laid, view.hand
            else:
                state.laid[seat] = hidden.pop() if has_laid else 0
                state.hands[seat] = tuple(sorted(hidden.pop() for _ in range(held)))
        state.box, state.shown, state.round = tuple(hidden), view.shown, view.round
        state.points = list(view.points)
        return state

    def pieces(self, state: TidesState) -> Counter[str]:
        cards = [*state.box, *state.shown, *state.laid, *(card for hand in state.hands for card in hand)]
        return Counter(str(card) for card in cards if card)

    def action_space(self, pack: Any) -> Sequence[Action]:
        return [Lay(card) for card in CARDS]
