"""How often somebody may ask: a bucket that fills at a steady rate and holds a burst."""

from __future__ import annotations

import time
from collections import OrderedDict

_MOST_ADDRESSES = 10_000


class Bucket:
    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed now, or something that counts as several."""
        now = time.monotonic()
        self._left = min(float(self._burst), self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for each address; those heard of longest ago are forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self._rate, self._burst)
            if len(self._of) > _MOST_ADDRESSES:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(address)
        return bucket.take()
