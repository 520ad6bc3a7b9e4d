"""TIME Stories in a terminal: which parts of the table are shown, in which order, and what each says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from horae.cli.terminal.face import Teller
from horae.core.game import Action, Event, Result, Seat
from horae.core.narration import Option
from horae.core.speech import LANGUAGES, Phrase, Quoted, Sayable, knows
from horae.games.timestories import actions as do
from horae.games.timestories import narration
from horae.games.timestories.events import CardRead, PassageSaid, RoundBegan
from horae.games.timestories.open_content import ReceptacleTexts
from horae.games.timestories.view import CardFace, ItemFace, TimeStoriesView
from horae.spoken.game import Reading
from horae.spoken.timestories import GIFTS, SpokenTimeStories
from horae.spoken.timestories_open import AnyMission, OpenMission, joined
from horae.spoken.timestories_reading import (
    MissionWords,
    before_one,
    first_powers,
    open_receptacles,
    plain_board,
    plain_reading,
    receptacle_lines,
    said_to,
)
from horae.spoken.voice import Voice

CYAN = "#5fd7e6"
PAPER = "#e8dfc8"
STAMP = "#c65b4e"
LESSON = ("aim", "round", "act", "test", "azrak")


class TimeStoriesFace(SpokenTimeStories):
    """A mission with one person at the terminal: alone they have two receptacles."""

    def __init__(self, pack: AnyMission) -> None:
        super().__init__(pack)
        self._hinted: set[str] = set()
        self._items: frozenset[int] | None = None
        """The items whose text the person has been shown."""
        self._shown: tuple[Reading, ...] = ()
        """What lay before the person when it was last shown."""
        self._told: Sequence[str] = ()
        """The lines that the table need not repeat."""
        self._lately: list[CardRead | PassageSaid] = []
        """The card that one read alone last, and what it led to."""

    @classmethod
    def of_open_content(cls, contents: Mapping[str, Mapping[str, Any]]) -> Self:
        """The face of a mission of which this machine has no more than lies open: its content in each language."""
        return cls(OpenMission(joined(contents)))

    # --- what it says ---

    def title(self) -> Sayable:
        title: Sayable = self.pack.title
        return title

    def options(self) -> Sequence[Option]:
        return narration.OPTIONS

    def teller(self, view: TimeStoriesView) -> Teller:
        return narration.Narrator(self.pack, view)

    def hear(self, event: Event) -> None:
        """What one reads alone is gone from before one when one's own move crosses with it: the latest can be read still."""
        if isinstance(event, RoundBegan):
            self._lately = []
        elif isinstance(event, CardRead | PassageSaid) and not event.aloud:
            self._lately = [event] if isinstance(event, CardRead) else [*self._lately, event]

    def was_told(self, lines: Sequence[str]) -> None:
        self._told = tuple(lines)

    def is_passage(self, event: Event) -> bool:
        return isinstance(event, CardRead | PassageSaid) and event.aloud

    def opens_chapter(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    def result(self, ended: Result, seat: Seat) -> tuple[Phrase, Phrase]:
        return narration.result(ended, seat, self.pack)

    def caution(self, words: str, view: TimeStoriesView) -> Phrase | None:
        """Telepathy comes in one's own words (TS-5.2): quoting is warned of, not blocked."""
        found = narration.not_own_words(words, view)
        return None if found is None else found.phrase

    def lesson(self, console: Console) -> Sequence[Phrase]:
        return [Phrase(f"timestories-lesson-{part}") for part in LESSON]

    # --- what can be typed ---

    def worth_asking(self, legal: Sequence[Action], view: Any) -> bool:
        return any(isinstance(action, do.Support | do.Pledge) for action in legal)

    def heading(self, action: Action, legal: Sequence[Action], view: TimeStoriesView) -> Sayable | None:
        votes = {one.whom for one in legal if isinstance(one, do.Vote)}
        if not isinstance(action, do.Vote) or len(votes) < 2:
            return None
        return next((asked.ask for asked in view.questions if asked.agent == action.whom), None)

    def folded(self, action: Action) -> str:
        """What one may give: there is much of it at any moment, and it is seldom what matters."""
        return "timestories-gifts" if isinstance(action, GIFTS) else ""

    def is_follow_up(self, view: TimeStoriesView) -> bool:
        return False  # the cards before one are what one decides by

    def stays_open(self, view: TimeStoriesView) -> bool:
        """One's vote is missing (TS-R21)."""
        return any(own.agent in asked.waits_for for asked in view.questions for own in view.own)

    # --- what can be read ---

    def details(self, view: TimeStoriesView, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        """What came to lie before one since the table was shown, a word's meaning, and who else of one's own is asked."""
        words = MissionWords(self.pack, view, voice, self._told)
        fresh = [line for one in self._unshown(words) for line in plain_reading(words, one)]
        asked = [own for own in view.own if own.question is not None]
        more = [f"{words.who(own.agent)}: {words.text(own.question.ask)}" for own in asked[1:] if own.question is not None]
        typed = [own.question.ask for own in asked if own.question is not None and own.question.typed]
        hint = [voice.speak("timestories-answer-hint", ask=Quoted(words.text(ask))) for ask in typed]
        vote = self._once("vote", voice) if view.seats > 1 and self.stays_open(view) else []
        return [
            *self._first_goals(words),
            *self._won(words),
            *fresh,
            *self._supported(words, legal),
            *self._first_hint(view, voice),
            *vote,
            *hint,
            *more,
        ]

    def _won(self, words: MissionWords) -> list[str]:
        """The items that came into the game since they were last looked at, with all that stands on them."""
        view = words.view
        items = {item.number: item for item in (*view.table_items, *(one for agent in view.agents for one in agent.items))}
        before, self._items = self._items, frozenset(items) | (self._items or frozenset())
        if before is None:
            return []
        fresh = [item for number, item in sorted(items.items()) if number not in before]
        return [" ".join(part for part in self._item(words, item) if not words.is_told(part)) for item in fresh]

    def _item(self, words: MissionWords, item: ItemFace) -> tuple[str, str]:
        number, says = words.item(item)
        return f"{number}: {words.voice.say(item.name)}.", says

    def _supported(self, words: MissionWords, legal: Sequence[Action]) -> list[str]:
        """What one is asked to support: whose test, of what, how it stands and against what, where that was told."""
        asking = sorted({action.whom for action in legal if isinstance(action, do.Support | do.SupportWith)})
        return [words.test_of(agent) for agent in asking]

    def _first_goals(self, words: MissionWords) -> list[str]:
        """What one wants oneself, and nobody else knows: said once, with how to read it again."""
        goals = [(own.agent, goal) for own in words.view.own for goal in own.goals if f"goal-{goal.id}" not in self._hinted]
        self._hinted |= {f"goal-{goal.id}" for _, goal in goals}
        speak = words.voice.speak
        return [
            speak(
                "timestories-goal-told",
                who=words.who(agent),
                text=words.text(goal.text),
                gives=speak(f"timestories-read-goal-{goal.source}", azrak=goal.azrak),
            )
            for agent, goal in goals
        ]

    def _unshown(self, words: MissionWords) -> list[Reading]:
        """Another's doing may have one read a card; the table is not shown again for that."""
        before, self._shown = self._shown, before_one(words)
        return [one for one in self._shown if one not in before]

    def _first_hint(self, view: TimeStoriesView, voice: Voice) -> list[str]:
        """What the words of the moment mean, the first time that they matter."""
        mine = [view.agents[own.agent] for own in view.own]
        if any(agent.link for agent in mine):
            now = "link"
        elif any(agent.test is not None for agent in mine):
            now = "test"
        else:
            now = "fight" if view.fight is not None else view.step
        magick = self._once("magick", voice) if now == "naming" and any(agent.magick for agent in mine) else []
        return [*self._once(now, voice), *magick]

    def _once(self, hint: str, voice: Voice) -> list[str]:
        key = f"timestories-hint-{hint}"
        if hint in self._hinted or not knows(key, LANGUAGES[0]):
            return []
        self._hinted.add(hint)
        return [voice.speak(key)]

    def readings(self, view: TimeStoriesView, voice: Voice) -> Sequence[Reading]:
        words = MissionWords(self.pack, view, voice)
        return [*super().readings(view, voice), *self._read_lately(words)]

    def _read_lately(self, words: MissionWords) -> list[Reading]:
        lying = " ".join(line for one in before_one(words) for line in one.lines)
        gone = [text for event in self._lately if (text := words.text(event.text)) not in lying]
        return [Reading(Phrase("timestories-read-lately"), Phrase("timestories-read-last"), tuple(gone))] if gone else []

    def plain_board(self, view: TimeStoriesView, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        words = MissionWords(self.pack, view, voice, self._told)
        self._shown = before_one(words)
        return [words.head(), *self.plain_people(view, voice)] if view.step == "over" else plain_board(words)

    # --- what it looks like ---

    def board(self, view: TimeStoriesView, legal: Sequence[Action], voice: Voice, console: Console) -> RenderableType:
        words = MissionWords(self.pack, view, voice, self._told)
        self._shown = before_one(words)
        parts: list[RenderableType] = [self._head(words)]
        if view.step == "over":  # the place one ended at would raise who has just gone
            return Group(*parts, self.people(view, voice, console))
        if view.card_a is not None:
            parts.append(self._card(view.card_a, words, voice.say(words.location()), PAPER))
            parts.append(_grid([(words.back(slot), words.slot(slot)) for slot in view.panorama]))
        elif view.step == "choosing":
            parts += [self._receptacle(person, words) for person in open_receptacles(words)]
        else:
            parts.append(_grid([(voice.say(place.name), words.place(place)) for place in view.locations]))
        if view.fight is not None:
            parts.append(self._card(view.fight.card, words, words.fight(), STAMP))
        parts += [Text(line, "bold") for line in words.votes()]
        parts.append(self.people(view, voice, console))
        parts += [Padding(Text(line), (0, 0, 0, 2)) for line in first_powers(words)]
        for own in view.own:
            whose = words.who(own.agent)
            if own.carried is not None:
                parts.append(self._card(own.carried, words, whose, CYAN))
            if own.card is not None and (view.fight is None or own.card.id != view.fight.card.id):
                parts.append(self._card(own.card, words, f"{whose}: {own.card.id.rpartition('-')[2].upper()}", CYAN))
            for said in [said for said in said_to(view, own) if not words.is_told(said.text)]:
                parts.append(
                    Panel(Text(words.text(said.text)), title=Text(whose, "bold"), title_align="left", border_style=CYAN)
                )
            for face in own.read:
                title = whose if face.name is None else f"{whose}: {voice.say(face.name)}"
                parts.append(self._card(face, words, title, CYAN))
        return Group(*parts)

    def _head(self, words: MissionWords) -> RenderableType:
        line = Text(words.head(), CYAN)
        if tokens := [*words.group_tokens(), *words.counts()]:
            line.append("\n" + " · ".join(tokens), "bold")
        return line

    def _receptacle(self, person: ReceptacleTexts, words: MissionWords) -> RenderableType:
        body = Text("\n".join(receptacle_lines(person, words)))
        return Panel(body, title=Text(words.voice.say(person.name), "bold"), title_align="left", border_style=PAPER)

    def _card(self, face: CardFace, words: MissionWords, title: str, colour: str) -> RenderableType:
        """A card in a frame, but for the text that has just been read; its title alone where there is no more on it."""
        lines: list[Text] = []
        if not words.is_told(face.text):
            parts = words.voice.say(face.text).split("**")
            lines.append(Text.assemble(*((part, "bold" if place % 2 else "") for place, part in enumerate(parts))))
        for test, cells in zip(words.tests(face), words.cells(face), strict=True):
            lines += [Text(words.voice.speak("timestories-read-test", test=test), "bold"), Text(cells)]
        for rule in words.margin(face):
            lines += [Text(), Text(rule, "dim italic")] if lines else [Text(rule, "dim italic")]
        if not lines:
            return Text(title, "bold")
        return Panel(Text("\n").join(lines), title=Text(title, "bold"), title_align="left", border_style=colour)

    def people(self, view: TimeStoriesView, voice: Voice, console: Console) -> RenderableType:
        words = MissionWords(self.pack, view, voice)
        there = [agent for agent in view.agents if agent.receptacle is not None]
        return _grid([(words.played(agent), words.standing(agent)) for agent in there])


def _grid(rows: Sequence[tuple[str, str]]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for head, rest in rows:
        grid.add_row(Text(head, "bold"), rest)
    return Padding(grid, (0, 0, 0, 2))
