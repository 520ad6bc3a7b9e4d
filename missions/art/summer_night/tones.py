"""One palette for the whole night: ink, plum and slate for the dark, cream for the moon, amber for fire, one red."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from missions.art.folk import Look
from missions.art.pen import Picture

INK = "#0a0f18"
NIGHT = "#101b2c"
SLATE = "#1d3145"
MIST = "#7f9aa6"
CREAM = "#f6ecca"
AMBER = "#f3a653"
RED = "#b3352c"
STRAW = "#c79a4b"
WIDE, TALL = 2400, 900
CARD = WIDE / 5


def panorama(name: str) -> Picture:
    return Picture(WIDE, TALL, name)


def finish(pic: Picture, dark: str = INK, strength: float = 0.5) -> str:
    pic.vignette(dark, strength)
    pic.grain("#fff", 0.07)
    return pic.svg()


VILLAGER = Look(top="#2a2531", bottom="#1c1a24", skin="#a56a45", hair="#120e10", rim=AMBER)


def villager(**more: Any) -> Look:
    return replace(VILLAGER, **more)
