"""Pairs of cards that win more together: found in games as they were played, corrected for how many pairs are tried.

Who plays more cards wins more, and so do two good cards. So each seat's win is first explained by how many
cards it played and by each card's own share (least squares); what two cards bring beyond that is the mean of
what is left over where both were played. All pairs seen often enough are tested, one-sided, and the rate of
false finds is kept by Benjamini and Hochberg's procedure.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from math import erfc, sqrt

from horae.sim.balance.games import GameRecord
from horae.sim.balance.report import Estimate, Synergy, SynergyFigures
from horae.sim.statistics import Z95

LEAST = 30
"""A pair is tested if so many seats played both."""
MOST_SHOWN = 25
_RIDGE = 1.0
_MOST_PLAYED = 24


def synergy(cell: str, records: Sequence[GameRecord], cards: Sequence[str]) -> Synergy:
    place = {card: at for at, card in enumerate(cards)}
    rows: list[tuple[list[int], float]] = []
    for record in records:
        even = 1 / len(record.scores)
        for seat, used in enumerate(record.used):
            played = sorted(place[thing] for thing in used if thing in place)
            rows.append(([*played, len(cards) + min(len(played), _MOST_PLAYED)], record.won(seat) - even))
    left_over = residuals(rows, len(cards) + _MOST_PLAYED + 1)
    sums: dict[tuple[int, int], float] = defaultdict(float)
    counts: dict[tuple[int, int], int] = defaultdict(int)
    for (features, _), rest in zip(rows, left_over, strict=True):
        for pair in combinations(features[:-1], 2):
            sums[pair] += rest
            counts[pair] += 1
    spread = sqrt(sum(rest * rest for rest in left_over) / max(1, len(left_over)))
    tested = sorted(pair for pair, count in counts.items() if count >= LEAST)
    chances = [_chance(sums[pair] / counts[pair] / (spread / sqrt(counts[pair]))) for pair in tested]
    found = []
    for pair, q in zip(tested, benjamini_hochberg(chances), strict=True):
        mean, half = 100 * sums[pair] / counts[pair], 100 * Z95 * spread / sqrt(counts[pair])
        extra = Estimate(round(mean, 1), round(mean - half, 1), round(mean + half, 1), counts[pair])
        found.append(SynergyFigures((cards[pair[0]], cards[pair[1]]), extra, round(q, 4)))
    found.sort(key=lambda each: (each.q, -each.extra.value, each.cards))
    return Synergy(cell, len(tested), LEAST, found[:MOST_SHOWN])


def _chance(z: float) -> float:
    """How likely so much or more would be by chance."""
    return 0.5 * erfc(z / sqrt(2))


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """For each test, the rate of false finds if it and all that are as striking are taken for true."""
    count = len(chances)
    adjusted = [1.0] * count
    least = 1.0
    for rank, at in sorted(enumerate(sorted(range(count), key=lambda at: chances[at]), 1), reverse=True):
        least = min(least, chances[at] * count / rank)
        adjusted[at] = least
    return adjusted


def residuals(rows: Sequence[tuple[Sequence[int], float]], width: int) -> list[float]:
    """What least squares on 0/1 features leave of each row's value. A little ridge keeps rare features in bounds."""
    matrix = [[0.0] * (width + 1) for _ in range(width)]
    for features, value in rows:
        for one in features:
            line = matrix[one]
            for other in features:
                line[other] += 1.0
            line[width] += value
    for at in range(width):
        matrix[at][at] += _RIDGE
    weights = _solve(matrix)
    return [value - sum(weights[feature] for feature in features) for features, value in rows]


def _solve(matrix: list[list[float]]) -> list[float]:
    """Gauss's elimination of a positive definite system, its right side in the last column."""
    size = len(matrix)
    for at in range(size):
        pivot = matrix[at]
        for below in range(at + 1, size):
            line = matrix[below]
            if line[at]:
                factor = line[at] / pivot[at]
                matrix[below] = [each - factor * up for each, up in zip(line, pivot, strict=True)]
    solved = [0.0] * size
    for at in range(size - 1, -1, -1):
        line = matrix[at]
        solved[at] = (line[size] - sum(line[other] * solved[other] for other in range(at + 1, size))) / line[at]
    return solved
