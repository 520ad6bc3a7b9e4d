"""Faults of the store are to be seen: in /health without telling strangers where it is, and in the log."""

from __future__ import annotations

import os
import re
import resource
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from horae.server import sqlite
from horae.server.sqlite import SqliteStore
from horae.server.store import Row, StoreDown, without_password
from horae.server.store_process import _append, _do
from horae.testkit.client import Client, Json, ask, open_table
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import wait_until

Serve = Callable[..., ServerProcess]


def health(server: ServerProcess, language: str = "en") -> tuple[int, Json]:
    status, _, body = ask(server.url, "GET", f"/health?language={language}")
    return status, msgspec.json.decode(body)


def until(server: ServerProcess, trouble: str | None) -> Json:
    found: list[tuple[int, Json]] = []

    def is_said() -> bool:
        found.append(health(server))
        return found[-1][1].get("trouble") == trouble

    wait_until(is_said, f"health says {trouble}")
    status, body = found[-1]
    assert status == (200 if trouble is None else 503)
    return body


@pytest.mark.anyio
async def test_a_disk_that_takes_no_more_is_said_and_gets_well(serve: Serve, tmp_path: Path) -> None:
    """A file size limit on the store's process is what a full disk looks like to it."""
    server = serve(log_form="json")
    until(server, None)
    made = await open_table(server.url)
    store = server.store_process()
    was = resource.prlimit(store, resource.RLIMIT_FSIZE)
    resource.prlimit(store, resource.RLIMIT_FSIZE, (0, was[1]))
    async with Client(server.url, made["table"], made["token"]) as ana:
        refused = await ana.request("say", text="lost?")
        assert (refused["type"], refused["code"]) == ("refused", "busy")
        body = until(server, "unwritable")
        assert body["why"] == "this server’s store can’t be written to"
        assert health(server, "es")[1]["why"] == "no se puede escribir en el almacén de este servidor"
        assert "horae_store_ok 0.0" in server.metrics()
        assert ask(server.url, "POST", "/api/tables", {"game": "shipwreck", "name": "B"})[0] == 503
        resource.prlimit(store, resource.RLIMIT_FSIZE, was)
        until(server, None)
        assert (await ana.request("say", text="kept"))["type"] == "update"
    lines = [msgspec.json.decode(line) for line in server.log_text().splitlines()]
    told = [line for line in lines if line.get("trouble") == "unwritable"]
    assert len(told) == 1, "once, not every second"
    assert told[0]["level"] == "error"
    assert "the store is well again" in [line["message"] for line in lines[lines.index(told[0]) :]]


def test_a_store_that_hangs_is_slow_and_then_down(serve: Serve) -> None:
    server = serve()
    until(server, None)
    os.kill(server.store_process(), signal.SIGSTOP)
    try:
        until(server, "down")
    finally:
        os.kill(server.store_process(), signal.SIGCONT)
    until(server, None)
    said = [line for line in server.log_text().splitlines() if "the store is not well" in line]
    kinds = [found[1] for line in said if (found := re.search(r"not well \((\w+)\)", line))]
    assert kinds[kinds.index("down") - 1] == "slow"


def test_a_database_that_goes_is_said_without_its_address(serve: Serve, postgresql_url: str) -> None:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict

    server = serve(postgresql_url)
    until(server, None)
    details = conninfo_to_dict(postgresql_url)
    name, host = str(details["dbname"]), str(details["host"])
    admin = postgresql_url.replace(name, "postgres")
    with psycopg.connect(admin, autocommit=True) as db:
        db.execute(f"alter database {name} allow_connections false")
        db.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", (name,))
        until(server, "down")
        for path in ("/health", "/api/tables/AAAAAAAAAAAAAAAAAAAA"):
            status, _, body = ask(server.url, "GET", path)
            assert status == 503
            assert name.encode() not in body
            assert host.encode() not in body
        wait_until(
            lambda: name in server.log_text(), "the reason for which nobody is let in, after the one for the broken line"
        )
        db.execute(f"alter database {name} allow_connections true")
    until(server, None)


def test_no_room_is_told_before_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(f"{tmp_path}/h.db")
    store.open()
    store.ping()
    monkeypatch.setattr(sqlite, "_LEAST_ROOM", 1 << 60)
    is_well, down = _do(store, "ping", ())
    assert not is_well
    assert isinstance(down, StoreDown)
    assert down.trouble == "full"
    store.close()


def test_a_full_database_is_told_from_one_that_is_away(tmp_path: Path) -> None:
    store = SqliteStore(f"{tmp_path}/h.db")
    store.open()
    store._db.execute("pragma max_page_count=1")
    [(_, [down])] = _append(store, [[Row("a", 0, b"x" * 100_000)]])
    assert isinstance(down, StoreDown)
    assert down.trouble == "full"
    assert store.trouble(sqlite3.OperationalError("something")) == "down"
    store.close()


def test_the_database_is_its_owners_only(tmp_path: Path) -> None:
    path = tmp_path / "h.db"
    path.touch(0o644)
    store = SqliteStore(str(path))
    store.open()
    store.append([Row("a", 0, b"x")])
    assert {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == dict.fromkeys(
        ("h.db", "h.db-wal", "h.db-shm", "h.db.lock"), 0o600
    )
    store.close()


def test_a_stores_url_is_shown_without_its_password() -> None:
    assert without_password("mysql://me:secret@host/x") == "mysql://…@host/x"
    assert without_password("sqlite:///horae.db") == "sqlite:///horae.db"


@pytest.mark.anyio
async def test_a_damaged_table_is_said_counted_and_logged_and_the_others_go_on(serve: Serve, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/damaged.db"
    first = serve(store)
    spoiled, whole = await open_table(first.url), await open_table(first.url)
    first.__exit__(None, None, None)
    with sqlite3.connect(tmp_path / "damaged.db") as db:
        db.execute("update record set body = x'00ff' where table_id = ?", (spoiled["table"],))
    db.close()
    server = serve(store, log_form="json")
    assert "degraded" not in health(server)[1]
    for _ in range(2):
        answer = await Client(server.url, spoiled["table"], spoiled["token"]).connect()
        assert (answer["type"], answer["code"]) == ("error", "cannot-resume")
    status, body = health(server, "es")
    assert (status, body["ok"], body["degraded"]) == (200, True, "damaged")
    assert body["why"].startswith("algunas de las mesas")
    assert spoiled["table"] not in str(body)
    assert "horae_damaged_tables 1.0" in server.metrics()
    assert server.log_text().count("is damaged") == 1
    async with Client(server.url, whole["table"], whole["token"]) as ana:
        assert (await ana.request("say", text="hola"))["type"] == "update"


def test_spoiled_pages_of_a_database_are_damage_and_no_pause(tmp_path: Path) -> None:
    """Whoever waits for the store to come back would wait for ever."""
    path = tmp_path / "pages.db"
    store = SqliteStore(str(path))
    store.open()
    store.append([Row("T", n, b"x" * 400) for n in range(200)])
    store.close()
    with path.open("r+b") as file:
        for page in range(10, path.stat().st_size // 4096):
            file.seek(page * 4096)
            file.write(b"\xaa" * 4096)
    store = SqliteStore(str(path))
    store.open()
    well, found = _do(store, "read", ("T", -1))
    assert (well, found.trouble) == (False, "damaged")
    store.close()
