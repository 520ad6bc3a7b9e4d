"""The Extra Plate: a warm room lit by a hearth that has not gone out since thirty-seven."""

from __future__ import annotations

from missions.art import land
from missions.art.folk import DOWN, again, person
from missions.art.pen import Picture
from missions.art.summer_night.tones import CARD, RED, finish, panorama, villager

WOOD, DARK, LIT = "#3a2318", "#20130f", "#8a5430"
CUPS = ("#7d4a2c", "#8f5a34", "#734022", "#86512f")


def draw() -> str:
    pic = panorama("inn")
    pic.ground((0, "#24160f"), (0.3, "#4a2c1b"), (0.72, "#5b3620"), (0.73, "#2c1a12"), (1, "#170d0a"))
    pic.glow(2130, 560, 1500, "#f0953c", 0.75, 0.62)
    land.rings(pic, 2130, 560, 300, 1500, "#f6bd6c", 0.16, 84, 0.8, 170, 300)
    land.strokes(pic, 0, 150, 2400, 480, 70, "#f0b878", 0.14, 50)
    beams(pic)
    floor(pic)
    window(pic)
    kitchen(pic)
    pegs(pic)
    stairs(pic)
    hearth(pic)
    hands_table(pic)
    return finish(pic, "#0d0706", 0.55)


def beams(pic: Picture) -> None:
    pic.path("M0 0H2400V70H0Z", DARK)
    pic.path("M0 70H2400V84H0Z", "#6b4126")
    for x in range(120, 2400, 300):
        pic.path(f"M{x} 0H{x + 60}L{x + 50} 130H{x + 10}Z", "#1a100c")
        pic.path(f"M{x + 50} 84L{x + 60} 0V20L{x + 56} 130H{x + 50}Z", "#a0622f")
    for x, y in ((330, 130), (345, 132), (945, 130), (1245, 130), (1560, 130)):
        pic.line(f"M{x} {y - 30}V{y + 16}", "#1a100c", 3)
        pic.path(
            f"M{x} {y + 10}c-16 10 -20 44 -4 64c10 -2 16 -6 18 -16c6 -24 -2 -42 -14 -48Z", "#2f2018" if x % 2 else "#5d3a2c"
        )


def floor(pic: Picture) -> None:
    for i in range(5):
        y = 664 + i * i * 9 + i * 20
        pic.line(f"M0 {y}H2400", "#170d0a", 3, 0.7)
    pic.glow(2130, 800, 900, "#e8812f", 0.5, 0.2)
    land.strokes(pic, 900, 676, 1500, 200, 50, "#d98d4c", 0.35, 110)


def window(pic: Picture) -> None:
    """A small one, and the dusk in it, with the glow of the meadow."""
    with pic.at(60, 190):
        pic.path("M-10 -10H150V190H-10Z", DARK)
        pic.path("M0 0H140V180H0Z", pic.fade((0, "#1c2748"), (0.6, "#5a3d5c"), (1, "#d9804a")))
        pic.path("M0 180V150C40 134 90 142 140 128V180Z", "#231c33")
        pic.path("M66 0H74V180H66ZM0 84H140V92H0Z", DARK)
        pic.path("M-18 190H158V206H-18Z", LIT)


def hands_table(pic: Picture) -> None:
    """Five hooks, four cups on them; the fifth cup stands below."""
    pic.path("M40 452H452V474H40Z", WOOD)
    pic.path("M40 446H452V453H40Z", LIT)
    for i in range(5):
        x = 82 + i * 82
        pic.line(f"M{x} 474v14c0 12 14 12 14 2", "#c7a06c", 4)
        if i != 3:
            with pic.at(x + 6, 498):
                pic.line("M-2 2C-26 -6 -30 14 -30 24", CUPS[i % 4], 6)
                pic.path("M-26 8H30L25 62H-20Z", CUPS[i % 4])
                pic.path("M18 8H30L25 62H16Z", "#e09a55")
                finger(pic, 2, 36, "#2a1710")
    pic.path("M0 690L470 690L520 738H-40Z", "#7c4c2c")
    pic.path("M-40 738H520V762H-40Z", "#3b2216")
    pic.path("M30 762H62V900H30ZM424 762H456V900H424Z", DARK)
    land.strokes(pic, 0, 694, 430, 36, 16, "#c98850", 0.6, 90)
    for x, y in ((62, 712), (168, 706), (252, 722)):
        pic.oval(x, y, 44, 13, "#d9c7a4")
        pic.oval(x, y - 2, 28, 7, "#b39b78")
    with pic.at(350, 640, 1.15):
        pic.line("M-24 12C-52 4 -54 44 -24 46", "#8f5a34", 7)
        pic.path("M-28 2H30L24 66H-22Z", "#9a6138")
        pic.path("M16 2H30L24 66H13Z", "#f0ac62")
        pic.oval(1, 2, 29, 7, "#2a1612")
        pic.path("M-14 26C-4 20 6 24 4 34C12 40 2 52 -6 48C-16 52 -18 40 -12 36Z", "#5c3820")  # its finger, smudged
        pic.path("M4 6C10 3 18 3 24 5L22 9C16 8 10 9 4 6Z", RED)
    land.smoke(pic, 350, 636, 90, "#f6dcb4", 0.35, 14, 5)
    with pic.at(120, 700):
        pic.path("M-8 -60H8L10 -40C22 -34 22 -4 18 0H-18C-22 -4 -22 -34 -10 -40Z", "#2d3a2c")
        pic.path("M10 -38C20 -32 20 -4 16 0H8C12 -10 12 -30 10 -38Z", "#9bb07a")
    dog(pic)


def finger(pic: Picture, x: float, y: float, colour: str) -> None:
    """One painted finger; which of the five, nobody can tell from here."""
    pic.path(f"M{x - 5} {y + 14}V{y - 8}C{x - 5} {y - 18} {x + 5} {y - 18} {x + 5} {y - 8}V{y + 14}Z", colour)


def dog(pic: Picture) -> None:
    with pic.at(640, 830, 1.3):
        pic.path("M-86 0C-98 -34 -60 -54 -20 -50C20 -50 46 -46 62 -30C86 -38 104 -22 108 -8C104 2 84 4 66 0Z", "#3d2417")
        pic.path("M-20 -50C20 -50 46 -46 62 -30C86 -38 104 -22 108 -8C98 -20 84 -24 62 -18C30 -40 0 -42 -20 -50Z", "#e09a52")
        pic.path("M64 -32C60 -22 64 -12 74 -12C76 -22 72 -30 64 -32Z", "#0c0706")


def kitchen(pic: Picture) -> None:
    """Through the hatch: Remedios, pans, the range; on the sill's end a plate too many with its napkin."""
    x = CARD + 40
    pic.path(f"M{x} 210H{x + 400}V600H{x}Z", DARK)
    pic.path(f"M{x + 18} 228H{x + 382}V588H{x + 18}Z", pic.fade((0, "#6b3f1e"), (0.6, "#a8672c"), (1, "#6b3f1e")))
    pic.glow(x + 120, 470, 220, "#ffcf7a", 0.5)
    for i, (px, r) in enumerate(((x + 60, 20), (x + 112, 26), (x + 300, 22), (x + 348, 17))):
        pic.line(f"M{px} 228V{270 + i % 2 * 12}", "#1a100c", 3)
        pic.circle(px, 290 + i % 2 * 12, r, "#2a1811")
        pic.path(
            f"M{px} {290 + i % 2 * 12 - r}a{r} {r} 0 0 1 0 {2 * r}a{r * 1.5:.0f} {r * 1.5:.0f} 0 0 0 0 {-2 * r}Z", "#e8a04e"
        )
    with pic.at(x + 96, 588):
        pic.path("M-60 0V-70H60V0Z", "#26150e")
        pic.path("M-40 -70C-44 -112 44 -112 40 -70Z", "#3b2418")
        pic.path("M20 -70C36 -80 36 -98 24 -100C44 -98 46 -78 40 -70Z", "#f0b060")
        land.smoke(pic, 0, -104, 130, "#ffe4b5", 0.4, 26, 12)
    remedios = villager(
        top="#4b2d38", bottom="#2b1a20", dress="skirt", head="bun", hair="#8d8077", skin="#bd7c52", apron="#d8c8a8", stout=True
    )
    person(pic, x + 236, 690, 320, remedios, arms=(((10, -66), (22, -62)), ((14, -64), (26, -58))), light=1)
    with pic.at(x + 330, 502):
        pic.oval(0, 0, 42, 11, "#e9ddc2")
        pic.path("M-24 -3C-20 -26 16 -28 24 -3Z", "#7a3d22")
    pic.path(f"M{x - 14} 588H{x + 414}V606H{x - 14}Z", LIT)
    pic.path(f"M{x - 14} 606H{x + 414}V626H{x - 14}Z", WOOD)
    pic.path(f"M{x} 626H{x + 400}V690H{x}Z", "#4a2c1b")
    with pic.at(x + 360, 582):
        pic.oval(0, 2, 44, 11, "#f1e6cd")
        pic.oval(0, 0, 28, 6, "#cbb893")
        pic.path("M24 2L66 -4L72 30L40 36Z", "#f4ecd9")
        pic.line("M50 18l8 -2M52 24l8 -2", RED, 3)


def pegs(pic: Picture) -> None:
    """Coats and hats by the door; between them one that is lit like the others and belongs to nobody."""
    x = 2 * CARD
    pic.path(f"M{x + 330} 196H{x + 470}V690H{x + 330}Z", "#1b110d")
    pic.path(f"M{x + 342} 208H{x + 458}V690H{x + 342}Z", "#54321f")
    pic.line(f"M{x + 380} 208V690M{x + 420} 208V690", "#24150f", 4)
    pic.circle(x + 440, 460, 7, "#e9b563")
    pic.path(f"M{x + 14} 300H{x + 318}V322H{x + 14}Z", WOOD)
    pic.path(f"M{x + 14} 294H{x + 318}V301H{x + 14}Z", LIT)
    coats = (("#2c2533", 250), ("#3a3324", 270), ("#7a4a30", 262), ("#262c36", 236), ("#41261f", 256))
    for i, (colour, long) in enumerate(coats):
        cx = x + 44 + i * 62
        foot = 316 + long
        pic.path(
            f"M{cx - 8} 316C{cx - 34} 330 {cx - 34} 380 {cx - 36} {foot}C{cx - 12} {foot + 8} {cx + 14} {foot + 8} {cx + 36} {foot}C{cx + 34} 380 {cx + 32} 330 {cx + 8} 316Z",
            colour,
        )
        pic.path(
            f"M{cx + 8} 316C{cx + 32} 330 {cx + 34} 380 {cx + 36} {foot}L{cx + 26} {foot + 4}C{cx + 26} 390 {cx + 24} 340 {cx + 8} 316Z",
            "#d08a48",
        )
        pic.line(f"M{cx} 330V{foot}M{cx - 20} 360V{foot - 50}", "#120b09", 2.5, 0.7)
        pic.circle(cx, 313, 5, "#d9b070")
    for cx in (x + 44, x + 230, x + 292):
        pic.path(
            f"M{cx - 30} 300C{cx - 10} 290 {cx + 14} 290 {cx + 34} 300C{cx + 14} 308 {cx - 12} 308 {cx - 30} 300ZM{cx - 18} 298C{cx - 18} 266 {cx + 20} 266 {cx + 20} 298Z",
            "#1a110f",
        )
    cx = x + 168
    pic.path(f"M{cx - 26} 470h22v34h-22ZM{cx + 6} 470h20v34h-20Z", "#5b3320")
    pic.path(f"M{cx + 8} 458h12v14h-12Z", "#e6d8b8")
    pic.path(
        f"M{x + 30} 664c0 -16 20 -16 24 0l18 8c6 6 2 14 -4 14h-40ZM{x + 96} 664c0 -16 20 -16 24 0l18 8c6 6 2 14 -4 14h-40Z",
        "#150c0a",
    )


def stairs(pic: Picture) -> None:
    x = 3 * CARD
    top, side = "", ""
    for i in range(9):
        sx, sy = x + 60 + i * 42, 690 - i * 52
        top += f"M{sx} {sy - 52}H{sx + 60}V{sy - 42}H{sx}Z"
        side += f"M{sx + 6} {sy - 42}H{sx + 54 + 420 - i * 42}V{sy + 12}H{sx + 6}Z"
    pic.path(f"M{x + 60} 690L{x + 480} 170V690Z", "#2b1a12")
    pic.path(side, "#3a2317", 0.5)
    pic.path(top, "#a9683a")
    rails = "".join(f"M{x + 78 + i * 42} {640 - i * 52}v-120" for i in range(9))
    pic.line(rails, "#1a100c", 8)
    pic.line(f"M{x + 66} 534L{x + 440} 70", "#1a100c", 16)
    pic.line(f"M{x + 70} 528L{x + 444} 64", "#c27a3e", 4)
    pic.path(f"M{x + 250} 560H{x + 462}V574H{x + 250}Z", LIT)
    pic.path(f"M{x + 250} 574H{x + 462}V584H{x + 250}ZM{x + 262} 584h10l-8 34h-6ZM{x + 440} 584h10l4 34h-8Z", "#170e0b")
    for px, w, h, colour in (
        (262, 52, 66, "#8a9a7a"),
        (306, 40, 52, "#d8c7a2"),
        (350, 46, 60, "#b98a55"),
        (398, 56, 42, "#5f7f92"),
    ):
        pic.path(f"M{x + px} 560l4 {-h}h{w - 10}l4 {h}Z", colour)
    pic.path(f"M{x + 398} 560l2 -14c20 -10 30 6 48 -6l2 20Z", "#2f4f66")
    with pic.at(x + 336, 548, turn=-8):
        pic.path("M-12 -62H26V-20H-12Z", "#f4ead0")
        pic.line("M-12 -62L7 -42L26 -62", "#a08a62", 2.5)
        pic.circle(7, -40, 4, "#8a6a3c")


def hearth(pic: Picture) -> None:
    x = 4.44 * CARD
    pic.path(f"M{x - 210} 690L{x - 180} 330H{x + 180}L{x + 210} 690Z", "#2b1c18")
    pic.path(
        f"M{x - 210} 330C{x - 120} 240 {x - 96} 140 {x - 90} 70H{x + 90}C{x + 96} 140 {x + 120} 240 {x + 210} 330Z", "#3d281f"
    )
    pic.path(f"M{x - 230} 326H{x + 230}V352H{x - 230}Z", "#1a100c")
    pic.path(f"M{x - 230} 318H{x + 230}V328H{x - 230}Z", "#a9683a")
    pic.path(f"M{x - 140} 690V470C{x - 130} 410 {x + 130} 410 {x + 140} 470V690Z", "#120908")
    pic.glow(x, 600, 200, "#f8a848", 0.9)
    land.fire(pic, x, 676, 190, 150, 0)
    land.sparks(pic, x, 620, 60, 200, 20)
    pic.line(f"M{x} 420V500M{x - 40} 520C{x - 40} 490 {x + 40} 490 {x + 40} 520", "#0a0605", 6)
    pic.path(f"M{x - 46} 516H{x + 46}C{x + 50} 560 {x + 30} 572 {x} 572S{x - 50} 560 {x - 46} 516Z", "#0f0807")
    for i, px in enumerate((x - 150, x - 90, x + 96, x + 150)):
        pic.path(f"M{px - 10} 318v-34h20v34Z", ("#7d4a2c", "#c9b48c", "#4f5c4a", "#7d4a2c")[i])
    with pic.at(x + 196, 800, 1.1):
        pic.path("M-34 -44C-44 -8 -28 4 0 4S44 -8 34 -44Z", "#4a2718")
        pic.path("M-38 -46C-20 -60 20 -60 38 -46C20 -40 -20 -40 -38 -46ZM-7 -62H7V-54H-7Z", "#8d4f2e")
        pic.path("M-34 -44C-42 -14 -30 0 -14 3C-26 -8 -28 -26 -24 -42Z", "#f0a457")
    seats = ((x - 196, False, "beret"), (x - 118, False, "brim"), (x + 120, True, "beret"))
    for px, flip, head in seats:
        pic.path(f"M{px - 40} 716H{px + 50}V728H{px - 40}ZM{px - 34} 728h10v92h-10ZM{px + 34} 728h10v92h-10Z", "#0f0908")
        man = villager(top="#2d2026", bottom="#1c1417", head=head, skin="#a5653c")
        again(pic, px, 820, 290, man, seated=True, flip=flip, light=-1 if flip else 1, arms=(DOWN, ((10, -64), (19, -58))))
