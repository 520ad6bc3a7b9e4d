"""TIME Stories in a terminal: which parts of the table are shown, in which order, and what each says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from horae.cli.terminal.face import Teller, Voice
from horae.cli.terminal.words import plain
from horae.core.game import Action, Event, Result, Seat
from horae.core.narration import Option
from horae.core.speech import LANGUAGES, Phrase, Sayable, say
from horae.games.timestories import actions as do
from horae.games.timestories import narration
from horae.games.timestories.events import RoundBegan
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import AgentView, CardFace, TimeStoriesView

CYAN = "#5fd7e6"
PAPER = "#e8dfc8"
STAMP = "#c65b4e"
LESSON = ("aim", "round", "act", "test", "azrak")


class TimeStoriesFace:
    """A mission with one person at the terminal: alone they have two receptacles."""

    def __init__(self, pack: TimeStoriesPack) -> None:
        self.pack = pack

    # --- what it says ---

    def title(self) -> Sayable:
        return self.pack.title

    def options(self) -> Sequence[Option]:
        return narration.OPTIONS

    def teller(self, view: TimeStoriesView) -> Teller:
        return narration.Narrator(self.pack, view)

    def opens_chapter(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    def step(self, view: TimeStoriesView) -> Phrase:
        return narration.step(view, self.pack)

    def move(self, action: Action, view: TimeStoriesView) -> Phrase:
        return narration.move(action, view, self.pack)

    def result(self, ended: Result, seat: Seat) -> tuple[Phrase, Phrase]:
        return narration.result(ended, seat, self.pack)

    def lesson(self, console: Console) -> Sequence[Phrase]:
        return [Phrase(f"timestories-lesson-{part}") for part in LESSON]

    # --- what can be typed ---

    def numbered(self, legal: Sequence[Action], view: TimeStoriesView) -> Mapping[int, Action]:
        return dict(enumerate(legal, 1))

    def worth_asking(self, legal: Sequence[Action], view: Any) -> bool:
        return any(isinstance(action, do.Support | do.Pledge) for action in legal)

    def understand(self, words: str, view: TimeStoriesView) -> Action | None:
        """A move by the words it is offered in, in either language; stopping and starting over besides."""
        wanted = plain(words)
        found = [
            action
            for action in self._every_move(view)
            if any(wanted == plain(say(self.move(action, view), language)) for language in LANGUAGES)
        ]
        return found[0] if found else None

    def _every_move(self, view: TimeStoriesView) -> Sequence[Action]:
        from horae.games.timestories.game import TimeStories

        own = {one.agent for one in view.own}
        space = TimeStories().action_space(self.pack)
        return [action for action in space if action.agent in own and self._can_be_named(action, view)]  # type: ignore[attr-defined]

    def _can_be_named(self, action: Action, view: TimeStoriesView) -> bool:
        others = [getattr(action, name) for name in ("whom", "to") if name in action.__struct_fields__]
        return all(other < len(view.agents) for other in others)

    def tries(self, view: TimeStoriesView) -> Sequence[Action]:
        agents = [one.agent for one in view.own]
        made: list[Action] = []
        for agent in agents:
            made += [do.STAND_BY[agent], do.READY[agent], do.ATTEMPT[agent][0], do.UPDATE[agent][0]]
            made += [do.EXPLORE[agent][slot] for slot in range(len(view.panorama))]
        return made

    # --- what it looks like ---

    def board(self, view: TimeStoriesView, legal: Sequence[Action], voice: Voice, console: Console) -> RenderableType:
        parts: list[RenderableType] = [self._head(view, voice)]
        if view.card_a is not None:
            name = next(place.name for place in view.locations if place.id == view.location)
            parts.append(self._card(view.card_a, voice, voice.say(name), PAPER))
            parts.append(self._panorama(view, voice))
        elif view.step != "choosing":
            parts.append(self._map(view, voice))
        if view.fight is not None:
            title = voice.speak("timestories-shown-fight", damage=view.fight.damage, life=view.fight.life)
            parts.append(self._card(view.fight.card, voice, title, STAMP))
        parts.append(self.people(view, voice, console))
        for own in view.own:
            whose = voice.say(narration.named(self.pack, [one.receptacle for one in view.agents], own.agent))
            if own.card is not None and (view.fight is None or own.card.id != view.fight.card.id):
                parts.append(self._card(own.card, voice, f"{whose}: {own.card.id.rpartition('-')[2].upper()}", CYAN))
            parts.extend(self._card(face, voice, whose, CYAN) for face in own.read)
        return Group(*parts)

    def _head(self, view: TimeStoriesView, voice: Voice) -> RenderableType:
        words = voice.speak(
            "timestories-shown-head",
            round=view.round,
            vortex=view.vortex,
            returned=view.returned,
            free=view.free_updates,
            destiny=view.destiny,
            discards=", ".join(f"{value:+d}" for value in view.discards) or "–",
        )
        tokens = [voice.say(narration.thing_named(self.pack, f"token-{token}")) for token in view.group_tokens]
        line = Text(words, CYAN)
        if tokens:
            line.append("\n" + " · ".join(tokens), "bold")
        return line

    def _map(self, view: TimeStoriesView, voice: Voice) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for place in view.locations:
            state = "open" if place.open else "closed"
            words = voice.speak(f"timestories-shown-{state}", visits=place.visits)
            grid.add_row(Text("◆" if place.azrak else "◇", CYAN), Text(voice.say(place.name), "bold"), words)
        return Padding(grid, (0, 0, 0, 2))

    def _card(self, face: CardFace, voice: Voice, title: str, colour: str) -> RenderableType:
        body = Text()
        for place, part in enumerate(voice.say(face.text).split("**")):
            body.append(part, "bold" if place % 2 else "")
        names = {one.id: one.name for profile in self.pack.profiles for one in profile.attributes}
        for box in face.tests:
            label = box.label if box.label is not None else names[box.attribute]
            args: dict[str, Sayable] = {"label": label, "attribute": names[box.attribute], "difficulty": box.difficulty}
            body.append("\n▢ " + voice.say(Phrase("timestories-test", args)), "bold")
        return Panel(body, title=Text(title, "bold"), title_align="left", border_style=colour)

    def _panorama(self, view: TimeStoriesView, voice: Voice) -> RenderableType:
        people = [one.receptacle for one in view.agents]
        grid = Table.grid(padding=(0, 2))
        for slot in view.panorama:
            held = voice.say(narration.named(self.pack, people, slot.holder)) if slot.holder >= 0 else ""
            seen = voice.speak("timestories-shown-read") if slot.card in view.read else ""
            place = voice.say(slot.place) if slot.place is not None else ""
            grid.add_row(Text(slot.letter, "bold"), place, Text(held, CYAN), Text(seen, "dim"))
        return Padding(grid, (0, 0, 0, 2))

    def people(self, view: TimeStoriesView, voice: Voice, console: Console) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        people = [one.receptacle for one in view.agents]
        names = [voice.say(one.name) for one in self.pack.profile(view.profile).attributes]
        for agent in view.agents:
            if agent.receptacle is None:
                continue
            name = Text(voice.say(narration.named(self.pack, people, agent.agent)), "bold")
            if agent.agent == view.captain:
                name.append(" ★", "yellow")
            values = ", ".join(f"{word} {value}" for word, value in zip(names, agent.attributes, strict=True))
            azrak = Text("◆" * agent.azrak + "◇" * (agent.level - agent.azrak), CYAN)
            if agent.magick:
                azrak.append(f"  ✦{agent.magick}", "magenta")
            grid.add_row(name, azrak, values, Text(self._state(agent, voice), "italic"))
        return Padding(grid, (0, 0, 0, 2))

    def _state(self, agent: AgentView, voice: Voice) -> str:
        words = []
        if agent.status != "in_control":
            words.append(voice.speak(f"timestories-shown-{agent.status.replace('_', '-')}"))
        if agent.personal_conflict:
            words.append(voice.speak("timestories-shown-conflict"))
        if agent.test is not None:
            words.append(voice.speak("timestories-shown-test", value=agent.test.value))
        if agent.ready:
            words.append(voice.speak("timestories-shown-ready"))
        words += [voice.say(item.name) for item in agent.items]
        words += [voice.say(narration.thing_named(self.pack, f"token-{token}")) for token in agent.tokens]
        return ", ".join(words)
