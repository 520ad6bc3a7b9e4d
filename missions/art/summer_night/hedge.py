"""The hedge: a fair with doors, glad of you, and the moon in the gap behind a pair of antlers."""

from __future__ import annotations

from functools import partial

from missions.art import land
from missions.art.folk import DOWN, UP, Look, person
from missions.art.pen import Picture
from missions.art.summer_night.tones import CARD, RED, finish, panorama

LEAF, LIT, MOON = "#16352c", "#6f9a68", "#f4eecb"


def neighbour(head: str, top: str, bottom: str, dress: str = "skirt", metal: str = "#b9b49c", **more: bool) -> Look:
    return Look(
        top=top,
        bottom=bottom,
        skin="#b08a6a",
        hair=metal,
        rim=MOON,
        dress=dress,
        head=head,
        child=more.get("child", False),
        stout=more.get("stout", False),
    )


def draw() -> str:
    pic = panorama("hedge")
    pic.ground((0, "#0b1c2b"), (0.4, "#1d4148"), (0.62, "#5d8a78"), (0.66, "#173029"))
    land.stars(pic, 40, 300)
    x = 3.5 * CARD
    land.moon(pic, x, 330, 205, MOON, 0.7)
    land.rings(pic, x, 330, 250, 1500, "#e9f0cf", 0.2, 84, 1, 140, 400)
    land.treeline(pic, 600, 260, "#12302f", 1380, 2000, 60)
    pic.path("M0 640H2400V900H0Z", pic.fade((0, "#2c5a48"), (0.3, "#1b3c33"), (1, "#081612")))
    pic.glow(x, 700, 620, "#dfe9c4", 0.5, 0.3)
    land.strokes(pic, 0, 660, 2400, 220, 90, "#9dc08a", 0.3, 80)
    wall(pic)
    lamps(pic)
    spoons(pic)
    desk(pic)
    scales(pic)
    stag(pic, x, 800)
    dancers(pic)
    land.grass(pic, 890, 40, "#05100d", step=22)
    return finish(pic, "#040b0a", 0.5)


def wall(pic: Picture) -> None:
    """Clipped so long ago that it has doors; in the fourth part it stands open."""
    for start, end in ((-20.0, 1452.0), (1908.0, 2430.0)):
        d = f"M{start:.0f} 680"
        x = start
        while x < end:
            wide = pic.between(40, 80)
            top = 196 + pic.between(-24, 30) + (40 if x < 500 else 0)
            d += f"C{x:.0f} {top:.0f} {min(x + wide, end):.0f} {top:.0f} {min(x + wide, end):.0f} {top + 30:.0f}"
            x += wide
        pic.path(f"{d}L{end + 14:.0f} 420L{end:.0f} 700H{start:.0f}Z", LEAF)
    leaves = ""
    for _ in range(150):
        px = pic.between(0, 1440) if pic.random.random() < 0.74 else pic.between(1920, 2400)
        py = pic.between(230, 640)
        leaves += f"M{px:.0f} {py:.0f}q8 -12 20 -8q-4 12 -20 8Z"
    pic.path(leaves, LIT, 0.55)
    leaves = "".join(
        f"M{1380 + pic.between(0, 66):.0f} {pic.between(230, 660):.0f}q10 -10 20 -4q-6 12 -20 4ZM{1912 + pic.between(0, 50):.0f} {pic.between(230, 660):.0f}q10 -10 20 -4q-6 12 -20 4Z"
        for _ in range(16)
    )
    pic.path(leaves, "#dbe8b8")
    for x, colour, ajar in (
        (60, "#7a3b34", 1),
        (450, "#3f6a72", 0),
        (900, "#8a7440", 1),
        (1250, "#6a4a6a", 0),
        (2290, "#7a3b34", 1),
    ):
        pic.path(f"M{x} 660V400C{x} 340 {x + 110} 340 {x + 110} 400V660Z", "#06110f")
        if ajar:
            pic.path(f"M{x + 8} 660V406C{x + 8} 356 {x + 102} 356 {x + 102} 406V660Z", pic.fade((0, "#c98a45"), (1, "#6b4a2c")))
            pic.path(f"M{x} 400C{x} 360 {x + 40} 350 {x + 56} 352L{x + 30} 390V690L{x} 660Z", colour)
        else:
            pic.path(f"M{x + 8} 660V406C{x + 8} 356 {x + 102} 356 {x + 102} 406V660Z", colour)
            pic.line(f"M{x + 42} 372V660M{x + 74} 372V660", "#0d1a18", 3)
            pic.circle(x + 88, 520, 6, "#f0cf80")


def lamps(pic: Picture) -> None:
    colours = ("#f7c766", "#e98f5a", "#f3dd94", "#d9b04a", "#f7c766")
    for start, end in (
        ((-10, 210), (470, 200)),
        ((470, 200), (960, 190)),
        ((960, 190), (1430, 220)),
        ((1920, 210), (2410, 190)),
    ):
        for i, (x, y) in enumerate(land.wire(pic, start, end, 48, "#06110f", 3)):
            pic.stamp(colours[i], partial(land.paper_lantern, pic, 0, 0, 44, colours[i], 0.45), x, y)
    land.moths(pic, 1200, 330, 200, 6, MOON)


def stall(pic: Picture, x: float, wide: float, cloth: str, stripe: str) -> None:
    pic.path(f"M{x} 690H{x + wide}V720H{x}Z", "#8a6a3c")
    pic.path(f"M{x + 8} 720H{x + wide - 8}V870H{x + 8}Z", cloth)
    stripes = "".join(f"M{x + 30 + i * 62:.0f} 720h28V870h-28Z" for i in range(int(wide / 62)))
    pic.path(stripes, stripe)
    pic.path(f"M{x + wide - 14} 720h6V870h-6Z", "#e6ddb4")


def spoons(pic: Picture) -> None:
    """Tuesday lifts her colander; in front of her odd teaspoons by the dozen."""
    tuesday = neighbour("colander", "#5c3a4c", "#33222e", metal="#a9b0a8")
    person(pic, 236, 850, 390, tuesday, arms=(((-12, -84), (-6, -97)), ((14, -66), (22, -56))), light=1, wide_rim=1.2)
    with pic.at(236, 850, 3.9):
        dots = "".join(
            f"M{px} {py}h1.4v1.4h-1.4Z" for px, py in ((-6, -97), (-3, -100), (0, -97), (3, -100), (5, -97), (-1, -102))
        )
        pic.path(dots, "#1d2622")
    stall(pic, 50, 400, "#6e2f2e", "#c9ac72")
    bowl = "M-5 -4C-14 -14 -12 -34 0 -36C12 -34 14 -14 5 -4L3 44H-3Z"
    for i in range(10):
        x, y = 80 + i * 38, 686 - (i % 2) * 6
        with pic.at(x, y, 0.55, turn=-60 + (i * 47) % 120):
            pic.path(bowl, "#cfd2c2")
            pic.path("M2 -6C10 -14 10 -30 2 -34C12 -34 14 -14 5 -4Z", "#fffbe2")
    pic.line("M40 560H464", "#3a2a1a", 7)
    for i in range(8):
        x = 68 + i * 52
        if abs(x - 236) > 60:
            pic.line(f"M{x} 560v14", "#c9ac72", 2)
            with pic.at(x, 614, 0.9, turn=180):
                pic.path(bowl, "#aeb3a6")
                pic.path("M2 -6C10 -14 10 -30 2 -34C12 -34 14 -14 5 -4Z", "#fffbe2")
    pic.path("M34 540h12V870h-12ZM458 540h12V870h-12Z", "#2a1e14")


def desk(pic: Picture) -> None:
    """Hat, who has a hat for a face, his stamps, and drawers of syllables."""
    x = 1.5 * CARD
    hat = Look(top="#2c2f3a", bottom="#1c1f28", skin="#b08a6a", hair="#15171d", rim=MOON, dress="trousers", head="top")
    person(
        pic, x - 20, 850, 370, hat, seated=False, arms=(((-13, -66), (4, -60)), ((16, -70), (22, -84))), light=1, wide_rim=1.2
    )
    with pic.at(x - 20, 850, 3.7):
        pic.path("M-6 -97C-7 -88 9 -88 8 -97Z", "#15171d")
        pic.path("M2 -79L5 -64L9 -79Z", "#e2dcc2")
        pic.path("M19 -92h7v5h3v3h-13v-3h3Z", "#6e2f2e")
    pic.path(f"M{x - 170} 690H{x + 176}V712H{x - 170}Z", "#a07c46")
    pic.path(f"M{x - 160} 712H{x + 166}V872H{x - 160}Z", "#38281a")
    drawers = "".join(f"M{x - 146 + c * 104} {726 + r * 48}h92v38h-92Z" for r in range(3) for c in range(3))
    pic.line(drawers, "#8a6a3c", 3)
    pic.path("".join(f"M{x - 106 + c * 104} {742 + r * 48}h12v5h-12Z" for r in range(3) for c in range(3)), "#e6cf8a")
    for px in (-140, -104, 76, 112, 146):
        pic.path(f"M{x + px - 5} 664c-8 -10 18 -10 10 0v10h8v14h-26v-14h8Z", "#4a2f22" if px < 0 else "#6e2f2e")
    pic.path(f"M{x - 70} 686l76 -6 22 10h-96Z", "#efe6c8")
    pic.path(f"M{x - 64} 672h60v8h-60ZM{x - 60} 662h52v9h-52Z", "#cfc39c")


def scales(pic: Picture) -> None:
    """One pan heavy with nothing; the other, with coins, up."""
    x = 2.5 * CARD - 40
    child = neighbour("funnel", "#7d6a8a", "#544a66", metal="#b9b49c", child=True)
    person(pic, x + 150, 850, 250, child, arms=(((8, -64), (18, -70)), ((12, -66), (24, -74))), flip=True, light=1)
    brass, glint = "#a8853e", "#f3dd94"
    pic.path(f"M{x - 8} 420H{x + 8}V810H{x - 8}ZM{x - 80} 850C{x - 70} 812 {x + 70} 812 {x + 80} 850Z", brass)
    pic.path(f"M{x + 3} 420H{x + 8}V810H{x + 3}Z", glint)
    pic.line(f"M{x - 160} 396L{x} 440L{x + 160} 484", brass, 13)
    pic.line(f"M{x - 158} 391L{x} 435L{x + 160} 479", glint, 3)
    pic.circle(x, 432, 17, brass)
    for px, py in ((x - 158, 396), (x + 158, 484)):
        pic.line(f"M{px} {py}L{px - 58} {py + 160}M{px} {py}L{px + 58} {py + 160}", "#c9ac72", 3)
        pic.path(f"M{px - 72} {py + 160}H{px + 72}C{px + 50} {py + 196} {px - 50} {py + 196} {px - 72} {py + 160}Z", brass)
        pic.path(
            f"M{px + 20} {py + 184}C{px + 44} {py + 180} {px + 60} {py + 172} {px + 72} {py + 160}H{px + 56}C{px + 50} {py + 170} {px + 36} {py + 178} {px + 20} {py + 184}Z",
            glint,
        )
    for dx, dy in ((-30, 0), (-8, 0), (14, 0), (36, 0), (-18, -9), (4, -9), (26, -9), (-6, -18), (14, -18)):
        pic.oval(x - 160 + dx, 550 + dy, 12, 6, "#9fe0d6")
    pic.path(f"M{x - 200} 850h96v-70h-96Z", "#2b1f15")
    pic.path(f"M{x - 206} 772h108v12h-108Z", "#8a6a3c")


def stag(pic: Picture, x: float, y: float) -> None:
    """Head down, all black against the moon, counting."""
    body = "M-150 -250C-170 -200 -150 -160 -140 -140L-166 0H-124L-96 -130C-60 -110 0 -112 40 -128L56 0H96L92 -150C116 -170 136 -200 150 -230L178 -150C184 -128 208 -126 212 -140L206 -230C208 -262 190 -282 168 -290C130 -330 60 -330 20 -300C-40 -306 -110 -300 -150 -250Z"
    antlers = "M168 -284C120 -340 150 -400 96 -452M140 -350C100 -356 70 -384 64 -420M122 -410C140 -430 142 -456 134 -480M196 -276C250 -320 240 -390 296 -430M234 -340C272 -340 302 -366 310 -400M252 -384C240 -410 246 -440 258 -462"
    with pic.at(x - 40, y, 1.12):
        with pic.at(-6, -5):
            pic.path(body, MOON)
            pic.line(antlers, MOON, 12)
        pic.path(body, "#0a1512")
        pic.line(antlers, "#0a1512", 13)
        pic.path("M-150 -250L-176 -226L-158 -274ZM150 -262L118 -290C140 -294 156 -286 164 -276Z", "#0a1512")
        straw = ""
        for _ in range(60):
            px, py = pic.between(-150, 120), pic.between(-290, -140)
            straw += land.whole_sliver((px, py), (px + pic.between(14, 34), py + pic.between(-16, 12)), 1.3, 0)
        for _ in range(26):
            px = pic.between(-150, 60)
            straw += land.whole_sliver((px, -306), (px + pic.between(-26, 26), -340 + pic.between(0, 20)), 1.6, 0)
        pic.path(straw, "#8d7a40", 0.8)
        pic.circle(176, -232, 6, "#f7c766")
        land.slips(
            pic,
            [(pic.between(-140, 60), pic.between(-270, -160)) for _ in range(12)]
            + [(196, -118), (214, -84), (180, -50), (226, -30), (200, 6), (150, 16)],
            8,
        )


def dancers(pic: Picture) -> None:
    """No two the same dance; every mask is a thing out of a house. A glove holds out no hand."""
    x = 4.5 * CARD
    pic.oval(x, 826, 230, 36, "#0a1a15", 0.5)
    back = (
        ("clock", "#6a563a", "trousers", x - 140, 752, 230, (UP, ((12, -70), (20, -84))), False),
        ("pan", "#3f5a62", "skirt", x - 10, 736, 224, (((-12, -82), (-20, -96)), UP), True),
        ("kettle", "#6a3a3a", "skirt", x + 118, 748, 232, (DOWN, UP), False),
    )
    front = (
        ("boot", "#4a4a5e", "trousers", x + 182, 846, 284, (((-14, -74), (-22, -86)), ((15, -76), (24, -88))), True),
        ("bellows", "#7a5a34", "trousers", x - 80, 856, 292, (((-14, -80), (-18, -98)), ((14, -70), (26, -66))), False),
        ("basket", "#4c6a4a", "skirt", x + 52, 862, 280, (((-12, -66), (-22, -62)), ((14, -80), (22, -94))), True),
    )
    for head, top, dress, px, py, tall, arms, flip in back + front:
        look = neighbour(head, top, "#20302a", dress, "#c2b88e")
        legs = (
            (((-10, -30), (-16, -3)), ((12, -34), (6, -10)))
            if dress == "trousers"
            else (((-3, -26), (-5, -1)), ((4, -26), (5, -1)))
        )
        person(pic, px, py, tall, look, arms=arms, legs=legs, flip=flip, light=-1, turn=5 if flip else -5, wide_rim=1)
        if head == "clock":
            with pic.at(px, py, tall / 100, flip, 5 if flip else -5):
                pic.line("M0 -92V-98M0 -92L4 -90", "#20302a", 1.4)
    with pic.at(1944, 690, 0.9, turn=-12):
        pic.path(
            "M-20 50L-22 10L-40 -10C-46 -20 -34 -26 -26 -14L-18 -4L-20 -46C-18 -56 -8 -56 -8 -46L-5 -16L-2 -54C2 -62 10 -60 10 -50L8 -14L18 -46C24 -52 32 -48 28 -38L20 -4C24 20 22 36 18 50Z",
            "#efe6cf",
        )
        pic.path("M-24 48H22V62H-24Z", RED)
    pic.line("M2010 842l60 -26M2330 850l-50 -30", "#c9a86a", 7)
