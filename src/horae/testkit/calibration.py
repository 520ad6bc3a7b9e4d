"""How honest the Shipwreck reader's odds are: what it stated beside what was true, over many games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import cast

import numpy as np
from msgspec import Struct

from horae.bots.bot import MakeBot
from horae.bots.shipwreck.public_position import Array
from horae.bots.shipwreck.reader import Reader
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.state import ShipwreckState
from horae.sim.match import Match
from horae.testkit.shipwreck import GAME

BINS = (0.0, 1e-9, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98, 1 - 1e-9, 1.0)
"""Where one bin of stated odds ends and the next begins; "never" and "certain" have their own."""


class Stated(Struct, frozen=True):
    """What a reader in the group thought of the active person's kept fate, at a moment of a game."""

    odds: Array
    kept: int
    """What it was."""
    predicted: int
    """What the reader then predicted, 0 if it did something else."""


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


def listen(makers: Sequence[MakeBot], seeds: Iterable[int], difficulty: str) -> Iterator[Stated]:
    """Play the games; each time a reader in the group is to decide and has heard something new, what it states."""
    for seed in seeds:
        match = Match(GAME, makers, seed, {"difficulty": difficulty})
        state = cast("ShipwreckState", match.state)
        noted: tuple[int, int, int] | None = None
        while state.result() is None:
            seat = state.deciding()[0]
            view = state.view(seat)
            bot = match.bots[seat]
            action = bot.choose(view, state.legal(seat))
            heard = (view.turn, len(view.answers), len(view.guesses))
            if view.step == "predict" and isinstance(bot, Reader) and heard != noted:
                noted = heard
                value = action.value if isinstance(action, do.Predict) else 0
                yield Stated(bot.odds(view), state.hands[state.active][0], value)
            match.do(seat, action)


def table_of(stated: Iterable[Stated], predictions_only: bool = False) -> list[Bin]:
    """Every odds that was stated (or only those of what was predicted), put in bins."""
    said: list[float] = []
    came: list[bool] = []
    for one in stated:
        for value in (one.predicted,) if predictions_only else range(1, 8):
            if value:
                said.append(float(one.odds[value - 1]))
                came.append(one.kept == value)
    odds, true = np.array(said), np.array(came)
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
