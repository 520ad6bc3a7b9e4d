"""Every picture of the mission by its place in the folder `pictures`."""

from __future__ import annotations

from collections.abc import Callable

from missions.art.summer_night import clearing, court, cover, hedge, house, inn, meadow, mill, pool, school, tower
from missions.art.summer_night.hand import RECEPTACLES
from missions.art.summer_night.met import PEOPLE
from missions.art.summer_night.things import THINGS

PLACES: dict[str, Callable[[], str]] = {
    "meadow": meadow.draw,
    "inn": inn.draw,
    "tower": tower.draw,
    "school": school.draw,
    "mill": mill.draw,
    "house": house.draw,
    "hedge": hedge.draw,
    "clearing": clearing.draw,
    "pool": pool.draw,
    "court": court.draw,
}


def pictures() -> dict[str, str]:
    drawn = {"cover.svg": cover.draw()}
    for folder, draws in (("places", PLACES), ("receptacles", RECEPTACLES), ("people", PEOPLE), ("items", THINGS)):
        drawn |= {f"{folder}/{name}.svg": draw() for name, draw in draws.items()}
    return drawn
