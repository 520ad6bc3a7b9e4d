"""What things are worth to the group as one seat sees the mission: endings by their points on the Return, what is new, what
known cards ask for, Azrak by what it costs to get more. Everything here comes from a view and the cards that the seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from horae.bots.timestories.clock import visits_left
from horae.bots.timestories.facts import Facts, Lack
from horae.bots.timestories.known_cards import KnownCards, Written
from horae.games.timestories import vocabulary as v
from horae.games.timestories.view import AgentView, TimeStoriesView

# As shares of the best ending's points.
NEW_PLACE = 0.6
CONQUERED = 0.1
"""More for a place that had to be opened: that is where a story leads."""
NEW_CARD = 0.14
NEW_ITEM = 0.3
NEW_TOKEN = 0.15
NEW_TALK = 0.1
AZRAK = 0.035
AZRAK_AT_LAST = 0.005
"""Where nothing comes after this place, keeping some is worth little."""
AT_LAST = 2.0
"""And there what is new is the only hope left."""
OUT = 0.35
"""To lose an agent for the rest of a visit."""
SCARCITY = 0.15
GOING_ON = 0.8
"""What is expected of a mission that goes on, while there is something new to go to or much time."""
GOING_ROUND = 0.25
FEW = 3
"""So many visits are little time."""
HANDED_DOWN = 0.85
"""How much of what a thing makes possible is its own worth."""
GUESSED = 0.3
"""How often a word that came up on the cards is taken to be the one that is asked for."""
HOPED = 0.7
"""How far a test that is still to be attempted is counted on."""
ROUNDS = 3
"""How many steps ahead wants are handed down."""

Path: TypeAlias = tuple[tuple[v.Condition, ...], v.Instruction, float, int]
"""An instruction of a card, what must hold for it, how far it is to be had, and by which of its tests (-1: none)."""


def paths(written: Written) -> Iterator[Path]:
    """Every instruction on a card that one could have followed, with all that it hangs on."""
    for conditions, leaf in _paths(written.steps, ()):
        yield conditions, leaf, 1.0, -1
    for place, box in enumerate(written.tests):
        when = (box.when,) if box.when is not None else ()
        for conditions, leaf in _paths((*box.success, *(box.critical or ())), when):
            yield conditions, leaf, HOPED, place
    if written.conflict is not None:
        for conditions, leaf in _paths(written.conflict.won, ()):
            yield conditions, leaf, HOPED, -1


def _paths(
    steps: Sequence[v.Instruction], when: tuple[v.Condition, ...]
) -> Iterator[tuple[tuple[v.Condition, ...], v.Instruction]]:
    for step in steps:
        match step:
            case v.If(condition, then, otherwise):
                yield from _paths(then, (*when, condition))
                yield from _paths(otherwise, (*when, v.NotSo(condition)))
            case v.May(_, then, otherwise):
                yield from _paths((*then, *otherwise), when)
            case v.Spend():
                yield from _paths(step.then, when)
            case v.Choose(_, options, _):
                for option in options:
                    yield from _paths(option.then, when if option.when is None else (*when, option.when))
            case v.Answer():
                continue  # a bot does not guess words
            case _:
                yield when, step


class Worth:
    """One look at the mission: made anew whenever something has changed."""

    def __init__(self, view: TimeStoriesView, known: KnownCards, is_last: bool = False) -> None:
        self.view = view
        self.known = known
        self.facts = Facts(view)
        table = known.pack.head.mission_return
        self.scores = {one.id: one.score if one.won else 0 for one in table.outcomes}
        self.best = max([1, *self.scores.values()])
        self.agents = [agent.agent for agent in view.agents if agent.status == "in_control" and agent.receptacle is not None]
        self.visits_left = visits_left(self.facts, known, self.scores)
        self.is_last = is_last or self.visits_left == 0
        self.hope = AT_LAST if self.is_last else 1.0
        self.azrak_price = self.best * (AZRAK_AT_LAST if self.is_last else AZRAK)
        self.going_on = 0.0
        self.want: dict[Lack, float] = {}
        self._follows: set[str] = set()
        mark = (self.facts.mark, len(known.ids), view.location, view.step, tuple(self.agents), view.succeeded, self.is_last)
        if known.wants[0] == mark:
            self.want = known.wants[1]
        else:
            self._weigh_wants()
            known.wants = mark, self.want
        self.going_on = self._going_on()

    # --- time ---

    def _going_on(self) -> float:
        """What may be expected of a mission that does not end here."""
        if self.is_last:
            return 0.0
        new = any(not self.facts.visits.get(place, 0) for place in self.facts.open)
        return self.best * (GOING_ON if new or self.visits_left > FEW else GOING_ROUND)

    # --- what is wanted ---

    def _weigh_wants(self) -> None:
        """What known cards could do if only something more were the case hands its worth down to what is missing."""
        lying: list[tuple[Path, str, str]] = []
        for place, cards in self.known.layouts.items():
            for card in cards:
                lying += [(path, place, card) for path in paths(self.known.card(card))]
        self._want_goals()
        for _ in range(ROUNDS):
            before = dict(self.want)
            for (conditions, leaf, hope, box), place, card in lying:
                if box >= 0 and (card, box) in self.facts.succeeded:
                    continue
                self._hand_down(conditions, leaf, hope, place)
            if self.want == before:
                return

    def _want_goals(self) -> None:
        """What one's own receptacles wish for (TS-R19)."""
        mine = {goal.id for own in self.view.own for goal in own.goals if not goal.reached}
        for own in self.view.own:
            for person in self.known.pack.parts.receptacles:
                if person.id != self.facts.people[own.agent]:
                    continue
                for goal in person.goals:
                    lacks = self.facts.lacks(goal.when, own.agent) if goal.id in mine else None
                    for lack in lacks or ():
                        self.want[lack] = (NEW_TOKEN + AZRAK * goal.azrak) * self.best / len(lacks or ())

    def _hand_down(self, conditions: tuple[v.Condition, ...], leaf: v.Instruction, hope: float, place: str) -> None:
        for reader in self.agents:
            lacks = self.facts.lacks(v.AllOf(conditions), reader)
            if lacks is None:
                continue
            if place not in self.facts.open and place != self.view.location:
                lacks = (*lacks, ("open", place))
            if not lacks:
                continue
            worth = HANDED_DOWN * hope * self.leaf(leaf, reader) / len(lacks)
            if worth <= 0:
                return
            for lack in lacks:
                if worth > self.want.get(lack, 0.0):
                    self.want[lack] = worth

    # --- what instructions are worth ---

    def steps(self, steps: Sequence[v.Instruction], reader: int) -> float:
        """Of following these now, choosing well where there is a choice."""
        return sum(self.step(step, reader) for step in steps)

    def step(self, step: v.Instruction, reader: int) -> float:
        match step:
            case v.If(when, then, otherwise):
                return self.steps(then if self.facts.holds(when, reader) else otherwise, reader)
            case v.May(_, then, otherwise):
                return max(self.steps(then, reader), self.steps(otherwise, reader))
            case v.Choose(_, options, _):
                return max((self.steps(one.then, reader) for one in options if self.facts.holds(one.when, reader)), default=0.0)
            case v.Spend():
                return self._spend(step, reader)
            case v.Answer(ask, _, wrong):
                if self.known.guess(ask) is None:
                    return 0.0
                return max(0.0, GUESSED * NEW_ITEM * self.best + (1 - GUESSED) * self.steps(wrong, reader))
            case _:
                return self.leaf(step, reader)

    def _spend(self, step: v.Spend, reader: int) -> float:
        me = self.view.agents[reader]
        if step.by == "reader" and (me.azrak < step.azrak or me.magick < step.magick):
            return self.steps(step.otherwise, reader)
        cost = self.price(me, step.azrak) if step.by == "reader" else step.azrak * self.azrak_price
        return self.steps(step.then, reader) - cost - step.magick * 0.01 * self.best

    def leaf(self, step: v.Instruction, reader: int) -> float:
        """Of one instruction that asks nothing."""
        best = self.best
        match step:
            case v.End(outcome):
                score = self.scores[outcome]
                return score - self.going_on if score > 0 else -best
            case v.Take():
                return self._take(step, reader)
            case v.Read():
                return self._read(step, reader)
            case v.Gain() | v.Lose():
                return self._azrak(step, reader)
            case v.OpenLocation(location):
                return self._open(location)
            case v.CloseLocation(location) | v.Cover(location):
                return -self._open(location, shut=True)
            case v.DrawMystery(number):
                unseen = self.view.mysteries > len(self.view.mysteries_under)
                return 0.6 * NEW_ITEM * best if unseen and f"mystery-{number}" not in self.known.ids else 0.0
            case v.Turn():
                return 0.6 * NEW_ITEM * best
            case v.OpenDeck():
                return 0.0 if self.is_last else NEW_PLACE * best
            case v.Eject() | v.RegainControl():
                return -OUT * best
            case v.Replace(_, card) | v.Add(card):
                return 0.0 if card in self.known.ids else NEW_CARD * best
            case v.Move(location):
                return NEW_PLACE * best / 2 if not self.facts.visits.get(location, 0) else -0.05 * best
            case v.Count(counter, by, to):
                return self._count(counter, by, to)
            case v.Stow(item, token) | v.Remove(item, token):
                return -self._parting(item, token)
            case v.FreeUpdate(count):
                return 0.08 * best * count
            case _:
                return 0.0

    def _take(self, step: v.Take, reader: int) -> float:
        if step.item is None:
            token = step.token or ""
            there = self.facts.group_tokens[token] + sum(tokens[token] for tokens in self.facts.tokens)
            return self.want.get(("token", token), 0.0) + (0.0 if there else NEW_TOKEN * self.best)
        card = f"item-{step.item}"
        if step.item in self.facts.items or card in self.facts.removed or card in self._follows:
            return 0.0
        if card not in self.known.ids:
            return NEW_ITEM * self.hope * self.best + self.want.get(("item", str(step.item)), 0.0)
        self._follows.add(card)
        worth = self.steps(self.known.card(card).steps, reader)
        self._follows.discard(card)
        return worth + self.want.get(("item", str(step.item)), 0.0) + self._map_piece(step.item)

    def _map_piece(self, number: int) -> float:
        for item in self.known.pack.parts.items:
            if item.number == number and item.map is not None:
                return sum(self._open(place) for place in item.map.opens)
        return 0.0

    def _read(self, step: v.Read, reader: int) -> float:
        person = self.facts.people[reader]
        card = f"{person}-recall" if step.recall else f"{person}-{step.interaction}"
        if card in self._follows:
            return 0.0
        if card not in self.known.ids:
            return NEW_TALK * self.best
        self._follows.add(card)
        worth = self.steps(self.known.card(card).steps, reader)
        self._follows.discard(card)
        return worth

    def _azrak(self, step: v.Gain | v.Lose, reader: int) -> float:
        agents = self.agents
        if step.who == "reader":
            agents = [reader]
        elif step.who == "others":
            agents = [one for one in agents if one != reader]
        elif step.who != "everyone":
            agents = [one for one in agents if self.facts.people[one] == step.who]
        worth = 0.0
        for agent in agents:
            who = self.view.agents[agent]
            if isinstance(step, v.Lose):
                worth -= self.price(who, min(step.azrak, who.azrak))
            else:
                source = self.view.vortex if step.source == "vortex" else self.view.returned
                worth += self.azrak_price * min(step.azrak, who.level - who.azrak, source)
        return worth

    def _open(self, location: str, shut: bool = False) -> float:
        if (location in self.facts.open) != shut or self.is_last:
            return 0.0
        new = 0.0 if self.facts.visits.get(location, 0) else (NEW_PLACE + CONQUERED) * self.best
        return new + self.want.get(("open", location), 0.0)

    def _count(self, counter: str, by: int | None, to: int | None) -> float:
        change = by if by is not None else (to or 0) - self.facts.counters.get(counter, 0)
        return self.want.get(("more" if change > 0 else "less", counter), 0.0) * (1 if change else 0)

    def _parting(self, item: int | None, token: str | None) -> float:
        if item is not None:
            return self.want.get(("item", str(item)), 0.0) if item in self.facts.items else 0.0
        return 0.05 * self.best

    def price(self, agent: AgentView, amount: int) -> float:
        """Of so much of an agent's Azrak. The last one breaks the link: an Update, or being out (TS-9.5)."""
        if amount <= 0:
            return 0.0
        cost = amount * self.azrak_price
        if agent.azrak - amount > 0:
            return cost
        if self.view.free_updates:
            return cost + (0.0 if self.is_last else 0.06 * self.best)
        if self.view.vortex + amount > 1:
            return cost + (0.3 if self.is_last else 1.0 + self._lost_for_good())
        return cost + OUT * self.best * (0.3 if self.is_last else 1.0)

    def _lost_for_good(self) -> float:
        """An Azrak on the Return is missing at every place that is still to come (TS-9.8)."""
        left = self.view.vortex + sum(one.azrak for one in self.view.agents)
        return SCARCITY * self.best * min(self.visits_left, 8) / max(1, left)

    def purse(self, agent: AgentView, spent: int) -> int:
        """What an agent has after spending so much, mending the link if it breaks on the way (TS-9.5)."""
        if agent.azrak > spent:
            return agent.azrak - spent
        mended = self.view.free_updates or self.view.vortex + spent > 1
        return min(agent.level, self.view.vortex + max(0, spent - 1)) if mended else 0
