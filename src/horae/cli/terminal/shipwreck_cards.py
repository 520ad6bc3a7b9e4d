"""How a Shipwreck card, stone, moon and track look in a terminal: a drowned tarot, linocut on bone-white stock.

Shape carries every meaning that colour does, so it reads without colour; without Unicode other signs stand in.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich import box
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from horae.cli.terminal import shipwreck_diagram
from horae.games.shipwreck.vocabulary import HOURS_OF

BONE = "#efe6d2"
INK = "#101c1c"
SEA = "#0b2b2d"
DEPTH = "#123f40"
FOAM = "#9dc4b8"
CORAL = "#f0806a"
CORAL_ON_BONE = "#a8321f"
VERDIGRIS = "#63c2a6"
VERDIGRIS_ON_BONE = "#1c6654"
GOLD = "#dcb765"

WATER = f"{BONE} on {SEA}"
STOCK = f"{INK} on {BONE}"
DIAL = f"{BONE} on #071a1b"
STONE = f"bold {BONE} on #050808"
MAX_CARD = 40
MIN_CARD = 21


class Glyphs(Struct, frozen=True):
    """The signs in use; the ASCII set is for terminals that know no others."""

    left: str = "▐"
    right: str = "▌"
    hour: str = "◆"
    dark_moon: str = "●"
    moon: str = "○"
    score: str = "◆"
    no_score: str = "◇"
    doom: str = "▲"
    no_doom: str = "△"
    struck: str = "×"
    turn: str = "▶"
    done: str = "✓"
    may: str = "▸"
    pip: str = "▪"
    no_pip: str = "·"
    rule: str = "─"
    back: str = "?"
    power: str = "◈"
    to: str = "→"
    signs: shipwreck_diagram.Signs = shipwreck_diagram.UNICODE
    frame: str = "heavy"


UNICODE = Glyphs()
ASCII = Glyphs(
    left="[",
    right="]",
    hour="*",
    dark_moon="#",
    moon="o",
    score="#",
    no_score=".",
    doom="^",
    no_doom=".",
    struck="X",
    turn=">",
    done="+",
    may=">",
    pip="*",
    no_pip=".",
    rule="-",
    power="*",
    to="->",
    signs=shipwreck_diagram.ASCII,
    frame="ascii",
)


def glyphs_for(console: Console) -> Glyphs:
    return UNICODE if console.encoding.lower().startswith("utf") else ASCII


def stone(value: int, glyphs: Glyphs, ground: str, with_hours: bool = False) -> Text:
    """A fate as a black stone; its hour diamonds beside it on demand."""
    edge = f"#050808 on {ground}"
    cut = str(value) if value else glyphs.back
    drawn = Text.assemble((glyphs.left, edge), (cut, STONE), (glyphs.right, edge))
    if with_hours:
        drawn.append(glyphs.hour * HOURS_OF[value], f"on {ground}")
    return drawn


def track(value: int, on: str, off: str, style: str, steps: int, glyphs: Glyphs) -> Text:
    """A seven-step track with its marker's way so far."""
    reached = min(value, steps)
    drawn = Text()
    for step in range(1, steps + 1):
        if step > 1:
            drawn.append(glyphs.rule, style if step <= reached else f"dim {BONE}")
        drawn.append(on if step <= reached else off, f"bold {style}" if step <= reached else f"dim {BONE}")
    return drawn


def moons(hours: int, duration: int, glyphs: Glyphs) -> Text:
    """The moons along the foot of a card, darkening as hours pile up."""
    dark = min(hours, duration)
    drawn = Text(glyphs.dark_moon * dark, f"bold {CORAL_ON_BONE}")
    drawn.append(glyphs.moon * (duration - dark), f"bold {INK}")
    drawn.append(f"  {hours}/{duration}", INK)
    return drawn


def wrapped(text: str, width: int, style: str) -> list[Text]:
    """The text broken into lines, without a word cut unless it is longer than the line."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if cell_len(longer) > width and line:
            lines.append(line)
            line = word
        else:
            line = longer
    return [Text(part, style) for part in [*lines, line]]


class Card:
    """A tall card being put together: what stands at its head and foot, and in the middle if there is room."""

    def __init__(self, width: int, ground: str, title: str = "", subtitle: str = "", border: str = "") -> None:
        self.inner = width - 4
        self.width = width
        self.ground = ground
        self.title = title
        self.subtitle = subtitle
        self.border = border
        self.head: list[Text] = []
        self.middle: list[Text] = []
        self.foot: list[Text] = []

    def centred(self, text: Text) -> Text:
        text.pad_left((self.inner - text.cell_len) // 2)
        return text

    def height(self) -> int:
        return len(self.head) + len(self.foot) + 3

    def drawn(self, height: int, glyphs: Glyphs) -> Panel:
        room = height - 2 - len(self.head) - len(self.foot)
        gap = [Text("")] * room
        if self.middle and room >= len(self.middle) + 2:
            above = (room - len(self.middle)) // 2
            gap[above : above + len(self.middle)] = [self.centred(line) for line in self.middle]
        body = Text("\n").join([*self.head, *gap, *self.foot])
        return Panel(
            body,
            box=box.HEAVY if glyphs.frame == "heavy" else box.ASCII,
            style=self.ground,
            border_style=self.border or self.ground,
            width=self.width,
            height=height,
            title=self.title or None,
            subtitle=self.subtitle or None,
            title_align="left",
            subtitle_align="right",
        )


def cards_across(width: int) -> int:
    """How many of the six cards stand side by side: all, or three, two or one to a row."""
    for across in (6, 3, 2):
        if width >= across * (MIN_CARD + 1) + 1:
            return across
    return 1


def card_width(width: int) -> int:
    across = cards_across(width)
    return max(MIN_CARD - 4, min(MAX_CARD, (width - 1 - across) // across))


def laid_out(cards: Sequence[Card], width: int, glyphs: Glyphs) -> RenderableType:
    """The cards in rows, all of a row as tall as its tallest."""
    across = cards_across(width)
    rows: list[RenderableType] = []
    for start in range(0, len(cards), across):
        row = cards[start : start + across]
        height = max(card.height() for card in row)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in row:
            grid.add_column()
        grid.add_row(*(card.drawn(height, glyphs) for card in row))
        rows.append(on_water(grid, top=1, right=0))
    return Group(*rows)


def on_water(part: RenderableType, top: int = 0, right: int = 1) -> RenderableType:
    """A part of the board on the sea's ground, from edge to edge."""
    return Padding(part, (top, right, 0, 1), style=WATER, expand=True)
