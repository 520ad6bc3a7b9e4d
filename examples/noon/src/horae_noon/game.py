"""The Noon Bell: its rules. Who may do what, what follows, and what each seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from horae.core.game import Action, Company, Event, Game, Options, Result, Seat, State, Tell, View
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.core.rulebook import Rulebook
from horae.packs.installed import rulebook

HOURS = Counter({0: 4, 1: 6, 2: 6, 3: 5, 4: 3})
HAND, MOST_LAID, NOON, CHIMES = 3, 10, 12, 3


class Lay(Action, frozen=True, tag="lay"):
    hours: int


class Ring(Action, frozen=True, tag="ring"):
    pass


class CardLaid(Event, frozen=True, tag="card_laid"):
    seat: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """Told to who drew it."""

    hours: int


class BellRung(Event, frozen=True, tag="bell_rung"):
    seat: int
    cards: tuple[int, ...]


class NoonView(View, frozen=True):
    seat: int | None
    turn: int
    hand: tuple[int, ...]
    laid: tuple[tuple[int, int | None], ...]
    """Who laid each card under the clock, and its hours if it was oneself."""
    deck: int
    chimes: tuple[int, ...]
    shown: tuple[int, ...]
    """What the last bell turned up."""


class NoonState(State):
    __slots__ = ("chimes", "deck", "hands", "laid", "rng", "shown", "turn")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.rng = rng
        self.deck = list(HOURS.elements())
        rng.shuffle(self.deck)
        self.hands = [sorted(self.deck.pop() for _ in range(HAND)) for _ in range(seats)]  # NB-1.1
        self.laid: list[tuple[Seat, int]] = []
        self.chimes = [0] * seats
        self.shown: tuple[int, ...] = ()
        self.turn = 0

    def seats(self) -> tuple[Seat, ...]:
        return tuple(range(len(self.hands)))

    def deciding(self) -> tuple[Seat, ...]:
        return () if max(self.chimes) >= CHIMES else (self.turn,)

    def legal(self, seat: Seat) -> list[Action]:
        if seat not in self.deciding():
            return []
        lay = [Lay(hours) for hours in dict.fromkeys(self.hands[seat])] if len(self.laid) < MOST_LAID else []
        return [*lay, *([Ring()] if self.laid else [])]

    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        if seat not in self.deciding():
            raise Refused("NB-2.1", "noon-not-your-turn")
        match action:
            case Ring():
                if not self.laid:
                    raise Refused("NB-2.2", "noon-nothing-laid")
                self._ring(seat, tell)
            case Lay(hours):
                if len(self.laid) >= MOST_LAID:
                    raise Refused("NB-2.3", "noon-clock-full")
                if hours not in self.hands[seat]:
                    raise Refused("NB-2.1", "noon-not-held", hours=str(hours))
                self._lay(seat, hours, tell)

    def _lay(self, seat: Seat, hours: int, tell: Tell | None) -> None:
        self.hands[seat].remove(hours)
        self.laid.append((seat, hours))
        drawn = self.deck.pop()
        self.hands[seat] = sorted([*self.hands[seat], drawn])
        self.turn = (seat + 1) % len(self.hands)
        if tell:
            tell(CardLaid(seat))
            tell(CardDrawn(drawn), only=seat)

    def _ring(self, seat: Seat, tell: Tell | None) -> None:
        self.shown = tuple(hours for _, hours in self.laid)
        for other in self.seats():  # NB-3.1
            self.chimes[other] += (other == seat) == (sum(self.shown) >= NOON)
        self.deck += self.shown  # NB-3.2
        self.rng.shuffle(self.deck)
        self.laid = []
        self.turn = (seat + 1) % len(self.hands)
        if tell:
            tell(BellRung(seat, self.shown))

    def view(self, seat: Seat | None) -> NoonView:
        return NoonView(
            seat=seat,
            turn=self.turn,
            hand=tuple(self.hands[seat]) if seat in self.seats() else (),
            laid=tuple((who, hours if who == seat else None) for who, hours in self.laid),
            deck=len(self.deck),
            chimes=tuple(self.chimes),
            shown=self.shown,
        )

    def copy(self) -> NoonState:
        twin = NoonState.__new__(NoonState)
        twin.rng, twin.deck, twin.hands = self.rng.copy(), self.deck[:], [hand[:] for hand in self.hands]
        twin.laid, twin.chimes, twin.shown, twin.turn = self.laid[:], self.chimes[:], self.shown, self.turn
        return twin

    def result(self) -> Result | None:
        if self.deciding():
            return None
        winners = tuple(seat for seat in self.seats() if self.chimes[seat] == max(self.chimes))  # NB-4.1
        return Result(winners, "chimes", {f"chimes_{seat}": count for seat, count in enumerate(self.chimes)})

    def snapshot(self) -> dict[str, object]:
        names = ("deck", "hands", "laid", "chimes", "shown", "turn")
        return {"rng": self.rng.snapshot(), **{name: getattr(self, name) for name in names}}


class NoOptions(Options, frozen=True):
    """There is nothing to choose."""


class Deck:
    id, hash = "noon", "noon-1"


class Noon(Game[NoonState, NoOptions, Deck, NoonView]):
    name = "noon"
    rules_version = "noon-1"
    seat_range = range(2, 5)
    cooperative = False
    options_type = NoOptions
    action_types = (Lay, Ring)
    event_types = (CardLaid, CardDrawn, BellRung)
    view_type = NoonView
    reveals = {CardDrawn: frozenset({"hours"}), BellRung: frozenset({"cards"})}  # noqa: RUF012  # as the contract has it
    unspoken = {Lay: frozenset({"hours"})}  # noqa: RUF012  # as above
    company = Company(bots=("sexton",))

    def setup(self, seats: int, rng: Rng, options: NoOptions, pack: Deck) -> NoonState:
        return NoonState(seats, rng)

    def load_pack(self, source: str | None = None) -> Deck:
        return Deck()

    def rulebook(self) -> Rulebook:
        return rulebook("horae_noon")

    def determinize(self, view: NoonView, rng: Rng, pack: Deck | None = None) -> NoonState:
        state = NoonState(len(view.chimes), Rng(rng.below(1 << 30)))
        hidden = HOURS - Counter(view.hand) - Counter(hours for _, hours in view.laid if hours is not None)
        left = list(hidden.elements())
        rng.shuffle(left)
        state.laid = [(seat, left.pop() if hours is None else hours) for seat, hours in view.laid]
        for seat in state.seats():
            state.hands[seat] = list(view.hand) if seat == view.seat else sorted(left.pop() for _ in range(HAND))
        state.deck, state.turn, state.chimes, state.shown = left, view.turn, list(view.chimes), view.shown
        return state

    def pieces(self, state: NoonState) -> Counter[str]:
        cards = [*state.deck, *(hours for _, hours in state.laid), *(hours for hand in state.hands for hours in hand)]
        return Counter(f"{hours} hours" for hours in cards)

    def action_space(self, pack: Deck) -> Sequence[Action]:
        return [*map(Lay, sorted(HOURS)), Ring()]
