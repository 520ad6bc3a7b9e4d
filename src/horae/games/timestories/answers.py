"""Typed answers: when what a person wrote is the word that a card asks for (TS-R20).

Case, accents, spaces, punctuation and a leading article are forgiven, in Spanish and in English alike. What a card
accepts stays with the mission: no view, event or refusal carries it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

LONGEST = 60
"""So many characters may be typed."""
ARTICLES = frozenset({"el", "la", "los", "las", "lo", "un", "una", "unos", "unas", "the", "a", "an"})


def forms(text: str) -> frozenset[str]:
    """The text without what is forgiven; with a leading article and without, as it may be part of the word."""
    plain = "".join(mark for mark in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(mark))
    words = re.findall(r"[^\W_]+", plain)
    if not words:
        return frozenset()
    whole = "".join(words)
    return frozenset({whole, "".join(words[1:])}) if len(words) > 1 and words[0] in ARTICLES else frozenset({whole})


def accepted_forms(answers: Iterable[str]) -> frozenset[str]:
    return frozenset().union(*(forms(answer) for answer in answers))


def can_be_typed(text: str) -> bool:
    """Whether this can be an answer at all, right or wrong."""
    return 1 <= len(text) <= LONGEST and bool(text.strip()) and text.isprintable()
