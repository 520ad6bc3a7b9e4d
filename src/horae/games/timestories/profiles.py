"""The rule profiles: the numbers and switches in which the editions differ, read from one data file."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from horae.core.speech import Text
from horae.packs.builtin import content
from horae.packs.reader import Document


class Attribute(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Text


class ByCount(Struct, frozen=True, forbid_unknown_fields=True):
    """A number for two, three and four receptacles (TS-12.1, TS-12.2, TS-12.3)."""

    two: int
    three: int
    four: int

    def __getitem__(self, receptacles: int) -> int:
        return (self.two, self.three, self.four)[receptacles - 2]


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """One edition's rules. What one edition alone is silent about has no switch here: the others' rule stands (TS-R16)."""

    id: str
    title: Text
    family: Literal["midsummer", "hadal"]
    attributes: tuple[Attribute, Attribute, Attribute]
    support: ByCount
    """The most that one supporter may spend in a test (TS-12)."""
    free_updates: ByCount
    magick: ByCount | None
    """The level of Magick by receptacles (TS-3.4, TS-R5)."""
    open_card: Literal["power", "equipment"]
    talents: bool
    mysteries: bool
    replacements: bool
    second_deck: bool
    solo_captain: Literal["alternates", "chosen"]
    """TS-R6."""
    mission: Mission


class Mission(Struct, frozen=True, forbid_unknown_fields=True):
    """The size of the published mission (TS-1.3), for those who write one like it."""

    story: int
    common: int
    personal: int
    azrak: int
    prologue: int
    maps: int
    destiny: int


class _ProfilesFile(Struct, frozen=True, forbid_unknown_fields=True):
    profiles: tuple[Profile, ...]


@cache
def profiles() -> dict[str, Profile]:
    """Every profile by its id."""
    text = (content() / "timestories" / "profiles.yaml").read_text("utf-8")
    read = Document("timestories/profiles.yaml", text).decode(_ProfilesFile)
    return {profile.id: profile for profile in read.profiles}
