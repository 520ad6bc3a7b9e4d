"""Where what takes milliseconds of the server's one thread gets in line: one thing at a time, and in between whatever else has
come goes first. A hundred people who come at once so keep nobody who plays waiting for longer than one of them takes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class SlowLane:
    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        async with self._lock:
            try:
                yield
            finally:
                await asyncio.sleep(0)  # with the lane still taken: who waits in it comes after one round of all else
