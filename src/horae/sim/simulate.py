"""Many games between bots, spread over processes; the same seed gives the same figures whatever the spread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct

from horae.bots.registry import bot_class
from horae.core.game import BadSetup, Options, Result, check_seats, check_seed
from horae.games.registry import game as find_game
from horae.sim.match import Match
from horae.sim.statistics import mean_interval, wilson

CHUNK = 25
SEED_STRIDE = 1_000_003
"""Game k of a run with seed s is played with seed s * SEED_STRIDE + k, so that runs do not share games."""


class Plan(Struct, frozen=True):
    """What to simulate."""

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    pack: str | None = None


class SeatFigures(Struct, frozen=True):
    bot: str
    wins: int
    win_rate: float
    interval: tuple[float, float]


class Figure(Struct, frozen=True):
    """A count per game: its mean and the interval that lies in."""

    mean: float
    interval: tuple[float, float]


class Report(Struct, frozen=True):
    """What `simulate --json` prints. `win_rate` is the team's, for cooperative games."""

    game: str
    games: int
    seed: int
    options: dict[str, Any]
    pack: str
    win_rate: float | None
    win_interval: tuple[float, float] | None
    seats: list[SeatFigures]
    endings: dict[str, int]
    figures: dict[str, Figure]


def plan(game: str, games: int, bots: Sequence[str], seed: int, options: dict[str, Any], pack: str | None = None) -> Plan:
    """A checked plan: every fault shows here, before any game is played."""
    found = find_game(game)
    if games < 1:
        raise BadSetup("bad-games", games=games)
    check_seats(found, len(bots))
    check_seed(seed)
    for name in bots:
        bot_class(found, name)
    found.load_pack(pack)
    settled: Options = found.options(options)
    return Plan(game, games, tuple(bots), seed, _plain(settled), pack)


def _plain(options: Options) -> dict[str, Any]:
    return {name: getattr(options, name) for name in options.__struct_fields__}


def play_chunk(work: Plan, first: int, count: int) -> list[Result]:
    """Games first .. first + count - 1 of the plan."""
    found = find_game(work.game)
    pack = found.load_pack(work.pack)
    makers = [bot_class(found, name) for name in work.bots]
    results = []
    for number in range(first, first + count):
        match = Match(found, makers, work.seed * SEED_STRIDE + number, work.options, pack)
        results.append(match.play())
    return results


def run(work: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play the plan's games, in this process or in several, and sum them up."""
    results: list[Result] = []
    for chunk in _chunks(work, jobs):
        results.extend(chunk)
        if progress:
            progress(len(chunk))
    return sum_up(work, results)


def _chunks(work: Plan, jobs: int) -> Iterator[list[Result]]:
    starts = range(0, work.games, CHUNK)
    sizes = [min(CHUNK, work.games - start) for start in starts]
    if jobs <= 1:
        for start, size in zip(starts, sizes, strict=True):
            yield play_chunk(work, start, size)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_chunk, [work] * len(sizes), starts, sizes)


def sum_up(work: Plan, results: Sequence[Result]) -> Report:
    found = find_game(work.game)
    count = len(results)
    wins = [sum(seat in result.winners for result in results) for seat in range(len(work.bots))]
    endings: dict[str, int] = {}
    for result in results:
        endings[result.reason] = endings.get(result.reason, 0) + 1
    figures = {}
    for name in sorted({name for result in results for name in result.figures}):
        mean, low, high = mean_interval([result.figures.get(name, 0) for result in results])
        figures[name] = Figure(round(mean, 4), (round(low, 4), round(high, 4)))
    team = sum(bool(result.winners) for result in results) if found.cooperative else None
    return Report(
        game=work.game,
        games=count,
        seed=work.seed,
        options=work.options,
        pack=found.load_pack(work.pack).id,
        win_rate=None if team is None else team / count,
        win_interval=None if team is None else _rounded(wilson(team, count)),
        seats=[
            SeatFigures(bot, won, won / count, _rounded(wilson(won, count))) for bot, won in zip(work.bots, wins, strict=True)
        ],
        endings=dict(sorted(endings.items())),
        figures=figures,
    )


def _rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 4), round(interval[1], 4)
