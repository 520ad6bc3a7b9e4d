"""Which of a mission's pictures a seat may see: those of what its view shows, and nothing else.

`places/LOCATION`: where the group has been. `cards/CARD`: a card that lies in the panorama. `items/NUMBER`: an item that lies
face up, or that the seat is reading. `people/ID`: who is met on a card that the seat reads (its `portrait`), and whom the
group's conflict under way is with. `endings/OUTCOME`: how the mission ended, once it has. The receptacles (`receptacles/ID`)
are open from the start.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import CardFace, TimeStoriesView

KINDS = ("places", "cards", "items", "people", "receptacles", "endings")


def open_pictures(pack: TimeStoriesPack) -> Iterable[str]:
    return [f"receptacles/{person.id}" for person in pack.people]


def shown_pictures(view: TimeStoriesView) -> Iterator[str]:
    for place in view.locations:
        if place.visits or place.id == view.location:
            yield f"places/{place.id}"
    for slot in view.panorama:
        yield f"cards/{slot.card}"
    for agent in view.agents:
        for item in agent.items:
            yield f"items/{item.number}"
    for item in view.table_items:
        yield f"items/{item.number}"
    if view.result is not None:
        yield f"endings/{view.result}"
    if view.fight is not None:
        yield from _on(view.fight.card)
        for opponent in view.fight.opponents:
            yield f"people/{opponent.id}"
    for own in view.own:
        for card in (own.card, *own.read):
            if card is not None:
                yield from _on(card)


def _on(card: CardFace) -> Iterator[str]:
    """The pictures that a card brings whoever reads it."""
    if card.kind == "item":
        yield f"items/{card.id.removeprefix('item-')}"
    if card.portrait:
        yield f"people/{card.portrait}"


def subjects(pack: TimeStoriesPack) -> Iterator[str]:
    """Everything in a mission that there can be a picture of."""
    parts = pack.parts
    yield "cover"
    yield from open_pictures(pack)
    for place in parts.locations:
        yield f"places/{place.id}"
        for card in (*place.panorama, *place.reserve):
            yield f"cards/{place.id}-{card.letter.lower()}"
    for item in parts.items:
        yield f"items/{item.number}"
    yield from (f"endings/{outcome.id}" for outcome in pack.head.mission_return.outcomes)
    yield from (f"people/{opponent.id}" for opponent in pack.opponents)
    yield from (f"people/{card.portrait}" for card in pack.cards if card.portrait)
