"""Shipwreck in a terminal: which parts of the table are shown, in which order, and what each says."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from horae.cli.terminal.face import Teller
from horae.cli.terminal.shipwreck_cards import (
    BONE,
    CORAL,
    CORAL_ON_BONE,
    DEPTH,
    DIAL,
    FOAM,
    GOLD,
    INK,
    SEA,
    STOCK,
    VERDIGRIS,
    VERDIGRIS_ON_BONE,
    Card,
    Glyphs,
    card_width,
    glyphs_for,
    laid_out,
    moons,
    on_water,
    stone,
    track,
    wrapped,
)
from horae.cli.terminal.shipwreck_diagram import diagram
from horae.core.game import Action, Event, Result, Seat
from horae.core.speech import Phrase, Sayable
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import narration
from horae.games.shipwreck.card_text import ability, power_text
from horae.games.shipwreck.events import TurnBegan
from horae.games.shipwreck.pictogram import pictogram
from horae.games.shipwreck.position import GOAL
from horae.games.shipwreck.view import SeatView, ShipwreckView
from horae.games.shipwreck.vocabulary import HOURS_OF, VALUES, Arcanum
from horae.spoken.shipwreck import SpokenShipwreck
from horae.spoken.shipwreck_reading import fates_at
from horae.spoken.voice import Voice

ROOMY = 72
"""From this width on a number line is drawn as tiles and people's doings stand beside it; below, as plain numbers."""


class ShipwreckFace(SpokenShipwreck):
    """The Shipwreck Arcana with one person at the terminal."""

    # --- what it says ---

    def title(self) -> Sayable:
        return self.pack.head.title

    def options(self) -> Sequence[narration.Option]:
        return narration.OPTIONS

    def teller(self, view: ShipwreckView) -> Teller:
        return narration.Narrator(self.pack, view)

    def hear(self, event: Event) -> None:
        """Nothing here goes out of sight that one would want to read again."""

    def was_told(self, lines: Sequence[str]) -> None:
        """Nothing here is told in a line that the table says again."""

    def is_passage(self, event: Event) -> bool:
        return False

    def opens_chapter(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    def result(self, ended: Result, seat: Seat) -> tuple[Phrase, Phrase]:
        return narration.result(ended, seat, self.pack)

    def caution(self, words: str, view: ShipwreckView) -> Phrase | None:
        return None

    def lesson(self, console: Console) -> Sequence[Phrase]:
        glyphs = glyphs_for(console)
        parts = [Phrase(f"shipwreck-lesson-{part}") for part in ("aim", "play", "hide", "predict", "fade")]
        drawn: dict[str, Sayable] = {"goes": glyphs.signs.goes, "kept": glyphs.signs.kept, "seen": glyphs.signs.seen}
        drawn |= {"dark": glyphs.dark_moon, "moon": glyphs.moon, "may": glyphs.may}
        return [*parts, Phrase("shipwreck-lesson-signs", drawn)]

    # --- what can be typed ---

    def worth_asking(self, legal: Sequence[Action], view: ShipwreckView) -> bool:
        """SA-12.2: owning up is never waited for. Asked for right after the play; later it stands among one's moves."""
        return do.CONFESS in legal and view.seat == view.active

    def folded(self, action: Action) -> str:
        return ""

    def stays_open(self, view: ShipwreckView) -> bool:
        return False

    def heading(self, action: Action, legal: Sequence[Action], view: ShipwreckView) -> Sayable | None:
        return None  # one thing is asked at a time

    def is_follow_up(self, view: ShipwreckView) -> bool:
        return False  # every answer changes what the cards show

    # --- what can be read ---

    def details(self, view: ShipwreckView, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        return ()

    # --- what it looks like ---

    def board(self, view: ShipwreckView, legal: Sequence[Action], voice: Voice, console: Console) -> RenderableType:
        glyphs = glyphs_for(console)
        width = card_width(console.width)
        plays = [action for action in legal if isinstance(action, do.PlayFate)]
        cards = [self._hours(view, plays, width, voice, glyphs)]
        cards += [self._arcanum(place, view, plays, width, voice, glyphs) for place in range(1, 5)]
        cards.append(self._deck(view, width, voice, glyphs))
        parts: list[RenderableType] = [laid_out(cards, console.width, glyphs)]
        if view.faded:
            parts.append(on_water(self._powers(view, voice, glyphs)))
        parts.append(self.people(view, voice, console))
        parts.append(on_water(self._stock(view, voice, glyphs), top=1))
        if view.hand:
            parts.append(on_water(self._hand(view, voice, glyphs), top=1))
        return Group(*parts, on_water(Text("")))

    def _goes(self, plays: Sequence[do.PlayFate], place: int, view: ShipwreckView, glyphs: Glyphs) -> str:
        """Which of one's fates may go to a place now, for the foot of its card."""
        values = sorted({view.hand[play.fate] for play in plays if play.place == place})
        return f" {glyphs.may} {' '.join(map(str, values))} " if values else ""

    def _hours(self, view: ShipwreckView, plays: Sequence[do.PlayFate], width: int, voice: Voice, glyphs: Glyphs) -> Card:
        goes = self._goes(plays, 0, view, glyphs)
        card = Card(width, DIAL, "0", goes, f"{GOLD} on #071a1b")
        card.head.append(card.centred(Text(voice.say(narration.THE_HOURS), f"bold {GOLD}")))
        card.head.append(Text(""))
        for key, value, on, off, style in (
            ("score", view.score, glyphs.score, glyphs.no_score, VERDIGRIS),
            ("doom", view.doom, glyphs.doom, glyphs.no_doom, CORAL),
        ):
            label = voice.speak(f"shipwreck-shown-{key}", value=value, goal=GOAL)
            card.head += [card.centred(Text(label, f"bold {style}")), card.centred(track(value, on, off, style, GOAL, glyphs))]
            card.head.append(Text(""))
        card.head += wrapped(voice.speak("shipwreck-shown-last-resort"), card.inner, f"italic {FOAM}")
        if view.at_hours:
            at = stone(view.at_hours, glyphs, "#071a1b", with_hours=True)
            if view.at_hours_before:
                at.append(f" {glyphs.to} {view.at_hours_before}")
            card.foot.append(at)
        elif view.stranded:
            card.foot.append(_stones(view.stranded, glyphs, "#071a1b"))
        return card

    def _arcanum(
        self, place: int, view: ShipwreckView, plays: Sequence[do.PlayFate], width: int, voice: Voice, glyphs: Glyphs
    ) -> Card:
        spot = view.row[place - 1]
        if spot.card is None:
            card = Card(width, f"{FOAM} on {SEA}", str(place))
            card.head.append(card.centred(Text(voice.speak("shipwreck-shown-empty"), "italic")))
            return card
        goes = self._goes(plays, place, view, glyphs)
        border = f"bold {VERDIGRIS_ON_BONE} on {BONE}" if goes else ""
        card = Card(width, STOCK, str(place), goes, border)
        arcanum = self.pack.arcana[self.pack.index[spot.card]]
        self._face(card, arcanum, voice, glyphs, VERDIGRIS_ON_BONE, INK)
        card.middle = wrapped(voice.say(arcanum.motto), card.inner, f"italic {VERDIGRIS_ON_BONE}")
        here = fates_at(place, view)
        if here:
            laid = _stones(here, glyphs, BONE)
            if view.played == here[-1] and view.played_place == place:  # what was just played, with the hours it took
                laid.append(f" {glyphs.hour * HOURS_OF[view.played]}", f"bold {CORAL_ON_BONE}")
            card.foot.append(laid)
        card.foot.append(moons(spot.hours, spot.moons, glyphs))
        return card

    def _face(self, card: Card, arcanum: Arcanum, voice: Voice, glyphs: Glyphs, accent: str, ink: str) -> None:
        card.head += [card.centred(line) for line in wrapped(voice.say(arcanum.name), card.inner, f"bold {ink}")]
        drawn = diagram(pictogram(arcanum), glyphs.signs)
        card.head += [card.centred(line) for line in wrapped(drawn, card.inner, f"bold {accent}")]
        card.head.append(Text(glyphs.rule * card.inner, f"dim {ink}"))
        card.head += wrapped(voice.say(ability(arcanum)), card.inner, ink)

    def _deck(self, view: ShipwreckView, width: int, voice: Voice, glyphs: Glyphs) -> Card:
        count = len(view.deck_unknown) + len(view.deck_bottom) + (view.deck_top is not None)
        label = escape(voice.speak("shipwreck-shown-deck", count=count))
        card = Card(width, f"{FOAM} on {DEPTH}", label)
        if view.deck_top is None:
            card.head.append(card.centred(Text(voice.speak("shipwreck-shown-no-deck"), "italic")))
            return card
        arcanum = self.pack.arcana[self.pack.index[view.deck_top]]
        self._face(card, arcanum, voice, glyphs, VERDIGRIS, FOAM)
        card.foot.append(Text(glyphs.moon * arcanum.moons, FOAM))
        return card

    def _powers(self, view: ShipwreckView, voice: Voice, glyphs: Glyphs) -> RenderableType:
        key = "shipwreck-shown-power-used" if view.power_used else "shipwreck-shown-powers"
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        bearers: dict[str, list[str]] = {}
        for card in view.faded:
            arcanum = self.pack.arcana[self.pack.index[card]]
            bearers.setdefault(arcanum.power, []).append(voice.say(arcanum.name))
        for name, cards in bearers.items():
            power = self.pack.powers[name]
            who = voice.speak(f"shipwreck-shown-power-{power.by}")
            head = Text.assemble((voice.say(power.name), f"bold {GOLD}"), f" ({', '.join(cards)}) ", (who, f"bold {FOAM}"))
            head.append(f"\n{voice.say(power_text(power))}", FOAM)
            grid.add_row(Text(glyphs.power, GOLD), head)
        return Group(Text(""), Text(voice.speak(key), f"bold {BONE}"), grid)

    # --- people ---

    def people(self, view: ShipwreckView, voice: Voice, console: Console) -> RenderableType:
        glyphs = glyphs_for(console)
        roomy = console.width >= ROOMY
        grid = Table.grid(padding=(0, 2 if roomy else 1, 0, 0))
        for who in view.people:
            active = who.seat == view.active and view.step != "over"
            name = Text(voice.names[who.seat], f"bold {GOLD}" if active else f"bold {BONE}", no_wrap=True)
            name.truncate(16 if roomy else 10, overflow="ellipsis")
            row = [Text(glyphs.turn if active else " ", GOLD), name, self._held(who, view, glyphs)]
            row.append(_number_line(who, glyphs, roomy))
            if roomy:
                row.append(Text(self._doing(who, view, voice, glyphs), f"italic {FOAM}"))
            grid.add_row(*row)
        parts: list[RenderableType] = [Text(voice.speak("shipwreck-shown-people"), f"bold {BONE}"), grid]
        if facts := " · ".join(map(voice.say, narration.known(view, self.pack))):
            parts += [Text(""), Text(voice.speak("shipwreck-shown-known", facts=facts), f"bold {GOLD}")]
        return on_water(Group(*parts), top=1)

    def _held(self, who: SeatView, view: ShipwreckView, glyphs: Glyphs) -> Text:
        values = view.hand if who.seat == view.seat else (0,) * who.fates
        drawn = _stones(values, glyphs, SEA)
        drawn.append("   " * (2 - len(values)))
        return drawn

    def _doing(self, who: SeatView, view: ShipwreckView, voice: Voice, glyphs: Glyphs) -> str:
        if who.seat == view.active and view.step != "over":
            return voice.speak("shipwreck-shown-own-turn" if who.seat == view.seat else "shipwreck-shown-turn")
        if view.step == "predict" and (who.seat in view.agreed if view.proposal else who.seat in view.passed):
            key = "shipwreck-shown-agreed" if view.proposal else "shipwreck-shown-passed"
            return f"{glyphs.done} {voice.speak(key)}"
        return voice.speak("shipwreck-shown-you") if who.seat == view.seat else ""

    def _stock(self, view: ShipwreckView, voice: Voice, glyphs: Glyphs) -> RenderableType:
        line = Text(voice.speak("shipwreck-shown-unseen"), f"bold {BONE}")
        for value, unseen in zip(VALUES, view.unseen, strict=True):
            seen = self.pack.copies[value] - unseen
            line.append(f"   {value} ", f"bold {BONE}")
            line.append(glyphs.pip * unseen, VERDIGRIS)
            line.append(glyphs.no_pip * seen, f"dim {BONE}")
        key = "shipwreck-shown-all-in-bag" if view.bag == sum(view.unseen) else "shipwreck-shown-bag"
        bag = Text(voice.speak(key, count=view.bag), FOAM)
        return Group(line, bag)

    def _hand(self, view: ShipwreckView, voice: Voice, glyphs: Glyphs) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, vertical="middle")
        cells: list[RenderableType] = [Text(voice.speak("shipwreck-shown-hand"), f"bold {BONE}")]
        for place, value in enumerate(view.hand):
            grid.add_column(no_wrap=True)
            cells.append(_big_stone(value, glyphs))
            grid.add_column(no_wrap=True, vertical="middle")
            cells.append(Text(self._age(place, view, voice), f"italic {FOAM}"))
        grid.add_row(*cells)
        return grid

    def _age(self, place: int, view: ShipwreckView, voice: Voice) -> str:
        drawing = view.seat == view.active and view.step == "play"
        return voice.speak("shipwreck-shown-new" if drawing and place >= view.began_with else "shipwreck-shown-kept")


def _stones(values: Sequence[int], glyphs: Glyphs, ground: str) -> Text:
    return Text("").join(stone(value, glyphs, ground) for value in values)


def _number_line(who: SeatView, glyphs: Glyphs, roomy: bool) -> Text:
    edge = " " if roomy else ""
    struck, open_tile = f"{FOAM} on {DEPTH}", f"bold {INK} on {BONE}"
    tiles = [
        Text(f"{edge}{glyphs.struck}{edge}", struck) if tile in who.flipped else Text(f"{edge}{tile}{edge}", open_tile)
        for tile in VALUES
    ]
    return Text(" ").join(tiles)


def _big_stone(value: int, glyphs: Glyphs) -> Text:
    hours = (glyphs.hour * HOURS_OF[value]).center(5)
    top, bottom, side = ("╭─────╮", "╰─────╯", "│") if glyphs.frame == "heavy" else ("+-----+", "+-----+", "|")
    style = f"{BONE} on #050808"
    return Text("\n").join(
        [
            Text(top, style),
            Text.assemble((side, style), (str(value).center(5), f"bold {style}"), (side, style)),
            Text.assemble((side, style), (hours, f"{GOLD} on #050808"), (side, style)),
            Text(bottom, style),
        ]
    )
