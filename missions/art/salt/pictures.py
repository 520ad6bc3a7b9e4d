"""Every picture of the mission by its place in the folder `pictures`."""

from __future__ import annotations

from collections.abc import Callable

from missions.art.salt import counting_house, cover, pans, tavern
from missions.art.salt.people import PEOPLE, RECEPTACLES
from missions.art.salt.things import THINGS

PLACES: dict[str, Callable[[], str]] = {"pans": pans.draw, "tavern": tavern.draw, "counting-house": counting_house.draw}


def pictures() -> dict[str, str]:
    drawn = {"cover.svg": cover.draw()}
    for folder, draws in (("places", PLACES), ("receptacles", RECEPTACLES), ("people", PEOPLE), ("items", THINGS)):
        drawn |= {f"{folder}/{name}.svg": draw() for name, draw in draws.items()}
    return drawn
