"""Words that a card might ask for, from what a seat has read and heard: names, numbers, what pieces of a word or number make,
and what one number comes to beside another."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

from horae.core.speech import Text

_NAME = re.compile(r"[A-ZÁÉÍÓÚÑ]\w{3,}")
_FIGURES = re.compile(r"\d{2,}")
_PIECE = re.compile(r"(?<![\w…])([A-ZÁÉÍÓÚÑ]{2,4})(?![\w…])")
_BEGINS = re.compile(r"(\w+)…")
_ENDS = re.compile(r"…(\w+)")
_LONGEST_PIECE = 4
_HOW_MANY = re.compile(r"\bhow many\b|\bwhat number\b", re.IGNORECASE)
_ASKS_FIGURES = re.compile(r"\bfigures?\b|\bdigits?\b|\bnumbers?\b|\byear\b|\bhow much\b", re.IGNORECASE)
_UNITS = "zero one two three four five six seven eight nine ten eleven twelve"
_TEENS = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_SAID = {word: number for number, word in enumerate((*_UNITS.split(), *_TEENS.split()))}
_SAID |= {word: 10 * number for number, word in enumerate(_TENS.split(), 2)}
_WORD = re.compile(r"[a-z]+|\d+")


def guesses(texts: Iterable[Text], ask: Text, absent: Sequence[str] = (), met: Iterable[Text] = ()) -> list[str]:
    """The likeliest first, of the kind that is asked for. `absent` are people whom everybody knows of and nobody has met;
    what those are called whom one has `met` is hardly asked."""
    known = list(texts)
    if _HOW_MANY.search(ask.en):
        return amounts(known, ask)
    counts: Counter[str] = Counter()
    for text in known:
        counts.update(sorted(names(text)))
    spoken = [name for name, _ in counts.most_common()]
    if _ASKS_FIGURES.search(ask.en):
        return _once(one for one in [*joined(known), *spoken] if one.isdecimal())
    pieced = [one for one in joined(known) if not one.isdecimal()]
    introduced = {name for text in met for name in names(text)}
    words = sorted((name for name in spoken if not name.isdecimal()), key=introduced.__contains__)
    return _once([*pieced[:1], *absent, *pieced[1:], *words])


def names(text: Text) -> set[str]:
    """Names and figures are what a text has alike in both languages."""
    found = [set(_NAME.findall(one)) | set(_FIGURES.findall(one)) for one in (text.es, text.en)]
    return found[0] & found[1]


def joined(texts: Sequence[Text]) -> list[str]:
    """What two or three pieces make, that stand alike in both languages: beginnings, pieces of a word, ends."""
    begun: Counter[str] = Counter()
    whole: Counter[str] = Counter()
    ended: Counter[str] = Counter()
    for text in texts:
        for pattern, found in ((_BEGINS, begun), (_PIECE, whole), (_ENDS, ended)):
            found.update(sorted(_short(pattern, text.es) & _short(pattern, text.en)))
    first, middle, last = ([one for one, _ in found.most_common(4)] for found in (begun, whole, ended))
    halves = [one + other for one in first for other in last if one.isdecimal() == other.isdecimal()]
    letters = [one for one in middle if not one.isdecimal()]
    ends = [one for one in last if not one.isdecimal()]
    chains = [one + other + end for one, other in permutations(letters[:3], 2) for end in ends[:2]]
    chains += [one + end for one in letters[:3] for end in ends[:2]]
    return [*halves, *(chain.capitalize() for chain in chains)]


def _short(pattern: re.Pattern[str], text: str) -> set[str]:
    return {one for one in pattern.findall(text) if len(one) <= _LONGEST_PIECE}


def amounts(texts: Sequence[Text], ask: Text) -> list[str]:
    """What the numbers come to that are told of the thing asked about: a difference or a sum of two, then one by itself.
    Where no text names that thing, what two numbers make counts that is told as well."""
    topic = _topic(ask.en)
    told = {number for text in texts if topic & _words(text.en) for number in numbers(text.en)}
    every = Counter(number for text in texts for number in set(numbers(text.en)))
    found = [*_made(sorted(told, reverse=True)), *sorted(told, reverse=True)]
    common = [number for number, _ in every.most_common()]
    found += [number for number in _made(common) if number in every and number > 9]
    return _once(map(str, [*found, *common]))


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
