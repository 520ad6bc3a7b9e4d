"""Echoes in a terminal: which parts of the table are shown, in which order, and what each says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from horae.cli.terminal.echoes_words import understand
from horae.cli.terminal.face import OptionWords, Teller, Voice
from horae.core.game import Action, Event, Result, Seat
from horae.core.speech import Phrase, Sayable, say
from horae.games.echoes import actions as do
from horae.games.echoes import describe, narration
from horae.games.echoes.events import RoundBegan, TurnBegan
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.view import EchoesView, SeatView, SourceView
from horae.games.echoes.vocabulary import COLOURS

FACTION_STYLE = {"water": "bright_blue", "sky": "bright_magenta", "forest": "green", "earth": "yellow", "neutral": "white"}
FLAME_STYLE = {"blue": "bold bright_blue", "yellow": "bold yellow", "red": "bold red"}
NARROW = 76
"""Below this width the tiles of a board stand one under the other."""


class Marks:
    """The signs on cards, in a terminal that has them or in plain letters."""

    def __init__(self, console: Console) -> None:
        fine = console.encoding.lower().startswith("utf")
        self.flame = "◆" if fine else "*"
        self.strength = "⚔" if fine else "!"
        self.points = "★" if fine else "#"
        self.token = "●" if fine else "o"
        self.turn = "▸" if fine else ">"
        self.goes = "→" if fine else "->"


class EchoesFace:
    """Echoes of Time with one person at the terminal."""

    def __init__(self, pack: EchoesPack) -> None:
        self.pack = pack

    # --- what it says ---

    def title(self) -> Sayable:
        return self.pack.head.title

    def options(self) -> Sequence[OptionWords]:
        return ()

    def teller(self, view: EchoesView) -> Teller:
        return narration.Narrator(self.pack, view)

    def opens_chapter(self, event: Event) -> bool:
        return isinstance(event, RoundBegan | TurnBegan)

    def step(self, view: EchoesView) -> Phrase:
        return narration.step(view, self.pack)

    def move(self, action: Action, view: EchoesView) -> Phrase:
        return narration.move(action, view, self.pack)

    def result(self, ended: Result, seat: Seat) -> tuple[Phrase, Phrase]:
        return narration.result(ended, seat, self.pack)

    def lesson(self, console: Console) -> Sequence[Phrase]:
        return [Phrase(f"echoes-lesson-{part}") for part in ("aim", "time", "turn", "flames", "sources")]

    # --- what can be typed ---

    def numbered(self, legal: Sequence[Action], view: EchoesView) -> Mapping[int, Action]:
        return dict(enumerate(legal, 1))

    def worth_asking(self, legal: Sequence[Action], view: Any) -> bool:
        return False  # whoever may act in Echoes is waited for

    def understand(self, words: str, view: EchoesView) -> Action | None:
        return understand(words, view, self.pack)

    def tries(self, view: EchoesView) -> Sequence[Action]:
        if view.seat is None or view.seat != view.active or view.main_done:
            return []
        board = [card for tile in view.people[view.seat].tiles for card in tile]
        sources = [source.source for source in view.sources]
        return [
            *(do.PlayCard(card) for card in dict.fromkeys(view.hand)),
            *(do.Advance(card) for card in board),
            *(do.Conquer(source) for source in sources),
            *(do.Fortify(source) for source in sources),
        ]

    # --- what it looks like ---

    def board(self, view: EchoesView, legal: Sequence[Action], voice: Voice, console: Console) -> RenderableType:
        marks = Marks(console)
        parts: list[RenderableType] = [self._sources(view, voice, marks)]
        parts.append(self.people(view, voice, console))
        if view.hand:
            parts.append(self._hand(view, legal, voice, marks))
        return Group(*parts)

    def _sources(self, view: EchoesView, voice: Voice, marks: Marks) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for source in view.sources:
            grid.add_row(*self._source(source, view, voice, marks))
        stock = voice.speak("echoes-shown-reserve", reserve=view.reserve, deck=view.deck, discard=len(view.discard))
        foot = Text(stock, "dim")
        if view.ends:
            foot.append(f"  {voice.speak('echoes-shown-last-round')}", "bold red")
        return Panel(Group(grid, foot), title=voice.speak("echoes-shown-sources"), title_align="left", border_style="cyan")

    def _source(self, shown: SourceView, view: EchoesView, voice: Voice, marks: Marks) -> tuple[Text, Text, Text]:
        data = self.pack.sources[self.pack.index[shown.source] - self.pack.size]
        name = Text(voice.say(data.name), "bold cyan")
        if shown.token:
            name.append(f" {marks.token}", "red")
        if shown.holder < 0:
            state = Text(voice.speak("echoes-shown-centre"))
        else:
            key = "echoes-shown-fortified" if shown.fortified else "echoes-shown-held"
            state = Text(voice.speak(key, person=Phrase("person", {"seat": shown.holder + 1})), "bold")
        if not shown.fortified:
            state.append(f"\n{voice.speak('echoes-shown-to-beat', need=shown.to_beat)}", "dim")
        texts = describe.source_texts(data, voice.language)
        about = Text()
        for side, key in ((data.conquer, "conquer"), (data.fortify, "fortify")):
            about.append(f"{marks.strength}>{side.strength} {marks.points}{side.vp} ", "bold")
            about.append(f"{texts[key]}  ")
        if data.effect is not None:
            about.append(f"\n{voice.say(describe.kind_name(data.effect))}: ", "italic")
            about.append(texts["effect"])
        if shown.under:
            about.append(f"\n{marks.goes} ", "dim")
            about.append(", ".join(self._named(card, voice) for card in shown.under), "dim")
        return name, state, about

    def people(self, view: EchoesView, voice: Voice, console: Console) -> RenderableType:
        marks = Marks(console)
        others = [who for who in view.people if who.seat != view.seat]
        own = [who for who in view.people if who.seat == view.seat]
        return Group(*(self._person(who, view, voice, marks, console) for who in (*others, *own)))

    def _person(self, who: SeatView, view: EchoesView, voice: Voice, marks: Marks, console: Console) -> RenderableType:
        title = Text(voice.names[who.seat], "bold")
        if who.seat == view.active:
            title = Text.assemble((f"{marks.turn} ", "bold yellow"), title)
        facts = voice.speak("echoes-shown-person", vp=who.vp, score=who.score, hand=who.hand, size=who.size)
        line = Text(f"{voice.speak('echoes-shown-brotherhood')}: ", "bold")
        if who.brotherhood:
            line.append_text(Text(", ").join(self._summoned(card, who, voice, marks) for card in who.brotherhood))
        else:
            line.append(voice.speak("echoes-shown-nobody"), "dim")
        body = Group(Text(facts), self._tiles(who, voice, marks, console.width < NARROW), line)
        style = "green" if who.seat == view.seat else "white"
        return Panel(body, title=title, title_align="left", border_style=style)

    def _tiles(self, who: SeatView, voice: Voice, marks: Marks, narrow: bool) -> RenderableType:
        tiles = [
            Text.assemble(
                (f"{position} ", "bold"),
                (marks.flame, FLAME_STYLE[flame]),
                " ",
                ", ".join(self._named(c, voice) for c in cards),
            )
            for position, flame, cards in zip(range(1, 6), who.flames, who.tiles, strict=True)
        ]
        outside = Text.assemble(
            f"{marks.goes} ", (marks.flame, FLAME_STYLE[who.outside]), f" {voice.speak('echoes-shown-outside')}"
        )
        shown = [*reversed(tiles), outside]
        if narrow:
            return Padding(Group(*shown), (0, 0, 0, 1))
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        for _ in shown:
            grid.add_column(ratio=1)
        grid.add_row(*shown)
        return grid

    def _named(self, card: str, voice: Voice) -> str:
        return voice.say(self.pack.name(self.pack.index[card]))

    def _summoned(self, card: str, who: SeatView, voice: Voice, marks: Marks) -> Text:
        design = self.pack.cards[self.pack.index[card]]
        text = Text(voice.say(design.name), FACTION_STYLE[design.faction])
        if design.type == "creature":
            text.append(f" {marks.strength}{design.strength}", "dim")
        if self.pack.colour[self.pack.index[card]]:
            colour = COLOURS[self.pack.colour[self.pack.index[card]] - 1]
            text.append(f" {marks.flame}", FLAME_STYLE[colour])
        if card in who.tokens:
            text.append(marks.token, "red")
        return text

    def _hand(self, view: EchoesView, legal: Sequence[Action], voice: Voice, marks: Marks) -> RenderableType:
        """One's own cards in full: what each is, costs, gives and does. Those that may be played now stand out."""
        plays = {action.card for action in legal if isinstance(action, do.PlayCard)}
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for card in view.hand:
            design = self.pack.cards[self.pack.index[card]]
            style = FACTION_STYLE[design.faction]
            name = Text(
                f"{marks.turn if card in plays else ' '} {voice.say(design.name)}", f"bold {style}" if card in plays else style
            )
            faction = Phrase("echoes-tag-neutral" if design.faction == "neutral" else f"echoes-faction-{design.faction}")
            kind = [faction, Phrase(f"echoes-{design.specialisation}"), Phrase(f"echoes-{design.type}")]
            facts = Text(" · ".join(say(word, voice.language) for word in kind), "dim")
            facts.append(f"\n{voice.speak('echoes-shown-cost', cost=design.cards, position=design.time)}")
            if design.type == "creature":
                facts.append(f" {marks.strength}{design.strength}", "bold")
            if design.vp:
                facts.append(f" {marks.points}{design.vp}", "bold")
            effect = Text.assemble(
                (f"{voice.say(describe.kind_name(design.effect))}: ", "italic"), describe.card_text(design, voice.language)
            )
            grid.add_row(name, facts, effect)
        return Panel(grid, title=voice.speak("echoes-shown-hand"), title_align="left", border_style="green")
