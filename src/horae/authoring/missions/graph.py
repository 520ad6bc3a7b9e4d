"""A mission drawn as a graph: places, their cards, the things they give, the endings they lead to; as an SVG."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import TypeAlias

from msgspec import Struct

from horae.authoring.missions.card_outline import followed, routines
from horae.authoring.missions.charts import linked, shade
from horae.authoring.missions.in_short import conditions_in, conditions_of, in_short
from horae.core.speech import percent
from horae.games.timestories import compiler as op
from horae.games.timestories import vocabulary as v
from horae.games.timestories.compiled import CompiledCard
from horae.games.timestories.pack import TimeStoriesPack

WIDTH = 210
GAPS = (240, 300, 240)
"""Between the columns: there the arrows run, and say what they depend on."""
COLUMN = (20, 20 + WIDTH + GAPS[0], 20 + 2 * WIDTH + sum(GAPS[:2]), 20 + 3 * WIDTH + sum(GAPS))
WHOLE = COLUMN[-1] + WIDTH + 20
ROW = 30
LABEL = 11
"""The height of a label's letters."""
LETTER = 5.6
"""The width of one, on the average."""
CELL = 26
"""Of the share of games at one size of group, drawn at the end of a box."""
_FILL = {
    "location": "#1f4e5f",
    "card": "#f4ecd8",
    "item": "#dcebd5",
    "mystery": "#e6dcf0",
    "token": "#f7e3b5",
    "counter": "#d5e5ee",
    "countdown": "#f3d4c8",
    "absence": "#e4e0d6",
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
        for start, cell in routines(card).items():
            for pc, to, does in _targets(pack, start):
                yield card.id, to, ", ".join(part for part in (cell, *conditions[pc], does) if part)
        for when in _asked(pack, card):
            if isinstance(when, v.CounterAt):
                yield f"counter-{when.counter}", card.id, in_short(when)
    for receptacle, item, token in pack.absences:
        left = pack.cards[pack.items[item]].id if item >= 0 else f"token-{pack.parts.tokens[token].id}"
        yield f"absence-{pack.people[receptacle].id}", left, ""
    for number, piece in enumerate(pack.map_pieces):
        if piece is not None:
            for location in piece.opens:
                yield pack.cards[pack.items[number]].id, pack.places[location].id, ""


def _asked(pack: TimeStoriesPack, card: CompiledCard) -> Iterator[v.Condition]:
    """Every condition that a card asks about."""
    written: list[v.Condition | None] = [box.written for box in card.tests]
    written += [passage.written for passage in card.passages]
    for start in routines(card):
        for pc in followed(pack, start):
            written += [pack.ops[pc].written, *(way.written for way in pack.ops[pc].ways)]
    for one in written:
        yield from conditions_in(one)


def _targets(pack: TimeStoriesPack, start: int) -> Iterator[tuple[int, str, str]]:
    """The operations of a routine that lead on, each with where to and, of counters and countdowns, what it does to them."""
    for pc in followed(pack, start):
        now = pack.ops[pc]
        if now.code == op.TAKE:
            yield pc, pack.cards[pack.items[now.number]].id, ""
        elif now.code == op.TOKEN:
            yield pc, f"token-{pack.parts.tokens[now.number].id}", ""
        elif now.code in (op.OPEN, op.MOVE):
            yield pc, pack.places[now.number].id, ""
        elif now.code == op.MYSTERY and pack.mysteries:
            yield pc, "mysteries", ""
        elif now.code in (op.REPLACE, op.ADD):
            yield pc, pack.cards[now.by if now.code == op.REPLACE else now.number].id, ""
        elif now.code == op.COUNT:
            yield pc, f"counter-{pack.parts.counters[now.number].id}", f"= {now.amount}" if now.sets else f"{now.amount:+d}"
        elif now.code in (op.START, op.STOP):
            yield pc, f"countdown-{pack.countdowns[now.number].id}", "start" if now.code == op.START else "stop"
        elif now.code == op.END:
            yield pc, f"end-{pack.head.mission_return.outcomes[now.number].id}", ""


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
    below += len(pack.parts.tokens) + 1
    if pack.mysteries:
        _put(places, kinds, labels, "mysteries", 2, below, "mystery", f"? × {len(pack.mysteries)}")
        below += 2
    for at, counter in enumerate(pack.parts.counters):
        shown = counter.id if hide_story else counter.name[language]
        _put(places, kinds, labels, f"counter-{counter.id}", 2, below + at, "counter", f"# {shown}")
    below += len(pack.parts.counters) + 1
    for at, countdown in enumerate(pack.parts.countdowns):
        shown = countdown.id if hide_story else countdown.name[language]
        _put(places, kinds, labels, f"countdown-{countdown.id}", 1, row + at, "countdown", f"↓ {countdown.start} · {shown}")
    row += len(pack.parts.countdowns) + 1
    for at, receptacle in enumerate(sorted({one for one, _, _ in pack.absences})):
        person = pack.people[receptacle]
        shown = person.id if hide_story else person.name[language]
        _put(places, kinds, labels, f"absence-{person.id}", 1, row + at, "absence", f"∅ {shown}")
    for at, outcome in enumerate(pack.head.mission_return.outcomes):
        shown = str(at + 1) if hide_story else outcome.id
        _put(places, kinds, labels, f"end-{outcome.id}", 3, 2 * at, "end", shown)
    arrows = _Arrows()
    ways = [arrows.drawn(places[one], places[other], when) for one, other, when in found if one in places and other in places]
    height = max(arrows.lowest, *(y for _, y in places.values())) + ROW + 20
    size = f"viewBox='0 0 {WHOLE} {height}' width='{WHOLE}' height='{height}'"
    drawn = [
        f"<svg xmlns='http://www.w3.org/2000/svg' {size} font-family='system-ui,sans-serif'>",
        _ARROW,
        *(line for line, _ in ways),
        *(label for _, label in ways if label),
    ]
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


Point: TypeAlias = tuple[float, float]


class _Label(Struct, frozen=True):
    """The room that a label takes."""

    left: float
    right: float
    y: float

    def meets(self, other: _Label) -> bool:
        return self.left < other.right and other.left < self.right and abs(self.y - other.y) < LABEL + 1


class _Arrows:
    """The arrows of a picture. What one depends on is said beside it, between the columns, where nothing else is said."""

    def __init__(self) -> None:
        self.labels: list[_Label] = []
        self.lowest = 0

    def drawn(self, one: tuple[int, int], other: tuple[int, int], when: str) -> tuple[str, str]:
        """An arrow, dashed where it depends on something, and what it then says."""
        column, to = COLUMN.index(one[0]), COLUMN.index(other[0])
        y1, y2 = one[1] + 11, other[1] + 11
        if to > column:
            x1, x2, gap = one[0] + WIDTH, other[0], column
            bend1 = bend2 = (x1 + x2) / 2
        elif to < column:
            x1, x2, gap = one[0], other[0] + WIDTH, column - 1
            bend1 = bend2 = (x1 + x2) / 2
        else:  # out to the right, and back
            x1, x2, gap = one[0] + WIDTH, other[0] + WIDTH, min(column, len(GAPS) - 1)
            bend1 = bend2 = x1 + 40 + abs(y2 - y1) / 8
        path = f"M{x1},{y1} C{bend1:.0f},{y1} {bend2:.0f},{y2} {x2},{y2}"
        plain = f"<path d='{path}' fill='none' stroke='#8a8168' stroke-width='1' marker-end='url(#arrow)'"
        if not when:
            return f"{plain}/>", ""
        line = f"<g><title>{escape(when)}</title>{plain} stroke-dasharray='4 2'/></g>"
        return line, self._said(when, gap, [(x1, y1), (bend1, y1), (bend2, y2), (x2, y2)])

    def _said(self, when: str, gap: int, curve: Sequence[Point]) -> str:
        """The label, on its arrow where there is room and else as near below as there is."""
        left, right = COLUMN[gap] + WIDTH + 6.0, COLUMN[gap] + WIDTH + GAPS[gap] - 6.0
        most = int((right - left) / LETTER)
        shown = when if len(when) <= most else f"{when[: most - 1]}…"
        half = len(shown) * LETTER / 2
        points = [_on(curve, t / 10) for t in (5, 4, 6, 3, 7, 2, 8, 1, 9)]
        at = [(min(max(x, left + half), right - half), y) for x, y in points if left <= x <= right] or [
            (left + half, curve[0][1])
        ]
        rooms = [_Label(x - half, x + half, y) for x, y in at]
        free = next(filter(self._is_free, rooms), rooms[0])
        while not self._is_free(free):
            free = _Label(free.left, free.right, free.y + LABEL + 1)
        self.labels.append(free)
        self.lowest = max(self.lowest, int(free.y))
        words = (
            f"<text x='{(free.left + free.right) / 2:.0f}' y='{free.y + 3:.0f}' font-size='{LABEL}' text-anchor='middle' "
            f"fill='#6b2f2f' stroke='#fbf7ec' stroke-width='3' paint-order='stroke' class='when'>{escape(shown)}</text>"
        )
        return f"<g><title>{escape(when)}</title>{words}</g>"

    def _is_free(self, room: _Label) -> bool:
        return not any(room.meets(other) for other in self.labels)


def _on(curve: Sequence[Point], t: float) -> Point:
    """The point of a curve so far along it, from 0 to 1."""
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x, y = (sum(weight * point[axis] for weight, point in zip(weights, curve, strict=True)) for axis in (0, 1))
    return x, y
