"""The shared store: one PostgreSQL database under any number of server processes.

They hear of each other by LISTEN and NOTIFY.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

from horae.core.speech import Fault, Phrase
from horae.server.store import RESYNC, Row

try:
    import psycopg
except ImportError:
    raise Fault(Phrase("server-needs-psycopg")) from None

_CHANNEL = "horae"
_SCHEMA = """
create table if not exists record (
    table_id text not null, n integer not null, body bytea not null, primary key (table_id, n)
);
create table if not exists archive (table_id text primary key, body bytea);
create table if not exists pack (content text primary key, body bytea not null);
create table if not exists secret (name text primary key, value bytea not null);
"""
_SCHEMA_LOCK = 0x486F726165
_APPEND = """
with put as (
    insert into record select * from unnest(%s::text[], %s::integer[], %s::bytea[])
    on conflict do nothing returning table_id, n
)
select table_id, n from put
union all
select pg_notify('horae', 'records ' || string_agg(table_id || ' ' || n, ' '))::text, -1 from put having count(*) > 0
"""
"""One message for all: at most 8000 bytes, which is more than the most rows that come at once need."""


class PostgresStore:
    """One connection writes and listens, so that a process's own news comes back with the answer and wakes nobody."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._db: psycopg.Connection[Any] | None = None
        self._pid: int | None = None
        self._heard: Callable[[str], object] = lambda message: None

    def open(self) -> None:
        db = self._connected()
        with db.transaction():
            # Two processes that start at once would otherwise race to create the same tables.
            db.execute("select pg_advisory_xact_lock(%s)", (_SCHEMA_LOCK,))
            db.execute(_SCHEMA)

    def _connected(self) -> psycopg.Connection[Any]:
        db = self._db
        if db is None or db.closed or db.broken:
            db = psycopg.connect(self._url, autocommit=True)
            db.add_notify_handler(lambda note: self._notified(note.pid, note.payload))
            db.execute(f"listen {_CHANNEL}")
            self._db = db
            if self._pid is not None:
                self._heard(RESYNC)  # news may have been missed
            self._pid = db.info.backend_pid
        return db

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """The arrays are written out here: table ids, numbers and hexadecimal need no quoting, and the driver, which cannot
        know that, takes ten times as long."""
        tables = "{" + ",".join([row.table for row in rows]) + "}"
        numbers = "{" + ",".join([str(row.n) for row in rows]) + "}"
        bodies = "{" + ",".join(['"\\\\x' + row.body.hex() + '"' for row in rows]) + "}"
        stored = set(self._connected().execute(_APPEND, (tables, numbers, bodies)))
        return [(row.table, row.n) in stored for row in rows]

    def read(self, table: str, after: int) -> list[bytes]:
        query = "select body from record where table_id = %s and n > %s order by n"
        return [bytes(body) for (body,) in self._connected().execute(query, (table, after))]

    def mark_finished(self, table: str) -> None:
        self._connected().execute("insert into archive values (%s, null) on conflict do nothing", (table,))

    def unarchived(self) -> list[str]:
        return [table for (table,) in self._connected().execute("select table_id from archive where body is null")]

    def put_archive(self, table: str, body: bytes) -> None:
        query = "insert into archive values (%s, %s) on conflict (table_id) do update set body = excluded.body"
        self._connected().execute(query, (table, body))

    def get_archive(self, table: str) -> bytes | None:
        found = self._connected().execute("select body from archive where table_id = %s", (table,)).fetchone()
        return None if found is None or found[0] is None else bytes(found[0])

    def put_pack(self, content: str, body: bytes) -> None:
        self._connected().execute("insert into pack values (%s, %s) on conflict do nothing", (content, body))

    def get_pack(self, content: str) -> bytes | None:
        found = self._connected().execute("select body from pack where content = %s", (content,)).fetchone()
        return None if found is None else bytes(found[0])

    def secret(self, name: str, fresh: bytes) -> bytes:
        db = self._connected()
        db.execute("insert into secret values (%s, %s) on conflict do nothing", (name, fresh))
        found = db.execute("select value from secret where name = %s", (name,)).fetchone()
        assert found is not None
        return bytes(found[0])

    def announce(self, message: str) -> None:
        self._connected().execute("select pg_notify(%s, %s)", (_CHANNEL, message))

    def ping(self) -> None:
        self._connected().execute("select 1")

    def listen(self, heard: Callable[[str], object]) -> None:
        self._heard = heard

    def fileno(self) -> int:
        return -1 if self._db is None or self._db.closed else self._db.fileno()

    def hear(self) -> None:
        try:
            line = self._connected().pgconn
            line.consume_input()
            while note := line.notifies():
                self._notified(note.be_pid, note.extra.decode())
        except psycopg.Error:
            if self._db is not None:
                with contextlib.suppress(psycopg.Error):
                    self._db.close()

    def _notified(self, pid: int, message: str) -> None:
        if pid != self._pid:
            self._heard(message)

    def close(self) -> None:
        if self._db is not None:
            self._db.close()
