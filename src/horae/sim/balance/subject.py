"""What a competitive card game must offer so that its deck can be measured; the rest of this package knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from msgspec import Struct

from horae.core.game import BadSetup, Game, Seat
from horae.core.speech import Text

_OF_GAME = {"echoes": "horae.sim.balance.echoes:EchoesSubject"}


class Design(Struct, frozen=True):
    """A card (or another thing that one may have) as the report speaks of it."""

    id: str
    name: Text
    text: Text
    copies: int
    traits: dict[str, str]
    """What figures are broken down by: trait → value, both message keys of the game."""
    fair: float
    """The points that a plain card of the same price would bring."""


class Subject(Protocol):
    """One game's decks, for measuring. Packs are never changed: what differs is a copy in memory."""

    game: Game[Any]

    def designs(self, pack: Any) -> Sequence[Design]:
        """Every card of the pack."""

    def paired(self, pack: Any, seats: int, seed: int, seat: Seat, card: str, points: int) -> tuple[Any, Any]:
        """The pack so that this seed deals the card to this seat (which gives one of its cards for it), and the same
        again with a plain card in its place: the same price and kind, no effect, these points."""

    def margin(self, figures: dict[str, int], seats: int, seat: Seat) -> int:
        """By how much the seat is ahead of the best other at the end."""


def subject(game: str) -> Subject:
    """Raises BadSetup for a game that has no deck to measure."""
    if game not in _OF_GAME:
        raise BadSetup("balance-no-game", game=game)
    module, _, attribute = _OF_GAME[game].partition(":")
    made: Subject = getattr(import_module(module), attribute)()
    return made
