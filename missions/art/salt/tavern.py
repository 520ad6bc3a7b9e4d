"""The tavern: smoke, bare tables, a fire under a lintel that is as old as the sluice, and its year cut into it."""

from __future__ import annotations

from missions.art import land
from missions.art.folk import DOWN, HIP, again, person
from missions.art.pen import Picture
from missions.art.salt.tones import APRICOT, CARD, LAMP, RUST, SALT, SHADE, finish, local, panorama

WOOD, DARK, LIT = "#4a3226", "#1d1614", "#c9864e"
FIRE = "#ffb765"
FLOOR = 610
HEARTH = 2 * CARD + 350


def draw() -> str:
    pic = panorama("tavern")
    pic.ground((0, "#1d1a1c"), (0.3, "#433630"), (0.75, "#5c4636"), (0.76, "#33271f"), (1, "#17110f"))
    pic.glow(HEARTH, 480, 1250, "#f2944a", 0.7, 0.62)
    land.rings(pic, HEARTH, 460, 330, 1500, "#f7c07c", 0.15, 80, 0.7, 180, 350)
    land.strokes(pic, 0, 140, 2400, 440, 90, "#f0c49a", 0.14, 60)
    beams(pic)
    boards(pic)
    window(pic)
    tables(pic)
    bar(pic)
    hearth(pic)
    children(pic)
    land.mist(pic, 190, 110, "#c9b8a8", 0.12, 9)
    return finish(pic, "#0d0908", 0.5)


def beams(pic: Picture) -> None:
    pic.path("M0 0H2400V64H0Z", DARK)
    pic.path("M0 64H2400V74H0Z", "#7a4e30")
    for x in range(60, 2400, 260):
        pic.path(f"M{x} 0H{x + 54}L{x + 46} 116H{x + 8}Z", "#150f0d")
        pic.line(f"M{x + (48 if x < HEARTH else 6)} 70V112", LIT, 4, 0.7)
    # Hooks for fish that is not there.
    hooks = "".join(f"M{x} 74v26c0 12 14 12 14 2" for x in range(180, 2300, 118))
    pic.line(hooks, "#9a8b7c", 3)


def boards(pic: Picture) -> None:
    for i in range(5):
        y = FLOOR + 8 + i * i * 7 + i * 20
        pic.line(f"M0 {y}H2400", "#140e0c", 3, 0.7)
    pic.glow(HEARTH, 720, 820, "#e8812f", 0.5, 0.2)
    land.strokes(pic, 700, FLOOR + 10, 1600, 170, 60, "#dc9a5c", 0.35, 110)


def window(pic: Picture) -> None:
    """The harbour in it, and the ship."""
    with pic.at(120, 130):
        pic.path("M-18 -18H318V258H-18Z", DARK)
        pic.path(
            "M0 0H300V240H0Z", pic.fade((0, "#33465c"), (0.6, "#c98a7c"), (0.75, "#f7c894"), (0.76, "#4d6b7a"), (1, "#2c4453"))
        )
        pic.path("M190 178L200 118L206 178ZM214 178L226 104L234 178ZM176 176H250L240 192H186Z", "#1d1f2a")
        pic.line("M203 176V96M228 176V84", "#1d1f2a", 3)
        pic.path("M146 0H156V240H146ZM0 112H300V122H0Z", DARK)
        pic.path("M-28 258H328V276H-28Z", "#8a5a38")


def tables(pic: Picture) -> None:
    """Nobody eats: the plates stand on their edge on the wall, the stools on the tables."""
    pic.path("M60 560H520L560 598H20Z", "#6a4630")
    pic.path("M20 598H560V616H20Z", "#33221a")
    pic.path("M70 616h26v170h-26ZM484 616h26v170h-26Z", DARK)
    land.strokes(pic, 60, 566, 430, 26, 14, LIT, 0.5, 90)
    for x in (160, 360):
        pic.path(
            f"M{x - 46} 560H{x + 46}V546H{x - 46}ZM{x - 36} 546L{x - 44} 450h12l8 96ZM{x + 24} 546L{x + 30} 450h12l-8 96Z",
            "#2a1c16",
        )
        pic.line(f"M{x + 38} 452L{x + 32} 544M{x - 44} 548H{x + 44}", LIT, 3, 0.8)
    pic.oval(262, 566, 30, 8, "#d8cbb4")
    pic.path("M240 566C244 548 280 548 284 566Z", SALT)
    pic.path("M256 556l4 -3 4 3 -4 3ZM268 560l4 -3 4 3 -4 3Z", "#fff")


def bar(pic: Picture) -> None:
    x = CARD
    pic.path(f"M{x + 40} 150H{x + 520}V360H{x + 40}Z", "#2b1d17")
    for y in (216, 290, 360):
        pic.path(f"M{x + 30} {y}H{x + 530}V{y + 12}H{x + 30}Z", "#6f4a30")
        pic.line(f"M{x + 30} {y}H{x + 530}", LIT, 3, 0.8)
    for i, px in enumerate(range(int(x) + 70, int(x) + 510, 48)):
        if i % 3 != 1:
            pic.path(f"M{px - 12} 216v-30c0 -8 6 -8 6 -20h12c0 12 6 12 6 20v30Z", ("#3f5a52", "#5a3a2a", "#54606a")[i % 3])
            pic.line(f"M{px + 9} 214V186", APRICOT, 3, 0.8)
    # Plates on edge, a row with nothing to carry.
    for px in range(int(x) + 74, int(x) + 240, 52):
        pic.circle(px, 262, 26, "#b9ab98")
        pic.circle(px, 262, 17, "#d8ccb8")
    land.lantern(pic, x + 450, 92, 96, True, 0.6)
    landlady = local(
        top="#6e3a38", bottom="#35262a", dress="skirt", head="bun", skin="#b9805c", apron="#d9cab0", rim=FIRE, stout=True
    )
    person(pic, x + 300, 690, 400, landlady, arms=(HIP, ((13, -64), (24, -58))), light=1)
    pic.path(f"M{x + 20} 556H{x + 560}L{x + 580} 584H{x}Z", "#8a5c3c")
    pic.line(f"M{x + 20} 556H{x + 560}", FIRE, 4)
    pic.path(f"M{x} 584H{x + 580}V780H{x}Z", "#3b281f")
    pic.line(f"M{x + 90} 590V780M{x + 210} 590V780M{x + 330} 590V780M{x + 450} 590V780", "#1f1511", 6)
    pic.line(f"M{x + 574} 590V780", LIT, 5)
    with pic.at(x + 450, 556):
        pic.path("M-24 0V-46H24V0ZM24 -38c22 -4 22 30 0 26v-7c10 2 10 -14 0 -12Z", "#6a6f76")
        pic.path("M14 0V-46H24V0Z", SHADE)
    with pic.at(x + 120, 556):
        pic.path("M-40 0C-36 -14 36 -14 40 0Z", "#8a7a66")


def hearth(pic: Picture) -> None:
    x = HEARTH
    pic.path(f"M{x - 230} 700V120H{x + 230}V700Z", "#4c4644")
    rows = "".join(f"M{x - 230} {y}H{x + 230}" for y in range(190, 700, 58))
    posts = "".join(f"M{x - 230 + (k % 2) * 40 + k * 74 % 460} {132 + (k % 9) * 58}v58" for k in range(24))
    pic.line(rows + posts, "#2e2a2a", 4, 0.7)
    pic.path(f"M{x - 230} 120H{x - 218}V700H{x - 230}Z", FIRE, 0.5)
    pic.path(f"M{x - 160} 700V392H{x + 160}V700Z", "#180d0a")
    pic.glow(x, 600, 230, "#f8a848", 0.95)
    land.fire(pic, x, 690, 190, 170, 0)
    land.sparks(pic, x, 600, 70, 200, 18)
    pic.path(f"M{x - 210} 304H{x + 210}V392H{x - 210}Z", "#8a7f74")
    pic.path(f"M{x - 210} 380H{x + 210}V392H{x - 210}Z", FIRE)
    pic.path(f"M{x - 210} 304H{x + 210}V312H{x - 210}Z", "#b5a999")
    year(pic, x, 346)
    clerk = local(top="#33384a", bottom="#23232e", head="hair", hair="#cfc8bc", skin="#b98a68", rim=FIRE, dress="coat")
    pic.path(
        f"M{x - 300} 560H{x - 180}V700H{x - 200}V640H{x - 280}V700H{x - 300}ZM{x - 306} 430H{x - 286}V700H{x - 306}Z", "#20150f"
    )
    person(pic, x - 236, 720, 340, clerk, arms=(((6, -62), (15, -58)), ((10, -62), (18, -57))), light=1, seated=True)
    with pic.at(x - 158, 600, 1, turn=-8):
        pic.path("M-40 -8L0 0L40 -10V14L0 24L-40 16Z", "#e8dcc0")
        pic.line("M0 0V24M-32 0L-8 5M-32 7L-8 12M8 4L32 -2M8 11L32 5", "#6a5a4a", 2)


def year(pic: Picture, x: float, y: float) -> None:
    """MDCLXXXIV: nothing in the story says it, but that the hearth is as old as the sluice."""
    letters = {
        "M": "M0 30V0L11 20L22 0V30",
        "D": "M0 0V30H6C22 28 22 2 6 0Z",
        "C": "M18 5C10 -3 0 2 0 15S10 33 18 25",
        "L": "M0 0V30H14",
        "X": "M0 0L17 30M17 0L0 30",
        "I": "M0 0V30",
        "V": "M0 0L9 30L18 0",
    }
    wide = {"M": 22, "D": 18, "C": 18, "L": 14, "X": 17, "I": 0, "V": 18}
    word = "MDCLXXXIV"
    left = x - (sum(wide[one] for one in word) + 15 * (len(word) - 1)) / 2
    for one in word:
        with pic.at(left, y - 14):
            pic.line(letters[one], "#38302c", 5)
        left += wide[one] + 15


def children(pic: Picture) -> None:
    x = 3 * CARD + 300
    pic.path(f"M{x - 250} 640C{x - 120} 616 {x + 150} 616 {x + 270} 640L{x + 250} 700H{x - 230}Z", "#5f4430", 0.8)
    for k in range(5):
        px = x + 60 + k * 46
        pic.path(f"M{px - 60} 250H{px - 26}V{600 - k % 2 * 20}H{px - 60}Z", "#2a1d17")
    pic.path(f"M{x - 10} 250H{x + 250}V272H{x - 10}Z", "#5d3f2a")
    for px, top, head, flip, tall in (
        (x - 170, "#7a4238", "plait", False, 240),
        (x - 30, "#3a5058", "beret", False, 216),
        (x + 170, "#6a5a34", "hair", True, 250),
    ):
        child = local(top=top, bottom="#2c2628", head=head, skin="#b98460", rim=FIRE, child=True)
        again(pic, px, 716, tall * 1.25, child, seated=True, flip=flip, light=-1, arms=(DOWN, ((10, -60), (20, -46))))
    # Each stone a sack: four rows of ten, which are forty.
    stones = "".join(
        f"M{x - 90 + c * 19 + r * 4} {716 + r * 13}a7 5 0 1 0 14 0a7 5 0 1 0 -14 0Z" for r in range(4) for c in range(10)
    )
    pic.path(stones, SHADE)
    pic.path(stones.replace("a7 5 0 1 0 14 0a7 5 0 1 0 -14 0Z", "a7 5 0 0 1 12 -3Z"), SALT)
    pic.path(f"M{x + 118} 716a9 6 0 1 0 18 0a9 6 0 1 0 -18 0Z", RUST)
    pic.glow(x - 260, 640, 160, LAMP, 0.25)
