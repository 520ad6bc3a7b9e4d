"""What is said to people, in their language: a phrase is a key with arguments until someone reads it.

Nothing in core, games or bots writes a sentence. They make phrases; the sentences are Fluent
messages, and `say` turns the one into the other. Where the messages come from is set from
outside (`speak_from`), because core reads no files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

LANGUAGES = ("es", "en")
DEFAULT_LANGUAGE = "en"


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A short text in every language the project speaks."""

    es: str
    en: str

    def __getitem__(self, language: str) -> str:
        return self.es if language == "es" else self.en


class Phrase(Struct, frozen=True, gc=False):
    """A message's key and what goes into it."""

    key: str
    args: dict[str, Sayable] = {}


class Listing(Struct, frozen=True):
    """Several things in a row, joined by a word: 1, 2 or 3."""

    items: tuple[Sayable, ...]
    joined_by: str = "and"


class Quoted(Struct, frozen=True):
    """Words that stand between quotation marks: their own become the marks inside those."""

    words: Sayable


Sayable: TypeAlias = "int | str | Text | Phrase | Listing | Quoted"


@lru_cache(64)
def person(seat: int) -> Phrase:
    """Whoever sits there: by their name where names are known, else by their seat."""
    return Phrase("person", {"seat": seat + 1})


_sources: dict[str, Callable[[str], Sequence[str]]] = {}


def speak_from(source: Callable[[str], Sequence[str]], of: str = "") -> None:
    """Set where messages come from: a function from a language to the texts of its Fluent files.

    `of` names a game that brings its own, beside the house's. A message that is there already stays as it is.
    """
    _sources[of] = source
    _messages.cache_clear()


_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")


class _Messages:
    """All messages of a language. Each is parsed when it is first said: a command that says ten need not wait for all."""

    def __init__(self, language: str) -> None:
        # Not before somebody speaks: it takes as long to import as the rest of many a command together.
        from fluent.runtime import FluentBundle, FluentResource

        self._parse = FluentResource
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        for source in _sources.values():
            for text in source(language):
                starts = [*_ENTRY.finditer(text)]
                ends = [*(start.start() for start in starts[1:]), len(text)]
                for start, end in zip(starts, ends, strict=True):
                    self.unread.setdefault(start[1], text[start.start() : end])
        self.known = frozenset(self.unread)

    def read(self, key: str) -> None:
        """Parse a message and what it refers to."""
        text = self.unread.pop(key, None)
        if text is not None:
            self.bundle.add_resource(self._parse(text))
            for other in _REFERENCE.findall(text):
                self.read(other)


@lru_cache(maxsize=len(LANGUAGES))
def _messages(language: str) -> _Messages:
    return _Messages(language)


def knows(key: str, language: str) -> bool:
    """Whether there is such a message in that language."""
    return key in _messages(language).known


def own(game: str, key: str) -> str:
    """The key of a game's own wording of a message, where it has one; else the message that all share."""
    mine = f"{game}-{key}"
    return mine if knows(mine, DEFAULT_LANGUAGE) else key


def say(what: Sayable, language: str = DEFAULT_LANGUAGE, names: Sequence[str] = ()) -> str:
    """The words for a phrase, a text, a list or a plain value, in one language.

    With names, a person is called by theirs instead of by their seat.
    """
    if isinstance(what, Phrase):
        if what.key == "person" and names:
            return names[int(str(what.args["seat"])) - 1]
        return _format(what.key, {name: _argument(value, language, names) for name, value in what.args.items()}, language)
    if isinstance(what, Text):
        return what[language]
    if isinstance(what, Quoted):
        return inside_marks(say(what.words, language, names), language)
    if isinstance(what, Listing):
        words = [say(item, language, names) for item in what.items]
        if len(words) < 2:
            return "".join(words)
        last = words[-1]
        return say(
            Phrase(
                f"list-{what.joined_by}",
                {"head": ", ".join(words[:-1]), "last": last, "softens": _softens(what.joined_by, last)},
            ),
            language,
        )
    return str(what)


_INSIDE = {"es": str.maketrans("«»“”", "“”‘’"), "en": str.maketrans("“”", "‘’")}
_MARKS = {"es": ("«", "»"), "en": ("“", "”")}


def inside_marks(words: str, language: str) -> str:
    """As it stands between a language's quotation marks: «so “it” is said» and “so ‘it’ is said”; marks around all of it are
    those between which it stands."""
    opens, closes = _MARKS[language]
    if words.startswith(opens) and words.endswith(closes) and words.count(opens) == 1:
        return words[1:-1]
    return words.translate(_INSIDE[language]) if opens in words else words


_PLAIN = str.maketrans("íó", "io")


def _softens(joiner: str, last: str) -> str:
    """Spanish turns 'y' into 'e' before an i sound and 'o' into 'u' before an o sound."""
    word = last.lower().lstrip("«“\"'(¡¿").translate(_PLAIN)
    if joiner == "and":
        soft = word.startswith(("i", "hi")) and not word.startswith(("hie", "hia", "ie"))
    else:
        soft = word.startswith(("o", "ho", "8", "11 ")) or word == "11"
    return "yes" if soft else "no"


def shortened(text: str, most: int = 80) -> str:
    """As much of it as a sentence can quote."""
    return text if len(text) <= most else f"{text[:most]}…"


_LONG = 500
"""Letters from which on a part is put into its sentence after Fluent has made that: Fluent fails on more than 2,500."""
_PLACE = "\ue000{}\ue001"


def _argument(value: Sayable, language: str, names: Sequence[str]) -> int | str:
    return value if isinstance(value, int) else say(value, language, names)


def _format(key: str, args: Mapping[str, int | str], language: str) -> str:
    messages = _messages(language)
    name, _, attribute = key.partition(".")
    messages.read(name)
    bundle = messages.bundle
    if not bundle.has_message(name):
        raise KeyError(f"no message {key!r} in {language!r}")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(f"message {key!r} has no value in {language!r}")
    long = {name: part for name, part in args.items() if isinstance(part, str) and len(part) > _LONG}
    text, errors = bundle.format_pattern(pattern, {**args, **{name: _PLACE.format(name) for name in long}})
    if errors:
        raise KeyError(f"message {key!r} in {language!r}: {errors[0]}")
    said = str(text)
    for name, part in long.items():
        said = said.replace(_PLACE.format(name), part)
    return said


def number(value: float, language: str, digits: int = 1, *, sign: bool = False) -> str:
    """A figure with its decimals: 3.5 in English, 3,5 in Spanish."""
    text = f"{value:{'+' if sign else ''}.{digits}f}"
    return text.replace(".", ",") if language == "es" else text


def percent(share: float, language: str, digits: int = 1) -> str:
    """A share of one: 95.0% in English; in Spanish 95,0 % with a space that does not break."""
    return number(100 * share, language, digits) + _PERCENT[language]


def percents(low: float, high: float, language: str) -> str:
    """From one share to another, with the sign once."""
    return f"{number(100 * low, language)} – {percent(high, language)}"


_PERCENT = {"es": "\N{NO-BREAK SPACE}%", "en": "%"}


class Fault(Exception):
    """Something is wrong and a person will read why: an exception that carries its phrase."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def say(self, language: str = DEFAULT_LANGUAGE, names: Sequence[str] = ()) -> str:
        return say(self.phrase, language, names)

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[object, ...]:
        """Faults cross process borders whole, whatever their class takes to be made."""
        return _revive, (type(self), self.phrase, self.__dict__)


def _revive(kind: type[Fault], phrase: Phrase, parts: dict[str, object]) -> Fault:
    fault = kind.__new__(kind)
    Exception.__init__(fault, phrase)
    fault.__dict__.update(parts)
    return fault
