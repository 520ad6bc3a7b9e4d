"""The line of finished games on its way into the archive."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from horae.core.rng import Rng
from horae.server import archiver
from horae.server.archiver import Archiver
from horae.server.bot_workers import BotWorkers
from horae.server.config import Config
from horae.server.limits import Buckets
from horae.server.live_table import no_attempt
from horae.server.metrics import Metrics
from horae.server.pack_shelf import PackShelf
from horae.server.protocol.http_bodies import NewTable
from horae.server.store import Store, StoreDown
from horae.server.store_client import StoreClient
from horae.server.tables import Tables
from horae.table import decisions
from horae.testkit.waiting import LONG, until

pytestmark = pytest.mark.anyio


class AnyStore:
    """Takes whatever it is given."""

    async def call(self, method: Any, *args: Any) -> None:
        await asyncio.sleep(0)


async def test_who_archives_can_be_stopped_at_any_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a server does that goes: when all is archived, what rests between two games must heed that it is called off."""

    async def archive(self: Archiver, table_id: str) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(Archiver, "_archive", archive)
    monkeypatch.setattr(archiver, "_REST", 1e9)
    monkeypatch.setattr(archiver, "_LONGEST_REST", 1e9)
    for turns in range(8):
        store, nobody = cast("StoreClient", AnyStore()), cast("BotWorkers", None)
        line = Archiver(store, nobody, Metrics(), cast("PackShelf", None), b"")
        running = asyncio.create_task(line.run())
        for table in "ABC":
            await line.finish(table)
        await asyncio.wait_for(line.settle(), LONG)
        for _ in range(turns):
            await asyncio.sleep(0)
        running.cancel()
        done, _ = await asyncio.wait([running], timeout=LONG)
        assert done, f"it goes on after {turns} more turns of the loop"


async def test_archives_are_made_of_time_that_nobody_else_wants() -> None:
    workers = BotWorkers("", 1, Buckets(1.0, 1.0))
    workers.archive_worker._start()
    archives = workers.archive_worker._process.pid
    try:
        assert os.getpriority(os.PRIO_PROCESS, archives) == 19
        if sys.platform == "linux":
            assert os.sched_getscheduler(archives) == os.SCHED_IDLE
    finally:
        await workers.stop()


async def test_a_busy_server_rests_between_two_archives_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many times as long as the archive took, less by as much as the server was idle, and no longer than the longest."""
    now, busy, rests = [0.0], [0.0], list[float]()

    async def archive(self: Archiver, table_id: str) -> None:
        took, worked = {"A": (2.0, 1.0), "B": (0.5, 3.0), "C": (100.0, 100.0)}[table_id]
        now[0] += took
        busy[0] += worked

    def rest(seconds: float) -> asyncio.Timeout:
        rests.append(seconds)
        return asyncio.Timeout(asyncio.get_running_loop().time())  # over at once

    monkeypatch.setattr(Archiver, "_archive", archive)
    monkeypatch.setattr(archiver, "time", SimpleNamespace(monotonic=lambda: now[0], process_time=lambda: busy[0]))
    monkeypatch.setattr(archiver, "_REST", 10.0)
    monkeypatch.setattr(archiver, "_LONGEST_REST", 50.0)
    line = Archiver(cast("StoreClient", AnyStore()), cast("BotWorkers", None), Metrics(), cast("PackShelf", None), b"")
    for table in "ABC":
        await line.finish(table)
    with monkeypatch.context() as resting:
        resting.setattr(asyncio, "timeout", rest)
        running = asyncio.create_task(line.run())
        while len(rests) < 3:
            await asyncio.sleep(0)
        running.cancel()
    assert rests == [10.0, 5.0, 50.0]


class PatchyStore:
    """Away for some of the times that it is asked."""

    def __init__(self, fails: int) -> None:
        self.fails = fails
        self.marked: list[str] = []

    async def call(self, method: Any, *args: Any) -> None:
        if self.fails:
            self.fails -= 1
            raise StoreDown("away")
        if method is Store.mark_finished:
            self.marked.append(args[0])


async def test_an_archive_that_fails_is_tried_until_it_is_there_and_counts_as_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store is away when the game ends, and for three tries after. Time passes by hand."""
    tries, store = list[str](), PatchyStore(1)
    pauses = list[float]()

    async def archive(self: Archiver, table_id: str) -> None:
        tries.append(table_id)
        if len(tries) <= 3:
            raise StoreDown("away")

    monkeypatch.setattr(Archiver, "_archive", archive)
    monkeypatch.setattr(archiver, "_LONGEST_REST", 0.0)
    metrics = Metrics()
    line = Archiver(cast("StoreClient", store), cast("BotWorkers", None), metrics, cast("PackShelf", None), b"")
    passes: list[Any] = []

    def later(seconds: float, then: Any) -> None:
        pauses.append(seconds)
        passes.append(then)

    monkeypatch.setattr(line, "_later", later)
    running = asyncio.create_task(line.run())
    await line.finish("A")
    assert line.waiting == 1
    for done in (1, 2, 3):
        while len(passes) < done:
            await asyncio.sleep(0)
        assert (tries, line.waiting) == (["A"] * done, 1)
        passes[-1]()
    while line.waiting:
        await asyncio.sleep(0)
    assert (tries, store.marked) == (["A"] * 4, ["A"])
    assert pauses == sorted(set(pauses)), "it waits longer each time"
    running.cancel()


async def test_a_server_that_stops_waits_for_no_archive_that_cannot_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def archive(self: Archiver, table_id: str) -> None:
        raise StoreDown("away")

    monkeypatch.setattr(Archiver, "_archive", archive)
    line = Archiver(cast("StoreClient", AnyStore()), cast("BotWorkers", None), Metrics(), cast("PackShelf", None), b"")
    running = asyncio.create_task(line.run())
    await line.finish("A")
    await asyncio.wait_for(line.settle(), LONG)
    assert line.waiting == 1
    running.cancel()


async def played_out(tables: Tables) -> str:
    """A table where a short game was played to its end."""
    table = await tables.open_table(NewTable("shipwreck", "Ana", options={"difficulty": "total"}), "127.0.0.1")
    live = await tables.find(table, "127.0.0.1")

    async def done(person: int | None, decide: Callable[[], Any]) -> None:
        await live.record(person, None, decide)

    await done(None, lambda: no_attempt(decisions.enter(live.table, "Bea")))
    await done(1, lambda: no_attempt(decisions.sit(live.table, 1, 1, ())))
    await done(1, lambda: no_attempt(decisions.ready(live.table, 1, is_ready=True)))
    await done(0, lambda: no_attempt(decisions.start(live.table, 0, 7, {0, 1})))
    play, rng = live.table.play, Rng(4)
    assert play is not None
    while live.table.phase == "playing":
        seat = rng.pick(play.state.deciding())
        action = msgspec.to_builtins(rng.pick(play.legal[seat]))
        await done(seat, partial(decisions.act, live.table, seat, action, play.offers[seat]))
    return table


class AwayFor:
    """The store takes records, and is away for all else that this names."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *methods: str) -> None:
        self.is_away = True
        call = StoreClient.call

        async def tried(client: StoreClient, method: Any, *args: Any) -> Any:
            if self.is_away and method.__name__ in methods:
                raise StoreDown("away")
            return await call(client, method, *args)

        monkeypatch.setattr(StoreClient, "call", tried)


async def test_an_archive_is_made_though_the_store_was_away_when_the_game_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archiver, "_FIRST_PAUSE", 0.0)
    tables = Tables(Config(store=f"sqlite:///{tmp_path}/here.db", archive_seconds=0.0))
    await tables.start()
    away = AwayFor(monkeypatch, "mark_finished", "get_archive", "put_archive", "unarchived")
    table = await played_out(tables)
    await until(lambda: tables.archiver._waiting.get(table, 0) >= 3, "it was tried three times")
    assert "horae_unarchived 1.0" in tables.metrics.text().decode()
    away.is_away = False
    await until(lambda: not tables.archiver.waiting, "it is archived")
    assert await tables.archiver.archived(table)
    await tables.stop()


async def test_an_archive_is_made_though_the_server_died_as_the_game_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to come back to the table for it."""
    config = Config(store=f"sqlite:///{tmp_path}/here.db", archive_seconds=0.0)
    tables = Tables(config)
    await tables.start()
    away = AwayFor(monkeypatch, "mark_finished", "put_archive")
    table = await played_out(tables)
    await tables.stop()
    away.is_away = False
    later = Tables(config)
    await later.start()
    assert later.archiver.waiting == 1
    await until(lambda: not later.archiver.waiting, "it is archived")
    assert await later.archiver.archived(table)
    await later.stop()
