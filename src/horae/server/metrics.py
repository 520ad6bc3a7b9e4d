"""Counts and times of what the server does, for Prometheus to read."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate
from math import inf

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.registry import Collector

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


class Times(Collector):
    """How many took how long, without the library's locks and checks: every action is timed."""

    def __init__(self, name: str, words: str) -> None:
        self._name = name
        self._words = words
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        so_far = accumulate(self._counts)
        buckets = [
            ("+Inf" if bound == inf else str(bound), count) for bound, count in zip((*_BOUNDS, inf), so_far, strict=True)
        ]
        yield HistogramMetricFamily(self._name, self._words, buckets=buckets, sum_value=self._sum)


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
        self._times = {name: Times(f"horae_{name}_seconds", words) for name, words in _TIMED.items()}
        for times in self._times.values():
            self._registry.register(times)
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
        self._times[name].note(seconds)

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
