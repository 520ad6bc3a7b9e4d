"""Independent bookkeeping: what was shown as owed and what was really given, a ledger for each game that has costs.

A ledger knows no engine: it is fed with acts, events and the open position, and raises Unpaid when a card lands, an
effect happens or a debt vanishes without full payment. A game says which one is its own (`Game.ledger`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, cast

from horae.core.game import Action, AnyGame, Event, Seat
from horae.packs.installed import named
from horae.testkit.ledgers.unpaid import Unpaid

__all__ = ["Ledger", "Unpaid", "open_ledger"]


class Ledger(Protocol):
    """Opened on a position, told of every act before and after it is done."""

    def before(self, state: Any, seat: Seat, action: Action) -> None:
        """What the act was shown to cost."""

    def after(self, state: Any, seat: Seat, action: Action, told: Sequence[tuple[Event, Seat | None]]) -> None:
        """What was given for it. Raises Unpaid."""


Opening: TypeAlias = Callable[[Any], Ledger]


def open_ledger(game: AnyGame, state: Any) -> Ledger | None:
    """A ledger for a game that stands at this position; None for a game that has brought none."""
    if game.ledger is None:
        return None
    return cast("Opening", named(game.ledger))(state)
