"""Words that a card might ask for, from texts that a seat knows: names, numbers, and what two halves of a number make."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from horae.core.speech import Text

_NAME = re.compile(r"[A-ZÁÉÍÓÚÑ]\w{3,}|\d{2,}")
_BEGINS = re.compile(r"(\d+)…")
_ENDS = re.compile(r"…(\d+)")


def guesses(texts: Iterable[Text]) -> list[str]:
    """The likeliest first: what two halves make, then what most of the texts speak of."""
    counts: Counter[str] = Counter()
    begun: dict[str, None] = {}
    ended: dict[str, None] = {}
    for text in texts:
        counts.update(sorted(names(text)))
        begun.update(dict.fromkeys(_BEGINS.findall(text.en)))
        ended.update(dict.fromkeys(_ENDS.findall(text.en)))
    joined = [one + other for one in begun for other in ended]
    return [*joined, *(name for name, _ in counts.most_common() if name not in joined)]


def names(text: Text) -> set[str]:
    """Names and numbers are what a text has alike in both languages."""
    return set(_NAME.findall(text.es)) & set(_NAME.findall(text.en))
