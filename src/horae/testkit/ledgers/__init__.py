"""Independent bookkeeping: what was shown as owed and what was really given, a ledger for each game that has costs.

A ledger knows no engine: it is fed with acts, events and the open position, and raises Unpaid when a card lands, an
effect happens or a debt vanishes without full payment. A game brings its own with `bring`, keyed by the game's name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from horae.core.game import Action, Event, Game, Seat
from horae.testkit.ledgers.echoes import EchoesLedger
from horae.testkit.ledgers.shipwreck import ShipwreckLedger
from horae.testkit.ledgers.timestories import TimeStoriesLedger
from horae.testkit.ledgers.unpaid import Unpaid

__all__ = ["Ledger", "Unpaid", "bring", "open_ledger"]


class Ledger(Protocol):
    """Opened on a position, told of every act before and after it is done."""

    def before(self, state: Any, seat: Seat, action: Action) -> None:
        """What the act was shown to cost."""

    def after(self, state: Any, seat: Seat, action: Action, told: Sequence[tuple[Event, Seat | None]]) -> None:
        """What was given for it. Raises Unpaid."""


Opening: TypeAlias = Callable[[Any], Ledger]

_ledgers: dict[str, Opening] = {
    "echoes": EchoesLedger,
    "shipwreck": ShipwreckLedger,
    "timestories": TimeStoriesLedger,
}


def bring(game: str, opening: Opening) -> None:
    """Have this game's costs checked by this ledger from now on."""
    _ledgers[game] = opening


def open_ledger(game: Game[Any], state: Any) -> Ledger | None:
    """A ledger for a game that stands at this position; None for a game that has brought none."""
    opening = _ledgers.get(game.name)
    return opening(state) if opening is not None else None
