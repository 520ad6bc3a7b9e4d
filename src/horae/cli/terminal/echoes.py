"""Echoes in a terminal: which parts of the table are shown, in which order, and what each says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from horae.cli.terminal.face import OptionWords, Teller
from horae.core.game import Action, Event, Result, Seat
from horae.core.speech import Phrase, Sayable
from horae.games.echoes import actions as do
from horae.games.echoes import narration
from horae.games.echoes.events import RoundBegan, TurnBegan
from horae.games.echoes.view import EchoesView, PersonView
from horae.spoken.echoes import SpokenEchoes
from horae.spoken.echoes_cards import (
    CardWords,
    brotherhood,
    facts,
    stock,
    tiles,
)
from horae.spoken.voice import Voice

FACTION_STYLE = {"water": "bright_blue", "sky": "bright_magenta", "forest": "green", "earth": "yellow", "neutral": "white"}
FLAME_STYLE = {"blue": "bold bright_blue", "yellow": "bold yellow", "red": "bold red"}
NARROW = 76
"""Below this width the tiles of a board stand one under the other."""


class EchoesFace(SpokenEchoes):
    """Echoes of Time with one person at the terminal."""

    # --- what it says ---

    def title(self) -> Sayable:
        return self.pack.head.title

    def options(self) -> Sequence[OptionWords]:
        return ()

    def teller(self, view: EchoesView) -> Teller:
        return narration.Narrator(self.pack, view)

    def hear(self, event: Event) -> None:
        """Nothing here goes out of sight that one would want to read again."""

    def was_told(self, lines: Sequence[str]) -> None:
        """Nothing here is told in a line that the table says again."""

    def is_passage(self, event: Event) -> bool:
        return False

    def opens_chapter(self, event: Event) -> bool:
        return isinstance(event, RoundBegan | TurnBegan)

    def result(self, ended: Result, seat: Seat) -> tuple[Phrase, Phrase]:
        return narration.result(ended, seat, self.pack)

    def caution(self, words: str, view: EchoesView) -> Phrase | None:
        return None

    def lesson(self, console: Console) -> Sequence[Phrase]:
        return [Phrase(f"echoes-lesson-{part}") for part in ("aim", "time", "turn", "flames", "sources")]

    # --- what can be typed ---

    def worth_asking(self, legal: Sequence[Action], view: Any) -> bool:
        return False  # whoever may act in Echoes is waited for

    def folded(self, action: Action) -> str:
        return ""

    def stays_open(self, view: EchoesView) -> bool:
        return False

    def heading(self, action: Action, legal: Sequence[Action], view: EchoesView) -> Sayable | None:
        return None  # one thing is asked at a time

    def is_follow_up(self, view: EchoesView) -> bool:
        forced = view.seat is not None and bool(view.people[view.seat].must_discard)
        return forced or narration.asked(view) is not None

    # --- what can be read ---

    def details(self, view: EchoesView, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        """What each of the cards does that one is to choose between, where they are not in the hand."""
        words = CardWords(self.pack, voice)
        offered = [action.card for action in legal if isinstance(action, do.Summon | do.Resolve | do.Use | do.Remove)]
        told = []
        for thing in offered:
            is_source = self.pack.index[thing] >= self.pack.size
            lines = words.source_sides(thing)[-1:] if is_source else (words.worth(thing), words.effect(thing))
            told.append(f"{words.name(thing)}: {' · '.join(line for line in lines if line)}")
        return told

    # --- what it looks like ---

    def board(self, view: EchoesView, legal: Sequence[Action], voice: Voice, console: Console) -> RenderableType:
        words = CardWords(self.pack, voice)
        parts: list[RenderableType] = [self._sources(view, words)]
        parts.append(self.people(view, voice, console))
        if view.hand:
            parts.append(self._hand(view, legal, words, turn_mark(console)))
        return Group(*parts)

    def _sources(self, view: EchoesView, words: CardWords) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(ratio=2)
        grid.add_column(ratio=5)
        for shown in view.sources:
            name = Text(words.name(shown.source), "bold cyan")
            name.append(f"\n{words.source_state(shown)}", "none")
            about = [*words.source_sides(shown.source), *([words.guards(shown)] if shown.under else [])]
            grid.add_row(name, Text("\n".join(about)))
        foot = Text(stock(view, words.voice), "bold" if view.ends else "dim")
        title = words.voice.speak("echoes-shown-sources")
        return Panel(Group(grid, foot), title=title, title_align="left", border_style="cyan")

    def people(self, view: EchoesView, voice: Voice, console: Console) -> RenderableType:
        words = CardWords(self.pack, voice)
        order = sorted(view.people, key=lambda who: who.seat == view.seat)
        return Group(*(self._person(who, view, words, console) for who in order))

    def _person(self, who: PersonView, view: EchoesView, words: CardWords, console: Console) -> RenderableType:
        title = Text(words.voice.names[who.seat], "bold")
        if who.seat == view.active:
            title = Text.assemble((f"{turn_mark(console)} ", "bold yellow"), title)
        line = Text(f"{words.voice.speak('echoes-shown-brotherhood')}: ", "bold")
        line.append(brotherhood(who, words), "none")
        body = Group(Text(facts(who, words.voice)), self._tiles(who, words, console.width < NARROW), line)
        style = "green" if who.seat == view.seat else "white"
        return Panel(body, title=title, title_align="left", border_style=style)

    def _tiles(self, who: PersonView, words: CardWords, narrow: bool) -> RenderableType:
        """The flame stands as a word, and in its colour where there are colours."""
        shown = []
        for head, flame, cards in tiles(who, words, "" if narrow else "-short"):
            text = Text(head, FLAME_STYLE[flame])
            text.append((f": {cards}" if narrow else f"\n{cards}") if cards else "", "none")
            shown.append(text)
        if narrow:
            return Padding(Group(*shown), (0, 0, 0, 1))
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        for _ in shown:
            grid.add_column(ratio=1)
        grid.add_row(*shown)
        return grid

    def _hand(self, view: EchoesView, legal: Sequence[Action], words: CardWords, mark: str) -> RenderableType:
        """One's own cards in full: what each is, costs, gives and does. Those that may be played now stand out."""
        plays = {action.card for action in legal if isinstance(action, do.PlayCard)}
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(ratio=2)
        grid.add_column(ratio=4)
        for card, price in zip(view.hand, view.prices, strict=True):
            style = FACTION_STYLE[self.pack.cards[self.pack.index[card]].faction]
            name = Text(f"{mark if card in plays else ' '} {words.name(card)}", f"bold {style}" if card in plays else style)
            facts, effect = words.lines(card, price=price)
            grid.add_row(name, Text.assemble((facts, "dim"), f"\n{effect}"))
        title = words.voice.speak("echoes-read-hand")
        return Panel(grid, title=title, title_align="left", border_style="green")


def turn_mark(console: Console) -> str:
    return "▸" if console.encoding.lower().startswith("utf") else ">"
