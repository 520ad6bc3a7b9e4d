"""The new house: nobody has lit anything here. What light there is comes round the back door."""

from __future__ import annotations

from missions.art import land
from missions.art.pen import Picture
from missions.art.summer_night.tones import CARD, RED, finish, panorama

LIGHT = "#f9d98c"


def draw() -> str:
    pic = panorama("house")
    pic.ground((0, "#11142a"), (0.5, "#2d2f50"), (0.7, "#4d4a68"), (1, "#14152a"))
    outside(pic)
    room(pic)
    back_door(pic)
    bed(pic)
    linen(pic)
    cradle(pic)
    gate(pic)
    return finish(pic, "#08081a", 0.5)


def outside(pic: Picture) -> None:
    land.stars(pic, 26, 420)
    pic.box(480, 0, 2000, 430, "#11142a")
    land.treeline(pic, 560, 220, "#191b36", 0, 520, 60)
    pic.path("M0 600C160 580 320 600 520 590V900H0Z", "#1f2140")
    pic.path("M170 900C200 760 300 680 440 620H520V900Z", "#3a3a5c")
    land.grass(pic, 640, 26, "#171833", 0, 500, 16)


def room(pic: Picture) -> None:
    pic.path("M470 0H2400V700H470Z", pic.fade((0, "#2b2a48"), (0.55, "#57506f"), (1, "#a08d92"), across=True))
    pic.path("M470 700H2400V900H470Z", pic.fade((0, "#1d1c33"), (0.6, "#3d364c"), (1, "#8a6f62"), across=True))
    land.rings(pic, 2190, 420, 300, 1600, "#f6e0b4", 0.17, 96, 0.8, 110, 270)
    pic.line("".join(f"M{500 - i * 6} {712 + i * i * 7 + i * 16}H2400" for i in range(6)), "#17162a", 3, 0.7)
    pic.path("M2080 700H2300L2330 900H1500Z", LIGHT, 0.25)
    beams = "".join(f"M{x} 0h70v40h-70Z" for x in range(560, 2400, 240))
    pic.path("M470 34H2400V64H470Z", "#1a1830")
    pic.path(beams, "#15142a")
    pic.path("M470 62H2400V68H470Z", "#8b7a86")
    # The wall cut through, with its roof, so that the gate is outside and the bed inside.
    pic.path("M440 900V200H486V900Z", "#1b1a33")
    pic.path("M478 200H488V900H478Z", "#9c8d9a")
    pic.path("M380 236L500 120V0H560V150L392 262Z", "#0e0e22")
    pic.path("M1390 200c10 -14 40 -14 50 0v10h-50Z", "#2b2a48")
    quinces(pic)


def quinces(pic: Picture) -> None:
    pic.path("M1290 214H1530V228H1290Z", "#2a2438")
    pic.path("M1290 208H1530V215H1290Z", "#c9a98a")
    for x in (1316, 1352, 1390, 1430, 1468, 1504):
        pic.path(f"M{x} 210c-20 -4 -22 -30 -8 -36c4 -6 10 -6 14 0c16 4 16 32 -6 36Z", "#8d8a4a")
        pic.path(f"M{x} 210c14 -6 12 -30 4 -36c18 4 18 32 -4 36Z", "#e6cf70")


def gate(pic: Picture) -> None:
    """Iron leaves and birds, three letters, then rivets that hold nothing."""
    iron, lit = "#0a0b1a", "#a79fb6"
    pic.path("M20 900V420H70V900ZM400 900V420H450V900ZM10 400H80V424H10ZM390 400H460V424H390Z", "#2a2a48")
    pic.path("M60 424H70V900H60ZM440 424H450V900H440ZM10 400H80V406H10ZM390 400H460V406H390Z", "#8d879f")
    for colour, width, dx in ((lit, 9, 2.5), (iron, 8, 0)):
        with pic.at(dx, -dx * 0.6):
            bars = "".join(f"M{x} 872V{446 - (120 - abs(x - 235)) * 0.28:.0f}" for x in (92, 128, 342, 378))
            pic.line(
                f"{bars}M84 872H386M84 640H386M84 520H386M84 450C140 400 180 392 235 390C290 392 330 400 386 450", colour, width
            )
            pic.line("M164 872V640M200 872V640M235 872V640M270 872V640M306 872V640", colour, width - 2)
            pic.line(
                "M235 520C200 500 170 470 190 440C204 424 226 440 214 456M235 520C270 500 300 470 280 440C266 424 244 440 256 456M235 520V410",
                colour,
                width - 3,
            )
            pic.line("M164 640c-20 40 -16 60 0 80M306 640c20 40 16 60 0 80M200 760c10 -24 60 -24 70 0", colour, width - 4)
    pic.line(
        "M150 552C134 534 108 544 108 580C108 616 134 626 150 608M166 620L186 542L206 620M173 596H199M222 620V542L258 620V542",
        lit,
        13,
    )
    pic.line(
        "M150 552C134 534 108 544 108 580C108 616 134 626 150 608M166 620L186 542L206 620M173 596H199M222 620V542L258 620V542",
        iron,
        9,
    )
    for x in (282, 306, 330, 354):
        for y in (554, 606):
            pic.circle(x, y, 4.5, lit)
            pic.circle(x - 1, y + 1, 3, iron)
    for x, y, flip in ((150, 432, False), (318, 432, True), (128, 700, False), (346, 720, True)):
        bird(pic, x, y, 0.6, iron, lit, flip)
    leaf = "".join(
        f"M{x} {y}q10 -22 26 -22q-2 22 -26 22Z"
        for x, y in ((176, 476), (270, 470), (206, 500), (250, 500), (150, 690), (300, 690), (214, 800), (250, 790))
    )
    pic.path(leaf, iron)


def bird(pic: Picture, x: float, y: float, size: float, colour: str, lit: str, flip: bool = False) -> None:
    with pic.at(x, y, size, flip):
        d = "M-50 6C-30 -4 -16 -24 6 -26C14 -40 36 -38 38 -24L52 -18L38 -14C34 8 10 20 -10 16L-54 30L-34 10Z"
        pic.path(d, colour)
        pic.path("M-16 0C-4 -14 10 -18 22 -16C16 0 0 8 -16 4Z", lit)


def bed(pic: Picture) -> None:
    """Two pillows, a bird on one; the quilt has never been turned down. A ring on a nail."""
    x = 1.5 * CARD + 10
    with pic.at(x, 0):
        pic.path("M-190 700V330C-190 290 -60 270 0 270S190 290 190 330V700Z", "#241d30")
        pic.path("M160 300C180 306 190 316 190 330V700H176V340C176 320 170 308 160 300Z", "#d3b9a0")
        pic.path("M-150 420V350C-120 320 120 320 150 350V420Z", "#322840")
        bird(pic, -4, 360, 0.8, "#1b1526", "#8b7684")
        pic.path("M-168 500C-172 440 -150 426 -90 424C-30 426 -10 440 -12 500Z", "#a79fb2")
        pic.path("M12 500C8 440 30 426 90 424C150 426 172 440 168 500Z", "#c2b6bf")
        pic.path("M90 424C150 426 172 440 168 500H146C150 450 130 432 90 424Z", "#f6e6c8")
        bird(pic, -92, 464, 0.5, RED, "#e0897a")
        pic.path("M80 456h4v4h-4ZM98 456h4v4h-4ZM80 474h4v4h-4ZM98 474h4v4h-4Z", "#5b5268")
        pic.path("M-190 490C-100 474 100 474 190 490L214 720C100 740 -100 740 -214 720Z", "#6c6284")
        pic.path("M120 480C150 482 176 486 190 490L214 720L170 728C180 640 160 540 120 480Z", "#c9b0a8")
        patches = ""
        for row in range(4):
            for col in range(5):
                if (row + col) % 2:
                    px, py = -180 + col * 74 + (row - 2) * -3, 500 + row * 56
                    patches += f"M{px} {py}h62l3 46h-66Z"
        pic.path(patches, "#8d5f70", 0.55)
        pic.path("M-214 720C-100 740 100 740 214 720V780H190V746C80 760 -80 760 -190 746V780H-214Z", "#17132a")
        pic.circle(228, 380, 5, "#15121f")
        pic.line("M228 388a17 17 0 1 0 .1 0", "#0e0d18", 6)
        pic.line("M238 392a17 17 0 0 1 2 22", LIGHT, 3)


def linen(pic: Picture) -> None:
    """A chest of sheets, holes in the corner of each where red thread was, and a swollen drawer."""
    x = 2.5 * CARD + 10
    with pic.at(x, 0):
        pic.path("M-180 780V560H180V780Z", "#33263a")
        pic.path("M166 560H180V780H166Z", "#e0bd92")
        pic.path("M-190 560L-160 400H160L190 560Z", "#1d1728")
        pic.path("M-190 404C-170 384 170 384 190 404L184 424H-184Z", "#4a3848")
        pic.path("M-190 404C-170 384 170 384 190 404L188 410C160 394 -160 394 -188 410Z", "#e0bd92")
        for i in range(5):
            y = 556 - i * 24
            pic.path(
                f"M-156 {y}C-158 {y - 16} -150 {y - 24} -140 {y - 24}H{140 - i % 2 * 6}C150 {y - 24} 156 {y - 16} 154 {y}Z",
                ("#b7adbb", "#cbbfc6")[i % 2],
            )
            pic.path(f"M{118 - i % 2 * 6} {y - 24}h22c10 0 16 8 14 24h-22Z", "#f7e7c8")
            pic.line(f"M84 {y - 13}h3m4 4h3m4 -5h3m4 5h3m4 -4h3", "#8b7c8c", 2.4)
            pic.line(f"M116 {y - 12}c3 1 4 4 2 7", RED, 1.6)
        pic.path("M-180 560H180V572H-180Z", "#120f1c")
        pic.path("M-150 690L152 686L156 764L-152 762Z", "#43324a")
        pic.line("M-150 690L152 686L156 764L-152 762Z", "#120f1c", 4)
        pic.circle(-50, 726, 9, "#c9a27a")
        pic.circle(60, 724, 9, "#c9a27a")
        bird(pic, -70, 630, 0.7, "#1f182a", "#6d5568")
        bird(pic, 74, 630, 0.7, "#1f182a", "#6d5568", True)


def cradle(pic: Picture) -> None:
    """One half birds, one half plain wood, the gouge stuck in a wing."""
    x = 3.5 * CARD - 10
    with pic.at(x, 0):
        pic.oval(0, 806, 210, 20, "#15132a", 0.7)
        pic.path("M-176 540L-150 760H150L176 540C90 560 -90 560 -176 540Z", "#7d5d4e")
        pic.path("M176 540L150 760H118L136 550Z", "#f0cc94")
        pic.path("M-196 500C-150 440 -150 540 -150 560L-166 566ZM196 500C150 440 150 540 150 560L166 566Z", "#5c4440")
        pic.path("M-190 780C-110 830 110 830 190 780L196 792C120 850 -120 850 -196 792Z", "#3a2a34")
        notches = "".join(f"M{-100 + i * 17} {817 + (6 if i % 3 else 0) // 2}v{14 if i % 3 else 8}" for i in range(8))
        pic.line(f"{notches}M76 814v9M92 812v9M108 808v17", "#f0cc94", 4)
        for px, py, s in ((-116, 600, 0.6), (-40, 616, 0.6), (-104, 668, 0.6), (-34, 690, 0.6), (-100, 730, 0.5)):
            bird(pic, px, py, s, "#4a3434", "#b28a70")
        pic.line("M30 640C50 620 70 616 84 620", "#4a3434", 4)
        land.strokes(pic, 20, 590, 110, 150, 14, "#5d4540", 0.7, 40)
        with pic.at(44, 632, turn=28):
            pic.path("M-5 0L5 0L4 -46H-4Z", "#cfd2da")
            pic.path("M-8 -46H8L10 -110C10 -122 -10 -122 -10 -110Z", "#8d5a30")
        land.slips(pic, [(-190, 824), (-150, 846), (120, 862), (170, 842), (60, 858), (210, 830)], 6, "#d9b58a")


def back_door(pic: Picture) -> None:
    """Prettier than the front one. Light comes through its hearts and under it, and two feet stand in that light."""
    x = 4.5 * CARD
    pic.glow(x, 460, 620, LIGHT, 0.6)
    pic.path(f"M{x - 168} 712V240C{x - 168} 120 {x + 168} 120 {x + 168} 240V712Z", "#2a1f2c")
    pic.path(f"M{x - 150} 712V250C{x - 150} 140 {x + 150} 140 {x + 150} 250V712Z", "#fbe6ae")
    pic.path(f"M{x - 140} 690V254C{x - 140} 152 {x + 140} 152 {x + 140} 254V690Z", "#54394a")
    heart = "c-26 -20 -40 -36 -40 -54c0 -22 30 -28 40 -6c10 -22 40 -16 40 6c0 18 -14 34 -40 54Z"
    cut = f"M{x} 300{heart}"
    for px, py in ((x - 76, 430), (x + 76, 430), (x - 76, 610), (x + 76, 610)):
        cut += f"M{px} {py}c-20 -30 -20 -60 0 -84c20 24 20 54 0 84ZM{px - 34} {py - 6}c-6 -24 2 -44 16 -56c2 24 0 44 -16 56ZM{px + 34} {py - 6}c6 -24 -2 -44 -16 -56c-2 24 0 44 16 56Z"
    pic.path(cut, LIGHT)
    pic.line(f"M{x} 330V680M{x - 132} 470H{x + 132}M{x - 132} 350C{x - 80} 330 {x + 80} 330 {x + 132} 350", "#2f2030", 6)
    bird(pic, x - 70, 260, 0.7, "#2f2030", LIGHT)
    bird(pic, x + 70, 260, 0.7, "#2f2030", LIGHT, True)
    pic.path(f"M{x + 96} 486h26v10h-26ZM{x + 104} 496a10 10 0 1 0 10 0Z", "#f3cf86")
    pic.path(f"M{x - 62} 690h34v22h-34ZM{x + 12} 690h34v22h-34Z", "#1d1522")
    pic.path(f"M{x - 180} 712H{x + 180}V730H{x - 180}Z", "#8d7570")
    pic.path(
        f"M{x - 150} 730H{x - 64}L{x - 250} 900H{x - 420}ZM{x - 26} 730H{x + 10}L{x - 90} 900H{x - 180}ZM{x + 48} 730H{x + 150}L{x + 130} 900H{x - 20}Z",
        LIGHT,
        0.5,
    )
    land.moths(pic, x, 200, 150, 6, "#fff2cc")
    for px in (x - 210, x + 200):
        pic.line(f"M{px} 160V420", "#2a1f2c", 5)
