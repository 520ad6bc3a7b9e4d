"""Every picture of the mission by its place in the folder `pictures`."""

from __future__ import annotations

from collections.abc import Callable

from missions.art.summer_night import clearing, court, hedge, house, inn, meadow, mill, pool, school, tower

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
    return {f"places/{name}.svg": draw() for name, draw in PLACES.items()}
