"""What the agent tells the table, in its own words and never a card's (TS-5.2): what it found, where to go, what it gives."""

from __future__ import annotations

from collections.abc import Iterator

from horae.bots.timestories.facts import Facts
from horae.bots.timestories.known_cards import KnownCards
from horae.bots.timestories.paths import Written, leaves
from horae.core.game import Action
from horae.core.speech import Listing, Phrase, Sayable
from horae.games.timestories import actions as do
from horae.games.timestories import vocabulary as v
from horae.games.timestories.narration import card_told_of
from horae.games.timestories.view import CardFace, OwnView, TimeStoriesView

MOST = 3
"""So many things are said of one card."""


def said_with(known: KnownCards, view: TimeStoriesView, action: Action, told: set[str]) -> Phrase | None:
    """What goes with this action; `told` are the cards that were told of, and grows."""
    match action:
        case do.Recount(agent) | do.StandBy(agent) | do.Explore(agent, _):
            own = next(own for own in view.own if own.agent == agent)
            if own.card is None or own.card.id in told:
                return None
            told.add(own.card.id)
            return tale(known, view, own, own.card)
        case do.ChooseLocation(_, location):
            place = next(place for place in view.locations if place.id == location)
            return Phrase("agent-goes-back" if place.visits else "agent-goes-new", {"place": place.name})
        case do.Give(_, to, thing):
            return _gift(view, to, thing)
        case _:
            return None


def _gift(view: TimeStoriesView, to: int, thing: str) -> Phrase | None:
    called, person = _called(view, thing), view.agents[to].name
    return None if called is None or person is None else Phrase("agent-gives", {"thing": called, "name": person})


def _called(view: TimeStoriesView, thing: str) -> Sayable | None:
    """The name of a thing that lies open before somebody."""
    kind, _, name = thing.partition("-")
    items = {str(item.number): item.name for agent in view.agents for item in agent.items}
    return items.get(name) if kind == "item" else view.token_names.get(name)


def tale(known: KnownCards, view: TimeStoriesView, own: OwnView, card: CardFace) -> Phrase:
    """Of the card before an agent: where it lies, what could be done there and what that would take."""
    slot = next((slot for slot in view.panorama if slot.holder == own.agent), None)
    place = card_told_of(card, slot)
    written = known.card(card.id)
    found = [*_tests(known, view, card), *_words(written)][:MOST]
    if not found:
        found = [_missing(written, view, own.agent)]
    return Phrase("agent-saw", {"place": place, "found": Listing(tuple(found))})


def _tests(known: KnownCards, view: TimeStoriesView, card: CardFace) -> Iterator[Phrase]:
    if card.conflict == "group":
        yield Phrase("agent-found-fight")
    names = {name.id: name.name for name in known.pack.profile(view.profile).attributes}
    key = "agent-found-duel" if card.conflict == "personal" else "agent-found-test"
    for face in card.tests:
        yield Phrase(key, {"attribute": names[face.attribute], "difficulty": face.difficulty})


def _words(written: Written) -> Iterator[Phrase]:
    """What its instructions come to, each kind once."""
    steps = list(leaves(written.steps))
    costs = [step.azrak for step in steps if isinstance(step, v.Spend) and step.azrak]
    if any(isinstance(step, v.End) for step in steps):
        yield Phrase("agent-found-end")
    if any(isinstance(step, v.Answer) for step in steps):
        yield Phrase("agent-found-word")
    if any(isinstance(step, v.Read) and not step.recall for step in steps):
        yield Phrase("agent-found-talk")
    if any(isinstance(step, v.Take) for step in steps):
        yield Phrase("agent-found-take")
    if costs:
        yield Phrase("agent-found-price", {"azrak": max(costs)})
    elif any(isinstance(step, v.Choose) for step in steps):
        yield Phrase("agent-found-choice")


def _missing(written: Written, view: TimeStoriesView, agent: int) -> Phrase:
    """What its tests wait for, if there are some that are not offered yet."""
    facts = Facts(view)
    lacking = [lack for box in written.tests for lack in facts.lacks(box.when, agent) or ()]
    for kind, thing in lacking:
        called = _called(view, thing) if kind == "hold" else None
        if called is not None:
            return Phrase("agent-found-need", {"thing": called})
    return Phrase("agent-found-later" if lacking else "agent-found-nothing")
