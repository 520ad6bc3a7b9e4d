"""A game that brings no face of its own, in a terminal: the parts of the table that its narration tells of, in turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from horae.cli.terminal.face import OptionWords, Teller
from horae.core.game import Action, Event, Result, Seat
from horae.core.narration import Item, Part
from horae.core.narration import Teller as Narrator
from horae.core.speech import LANGUAGES, Phrase, Sayable, knows
from horae.spoken.plain import SpokenPlain
from horae.spoken.voice import Voice

FACE_DOWN = {True: "▒▒", False: "##"}
"""The back of a card, where the terminal has such letters and where it has not."""


class PlainTeller:
    """The game's own teller; what there is to say at the start, if it says so."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator

    def tell(self, event: Event) -> Phrase | None:
        return self._narrator.tell(event)

    def opening(self, view: Any) -> Sequence[Phrase]:
        told: Sequence[Phrase] = self._narrator.opening(view) if hasattr(self._narrator, "opening") else ()
        return told


class PlainFace(SpokenPlain):
    """Any game with one person at the terminal."""

    # --- what it says ---

    def title(self) -> Sayable:
        return Phrase(f"{self.game.name}-title")

    def options(self) -> Sequence[OptionWords]:
        return self._narration.OPTIONS

    def teller(self, view: Any) -> Teller:
        return PlainTeller(self._narration.Narrator(self.pack, view))

    def hear(self, event: Event) -> None:
        """Nothing here goes out of sight that one would want to read again."""

    def was_told(self, lines: Sequence[str]) -> None:
        """Nothing here is told in a line that the table says again."""

    def is_passage(self, event: Event) -> bool:
        return False

    def opens_chapter(self, event: Event) -> bool:
        return False

    def result(self, ended: Result, seat: Seat) -> tuple[Phrase, Phrase]:
        return self._narration.result(ended, seat, self.pack)

    def caution(self, words: str, view: Any) -> Phrase | None:
        return None

    def lesson(self, console: Console) -> Sequence[Phrase]:
        """The game's own, or else its pitch."""
        keys = [f"{self.game.name}-lesson", f"{self.game.name}-pitch"]
        return [Phrase(key) for key in keys if knows(key, LANGUAGES[0])][:1]

    # --- what can be typed ---

    def worth_asking(self, legal: Sequence[Action], view: Any) -> bool:
        return bool(legal)

    def folded(self, action: Action) -> str:
        return ""

    def stays_open(self, view: Any) -> bool:
        return False

    def heading(self, action: Action, legal: Sequence[Action], view: Any) -> Sayable | None:
        return None  # one thing is asked at a time

    def is_follow_up(self, view: Any) -> bool:
        return False

    # --- what can be read ---

    def details(self, view: Any, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        return ()

    # --- what it looks like ---

    def board(self, view: Any, legal: Sequence[Action], voice: Voice, console: Console) -> RenderableType:
        return parts_board(self.table_parts(view), voice, console)

    def people(self, view: Any, voice: Voice, console: Console) -> RenderableType:
        return self.board(view, (), voice, console)


def parts_board(parts: Sequence[Part], voice: Voice, console: Console) -> RenderableType:
    """The parts of a table, each framed."""
    has_letters = console.encoding.lower().startswith("utf")
    return Group(*(_panel(part, voice, FACE_DOWN[has_letters]) for part in parts))


def _panel(part: Part, voice: Voice, back: str) -> RenderableType:
    inside: list[RenderableType] = []
    if part.items:
        inside.append(
            Columns([_card(item, voice, back) for item in part.items]) if part.kind == "cards" else _grid(part, voice)
        )
    if part.note is not None:
        inside.append(Text(voice.say(part.note), "dim"))
    return Panel(Group(*inside), title=voice.say(part.title), title_align="left", border_style="cyan")


def _card(item: Item, voice: Voice, back: str) -> RenderableType:
    words = Text(back, "dim") if item.hidden else Text(voice.say(item.words), "bold")
    if item.about != "":
        words.append(f"\n{voice.say(item.about)}", "none")
    return Panel(words, expand=False, border_style="dim" if item.hidden else "white")


def _grid(part: Part, voice: Voice) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for item in part.items:
        grid.add_row(Text(voice.say(item.words), "bold"), Text("" if item.about == "" else voice.say(item.about)))
    return grid
