"""The only source of chance: a counter-mode BLAKE2b stream, the same on every platform and Python version.

A keyed hash rather than a fast linear generator, because what a seat has seen drawn must not
let it work out what will be drawn next. Sixteen words come from one hash, so it is cheap too.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
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
            self._refill()
            at = 0
        self._at = at + 1
        return self._words[at]

    def _refill(self) -> None:
        self._words = _WORDS.unpack(blake2b(self._block.to_bytes(8, "little"), key=self._key).digest())
        self._block += 1

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely (Lemire's method, with rejection)."""
        at = self._at
        if at == _WORDS_IN_BLOCK:
            self._refill()
            at = 0
        self._at = at + 1
        product = self._words[at] * n
        if product & 0xFFFFFFFF < n:
            if n > _SPAN:
                raise ValueError(f"one draw tells at most 2**32 things apart, not {n}")
            threshold = (_SPAN - n) % n
            while product & 0xFFFFFFFF < threshold:
                product = self._word() * n
        return product >> 32

    def _below_wide(self, n: int) -> int:
        """The same for n up to 2**64, from two words."""
        while True:
            product = (self._word() << 32 | self._word()) * n
            low = product & 0xFFFFFFFFFFFFFFFF
            if low >= n or low >= ((1 << 64) - n) % n:
                return product >> 64

    def chance(self) -> float:
        """A number from 0 up to, not including, 1, with 32 bits of grain."""
        return self._word() / _SPAN

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher-Yates, in place. Up to twenty of its choices come out of one draw, digit by digit."""
        for choices, span in _draws_for(len(items)):
            number = self._below_wide(span)
            for last in choices:
                number, other = divmod(number, last + 1)
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


@lru_cache(maxsize=256)
def _draws_for(count: int) -> tuple[tuple[range, int], ...]:
    """How the choices of a shuffle are grouped: runs of places whose choices together are under 2**63."""
    groups: list[tuple[range, int]] = []
    last = count - 1
    while last > 0:
        first, span = last, 1
        while last > 0 and span * (last + 1) < 1 << 63:
            span *= last + 1
            last -= 1
        groups.append((range(first, last, -1), span))
    return tuple(groups)
