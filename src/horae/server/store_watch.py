"""Whether the store is well. It is written to every second, so that a fault is seen before somebody's action meets it, and so
that whoever asks after the server's health costs the store nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time

from horae.core.speech import Fault
from horae.server.metrics import Metrics
from horae.server.store import Store, StoreDown, Trouble
from horae.server.store_client import StoreClient

_log = logging.getLogger("horae")

_PAUSE = 1.0
_SLOW, _GONE = 1.0, 5.0
"""Seconds without an answer after which a store is slow, and after which it is down."""
_MEMORY = 10.0
"""Seconds that a failed record is remembered: a small write may go well where people's records do not."""
_MOST_REASONS = 5
"""As many reasons are said of one trouble."""


class StoreWatch:
    def __init__(self, store: StoreClient, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._failed_until = 0.0
        self.trouble: Trouble | None = None
        self._reasons: set[str] = set()
        """Those that were said of the trouble there is."""
        self.damaged: set[str] = set()
        """The tables of which something stored was found not to be readable, for as long as this server runs."""
        self._spoiled: set[str] = set()
        """What else was: the database itself, archives, packs."""
        metrics.gauge("damaged_tables", "Tables that were found damaged since the start", lambda: len(self.damaged))
        metrics.gauge("damaged_others", "Archives, packs and parts of the database found damaged", lambda: len(self._spoiled))
        metrics.gauge("store_ok", "1 while the store is well", lambda: float(self.trouble is None))

    async def run(self) -> None:
        """Watch, for ever."""
        while True:
            await self._beat()
            await asyncio.sleep(_PAUSE)

    async def _beat(self) -> None:
        began = time.perf_counter()
        asked = asyncio.ensure_future(self._store.call(Store.ping))
        if not (await asyncio.wait({asked}, timeout=_SLOW))[0]:
            self._note("slow", f"no answer for {_SLOW:g} seconds")
            if not (await asyncio.wait({asked}, timeout=_GONE - _SLOW))[0]:
                self._note("down", f"no answer for {_GONE:g} seconds")
        try:
            await asked
        except Fault as fault:
            self._note(fault.trouble if isinstance(fault, StoreDown) else "down", str(fault))
            return
        seconds = time.perf_counter() - began
        self._metrics.time("store_ping", seconds)
        failure, self._store.failure = self._store.failure, None
        now = time.monotonic()
        if failure is not None:
            self._failed_until = now + _MEMORY
            self._note(failure.trouble, str(failure))
        elif seconds > _SLOW:
            self._note("slow", f"an answer took {seconds:.1f} seconds")
        elif now > self._failed_until:
            self._well()

    def _note(self, trouble: Trouble, why: str) -> None:
        """Said when the trouble changes, and when one that stays is given other reasons, of which the first few are."""
        anew = trouble == "down" and why not in self._reasons and len(self._reasons) < _MOST_REASONS
        if trouble != self.trouble or anew:
            self.trouble = trouble
            self._reasons.add(why)
            _log.error("the store is not well (%s): %s", trouble, why, extra={"trouble": trouble})

    def note_damage(self, table: str, why: str) -> None:
        """Said once for each table; the server goes on for all others."""
        if table not in self.damaged:
            self.damaged.add(table)
            _log.error("table %s: what is stored of it is damaged: %s", table, why, extra={"table": table})

    def note_store_damage(self, what: str, why: str) -> None:
        """The same of what is no table."""
        if what not in self._spoiled:
            _log.error("what is stored is damaged: %s: %s", what, why)
        self._spoiled.add(what)

    @property
    def is_degraded(self) -> bool:
        """Whether something stored is damaged, though the store answers."""
        return bool(self.damaged or self._spoiled)

    def _well(self) -> None:
        if self.trouble is not None:
            self.trouble = None
            self._reasons.clear()
            _log.warning("the store is well again")
