"""How a table's words get onto the screen: framed and in columns, or plainly one line after the other.

Plain is for screen readers, for braille lines and for files: no frame, no columns, no sign that stands for a word.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich import box
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from horae.cli.terminal.keyboard import Keyboard
from horae.core.speech import Sayable
from horae.server.protocol.http_bodies import ChapterView
from horae.spoken.answer import Said, Tone
from horae.spoken.voice import Voice

GOOD = "green"
BAD = "red"
HEAD = "bold"
STYLES: dict[Tone, str] = {"plain": "", "heading": HEAD, "good": GOOD, "bad": BAD, "refused": BAD, "faint": "dim"}


class Screen:
    """A console that speaks with one voice."""

    def __init__(self, console: Console, voice: Voice, plain: bool = False, keyboard: Keyboard | None = None) -> None:
        self.console = console
        self.voice = voice
        self.plain = plain
        self._keyboard = keyboard
        self._is_asking = False

    def ask(self) -> None:
        """The sign after which one types, if it does not stand there already."""
        if not self._is_asking:
            sign = "› " if self.unicode() else "> "
            words = sign if self._keyboard is None else self._keyboard.asked(sign)
            self.console.print(words, end="", markup=False, soft_wrap=True)
            self.console.file.flush()
        self._is_asking = True

    def answered(self, words: str, *, echo: bool) -> None:
        """Something was typed. What nobody sees on a keyboard is shown, so that what is printed reads like the game."""
        if echo:
            self.console.print(words.strip(), markup=False)
        self._is_asking = self._keyboard is not None and self._keyboard.is_open

    def _begin(self) -> None:
        """What is printed while somebody could type begins in a line of its own."""
        if self._is_asking:
            self._is_asking = False
            self.console.print()

    def unicode(self) -> bool:
        return self.console.encoding.lower().startswith("utf")

    def gap(self) -> None:
        self._begin()
        self.console.print()

    def print(self, words: str, style: str = "", *, whole: bool = False) -> None:
        """Plain lines are not broken: who listens hears sentences, not the width of a screen. Nor is what is to be copied
        whole."""
        self._begin()
        self.console.print(Text(words, style), soft_wrap=self.plain or whole)

    def line(self, key: str, /, *, style: str = "", **args: Sayable) -> None:
        self.print(self.voice.speak(key, **args), style)

    def under(self, words: str, style: str = "") -> None:
        """A line that belongs to the one above it."""
        if self.plain:
            self.print(words, style)
        else:
            self.show(Padding(Text(words, style), (0, 0, 0, 2)))

    def drawn(self, part: RenderableType) -> str:
        """What it would look like on this screen."""
        with self.console.capture() as drawn:
            self.console.print(part)
        return drawn.get()

    def show(self, part: RenderableType) -> None:
        self._begin()
        self.console.print(part)

    def heading(self, words: str) -> None:
        if self.plain:
            self.gap()
            self.print(words)
            return
        characters = "─" if self.unicode() else "-"
        self.show(Rule(Text(words, "bold"), align="left", style="cyan", characters=characters))

    def notice(self, title: str, body: Text, style: str) -> None:
        if self.plain:
            self.print(title)
            self.print(body.plain)
            return
        self.show(Panel(body, title=Text(title, "bold"), border_style=style))

    def paragraph(self, words: str) -> None:
        self.print(" ".join(words.split()))
        self.gap()

    def numbered(self, labels: Sequence[tuple[str, str]], wide: int) -> None:
        """Things with the number that is typed for each, in columns where they fit."""
        if self.plain:
            for number, words in labels:
                self.print(f"{number}. {words}")
            return
        entries = [Text.assemble((f"{number:>{wide}}", "bold cyan"), "  ", words) for number, words in labels]
        self.show(Padding(Columns(entries, padding=(0, 3), equal=True), (0, 0, 0, 2)))

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """What can be typed and what it does."""
        if self.plain:
            for typed, does in rows:
                self.print(f"{typed}: {does}")
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, style="cyan")
        grid.add_column()
        for row in rows:
            grid.add_row(*row)
        self.show(Padding(grid, (0, 0, 0, 2)))

    def tell(self, answer: Sequence[Said]) -> None:
        """An answer, with what has numbers in columns where they fit."""
        wide = max((len(line.number) for line in answer), default=0)
        for is_numbered, lines in groupby(answer, key=lambda line: bool(line.number)):
            if is_numbered:
                self.numbered([(line.number, line.words) for line in lines], wide)
            else:
                for line in lines:
                    self._tell_line(line)

    def _tell_line(self, line: Said) -> None:
        if line.tone == "under":
            self.under(line.words)
        elif line.note and not self.plain:
            self.print(f"{line.words} · {line.note}", STYLES[line.tone])
        else:
            sign = "✗ " if line.tone == "refused" and self.unicode() and not self.plain else ""
            self.print(f"{sign}{line.in_one()}", STYLES[line.tone])

    def helps(self, keys: Sequence[str]) -> None:
        """Entries of the help, by the keys of their messages."""
        self.pairs([(self.voice.speak(f"{key}.type"), self.voice.speak(key)) for key in keys])

    def chapter(self, chapter: ChapterView) -> None:
        """A part of a game retold: lines, and a table if there is one; said plainly, each figure with its heading."""
        self.heading(chapter.title)
        for line in chapter.lines:
            self.under(line)
        rows = [row.cells for row in chapter.rows]
        if self.plain:
            for first, *figures in rows:
                told = ", ".join(f"{head} {figure}" for head, figure in zip(chapter.heads[1:], figures, strict=True))
                self.print(f"{first}: {told}")
        elif rows:
            table = Table(box=box.SIMPLE_HEAD if self.unicode() else box.ASCII2)
            for place, head in enumerate(chapter.heads):
                table.add_column(head, justify="right" if all(row[place].lstrip("-+−").isdecimal() for row in rows) else "left")
            for row in chapter.rows:
                table.add_row(*row.cells, style="bold" if row.leads else "")
            self.show(table)
