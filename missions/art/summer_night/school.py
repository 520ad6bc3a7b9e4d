"""The schoolhouse: bottle green, one lamp on the engineer's table, a stove in June."""

from __future__ import annotations

from missions.art import land
from missions.art.folk import person
from missions.art.pen import Picture
from missions.art.summer_night.things import nobodys_shadow
from missions.art.summer_night.tones import CARD, RED, finish, panorama, villager

WALL, DADO, INKY, LIT = "#35564c", "#1f3a35", "#0d1b1a", "#e9d48a"


def draw() -> str:
    pic = panorama("school")
    pic.ground(
        (0, "#14292a"), (0.3, "#2a4a44"), (0.56, WALL), (0.565, DADO), (0.76, "#1a302d"), (0.765, "#2a261c"), (1, "#12100d")
    )
    pic.glow(1240, 420, 1150, "#f0dc8c", 0.62, 0.62)
    land.rings(pic, 1240, 420, 230, 1180, "#f4e6a8", 0.17, 90, 0.75)
    pic.path("M0 506H2400V516H0Z", "#7f7a52", 0.7)
    boards = "".join(f"M{x} 516V686" for x in range(30, 2400, 74))
    pic.line(boards, "#122422", 3, 0.7)
    floor = "".join(f"M0 {690 + i * i * 7 + i * 18}H2400" for i in range(6))
    pic.line(floor, "#0f0c0a", 3, 0.8)
    pic.glow(1240, 800, 820, "#d9b25a", 0.35, 0.2)
    maps(pic)
    desks(pic)
    photograph(pic)
    cupboard(pic)
    stove(pic)
    engineer(pic)
    return finish(pic, "#060c0c", 0.55)


def maps(pic: Picture) -> None:
    pic.path("M40 130H430V400H40Z", "#0b1716")
    pic.path("M52 142H418V388H52Z", "#1c2f2c")
    pic.line("M80 330C150 300 190 350 250 320M84 200h60M84 220h40M300 200l40 40M340 200l-40 40", "#cfd8c8", 4, 0.5)
    pic.path("M30 400H440V414H30Z", "#6d6846")
    pic.path("M120 394h36v8h-36Z", "#f3f0de")
    with pic.at(1500, 120):
        pic.path("M-64 -10H64V4H-64ZM-56 4H56V190H-56Z", "#c9b888")
        pic.path("M-30 40C-44 70 -30 120 -6 146C10 160 40 140 38 110C44 90 30 70 34 44C20 30 -10 20 -30 40Z", "#7f9a7c")
        pic.path("M-64 188H64V202H-64Z", "#3a2c1c")


def desks(pic: Picture) -> None:
    """Rows of desks; the spare one, too low, against the wall."""

    def desk(lit: str = "#8f7a45") -> None:
        pic.path("M-62 -74L54 -80L70 -62L-50 -56Z", lit)
        pic.path("M-50 -56L70 -62V-46L-50 -40Z", "#3a2d1c")
        pic.path("M-46 -42h10V0h-10ZM54 -48h10V-4h-10Z", "#1a1510")
        pic.path("M-84 -36H-30V-28H-84ZM-80 -28h8V0h-8Z", "#241c13")
        pic.oval(44, -71, 7, 3, "#0e0c0a")

    with pic.at(432, 660, 0.62):
        desk("#c9b06a")
    for x, y, size in (
        (86, 716, 0.92),
        (226, 710, 0.92),
        (350, 722, 0.92),
        (60, 800, 1.25),
        (226, 806, 1.25),
        (400, 800, 1.25),
        (140, 906, 1.6),
        (390, 904, 1.6),
    ):
        pic.stamp("desk", desk, x, y, size)


def photograph(pic: Picture) -> None:
    """Two rows of people, a gap, an arm round it. The shadows fall to the left, and there is one for the gap as well."""
    x = 1.5 * CARD
    pic.path(f"M{x - 212} 120H{x + 212}V430H{x - 212}Z", "#2a2014")
    pic.path(f"M{x + 200} 120H{x + 212}V430H{x - 212}V418H{x + 200}Z", LIT)
    pic.path(f"M{x - 196} 136H{x + 196}V414H{x - 196}Z", "#e6d9b4")
    pic.path(f"M{x - 180} 150H{x + 180}V398H{x - 180}Z", pic.fade((0, "#b9ab84"), (0.6, "#cdbf96"), (1, "#9a8b66")))
    with pic.at(x, 0):
        pic.path("M-180 236C-120 190 -60 214 0 200C60 180 120 210 180 190V270H-180Z", "#94865f")
    shadows = ""
    backs = [-150, -120, -90, -60, -30, 44, 74, 104, 134, 160]
    fronts = [-158, -130, -102, -74, 66, 98, 130, 160]
    for px in fronts:
        shadows += f"M{x + px - 4} 360L{x + px - 26} 368L{x + px - 30} 363L{x + px - 8} 355Z"
    pic.path(shadows, "#57492f")
    with pic.at(x + 30, 368, 1.9, turn=-98):
        nobodys_shadow(pic, "#57492f", "#cdbf96")
    for i, px in enumerate(backs):
        plain_person(pic, x + px, 304 - i % 3 * 5, i)
    for i, px in enumerate(fronts):
        plain_person(pic, x + px, 360, i + 1)
    # The teacher in a hat holds on to nobody; the young man smiles at the same place.
    pic.line(f"M{x - 54} 310C{x - 36} 304 {x - 22} 308 {x - 16} 322", "#3d3222", 9)
    pic.circle(x - 16, 323, 5, "#d8c79c")
    pic.path(f"M{x - 80} 280h36l-6 -6h-5c0 -12 -14 -12 -14 0h-5Z", "#3d3222")
    pic.path(f"M{x - 40} 456H{x + 40}V474H{x - 40}Z", LIT, 0.8)


def plain_person(pic: Picture, x: float, y: float, kind: int) -> None:
    def draw(coat: str) -> None:
        pic.path("M-14 0V-44C-14 -58 14 -58 14 -44V0Z", coat)
        pic.circle(0, -64, 9.5, "#d8c79c")
        pic.path("M-10 -66C-10 -78 10 -78 10 -66C4 -70 -4 -70 -10 -66Z", "#3d3222")

    coat = ("#5d5036", "#463a27", "#7a6b48")[kind % 3]
    pic.stamp(coat, lambda: draw(coat), x, y)


def engineer(pic: Picture) -> None:
    """He has got up too fast; the chair lies behind him, the ink is running."""
    x = 2.5 * CARD
    salcedo = villager(top="#54503a", bottom="#33301f", head="hair", hair="#1c1612", skin="#c79a68", rim="#fbeeb0")
    person(pic, x - 70, 842, 440, salcedo, arms=(((-4, -66), (12, -60)), ((14, -68), (24, -74))), light=1, wide_rim=1.2)
    with pic.at(x - 70, 842, 4.4):
        pic.path("M2 -79L5 -60L8 -79Z", "#efe6c8")
        pic.path("M4.2 -76L6.5 -76L6.2 -58L5 -55L4 -58Z", "#5c2a24")
        pic.line("M4.6 -93.4a1.7 1.7 0 1 0 .1 0M6.5 -91.8L7.6 -91.6M2.9 -92L-2.5 -93", "#fff8dc", 0.6)
        pic.path("M-9 -72h7v9h-7Z", "#3c3926")
        pic.line("M-7 -73v-5M-4.5 -73v-4", LIT, 0.8)
    pic.path(f"M{x - 30} 640H{x + 236}L{x + 262} 674H{x - 56}Z", "#7d6236")
    pic.path(f"M{x - 56} 674H{x + 262}V694H{x - 56}Z", "#2c2114")
    pic.path(f"M{x - 36} 694h20V880h-20ZM{x + 222} 694h20V880h-20Z", "#17110b")
    pic.path(f"M{x - 10} 646L{x + 130} 642L{x + 142} 668L{x - 24} 670Z", "#e8dcb0")
    crosses = "".join(
        f"M{x + px} {py}l5 5m0 -5l-5 5"
        for px, py in ((12, 650), (34, 656), (52, 648), (70, 658), (92, 650), (108, 657), (24, 661), (86, 661))
    )
    pic.line(crosses, RED, 1.6)
    pic.path(f"M{x + 150} 650c-2 -14 22 -14 20 0l-2 6h-16ZM{x + 166} 656c20 -2 34 2 40 10c-14 4 -40 2 -52 -2Z", "#12141f")
    with pic.at(x + 196, 640):
        pic.glow(0, -76, 260, "#ffeeb0", 0.85)
        pic.path("M-26 0H26L18 -14H-18ZM-8 -14H8V-30H-8Z", "#5e4a22")
        pic.path("M-22 -30C-22 -50 22 -50 22 -30Z", "#8d7238")
        pic.path("M-12 -46C-26 -70 -14 -90 -10 -112H10C14 -90 26 -70 12 -46Z", "#fff6d2")
        pic.path("M-52 -84L-26 -128H26L52 -84Z", "#3f7a62")
        pic.path("M26 -128L52 -84H36L14 -128Z", "#7fb894")
    land.moths(pic, x + 200, 510, 110, 6, "#fff3c0")
    with pic.at(x - 190, 850, 1, turn=-14):
        pic.path(
            "M-60 -10H40V2H-60ZM-60 -10L-86 -70L-76 -74L-48 -10ZM30 2L44 40L34 44L18 2ZM-50 2L-44 40H-54L-62 2Z", "#120e0a"
        )
    pic.oval(x + 96, 636, 34, 8, "#b8c2b0")
    pic.path(f"M{x + 70} 634c10 -8 30 -8 40 0l8 -5v10l-8 -4c-10 6 -30 6 -40 -1Z", "#5f7d86")


def cupboard(pic: Picture) -> None:
    """Shelves of copybooks behind a door ajar; on one shelf a gap as wide as one, without dust."""
    x = 3 * CARD + 70
    pic.path(f"M{x} 180H{x + 320}V700H{x}Z", "#1d150e")
    pic.path(f"M{x - 14} 160H{x + 334}V184H{x - 14}Z", "#4a3822")
    pic.path(f"M{x + 14} 198H{x + 306}V684H{x + 14}Z", "#0d0a08")
    tints = ("#8a3d33", "#3f6a72", "#b79a58", "#5a6a48", "#74543a")
    for row in range(4):
        y = 310 + row * 122
        pic.path(f"M{x + 14} {y}H{x + 306}V{y + 9}H{x + 14}Z", "#8a7040")
        px = x + 24.0
        while px < x + 286:
            wide = pic.between(10, 17)
            tall = pic.between(76, 96)
            if not (row == 1 and x + 172 < px < x + 204):
                pic.path(f"M{px:.0f} {y}v{-tall:.0f}h{wide:.0f}v{tall:.0f}Z", pic.random.choice(tints))
                pic.path(f"M{px:.0f} {y - 34}h{wide:.0f}v5h{-wide:.0f}Z", "#d9c998")
            px += wide + 2
    pic.path(f"M{x + 182} {416}h20v14h-20Z", "#e6d59a")
    pic.path(f"M{x + 306} 198L{x + 392} 222V716L{x + 306} 684Z", "#2c2116")
    pic.path(f"M{x + 306} 198L{x + 392} 222V232L{x + 312} 210V684H{x + 306}Z", "#d9c179")
    pic.line(f"M{x + 326} 236L{x + 376} 250V440L{x + 326} 432ZM{x + 326} 456L{x + 376} 466V690L{x + 326} 664Z", "#120d09", 4)
    pic.circle(x + 322, 446, 6, LIT)


def stove(pic: Picture) -> None:
    """A small fire in somebody else's house; a bed as in barracks; two shoes side by side."""
    x = 4.5 * CARD
    pic.path(f"M{x + 20} 560H2400V720H{x + 20}Z", "#1b2624")
    pic.path(f"M{x + 20} 548C{x + 100} 536 2360 536 2400 540V590H{x + 20}Z", "#8d9a86")
    pic.path(f"M{x + 20} 590H2400V650H{x + 20}Z", "#5b6a5e")
    pic.path(f"M{x + 30} 524C{x + 60} 512 {x + 110} 512 {x + 126} 526L{x + 122} 552H{x + 30}Z", "#d8d8bc")
    pic.line(f"M{x + 24} 480V730M2390 480V730", "#0d1312", 10)
    pic.path(
        f"M{x + 110} 752c0 -14 16 -14 20 0l16 6c6 6 2 12 -4 12h-32ZM{x + 160} 752c0 -14 16 -14 20 0l16 6c6 6 2 12 -4 12h-32Z",
        "#0b0908",
    )
    pic.glow(x - 90, 640, 330, "#f08a35", 0.6)
    pic.path(f"M{x - 104} 440V60H{x - 72}V440Z", "#0e1413")
    pic.path(f"M{x - 80} 60H{x - 72}V440H{x - 80}Z", "#6f8a78")
    pic.path(f"M{x - 160} 780V470C{x - 160} 430 {x - 20} 430 {x - 20} 470V780Z", "#121615")
    pic.path(
        f"M{x - 174} 462H{x - 6}V478H{x - 174}ZM{x - 170} 776H{x - 10}V792H{x - 170}ZM{x - 160} 792h16l-6 40h-14ZM{x - 36} 792h16l4 40h-14Z",
        "#262c2a",
    )
    pic.path(f"M{x - 130} 700V560C{x - 130} 530 {x - 50} 530 {x - 50} 560V700Z", "#2a0f0a")
    land.fire(pic, x - 90, 696, 110, 56, 0)
    pic.path(f"M{x - 130} 560L{x - 176} 576V716L{x - 130} 700Z", "#2e3331")
    pic.path(f"M{x - 134} 562L{x - 130} 560V700L{x - 134} 702Z", "#f0a457")
    pic.glow(x - 90, 860, 200, "#f08a35", 0.5, 0.25)
    pic.line(f"M{x - 160} 440h140", "#5d6a62", 4)
    with pic.at(x - 130, 462):
        pic.path("M-20 0V-26C-20 -40 26 -40 26 -26V0ZM26 -20L44 -34L40 -18L26 -8Z", "#3a4542")
