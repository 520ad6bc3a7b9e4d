"""A small game with hidden hands, written once for Horae (here) and once for boardgame.io (small_game.cjs), to load both alike.

Four people hold five cards of 1 to 9. In turn each plays one to the pile, scores its value and draws another. 10,000 plays
end it, which no measurement reaches: setting tables up is not what is compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from horae.core.game import Action, Event, Game, Options, Result, Seat, State, Tell, View
from horae.core.narration import Option
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.core.rulebook import Rulebook
from horae.core.speech import Phrase
from horae.server.catalogue import Catalogue

SEATS, HAND, PILE, PLAYS = 4, 5, 10, 10_000
ALL_SEATS = tuple(range(SEATS))


class PlayCard(Action, frozen=True, tag="play"):
    card: int


class CardPlayed(Event, frozen=True, tag="played"):
    seat: int
    value: int


class CardDrawn(Event, frozen=True, tag="drawn"):
    value: int


class SmallView(View, frozen=True):
    turn: int
    pile: tuple[int, ...]
    scores: tuple[int, ...]
    hand: tuple[int, ...]


class NoOptions(Options, frozen=True):
    pass


class SmallPack:
    id = "small"
    hash = "small"


PACK = SmallPack()
MOVES = [PlayCard(card) for card in range(HAND)]


class SmallState(State):
    __slots__ = ("hands", "pile", "plays", "rng", "scores")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.hands = [tuple(1 + rng.below(9) for _ in range(HAND)) for _ in range(SEATS)]
        self.pile: tuple[int, ...] = ()
        self.scores = [0] * SEATS
        self.plays = 0

    def deciding(self) -> tuple[Seat, ...]:
        return (self.plays % SEATS,) if self.plays < PLAYS else ()

    def legal(self, seat: Seat) -> list[Action]:
        return [*MOVES] if seat in self.deciding() else []

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        if seat not in self.deciding() or not 0 <= action.card < HAND:
            raise Refused("SMALL-1", "table-stale")
        hand = self.hands[seat]
        value, drawn = hand[action.card], 1 + self.rng.below(9)
        self.hands[seat] = (*hand[: action.card], *hand[action.card + 1 :], drawn)
        self.pile = (*self.pile[1 - PILE :], value)
        self.scores[seat] += value
        self.plays += 1
        if tell:
            tell(CardPlayed(seat, value))
            tell(CardDrawn(drawn), only=seat)

    def view(self, seat: Seat | None) -> SmallView:
        return SmallView(self.plays, self.pile, tuple(self.scores), () if seat is None else self.hands[seat])

    def copy(self) -> SmallState:
        twin = SmallState.__new__(SmallState)
        twin.rng = self.rng.copy()
        twin.hands, twin.pile, twin.scores, twin.plays = self.hands[:], self.pile, self.scores[:], self.plays
        return twin

    def result(self) -> Result | None:
        if self.plays < PLAYS:
            return None
        best = max(self.scores)
        return Result(tuple(seat for seat, score in enumerate(self.scores) if score == best), "most")

    def seats(self) -> tuple[Seat, ...]:
        return ALL_SEATS

    def snapshot(self) -> dict[str, object]:
        rng = self.rng.snapshot()
        return {"hands": self.hands, "pile": self.pile, "scores": self.scores, "plays": self.plays, "rng": rng}


class SmallGame(Game[SmallState, NoOptions, SmallPack, SmallView]):
    name = "small"
    rules_version = "small-1"
    seat_range = range(SEATS, SEATS + 1)
    cooperative = False
    options_type = NoOptions
    action_types = (PlayCard,)
    event_types = (CardPlayed, CardDrawn)
    view_type = SmallView
    reveals = {CardPlayed: frozenset({"value"}), CardDrawn: frozenset({"value"})}  # noqa: RUF012  # as the contract has it

    def setup(self, seats: int, rng: Rng, options: NoOptions, pack: SmallPack) -> SmallState:
        return SmallState(rng)

    def load_pack(self, source: str | None = None) -> SmallPack:
        return PACK

    def rulebook(self) -> Rulebook:
        return Rulebook("small", (), ())

    def determinize(self, view: SmallView, rng: Rng, pack: SmallPack | None = None) -> SmallState:
        raise TypeError("nobody searches this game")

    def pieces(self, state: SmallState) -> Counter[str]:
        return Counter({"card": SEATS * HAND})

    def action_space(self, pack: SmallPack) -> Sequence[Action]:
        return MOVES


def _said(text: str) -> list[Phrase]:
    """The words for each number."""
    return [Phrase("table-bot-name", {"bot": text, "seat": number}) for number in range(10)]


PLAYED, PLAY, TURN = _said("played"), _said("play"), _said("turn")


class SmallTeller:
    def tell(self, event: Event) -> Phrase | None:
        return PLAYED[event.value] if isinstance(event, CardPlayed) else None


class SmallNarration:
    OPTIONS: Sequence[Option] = ()

    def Narrator(self, pack: SmallPack, view: SmallView) -> SmallTeller:  # noqa: N802  # as the contract has it
        return SmallTeller()

    def move(self, action: Action, view: SmallView, pack: SmallPack) -> Phrase:
        assert isinstance(action, PlayCard)
        return PLAY[view.hand[action.card]]

    def step(self, view: SmallView, pack: SmallPack) -> Phrase:
        return TURN[view.turn % SEATS]

    def result(self, ended: Result, seat: Seat | None, pack: SmallPack) -> tuple[Phrase, Phrase]:
        return Phrase("table-over"), Phrase("table-over")


def catalogue() -> Catalogue:
    from horae.games import registry

    return Catalogue(
        {
            "small": (SmallGame(), SmallNarration()),
            "shipwreck": (registry.game("shipwreck"), registry.narration("shipwreck")),
        }
    )
