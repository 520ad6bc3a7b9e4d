"""Where what takes milliseconds of the server's one thread gets in line: one thing at a time, of whoever has had least of it
lately, and in between whatever else has come goes first. A hundred people who come at once so keep nobody who plays waiting for
longer than one of them takes, and a hundred who come from one address nobody who comes from another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from horae.server.fair_line import FairLine


class SlowLane:
    def __init__(self) -> None:
        self._line = FairLine()

    @asynccontextmanager
    async def turn(self, account: str) -> AsyncIterator[None]:
        async with self._line.turn((account,)):
            try:
                yield
            finally:
                await asyncio.sleep(0)  # with the lane still taken: who waits in it comes after one round of all else
