"""What people want to know of the agent: what it found, what it has read of somebody or something, how hard a test is."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from horae.bots.timestories.wording import SENTENCE, asked_about, asks_how_hard, asks_what_was_found, bare


class Wondering(Struct, frozen=True):
    """A question of theirs."""

    of: str
    """“found”, “story” or “test”."""
    about: str = ""
    """In their words: the somebody or something, or the sentence that may name where the test is."""
    is_called: bool = True
    """The bot was asked by name: it answers also that it does not know."""


class Curiosity:
    def __init__(self) -> None:
        self._open: list[Wondering] = []

    def hear(self, text: str, is_called: bool, uncalled: Callable[[str], str]) -> None:
        """`uncalled` is a sentence without the bot's name."""
        for sentence in SENTENCE.findall(text):
            found = _wondered(uncalled(bare(sentence)), is_called)
            if found is not None:
                self._open = [found]

    def next(self) -> Wondering | None:
        """The latest question, once."""
        return self._open.pop() if self._open else None

    def __bool__(self) -> bool:
        return bool(self._open)


def _wondered(sentence: str, is_called: bool) -> Wondering | None:
    if asks_how_hard(sentence):
        return Wondering("test", sentence, is_called)
    about = asked_about(sentence) if is_called or "?" in sentence else None
    if about is not None:
        return Wondering("story", about, is_called)
    return Wondering("found") if is_called and asks_what_was_found(sentence) else None
