"""Figures with how sure they are."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval a share lies in with 95 % confidence (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: list[int], z: float = Z95) -> tuple[float, float, float]:
    """Mean, and the interval it lies in with 95 % confidence."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, mean, mean
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    half = z * sqrt(variance / count)
    return mean, mean - half, mean + half
