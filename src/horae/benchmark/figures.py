"""What the games come to: each row's and each kind's figures, with how sure they are. Table and JSON are drawn from it alone.

A share has Wilson's interval. Differences and ratios of rows, which play the same deals, are drawn again and again with
replacement, deals kept together (`Redrawn`); their interval holds the middle 95 % of what comes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from horae.benchmark.calibration import in_bins, mean_gap
from horae.benchmark.matrix import How, Row
from horae.benchmark.measured_game import MeasuredGame
from horae.benchmark.players import members
from horae.benchmark.task import Task
from horae.sim.statistics import Z95, wilson

REDRAWN = 2000
"""How often the deals are drawn again."""
SELDOM = 0.05
"""Beside a partner with whom nobody wins more than this, who comes near the best is chance."""
Shares: TypeAlias = npt.NDArray[np.float64]


class Estimate(Struct, frozen=True, array_like=True):
    """A figure, and the interval it lies in."""

    value: float
    low: float
    high: float


class RowFigures(Struct, frozen=True):
    """A row of the matrix."""

    one: str
    others: str
    how: How
    games: int
    won: Estimate
    score: float
    turns: float
    card: float
    """Bits that a clue carries by its card's condition."""
    said: float
    """Bits that it carries for who reads as its player does."""
    heard: Estimate
    """Bits that it carried for the one who was asked first."""
    surprise: float
    """Bits that listeners were short of the kept fate when they began to decide; less is better."""
    calibration: float
    """The mean gap between their odds and what was true."""
    stakes: int
    """How many predictions were made ..."""
    stated: float
    """... what odds they were given by whoever made them ..."""
    right: float
    """... and how many were right."""


class KindFigures(Struct, frozen=True):
    """A kind of players."""

    kind: str
    players: int
    alone: Estimate
    """Wins with itself in all seats."""
    cross: Estimate | None
    """Wins of one among players of its kind that were trained from another seed; None where the kind has one player."""
    gap: Estimate | None
    """How much less that is."""
    beside: Estimate | None
    """Wins of one among another kind, over all other kinds alike."""
    gap_beside: Estimate | None
    proximity: Estimate | None
    """Of the wins that any kind here has among a kind, the share that one of this kind has; over all other kinds alike, those
    left out beside whom nobody wins one game in twenty."""


class BenchmarkReport(Struct, frozen=True):
    """What `benchmark run --json` prints."""

    task: Task
    games: int
    kinds: tuple[str, ...]
    rows: list[RowFigures]
    figures: list[KindFigures]


class Redrawn:
    """The deals drawn again with replacement, the same for all rows."""

    def __init__(self, won: Mapping[Row, Sequence[bool]]) -> None:
        self._shares: dict[Row, Shares] = {}
        games = len(next(iter(won.values())))
        drawn = np.random.Generator(np.random.PCG64(1)).integers(0, games, (REDRAWN, games))
        for row, came in won.items():
            each = np.array(came, np.float64)
            self._shares[row] = np.concatenate([[each.mean()], each[drawn].mean(axis=1)])

    def __contains__(self, row: Row) -> bool:
        return row in self._shares

    def share(self, row: Row) -> Shares:
        """What was won, and then what was won of each drawing."""
        return self._shares[row]


def estimate(shares: Shares) -> Estimate:
    low, high = np.percentile(shares[1:], [2.5, 97.5])
    return Estimate(round(float(shares[0]), 4), round(float(low), 4), round(float(high), 4))


def report(made: Task, kinds: Sequence[str], played: Mapping[Row, Sequence[MeasuredGame]]) -> BenchmarkReport:
    redrawn = Redrawn({row: [game.won for game in games] for row, games in played.items()})
    games = len(next(iter(played.values())))
    rows = [row_figures(row, found) for row, found in played.items()]
    return BenchmarkReport(made, games, tuple(kinds), rows, [_kind(kind, kinds, redrawn) for kind in kinds])


def row_figures(row: Row, games: Sequence[MeasuredGame]) -> RowFigures:
    count = len(games)
    won = sum(game.won for game in games)
    low, high = wilson(won, count)
    clues = [clue for game in games for clue in game.clues]
    opinions = [opinion for game in games for opinion in game.opinions]
    stakes = [stake for game in games for stake in game.stakes]
    said = [odds for opinion in opinions for odds in opinion.odds]
    came = [value == opinion.kept for opinion in opinions for value in range(1, len(opinion.odds) + 1)]
    return RowFigures(
        one=row.one,
        others=row.others,
        how=row.how,
        games=count,
        won=Estimate(round(won / count, 4), round(low, 4), round(high, 4)),
        score=_mean([game.score for game in games]),
        turns=_mean([game.turns for game in games]),
        card=_mean([clue.card for clue in clues]),
        said=_mean([clue.said for clue in clues]),
        heard=_mean_of_games([[clue.heard for clue in game.clues] for game in games]),
        surprise=_mean([-np.log2(max(opinion.odds[opinion.kept - 1], 2**-10)) for opinion in opinions]),
        calibration=round(mean_gap(in_bins(said, came)), 4) if said else 0.0,
        stakes=len(stakes),
        stated=_mean([stake.odds for stake in stakes]),
        right=_mean([stake.right for stake in stakes]),
    )


def _mean(values: Sequence[float]) -> float:
    return round(float(np.mean(values)), 4) if len(values) else 0.0


def _mean_of_games(values: Sequence[Sequence[float]]) -> Estimate:
    """The mean of all, with the interval of a ratio: plays of one game are not independent."""
    sums = np.array([sum(each) for each in values], np.float64)
    counts = np.array([len(each) for each in values], np.float64)
    if not counts.sum():
        return Estimate(0.0, 0.0, 0.0)
    mean = sums.sum() / counts.sum()
    errors = sums - mean * counts
    half = Z95 * float(np.sqrt((errors**2).sum())) / counts.sum()
    return Estimate(round(float(mean), 4), round(float(mean - half), 4), round(float(mean + half), 4))


def _kind(kind: str, kinds: Sequence[str], redrawn: Redrawn) -> KindFigures:
    others = [other for other in kinds if other != kind]
    alone = redrawn.share(Row(kind, kind, "self"))
    strangers = Row(kind, kind, "cross")
    cross = redrawn.share(strangers) if strangers in redrawn else None
    beside = np.mean([_beside(redrawn, kind, other) for other in others], axis=0) if others else None
    return KindFigures(
        kind=kind,
        players=len(members(kind)),
        alone=estimate(alone),
        cross=None if cross is None else estimate(cross),
        gap=None if cross is None else estimate(alone - cross),
        beside=None if beside is None else estimate(beside),
        gap_beside=None if beside is None else estimate(alone - beside),
        proximity=_proximity(redrawn, kind, kinds),
    )


def _beside(redrawn: Redrawn, one: str, others: str) -> Shares:
    if one == others:
        return redrawn.share(Row(one, one, "self"))
    row = Row(one, others, "beside")
    return redrawn.share(row if row in redrawn else Row(others, one, "beside"))


def _proximity(redrawn: Redrawn, kind: str, kinds: Sequence[str]) -> Estimate | None:
    """How near it comes to the best response that there is here. Which that is is looked for anew in each drawing."""
    found = []
    for partner in kinds:
        best = np.max([_beside(redrawn, each, partner) for each in kinds], axis=0)
        if partner != kind and best[0] >= SELDOM:
            mine = _beside(redrawn, kind, partner)
            found.append(np.divide(mine, best, out=np.ones_like(mine), where=best > 0))
    return estimate(np.mean(found, axis=0)) if found else None
