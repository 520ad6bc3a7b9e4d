"""What nobody uses is erased after a long time that servers were there for: no clock that jumps takes a table with it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from horae.server.config import Config
from horae.server.protocol.http_bodies import NewTable
from horae.server.quiet_tables import QuietTables
from horae.server.store import Row, Store, open_store
from horae.server.store_desk import open_desk
from horae.server.tables import Tables
from horae.table import records
from horae.table.records import Entered, Record

HOUR, DAY = 3_600_000, 86_400_000
BEGINNING = 1_800_000_000_000


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    made = open_store(store_url, power_safe=False)
    made.open()
    yield made
    made.close()


class Clocks:
    """The machine's, which may be set, and one that only goes on. A server looks once an hour."""

    def __init__(self, url: str, store: Store) -> None:
        self.store = store
        self.url = url
        self.now, self.passed = BEGINNING, 0.0
        self.start()

    def start(self) -> None:
        """Another server: it knows nothing of how long ago the last one looked."""
        self.server = QuietTables(90, lambda: self.now, lambda: self.passed)

    def pass_by(self, hours: float) -> None:
        self.now += round(hours * HOUR)
        self.passed += 3600 * hours

    def look(self) -> int:
        with open_desk(self.url) as desk:
            return self.server.expire(desk)

    def days(self, days: int) -> int:
        """So many pass, the server looking twice in each; how many tables it erases."""
        erased = 0
        for _ in range(2 * days):
            self.pass_by(12)
            erased += self.look()
        return erased

    def record(self, table: str, n: int) -> None:
        self.store.append([Row(table, n, records.encode(Record(n, self.now, 0, None, Entered("Ana"))))])

    def tables(self, *names: str) -> list[str]:
        return [name for name in names if self.store.read(name, -1)]


@pytest.fixture
def clocks(store_url: str, store: Store) -> Clocks:
    return Clocks(store_url, store)


def test_a_table_that_nobody_uses_is_erased_after_its_days_and_others_stay(clocks: Clocks) -> None:
    for table in ("quiet", "used", "finished"):
        clocks.record(table, 0)
    clocks.store.put_archive("finished", b"kept")
    assert clocks.days(45) == 0
    clocks.record("used", 1)
    assert clocks.days(45) == 0
    assert clocks.days(1) == 1
    assert clocks.tables("quiet", "used", "finished") == ["used", "finished"]
    assert clocks.days(44) == 0
    assert clocks.days(1) == 1
    assert clocks.tables("quiet", "used", "finished") == ["finished"]


@pytest.mark.parametrize("jump", [100, -10_000])
def test_a_clock_that_jumps_for_an_hour_and_back_erases_nothing_and_makes_nothing_older(clocks: Clocks, jump: int) -> None:
    clocks.record("before", 0)
    clocks.days(10)
    clocks.now += jump * DAY
    clocks.record("meanwhile", 0)
    clocks.pass_by(1)
    assert clocks.look() == 0
    clocks.now -= jump * DAY
    clocks.pass_by(1)
    assert clocks.look() == 0
    assert clocks.tables("before", "meanwhile") == ["before", "meanwhile"]
    assert clocks.days(79) == 0, "an hour was an hour, whatever the clock said"
    assert clocks.days(2) == 1
    assert clocks.tables("before", "meanwhile") == ["meanwhile"]


def test_a_clock_that_stays_wrong_erases_nothing_before_its_time_either(clocks: Clocks) -> None:
    clocks.record("here", 0)
    clocks.days(10)
    clocks.now += 3650 * DAY
    assert clocks.days(79) == 0
    assert clocks.days(2) == 1


def test_of_the_time_in_which_no_server_ran_a_day_is_believed(clocks: Clocks) -> None:
    """Nobody can tell a machine that was off from a clock that jumped."""
    clocks.record("here", 0)
    clocks.days(1)
    for _ in range(80):
        clocks.now += 1000 * DAY
        clocks.start()
        assert clocks.look() == 0
    assert clocks.tables("here") == ["here"]


def test_two_servers_on_one_store_count_no_hour_twice(clocks: Clocks) -> None:
    servers = [clocks.server, QuietTables(90, lambda: clocks.now, lambda: clocks.passed)]
    clocks.record("here", 0)
    for look in range(60 * 4):
        clocks.pass_by(6)
        clocks.server = servers[look % 2]
        assert clocks.look() == 0
    assert clocks.tables("here") == ["here"]


def test_what_servers_have_yet_to_hear_of_outlives_a_clock_that_jumps(clocks: Clocks) -> None:
    clocks.record("gone", 0)
    clocks.look()
    with open_desk(clocks.url) as desk:
        desk.erase_table("gone")
    (erased,) = clocks.store.interventions()
    clocks.now = erased.at + 100 * DAY
    clocks.passed += 3600
    clocks.look()
    assert [found.table for found in clocks.store.interventions()] == ["gone"]


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    made = Tables(Config(store=f"sqlite:///{tmp_path}/here.db"))
    await made.start()
    yield made
    await made.stop()


@pytest.mark.anyio
async def test_a_server_whose_clock_is_a_hundred_days_ahead_keeps_its_tables(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await tables.open_table(NewTable("shipwreck", "Ana"), "127.0.0.1")
    opened = (await tables.find(table, "127.0.0.1")).table.records[0].when
    for ahead in (0, 100, 0, 200):
        now = (opened + ahead * DAY) * 1_000_000
        monkeypatch.setattr("time.time_ns", lambda now=now: now)
        assert tables._expire() == 0
