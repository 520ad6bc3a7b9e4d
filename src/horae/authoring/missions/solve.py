"""Searching a mission: which endings can be reached, whether it can get stuck, and the cheapest way to each ending.

The relaxed graph (relaxed.py) proves what is impossible; real play, searched cheapest first, proves what
is possible. Every finding carries a witness: a log that replays. What was not looked at is said.
"""

from __future__ import annotations

import time
from array import array
from heapq import heappop, heappush
from itertools import combinations
from typing import Any

import msgspec
from msgspec import Struct

from horae.authoring.missions.relaxed import Relaxed, runs_down
from horae.authoring.missions.space import GAME, Space, Step, uses_chance_of_order
from horae.bots.timestories.explorer import Explorer
from horae.core.game import Action
from horae.core.log import Log, Replay
from horae.core.rng import Rng
from horae.games.timestories import actions as do
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState

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

    def __init__(self, space: Space, relaxed: Relaxed, goal: str | None, limit: int, deadline: float, haste: int = 1) -> None:
        self.space = space
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
        for step in self.space.opening():
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
            for step in self.space.steps(state):
                self._reach(node, self.cost[node], step, below)
        return -1

    def _is_goal(self, state: TimeStoriesState) -> bool:
        if self.goal is STUCK:
            return state.outcome is None and not self.space.steps(state)
        return state.outcome is not None and state.outcome.reason == self.goal

    def _reach(self, parent: int, before: int, step: Step, below: int) -> None:
        moves, draws, paid, state = step
        place = self.relaxed.number.get(self.relaxed.key(state), -1)
        rest = self.at_least.get(place, None if self.relaxed.complete else 0)
        cost = before + paid
        if rest is None or cost + rest >= below:
            return
        means = self.space.means(state) if self.space.dominates and state.outcome is None else ()
        known = self.known.setdefault(self.space.key(state), [])
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
        return _written(self.space, moves, draws, self.cost[node], self.score)


def _written(space: Space, moves: list[Action], draws: tuple[int, ...], cost: int, score: int | None) -> Witness:
    """A way written down as a log from the beginning, its Destiny cards stacked."""
    options = TimeStoriesOptions(space.profile, draws)
    log = Log.of(GAME, space.seats, 0, options, space.pack)
    state = GAME.new(space.seats, 0, options, space.pack)
    for move in moves:
        seat = state.owner(do.agent_of(move))
        state.apply(seat, move)
        log.record(seat, move, state)
    team = tuple(space.pack.people[number].id for number in space.team)
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
    spaces = [Space(pack, seats, rules.id, team, exact) for team in teams]
    share = seconds / 3 / len(teams)
    relaxed = [Relaxed(pack, seats, rules.id, team, limit, began + share * (place + 1)) for place, team in enumerate(teams)]
    deadline = min(deadline, began + 2 * seconds / 3) if not all(one.complete for one in relaxed) else deadline
    proved = all(one.complete and one.is_proof for one in relaxed)
    endings: list[Ending] = []
    positions = 0
    cheapest = True
    for outcome in pack.head.mission_return.outcomes:
        possible = not proved or any(outcome.id in one.reachable() for one in relaxed)
        best, looked, complete = (
            _best(spaces, relaxed, outcome.id, limit, deadline, proof_limit) if possible else (None, 0, True)
        )
        positions += looked
        cheapest = cheapest and complete
        endings.append(Ending(outcome.id, outcome.won, possible, best))
    missing = {ending.id for ending in endings if ending.possible and ending.witness is None}
    if missing:
        found_by_play = _played_ways(spaces[0], missing, began + seconds)
        endings = [msgspec.structs.replace(ending, witness=found_by_play.get(ending.id, ending.witness)) for ending in endings]
    endings.append(Ending(BUILT_IN, False, True, _lost_way(spaces[0])))
    stuck = any(one.stuck for one in relaxed) or not proved
    dead_end = None
    if any(one.stuck for one in relaxed):
        dead_end, looked, _ = _best(spaces, relaxed, STUCK, limit, deadline, 1)
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
    spaces: list[Space], relaxed: list[Relaxed], goal: str | None, limit: int, deadline: float, proof_limit: int
) -> tuple[Witness | None, int, bool]:
    """The cheapest way of any team, how many positions that took, and whether nothing was left out."""
    best: Witness | None = None
    looked, complete = 0, True
    for haste, most in ((HASTE, limit), (1, min(limit, proof_limit))):  # some way first, then none that is cheaper
        for space, rough in zip(spaces, relaxed, strict=True):
            search = _Search(space, rough, goal, most, deadline, haste)
            node = search.run(best.azrak_spent if best is not None else 1 << 30)
            looked += len(search.cost)
            if haste == 1:
                complete = complete and search.complete
            if node >= 0:
                best = search.witness(node)
    return best, looked, complete


def _played_ways(space: Space, wanted: set[str], deadline: float) -> dict[str, Witness]:
    """Ways to endings that explorers happen to find, for missions too large to search."""
    found: dict[str, Witness] = {}
    pack = space.pack
    for seed in range(MOST_PLAYS):
        if time.monotonic() > deadline or wanted <= found.keys():
            break
        options = TimeStoriesOptions(space.profile)
        state = GAME.new(space.seats, seed, options, pack)
        log = Log.of(GAME, space.seats, seed, options, pack)
        bots = [Explorer(GAME, seat, Rng(seed, f"bot {seat}"), pack) for seat in range(space.seats)]
        spent = 0
        while state.outcome is None:
            seat = state.deciding()[0]
            move = bots[seat].choose(state.view(seat), state.legal(seat))
            before = sum(state.pools)
            state.apply(seat, move)
            spent += max(0, before - sum(state.pools))
            log.record(seat, move, state)
        reason = state.outcome.reason
        if reason in wanted and reason not in found:
            team = tuple(pack.people[number].id for number in state.who[: state.n])
            found[reason] = Witness(team, spent, len(log.entries), state.outcome.figures["score"], log)
    return found


def _lost_way(space: Space) -> Witness | None:
    """A play in which everybody spends what they have and lets go (TS-9.6)."""
    for seed in range(40):
        rng = Rng(seed, "squandering")
        options = TimeStoriesOptions(space.profile)
        state = GAME.new(space.seats, 0, options, space.pack)
        moves: list[Action] = []
        spent = 0
        while state.outcome is None and len(moves) < 3_000:
            seat = state.deciding()[0]
            legal = state.legal(seat)
            if not moves or state.step == 0:
                legal = [move for move in legal if _is_of_team(space, move)] or legal
            wanted = [move for move in legal if isinstance(move, _SQUANDERING)]
            move = rng.pick(wanted or legal)
            before = sum(state.pools)
            state.apply(seat, move)
            spent += max(0, before - sum(state.pools))
            moves.append(move)
        if state.outcome is not None and state.outcome.reason == BUILT_IN:
            return _written(space, moves, (), spent, state.outcome.figures["score"])
    return None


def _is_of_team(space: Space, move: Action) -> bool:
    if not isinstance(move, do.ChooseReceptacle):
        return True
    return space.pack.names.receptacles[move.receptacle] == space.team[move.agent]


_SQUANDERING = (do.LoseControl, do.Boost, do.Attempt, do.Explore)


def replayed(witness: Witness, pack: TimeStoriesPack | None = None) -> TimeStoriesState:
    """The position a witness leads to, run again from its log with every check."""
    state = Replay(witness.log, GAME, pack).final()
    if not isinstance(state, TimeStoriesState):
        raise TypeError("not a TIME Stories log")
    return state
