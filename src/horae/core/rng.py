"""The only source of chance: a counter-mode BLAKE2b stream, the same on every platform and Python version.

A keyed hash rather than a fast linear generator, because what a seat has seen drawn must not
let it work out what will be drawn next. Sixteen words come from one hash, so it is cheap too.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = Struct("<16I")
_WORDS_IN_BLOCK = 16
_SPAN = 1 << 32
SEED_BITS = 256


class Rng:
    """A stream of numbers fixed by its seed; a copy goes on from the same place on its own."""

    __slots__ = ("_at", "_block", "_key", "_words")

    def __init__(self, seed: int, purpose: str = "game") -> None:
        if not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}")
        hashed = blake2b(seed.to_bytes(SEED_BITS // 8, "little"), digest_size=32, person=b"horae-rng-1")
        hashed.update(purpose.encode())
        self._key = hashed.digest()
        self._block = 0
        self._words: tuple[int, ...] = ()
        self._at = _WORDS_IN_BLOCK

    def _word(self) -> int:
        at = self._at
        if at == _WORDS_IN_BLOCK:
            counter = self._block.to_bytes(8, "little")
            self._words = _WORDS.unpack(blake2b(counter, key=self._key).digest())
            self._block += 1
            at = 0
        self._at = at + 1
        return self._words[at]

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely (Lemire's method, with rejection)."""
        product = self._word() * n
        low = product & 0xFFFFFFFF
        if low < n:
            threshold = (_SPAN - n) % n
            while low < threshold:
                product = self._word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def chance(self) -> float:
        """A number from 0 up to, not including, 1, with 32 bits of grain."""
        return self._word() / _SPAN

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher-Yates, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Rng:
        twin = Rng.__new__(Rng)
        twin._key = self._key
        twin._block = self._block
        twin._words = self._words
        twin._at = self._at
        return twin

    def snapshot(self) -> list[object]:
        """Where the stream stands, for digests."""
        return [self._key.hex(), self._block, self._at]
