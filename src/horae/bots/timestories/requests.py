"""What people have asked for in the table's chat, in Spanish or English: to go ahead, to type a word, to go somewhere, to take
one of the ways that a card offers. The last word counts, and what was said is good for one visit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

from horae.core.speech import LANGUAGES, Text

_NOT = re.compile(
    r"\b(?:no|not|don['’]?t|wait|stop|hold (?:on|it)|never|nobody|espera|esperad|esperemos|nunca|nadie|quiet[oa])\b",
    re.IGNORECASE,
)
_GO = re.compile(
    r"\b(?:go ahead|go for it|do it|please do|try it|pay|adelante|hazl[oa]|dale|inténtalo|intentalo|prueba|paga)\b",
    re.IGNORECASE,
)
_END = re.compile(
    r"\b(?:(?:end|finish) (?:it|the mission|this)|acábal[oa]|termínal[oa]"
    r"|(?:acaba|acabad|acabemos|termina|terminad|terminemos)(?: ya)? (?:la misión|la mision|esto))\b",
    re.IGNORECASE,
)
_YES = re.compile(r"^\W*(?:yes|yeah|yep|ok|okay|sure|sí|si|vale|de acuerdo|claro|venga)\b", re.IGNORECASE)
_TYPE = re.compile(
    r"\b(?:type|write|enter|answer|escribe|escribid|teclea|teclead|responde|contesta|pon)\b:?\s+"
    r"(?:the (?:word|name|number|code)\s+|(?:la palabra|el nombre|el número|el código|la clave)\s+)?"
    r"[«“\"']?(?P<word>[\w’-]+(?: [\w’-]+){0,2})[»”\"'.!]*\s*$",
    re.IGNORECASE,
)

K = TypeVar("K")


class Requests:
    def __init__(self) -> None:
        self.go_ahead = False
        """The people want what they were offered, or want the mission ended."""
        self.word: str | None = None
        """What they want typed."""
        self._offered = False
        self._just_offered = False
        self._texts: list[str] = []

    def overhear(self, text: str) -> None:
        answers, self._just_offered = self._just_offered, False
        self._texts.append(text)
        if _NOT.search(text):
            self.go_ahead, self.word = False, None
            return
        typed = _TYPE.search(text)
        if typed is not None:
            self.word = typed["word"]
        is_yes = _END.search(text) or (self._offered and _GO.search(text)) or (answers and _YES.search(text))
        self.go_ahead = self.go_ahead or bool(is_yes)

    def offer(self) -> None:
        """The agent has said what it could do: what is said next may be the answer."""
        self._offered = self._just_offered = True

    def use(self) -> None:
        """What was asked for is done."""
        self.go_ahead, self.word, self._offered = False, None, False

    def forget(self) -> None:
        """Another visit begins."""
        self.use()
        self._texts.clear()

    def named(self, ways: Iterable[tuple[K, Text]]) -> list[K]:
        """Those that the last person to name any of them named, and did not speak against."""
        called = [(one, [_plain(text[language]) for language in LANGUAGES]) for one, text in ways]
        for text in reversed(self._texts):
            said = _plain(text)
            found = [one for one, names in called if any(name and f" {name} " in f" {said} " for name in names)]
            if found:
                return [] if _NOT.search(text) else found
        return []


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def most_of(votes: Sequence[int]) -> list[int]:
    """The ways with most votes."""
    most = max((votes.count(way) for way in votes), default=0)
    return sorted({way for way in votes if votes.count(way) == most})
