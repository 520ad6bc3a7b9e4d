"""Real play towards a goal: whoever has something to decide does what a plan without costs asks for.

The plan (see `team_facts`) says which places, cards, answers and outcomes lead to the goal; it is made anew each round
from where the group stands. Destiny is stacked as needed, and what was drawn is kept, so that every way replays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Any, TypeAlias

from horae.authoring.missions.facts import Derived, Fact
from horae.authoring.missions.operation_rules import starts_of
from horae.authoring.missions.team_facts import TeamFacts
from horae.core.game import Action, Event, Seat
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories import position as p
from horae.games.timestories.compiled import NO_CONFLICT, CompiledTest
from horae.games.timestories.compiler import Op
from horae.games.timestories.events import DestinyDrawn
from horae.games.timestories.game import TimeStories
from horae.games.timestories.legal import legal
from horae.games.timestories.open_tests import attempts_open, boxes, fighters_left
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.games.timestories.supplies import available, can_mend, free_slots
from horae.games.timestories.support import can_support, helps_open, undecided
from horae.games.timestories.votes import to_vote, ways, ways_to_vote

GAME = TimeStories()
WRONG = "zzz"
"""An answer that no card accepts."""
MOST_PLANS = 2
"""Plans made anew in the middle of a round."""
LOW = 2
"""With so little Azrak an Update is thought of."""
Move: TypeAlias = tuple[Action, int | None]
"""An action, and the Destiny card to be drawn if it comes to that."""


_BRINGS = {op.TAKE: "without-item", op.TOKEN: "without-token"}
_TAKES = {
    op.STOW_ITEM: "item",
    op.STOW_TOKEN: "token",
    op.CLOSE: "open",
    op.COVER: "open",
    op.TAKE_AWAY: "laid",
    op.REPLACE: "laid",
}
"""What operations bring and take away."""


class Way:
    """How a position was reached: the step before, what was done, which Destiny card was drawn by it."""

    __slots__ = ("action", "before", "drawn", "length", "seed", "spent")

    def __init__(self, before: Way | None, action: Action, drawn: tuple[int, ...], spent: int, seed: int = 0) -> None:
        self.before = before
        self.action = action
        self.drawn = drawn
        self.spent: int = spent if before is None else before.spent + spent
        """The Azrak that left pools."""
        self.length: int = 1 if before is None else before.length + 1
        self.seed: int = seed if before is None else before.seed

    def steps(self) -> tuple[list[Action], tuple[int, ...]]:
        """Everything done from the beginning, and the Destiny cards drawn."""
        actions: list[Action] = []
        drawn: list[int] = []
        at: Way | None = self
        while at is not None:
            actions.append(at.action)
            drawn.extend(reversed(at.drawn))
            at = at.before
        return actions[::-1], tuple(reversed(drawn))


class TracedOps(tuple[Op, ...]):
    """A mission's operations, which note each that is followed."""

    met: set[int]

    def __getitem__(self, key: Any) -> Any:
        self.met.add(key)
        return tuple.__getitem__(self, key)


def traced(pack: TimeStoriesPack) -> TimeStoriesPack:
    """The same mission, which notes the operations that are followed (in `ops.met`)."""
    printed = pack.printed  # made before its operations take notes
    made = copy(pack)
    assert made.printed is printed
    ops = TracedOps(pack.ops)
    ops.met = set()
    made.ops = ops
    return made


class Plan:
    """What a plan asks for, by what can be decided."""

    def __init__(self, facts: TeamFacts, derived: Derived, goal: int) -> None:
        self.operations: set[tuple[int, int]] = set()
        """Operations to be followed, each with by whom."""
        self.cards: set[tuple[int, int]] = set()
        self.places: dict[int, int] = {}
        """The places to go to, with how much effort it is to get there."""
        self.things: set[tuple[str, int, int]] = set()
        self.unread: set[int] = set()
        """Cards that must not have been read yet."""
        self.without: set[tuple[str, int]] = set()
        """Items and tokens that nobody may have."""
        self.needed: set[tuple[str, int]] = set()
        """What must not be lost: items, tokens, open places, cards of a panorama."""
        for fact in derived.plan(goal):
            self._note(fact, facts, derived)

    def _note(self, fact: Fact, facts: TeamFacts, derived: Derived) -> None:
        kind = fact[0]
        if kind == "follow":
            self.operations.add(fact[1:])
        elif kind == "card":
            self.cards.add(fact[1:])
        elif kind in ("item", "token", "open", "laid"):
            self.needed.add((kind, fact[1]))
        elif kind == "go":
            self.places[fact[1]] = derived.effort[facts.rules.numbers[fact]]
        elif kind in ("has", "has-token"):
            self.things.add(fact)
            self.needed.add(("item" if kind == "has" else "token", fact[1]))
        elif kind == "not-read":
            self.unread.add(fact[1])
        elif kind in ("without-item", "without-token"):
            self.without.add((kind, fact[1]))


class DirectedPlay:
    """One play from a position towards a goal."""

    def __init__(
        self,
        facts: TeamFacts,
        state: TimeStoriesState,
        way: Way | None,
        goal: int,
        rng: Rng,
        fresh: Callable[[int], bool],
        wildness: float = 0.0,
    ) -> None:
        self.facts = facts
        self.pack: TimeStoriesPack = state.pack
        self.state = state
        self.way = way
        self.goal = goal
        self.rng = rng
        self.fresh = fresh
        """Whether an operation was never followed in any play."""
        self.wildness = wildness
        """How often something is done at random."""
        self.plan: Plan | None = None
        self.done: set[tuple[int, int]] = set()
        """Cards followed, with by whom, since the plan was made."""
        self.aims: dict[int, str] = {}
        self.settled = True
        """Nothing was done here since the plan was made."""
        self.replans = 0
        self.stacks = {value: TimeStoriesOptions(state.opts.profile, (value,)) for value in sorted(set(self.pack.head.destiny))}

    # --- doing ---

    def step(self) -> set[int]:
        """Do one thing; the operations that were followed by it."""
        action, value = self._chosen()
        try:
            return self.act(action, value)
        except Refused:  # what the plan asks for is not offered: something else that is
            action, value = self._any_move()
            return self.act(action, value)

    def act(self, action: Action, value: int | None = None) -> set[int]:
        """Do it, with that Destiny card on top; the operations that were followed by it."""
        state = self.state
        if value is None:
            state.draws = 1  # nothing is stacked
        else:
            state.opts, state.draws = self.stacks[value], 0
        before = sum(state.pools)
        drawn: list[int] = []

        def hear(event: Event, only: Seat | None = None) -> None:
            if isinstance(event, DestinyDrawn):
                drawn.append(event.modifier)

        ops = self.pack.ops
        assert isinstance(ops, TracedOps)
        ops.met = set()
        state.apply(state.owner(do.agent_of(action)), action, hear if any(state.tests) else None)
        self.way = Way(self.way, action, tuple(drawn), max(0, before - sum(state.pools)))
        return ops.met

    def plan_from(self, derived: Derived) -> bool:
        """Make a plan from what was derived; False if the goal is out of reach."""
        if not derived.holds(self.goal):
            return False
        self.plan = Plan(self.facts, derived, self.goal)
        self.done.clear()
        return True

    # --- choosing ---

    def _chosen(self) -> Move:
        state = self.state
        if self.wildness and self.rng.chance() < self.wildness and state.step not in (p.CHOOSING, p.DEALING):
            return self._any_move()
        found = self._settling() or self._by_step()
        if found is None:
            return self._any_move()
        return found

    def _any_move(self) -> Move:
        state = self.state
        moves = [
            move
            for seat in state.deciding()
            for move in (*legal(state, seat), *GAME.filled_in(state, seat))
            if not isinstance(move, do.StopRun | do.StartOver | do.Object | do.Deal)
        ]
        if not moves:
            seat = state.deciding()[0]
            return self.rng.pick(state.legal(seat)), self._some_value()
        return self.rng.pick(moves), self._some_value()

    def _some_value(self) -> int:
        values = sorted(set(self.state.destiny)) or sorted(self.stacks)
        return self.rng.pick(values)

    def _settling(self) -> Move | None:
        """What has to be settled before anything else."""
        state = self.state
        agents = range(state.n)
        if state.proposal:
            return next((do.AGREE[agent], None) for agent in agents if not state.agreed >> agent & 1)
        for agent in agents:
            if state.links[agent]:
                return self._mend(agent), None
        for agent in agents:
            if state.asks[agent] >= 0:
                move = self._answer(agent)
                if move is not None:
                    return move, None
        if any(state.pays):
            pledges = [move for seat in state.deciding() for move in legal(state, seat) if isinstance(move, do.Pledge)]
            if pledges:
                return max(pledges, key=lambda move: state.pools[move.agent]), None
            refusals = [move for seat in state.deciding() for move in legal(state, seat) if isinstance(move, do.Decline)]
            if refusals:
                return refusals[0], None
        for agent in agents:
            if state.tests[agent] is not None and not state.stacks[agent]:
                move_ = self._test(agent)
                if move_ is not None:
                    return move_
        return None

    def _mend(self, agent: int) -> Action:
        for free in (True, False):
            if can_mend(self.state, agent, free):
                return do.EMERGENCY[agent][free]
        return do.LOSE[agent]

    # --- questions ---

    def _answer(self, agent: int) -> Action | None:
        """The way that the plan asks for, then one nobody has gone yet, then any."""
        state = self.state
        asked = state.asks[agent]
        now = self.pack.ops[asked]
        choices = self._choices(agent, asked, now)
        if not choices:
            return None
        best = max(self._worth(start, agent) for start, _ in choices)
        return self.rng.pick([move for start, move in choices if self._worth(start, agent) == best])

    def _choices(self, agent: int, asked: int, now: Op) -> list[tuple[int, Action]]:
        state = self.state
        if now.code == op.ANSWER:
            typed: list[tuple[int, Action]] = [(one.start, do.Answer(agent, one.example)) for one in now.answers]
            return [*typed, (now.wrong, do.Answer(agent, WRONG)), (now.to, do.CHOOSE[agent][0])]
        if now.code == op.MAY:
            return [(asked + 1, do.CHOOSE[agent][1]), (now.to, do.CHOOSE[agent][0])]
        if now.who == op.READER:
            return [(now.ways[way].start, do.CHOOSE[agent][way]) for way in ways(state, agent, asked)]
        voters = to_vote(state, agent)
        if not voters:
            return []
        return [(now.ways[way].start, do.VOTE[voters[0]][agent][way]) for way in ways_to_vote(state, agent)]

    def _worth(self, start: int, agent: int) -> int:
        """Of going on there: what the plan asks for counts most, then what is new; what must not be counts against it."""
        wanted = self.plan is not None and (start, agent) in self.plan.operations
        worth = 8 * wanted + 2 * self.fresh(start)
        return worth - 6 * self._spoils(start, agent)

    def _spoils(self, start: int, agent: int, ends: tuple[int, ...] = (op.RET, op.JUMP)) -> bool:
        """Whether the instructions from there on bring what the plan cannot have, or take away what it needs."""
        plan = self.plan
        if plan is None:
            return False
        while (now := tuple.__getitem__(self.pack.ops, start)).code not in ends:
            brought, taken = _BRINGS.get(now.code), _TAKES.get(now.code)
            if (brought, now.number) in plan.without or (taken, now.number) in plan.needed:
                return True
            if now.code == op.READ and plan.without:
                card = self.pack.people[self.state.who[agent]].interactions.get(now.number, -1)
                if card >= 0 and self._spoils(self.pack.cards[card].start, agent, (op.RET, op.READ)):
                    return True
            start += 1
        return False

    # --- tests ---

    def _test(self, agent: int) -> Move | None:
        state = self.state
        test = state.tests[agent]
        assert test is not None
        box = self.pack.cards[test.card].tests[test.box]
        aim = self.aims.get(agent) or self._aim(agent, box)
        values = sorted(set(state.destiny)) or sorted(self.stacks)
        fitting = [value for value in values if _cell(test.value + value, box.difficulty(state.n)) == aim]
        too_low = not fitting and aim != "failure" and test.value + values[-1] <= box.difficulty(state.n)
        value = self.rng.pick(fitting) if fitting else values[-1] if too_low else values[0]
        if test.phase == p.SUPPORTING:
            waiting = undecided(state, agent)
            if not waiting:
                return None
            for one in waiting:
                for number in helps_open(state, one, agent):
                    if self._helps_with(one, number):
                        return self.pack.support_with[one][number][agent], value
            helper = max(waiting, key=lambda one: state.pools[one])
            if too_low:
                if can_support(state, helper, agent):
                    return do.SUPPORT[helper][agent], value
                helps = helps_open(state, helper, agent)
                if helps:
                    return self.pack.support_with[helper][helps[0]][agent], value
            return do.DECLINE[helper][agent], value
        ability = self._ability_in_test(agent)
        if ability is not None:
            return ability, value
        if too_low:
            return self._raise(agent), value
        if self._wants_help(agent) and do.ASK_SUPPORT[agent] in legal(state, state.owner(agent)):
            return do.ASK_SUPPORT[agent], value
        return do.DRAW[agent], value

    def _ability_in_test(self, agent: int) -> Action | None:
        """One that the plan asks for, or that nobody has used yet."""
        for move in legal(self.state, self.state.owner(agent)):
            if isinstance(move, do.UseAbility) and move.agent == agent:
                card = self.pack.abilities[self.pack.ability_index[move.ability]].card
                if self._wants_ability(card, agent) or self.fresh(self.pack.cards[card].start):
                    return move
        return None

    def _wants_help(self, agent: int) -> bool:
        """Whether somebody could help with an ability that the plan asks for, or that nobody has used yet."""
        return any(
            self._helps_with(helper, number)
            for helper in range(self.state.n)
            for number in helps_open(self.state, helper, agent)
        )

    def _helps_with(self, helper: int, number: int) -> bool:
        card = self.pack.abilities[number].card
        wanted = self.plan is not None and (card, helper) in self.plan.cards
        return wanted or self.fresh(self.pack.cards[card].start)

    def _raise(self, agent: int) -> Action:
        """More for a test that cannot come out as wished yet."""
        state = self.state
        moves = [move for move in legal(state, state.owner(agent)) if do.agent_of(move) == agent]
        abilities = [move for move in moves if isinstance(move, do.UseAbility)]
        if abilities and self.rng.chance() < 0.5:
            return self.rng.pick(abilities)
        if state.pools[agent] > 1:
            return do.BOOST[agent]
        if do.ASK_SUPPORT[agent] in moves:
            return do.ASK_SUPPORT[agent]
        return do.BOOST[agent] if do.BOOST[agent] in moves else do.DRAW[agent]

    def _aim(self, agent: int, box: CompiledTest) -> str:
        cells = [(name, getattr(box, name)) for name in ("success", "critical", "failure")]
        best = max(self._worth(start, agent) for _, start in cells)
        fitting = [name for name, start in cells if self._worth(start, agent) == best]
        return self.rng.pick(fitting) if best > 0 else fitting[0]

    # --- by step ---

    def _by_step(self) -> Move | None:
        state = self.state
        step = state.step
        if step == p.ACTIONS:
            return self._fighting() if state.fight >= 0 else self._acting()
        if step == p.RECON:
            return self._recon(), None
        if step == p.TELEPATHY:
            agent = next(one for one in range(state.n) if state.holds[one] >= 0 and not state.told >> one & 1)
            return do.RECOUNT[agent], None
        if step == p.BETWEEN:
            return self._between(), None
        if step == p.DEALING:
            return do.DEAL_EVENLY[state.dealer], None
        if step == p.CAPTAIN:
            return self._location()
        if step in (p.HOLDING, p.NAMING):
            return do.VOLUNTEER[self.rng.pick(state.in_control())], None
        return None

    def _location(self) -> Move | None:
        state = self.state
        open_now = available(state)
        if not open_now:
            return None
        choices = self.pack.choose_location[state.captain]
        wanted = {} if self.plan is None else self.plan.places
        going = [number for number in open_now if number in wanted]
        if going and self.rng.chance() < 0.8:
            return choices[min(going, key=lambda number: wanted[number])], None
        return choices[self.rng.pick(going or open_now)], None

    def _card_worth(self, card: int, agent: int) -> int:
        plan = self.plan
        worth = 0
        if plan is not None and (card, agent) not in self.done:
            worth += 20 * ((card, agent) in plan.cards)
            worth -= 10 * (card in plan.unread) + 8 * self._spoils(self.pack.cards[card].start, agent, (op.RET,))
        danger = self.pack.cards[card].conflict != NO_CONFLICT
        return worth + (2 * self._is_fresh(card) or -danger)

    def _is_fresh(self, card: int) -> bool:
        return any(map(self.fresh, starts_of(self.pack.cards[card])))

    def _recon(self) -> Action:
        """Each card to whom the plan gives it; the rest to look at what is new."""
        state = self.state
        layout = state.layouts[state.location]
        waiting = [agent for agent in state.in_control() if state.holds[agent] < 0]
        pairs = [(agent, slot) for agent in waiting for slot in free_slots(state)]
        best = max(self._card_worth(layout[slot], agent) for agent, slot in pairs)
        agent, slot = self.rng.pick([pair for pair in pairs if self._card_worth(layout[pair[1]], pair[0]) == best])
        self.done.add((layout[slot], agent))
        self.settled = False
        return do.RECON[agent][slot]

    def _acting(self) -> Move | None:
        state = self.state
        here = [agent for agent in state.in_control() if not state.stacks[agent]]
        for agent in here:
            if state.doomed >> agent & 1:
                if state.giving[agent] >= 0:
                    return do.READY[agent], None
                continue
            found = self._useful(agent)
            if found is not None:
                self.settled = False
                return found, None
        if self.plan is not None and not self.settled and self.replans < state.round * MOST_PLANS:
            self.settled = True  # once more, with what was done here
            self.replans = max(self.replans, (state.round - 1) * MOST_PLANS) + 1
            if self.plan_from(self.facts.derive(state)):
                return self._acting()
            self.plan = None
        for agent in here:
            if state.doomed >> agent & 1 or state.ready >> agent & 1:
                continue
            return (do.STAND_BY[agent] if state.holds[agent] >= 0 else do.READY[agent]), None
        return None

    def _useful(self, agent: int) -> Action | None:
        """Something the plan asks of this agent here, or something new that costs little; without a plan, what must be."""
        state = self.state
        if self.plan is None and not state.personal >> agent & 1:
            return None
        if state.personal >> agent & 1 or state.pools[agent]:
            attempt = self._attempt(agent, state.personal >> agent & 1 == 1)
            if attempt is not None:
                return attempt
        if state.personal >> agent & 1:
            return None
        moves = [move for move in legal(state, state.owner(agent)) if do.agent_of(move) == agent]
        for move in moves:
            if isinstance(move, do.UseAbility):
                card = self.pack.abilities[self.pack.ability_index[move.ability]].card
                if self._wants_ability(card, agent):
                    return move
            if isinstance(move, do.Give) and self._wants_given(move):
                return move
        return self._explore(agent, moves)

    def _explore(self, agent: int, moves: Sequence[Action]) -> Action | None:
        state = self.state
        layout = state.layouts[state.location]
        explores = [move for move in moves if isinstance(move, do.Explore)]
        if not explores:
            return None
        best = max(explores, key=lambda move: self._card_worth(layout[move.slot], agent))
        worth = self._card_worth(layout[best.slot], agent)
        rich = state.free_explores >> agent & 1 or state.pools[agent] > LOW
        if worth >= 10 or (worth > 0 and rich and self.rng.chance() < 0.5):
            self.done.add((layout[best.slot], agent))
            return best
        return None

    def _wants_ability(self, card: int, agent: int) -> bool:
        if self.plan is None or (card, agent) not in self.plan.cards or (card, agent) in self.done:
            return False
        self.done.add((card, agent))
        return True

    def _wants_given(self, move: do.Give) -> bool:
        """Whether the plan has the other hold this."""
        if self.plan is None:
            return False
        if move.thing.startswith("token-"):
            fact = ("has-token", self.pack.names.tokens[move.thing.removeprefix("token-")])
        else:
            fact = ("has", self.pack.names.items[int(move.thing.removeprefix("item-"))])
        return (*fact, move.to) in self.plan.things and (*fact, move.agent) not in self._kept(move.agent)

    def _kept(self, agent: int) -> Iterable[tuple[str, int, int]]:
        """Of the things wanted, those that only this agent is to have."""
        assert self.plan is not None
        wanted = self.plan.things
        return {one for one in wanted if one[2] == agent and sum(other[:2] == one[:2] for other in wanted) == 1}

    def _attempt(self, agent: int, must: bool) -> Action | None:
        """A test with an outcome that the plan asks for, or that nobody has met yet."""
        state = self.state
        before = boxes(state, agent)
        best: tuple[int, int] | None = None
        for place in attempts_open(state, agent):
            card, number = before[place]
            box = self.pack.cards[card].tests[number]
            worth = max(
                self._worth(start, agent) * ((start, agent) not in self.done)
                for start in (box.success, box.critical, box.failure)
            )
            if best is None or worth > best[0]:
                best = (worth, place)
        if best is None:
            return None
        if not must and (best[0] <= 0 or (best[0] < 8 and state.pools[agent] <= LOW)):
            return None
        card, number = before[best[1]]
        box = self.pack.cards[card].tests[number]
        aim = self._aim(agent, box)
        self.aims[agent] = aim
        self.done.add((getattr(box, aim), agent))
        return do.ATTEMPT[agent][best[1]]

    def _fighting(self) -> Move | None:
        """In a group conflict everybody does what they can."""
        state = self.state
        if state.fight_step == p.SWAPPING:
            for agent in state.in_control():
                if not state.ready >> agent & 1 and not state.doomed >> agent & 1:
                    return do.READY[agent], None
        elif state.fight_step == p.ORDERING:
            left = fighters_left(state)
            if left:
                return do.CALL_ON[state.captain][max(left, key=lambda one: state.pools[one])], None
        elif state.fight_step == p.ACTING and state.pools[state.acting]:
            agent = state.acting
            self.done = {one for one in self.done if one[1] != agent}
            attempt = self._attempt(agent, True)
            if attempt is not None:
                return attempt, None
        return None

    def _between(self) -> Action:
        state = self.state
        if state.must_update or (not state.updated and state.vortex and self._runs_short()):
            by = 0 if state.must_update else state.in_control()[0]
            return do.UPDATE[by][bool(state.free_updates)]
        for agent in state.in_control():
            for move in legal(state, state.owner(agent)):
                if isinstance(move, do.Give) and do.agent_of(move) == agent and self._wants_given(move):
                    return move
        return next(do.READY[agent] for agent in state.in_control() if not state.ready >> agent & 1)

    def _runs_short(self) -> bool:
        state = self.state
        room = sum(state.levels[agent] - state.pools[agent] for agent in range(state.n))
        return min(state.pools[: state.n]) <= LOW and min(room, state.vortex) > state.n


def _cell(value: int, difficulty: int) -> str:
    if value == difficulty:
        return "critical"
    return "success" if value > difficulty else "failure"
