"""People from afar: a few flat pieces and a cut of light along the edge that faces it."""

from __future__ import annotations

from dataclasses import dataclass

from missions.art.compact import commands
from missions.art.pen import Picture, Point, number, pair

Limb = tuple[Point, Point]
"""Elbow and hand, or knee and foot, of somebody who is 100 tall, stands on (0, 0) and looks to the right."""

HEADS = {
    "bare": "",
    "hair": "M-5.8 -89C-7.5 -101 6 -102 6.4 -94.5C2 -96.5 -1 -95 -1.5 -90L-3 -86Z",
    "bun": "M-5.8 -89C-7.5 -101 6 -102 6.4 -94.5C2 -96.5 -1 -95 -1.5 -90L-3 -86ZM-5 -96a4 4 0 1 0 -3 5Z",
    "long": "M-5 -78C-9 -90 -7.5 -101 0 -101C5 -101 6.6 -98 6.4 -94.5C2 -96.5 0 -95 0 -90C0 -84 -1 -80 2 -77Z",
    "plait": "M-5.8 -89C-7.5 -101 6 -102 6.4 -94.5C2 -96.5 -1 -95 -1.5 -90C-3 -84 -7 -80 -6 -70C-5 -64 -8 -60 -9 -56C-12 -64 -8 -70 -9 -76Z",
    "beret": "M-7.5 -95C-9 -103 8 -104 9 -96.5C4 -97.5 -2 -97.5 -5 -94L-5.5 -90Z",
    "brim": "M-11 -95.5C-4 -97.5 6 -97.5 13 -95.5L12 -93.5C5 -95 -4 -95 -10 -93.5ZM-5.5 -96C-6 -105 6.5 -105 7 -96Z",
    "scarf": "M6.5 -96.5C3 -103 -8 -102 -7.5 -92L-10 -80C-5 -83 0 -83 3 -82C-2 -87 -1 -94 6.5 -96.5Z",
    "top": "M-9 -97H11V-94.5H-9ZM-5.5 -97V-114H7V-97Z",
    "sack": "M-8 -79C-9 -92 -8 -101 -4 -103L-6 -109L0 -105L6 -109L5 -103C9 -100 9 -90 8 -79Z",
    "colander": "M-9 -92C-9 -104 9 -104 9 -92ZM-13 -93.5H13V-91H-13Z",
    "clock": "M-9.5 -92a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z",
    "funnel": "M-7 -84C-8 -98 6 -100 7 -94L19 -89L7 -85Z",
    "boot": "M-6 -83L-7 -104H5L6 -94C12 -93 16 -90 16 -84Z",
    "pan": "M-8.5 -91a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM-1.5 -98H1.5V-118H-1.5Z",
    "kettle": "M-8 -83C-11 -98 11 -98 8 -83ZM7 -92L16 -99L15 -95L9 -87ZM-3 -96C-5 -106 5 -106 3 -96L1.5 -96C2 -102 -2 -102 -1.5 -96Z",
    "bellows": "M0 -106C12 -98 10 -86 1.5 -84L0 -78L-1.5 -84C-10 -86 -12 -98 0 -106Z",
    "basket": "M-9 -84L-11 -100H11L9 -84ZM-8 -100C-8 -110 8 -110 8 -100L6 -100C6 -107 -6 -107 -6 -100Z",
}


@dataclass(frozen=True)
class Look:
    top: str
    bottom: str
    skin: str = "#8a5a3f"
    hair: str = "#17110f"
    rim: str = "#f3a653"
    dress: str = "trousers"
    head: str = "hair"
    apron: str | None = None
    sash: str | None = None
    stout: bool = False
    child: bool = False


DOWN: Limb = ((-8, -64), (-5, -51))
FORTH: Limb = ((9, -64), (20, -68))
UP: Limb = ((12, -84), (16, -102))
HIP: Limb = ((14, -66), (6, -56))


def person(
    pic: Picture,
    x: float,
    y: float,
    tall: float,
    look: Look,
    *,
    arms: tuple[Limb | None, Limb | None] = (DOWN, ((9, -64), (8, -51))),
    legs: tuple[Limb, Limb] = (((-5, -26), (-9, -1)), ((5, -27), (7, -1))),
    flip: bool = False,
    seated: bool = False,
    light: int = 1,
    turn: float = 0,
    wide_rim: float = 1.5,
) -> None:
    """`light` is the side of the picture from which it falls; the mirror of a flipped figure is seen to."""
    side = -light if flip else light
    parts = body(look, arms, legs, seated)
    with pic.at(x, y, tall / 100, flip, turn):
        filled = "".join(part.d for part in parts if not part.width)
        edge = f'<path d="{filled}"/>'
        for width in sorted({part.width for part in parts if part.width}):
            edge += drawn("none", look.rim, width, "".join(part.d for part in parts if part.width == width))
        pic.add(f'<g fill="{look.rim}" transform="translate({number(side * wide_rim)} {number(-wide_rim * 0.5)})">{edge}</g>')
        for part in parts:
            pic.add(
                drawn("none", part.colour, part.width, part.d) if part.width else f'<path fill="{part.colour}" d="{part.d}"/>'
            )


def again(
    pic: Picture,
    x: float,
    y: float,
    tall: float,
    look: Look,
    *,
    arms: tuple[Limb | None, Limb | None] = (DOWN, ((9, -64), (8, -51))),
    flip: bool = False,
    seated: bool = False,
    light: int = 1,
) -> None:
    """Somebody in a crowd: alike ones are drawn once. The light is on the side they look to, or behind them."""
    side = -light if flip else light
    key = f"{look} {arms} {seated} {side}"
    pic.stamp(key, lambda: person(pic, 0, 0, 100, look, arms=arms, seated=seated, light=side), x, y, tall / 100, flip)


@dataclass(frozen=True)
class Part:
    colour: str
    d: str
    width: float = 0


def body(look: Look, arms: tuple[Limb | None, Limb | None], legs: tuple[Limb, Limb], seated: bool) -> list[Part]:
    drop = 24 if seated else 0
    out = []
    if seated:
        legs = (((15, -28), (14, -1)), ((18, -26), (20, -1)))
    if look.dress == "trousers" or seated:
        hip = pair((-1, -52 + drop))
        out.append(Part(look.bottom, "".join(f"M{hip}L{pair(knee)}L{pair(foot)}" for knee, foot in legs), 8.5))
        shoe = "h10c0 -4 -4 -4 -6 -5h-4Z"
        out.append(Part(look.hair, "".join(f"M{number(foot[0] - 4)} {number(foot[1] + 1)}{shoe}" for _, foot in legs)))
    if look.dress != "trousers":
        out.append(Part(look.bottom, skirt(look, seated)))
    out += limb(arms[0], look, drop, (-5, -75))
    front = 14 if look.stout else 8.5
    back = -11 if look.stout else -8.5
    torso = (
        f"M{number(back)} {-77 + drop}C-6 {-84 + drop} 5 {-84 + drop} 9 {-78 + drop}"
        f"C{number(front + 1)} {-68 + drop} {number(front + 1)} {-58 + drop} {number(front)} {-49 + drop}H{number(back + 1)}Z"
    )
    out.append(Part(look.top, torso))
    if look.apron:
        hem = pair((front + (16 if seated else 7), -22 + drop * 0.4))
        out.append(Part(look.apron, f"M1 {-57 + drop}H{number(front + 1)}L{hem}H2Z"))
    if look.sash:
        band = f"M{number(back)} {-56 + drop}L{number(front + 1)} {-57 + drop}V{-50 + drop}H{number(back)}ZM-3 {-51 + drop}l-6 16l6 2l4 -17Z"
        out.append(Part(look.sash, band))
    out += limb(arms[1], look, drop, (5, -75))
    out.append(
        Part(
            look.skin,
            head("M-3 -78L-3.5 -86C-7 -97 5 -101 6.3 -93.5L8.5 -89.5L6.5 -88.5C6.5 -84 4.5 -83 3 -83V-78Z", look, drop),
        )
    )
    if HEADS[look.head]:
        out.append(Part(look.hair, head(HEADS[look.head], look, drop)))
    return out


def head(d: str, look: Look, drop: float) -> str:
    """A child's head is larger for its body; sitting lowers it."""
    grow = 1.32 if look.child else 1
    steps = []
    for letter, given in commands(d):
        moved = [float(value) * grow for value in given]
        if letter.isupper() and letter not in "AHZ":
            moved = [value + (drop + (grow - 1) * 86 if i % 2 or letter == "V" else 0) for i, value in enumerate(moved)]
        if letter in "Aa":
            moved[2:5] = [float(value) for value in given[2:5]]
        steps.append(letter + " ".join(number(value) for value in moved))
    return "".join(steps)


def skirt(look: Look, seated: bool) -> str:
    if seated:
        return "M-9 -32C4 -36 18 -36 23 -28C26 -18 26 -8 25 -3H7C8 -12 6 -16 2 -18C-8 -18 -10 -24 -9 -32Z"
    hem = -22 if look.child else -6
    wide = 14 if look.dress == "coat" else 18
    shoes = f"M-6 {hem}L-5 -1L0 0L-1 {hem}ZM4 {hem}L4 -1L10 0L8 {hem}Z"
    return f"M-9 -54H9C11 -44 {wide - 2} {hem - 12} {wide} {hem}C6 {hem + 3} -6 {hem + 3} {-wide + 2} {hem}C-12 {hem - 14} -10 -42 -9 -54Z{shoes}"


def limb(arm: Limb | None, look: Look, drop: float, shoulder: Point) -> list[Part]:
    if arm is None:
        return []
    (ex, ey), (hx, hy) = arm
    sleeve = f"M{pair((shoulder[0], shoulder[1] + drop))}L{pair((ex, ey + drop))}L{pair((hx, hy + drop))}"
    hand = f"M{pair((hx - 3.2, hy + drop))}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0Z"
    return [Part(look.top, sleeve, 6.4), Part(look.skin, hand)]


def drawn(colour: str, stroke: str, width: float, d: str) -> str:
    return f'<path fill="{colour}" stroke="{stroke}" stroke-width="{number(width)}" d="{d}"/>'
