"""How strong each side is, on one scale: OpenSkill's ratings, from the deals of all contests."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import BradleyTerryFull

from horae.sim.arena.plan import LineUp
from horae.sim.statistics import Z95


class Rating(Struct, frozen=True):
    """What a side is rated, the interval that lies in, and by how many deals."""

    side: LineUp
    value: float
    low: float
    high: float
    deals: int


def ratings(sides: Sequence[LineUp], outcomes: Sequence[tuple[LineUp, LineUp, Sequence[float]]]) -> list[Rating]:
    """The strongest first. A deal counts as one game: won by who did better on it, or drawn.

    Contests take turns deal by deal, so that none is rated before another. Bots do not change, so `tau` is nothing: what was
    known of one does not grow uncertain.
    """
    model = BradleyTerryFull(tau=0.0)
    found = {side: model.rating() for side in sides}
    deals = dict.fromkeys(sides, 0)
    for deal in range(max((len(contest[2]) for contest in outcomes), default=0)):
        for first, second, differences in outcomes:
            if deal < len(differences):
                better = differences[deal]
                scores = [float(better > 0), float(better < 0)]
                [found[first]], [found[second]] = model.rate([[found[first]], [found[second]]], scores=scores)
                deals[first] += 1
                deals[second] += 1
    made = [
        Rating(
            side,
            round(rating.mu, 2),
            round(rating.mu - Z95 * rating.sigma, 2),
            round(rating.mu + Z95 * rating.sigma, 2),
            deals[side],
        )
        for side, rating in found.items()
    ]
    return sorted(made, key=lambda each: -each.value)
