"""Phrases to words, quickly: a sentence is put together once and then only the people's names are filled in.

Fluent takes tens of microseconds for a message, and the same few thousand sentences come up again and again, told apart only by
who sits at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from horae.core.speech import LANGUAGES, Listing, Phrase, Quoted, Sayable, say

_MOST_SEATS = 16
_MARKS = tuple(f"\ue000{seat:x}" for seat in range(_MOST_SEATS))
"""Stand for the seats' names. Private-use letters, which names and chat cannot contain (`names.clean`)."""
_MOST_TEMPLATES = 50_000
_MOST_SENTENCES = 20_000


class Template(NamedTuple):
    """A sentence with marks in it, and the seats whose marks those are."""

    text: str
    seats: tuple[int, ...]


_templates: dict[str, dict[bytes, Template | None]] = {language: {} for language in LANGUAGES}
_sentences: dict[str, dict[tuple[bytes, tuple[str, ...]], str]] = {language: {} for language in LANGUAGES}
"""Those that list people, by the names too."""
_encode = msgspec.json.Encoder().encode


def words(phrase: Phrase, language: str, names: Sequence[str]) -> str:
    """What `say` says."""
    known, key = _templates[language], _encode(phrase)
    try:
        found = known[key]
    except KeyError:
        if len(known) >= _MOST_TEMPLATES:
            known.clear()
        found = known[key] = None if _lists_people(phrase) else _template(phrase, language)
    if found is None:
        return _with_names(phrase, key, language, names)
    text, seats = found
    for seat in seats:
        text = text.replace(_MARKS[seat], names[seat])
    return text


def _template(phrase: Phrase, language: str) -> Template:
    text = say(phrase, language, _MARKS)
    return Template(text, tuple(seat for seat, mark in enumerate(_MARKS) if mark in text))


def _with_names(phrase: Phrase, key: bytes, language: str, names: Sequence[str]) -> str:
    """Put together once for these people: everybody at a table hears the same, and hears it again the next turn."""
    known, whole = _sentences[language], (key, tuple(names))
    found = known.get(whole)
    if found is None:
        if len(known) >= _MOST_SENTENCES:
            known.clear()
        found = known[whole] = say(phrase, language, names)
    return found


def _lists_people(what: Sayable) -> bool:
    """In a list the words around a name may depend on how it sounds."""
    if isinstance(what, Listing):
        return any(isinstance(item, Phrase) for item in what.items)
    if isinstance(what, Quoted):
        return _lists_people(what.words)
    return isinstance(what, Phrase) and any(_lists_people(value) for value in what.args.values())
