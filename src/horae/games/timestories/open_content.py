"""What lies open from the start of a mission, by allow-list: order and return, the receptacles that can be chosen, the maps,
the editions' words.

No panorama, item, mystery, token, power or ending: these come with views and events as they are found.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from horae.core.game import About, OpenContent
from horae.core.speech import Text
from horae.games.timestories.mission import Receptacle
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.profiles import Profile


class MapTexts(Struct, frozen=True):
    id: str
    text: Text


class TalentTexts(Struct, frozen=True):
    name: Text
    text: Text


class ReceptacleTexts(Struct, frozen=True):
    id: str
    name: Text
    attributes: tuple[int, int, int]
    azrak: int
    back_story: Text
    talents: tuple[TalentTexts, ...]


class AttributeTexts(Struct, frozen=True):
    id: str
    name: Text


class ProfileTexts(Struct, frozen=True):
    """An edition: what its attributes are called, and which of its things are used."""

    id: str
    title: Text
    family: Literal["midsummer", "hadal"]
    attributes: tuple[AttributeTexts, ...]
    open_card: Literal["power", "equipment"]
    magick: bool
    talents: bool


class TimeStoriesContent(OpenContent, frozen=True):
    order: Text
    mission_return: Text
    azrak: int
    maps: tuple[MapTexts, ...]
    receptacles: tuple[ReceptacleTexts, ...]
    profiles: tuple[ProfileTexts, ...]


def content_of(pack: TimeStoriesPack) -> TimeStoriesContent:
    head = pack.head
    return TimeStoriesContent(
        title=head.title,
        order=head.order,
        mission_return=head.mission_return.text,
        azrak=head.azrak,
        maps=tuple(MapTexts(card.id, card.text) for card in pack.maps_open(deck_two=False)),
        receptacles=tuple(_receptacle(one) for one in pack.parts.receptacles),
        profiles=tuple(_profile(one) for one in pack.profiles),
    )


def about(pack: TimeStoriesPack, seats: range) -> About:
    """For the shelf. Each at the table needs a receptacle (TS-1.1)."""
    head = pack.head
    most = min(seats.stop - 1, len(pack.people))
    return About(head.title, head.pitch, head.minutes, head.ages, most, {"profile": head.profiles})


def _receptacle(one: Receptacle) -> ReceptacleTexts:
    talents = tuple(TalentTexts(talent.name, talent.text) for talent in one.talents)
    return ReceptacleTexts(one.id, one.name, one.attributes, one.azrak, one.back_story, talents)


def _profile(one: Profile) -> ProfileTexts:
    return ProfileTexts(
        id=one.id,
        title=one.title,
        family=one.family,
        attributes=tuple(AttributeTexts(attribute.id, attribute.name) for attribute in one.attributes),
        open_card=one.open_card,
        magick=one.magick is not None,
        talents=one.talents,
    )
