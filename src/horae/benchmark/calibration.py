"""How honest odds are: what was stated, in bins, beside how often that was true."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

import numpy as np
from msgspec import Struct

BINS = (0.0, 1e-9, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98, 1 - 1e-9, 1.0)
"""Where one bin of stated odds ends and the next begins; "never" and "certain" have their own."""


class Bin(Struct, frozen=True):
    """Everything that was given odds between two bounds."""

    low: float
    high: float
    count: int
    stated: float
    """The mean of the stated odds."""
    true: float
    """The share that was true."""

    @property
    def error(self) -> float:
        """The standard error of the share, were the stated odds right."""
        return sqrt(max(self.stated * (1 - self.stated), 0.0) / self.count)


def in_bins(said: Sequence[float], came: Sequence[bool]) -> list[Bin]:
    """What was stated, and whether it came true, put in bins."""
    odds, true = np.array(said, np.float64), np.array(came, np.bool_)
    of = np.clip(np.searchsorted(BINS, odds, side="right") - 1, 0, len(BINS) - 2)
    found = []
    for place, (low, high) in enumerate(pairwise(BINS)):
        here = of == place
        if here.any():
            found.append(Bin(low, high, int(here.sum()), float(odds[here].mean()), float(true[here].mean())))
    return found


def worst(table: list[Bin], least: int = 1) -> float:
    """The largest gap between stated and true among bins with at least so many entries."""
    return max(abs(one.stated - one.true) for one in table if one.count >= least)


def mean_gap(table: list[Bin]) -> float:
    """The gaps between stated and true, each counted as often as odds fell in its bin."""
    return sum(one.count * abs(one.stated - one.true) for one in table) / sum(one.count for one in table)
