"""The packs that the benchmark solves exactly, and how often players win where as many points are to be made."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from msgspec import Struct

from horae.benchmark.figures import Estimate
from horae.benchmark.players import maker
from horae.benchmark.task import OPTIONS
from horae.core.game import BadSetup
from horae.core.rng import Rng
from horae.games.shipwreck.game import Shipwreck
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import GOAL
from horae.games.shipwreck.state import ShipwreckState
from horae.sim.match import Match
from horae.sim.statistics import wilson

SMALL = ("islet", "skerry")
PLAYERS = ("literal", "careless", "reader")
FIRST_DEAL = 8_000_000_000


class Share(Struct, frozen=True):
    """How often a kind of players wins with itself."""

    kind: str
    won: Estimate


def small_pack(name: str) -> ShipwreckPack:
    """One of the packs that come with the benchmark, or a folder."""
    own = files("horae.benchmark").joinpath("packs", name)
    return Shipwreck().load_pack(str(own) if name in SMALL else name)


class LastPoints(Shipwreck):
    """Shipwreck with some points made already."""

    def __init__(self, points: int) -> None:
        self._score = GOAL - points

    def setup(self, seats: int, rng: Rng, options: ShipwreckOptions, pack: ShipwreckPack) -> ShipwreckState:
        state = super().setup(seats, rng, options, pack)
        state.score = self._score
        return state


def shares(pack: ShipwreckPack, seats: int, points: int, games: int, kinds: Sequence[str] = PLAYERS) -> list[Share]:
    """By playing so many games each."""
    if games < 1:
        raise BadSetup("bad-games", games=games)
    game = LastPoints(points)
    found = []
    for kind in kinds:
        makers = [maker(kind)] * seats
        won = sum(bool(Match(game, makers, FIRST_DEAL + deal, OPTIONS, pack).play().winners) for deal in range(games))
        low, high = wilson(won, games)
        found.append(Share(kind, Estimate(round(won / games, 4), round(low, 4), round(high, 4))))
    return found
