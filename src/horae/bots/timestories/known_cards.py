"""What a seat knows of a mission's cards: the one place where a bot looks anything up in the pack, and only what it may.

A card is known once the seat was shown it, heard it read aloud, or was told of it by telepathy (TS-5.2): a bot does not
understand words, so it takes it that whoever recounts the card before them, or gives it back, has told what it says, and
that by the time a visit is over everybody has told everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from horae.bots.timestories.clues import guesses
from horae.bots.timestories.facts import Lack, Mark
from horae.core.game import Event
from horae.core.speech import Text
from horae.games.timestories import events as ev
from horae.games.timestories import mission as m
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import TimeStoriesView
from horae.games.timestories.vocabulary import Instruction


class Written(Struct, frozen=True):
    """What stands on a card, as its reader understands it."""

    steps: tuple[Instruction, ...] = ()
    tests: tuple[m.TestBox, ...] = ()
    conflict: m.Conflict | None = None


MOST_GUESSES = 4
"""Words tried at one question before it is left to the others."""
BLANK = Written()
"""A card that the seat knows nothing of."""


def _written(pack: TimeStoriesPack) -> Iterator[tuple[str, Written]]:
    parts = pack.parts
    for place in parts.locations:
        yield f"{place.id}-a", Written(place.a.steps, place.a.tests, place.a.conflict)
        for card in (*place.panorama, *place.reserve):
            yield f"{place.id}-{card.letter.lower()}", Written(card.steps, card.tests, card.conflict)
    for item in parts.items:
        yield f"item-{item.number}", Written(item.steps, item.tests, item.conflict)
    for mystery in parts.mysteries:
        yield f"mystery-{mystery.number}", Written(mystery.steps, mystery.tests, mystery.conflict)
    for person in parts.receptacles:
        recall = person.recall
        yield f"{person.id}-recall", Written(recall.steps, recall.tests, recall.conflict)
        for one in person.interactions:
            yield f"{person.id}-{one.number}", Written(one.steps, one.tests, one.conflict)


class KnownCards:
    """Grows with every view and event of its seat."""

    def __init__(self, pack: TimeStoriesPack) -> None:
        self.pack = pack
        self.ids: set[str] = set()
        """The cards known."""
        self.layouts: dict[str, tuple[str, ...]] = {}
        """The cards that were last seen lying at each location, by their backs."""
        self.conquered: set[str] = set()
        """Locations that could not be chosen when the mission began."""
        self.followed: dict[tuple[int, str], Mark] = {}
        """How things stood when an agent last followed a card: while they stand so, it has nothing new to say."""
        self.attempting: dict[int, tuple[str, int]] = {}
        """The card and the box of the tests that one's own agents have begun."""
        self.passed: Counter[tuple[str, int]] = Counter()
        """How often one's own agents have passed a test."""
        self.tried: dict[str, list[str]] = {}
        """What was answered to each question that wants a word."""
        self._written = dict(_written(pack))
        self._abilities = {ability.id: ability for ability in _abilities(pack)}
        self.wants: tuple[Mark, dict[Lack, float]] = ((), {})
        """What was wanted when things last stood otherwise than before: working it out takes long."""
        self._words: tuple[int, list[str]] = (0, [])
        self._here: tuple[str, ...] = ()
        self._holding: dict[int, int] = {}
        self._first_map: frozenset[str] | None = None

    def card(self, name: str) -> Written:
        return self._written.get(name, BLANK) if name in self.ids else BLANK

    def texts(self) -> Iterator[Text]:
        """Of the cards known, in the order of the mission's files."""
        return (card.text for card in self.pack.cards if card.id in self.ids)

    def guess(self, ask: Text) -> str | None:
        """The likeliest word for a question that was not tried there yet, if one is worth saying."""
        tried = self.tried.setdefault(ask.en, [])
        if len(tried) >= MOST_GUESSES:
            return None
        if self._words[0] != len(self.ids):
            self._words = len(self.ids), guesses(self.texts())
        return next((word for word in self._words[1] if word not in tried), None)

    def ability(self, name: str) -> m.Ability:
        """An ability that lies open before somebody (TS-2.2)."""
        return self._abilities[name]

    def hear(self, event: Event) -> None:
        match event:
            case ev.CardRead(card=card):
                self.ids.add(card)
            case ev.CardAOpened(location=location):
                self.ids.add(f"{location}-a")
                self._here = self.layouts.get(location, ())
            case ev.CardTaken(agent=agent, slot=slot):
                self._holding[agent] = slot
            case ev.Recounted(agent=agent):
                self._be_told_of(self._holding.get(agent, -1))
            case ev.CardReturned(slot=slot):
                self._be_told_of(slot)
            case ev.TestResolved(agent=agent, outcome=outcome) if agent in self.attempting:
                self.passed[self.attempting.pop(agent)] += outcome != "failure"
            case ev.RunRestarted():
                self.followed.clear()
                self.passed.clear()
            case _:
                pass

    def see(self, view: TimeStoriesView) -> None:
        ids = self.ids
        faces = [view.card_a, view.fight.card if view.fight is not None else None, *view.box]
        for own in view.own:
            faces += [own.card, *own.read]
        ids.update(face.id for face in faces if face is not None)
        ids.update(f"item-{item.number}" for agent in view.agents for item in agent.items)
        ids.update(f"item-{item.number}" for item in view.table_items)
        ids.update(question.instruction.card for question in view.questions)  # it is read aloud with what hangs on it
        self._see_places(view)
        if view.step in ("between", "captain", "dealing"):
            ids.update(view.read)

    def _see_places(self, view: TimeStoriesView) -> None:
        self.layouts.update(view.layouts)
        if view.location is not None and view.panorama:
            self._here = self.layouts[view.location] = tuple(slot.card for slot in view.panorama)
        open_now = frozenset(place.id for place in view.locations if place.open)
        if self._first_map is None and open_now:
            self._first_map = open_now
        if self._first_map is not None:
            self.conquered |= open_now - self._first_map

    def _be_told_of(self, slot: int) -> None:
        if 0 <= slot < len(self._here):
            self.ids.add(self._here[slot])


def _abilities(pack: TimeStoriesPack) -> Iterator[m.Ability]:
    for person in pack.parts.receptacles:
        for card in (person.power, person.equipment):
            yield from card.abilities if card is not None else ()
        yield from person.talents
    for item in pack.parts.items:
        yield from item.abilities


def leaves(steps: Sequence[Instruction]) -> Iterator[Instruction]:
    """Every instruction, those inside others included."""
    for step in steps:
        yield step
        for name in ("then", "otherwise", "wrong"):
            yield from leaves(getattr(step, name, ()))
        for name in ("options", "answers"):
            for one in getattr(step, name, ()):
                yield from leaves(one.then)
