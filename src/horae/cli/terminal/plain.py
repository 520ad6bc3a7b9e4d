"""A game that brings no face of its own, in a terminal: the parts of the table that its narration tells of, in turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from horae.cli.terminal.face import OptionWords, Reading, Teller, Voice
from horae.cli.terminal.words import plain
from horae.core.game import Action, AnyGame, Event, Result, Seat
from horae.core.narration import Item, Part, parts_of
from horae.core.narration import Teller as Narrator
from horae.core.speech import LANGUAGES, Phrase, Sayable, knows, say
from horae.games.registry import narration_of

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


class PlainFace:
    """Any game with one person at the terminal."""

    def __init__(self, game: AnyGame, pack: Any) -> None:
        self.game = game
        self.pack = pack
        self._narration = narration_of(game)
        self._offered: Sequence[Action] = ()

    # --- what it says ---

    def title(self) -> Sayable:
        return Phrase(f"{self.game.name}-title")

    def options(self) -> Sequence[OptionWords]:
        return self._narration.OPTIONS

    def teller(self, view: Any) -> Teller:
        return PlainTeller(self._narration.Narrator(self.pack, view))

    def hear(self, event: Event) -> None:
        """Nothing here goes out of sight that one would want to read again."""

    def opens_chapter(self, event: Event) -> bool:
        return False

    def step(self, view: Any) -> Phrase:
        return self._narration.step(view, self.pack)

    def move(self, action: Action, view: Any) -> Phrase:
        return self._narration.move(action, view, self.pack)

    def result(self, ended: Result, seat: Seat) -> tuple[Phrase, Phrase]:
        return self._narration.result(ended, seat, self.pack)

    def caution(self, words: str, view: Any) -> Phrase | None:
        return None

    def lesson(self, console: Console) -> Sequence[Phrase]:
        """The game's own, or else its pitch."""
        keys = [f"{self.game.name}-lesson", f"{self.game.name}-pitch"]
        return [Phrase(key) for key in keys if knows(key, LANGUAGES[0])][:1]

    # --- what can be typed ---

    def numbered(self, legal: Sequence[Action], view: Any) -> Mapping[int, Action]:
        self._offered = legal
        return dict(enumerate(legal, 1))

    def worth_asking(self, legal: Sequence[Action], view: Any) -> bool:
        return bool(legal)

    def understand(self, words: str, view: Any) -> Action | None:
        """A move in the words that it is offered in, in any language, or the beginning of just one of them."""
        wanted = plain(words)
        labels = [(action, plain(say(self.move(action, view), language))) for action in self._offered for language in LANGUAGES]
        exact = [action for action, label in labels if label == wanted]
        begun = exact or list(dict.fromkeys(action for action, label in labels if wanted and label.startswith(f"{wanted} ")))
        return begun[0] if exact or len(begun) == 1 else None

    def tries(self, view: Any) -> Sequence[Action]:
        return ()

    def is_follow_up(self, view: Any) -> bool:
        return False

    # --- what can be read ---

    def _parts(self, view: Any) -> Sequence[Part]:
        return parts_of(self._narration, view, self.pack)

    def details(self, view: Any, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        return ()

    def readings(self, view: Any, voice: Voice) -> Sequence[Reading]:
        return [
            Reading(part.title, item.words, (voice.say(item.about),) if item.about else ())
            for part in self._parts(view)
            for item in part.items
        ]

    def plain_board(self, view: Any, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        return [line_of(part, voice) for part in self._parts(view)]

    def plain_people(self, view: Any, voice: Voice) -> Sequence[str]:
        return self.plain_board(view, (), voice)

    # --- what it looks like ---

    def board(self, view: Any, legal: Sequence[Action], voice: Voice, console: Console) -> RenderableType:
        return parts_board(self._parts(view), voice, console)

    def people(self, view: Any, voice: Voice, console: Console) -> RenderableType:
        return self.board(view, (), voice, console)


def parts_board(parts: Sequence[Part], voice: Voice, console: Console) -> RenderableType:
    """The parts of a table, each framed."""
    has_letters = console.encoding.lower().startswith("utf")
    return Group(*(_panel(part, voice, FACE_DOWN[has_letters]) for part in parts))


def line_of(part: Part, voice: Voice) -> str:
    """A part of a table in one line."""
    items = [": ".join(voice.say(word) for word in (item.words, item.about) if word != "") for item in part.items]
    note = "" if part.note is None else voice.say(part.note)
    return f"{voice.say(part.title)}: {'. '.join(filter(None, ['; '.join(items), note]))}"


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
