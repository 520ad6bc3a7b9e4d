"""The work behind a report on a mission: solving it for each number of receptacles, and games of bots, piece by piece.

Each piece is kept as soon as it is done. It is fixed by the mission, the seed and what was asked for; so a run that was
stopped goes on where it was, and comes to the same.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from pathlib import Path

import msgspec
from msgspec import Struct

from horae.authoring.missions.directed_play import GAME, traced
from horae.authoring.missions.played_game import PlayedGame, play
from horae.authoring.missions.solve import PLAYS, Solution, solve
from horae.games.timestories.pack import TimeStoriesPack
from horae.sim.kept_work import KeptWork, mark_of

SIZES = (2, 3, 4)
BOT = "agent"
SOLVING = 10.0
"""How many games' time solving takes for each receptacle beyond one, roughly; only the progress bar depends on it."""
_CODE = ("core", "games/timestories", "bots", "bots/timestories", "authoring/missions", "sim/match.py")
"""What a piece depends on, besides the mission."""


class ReportPlan(Struct, frozen=True):
    """What is asked for."""

    games: int = 120
    plays: int = PLAYS
    seconds: float | None = None
    """For each solution; where it is cut short, another run may come to something else."""
    seed: int = 0
    most_plays: int | None = None
    """In all, for each solution; where that cuts it short, another run comes to the same."""


class SolveOrder(Struct, frozen=True, tag="solve"):
    seats: int


class GameOrder(Struct, frozen=True, tag="game"):
    seats: int
    seed: int


class ReportWork(Struct, frozen=True):
    """What the page is made of."""

    plan: ReportPlan
    solved: tuple[Solution, ...]
    games: tuple[PlayedGame, ...]


def sizes(pack: TimeStoriesPack) -> list[int]:
    return [size for size in SIZES if size <= len(pack.people)]


def effort(pack: TimeStoriesPack, plan: ReportPlan) -> float:
    """How long all of it takes, counted in games."""
    return plan.games + sum(_solving(size) for size in sizes(pack))


def _solving(size: int) -> float:
    return SOLVING * (size - 1)


def do_work(
    pack: TimeStoriesPack, plan: ReportPlan, file: Path | None = None, progress: Callable[[float], None] = lambda done: None
) -> ReportWork:
    """Do what is not in the file yet; `progress` is told of each part of the effort as it is done."""
    kept = KeptWork(file, mark_of((pack.hash, GAME.rules_version, *msgspec.structs.astuple(plan)[1:]), _CODE))
    solving = {msgspec.json.encode(SolveOrder(size)): size for size in sizes(pack)}
    orders = [GameOrder(sizes(pack)[n % len(solving)], plan.seed + n) for n in range(plan.games)]
    playing = {msgspec.json.encode(order): order for order in orders}
    progress(sum(_solving(size) for key, size in solving.items() if key in kept) + sum(key in kept for key in playing))
    for key, size in solving.items():
        if key not in kept:
            kept.keep([(key, msgspec.json.encode(_solved(pack, plan, size, progress)))])
    noted = traced(pack)
    for key, order in playing.items():
        if key not in kept:
            kept.keep([(key, msgspec.json.encode(play(noted, BOT, order.seats, "", order.seed)))])
            progress(1)
    return ReportWork(
        plan,
        tuple(msgspec.json.decode(kept[key], type=Solution) for key in solving),
        tuple(msgspec.json.decode(kept[key], type=PlayedGame) for key in playing),
    )


def _solved(pack: TimeStoriesPack, plan: ReportPlan, size: int, progress: Callable[[float], None]) -> Solution:
    part = _solving(size)
    found = solve(
        pack,
        size,
        plays=plan.plays,
        seconds=inf if plan.seconds is None else plan.seconds,
        seed=plan.seed,
        progress=lambda done: progress(part * done),
        most_plays=inf if plan.most_plays is None else plan.most_plays,
    )
    return msgspec.structs.replace(found, seconds=0.0)
