"""An answer to something typed, line by line, before anything is said of how it looks."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Tone: TypeAlias = Literal["plain", "heading", "under", "good", "bad", "refused", "faint"]
"""What a line is: news, what those under it are about, one of those, a yes, a no, a no with a rule, something by the way."""


class Said(Struct, frozen=True):
    """A line. `number` is what one types for it, `note` what a heading says besides."""

    words: str
    tone: Tone = "plain"
    number: str = ""
    note: str = ""

    def in_one(self) -> str:
        """All of it as a sentence that can be heard."""
        words = f"{self.number}. {self.words}" if self.number else self.words
        return f"{words}. {self.note}." if self.note else words
