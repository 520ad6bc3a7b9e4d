"""The mill at the ford: a wheel that has stopped, water that talks, and an oven on the near bank."""

from __future__ import annotations

from math import cos, radians, sin

from missions.art import land
from missions.art.folk import person
from missions.art.pen import Picture
from missions.art.summer_night.things import five_lobes
from missions.art.summer_night.tones import CARD, finish, panorama, villager


def draw() -> str:
    pic = panorama("mill")
    pic.ground((0, "#0a1d2b"), (0.3, "#15394a"), (0.5, "#3f7480"), (0.58, "#93b3a6"), (0.6, "#1c4450"))
    land.stars(pic, 60, 330)
    land.ridge(pic, 440, 50, "#2d5d68", 2)
    land.treeline(pic, 500, 110, "#1a3f4a", 1100)
    land.treeline(pic, 560, 190, "#102c38", 1300, step=56)
    lights(pic)
    river(pic)
    building(pic)
    wheel(pic)
    miller(pic)
    loft(pic)
    ford(pic)
    oven(pic)
    land.grass(pic, 890, 44, "#06131a", step=20)
    return finish(pic, "#040c12", 0.5)


def lights(pic: Picture) -> None:
    for x, y in ((1520, 470), (1612, 500), (1742, 476), (1850, 504)):
        pic.glow(x, y, 34, "#f7d98a", 0.7)
        pic.circle(x, y, 4, "#fff0c0")


def river(pic: Picture) -> None:
    pic.path(
        "M0 640C400 600 900 620 1300 590C1700 570 2100 590 2400 580V900H0Z",
        pic.fade((0, "#5f9a9c"), (0.3, "#2c6470"), (1, "#0d2a36")),
    )
    land.strokes(pic, 0, 620, 2400, 250, 120, "#b9dcd0", 0.45, 110)
    land.strokes(pic, 0, 640, 2400, 240, 60, "#0a2430", 0.5, 150)
    land.mist(pic, 590, 50, "#d5e6dc", 0.24, 6)


def building(pic: Picture) -> None:
    """A house cut open, so that wheel, miller and loft are seen at once."""
    pic.path("M420 900V300L900 96L1440 300V900Z", "#152c36")
    pic.path("M380 322L900 84L1480 322L1462 348L900 124L400 348Z", "#0a161d")
    pic.path("M900 84L1480 322L1470 336L900 104Z", "#7aa3a3")
    pic.path("M456 900V330L900 150L1404 330V900Z", pic.fade((0, "#3b3023"), (0.5, "#5a432a"), (1, "#33271c")))
    stones = ""
    for row in range(9):
        y = 350 + row * 62
        stones += f"M424 {y}h32M1404 {y}h36"
    pic.line(stones, "#6f969a", 3, 0.7)
    pic.line("M600 330L900 170L1250 330M900 160V560M700 290V552M1130 290V552M620 330H1240", "#1f150e", 16)
    pic.line("M606 322L900 162L1246 322", "#8a6236", 4)
    pic.path("M456 560H1404V584H456Z", "#1d130d")
    pic.path("M456 552H1404V561H456Z", "#a06c3a")
    pic.line("M640 584V660M820 584V640M1180 584V640M1330 584V660", "#1d130d", 14)
    land.strokes(pic, 470, 600, 900, 250, 40, "#d9a25c", 0.22, 60)
    pic.path("M456 840H1440V900H456Z", "#1a120d")
    # The great stone and its hopper.
    pic.path("M560 840V770H780V840Z", "#20303a")
    pic.path("M548 770H792V740C760 728 580 728 548 740Z", "#4f6a72")
    pic.path("M548 748C580 734 760 734 792 748V740C760 728 580 728 548 740Z", "#a9c0b8")
    pic.path("M600 690L740 690L700 738H640Z", "#7a5530")
    pic.line("M670 690V570", "#120c09", 12)


def wheel(pic: Picture) -> None:
    x, y, r = 236, 580, 250
    pic.path("M0 470H300L420 500V540H0Z", "#182f38")
    pic.path("M0 462H300L420 492V504L300 474H0Z", "#9cc4bc")
    pic.line(f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0", "#0b1920", 30)
    pic.line(
        f"M{x - r + 50} {y}a{r - 50} {r - 50} 0 1 0 {2 * r - 100} 0a{r - 50} {r - 50} 0 1 0 {100 - 2 * r} 0", "#12242c", 16
    )
    spokes, paddles, wet, drops = "", "", "", ""
    for i in range(12):
        a = radians(i * 30 + 9)
        c, s = cos(a), sin(a)
        spokes += f"M{x} {y}L{x + c * r:.0f} {y + s * r:.0f}"
        paddles += f"M{x + c * (r - 34):.0f} {y + s * (r - 34):.0f}L{x + c * (r + 40):.0f} {y + s * (r + 40):.0f}"
        if s > 0.1:
            px, py = x + c * (r + 36), y + s * (r + 36)
            drops += f"M{px:.0f} {py:.0f}c-5 10 -5 16 0 18c5 -2 5 -8 0 -18ZM{px + 8:.0f} {py + 30:.0f}c-4 8 -4 13 0 15c4 -2 4 -7 0 -15Z"
        wet += f"M{x + c * (r - 20) + 6:.0f} {y + s * (r - 20) - 4:.0f}L{x + c * (r + 34) + 6:.0f} {y + s * (r + 34) - 4:.0f}"
    pic.line(spokes, "#12242c", 13)
    pic.line(paddles, "#0b1920", 26)
    pic.line(wet, "#86b8b4", 4)
    pic.path(drops, "#cfe9dc")
    pic.line(f"M{x - r + 10} {y - 30}a{r - 6} {r - 6} 0 0 1 {2 * r - 40} -20", "#86b8b4", 4, 0.8)
    pic.circle(x, y, 34, "#0b1920")
    pic.circle(x + 4, y - 4, 20, "#4d7a7e")
    land.strokes(pic, 0, 800, 470, 80, 24, "#d5eee2", 0.7, 90)


def miller(pic: Picture) -> None:
    x = 1.72 * CARD
    pic.glow(x + 60, 690, 300, "#f2b263", 0.35)
    for px, py, w in ((x - 60, 846, 74), (x + 40, 850, 84), (x + 130, 846, 66)):
        pic.path(
            f"M{px - w * 0.7} {py}C{px - w * 0.9} {py - 70} {px - w * 0.6} {py - 110} {px - w * 0.2} {py - 118}L{px - w * 0.3} {py - 134}H{px + w * 0.3}L{px + w * 0.2} {py - 118}C{px + w * 0.6} {py - 110} {px + w * 0.9} {py - 70} {px + w * 0.7} {py}Z",
            "#8d7a58",
        )
        pic.path(
            f"M{px + w * 0.2} {py - 118}C{px + w * 0.6} {py - 110} {px + w * 0.9} {py - 70} {px + w * 0.7} {py}H{px + w * 0.5}C{px + w * 0.6} {py - 60} {px + w * 0.5} {py - 100} {px + w * 0.2} {py - 118}Z",
            "#e6cb94",
        )
    casto = villager(top="#d8cdb4", bottom="#6a5a44", head="hair", hair="#c9c0ae", skin="#b56a4a", rim="#ffe2a4", stout=True)
    person(pic, x - 10, 862, 350, casto, seated=True, arms=(((-10, -60), (2, -54)), ((14, -66), (13, -82))), light=1)
    with pic.at(x + 42, 656, 1, turn=38):
        pic.path("M-13 40V-4C-13 -16 -6 -16 -6 -24V-40H6V-24C6 -16 13 -16 13 -4V40Z", "#2b4a3a")
        pic.path("M4 -34H7V-24C7 -16 13 -14 13 -4V40H7V-4C7 -14 4 -16 4 -24Z", "#a8c890")


def loft(pic: Picture) -> None:
    """A ladder, sacks, and on a nail the basket: flannel inside, an end of blue thread at its handle."""
    x = 2.5 * CARD
    pic.line(f"M{x - 120} 846L{x - 60} 470M{x - 60} 846L{x} 470", "#a06c3a", 9)
    pic.line("".join(f"M{x - 112 + i * 9.4:.0f} {800 - i * 58}h56" for i in range(7)), "#c98f50", 7)
    for px, py, w in ((x - 170, 552, 60), (x + 130, 552, 56)):
        pic.path(
            f"M{px - w * 0.8} {py}C{px - w} {py - 60} {px - w * 0.6} {py - 92} {px} {py - 96}C{px + w * 0.6} {py - 92} {px + w} {py - 60} {px + w * 0.8} {py}Z",
            "#7d6c4e",
        )
        pic.path(
            f"M{px} {py - 96}C{px + w * 0.6} {py - 92} {px + w} {py - 60} {px + w * 0.8} {py}H{px + w * 0.6}C{px + w * 0.7} {py - 50} {px + w * 0.4} {py - 86} {px} {py - 96}Z",
            "#d6bd86",
        )
    pic.path(f"M{x + 96} 300H{x + 184}V420H{x + 96}Z", "#0a161d")
    pic.path(f"M{x + 104} 308H{x + 176}V412H{x + 104}Z", pic.fade((0, "#1d4858"), (1, "#7fa9a4")))
    with pic.at(x + 144, 408, 0.55):
        pic.path("M-30 0V-30L0 -54L30 -30V0Z", "#0c1a20")
    pic.circle(x, 322, 6, "#1a100a")
    with pic.at(x, 408, 1.05):
        pic.line("M-58 -20C-60 -96 60 -96 58 -20", "#7d5428", 9)
        pic.line("M-56 -24C-56 -92 58 -92 56 -24", "#e0b060", 3)
        pic.path("M-78 -22H78C74 40 44 60 0 60S-74 40 -78 -22Z", "#9a6a32")
        weave = "".join(
            f"M{-70 + r * 5} {-6 + r * 17}C-30 {6 + r * 19} 30 {6 + r * 19} {70 - r * 5} {-6 + r * 17}" for r in range(3)
        )
        pic.line(weave + "M-50 -20L-40 46M-24 -20L-18 56M0 -20V60M24 -20L18 56M50 -20L40 46", "#5d3a18", 4)
        pic.path(
            "M-82 -30C-60 -44 60 -44 82 -30C84 -14 70 -20 62 -8C50 -18 40 -8 28 -14C14 -6 -8 -16 -20 -8C-34 -16 -48 -8 -60 -14C-70 -8 -84 -16 -82 -30Z",
            "#efe4cc",
        )
        pic.line("M40 -72C52 -58 46 -44 54 -34C60 -26 52 -16 58 -4", "#5aa8e0", 5)
        pic.line("M-8 -34L26 -92", "#d9b36a", 7)
    pic.circle(x - 214, 548, 7, "#1a100a")
    pic.line(f"M{x - 208} 552c16 2 22 -4 30 0", "#1a100a", 2)


def ford(pic: Picture) -> None:
    """Nine slabs towards the trees; on the third, wet feet going over."""
    spots = (
        (1490, 846, 70),
        (1560, 806, 60),
        (1618, 772, 53),
        (1668, 742, 46),
        (1712, 716, 40),
        (1750, 694, 35),
        (1784, 675, 31),
        (1814, 658, 27),
        (1842, 644, 24),
    )
    for x, y, w in spots:
        pic.path(
            f"M{x - w} {y}C{x - w} {y - w * 0.34:.0f} {x + w} {y - w * 0.34:.0f} {x + w} {y}C{x + w * 0.9:.0f} {y + w * 0.3:.0f} {x - w * 0.9:.0f} {y + w * 0.3:.0f} {x - w} {y}Z",
            "#12262e",
        )
        pic.path(
            f"M{x - w} {y}C{x - w} {y - w * 0.34:.0f} {x + w} {y - w * 0.34:.0f} {x + w} {y}C{x + w * 0.6:.0f} {y + w * 0.14:.0f} {x - w * 0.6:.0f} {y + w * 0.14:.0f} {x - w} {y}Z",
            "#86a8a4",
        )
    for dx, dy in ((-18, -3), (4, -8)):
        pic.path(f"M{1618 + dx} {770 + dy}c-8 -2 -8 -8 2 -9c10 0 16 4 14 7c-2 4 -10 4 -16 2Z", "#17323c")
    land.trunk(pic, 1900, 44, 640, "#0b212b", "#4f8088", 1, 60)
    land.oak(pic, 1790, 610, 360, "#0e2833", "#6f9a98", 1)
    land.mist(pic, 640, 40, "#d5e6dc", 0.3, 3, 1440, 480)


def oven(pic: Picture) -> None:
    """The bread oven, and on its ledge a loaf like a hand, one finger bitten."""
    x = 4.5 * CARD
    pic.glow(x, 640, 560, "#ef8a38", 0.6)
    pic.path(f"M{x - 240} 900V660C{x - 240} 480 {x - 140} 400 {x + 10} 400C{x + 170} 400 2400 480 2400 560V900Z", "#2c2420")
    land.strokes(pic, x - 190, 440, 400, 150, 26, "#a9825a", 0.5, 50)
    pic.path(f"M{x + 60} 420V270H{x + 130}V440Z", "#241d1a")
    pic.path(f"M{x + 52} 262H{x + 138}V278H{x + 52}Z", "#6d5540")
    land.smoke(pic, x + 95, 262, 200, "#c9d8d0", 0.5, -110, 26)
    pic.path(f"M{x - 120} 690V600C{x - 120} 510 {x + 100} 510 {x + 100} 600V690Z", "#a8683a")
    pic.path(f"M{x - 100} 690V606C{x - 100} 532 {x + 80} 532 {x + 80} 606V690Z", "#1a0907")
    pic.glow(x - 10, 670, 120, "#ffb04a", 0.95)
    land.fire(pic, x - 10, 688, 96, 110, 0)
    pic.path(f"M{x - 200} 690H{x + 190}V716H{x - 200}Z", "#c98a4e")
    pic.path(f"M{x - 200} 716H{x + 190}V746H{x - 200}Z", "#4a3526")
    pic.line(f"M{x - 214} 880L{x - 180} 420", "#1a100b", 10)
    pic.path(f"M{x - 204} 440l10 -90h36l-8 92Z", "#3a271a")
    pic.path(f"M{x - 150} 836L{x + 130} 836L{x + 160} 872H{x - 190}Z", "#e9dfc6")
    five_lobes(pic, x - 10, 800, 1.1)
