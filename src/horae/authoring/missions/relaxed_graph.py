"""A mission without its costs: every test can come out each way, nobody ever runs short, anyone may stay away.

Whatever can happen in the mission can happen here too, and there is far less to tell apart, so that
this small graph can be searched to the end: an ending that it does not reach cannot be reached, and a
mission in which nothing gets stuck here never gets stuck. It also says how much Azrak any way to an
ending must cost at least, which is what guides the search for real ways (see solve.py).
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from copy import copy
from heapq import heappop, heappush
from itertools import combinations
from typing import Any

from horae.authoring.missions.position_graph import conditions, holder_counts, reads_asked, visits_asked
from horae.core.rng import Rng
from horae.games.timestories import compiler as op
from horae.games.timestories import position as p
from horae.games.timestories import vocabulary as v
from horae.games.timestories.compiled import GROUP
from horae.games.timestories.compiler import Op
from horae.games.timestories.instructions import open_card
from horae.games.timestories.interpreter import answer, answer_typed, run
from horae.games.timestories.legal import abilities_of, available, is_offered, ways
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState

PLENTY = 90


def costless(pack: TimeStoriesPack) -> TimeStoriesPack:
    """The mission with its instructions rewritten: nothing is gained or lost, and whether one pays is a plain choice."""
    made = copy(pack)
    made.ops = tuple(_costless(at, now) for at, now in enumerate(pack.ops))
    return made


def _costless(at: int, now: Op) -> Op:
    if now.code == op.SPEND:
        return Op(op.MAY, to=now.to)
    return Op(op.JUMP, to=at + 1) if now.code in (op.GAIN, op.LOSE) else now


class RelaxedGraph:
    """The relaxed graph of a team: what it reaches, where it gets stuck, and the least cost to each ending."""

    def __init__(
        self,
        pack: TimeStoriesPack,
        seats: int,
        profile: str,
        team: tuple[int, ...],
        limit: int,
        deadline: float = float("inf"),
    ) -> None:
        self.pack = pack
        self._costless = costless(pack)
        self.profile = profile
        self.seats = seats
        self.team = team
        self.by_holder = holder_counts(pack)
        self.visits = visits_asked(pack)
        self.read_mask = reads_asked(pack)
        self.readers = tuple(range(len(team))) if _depends_on_reader(pack) or self.by_holder else (0,)
        self.is_proof = _can_be_proved(pack)
        self.number: dict[tuple[Any, ...], int] = {}
        self.edges: list[tuple[int, int, int]] = []
        self.ends: dict[int, str] = {}
        self.stuck: list[int] = []
        self.complete = True
        self._search(limit, deadline)

    # --- the graph ---

    def _search(self, limit: int, deadline: float) -> None:
        todo: deque[tuple[int, TimeStoriesState]] = deque()
        for start in self._opening():
            self._reach(-1, 0, start, todo)
        while todo:
            if len(self.number) > limit or time.monotonic() > deadline:
                self.complete = False
                return
            node, state = todo.popleft()
            moved = False
            for cost, twin in self._steps(state):
                moved = True
                self._reach(node, cost, twin, todo)
            if not moved:
                self.stuck.append(node)

    def _reach(self, parent: int, cost: int, state: TimeStoriesState, todo: deque[tuple[int, TimeStoriesState]]) -> None:
        key = self.key(state)
        node = self.number.get(key, -1)
        if node < 0:
            node = self.number[key] = len(self.number)
            if state.outcome is not None:
                self.ends[node] = state.outcome.reason
            else:
                todo.append((node, state))
        if parent >= 0 and parent != node:
            self.edges.append((parent, node, cost))

    def key(self, state: TimeStoriesState) -> tuple[Any, ...]:
        """What a position is here; real positions are looked up by it too."""
        if state.outcome is not None:
            return ("end", state.outcome.reason)
        items, tokens = state.item_at, state.token_at
        if not self.by_holder:
            items = [0 if 0 <= at < p.ON_TABLE else at for at in items]
            tokens = [0 if 0 <= at < p.ON_TABLE else at for at in tokens]
        at_location = state.step in (p.ARRIVING, p.RECON, p.TELEPATHY, p.ACTIONS)
        return (
            state.location if at_location else -1,
            state.opened,
            state.deck_two,
            tuple(items),
            tuple(tokens),
            tuple(state.layouts),
            state.mysteries,
            state.box,
            state.turned,
            tuple(state.counters),
            tuple([left != p.STOPPED for left in state.countdowns]),
            (state.beaten, state.succeeded, state.gone, state.won_fights),
            tuple([min(state.visits[number], most) for number, most in self.visits]),
            state.read & self.read_mask,
        )

    def _opening(self) -> Iterator[TimeStoriesState]:
        options = TimeStoriesOptions(self.profile)
        for captain in self.readers:
            state = TimeStoriesState(self.seats, Rng(0), options, self._costless)
            for agent, receptacle in enumerate(self.team):
                state.apply(state.owner(agent), self.pack.choose_receptacle[agent][receptacle])
            holders = self.readers
            while state.left_things:
                item, token = state.left_things[0]
                (state.item_at if item >= 0 else state.token_at)[max(item, token)] = holders[0]
                state.left_things = state.left_things[1:]
            state.captain = captain
            state.step = p.ACTIONS
            for card in reversed(self.pack.prologue):
                open_card(state, captain, card)
            for twin in self._followed(state, captain):
                twin.step = p.CAPTAIN
                yield twin

    def _steps(self, state: TimeStoriesState) -> Iterator[tuple[int, TimeStoriesState]]:
        if state.step == p.CAPTAIN:
            for number in available(state):
                for reader in self.readers:
                    twin = state.copy()
                    twin.step = p.ACTIONS
                    for after in self._arrived(twin, reader, number, is_visit=True):
                        yield 1, after
            return
        leaving = state.copy()
        leaving.step, leaving.location = p.CAPTAIN, -1
        yield 0, leaving
        for reader in self.readers:
            yield from self._at_location(state, reader)

    def _at_location(self, state: TimeStoriesState, reader: int) -> Iterator[tuple[int, TimeStoriesState]]:
        cards = self.pack.cards
        for slot, number in enumerate(state.layouts[state.location]):
            card = cards[number]
            starts = [(0, card.start, p.READING)]
            for place, box in enumerate(card.tests):
                if not is_offered(state, reader, number, place):
                    continue
                starts += [(1, start, p.AFTERWARDS) for start in {box.failure, box.critical, box.success}]
            if card.conflict == GROUP:
                starts.append((1, card.won, p.AFTERWARDS))
            for cost, start, kind in starts:
                twin = state.copy()
                twin.holds[reader] = slot
                twin.read |= 1 << number
                twin.stacks[reader] = (p.Frame(start, number, kind),)
                for after in self._followed(twin, reader):
                    yield cost, after
        for ability in abilities_of(state, reader):
            twin = state.copy()
            open_card(twin, reader, self.pack.abilities[ability].card)
            for after in self._followed(twin, reader):
                yield 0, after
        if self.by_holder:
            for things in ("item_at", "token_at"):
                for place, at in enumerate(getattr(state, things)):
                    if 0 <= at < p.ON_TABLE and at != reader:
                        twin = state.copy()
                        getattr(twin, things)[place] = reader
                        yield 0, twin

    def _followed(self, state: TimeStoriesState, reader: int) -> Iterator[TimeStoriesState]:
        """The reader's instructions, followed every way they can be."""
        run(state, reader, None)
        todo = [state]
        while todo:
            now = todo.pop()
            asked = next((agent for agent in range(now.n) if now.asks[agent] >= 0), -1)
            if now.outcome is None and asked >= 0:
                for way in ways(now, asked, now.asks[asked]):
                    twin = now.copy()
                    answer(twin, asked, way, None)
                    todo.append(twin)
                for accepted in now.pack.ops[now.asks[asked]].answers:
                    twin = now.copy()
                    answer_typed(twin, asked, accepted.example, None)
                    todo.append(twin)
                continue
            others = [agent for agent in range(now.n) if now.stacks[agent]]
            if now.outcome is None and others:
                run(now, others[0], None)
                todo.append(now)
                continue
            for agent in range(now.n):
                now.holds[agent] = -1
                now.last_read[agent] = ()
            now.doomed = now.doomed_lost = now.personal = now.going_on = 0
            now.fight_queue = ()  # conflicts are taken as their outcomes
            if now.outcome is None and now.moving >= 0:
                yield from self._moved(now)
                continue
            now.destiny, now.discards = self.pack.head.destiny, ()
            yield now

    def _moved(self, state: TimeStoriesState) -> Iterator[TimeStoriesState]:
        """The group goes elsewhere at once (TS-R17)."""
        location, state.moving = state.moving, -1
        for reader in self.readers:
            yield from self._arrived(state.copy(), reader, location, is_visit=False)

    def _arrived(self, state: TimeStoriesState, reader: int, location: int, is_visit: bool) -> Iterator[TimeStoriesState]:
        """Card A, and above it any of the countdowns that may run out now: how far they are is not told apart (TS-R18)."""
        state.location, state.captain = location, reader
        state.visits[location] += 1
        card = self.pack.places[location].a
        state.read |= 1 << card
        running = [
            number
            for number, one in enumerate(self.pack.countdowns)
            if state.countdowns[number] != p.STOPPED and (one.by_round or (is_visit and one.location in (-1, location)))
        ]
        for count in range(len(running) + 1):
            for ended in combinations(running, count):
                twin = state.copy()
                open_card(twin, reader, card)
                for number in reversed(ended):
                    twin.countdowns = p.with_one(twin.countdowns, number, p.STOPPED)
                    open_card(twin, reader, self.pack.countdowns[number].card)
                yield from self._followed(twin, reader)

    # --- what it says ---

    def least_cost(self, ending: str | None) -> dict[int, int]:
        """From each position, what any way to the ending (None: to being stuck) must cost at least."""
        goals = self.stuck if ending is None else [node for node, reason in self.ends.items() if reason == ending]
        back: dict[int, list[tuple[int, int]]] = {}
        for origin, to, cost in self.edges:
            back.setdefault(to, []).append((origin, cost))
        found = dict.fromkeys(goals, 0)
        heap = [(0, goal) for goal in goals]
        while heap:
            cost, node = heappop(heap)
            if cost > found[node]:
                continue
            for origin, step in back.get(node, ()):
                if cost + step < found.get(origin, PLENTY * PLENTY):
                    found[origin] = cost + step
                    heappush(heap, (cost + step, origin))
        return found

    def reachable(self) -> frozenset[str]:
        return frozenset(self.ends.values())


def _can_be_proved(pack: TimeStoriesPack) -> bool:
    """What depends on amounts or rounds is not told apart here."""
    kinds = (v.AzrakAt, v.MagickAt, v.RoundIs, v.CaptainIs, v.Present)
    return not any(isinstance(one, kinds) for one in conditions(pack))


def _depends_on_reader(pack: TimeStoriesPack) -> bool:
    if any(isinstance(one, v.IsReceptacle) for one in conditions(pack)):
        return True
    if any(_changes_something(pack, pack.cards[ability.card].start) for ability in pack.abilities):
        return True
    return any(person.recall.steps or any(one.steps for one in person.interactions) for person in pack.parts.receptacles)


def _changes_something(pack: TimeStoriesPack, start: int) -> bool:
    """Whether a routine does more than help a test or move Azrak, which count for nothing here."""
    while pack.ops[start].code in (op.BONUS, op.GAIN, op.LOSE, op.RESHUFFLE, op.FREE_UPDATE):
        start += 1
    return bool(pack.ops[start].code != op.RET)


def runs_down(pack: TimeStoriesPack) -> bool:
    """Whether the Azrak in circulation can only shrink from round to round, so that every play ends (TS-9.6)."""
    return not any(now.code == op.COVER or (now.code == op.GAIN and now.from_return) for now in pack.ops) and not any(
        piece is not None and piece.covers for piece in pack.map_pieces
    )
