"""A killed server loses nothing that it had acknowledged. `benchmarks/kill.py` does the same twenty times."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable

import msgspec
import pytest

from horae.core.rng import Rng
from horae.testkit.crash import FAST, Report, restart_in_turn
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess

Serve = Callable[..., ServerProcess]


def test_everything_acknowledged_is_there_after_kill_minus_nine_and_nothing_twice(store_url: str) -> None:
    command = [sys.executable, "-m", "horae.testkit.crash", store_url, "3", "3"]
    done = subprocess.run(command, capture_output=True, check=True)
    report = msgspec.json.decode(done.stdout, type=Report)
    assert report.kills == 3
    assert report.is_clean(), report
    assert report.acknowledged > 50


@pytest.mark.anyio
async def test_a_store_whose_process_is_killed_holds_people_up_for_a_moment_and_loses_nothing(
    serve: Serve, store_url: str
) -> None:
    server = serve(store_url)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        ana, bruno = online.clients
        for said in ("one", "two", "three"):
            os.kill(server.store_process(), signal.SIGKILL)
            answer = await ana.request("say", text=said)
            assert answer["type"] == "update", answer
            await online.all_at(answer["n"])
        assert [line["words"] for line in bruno.lines if line["kind"] == "chat"] == ["one", "two", "three"]
        await online.play(Rng(5))
        assert [client.view["phase"] for client in online.clients] == ["over"] * 2


@pytest.mark.anyio
async def test_two_servers_restarted_in_turn_under_load_drop_nothing(serve: Serve, postgresql_url: str) -> None:
    servers = [serve(postgresql_url, **FAST) for _ in range(2)]
    report = await restart_in_turn(servers, postgresql_url, rounds=1, tables=2, between=20)
    assert report.is_clean(), report
    assert report.refused == 0
    assert report.acknowledged > 20
