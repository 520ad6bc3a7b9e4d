"""The charcoal clearing: smoke, ash, a kiln that breathes, red crosses."""

from __future__ import annotations

from missions.art import land
from missions.art.folk import person
from missions.art.pen import Picture
from missions.art.summer_night.tones import CARD, RED, finish, panorama, villager

EMBER = "#f2813a"


def draw() -> str:
    pic = panorama("clearing")
    pic.ground((0, "#1c1f24"), (0.4, "#3a3c3e"), (0.62, "#6a6660"), (0.68, "#2a2725"))
    land.moon(pic, 1640, 110, 36, "#e6e0cc", 0.25)
    land.treeline(pic, 560, 330, "#4a4a49", step=70)
    for x in (90, 330, 560, 1000, 1380, 1560, 1760):
        land.trunk(pic, x, 26, 620, "#3b3b3b", None, 1, -20, pic.between(-30, 30))
    land.mist(pic, 480, 120, "#a8a49a", 0.28, 6)
    for x in (180, 450, 1130, 1470, 1850):
        land.trunk(pic, x, 44, 650, "#2b2b2c", "#6a6258", 1, -20, pic.between(-40, 40))
    pic.path(
        "M0 640C300 620 700 650 1100 636C1500 620 1900 650 2400 630V900H0Z",
        pic.fade((0, "#3a3431"), (0.4, "#2a2523"), (1, "#0f0d0d")),
    )
    pic.glow(720, 700, 760, "#e0662c", 0.5, 0.4)
    land.strokes(pic, 0, 660, 2400, 220, 100, "#a07a62", 0.35, 70)
    kiln(pic)
    path_of_lights(pic)
    beech(pic)
    painted(pic)
    sabina(pic)
    land.mist(pic, 660, 60, "#c9c2b4", 0.16, 5)
    land.grass(pic, 892, 34, "#080707", step=26)
    return finish(pic, "#080707", 0.5)


def sabina(pic: Picture) -> None:
    """She, her own small fire, the bucket she calls into, the dog that does not bother."""
    x = 0.5 * CARD
    pic.path("M-30 640L60 540L150 640V690H-30Z", "#25211f")
    pic.path("M-30 650V620L60 524L164 640L150 648L60 548Z", "#57493f")
    pic.path("M36 690V620H84V690Z", "#0d0b0b")
    land.slabs(pic, x + 130, 836, 70, "#1d1a19", "#7a5a48", 0.3, 10, "#3a1a10")
    land.fire(pic, x + 130, 836, 84, 70, 0.55)
    land.sparks(pic, x + 130, 770, 40, 220, 18)
    old = villager(
        top="#5b4a4c",
        bottom="#453a38",
        dress="skirt",
        head="scarf",
        hair="#26201e",
        skin="#bd8560",
        rim="#ffbe78",
        apron="#837768",
    )
    person(pic, x - 50, 852, 380, old, arms=(((10, -72), (13, -81)), ((15, -68), (28, -72))), light=1, turn=4, wide_rim=1.2)
    with pic.at(x - 50, 852, 3.8, turn=4):
        pic.line("M26 -38L29 -104", "#6b4a2c", 2.4)
        pic.path("M22 -104C22 -112 26 -120 30 -122C34 -119 36 -111 36 -104Z", "#2a2a2e")
        pic.path("M30 -122C34 -119 36 -111 36 -104H33C33 -111 32 -118 30 -122Z", "#f2b06a")
    with pic.at(x + 224, 846, 1.2):
        pic.path("M-34 -58H34L26 0H-26Z", "#3d4246")
        pic.path("M-34 -58H-18L-14 0H-26Z", "#e08a4a")
        pic.oval(0, -58, 34, 9, "#101112")
        pic.line("M-34 -56C-30 -104 30 -104 34 -56", "#1a1b1d", 4)
        pic.line("M-32 -40H32M-29 -16H29", "#202326", 3)
    with pic.at(66, 862, 1.1):
        pic.path("M-62 0C-70 -34 -40 -46 -4 -42C20 -50 44 -44 54 -30L74 -22C76 -14 66 -10 54 -10L50 0Z", "#171413")
        pic.path("M-4 -42C20 -50 44 -44 54 -30C40 -36 16 -38 -4 -42Z", EMBER)


def kiln(pic: Picture) -> None:
    x = 1.5 * CARD
    for dx, drift in ((-70, -60), (0, 40), (80, 110)):
        land.smoke(pic, x + dx, 430, 420, "#d5cfc2", 0.5, drift, 46)
    pic.path(
        f"M{x - 236} 800C{x - 230} 560 {x - 120} 400 {x} 396C{x + 120} 400 {x + 230} 560 {x + 236} 800C{x + 120} 826 {x - 120} 826 {x - 236} 800Z",
        "#231e1c",
    )
    pic.path(
        f"M{x + 20} 398C{x + 130} 420 {x + 226} 570 {x + 236} 800C{x + 210} 806 {x + 190} 810 {x + 168} 812C{x + 190} 640 {x + 130} 470 {x + 20} 398Z",
        "#4c423c",
    )
    cuts = ""
    for _ in range(70):
        t = pic.between(0.05, 0.95)
        y = 430 + t * 350
        half = 60 + 165 * t
        px = x + pic.between(-1, 1) * half
        cuts += land.whole_sliver((px, y), (px + pic.between(14, 40), y + (px - x) * 0.06), 1.6, 0)
    pic.path(cuts, "#8a6a54", 0.7)
    for px, py, r in (
        (-120, 640, 13),
        (-30, 600, 10),
        (70, 650, 13),
        (140, 720, 12),
        (-70, 740, 15),
        (30, 750, 13),
        (-170, 750, 10),
        (10, 500, 9),
    ):
        pic.glow(x + px, py, r * 4, EMBER, 0.9)
        pic.oval(x + px, py, r, r * 0.8, "#ffcf7a")
    pic.path(f"M{x - 44} 816C{x - 44} 752 {x + 44} 752 {x + 44} 816Z", "#5a1a0c")
    pic.glow(x, 806, 90, "#ff9a40", 0.95)
    pic.path(f"M{x - 30} 816C{x - 30} 772 {x + 30} 772 {x + 30} 816Z", "#ffc55e")
    pic.line(
        f"M{x + 190} 838L{x + 110} 470M{x + 214} 834L{x + 140} 468"
        + "".join(f"M{x + 184 - i * 15} {800 - i * 62}l26 -4" for i in range(5)),
        "#14100e",
        8,
    )
    logs = "".join(
        f"M{x - 232 + (i % 4) * 32 + (i // 4) * 16} {856 - (i // 4) * 26}a14 14 0 1 0 .1 0Z" for i in range(9) if i != 7
    )
    pic.path(logs, "#5b4636")
    land.sparks(pic, x, 420, 120, 330, 26)


def beech(pic: Picture) -> None:
    """Notches, and nailed to it a blue bow, a black ribbon and, lowest, a button."""
    x = 2.5 * CARD
    land.trunk(pic, x, 190, 850, "#6f6a64", None, 1, -20, 30)
    pic.path(
        f"M{x - 208} 850C{x - 96} 756 {x - 80} 415 {x - 65} -20H{x - 52}C{x - 70} 400 {x - 76} 740 {x - 168} 853Z", "#c98a62"
    )
    hot = ""
    for _ in range(30):
        py = pic.between(120, 800)
        px = x - 76 - max(0, py - 660) * 0.35 + pic.between(0, 40)
        hot += land.whole_sliver((px, py), (px + 2, py + pic.between(30, 70)), 2.4, 0)
    pic.path(hot, "#c98a62")
    pic.path(
        f"M{x + 60} -20H{x + 124}C{x + 76} 415 {x + 96} 756 {x + 228} 850L{x + 130} 856C{x + 40} 720 {x + 50} 300 {x + 60} -20Z",
        "#3a3735",
    )
    pic.path(
        f"M{x - 60} 150C{x - 130} 90 {x - 190} 60 {x - 270} -20H{x - 220}C{x - 160} 40 {x - 110} 60 {x - 50} 90ZM{x + 92} 190C{x + 150} 130 {x + 200} 80 {x + 260} -20H{x + 214}C{x + 170} 60 {x + 140} 80 {x + 96} 110Z",
        "#4a4643",
    )
    notches = ""
    for i in range(42):
        px, py = x - 56 + (i % 7) * 17 + pic.between(-3, 3), 250 + (i // 7) * 46
        notches += land.whole_sliver((px, py), (px + pic.between(-3, 3), py + 30), 2.4, 0)
    pic.path(notches, "#1d1a19")
    with pic.at(x - 10, 560):
        pic.path(
            "M0 0C-30 -26 -44 -14 -40 4C-42 20 -26 20 0 4C26 24 42 20 40 2C42 -16 28 -24 0 0ZM-4 4L-22 50L-10 46L-4 54L4 8L14 52L22 42L32 46Z",
            "#3f7fb8",
        )
        pic.circle(0, 2, 6, "#8cc0e8")
    with pic.at(x + 34, 640):
        pic.path(
            "M-6 0C-22 20 -2 36 -16 66L-4 60L2 68C10 40 -4 24 8 2ZM4 0C22 16 8 36 22 58L28 46L38 48C26 30 26 14 10 -2Z",
            "#0f0d0e",
        )
        pic.circle(2, 0, 5, "#8a8a8a")
    with pic.at(x - 40, 730):
        pic.circle(0, 0, 19, "#ede2c4")
        pic.circle(0, 0, 13, "#cdbf9a")
        pic.path("M-6 -6h4v4h-4ZM3 -6h4v4h-4ZM-6 3h4v4h-4ZM3 3h4v4h-4Z", "#2a221c")
        pic.line("M0 0C10 10 6 22 14 30", "#8a3a30", 2.5)


def path_of_lights(pic: Picture) -> None:
    """Swept at the sides, with rails where it is bad."""
    pic.path(
        "M1560 900C1600 800 1760 740 1700 680C1660 640 1700 616 1730 606L1750 610C1740 630 1730 640 1770 676C1830 740 1800 800 1900 900Z",
        "#7a6f62",
    )
    land.strokes(pic, 1600, 690, 210, 190, 26, "#c9b89c", 0.5, 60)
    spots = (
        (1560, 800, 58),
        (1880, 776, 54),
        (1640, 722, 44),
        (1822, 700, 40),
        (1668, 660, 30),
        (1776, 640, 25),
        (1704, 616, 18),
    )
    rail = "M1900 860V770M1850 790V716M1812 730V672M1900 780L1850 726L1812 680L1790 660M1540 870V800M1600 790V730M1640 730V684M1540 808L1600 738L1640 692"
    pic.line(rail, "#151211", 9)
    pic.line(rail, "#8a7258", 3)
    for x, y, size in spots:
        pic.line(
            f"M{x} {y + size}V{y - size * 0.3:.0f}C{x} {y - size * 0.6:.0f} {x + size * 0.5:.0f} {y - size * 0.6:.0f} {x + size * 0.5:.0f} {y - size * 0.2:.0f}",
            "#151211",
            max(2, size * 0.08),
        )
        land.lantern(pic, x + size * 0.5, y - size * 0.2, size, glow=0.55)
    land.moths(pic, 1720, 690, 110, 6, "#f4e2b4")


def painted(pic: Picture) -> None:
    """Monday's oaks: a red cross on each, and in the thickest the old nail."""
    for x, wide, foot, lean in ((1990, 60, 700, 10), (2368, 66, 740, -16), (2090, 84, 770, -10), (2232, 180, 850, 12)):
        land.trunk(pic, x, wide, foot, "#1d1b1b", "#7d6a58", -1, -20, lean)
        size = wide * 0.36
        y = foot - 290
        cross = f"M{x - size:.0f} {y - size:.0f}L{x + size:.0f} {y + size:.0f}M{x + size:.0f} {y - size:.0f}L{x - size:.0f} {y + size:.0f}"
        pic.line(cross, RED, wide * 0.15)
        pic.line(
            f"M{x - size * 0.7:.0f} {y + size:.0f}v{size * 0.9:.0f}M{x + size:.0f} {y + size:.0f}v{size * 0.6:.0f}",
            RED,
            wide * 0.05,
        )
    pic.line("M2226 740L2182 718", "#0c0b0b", 14)
    pic.line("M2224 736L2180 714", "#c9c2b8", 5)
    pic.oval(2178, 714, 8, 14, "#8a827a")
    pic.path("M2196 714c14 -10 42 0 44 22c2 20 -30 24 -44 10c10 4 30 0 28 -12c-2 -12 -18 -16 -28 -20Z", "#3a322c")
    pic.path("M2020 840c0 -30 60 -30 60 0v26h-60Z", "#3d2a26")
    pic.oval(2050, 828, 30, 9, RED)
    pic.line("M2060 826L2092 770", "#7a5a3c", 7)
