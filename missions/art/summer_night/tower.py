"""The bell tower before moonrise: chalk, stone, and the valley below with all its lights."""

from __future__ import annotations

from missions.art import land
from missions.art.folk import person
from missions.art.pen import Picture
from missions.art.summer_night.tones import CARD, finish, panorama, villager

STONE, SHADE, DEEP, PALE = "#4a5a70", "#2a3850", "#141d30", "#a9b8c6"
WOOD_LIGHTS = ((2012, 488), (2046, 452), (2082, 498), (2104, 430), (2140, 476), (2168, 414), (2196, 500), (2214, 446), (2250, 396), (2262, 480),
               (2304, 428), (2340, 486), (2362, 380))  # fmt: skip
VILLAGE_FIRES = ((2050, 640), (2085, 662), (2118, 634), (2130, 684), (2168, 706), (2206, 712), (2248, 708), (2286, 690), (2308, 664), (2296, 632),
                 (2262, 616), (2090, 616))  # fmt: skip


def draw() -> str:
    pic = panorama("tower")
    pic.ground((0, "#0d1730"), (0.35, "#1f3555"), (0.5, "#5c7c92"), (0.54, "#c8cdb4"), (0.56, "#2a3f55"))
    land.stars(pic, 70, 380)
    pic.glow(2130, 400, 460, "#f6ecca", 0.55, 0.6)
    land.rings(pic, 2150, 470, 200, 1250, "#dfe6d6", 0.2, 84, 0.8, 180, 360)
    valley(pic)
    walls(pic)
    chalk_wall(pic)
    chest(pic)
    bell(pic)
    ringer(pic)
    parapet(pic)
    return finish(pic, "#060a14", 0.5)


def valley(pic: Picture) -> None:
    """Twelve fires and the great one; above, in the wood, thirteen lights that keep still; one house without smoke."""
    land.ridge(pic, 440, 40, "#33506a", 2)
    pic.path("M1900 480C2000 440 2100 400 2200 380C2300 350 2360 350 2400 340V620H1900Z", "#1d3045")
    land.treeline(pic, 470, 70, "#16263a", 1980, step=30)
    land.treeline(pic, 520, 50, "#111e30", 1960, step=34)
    pic.path("M1400 520C1700 500 2000 560 2400 530V900H1400Z", "#1a2a3c")
    pic.path("M1400 600C1700 580 2000 640 2400 600V900H1400Z", "#14212f")
    with pic.at(2330, 556):
        pic.path("M-26 0V-24L-2 -42L24 -24V0ZM10 -34V-48H17V-28Z", "#0a111c")
        pic.path("M-30 -22L-2 -44L28 -22L24 -20L-2 -38L-26 -19Z", "#8fa6b4")
        pic.path("M14 0V-16H21V0Z", "#2b4054")
    for x, y in WOOD_LIGHTS:
        pic.stamp("light", lambda: wood_light(pic), x, y)
    pic.glow(2190, 664, 190, "#e27a33", 0.6, 0.6)
    for x, y in VILLAGE_FIRES:
        pic.stamp("fire", lambda: land.fire(pic, 0, 0, 22, 12, 0.5, None), x, y)
    land.fire(pic, 2194, 676, 62, 40, 0.6, None)
    land.mist(pic, 590, 40, "#b8cad0", 0.18, 4)


def wood_light(pic: Picture) -> None:
    pic.glow(0, 0, 16, "#f7d98a", 0.8)
    pic.circle(0, 0, 3, "#fff0c0")


def walls(pic: Picture) -> None:
    """One arch open to the night on the right; stone everywhere else."""
    arch = "M0 0H2400V200C2380 130 2300 100 2200 100C2060 100 1970 190 1960 330V900H0Z"
    pic.path(arch, pic.fade((0, DEEP), (0.75, "#33445c"), (0.82, "#5d7086"), across=True))
    blocks = ""
    for row in range(12):
        y = 70 + row * 64
        blocks += f"M0 {y}H1950"
        for k in range(14):
            x = k * 150 + (row % 2) * 75 + pic.between(-14, 14)
            if x < 1940:
                blocks += f"M{x:.0f} {y}v64"
    pic.line(blocks, "#0f1728", 3, 0.55)
    land.strokes(pic, 700, 60, 1200, 640, 90, PALE, 0.16, 44)
    for i in range(8):
        a = i / 7
        x, y = 1960 - 4 * (1 - a), 800 - i * 64
        pic.path(f"M{x - 40:.0f} {y:.0f}h44v58h-36Z", STONE)
        pic.path(f"M{x - 2:.0f} {y:.0f}h8v58h-8Z", "#dfe3cf")
    pic.line("M1962 330C1972 194 2060 104 2200 104C2300 104 2376 132 2400 196", "#dfe3cf", 7)
    pic.line("M1944 330C1952 170 2050 82 2200 82C2320 82 2380 112 2400 150", DEEP, 16)
    pic.path("M0 700H1960L2060 900H0Z", "#1b2638")
    boards = "".join(f"M0 {710 + i * i * 7 + i * 16}H{1966 + i * 22}" for i in range(6))
    pic.line(boards, "#0c1320", 4)
    pic.path("M1300 700L1960 700L2060 900L700 900Z", pic.fade((0, "#dfe3cf", 0.02), (1, "#dfe3cf", 0.26), across=True))
    pic.path("M0 0H2400V44H0Z", "#0b111d")
    for x in (520, 1130, 1900):
        pic.path(f"M{x} 0H{x + 70}V110H{x}Z", "#0d1422")
        pic.path(f"M{x + 62} 0H{x + 70}V110H{x + 62}Z", "#6d8296")
    pigeons(pic)


def pigeons(pic: Picture) -> None:
    for x, y, flip in (
        (548, 108, False),
        (600, 110, True),
        (1160, 108, False),
        (1900, 108, True),
        (1958, 110, False),
        (2020, 742, True),
    ):
        with pic.at(x, y + 2, 0.9, flip):
            pic.path("M-26 -8C-16 -22 6 -26 14 -34C20 -42 32 -36 30 -30L38 -27L30 -25C30 -10 14 0 -4 0H-12L-34 6Z", "#26344a")
            pic.path("M14 -34C20 -42 32 -36 30 -30C24 -36 18 -34 14 -34ZM-10 -10C2 -14 10 -20 16 -26C14 -14 4 -6 -10 -6Z", PALE)


def ringer(pic: Picture) -> None:
    slit = "M52 470V240C52 170 172 170 172 240V470Z"
    pic.path(slit, "#0c1424")
    pic.path("M66 470V250C66 192 158 192 158 250V470Z", pic.fade((0, "#14264a"), (1, "#3c5a78")))
    pic.path("M66 470V420C90 400 130 410 158 398V470Z", "#0f1b2e")
    pic.path("M88 262l3 3 -3 3 -3 -3ZM128 300l3 3 -3 3 -3 -3ZM104 352l2 2 -2 2 -2 -2ZM140 240l2 2 -2 2 -2 -2Z", "#fff")
    pic.path("M40 470H184V486H40Z", "#6d8296")
    gaspar = villager(top="#39485a", bottom="#232c3d", head="beret", hair="#0d121d", skin="#9a8070", rim="#e3e4cb", stout=False)
    person(pic, 236, 846, 470, gaspar, arms=(((10, -72), (19, -87)), ((14, -72), (25, -88))), light=1, wide_rim=1.1)
    with pic.at(236, 846, 4.7):
        pic.path("M9 -92L36 -101L38 -96L10 -88Z", "#b98b45")
        pic.path("M9 -92L36 -101L36.6 -99.5L9.3 -91Z", "#f2d998")
        pic.path("M-5 -86C-6 -78 0 -76 6 -80C6 -84 5 -85 3 -86Z", "#d5d3c6")
        pic.path("M-9 -78L9 -79L7 -74L-7 -73Z", "#7e3a34")
        pic.line("M-4 -72V-50M4 -50L3 -72", "#1a2231", 1)
    pic.path("M40 846V640H70V846ZM110 846V640H140V846ZM30 628H150V646H30Z", "#0d1420")
    with pic.at(92, 628):
        pic.path("M-22 0V-44H14V0ZM14 -36c20 0 20 28 0 28v-6c10 0 10 -16 0 -16Z", "#6b7b8d")
        pic.path("M8 -44H14V0H8Z", "#e3e4cb")


def chalk_wall(pic: Picture) -> None:
    """Tallies in fives, three ringers' hands; here and there a pair that does not agree, with a small hat beside it."""
    x = CARD + 20
    pic.path(f"M{x} 150L{x + 430} 140L{x + 440} 560L{x + 6} 570Z", "#18233a")
    d, lost = "", ""
    for row in range(8):
        y = 186 + row * 46
        px = x + 30.0
        fives = 2 + (row * 5) % 3
        for side in range(1 if row == 7 else 2):  # tonight's second figure is not up yet
            for five in range(fives):
                short = side == 1 and row in (1, 4) and five == fives - 1
                for k in range(3 if short else 4):
                    d += f"M{px + k * 8:.0f} {y + pic.between(-2, 2):.0f}l{pic.between(-2, 2):.0f} 28"
                if not short:
                    d += f"M{px - 6:.0f} {y + 22}L{px + 30:.0f} {y + 6}"
                px += 42
            px = x + 226.0
        if row in (1, 4):
            lost += f"M{x + 400} {y + 24}h28M{x + 406} {y + 24}c0 -18 16 -18 16 0"
    pic.line(d, "#e8e8dc", 3, 0.85)
    pic.line(lost, "#e8e8dc", 3)
    pic.path(f"M{x + 60} 570H{x + 400}V580H{x + 60}Z", STONE)
    pic.path(f"M{x + 200} 562h30v8h-30Z", "#f2f0e4")


def chest(pic: Picture) -> None:
    with pic.at(2.5 * CARD - 10, 800, 1.12):
        pic.path("M-190 0V-130H190V0Z", "#2b2430")
        pic.path("M-190 -130C-190 -190 -160 -206 -130 -206H130C160 -206 190 -190 190 -130Z", "#3a303a")
        pic.path("M130 -206C160 -206 190 -190 190 -130V0H176V-130C176 -180 156 -200 130 -206Z", "#c9c6b0")
        pic.path("M-190 -136H190V-122H-190Z", "#0f0d16")
        pic.path("M-120 -128L40 -134L36 -124L-118 -120Z", "#d9c99a")
        pic.path("M46 -133h50v10h-50Z", "#7e3a34")
        for x, shine in ((-120, "#6a727c"), (0, "#6a727c"), (120, "#f0d58a")):
            pic.path(f"M{x - 20} -206H{x + 20}V0H{x - 20}Z", "#1a1822", 0.6)
            pic.path(f"M{x - 24} -140H{x + 24}V-84C{x + 24} -66 {x - 24} -66 {x - 24} -84Z", shine)
            pic.path(f"M{x} -118a8 8 0 0 1 4 15l3 18h-14l3 -18a8 8 0 0 1 4 -15Z", "#0d0b12")
        land.strokes(pic, -180, -190, 340, 180, 24, "#8a8fa0", 0.35, 60)


def bell(pic: Picture) -> None:
    x = 3.5 * CARD - 20
    pic.path(f"M{x - 240} 96H{x + 250}V150H{x - 240}Z", "#0d1320")
    pic.path(f"M{x - 240} 92H{x + 250}V102H{x - 240}Z", "#7e92a4")
    pic.path(f"M{x - 60} 150H{x + 60}V196H{x - 60}Z", "#182234")
    with pic.at(x, 190, 1.3):
        pic.path(
            "M-50 0C-20 -16 20 -16 50 0C84 20 84 120 100 190C110 214 132 226 140 252H-140C-132 226 -110 214 -100 190C-84 120 -84 20 -50 0Z",
            "#4a4632",
        )
        pic.path("M30 -8C70 6 76 120 92 190C100 214 124 226 140 252H92C90 226 76 214 68 190C56 120 58 20 30 -8Z", "#d8c58a")
        pic.path("M-140 252C-60 268 60 268 140 252L132 236C60 248 -60 248 -132 236Z", "#23211c")
        pic.line("M-70 40C-20 52 20 52 74 40M-96 180C-30 196 30 196 98 180M-102 196C-30 212 30 212 104 196", "#23211c", 5)
        pic.line("M-8 84V138M-28 104H12", "#8d8155", 7)
        pic.oval(0, 262, 26, 24, "#1a1a1c")
    pic.line(f"M{x} 550C{x - 10} 640 {x + 16} 700 {x + 4} 812", "#c9a86a", 12)
    pic.line(f"M{x + 4} 550C{x - 4} 640 {x + 20} 700 {x + 8} 812", "#f4e0a8", 3)
    pic.path(f"M{x - 10} 700h28v90l6 30h-40l6 -30Z", "#7e3a34")


def parapet(pic: Picture) -> None:
    pic.path("M1900 760H2400V900H1900Z", "#2d3c54")
    pic.path("M1890 742H2400V766H1890Z", "#8b9cab")
    pic.path("M1890 736H2400V744H1890Z", "#e6e6d2")
    land.strokes(pic, 1900, 776, 480, 110, 26, PALE, 0.25, 60)
    land.moths(pic, 2000, 300, 90, 5, "#e6e6d2")
