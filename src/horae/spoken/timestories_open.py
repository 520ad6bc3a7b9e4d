"""A mission of which one has only what lies open from the start, as at a server's table: enough to show views of it.

What a card says comes with the view; what may be done and what happens comes in the server's words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from horae.core.speech import LANGUAGES
from horae.games.timestories.open_content import ProfileTexts, TimeStoriesContent
from horae.games.timestories.pack import TimeStoriesPack


class OpenNames(Struct, frozen=True):
    """Whom a name means, by their place among the people."""

    receptacles: dict[str, int]


class OpenMission:
    """Made from the open content; it has the parts of a whole mission that a face asks for."""

    def __init__(self, content: TimeStoriesContent) -> None:
        self.content = content
        self.title = content.title
        self.profiles = self.content.profiles
        self.people = self.content.receptacles
        self.names = OpenNames({one.id: place for place, one in enumerate(self.people)})

    def profile(self, name: str) -> ProfileTexts:
        """The profile that a table asked for; the mission's first if it did not."""
        return self.profiles[0] if not name else next(one for one in self.profiles if one.id == name)


AnyMission = TimeStoriesPack | OpenMission


def joined(contents: Mapping[str, Mapping[str, Any]]) -> TimeStoriesContent:
    """The open content that came in each language apart."""
    return msgspec.convert(_joined([contents[language] for language in LANGUAGES]), TimeStoriesContent)


_TEXTS = ("title", "order", "mission_return", "name", "back_story", "text")
"""The fields that are words for people; everything else is the same in every language."""


def _joined(versions: list[Any], field: str = "") -> Any:
    """The same content in each language, as one with texts."""
    first = versions[0]
    if isinstance(first, Mapping):
        return {key: _joined([one[key] for one in versions], key) for key in first}
    if isinstance(first, list | tuple):
        return [_joined([one[place] for one in versions]) for place in range(len(first))]
    return dict(zip(LANGUAGES, versions, strict=True)) if isinstance(first, str) and field in _TEXTS else first
