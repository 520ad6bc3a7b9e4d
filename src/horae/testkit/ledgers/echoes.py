"""Echoes' ledger: cards owed for plays, effects and others' demands against cards discarded (ET-3.1, ET-8.1, ET-R13, ET-9.1).

Two kinds of debt: a price is paid in full; of a demand ("discard two") as many as one has. Both are counted together
for each seat, since it is one's own affair which discard is for which: what counts is that none is missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from horae.core.game import Action, Event, Seat
from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes.stack import Discarding, Paying
from horae.testkit.ledgers.unpaid import Unpaid

HAND_LIMIT = 10
PRICES_SEEN_IN = 3
"""One play in so many is compared with the price that the view showed: a view is dear."""


class _Account:
    """What one seat owes and has given, since it last owed nothing."""

    __slots__ = ("demanded", "given", "hand", "in_flight", "landed", "price", "vp")

    def __init__(self, hand: int, vp: int) -> None:
        self.hand = hand
        self.vp = vp
        self.price = 0
        self.demanded = 0
        self.given = 0
        self.landed = 0
        self.in_flight: list[tuple[str, int]] = []

    def owed(self) -> int:
        return self.price + self.demanded - self.given

    def forgive(self) -> None:
        """The hand has run out: of demands no more can be had, a price stays owed (ET-R13)."""
        if not self.hand:
            self.demanded -= max(0, min(self.owed(), self.demanded))


class EchoesLedger:
    def __init__(self, state: Any) -> None:
        self.accounts = [_Account(len(state.hands[seat]), state.vp[seat]) for seat in range(state.n)]
        self.shown: tuple[Seat, str, int] | None = None
        self.paying: tuple[Seat, int, int] | None = None
        self.plays = 0

    def before(self, state: Any, seat: Seat, action: Action) -> None:
        self.shown = self.paying = None
        if type(action) is do.PlayCard:
            self.plays += 1
            if not self.plays % PRICES_SEEN_IN:
                view = state.view(seat)
                self.shown = seat, action.card, view.prices[view.hand.index(action.card)].cards
        elif type(action) is do.Accept and state.stacks[seat] and isinstance(question := state.stacks[seat][-1], Paying):
            effect = state.pack.nodes[question.node]
            self.paying = seat, effect.cards, effect.vp

    def after(self, state: Any, seat: Seat, action: Action, told: Sequence[tuple[Event, Seat | None]]) -> None:
        if self.paying is not None:
            payer, cards, points = self.paying
            self.accounts[payer].price += cards
            lost = sum(event.vp for event, _ in told if type(event) is ev.PointsLost and event.seat == payer)
            if lost < points:
                raise Unpaid(f"seat {payer} accepted to give {points} points for an effect and gave {lost}")
        for event, _ in told:
            kind = type(event)
            if kind in _NOTES:
                _NOTES[kind](self, event)
        for owner, account in enumerate(self.accounts):
            self._compare(state, owner, account)

    def _compare(self, state: Any, seat: Seat, account: _Account) -> None:
        """The books against the table: hands, points, and what the table still shows as owed."""
        if len(state.hands[seat]) != account.hand:
            raise Unpaid(f"seat {seat} holds {len(state.hands[seat])} cards, by what was told it is {account.hand}")
        if state.vp[seat] != account.vp:
            raise Unpaid(f"seat {seat} has {state.vp[seat]} points, by what was told it is {account.vp}")
        open_now = state.forced[seat]
        for pending in state.stacks[seat]:
            if isinstance(pending, Discarding):
                open_now += pending.left
        owed = account.owed()
        if open_now > owed:
            account.demanded += open_now - owed  # an effect of one's own, or the hand limit, asks for it
        elif open_now < owed:
            raise Unpaid(f"seat {seat} owes {owed} discards more, and the table asks for {open_now}")
        if not open_now and not state.stacks[seat]:
            if account.in_flight:
                raise Unpaid(f"seat {seat} played {account.in_flight[0][0]}, which never landed")
            account.price = account.demanded = account.given = account.landed = 0

    # --- what is told ---

    def _drawn(self, event: ev.CardsDrawn) -> None:
        self.accounts[event.seat].hand += event.count

    def _played(self, event: ev.CardPlayed) -> None:
        account = self.accounts[event.seat]
        account.hand -= 1
        account.forgive()
        account.price += event.cost
        account.in_flight.append((event.card, event.cost))
        if self.shown is not None and self.shown[:2] == (event.seat, event.card) and self.shown[2] != event.cost:
            raise Unpaid(f"seat {event.seat} was shown {event.card} for {self.shown[2]} cards and plays it for {event.cost}")

    def _discarded(self, event: ev.CardsDiscarded) -> None:
        account = self.accounts[event.seat]
        account.hand -= len(event.cards)
        account.given += len(event.cards)
        if account.hand < 0:
            raise Unpaid(f"seat {event.seat} discarded more cards than it was ever told to hold")
        if account.given > account.price + account.demanded:
            if account.hand:
                raise Unpaid(f"seat {event.seat} discarded {', '.join(event.cards)}, which nobody asked for")
            account.demanded = account.given - account.price  # a demand that took the whole hand without asking
        account.forgive()

    def _landed(self, event: ev.CardPlaced) -> None:
        account = self.accounts[event.seat]
        paid_for = next((one for one in account.in_flight if one[0] == event.card), None)
        if paid_for is None:
            raise Unpaid(f"{event.card} landed before seat {event.seat}, which had not played it")
        account.in_flight.remove(paid_for)
        account.landed += paid_for[1]
        if account.given < account.landed:
            had = account.given - account.landed + paid_for[1]
            raise Unpaid(f"seat {event.seat}: {event.card} landed for {had} of the {paid_for[1]} cards it costs")

    def _demanded(self, event: ev.OthersMustDiscard) -> None:
        for seat, account in enumerate(self.accounts):
            if seat != event.seat and account.hand:
                account.demanded += event.cards

    def _gained(self, event: ev.PointsGained) -> None:
        self.accounts[event.seat].vp += event.vp

    def _lost(self, event: ev.PointsLost) -> None:
        self.accounts[event.seat].vp -= event.vp

    def _round_ended(self, event: ev.RoundEnded) -> None:
        for seat, account in enumerate(self.accounts):
            if account.hand > HAND_LIMIT:
                raise Unpaid(f"seat {seat} ends round {event.round} with {account.hand} cards (ET-9.1)")


_NOTES: dict[type[Event], Any] = {
    ev.CardsDrawn: EchoesLedger._drawn,
    ev.CardPlayed: EchoesLedger._played,
    ev.CardsDiscarded: EchoesLedger._discarded,
    ev.CardPlaced: EchoesLedger._landed,
    ev.OthersMustDiscard: EchoesLedger._demanded,
    ev.PointsGained: EchoesLedger._gained,
    ev.PointsLost: EchoesLedger._lost,
    ev.RoundEnded: EchoesLedger._round_ended,
}
