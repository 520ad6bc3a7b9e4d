"""Shipwreck's ledger: doom owed for misses and fadings, and powers that are spent by using them (SA-6.3, SA-9.2, SA-12.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from horae.core.game import Action, Event, Seat
from horae.games.shipwreck import events as ev
from horae.testkit.ledgers.unpaid import Unpaid

LOST_AT = 7


class ShipwreckLedger:
    def __init__(self, state: Any) -> None:
        self.pack = state.pack
        self.doom: int = state.doom
        self.score: int = state.score
        self.guesses = len(state.guesses)
        self.right: bool = state.right
        self.powers = int(state.power_used)

    def before(self, state: Any, seat: Seat, action: Action) -> None:
        pass

    def after(self, state: Any, seat: Seat, action: Action, told: Sequence[tuple[Event, Seat | None]]) -> None:
        event: Any
        for event, _ in told:
            kind = type(event)
            if kind in _NOTES:
                _NOTES[kind](self, event)
                if kind is ev.PowerUsed and event.card in {self.pack.arcana[card].id for card in state.faded}:
                    raise Unpaid(f"the power of {event.card} was used and still lies there")
        if (state.doom, state.score) != (self.doom, self.score):
            raise Unpaid(f"doom and score are {state.doom} and {state.score}, owed are {self.doom} and {self.score}")
        if self.doom >= LOST_AT and state.result() is None:
            raise Unpaid(f"doom has come to {self.doom} and the game goes on")

    def _turn(self, event: ev.TurnBegan) -> None:
        if self.guesses:
            raise Unpaid(f"{self.guesses} misses were never settled before turn {event.turn}")
        self.right = False
        self.powers = 0

    def _predicted(self, event: ev.Predicted) -> None:
        self.guesses += 1

    def _resolved(self, event: ev.PredictionResolved) -> None:
        if not self.guesses:
            raise Unpaid("a prediction was resolved that nobody made")
        if event.right:
            self.score += 1
            self.right = True
        else:
            self._add(self.guesses)
        self._compare("a prediction", event.doom)
        self.guesses = 0

    def _faded(self, event: ev.ArcanumFaded) -> None:
        owed = 0 if self.right else self.pack.arcana[self.pack.index[event.card]].fading_doom
        owed = self._add(owed)
        if event.added != owed:
            raise Unpaid(f"{event.card} faded for {event.added} doom, it costs {owed}")
        self._compare(f"the fading of {event.card}", event.doom)

    def _power(self, event: ev.PowerUsed) -> None:
        self.powers += 1
        if self.powers > 1:
            raise Unpaid(f"{event.card} is the second power of one turn (SA-6.3)")

    def _add(self, owed: int) -> int:
        """SA-10.1: the track ends at 7."""
        before, self.doom = self.doom, min(LOST_AT, self.doom + owed)
        return self.doom - before

    def _compare(self, what: str, doom: int) -> None:
        if doom != self.doom:
            raise Unpaid(f"after {what} doom is told as {doom}, owed is {self.doom}")


_NOTES: dict[type[Event], Any] = {
    ev.TurnBegan: ShipwreckLedger._turn,
    ev.Predicted: ShipwreckLedger._predicted,
    ev.PredictionResolved: ShipwreckLedger._resolved,
    ev.ArcanumFaded: ShipwreckLedger._faded,
    ev.PowerUsed: ShipwreckLedger._power,
}
