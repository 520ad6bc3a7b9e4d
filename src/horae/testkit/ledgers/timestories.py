"""TIME Stories' ledger: Azrak and Magick owed and spent, group payments, givings, and that what was paid for is had.

What something costs is taken from the rules and the mission's own data (TS-4.1, TS-5.5, TS-5.7, TS-7.2, TS-9, TS-12),
what was given from the events; pools by events must be the pools on the table after every act.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from horae.core.game import Event, Seat
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories import events as ev
from horae.games.timestories import position as t
from horae.games.timestories.compiled import GROUP
from horae.testkit.ledgers.unpaid import Unpaid


class _Account:
    """One agent's books."""

    __slots__ = ("due", "due_magick", "gives", "magick", "pool", "reads", "starts", "tests")

    def __init__(self, pool: int, magick: int) -> None:
        self.pool = pool
        self.magick = magick
        self.due: list[tuple[int, str]] = []
        self.due_magick: list[tuple[int, str]] = []
        self.tests = 0
        """Attempts that were paid for and are not resolved."""
        self.gives: tuple[int, frozenset[str]] | None = None
        """To whom one payment lets hand over which things (TS-5.7)."""
        self.reads = False
        """Whether a card was explored and is still to be read."""
        self.starts = ""
        """A group conflict that was explored and is to start."""


class _Payment:
    __slots__ = ("need", "of_magick", "pledged")

    def __init__(self, of_magick: bool, need: int, agents: int) -> None:
        self.of_magick = of_magick
        self.need = need
        self.pledged = [0] * agents


class TimeStoriesLedger:
    def __init__(self, state: Any) -> None:
        self.pack = state.pack
        self._open(state)

    def _open(self, state: Any) -> None:
        self.accounts = [_Account(state.pools[agent], state.magick[agent]) for agent in range(state.n)]
        for agent, account in enumerate(self.accounts):
            account.tests = (state.tests[agent] is not None) + (state.suspended[agent] is not None)
            account.gives = (state.giving[agent], frozenset(state.things_of(agent))) if state.giving[agent] >= 0 else None
        self.payments: dict[int, _Payment] = {}
        for agent, pay in enumerate(state.pays):
            if pay is not None:
                self.payments[agent] = _Payment(pay.of_magick, pay.need, state.n)
                self.payments[agent].pledged = list(pay.pledged[: state.n])
        self.free_explores = {agent for agent in range(state.n) if state.free_explores >> agent & 1}
        self.returned: int = state.returned
        self.free_updates: int = state.free_updates
        self.swaps_are_free = False
        self.holds: frozenset[str] = frozenset()

    def before(self, state: Any, seat: Seat, action: Any) -> None:
        self.returned, self.free_updates = state.returned, state.free_updates
        self.swaps_are_free = state.step == t.BETWEEN or state.fight >= 0
        if type(action) in (do.Give, do.GiveHidden):
            self.holds = frozenset(state.things_of(action.agent))
        elif type(action) is do.Choose:
            self._note_spending(state, action)
        elif type(action) is do.Decline and action.whom == action.agent and action.agent in self.payments:
            self._check_refusing(state, action.agent)

    def _note_spending(self, state: Any, action: do.Choose) -> None:
        """An answer that leads straight to "spend": the price the question named."""
        agent = action.agent
        ops = self.pack.ops
        asked = ops[state.asks[agent]]
        at = asked.ways[action.option].start if asked.code == op.CHOOSE else state.asks[agent] + 1 if action.option else -1
        if at < 0 or ops[at].code != op.SPEND or ops[at].by_group:
            return
        azrak, magick = ops[at].azrak, ops[at].magick
        account = self.accounts[agent]
        if account.pool >= azrak and account.magick >= magick:
            if azrak:
                account.due.append((azrak, "what the card asked"))
            if magick:
                account.due_magick.append((magick, "what the card asked"))

    def _check_refusing(self, state: Any, reader: int) -> None:
        """A group payment falls through only when the group has not enough (TS-9.9)."""
        payment = self.payments[reader]
        able = [one for one in state.in_control() if one == reader or not state.doomed >> one & 1]
        left = sum(self.accounts[one].magick if payment.of_magick else self.accounts[one].pool for one in able)
        if left + sum(payment.pledged) >= payment.need:
            raise Unpaid(f"the group owes {payment.need}, could pay it, and agent {reader} declines")

    def after(self, state: Any, seat: Seat, action: Any, told: Sequence[tuple[Event, Seat | None]]) -> None:
        out: list[int] = []
        event: Any
        for event, _ in told:
            kind = type(event)
            if kind is ev.RunRestarted:
                self._open(state)
                return
            if kind is ev.AgentEjected:
                out.append(event.agent)
            if kind is ev.Boosted and type(action) is do.Boost:
                self.accounts[event.agent].due.append((1, "a boost"))
            elif kind is ev.CardTaken and type(action) is do.Explore:
                self._explored(state, event)
            elif kind in _NOTES:
                _NOTES[kind](self, event)
        if state.step == t.OVER:
            return
        if state.round == 0 and state.step in (t.HOLDING, t.NAMING):
            self._set_up(state)
        if state.step == t.ACTIONS:
            for agent in out:
                card = self.accounts[agent].starts
                won = (
                    card and state.won_fights >> self.pack.card_index[card] & 1
                )  # a conflict that was won does not start again
                if card and not won and all(self.pack.cards[waiting].id != card for waiting, _ in state.fight_queue):
                    raise Unpaid(f"agent {agent} explored {card} with the last Azrak and its conflict never started (TS-9.5)")
        if any(type(event) is ev.ActionsBegan for event, _ in told):
            helped = range(state.n) if state.n == 2 else [state.captain] if state.n == 3 else []
            self.free_explores = set(helped)  # TS-12
        self._compare(state, told)

    def _set_up(self, state: Any) -> None:
        for agent, account in enumerate(self.accounts):
            account.pool = self.pack.people[state.who[agent]].azrak  # TS-3.2
            account.magick = state.profile.magick[state.n] if state.profile.magick is not None else 0

    def _compare(self, state: Any, told: Sequence[tuple[Event, Seat | None]]) -> None:
        for agent, account in enumerate(self.accounts):
            if account.due:
                raise Unpaid(f"agent {agent} had {account.due[0][1]} and did not pay {account.due[0][0]} Azrak for it")
            if account.due_magick:
                raise Unpaid(f"agent {agent} had {account.due_magick[0][1]} and did not pay {account.due_magick[0][0]} Magick")
            if state.pools[agent] != account.pool or state.magick[agent] != account.magick:
                raise Unpaid(
                    f"agent {agent} has {state.pools[agent]} Azrak and {state.magick[agent]} Magick,"
                    f" by what was told it is {account.pool} and {account.magick}"
                )
            if not 0 <= account.pool <= max(state.levels[agent], account.pool if state.step == t.CHOOSING else 0):
                raise Unpaid(f"agent {agent} has {account.pool} Azrak, of a level of {state.levels[agent]}")
        if state.azrak_everywhere() != self.pack.head.azrak:
            raise Unpaid(f"there are {state.azrak_everywhere()} Azrak, of {self.pack.head.azrak} (TS-9.1)")
        for place, (event, _) in enumerate(told):
            if type(event) is ev.UpdateBegan:
                # With nothing to deal, a goal may give from the Return at once what the Update has just put there.
                later = [one for one, _ in told[place:]]
                is_goal = any(type(one) is ev.GoalReached for one in later)
                given = sum(one.amount for one in later if is_goal and isinstance(one, ev.AzrakGained))
                moved = state.returned - self.returned + given, self.free_updates - state.free_updates
                if moved != ((0, 1) if event.free else (1, 0)):
                    raise Unpaid(f"an Update was not paid for: {event} (TS-9.3, TS-9.4)")

    # --- what is told ---

    def _chose_location(self, event: ev.LocationChosen) -> None:
        self.accounts[event.agent].due.append((1, "the way to a location"))

    def _explored(self, state: Any, event: ev.CardTaken) -> None:
        account = self.accounts[event.agent]
        if not event.free:
            account.due.append((1, "a card explored"))
        elif event.agent not in self.free_explores:
            raise Unpaid(f"agent {event.agent} explored for nothing once more than TS-12 allows")
        self.free_explores -= {event.agent} if event.free else set()
        account.reads = True

    def _read(self, event: ev.CardRead) -> None:
        account = self.accounts[event.agent]
        if account.reads:
            account.reads = False
            card = self.pack.cards[self.pack.card_index[event.card]]
            account.starts = card.id if card.conflict == GROUP and not card.told else ""

    def _fight_began(self, event: ev.GroupConflictBegan) -> None:
        for account in self.accounts:
            account.gives = None
            if account.starts == event.card:
                account.starts = ""

    def _test_began(self, event: ev.TestBegan) -> None:
        self.accounts[event.agent].due.append((1, "an attempt"))
        self.accounts[event.agent].tests += 1

    def _test_resolved(self, event: ev.TestResolved) -> None:
        self.accounts[event.agent].tests -= 1

    def _supported(self, event: ev.Supported) -> None:
        self.accounts[event.agent].due.append((1, "a support"))

    def _given(self, event: ev.Given) -> None:
        account = self.accounts[event.agent]
        if self.swaps_are_free:
            return
        if event.cost:
            account.due.append((1, "a giving"))
            account.gives = event.to, self.holds
        elif account.gives is None or account.gives[0] != event.to or event.thing not in account.gives[1]:
            raise Unpaid(f"agent {event.agent} gave {event.thing} to {event.to} and paid nothing for it (TS-5.7)")

    def _given_hidden(self, event: ev.HiddenGiven) -> None:
        account = self.accounts[event.agent]
        if self.swaps_are_free:
            return
        if event.cost:
            account.due.append((1, "a giving"))
            account.gives = event.to, self.holds
        elif account.gives is None or account.gives[0] != event.to:
            raise Unpaid(f"agent {event.agent} gave a face-down token to {event.to} and paid nothing for it (TS-5.7)")

    def _used(self, event: ev.AbilityUsed) -> None:
        ability = self.pack.abilities[self.pack.ability_index[event.ability]]
        if ability.azrak:
            self.accounts[event.agent].due.append((ability.azrak, event.ability))
        if ability.magick:
            self.accounts[event.agent].due_magick.append((ability.magick, event.ability))

    def _asked(self, event: ev.GroupAsked) -> None:
        self.payments[event.agent] = _Payment(event.magick > 0, event.magick or event.azrak, len(self.accounts))

    def _pledged(self, event: ev.Pledged) -> None:
        payment, account = self.payments[event.whom], self.accounts[event.agent]
        payment.pledged[event.agent] += 1
        if payment.of_magick:
            account.magick -= 1
        else:
            account.pool -= 1

    def _paid(self, event: ev.GroupPaid) -> None:
        payment = self.payments.pop(event.agent)
        if event.paid and sum(payment.pledged) != payment.need:
            raise Unpaid(f"the group paid {sum(payment.pledged)} of {payment.need} (TS-9.9)")
        for agent, amount in enumerate(payment.pledged):
            account = self.accounts[agent]
            if not amount or (payment.of_magick and event.paid):
                continue
            if payment.of_magick:
                account.magick += amount
            else:
                account.pool += amount
                if event.paid:
                    account.due.append((amount, "a share of what the group paid"))

    def _spent(self, event: ev.AzrakSpent) -> None:
        account = self.accounts[event.agent]
        account.pool -= event.amount
        if account.due:
            amount, what = account.due.pop(0)
            if amount != event.amount:
                raise Unpaid(f"agent {event.agent} paid {event.amount} of {amount} Azrak for {what}")

    def _gained(self, event: ev.AzrakGained) -> None:
        self.accounts[event.agent].pool += event.amount

    def _dealt(self, event: ev.AzrakDealt) -> None:
        self.accounts[event.to].pool += event.amount

    def _mended(self, event: ev.LinkMended) -> None:
        self.accounts[event.agent].pool = event.pool

    def _magick(self, event: ev.MagickChanged) -> None:
        account = self.accounts[event.agent]
        account.magick += event.change
        if account.due_magick:
            amount, what = account.due_magick.pop(0)
            if amount != -event.change:
                raise Unpaid(f"agent {event.agent} paid {-event.change} of {amount} Magick for {what}")

    def _ejected(self, event: ev.AgentEjected) -> None:
        account = self.accounts[event.agent]
        if account.tests:
            raise Unpaid(f"agent {event.agent} is out, and an attempt they paid for was never resolved (TS-9.5)")
        if account.reads:
            raise Unpaid(f"agent {event.agent} is out, and a card they explored was never read (TS-9.5)")
        account.gives = None

    def _between(self, event: Event) -> None:
        for agent, account in enumerate(self.accounts):
            if account.tests or account.reads:
                raise Unpaid(f"the group goes on, and agent {agent} never had what they paid for at this location")
            account.gives = None
            account.starts = ""
        if self.payments:
            raise Unpaid("the group goes on, and what it was to pay is forgotten (TS-9.9)")


_NOTES: dict[type[Event], Any] = {
    ev.LocationChosen: TimeStoriesLedger._chose_location,
    ev.CardRead: TimeStoriesLedger._read,
    ev.GroupConflictBegan: TimeStoriesLedger._fight_began,
    ev.TestBegan: TimeStoriesLedger._test_began,
    ev.TestResolved: TimeStoriesLedger._test_resolved,
    ev.Supported: TimeStoriesLedger._supported,
    ev.Given: TimeStoriesLedger._given,
    ev.HiddenGiven: TimeStoriesLedger._given_hidden,
    ev.AbilityUsed: TimeStoriesLedger._used,
    ev.GroupAsked: TimeStoriesLedger._asked,
    ev.Pledged: TimeStoriesLedger._pledged,
    ev.GroupPaid: TimeStoriesLedger._paid,
    ev.AzrakSpent: TimeStoriesLedger._spent,
    ev.AzrakGained: TimeStoriesLedger._gained,
    ev.AzrakDealt: TimeStoriesLedger._dealt,
    ev.LinkMended: TimeStoriesLedger._mended,
    ev.MagickChanged: TimeStoriesLedger._magick,
    ev.AgentEjected: TimeStoriesLedger._ejected,
    ev.BetweenBegan: TimeStoriesLedger._between,
    ev.GroupMoved: TimeStoriesLedger._between,
}
