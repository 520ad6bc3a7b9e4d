"""Laying out an Echoes table for a test: who has which cards where, and then playing on it in plain words.

Rules are tested with a deck of their own (echoes_deck/), so that tuning the game's deck never touches them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Self

from horae.core.game import Action, Event, Heard, Seat
from horae.core.rng import Rng
from horae.core.speech import Text
from horae.games.echoes import actions as do
from horae.games.echoes import rounds
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import EchoesCard, EchoesPack, read_pack
from horae.games.echoes.position import ACTION, ALL_POINTS, CUTTING, RESERVE_EACH
from horae.games.echoes.state import EchoesState
from horae.packs.reader import Folder

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


class EchoesTable:
    """A position in the action phase, seat 0 to move, with nothing laid out yet."""

    def __init__(
        self,
        seats: int = 2,
        sources: tuple[str, ...] = ("source-of-cycles", "source-of-extinction", "source-of-memory", "source-of-growth"),
        pack: EchoesPack | None = None,
    ) -> None:
        self.pack = pack or rules_deck()
        state = EchoesState.__new__(EchoesState)
        state.blank(seats, Rng(7), self.pack)
        state.phase = ACTION
        state.round = 1
        state.reserve = RESERVE_EACH * seats
        state.second = ALL_POINTS - state.reserve
        state.sources = tuple(self.pack.index[name] - self.pack.size for name in sources[:seats])
        state.deck = list(self.pack.deck)
        self.state = state
        self.heard = Heard()

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

    def ready(self) -> Self:
        rounds.run(self.state, None)
        return self

    def next_round(self) -> Self:
        """Go on with the time phase of the next round; seat 0 has the start token in it."""
        self.state.phase = CUTTING
        self.state.start = self.state.n - 1
        rounds.run(self.state, self.heard)
        return self

    # --- playing ---

    def do(self, seat: Seat, *actions: Action) -> list[Event]:
        """Do these one after the other; what everybody heard of it."""
        self.heard.take()
        for action in actions:
            self.state.apply(seat, action, self.heard)
        return [event for event, _ in self.heard.take()]

    def play(self, seat: Seat, name: str, *paying: str) -> list[Event]:
        return self.do(seat, do.PlayCard(name), *(do.Discard(paid) for paid in paying))

    # --- looking ---

    def place(self, source: str) -> int:
        return self.state.sources.index(self.pack.index[source] - self.pack.size)

    def _names(self, cards: tuple[int, ...]) -> list[str]:
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

    def can(self, seat: Seat, action: Action) -> bool:
        return action in self.state.legal(seat)
