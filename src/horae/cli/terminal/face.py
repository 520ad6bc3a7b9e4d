"""What a game must bring to be played in a terminal: how it looks, what it says, which words it understands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

from rich.console import Console, RenderableType

from horae.cli.terminal.words import plain
from horae.core.game import Action, Event, Result, Seat
from horae.core.speech import Phrase, Sayable, say

LONGEST_NAME = 24


class Voice:
    """The language now spoken and what people are called in it."""

    def __init__(self, language: str, names: Sequence[str], own_name: Phrase | None = None) -> None:
        """`own_name` calls the person at the first seat by a word of the language, if they gave no name."""
        self.language = language
        self._names = tuple(names)
        self._own_name = own_name

    @classmethod
    def of(cls, name: str | None, seats: int, language: str) -> Self:
        """The person under the name they gave, or a word for them; bots under names that nobody else has."""
        given = " ".join((name or "").split())[:LONGEST_NAME]
        own = None if given else Phrase("play-you-name")
        called = given or say(Phrase("play-you-name"), language)
        free = [bot for bot in say(Phrase("play-bot-names"), language).split(", ") if plain(bot) != plain(called)]
        return cls(language, (called, *free[: seats - 1]), own)

    @property
    def names(self) -> tuple[str, ...]:
        if self._own_name is None:
            return self._names
        return (say(self._own_name, self.language), *self._names[1:])

    def say(self, what: Sayable) -> str:
        return say(what, self.language, self.names)

    def speak(self, key: str, /, **args: Sayable) -> str:
        return self.say(Phrase(key, args))


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

    def opens_chapter(self, event: Event) -> bool:
        """Whether the log of what happened starts a new heading here."""
        ...

    def board(self, view: Any, legal: Sequence[Action], voice: Voice, console: Console) -> RenderableType: ...

    def people(self, view: Any, voice: Voice, console: Console) -> RenderableType:
        """The part of the board that an aside changes."""
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

    def lesson(self, console: Console) -> Sequence[Phrase]:
        """How the first turn goes."""
        ...

    def result(self, ended: Result, seat: Seat) -> tuple[Phrase, Phrase]: ...
