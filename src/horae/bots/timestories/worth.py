"""What things are worth to the group as one seat sees the mission: endings by their points on the Return, what is new, what
known cards ask for, Azrak by what it costs to get more. Everything here comes from a view and the cards that the seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from horae.bots.timestories.clock import MANY, visits_left
from horae.bots.timestories.facts import Facts, Lack
from horae.bots.timestories.known_cards import KnownCards
from horae.bots.timestories.paths import HOPED, Path
from horae.core.speech import Text
from horae.games.timestories import mission as m
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
MAGICK = 0.01
GOAL = 0.05
AZRAK_AT_LAST = 0.005
"""Where nothing comes after this place, keeping some is worth little."""
DEAREST = 2.0
"""How many times its price an Azrak comes to where little is left for a long way."""
AT_LAST = 2.0
"""And there, unless one knows how to end the mission well, what is new is the only hope left."""
OVER = 0.3
"""To have a group conflict behind one."""
OUT = 0.35
"""To lose an agent for the rest of a visit."""
SCARCITY = 0.15
GOING_ON = 0.8
"""What is expected of a mission that goes on, while there is something new to go to or much time."""
GOING_ROUND = 0.4
"""And where all is known, but time is left."""
GOING_OUT = 0.2
FEW = 3
"""So many visits are little time."""
HANDED_DOWN = 0.85
"""How much of what a thing makes possible is its own worth."""
SPARE = 3
"""So much Azrak above the last is enough to do something else first."""
LIKE_OTHERS = 1.5
"""New places end missions somewhat more often than those that one knows."""
CAN_WAIT = 0.3
"""How much an ending matters now that will still be there when all else here is done."""
PER_LACK = 0.8
"""How far something is counted on for each thing that is missing for it."""
PER_VISIT = 0.65
"""And for each visit that an ending is still away."""
NOT_THERE = 0.6
"""How far something is counted on that somebody must still go to."""
AMISS = 0.03
"""What a counter that moves by a wrong word is taken to spoil."""
NEARER = 0.3
"""How much of what a counter must not pass is lost by coming nearer to it."""
DRAWN = 0.5
"""How much of a Mystery's worth is left each time one was drawn there."""
ROUNDS = 3
"""How many steps ahead wants are handed down."""


class Worth:
    """One look at the mission: made anew whenever something has changed."""

    def __init__(self, view: TimeStoriesView, known: KnownCards, is_last: bool = False) -> None:
        self.view = view
        self.known = known
        self.facts = known.facts(view)
        table = known.pack.head.mission_return
        self.scores = {one.id: one.score if one.won else 0 for one in table.outcomes}
        self.best = max([1, *self.scores.values()])
        self.agents = [agent.agent for agent in view.agents if agent.status == "in_control" and agent.receptacle is not None]
        self.visits_left = visits_left(self.facts, known, self.scores)
        self.is_last = is_last or self.visits_left == 0
        self.at = view.location
        """Where the group is, or is thought to be."""
        self.hope = AT_LAST if self.is_last and not self._has_an_end() else 1.0
        self.azrak_price = self.best * (AZRAK_AT_LAST if self.is_last else AZRAK * self._want_of_azrak())
        self.going_on = 0.0
        self.want: dict[Lack, float] = {}
        self.dear: dict[str, dict[str, float]] = {}
        """What could be done with each thing that somebody has, by the cards that ask for it."""
        self.limits: dict[str, dict[tuple[int, str], float]] = {}
        """What is lost if a counter goes beyond a number."""
        self._uses: dict[str, list[tuple[Path, str, str]]] | None = None
        self.reading = ""
        """The card whose instructions are weighed: what it takes it takes for what it gives."""
        self._follows: set[str] = set()
        mark = (self.facts.mark, len(known.ids), view.location, view.step, tuple(self.agents), view.succeeded, self.is_last)
        if known.wants[0] == mark:
            self.want, self.dear, self.limits = known.wants[1]
        else:
            self._weigh_wants()
            known.wants = mark, (self.want, self.dear, self.limits)
        self.going_on = self._going_on()

    # --- time ---

    def _want_of_azrak(self) -> float:
        """What is left, in the Vortex and with everybody, beside what the places still to come would take."""
        if self.visits_left >= MANY:
            return 1.0
        left = self.view.vortex + sum(agent.azrak for agent in self.view.agents)
        return min(DEAREST, max(1.0, self.visits_left * len(self.view.agents) / max(1, left)))

    def _going_on(self) -> float:
        """What may be expected of a mission that does not end here: much while a place is new, else what cards promise."""
        if self.is_last:
            return 0.0
        if any(not self.facts.visits.get(place, 0) for place in self.facts.open):
            return self.best * GOING_ON
        hoped = self.best * (GOING_ROUND if self.visits_left > FEW else GOING_OUT)
        return max(hoped, HANDED_DOWN * self._prospect())

    def _prospect(self) -> float:
        """The best ending that known cards lead to, as far as there is time for what it hangs on."""
        found = 0.0
        for path, place, _ in self._lying():
            if not isinstance(path.leaf, v.End):
                continue
            away = 0 if place in self.facts.open or place == self.view.location else 1
            for reader in self.agents:
                lacks = self.facts.lacks(path.when, reader)
                if lacks is not None and len(lacks) + away <= self.visits_left:
                    found = max(found, path.hope * self.scores[path.leaf.outcome] * PER_VISIT ** (len(lacks) + away))
        return found

    def _has_an_end(self) -> bool:
        """Whether a known card that can be gone to ends the mission well, with nothing missing."""
        return any(
            isinstance(path.leaf, v.End)
            and self.scores[path.leaf.outcome] > 0
            and (place in self.facts.open if self.at is None else place == self.at)
            and any(self.facts.holds(path.when, reader) for reader in self.agents)
            for path, place, _ in self._lying()
        )

    def new_place(self) -> float:
        """How much a place that nobody has been to matters: as the last, as far as places have turned out to end missions."""
        if not self.is_last:
            return NEW_PLACE
        seen = [place for place, visits in self.facts.visits.items() if visits]
        ending = {place for path, place, _ in self._lying() if isinstance(path.leaf, v.End)}
        return NEW_PLACE * min(1.0, LIKE_OTHERS * (len(ending) + 1) / (len(seen) + 1))

    # --- what is wanted ---

    def _weigh_wants(self) -> None:
        """What known cards could do if only something more were the case hands its worth down to what is missing."""
        lying = self._lying()
        self._want_goals()
        for _ in range(ROUNDS):
            before = dict(self.want)
            for path, place, _ in lying:
                self._hand_down(path, place)
            if self.want == before:
                break
        for path, place, card in lying:
            self._hold_dear(path, place, card)

    def _lying(self) -> list[tuple[Path, str, str]]:
        """All that known cards could still do, with the place and the card."""
        return [
            (path, place, card)
            for place, cards in self.known.layouts.items()
            for card in cards
            for path in self.known.paths(card)
            if path.box < 0 or (card, path.box) not in self.facts.succeeded
        ]

    def _hold_dear(self, path: Path, place: str, card: str) -> None:
        """What can be done with a thing that one has makes it dear; so does a counter that has not gone too far."""
        bounds = [
            (one.counter, one.at_most) for one in path.when.of if isinstance(one, v.CounterAt) and one.at_most is not None
        ]
        held = [thing for thing in path.things if self.facts.has(thing)]
        if not held and not bounds:
            return
        worth = HANDED_DOWN * self.promise(path, place, self.facts)
        if worth <= 0:
            return
        for thing in held:
            by_card = self.dear.setdefault(thing, {})
            by_card[card] = max(worth, by_card.get(card, 0.0))
        for counter, most in bounds:
            limits = self.limits.setdefault(counter, {})
            limits[most, card] = max(worth, limits.get((most, card), 0.0))

    def promise(self, path: Path, place: str, facts: Facts, near: Callable[[int], float] = lambda reader: 1.0) -> float:
        """What a path is worth to whoever can follow it best, as far as what it hangs on is the case."""
        found = 0.0
        for reader in self.agents:
            lacks = facts.lacks(path.when, reader)
            if lacks is None:
                continue
            away = 0 if place in facts.open or place == self.view.location else 1
            worth = path.hope * self._whole(path.leaf, reader) * PER_LACK ** (len(lacks) + away)
            found = max(found, worth * near(reader))
        return found

    def _skill(self, path: Path, card: str, reader: int) -> float:
        """Who is better at the test gets more out of it."""
        if path.box < 0:
            return 1.0
        return min(1.0, 0.4 + 0.1 * self.attribute(self.view.agents[reader], self.known.card(card).tests[path.box]))

    def _nearness(self, place: str, card: str, reader: int) -> float:
        """Who has the card before them need not come for it."""
        slot = self.view.agents[reader].slot
        return 1.0 if self.view.location == place and slot >= 0 and self.view.panorama[slot].card == card else NOT_THERE

    def attribute(self, agent: AgentView, box: m.TestBox) -> int:
        if isinstance(box.attribute, int):
            return agent.attributes[box.attribute - 1]
        names = [one.id for one in self.known.pack.profile(self.view.profile).attributes]
        return agent.attributes[names.index(box.attribute)]

    def with_thing(self, thing: str, holder: int) -> float:
        """All that could be done with a thing if this agent had it."""
        facts = self.facts.handing(thing, holder)
        uses = self._asking_for(thing)
        return sum(self.promise(path, place, facts, self._fit(path, place, card)) for path, place, card in uses)

    def _asking_for(self, thing: str) -> list[tuple[Path, str, str]]:
        if self._uses is None:
            self._uses = {}
            for one in self._lying():
                for name in one[0].things:
                    self._uses.setdefault(name, []).append(one)
        return self._uses.get(thing, [])

    def _fit(self, path: Path, place: str, card: str) -> Callable[[int], float]:
        return lambda reader: self._skill(path, card, reader) * self._nearness(place, card, reader)

    def _whole(self, leaf: v.Instruction, reader: int) -> float:
        """Of an ending all that it scores, of anything else what it is worth now."""
        return float(self.scores[leaf.outcome]) if isinstance(leaf, v.End) else self.leaf(leaf, reader)

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
                        self.want[lack] = (GOAL + AZRAK * goal.azrak) * self.best / len(lacks or ())

    def _hand_down(self, path: Path, place: str) -> None:
        for reader in self.agents:
            lacks = self.facts.lacks(path.when, reader)
            if lacks is None:
                continue
            if place not in self.facts.open and place != self.view.location:
                lacks = (*lacks, ("open", place))
            if not lacks:
                continue
            worth = HANDED_DOWN * path.hope * self.leaf(path.leaf, reader) / len(lacks)
            if worth <= 0:
                return
            for lack in lacks:
                if worth > self.want.get(lack, 0.0):
                    self.want[lack] = worth

    # --- what instructions are worth ---

    def steps(self, steps: Sequence[v.Instruction], reader: int) -> float:
        """Of following these now, one after another, choosing well where there is a choice."""
        before, worth = self.facts, 0.0
        for step in steps:
            worth += self.step(step, reader)
            if isinstance(step, v.Count):
                self.facts = self.facts.counting(step.counter, step.by, step.to)
        self.facts = before
        return worth

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
                return self._answer(ask, wrong, reader)
            case _:
                return self.leaf(step, reader)

    def _answer(self, ask: Text, wrong: Sequence[v.Instruction], reader: int) -> float:
        if self.known.guess(ask) is None:
            return 0.0
        chance = self.known.chance(ask)
        ends = self._ends_behind(reader)
        right = NEW_ITEM * self.hope * self.best
        if ends:
            right = max(right, HANDED_DOWN * max(ends) * (CAN_WAIT if self.can_wait(reader) else 1.0))
        spoilt = AMISS * self.best * sum(isinstance(step, v.Count) for step in wrong)
        return max(0.0, chance * right + (1 - chance) * (self.steps(wrong, reader) - spoilt))

    def _ends_behind(self, reader: int) -> list[int]:
        """What the endings score for which the card that asks wants something first: the right word, it may be. Those for
        which least is missing: a word does not bring everything."""
        found = [
            (len(lacks), self.scores[path.leaf.outcome])
            for path in self.known.paths(self.reading)
            if isinstance(path.leaf, v.End) and (lacks := self.facts.lacks(path.when, reader))
        ]
        least = min((many for many, _ in found), default=0)
        return [score for many, score in found if many == least]

    def can_wait(self, reader: int) -> bool:
        """Whether the word that is asked for may end the mission, and something else is to be done here first: a card to be
        read, or another question that one has a word for."""
        if (reader, self.reading, self.view.round) in self.known.waited or not self._ends_behind(reader):
            return False
        others = [card for card in self.known.layouts.get(self.view.location or "", ()) if card != self.reading]
        to_do = any(card not in self.known.ids or self._asks(self.known.card(card).steps) for card in others)
        return to_do and sum(max(0, self.view.agents[agent].azrak - 1) for agent in self.agents) > SPARE

    def _asks(self, steps: Sequence[v.Instruction]) -> bool:
        for step in steps:
            match step:
                case v.Answer(ask):
                    return self.known.guess(ask) is not None
                case v.If(when, then, otherwise):
                    if self._asks(then if self.facts.holds(when, self.agents[0]) else otherwise):
                        return True
                case v.Choose(_, options, _):
                    if any(self._asks(option.then) for option in options):
                        return True
                case _:
                    continue
        return False

    def of_card(self, card: str, steps: Sequence[v.Instruction], reader: int) -> float:
        """Of following instructions of a card."""
        before, self.reading = self.reading, card
        worth = self.steps(steps, reader)
        self.reading = before
        return worth

    def _spend(self, step: v.Spend, reader: int) -> float:
        me = self.view.agents[reader]
        if step.by == "reader" and (me.azrak < step.azrak or me.magick < step.magick):
            return self.steps(step.otherwise, reader)
        cost = self.price(me, step.azrak) if step.by == "reader" else step.azrak * self.azrak_price
        return self.steps(step.then, reader) - cost - step.magick * self.magick_price

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
                drawn = DRAWN ** self.known.follows[reader, self.reading]
                return 0.6 * NEW_ITEM * best * drawn if unseen and f"mystery-{number}" not in self.known.ids else 0.0
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
            case v.StartConflict():
                return self.conflict(self.reading)
            case v.FreeUpdate(count):
                return 0.08 * best * count
            case _:
                return 0.0

    def conflict(self, card: str) -> float:
        """Of the group conflict that a card begins: what winning brings, less what it may cost."""
        written = self.known.card(card)
        if written.conflict is None or written.conflict.kind != "group" or card in self.view.won_fights:
            return 0.0
        reader = self.agents[0]
        return HOPED * self.of_card(card, written.conflict.won, reader) - 3 * self.azrak_price

    def winning(self, card: str, reader: int) -> float:
        """Of winning the group conflict going on, besides that it is over."""
        conflict = self.known.card(card).conflict
        return OVER * self.best + (self.of_card(card, conflict.won, reader) if conflict is not None else 0.0)

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
        value = self.facts.counters.get(counter, 0)
        change = by if by is not None else (to or 0) - value
        if not change:
            return 0.0
        wanted = self.want.get(("more" if change > 0 else "less", counter), 0.0)
        if change < 0:
            return wanted
        limits = self.limits.get(counter, {}).items()
        bounds = [(most, worth) for (most, card), worth in limits if value <= most and self._is_in_reach(card)]
        return wanted - max((worth if value + change > most else NEARER * worth for most, worth in bounds), default=0.0)

    def _parting(self, item: int | None, token: str | None) -> float:
        """What else one could have done with it."""
        thing = f"item-{item}" if item is not None else f"token-{token}"
        uses = self.dear.get(thing, {}).items()
        others = [worth for card, worth in uses if card != self.reading and self._is_in_reach(card)]
        return max(others, default=0.02 * self.best if self.facts.has(thing) else 0.0)

    def _is_in_reach(self, card: str) -> bool:
        """Whether there is time to go to where a card lies."""
        return not self.is_last or self.at is None or card in self.known.layouts.get(self.at, ())

    def price(self, agent: AgentView, amount: int) -> float:
        """Of so much of an agent's Azrak. The last one breaks the link: an Update, or being out (TS-9.5)."""
        if amount <= 0:
            return 0.0
        cost = amount * self.azrak_price
        if agent.azrak - amount > 0:
            return cost
        if self.view.free_updates:
            return cost + (0.0 if self.is_last else 0.06 * self.best)
        return cost + (self.update_price if self.view.vortex + amount > 1 else self.price_of_an_agent)

    @property
    def update_price(self) -> float:
        """Of an Azrak that goes to the Return."""
        return 0.3 if self.is_last else 1.0 + self._lost_for_good()

    @property
    def price_of_an_agent(self) -> float:
        """Of somebody who is out for the rest of the visit."""
        return OUT * self.best * (0.3 if self.is_last else 1.0)

    @property
    def magick_price(self) -> float:
        return MAGICK * self.best

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
