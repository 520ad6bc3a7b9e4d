"""Counts and times of what the server does, for Prometheus to read."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Mapping

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
_BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0)

_COUNTED = {
    "messages": "Messages that came over WebSockets",
    "records": "Records taken: actions, chat lines, people who sat down",
    "refusals": "Requests that the rules or the table refused",
    "faults": "Messages that made no sense or came at the wrong time",
    "conflicts": "Records whose number another process took first",
    "store_failures": "Records that the store did not take at the first try",
    "too_slow_clients": "Clients that were disconnected because they did not read",
    "tables_opened": "Tables opened",
    "games_finished": "Games finished",
    "archives": "Finished games archived",
}
_BY_KIND = {
    "failures": ("kind", "What went wrong for a reason of the server's own, by the kind of request or step"),
    "refused": ("work", "What was asked for beyond the limits, or from where nobody is let in, by the kind of work"),
    "responses": ("status", "HTTP answers, by their status"),
}
_TIMED = {
    "loop_delay": "How long everybody waited for the server's one thread, asked four times a second",
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
        self._kinds = {
            name: Counter(f"horae_{name}", words, (label,), registry=self._registry)
            for name, (label, words) in _BY_KIND.items()
        }
        for kind in ("sockets", "requests", "blocked"):
            self._kinds["refused"].labels(kind)  # there from the start, so that its growth can be seen
        self._kind_counts: Tally[tuple[str, str]] = Tally()
        self._times = {
            name: Histogram(f"horae_{name}_seconds", words, registry=self._registry, buckets=_BOUNDS)
            for name, words in _TIMED.items()
        }
        ProcessCollector(registry=self._registry)

    def add(self, name: str, count: int = 1) -> None:
        self._counts[name] += count

    def add_kind(self, name: str, kind: str) -> None:
        """One more of a kind: those are few, and named in the code."""
        self._kind_counts[name, kind] += 1

    def tell(self, name: str, words: str, facts: Mapping[str, str]) -> None:
        """Something that does not change."""
        Gauge(f"horae_{name}", words, tuple(facts), registry=self._registry).labels(*facts.values()).set(1)

    def time(self, name: str, seconds: float) -> None:
        self._times[name].observe(seconds)

    def gauge(self, name: str, words: str, read: Callable[[], float]) -> None:
        Gauge(f"horae_{name}", words, registry=self._registry).set_function(read)

    def text(self) -> bytes:
        for name, count in self._counts.items():
            self._counters[name].inc(count)
            self._counts[name] = 0
        for (name, kind), count in self._kind_counts.items():
            self._kinds[name].labels(kind).inc(count)
        self._kind_counts.clear()
        return generate_latest(self._registry)
