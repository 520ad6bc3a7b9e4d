"""Counts and times of what the server does, for Prometheus to read."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
_BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)

_COUNTED = {
    "messages": "Messages that came over WebSockets",
    "records": "Records taken: actions, chat lines, people who sat down",
    "refusals": "Requests that the rules or the table refused",
    "faults": "Messages that made no sense or came at the wrong time",
    "failures": "What went wrong for a reason of the server's own: requests, and steps of telling what happened",
    "conflicts": "Records whose number another process took first",
    "store_failures": "Records that the store did not take at the first try",
    "turned_away": "Connections that were not let in",
    "too_slow_clients": "Clients that were disconnected because they did not read",
    "tables_opened": "Tables opened",
    "games_finished": "Games finished",
    "archives": "Finished games archived",
}
_TIMED = {
    "record": "From a request to its record being stored",
    "store_ping": "How long the store took to answer a small write",
}

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library gives it no types


class Metrics:
    """In a registry of its own: two servers in one process do not count each other's."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters = {name: Counter(f"horae_{name}", words, registry=self._registry) for name, words in _COUNTED.items()}
        self._counts = dict.fromkeys(_COUNTED, 0)
        """Not handed over to the counters yet: they take longer to count to one than the rest of a small message to be told."""
        self._times = {
            name: Histogram(f"horae_{name}_seconds", words, registry=self._registry, buckets=_BOUNDS)
            for name, words in _TIMED.items()
        }
        ProcessCollector(registry=self._registry)

    def add(self, name: str, count: int = 1) -> None:
        self._counts[name] += count

    def time(self, name: str, seconds: float) -> None:
        self._times[name].observe(seconds)

    def gauge(self, name: str, words: str, read: Callable[[], float]) -> None:
        Gauge(f"horae_{name}", words, registry=self._registry).set_function(read)

    def text(self) -> bytes:
        for name, count in self._counts.items():
            self._counters[name].inc(count)
            self._counts[name] = 0
        return generate_latest(self._registry)
