"""The meadow of fires, at dusk: twelve fires, the great one, and a ring that nobody lights."""

from __future__ import annotations

from missions.art import land
from missions.art.folk import DOWN, UP, again, person
from missions.art.pen import Picture
from missions.art.summer_night.tones import CARD, RED, finish, panorama, villager

NEAR_FIRE = (262, 742)
FIRES = ((60, 560, 40), (345, 548, 38), (520, 500, 26), (988, 502, 27), (1050, 548, 34), (1120, 500, 24),
         (1330, 528, 32), (1468, 497, 22), (1905, 508, 26), (1990, 548, 36), (2090, 512, 24))  # fmt: skip


def draw() -> str:
    pic = panorama("meadow")
    pic.ground((0, "#151a33"), (0.25, "#2c2846"), (0.45, "#6a3f55"), (0.58, "#c8694a"), (0.64, "#e79a58"))
    land.stars(pic, 28, 260)
    land.rings(pic, 1680, 470, 330, 1500, "#f3b56a", 0.18, 116, 0.62, 180, 360)
    land.ridge(pic, 470, 70, "#5b3b58", 2)
    hills = land.ridge(pic, 500, 40, "#3c2c48", 3)
    village(pic, land.height_at(hills, 700) + 12)
    land.treeline(pic, 505, 90, "#2a2440", 1750)
    land.ridge(pic, 520, 18, "#2c2238", 4)
    land.treeline(pic, 560, 200, "#1c1a2e", 2050, step=60)
    pic.box(0, 520, 2400, 400, pic.fade((0, "#3a2838"), (0.4, "#2a2030"), (1, "#120f1a")))
    pic.glow(1680, 660, 900, "#e2762f", 0.55, 0.38)
    land.strokes(pic, 0, 545, 2400, 330, 56, "#b06a44", 0.3, 130)
    for x, y, tall in sorted(FIRES, key=lambda fire: fire[1]):
        pic.stamp("fire", lambda: small_fire(pic), x, y, tall / 40, pic.random.random() < 0.5)
        onlookers(pic, x, y + 6, tall)
    children(pic)
    stag(pic, 720, 742)
    mayor(pic)
    great_fire(pic)
    cold_ring(pic)
    land.grass(pic, 890, 34, "#0c0a14", step=36)
    return finish(pic, "#0a0812")


def village(pic: Picture, y: float) -> None:
    """Twelve roofs, twelve chimneys, the tower; no smoke from them tonight: everybody is here."""
    d = f"M560 {y + 40:.0f}"
    x = 560.0
    for i in range(12):
        wide = pic.between(26, 40)
        h = pic.between(16, 30) + (6 - abs(i - 6)) * 3
        d += f"L{x:.0f} {y - h:.0f}L{x + wide * 0.5:.0f} {y - h - 14:.0f}L{x + wide * 0.66:.0f} {y - h - 9:.0f}v-11h6v15L{x + wide:.0f} {y - h:.0f}"
        x += wide
        if i == 6:
            d += "v-70l-4 -2l19 -34l19 34l-4 2v70"
            x += 30
    pic.path(f"{d}V{y + 40:.0f}Z", "#241c33")


def small_fire(pic: Picture) -> None:
    land.slabs(pic, 0, 3, 30, "#191320", "#59405a", count=9)
    land.fire(pic, 0, 0, 40, glow=0.35)


def onlookers(pic: Picture, x: float, y: float, tall: float) -> None:
    for off in (-1.5, 1.45):
        if pic.random.random() < 0.75:
            head = pic.random.choice(("beret", "scarf", "brim"))
            dress = "coat" if head == "scarf" else "trousers"
            look = villager(top="#1d1726", bottom="#16121e", dress=dress, head=head)
            again(pic, x + off * tall, y, tall * 2.1, look, flip=off > 0, light=-1 if off > 0 else 1)


def children(pic: Picture) -> None:
    """Nieves conducts, seven clap."""
    land.fire(pic, *NEAR_FIRE, 84, 60, 0.45)
    clap = ((8, -66), (17, -74))
    clothes = ("#5a3540", "#2f3c55", "#6b4a33", "#3c4a3c")
    scale = 1.18
    spots = (
        (66, 770, 118, False),
        (128, 742, 112, False),
        (170, 786, 126, False),
        (330, 750, 116, True),
        (386, 776, 124, True),
        (432, 744, 108, True),
        (352, 826, 132, True),
    )
    for i, (x, y, tall, flip) in enumerate(spots):
        kind = i % 4
        look = villager(
            top=clothes[kind],
            bottom="#231c2a",
            dress="skirt" if kind % 2 else "trousers",
            head=("bare", "plait", "hair", "bun")[kind],
            child=True,
        )
        arms = (((6, -60), (17, -72)), clap) if kind % 3 else (UP, clap)
        again(pic, x, y, tall * scale, look, arms=arms, flip=flip, light=-1 if flip else 1)
    nieves = villager(top="#e3d3b4", bottom="#b9a37c", dress="skirt", head="plait", child=True, skin="#c98a5c")
    person(pic, 236, 846, 186, nieves, arms=(UP, ((13, -74), (14, -92))), light=1)


def stag(pic: Picture, x: float, y: float) -> None:
    """Straw on a pyre, as tall as a cart, antlers of vine, slips of paper everywhere."""
    d = ""
    for i in range(9):
        d += f"M{x - 205 + i * 6:.0f} {y - i * 9 + 18:.0f}L{x + 205 - i * 6:.0f} {y - i * 9 + 8:.0f}"
    pic.line(d, "#17121c", 11)
    pic.line(d, "#6b4634", 3, 0.8)
    pic.line(
        f"M{x - 190} {y + 30}L{x - 60} {y - 86}M{x + 190} {y + 30}L{x + 70} {y - 86}M{x - 90} {y + 34}L{x + 20} {y - 84}M{x + 90} {y + 34}L{x - 10} {y - 84}",
        "#221820",
        14,
    )
    with pic.at(x, y - 78, 1):
        for colour, shift in (("#f3b765", 7), ("#8d6530", 0)):
            with pic.at(shift, -shift * 0.6):
                pic.path(
                    "M-128 -128C-150 -96 -140 -70 -128 -60L-138 6H-104L-92 -58C-40 -40 30 -44 74 -62L84 6H118L112 -84C126 -120 140 -160 146 -190L196 -184C210 -186 208 -204 196 -208L156 -240C146 -254 128 -252 118 -240C104 -212 96 -186 76 -168C10 -176 -70 -170 -128 -128Z",
                    colour,
                )
                pic.path("M112 -232L92 -262C108 -258 120 -250 126 -240ZM-128 -128L-150 -116L-140 -146Z", colour)
                pic.line(
                    "M126 -244C104 -290 116 -330 92 -372M114 -300C84 -312 66 -336 62 -362M104 -340C124 -352 130 -372 128 -392M142 -246C168 -286 158 -326 184 -362M160 -292C190 -300 206 -322 210 -348M166 -326C148 -342 146 -362 150 -382",
                    "#c8823f" if shift else "#3d2418",
                    8,
                )
        cuts = ""
        for _ in range(44):
            px, py = pic.between(-125, 105), pic.between(-150, -66)
            cuts += land.whole_sliver((px, py), (px + pic.between(24, 46), py + pic.between(-10, 16)), 1.6, 0)
        for _ in range(24):
            px, py = pic.between(88, 128), pic.between(-215, -110)
            cuts += land.whole_sliver((px, py), (px + pic.between(-8, 8), py + 34), 1.5, 0)
        for px in (-122, -112, 96, 106):
            cuts += land.whole_sliver((px, -62), (px + 2, 2), 2, 0)
        pic.path(cuts, "#e5b868")
        pic.path(
            "M-132 -66L-98 -62L-100 -54L-134 -58ZM78 -70L114 -78V-70L79 -62ZM82 -166L112 -150L108 -142L80 -157Z", "#4a2f1c"
        )
        pic.circle(160, -222, 5, "#160f10")
        land.slips(pic, [(pic.between(-126, 110), pic.between(-150, -66)) for _ in range(26)], 8)
        land.slips(pic, [(196, -172), (206, -140), (188, -60), (-170, 20), (150, 50), (170, 86), (-90, 96)], 9)
    writer = villager(top="#3b2b33", bottom="#20182a", dress="skirt", head="scarf")
    person(pic, x - 205, y + 96, 205, writer, arms=(DOWN, ((9, -70), (20, -84))), light=1)


def mayor(pic: Picture) -> None:
    """A stout man with his chain of office, one hand shaken, the other on his inside pocket."""
    x = 2.5 * CARD
    pic.path("M1050 800H1370V812H1050ZM1070 812h14v40h-14ZM1336 812h14v40h-14Z", "#171019")
    for px, head, flip, tall in ((1048, "beret", False, 236), (1352, "scarf", True, 222), (1404, "brim", True, 232)):
        look = villager(top="#2c2230", bottom="#1b1622", dress="coat" if head == "scarf" else "trousers", head=head)
        person(pic, px, 812, tall, look, arms=(((8, -68), (17, -76)), ((9, -66), (18, -74))), flip=flip, light=1)
    fermin = villager(top="#3d3f52", bottom="#2b2c3c", head="bare", stout=True, skin="#c08058")
    person(pic, x - 12, 838, 272, fermin, arms=(((14, -66), (6, -70)), ((14, -66), (28, -64))), light=1)
    with pic.at(x - 12, 838, 2.72):
        pic.path("M2 -79L6 -66L9 -79Z", "#e9dfc8")
        pic.path("M-4 -98C-7 -96 -7 -90 -4 -87L-2 -92ZM2 -87H7L6 -85H2Z", "#57493f")
        pic.line("M-5 -78C-2 -66 8 -62 12 -76", "#e2b04a", 1.6)
        pic.circle(6, -65, 2.3, "#e2b04a")
    shaker = villager(top="#4a3a30", bottom="#241d28", head="beret")
    person(pic, x + 112, 838, 250, shaker, arms=(DOWN, ((10, -66), (22, -68))), flip=True, light=1, turn=-5)


def great_fire(pic: Picture) -> None:
    x, y = 3.5 * CARD, 760
    land.slabs(pic, x, y + 10, 180, "#20161f", "#8a5a45", 0.26, 15, "#3a1c18")
    pic.line(
        f"M{x - 130} {y + 6}L{x + 60} {y - 120}M{x + 130} {y + 6}L{x - 60} {y - 120}M{x - 70} {y + 20}L{x + 20} {y - 140}M{x + 84} {y + 20}L{x - 10} {y - 140}",
        "#1a0f10",
        17,
    )
    land.fire(pic, x, y, 360, 230, 0.55)
    land.sparks(pic, x, y - 200, 150, 520, 44)
    leap = villager(top="#1a0f14", bottom="#120a10", skin="#2a1410", hair="#120a10", rim="#ffd98a")
    person(
        pic,
        x + 14,
        y - 176,
        190,
        leap,
        arms=(((-14, -88), (-22, -100)), UP),
        legs=(((-12, -40), (-26, -34)), ((14, -46), (26, -32))),
        light=-1,
        turn=-8,
    )
    for px, head, flip, dress in (
        (1480, "scarf", False, "skirt"),
        (1532, "beret", False, "trousers"),
        (1838, "beret", True, "trousers"),
        (1884, "scarf", True, "skirt"),
    ):
        look = villager(top="#2a1c24", bottom="#1c141c", head=head, dress=dress)
        again(
            pic,
            px,
            820,
            230 if dress == "trousers" else 212,
            look,
            arms=(UP, ((10, -70), (18, -84))),
            flip=flip,
            light=1 if not flip else -1,
        )
    with pic.at(1600, 862, 1.1):
        pic.path("M-34 -44C-44 -8 -28 4 0 4S44 -8 34 -44Z", "#2a1612")
        pic.path("M-38 -46C-20 -60 20 -60 38 -46C20 -40 -20 -40 -38 -46ZM-7 -62H7V-54H-7Z", "#8d4a2b")
        pic.path("M14 -38C30 -20 26 -6 16 0C34 -6 42 -20 34 -42Z", "#f0a457")


def cold_ring(pic: Picture) -> None:
    x, y = 4.5 * CARD, 742
    land.oak(pic, 2330, 640, 560, "#131426", "#3b4a66", -1)
    land.trunk(pic, 2388, 60, 720, "#0b0c18", "#4c3b4c", -1)
    land.trunk(pic, 2230, 34, 600, "#171830", "#4c3b4c", -1)
    land.mist(pic, 640, 60, "#8a7b93", 0.14, 4)
    land.lantern(pic, 2268, 470, 46, lit=False, frame="#0a0a14")
    pic.line("M2268 472V420", "#0a0a14", 3)
    land.smoke(pic, 2268, 470, 70, "#b9b2c4", 0.6, 20, 5)
    land.nettles(pic, 1960, 706, 420, 70, 16, "#18202a")
    land.slabs(pic, x, y, 150, "#252a38", "#5d6a7c", 0.34, 11, "#141724")
    with pic.at(x, y + 74):
        pic.path("M-92 -34L-60 -58L66 -62L100 -36L92 26L-84 30Z", "#3a4354")
        pic.path("M-92 -34L-60 -58L66 -62L100 -36Z", "#77869a")
        pic.line("M-52 14C-20 -2 18 -10 56 -22", "#aebac6", 4)
        sprig = ""
        for i in range(6):
            px, py = -40 + i * 18, 9 - i * 5.4
            sprig += f"M{px} {py:.0f}q-2 -16 12 -22q2 14 -12 22ZM{px + 4} {py + 1:.0f}q14 4 22 -4q-12 -8 -22 4Z"
        pic.path(sprig, "#aebac6")
        pic.circle(8, -20, 5, "#aebac6")
        pic.circle(38, 0, 5, "#aebac6")
        pic.path(
            "M-70 -56C-40 -70 10 -40 60 -56C70 -46 84 -50 86 -40C60 -30 10 -24 -30 -44C-44 -40 -60 -34 -76 -2L-96 6C-92 -20 -86 -44 -70 -56Z",
            RED,
        )
        pic.line("M-60 -50C-30 -58 10 -32 70 -46M-84 0C-80 -20 -74 -34 -64 -44", "#e0705a", 2.5)
    land.nettles(pic, 1935, 872, 180, 100, 11, "#0e131c")
    land.nettles(pic, 2270, 872, 130, 110, 9, "#0e131c")
