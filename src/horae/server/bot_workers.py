"""The processes in which bots think, archives are made and finished games are read, so that none of it ever delays people."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
import zlib
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from horae.server.bot_worker import work
from horae.server.fair_line import FairLine
from horae.server.limits import Buckets

_START_SECONDS = 60.0
"""A process that has not come up by then does not come up: what it imports is no thinking."""
_ADVANCE = 1.0
"""Seconds that a bot is taken to think until it is known."""


class TooSlow(Exception):
    """The worker took longer than allowed and was replaced."""


class Gone(Exception):
    """The worker went away in the middle of a job."""


LAST = 19
"""The niceness of what has time. Linux then gives it only what nobody else wants, and takes that away once somebody does."""


def lower(process: int, nice: int) -> None:
    """Let a process yield to others, from its first moment on: what it imports takes it longer than many a job."""
    with suppress(OSError, AttributeError):  # it may be gone again, and not every system has these
        os.setpriority(os.PRIO_PROCESS, process, nice)
        if nice == LAST:
            os.sched_setscheduler(process, os.SCHED_IDLE, os.sched_param(0))


class WorkerProcess:
    """One worker process, restarted when it hangs or dies. Jobs wait for each other, never for the event loop."""

    def __init__(self, where: str, nice: int) -> None:
        self._where = where
        self._nice = nice
        self._context = multiprocessing.get_context("spawn")
        self._thread = ThreadPoolExecutor(1, "worker")
        self._line = FairLine()
        self._process: Any = None
        self._pipe: Any = None
        self._is_up = False
        self.generation = 0

    async def ask(
        self, job: Any, limit: float, accounts: Collection[str] = (), cost: Callable[[float], None] = lambda seconds: None
    ) -> Any:
        """The worker's answer, on the account of whoever of these has had least of it; `cost` is told how long it took. Raises
        TooSlow, Gone, or what the worker raised."""
        async with self._line.turn(accounts):
            since = time.monotonic()
            answer = await asyncio.get_running_loop().run_in_executor(self._thread, self._exchange, job, limit)
            cost(time.monotonic() - since)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _exchange(self, job: Any, limit: float) -> Any:
        if self._process is None or not self._process.is_alive():
            self._start()
        try:
            if not self._is_up:
                self._is_up = self._pipe.poll(_START_SECONDS) and self._pipe.recv() is True
            if not self._is_up:
                raise EOFError
            self._pipe.send(job)
            if not self._pipe.poll(limit):
                self._end()
                return TooSlow()
            return self._pipe.recv()
        except (EOFError, OSError):
            self._end()
            return Gone()

    def _start(self) -> None:
        self._pipe, theirs = self._context.Pipe()
        self._process = self._context.Process(target=work, args=(theirs, self._where), daemon=True)
        self._process.start()
        lower(self._process.pid, self._nice)
        theirs.close()
        self._is_up = False
        self.generation += 1

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._process = None

    async def stop(self) -> None:
        if self._process is not None:
            self._process.kill()  # a job under way ends with it
        await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown()


class BotWorkers:
    """All the workers: some for bots, one for the bots of those who have had much thinking done, a patient one for archives,
    one for those who want to read them."""

    def __init__(self, where: str, workers: int, thinking: Buckets) -> None:
        self._bots = [WorkerProcess(where, 5) for _ in range(max(1, workers))]
        self._for_many = WorkerProcess(where, 12)
        self._thinking = thinking
        self.archive_worker = WorkerProcess(where, LAST)
        self.reader = WorkerProcess(where, 10)

    def of(self, table: str, seat: int | None, accounts: Collection[str]) -> WorkerProcess:
        """The same bot of a table is asked in the same process, unless all of these have had more than their share: a bot
        that thinks long would hold up everybody's, however short the line."""
        if accounts and all(self._thinking.of(one).is_empty for one in accounts):
            return self._for_many
        return self._bots[zlib.crc32(f"{table} {seat}".encode()) % len(self._bots)]

    def charge(self, accounts: Collection[str]) -> Callable[[float], None]:
        """Somebody of these, who has most left, has a bot think. What it will take is not known: something is taken at once,
        so that not everything can be asked for at once, and set right by who says how long it was."""
        if not accounts:
            return lambda seconds: None
        bucket = max((self._thinking.of(one) for one in accounts), key=lambda bucket: bucket.left)
        bucket.charge(_ADVANCE)
        return lambda seconds: bucket.charge(seconds - _ADVANCE)

    async def stop(self) -> None:
        for process in (*self._bots, self._for_many, self.archive_worker, self.reader):
            await process.stop()
