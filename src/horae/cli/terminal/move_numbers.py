"""Which number a move is typed by: the one it was first shown with, for as long as the person has not moved."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import NamedTuple

from horae.core.game import Action


class Shown(NamedTuple):
    """A move as it was offered. The same action in other words, such as the answer to another question, is another move."""

    action: Action
    words: str


class MoveNumbers:
    """Others move while somebody types. A number that was shown never comes to mean another move."""

    def __init__(self) -> None:
        self._given: dict[int, Shown] = {}

    def forget(self) -> None:
        """The person has moved: what is offered next is numbered anew."""
        self._given.clear()

    def show(self, wanted: Mapping[int, Shown]) -> dict[int, Shown]:
        """What is offered now by the number to type. What is new gets the number it would have had, or that and as many tens
        as it takes for nothing of it to have a number that stood for something else."""
        known = set(self._given.values())
        new = {number: move for number, move in wanted.items() if move not in known}
        tens = next(more for more in count(0, 10) if not any(number + more in self._given for number in new))
        self._given |= {number + tens: move for number, move in new.items()}
        offered = set(wanted.values())
        return {number: move for number, move in sorted(self._given.items()) if move in offered}

    def shown(self, number: int) -> Shown | None:
        """The move that was shown with that number, offered still or not."""
        return self._given.get(number)
