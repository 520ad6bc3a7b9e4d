"""Looking for ways to everything a mission has: plays towards each goal that is still unmet, in turns.

Positions between rounds are kept, to go on from later. What a play meets on its way counts for every goal. The budget is
counted in plays, so that the same seed finds the same; a deadline, or so many plays in all, only cuts it short, which is then
said.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import inf

from horae.authoring.missions.directed_play import GAME, DirectedPlay, Way, traced
from horae.authoring.missions.facts import Derived
from horae.authoring.missions.team_facts import TeamFacts
from horae.core.game import Action
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories import position as p
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.games.timestories.supplies import available

BUILT_IN = "lost_control"
"""The ending that every mission has (TS-9.6)."""
LONGEST = 1_500
"""Actions of one play."""
MOST_KEPT = 1_500
"""Positions to go on from."""
COMPARED = 5
"""Kept positions among which the nearest to a goal is taken."""
SAMPLES = 24
"""Positions from which a written ending is played for."""
TRIES = 4
"""Plays from each of those."""
MOST_WILD = 0.25
FIRST_TURN, OTHER_TURNS = 0.55, 0.15
"""Shares of the time that looking takes, roughly; the rest is for playing from samples. Only a progress bar depends on it."""


class Team:
    """A team of receptacles: its rules, where it begins, and what can be derived from there."""

    def __init__(self, pack: TimeStoriesPack, seats: int, profile: str, people: tuple[int, ...]) -> None:
        self.people = people
        self.pack = pack
        self.seats = seats
        self.profile = profile
        self.facts = TeamFacts(pack, profile, people)
        self._beginnings: dict[int, tuple[TimeStoriesState, Way]] = {}
        state, _ = self.beginning(0)
        self.facts.begin(state)
        self.derived = self.facts.derive(state)

    def beginning(self, seed: int) -> tuple[TimeStoriesState, Way]:
        """The receptacles chosen; a seed counts only where mysteries are shuffled, as Destiny is stacked."""
        seed = seed if self.pack.head.shuffle_mysteries else 0
        found = self._beginnings.get(seed)
        if found is None:
            state: TimeStoriesState = GAME.new(self.seats, seed, TimeStoriesOptions(self.profile), self.pack)
            way: Way | None = None
            for agent, receptacle in enumerate(self.people):
                move = self.pack.choose_receptacle[agent][receptacle]
                state.apply(state.owner(agent), move)
                way = Way(way, move, (), 0, seed)
            assert way is not None
            found = self._beginnings[seed] = (state, way)
        return found

    def can_end(self, number: int) -> bool:
        return self.derived.holds(self.facts.endings[number])

    def can_read_passage(self, card: int, place: int) -> bool:
        facts = self.facts
        return any(self.derived.holds(facts.named.fact("passage", card, place, agent)) for agent in facts.agents)

    def can_follow(self, pc: int) -> bool:
        return any(self.derived.holds(self.facts.follows(pc, agent)) for agent in self.facts.agents)


class Kept:
    """A position between rounds, with how it was reached."""

    __slots__ = ("number", "state", "team", "way")

    def __init__(self, number: int, team: Team, state: TimeStoriesState, way: Way) -> None:
        self.number = number
        self.team = team
        self.state = state
        self.way = way


class Search:
    """Everything found so far about a mission with so many receptacles."""

    def __init__(
        self, pack: TimeStoriesPack, seats: int, profile: str, seed: int, deadline: float = inf, most: float = inf
    ) -> None:
        self.pack = pack
        self.seats = seats
        self.profile = profile
        self.deadline = deadline
        self.most = most
        self.seed = seed
        self.traced = traced(pack)
        size = max(2, seats)
        self.teams = [Team(self.traced, seats, profile, people) for people in combinations(range(len(pack.people)), size)]
        self.met: dict[int, Way] = {}
        """The operations that were followed, with the first way there."""
        self.ends: dict[str, tuple[Way, int]] = {}
        """The endings reached, each with its cheapest way and its score."""
        self.tried: dict[tuple[str, int], int] = {}
        """Plays towards each goal."""
        self.in_vain: dict[tuple[str, int], int] = {}
        """How many plays are left for what was looked for before."""
        self.kept: list[Kept] = []
        self._keys: set[tuple[int, ...]] = set()
        self.checked = 0
        """Positions from which it was worked out whether a written ending can follow."""
        self.dead_end: Way | None = None
        self.sampled = self.reached = 0
        self.stranded: Way | None = None
        self.plays = 0
        self.is_cut = False

    # --- what is looked for ---

    def goals(self) -> Iterator[tuple[str, int]]:
        """What is neither met nor impossible: endings first, then cards, then instructions."""
        outcomes = self.pack.head.mission_return.outcomes
        for number, outcome in enumerate(outcomes):
            if outcome.id not in self.ends and self.may_end(number):
                yield "end", number
        starts = {card.start for card in self.pack.cards}
        later: list[int] = []
        for pc in range(len(self.pack.ops)):
            if not self._is_open(pc):
                continue
            if pc in starts:
                yield "follow", pc
            elif self.pack.ops[pc].code not in (op.RET, op.JUMP):
                later.append(pc)
        for pc in later:
            yield "follow", pc

    def _is_open(self, pc: int) -> bool:
        return pc not in self.met and any(team.can_follow(pc) for team in self.teams)

    def may_end(self, number: int) -> bool:
        return any(team.can_end(number) for team in self.teams)

    def _is_met(self, goal: tuple[str, int]) -> bool:
        kind, number = goal
        if kind == "follow":
            return number in self.met
        return self.pack.head.mission_return.outcomes[number].id in self.ends

    def facts_of(self, team: Team, goal: tuple[str, int]) -> list[int]:
        kind, number = goal
        if kind == "end":
            return [team.facts.endings[number]]
        return [team.facts.follows(number, agent) for agent in team.facts.agents]

    # --- looking ---

    def run(self, plays: int, progress: Callable[[float], None] = lambda share: None) -> None:
        """Give every goal so many plays, one each in turn, then look whether endings stay within reach.

        `progress` is told what share is done, roughly: most is met in the first turn."""
        for turn in range(plays):
            goals = [goal for goal in self.goals() if turn < self.in_vain.get(goal, plays)]
            for place, goal in enumerate(goals):
                if self.is_late():
                    return
                if not self._is_met(goal):
                    self.towards(goal, turn)
                done = (place + 1) / len(goals)
                progress(FIRST_TURN * done if not turn else FIRST_TURN + OTHER_TURNS * (turn - 1 + done) / (plays - 1))
            if not goals:
                break
        self._lose_control()
        self._sample(progress)

    def is_late(self) -> bool:
        if self.plays >= self.most or time.monotonic() > self.deadline:
            self.is_cut = True
        return self.is_cut

    def towards(self, goal: tuple[str, int], turn: int) -> None:
        """One play towards a goal, and what it meets."""
        tries = self.tried[goal] = self.tried.get(goal, 0) + 1
        rng = Rng(self.seed, f"{goal} {turn}")
        start = self._start(goal, turn, rng)
        if start is None:
            return
        team, state, way = start
        derived = team.facts.derive(state)
        number = self._nearest(team, derived, goal)
        if number is None:
            return
        wildness = 0.0 if tries == 1 else min(MOST_WILD, 0.02 * tries)
        fresh = self._is_fresh if turn % 4 < 2 else _nothing_is  # looking around costs Azrak that the goal may need
        self.play(DirectedPlay(team.facts, state.copy(), way, number, rng, fresh, wildness), team, goal)

    def _start(self, goal: tuple[str, int], turn: int, rng: Rng) -> tuple[Team, TimeStoriesState, Way | None] | None:
        """From the beginning with one of the teams, or from a kept position near the goal."""
        if turn % 2 and self.kept:
            near: list[tuple[int, int, Kept]] = []
            for _ in range(COMPARED):
                kept = rng.pick(self.kept)
                derived = kept.team.facts.derive(kept.state)
                number = self._nearest(kept.team, derived, goal)
                if number is not None:
                    means = sum(kept.state.pools) + kept.state.vortex
                    near.append((derived.effort[number] - means, kept.number, kept))
            if near:
                found = min(near, key=lambda one: one[:2])[2]
                return found.team, found.state, found.way
        teams = [team for team in self.teams if self._nearest(team, team.derived, goal) is not None]
        if not teams:
            return None
        team = teams[turn % len(teams)] if turn < len(teams) else rng.pick(teams)
        return (team, *team.beginning(turn))

    def _nearest(self, team: Team, derived: Derived, goal: tuple[str, int]) -> int | None:
        found = [number for number in self.facts_of(team, goal) if derived.holds(number)]
        return min(found, key=lambda number: derived.effort[number]) if found else None

    def _is_fresh(self, pc: int) -> bool:
        return pc not in self.met

    # --- playing ---

    def play(self, play: DirectedPlay, team: Team, goal: tuple[str, int] | None) -> bool:
        """Play until the goal is met and the round is over, or it is out of reach; whether a written ending was reached."""
        self.plays += 1
        state = play.state
        if state.step != p.CAPTAIN:
            play.plan_from(team.facts.derive(state, lambda: play.rng.below(2)))
        planned = -1
        for _ in range(LONGEST):
            if state.outcome is not None:
                return self._ended(play)
            if state.step == p.CAPTAIN and state.round != planned and not any(state.links):
                planned = state.round
                if goal is not None and self._is_met(goal):
                    self._look(play, team, team.facts.derive(state))
                    return False
                derived = team.facts.derive(state, lambda: play.rng.below(2))
                self._look(play, team, derived)
                if not available(state) or not self._go_on(play, team, derived, goal):
                    return False
            for pc in play.step():
                if pc not in self.met and play.way is not None:
                    self.met[pc] = play.way
            if goal is not None and play.plan is not None and self._is_met(goal):
                play.plan = None  # the group leaves, for a look at what follows
        return False

    def _go_on(self, play: DirectedPlay, team: Team, derived: Derived, goal: tuple[str, int] | None) -> bool:
        if goal is None:
            ends = [number for number in team.facts.endings if derived.holds(number)]
            if not ends:
                return False
            play.goal = min(ends, key=lambda number: derived.effort[number])
        else:
            nearest = self._nearest(team, derived, goal)
            if nearest is None:
                return False
            play.goal = nearest
        return play.plan_from(derived)

    def _ended(self, play: DirectedPlay) -> bool:
        result = play.state.outcome
        assert result is not None
        assert play.way is not None
        known = self.ends.get(result.reason)
        if known is None or play.way.spent < known[0].spent:
            self.ends[result.reason] = (play.way, result.figures["score"])
        return result.reason not in (BUILT_IN, "stopped")

    def _look(self, play: DirectedPlay, team: Team, derived: Derived) -> None:
        """Whether a written ending can still follow; and keep the position if it is a new one."""
        assert play.way is not None
        self.checked += 1
        if not any(derived.holds(number) for number in team.facts.endings):
            if self.dead_end is None or play.way.length < self.dead_end.length:
                self.dead_end = play.way
            return
        if len(self.kept) >= MOST_KEPT:
            return
        key = (*team.people, *team.facts.given(play.state))
        if key not in self._keys:
            self._keys.add(key)
            self.kept.append(Kept(len(self.kept), team, play.state.copy(), play.way))

    def _lose_control(self) -> None:
        """A play in which everybody spends what they have and lets go (TS-9.6)."""
        if BUILT_IN in self.ends:
            return
        team = self.teams[0]
        for turn in range(40):
            rng = Rng(self.seed, f"squander {turn}")
            state, way = team.beginning(0)
            play = DirectedPlay(team.facts, state.copy(), way, team.facts.always, rng, self._is_fresh)
            for _ in range(2 * LONGEST):
                if play.state.outcome is not None:
                    break
                moves = [move for seat in play.state.deciding() for move in play.state.legal(seat)]
                play.act(rng.pick([move for move in moves if isinstance(move, _SQUANDERING)] or moves))
            if play.state.outcome is not None:
                self._ended(play)
            if BUILT_IN in self.ends:
                return

    def _sample(self, progress: Callable[[float], None]) -> None:
        """From positions spread over those kept, play for any written ending."""
        chosen = self.kept[:: max(1, len(self.kept) // SAMPLES)][:SAMPLES]
        for place, kept in enumerate(chosen):
            if self.is_late():
                return
            progress(1 - (1 - FIRST_TURN - OTHER_TURNS) * (1 - place / len(chosen)))
            self.sampled += 1
            if any(self._reaches_end(kept, turn) for turn in range(TRIES)):
                self.reached += 1
            elif self.stranded is None or kept.way.length < self.stranded.length:
                self.stranded = kept.way

    def _reaches_end(self, kept: Kept, turn: int) -> bool:
        rng = Rng(self.seed, f"sample {kept.number} {turn}")
        first = kept.team.facts.endings[0]
        wildness = 0.05 * turn
        return self.play(
            DirectedPlay(kept.team.facts, kept.state.copy(), kept.way, first, rng, self._is_fresh, wildness), kept.team, None
        )

    # --- ways that were found before ---

    def replay(self, people: Sequence[str], seed: int, actions: Sequence[Action], drawn: Sequence[int]) -> None:
        """Follow an earlier way as far as it still goes; what it meets counts."""
        names = [person.id for person in self.pack.people]
        team = next((one for one in self.teams if tuple(names[number] for number in one.people) == tuple(people)), None)
        if team is None:
            return
        begun, way = team.beginning(seed)
        play = DirectedPlay(team.facts, begun.copy(), way, team.facts.always, Rng(0), self._is_fresh)
        left = list(drawn)
        planned = -1
        for action in actions[len(people) :]:
            state = play.state
            if state.outcome is not None:
                break
            if state.step == p.CAPTAIN and state.round != planned and not any(state.links):
                planned = state.round
                self._look(play, team, team.facts.derive(state))
            value = left[0] if left and left[0] in play.stacks else None
            length = len(left)
            try:
                met = play.act(action, value if any(state.tests) else None)
            except Refused:
                break
            assert play.way is not None
            del left[: min(length, len(play.way.drawn))]
            for pc in met:
                self.met.setdefault(pc, play.way)
        if play.state.outcome is not None:
            self._ended(play)
        elif play.state.step == p.CAPTAIN and play.way is not None:
            self._look(play, team, team.facts.derive(play.state))


def _nothing_is(pc: int) -> bool:
    return False


_SQUANDERING = (do.LoseControl, do.Boost, do.Attempt, do.Explore)
