"""The long table at midnight: the moon overhead, thirteen lamps, and one more that nobody has lit yet."""

from __future__ import annotations

from missions.art import land
from missions.art.folk import DOWN, Look, again, person
from missions.art.pen import Picture
from missions.art.summer_night.tones import CARD, RED, finish, panorama

MOON = "#f3ecd2"
LAMPS = ((80, 250), (230, 190), (390, 262), (560, 196), (850, 230), (1010, 176), (1150, 256), (1274, 392), (1480, 262), (1620, 178), (1976, 232), (2090, 180),
         (2280, 250))  # fmt: skip
UNLIT = (706, 286)


def draw() -> str:
    pic = panorama("court")
    pic.ground((0, "#0c1530"), (0.45, "#1a2a52"), (0.7, "#31406b"), (0.72, "#141c38"))
    land.stars(pic, 30, 200)
    land.moon(pic, 1200, 40, 92, MOON, 0.7)
    land.rings(pic, 1200, 40, 150, 1500, MOON, 0.17, 92, 1, 0, 180)
    land.treeline(pic, 600, 340, "#24335e", step=80)
    for x in (60, 300, 520, 760, 980, 1420, 1640, 1860, 2060, 2330):
        land.trunk(pic, x, 34, 620, "#1c2850", None, 1, -20, pic.between(-40, 40))
    pic.path("M1040 -20L760 640H1640L1360 -20Z", pic.fade((0, MOON, 0.2), (1, MOON, 0)))
    land.mist(pic, 560, 90, "#8fa0c8", 0.28, 6)
    for x, wide in ((170, 70), (660, 62), (1384, 54), (1760, 66), (2240, 90)):
        lean = pic.between(-30, 30)
        land.trunk(pic, x, wide, 650, "#101a38", "#7f8fbc", 1 if x < 1200 else -1, -20, lean)
    pic.path("M0 630H2400V900H0Z", pic.fade((0, "#26335a"), (0.4, "#172142"), (1, "#070b1a")))
    land.strokes(pic, 0, 650, 2400, 230, 70, "#8fa0c8", 0.3, 90)
    boughs(pic)
    neighbours(pic)
    guest(pic)
    table(pic)
    hands(pic)
    hearth(pic)
    lamplighter(pic)
    landlord(pic)
    bill(pic)
    land.grass(pic, 894, 30, "#050816", step=26)
    return finish(pic, "#050817", 0.5)


def boughs(pic: Picture) -> None:
    pic.path(
        "M0 0H2400V60C2250 110 2100 40 1950 80C1800 110 1640 40 1480 70C1420 60 1380 30 1330 24H1070C1020 40 960 80 900 76C700 40 560 110 400 80C240 50 120 110 0 90Z",
        "#0a1128",
    )
    leaves = ""
    for _ in range(70):
        x = pic.between(0, 1000) if pic.random.random() < 0.5 else pic.between(1400, 2400)
        y = pic.between(66, 110)
        leaves += f"M{x:.0f} {y:.0f}q4 -14 18 -14q0 14 -18 14Z"
    pic.path(leaves, "#0a1128")
    for x, y in LAMPS:
        pic.line(f"M{x} 60V{y}", "#0a1128", 3)
        pic.stamp("lamp", lambda: land.lantern(pic, 0, 0, 62, glow=0.6), x, y)
    pic.line(f"M{UNLIT[0]} 60V{UNLIT[1]}", "#0a1128", 3)
    land.lantern(pic, UNLIT[0], UNLIT[1], 70, lit=False, frame="#0a1128")
    land.moths(pic, 1180, 300, 420, 9, "#fff1cc")


def neighbours(pic: Picture) -> None:
    """In their best, behind the table, each dressed for another century."""
    people = ((60, "brim", "#4a3a5c"), (150, "scarf", "#3a4a6a"), (262, "bun", "#5c3a4a"), (356, "top", "#2f3a58"), (452, "hair", "#4c4a3c"), (548, "bun", "#3a4a6a"), (880, "scarf", "#5c3a4a"),
              (986, "brim", "#2f3a58"), (1376, "bun", "#4a3a5c"), (1460, "beret", "#4c4a3c"))  # fmt: skip
    for x, head, top in people:
        look = Look(top=top, bottom=top, skin="#b8a08c", hair="#12142a", rim="#fbd98c", head=head, dress="skirt")
        again(pic, x, 830, 300, look, flip=x > 700, arms=(DOWN, ((10, -64), (14, -58))), light=1)


def table(pic: Picture) -> None:
    pic.path("M-20 640L1540 640L1580 676H-20Z", "#e9e2cc")
    pic.path("M-20 640H1540L1546 646H-20Z", "#fffae6")
    pic.path(
        "M-20 676H1580V740C1520 760 1460 732 1400 752C1300 730 1240 764 1140 748C1040 730 980 764 880 750C780 734 700 764 600 748C500 732 440 762 340 750C240 736 160 764 60 748L-20 752Z",
        pic.fade((0, "#b9b6b8"), (1, "#5f6786")),
    )
    folds = "".join(f"M{x} 684C{x + 8} 704 {x - 6} 724 {x + 4} 742" for x in range(30, 1560, 84))
    pic.line(folds, "#4a5378", 4, 0.7)
    pic.path("".join(f"M{x} 748h22V880h-22Z" for x in (90, 520, 960, 1420)), "#0b1024")
    for x in range(40, 1560, 106):
        if not 660 < x < 760:
            pic.oval(x, 656, 36, 8, "#c9c2b4")
            pic.oval(x, 655, 22, 4, "#8f8c98")
    for x in (100, 318, 420, 842, 940, 1052, 1364, 1480):
        pic.path(f"M{x} 652l-9 -30h18ZM{x - 2} 650h4v8h-4ZM{x - 8} 658h16v3h-16Z", "#9fb0c8")
    for x in (210, 590, 1120):
        pic.path(f"M{x - 30} 654C{x - 36} 636 {x + 36} 636 {x + 30} 654Z", "#a8763c")
        pic.path(f"M{x} 641C{x + 30} 640 {x + 34} 650 {x + 30} 654H{x + 16}Z", "#f2c880")


def hearth(pic: Picture) -> None:
    """Slabs like those in the meadow, swept, without a cinder."""
    land.slabs(pic, 0.5 * CARD, 826, 150, "#262f55", "#8f9cc4", 0.3, 13, "#0d132b")
    pic.oval(0.5 * CARD, 826, 104, 26, "#1a2244")
    pic.line("M404 850L470 720", "#c9b27a", 6)
    pic.path("M396 846l20 6 -10 34 -28 -10Z", "#a8873e")
    masks(pic)


def masks(pic: Picture) -> None:
    """Put by while one eats."""
    with pic.at(60, 868, 0.7):
        pic.path("M-50 0C-50 -60 50 -60 50 0ZM-66 0H66V12H-66Z", "#8f9cb4")
        pic.path("M-20 -30h8v8h-8ZM0 -38h8v8h-8ZM20 -26h8v8h-8ZM-34 -14h8v8h-8Z", "#0d132b")
    with pic.at(560, 862, 0.6):
        pic.circle(0, -40, 44, "#cfc8b0")
        pic.circle(0, -40, 34, "#efe8d2")
        pic.line("M0 -40V-66M0 -40L16 -30", "#12142a", 5)


def guest(pic: Picture) -> None:
    """A flour sack for a face, a red sash, hands properly on the cloth; no plate has been laid."""
    x = 1.47 * CARD
    sack = Look(
        top="#3a3a44", bottom="#26262e", skin="#b8a08c", hair="#d9c9a4", rim="#fff0c4", head="sack", dress="coat", sash=RED
    )
    pic.path(f"M{x - 60} 470H{x + 60}V660H{x - 60}Z", "#161d3c")
    pic.path(f"M{x - 66} 456H{x + 66}V478H{x - 66}Z", "#2c3862")
    person(pic, x, 806, 340, sack, arms=(((-14, -64), (-12, -52)), ((14, -64), (13, -52))), light=1, wide_rim=1.1)
    with pic.at(x, 806, 3.4):
        pic.line("M-8 -79C-3 -77 3 -77 8 -79", "#7a5a34", 1.6)
        pic.line("M-4 -96C-2 -92 -4 -88 -3 -84M4 -98C3 -92 5 -88 4 -82", "#a8946a", 0.8)


def hands(pic: Picture) -> None:
    x = 1.47 * CARD
    for side in (-1, 1):
        pic.path(
            f"M{x + side * 52:.0f} 642C{x + side * 50:.0f} 632 {x + side * 20:.0f} 634 {x + side * 14:.0f} 644C{x + side * 16:.0f} 656 {x + side * 44:.0f} 656 {x + side * 52:.0f} 642Z",
            "#b8a08c",
        )
        pic.path(
            f"M{x + side * 66:.0f} 630L{x + side * 44:.0f} 632L{x + side * 46:.0f} 652L{x + side * 70:.0f} 650Z", "#3a3a44"
        )


def lamplighter(pic: Picture) -> None:
    x = 2.5 * CARD - 8
    pic.glow(x + 60, 520, 300, land.LAMP, 0.4)
    girl = Look(top="#6f7a86", bottom="#aab4ba", skin="#d0aa8a", hair="#241a18", rim="#fff0c4", dress="skirt", head="long")
    person(pic, x, 872, 420, girl, arms=(((-9, -64), (-3, -54)), ((13, -84), (18, -100))), light=1, wide_rim=1.2)
    with pic.at(x - 20, 640):
        pic.path("M-20 -4L-10 -40H10L22 -4C22 10 -20 10 -20 -4Z", "#7a6a3c")
        pic.path("M10 -40L22 -4C22 4 10 8 2 7C14 0 12 -24 6 -40Z", "#f0d58a")
        pic.line("M20 -10C40 -20 44 -36 56 -40", "#7a6a3c", 5)


def landlord(pic: Picture) -> None:
    """Moss for a beard, very clean nails, a pen; his chair has taken root."""
    x = 3.5 * CARD + 30
    pic.path(
        f"M{x - 64} 884L{x - 44} 720H{x + 70}L{x + 62} 420C{x + 50} 360 {x + 78} 330 {x + 70} 280C{x + 96} 300 {x + 104} 340 {x + 120} 350C{x + 132} 320 {x + 126} 290 {x + 150} 262C{x + 150} 320 {x + 170} 380 {x + 160} 440L{x + 172} 884H{x + 128}L{x + 120} 772H{x}L{x - 12} 884Z",
        "#1c2650",
    )
    pic.path(
        f"M{x + 62} 420C{x + 50} 360 {x + 78} 330 {x + 70} 280C{x + 80} 320 {x + 68} 360 {x + 78} 420L{x + 86} 720H{x + 70}Z",
        "#8fa0c8",
    )
    pic.line(
        f"M{x + 112} 370C{x + 106} 480 {x + 124} 600 {x + 114} 720M{x + 142} 420C{x + 138} 520 {x + 150} 640 {x + 146} 850M{x - 50} 870L{x - 34} 730",
        "#4a5a8c",
        4,
    )
    pic.path(f"M{x + 96} 316q-26 -6 -30 -26q24 0 30 26ZM{x + 150} 300q22 -10 26 -30q-24 4 -26 30Z", "#6f8a5c")
    old = Look(top="#3c4a42", bottom="#2a352f", skin="#c2a98c", hair="#8f9a78", rim="#fff0c4", dress="coat", head="hair")
    person(
        pic,
        x + 30,
        884,
        440,
        old,
        seated=True,
        flip=True,
        arms=(((-12, -62), (2, -54)), ((15, -66), (26, -60))),
        light=-1,
        wide_rim=1,
    )
    with pic.at(x + 30, 884, 4.4, True):
        pic.path("M-1 -66C-2 -58 0 -44 6 -32C9 -38 11 -36 12 -40C15 -50 12 -60 8 -64C7 -60 3 -60 -1 -66Z", "#8a9a6a")
        pic.path("M6 -63C10 -60 13 -50 12 -40C10 -44 9 -52 6 -63Z", "#d6dca8")
        pic.line("M2 -56C4 -50 4 -44 6 -38M8 -58C9 -50 9 -46 9 -42", "#55663f", 0.8)
        pic.line("M27 -38L35 -60", "#efe6cf", 1.2)
        pic.path("M31 -52C34 -60 38 -64 40 -64C40 -58 36 -52 31 -49Z", "#efe6cf")


def bill(pic: Picture) -> None:
    """The ledger on its stump: two columns, the last line wet, signed with a sprig."""
    x = 4.5 * CARD
    pic.path(
        f"M{x - 130} 880C{x - 100} 820 {x - 110} 740 {x - 120} 690H{x + 120}C{x + 110} 740 {x + 100} 820 {x + 140} 880Z",
        "#18204a",
    )
    pic.oval(x, 690, 122, 26, "#4a5580")
    pic.line(
        f"M{x - 80} 690C{x - 60} 676 {x + 60} 676 {x + 80} 690M{x - 40} 692C{x - 20} 684 {x + 20} 684 {x + 40} 692",
        "#18204a",
        3,
    )
    land.strokes(pic, x - 100, 720, 190, 150, 16, "#7f8fbc", 0.6, 20)
    pic.glow(x, 560, 320, land.LAMP, 0.35)
    with pic.at(x, 664, 1.2):
        pic.path(
            "M-176 16L-150 -128C-100 -146 -40 -140 0 -118C40 -140 100 -146 150 -128L176 16C110 -2 50 0 0 24C-50 0 -110 -2 -176 16Z",
            "#4a2a22",
        )
        pic.path("M-164 4L-142 -128C-96 -144 -40 -138 0 -116V14C-50 -10 -108 -12 -164 4Z", "#efe4c4")
        pic.path("M164 4L142 -128C96 -144 40 -138 0 -116V14C50 -10 108 -12 164 4Z", "#fdf4d6")
        rows = "".join(
            f"M{-130 - i * 4} {-104 + i * 18}C-100 {-116 + i * 19} -60 {-114 + i * 19} -22 {-98 + i * 18}" for i in range(5)
        )
        rows += "".join(f"M22 {-98 + i * 18}C50 {-112 + i * 19} 84 {-116 + i * 19} 112 {-110 + i * 18}" for i in range(4))
        pic.line(rows, "#3a3048", 3)
        pic.line("M24 -26C50 -40 76 -42 90 -40", "#0d0d24", 5)
        pic.line("M62 2C84 -10 108 -16 134 -16", "#3f5a34", 3)
        sprig = "".join(
            f"M{72 + i * 15} {-3 - i * 4}q0 -13 10 -17q1 11 -10 17ZM{76 + i * 15} {-3 - i * 4}q10 4 17 -2q-9 -6 -17 2Z"
            for i in range(4)
        )
        pic.path(sprig, "#3f5a34")
    with pic.at(x + 150, 692):
        pic.path("M-20 0V-26H-8V-36H8V-26H20V0Z", "#10142e")
        pic.path("M10 -26H20V0H12Z", "#8fa0c8")
