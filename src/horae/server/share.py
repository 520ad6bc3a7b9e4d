"""What the connections of one address may have heard together. While there is room each is heard at once; after that they take
turns by what each has cost: who sends without end on a hundred connections keeps no friend behind the same router waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import ClassVar, cast

from horae.server.limits import Bucket, Buckets


def LATER(seconds: float, do: Callable[[], None]) -> object:  # noqa: N802  # tests put their own in its place
    """What waiting goes by."""
    return asyncio.get_running_loop().call_later(seconds, do)


class Share(Bucket):
    """A connection's place is what was heard of it so far, counted from where all stood when it came or last had its turn. The
    lowest comes next."""

    __slots__ = ("_arrivals", "_is_planned", "_line", "_stands")

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__(rate, burst)
        self._stands = 0.0
        """The place of whoever was heard last."""
        self._line: list[tuple[float, float, int, Callable[[], None]]] = []
        self._arrivals = count()
        self._is_planned = False

    @property
    def has_room(self) -> bool:
        """Whether one more is heard at once."""
        return not self._line and self.left >= 1

    def hear(self, place: float, cost: float) -> float:
        """Something of a connection at that place is heard, and costs so much: its next place."""
        self.charge(cost)
        self._stands = max(self._stands, place)
        return self._stands + cost

    def line_up(self, place: float, go: Callable[[], None]) -> None:
        """`go` when there is room and it is this one's turn."""
        heappush(self._line, (max(self._stands, place), place, next(self._arrivals), go))
        self._plan()

    def _plan(self) -> None:
        if self._line and not self._is_planned:
            self._is_planned = True
            LATER(self.wait(1), self._next)

    def _next(self) -> None:
        self._is_planned = False
        try:
            if self.left >= 1:
                heappop(self._line)[-1]()
        finally:
            self._plan()


class Shares(Buckets):
    """A share for each address."""

    kind: ClassVar[type[Bucket]] = Share

    def of(self, host: str) -> Share:
        return cast("Share", super().of(host))
