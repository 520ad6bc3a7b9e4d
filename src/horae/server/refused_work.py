"""What was asked for beyond the limits: counted by kind, and, where the operator wants it, logged by address."""

from __future__ import annotations

import logging
from collections import Counter

from horae.server.limits import Work
from horae.server.metrics import Metrics

_log = logging.getLogger("horae")
_MOST = 1000
"""Addresses that are told apart until the next line about them."""


class RefusedWork:
    def __init__(self, metrics: Metrics, by_address: bool) -> None:
        self._metrics = metrics
        self._by_address = by_address
        self._tally: dict[str, Counter[Work]] = {}

    def note(self, host: str, what: Work) -> None:
        self._metrics.add_kind("refused", what)
        if self._by_address and (host in self._tally or len(self._tally) < _MOST):
            self._tally.setdefault(host, Counter())[what] += 1

    def tell(self) -> None:
        """A line for each address since the last time, who was refused most first."""
        told, self._tally = self._tally, {}
        for host, counts in sorted(told.items(), key=lambda one: -one[1].total()):
            parts = ", ".join(f"{what} {count}" for what, count in counts.most_common())
            _log.warning("%s was refused: %s", host or "somebody", parts, extra={"address": host})
