"""What tests and cards promise, to whom: by the odds of Destiny, what outcomes are worth, and who else could do it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from horae.bots.timestories.facts import Mark
from horae.bots.timestories.known_cards import KnownCards
from horae.bots.timestories.questions import own_view
from horae.bots.timestories.worth import Worth
from horae.games.timestories import mission as m
from horae.games.timestories import vocabulary as v
from horae.games.timestories.destiny import cards_left
from horae.games.timestories.narration import attempted
from horae.games.timestories.view import AgentView, TimeStoriesView

STALE = 0.4
"""How much of a test's worth is left each time it was passed: most of what it gives is given once."""

TOLD_AGAIN = 0.7
"""And how much of what a card's text promises each time the same agent has followed it."""

MOST_RETURNS = 2
"""How often an agent goes back in one visit to a card that they have left."""


class Outlook(Worth):
    """One look at the mission and the place the group is at."""

    def __init__(self, view: TimeStoriesView, known: KnownCards, is_last: bool = False) -> None:
        super().__init__(view, known, is_last)
        self.destiny = cards_left(view)

    # --- tests ---

    def difficulty(self, box: m.TestBox) -> int:
        number = box.difficulty
        return number if isinstance(number, int) else number[len(self.view.agents)]

    def outcomes(self, card: str, box: m.TestBox, reader: int, damage: float = 0.0) -> tuple[float, float, float]:
        """What failure, critical success and success are worth; `damage` is a point's on the opponent."""
        before, self.reading = self.reading, card
        success = self._cell(box.success, reader, damage)
        critical = success if box.critical is None else self._cell(box.critical, reader, damage)
        hope, self.hope = self.hope, 0.0  # a thing that one gets by failing is as likely a wound as a find
        failure = self._cell(box.failure, reader, damage)
        self.reading, self.hope = before, hope
        return failure, critical, success

    def _cell(self, steps: Sequence[v.Instruction], reader: int, damage: float) -> float:
        points = sum(step.points for step in steps if isinstance(step, v.Damage))
        return self.steps(steps, reader) + damage * points

    def expected(self, value: int, difficulty: int, outcomes: tuple[float, float, float]) -> float:
        """Over the Destiny cards that are left."""
        failure, critical, success = outcomes
        worth = 0.0
        for card in self.destiny:
            final = value + card
            worth += failure if final < difficulty else critical if final == difficulty else success
        return worth / len(self.destiny)

    def attempt(self, agent: AgentView, card: str, place: int, spent: int = 0, damage: float = 0.0) -> float:
        """What it is worth for this agent to attempt a test, boosting as is best, after having spent so much."""
        azrak = self.purse(agent, spent)
        if azrak < 1:
            return -self.best
        box = self.known.card(card).tests[place]
        failure, critical, success = self.outcomes(card, box, agent.agent, damage)
        stale = 1.0 if damage else STALE ** self.known.passed[card, place]
        outcomes = (failure, stale * critical, stale * success)
        difficulty, value = self.difficulty(box), self.attribute(agent, box)
        bonus = self._bonus(agent)
        help_ = self.support(agent.agent)
        found = -float(self.best)
        for more in range(azrak + help_):
            own = max(0, more - help_)
            cost = (more - own) * self.azrak_price
            if agent.azrak > spent:
                cost += self.price(agent, spent + 1 + own) - self.price(agent, spent)
            else:
                cost += (1 + own) * self.azrak_price + (0.5 if own + 1 == azrak else 0.0)
            found = max(found, self.expected(value + bonus + more, difficulty, outcomes) - cost)
        return found

    def _bonus(self, agent: AgentView) -> int:
        """What abilities would add to a test of one's own."""
        total = 0
        for face in agent.abilities:
            if face.in_test and not face.used and face.magick <= agent.magick and not face.azrak:
                steps = self.known.ability(face.id).then
                total += sum(step.value for step in steps if isinstance(step, v.Bonus))
        return total

    def support(self, agent: int) -> int:
        """How much support one may hope for: of each who stands by and has some to spare."""
        fighting = self.view.fight is not None
        most = self.known.pack.profile(self.view.profile).support[len(self.view.agents)]
        return sum(
            min(most, one.azrak - 1)
            for one in self.view.agents
            if one.agent != agent and one.status == "in_control" and one.azrak > 1 and (fighting or one.slot < 0)
        )

    def spared(self, agent: int) -> float:
        """What an Azrak of this agent's would do as support in the test here that promises most, attempted by another."""
        top, gain = 0.1 * self.best, 0.0
        for slot in self.view.panorama:
            for place, box in enumerate(self.known.card(slot.card).tests):
                for who in self.view.agents:
                    if who.agent not in self.agents or who.agent == agent or not self.is_offered(slot.card, place, who.agent):
                        continue
                    if slot.holder not in (-1, who.agent) or (slot.holder < 0 and who.ready):
                        continue
                    worth = self.attempt(who, slot.card, place)
                    if worth > top:
                        top, gain = worth, self._gain_by_help(who, slot.card, box)
        return gain

    def _gain_by_help(self, who: AgentView, card: str, box: m.TestBox) -> float:
        outcomes = self.outcomes(card, box, who.agent)
        value = self.attribute(who, box) + max(0, who.azrak - 2)
        at = [self.expected(value + more, self.difficulty(box), outcomes) for more in range(3)]
        return max(at[1] - at[0], (at[2] - at[0]) / 2, 0.0)

    def box_at(self, me: AgentView, number: int) -> tuple[str, int]:
        """The card and the box that an attempt of this number is at."""
        view = self.view
        face = attempted(view, me.agent, number)
        own = own_view(view, me.agent)
        cards = [view.fight.card.id] if view.fight is not None else []
        cards += [card.id for card in (own.card, *own.read) if card is not None]
        cards += [f"item-{item.number}" for item in me.items]
        cards += [f"{view.location}-a"]
        for card in cards:
            for place, box in enumerate(self.known.card(card).tests):
                if face is not None and box.label == face.label and self.difficulty(box) == face.difficulty:
                    return card, place
        return "", -1

    def is_offered(self, card: str, place: int, agent: int) -> bool:
        box = self.known.card(card).tests[place]
        if (card, place) in self.facts.succeeded or box.against in self.view.beaten:
            return False
        return self.facts.holds(box.when, agent)

    # --- cards ---

    def standing(self, card: str) -> Mark:
        """All that following a card may hang on: while it is the same, the card has nothing new to say."""
        place = card.rpartition("-")[0]
        return (*self.facts.mark, self.facts.visits.get(place, 0)) if self.known.counts_visits(card) else self.facts.mark

    def arriving(self, place: str) -> Outlook:
        """The same, as it will be at that place."""
        twin = copy(self)
        twin.facts = self.facts.arriving(place)
        twin.at = place
        return twin

    def taking(self, card: str, agent: int, spent: int = 0, beside: bool = False) -> float:
        """What it is worth for this agent to have a known card before them: its instructions, then its best test;
        `beside` others, who may be better at it."""
        written = self.known.card(card)
        if self.known.left[agent, card, self.view.round] >= MOST_RETURNS:
            return 0.0  # one leaves it as it is every time
        stale = self.known.followed.get((agent, card)) == self.standing(card)
        worth = 0.0 if stale else self.of_card(card, written.steps, agent)
        if worth > 0:
            worth *= TOLD_AGAIN ** self.known.follows[agent, card]
        conflict = written.conflict
        if conflict is not None and conflict.kind == "group" and conflict.starts == "reading":
            return worth + self.conflict(card)
        me = self.view.agents[agent]
        tests = [
            self.attempt(me, card, place, spent)
            for place in range(len(written.tests))
            if self.is_offered(card, place, agent) and not (beside and self.is_for_another(me, card, place, spent))
        ]
        return worth + max([0.0, *tests])

    def is_for_another(self, me: AgentView, card: str, place: int, spent: int = 0) -> bool:
        """Whether somebody else who is still about is clearly better at a test and can come for it."""
        mine = self.attempt(me, card, place, spent) + self.azrak_price
        when = self.known.card(card).tests[place].when
        for one in self.view.agents:
            if one.agent == me.agent or one.agent not in self.agents or one.ready or one.personal_conflict:
                continue
            way = 0 if one.free_explore else 1
            if one.azrak > way + 1 and self.facts.holds(when, one.agent) and self.attempt(one, card, place, way) > mine:
                return True
        return False
