"""The still pool: everything in one cold silver, everything twice, and one thing more in the water."""

from __future__ import annotations

from missions.art import land
from missions.art.folk import Look, again, person
from missions.art.pen import Picture
from missions.art.summer_night.met import button_laughs
from missions.art.summer_night.tones import CARD, RED, finish, panorama

SHORE = 452
DARK, MID, PALE, SILVER = "#0c2029", "#2a5361", "#a8cbd0", "#e6f3ec"
WALKERS = (116, 190, 262, 400)
NOBODY = 333


def draw() -> str:
    pic = panorama("pool")
    pic.ground((0, "#0d2430"), (0.3, "#2b5663"), (0.5, "#8fb9bd"))
    land.stars(pic, 40, 260)
    x = 1384
    land.moon(pic, x, 128, 62, SILVER, 0.65)
    land.rings(pic, x, 128, 110, 1300, SILVER, 0.2, 84)
    land.treeline(pic, SHORE - 10, 190, "#4a7a86", step=74)
    land.treeline(pic, SHORE, 130, "#2f5e6b", step=52)
    water(pic, x)
    far_bank(pic)
    bank(pic)
    steps(pic)
    lamplighter(pic)
    in_the_reeds(pic)
    near_shore(pic)
    return finish(pic, "#051016", 0.5)


def water(pic: Picture, x: float) -> None:
    pic.path(f"M0 {SHORE}H2400V900H0Z", pic.fade((0, "#8fb9bd"), (0.25, "#4d7f8b"), (1, "#0f2c38")))
    with pic.at(0, 2 * SHORE, more=' opacity="0.5"'):
        pic.add('<g transform="scale(1 -1)">')
        land.treeline(pic, SHORE, 150, "#1f4a57", step=60)
        pic.add("</g>")
    pic.glow(x, 2 * SHORE - 128, 260, SILVER, 0.55, 0.7)
    pic.oval(x, 2 * SHORE - 128, 62, 58, SILVER)
    land.strokes(pic, x - 90, 730, 120, 100, 9, "#7fa9b2", 0.9, 100)
    land.strokes(pic, 0, SHORE + 20, 2400, 400, 60, SILVER, 0.26, 150)
    land.mist(pic, SHORE, 70, SILVER, 0.5, 6)


def bank(pic: Picture) -> None:
    """Four in a row with their sashes. The water shows them, a village with thirteen chimneys, and one more beside them."""
    pic.path(
        f"M-10 {SHORE - 12}C120 {SHORE - 34} 360 {SHORE - 30} 500 {SHORE + 4}C380 {SHORE + 14} 100 {SHORE + 16} -10 {SHORE + 12}Z",
        DARK,
    )
    chimneys = f"M0 {SHORE + 14}"
    for i in range(13):
        x = 8 + i * 36
        h = 150 + (i * 37) % 50
        chimneys += f"L{x} {SHORE + h}L{x + 16} {SHORE + h + 22}v16h7v-10L{x + 34} {SHORE + h}"
    pic.path(f"{chimneys}L480 {SHORE + 14}Z", "#79aab0", 0.55)
    puffs = "".join(f"M{28 + i * 36} {SHORE + 192 + (i * 37) % 50}c-10 20 8 30 -2 54c12 -16 -2 -34 6 -52Z" for i in range(13))
    pic.path(puffs, SILVER, 0.5)
    # All alike: the picture says that one is missing, never who.
    look = Look(top="#16303a", bottom="#0e222b", skin="#1d3a44", hair="#0a1a22", rim=SILVER, sash=RED, dress="coat")
    for x in WALKERS:
        again(pic, x, SHORE - 6, 210, look)
    with pic.at(0, 2 * SHORE, more=' opacity="0.75"'):
        pic.add('<g transform="scale(1 -1)">')
        for x in (*WALKERS, NOBODY):
            again(pic, x + 3, SHORE - 6, 210, look)
        pic.add("</g>")
    land.strokes(pic, 0, SHORE + 60, 480, 190, 26, "#8fb9bd", 0.5, 110)


def in_the_reeds(pic: Picture) -> None:
    """Button, seven, both hands over her mouth."""
    x = 1.5 * CARD
    land.reeds(pic, x - 230, 760, 200, 400, 26, "#1a3f4a", "#3a2c20")
    land.reeds(pic, x + 70, 760, 170, 380, 22, "#1a3f4a", "#3a2c20")
    with pic.at(x, 800):
        pic.path("M-96 10C-110 -70 -80 -130 -30 -146H36C86 -130 116 -70 102 10C50 24 -50 24 -96 10Z", "#4a3d55")
        pic.path("M36 -146C86 -130 116 -70 102 10L84 16C94 -60 76 -116 36 -146Z", SILVER)
        pic.path("M-20 -146L-26 16H32L24 -146Z", "#d6d2c2")
        button_laughs(pic, 0, -206, 0.86)
        pic.circle(4, -84, 12, "#f4ead0")
        pic.path("M0 -88h3v3h-3ZM6 -88h3v3h-3ZM0 -82h3v3h-3ZM6 -82h3v3h-3Z", "#2a1d1a")
        pic.path("M-90 8C-98 -50 -30 -60 -14 -10V14ZM96 8C104 -50 36 -60 20 -10V14Z", "#5d4d68")
        pic.oval(-50, -30, 27, 20, "#a89f98")
        pic.oval(58, -30, 27, 20, "#efe8d2")
        pic.path("M50 -36h14v9h-14Z", "#7a3a34")
    land.reeds(pic, x - 210, 838, 110, 330, 15, "#0f2b36", "#2a1f18")
    land.reeds(pic, x + 100, 838, 120, 320, 15, "#0f2b36", "#2a1f18")
    land.reeds(pic, x - 90, 850, 190, 110, 16, "#0b222b", "#2a1f18")


def lamplighter(pic: Picture) -> None:
    """Barefoot along the edge, her lamp before her; the only warm thing here."""
    x = 2.5 * CARD - 90
    pic.path("M920 780C1020 736 1230 748 1330 790C1270 830 1000 830 920 780Z", "#0b222b")
    pic.path("M938 776C1030 744 1220 752 1312 784C1210 766 1030 760 938 776Z", PALE)
    girl = Look(top="#5b6a72", bottom="#8fa3a4", skin="#c9a284", hair="#241a18", rim="#fbdc96", dress="skirt", head="long")
    person(pic, x, 792, 420, girl, arms=(((-8, -64), (-4, -52)), ((14, -68), (25, -72))), light=1, wide_rim=1.2)
    land.lantern(pic, x + 106, 486, 92, glow=0.8)
    with pic.at(x + 106, 900, more=' opacity="0.4"'):
        pic.glow(0, -40, 120, land.LAMP, 0.8, 0.5)
    land.moths(pic, x + 110, 540, 90, 7, "#fff3cf")


def steps(pic: Picture) -> None:
    """Nine house steps under the water, a hearth at the foot of them, something that glints."""
    x = 3.5 * CARD
    for i in range(9):
        t = i / 8
        w = 210 - i * 15
        y = 520 + i * 29
        tone = ("#b9d3d0", "#a3c4c6", "#8db5ba", "#77a5ad", "#62929d", "#4f808d", "#3f707e", "#31616f", "#265562")[i]
        pic.path(f"M{x - w} {y}H{x + w}L{x + w + 8} {y + 15}H{x - w - 8}Z", tone, 1 - t * 0.35)
        pic.path(f"M{x - w - 8} {y + 15}H{x + w + 8}V{y + 29}H{x - w - 8}Z", "#16363f", 0.85 - t * 0.35)
        pic.path(
            f"M{x - 46} {y}C{x - 20} {y + 10} {x + 20} {y + 10} {x + 46} {y}V{y + 5}C{x + 20} {y + 15} {x - 20} {y + 15} {x - 46} {y + 5}Z",
            "#1d434d",
            0.5,
        )
    with pic.at(x, 838):
        pic.path("M-110 0V-50C-110 -74 110 -74 110 -50V0Z", "#12313b")
        pic.path("M-70 0V-36C-70 -52 70 -52 70 -36V0Z", "#061820")
        pic.line("M-30 -4L-20 -22H22L30 -4M0 -22V-4", "#4d7a84", 4)
        pic.path("M52 -4C30 -2 30 -34 52 -34L76 -30C82 -22 82 -14 76 -8Z", "#2f5e6b")
        pic.path("M96 -12l4 -13 4 13 13 4 -13 4 -4 13 -4 -13 -13 -4Z", "#fff6d8")
    land.strokes(pic, x - 230, 560, 460, 300, 26, SILVER, 0.4, 130)


def far_bank(pic: Picture) -> None:
    """Tablecloths on the branches, each of another century, and a wide path swept clean."""
    x = 4.5 * CARD
    pic.path(
        f"M1900 {SHORE + 8}C2040 {SHORE - 60} 2260 {SHORE - 80} 2420 {SHORE - 90}V{SHORE + 130}C2300 {SHORE + 120} 2060 {SHORE + 90} 1900 {SHORE + 8}Z",
        "#173a45",
    )
    pic.path(
        f"M2200 {SHORE + 112}C2170 {SHORE + 20} 2130 {SHORE - 20} 2140 {SHORE - 80}H2180C2190 {SHORE - 20} 2300 {SHORE + 30} 2350 {SHORE + 122}Z",
        PALE,
    )
    steps_on_it = "".join(
        f"M{2254 - i * 15} {SHORE + 90 - i * 24}q5 -8 9 0q-4 7 -9 0ZM{2272 - i * 17} {SHORE + 80 - i * 24}q5 -8 9 0q-4 7 -9 0Z"
        for i in range(6)
    )
    pic.path(steps_on_it, "#23505c")
    land.trunk(pic, 1990, 50, SHORE + 50, "#0e2934", PALE, -1, -20, 20)
    land.trunk(pic, 2352, 70, SHORE + 90, "#0e2934", PALE, -1, -20, -20)
    pic.line("M1990 150C2100 190 2250 180 2360 140", "#0e2934", 14)
    pic.line("M1984 250C2110 296 2240 292 2356 244", "#0e2934", 4)
    cloths = ((2014, 262, 84, 120), (2112, 282, 100, 130), (2226, 282, 92, 112))
    for i, (px, py, w, h) in enumerate(cloths):
        pic.path(
            f"M{px} {py}C{px + w * 0.3:.0f} {py + 6} {px + w * 0.7:.0f} {py + 6} {px + w} {py}L{px + w + 4} {py + h}C{px + w * 0.7:.0f} {py + h - 14} {px + w * 0.4:.0f} {py + h + 12} {px - 4} {py + h}Z",
            SILVER,
        )
        pic.path(
            f"M{px + w * 0.62:.0f} {py + 5}L{px + w} {py}L{px + w + 4} {py + h}L{px + w * 0.7:.0f} {py + h - 4}Z", "#a9c6c8"
        )
        corner = (px + 16, py + h - 22)
        mark = ("M0 0l8 -8 8 8 -8 8Z", "M0 0q8 -14 16 0q-8 14 -16 0Z", "M0 -6h5v-5h6v5h5v6h-5v5h-6v-5h-5Z")[i]
        with pic.at(*corner):
            pic.path(mark, RED)
    with pic.at(x, 2 * SHORE, more=' opacity="0.4"'):
        pic.path(f"M-150 {-SHORE + 190}h80v90h-80ZM-46 {-SHORE + 200}h94v90h-94ZM66 {-SHORE + 190}h84v80h-84Z", SILVER)


def near_shore(pic: Picture) -> None:
    pic.path("M0 900V852C300 830 520 880 760 872C1100 862 1300 890 1600 884C1900 880 2200 850 2400 862V900Z", "#06151b")
    land.reeds(pic, 2290, 890, 110, 260, 12, "#06151b", "#2a1f18")
    land.reeds(pic, 0, 880, 60, 200, 8, "#06151b", "#2a1f18")
    land.grass(pic, 892, 30, "#06151b", step=26)
