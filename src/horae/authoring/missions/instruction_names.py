"""What an instruction is called where it is spoken of: its card, the part of it, and which one there, as printed."""

from __future__ import annotations

from horae.core.speech import Phrase


def instruction_name(card: str, part: str, test: int, number: int) -> Phrase:
    """`test` and `number` count from 0."""
    return Phrase("mission-instruction", {"card": card, "part": part, "test": test + 1, "number": number + 1})
