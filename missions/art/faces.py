"""Portraits from near: a head in three tones, lit from the right, and what years and tempers do to it."""

from __future__ import annotations

from dataclasses import dataclass

from missions.art.land import rings
from missions.art.pen import Picture, number, sliver

WIDE, TALL = 400, 500


@dataclass(frozen=True)
class Skin:
    dark: str
    mid: str
    light: str
    line: str


OLIVE = Skin("#6e3f2c", "#b0734c", "#e0aa74", "#2a1510")
PALE = Skin("#7a5546", "#c39a78", "#f0d3a6", "#2c1a16")
RUDDY = Skin("#74372a", "#b96a4c", "#e8a67a", "#2c1310")
MOONLIT = Skin("#5c5664", "#a89f98", "#efe8d2", "#1a1a28")


@dataclass(frozen=True)
class Face:
    """Half widths of cheek and jaw, where the chin is, and the rest between about -1 and 1."""

    skin: Skin
    cheek: float = 58
    jaw: float = 44
    chin: float = 96
    nose: float = 1
    brow: float = 5
    brow_colour: str = "#1c1210"
    lift: float = 0
    """Raised brows, or knitted ones below nought."""
    open: float = 1
    """How open the eyes are."""
    gaze: float = 0
    smile: float = 0
    lips: float = 1
    age: int = 0
    """Nought to three: no line, some, many, all."""
    eye: str = "#2a1712"


def draw_face(pic: Picture, x: float, y: float, face: Face, size: float = 1, turn: float = 0) -> None:
    with pic.at(x, y, size, turn=turn):
        head(pic, face)
        eyes(pic, face)
        nose(pic, face)
        mouth(pic, face)
        years(pic, face)


def draw_neck(pic: Picture, x: float, y: float, face: Face, size: float = 1) -> None:
    """Before the clothes, which stand round it."""
    j, c, skin = face.jaw, face.chin, face.skin
    with pic.at(x, y, size):
        pic.path(f"M{-j + 12} 40L{-j + 4} {c + 70}H{j}L{j - 8} 40Z", skin.dark)
        pic.path(f"M{j - 20} {c - 12}L{j - 12} {c + 70}H{j}L{j - 8} 50Z", skin.mid)


def head(pic: Picture, face: Face) -> None:
    w, j, c, skin = face.cheek, face.jaw, face.chin, face.skin
    right = f"C{w} 20 {j + 5} 38 {j} 56C{j - 8} {c - 8} 18 {c} 0 {c}"
    left = f"C-18 {c} {8 - j} {c - 8} {-j} 56C{-j - 5} 38 {-w} 20 {-w} -20"
    pic.path(f"M{-w + 3} -16C{-w - 18} -24 {-w - 16} 26 {-w + 8} 24Z", skin.dark)
    pic.path(f"M{-w} -20C{-w} -96 {w} -96 {w} -20{right}{left}Z", skin.mid)
    pic.path(
        f"M{-w} -20C{-w} -70 -40 -84 -10 -92C-14 -80 -16 -60 -12 -34C-10 -20 -6 -16 2 -14L0 14C2 20 -2 24 -10 26C-12 32 -10 40 -16 46C-14 60 -4 {c - 20} 0 {c}{left}Z",
        skin.dark,
    )
    pic.path(
        f"M{w} -34C{w + 1} 8 {j + 5} 36 {j} 56C{j - 8} {c - 8} 22 {c - 2} 8 {c - 1}C26 {c - 14} {j - 10} 60 {j - 4} 40C{j + 4} 18 {w - 8} 0 {w} -34Z",
        skin.light,
    )
    pic.path(f"M18 22C30 14 {w - 16} 6 {w - 6} -2C{w - 8} 20 {j - 6} 34 30 38C22 36 18 30 18 22Z", skin.light)
    pic.path(f"M0 -40C10 -62 {w - 20} -66 {w - 10} -44C{w - 16} -38 20 -34 0 -40Z", skin.light, 0.8)


def eyes(pic: Picture, face: Face) -> None:
    skin, up, o = face.skin, face.lift, face.open
    g = face.gaze * 4
    for x, white, shade in ((-26, "#cbb9a4", 0.0), (30, "#fbf3e0", 1.0)):
        pic.path(
            f"M{x - 18} -8C{x - 8} -22 {x + 10} -22 {x + 19} -8C{x + 10} 4 {x - 10} 4 {x - 18} -8Z",
            skin.dark,
            0.55 if shade else 1,
        )
        h = 8 * o
        pic.path(
            f"M{x - 14} -6C{x - 6} {number(-6 - h)} {x + 7} {number(-6 - h)} {x + 15} -7C{x + 7} {number(-6 + h * 0.55)} {x - 6} {number(-6 + h * 0.55)} {x - 14} -6Z",
            white,
        )
        pic.circle(x + 1 + g, -7 - h * 0.1, min(5.4, 5.6 * o + 0.8), face.eye)
        pic.circle(x + 3 + g, -9, 1.4, "#fff8e4")
        lid = f"M{x - 16} -5C{x - 7} {number(-9 - h)} {x + 8} {number(-9 - h)} {x + 17} -7C{x + 8} {number(-5 - h)} {x - 6} {number(-5 - h)} {x - 16} -5Z"
        pic.path(lid, skin.line)
        pic.line(
            f"M{x - 9} {number(-1 + h * 0.2)}C{x - 2} {number(2 + h * 0.2)} {x + 7} {number(2 + h * 0.2)} {x + 12} {number(-2 + h * 0.2)}",
            skin.dark,
            1.6,
        )
    b = face.brow
    inner, outer = -25 + max(0, -up) * 7 - max(0, up) * 3, -25 - up * 5
    pic.path(
        f"M-10 {number(inner)}C-22 {number(inner - 9 - up * 3)} -40 {number(outer - 6)} -48 {number(outer + 8)}C-38 {number(outer - 6 + b)} -22 {number(inner - 8 + b - up * 2)} -9 {number(inner + b)}Z",
        face.brow_colour,
    )
    pic.path(
        f"M14 {number(inner)}C26 {number(inner - 10 - up * 5)} 44 {number(outer - 8)} 54 {number(outer + 6)}C42 {number(outer - 7 + b)} 26 {number(inner - 9 + b - up * 3)} 13 {number(inner + b)}Z",
        face.brow_colour,
    )


def nose(pic: Picture, face: Face) -> None:
    n, skin = face.nose, face.skin
    pic.path(f"M4 -14C8 0 {number(10 * n)} 12 {number(13 * n)} 22C8 30 0 30 -4 28L0 12Z", skin.mid)
    pic.path(f"M5 -16C9 0 {number(11 * n)} 10 {number(12 * n)} 19C{number(10 * n)} 24 5 22 4 16Z", skin.light)
    pic.path(
        f"M{number(13 * n)} 22C{number(22 * n)} 18 {number(20 * n)} 30 {number(13 * n)} 28C8 33 -2 33 -8 28C-14 29 -13 20 -8 21C-4 30 8 30 {number(13 * n)} 22Z",
        skin.line,
    )


def mouth(pic: Picture, face: Face) -> None:
    s, skin, k = face.smile * 6, face.skin, face.lips
    pic.path(
        f"M-14 {number(50 - s)}C-6 {number(46 - k * 2)} 0 {number(46 - k * 2)} 5 48C10 {number(46 - k * 2)} 18 {number(46 - k * 2)} 30 {number(49 - s)}C20 {number(50 + s * 0.7)} 0 {number(51 + s * 0.7)} -14 {number(50 - s)}Z",
        skin.line,
    )
    pic.path(
        f"M-4 {number(53 + s * 0.4)}C4 {number(56 + s * 0.6)} 14 {number(56 + s * 0.6)} 22 {number(52 + s * 0.4)}C18 {number(58 + k * 4)} 0 {number(58 + k * 4)} -4 {number(53 + s * 0.4)}Z",
        skin.dark,
        0.75,
    )
    pic.path(
        f"M-2 {number(68 + k)}C6 {number(64 + k)} 14 {number(64 + k)} 20 {number(67 + k)}C14 {number(73 + k)} 4 {number(73 + k)} -2 {number(68 + k)}Z",
        skin.dark,
        0.8,
    )


def years(pic: Picture, face: Face) -> None:
    if not face.age:
        return
    w, skin = face.cheek, face.skin
    d = sliver((24, 26), (36, 50), 1.6, -4) + sliver((-16, 30), (-24, 52), 1.6, 4)
    if face.age > 1:
        d += sliver((w - 10, -8), (w - 1, -14), 1) + sliver((w - 10, -3), (w, -3), 1) + sliver((w - 11, 2), (w - 2, 8), 1)
        d += sliver((-16, -50), (40, -52), 1.2, -4) + sliver((-8, -60), (34, -62), 1.1, -4) + sliver((18, 4), (42, 6), 1.2, 5)
    if face.age > 2:
        d += (
            sliver((30, 22), (46, 52), 1.4, -5)
            + sliver((w - 16, 16), (w - 18, 44), 1.3, 4)
            + sliver((-12, 60), (-18, 80), 1.2)
            + sliver((26, 60), (30, 78), 1.2)
        )
        d += (
            sliver((2, -20), (2, -36), 1.2)
            + sliver((9, -20), (12, -34), 1.2)
            + sliver((-14, -70), (28, -72), 1, -3)
            + sliver((38, 34), (34, 58), 1.1, 3)
        )
        d += "".join(sliver((-8 + i * 8, 44), (-7 + i * 8, 38), 0.8) for i in range(5))
    pic.path(d, skin.line, 0.75)


def backdrop(pic: Picture, top: str, low: str, glow: str, x: float = 320, y: float = 150, strength: float = 0.7) -> None:
    pic.ground((0, top), (1, low))
    pic.glow(x, y, 330, glow, strength)
    rings(pic, x, y, 60, 420, glow, 0.28, 34)


def frame(pic: Picture, dark: str = "#080a10") -> str:
    pic.box(0, 0, WIDE, TALL, pic.fade((0.66, dark, 0), (1, dark, 0.5)))
    pic.grain("#fff", 0.07)
    return pic.svg()


def hatch(
    pic: Picture, places: list[tuple[float, float, float, float]], colour: str, width: float = 1.8, opacity: float = 0.8
) -> None:
    """Cuts of light or dark, each from a point to a point."""
    pic.path("".join(sliver((a, b), (c, d), width) for a, b, c, d in places), colour, opacity)
