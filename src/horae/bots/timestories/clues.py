"""Words that a card might ask for, from what a seat has read and heard: names, numbers, what pieces of a word or number make,
and what one number comes to beside another."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

from msgspec import Struct

from horae.core.speech import Text

_NAME = re.compile(r"[A-ZÁÉÍÓÚÑ]\w{3,}")
_FIGURES = re.compile(r"\d{2,}")
_PIECE = re.compile(r"(?<![\w…])([A-ZÁÉÍÓÚÑ]{2,4})(?![\w…])")
_BEGINS = re.compile(r"(\w+)…")
_ENDS = re.compile(r"…(\w+)")
_PIECES = (_BEGINS, _PIECE, _ENDS)
_LONGEST_PIECE = 4
_HOW_MANY = re.compile(r"\bhow many\b|\bwhat number\b", re.IGNORECASE)
_ASKS_FIGURES = re.compile(r"\bfigures?\b|\bdigits?\b|\bnumbers?\b|\byear\b|\bhow much\b", re.IGNORECASE)
_GAME = frozenset({"Azrak", "Magick"})
"""Words of the game's own."""
_MOST = 999
"""Higher numbers are years and the like, which nobody adds up."""
_UNITS = "zero one two three four five six seven eight nine ten eleven twelve"
_TEENS = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_SAID = {word: number for number, word in enumerate((*_UNITS.split(), *_TEENS.split()))}
_SAID |= {word: 10 * number for number, word in enumerate(_TENS.split(), 2)}
_WORD = re.compile(r"[a-záéíóúüñ]+|\d+")


class Asked(Struct, frozen=True):
    """A question that wants a word, and what its reader has before them."""

    ask: Text
    card: Text
    """The text of the card that asks."""
    about: Text | None = None
    """Whom or what the card is about, as the location's first card calls it."""


def guesses(texts: Iterable[Text], asked: Asked, absent: Sequence[str] = (), met: Iterable[Text] = ()) -> list[str]:
    """The likeliest first, of the kind that is asked for. `absent` are people whom everybody knows of and nobody has met;
    what those are called whom one has `met` is hardly asked."""
    known = list(texts)
    if _HOW_MANY.search(asked.ask.en):
        return amounts(known, asked)
    counts: Counter[str] = Counter()
    for text in known:
        counts.update(sorted(names(text)))
    spoken = [name for name, _ in counts.most_common()]
    pieced = joined(known)
    if _ASKS_FIGURES.search(asked.ask.en):
        return _once(one for one in [*pieced, *spoken] if one.isdecimal())
    introduced = {name for text in met for name in names(text)} | _GAME
    about = _about(asked, known)
    near = Counter(name for text in about for name in names(text))
    words = sorted((name for name in spoken if not name.isdecimal()), key=lambda name: (name in introduced, -near[name]))
    made = [one for one in pieced if not one.isdecimal()]
    pieces = {piece.lower() for text in about for pattern in _PIECES for piece in _alike(pattern, text)}
    told = made[:2] if any(piece in one.lower() for one in made[:1] for piece in pieces) else []
    told += [name for name in words[:1] if near[name] > 1 and name not in introduced]
    return _once([*told, *absent, *made[:1], *words, *made])


def _about(asked: Asked, texts: Sequence[Text]) -> list[Text]:
    """Those that speak of whom or what one is asked about."""
    topic = _topic(asked.about.en) if asked.about is not None else set()
    return [text for text in texts if topic & _words(text.en)]


def names(text: Text) -> set[str]:
    """Names and figures are what a text has alike in both languages."""
    found = [set(_NAME.findall(one)) | set(_FIGURES.findall(one)) for one in (text.es, text.en)]
    return found[0] & found[1]


def joined(texts: Sequence[Text]) -> list[str]:
    """What two halves of a number make, or three pieces of a word, that stand alike in both languages; those first that
    sound like something one has read."""
    begun, whole, ended = (Counter(one for text in texts for one in sorted(_alike(pattern, text))) for pattern in _PIECES)
    first, middle, last = ([one for one, _ in found.most_common(4)] for found in (begun, whole, ended))
    halves = [one + other for one in first for other in last if one.isdecimal() and other.isdecimal()]
    ends = [one for one in last if not one.isdecimal()]
    chains = [one + other + end for one, other in permutations(middle, 2) for end in ends]
    read = {word for text in texts for word in _words(text.es) | _words(text.en)}
    chains.sort(key=lambda chain: not any(word.startswith(chain.lower()) for word in read))
    return [*halves, *(chain.capitalize() for chain in chains)]


def _alike(pattern: re.Pattern[str], text: Text) -> set[str]:
    found = [{one for one in pattern.findall(some) if len(one) <= _LONGEST_PIECE} for some in (text.es, text.en)]
    return found[0] & found[1]


def amounts(texts: Sequence[Text], asked: Asked) -> list[str]:
    """What the numbers come to that are told of the thing asked about: a difference or a sum of two, then one by itself.
    Where no text names that thing, what two numbers make counts that is told as well."""
    topic = _topic(asked.ask.en)
    told = {number for text in texts if topic & _words(text.en) for number in numbers(text.en) if number <= _MOST}
    every = Counter(number for text in texts for number in set(numbers(text.en)) if number <= _MOST)
    found = [*_made(sorted(told, reverse=True)), *sorted(told, reverse=True)]
    common = [number for number, _ in every.most_common()]
    found += [number for number in _made(common) if number in every and number > 9]
    given = numbers(asked.card.en)  # by itself what the card says is hardly what it asks
    return _once(map(str, [number for number in [*found, *common] if number not in given]))


def _made(of: Sequence[int]) -> list[int]:
    pairs = [(one, other) for one in of for other in of if one > other > 0]
    return [one - other for one, other in pairs] + [one + other for one, other in pairs]


def numbers(text: str) -> list[int]:
    """Those that a text speaks of, in figures or in words."""
    found: list[int] = []
    tens = 0
    for word in _WORD.findall(text.lower()):
        if word.isdecimal():
            found.append(int(word))
        elif word in _SAID and _SAID[word] >= 20:
            tens = _SAID[word]
            found.append(tens)
            continue
        elif word in _SAID:
            number = _SAID[word]
            if tens and number < 10:
                found[-1] = tens + number
            else:
                found.append(number)
        tens = 0
    return found


def _topic(text: str) -> set[str]:
    return {word for word in _words(text) if len(word) > 3} - {"many", "were", "what", "much", "there", "have", "does"}


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.lower()))


def _once(found: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(found))
