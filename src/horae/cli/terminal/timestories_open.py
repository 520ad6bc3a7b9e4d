"""A mission of which one has only what lies open from the start, as at a server's table: enough to show views of it.

What a card says comes with the view; what may be done and what happens comes in the server's words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from horae.core.speech import LANGUAGES, Text
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.profiles import Profile, profiles


class OpenPerson(Struct, frozen=True):
    """A receptacle that can be chosen."""

    name: Text
    attributes: tuple[int, int, int]
    azrak: int


class OpenNames(Struct, frozen=True):
    receptacles: dict[str, int]


class OpenMission:
    """Made from the open content in each language."""

    def __init__(self, contents: Mapping[str, Mapping[str, Any]]) -> None:
        self.content: Mapping[str, Any] = _joined([contents[language] for language in LANGUAGES])
        self.title: Text = self.content["title"]
        self.profiles: tuple[Profile, ...] = tuple(profiles()[one["id"]] for one in self.content["profiles"])
        chosen = self.content["receptacles"]
        self.people = tuple(OpenPerson(one["name"], tuple(one["attributes"]), one["azrak"]) for one in chosen)
        self.names = OpenNames({one["id"]: place for place, one in enumerate(chosen)})

    def profile(self, name: str) -> Profile:
        """The profile that a table asked for; the mission's first if it did not."""
        return self.profiles[0] if not name else next(one for one in self.profiles if one.id == name)


AnyMission = TimeStoriesPack | OpenMission

_TEXTS = ("title", "order", "return", "name", "back_story", "text")
"""The fields that are words for people; everything else is the same in every language."""


def _joined(versions: list[Any], field: str = "") -> Any:
    """The same content in each language, as one with texts."""
    first = versions[0]
    if isinstance(first, dict):
        return {key: _joined([one[key] for one in versions], key) for key in first}
    if isinstance(first, list):
        return tuple(_joined([one[place] for one in versions]) for place in range(len(first)))
    return Text(*versions) if isinstance(first, str) and field in _TEXTS else first
