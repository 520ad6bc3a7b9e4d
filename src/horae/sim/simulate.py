"""Many games between bots, and what came of them; the same seed gives the same figures wherever they are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from horae.core.game import BadSetup, Options, Result, check_seats, check_seed
from horae.games.registry import game as find_game
from horae.sim.local_processes import ThisProcess
from horae.sim.match import Match, planned_pack
from horae.sim.players import player
from horae.sim.statistics import mean_interval, wilson
from horae.sim.workplace import Workplace

SEED_STRIDE = 1_000_003
"""Game k of a run with seed s is played with seed s * SEED_STRIDE + k, so that runs do not share games."""


class Plan(Struct, frozen=True):
    """What to simulate."""

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    pack: str | None
    pack_hash: str


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
        player(found, name)
    settled: Options = found.options(options)
    found.check_setup(len(bots), settled)
    return Plan(game, games, tuple(bots), seed, plain(settled), pack, found.load_pack(pack).hash)


def plain(options: Options) -> dict[str, Any]:
    return {name: getattr(options, name) for name in options.__struct_fields__}


def play_number(work: Plan, number: int) -> Result:
    """One game of the plan."""
    found = find_game(work.game)
    makers = [player(found, name) for name in work.bots]
    pack = planned_pack(work.game, work.pack, work.pack_hash)
    return Match(found, makers, work.seed * SEED_STRIDE + number, work.options, pack).play()


def run(work: Plan, place: Workplace | None = None, progress: Callable[[int], None] | None = None) -> Report:
    """Play the plan's games, in this process or elsewhere, and sum them up."""
    results: dict[int, Result] = {}
    for done in (place or ThisProcess()).do(partial(play_number, work), range(work.games)):
        results.update(done)
        if progress:
            progress(len(done))
    return sum_up(work, [results[number] for number in range(work.games)])


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
