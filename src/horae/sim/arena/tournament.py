"""The course of a tournament: which deals are still to be played, and what is compared, deal by deal, until it is settled.

What comes of it depends on the records of deals alone: contests look at them in the deals' order, each deal as soon as all
tables that need it have played it. Whatever was played beyond that is not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from horae.games.registry import game as find_game
from horae.sim.arena.deals import DealOrder, DealRecord, difference, mark, own_code, play_deal
from horae.sim.arena.plan import RISK, ArenaPlan, Contest, LineUp, contests, deals_of
from horae.sim.arena.sequential import Evidence
from horae.sim.kept_work import KeptWork
from horae.sim.workplace import Workplace

_CLOSER = 1.25
"""How much further each point of a course is than the one before."""


class Course:
    """A contest as it goes."""

    def __init__(self, contest: Contest, risk: float) -> None:
        self.contest = contest
        self.evidence = Evidence(risk)
        self.outcomes: list[float] = []
        """The difference on each deal."""
        self.points: list[tuple[int, float, float, float]] = []
        """After how many deals the mean and its interval were what."""

    @property
    def is_over(self) -> bool:
        return bool(self.evidence.settled) or self.evidence.seen >= self.contest.deals

    def see(self, outcome: float) -> None:
        self.outcomes.append(outcome)
        self.evidence.see(outcome)
        seen = self.evidence.seen
        if self.is_over or not self.points or seen >= self.points[-1][0] * _CLOSER:
            self.points.append((seen, self.evidence.mean, *self.evidence.interval()))


class Tournament:
    """Hands out deals and takes their records, until everything is settled or the games are used up."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.plan = plan
        self.is_cooperative = find_game(plan.game).cooperative
        everything = contests(plan)
        self.courses = [Course(contest, RISK / len(everything)) for contest in everything]
        self.tables: list[LineUp] = list(dict.fromkeys(table for contest in everything for table in contest.tables))
        self.records: dict[LineUp, dict[int, DealRecord]] = {table: {} for table in self.tables}
        self.counted = dict.fromkeys(self.tables, 0)
        """How many deals of each table were looked at."""
        self._next = 0
        self._codes = {table: own_code(plan, table) for table in self.tables}

    def orders(self) -> Iterator[DealOrder]:
        """What is to be played, as far as is known whenever the next one is asked for."""
        for deal in range(max(course.contest.deals for course in self.courses)):
            for table in self.tables:
                if self.is_needed(table, deal) and deal not in self.records[table]:
                    yield self.order(table, deal)

    def order(self, table: LineUp, deal: int) -> DealOrder:
        return DealOrder(table, deal, self._codes[table])

    def is_needed(self, table: LineUp, deal: int) -> bool:
        """Whether a contest that is not over asks for the deal."""
        return any(not c.is_over and table in c.contest.tables and deal < c.contest.deals for c in self.courses)

    def take(self, order: DealOrder, record: DealRecord) -> None:
        self.records[order.table][order.deal] = record
        while self._looks_at_next():
            self._next += 1

    def _looks_at_next(self) -> bool:
        """The contests that are not over look at the next deal, if all whom it takes have played it."""
        deal = self._next
        needed = [table for table in self.tables if self.is_needed(table, deal)]
        if not needed or any(deal not in self.records[table] for table in needed):
            return False
        for table in needed:
            self.counted[table] += 1
        for course in self.courses:
            if not course.is_over:
                records = [self.records[table][deal] for table in course.contest.tables]
                course.see(difference(course.contest, records, self.is_cooperative))
        return True

    def games_in_all(self) -> int:
        return sum(self._most(table) * table.turns(self.plan.seats) for table in self.tables)

    def games_done(self) -> int:
        """Games that were played or need not be any more."""
        return sum(
            (self._most(table) if not self.is_needed(table, self.counted[table]) else len(self.records[table]))
            * table.turns(self.plan.seats)
            for table in self.tables
        )

    def _most(self, table: LineUp) -> int:
        return max(course.contest.deals for course in self.courses if table in course.contest.tables)


def play(plan: ArenaPlan, place: Workplace, file: Path | None, progress: Callable[[float], None]) -> Tournament:
    """Play it to its end, going on from what the file holds."""
    tournament = Tournament(plan)
    kept = KeptWork(file, mark(plan))
    for table in tournament.tables:
        for deal in range(deals_of(plan, table)):
            order = tournament.order(table, deal)
            key = msgspec.json.encode(order)
            if key in kept:
                tournament.take(order, msgspec.json.decode(kept[key], type=DealRecord))
    shown = tournament.games_done()
    progress(shown)
    for chunk in place.do(partial(play_deal, plan), tournament.orders(), lambda order: order.table):
        kept.keep([(msgspec.json.encode(order), msgspec.json.encode(record)) for order, record in chunk])
        for order, record in chunk:
            tournament.take(order, record)
        progress(tournament.games_done() - shown)
        shown = tournament.games_done()
    return tournament
