"""How long everybody waits for the server's one thread, measured by asking for a turn and seeing how late it comes."""

from __future__ import annotations

import asyncio
import logging

from horae.server.metrics import Metrics

_log = logging.getLogger("horae")
_PAUSE = 0.25
_LONG = 1.0
"""Seconds that are told of in the log, too."""


class LoopDelay:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def watch(self) -> None:
        """For ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _PAUSE
            await asyncio.sleep(_PAUSE)
            self.note(loop.time() - due)

    def note(self, late: float) -> None:
        self._metrics.time("loop_delay", max(0.0, late))
        if late > _LONG:
            _log.warning("everybody waited %.1f seconds for the server’s thread, or the machine had no time for it", late)
