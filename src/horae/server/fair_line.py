"""Who comes next of those that wait for something of which there is one: whoever has had least of it lately."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import NamedTuple

_HALF_LIFE = 60.0
"""Seconds after which half of what somebody has had is forgotten."""
_NOTHING = 0.001


class Waiting(NamedTuple):
    account: str
    turn: asyncio.Future[None]


class FairLine:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: list[Waiting] = []
        self._is_taken = False
        self._had: dict[str, float] = {}
        self._halved = clock()

    @asynccontextmanager
    async def turn(self, accounts: Collection[str]) -> AsyncIterator[None]:
        """Wait, and have it until the end of the block. It goes on the account of that one of these who has had least."""
        account = min(accounts, key=self._had_lately, default="")
        if self._is_taken:
            waiting = Waiting(account, asyncio.get_running_loop().create_future())
            self._waiting.append(waiting)
            await self._wait(waiting)
        self._is_taken = True
        since = self._clock()
        try:
            yield
        finally:
            self._had[account] = self._had_lately(account) + self._clock() - since
            self._next()

    async def _wait(self, waiting: Waiting) -> None:
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if not waiting.turn.cancelled():
                self._next()  # it was this one's turn already
            raise

    def _next(self) -> None:
        self._waiting = [one for one in self._waiting if not one.turn.cancelled()]
        self._is_taken = bool(self._waiting)
        if self._waiting:
            chosen = min(self._waiting, key=lambda one: self._had_lately(one.account))
            self._waiting.remove(chosen)
            chosen.turn.set_result(None)

    def _had_lately(self, account: str) -> float:
        now = self._clock()
        while now - self._halved > _HALF_LIFE:
            self._halved += _HALF_LIFE
            self._had = {who: had / 2 for who, had in self._had.items() if had > _NOTHING}
        return self._had.get(account, 0.0)
