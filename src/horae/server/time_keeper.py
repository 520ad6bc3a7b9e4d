"""Looks after the tables that are played over days, also while nobody is connected: records whose time passes, wakes bots.

What is due follows from a table's records (`table.pace`), and the first to record it was the one who did it. So nothing is lost
with this process, and nothing is done twice. Of several processes on one store the first by name looks after all of them.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from typing import Protocol

from horae.core.speech import Fault
from horae.server import wall_clock
from horae.server.limits import TooMuch
from horae.server.live_table import LiveTable, no_attempt
from horae.server.store import Store, StoreDown
from horae.server.store_client import StoreClient
from horae.table import decisions, pace
from horae.table.table import CannotResume, Declined

TICK = 1.0
"""Seconds between two looks at the clock: whoever sets it, or sends the machine to sleep, need not tell us."""
LIST = 60.0
"""Seconds after which it is asked again which tables there are."""
NEWS = 5_000
"""Milliseconds after another process has recorded something at a table before it is looked at here."""
_LATER = 60_000
"""Milliseconds after which a table that could not be looked at is tried again."""


class Around(Protocol):
    """What the keeper needs of a process's tables."""

    def find(self, table_id: str, host: str) -> Awaitable[LiveTable]: ...

    def wake_bots(self, live: LiveTable) -> None: ...

    def is_first(self) -> bool:
        """Whether this process looks after tables that nobody is connected to."""

    async def tell(self, live: LiveTable) -> None:
        """Whoever is to be told something of the table, and is not looking."""

    async def tell_again(self) -> None:
        """What could not be told before."""


class TimeKeeper:
    def __init__(self, store: StoreClient, around: Around, note: Callable[[str, Exception], None]) -> None:
        self._store = store
        self._around = around
        self._note = note
        """Told what went wrong at which table."""
        self._looks: dict[str, int | None] = {}
        """When each table that is known here is to be looked at; None: not before something is recorded there."""
        self._line: list[tuple[int, str]] = []
        self._since_list = LIST

    def note(self, live: LiveTable) -> None:
        """Something was recorded at a table in memory."""
        if live.table.settings.pace is not None or live.table.id in self._looks:
            self._plan(live.table.id, pace.next_look(live.table))

    def hear(self, table_id: str) -> None:
        """Another process recorded something at a table that is not in memory here."""
        if table_id in self._looks:
            at, soon = self._looks[table_id], wall_clock.now() + NEWS
            self._plan(table_id, soon if at is None else min(at, soon))

    def look_at_all(self) -> None:
        """Another process has gone, and with it what it was about to do."""
        self._looks.clear()
        self._line.clear()
        self._since_list = LIST

    def look_by(self, table_id: str, at: int) -> None:
        """Look at a table at that time at the latest."""
        planned = self._looks.get(table_id)
        self._plan(table_id, at if planned is None else min(planned, at))

    def _plan(self, table_id: str, at: int | None) -> None:
        self._looks[table_id] = at
        if at is not None:
            heapq.heappush(self._line, (at, table_id))

    async def run(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(TICK)
            self._since_list += TICK
            if self._around.is_first():
                await self._list_now_and_then()
                await self.look()

    async def _list_now_and_then(self) -> None:
        if self._since_list < LIST:
            return
        try:
            found = await self._store.call(Store.attended)
            await self._around.tell_again()
        except StoreDown:
            return
        self._since_list = 0.0
        for table_id in found:
            if table_id not in self._looks:
                self._plan(table_id, 0)

    async def look(self) -> None:
        """Look at all the tables whose time has come."""
        while self._line and self._line[0][0] <= wall_clock.now():
            at, table_id = heapq.heappop(self._line)
            if self._looks.get(table_id) == at:  # it may have been planned anew since
                self._looks[table_id] = None
                await self._look_at(table_id)

    async def _look_at(self, table_id: str) -> None:
        try:
            live = await self._around.find(table_id, "")
            while pace.due(live.table, wall_clock.now()) is not None:
                await self._record(live)
        except TooMuch as much:
            self._plan(table_id, wall_clock.now() + max(1, round(1000 * much.seconds)))
        except CannotResume:
            return  # whoever comes to it is told
        except Fault:
            self._plan(table_id, wall_clock.now() + _LATER)
        except Exception as wrong:
            self._note(table_id, wrong)
            self._plan(table_id, wall_clock.now() + _LATER)
        else:
            self._plan(table_id, pace.next_look(live.table))
            live.time_proposal()
            self._around.wake_bots(live)
            await self._around.tell(live)

    @staticmethod
    async def _record(live: LiveTable) -> None:
        try:
            await live.record(None, None, lambda: no_attempt(decisions.time_passes(live.table, wall_clock.now())))
        except Declined as no:
            if no.code != "stale":  # somebody was quicker
                raise
