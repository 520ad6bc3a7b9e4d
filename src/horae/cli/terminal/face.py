"""What a game must bring to be played in a terminal: how it looks, what it says, which words it understands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

from msgspec import Struct
from rich.console import Console, RenderableType

from horae.cli.terminal.words import plain
from horae.core.game import Action, Event, Result, Seat
from horae.core.speech import LANGUAGES, Phrase, Sayable, own, say

PERSON: Seat = 0
"""Where the person at the terminal sits."""
LONGEST_NAME = 24


class Voice:
    """The language now spoken and what people are called in it."""

    def __init__(self, language: str, names: Sequence[str], own_name: Phrase | None = None) -> None:
        """`own_name` calls the person at the first seat by a word of the language, if they gave no name."""
        self.language = language
        self._names = tuple(names)
        self._own_name = own_name

    @classmethod
    def of(cls, name: str | None, seats: int, language: str, game: str = "") -> Self:
        """The person under the name they gave, or the game's word for them; bots under names that nobody else has."""
        given = " ".join((name or "").split())[:LONGEST_NAME]
        nameless = None if given else _own_name(game)
        called = given or say(_own_name(game), language)
        free = [bot for bot in say(Phrase("play-bot-names"), language).split(", ") if plain(bot) != plain(called)]
        return cls(language, (called, *free[: seats - 1]), nameless)

    @classmethod
    def again(cls, names: Sequence[str], name: str | None, language: str, game: str) -> Self:
        """The people of a game that goes on; the one at the terminal may have a new name."""
        if name and name.strip():
            return cls(language, (" ".join(name.split())[:LONGEST_NAME], *names[1:]))
        nobody = _own_name(game)
        nameless = names[0] in {say(nobody, other) for other in LANGUAGES}
        return cls(language, names, nobody if nameless else None)

    @property
    def names(self) -> tuple[str, ...]:
        if self._own_name is None:
            return self._names
        return (say(self._own_name, self.language), *self._names[1:])

    def call(self, names: Sequence[str]) -> None:
        """From now on the people have these names."""
        self._names, self._own_name = tuple(names), None

    def say(self, what: Sayable) -> str:
        return say(what, self.language, self.names)

    def say_unnamed(self, what: Sayable) -> str:
        """Without anybody's name: what the names themselves are made with."""
        return say(what, self.language)

    def speak(self, key: str, /, **args: Sayable) -> str:
        return self.say(Phrase(key, args))


def _own_name(game: str) -> Phrase:
    """The game's word for whoever gives no name."""
    return Phrase(own(game, "play-you-name"))


class Reading(Struct, frozen=True):
    """Something that lies open and can be read: where, what it is called, and what it says, line by line."""

    group: Sayable
    """The part of the table where it lies."""
    name: Sayable
    lines: tuple[str, ...]
    where: str = ""
    """More exactly."""


class OptionChoice(Protocol):
    """A value that an option can take, as it is written."""

    @property
    def value(self) -> str: ...


class OptionWords(Protocol):
    """An option of a game: how it is written, what it is called, what it can be."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> Phrase: ...
    @property
    def choices(self) -> Sequence[OptionChoice]: ...


class Teller(Protocol):
    """Turns events into phrases for one hearer; None for what needs no words."""

    def tell(self, event: Any) -> Phrase | None: ...

    def opening(self, view: Any) -> Sequence[Phrase]:
        """What there is to say before anything happens; the first phrase is a heading."""
        ...


class Face(Protocol):
    """A game as one person at one terminal meets it. Given views, never a state."""

    def title(self) -> Sayable: ...

    def options(self) -> Sequence[OptionWords]: ...

    def teller(self, view: Any) -> Teller: ...

    def hear(self, event: Event) -> None:
        """Something was told to this seat, also where another position has come before it could be shown."""
        ...

    def opens_chapter(self, event: Event) -> bool:
        """Whether the log of what happened starts a new heading here."""
        ...

    def board(self, view: Any, legal: Sequence[Action], voice: Voice, console: Console) -> RenderableType: ...

    def people(self, view: Any, voice: Voice, console: Console) -> RenderableType:
        """The part of the board that an aside changes."""
        ...

    def plain_board(self, view: Any, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        """The same table in plain lines, for who cannot see how things stand beside each other."""
        ...

    def plain_people(self, view: Any, voice: Voice) -> Sequence[str]: ...

    def is_follow_up(self, view: Any) -> bool:
        """Whether the question only goes on with the last one, so that the table need not be shown again."""
        ...

    def details(self, view: Any, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        """What one needs to read to answer the question, line by line."""
        ...

    def readings(self, view: Any, voice: Voice) -> Sequence[Reading]:
        """All that lies open for the seat whose view this is, in the order of the table."""
        ...

    def step(self, view: Any) -> Phrase: ...

    def move(self, action: Action, view: Any) -> Phrase: ...

    def numbered(self, legal: Sequence[Action], view: Any) -> Mapping[int, Action]:
        """The moves by the number that is typed for each."""
        ...

    def worth_asking(self, legal: Sequence[Action], view: Any) -> bool:
        """Whether a person who is not waited for should be offered these moves all the same."""
        ...

    def understand(self, words: str, view: Any) -> Action | None:
        """A play told in words. None if it is none; a Fault that says why if it cannot be meant."""
        ...

    def tries(self, view: Any) -> Sequence[Action]:
        """The plays one could think of now, legal or not, for a general "why not"."""
        ...

    def caution(self, words: str, view: Any) -> Phrase | None:
        """What to bear in mind before saying this at the table, where the rules bear on what is said."""
        ...

    def lesson(self, console: Console) -> Sequence[Phrase]:
        """How the first turn goes."""
        ...

    def result(self, ended: Result, seat: Seat) -> tuple[Phrase, Phrase]: ...
