"""For how long nothing has happened at a table, in time that servers were there for; and erasing those quiet for too long.

The machine's clock proves nothing: it may stand anywhere for an hour, and what was recorded meanwhile is dated so. The store
keeps a clock of its own, which goes on only by what has passed by two measures at once, and the number of records that a table
had when it was first seen so. What is erased was seen unchanged again and again, over all that time.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from horae.server import holdings
from horae.server.store_desk import Desk

_DAY = 86_400_000
_UNATTENDED = _DAY
"""Milliseconds: the most that is taken to have passed while no server looked, however much the clock says."""


class QuietTables:
    """What one server has seen of them. `now` is the machine's clock in ms, `passing` one that nobody sets, in seconds."""

    def __init__(
        self,
        days: float,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        passing: Callable[[], float] = time.monotonic,
    ) -> None:
        self._days = days
        self._now = now
        self._passing = passing
        self._looked: float | None = None

    def expire(self, desk: Desk) -> int:
        """Look at them all, and erase those that were seen without anything new for so many days; how many that were."""
        before, self._looked = self._looked, self._passing()
        now = self._now()
        most = _UNATTENDED if before is None else round(1000 * (self._looked - before))
        lived, is_steady = desk.live_on(now, most)
        if is_steady:  # else servers may not have heard yet of what seems to be old
            holdings.prune_interventions(desk, now)
        unfinished = holdings.unfinished(desk)
        since = desk.note_quiet(unfinished, lived)
        quiet = [row for row in unfinished if since[row.table] <= lived - self._days * _DAY]
        return desk.forget(sorted(quiet, key=lambda row: (since[row.table], row.table)))
