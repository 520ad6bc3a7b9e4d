"""Who speaks to one person at a table: in which language, and with which names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from horae.core.speech import LANGUAGES, Phrase, Sayable, own, say
from horae.spoken.words import plain

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
