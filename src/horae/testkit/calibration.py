"""How honest the Shipwreck reader's odds are: what it stated beside what was true, over many games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from msgspec import Struct

from horae.benchmark.calibration import Bin, in_bins
from horae.bots.bot import MakeBot
from horae.bots.shipwreck.public_position import Array
from horae.bots.shipwreck.reader import Reader
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.state import ShipwreckState
from horae.sim.match import Match
from horae.testkit.shipwreck import GAME


class Stated(Struct, frozen=True):
    """What a reader in the group thought of the active person's kept fate, at a moment of a game."""

    odds: Array
    kept: int
    """What it was."""
    predicted: int
    """What the reader then predicted, 0 if it did something else."""


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
    return in_bins(said, came)
