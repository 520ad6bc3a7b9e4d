"""Telepathy: one tells in one's own words. Finds a secret card quoted instead (TS-5.2, TS-R4): to be warned of, not blocked."""

from __future__ import annotations

import re

from horae.core.speech import LANGUAGES
from horae.games.timestories.view import TimeStoriesView

LONG = 7
"""So many words of a card in a row are no longer one's own."""
LONG_RECALL = 4
"""Of a Snap Recall fewer: it is to be kept to oneself (TS-11.1)."""
SHOWN = 11
"""So many of the words quoted are shown to who typed them."""
WORD = r"\w+"
TELLING = 3
"""So many of them say something by themselves: years and small words come in the same order in anybody's mouth."""


def quoted(words: str, view: TimeStoriesView) -> tuple[str, str] | None:
    """The longest piece of these words that a secret card has too, as typed, if it is a long one, and the card’s kind."""
    told = _words(words)
    best = range(0)
    kind = ""
    for own in view.own:
        for face in (own.card, *own.read):
            if face is None or not face.secret:
                continue
            for language in LANGUAGES:
                found = _longest_common(told, _words(face.text[language]))
                is_long = len(found) >= (LONG_RECALL if face.kind == "recall" else LONG)
                if is_long and len(found) > len(best) and _says_much(told[found.start : found.stop]):
                    best, kind = found, face.kind
    return (_as_typed(words, best), kind) if best else None


def repeated(words: str, text: str) -> str:
    """The longest piece of these words that a card's text has too, if it is a long one."""
    told = _words(words)
    found = _longest_common(told, _words(text))
    is_quoted = len(found) >= LONG and _says_much(told[found.start : found.stop])
    return _as_typed(words, found) if is_quoted else ""


def _as_typed(words: str, piece: range) -> str:
    """A piece of what was typed, its beginning only where it is long."""
    shown = [*re.finditer(WORD, words)][piece.start : piece.stop][:SHOWN]
    return words[shown[0].start() : shown[-1].end()] + "…" * (len(piece) > SHOWN)


def _words(text: str) -> list[str]:
    return [word.lower() for word in re.findall(WORD, text)]


def _says_much(words: list[str]) -> bool:
    return sum(len(word) > 3 and word.isalpha() for word in words) >= TELLING


def _longest_common(one: list[str], other: list[str]) -> range:
    """Where in the first the longest run of words stands that both have."""
    best, end = 0, 0
    before = [0] * (len(other) + 1)
    for place, word in enumerate(one, 1):
        row = [0] * (len(other) + 1)
        for at, known in enumerate(other, 1):
            if word == known:
                row[at] = before[at - 1] + 1
                if row[at] > best:
                    best, end = row[at], place
        before = row
    return range(end - best, end)
