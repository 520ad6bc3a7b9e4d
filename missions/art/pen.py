"""A picture as SVG: shapes of few colours, gradients, and nothing that a phone draws slowly."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random

from missions.art.compact import compact

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]


def number(value: float) -> str:
    """One decimal at most: more weighs and is not seen."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def fine(value: float) -> str:
    """For opacities and scales, where one decimal is too coarse."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def straight(points: Sequence[Point], closed: bool = True) -> str:
    return "M" + "L".join(pair(point) for point in points) + ("Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """A curve through all the points, whole numbers only: for land, crowns, smoke."""
    count = len(points)
    out = [f"M{whole(points[0])}"]
    for i in range(count if closed else count - 1):
        before, here, there, after = (
            points[k % count] if closed else points[min(max(k, 0), count - 1)] for k in range(i - 1, i + 3)
        )
        one = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        two = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        out.append("C" + " ".join(whole(point) for point in (one, two, there)))
    return "".join(out) + ("Z" if closed else "")


def whole(point: Point) -> str:
    return f"{point[0]:.0f} {point[1]:.0f}"


def sliver(start: Point, end: Point, width: float, bend: float = 0, write: Callable[[Point], str] = pair) -> str:
    """What a gouge leaves in the block: thick in the middle, thin at both ends."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1
    across = (-dy / length, dx / length)
    mid = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    sides = [(mid[0] + across[0] * (bend + k * width), mid[1] + across[1] * (bend + k * width)) for k in (-1, 1)]
    return f"M{write(start)}Q{write(sides[0])} {write(end)}Q{write(sides[1])} {write(start)}Z"


class Picture:
    def __init__(self, width: int, height: int, seed: str) -> None:
        self.width = width
        self.height = height
        self.random = Random(f"a summer night/{seed}")
        self.defs: list[str] = []
        self.out: list[str] = []
        self.named: dict[str, str] = {}
        self.stamps: dict[str, str] = {}

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.random.random()

    def define(self, tag: str, attributes: str, inside: str) -> str:
        """The name of a definition; the same definition twice is one."""
        key = f"{tag} {attributes}{inside}"
        if key not in self.named:
            self.named[key] = f"d{len(self.named)}"
            self.defs.append(f'<{tag} id="{self.named[key]}"{attributes}>{inside}</{tag}>')
        return self.named[key]

    def fade(self, *stops: Stop, across: bool = False) -> str:
        """A straight gradient, downwards unless across."""
        direction = "" if across else ' x2="0" y2="1"'
        return f"url(#{self.define('linearGradient', direction, stops_of(stops))})"

    def radial(self, *stops: Stop) -> str:
        return f"url(#{self.define('radialGradient', '', stops_of(stops))})"

    def add(self, shape: str) -> None:
        self.out.append(shape)

    def path(self, d: str, fill: str, opacity: float = 1) -> None:
        self.add(f'<path fill="{fill}" {see_through(opacity)}d="{d}"/>')

    def line(self, d: str, stroke: str, width: float, opacity: float = 1) -> None:
        self.add(f'<path fill="none" stroke="{stroke}" stroke-width="{number(width)}" {see_through(opacity)}d="{d}"/>')

    def box(self, x: float, y: float, width: float, height: float, fill: str, opacity: float = 1) -> None:
        self.path(f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z", fill, opacity)

    def circle(self, x: float, y: float, radius: float, fill: str, opacity: float = 1) -> None:
        self.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{see_through(opacity, True)}/>')

    def oval(self, x: float, y: float, rx: float, ry: float, fill: str, opacity: float = 1) -> None:
        self.add(
            f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}" fill="{fill}"'
            f"{see_through(opacity, True)}/>"
        )

    def glow(self, x: float, y: float, radius: float, colour: str, strength: float = 0.8, flat: float = 1) -> None:
        paint = self.radial((0, colour, strength), (0.35, colour, strength * 0.4), (1, colour, 0))
        self.oval(x, y, radius, radius * flat, paint)

    def ground(self, *stops: Stop) -> None:
        self.box(0, 0, self.width, self.height, self.fade(*stops))

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1, flip: bool = False, turn: float = 0, more: str = "") -> Iterator[None]:
        """What is drawn meanwhile has its own origin and measure."""
        size = ""
        if scale != 1 or flip:
            size = f" scale({'-' if flip else ''}{fine(scale)} {fine(scale)})" if flip else f" scale({fine(scale)})"
        round_about = f" rotate({number(turn)})" if turn else ""
        self.add(f'<g transform="translate({number(x)} {number(y)}){round_about}{size}"{more}>')
        yield
        self.add("</g>")

    def stamp(self, key: str, draw: Callable[[], None], x: float, y: float, scale: float = 1, flip: bool = False) -> None:
        """What is seen many times is drawn once, round its own origin, and shown wherever it is."""
        if key not in self.stamps:
            before, self.out = self.out, []
            draw()
            self.stamps[key] = self.define("g", "", "".join(self.out))
            self.out = before
        size = f" scale({'-' if flip else ''}{fine(scale)} {fine(scale)})"
        self.add(f'<use href="#{self.stamps[key]}" transform="translate({number(x)} {number(y)}){size}"/>')

    @contextmanager
    def faint(self, opacity: float) -> Iterator[None]:
        self.add(f'<g opacity="{fine(opacity)}">')
        yield
        self.add("</g>")

    def grain(self, colour: str = "#fff", opacity: float = 0.05) -> None:
        """Flecks where the ink did not take, as one pattern over all."""
        own = Random(7)
        flecks = "".join(f"M{own.randint(0, 96)} {own.randint(0, 96)}h{own.choice((1, 1, 2))}v1h-1Z" for _ in range(60))
        inside = f'<path fill="{colour}" d="{flecks}"/>'
        name = self.define("pattern", ' width="97" height="97" patternUnits="userSpaceOnUse"', inside)
        self.box(0, 0, self.width, self.height, f"url(#{name})", opacity)

    def vignette(self, colour: str, strength: float = 0.6) -> None:
        across = self.fade((0, colour, strength), (0.12, colour, 0), (0.88, colour, 0), (1, colour, strength), across=True)
        self.box(0, 0, self.width, self.height, across)
        self.box(0, 0, self.width, self.height, self.fade((0.7, colour, 0), (1, colour, strength)))

    def svg(self, left: float = 0) -> str:
        """The picture as a file, without what lies left of this."""
        box = f"{fine(left)} 0 {fine(self.width - left)} {self.height}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" stroke-linecap="round" stroke-linejoin="round">'
        return compact(f"{head}<defs>{''.join(self.defs)}</defs>{''.join(self.out)}</svg>\n")


def stops_of(stops: Sequence[Stop]) -> str:
    out = []
    for stop in stops:
        clear = f' stop-opacity="{fine(stop[2])}"' if len(stop) == 3 and stop[2] < 1 else ""
        out.append(f'<stop offset="{fine(stop[0])}" stop-color="{stop[1]}"{clear}/>')
    return "".join(out)


def see_through(opacity: float, ahead: bool = False) -> str:
    if opacity >= 1:
        return ""
    return f' opacity="{fine(opacity)}"' if ahead else f'opacity="{fine(opacity)}" '
