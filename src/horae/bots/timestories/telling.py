"""What the agent tells the table: what it found, in its own words and never a card's (TS-5.2), but for what the card
asks, which it quotes; where to go and why, what it gives, what it leaves to the people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from horae.bots.timestories.facts import Facts
from horae.bots.timestories.known_cards import KnownCards
from horae.bots.timestories.outlook import Outlook
from horae.bots.timestories.paths import Written, leaves, parts_of
from horae.bots.timestories.questions import own_view
from horae.bots.timestories.scenes import Scene, is_sayable, preferred, wished
from horae.bots.timestories.wording import head_of
from horae.core.game import Action
from horae.core.speech import Listing, Phrase, Quoted, Sayable, Text
from horae.games.timestories import actions as do
from horae.games.timestories import vocabulary as v
from horae.games.timestories.narration import card_told_of
from horae.games.timestories.view import CardFace, GroupQuestion, OwnView, TimeStoriesView

MOST = 3
"""So many things are said of one card."""


class Telling:
    """What was said already is not said again."""

    def __init__(self) -> None:
        self._cards: dict[str, int] = {}
        """The cards it has told of, and of how much that it did and found there."""
        self._stories_told: set[tuple[str, Text]] = set()
        """The stories, each with its card."""
        self._asks: set[tuple[int, Text]] = set()
        """By the round in which they were told."""
        self._votes_told: set[tuple[int, Text]] = set()
        self.last: Phrase | None = None
        """What it told last of a card, as long as nobody has asked for it again."""
        self._last_card = ""
        self._of_last: list[Text] = []
        """The card that was told last, and the stories of it."""
        self._has_led = False
        self._said_once: set[str] = set()
        """Why it votes and decides as it does, which is always the same."""

    def goes_with(self, known: KnownCards, view: TimeStoriesView, action: Action, wanted: bool) -> Phrase | None:
        """What goes with this action; `wanted`: people have said that they want it."""
        match action:
            case do.Recount(agent) | do.StandBy(agent) | do.Explore(agent, _):
                own = own_view(view, agent)
                if own.card is None:
                    return None
                return self._comes_back(known, view, own, own.card, asks=isinstance(action, do.Recount))
            case do.ChooseLocation(agent, location):
                return self._goes(known, view, location, wanted)
            case do.Give(_, to, thing):
                return _gift(view, to, thing)
            case do.Vote(agent, whom, _) if not wanted:
                return self._votes(view, agent, whom)
            case _:
                return None

    # --- as captain ---

    def _goes(self, known: KnownCards, view: TimeStoriesView, location: str, wanted: bool) -> Phrase:
        """Where the captain goes and why; the first time, how they came to be captain, too."""
        place = next(place for place in view.locations if place.id == location)
        why = Phrase(_reason(known, view, location, wanted), {"place": place.name})
        if self._has_led or view.round <= 1:
            return why
        self._has_led = True
        return Phrase("agent-leads", {"why": why})

    def asks_where_to(self, known: KnownCards, view: TimeStoriesView, location: str) -> Phrase:
        """Where it would go as captain, and why."""
        self._has_led = True  # it says that it is captain
        place = next(place for place in view.locations if place.id == location)
        why = _reason(known, view, location, wanted=False).rpartition("-")[2]
        return Phrase("agent-asks-where", {"place": _inside(place.name), "why": why})

    def again(self) -> Phrase | None:
        """Its last tale, once more."""
        told, self.last = self.last, None
        return told

    def captains_question(self, view: TimeStoriesView, question: GroupQuestion, mine: Text) -> Phrase:
        """What it is to decide for all, and how it would."""
        self._votes_told.add((view.round, question.ask))
        ways = Listing(tuple(Phrase("agent-way", {"label": _inside(label)}) for label in question.options), "or")
        way = _inside(Text(head_of(mine.es), head_of(mine.en)))
        return Phrase("agent-asks-as-captain", {"ask": _inside(question.ask), "ways": ways, "way": way})

    # --- votes ---

    def _votes(self, view: TimeStoriesView, agent: int, whom: int) -> Phrase | None:
        """Why it votes as it does, before anybody else has: once for each question."""
        question = next(one for one in view.questions if one.agent == whom)
        if (view.round, question.ask) in self._votes_told or any(vote >= 0 for vote in question.votes):
            return None
        self._votes_told.add((view.round, question.ask))
        is_captain = question.by == "captain" and view.captain == agent
        key = "agent-decides-least" if is_captain else "agent-votes-least"
        if key not in self._said_once:
            self._said_once.add(key)
            return Phrase(key)
        return Phrase("agent-decides-again") if is_captain else None  # the vote itself is told

    # --- cards ---

    def _comes_back(self, known: KnownCards, view: TimeStoriesView, own: OwnView, card: CardFace, asks: bool) -> Phrase | None:
        """From the card before an agent, with what was not told of it yet."""
        done = [*_done(known, view, own.agent, card.id)]
        told = self._cards.get(card.id)
        self._cards[card.id] = len(done)
        stories = self._stories(known, own, card)
        self._of_last = [*(self._of_last if told is not None and self._last_card == card.id else ()), *stories]
        self._last_card = card.id
        if told is None:
            self.last = self._tale(known, view, own, card, stories, done, asks)
        elif stories or len(done) > told:
            news = [*stories, *(done if len(done) > told else ())]
            self.last = Phrase("agent-saw", {"place": _place(view, own, card), "found": Listing(tuple(news[:MOST]))})
        else:
            if self.last is not None and self._of_last:  # what it hoped to find there it has found, or not
                found = _with_stories(self._of_last, done[:MOST])
                self.last = Phrase("agent-saw", {"place": _place(view, own, card), "found": found})
            return None
        return self.last

    def _stories(self, known: KnownCards, own: OwnView, card: CardFace) -> list[Text]:
        """What the story is, where its writer says how one would tell it: of the card and of the Items that they read there,
        with the passages that stood on them for their reader."""
        items = [thing for thing in known.found.get((own.agent, card.id), ()) if thing in own.known]
        read = [(card.id, card.passages), *((item, own.known[item]) for item in items)]
        told = []
        for name, places in read:
            written = known.card(name)
            every = (written.gist, *_passages(written, places))
            told += [(name, gist) for gist in every if gist is not None and (name, gist) not in self._stories_told]
        self._stories_told.update(told[:MOST])
        return [gist for _, gist in told[:MOST]]

    def _tale(
        self,
        known: KnownCards,
        view: TimeStoriesView,
        own: OwnView,
        card: CardFace,
        stories: Sequence[Text],
        done: list[Sayable],
        asks: bool,
    ) -> Phrase:
        """Of the card before an agent: where it lies, what they did and found, what could be done there and what that would
        take, what it asks."""
        place = _place(view, own, card)
        written = known.card(card.id)
        tests = [*done, *_tests(known, view, card, own.agent)]
        asking = _asking(written.steps, known.facts(view), own.agent) if asks else None
        if asking is not None and is_sayable(asking.ask, card.id, view):
            self._asks.add((view.round, asking.ask))
            if not tests and not stories:
                return Phrase("agent-saw-question", {"place": place, "ask": _inside(asking.ask)})
            found = _with_stories(stories, tests[:MOST])
            return Phrase("agent-saw-both", {"place": place, "found": found, "ask": _inside(asking.ask)})
        things = [*tests, *_words(known, written, view, own.agent)][:MOST]
        if not things and not stories:
            things = [_missing(known, written, view, own.agent, asks)]
        return Phrase("agent-saw", {"place": place, "found": _with_stories(stories, things)})

    # --- scenes ---

    def scene(self, look: Outlook, scene: Scene) -> Phrase:
        """What a card asks, in its own words if they were not said yet, and what the agent would do."""
        place, ask = _inside(scene.place), scene.asking.ask
        self._cards.setdefault(scene.card, 0)
        would = _would(look, scene)
        if not scene.can_be_told:
            return Phrase("agent-asked-silently", {"place": place, "would": would})
        if (look.view.round, ask) in self._asks:
            return Phrase("agent-asked-before", {"place": place, "would": would})
        self._asks.add((look.view.round, ask))
        return Phrase("agent-asked", {"place": place, "ask": _inside(ask), "would": would})


def _would(look: Outlook, scene: Scene) -> Phrase:
    asking = scene.asking
    if isinstance(asking, v.Answer):
        guess = look.known.guess(asking.ask)
        return Phrase("agent-asks-word") if guess is None else Phrase("agent-would-type", {"word": guess})
    if scene.is_secret or (isinstance(asking, v.Choose) and not scene.can_be_told):
        return Phrase("agent-would-hide")
    if isinstance(asking, v.May):
        return Phrase("agent-would-do" if wished(look, scene, scene.ways) else "agent-would-not")
    labels = dict(scene.labels)
    ways = Listing(tuple(Phrase("agent-way", {"label": _inside(label)}) for label in labels.values()), "or")
    mine = labels[preferred(look, scene, scene.ways)]
    return Phrase("agent-would-choose", {"ways": ways, "way": _inside(Text(head_of(mine.es), head_of(mine.en)))})


def _inside(words: Sayable) -> Sayable:
    """As it stands inside quotation marks."""
    return Quoted(words) if isinstance(words, Text) else words


def _asking(
    steps: Sequence[v.Instruction], facts: Facts, reader: int, given: frozenset[str] = frozenset()
) -> v.May | v.Choose | v.Answer | None:
    """The first thing that the card will ask its reader, as things stand; nothing that hangs on what it has `given` them by
    then."""
    for step in steps:
        inside: Sequence[v.Instruction] = ()
        match step:
            case v.May() | v.Answer() | v.Choose(by="reader"):
                return step
            case v.Take(item) if item is not None:
                given |= {f"item-{item}"}
            case v.If(when, then, otherwise) if not _hangs_on(when, given):
                inside = then if facts.holds(when, reader) else otherwise
            case v.Spend(then=then):
                inside = then
            case _:
                continue
        found = _asking(inside, facts, reader, given)
        if found is not None:
            return found
        given |= {f"item-{one.item}" for one in leaves(inside) if isinstance(one, v.Take)}
    return None


def _hangs_on(when: v.Condition, things: frozenset[str]) -> bool:
    named = [(getattr(part, "card", ""), f"item-{getattr(part, 'item', '')}") for part in parts_of(when)]
    return any(things.intersection(names) for names in named)


def _reason(known: KnownCards, view: TimeStoriesView, location: str, wanted: bool) -> str:
    place = next(place for place in view.locations if place.id == location)
    if wanted:
        return "agent-goes-asked"
    if not place.visits:
        return "agent-goes-new"
    cards = known.layouts.get(location, ())
    if any(card not in known.ids and card not in view.read for card in cards):
        return "agent-goes-unread"
    facts = known.facts(view)
    agents = [agent.agent for agent in view.agents if agent.status == "in_control"]
    won = {one.id for one in known.pack.head.mission_return.outcomes if one.won}
    ends = [path for card in cards for path in known.paths(card) if isinstance(path.leaf, v.End) and path.leaf.outcome in won]
    if any(facts.holds(path.when, agent) for path in ends for agent in agents):
        return "agent-goes-end"
    return "agent-goes-back"


def _gift(view: TimeStoriesView, to: int, thing: str) -> Phrase | None:
    called, person = _called(view, thing), view.agents[to].name
    return None if called is None or person is None else Phrase("agent-gives", {"thing": called, "name": person})


def _called(view: TimeStoriesView, thing: str) -> Sayable | None:
    """The name of a thing that lies open before somebody, or on the table."""
    kind, _, name = thing.partition("-")
    items = {str(item.number): item.name for agent in view.agents for item in agent.items}
    items |= {str(item.number): item.name for item in view.table_items}
    return items.get(name) if kind == "item" else view.token_names.get(name)


def _place(view: TimeStoriesView, own: OwnView, card: CardFace) -> Sayable:
    return card_told_of(card, next((slot for slot in view.panorama if slot.holder == own.agent), None))


def _passages(written: Written, read: Sequence[int]) -> list[Text | None]:
    return [written.passages[place] for place in read if place < len(written.passages)]


def _with_stories(stories: Sequence[Text], things: Sequence[Sayable]) -> Sayable:
    """What the story is, clause by clause, and what can be done there."""
    clauses: list[Sayable] = [*stories, *([Listing(tuple(things))] if things else ())]
    whole = clauses.pop()
    while clauses:
        whole = Phrase("agent-saw-gist", {"gist": clauses.pop(), "found": whole})
    return whole


def _done(known: KnownCards, view: TimeStoriesView, agent: int, card: str) -> Iterator[Sayable]:
    """What an agent did on a card, what they were told and what came to them there."""
    for place, is_passed in known.resolved.get((agent, card), {}).items():
        box = known.card(card).tests[place]
        number = box.difficulty if isinstance(box.difficulty, int) else box.difficulty[len(view.agents)]
        key = "agent-found-passed" if is_passed else "agent-found-failed"
        yield Phrase(key, {"attribute": known.attribute(view.profile, box).name, "difficulty": number})
    person, read = view.agents[agent].receptacle, own_view(view, agent).known
    for talk in dict.fromkeys(_talks(known, agent, card)):
        said = f"{person}-{talk}"
        written = known.card(said)
        yield from (gist for gist in (written.gist, *_passages(written, read.get(said, ()))) if gist is not None)
    names = [_called(view, thing) for thing in known.found.get((agent, card), ())]
    ways = [Phrase("agent-way", {"label": _inside(name)}) for name in names if name is not None]
    if ways:
        yield Phrase("agent-found-thing", {"things": Listing(tuple(ways))})
    for pool, amount in known.brought.get((agent, card), {}).items():
        if amount:
            yield Phrase("agent-found-gained" if amount > 0 else "agent-found-lost", {"amount": abs(amount), "pool": pool})


def _talks(known: KnownCards, agent: int, card: str) -> Iterator[int]:
    """The interactions that a card sends an agent to, by itself or by a test that they have attempted."""
    written = known.card(card)
    boxes = [written.tests[place] for place in known.resolved.get((agent, card), {})]
    lists = (written.steps, *(steps for box in boxes for steps in (box.success, box.critical or (), box.failure)))
    for step in (step for steps in lists for step in leaves(steps)):
        if isinstance(step, v.Read) and step.interaction is not None and not step.recall:
            yield step.interaction


def _tests(known: KnownCards, view: TimeStoriesView, card: CardFace, agent: int) -> Iterator[Phrase]:
    """Those that are still open, but for what the agent has attempted."""
    if card.conflict == "group":
        yield Phrase("agent-found-fight")
    names = {name.id: name.name for name in known.pack.profile(view.profile).attributes}
    key = "agent-found-duel" if card.conflict == "personal" else "agent-found-test"
    tests = known.card(card.id).tests
    attempted = {
        (known.attribute(view.profile, box).id, box.label)
        for box in (tests[place] for place in known.resolved.get((agent, card.id), {}))
    }
    for face in card.tests:
        if (face.attribute, face.label) not in attempted:
            yield Phrase(key, {"attribute": names[face.attribute], "difficulty": face.difficulty})


def _words(known: KnownCards, written: Written, view: TimeStoriesView, agent: int) -> Iterator[Phrase]:
    """What its instructions come to, each kind once."""
    steps = list(leaves(written.steps))
    costs = [step.azrak for step in steps if isinstance(step, v.Spend) and step.azrak]
    if any(isinstance(step, v.End) for step in steps):
        yield Phrase("agent-found-end")
    if any(isinstance(step, v.Answer) for step in steps):
        yield Phrase("agent-found-word")
    talks = [step.interaction for step in steps if isinstance(step, v.Read) and not step.recall]
    if talks:
        person = view.agents[agent].receptacle
        is_read = any(f"{person}-{talk}" in known.ids for talk in talks)
        yield Phrase("agent-found-talked" if is_read else "agent-found-talk")
    facts = known.facts(view)
    if any(_is_there(step, facts) for step in _followed(written.steps, facts, agent)):
        yield Phrase("agent-found-get")
    elif any(_is_there(step, facts) for step in steps):
        yield Phrase("agent-found-take")
    if costs:
        yield Phrase("agent-found-price", {"azrak": max(costs)})
    elif any(isinstance(step, v.Choose) for step in steps):
        yield Phrase("agent-found-choice")


def _followed(steps: Sequence[v.Instruction], facts: Facts, reader: int) -> Iterator[v.Instruction]:
    """What its reader follows without being asked, as things stand."""
    for step in steps:
        if isinstance(step, v.If):
            yield from _followed(step.then if facts.holds(step.when, reader) else step.otherwise, facts, reader)
        else:
            yield step


def _is_there(step: v.Instruction, facts: Facts) -> bool:
    """Whether it brings a thing that nobody has had yet."""
    if not isinstance(step, v.Take):
        return False
    thing = f"item-{step.item}" if step.item is not None else f"token-{step.token}"
    return not facts.has(thing) and step.item not in facts.items and thing not in facts.removed


def _missing(known: KnownCards, written: Written, view: TimeStoriesView, agent: int, is_new: bool) -> Phrase:
    """What its tests wait for, if there are some that are not offered yet."""
    facts = known.facts(view)
    lacking = [lack for box in written.tests for lack in facts.lacks(box.when, agent) or ()]
    for kind, thing in lacking:
        called = _called(view, thing) if kind == "hold" else None
        if called is not None:
            return Phrase("agent-found-need", {"thing": called})
    if lacking:
        return Phrase("agent-found-later")
    has_done = not is_new and any(not isinstance(step, v.Say | v.Take) for step in _followed(written.steps, facts, agent))
    return Phrase("agent-found-done" if has_done else "agent-found-nothing")
