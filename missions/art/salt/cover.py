"""For the shelf: the pans as a ledger, square by square, down to the ship; four stand at its margin."""

from __future__ import annotations

from collections.abc import Sequence

from missions.art import land
from missions.art.folk import DOWN, person
from missions.art.pen import Picture, Point, straight
from missions.art.salt.tones import APRICOT, INK, SALT, finish, heap, local, ship

WIDE, TALL = 1200, 900
SUN = (600, 346)
SHORE = 372


def draw() -> str:
    pic = Picture(WIDE, TALL, "salt/cover")
    pic.ground((0, "#172a3e"), (0.2, "#47566e"), (0.34, "#c07f78"), (0.4, "#f9c990"))
    land.rings(pic, *SUN, 150, 900, "#ffe2b0", 0.26, 50, 0.9, 180, 360)
    pic.glow(*SUN, 520, "#ffdfa8", 0.95, 0.8)
    pic.circle(*SUN, 96, "#fff1c8")
    pic.box(0, SHORE - 12, WIDE, 40, pic.fade((0, "#f3bf90"), (1, "#567886")))
    ship(pic, 604, SHORE + 10, 176, "#1b1a24", "#54393c", "#ffd59a")
    ledger(pic)
    for x, y, wide in ((90, 640, 120), (1110, 640, 120), (250, 560, 60), (960, 556, 56)):
        heap(pic, x, y, wide, 1 if x < 600 else -1)
    four(pic)
    return finish(pic, INK, 0.5, left=0)


def ledger(pic: Picture) -> None:
    pic.box(0, SHORE + 24, WIDE, TALL, pic.fade((0, "#c0a18c"), (0.5, "#8b7d76"), (1, "#3a3d44")))
    tops = (SHORE + 30, SHORE + 58, SHORE + 104, SHORE + 176, SHORE + 290, SHORE + 470)
    for row in range(5):
        top, low = tops[row] + 4, tops[row + 1] - 6
        for i in range(-9, 9):
            corners = [
                (600 + at * step(y), y) for at, y in ((i + 0.05, top), (i + 0.95, top), (i + 0.95, low), (i + 0.05, low))
            ]
            far = abs(i + 0.5)
            dry = (i * 5 + row * 3) % 7 == 0
            light = "#ffe0b0" if far < 1.4 else "#e8b698" if far < 3 else "#9c97a2"
            pic.path(
                straight(corners),
                SALT if dry else pic.fade((0, light), (1, "#55727f" if far > 1.4 else "#c79a80")),
                0.85 if dry else 1,
            )
            if not dry and row > 1:
                lines(pic, corners)
    pic.glow(600, SHORE + 130, 330, "#fff0c4", 0.6, 0.9)


def lines(pic: Picture, corners: Sequence[Point]) -> None:
    """Ripples like rows of writing."""
    (left, top), (right, _), (_, low), _ = corners
    d = ""
    for k in range(1, 4):
        y = top + (low - top) * k / 4
        d += f"M{left + 10:.0f} {y:.0f}H{left + (right - left) * (0.85 if k < 3 else 0.5):.0f}"
    pic.line(d, "#20303c", 2.4, 0.35)


def step(y: float) -> float:
    return 46 + (y - SHORE) * 0.72


def four(pic: Picture) -> None:
    kinds = (
        ("skirt", "scarf", "#5a3438"),
        ("coat", "brim", "#232a38"),
        ("skirt", "long", "#6a4a34"),
        ("trousers", "hair", "#2c3f5c"),
    )
    for x, (dress, head, top) in zip((300, 436, 766, 900), kinds, strict=True):
        pic.path(
            f"M{x - 16} 722C{x + (x - 600) * 0.2:.0f} 830 {x + (x - 600) * 0.36:.0f} 860 {x + (x - 600) * 0.5:.0f} 900H{x + (x - 600) * 0.5 + 60:.0f}C{x + (x - 600) * 0.3 + 30:.0f} 850 {x + 22} 820 {x + 18} 722Z",
            INK,
            0.55,
        )
        look = local(top=top, bottom="#1a1c26", dress=dress, head=head, skin="#6a4234", hair="#120f12", rim=APRICOT)
        person(
            pic, x, 726, 250, look, arms=(DOWN, ((10, -64), (13, -53))), flip=x > 600, light=1 if x < 600 else -1, wide_rim=1.6
        )
    land.reeds(pic, 0, 900, 180, 120, 12, "#0c141c", "#3a2c28")
    land.reeds(pic, 1040, 900, 170, 130, 12, "#0c141c", "#3a2c28")
