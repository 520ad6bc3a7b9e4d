"""What a store was told and what it answers may part: lost answers, repeated ones, disks that fail in the middle, torn writes.

Whoever got an answer has what it says; whoever got none asks again, and it is done once.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from horae.cli.app import run as horae_command
from horae.server.config import Config
from horae.server.live_table import LiveTable, Repeated, no_attempt
from horae.server.protocol.http_bodies import NewTable
from horae.server.sqlite import SqliteStore
from horae.server.store import Row, Store, StoreDown, open_store
from horae.server.store_client import StoreClient
from horae.server.store_process import _append, _do
from horae.server.tables import Tables
from horae.table import decisions, records
from horae.table.records import Record, Said
from horae.testkit.waiting import until

pytestmark = pytest.mark.anyio


class Answers:
    """Between a server and its store: loses the next answers to appends, or gives them twice."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lose = self.repeat = 0
        self.appended: list[Row] = []
        answer, append = StoreClient._answer, StoreClient.append

        def answered(client: StoreClient, number: int, is_well: bool, what: Any) -> None:
            if client._pending and isinstance(client._pending[0][1], list):
                if self.lose:
                    self.lose -= 1
                    return
                if self.repeat:
                    self.repeat -= 1
                    answer(client, number, is_well, what)
            answer(client, number, is_well, what)

        def noted(client: StoreClient, row: Row, then: Callable[[Any], None]) -> None:
            self.appended.append(row)
            append(client, row, then)

        monkeypatch.setattr(StoreClient, "_answer", answered)
        monkeypatch.setattr(StoreClient, "append", noted)


@pytest.fixture
async def tables(store_url: str) -> AsyncIterator[Tables]:
    made = Tables(Config(store=store_url, check_at_start=False, power_safe=False))
    await made.start()
    yield made
    await made.stop()


async def said(tables: Tables, table: str) -> list[str]:
    found = [records.decode(body) for body in await tables._store.call(Store.read, table, -1)]
    assert [record.n for record in found] == list(range(len(found)))
    return [record.fact.text for record in found if isinstance(record.fact, Said)]


async def say(live: LiveTable, request: str, text: str) -> int:
    return await live.record(0, request, lambda: no_attempt(decisions.say_text(live.table, 0, text)))


async def test_what_was_stored_though_its_answer_was_lost_is_there_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server looks what became of it; and whoever asks again, as a client does, hears of the same record."""
    answers = Answers(monkeypatch)
    table = await tables.open_table(NewTable("shipwreck", "Ana"), "127.0.0.1")
    live = await tables.find(table, "127.0.0.1")

    before = len(answers.appended)
    answers.lose = 1
    with pytest.raises(Repeated) as first:
        await say(live, "one", "uno")
    assert len(answers.appended) == before + 1, "stored, and never asked for again"
    with pytest.raises(Repeated) as again:
        await say(live, "one", "uno")
    assert again.value.n == first.value.n
    await say(live, "two", "dos")
    assert await said(tables, table) == ["uno", "dos"]
    assert live.table.numbers[0, "one"] == first.value.n


async def test_an_answer_that_comes_twice_is_heeded_once(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = Answers(monkeypatch)
    table = await tables.open_table(NewTable("shipwreck", "Ana"), "127.0.0.1")
    live = await tables.find(table, "127.0.0.1")
    answers.repeat = 4
    asked = [asyncio.create_task(say(live, str(number), str(number))) for number in range(6)]
    other = await tables.open_table(NewTable("shipwreck", "Bea"), "127.0.0.1")
    assert sorted(await asyncio.gather(*asked)) == list(range(1, 7))
    assert answers.repeat == 0
    assert (await tables.find(other, "127.0.0.1")).table.n == 0
    assert await said(tables, table) == list("012345")
    assert live.table.n == 6


def test_rows_that_are_stored_again_are_stored_once(store_url: str) -> None:
    """A server that lost its answer may hand over the very rows again."""
    store = open_store(store_url, power_safe=False)
    store.open()
    rows = [Row("a", n, b"x%d" % n) for n in range(3)]
    assert store.append(rows) == [True] * 3
    store.append(rows)
    assert store.append([Row("a", 2, b"another"), Row("a", 3, b"x3")]) == [False, True]
    assert store.read("a", -1) == [b"x0", b"x1", b"x2", b"x3"]
    store.close()


# --- disks ---


class Failing(SqliteStore):
    """Its disk fails where a file beside the database says: before a write, or after it, when nobody can tell any more."""

    def append(self, rows: Sequence[Row]) -> list[bool]:
        where = Path(f"{self._path}.fails")
        how = where.read_text("utf-8") if where.is_file() else ""
        if how == "before":
            raise _input_output_error()
        stored = super().append(rows)
        if how == "after":
            raise _input_output_error()
        return stored


def _input_output_error() -> sqlite3.OperationalError:
    wrong = sqlite3.OperationalError("disk I/O error")
    wrong.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
    wrong.sqlite_errorname = "SQLITE_IOERR_WRITE"
    return wrong


def open_failing(path: str) -> Store:
    return Failing(path)


def open_failing_url(url: str, power_safe: bool) -> Store:
    return Failing(url.removeprefix("sqlite:///"), power_safe)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_write_that_the_disk_fails_is_acknowledged_by_nobody_and_done_once_when_it_is_well_again(
    tmp_path: Path, when: str
) -> None:
    path = tmp_path / "h.db"
    client = StoreClient(partial(open_failing, str(path)))
    await client.start()
    assert await client.put(Row("a", 0, b"zero"))
    fails = tmp_path / "h.db.fails"
    fails.write_text(when, "utf-8")
    with pytest.raises(StoreDown, match="disk I/O error") as down:
        await client.put(Row("a", 1, b"one"))
    assert down.value.trouble == "unwritable"
    assert client.failure is not None
    assert await client.call(Store.read, "a", -1) == [b"zero", b"one"][: 2 if when == "after" else 1]
    fails.unlink()
    assert await client.put(Row("a", 1, b"one"))
    assert await client.call(Store.read, "a", -1) == [b"zero", b"one"]
    await client.stop()


async def test_people_at_a_table_live_through_a_disk_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Written and yet reported as failed: the move is there once, and the table goes on."""
    path = tmp_path / "h.db"
    monkeypatch.setattr("horae.server.tables.open_store", open_failing_url)
    made = Tables(Config(store=f"sqlite:///{path}", check_at_start=False))
    await made.start()
    table = await made.open_table(NewTable("shipwreck", "Ana"), "127.0.0.1")
    live = await made.find(table, "127.0.0.1")
    fails = tmp_path / "h.db.fails"
    fails.write_text("after", "utf-8")
    with pytest.raises(Repeated):
        await say(live, "one", "uno")
    fails.unlink()
    await say(live, "two", "dos")
    assert await said(made, table) == ["uno", "dos"]
    await until(lambda: "horae_store_failures_total 1.0" in made.metrics.text().decode(), "the failure is counted")
    await made.stop()


def test_a_disk_that_is_full_in_the_middle_of_a_transaction_keeps_none_of_it(tmp_path: Path) -> None:
    store = SqliteStore(f"{tmp_path}/h.db")
    store.open()
    assert store.append([Row("a", 0, b"zero")]) == [True]
    (pages,) = store._db.execute("pragma page_count").fetchone()
    store._db.execute(f"pragma max_page_count={pages + 4}")
    rows = [Row("a", n, b"x" * 3000) for n in range(1, 40)]
    [(_, answers)] = _append(store, [rows])
    assert {type(answer) for answer in answers} == {StoreDown}
    assert answers[0].trouble == "full"
    assert _do(store, "read", ("a", -1)) == (True, [b"zero"])
    store._db.execute(f"pragma max_page_count={pages + 1000}")
    assert store.append(rows) == [True] * len(rows)
    store.close()


def torn(tmp_path: Path) -> tuple[Path, list[int]]:
    """A store of which twenty records were acknowledged one by one, as it lies there after a kill, and how long its log was
    after each."""
    store = SqliteStore(f"{tmp_path}/live.db", power_safe=True)
    store.open()
    lengths = []
    for n in range(20):
        record = Record(n, 0, 0, None, Said(f"word {n} " + "x" * 700))
        assert store.append([Row("a", n, records.encode(record))]) == [True]
        lengths.append((tmp_path / "live.db-wal").stat().st_size)
    dead = tmp_path / "dead"
    dead.mkdir()
    for part in ("", "-wal"):
        shutil.copy(f"{tmp_path}/live.db{part}", dead / f"live.db{part}")
    store.close()
    return dead / "live.db", lengths


TEARS: dict[str, Callable[[bytes, int, int], bytes]] = {
    "cut off in the middle of the last": lambda log, start, end: log[: (start + end) // 2],
    "cut off one byte before its end": lambda log, start, end: log[: end - 1],
    "old blocks in the place of the last": lambda log, start, end: log[:start] + bytes(end - start),
    "half of the last is old": lambda log, start, end: log[: (start + end) // 2] + b"\xa5" * (end - (start + end) // 2),
    "the beginning of the last is old": lambda log, start, end: log[:start] + b"\xa5" * 24 + log[start + 24 : end],
    "something else behind the last": lambda log, start, end: log[:end] + b"\xa5" * 5000,
}


@pytest.mark.parametrize("tear", TEARS)
def test_of_a_log_that_was_torn_while_it_was_written_every_whole_transaction_is_there(
    tmp_path: Path, tear: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where a power cut or a kill falls into a write, that write was acknowledged to nobody: all before it are there."""
    dead, lengths = torn(tmp_path)
    log = Path(f"{dead}-wal")
    log.write_bytes(TEARS[tear](log.read_bytes(), lengths[-2], lengths[-1]))
    store = SqliteStore(str(dead), power_safe=True)
    store.open()
    found = [records.decode(body) for body in store.read("a", -1)]
    assert [record.n for record in found] == list(range(20 if tear == "something else behind the last" else 19))
    n = len(found)
    assert store.append([Row("a", n, records.encode(Record(n, 0, 0, None, Said("on"))))]) == [True]
    store.close()
    horae_command(["admin", "check", "--quick", "--store", f"sqlite:///{dead}", "--lang", "en"])
    assert "database" not in capsys.readouterr().out, "SQLite finds itself whole"
    with sqlite3.connect(dead) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
