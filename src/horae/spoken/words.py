"""How typed words are compared: without case, accents or punctuation, in every language at once."""

from __future__ import annotations

from functools import cache
from unicodedata import combining, normalize

from horae.core.speech import LANGUAGES, Phrase, say


def plain(text: str) -> str:
    """The text in small letters, without accents, with spaces for everything that is no letter or digit."""
    bare = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in bare).split())


@cache
def spellings(key: str) -> tuple[str, ...]:
    """The words for a command, from the message that lists them, in all languages, the longest first."""
    found = {plain(word) for language in LANGUAGES for word in say(Phrase(key), language).split(",")}
    return tuple(sorted(found - {""}, key=lambda word: (-len(word), word)))


def after(key: str, text: str) -> str | None:
    """What follows the command word in a plain text; None if the text does not start with one."""
    for word in spellings(key):
        if text == word:
            return ""
        if text.startswith(word + " "):
            return text[len(word) + 1 :]
    return None
