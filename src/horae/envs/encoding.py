"""What an observation is: a view as a row of numbers from 0 to 255, in named parts, the same for ever under one name and
version.

An encoding is made for one pack and one number of seats. It is given a view and nothing else, so that it can tell only what
its seat may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from math import prod
from typing import Any, ClassVar, Generic, TypeAlias

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from horae.core.game import Action, AnyGame, PackT, ViewT

Row: TypeAlias = npt.NDArray[np.uint8]
HIGHEST = 255


class Part(Struct, frozen=True):
    """A named part of the row: where it begins, its shape, the highest number in it."""

    name: str
    at: int
    shape: tuple[int, ...]
    high: int
    about: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Encoding(ABC, Generic[PackT, ViewT]):
    """Makes observations of one game, with one pack and so many seats."""

    asides: ClassVar[tuple[type[Action], ...]] = ()
    """Kinds of actions at the end of the action space that are never moves: no number is given to them."""

    def __init__(self, game: AnyGame, pack: PackT, seats: int) -> None:
        self.game = game
        self.pack = pack
        self.seats = seats
        self.parts: dict[str, Part] = {}
        self.size = 0
        self.lay_out()

    @abstractmethod
    def lay_out(self) -> None:
        """Say which parts there are, by `add`."""

    @abstractmethod
    def write(self, view: ViewT, out: bytearray) -> None:
        """Fill in a row of zeros. What is above a part's highest number becomes that."""

    def add(self, name: str, shape: int | tuple[int, ...] = 1, high: int = 1, about: str = "") -> int:
        """A part after those there are. Gives where it begins."""
        part = Part(name, self.size, (shape,) if isinstance(shape, int) else shape, high, about)
        self.parts[name] = part
        self.size += part.size
        return part.at

    @cached_property
    def highest(self) -> Row:
        """For each place of the row."""
        return np.concatenate([np.full(part.size, part.high, np.uint8) for part in self.parts.values()])

    def encode(self, view: ViewT) -> Row:
        out = bytearray(self.size)
        self.write(view, out)
        assert len(out) == self.size, "a part was written longer than it is"
        row = np.frombuffer(out, np.uint8)
        return np.minimum(row, self.highest, out=row)

    def part(self, row: npt.NDArray[Any], name: str) -> npt.NDArray[Any]:
        """One part of a row, in its shape."""
        found = self.parts[name]
        return row[found.at : found.at + found.size].reshape(found.shape)

    @cached_property
    def moves(self) -> tuple[Action, ...]:
        """The action space as far as there are moves in it: an action's place is its number."""
        space = self.game.action_space(self.pack)
        end = len(space)
        while end and isinstance(space[end - 1], self.asides):
            end -= 1
        return tuple(space[:end])


AnyEncoding: TypeAlias = Encoding[Any, Any]


def byte(number: int) -> int:
    """As near as a row can hold it."""
    return 0 if number < 0 else min(number, HIGHEST)


def packed(numbers: tuple[int, ...]) -> bytes:
    """The numbers as near as a row can hold them."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([byte(number) for number in numbers])
