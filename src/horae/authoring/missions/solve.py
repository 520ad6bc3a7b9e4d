"""Searching a mission: which endings can be reached, whether it can get stuck, and the cheapest way to each ending.

The relaxed graph (relaxed_graph.py) proves what is impossible; real play, searched cheapest first, proves what
is possible. Every finding carries a witness: a log that replays. What was not looked at is said.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import combinations
from typing import Any

import msgspec
from msgspec import Struct

from horae.authoring.missions.position_graph import GAME, PositionGraph, Step, uses_chance_of_order
from horae.authoring.missions.relaxed_graph import RelaxedGraph, runs_down
from horae.authoring.missions.well_read import WellRead
from horae.bots.bot import Bot
from horae.core.game import Action, Result, Seat, Tell
from horae.core.log import Log, Replay
from horae.games.timestories import actions as do
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.games.timestories.view import TimeStoriesView
from horae.sim.match import Match

BUILT_IN = "lost_control"
"""The ending that every mission has (TS-9.6)."""
STUCK = None
HASTE = 6
MOST_PLAYS = 2_000
PROOF_LIMIT = 30_000
"""How many positions of a team are looked at to prove that no way is cheaper; beyond that it is left open."""


class Witness(Struct, frozen=True):
    """A way through the mission: who, the Azrak that left pools, how many actions, and a log that replays."""

    team: tuple[str, ...]
    azrak_spent: int
    actions: int
    score: int | None
    log: Log


class Ending(Struct, frozen=True):
    id: str
    won: bool
    possible: bool
    """False: proved that no play gets there."""
    witness: Witness | None
    """The cheapest way there (for loss of control: some way); None if none was found."""


class Solution(Struct, frozen=True):
    """What a search found."""

    mission: str
    profile: str
    receptacles: int
    seats: int
    teams: tuple[tuple[str, ...], ...]
    endings: tuple[Ending, ...]
    dead_end: Witness | None
    """To a position from which no ending can be reached, if there is one."""
    may_get_stuck: bool
    """The relaxed graph gets stuck somewhere; without a witness it is not known whether real play does."""
    relaxed_positions: int
    positions: int
    """Real positions looked at on the way to the witnesses."""
    exhaustive: bool
    cheapest_proved: bool
    seconds: float

    def unreached(self) -> tuple[str, ...]:
        return tuple(ending.id for ending in self.endings if ending.witness is None and ending.id != BUILT_IN)


class _Search:
    """One team's real positions, those first that promise the cheapest way to a goal (A*)."""

    def __init__(
        self, graph: PositionGraph, relaxed: RelaxedGraph, goal: str | None, limit: int, deadline: float, haste: int = 1
    ) -> None:
        self.graph = graph
        self.relaxed = relaxed
        self.goal = goal
        self.at_least = relaxed.least_cost(goal)
        self.haste = haste
        """How many times over the rest of the way counts: 1 finds the cheapest way, more finds some way sooner."""
        self.limit = limit
        self.deadline = deadline
        self.known: dict[tuple[Any, ...], list[tuple[tuple[int, ...], int]]] = {}
        self.cost = array("i")
        self.parent = array("i")
        self.by: list[tuple[tuple[Action, ...], tuple[int, ...]]] = []
        self.heap: list[tuple[int, int, int, TimeStoriesState]] = []
        self.complete = True
        self.score: int | None = None

    def run(self, below: int) -> int:
        """The goal's number, or -1: there is none that costs less than `below`."""
        for step in self.graph.opening():
            self._reach(-1, 0, step, below)
        while self.heap:
            _, _, node, state = heappop(self.heap)
            if self._is_goal(state):
                self.score = state.outcome.figures["score"] if state.outcome is not None else None
                return node
            if state.outcome is not None:
                continue
            if len(self.cost) > self.limit or time.monotonic() > self.deadline:
                self.complete = False
                return -1
            for step in self.graph.steps(state):
                self._reach(node, self.cost[node], step, below)
        return -1

    def _is_goal(self, state: TimeStoriesState) -> bool:
        if self.goal is STUCK:
            return state.outcome is None and not self.graph.steps(state)
        return state.outcome is not None and state.outcome.reason == self.goal

    def _reach(self, parent: int, before: int, step: Step, below: int) -> None:
        moves, draws, paid, state = step
        place = self.relaxed.number.get(self.relaxed.key(state), -1)
        rest = self.at_least.get(place, None if self.relaxed.complete else 0)
        cost = before + paid
        if rest is None or cost + rest >= below:
            return
        means = self.graph.means(state) if self.graph.dominates and state.outcome is None else ()
        known = self.known.setdefault(self.graph.key(state), [])
        for other, node in known:
            if self.cost[node] <= cost and all(mine <= theirs for mine, theirs in zip(means, other, strict=True)):
                return  # one that stands for it is known at no higher cost
        node = len(self.cost)
        known.append((means, node))
        self.cost.append(cost)
        self.parent.append(parent)
        self.by.append((moves, draws))
        heappush(self.heap, (cost + self.haste * rest, -node, node, state))

    def witness(self, node: int) -> Witness:
        steps: list[tuple[tuple[Action, ...], tuple[int, ...]]] = []
        at = node
        while at >= 0:
            steps.append(self.by[at])
            at = self.parent[at]
        steps.reverse()
        draws = tuple(value for _, drawn in steps for value in drawn)
        moves = [move for done, _ in steps for move in done]
        return _written(self.graph, moves, draws, self.cost[node], self.score)


def _written(graph: PositionGraph, moves: list[Action], draws: tuple[int, ...], cost: int, score: int | None) -> Witness:
    """A way written down as a log from the beginning, its Destiny cards stacked."""
    options = TimeStoriesOptions(graph.profile, draws)
    log = Log.of(GAME, graph.seats, 0, options, graph.pack)
    state = GAME.new(graph.seats, 0, options, graph.pack)
    for move in moves:
        seat = state.owner(do.agent_of(move))
        state.apply(seat, move)
        log.record(seat, move, state)
    team = tuple(graph.pack.people[number].id for number in graph.team)
    return Witness(team, cost, len(log.entries), score, log)


def solve(
    pack: TimeStoriesPack,
    seats: int,
    profile: str = "",
    limit: int = 400_000,
    seconds: float = 600.0,
    exact: bool = False,
    proof_limit: int = PROOF_LIMIT,
) -> Solution:
    """Search every team of that size, each from every first captain, seated in the order of the mission's file.

    `exact` lets no position stand for poorer ones; `proof_limit` says how far to look for cheaper ways.
    """
    began = time.monotonic()
    deadline = began + seconds
    rules = pack.profile(profile)
    teams = tuple(combinations(range(len(pack.people)), max(2, seats)))
    graphs = [PositionGraph(pack, seats, rules.id, team, exact) for team in teams]
    share = seconds / 3 / len(teams)
    relaxed = [
        RelaxedGraph(pack, seats, rules.id, team, limit, began + share * (place + 1)) for place, team in enumerate(teams)
    ]
    deadline = min(deadline, began + 2 * seconds / 3) if not all(one.complete for one in relaxed) else deadline
    proved = all(one.complete and one.is_proof for one in relaxed)
    endings: list[Ending] = []
    positions = 0
    cheapest = True
    for outcome in pack.head.mission_return.outcomes:
        possible = not proved or any(outcome.id in one.reachable() for one in relaxed)
        best, looked, complete = (
            _best(graphs, relaxed, outcome.id, limit, deadline, proof_limit) if possible else (None, 0, True)
        )
        positions += looked
        cheapest = cheapest and complete
        endings.append(Ending(outcome.id, outcome.won, possible, best))
    missing = {ending.id for ending in endings if ending.possible and ending.witness is None}
    if missing:
        found_by_play = _played_ways(graphs[0], missing, began + seconds)
        endings = [msgspec.structs.replace(ending, witness=found_by_play.get(ending.id, ending.witness)) for ending in endings]
    endings.append(Ending(BUILT_IN, False, True, _lost_way(graphs[0])))
    stuck = any(one.stuck for one in relaxed) or not proved
    dead_end = None
    if any(one.stuck for one in relaxed):
        dead_end, looked, _ = _best(graphs, relaxed, STUCK, limit, deadline, 1)
        positions += looked
    found = all(ending.witness is not None or not ending.possible for ending in endings)
    settled = found and (not stuck or dead_end is not None)
    return Solution(
        mission=pack.id,
        profile=rules.id,
        receptacles=max(2, seats),
        seats=seats,
        teams=tuple(tuple(pack.people[number].id for number in team) for team in teams),
        endings=tuple(endings),
        dead_end=dead_end,
        may_get_stuck=stuck,
        relaxed_positions=sum(len(one.number) for one in relaxed),
        positions=positions,
        exhaustive=proved and settled and runs_down(pack) and not uses_chance_of_order(pack),
        cheapest_proved=cheapest and found,
        seconds=time.monotonic() - began,
    )


def _best(
    graphs: list[PositionGraph], relaxed: list[RelaxedGraph], goal: str | None, limit: int, deadline: float, proof_limit: int
) -> tuple[Witness | None, int, bool]:
    """The cheapest way of any team, how many positions that took, and whether nothing was left out."""
    best: Witness | None = None
    looked, complete = 0, True
    for haste, most in ((HASTE, limit), (1, min(limit, proof_limit))):  # some way first, then none that is cheaper
        for graph, rough in zip(graphs, relaxed, strict=True):
            search = _Search(graph, rough, goal, most, deadline, haste)
            node = search.run(best.azrak_spent if best is not None else 1 << 30)
            looked += len(search.cost)
            if haste == 1:
                complete = complete and search.complete
            if node >= 0:
                best = search.witness(node)
    return best, looked, complete


class _CountedMatch(Match):
    """A game played by bots, with the Azrak that left pools counted as the search counts it."""

    state: TimeStoriesState
    spent = 0

    def do(self, seat: Seat, action: Action, also: Tell | None = None) -> None:
        before = sum(self.state.pools)
        super().do(seat, action, also)
        self.spent += max(0, before - sum(self.state.pools))

    def witness(self, result: Result) -> Witness:
        assert self.log is not None
        team = tuple(self.pack.people[number].id for number in self.state.who[: self.state.n])
        return Witness(team, self.spent, self.actions, result.figures["score"], self.log)


def _played_ways(graph: PositionGraph, wanted: set[str], deadline: float) -> dict[str, Witness]:
    """Ways to endings that explorers happen to find, for missions too large to search."""
    found: dict[str, Witness] = {}
    for seed in range(MOST_PLAYS):
        if time.monotonic() > deadline or wanted <= found.keys():
            break
        match = _CountedMatch(
            GAME, [WellRead] * graph.seats, seed, TimeStoriesOptions(graph.profile), graph.pack, keep_log=True
        )
        result = match.play()
        if result.reason in wanted and result.reason not in found:
            found[result.reason] = match.witness(result)
    return found


class _Squanderer(Bot[TimeStoriesPack, TimeStoriesView]):
    """Spends what it has wherever it can, and lets go."""

    name = "squanderer"
    team: tuple[str, ...] = ()
    """The receptacles to take, by agent."""

    def choose(self, view: TimeStoriesView, legal: Sequence[Action]) -> Action:
        if view.step == "choosing":
            of_team = [
                move for move in legal if isinstance(move, do.ChooseReceptacle) and self.team[move.agent] == move.receptacle
            ]
            return of_team[0]
        return self.rng.pick([move for move in legal if isinstance(move, _SQUANDERING)] or legal)


_SQUANDERING = (do.LoseControl, do.Boost, do.Attempt, do.Explore)


def _lost_way(graph: PositionGraph) -> Witness | None:
    """A play in which everybody spends what they have and lets go (TS-9.6)."""

    class Team(_Squanderer):
        team = tuple(graph.pack.people[number].id for number in graph.team)

    for seed in range(40):
        match = _CountedMatch(GAME, [Team] * graph.seats, seed, TimeStoriesOptions(graph.profile), graph.pack, keep_log=True)
        try:
            result = match.play(3_000)
        except RuntimeError:
            continue  # this one never ends
        if result.reason == BUILT_IN:
            return match.witness(result)
    return None


def replayed(witness: Witness, pack: TimeStoriesPack | None = None) -> TimeStoriesState:
    """The position a witness leads to, run again from its log with every check."""
    state = Replay(witness.log, GAME, pack).final()
    if not isinstance(state, TimeStoriesState):
        raise TypeError("not a TIME Stories log")
    return state
