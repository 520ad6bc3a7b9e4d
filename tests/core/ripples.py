"""Ripples: what a card does opens further decisions, for others too, on a stack that grows while it is worked off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tiny_games import TinyGame, most

from horae.core.game import Action, Event, Id, Result, Seat, State, Tell, View
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.testkit.ledgers import LEDGERS, Unpaid

KINDS = ("pebble", "splash", "swirl", "ring")
COPIES = 5
DEALT = 3


class Play(Action, frozen=True, tag="play"):
    card: Id


class Choose(Action, frozen=True, tag="choose"):
    seat: int


class Give(Action, frozen=True, tag="give"):
    """Hand over a card face down."""

    card: Id


class Answer(Action, frozen=True, tag="answer"):
    yes: bool


ASKS: dict[type[Action], str] = {Play: "play", Choose: "choose", Give: "give", Answer: "answer"}


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: int
    card: str


class Chosen(Event, frozen=True, tag="chosen"):
    seat: int


class CardGiven(Event, frozen=True, tag="card_given"):
    giver: int
    taker: int


class CardGot(Event, frozen=True, tag="card_got"):
    """Told to the one who got it."""

    card: str


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    seat: int


class Answered(Event, frozen=True, tag="answered"):
    seat: int
    yes: bool


class RipplesView(View, frozen=True):
    seat: int | None
    hand: tuple[str, ...]
    held: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    points: tuple[int, ...]
    turn: int
    stack: tuple[tuple[str, int, int], ...]


class RipplesState(State):
    """`stack` holds open decisions, the next one last: what is asked, of whom, for whom."""

    __slots__ = ("deck", "discard", "hands", "points", "rng", "stack", "turn")

    def __init__(self, seats: int, rng: Rng) -> None:
        deck = [kind for kind in KINDS for _ in range(COPIES)]
        rng.shuffle(deck)
        self.rng = rng
        self.hands = [sorted(deck[seat * DEALT : (seat + 1) * DEALT]) for seat in range(seats)]
        self.deck = deck[seats * DEALT :]
        self.discard: list[str] = []
        self.points = [0] * seats
        self.turn = 0
        self.stack: list[tuple[str, int, int]] = [("play", 0, 0)]

    def seats(self) -> tuple[Seat, ...]:
        return tuple(range(len(self.hands)))

    def deciding(self) -> tuple[Seat, ...]:
        return (self.stack[-1][1],) if self.stack else ()

    def legal(self, seat: Seat) -> list[Action]:
        if seat not in self.deciding():
            return []
        match self.stack[-1]:
            case ("play", _, _):
                return [Play(card) for card in dict.fromkeys(self.hands[seat])]
            case ("choose", _, _):
                return [Choose(other) for other in self._targets(seat)]
            case ("give", _, _):
                return [Give(card) for card in dict.fromkeys(self.hands[seat])]
        return [Answer(False), *([Answer(True)] if self.points[seat] else [])]

    def _targets(self, seat: Seat) -> list[Seat]:
        return [other for other in self.seats() if other != seat and self.hands[other]]

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        asked = ASKS[type(action)]
        if seat not in self.deciding() or self.stack[-1][0] != asked:
            raise Refused("TR-1", "tiny-not-asked")
        taker = self.stack[-1][2]
        if asked in ("play", "give") and action.card not in self.hands[seat]:
            raise Refused("TR-2", "tiny-not-held", card=action.card)
        if asked == "choose" and action.seat not in self._targets(seat):
            raise Refused("TR-3", "tiny-no-target", seat=action.seat)
        if asked == "answer" and action.yes and not self.points[seat]:
            raise Refused("TR-4", "tiny-no-points")
        self.stack.pop()
        if asked == "play":
            self._play(seat, action.card, tell)
        elif asked == "choose":
            self.stack.append(("give", action.seat, seat))
            if tell:
                tell(Chosen(action.seat))
        elif asked == "give":
            self.hands[seat].remove(action.card)
            self._get(taker, action.card)
            if tell:
                tell(CardGiven(seat, taker))
                tell(CardGot(action.card), only=taker)
        else:
            if action.yes:
                self.points[seat] -= 1
                self.points[taker] += 1
            if tell:
                tell(Answered(seat, action.yes))
        self._settle(tell)

    def _play(self, seat: Seat, card: str, tell: Tell | None) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)
        if tell:
            tell(CardPlayed(seat, card))
        if card == "pebble":
            self.points[seat] += 1
        elif card == "splash" and self._targets(seat):
            self.stack.append(("choose", seat, seat))
        elif card == "ring":
            self.stack.extend(("answer", other, seat) for other in reversed(self.seats()) if other != seat)
        elif card == "swirl":
            self._draw(seat, tell)
            self.stack.append(("play", seat, seat))

    def _settle(self, tell: Tell | None) -> None:
        """Drop what nobody can decide any more; with nothing open, the next turn."""
        while self.stack and self.stack[-1][0] == "play" and not self.hands[self.stack[-1][1]]:
            self.stack.pop()
        if self.stack or not (self.deck or any(self.hands)):
            return
        while not self.stack:
            self.turn = (self.turn + 1) % len(self.hands)
            self._draw(self.turn, tell)
            if self.hands[self.turn]:
                self.stack.append(("play", self.turn, self.turn))

    def _draw(self, seat: Seat, tell: Tell | None) -> None:
        if self.deck:
            card = self.deck.pop()
            self._get(seat, card)
            if tell:
                tell(CardDrawn(seat))
                tell(CardGot(card), only=seat)

    def _get(self, seat: Seat, card: str) -> None:
        self.hands[seat] = sorted([*self.hands[seat], card])

    def view(self, seat: Seat | None) -> RipplesView:
        return RipplesView(
            seat=seat,
            hand=tuple(self.hands[seat]) if seat is not None and seat in self.seats() else (),
            held=tuple(map(len, self.hands)),
            deck=len(self.deck),
            discard=tuple(self.discard),
            points=tuple(self.points),
            turn=self.turn,
            stack=tuple(self.stack),
        )

    def copy(self) -> RipplesState:
        twin = type(self).__new__(type(self))
        twin.rng = self.rng.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck, twin.discard, twin.points = self.deck[:], self.discard[:], self.points[:]
        twin.turn, twin.stack = self.turn, self.stack[:]
        return twin

    def result(self) -> Result | None:
        return None if self.stack else Result(most(self.points), "points")

    def snapshot(self) -> Any:
        return [self.rng.snapshot(), self.hands, self.deck, self.discard, self.points, self.turn, self.stack]


class RipplesLedger:
    """Who was chosen owes a card to who chose them."""

    def __init__(self, state: RipplesState) -> None:
        self.owed: list[Seat] = []

    def before(self, state: RipplesState, seat: Seat, action: Action) -> None:
        pass

    def after(self, state: RipplesState, seat: Seat, action: Action, told: Sequence[tuple[Event, Seat | None]]) -> None:
        for event, _ in told:
            if isinstance(event, Chosen):
                self.owed.append(event.seat)
            elif isinstance(event, CardGiven):
                self.owed.remove(event.giver)
        asked = [one for what, one, _ in state.stack if what == "give"]
        if self.owed != asked:
            raise Unpaid(f"a card is owed by {self.owed}, and asked of {asked}")


LEDGERS.add("ripples", "ripples:RipplesLedger")


class Ripples(TinyGame):
    name = "ripples"
    action_types = (Play, Choose, Give, Answer)
    event_types = (CardPlayed, Chosen, CardGiven, CardGot, CardDrawn, Answered)
    view_type = RipplesView
    reveals: ClassVar[Mapping[type[Event], frozenset[str]]] = {
        CardPlayed: frozenset({"card"}),
        CardGot: frozenset({"card"}),
    }
    unspoken: ClassVar[dict[type[Action], frozenset[str]]] = {Give: frozenset({"card"})}
    rule_ids = ("TR-1", "TR-2", "TR-3", "TR-4")

    def setup(self, seats: int, rng: Rng, options: Any, pack: Any) -> RipplesState:
        return RipplesState(seats, rng)

    def determinize(self, view: RipplesView, rng: Rng, pack: Any = None) -> RipplesState:
        state = RipplesState(len(view.points), Rng(rng.below(1 << 30)))
        unseen = Counter(dict.fromkeys(KINDS, COPIES)) - Counter((*view.hand, *view.discard))
        hidden = sorted(unseen.elements())
        rng.shuffle(hidden)
        for seat, held in enumerate(view.held):
            state.hands[seat] = list(view.hand) if seat == view.seat else sorted(hidden.pop() for _ in range(held))
        state.deck, state.discard = hidden, list(view.discard)
        state.points, state.turn, state.stack = list(view.points), view.turn, list(view.stack)
        return state

    def pieces(self, state: RipplesState) -> Counter[str]:
        return Counter([*state.deck, *state.discard, *(card for hand in state.hands for card in hand)])

    def action_space(self, pack: Any) -> Sequence[Action]:
        space: list[Action] = [kind(card) for kind in (Play, Give) for card in KINDS]
        return [*space, *(Choose(seat) for seat in range(4)), Answer(False), Answer(True)]
