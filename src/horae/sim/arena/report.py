"""What a tournament came to: every figure with how sure it is. Table, JSON file and page are drawn from it alone."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from horae.core.speech import Text
from horae.games.registry import game as find_game
from horae.sim.arena.deals import share_won
from horae.sim.arena.notable import Notable, notable
from horae.sim.arena.plan import RISK, LineUp, alone
from horae.sim.arena.ratings import Rating, ratings
from horae.sim.arena.sequential import Evidence
from horae.sim.arena.tournament import Course, Tournament
from horae.sim.match import planned_pack


class Estimate(Struct, frozen=True, array_like=True):
    """A share or a difference of shares, and the interval it lies in."""

    value: float
    low: float
    high: float

    def turned(self) -> Estimate:
        """The same for the other of two."""
        return Estimate(*(round(1 - each, 4) for each in (self.value, self.high, self.low)))


class TableFigures(Struct, frozen=True):
    """A line-up: what the team won; in a competitive game what the one bot won, of which an even share is one by the seats."""

    table: LineUp
    deals: int
    games: int
    won: Estimate
    actions: float
    endings: dict[str, int]


class ContestFigures(Struct, frozen=True):
    """Two sides compared: by how much the first did better on a deal."""

    first: LineUp
    second: LineUp
    deals: int
    most: int
    """Deals that it could have taken."""
    difference: Estimate
    settled: int
    """1: the first is better; -1: the second is; 0: not settled."""
    course: list[tuple[int, float, float, float]]


class ArenaReport(Struct, frozen=True):
    """What `arena --json` prints."""

    game: str
    title: Text
    cooperative: bool
    seats: int
    options: dict[str, Any]
    pack: str
    pack_hash: str
    rules: str
    seed: int
    bots: tuple[str, ...]
    games: int
    """Games that were counted."""
    planned: int
    """Games that it would have taken with nothing settled."""
    most_games: int
    """For each line-up."""
    risk: float
    ratings: list[Rating]
    tables: list[TableFigures]
    contests: list[ContestFigures]
    notable: list[Notable]


def side_name(side: LineUp, seats: int) -> str:
    """What a side is called: one bot, or who sits with how many of whom."""
    if side.is_alone:
        return side.one
    return f"{side.one} + {side.others}" if seats == 2 else f"{side.one} + {seats - 1} × {side.others}"


def won_beside(found: ArenaReport, one: str, others: str) -> Estimate | None:
    """What one bot, or its team, won with all the others at the table of another kind; None where that was not played."""
    won = {(each.table.one, each.table.others): each.won for each in found.tables}
    turned = won.get((others, one)) if found.seats == 2 else None  # with two seats it is the same table
    if (one, others) in won or turned is None:
        return won.get((one, others))
    return turned if found.cooperative else turned.turned()


def report(tournament: Tournament) -> ArenaReport:
    plan = tournament.plan
    game = find_game(plan.game)
    pack = planned_pack(plan.game, plan.pack, plan.pack_hash)
    tables = [_table(tournament, table) for table in tournament.tables]
    mixed = [course.contest.first for course in tournament.courses if not course.contest.first.is_alone]
    sides = [*(alone(bot) for bot in plan.bots), *dict.fromkeys(mixed)]
    title = game.about(pack).title
    return ArenaReport(
        game=plan.game,
        title=title,
        cooperative=game.cooperative,
        seats=plan.seats,
        options=plan.options,
        pack=pack.id,
        pack_hash=pack.hash,
        rules=game.rules_version,
        seed=plan.seed,
        bots=plan.bots,
        games=sum(table.games for table in tables),
        planned=tournament.games_in_all(),
        most_games=plan.games,
        risk=RISK,
        ratings=ratings(sides, [(each.contest.first, each.contest.second, each.outcomes) for each in tournament.courses]),
        tables=tables,
        contests=[_contest(course) for course in tournament.courses],
        notable=notable(tournament),
    )


def _table(tournament: Tournament, table: LineUp) -> TableFigures:
    records = [tournament.records[table][deal] for deal in range(tournament.counted[table])]
    games = [game for record in records for game in record.games]
    endings: dict[str, int] = {}
    for game in games:
        endings[game.reason] = endings.get(game.reason, 0) + 1
    return TableFigures(
        table=table,
        deals=len(records),
        games=len(games),
        won=_share([share_won(record, tournament.is_cooperative) for record in records]),
        actions=round(sum(game.actions for game in games) / len(games), 1),
        endings=dict(sorted(endings.items())),
    )


def _share(shares: list[float]) -> Estimate:
    """A share that was looked at after every deal: the interval holds though it was stopped by what was seen."""
    evidence = Evidence(RISK)
    for share in shares:
        evidence.see(2 * share - 1)
    low, high = evidence.interval()
    return Estimate(*(round((1 + each) / 2, 4) for each in (evidence.mean, low, high)))


def _contest(course: Course) -> ContestFigures:
    evidence = course.evidence
    return ContestFigures(
        first=course.contest.first,
        second=course.contest.second,
        deals=evidence.seen,
        most=course.contest.deals,
        difference=Estimate(*(round(each, 4) for each in (evidence.mean, *evidence.interval()))),
        settled=evidence.settled,
        course=[(deal, round(mean, 4), round(low, 4), round(high, 4)) for deal, mean, low, high in course.points],
    )
