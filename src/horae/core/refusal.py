"""Refusals: an action that the rules do not allow, with the rule and the reason in terms of the position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from horae.core.speech import DEFAULT_LANGUAGE, Fault, Phrase, Sayable, say


class Refused(Fault):
    """The action was not legal and changed nothing. Built only from what the acting seat may know."""

    instead: tuple[type, ...] = ()
    """The kinds of action that the reason tells the seat to do instead: each of these is legal for it."""

    def __init__(self, rule: str, key: str, /, **args: Sayable) -> None:
        super().__init__(Phrase("refused", {"rule": rule, "why": Phrase(key, args)}))
        self.rule = rule
        self.reason = Phrase(key, args)

    def advising(self, instead: tuple[type, ...]) -> Self:
        self.instead = instead
        return self

    @property
    def why(self) -> str:
        """The reason in the default language, without the rule's id."""
        return self.reason_in(DEFAULT_LANGUAGE)

    def reason_in(self, language: str, names: Sequence[str] = ()) -> str:
        return say(self.reason, language, names)
