"""A mission as facts and rules for one team of receptacles: what it takes for each card, instruction and ending.

Left out on purpose, so that the rules can only allow too much: what things cost, the order in which they are done, and
that anything is ever lost. A condition that something is *not* so holds, unless it is of a kind that never goes back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from horae.authoring.missions.facts import Derived, Fact
from horae.authoring.missions.mission_rules import MissionRules
from horae.authoring.missions.named_facts import NamedFacts
from horae.games.timestories import compiler as op
from horae.games.timestories.compiled import GREEN
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import Position


class TeamFacts:
    """The rules of one team, and the facts that a position of its begins with."""

    def __init__(self, pack: TimeStoriesPack, profile: str, team: Sequence[int]) -> None:
        self.pack = pack
        self.named = NamedFacts(pack, profile, team)
        self.agents = self.named.agents
        self.rules = self.named.rules
        self.always = self.named.always
        self.follows = self.named.follows
        self.dead: set[int] = set()
        """Rules that can never be used (see `begin`)."""
        MissionRules(self.named).add_all()
        self.endings = [self.named.fact("end", place) for place in range(len(pack.head.mission_return.outcomes))]

    def given(self, state: Position) -> list[int]:
        """The facts that hold in a position, what its agents are in the middle of included."""
        found = [number for number, holds in self.named.basic if holds(state)]
        for agent in self.agents:
            found += [self.named.follows(frame.next, agent) for frame in state.stacks[agent]]
            if state.asks[agent] >= 0:
                found.append(self.named.follows(state.asks[agent], agent))
            pay = state.pays[agent]
            if pay is not None:
                found.append(self.named.follows(pay.unpaid, agent))
            for test in (state.tests[agent], state.suspended[agent]):
                if test is not None:
                    box = self.pack.cards[test.card].tests[test.box]
                    found += [self.named.follows(start, agent) for start in (box.failure, box.critical, box.success)]
        return found

    def derive(self, state: Position, noise: Callable[[], int] | None = None) -> Derived:
        return self.rules.derive(self.given(state), noise, self.dead)

    def derive_without(self, state: Position, card: int) -> Derived:
        """What follows as long as nobody follows that card."""
        return self.rules.derive(self.given(state), skip=self.dead | self._using(self.readings(card)))

    def readings(self, card: int) -> set[int]:
        """That somebody follows that card."""
        return {self.named.reads(card, agent) for agent in self.agents}

    def begin(self, state: Position) -> None:
        """Look at the beginning for rules that can never be used, because of what must *not* have happened yet.

        Where something once done stays done, whoever needs it undone can only come by ways on which it never was: what
        else the rule needs must follow without it. What holds of the beginning holds ever after.
        """
        given, rules = self.given(state), self.rules
        every = rules.derive(given)
        for number, fact in enumerate(list(rules.facts)):
            users = rules.of_part[number]
            blocked = self._undone_by(fact) if users else set()
            doubtful = [rule for rule in users if every.needs(rules.bodies[rule], blocked)] if blocked else []
            if doubtful:
                without = rules.derive([one for one in given if one not in blocked], skip=self._using(blocked))
                self.dead.update(rule for rule in doubtful if not all(without.holds(part) for part in rules.bodies[rule]))

    def _using(self, facts: set[int]) -> set[int]:
        return {rule for number in facts for rule in self.rules.of_part[number]}

    def _undone_by(self, fact: Fact) -> set[int]:
        """The facts after which this one is never so again."""
        kind = fact[0]
        numbers = self.rules.numbers
        if kind == "not-read":
            return {self.named.reads(fact[1], agent) for agent in self.agents}
        if kind == "not-visited" and fact[2] == 1:
            return {numbers[("go", fact[1])]}
        if kind in ("without-token", "without-item"):
            taking, leaving = (op.TOKEN, op.STOW_TOKEN) if kind == "without-token" else (op.TAKE, op.STOW_ITEM)
            if any(now.code == leaving and now.number == fact[1] for now in self.pack.ops):
                return set()
            if kind == "without-item" and self.pack.colours[fact[1]] != GREEN:
                return set()
            takes = [pc for pc, now in enumerate(self.pack.ops) if now.code == taking and now.number == fact[1]]
            if any(self.pack.ops[pc].who not in (op.READER, op.EVERYONE) for pc in takes):
                return set()  # whom it is meant for may be away, and then nobody has it
            return {self.named.follows(pc, agent) for pc in takes for agent in self.agents}
        return set()
