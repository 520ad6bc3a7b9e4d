"""How much somebody may ask for: a bucket that fills at a steady rate and holds a burst. What is counted is requests, or
seconds of work."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import ClassVar, Literal, TypeAlias

from horae.core.speech import Fault, Phrase

_MOST_ADDRESSES = 10_000
METER = time.thread_time
"""What work is measured by: the processor time of this thread. Waiting costs nobody anything."""
_ONE_HOME = 64
"""Bits of an IPv6 address that one line has: whoever holds it may choose the rest freely."""


Work: TypeAlias = Literal[
    "sockets",
    "connections",
    "requests",
    "files",
    "messages",
    "work",
    "reading",
    "writing",
    "tables",
    "people",
    "erasures",
    "notices",
    "identities",
    "blocked",
]
"""What somebody may be refused."""


class TooMuch(Fault):
    """Whoever asks has asked for as much as they may have for now: of what, and after how many seconds there is more."""

    def __init__(self, seconds: float, what: Work = "work", code: str = "too-much-work") -> None:
        super().__init__(Phrase(f"server-{code}"))
        self.code = code
        self.what = what
        self.seconds = seconds


@lru_cache(_MOST_ADDRESSES)
def account(host: str) -> str:
    """On whose account it goes what comes from there."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, _ONE_HOME), strict=False))


class Bucket:
    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = float(burst)
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed now, or something that counts as several."""
        left = self._fill()
        if left < cost:
            return False
        self._left = left - cost
        return True

    @property
    def left(self) -> float:
        return self._fill()

    def _fill(self) -> float:
        now = time.monotonic()
        left = self._left + (now - self._at) * self._rate
        if left > self._burst:
            left = self._burst
        self._at, self._left = now, left
        return left

    @property
    def is_empty(self) -> bool:
        """For what is known to cost something, but not yet how much."""
        return self.left <= 0

    def wait(self, cost: float = 0.0) -> float:
        """Seconds until there is so much."""
        return max(0.0, (cost - self.left) / self._rate) if self._rate else 3600.0

    def charge(self, cost: float) -> None:
        """It has cost so much, even if that is more than there was: then the next must wait."""
        self._left -= cost

    @contextmanager
    def working(self) -> Iterator[None]:
        """Charge what is done meanwhile in this thread."""
        before = METER()
        try:
            yield
        finally:
            self.charge(METER() - before)


class Buckets:
    """A bucket for each address; those heard of longest ago are forgotten first."""

    kind: ClassVar[type[Bucket]] = Bucket

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, host: str) -> Bucket:
        address = account(host)
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = self.kind(self._rate, self._burst)
            if len(self._of) > _MOST_ADDRESSES:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(address)
        return bucket

    def take(self, host: str) -> bool:
        return self.of(host).take()
