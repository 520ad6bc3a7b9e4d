"""What a seat knows of a mission's cards: the one place where a bot looks anything up in the pack, and only what it may.

A card is known once the seat was shown it, heard it read aloud, or was told of it by telepathy (TS-5.2): a bot does not
understand words, so it takes it that whoever recounts the card before them, or gives it back, has told what it says, and
that by the time a visit is over everybody has told everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, TypeAlias

from horae.bots.timestories.clues import Asked, guesses
from horae.bots.timestories.facts import Facts, Lack, Mark
from horae.bots.timestories.paths import Path, Written, leaves, parts_of, paths
from horae.bots.timestories.reckoning import Reckoning
from horae.core.game import Event
from horae.core.speech import Text
from horae.games.timestories import events as ev
from horae.games.timestories import mission as m
from horae.games.timestories import vocabulary as v
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.profiles import Attribute
from horae.games.timestories.view import TimeStoriesView

Wants: TypeAlias = tuple[dict[Lack, float], dict[str, dict[str, float]], dict[str, dict[tuple[int, str], float]]]
"""What is missing, what is dear, how far counters may go: each with its worth."""
Pool: TypeAlias = Literal["azrak", "magick"]
MOST_GUESSES = 5
"""Words tried at one question before it is left to the others."""
GUESSED = 0.3
"""How often a word that came up on the cards is taken to be the one that is asked for."""
STALE_GUESS = 0.85
"""And how much less often after each that was wrong."""
SURE = 0.8
ANYBODY = -2
"""Everybody follows the first card that they took."""
GROUP = -1
"""Who follows a first card, read aloud."""
BLANK = Written()
"""A card that the seat knows nothing of."""


_DOING = (ev.CardTaken, ev.CardRead, ev.TestResolved, ev.AnswerGiven, ev.VoteDecided)
"""After these come the instructions of the agent's card."""


def _written(pack: TimeStoriesPack) -> Iterator[tuple[str, Written]]:
    parts = pack.parts
    for place in parts.locations:
        yield f"{place.id}-a", Written(place.a.steps, place.a.tests, place.a.conflict)
        for card in (*place.panorama, *place.reserve):
            yield f"{place.id}-{card.letter.lower()}", Written(card.steps, card.tests, card.conflict, card.gist, _gists(card))
    for item in parts.items:
        yield f"item-{item.number}", Written(item.steps, item.tests, item.conflict, item.gist, _gists(item))
    for mystery in parts.mysteries:
        yield f"mystery-{mystery.number}", Written(mystery.steps, mystery.tests, mystery.conflict)
    for person in parts.receptacles:
        recall = person.recall
        yield f"{person.id}-recall", Written(recall.steps, recall.tests, recall.conflict)
        for one in person.interactions:
            yield f"{person.id}-{one.number}", Written(one.steps, one.tests, one.conflict, one.gist, _gists(one))


def _gists(card: m.StoryCard | m.Interaction | m.Item) -> tuple[Text | None, ...]:
    return tuple(passage.gist for passage in card.passages)


class KnownCards:
    """Grows with every view and event of its seat."""

    def __init__(self, pack: TimeStoriesPack) -> None:
        self.pack = pack
        self.hidden = frozenset(token.id for token in pack.parts.tokens if token.hidden)
        """The tokens that lie face down before whoever has them."""
        self.own: set[int] = set()
        """The agents of one's own."""
        self.ids: set[str] = set()
        """The cards known."""
        self.layouts: dict[str, tuple[str, ...]] = {}
        """The cards that were last seen lying at each location, by their backs."""
        self.conquered: set[str] = set()
        """Locations that could not be chosen when the mission began."""
        self.followed: dict[tuple[int, str], Mark] = {}
        """How things stood when an agent last followed a card: while they stand so, it has nothing new to say."""
        self.left: Counter[tuple[int, str, int]] = Counter()
        """How often an agent of one's own has given back a card in a round."""
        self.attempting: dict[int, tuple[str, int]] = {}
        """The card and the box of the tests that one's own agents have begun."""
        self.passed: Counter[tuple[str, int]] = Counter()
        """How often one's own agents have passed a test."""
        self.resolved: dict[tuple[int, str], dict[int, bool]] = {}
        """The tests that an agent of one's own has attempted on a card, and whether they passed them."""
        self.found: dict[tuple[int, str], list[str]] = {}
        """The things that came to an agent of one's own while a card lay before them."""
        self.brought: dict[tuple[int, str], dict[Pool, int]] = {}
        """And by how much Azrak and Magick what they read there left them richer, or poorer."""
        self.passed_on: Counter[str] = Counter()
        """How often each thing has changed hands in this round."""
        self.tried: dict[str, list[str]] = {}
        """What was answered to each question that wants a word."""
        self._written = dict(_written(pack))
        self._abilities = {ability.id: ability for ability in _abilities(pack)}
        self.wants: tuple[Mark, Wants] = ((), ({}, {}, {}))
        """What was wanted when things last stood otherwise than before: working it out takes long."""
        self.answered: Counter[str] = Counter()
        """How often others have answered what a card asks."""
        self.right: set[str] = set()
        """What was answered and brought something."""
        self.answering: tuple[str, Mark] | None = None
        self.waited: set[tuple[int, str, int]] = set()
        """The agents who left a card's question for later, and the round."""
        self.absent: tuple[str, ...] = ()
        """The names of receptacles that nobody inhabits."""
        self.follows: Counter[tuple[int, str]] = Counter()
        """How often an agent of one's own has followed a card."""
        self.reckoning = Reckoning()
        """What counters that nobody sees have come to."""
        self._words: dict[str, tuple[int, list[str]]] = {}
        self._asking: dict[str, str] = {}
        self._paths: dict[str, list[Path]] = {}
        self._heard: dict[str, Text] = {}
        self._said: dict[Text, None] = {}
        self._here: tuple[str, ...] = ()
        self._holding: dict[int, int] = {}
        self._reading: dict[int, list[str]] = {}
        """What each agent of one's own has read since they took the card before them, that card first."""
        self._doing = GROUP
        """Whose card it is whose instructions are followed now."""
        self._first_map: frozenset[str] | None = None

    def card(self, name: str) -> Written:
        return self._written.get(name, BLANK) if name in self.ids else BLANK

    def texts(self) -> Iterator[Text]:
        """Of the cards known, in the order of the mission's files, and what was said besides."""
        yield from (self._heard.get(card.id, card.text) for card in self.pack.cards if card.id in self.ids)
        yield from self._said

    def heard(self, name: str) -> Text | None:
        """A card as it was read by an agent of one's own, or read aloud."""
        return self._heard.get(name)

    def guess(self, ask: Text) -> str | None:
        """The likeliest word for a question that was not tried there yet, if one is worth saying."""
        tried = self.tried.setdefault(ask.en, [])
        others = self.answered[self._card_that_asks(ask)]
        if len(tried) + others >= MOST_GUESSES:
            return None
        left = [word for word in self._guesses(ask) if word not in tried]
        left.sort(key=self.luck)
        return left[others] if others < len(left) else None  # whoever else answered had the same words to begin with

    def luck(self, word: str) -> int:
        """The name of somebody missing that was right once comes first where such a name is wanted, one that was wrong last."""
        if word not in self.absent:
            return 0
        return -1 if word in self.right else 1 if any(word in words for words in self.tried.values()) else 0

    def chance(self, ask: Text) -> float:
        """Of the next guess: every wrong one makes it less, but among few missing people more."""
        word = self.guess(ask)
        if word in self.right and word in self.absent:
            return SURE
        chance = GUESSED * STALE_GUESS ** len(self.tried[ask.en])
        few = [name for name in self.absent if self.luck(name) == 0]
        return max(chance, 1 / (len(few) + 1)) if word in few else chance

    def note_answer(self, word: str, before: Mark) -> None:
        """That something was answered; how things stood then."""
        self.answering = word, before

    def judge_answer(self, now: Mark) -> None:
        """A word that brought something was right."""
        if self.answering is not None:
            word, before = self.answering
            self.answering = None
            if now != before:
                self.right.add(word)

    def _guesses(self, ask: Text) -> list[str]:
        mark = len(self.ids) + len(self._heard) + len(self._said)
        found = self._words.get(ask.en)
        if found is None or found[0] != mark:
            met = [card.place for card in self.pack.cards if card.id in self.ids and card.place is not None]
            name = self._card_that_asks(ask)
            card = next((card for card in self.pack.cards if card.id == name), None)
            asked = Asked(ask, card.text, card.place) if card is not None else Asked(ask, ask)
            found = self._words[ask.en] = mark, guesses(self.texts(), asked, self.absent, met)
        return found[1]

    def _card_that_asks(self, ask: Text) -> str:
        if ask.en not in self._asking:
            for name in sorted(self.ids):
                if any(isinstance(step, v.Answer) and step.ask == ask for step in leaves(self.card(name).steps)):
                    self._asking[ask.en] = name
        return self._asking.get(ask.en, "")

    def paths(self, name: str) -> list[Path]:
        """Everything that a card could do, as far as the seat knows it."""
        if name not in self.ids:
            return []
        if name not in self._paths:
            self._paths[name] = list(paths(self.card(name)))
        return self._paths[name]

    def counts_visits(self, name: str) -> bool:
        """Whether something on a card hangs on how often one was somewhere."""
        return any(isinstance(one, v.Visited) for path in self.paths(name) for one in parts_of(path.when))

    def attribute(self, profile: str, box: m.TestBox) -> Attribute:
        """What a test is of, by its number or its name."""
        attributes = self.pack.profile(profile).attributes
        if isinstance(box.attribute, int):
            return attributes[box.attribute - 1]
        return next(one for one in attributes if one.id == box.attribute)

    def ability(self, name: str) -> m.Ability:
        """An ability that lies open before somebody (TS-2.2)."""
        return self._abilities[name]

    def hear(self, event: Event) -> None:
        if isinstance(event, _DOING):
            self._doing = event.agent
        if isinstance(event, ev.CardTaken | ev.CardRead) and event.agent in self.own:
            self._read_there(event)
        match event:
            case ev.CardRead(agent=agent, card=card, text=text):
                self.ids.add(card)
                self._heard[card] = text  # with what only this reader reads, and the passages that hold now
                if agent in self.own:
                    self.reckoning.begin(agent, self.card(card).steps)
            case ev.PassageSaid(text=text):
                self._said[text] = None
            case ev.AnswerGiven(agent=agent) if agent not in self.own:
                self._count_answer(self._holding.get(agent, -1))
            case ev.ActionsBegan():
                self._doing = ANYBODY
            case ev.CardAOpened(location=location):
                self._doing = GROUP
                self.ids.add(f"{location}-a")
                self._here = self.layouts.get(location, ())
                self.reckoning.begin(GROUP, self.card(f"{location}-a").steps)
            case ev.VoteDecided(agent=agent, label=label):
                self.reckoning.decide(agent, label)
            case ev.CardTaken(agent=agent, slot=slot):
                self._holding[agent] = slot
            case ev.Recounted(agent=agent):
                self._be_told_of(self._holding.get(agent, -1))
            case ev.CardReturned(agent=agent, slot=slot):
                self._be_told_of(slot)
                self._holding.pop(agent, None)
            case ev.TestResolved(agent=agent, outcome=outcome) if agent in self.attempting:
                card, place = self.attempting.pop(agent)
                self.passed[card, place] += outcome != "failure"
                self.resolved.setdefault((agent, card), {})[place] = outcome != "failure"
                tests = self.card(card).tests
                if place < len(tests):
                    box = tests[place]
                    cells = {"failure": box.failure, "critical": box.critical or box.success}
                    self.reckoning.begin(agent, cells.get(outcome, box.success))
            case ev.ItemTaken(agent=agent, item=item) if agent in self.own:
                self._find(agent, f"item-{item}")
            case ev.TokenTaken(agent=agent, token=token) if agent in self.own:
                self._find(agent, f"token-{token}")
            case ev.AzrakGained(agent=agent, amount=amount) if agent in self.own:
                self._bring(agent, "azrak", amount)
            case ev.AzrakSpent(agent=agent, amount=amount, how="lost") if agent in self.own:
                self._bring(agent, "azrak", -amount)
            case ev.MagickChanged(agent=agent, change=change) if agent in self.own and change > 0:
                self._bring(agent, "magick", change)  # what goes is mostly what they used themselves
            case ev.Given(thing=thing):
                self.passed_on[thing] += 1
            case ev.RoundBegan():
                self.passed_on.clear()
            case ev.RunRestarted():
                self.followed.clear()
                self.passed.clear()
                self.resolved.clear()
                self.found.clear()
                self.brought.clear()
                self.reckoning.start_over()
            case _:
                pass

    def see(self, view: TimeStoriesView) -> None:
        ids = self.ids
        self.own = {own.agent for own in view.own}
        if not self.absent and not view.receptacles and all(agent.receptacle is not None for agent in view.agents):
            taken = {agent.receptacle for agent in view.agents}
            self.absent = tuple(one.name.en for one in self.pack.parts.receptacles if one.id not in taken)
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
        self._reckon(view)

    def facts(self, view: TimeStoriesView) -> Facts:
        """How things stand, as far as the seat knows it."""
        return Facts(view, self.hidden, self.reckoning.counters)

    def _reckon(self, view: TimeStoriesView) -> None:
        self.reckoning.follow(self.facts(view))
        seen = {counter.id for counter in view.counters}
        for own in view.own:
            if own.question is None:
                continue
            for name in (*(coming.card for coming in own.following), *(face.id for face in own.read)):
                steps = self.card(name).steps
                asking = next((one for one in leaves(steps) if getattr(one, "ask", None) == own.question.ask), None)
                if asking is not None:
                    self.reckoning.mend(steps, asking, seen)

    def _see_places(self, view: TimeStoriesView) -> None:
        self.layouts.update(view.layouts)
        if view.location is not None and view.panorama:
            self._here = self.layouts[view.location] = tuple(slot.card for slot in view.panorama)
        open_now = frozenset(place.id for place in view.locations if place.open)
        if self._first_map is None and open_now:
            self._first_map = open_now
        if self._first_map is not None:
            self.conquered |= open_now - self._first_map

    def _count_answer(self, slot: int) -> None:
        if 0 <= slot < len(self._here):
            self.answered[self._here[slot]] += 1

    def _find(self, agent: int, thing: str) -> None:
        slot = self._holding.get(agent, -1)
        if 0 <= slot < len(self._here):
            self.found.setdefault((agent, self._here[slot]), []).append(thing)

    def _bring(self, agent: int, pool: Pool, amount: int) -> None:
        """Where it comes from a card that they have read there: what others find comes to everybody, too, now and then."""
        slot = self._holding.get(agent, -1) if self._doing in (agent, ANYBODY) else -1
        kind = v.Gain if amount > 0 else v.Lose
        steps = (step for name in self._reading.get(agent, ()) for step in _steps(self.card(name)))
        if 0 <= slot < len(self._here) and any(isinstance(step, kind) and getattr(step, pool) for step in steps):
            brought = self.brought.setdefault((agent, self._here[slot]), {})
            brought[pool] = brought.get(pool, 0) + amount

    def _read_there(self, event: ev.CardTaken | ev.CardRead) -> None:
        if isinstance(event, ev.CardRead):
            self._reading.setdefault(event.agent, []).append(event.card)
        else:
            self._reading[event.agent] = []

    def _be_told_of(self, slot: int) -> None:
        if 0 <= slot < len(self._here):
            self.ids.add(self._here[slot])


def _steps(written: Written) -> Iterator[v.Instruction]:
    """Every instruction on a card, those of its tests included."""
    yield from leaves(written.steps)
    for box in written.tests:
        yield from leaves((*box.success, *(box.critical or ()), *box.failure))


def _abilities(pack: TimeStoriesPack) -> Iterator[m.Ability]:
    for person in pack.parts.receptacles:
        for card in (person.power, person.equipment):
            yield from card.abilities if card is not None else ()
        yield from person.talents
    for item in pack.parts.items:
        yield from item.abilities
