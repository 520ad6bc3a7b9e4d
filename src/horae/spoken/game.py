"""What a game must bring to be told in plain words and played by typed ones. Given views, never a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from msgspec import Struct

from horae.core.game import Action, AnyGame, Pack
from horae.core.speech import LANGUAGES, Phrase, Sayable, say
from horae.packs.installed import Group
from horae.spoken.voice import Voice
from horae.spoken.words import plain, spellings


class Reading(Struct, frozen=True):
    """Something that lies open and can be read: where, what it is called, and what it says, line by line."""

    group: Sayable
    """The part of the table where it lies."""
    name: Sayable
    lines: tuple[str, ...]
    where: str = ""
    """More exactly."""


class Part(Struct, frozen=True):
    """A part of the table by the words that are typed for it, in plain letters, and what there is to say of it."""

    called: frozenset[str]
    lines: tuple[str, ...]
    first: Sayable
    """The words, the one to be told to people before the others."""

    @classmethod
    def by(cls, key: str, lines: Sequence[str]) -> Part:
        """`key`: the message that lists the words."""
        return cls(frozenset(spellings(key)), tuple(lines), Phrase(key))

    @classmethod
    def titled(cls, title: Sayable, lines: Sequence[str]) -> Part:
        """Called what stands over it, in any language."""
        return cls(frozenset(plain(say(title, language)) for language in LANGUAGES), tuple(lines), title)


class SpokenGame(Protocol):
    """One game, for one person."""

    def step(self, view: Any) -> Phrase: ...

    def move(self, action: Action, view: Any) -> Phrase: ...

    def numbered(self, legal: Sequence[Action], view: Any) -> Mapping[int, Action]:
        """The moves by the number that is typed for each."""
        ...

    def understand(self, words: str, view: Any, offered: Sequence[Action] = ()) -> Action | None:
        """A play told in words. None if it is none; a Fault that says why if it cannot be meant."""
        ...

    def tries(self, view: Any) -> Sequence[Action]:
        """The plays one could think of now, legal or not, for a general "why not"."""
        ...

    def readings(self, view: Any, voice: Voice) -> Sequence[Reading]:
        """All that lies open for the seat whose view this is, in the order of the table."""
        ...

    def parts(self, view: Any, legal: Sequence[Action], voice: Voice) -> Sequence[Part]:
        """The parts of the table that have a word of their own."""
        ...

    def plain_board(self, view: Any, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        """The whole table in plain lines, for who cannot see how things stand beside each other."""
        ...

    def plain_people(self, view: Any, voice: Voice) -> Sequence[str]: ...


class MadeOfPack(Protocol):
    """How a game's own is made: of as much of the pack as anyone may read."""

    def open(self, game: AnyGame, pack: Pack) -> SpokenGame: ...


SPOKEN = Group(
    "horae.spoken",
    {
        "shipwreck": "horae.spoken.shipwreck:SpokenShipwreck",
        "echoes": "horae.spoken.echoes:SpokenEchoes",
        "timestories": "horae.spoken.timestories:SpokenTimeStories",
    },
)
"""How games are told in plain words, each a `MadeOfPack`. One that brings nothing is told by what its narration says."""


def has_own_words(game: AnyGame) -> bool:
    return game.name in SPOKEN.found()


def open_words(game: AnyGame, pack: Pack) -> SpokenGame:
    """The game as it may be told to anybody who sits at a table: nothing that its pack hides bears on what is understood."""
    from horae.spoken.plain import SpokenPlain

    own = cast("MadeOfPack | None", SPOKEN.part(game.name))
    return SpokenPlain(game, pack) if own is None else own.open(game, pack)
