"""Work done on this machine: in this very process, or in as many others as wanted."""

from __future__ import annotations

import signal
from collections.abc import Collection, Hashable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from horae.sim.workplace import Done, Job, Lost, Workplace, do_chunk


class ThisProcess(Workplace):
    """Does each chunk as soon as it is given."""

    def __init__(self) -> None:
        self._done: dict[int, Done] = {}

    @property
    def hands(self) -> int:
        return 1

    def begin(self, job: Job[Any, Any], pieces: Sequence[Any]) -> Hashable:
        ticket = len(self._done)
        self._done[ticket] = do_chunk(job, pieces)
        return ticket

    def ready(self, tickets: Collection[Any]) -> Collection[Hashable]:
        return list(tickets)

    def result(self, ticket: Any) -> Done:
        return self._done.pop(ticket)

    def drop(self, tickets: Collection[Any]) -> None:
        self._done.clear()


class Processes(Workplace):
    """Begins them when there is work, and anew when one of them died."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    @property
    def hands(self) -> int:
        return self._jobs

    def begin(self, job: Job[Any, Any], pieces: Sequence[Any]) -> Hashable:
        for _ in range(2):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._jobs, initializer=_let_the_other_stop)
            try:
                return self._pool.submit(do_chunk, job, pieces)
            except BrokenProcessPool:  # when one dies the pool takes the others along, and is of no more use
                self.close()
        raise Lost

    def ready(self, tickets: Collection[Any]) -> Collection[Hashable]:
        return wait(tickets, return_when=FIRST_COMPLETED).done

    def result(self, ticket: Future[Done]) -> Done:
        try:
            return ticket.result()
        except BrokenProcessPool:
            raise Lost from None

    def drop(self, tickets: Collection[Future[Done]]) -> None:
        for ticket in tickets:
            ticket.cancel()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _let_the_other_stop() -> None:
    """Ctrl-C is for the process that keeps what is done; this one finishes its chunk."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
