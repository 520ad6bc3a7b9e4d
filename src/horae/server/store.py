"""The log's place on disk, and the one thread that writes to it.

A store keeps records by (table, number), and that key is the only lock: of two who append the same number one gets False
and must read again. What `append` said True to survives a killed process.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple, Protocol, TypeVar

from horae.core.speech import Fault, Phrase

T = TypeVar("T")

RESYNC = "resync"
"""Said when messages of other processes may have been missed."""


class Row(NamedTuple):
    """A record about to be stored."""

    table: str
    n: int
    body: bytes


class Store(Protocol):
    """Blocking; used from one thread only."""

    def open(self) -> None:
        """Connect and set up. Called in the thread that uses the store from then on."""

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """Store these in one transaction, each unless its number is taken."""

    def read(self, table: str, after: int) -> list[bytes]:
        """The table's records with numbers above `after`, in order."""

    def mark_finished(self, table: str) -> None:
        """Note that the table's game is over and wants archiving."""

    def unarchived(self) -> list[str]: ...

    def put_archive(self, table: str, body: bytes) -> None: ...

    def get_archive(self, table: str) -> bytes | None: ...

    def secret(self, name: str, fresh: bytes) -> bytes:
        """The value kept under the name; `fresh` becomes it if there is none."""

    def announce(self, message: str) -> None:
        """Tell the other processes."""

    def ping(self) -> None:
        """Raise if the store does not answer."""

    def close(self) -> None: ...


class Bus(Protocol):
    """How processes on one store hear of each other. A store that only one process may use has none."""

    def listen(self, heard: Callable[[str], object]) -> None:
        """Call with every message of other processes, from some thread, until closed: "record TABLE N", whatever they
        announced, or RESYNC."""

    def close(self) -> None: ...


class StoreDown(Fault):
    """The store did not answer: what was asked may or may not have happened."""

    def __init__(self, why: str) -> None:
        super().__init__(Phrase("server-store-down", {"why": why}))


def open_store(url: str, power_safe: bool) -> tuple[Store, Bus | None]:
    """The store at a URL: sqlite:///FILE or postgresql://..."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        from horae.server.sqlite import SqliteStore

        return SqliteStore(rest.removeprefix("/") if rest != "/" else rest, power_safe), None
    if scheme in ("postgresql", "postgres"):
        from horae.server.postgresql import PostgresBus, PostgresStore

        bus = PostgresBus(url)
        return PostgresStore(url, bus.own), bus
    raise BadStore(url)


class BadStore(Fault):
    def __init__(self, url: str) -> None:
        super().__init__(Phrase("server-bad-store", {"url": url}))


_Append = tuple[Row, "asyncio.Future[bool]"]
_Call = tuple[Callable[[], Any], "asyncio.Future[Any]"]
_MOST_ROWS = 500


class StoreThread:
    """Runs a store in a thread of its own. What is asked in one turn of the event loop goes over together, and appends
    that come in while one commit runs share the next."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        self._store = store
        self._loop = loop
        self._asked: list[_Append | _Call] = []
        self._queue: SimpleQueue[list[_Append | _Call] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)

    async def start(self) -> None:
        self._thread.start()
        await self._call(self._store.open)

    def append(self, row: Row) -> asyncio.Future[bool]:
        """True once the record is safely stored, False if its number was taken."""
        future: asyncio.Future[bool] = self._loop.create_future()
        self._ask((row, future))
        return future

    async def call(self, work: Callable[[Store], T]) -> T:
        """Anything else that a store does."""
        return await self._call(lambda: work(self._store))

    def _call(self, work: Callable[[], T]) -> asyncio.Future[T]:
        future: asyncio.Future[T] = self._loop.create_future()
        self._ask((work, future))
        return future

    def _ask(self, asked: _Append | _Call) -> None:
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append(asked)

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        self._queue.put(asked)

    async def stop(self) -> None:
        """Finish what was asked, then close."""
        if not self._thread.is_alive():
            return
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        waiting: deque[_Append | _Call] = deque()
        is_last = False
        while not (is_last and not waiting):
            while not is_last and (not waiting or not self._queue.empty()):
                asked = self._queue.get()
                is_last = asked is None
                waiting.extend(asked or ())
            rows: list[_Append] = []
            while waiting and isinstance(waiting[0][0], Row) and len(rows) < _MOST_ROWS:
                rows.append(waiting.popleft())  # type: ignore[arg-type]  # the test above tells
            if rows:
                self._append(rows)
            elif waiting:
                self._do(*waiting.popleft())
        self._store.close()

    def _append(self, batch: list[_Append]) -> None:
        futures = [future for _, future in batch]
        try:
            stored = self._store.append([row for row, _ in batch])
        except Exception as wrong:  # whatever a driver raises, the people who asked must hear of it
            self._loop.call_soon_threadsafe(_fail, futures, StoreDown(str(wrong)))
        else:
            self._loop.call_soon_threadsafe(_settle, futures, stored)

    def _do(self, work: Callable[[], Any], done: asyncio.Future[Any]) -> None:
        try:
            made = work()
        except Fault as fault:
            self._loop.call_soon_threadsafe(_fail, [done], fault)
        except Exception as wrong:  # as above
            self._loop.call_soon_threadsafe(_fail, [done], StoreDown(str(wrong)))
        else:
            self._loop.call_soon_threadsafe(_settle, [done], [made])


def _settle(futures: Sequence[asyncio.Future[Any]], values: Sequence[Any]) -> None:
    for future, value in zip(futures, values, strict=True):
        if not future.done():
            future.set_result(value)


def _fail(futures: Sequence[asyncio.Future[Any]], wrong: Exception) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(wrong)
