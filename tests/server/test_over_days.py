"""Tables that are played over days, by servers that are killed meanwhile. `benchmarks/deadlines.py` kills two hundred times."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from horae.testkit.deadlines import survive
from horae.testkit.server_process import HandClock, ServerProcess

pytestmark = pytest.mark.anyio


async def test_nobodys_time_is_lost_or_ends_twice_though_servers_are_killed(
    serve: Callable[..., ServerProcess], store_url: str, tmp_path: Path
) -> None:
    """On PostgreSQL two servers share the store."""
    clock = HandClock(tmp_path / "clock")
    servers = [serve(store_url, clock=clock) for _ in range(1 if store_url.startswith("sqlite") else 2)]
    report = await survive(servers, store_url, clock, 3, seed=1)
    assert report.is_clean(), report
    assert (report.reminded, report.ran_out, report.stood_in) >= (6, 6, 3)
