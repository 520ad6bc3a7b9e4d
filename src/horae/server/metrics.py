"""Counts and times of what the server does, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

_BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class _Times:
    __slots__ = ("buckets", "count", "total")

    def __init__(self) -> None:
        self.buckets = [0] * (len(_BOUNDS) + 1)
        self.count = 0
        self.total = 0.0


class Metrics:
    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._times: dict[str, _Times] = {}
        self._gauges: dict[str, Callable[[], float]] = {}

    def add(self, name: str, count: int = 1) -> None:
        self._counts[name] += count

    def count(self, name: str) -> int:
        return self._counts[name]

    def time(self, name: str, seconds: float) -> None:
        times = self._times.get(name)
        if times is None:
            times = self._times[name] = _Times()
        times.buckets[bisect_left(_BOUNDS, seconds)] += 1
        times.count += 1
        times.total += seconds

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def text(self) -> str:
        out: list[str] = []
        for name, count in sorted(self._counts.items()):
            out += [f"# TYPE horae_{name}_total counter", f"horae_{name}_total {count}"]
        for name, read in sorted(self._gauges.items()):
            out += [f"# TYPE horae_{name} gauge", f"horae_{name} {read():g}"]
        for name, times in sorted(self._times.items()):
            out.append(f"# TYPE horae_{name}_seconds histogram")
            below = 0
            for bound, found in zip((*_BOUNDS, None), times.buckets, strict=True):
                below += found
                out.append(f'horae_{name}_seconds_bucket{{le="{"+Inf" if bound is None else f"{bound:g}"}"}} {below}')
            out += [f"horae_{name}_seconds_sum {times.total:.6f}", f"horae_{name}_seconds_count {times.count}"]
        return "\n".join(out) + "\n"
