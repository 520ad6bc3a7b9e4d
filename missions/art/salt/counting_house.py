"""The counting house: a clock that keeps time, a chest with its two guards, and the window over quay and square."""

from __future__ import annotations

from math import cos, radians, sin

from missions.art import land
from missions.art.folk import person
from missions.art.pen import Picture
from missions.art.salt.tones import CARD, LAMP, RUST, SALT, SHADE, finish, local, panorama, ship

WALL, DARK, BRASS = "#2d4450", "#121c24", "#d8ab5c"
FLOOR = 600
CANDLE = (230, 420)


def draw() -> str:
    pic = panorama("counting-house")
    pic.ground((0, "#16242e"), (0.3, WALL), (0.74, "#3b5560"), (0.75, "#4a3a2e"), (1, "#1a1412"))
    pic.glow(*CANDLE, 1100, LAMP, 0.5, 0.7)
    land.rings(pic, *CANDLE, 120, 1000, "#ffe0a4", 0.15, 70, 0.8, 250, 420)
    panels(pic)
    pic.glow(3 * CARD + 300, 330, 520, "#f3b48c", 0.4)
    desk(pic)
    chest(pic)
    guard(pic)
    window(pic)
    return finish(pic, "#0a1016", 0.5)


def panels(pic: Picture) -> None:
    for x in range(0, 2400, 200):
        pic.line(f"M{x + 20} 470h160v110h-160Z", "#1b2c36", 5)
        pic.line(f"M{x + 24} 474h152", "#7f9aa0", 2, 0.5)
    pic.path("M0 440H2400V454H0Z", "#1b2c36")
    pic.path("M0 436H2400V441H0Z", "#9fb4b4", 0.6)
    for i in range(5):
        y = FLOOR + 12 + i * i * 7 + i * 22
        pic.line(f"M0 {y}H2400", "#15100d", 3, 0.6)
    for x in range(-600, 3000, 240):
        pic.line(f"M{1200 + (x - 1200) * 0.7:.0f} {FLOOR}L{x} 800", "#15100d", 3, 0.4)
    land.strokes(pic, 0, 620, 2400, 160, 60, "#e0b078", 0.25, 110)


def desk(pic: Picture) -> None:
    """Ledgers in rows, a candle, and the clock: a quarter past nine, and the tide table beneath it."""
    for y in (150, 262, 372):
        pic.path(f"M330 {y}H590V{y + 12}H330Z", "#5d4430")
        x = 340
        k = 0
        while x < 575:
            wide = (18, 26, 14, 22, 30)[k % 5]
            tall = (74, 84, 66, 80, 70)[(k + y) % 5]
            pic.path(f"M{x} {y}v{-tall}h{wide}v{tall}Z", ("#6a3a2e", "#3f5a52", "#8a6a3c", "#4a4a5a")[(k + y // 10) % 4])
            pic.line(f"M{x + 3} {y - tall + 12}h{wide - 6}M{x + 3} {y - 14}h{wide - 6}", BRASS, 2, 0.7)
            x += wide + 3
            k += 1
    clock(pic, 130, 190, 78)
    pic.path("M40 520H520L560 560H0Z", "#7c5636")
    pic.line("M40 520H520", LAMP, 4)
    pic.path("M0 560H560V590H0Z", "#4a3222")
    pic.path("M30 590H200V780H30ZM380 590H540V780H380Z", "#33231a")
    pic.line("M50 640H180M50 700H180M400 640H520M400 700H520", "#17100c", 5)
    pic.glow(*CANDLE, 150, "#fff0c0", 0.9)
    pic.path(f"M{CANDLE[0] - 9} 520V446H{CANDLE[0] + 9}V520Z", SALT)
    pic.path(
        f"M{CANDLE[0]} 408C{CANDLE[0] + 12} 424 {CANDLE[0] + 10} 440 {CANDLE[0]} 444C{CANDLE[0] - 10} 440 {CANDLE[0] - 12} 424 {CANDLE[0]} 408Z",
        "#fff4cf",
    )
    pic.path(f"M{CANDLE[0] - 30} 520C{CANDLE[0] - 24} 506 {CANDLE[0] + 24} 506 {CANDLE[0] + 30} 520Z", BRASS)
    with pic.at(370, 520):
        pic.path("M-70 0L-6 -10L58 0L-4 12Z", "#efe4cc")
        pic.line("M-6 -10L-4 12M-56 0L-14 -6M-44 3L-12 -1M8 -6L44 0", "#7a6a58", 2)
    with pic.at(470, 520):
        pic.path("M-16 0V-22H16V0Z", "#1a2228")
        pic.line("M4 -22L40 -90", "#f0e6d2", 4)


def clock(pic: Picture, x: float, y: float, r: float) -> None:
    pic.path(
        f"M{x - r - 14} {y + r + 40}V{y - r}C{x - r} {y - r - 44} {x + r} {y - r - 44} {x + r + 14} {y - r}V{y + r + 40}Z",
        "#3a271b",
    )
    pic.circle(x, y, r, BRASS)
    pic.circle(x, y, r - 9, "#f3ead4")
    marks = "".join(
        f"M{x + cos(radians(a)) * (r - 14):.0f} {y + sin(radians(a)) * (r - 14):.0f}L{x + cos(radians(a)) * (r - 24):.0f} {y + sin(radians(a)) * (r - 24):.0f}"
        for a in range(0, 360, 30)
    )
    pic.line(marks, "#2a221c", 5)
    pic.line(f"M{x} {y}L{x - 36} {y - 6}M{x} {y}L{x + 56} {y}", "#1c1612", 6)
    pic.circle(x, y, 7, RUST)
    pic.line(f"M{x - 50} {y + r + 18}c12 -12 20 -12 32 0s20 12 32 0s20 -12 32 0", SHADE, 4)


def chest(pic: Picture) -> None:
    """Iron bands and three locks; before it the dog, which looks away from the candle."""
    x = CARD + 250
    pic.oval(x, 716, 270, 22, "#0d0a09", 0.6)
    pic.path(f"M{x - 220} 700V500H{x + 220}V700Z", "#5a3b26")
    pic.path(f"M{x - 230} 504C{x - 226} 396 {x + 226} 396 {x + 230} 504Z", "#6f4a2e")
    pic.path(f"M{x - 230} 504C{x - 228} 440 {x - 120} 416 {x} 420C{x - 110} 430 {x - 190} 456 {x - 200} 504Z", "#e0a868")
    bands = "".join(
        f"M{px} 700V500C{px} 460 {px * 0.6 + x * 0.4:.0f} 424 {px * 0.6 + x * 0.4:.0f} 424" for px in (x - 170, x + 170)
    )
    pic.line(bands + f"M{x} 700V420", "#20262c", 22)
    pic.line(f"M{x - 230} 508H{x + 230}M{x - 220} 694H{x + 220}", "#20262c", 14)
    pic.line(f"M{x - 230} 502H{x + 200}", LAMP, 3, 0.8)
    for px in (x - 170, x, x + 170):
        pic.path(f"M{px - 22} 520H{px + 22}V568C{px + 10} 584 {px - 10} 584 {px - 22} 568Z", BRASS)
        pic.path(f"M{px - 5} 540a6 6 0 1 1 10 0l4 20h-18Z", "#1a120c")
    rivets = "".join(f"M{px - 4} {py}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z" for px in (x - 170, x, x + 170) for py in (610, 650, 690))
    pic.path(rivets, SHADE)
    dog(pic, x + 190, 730)


def dog(pic: Picture, x: float, y: float) -> None:
    with pic.at(x, y, 1.75):
        pic.path(
            "M-58 0C-66 -30 -50 -56 -16 -60C2 -62 14 -66 22 -84L18 -100L32 -92L44 -98L42 -84C54 -80 68 -74 70 -66C66 -58 52 -58 44 -56C42 -40 40 -20 40 0H28L24 -26L14 0H2L0 -22C-14 -18 -24 -14 -28 0Z",
            "#14171b",
        )
        pic.path(
            "M-58 0C-66 -30 -50 -56 -16 -60C2 -62 14 -66 22 -84L18 -100L22 -98C25 -82 16 -62 -12 -56C-42 -50 -56 -28 -54 0Z",
            "#d99a5c",
        )
        pic.path("M-56 -8C-76 -10 -86 -24 -80 -40C-76 -28 -68 -22 -56 -24Z", "#14171b")
        pic.circle(46, -78, 3, "#ffdf9a")
        pic.line("M28 -66C34 -58 42 -56 46 -58", RUST, 5)


def guard(pic: Picture) -> None:
    """Little more than a boy, and the boots are too large for him."""
    x = 2 * CARD + 300
    pic.oval(x, 716, 130, 16, "#0d0a09", 0.6)
    boy = local(top="#3b5a86", bottom="#d8cdb8", head="brim", hair="#10151c", skin="#c08a66", rim="#ffcf8c")
    pic.line(f"M{x + 96} 250L{x + 62} 716", "#3a2619", 9)
    pic.path(f"M{x + 96} 250L{x + 106} 168L{x + 112} 252Z", SHADE)
    person(pic, x, 716, 470, boy, arms=(((-11, -64), (-7, -50)), ((13, -66), (19, -58))), light=-1)
    for px in (x - 42, x + 36):
        pic.path(
            f"M{px - 26} 716V600C{px - 26} 590 {px + 26} 590 {px + 26} 600V676C{px + 50} 684 {px + 62} 700 {px + 60} 716Z",
            "#1c1613",
        )
        pic.path(f"M{px - 26} 716V600C{px - 26} 594 {px - 16} 592 {px - 12} 592V716Z", "#c98f58")
        pic.path(f"M{px - 28} 600H{px + 28}V616H{px - 28}Z", "#4a3626")


def window(pic: Picture) -> None:
    """Quay, ship and a square that fits into one hand, with one lamp in it."""
    x = 3 * CARD + 60
    with pic.at(x, 110):
        pic.path("M-24 -24H504V470H-24Z", DARK)
        pic.path(
            "M0 0H480V446H0Z", pic.fade((0, "#24384e"), (0.4, "#8a7684"), (0.54, "#f2b084"), (0.55, "#54707c"), (1, "#1d2c36"))
        )
        pic.path("M0 300C120 286 300 292 480 280V446H0Z", "#2c3a44")
        pic.path("M0 330H120V446H0ZM0 330L60 296L128 330ZM380 322H480V446H380ZM372 322L430 288L486 322Z", "#1a2630")
        pic.path("M150 446L210 340H300L370 446Z", "#5d6468")
        pic.line("M180 400H340M196 368H320M232 340L214 446M276 340L296 446", "#3a444a", 3)
        pic.path("M24 360h16v20h-16ZM74 370h16v20h-16ZM420 356h16v20h-16Z", LAMP, 0.75)
        pic.line("M255 392V352", "#10161c", 5)
        pic.glow(255, 348, 70, LAMP, 0.9)
        pic.circle(255, 346, 7, "#fff6d4")
        for px in (216, 238, 282, 300):
            pic.path(f"M{px - 5} 404v-16c0 -5 10 -5 10 0v16Z", "#10161c")
            pic.circle(px, 380, 4, "#10161c")
        pic.path("M232 0H248V446H232ZM0 214H480V228H0Z", DARK)
    ship(pic, x + 130, 110 + 268, 130, "#171a24", "#5a4448", "#ffd9a4")
    with pic.at(x, 110):
        pic.path("M0 214H232V222H0Z", DARK)
        pic.path("M-46 470H526V496H-46Z", "#6d4c34")
        pic.path("M-46 466H526V473H-46Z", "#f0b684")
        pic.path("M-60 -40H-8C-14 120 -30 300 -70 470H-110C-70 300 -60 120 -60 -40Z", RUST)
        pic.path("M488 -40H540C540 120 550 300 586 470H546C512 300 494 120 488 -40Z", RUST)
        pic.line("M-40 -30C-44 140 -60 300 -92 460M506 -30C512 140 530 300 560 460", "#5d2218", 7)
