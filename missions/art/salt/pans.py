"""The salt pans at the last of the sun: water in squares, the sluice with its stone, somebody who still works, a cart."""

from __future__ import annotations

from missions.art import land
from missions.art.folk import person
from missions.art.pen import Picture, straight
from missions.art.salt.tones import (
    APRICOT,
    CARD,
    INK,
    LAMP,
    ROSE,
    RUST,
    SALT,
    SEA,
    SHADE,
    SLATE,
    finish,
    heap,
    local,
    panorama,
    ship,
)

SHORE = 330
SUN = (330, 300)


def draw() -> str:
    pic = panorama("pans")
    pic.ground((0, "#1d3247"), (0.22, "#4b5f74"), (0.36, "#c98a7c"), (0.42, "#f7c894"))
    pic.glow(*SUN, 620, "#ffdca0", 0.9, 0.6)
    pic.circle(*SUN, 62, "#fff0c4")
    land.rings(pic, *SUN, 110, 1500, "#ffe2b0", 0.2, 62, 0.62, 180, 360)
    clouds(pic)
    sea(pic)
    squares(pic)
    sluice(pic)
    raker(pic)
    cart(pic)
    for x, y, wide in ((150, 560, 74), (270, 590, 50), (1190, 520, 54), (1690, 500, 46), (1760, 520, 64)):
        heap(pic, x, y, wide)
    tufts(pic)
    return finish(pic, INK, 0.42)


def clouds(pic: Picture) -> None:
    """Long thin ones, as before wind."""
    for x, y, wide in ((620, 120, 420), (1180, 76, 300), (1500, 170, 520), (2050, 110, 380), (980, 220, 300), (2150, 236, 260)):
        pic.path(
            f"M{x} {y}C{x + wide * 0.3} {y - 16} {x + wide * 0.7} {y - 14} {x + wide} {y}C{x + wide * 0.7} {y + 8} {x + wide * 0.3} {y + 6} {x} {y}Z",
            ROSE,
            0.55,
        )


def sea(pic: Picture) -> None:
    pic.path("M1500 318C1700 268 1900 296 2100 262C2250 250 2330 276 2400 270V360H1500Z", "#5f6675")
    pic.path("M1760 322C1900 296 2050 312 2200 292C2300 286 2360 300 2400 300V360H1760Z", "#454f60")
    pic.box(0, SHORE - 14, 2400, 60, pic.fade((0, "#e8b48c"), (1, SEA)))
    land.strokes(pic, 0, SHORE - 8, 2400, 34, 60, "#fff0d0", 0.5, 90)
    ship(pic, 330, SHORE + 6, 170, "#22222c", "#6b4c4a", "#ffdda6")
    # The counting house on its quay, one window lit.
    with pic.at(2190, SHORE):
        pic.path("M-80 4V-74L-20 -104L40 -74V4ZM40 4V-50H110V4Z", "#2a3242")
        pic.path("M-88 -70L-20 -110L48 -70L40 -66L-20 -100L-80 -66Z", "#1c2230")
        pic.path("M-30 -62h20v24h-20Z", LAMP)
        pic.glow(-20, -50, 60, LAMP, 0.7)
        pic.path("M-140 4H150V16H-140Z", "#39404c")


def squares(pic: Picture) -> None:
    """Rows of pans, smaller towards the sea, each with its own piece of the sky."""
    pic.box(0, SHORE + 34, 2400, 470, pic.fade((0, "#b59a88"), (0.4, "#8d8078"), (1, "#4a4a4e")))
    rows = ((SHORE + 44, SHORE + 78), (SHORE + 90, SHORE + 142), (SHORE + 160, SHORE + 246), (SHORE + 272, SHORE + 420))
    middle = 1000
    for row, (top, low) in enumerate(rows):
        for i in range(-14, 15):
            corners = [
                (middle + (i + 0.05) * step(top), top),
                (middle + (i + 0.95) * step(top), top),
                (middle + (i + 0.94) * step(low), low),
                (middle + (i + 0.06) * step(low), low),
            ]
            if corners[2][0] < -60 or corners[0][0] > 2460:
                continue
            near = max(0.0, 1 - abs(corners[0][0] - SUN[0]) / 1300)
            dry = (i * 7 + row * 5) % 4 == 0
            water = pic.fade(
                (0, "#f4c69c" if near > 0.45 else "#c39a94" if near > 0.1 else "#8f8f9c"),
                (1, "#5f7f8c" if near > 0.3 else "#46626f"),
            )
            pic.path(straight(corners), SALT if dry else water, 0.8 if dry else 1)
            edge = straight([corners[0], corners[1], (corners[1][0], corners[1][1] + 3), (corners[0][0], corners[0][1] + 3)])
            pic.path(edge, "#fff6e2", 0.75)
    land.strokes(pic, 0, SHORE + 60, 900, 360, 60, "#fff3d4", 0.55, 90)
    land.strokes(pic, 900, SHORE + 60, 1500, 400, 60, "#dfe9ea", 0.3, 90)
    pic.glow(SUN[0], SHORE + 110, 420, "#ffe2ac", 0.55, 0.4)


def step(y: float) -> float:
    return 40 + (y - SHORE) * 0.98


def sluice(pic: Picture) -> None:
    """Two posts and a board in a wall; before it the stone, with a year of which the salt has left two figures."""
    x = CARD + 60
    pic.path(f"M{x - 70} 520L{x - 50} 360H{x + 190}L{x + 210} 520Z", "#3a3c44")
    pic.line(
        f"M{x - 60} 400H{x + 200}M{x - 66} 450H{x + 204}M{x} 360V400M{x + 90} 400V450M{x + 20} 450V520M{x + 150} 360V400",
        "#22252d",
        4,
    )
    pic.path(f"M{x + 20} 560V230H{x + 44}V560ZM{x + 120} 560V230H{x + 144}V560ZM{x} 236H{x + 164}V260H{x}Z", "#2a1f1b")
    pic.path(f"M{x + 20} 560V230H{x + 27}V560ZM{x + 120} 560V260H{x + 127}V560ZM{x} 236H{x + 164}V243H{x}Z", APRICOT, 0.85)
    pic.path(f"M{x + 44} 330H{x + 120}V520H{x + 44}Z", "#54392a")
    pic.line(f"M{x + 44} 380H{x + 120}M{x + 44} 430H{x + 120}M{x + 44} 480H{x + 120}M{x + 82} 260V330", "#2a1b14", 5)
    pic.path(f"M{x + 44} 520H{x + 120}L{x + 150} 640C{x + 90} 660 {x + 40} 656 {x - 4} 640Z", "#9fc0c4", 0.75)
    land.strokes(pic, x + 20, 530, 100, 100, 12, "#f5fbf4", 0.8, 40, 0.3)
    with pic.at(x + 360, 600, 1.25):
        pic.path("M-112 30C-60 40 90 40 122 24L110 8H-104Z", "#33383f", 0.7)
        pic.path("M-96 20L-86 -150C-60 -196 50 -200 80 -156L96 16C40 30 -50 30 -96 20Z", "#6c706f")
        pic.path("M-96 20L-86 -150C-78 -166 -60 -178 -40 -184L-52 24C-70 24 -84 24 -96 20Z", "#e0b896")
        pic.path("M-96 20C-50 30 40 30 96 16L94 -6C70 2 60 -8 40 0C10 8 -10 -4 -36 4C-60 8 -76 -2 -95 2Z", SALT)
        pic.path(
            "M24 -150C50 -168 80 -156 84 -120C90 -80 92 -50 90 -34C70 -30 62 -52 46 -56C30 -66 34 -90 24 -104C14 -122 12 -140 24 -150Z",
            SALT,
            0.95,
        )
        pic.path("M40 -142C56 -150 70 -140 74 -116C76 -100 70 -92 60 -98C48 -106 36 -132 40 -142Z", SHADE, 0.7)
        carved(pic)
        pic.path(
            "".join(f"M{a} {b}l5 -4 5 4 -5 4Z" for a, b in ((30, -70), (52, -44), (-60, -10), (20, -20), (66, -60), (4, -8))),
            "#fff",
        )


def carved(pic: Picture) -> None:
    """Words long gone, a one and a six."""
    pic.line("M-62 -140H4M-66 -122H-4M-64 -104H6", "#3c4144", 4, 0.7)
    pic.line("M-56 -74L-42 -88V-34M-56 -34H-28", "#20262b", 8)
    pic.line("M4 -86C-18 -78 -20 -50 -14 -40C-4 -26 18 -36 14 -54C10 -66 -8 -66 -14 -52", "#20262b", 8)
    pic.line("M-53 -71L-39 -85V-31M7 -83C-15 -75 -17 -47 -11 -37", "#c9b79c", 2, 0.7)


def raker(pic: Picture) -> None:
    x = 2 * CARD + 240
    pic.oval(x + 10, 676, 150, 16, "#2c3640", 0.45)
    pic.line(f"M{x - 34} 420L{x + 208} 664", "#3a2418", 11)
    pic.line(f"M{x - 34} 416L{x + 208} 660", APRICOT, 3)
    pic.path(f"M{x + 176} 660L{x + 246} 646L{x + 252} 664L{x + 182} 680Z", "#4a2f20")
    pic.path(f"M{x + 182} 680L{x + 252} 664L{x + 300} 690C{x + 260} 706 {x + 210} 704 {x + 176} 696Z", SALT)
    woman = local(top="#5a3a3c", bottom="#34303c", dress="skirt", head="scarf", hair="#d8cdb8", skin="#b17a58", apron="#b9ab94")
    person(pic, x, 680, 380, woman, arms=(((6, -64), (16, -60)), ((-2, -62), (6, -52))), light=-1, turn=5)
    heap(pic, x + 330, 650, 60)


def cart(pic: Picture) -> None:
    """Sunk to the axle; on its tail the mark of the counting house, a key; under the seat something white."""
    x = 3 * CARD + 300
    pic.path(f"M{x - 260} 690C{x - 160} 660 {x + 150} 656 {x + 260} 686C{x + 180} 716 {x - 170} 720 {x - 260} 690Z", "#5a6468")
    pic.line(f"M{x + 170} 560L{x + 286} 640", "#2c1d16", 14)
    pic.path(f"M{x - 210} 450L{x + 190} 486L{x + 180} 596L{x - 200} 566Z", "#6a452c")
    pic.path(f"M{x - 210} 450L{x + 190} 486V500L{x - 210} 466Z", "#f0b67e")
    pic.line(
        f"M{x - 206} 498L{x + 186} 530M{x - 202} 534L{x + 184} 564M{x - 100} 462V572M{x + 20} 472V582M{x + 120} 482V590",
        "#3a2417",
        5,
    )
    pic.path(f"M{x + 88} 410L{x + 196} 420L{x + 192} 450L{x + 92} 440Z", "#4a2f20")
    pic.path(f"M{x + 88} 410L{x + 196} 420V427L{x + 90} 417Z", "#f0b67e")
    pic.line(f"M{x + 108} 440V478M{x + 180} 448V486", "#2c1d16", 9)
    pic.path(f"M{x + 122} 462L{x + 160} 458L{x + 164} 490L{x + 150} 484L{x + 142} 494L{x + 126} 488Z", SALT)
    pic.line(f"M{x + 130} 472l24 -2M{x + 132} 480l16 -1", "#6a5a4c", 2)
    for cx in (x - 116, x + 84):
        cy = 620
        pic.circle(cx, cy, 92, "#2a1b14")
        pic.circle(cx, cy, 74, "#6c6a68")
        spokes = "".join(
            f"M{cx} {cy}L{cx + dx} {cy + dy}" for dx, dy in ((0, -84), (72, -42), (72, 42), (-72, -42), (-72, 42), (0, 84))
        )
        pic.line(spokes, "#2a1b14", 11)
        pic.circle(cx, cy, 17, "#1a110d")
        pic.line(f"M{cx - 84} {cy - 30}C{cx - 70} {cy - 74} {cx - 30} {cy - 90} {cx} {cy - 90}", APRICOT, 4)
    pic.path(
        f"M{x - 250} 668C{x - 150} 636 {x - 60} 650 {x + 10} 640C{x + 90} 648 {x + 180} 644 {x + 262} 676V724H{x - 250}Z",
        "#9aa3a4",
    )
    pic.path(
        f"M{x - 250} 668C{x - 150} 636 {x - 60} 650 {x + 10} 640C{x + 90} 648 {x + 180} 644 {x + 262} 676C{x + 150} 660 {x + 60} 664 {x} 656C{x - 70} 664 {x - 160} 654 {x - 250} 680Z",
        SALT,
    )
    with pic.at(x - 150, 516, 1.1):
        pic.line("M-20 0a14 14 0 1 1 .1 0M8 0H52M40 0v16M50 0v12", RUST, 7)


def tufts(pic: Picture) -> None:
    for x in (40, 520, 1130, 1830, 2360):
        land.reeds(pic, x, 800, 120, 110, 9, SLATE, "#6a5648")
