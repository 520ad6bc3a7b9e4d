"""Echoes positions for tests: who has which cards where, laid out piece by piece, and then played in sentences.

Rules are tested with a deck of their own (echoes_deck/), so that tuning the game's deck never touches them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Self

from horae.core.game import Seat
from horae.core.rng import Rng
from horae.core.speech import Text
from horae.games.echoes import actions as do
from horae.games.echoes import rounds
from horae.games.echoes import vocabulary as v
from horae.games.echoes.game import Echoes
from horae.games.echoes.pack import EchoesCard, EchoesPack, read_pack
from horae.games.echoes.position import ACTION, ALL_POINTS, CLOSING, CUTTING, FIRST, RESERVE_EACH
from horae.games.echoes.state import EchoesState
from horae.games.echoes.view import EchoesView
from horae.packs.reader import Folder
from horae.testkit.play_script import PlayScript

GAME = Echoes()
SLIDES_TO = {"red": 0, "yellow": 1, "blue": 2}


def card(name: str, effect: v.CardEffect, **parts: Any) -> EchoesCard:
    """A made-up card for one test."""
    given: dict[str, Any] = {
        "type": "creature",
        "specialisation": "war",
        "faction": "neutral",
        "cards": 0,
        "time": 1,
        "strength": 1,
        **parts,
    }
    if given["type"] == "artefact":
        given["strength"] = 0
    return EchoesCard(id=name, name=Text(name, name), effect=effect, **given)


GIFT = card("gift", v.Immediate(does=(v.Gain(vp=1),)))
"""A creature that gives a point when it is summoned."""


@cache
def rules_deck() -> EchoesPack:
    return read_pack(Folder(Path(__file__).parent / "echoes_deck", "echoes_deck"))


def pack_with(*cards: EchoesCard) -> EchoesPack:
    """The test deck with some cards more."""
    base = rules_deck()
    return EchoesPack(base.head, (*base.cards, *cards), base.sources)


def position(
    seats: int = 2,
    sources: Sequence[str] = ("source-of-cycles", "source-of-extinction", "source-of-memory", "source-of-growth"),
    pack: EchoesPack | None = None,
) -> EchoesTable:
    """The action phase of the first round, seat 0 to move, with nothing laid out yet: all cards are in the deck."""
    used = pack or rules_deck()
    state = EchoesState.__new__(EchoesState)
    state.blank(seats, Rng(7), used)
    state.phase = ACTION
    state.round = 1
    state.reserve = RESERVE_EACH * seats
    state.second = ALL_POINTS - state.reserve
    state.sources = tuple(used.index[name] - used.size for name in sources[:seats])
    state.deck = list(used.deck)
    return EchoesTable(state)


class EchoesTable(PlayScript[EchoesState]):
    """An Echoes position: lay it out, say that it is `ready` (or go on to the `next_round`), and play."""

    def __init__(self, state: EchoesState) -> None:
        super().__init__(GAME, state, state.pack)
        self.pack = state.pack

    @classmethod
    def new(cls, seats: int = 2, seed: int = 1, pack: EchoesPack | None = None) -> Self:
        """A game set up as ET-1 says."""
        return cls(GAME.new(seats, seed, None, pack))

    # --- laying out ---

    def _take(self, names: tuple[str, ...]) -> tuple[int, ...]:
        cards = tuple(self.pack.index[name] for name in names)
        for found in cards:
            self.state.deck.remove(found)
        return cards

    def hand(self, seat: Seat, *names: str) -> Self:
        self.state.hands[seat] += self._take(names)
        return self

    def board(self, seat: Seat, position: int, *names: str) -> Self:
        tiles = list(self.state.boards[seat])
        tiles[position - 1] += self._take(names)
        self.state.boards[seat] = tuple(tiles)
        return self

    def brotherhood(self, seat: Seat, *names: str) -> Self:
        self.state.free[seat] += self._take(names)
        return self

    def holds(self, seat: Seat, source: str, *creatures: str, fortified: bool = False) -> Self:
        k = self.place(source)
        self.state.holder[k] = seat
        self.state.under[k] = self._take(creatures)
        self.state.fortified[k] = fortified
        return self

    def points(self, seat: Seat, vp: int) -> Self:
        self.state.vp[seat] += vp
        self.state.reserve -= vp
        return self

    def flame(self, seat: Seat, colour: str) -> Self:
        self.state.slides[seat] = SLIDES_TO[colour]
        return self

    def next_cards(self, *names: str) -> Self:
        """What will be drawn, the first first."""
        self.state.deck += reversed(self._take(names))
        return self

    def deck_of(self, *names: str) -> Self:
        """Only these are left to draw; the others leave the test."""
        self.state.deck = list(reversed(self._take(names)))
        return self

    def discarded(self, *names: str) -> Self:
        """What lies on the discard pile, the last on top."""
        self.state.discard += self._take(names)
        return self

    def before_the_first_card(self, start: Seat = 0) -> Self:
        """Everybody chooses their first card now, before the first round."""
        self.state.phase = FIRST
        self.state.round = 0
        self.state.start = start
        return self

    def ready(self) -> Self:
        """All is laid out: whatever happens by itself does, until somebody is waited for."""
        rounds.run(self.state, None)
        self.check()
        return self

    def next_round(self) -> Self:
        """Go on with the time phase of the next round; seat 0 has the start token in it."""
        self.state.phase = CUTTING
        self.state.start = self.state.n - 1
        return self.ready()

    def round_ends(self) -> Self:
        """All turns of the round are over."""
        self.state.phase = CLOSING
        return self.ready()

    # --- playing ---

    def plays(self, seat: Seat, name: str, *paying: str) -> Self:
        """The seat plays a card from its hand and discards these for it."""
        return self.does(seat, do.PlayCard(name), *(do.Discard(paid) for paid in paying))

    # --- what lies on the table ---

    def view(self, seat: Seat | None) -> EchoesView:
        return self.state.view(seat)

    @property
    def vp(self) -> list[int]:
        """Everybody's victory points in tokens."""
        return self.state.vp

    @property
    def reserve(self) -> int:
        """What is left in the central reserve."""
        return self.state.reserve

    @property
    def second(self) -> int:
        """What is left in the second reserve."""
        return self.state.second

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def start(self) -> Seat:
        """Who has the start token."""
        return self.state.start

    @property
    def ends(self) -> tuple[str, ...]:
        """Why the game ends with this round; empty while nothing ends it."""
        return self.state.ends

    @property
    def discards(self) -> list[str]:
        return self._names(self.state.discard)

    def slides(self, seat: Seat) -> int:
        """How often the seat's tiles have slid."""
        return self.state.slides[seat]

    def tokens(self, seat: Seat) -> tuple[str, ...]:
        """The seat's cards that have an activation token."""
        return self.view(None).people[seat].tokens

    def is_fortified(self, source: str) -> bool:
        return self.state.fortified[self.place(source)]

    def place(self, source: str) -> int:
        return self.state.sources.index(self.pack.index[source] - self.pack.size)

    def _names(self, cards: Sequence[int]) -> list[str]:
        return [self.pack.ids[found] for found in cards]

    def in_hand(self, seat: Seat) -> list[str]:
        return self._names(self.state.hands[seat])

    def on_tile(self, seat: Seat, position: int) -> list[str]:
        return self._names(self.state.boards[seat][position - 1])

    def in_brotherhood(self, seat: Seat) -> list[str]:
        return self._names(self.state.free[seat])

    def under(self, source: str) -> list[str]:
        return self._names(self.state.under[self.place(source)])

    def holder(self, source: str) -> Seat:
        return self.state.holder[self.place(source)]
