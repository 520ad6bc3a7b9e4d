"""What the agent answers when people ask it something: what it has read of somebody or something in the story, how hard a test
is. Of a secret card only its gist is told (TS-5.2), of what lies open a sentence; where it has read nothing, that."""

from __future__ import annotations

import re
from collections.abc import Iterator

from horae.bots.timestories.curiosity import Wondering
from horae.bots.timestories.known_cards import KnownCards
from horae.bots.timestories.outlook import Outlook
from horae.bots.timestories.questions import own_view
from horae.bots.timestories.wording import SMALL, is_meant, plain
from horae.core.speech import LANGUAGES, Listing, Phrase, Quoted, Sayable, Text
from horae.games.timestories.view import TimeStoriesView

_SENTENCES = re.compile(r"(?<=[.!?…»”])\s+")


# --- the story ---


def told_of(look: Outlook, wondering: Wondering) -> Phrase | None:
    """A sentence of what the agent knows of it; that it knows nothing only where it was asked itself."""
    words = _stems(wondering.about)
    found = next(iter(_gists(look.known, look.view, words)), None) if words else None
    found = found or (next(iter(_open_words(look.known, look.view, words)), None) if words else None)
    if found is not None or not wondering.is_called:
        return found
    return Phrase("agent-knows-nothing", {"about": Quoted(wondering.about)})


def _stems(words: str) -> set[str]:
    """Words without the endings of their plurals, and none that only join others."""
    return {re.sub(r"(?<=\w{3})(?:es|s)$", "", word) for word in plain(words).split() if word not in SMALL and len(word) > 2}


def _names(text: Text, words: set[str]) -> bool:
    return any(words <= _stems(text[language]) for language in LANGUAGES)


def _gists(known: KnownCards, view: TimeStoriesView, words: set[str]) -> Iterator[Phrase]:
    """From the secret cards that the agent has read itself: first those that are told with that word, then those on which it
    stands."""
    places = {card.id: card.place for card in known.pack.cards}
    named: list[Phrase] = []
    for name, passages in (read for own in view.own for read in own.known.items() if not read[0].endswith("-recall")):
        written, text = known.card(name), known.heard(name)
        gists = [written.gist, *(written.passages[one] for one in passages if one < len(written.passages))]
        for gist in (one for one in gists if one is not None):
            place = places.get(name)
            said = Phrase("agent-was-told", {"gist": gist}) if place is None else _looked_at(place, gist)
            if _names(gist, words):
                yield said
            elif text is not None and _names(text, words):
                named.append(said)
    yield from named


def _looked_at(place: Text, gist: Text) -> Phrase:
    return Phrase("agent-saw", {"place": place, "found": gist})


def _open_words(known: KnownCards, view: TimeStoriesView, words: set[str]) -> Iterator[Phrase]:
    """The first sentence that names it of all that lies open or was read aloud."""
    for where, text in _open_texts(known, view):
        if not _names(text, words):
            continue
        for language in LANGUAGES:
            sentences = _SENTENCES.split(text[language].replace("**", ""))
            at = next((place for place, sentence in enumerate(sentences) if words <= _stems(sentence)), None)
            if at is not None:
                said = {one: _as_far(text[one].replace("**", ""), at, len(sentences)) for one in LANGUAGES}
                yield Phrase("agent-quotes", {"where": Quoted(where), "words": Quoted(Text(es=said["es"], en=said["en"]))})
                break


def _as_far(text: str, at: int, of: int) -> str:
    """The sentence that stands as far into the text in its other language."""
    sentences = _SENTENCES.split(text)
    return sentences[at if len(sentences) == of else min(len(sentences) - 1, at * len(sentences) // of)]


def _open_texts(known: KnownCards, view: TimeStoriesView) -> Iterator[tuple[Sayable, Text]]:
    for agent in view.agents:
        if agent.name is not None and agent.back_story is not None:
            yield agent.name, agent.back_story
        yield from ((item.name, item.text) for item in agent.items)
    yield from ((item.name, item.text) for item in view.table_items)
    for place in view.locations:
        here = view.card_a.text if view.card_a is not None and place.id == view.location else None
        text = here or known.heard(f"{place.id}-a")
        if text is not None:
            yield place.name, text
    yield from ((Phrase("timestories-read-prologue"), text) for text in view.prologue)
    yield Phrase("timestories-told-order"), view.order


# --- tests ---


def how_hard(look: Outlook, wondering: Wondering) -> Phrase | None:
    """The tests of the card that was named, else of the one that the group or the agent has before it."""
    view = look.view
    named = next((slot for slot in view.panorama if slot.place is not None and is_meant(slot.place, wondering.about)), None)
    mine = own_view(view, view.own[0].agent)
    if named is not None:
        place: Sayable | None = named.place
        card = named.card if any(named.card in own.known for own in view.own) else ""
    elif view.fight is not None:
        place, card = view.fight.opponent, view.fight.card.id
    else:
        card = mine.card.id if mine.card is not None else ""
        place = next((slot.place for slot in view.panorama if slot.card == card), None)
    if not card:
        return Phrase("agent-hard-unread") if wondering.is_called else None
    me = view.agents[mine.agent]
    tests = tuple(
        Phrase(
            "agent-hard-test",
            {
                "attribute": look.known.attribute(view.profile, box).name,
                "difficulty": look.difficulty(box),
                "value": look.attribute(me, box),
            },
        )
        for number, box in enumerate(look.known.card(card).tests)
        if look.is_offered(card, number, mine.agent)
    )
    if not tests:
        return Phrase("agent-hard-none")
    where = place if place is not None else next(one.name for one in view.locations if one.id == view.location)
    return Phrase("agent-hard", {"place": where, "tests": Listing(tests)})
