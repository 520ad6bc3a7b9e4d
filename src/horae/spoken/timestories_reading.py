"""A mission in words: everything that lies open for one seat, and the whole table in plain lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from horae.core.speech import Phrase, Sayable
from horae.games.timestories import narration
from horae.games.timestories.compiled import MYSTERY_LETTER
from horae.games.timestories.open_content import ReceptacleTexts, content_of
from horae.games.timestories.view import (
    AbilityFace,
    AgentView,
    CardFace,
    ItemFace,
    LocationView,
    OwnView,
    Said,
    SlotView,
    TimeStoriesView,
)
from horae.spoken.game import Reading
from horae.spoken.timestories_open import AnyMission, OpenMission
from horae.spoken.voice import Voice

TOO_SHORT = 25
"""A text of fewer letters may stand in another by chance."""


class MissionWords:
    """Says what lies on a mission's table, in one voice. What a card says comes with the view. `told`: the lines that who
    hears it has just read."""

    def __init__(self, pack: AnyMission, view: TimeStoriesView, voice: Voice, told: Sequence[str] = ()) -> None:
        self._told = [" ".join(line.split()) for line in told]
        self.pack: Any = pack
        self.view = view
        self.voice = voice
        self.attributes = {one.id: one.name for profile in pack.profiles for one in profile.attributes}
        self._inhabited = [one.receptacle for one in view.agents]

    def who(self, agent: int) -> str:
        return self.voice.say(narration.named(self.pack, self._inhabited, agent))

    def played(self, agent: AgentView) -> str:
        """Who it is and, where several people play, whose."""
        who = self.who(agent.agent)
        return (
            who
            if self.view.seats < 2
            else self.voice.speak("timestories-read-played", who=who, name=self.voice.names[agent.seat])
        )

    def text(self, text: Sayable) -> str:
        """A card's text without the marks for what is printed bold."""
        return self.voice.say(text).replace("**", "")

    def is_told(self, text: Sayable) -> bool:
        """Whether a card's text has just been read in a line of its own."""
        wanted = " ".join(self.text(text).split())
        return len(wanted) >= TOO_SHORT and any(wanted in line for line in self._told)

    def tests(self, face: CardFace) -> tuple[str, ...]:
        return tuple(
            self.voice.speak(
                "timestories-test",
                label=box.label if box.label is not None else self.attributes[box.attribute],
                attribute=self.attributes[box.attribute],
                difficulty=box.difficulty,
            )
            for box in face.tests
        )

    def cells(self, face: CardFace) -> tuple[str, ...]:
        """What the cells of each of its tests give, as printed (TS-7.1)."""
        told = []
        for cells in (box.cells for box in face.tests):
            key = "timestories-read-cells" if cells.critical != cells.success else "timestories-read-cells-two"
            told.append(self.voice.speak(key, failure=cells.failure, critical=cells.critical, success=cells.success))
        return tuple(told)

    def boxes(self, face: CardFace) -> tuple[str, ...]:
        """Its tests, each with its cells."""
        tests = zip(self.tests(face), self.cells(face), strict=True)
        return tuple(f"{self.voice.speak('timestories-read-test', test=test)}. {cells}" for test, cells in tests)

    def card(self, face: CardFace) -> tuple[str, ...]:
        return (self.text(face.text), *self.boxes(face), *self.margin(face))

    def margin(self, face: CardFace) -> tuple[str, ...]:
        """The rule that stands beside a card's story, where it has one."""
        return () if face.margin is None else (self.voice.speak("timestories-read-margin", text=face.margin),)

    # --- people ---

    def figures(self, agent: AgentView) -> str:
        """Azrak, Magick and attributes, each with its word."""
        if not agent.level:
            return self.values(agent.attributes)  # nothing is dealt before all have chosen
        words = [self.voice.speak("timestories-read-azrak", azrak=agent.azrak, level=agent.level)]
        if agent.magick:
            words.append(self.voice.speak("timestories-read-magick", magick=agent.magick))
        return ", ".join([*words, self.values(agent.attributes)])

    def standing(self, agent: AgentView) -> str:
        return "; ".join(part for part in (self.figures(agent), self.state(agent)) if part)

    def values(self, attributes: tuple[int, ...]) -> str:
        names = [self.voice.say(one.name) for one in self.pack.profile(self.view.profile).attributes]
        return ", ".join(f"{name} {value}" for name, value in zip(names, attributes, strict=True))

    def test_of(self, agent: int) -> str:
        """Another's test, as they ask for support with it."""
        test = self.view.agents[agent].test
        assert test is not None
        attribute = self.attributes[test.attribute]
        return self.voice.speak(
            "timestories-read-supported",
            who=self.who(agent),
            attribute=attribute,
            value=test.value,
            difficulty=test.difficulty,
        )

    def state(self, agent: AgentView) -> str:
        """What the agent is, is doing and holds."""
        speak = self.voice.speak
        words = []
        if agent.agent == self.view.captain:
            words.append(speak("timestories-read-captain"))
        if agent.status != "in_control":
            words.append(speak(f"timestories-shown-{agent.status.replace('_', '-')}"))
        if agent.personal_conflict:
            words.append(speak("timestories-shown-conflict"))
        if agent.test is not None:
            words.append(speak("timestories-shown-test", value=agent.test.value))
        if agent.ready:
            words.append(speak("timestories-shown-ready"))
        words += [self.voice.say(item.name) for item in agent.items]
        words += [self.voice.say(self.view.token_names[token]) for token in agent.tokens if token in self.view.token_names]
        if agent.hidden_tokens:
            words.append(speak("timestories-shown-hidden", count=agent.hidden_tokens))
        return ", ".join(words)

    def ability(self, ability: AbilityFace) -> str:
        costs = []
        if ability.azrak:
            costs.append(self.voice.speak("timestories-read-costs-azrak", azrak=ability.azrak))
        if ability.magick:
            costs.append(self.voice.speak("timestories-read-costs-magick", magick=ability.magick))
        if ability.used:
            costs.append(self.voice.speak("timestories-read-used"))
        cost = f" ({', '.join(costs)})" if costs else ""
        return f"{self.voice.say(ability.name)}{cost}: {self.text(ability.text)}"

    def agent(self, agent: AgentView) -> tuple[str, ...]:
        lines = [self.figures(agent)]
        if state := self.state(agent):
            lines.append(state)
        if agent.back_story is not None:
            lines.append(self.text(agent.back_story))
        return (*lines, *self.powers(agent))

    def powers(self, agent: AgentView) -> tuple[str, ...]:
        """The power or equipment that lies open before the agent, and what else they can do."""
        abilities = tuple(self.ability(ability) for ability in agent.abilities)
        if agent.open_card is None or _is_ability(agent):
            return abilities
        return (f"{self.voice.say(agent.open_card.name)}: {self.text(agent.open_card.text)}", *abilities)

    # --- things and places ---

    def item(self, item: ItemFace) -> tuple[str, ...]:
        return self.voice.speak("timestories-read-item", number=item.number, colour=item.colour), self.text(item.text)

    def place(self, place: LocationView) -> str:
        told = self.voice.speak(f"timestories-shown-{'open' if place.open else 'closed'}", visits=place.visits)
        return f"{told}, {self.voice.speak('timestories-read-azrak-here')}" if place.azrak else told

    def slot(self, slot: SlotView) -> str:
        """What a card of the panorama shows from afar, before whom it lies, and whether it was read."""
        words = [self.voice.say(slot.place)] if slot.place is not None else []
        if slot.holder >= 0:
            words.append(self.voice.speak("timestories-read-before", who=self.who(slot.holder)))
        if slot.holder < 0 and any(slot.card in own.spent for own in self.view.own):
            words.append(self.voice.speak("timestories-shown-spent"))
        elif slot.card in self.view.read:
            words.append(self.voice.speak("timestories-shown-read"))
        return ", ".join(words) or self.voice.speak("timestories-read-bare")

    def back(self, slot: SlotView) -> str:
        """What stands on the back of a card of the panorama: its letter, or that it is a mystery."""
        return slot.letter if slot.letter != MYSTERY_LETTER else self.voice.speak("timestories-read-mystery")

    def location(self) -> Sayable:
        return next(place.name for place in self.view.locations if place.id == self.view.location)

    def head(self) -> str:
        view = self.view
        return self.voice.speak(
            "timestories-shown-head",
            round=view.round,
            vortex=view.vortex,
            returned=view.returned,
            free=view.free_updates,
            destiny=view.destiny,
            discards=", ".join(map(narration.signed, view.discards)) or "–",
        )

    def counts(self) -> list[str]:
        """Open counters, and countdowns that run."""
        counters = [f"{self.voice.say(one.name)} {one.value}" for one in self.view.counters]
        speak = self.voice.speak
        return counters + [
            speak("timestories-shown-countdown", name=one.name, left=one.left, every=one.every) for one in self.view.countdowns
        ]

    def fight(self) -> str:
        """How a group conflict stands, opponent by opponent where there are several."""
        fight, speak = self.view.fight, self.voice.speak
        if fight is None:
            return ""
        if not fight.opponents:
            return speak("timestories-shown-fight", damage=min(fight.damage, fight.life), life=fight.life)
        return " · ".join(
            speak("timestories-shown-beaten", name=one.name)
            if one.beaten
            else speak("timestories-shown-opponent", name=one.name, damage=min(one.damage, one.life), life=one.life)
            for one in fight.opponents
        )

    def votes(self) -> list[str]:
        """What the captain or the group is asked, and how the votes stand."""
        lines = []
        for asked in self.view.questions:
            lines.append(self.voice.speak("timestories-told-group-questioned", by=asked.by, ask=asked.ask))
            for way, option in zip(asked.ways, asked.options, strict=True):
                who = ", ".join(self.who(agent) for agent, vote in enumerate(asked.votes) if vote == way)
                lines.append(f"  {self.voice.say(option)}{f': {who}' if who else ''}")
        return lines

    def group_tokens(self) -> list[str]:
        names = self.view.token_names
        return [self.voice.say(names[token]) for token in self.view.group_tokens if token in names]


# --- what can be read ---


def readings(words: MissionWords) -> tuple[Reading, ...]:
    """All that lies open for the view's seat (TS-11)."""
    return tuple(reading for part in (before_one, _here, _people, _things, _mission, _map) for reading in part(words))


def before_one(words: MissionWords) -> tuple[Reading, ...]:
    """The cards before one, and what one has just read."""
    return tuple(_own(words))


def _own(words: MissionWords) -> Iterator[Reading]:
    for own in words.view.own:
        group = Phrase("timestories-read-before-agent", {"who": words.who(own.agent)})
        fight = words.view.fight
        if own.carried is not None:
            yield Reading(group, _card_name(own.carried), words.card(own.carried))
        if own.card is not None and (fight is None or own.card.id != fight.card.id):
            yield Reading(group, _card_name(own.card), words.card(own.card))
        for face in own.read:
            yield Reading(group, _card_name(face), words.card(face))
        for said in said_to(words.view, own):
            yield Reading(group, Phrase("timestories-read-said"), (words.text(said.text),))
        for token in own.hidden_tokens:
            yield Reading(group, token.name, (words.voice.speak("timestories-read-face-down"),))
        for goal in own.goals:
            state = words.voice.speak(f"timestories-read-goal-{'reached' if goal.reached else goal.source}", azrak=goal.azrak)
            yield Reading(group, Phrase("timestories-read-goal"), (words.text(goal.text), state))


def said_to(view: TimeStoriesView, own: OwnView) -> list[Said]:
    """The passages that an agent was told, once where two of one's own were; none at the end, when an epilogue has just been
    told line by line."""
    others = [said for other in view.own if other.agent < own.agent for said in other.said]
    return [] if view.step == "over" else [said for said in own.said if said not in others]


def _card_name(face: CardFace) -> Sayable:
    if face.name is not None:
        return face.name
    return Phrase(f"timestories-read-kind-{face.kind}", {"letter": face.id.rpartition("-")[2].upper()})


def _yes(whether: bool) -> str:
    return "yes" if whether else "no"


def _here(words: MissionWords) -> Iterator[Reading]:
    view = words.view
    if view.card_a is not None:
        here = words.location()
        yield Reading(here, Phrase("timestories-read-kind-a", {"letter": "A"}), words.card(view.card_a))
        for slot in view.panorama:
            seen = Phrase("timestories-read-back", {"letter": slot.letter, "mystery": _yes(slot.letter == MYSTERY_LETTER)})
            yield Reading(here, seen, (words.slot(slot),))
    if view.fight is not None:
        lines = (words.fight(), *words.card(view.fight.card))
        yield Reading(Phrase("timestories-read-conflict"), _card_name(view.fight.card), lines)


def _people(words: MissionWords) -> Iterator[Reading]:
    """Whoever is inhabited, with back story, power and abilities; before that, whom one may inhabit."""
    view = words.view
    group = Phrase("timestories-read-people")
    for agent in view.agents:
        if agent.name is not None:
            yield Reading(group, agent.name, words.agent(agent))
            if agent.open_card is not None and not _is_ability(agent):
                yield Reading(group, agent.open_card.name, (words.text(agent.open_card.text),), words.who(agent.agent))
            for ability in agent.abilities:
                yield Reading(group, ability.name, (words.ability(ability),), words.who(agent.agent))
    for person in open_receptacles(words):
        yield Reading(Phrase("timestories-read-to-choose"), person.name, receptacle_lines(person, words))


def _is_ability(agent: AgentView) -> bool:
    """Whether the open power or equipment is told among the abilities, with its cost."""
    return agent.open_card is not None and agent.open_card.name in [ability.name for ability in agent.abilities]


def open_receptacles(words: MissionWords) -> list[ReceptacleTexts]:
    """Those still to be chosen, as the pack's open content has them."""
    content = words.pack.content if isinstance(words.pack, OpenMission) else content_of(words.pack)
    return [person for person in content.receptacles if person.id in words.view.receptacles]


def receptacle_lines(person: ReceptacleTexts, words: MissionWords) -> tuple[str, ...]:
    azrak = words.voice.speak("timestories-read-azrak", azrak=person.azrak, level=person.azrak)
    lines = (f"{azrak}, {words.values(person.attributes)}", words.text(person.back_story))
    if not words.pack.profile(words.view.profile).talents:
        return lines
    return (*lines, *(f"{words.voice.say(talent.name)}: {words.text(talent.text)}" for talent in person.talents))


def _things(words: MissionWords) -> Iterator[Reading]:
    """Items and tokens that lie face up, the box, and the sealed cards: their backs, and their fronts once turned."""
    view = words.view
    group = Phrase("timestories-read-items")
    for agent in view.agents:
        for item in agent.items:
            yield Reading(group, item.name, words.item(item), words.who(agent.agent))
    for item in view.table_items:
        yield Reading(group, item.name, words.item(item), words.voice.speak("timestories-read-on-table"))
    for face in view.box:
        yield Reading(Phrase("timestories-read-box"), _card_name(face), words.card(face))
    for number, sealed in enumerate(view.sealed, 1):
        front = () if sealed.text is None else (words.text(sealed.text),)
        name = Phrase("timestories-read-sealed-card", {"number": number})
        yield Reading(Phrase("timestories-read-sealed"), name, (words.text(sealed.back), *front))


def _mission(words: MissionWords) -> Iterator[Reading]:
    view = words.view
    group = Phrase("timestories-read-mission")
    yield Reading(group, Phrase("timestories-told-order"), (words.text(view.order),))
    returned = words.voice.speak("timestories-read-returned", azrak=view.returned)
    yield Reading(group, Phrase("timestories-read-return"), (words.text(view.mission_return), returned))
    if view.score_lines:
        yield Reading(group, Phrase("timestories-story-score"), (str(view.score), *score_lines(words)))
    if view.prologue:
        yield Reading(group, Phrase("timestories-read-prologue"), tuple(words.text(text) for text in view.prologue))


def _map(words: MissionWords) -> Iterator[Reading]:
    for number, face in enumerate(words.view.maps, 1):
        name = Phrase("timestories-read-map-card", {"number": number})
        yield Reading(Phrase("timestories-read-map"), name, (words.text(face.text),))
    for place in words.view.locations:
        yield Reading(Phrase("timestories-read-map"), place.name, (words.place(place),))


# --- in plain lines ---


def plain_board(words: MissionWords) -> list[str]:
    view, voice = words.view, words.voice
    lines = [words.head(), *words.group_tokens(), *words.counts()]
    if view.card_a is not None:
        lines += _card_a(words, view.card_a)
        lines += [f"{words.back(slot)}: {words.slot(slot)}" for slot in view.panorama]
    elif view.step == "choosing":
        lines += plain_to_choose(words)
    else:
        lines += [f"{voice.say(place.name)}: {words.place(place)}" for place in view.locations]
    if view.fight is not None:
        lines.append(words.fight())
        lines += [line for line in words.card(view.fight.card) if not words.is_told(line)]
    lines += words.votes()
    lines += plain_people(words)
    lines += first_powers(words)
    for one in before_one(words):
        lines += plain_reading(words, one)
    return lines


def part_lines(words: MissionWords) -> Iterator[tuple[str, list[str]]]:
    """The parts that have a word of their own, by the end of its message's key, with what there is to say of each."""
    view = words.view
    own = before_one(words)
    yield "cards", [line for one in own for line in plain_reading(words, one)]
    yield "here", [line for one in _here(words) for line in plain_reading(words, one)]
    yield "items", [line for one in _things(words) for line in plain_reading(words, one)]
    yield "people", [*plain_people(words), *plain_to_choose(words)]
    yield "mission", [line for one in _mission(words) for line in plain_reading(words, one)]
    yield "map", [f"{words.voice.say(place.name)}: {words.place(place)}" for place in view.locations]
    yield "standing", [words.head(), *words.group_tokens(), *words.counts()]


def plain_to_choose(words: MissionWords) -> list[str]:
    """Whom one may still inhabit, with figures and back story (TS-3.1)."""
    lines = []
    for person in open_receptacles(words):
        figures, *story = receptacle_lines(person, words)
        lines.append(f"{words.voice.say(person.name)}: {figures}. {' '.join(story)}")
    return lines


def score_lines(words: MissionWords) -> list[str]:
    """How the score came about, line by line (TS-13.2)."""
    view = words.view
    said = [narration.score_line(line.source, line.points, line.text, view.returned) for line in view.score_lines]
    return [words.voice.say(phrase) for phrase in said]


def first_powers(words: MissionWords) -> list[str]:
    """What everybody's power does, before the group goes anywhere; later "read" has it."""
    view = words.view
    if view.step != "naming":
        return []
    return [f"{words.who(agent.agent)}: {power}" for agent in view.agents for power in words.powers(agent)]


def plain_reading(words: MissionWords, one: Reading) -> list[str]:
    """What lies before one, but for the text that has just been read."""
    lines = [line for line in one.lines if not words.is_told(line)]
    if not lines:
        return []
    first, *more = lines
    return [f"{words.voice.say(one.group)}, {words.voice.say(one.name)}: {first}", *more]


def _card_a(words: MissionWords, face: CardFace) -> list[str]:
    """Where the group is: all that card A says while cards are chosen by it, later its name; "read card A" has the rest."""
    here = words.voice.say(words.location())
    if words.view.step != "recon":
        return [here, *words.boxes(face)]
    if words.is_told(face.text):
        return [here, *words.boxes(face), *words.margin(face)]
    return [f"{here}. {words.text(face.text)}", *words.boxes(face), *words.margin(face)]


def plain_people(words: MissionWords) -> list[str]:
    return [f"{words.played(agent)}: {words.standing(agent)}" for agent in words.view.agents if agent.receptacle is not None]
