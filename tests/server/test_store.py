"""What every store must hold to: the log is kept by (table, number), and that key is the only lock."""

from __future__ import annotations

import asyncio
import os
import select
import threading
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from horae.server.config import Config
from horae.server.postgresql import PostgresStore
from horae.server.sqlite import SqliteStore
from horae.server.store import RESYNC, AttendedRow, BadStore, LastRow, Row, Store, StoreDown, StoreInUse, open_store
from horae.server.store_client import StoreClient
from horae.testkit.waiting import until


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    made = open_store(store_url, power_safe=False)
    made.open()
    yield made
    made.close()


def test_what_was_appended_is_read_back_in_order(store: Store) -> None:
    assert store.append([Row("a", 0, b"zero"), Row("b", 0, b"other"), Row("a", 1, b"one")]) == [True, True, True]
    assert store.append([Row("a", 2, b"two")]) == [True]
    assert store.read("a", -1) == [b"zero", b"one", b"two"]
    assert store.read("a", 0) == [b"one", b"two"]
    assert store.read("b", -1) == [b"other"]
    assert store.read("unheard-of", -1) == []


def test_a_number_is_given_once_and_the_first_keeps_it(store: Store) -> None:
    store.append([Row("a", 0, b"zero")])
    assert store.append([Row("a", 0, b"usurper"), Row("a", 1, b"one")]) == [False, True]
    assert store.read("a", -1) == [b"zero", b"one"]


def test_of_two_writers_who_race_for_a_number_one_wins(store_url: str) -> None:
    """On PostgreSQL from two connections; on SQLite, which one process owns, from two askers of its thread."""
    if store_url.startswith("sqlite"):
        asyncio.run(_race_in_one_process(store_url))
        return
    stores = [open_store(store_url, power_safe=False) for _ in range(2)]
    won: list[list[bool]] = [[], []]

    def write(me: int) -> None:
        stores[me].open()
        won[me] = [stores[me].append([Row("a", n, bytes([me]))])[0] for n in range(200)]
        stores[me].close()

    threads = [threading.Thread(target=write, args=(me,)) for me in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [a + b for a, b in zip(*won, strict=True)] == [1] * 200
    reader = open_store(store_url, power_safe=False)
    reader.open()
    assert reader.read("a", -1) == [bytes([0 if first else 1]) for first in won[0]]
    reader.close()


async def _race_in_one_process(store_url: str) -> None:
    client = StoreClient(partial(open_store, store_url, False))
    await client.start()
    asked = [client.put(Row("a", n, bytes([me]))) for n in range(200) for me in range(2)]
    stored = await asyncio.gather(*asked)
    assert [stored[2 * n] + stored[2 * n + 1] for n in range(200)] == [1] * 200
    assert len(await client.call(Store.read, "a", -1)) == 200
    await client.stop()


def test_a_packs_files_are_kept_under_their_content(store: Store) -> None:
    assert store.get_pack("cafe") is None
    store.put_pack("cafe", b"files")
    store.put_pack("cafe", b"files")
    assert store.get_pack("cafe") == b"files"
    assert store.get_pack("other") is None


def test_a_secret_stays_what_it_first_was(store: Store) -> None:
    assert store.secret("tokens", b"first") == b"first"
    assert store.secret("tokens", b"second") == b"first"


def test_a_finished_table_waits_for_its_archive_until_it_has_one(store: Store) -> None:
    assert store.get_archive("a") is None
    store.mark_finished("a")
    assert store.unarchived() == ["a"]
    assert store.get_archive("a") is None
    store.put_archive("a", b"kept")
    store.mark_finished("a")
    assert store.unarchived() == []
    assert store.get_archive("a") == b"kept"


def test_a_game_that_ends_is_marked_with_its_last_record_and_only_if_that_was_stored(store: Store) -> None:
    """Whatever befalls the server right after it, the archive is not forgotten."""
    assert store.append([Row("a", 0, b"x"), Row("b", 0, b"x"), LastRow("a", 1, b"end")]) == [True] * 3
    assert store.unarchived() == ["a"]
    store.append([Row("b", 1, b"on")])
    assert store.append([LastRow("b", 1, b"end"), Row("c", 0, b"x")]) == [False, True]
    assert store.unarchived() == ["a"]
    store.put_archive("a", b"kept")
    store.append([LastRow("a", 1, b"end")])
    assert (store.unarchived(), store.get_archive("a")) == ([], b"kept")


def test_a_table_that_is_looked_after_is_marked_with_its_record_until_its_game_is_over(store: Store) -> None:
    assert store.append([Row("a", 0, b"x"), AttendedRow("b", 0, b"x"), AttendedRow("c", 0, b"x")]) == [True] * 3
    assert store.append([AttendedRow("a", 0, b"late"), LastRow("b", 1, b"end"), AttendedRow("c", 1, b"x")]) == [
        False,
        True,
        True,
    ]
    assert store.attended() == ["c"]


def test_a_second_server_is_kept_off_a_sqlite_file(tmp_path: Path) -> None:
    first, second = SqliteStore(f"{tmp_path}/h.db"), SqliteStore(f"{tmp_path}/h.db")
    first.open()
    with pytest.raises(StoreInUse, match=r"another server is using .*h\.db"):
        second.open()
    first.close()
    second.open()
    second.close()


def test_an_unknown_kind_of_store_is_refused_by_name() -> None:
    with pytest.raises(BadStore, match="mysql://x isn’t a store"):
        open_store("mysql://x", power_safe=False)


def test_processes_on_one_postgresql_hear_of_each_others_records_and_not_of_their_own(postgresql_url: str) -> None:
    heard: list[str] = []
    ours, theirs = PostgresStore(postgresql_url), PostgresStore(postgresql_url)
    ours.listen(heard.append)
    ours.open()
    theirs.open()
    ours.append([Row("a", 0, b"zero")])
    ours.hear()
    assert heard == []
    theirs.append([Row("a", 0, b"late"), Row("a", 1, b"one"), Row("b", 0, b"zero")])
    theirs.announce("here I am")
    while len(heard) < 2:
        assert select.select([ours], [], [], 10)[0], "nothing was heard"
        ours.hear()
    assert heard == ["records a 1 b 0", "here I am"]

    theirs._connected().execute("select pg_terminate_backend(%s)", (ours._pid,))
    assert select.select([ours], [], [], 10)[0]
    while heard[-1] != RESYNC:
        ours.hear()
    theirs.announce("are you there")
    ours.read("a", -1)  # news comes with any answer
    assert heard[-1] == "are you there"
    for store in (ours, theirs):
        store.close()


class Flaky(SqliteStore):
    """Fails for as long as there is a file of that name; its process dies of the table `deadly` and hangs on `endless`."""

    def append(self, rows: Sequence[Row]) -> list[bool]:
        if Path(f"{self._path}.full").exists():
            raise OSError("disk full")
        if any(row.table == "deadly" for row in rows):
            os._exit(1)
        if any(row.table == "endless" for row in rows):
            time.sleep(1000)
        return super().append(rows)


def open_flaky(path: str) -> Store:
    return Flaky(path)


def test_a_failing_store_fails_those_who_asked_and_goes_on(tmp_path: Path) -> None:
    async def script() -> None:
        client = StoreClient(partial(open_flaky, f"{tmp_path}/h.db"))
        await client.start()
        assert await client.put(Row("a", 0, b"zero"))
        full = tmp_path / "h.db.full"
        full.touch()
        with pytest.raises(StoreDown, match="disk full"):
            await client.put(Row("a", 1, b"one"))
        full.unlink()
        assert await client.put(Row("a", 1, b"one"))
        await client.stop()

    asyncio.run(script())


def test_a_store_whose_process_dies_is_started_again(tmp_path: Path) -> None:
    async def script() -> None:
        heard: list[str] = []
        client = StoreClient(partial(open_flaky, f"{tmp_path}/h.db"), heard.append)
        await client.start()
        assert await client.put(Row("a", 0, b"zero"))
        with pytest.raises(StoreDown, match="process has ended"):
            await client.put(Row("deadly", 0, b""))
        with pytest.raises(StoreDown, match="process is away"):
            await client.put(Row("a", 1, b"one"))
        await until(lambda: heard == [RESYNC], "the store is back")
        assert await client.put(Row("a", 1, b"one"))
        assert await client.call(Store.read, "a", -1) == [b"zero", b"one"]
        await client.stop()

    asyncio.run(script())


def test_what_was_asked_before_stopping_is_done(store_url: str) -> None:
    async def script() -> None:
        client = StoreClient(partial(open_store, store_url, False))
        await client.start()
        found: list[object] = []
        for n in range(1000):
            client.append(Row("a", n, b"x" * 1000), found.append)
        await client.stop()
        assert found == [True] * 1000

    asyncio.run(script())


def test_a_store_that_hangs_does_not_keep_a_server_from_stopping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("horae.server.store_client._LAST_CALL", 0.2)

    async def script() -> None:
        client = StoreClient(partial(open_flaky, f"{tmp_path}/h.db"))
        await client.start()
        found: list[object] = []
        client.append(Row("endless", 0, b""), found.append)
        await client.stop()
        assert [type(stored) for stored in found] == [StoreDown]

    asyncio.run(script())


def test_a_store_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    async def script() -> None:
        with pytest.raises(BadStore, match="mysql://x isn’t a store"):
            await StoreClient(partial(open_store, "mysql://x", False)).start()
        (tmp_path / "folder.db").mkdir()
        with pytest.raises(StoreDown, match="unable to open database file"):
            await StoreClient(partial(open_store, f"sqlite:///{tmp_path}/folder.db", False)).start()

    asyncio.run(script())


def test_sqlite_waits_for_the_disk_unless_told_otherwise(tmp_path: Path) -> None:
    assert Config().power_safe
    for power_safe, level in ((False, 1), (True, 2)):
        store = SqliteStore(f"{tmp_path}/{level}.db", power_safe)
        store.open()
        assert store._db.execute("pragma synchronous").fetchone() == (level,)
        assert store._db.execute("pragma journal_mode").fetchone() == ("wal",)
        assert store.survives_power_cut() is power_safe
        store.close()


def test_a_database_that_does_not_wait_for_the_disk_is_known_for_it(postgresql_url: str) -> None:
    store = PostgresStore(postgresql_url)
    store.open()
    store._connected().execute("set synchronous_commit = on")
    assert store.survives_power_cut() is (store._connected().execute("show fsync").fetchone() == ("on",))
    store._connected().execute("set synchronous_commit = off")
    assert not store.survives_power_cut()
    store.close()
