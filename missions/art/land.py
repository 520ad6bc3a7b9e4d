"""Sky, hills, trees, water, smoke, fire and lamps, cut as if in lino."""

from __future__ import annotations

import math
from itertools import pairwise

from missions.art.pen import Picture, Point, number, pair, sliver, smooth, straight, whole

RED = "#b3352c"
FLAMES = ("#a8321f", "#dd6a27", "#f2a63e", "#fbe08a")
LAMP = "#f7c766"


def stars(pic: Picture, count: int, below: float, colour: str = "#fff") -> None:
    d = ""
    for _ in range(count):
        x, y = pic.between(0, pic.width), pic.between(0, below) * pic.random.random() ** 0.4
        r = pic.between(0.8, 2.6)
        d += f"M{x:.0f} {y - r:.0f}l{number(r)} {number(r)} {number(-r)} {number(r)} {number(-r)} {number(-r)}Z"
    pic.path(d, colour, 0.7)


def moon(pic: Picture, x: float, y: float, radius: float, paper: str = "#f6ecca", glow: float = 0.5) -> None:
    pic.glow(x, y, radius * 5, paper, glow)
    pic.circle(x, y, radius, paper)
    seas = ((-0.3, -0.25, 0.26), (0.25, 0.1, 0.3), (-0.15, 0.42, 0.2), (0.35, -0.45, 0.14))
    for dx, dy, r in seas:
        pic.oval(x + dx * radius, y + dy * radius, r * radius, r * radius * 0.8, "#dccf9f", 0.6)


def rings(
    pic: Picture,
    x: float,
    y: float,
    near: float,
    far: float,
    colour: str,
    opacity: float,
    step: float = 26,
    flat: float = 1,
    low: float = 0,
    high: float = 360,
) -> None:
    """Gouge marks round a light, ring after ring, thinner farther off."""
    d = ""
    radius = near
    while radius < far:
        width = 3.2 * (1 - (radius - near) / (far - near)) + 0.8
        angle = low + pic.between(0, 12)
        while angle < high:
            span = pic.between(60, 150) / radius * 57
            a, b = math.radians(angle), math.radians(min(angle + span, high))
            start = (x + radius * math.cos(a), y + radius * flat * math.sin(a))
            end = (x + radius * math.cos(b), y + radius * flat * math.sin(b))
            if (-40 < start[0] < pic.width + 40 and -40 < start[1] < pic.height + 40) or -40 < end[0] < pic.width + 40:
                d += whole_sliver(start, end, width, -radius * (1 - math.cos((b - a) / 2)) * 1.6)
            angle += span + pic.between(30, 110) / radius * 57
        radius += step * pic.between(0.8, 1.2)
    pic.path(d, colour, opacity)


def whole_sliver(start: Point, end: Point, width: float, bend: float) -> str:
    return sliver(start, end, width, bend, whole)


def strokes(
    pic: Picture,
    x: float,
    y: float,
    width: float,
    height: float,
    count: int,
    colour: str,
    opacity: float = 1,
    length: float = 60,
    lean: float = 0,
    thick: float = 1.6,
) -> None:
    """Level gouge marks scattered over a field: grass, water, boards, plaster."""
    d = ""
    for _ in range(count):
        a = pic.between(x, x + width)
        b = pic.between(y, y + height)
        long = length * pic.between(0.4, 1.2)
        d += whole_sliver((a, b), (a + long, b + long * lean), thick * pic.between(0.6, 1.4), pic.between(-2, 2))
    pic.path(d, colour, opacity)


def ridge(
    pic: Picture, y: float, rise: float, colour: str, waves: float = 3, foot: float | None = None, opacity: float = 1
) -> list[Point]:
    phase = [pic.between(0, 6.3) for _ in range(3)]
    points = []
    for i in range(-1, 18):
        x = pic.width * i / 16
        t = i / 16 * math.tau * waves
        lift = math.sin(t / 2 + phase[0]) * 0.55 + math.sin(t + phase[1]) * 0.3 + math.sin(t * 2.3 + phase[2]) * 0.15
        points.append((x, y - rise * lift))
    low = foot if foot is not None else pic.height
    pic.path(smooth(points, False) + f"V{low:.0f}H-100Z", colour, opacity)
    return points


def height_at(points: list[Point], x: float) -> float:
    for a, b in pairwise(points):
        if a[0] <= x <= b[0]:
            return a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
    return points[-1][1]


def treeline(
    pic: Picture,
    y: float,
    tall: float,
    colour: str,
    start: float = 0,
    end: float | None = None,
    step: float = 34,
    opacity: float = 1,
) -> None:
    """A wood from afar: rounded oak heads, now and then a fir."""
    stop = pic.width if end is None else end
    d = f"M{start:.0f} {y + 40:.0f}"
    x = start
    while x < stop:
        wide = step * pic.between(0.7, 1.5)
        top = y - tall * pic.between(0.45, 1)
        if pic.random.random() < 0.16:
            top -= tall * 0.12
            d += f"L{x:.0f} {y:.0f}L{x + wide * 0.4:.0f} {top:.0f}L{x + wide * 0.8:.0f} {y:.0f}"
            x += wide * 0.8
        else:
            d += f"C{x - wide * 0.2:.0f} {top:.0f} {x + wide * 1.2:.0f} {top:.0f} {x + wide:.0f} {y - tall * 0.25:.0f}"
            x += wide
    pic.path(f"{d}L{stop:.0f} {y + 40:.0f}Z", colour, opacity)


def crown(pic: Picture, x: float, y: float, wide: float, tall: float, lobes: int = 15) -> str:
    """The head of an oak: a scalloped blot."""
    d = ""
    points = []
    for i in range(lobes):
        a = math.tau * i / lobes
        r = pic.between(0.82, 1.08)
        points.append((x + math.cos(a) * wide * r, y + math.sin(a) * tall * r))
    d = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for i, here in enumerate(points):
        there = points[(i + 1) % lobes]
        mx, my = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
        out = pic.between(1.22, 1.4)
        d += f"Q{x + (mx - x) * out:.0f} {y + (my - y) * out:.0f} {there[0]:.0f} {there[1]:.0f}"
    return d + "Z"


def oak(
    pic: Picture, x: float, y: float, tall: float, colour: str, lit: str | None = None, side: int = 1, opacity: float = 1
) -> None:
    """A whole tree; `lit` cuts leaves on the side the light comes from."""
    w = tall * 0.055
    top = y - tall
    trunk = (
        f"M{x - w * 2.2:.0f} {y:.0f}C{x - w:.0f} {y - tall * 0.08:.0f} {x - w:.0f} {y - tall * 0.3:.0f} {x - w * 3:.0f} {y - tall * 0.52:.0f}"
        f"L{x - w * 1.8:.0f} {y - tall * 0.53:.0f}L{x - w * 0.1:.0f} {y - tall * 0.4:.0f}L{x + w * 2:.0f} {y - tall * 0.56:.0f}L{x + w * 3:.0f} {y - tall * 0.54:.0f}"
        f"C{x + w:.0f} {y - tall * 0.3:.0f} {x + w:.0f} {y - tall * 0.08:.0f} {x + w * 2.4:.0f} {y:.0f}Z"
    )
    blots = crown(pic, x, top + tall * 0.28, tall * 0.3, tall * 0.24)
    blots += crown(pic, x - tall * 0.2, top + tall * 0.4, tall * 0.2, tall * 0.14, 11)
    blots += crown(pic, x + tall * 0.21, top + tall * 0.39, tall * 0.2, tall * 0.15, 11)
    pic.path(trunk + blots, colour, opacity)
    if lit:
        d = ""
        for _ in range(34):
            a = math.radians(pic.between(-80, 50))
            r = pic.between(0.45, 1.02)
            px = x + side * math.cos(a) * tall * 0.34 * r
            py = top + tall * 0.32 + math.sin(a) * tall * 0.24 * r
            long = tall * pic.between(0.02, 0.045)
            d += whole_sliver((px, py), (px + side * long * math.cos(a + 1.2), py + long * math.sin(a + 1.2)), tall * 0.007, 0)
        pic.path(d, lit, 0.7 * opacity)


def trunk(
    pic: Picture,
    x: float,
    wide: float,
    foot: float,
    colour: str,
    lit: str | None = None,
    side: int = 1,
    top: float = -20,
    lean: float = 0,
) -> None:
    """A tree so near that its head is out of the picture."""
    half = wide / 2
    tx = x + lean
    mid = (foot + top) / 2
    d = (
        f"M{x - wide * 1.1:.0f} {foot:.0f}C{x - half:.0f} {foot - wide * 0.5:.0f} {x - half * 0.8:.0f} {mid:.0f} {tx - half:.0f} {top:.0f}H{tx + half:.0f}"
        f"C{x + half * 0.75:.0f} {mid:.0f} {x + half:.0f} {foot - wide * 0.5:.0f} {x + wide * 1.2:.0f} {foot:.0f}"
        f"C{x + wide * 0.5:.0f} {foot + 8:.0f} {x - wide * 0.4:.0f} {foot + 8:.0f} {x - wide * 1.1:.0f} {foot:.0f}Z"
    )
    pic.path(d, colour)
    if not lit:
        return
    d = ""
    for _ in range(int((foot - top) / 26)):
        y = pic.between(top, foot - wide * 0.5)
        t = (foot - y) / (foot - top)
        edge = x + lean * t + side * half * pic.between(0.1, 0.92) * (0.85 if t > 0.1 else 1)
        long = pic.between(24, 80)
        d += whole_sliver(
            (edge, y),
            (edge + pic.between(-4, 4) - lean * long / (foot - top), y + long),
            pic.between(1, wide * 0.03 + 1.4),
            pic.between(-3, 3),
        )
    pic.path(d, lit, 0.8)


def grass(
    pic: Picture,
    y: float,
    tall: float,
    colour: str,
    start: float = 0,
    end: float | None = None,
    step: float = 13,
    opacity: float = 1,
) -> None:
    stop = pic.width if end is None else end
    d = f"M{start:.0f} {y + tall:.0f}"
    x = start
    while x < stop:
        lean = pic.between(-0.5, 0.7) * tall * 0.5
        h = tall * pic.between(0.25, 1)
        d += f"L{x:.0f} {y:.0f}L{x + lean + step * 0.4:.0f} {y - h:.0f}L{x + step * 0.55:.0f} {y:.0f}"
        x += step * pic.between(0.6, 1.4)
    pic.path(f"{d}L{stop:.0f} {y + tall:.0f}Z", colour, opacity)


def mist(
    pic: Picture, y: float, tall: float, colour: str, opacity: float, count: int = 5, start: float = 0, wide: float = 0
) -> None:
    """Long banks that thin out on all sides."""
    paint = pic.radial((0, colour, 1), (0.5, colour, 0.6), (1, colour, 0))
    for _ in range(count):
        half = wide / 2 * pic.between(0.5, 0.9) if wide else pic.between(300, 760)
        x = start + wide / 2 if wide else pic.between(-0.1, 0.9) * pic.width + 200
        pic.oval(x, y + pic.between(-0.5, 0.5) * tall, half, tall * pic.between(0.25, 0.6), paint, opacity)


def smoke(
    pic: Picture, x: float, y: float, tall: float, colour: str, opacity: float, drift: float = 60, wide: float = 14
) -> None:
    left: list[Point] = []
    right: list[Point] = []
    for i in range(8):
        t = i / 7
        cx = x + drift * t * t + math.sin(t * 4 + x) * wide * 0.6 * t
        w = wide * (0.3 + t * 1.6)
        left.append((cx - w, y - tall * t))
        right.append((cx + w, y - tall * t))
    pic.path(smooth(left + right[::-1]), pic.fade((0, colour, 0), (0.5, colour, 0.5), (1, colour, 1)), opacity)


def tongue(x: float, y: float, wide: float, tall: float, sway: float) -> str:
    return (
        f"M{x - wide:.0f} {y:.0f}C{x - wide * 1.5:.0f} {y - tall * 0.4:.0f} {x - wide * 0.2 + sway * 0.3:.0f} {y - tall * 0.5:.0f} {x + sway:.0f} {y - tall:.0f}"
        f"C{x + wide * 0.5 + sway * 0.6:.0f} {y - tall * 0.6:.0f} {x + wide * 1.6:.0f} {y - tall * 0.4:.0f} {x + wide:.0f} {y:.0f}Z"
    )


def fire(
    pic: Picture, x: float, y: float, tall: float, wide: float | None = None, glow: float = 0.5, logs: str | None = "#160d0c"
) -> None:
    half = (wide if wide is not None else tall * 0.5) / 2
    if glow:
        pic.glow(x, y - tall * 0.35, tall * 2.2, "#f08a35", glow)
    big = tall > 90
    count = 5 if big else 3
    for i, colour in enumerate(FLAMES if big else FLAMES[1:]):
        part = 1 - i * 0.23
        d = ""
        for k in range(count):
            off = (k - (count - 1) / 2) / count * 2
            h = tall * part * (1 - abs(off) * 0.55) * pic.between(0.82, 1.05)
            d += tongue(x + off * half * part, y, half * part * (0.5 if big else 0.6), h, pic.between(-0.12, 0.12) * tall)
        pic.path(d, colour)
    if logs:
        w = half * 1.25
        t = max(3, tall * 0.06)
        pic.line(
            f"M{x - w:.0f} {y + t * 0.4:.0f}L{x + w * 0.9:.0f} {y - t * 1.2:.0f}M{x - w * 0.9:.0f} {y - t * 1.2:.0f}L{x + w:.0f} {y + t * 0.5:.0f}",
            logs,
            t,
        )


def sparks(pic: Picture, x: float, y: float, wide: float, tall: float, count: int, colour: str = "#f9b24e") -> None:
    d = ""
    for _ in range(count):
        t = pic.random.random()
        px = x + pic.between(-1, 1) * wide * (0.2 + t)
        py = y - tall * t
        r = pic.between(1.2, 3.4) * (1.2 - t * 0.7)
        d += f"M{px:.0f} {py:.0f}l{number(r)} {number(r * 1.6)} {number(-r)} {number(r * 1.6)} {number(-r)} {number(-r * 1.6)}Z"
    pic.path(d, colour, 0.9)


def slabs(
    pic: Picture,
    x: float,
    y: float,
    radius: float,
    stone: str,
    lit: str,
    flat: float = 0.32,
    count: int = 11,
    gap: str | None = None,
) -> None:
    """A ring of slabs seen from a little above."""
    if gap:
        pic.oval(x, y, radius * 0.9, radius * flat * 0.9, gap)
    tops, sides = "", ""
    for i in range(count):
        a = math.tau * (i + 0.5) / count - math.pi / 2
        px, py = x + math.cos(a) * radius, y + math.sin(a) * radius * flat
        w, h = radius * 2.8 / count * pic.between(0.85, 1.15), radius * 0.16 * pic.between(0.8, 1.2)
        sides += straight(
            ((px - w, py - h * 0.3), (px + w, py - h * 0.4), (px + w * 0.9, py + h * 1.2), (px - w * 0.95, py + h * 1.1))
        )
        tops += straight(((px - w, py - h * 0.3), (px - w * 0.5, py - h * 0.9), (px + w * 0.7, py - h), (px + w, py - h * 0.4)))
    pic.path(sides, stone)
    pic.path(tops, lit)


def slips(pic: Picture, places: list[Point], size: float, colour: str = "#efe6cf") -> None:
    """Scraps of paper, each turned its own way."""
    d = ""
    for x, y in places:
        a = pic.between(-0.9, 0.9)
        c, s = math.cos(a) * size, math.sin(a) * size
        corners = (
            (-c + s * 0.6, -s - c * 0.6),
            (c + s * 0.6, s - c * 0.6),
            (c - s * 0.6, s + c * 0.6),
            (-c - s * 0.6, -s + c * 0.6),
        )
        d += straight([(x + dx, y + dy) for dx, dy in corners])
    pic.path(d, colour)


def lantern(pic: Picture, x: float, y: float, size: float, lit: bool = True, glow: float = 0.6, frame: str = "#1a120e") -> None:
    """An oil lantern hanging by its ring at (x, y)."""
    if lit and glow:
        pic.glow(x, y + size * 0.62, size * 3, LAMP, glow)
    with pic.at(x, y, size / 100):
        pic.path("M-24 38H24L30 92H-30Z", LAMP if lit else "#2b3b46")
        if lit:
            pic.path("M0 48C12 62 12 78 0 84C-12 78 -12 62 0 48Z", "#fff4cf")
        pic.path("M-10 22H10L26 38H-26ZM-34 92H34V102H-34ZM-3 38H3V92H-3ZM-24 36H24V42H-24Z", frame)
        pic.line("M-12 24C-12 -6 12 -6 12 24", frame, 5)


def paper_lantern(pic: Picture, x: float, y: float, size: float, colour: str = LAMP, glow: float = 0.5) -> None:
    if glow:
        pic.glow(x, y + size * 0.5, size * 2.4, LAMP, glow)
    with pic.at(x, y, size / 100):
        pic.path("M0 8C40 8 46 34 46 52C46 78 30 94 0 94C-30 94 -46 78 -46 52C-46 34 -40 8 0 8Z", colour)
        pic.line("M-43 36H43M-46 54H46M-40 72H40", "#c98a35", 3)
        pic.path("M-14 2H14V10H-14ZM-14 92H14V100H-14Z", "#3a2415")


def wire(pic: Picture, start: Point, end: Point, sag: float, colour: str, width: float = 2) -> list[Point]:
    """A hanging line, and five places along it to hang things on."""
    mid = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag * 2)
    pic.line(f"M{pair(start)}Q{pair(mid)} {pair(end)}", colour, width)
    out = []
    for i in range(1, 6):
        t = i / 6
        out.append(tuple((1 - t) ** 2 * start[k] + 2 * t * (1 - t) * mid[k] + t * t * end[k] for k in (0, 1)))
    return [(point[0], point[1]) for point in out]


def moths(pic: Picture, x: float, y: float, around: float, count: int, colour: str) -> None:
    d = ""
    for _ in range(count):
        px, py = x + pic.between(-1, 1) * around, y + pic.between(-1, 1) * around * 0.7
        s = pic.between(4, 8)
        d += f"M{number(px)} {number(py)}l{number(-s)} {number(-s * 0.9)}l{number(-s * 0.3)} {number(s)}ZM{number(px)} {number(py)}l{number(s)} {number(-s * 0.7)}l{number(s * 0.3)} {number(s * 0.9)}Z"
    pic.path(d, colour, 0.85)


def reeds(pic: Picture, x: float, y: float, wide: float, tall: float, count: int, colour: str, heads: str) -> None:
    d, tops = "", ""
    for _ in range(count):
        px = x + pic.between(0, wide)
        h = tall * pic.between(0.5, 1)
        lean = pic.between(-0.15, 0.22) * h
        d += sliver((px, y), (px + lean, y - h), pic.between(2.5, 4.5), lean * 0.2)
        if pic.random.random() < 0.4:
            tx, ty = px + lean * 0.8, y - h * 0.86
            tops += f"M{tx:.0f} {ty:.0f}c-8 -8 -6 -46 2 -50c8 4 8 42 -2 50Z"
    pic.path(d, colour)
    if tops:
        pic.path(tops, heads)


def nettles(pic: Picture, x: float, y: float, wide: float, tall: float, count: int, colour: str) -> None:
    for _ in range(count):
        size = tall / 100 * pic.between(0.5, 1)
        pic.stamp(
            f"nettle {colour}",
            lambda: nettle(pic, colour),
            x + pic.between(0, wide),
            y + pic.between(0, 8),
            size,
            pic.random.random() < 0.5,
        )


def nettle(pic: Picture, colour: str) -> None:
    d = "M-2 0L0 -100L3 0Z"
    for k in range(4):
        y, s = -(35 + k * 20), 26 - k * 4.5
        d += f"M0 {y}l{-s:.0f} {-s * 0.1:.0f}l{s * 0.5:.0f} {-s * 0.5:.0f}ZM0 {y}l{s:.0f} {-s * 0.2:.0f}l{-s * 0.55:.0f} {-s * 0.45:.0f}Z"
    pic.path(d, colour)
