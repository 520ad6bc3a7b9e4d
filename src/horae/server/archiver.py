"""Finished games on their way into the archive: one after the other as they end, in a process of its own that leaves the
machine to those who play. However busy they keep it, the line goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from horae.server import failures
from horae.server.archive import ArchiveOrder, DamagedArchive, GameRead, ReadOrder
from horae.server.bot_workers import BotWorkers
from horae.server.metrics import Metrics
from horae.server.pack_shelf import PackShelf
from horae.server.store import Store, StoreDown
from horae.server.store_client import StoreClient
from horae.table import records
from horae.table.records import content_of
from horae.table.table import CannotResume

_PATIENCE = 300.0
"""Seconds that one archive may take."""
_READERS_PATIENCE = 30.0
"""Seconds that reading a game may take, its turn not counted."""
_REST = 24.0
"""Times as long as the last archive took, before the next is begun, on a server that is busy all the time; less by as much
as it is idle. Many games that end at once slow down nobody who plays."""
_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 600.0
"""Seconds before an archive that failed is tried again: twice as long each time."""
_LONGEST_REST = 5.0
"""Seconds: the line goes on however busy the server is."""


class Archiver:
    def __init__(self, store: StoreClient, workers: BotWorkers, metrics: Metrics, shelf: PackShelf, picture_key: bytes) -> None:
        self._shelf = shelf
        self._picture_key = picture_key
        self._store = store
        self._workers = workers
        self._metrics = metrics
        self._finished: asyncio.Queue[str] = asyncio.Queue()
        self._waiting: dict[str, int] = {}
        """How often each archive has failed that is not there yet."""
        self._unmarked: set[str] = set()
        """Those that the store does not know of yet, should this server stop."""
        self._is_urgent = asyncio.Event()
        self.on_damaged: Callable[[str, str], None] = lambda table_id, why: None
        """Called with the table whose archive cannot be read, and why."""

    async def finish(self, table_id: str) -> None:
        """The table's game is over: get in line, and mark it, so that it comes up again should the server stop."""
        self._metrics.add("games_finished")
        self._unmarked.add(table_id)
        self._line_up(table_id)
        with suppress(StoreDown):  # it is marked before it is archived
            await self._mark(table_id)

    async def _mark(self, table_id: str) -> None:
        if table_id in self._unmarked:
            await self._store.call(Store.mark_finished, table_id)
            self._unmarked.discard(table_id)

    def _line_up(self, table_id: str) -> None:
        self._waiting.setdefault(table_id, 0)
        self._finished.put_nowait(table_id)

    async def resume(self) -> None:
        """Get what was left from before in line."""
        for table_id in await self._store.call(Store.unarchived):
            self._line_up(table_id)

    async def renew(self, table_id: str) -> None:
        """The table's archive may have been thrown away: then get in line."""
        if table_id in await self._store.call(Store.unarchived):
            self._line_up(table_id)

    async def look_after(self, table_id: str) -> None:
        """The table's game is over: the server may have stopped before the store could be told so."""
        if table_id not in self._waiting and await self.archived(table_id) is None:
            self._unmarked.add(table_id)
            self._line_up(table_id)

    async def run(self) -> None:
        """Archive whatever is in line, for ever."""
        while True:
            table_id = await self._finished.get()
            since, busy = time.monotonic(), time.process_time()
            try:
                await self._mark(table_id)
                await self._archive(table_id)
            except Exception as wrong:
                self._try_later(table_id, wrong)
            else:
                self._waiting.pop(table_id, None)
            finally:
                self._finished.task_done()
            took, busy = time.monotonic() - since, time.process_time() - busy
            with suppress(TimeoutError):
                # Not `wait_for`: in Python 3.11 it may overhear that it is called off, and the server would never end.
                async with asyncio.timeout(min(_LONGEST_REST, _REST * min(took, busy))):
                    await self._is_urgent.wait()

    def _try_later(self, table_id: str, wrong: Exception) -> None:
        """Said the first time only: it is tried again until it is there, and counts as waiting as long."""
        tries = self._waiting.get(table_id, 0)
        if not tries:
            failures.note(self._metrics, f"table {table_id}", "archiving", wrong)
        self._waiting[table_id] = tries + 1
        if not self._is_urgent.is_set():
            self._later(min(_LONGEST_PAUSE, _FIRST_PAUSE * 2.0**tries), partial(self._finished.put_nowait, table_id))

    @staticmethod
    def _later(seconds: float, then: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, then)

    async def settle(self) -> None:
        """Until all that is in line has been archived: later rules may not be able to. No more rests."""
        self._is_urgent.set()
        await self._finished.join()

    @property
    def waiting(self) -> int:
        """How many finished games have no archive yet."""
        return len(self._waiting)

    async def is_finished(self, table_id: str) -> bool:
        """Whether the table's game was over, by whatever rules."""
        if await self.archived(table_id) is not None:
            return True
        return table_id in await self._store.call(Store.unarchived)

    async def order(self, table_id: str) -> ArchiveOrder:
        """Raises CannotResume where the table's records cannot be read."""
        try:
            rows = await self._store.call(Store.read, table_id, -1)
        except StoreDown as down:
            if down.trouble != "damaged":
                raise
            raise CannotResume("broken") from None
        await self._shelf.fetch(content_of(records.decode(rows[0])), self._store)
        return ArchiveOrder(table_id, tuple(rows), self._shelf.folder, self._picture_key)

    async def read(self, order: ReadOrder, account: str) -> GameRead:
        """A log or a replay, made in a process of its own. Raises TooSlow, Gone, or what stood against it."""
        found: GameRead
        try:
            found = await self._workers.reader.ask(order, _READERS_PATIENCE, (account,))
        except DamagedArchive:
            self._make_anew(order.table, "its archive is not what was kept")
            order = msgspec.structs.replace(order, game=await self.order(order.table))
            found = await self._workers.reader.ask(order, _READERS_PATIENCE, (account,))
        return found

    def _make_anew(self, table_id: str, why: str) -> None:
        self.on_damaged(table_id, why)
        if table_id not in self._waiting:
            self._line_up(table_id)

    async def _archive(self, table_id: str) -> None:
        made: bytes = await self._workers.archive_worker.ask(await self.order(table_id), _PATIENCE)
        await self._store.call(Store.put_archive, table_id, made)
        self._metrics.add("archives")

    async def archived(self, table_id: str) -> bytes | None:
        """None if there is none yet that can be read."""
        try:
            return await self._store.call(Store.get_archive, table_id)
        except StoreDown as down:
            if down.trouble != "damaged":
                raise
            self._make_anew(table_id, "the store can't read it")
            return None
