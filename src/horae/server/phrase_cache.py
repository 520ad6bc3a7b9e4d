"""Phrases to words, quickly: a sentence is put together once and then only the people's names are filled in.

Fluent takes tens of microseconds for a message, and the same few thousand sentences come up again and again, told apart only by
who sits at the table.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from horae.core.speech import LANGUAGES, Listing, Phrase, Sayable, say

_MOST_SEATS = 16
_MARKS = tuple(f"\ue000{seat:x}" for seat in range(_MOST_SEATS))
"""Stand for the seats' names. Private-use letters, which names and chat cannot contain (`names.clean`)."""
_MOST_TEMPLATES = 50_000

_templates: dict[str, dict[bytes, str | None]] = {language: {} for language in LANGUAGES}
_encode = msgspec.json.Encoder().encode


def words(phrase: Phrase, language: str, names: Sequence[str]) -> str:
    """What `say` says."""
    known, key = _templates[language], _encode(phrase)
    found = known.get(key, "")
    if found == "":
        if len(known) >= _MOST_TEMPLATES:
            known.clear()
        found = known[key] = None if _lists_people(phrase) else say(phrase, language, _MARKS)
    if found is None:
        return say(phrase, language, names)
    if "\ue000" in found:
        for seat, name in enumerate(names):
            found = found.replace(_MARKS[seat], name)
    return found


def _lists_people(what: Sayable) -> bool:
    """In a list the words around a name may depend on how it sounds."""
    if isinstance(what, Listing):
        return any(isinstance(item, Phrase) for item in what.items)
    return isinstance(what, Phrase) and any(_lists_people(value) for value in what.args.values())
