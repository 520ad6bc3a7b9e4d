"""One palette for Aldamar: sea ink and slate for shade, rose and apricot for the last sun, salt white, one ochre lamp."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from missions.art.folk import Look
from missions.art.pen import Picture

INK = "#0f1a26"
SLATE = "#243a4c"
SEA = "#3d6474"
ROSE = "#d98c78"
APRICOT = "#f6c08a"
SALT = "#fbf3e4"
SHADE = "#a9bcc4"
LAMP = "#ffd07a"
RUST = "#a4452f"
WIDE, TALL = 2400, 800
CARD = WIDE / 4
"""One of the three cards of a panorama; as much again lies left of them, outside of the picture."""


def panorama(name: str) -> Picture:
    return Picture(WIDE, TALL, f"salt/{name}")


def finish(pic: Picture, dark: str = INK, strength: float = 0.5, left: float = CARD) -> str:
    pic.vignette(dark, strength)
    pic.grain("#fff", 0.07)
    return pic.svg(left)


LOCAL = Look(top="#2b3848", bottom="#1b2530", skin="#a06a4c", hair="#171210", rim=APRICOT)


def local(**more: Any) -> Look:
    """Somebody of the harbour."""
    return replace(LOCAL, **more)


def heap(pic: Picture, x: float, y: float, wide: float, light: int = -1) -> None:
    """A heap of salt, white where the light falls."""
    tall = wide * 0.62
    pic.path(
        f"M{x - wide} {y}C{x - wide * 0.5} {y - tall * 0.4} {x - wide * 0.3} {y - tall} {x} {y - tall}S{x + wide * 0.5} {y - tall * 0.4} {x + wide} {y}Z",
        SHADE,
    )
    lit = (
        f"M{x + light * wide} {y}C{x + light * wide * 0.5} {y - tall * 0.4} {x + light * wide * 0.3} {y - tall} {x} {y - tall}"
        f"C{x + light * wide * 0.1} {y - tall * 0.6} {x - light * wide * 0.1} {y - tall * 0.3} {x + light * wide * 0.1} {y}Z"
    )
    pic.path(lit, SALT)


def ship(pic: Picture, x: float, y: float, size: float, colour: str, sail: str, lit: str) -> None:
    """Two masts, sails half set, no flag."""
    with pic.at(x, y, size / 100):
        pic.line("M-24 -10V-86M18 -12V-96M-44 -22L-68 -34", colour, 2.4)
        pic.path("M-44 -70C-34 -62 -34 -44 -44 -34C-30 -38 -16 -38 -6 -34C-14 -44 -14 -62 -6 -70Z", sail)
        pic.path("M0 -80C10 -70 10 -48 0 -36C12 -40 28 -40 40 -36C30 -48 30 -70 40 -80Z", sail)
        pic.path("M-2 -34L-44 -22L-24 -62Z", sail, 0.8)
        pic.path(
            "M-44 -70C-34 -62 -34 -44 -44 -34L-38 -36C-30 -46 -30 -62 -38 -69ZM0 -80C10 -70 10 -48 0 -36L6 -38C14 -50 14 -70 6 -79Z",
            lit,
        )
        pic.path("M-62 -22C-50 -14 40 -14 58 -24L48 0C30 6 -34 6 -48 0Z", colour)
        pic.line("M-58 -17C-44 -10 36 -10 54 -18", lit, 1.6, 0.8)
