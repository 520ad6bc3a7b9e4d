"""A mission drawn as a graph: places, their cards, the things they give, the endings they lead to; as an SVG."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from horae.authoring.missions.charts import linked, shade
from horae.authoring.missions.in_short import conditions_of, in_short
from horae.core.speech import percent
from horae.games.timestories import compiler as op
from horae.games.timestories.pack import TimeStoriesPack

COLUMN = (20, 270, 570, 870)
ROW = 30
WIDTH = 210
CELL = 26
"""Of the share of games at one size of group, drawn at the end of a box."""
_FILL = {
    "location": "#1f4e5f",
    "card": "#f4ecd8",
    "item": "#dcebd5",
    "mystery": "#e6dcf0",
    "token": "#f7e3b5",
    "end": "#7c2d2d",
}
_ARROW = (
    "<defs><marker id='arrow' viewBox='0 0 8 8' refX='8' refY='4' markerWidth='6' markerHeight='6' orient='auto'>"
    "<path d='M0,0 L8,4 L0,8 z' fill='#8a8168'/></marker></defs>"
)
_INK = {"location": "#ffffff", "end": "#ffffff"}


def edges(pack: TimeStoriesPack) -> Iterator[tuple[str, str, str]]:
    """What leads to what and on which condition, by neutral names: cards to items, tokens, mysteries, places and endings."""
    for place in pack.places:
        for number in dict.fromkeys((place.a, *place.layout)):
            yield place.id, pack.cards[number].id, ""
    conditions = conditions_of(pack)
    for card in pack.cards:
        starts = [(card.start, "")]
        if card.won >= 0:
            starts.append((card.won, "won"))
        for box in card.tests:
            when = in_short(box.written)
            starts += [(getattr(box, cell), f"{cell} {when}".strip()) for cell in ("failure", "critical", "success")]
        for start, cell in dict(starts).items():
            for pc, to in _targets(pack, start):
                yield card.id, to, ", ".join(part for part in (cell, *conditions[pc]) if part)
    for number, piece in enumerate(pack.map_pieces):
        if piece is not None:
            for location in piece.opens:
                yield pack.cards[pack.items[number]].id, pack.places[location].id, ""


def _targets(pack: TimeStoriesPack, start: int) -> Iterator[tuple[int, str]]:
    """The operations of a routine that lead on, each with where to."""
    while (now := pack.ops[start]).code != op.RET:
        if now.code == op.TAKE:
            yield start, pack.cards[pack.items[now.number]].id
        elif now.code == op.TOKEN:
            yield start, f"token-{pack.parts.tokens[now.number].id}"
        elif now.code in (op.OPEN, op.MOVE):
            yield start, pack.places[now.number].id
        elif now.code == op.MYSTERY and pack.mysteries:
            yield start, "mysteries"
        elif now.code in (op.REPLACE, op.ADD):
            yield start, pack.cards[now.by if now.code == op.REPLACE else now.number].id
        elif now.code == op.END:
            yield start, f"end-{pack.head.mission_return.outcomes[now.number].id}"
        start += 1


def graph(
    pack: TimeStoriesPack,
    language: str,
    hide_story: bool,
    shares: Mapping[str, Sequence[float]] | None = None,
    links: Mapping[str, str] | None = None,
) -> str:
    """The SVG. Without the story, only letters and numbers name things.

    With shares, each box says in how many games it was met, by the size of the group; with links, a click opens them.
    """
    places: dict[str, tuple[int, int]] = {}
    kinds: dict[str, str] = {}
    labels: dict[str, str] = {}
    found = sorted(set(edges(pack)))
    row = 0
    for number, place in enumerate(pack.places):
        _put(places, kinds, labels, place.id, 0, row, "location", place.id if hide_story else place.name[language])
        cards = [card for card in pack.cards if card.location == number]
        for card in cards:
            shown = card.id.rpartition("-")[2].upper()
            if not hide_story and card.place is not None:
                shown = f"{shown} · {card.place[language]}"
            _put(places, kinds, labels, card.id, 1, row, "card", shown)
            row += 1
        row += 1
    for place_in_column, item in enumerate(pack.parts.items):
        shown = str(item.number) if hide_story else f"{item.number} · {item.name[language]}"
        _put(places, kinds, labels, f"item-{item.number}", 2, place_in_column, "item", shown)
    below = len(pack.parts.items) + 1
    for at, token in enumerate(pack.parts.tokens):
        shown = str(at + 1) if hide_story else token.name[language]
        _put(places, kinds, labels, f"token-{token.id}", 2, below + at, "token", shown)
    if pack.mysteries:
        _put(places, kinds, labels, "mysteries", 2, below + len(pack.parts.tokens) + 1, "mystery", f"? × {len(pack.mysteries)}")
    for at, outcome in enumerate(pack.head.mission_return.outcomes):
        shown = str(at + 1) if hide_story else outcome.id
        _put(places, kinds, labels, f"end-{outcome.id}", 3, 2 * at, "end", shown)
    height = max(y for _, y in places.values()) + ROW + 20
    drawn = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1100 {height}' font-family='system-ui,sans-serif'>",
        _ARROW,
    ]
    for one, other, when in found:
        if one in places and other in places:
            drawn.append(_curve(places[one], places[other], when))
    for name, (x, y) in places.items():
        ink = _INK.get(kinds[name], "#1d1b16")
        met = (shares or {}).get(name, ())
        box = [
            f"<rect x='{x}' y='{y}' width='{WIDTH}' height='22' rx='4' fill='{_FILL[kinds[name]]}' stroke='#55503f'/>",
            f"<text x='{x + 8}' y='{y + 15}' font-size='12' fill='{ink}'>{escape(_cut(labels[name], len(met)))}</text>",
            *(_cell(x + WIDTH - CELL * (len(met) - at), y, share, language) for at, share in enumerate(met)),
        ]
        drawn.append(linked("".join(box), (links or {}).get(name, "")))
    drawn.append("</svg>")
    return "\n".join(drawn)


def _put(
    places: dict[str, tuple[int, int]],
    kinds: dict[str, str],
    labels: dict[str, str],
    name: str,
    column: int,
    row: int,
    kind: str,
    label: str,
) -> None:
    places[name] = (COLUMN[column], 20 + ROW * row)
    kinds[name] = kind
    labels[name] = label


def _cut(label: str, cells: int) -> str:
    room = (WIDTH - 12 - CELL * cells) * 10 // 68
    return label if len(label) <= room else f"{label[: room - 1]}…"


def _cell(x: int, y: int, share: float, language: str) -> str:
    ink = "#ffffff" if share > 0.6 or not share else "#1d1b16"
    return (
        f"<rect x='{x}' y='{y}' width='{CELL}' height='22' fill='{shade(share)}' stroke='#55503f' stroke-width='.5'/>"
        f"<text x='{x + CELL / 2}' y='{y + 14}' font-size='8' text-anchor='middle' fill='{ink}'>"
        f"{percent(share, language, 0)}</text>"
    )


def _curve(one: tuple[int, int], other: tuple[int, int], when: str) -> str:
    """An arrow; dashed where it depends on something, which it then says."""
    x1, y1 = one[0] + WIDTH, one[1] + 11
    x2, y2 = other[0], other[1] + 11
    if x2 <= one[0]:
        x1, x2 = one[0], other[0] + WIDTH
    middle = (x1 + x2) / 2
    path = f"M{x1},{y1} C{middle},{y1} {middle},{y2} {x2},{y2}"
    plain = f"<path d='{path}' fill='none' stroke='#8a8168' stroke-width='1' marker-end='url(#arrow)'"
    if not when:
        return f"{plain}/>"
    label = f"<text x='{middle:.0f}' y='{(y1 + y2) / 2 - 2:.0f}' font-size='6' fill='#6b2f2f'>{escape(when[:40])}</text>"
    return f"<g><title>{escape(when)}</title>{plain} stroke-dasharray='4 2'/>{label}</g>"
