"""For the shelf: four stand before the fire, and five shadows fall."""

from __future__ import annotations

from math import hypot

from missions.art import land
from missions.art.folk import DOWN, Look, again, person
from missions.art.pen import Picture, Point, smooth
from missions.art.summer_night.tones import RED

WIDE, TALL = 1200, 900
FIRE: Point = (600, 585)
FEET = 694
STANDING = (316, 458, 742, 884)
MISSING = 600


def draw() -> str:
    pic = Picture(WIDE, TALL, "cover")
    pic.ground((0, "#0e1533"), (0.3, "#272650"), (0.52, "#6b3d5a"), (0.62, "#cf6f47"), (0.64, "#3a2233"))
    land.stars(pic, 50, 340)
    land.moon(pic, 600, 176, 104, "#f8edc8", 0.55)
    land.rings(pic, 600, 176, 140, 900, "#f6dca8", 0.26, 56)
    land.ridge(pic, 500, 40, "#4c3358", 2)
    land.treeline(pic, 560, 170, "#2a2148", step=46)
    for x, y in (
        (96, 470),
        (168, 508),
        (232, 452),
        (300, 500),
        (368, 470),
        (420, 510),
        (500, 486),
        (706, 492),
        (784, 466),
        (850, 506),
        (930, 468),
        (1010, 500),
        (1092, 462),
    ):
        pic.stamp("light", lambda: wood_light(pic), x, y)
    pic.box(0, 560, WIDE, 340, pic.fade((0, "#7a3f30"), (0.25, "#5a2f2e"), (1, "#170d18")))
    pic.glow(*FIRE, 560, "#f39a42", 0.75, 0.5)
    land.strokes(pic, 0, 590, WIDE, 300, 90, "#f0a860", 0.3, 70)
    ring_of_people(pic)
    land.slabs(pic, FIRE[0], FIRE[1] + 16, 150, "#2a1518", "#b0683f", 0.24, 15, "#4a1d14")
    pic.line("M490 600L650 500M710 600L550 500M540 614L620 480M664 614L584 480", "#1a0d10", 15)
    land.fire(pic, FIRE[0], FIRE[1], 330, 200, 0.5)
    land.sparks(pic, 600, 380, 120, 330, 70)
    for x in (*STANDING, MISSING):
        shadow(pic, x)
    kinds = (("trousers", "beret"), ("skirt", "scarf"), ("trousers", "hair"), ("skirt", "bun"))
    for x, (dress, head) in zip(STANDING, kinds, strict=True):
        look = Look(
            top="#1f1424", bottom="#140d18", skin="#6a3a2a", hair="#0e090f", rim="#ffc672", dress=dress, head=head, sash=RED
        )
        person(
            pic, x, FEET, 300, look, arms=(DOWN, ((11, -64), (17, -54))), flip=x > 600, light=1 if x < 600 else -1, wide_rim=1.4
        )
    trees(pic)
    land.grass(pic, 890, 34, "#07060d", step=12)
    pic.vignette("#05060f", 0.55)
    pic.grain("#fff", 0.08)
    return pic.svg()


def wood_light(pic: Picture) -> None:
    pic.glow(0, 0, 18, "#f7d98a", 0.8)
    pic.circle(0, 0, 3, "#fff0c0")


def ring_of_people(pic: Picture) -> None:
    kinds = ("scarf", "beret", "brim", "bun")
    for i in range(7):
        for side in (-1, 1):
            x = 600 + side * (150 + i * 44 + (i % 2) * 10)
            head = kinds[(i + (side > 0)) % 4]
            look = Look(
                top="#2c1a28",
                bottom="#21131f",
                skin="#a5613c",
                hair="#160d12",
                rim="#f7ae5c",
                dress="coat" if head in ("scarf", "bun") else "trousers",
                head=head,
            )
            again(pic, x, 584 + i * 5, 112 + i * 4, look, flip=side > 0, light=-side)


def shadow(pic: Picture, x: float) -> None:
    """Somebody's, or nobody's: legs, shoulders, head, away from the fire."""
    dx, dy = x - FIRE[0], FEET - FIRE[1] + 10
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    far = 140 / uy if uy else 0
    outline = ((0.0, 9), (0.25, 15), (0.5, 23), (0.68, 31), (0.76, 12), (0.81, 11), (0.88, 18), (0.96, 15), (1.0, 5))
    left = [(x + ux * far * t - uy * w, FEET - 4 + uy * far * t + ux * w) for t, w in outline]
    right = [(x + ux * far * t + uy * w, FEET - 4 + uy * far * t - ux * w) for t, w in outline]
    pic.path(smooth(left + right[::-1]), pic.fade((0, "#0b060d", 0.95), (1, "#0b060d", 0.7)))


def trees(pic: Picture) -> None:
    for x, wide, lean in ((40, 96, 24), (1166, 104, -30), (168, 34, -16), (1048, 38, 18)):
        side = 1 if x < 600 else -1
        land.trunk(pic, x, wide, 880, "#0a0914", "#c9743c", side, -20, lean)
    pic.path(
        "M0 0H1200V64C1100 120 1040 60 960 96C900 60 820 70 760 30C700 20 660 6 600 6C540 6 500 20 440 30C380 70 300 60 240 96C160 60 100 120 0 70Z",
        "#0a0914",
    )
    leaves = ""
    for _ in range(80):
        leaf = pic.between(0, 420) if pic.random.random() < 0.5 else pic.between(780, 1200)
        leaves += f"M{leaf:.0f} {pic.between(50, 126):.0f}q4 -14 18 -14q0 14 -18 14Z"
    pic.path(leaves, "#0a0914")
    land.moths(pic, 600, 300, 200, 7, "#ffe2ac")
