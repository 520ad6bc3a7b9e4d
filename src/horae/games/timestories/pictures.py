"""Which of a mission's pictures a seat may see: those of what its view shows, and nothing else.

`places/LOCATION`: where the group has been. `cards/CARD`: a card that lies in the panorama. `items/NUMBER`: an item that lies
face up, or that the seat is reading. The receptacles (`receptacles/ID`) are open from the start.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import TimeStoriesView

KINDS = ("places", "cards", "items", "receptacles")


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
    for own in view.own:
        for card in (own.card, *own.read):
            if card is not None and card.kind == "item":
                yield f"items/{card.id.removeprefix('item-')}"


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
