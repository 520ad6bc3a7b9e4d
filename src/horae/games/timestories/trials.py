"""Tests and conflicts: initiate, boost, support, destiny, resolve (TS-7), and what a conflict adds (TS-8)."""

from __future__ import annotations

from horae.core.game import Tell
from horae.games.timestories import events as ev
from horae.games.timestories import table as t
from horae.games.timestories.pack import Trial
from horae.games.timestories.running import Running

NOBODY_YET = (0, 0, 0, 0)


class Trials(Running):
    __slots__ = ()

    # --- a test (TS-7.2) ---

    def trials_open(self, agent: int) -> tuple[Trial, ...]:
        """The tests this agent could initiate: those of the group conflict, or of the card before them."""
        if self.fight >= 0:
            return self.pack.cards[self.fight].trials
        card = self.card_before(agent)
        return self.pack.cards[card].trials if card >= 0 else ()

    def _attempt(self, agent: int, which: int, tell: Tell | None) -> None:
        card = self.fight if self.fight >= 0 else self.card_before(agent)
        trial = self.pack.cards[card].trials[which]
        value = self.attributes(agent)[trial.attribute]
        self.tests[agent] = (card, which, t.BOOSTING, value, NOBODY_YET, 0)
        if tell:
            tell(ev.TestBegan(agent, trial.attribute, value))
        self._pay(agent, 1, tell)

    def _add_to_test(self, agent: int, supporter: int, tell: Tell | None) -> None:
        """+1: a boost of one's own (supporter is the agent), or support."""
        going = self.tests[agent]
        if going is None:
            return
        card, which, phase, value, spent, done = going
        if supporter != agent:
            more = tuple(amount + (one == supporter) for one, amount in enumerate(spent))
            self.tests[agent] = (card, which, phase, value + 1, more, done)  # type: ignore[assignment]  # one for each agent
        else:
            self.tests[agent] = (card, which, phase, value + 1, spent, done)
        if tell:
            tell(ev.Boosted(agent, value + 1) if supporter == agent else ev.Supported(supporter, agent, value + 1))
        self._pay(supporter, 1, tell)

    def support_left(self, supporter: int, agent: int) -> int:
        """How much more this supporter may spend on the test (TS-7.2, TS-12)."""
        going = self.tests[agent]
        if going is None:
            return 0
        spent = going[4]
        most = self.profile.support[self.n]
        if self.n == 3 and any(spent[one] > 1 for one in range(self.n) if one != supporter):
            most = 1  # TS-12.2: one supporter may spend more, not both
        return most - spent[supporter]

    def can_support(self, supporter: int, agent: int) -> bool:
        """Whether they could spend an Azrak on this test now (TS-7.2, TS-8.3, TS-11.2)."""
        return (
            supporter != agent
            and not self.status[supporter]
            and not self.doomed >> supporter & 1
            and self.pools[supporter] > 0
            and self.support_left(supporter, agent) > 0
            and not self.is_reading(supporter)
        )

    def is_reading(self, agent: int) -> bool:
        """TS-11.2, TS-R15: a story card before one (but in a group conflict) or an unresolved card open."""
        if self.stacks[agent] or self.links[agent] or self.pays[agent] or self.tests[agent] is not None:
            return True
        return self.fight < 0 and self.holds[agent] >= 0

    def undecided(self, agent: int) -> list[int]:
        """Those who could still support this test and have not said no."""
        going = self.tests[agent]
        if going is None or going[2] != t.SUPPORTING:
            return []
        done = going[5]
        return [one for one in range(self.n) if not done >> one & 1 and self.can_support(one, agent)]

    def _ask_support(self, agent: int, tell: Tell | None) -> None:
        going = self.tests[agent]
        if going is not None:
            card, which, _, value, spent, done = going
            self.tests[agent] = (card, which, t.SUPPORTING, value, spent, done)
        if tell:
            tell(ev.SupportAsked(agent))

    def _decline_support(self, supporter: int, agent: int, tell: Tell | None) -> None:
        going = self.tests[agent]
        if going is not None:
            card, which, phase, value, spent, done = going
            self.tests[agent] = (card, which, phase, value, spent, done | 1 << supporter)
        if tell:
            tell(ev.SupportDeclined(supporter, agent))

    def _draw(self, tell: Tell | None) -> int:
        """The next Destiny card; the pile is shuffled anew when it is empty (TS-7.4)."""
        if not self.destiny:
            self._shuffle_destiny(tell)
        pile = self.destiny
        stacked = self.opts.destiny
        at = len(pile) - 1
        if self.draws < len(stacked) and stacked[self.draws] in pile:
            at = pile.index(stacked[self.draws])
        drawn = pile[at]
        self.draws += 1
        self.destiny = pile[:at] + pile[at + 1 :]
        self.discards += (drawn,)
        return drawn

    def _resolve(self, agent: int, tell: Tell | None) -> None:
        """TS-7.3: below the difficulty a failure, above a success, equal a critical success (worked out in TS-E1, TS-E3)."""
        going = self.tests[agent]
        if going is None:
            return
        card, which, _, value, _, _ = going
        self.tests[agent] = None
        drawn = self._draw(tell)
        if tell:
            tell(ev.DestinyDrawn(agent, drawn, len(self.destiny)))
        value += drawn
        trial = self.pack.cards[card].trials[which]
        if value < trial.difficulty:
            start, name = trial.failure, "failure"
        elif value > trial.difficulty:
            start, name = trial.success, "success"
        else:
            start, name = trial.critical, "critical"
        if tell:
            tell(ev.TestResolved(agent, value, name))
        self.stacks[agent] += ((start, card, t.OUTCOME),)
        self._run(agent, tell)

    def _after_outcome(self, agent: int, tell: Tell | None) -> None:
        bit = 1 << agent
        if self.fight >= 0:
            if self.acting == agent and self.fight_step == t.ACTING:
                self.acted |= bit
                self.fight_step = t.ACTED
            return
        if self.personal & bit:
            if self.going_on & bit:
                self.going_on &= ~bit
                return
            self.personal &= ~bit  # TS-8.1
            if tell:
                tell(ev.ConflictEnded(agent))

    def _resume(self, agent: int, tell: Tell | None) -> None:
        self._run(agent, tell)

    # --- group conflicts (TS-8.2 to 8.4) ---

    def _queue_fight(self, card: int, reader: int, tell: Tell | None) -> None:
        if card == self.fight or any(waiting[0] == card for waiting in self.fight_queue):
            return
        self.fight_queue += ((card, reader),)

    def _begin_fight(self, tell: Tell | None) -> None:
        """Everybody stops; tests under way wait."""
        (self.fight, self.fight_reader), *rest = self.fight_queue
        self.fight_queue = tuple(rest)
        self.fight_step = t.SWAPPING
        self.fight_turn = 1
        self.fight_over = False
        self.damage = 0
        self.acted = 0
        self.acting = -1
        self.ready = 0
        for agent in range(self.n):
            self.suspended[agent], self.tests[agent] = self.tests[agent], None
            if self.giving[agent] >= 0:
                self.giving[agent] = -1
        card = self.pack.cards[self.fight]
        self.read |= 1 << self.fight
        if tell:
            tell(ev.GroupConflictBegan(self.fight_reader, card.id, card.text, card.life))

    def fighters_left(self) -> list[int]:
        """Those who have not attempted in this turn."""
        return [
            agent
            for agent in range(self.n)
            if not self.status[agent] and not self.acted >> agent & 1 and self.pools[agent] and not self.doomed >> agent & 1
        ]

    def _go_on_fighting(self, tell: Tell | None) -> bool:
        """After an attempt, or when somebody went out: the end, the next turn or the next to be called. True if it moved."""
        if self.fight_over:
            if any(self.stacks[agent] or self.links[agent] for agent in range(self.n)):
                return False
            self._end_fight(True, tell)
            return True
        if self.fight_step == t.SWAPPING:
            if all((self.ready | self.doomed) >> agent & 1 for agent in self.in_control()):
                self.fight_step = t.ACTED
                return True
            return False
        if self.fight_step == t.ACTING and not self.status[self.acting] and not self._cannot_attempt(self.acting):
            return False
        if self.fight_step == t.ORDERING and (left := self.fighters_left()):
            if len(left) == 1:
                self._call_on(left[0], tell)
                return True
            return False
        if self.fight_step == t.ACTED and self.acting >= 0 and not self.status[self.acting] and not self.is_calm(self.acting):
            return False
        if not self.fighters_left():
            here = self.in_control()
            if all(self.doomed >> agent & 1 for agent in here):
                self._end_fight(False, tell)  # nobody is left to fight; what was paid for is finished (TS-9.5)
                return True
            if not any(self.pools[agent] and not self.doomed >> agent & 1 for agent in here):
                return False  # all that is left is pledged
            self.acted = 0
            self.fight_turn += 1
        self.acting = -1
        self.fight_step = t.ORDERING
        return True

    def _cannot_attempt(self, agent: int) -> bool:
        """Called on with every Azrak pledged away: passed over in this turn."""
        return not self.pools[agent] and self.tests[agent] is None and self.is_calm(agent)

    def is_calm(self, agent: int) -> bool:
        return not (self.stacks[agent] or self.links[agent] or self.pays[agent])

    def _call_on(self, agent: int, tell: Tell | None) -> None:
        self.acting = agent
        self.fight_step = t.ACTING
        if tell:
            tell(ev.CalledOn(agent, self.fight_turn))

    def _end_fight(self, is_won: bool, tell: Tell | None) -> None:
        """TS-8.4: damage tokens are stowed, what waited goes on, and the reader follows what the card says of winning."""
        card, reader = self.fight, self.fight_reader
        self.fight = self.fight_reader = -1
        self.fight_over = False
        self.fight_step = t.SWAPPING
        self.damage = self.acted = self.fight_turn = 0
        self.acting = -1
        self.ready = 0
        for agent in range(self.n):
            waiting, self.suspended[agent] = self.suspended[agent], None
            if not self.status[agent]:
                self.tests[agent] = waiting
        if tell:
            tell(ev.ConflictEnded(-1))
        won = self.pack.cards[card].won if is_won else -1
        if self.status[reader]:
            reader = self.captain if not self.status[self.captain] else next(iter(self.in_control()), -1)
        if won >= 0 and reader >= 0:
            self.stacks[reader] += ((won, card, t.AFTERWARDS),)
            self._run(reader, tell)
