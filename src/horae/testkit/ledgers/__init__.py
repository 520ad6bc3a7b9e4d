"""Independent bookkeeping: what was shown as owed and what was really given, a ledger for each game that has costs.

A ledger knows no engine: it is fed with acts, events and the open position, and raises Unpaid when a card lands, an
effect happens or a debt vanishes without full payment. Which is a game's own says `LEDGERS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, cast

from horae.core.game import Action, AnyGame, Event, Seat
from horae.packs.installed import Group
from horae.testkit.ledgers.unpaid import Unpaid

__all__ = ["Ledger", "Unpaid", "open_ledger"]


class Ledger(Protocol):
    """Opened on a position, told of every act before and after it is done."""

    def before(self, state: Any, seat: Seat, action: Action) -> None:
        """What the act was shown to cost."""

    def after(self, state: Any, seat: Seat, action: Action, told: Sequence[tuple[Event, Seat | None]]) -> None:
        """What was given for it. Raises Unpaid."""


Opening: TypeAlias = Callable[[Any], Ledger]
LEDGERS = Group(
    "horae.ledgers",
    {
        "shipwreck": "horae.testkit.ledgers.shipwreck:ShipwreckLedger",
        "echoes": "horae.testkit.ledgers.echoes:EchoesLedger",
        "timestories": "horae.testkit.ledgers.timestories:TimeStoriesLedger",
    },
)
"""By the name of the game: what opens its ledger on a position."""


def open_ledger(game: AnyGame, state: Any) -> Ledger | None:
    """A ledger for a game that stands at this position; None for a game that has brought none."""
    opening = cast("Opening | None", LEDGERS.part(game.name))
    return None if opening is None else opening(state)
