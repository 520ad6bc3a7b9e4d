"""Instructions by what is printed: which card, which part of it, which instruction counted from the first.

So views speak of what an agent follows; a compiled operation's number means nothing to a person.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from horae.games.timestories.compiled import CompiledCard
from horae.games.timestories.compiler import JUMP, RET, Op

TEXT, WON, OUTCOMES = "text", "won", ("failure", "success", "critical")


class PrintedInstruction(Struct, frozen=True):
    """A printed instruction, or (counted one further) the end of the part it would stand in."""

    card: str
    part: str
    """"text", one of a test's outcomes ("failure", "success", "critical"), or "won" after a group conflict."""
    test: int
    """Which test box the outcome belongs to, counted from 0; -1 elsewhere."""
    number: int
    """Counted as printed, from 0, those inside others included."""


class PrintedInstructions:
    """Every operation of a mission by what is printed, and back."""

    def __init__(self, cards: Sequence[CompiledCard], ops: Sequence[Op]) -> None:
        self._ops = ops
        self._printed: dict[int, PrintedInstruction] = {}
        for card in cards:
            for part, test, start in _parts(card):
                self._number(card.id, part, test, start)
        self._compiled = {instruction: at for at, instruction in self._printed.items()}

    def _number(self, card: str, part: str, test: int, start: int) -> None:
        """Every operation of one part but jumps, which are not printed."""
        at, number = start, 0
        while self._ops[at].code != RET:
            if self._ops[at].code != JUMP:
                self._printed.setdefault(at, PrintedInstruction(card, part, test, number))
                number += 1
            at += 1
        self._printed.setdefault(at, PrintedInstruction(card, part, test, number))

    def at(self, op: int) -> PrintedInstruction:
        """The instruction that an operation was compiled from; of a jump, the one it leads to."""
        while self._ops[op].code == JUMP:
            op = self._ops[op].to
        return self._printed[op]

    def compiled(self, instruction: PrintedInstruction) -> int:
        """The operation of a printed instruction."""
        return self._compiled[instruction]


def _parts(card: CompiledCard) -> Iterator[tuple[str, int, int]]:
    """The parts of a card that have instructions: name, test box, first operation."""
    yield TEXT, -1, card.start
    for place, box in enumerate(card.tests):
        for name in OUTCOMES:
            yield name, place, getattr(box, name)
    if card.won >= 0:
        yield WON, -1, card.won
