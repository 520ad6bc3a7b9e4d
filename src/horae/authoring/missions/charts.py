"""What the pages about missions are drawn with: bars, lines, strips and the map of hits; readable on a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from msgspec import Struct

from horae.core.speech import percent

NEVER = "#b03a2e"
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1b16;background:#faf7f0}"
    "h1,h2{font-family:Georgia,serif;line-height:1.2}h2{margin-top:2.2rem}a{color:#1f5f6b}"
    "table{border-collapse:collapse}"
    "td,th{padding:.2rem .6rem;text-align:left;vertical-align:top;border-bottom:1px solid #d8d0bd}"
    "th{font-weight:600}.chart{width:100%;max-width:40rem;height:auto}.chart text{font:13px system-ui,sans-serif;fill:#1d1b16}"
    ".bar{display:grid;grid-template-columns:minmax(6rem,14rem) 1fr 3.2rem;gap:.2rem .6rem;align-items:center;margin:.15rem 0}"
    ".bar>b{font-weight:400;overflow-wrap:anywhere;line-height:1.25}.bar>i{height:1rem;background:#ece5d4}"
    ".bar>i>i{display:block;height:100%;background:#2b7f8c}.bar>span{text-align:right;font-variant-numeric:tabular-nums}"
    ".hits th{font-weight:400;overflow-wrap:break-word;min-width:5rem}.hits td,.hits th{padding:.15rem .35rem}"
    ".hits .share{text-align:right;font-variant-numeric:tabular-nums;min-width:2.6rem}"
    ".hits .steps>*{display:inline-flex;width:21px;height:14px;margin:1px}.hits .steps i{flex:1}"
    ".strip{position:relative;height:1.1rem;background:#ece5d4}.strip i{position:absolute;top:.2rem;width:.7rem;height:.7rem;"
    "margin-left:-.35rem;border-radius:50%;background:#2b7f8c;box-shadow:0 0 0 1px #fff}"
    ".strip b{position:absolute;top:-.1rem;bottom:-.1rem;width:3px;"
    "margin-left:-1px;background:#1d1b16}"
    "@media(max-width:30rem){body{margin:1rem auto;font-size:15px}td,th{padding:.2rem .3rem}"
    ".bar{grid-template-columns:6rem 1fr 2.8rem}.hits .share{min-width:0}.hits th.share{min-width:0}}"
)


class Hit(Struct, frozen=True):
    """A square of the map of hits: what it stands for, in what share of games it was met by each size of group."""

    told: str
    shares: tuple[float, ...]
    link: str = ""


class HitRow(Struct, frozen=True):
    name: str
    shares: tuple[float, ...]
    """Of the row itself, by each size of group; may be left out."""
    hits: tuple[Hit, ...]
    link: str = ""


def bars(rows: Sequence[tuple[str, float]], language: str) -> str:
    """A bar for each share."""
    return "".join(
        f"<div class='bar'><b>{escape(name)}</b><i><i style='width:{100 * share:.1f}%'></i></i>"
        f"<span>{percent(share, language, 0)}</span></div>"
        for name, share in rows
    )


def hit_map(sizes: Sequence[str], rows: Sequence[HitRow], language: str) -> str:
    """A row for each thing, a square for each of its steps, a stripe for each size: the darker, the more games; red: never."""
    heads = "".join(f"<th class='share'>{escape(size)}</th>" for size in sizes) if any(row.shares for row in rows) else ""
    drawn = [f"<table class='hits'><tr><th></th>{heads}<th></th></tr>" if heads else "<table class='hits'>"]
    for row in rows:
        shares = "".join(_share(share, language) for share in row.shares) or (heads and "<td></td>" * len(sizes))
        steps = "".join(_square(hit, sizes, language) for hit in row.hits)
        drawn.append(f"<tr><th>{linked(escape(row.name), row.link)}</th>{shares}<td class='steps'>{steps}</td></tr>")
    drawn.append("</table>")
    return "".join(drawn)


def linked(inner: str, link: str, told: str = "") -> str:
    """What opens a replay, if there is one."""
    title = f" title='{escape(told)}'" if told else ""
    return f"<a class='watch' href='{escape(link)}' target='horae-replay'{title}>{inner}</a>" if link else inner


def shade(share: float) -> str:
    """The more often, the darker; never is red."""
    return f"hsl(188 45% {92 - 47 * share:.0f}%)" if share else NEVER


def _share(share: float, language: str) -> str:
    ink = ";color:#fff" if share > 0.6 or not share else ""
    return f"<td class='share' style='background:{shade(share)}{ink}'>{percent(share, language, 0)}</td>"


def _square(hit: Hit, sizes: Sequence[str], language: str) -> str:
    shares = " · ".join(f"{size}: {percent(share, language, 0)}" for size, share in zip(sizes, hit.shares, strict=True))
    told = f"{hit.told} — {shares}"
    stripes = "".join(f"<i style='background:{shade(share)}'></i>" for share in hit.shares)
    if hit.link:
        return linked(stripes, hit.link, told).replace("<a ", f"<a aria-label='{escape(told)}' ", 1)
    return f"<span title='{escape(told)}'>{stripes}</span>"


LEFT, RIGHT, TOP, BOTTOM = 34, 440, 14, 200


def lines(rows: Mapping[str, Sequence[float]], below: str) -> str:
    """A line for each row of numbers, named at its end; `below` says what is counted from left to right."""
    longest = max((len(row) for row in rows.values()), default=1)
    most = max((max(row, default=0) for row in rows.values()), default=0) or 1
    drawn = [
        "<svg class='chart' viewBox='0 0 480 236' role='img'>",
        f"<path d='M{LEFT},{BOTTOM} H{RIGHT} M{LEFT},{TOP} V{BOTTOM}' stroke='#8a8168' fill='none'/>",
        *_ticks(longest, most),
        f"<text x='{(LEFT + RIGHT) // 2}' y='232' text-anchor='middle'>{escape(below)}</text>",
    ]
    names: list[tuple[float, float, str, str]] = []
    for place, (name, row) in enumerate(rows.items()):
        points = [(_across(at, longest), _up(value, most)) for at, value in enumerate(row)]
        colour = ("#2b7f8c", "#7c2d2d", "#8a6d1f", "#4b3f72")[place % 4]
        way = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
        drawn.append(f"<polyline points='{way}' fill='none' stroke='{colour}' stroke-width='2'/>")
        if points:
            names.append((*points[-1], name, colour))
    lowest = float("-inf")
    for x, y, name, colour in sorted(names, key=lambda one: one[1]):
        lowest = max(y, lowest + 14)  # so that no name stands on another
        drawn.append(f"<text x='{x + 5:.0f}' y='{lowest + 4:.0f}' style='fill:{colour};font-weight:700'>{escape(name)}</text>")
    return "".join([*drawn, "</svg>"])


def _ticks(longest: int, most: float) -> list[str]:
    rounds = range(1, longest + 1, max(1, -(-longest // 10)))
    return [
        *(f"<text x='{_across(at - 1, longest):.0f}' y='{BOTTOM + 15}' text-anchor='middle'>{at}</text>" for at in rounds),
        *(
            f"<text x='{LEFT - 5}' y='{_up(value, most) + 4:.0f}' text-anchor='end'>{value:.0f}</text>"
            for value in (0.0, most / 2, most)
        ),
    ]


def _across(at: int, longest: int) -> float:
    return LEFT + (RIGHT - LEFT) * at / max(1, longest - 1)


def _up(value: float, most: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * value / most


def strip(dots: Sequence[tuple[float, str]], bar: tuple[float, str] | None, longest: float) -> str:
    """Dots along a line from the first round to the last, and a bar: what comes when, and by when it is needed."""
    drawn = [f"<i style='left:{_along(at, longest)}' title='{escape(told)}'></i>" for at, told in dots]
    if bar is not None:
        drawn.append(f"<b style='left:{_along(bar[0], longest)}' title='{escape(bar[1])}'></b>")
    return f"<div class='strip'>{''.join(drawn)}</div>"


def _along(at: float, longest: float) -> str:
    return f"{2 + 96 * (at - 1) / max(1.0, longest - 1):.1f}%"
