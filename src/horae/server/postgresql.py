"""The shared store: one PostgreSQL database under any number of server processes.

They hear of each other by LISTEN and NOTIFY.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any

from horae.core.speech import Fault, Phrase
from horae.server.blocks import Block
from horae.server.outbox import Outbox
from horae.server.relations import Kind, Value, schema
from horae.server.store import CLOSED, RESYNC, STILL_ATTENDED, Intervention, Row, StoreInUse, Trouble, attended, ended

try:
    import psycopg
except ImportError:
    raise Fault(Phrase("server-needs-psycopg")) from None

_CHANNEL = "horae"
_TYPES: dict[Kind, str] = {"text": "text", "number": "integer", "time": "bigint", "blob": "bytea"}
_SCHEMA = schema(_TYPES)
_SCHEMA_LOCK = 0x486F726165
SERVERS_LOCK = 0x486F726166
"""Shared by all servers that use the database, and held alone by whoever fills it."""
_PUT = f"""
with put as (
    insert into record select * from unnest(%s::text[], %s::integer[], %s::bytea[]) as new(table_id, n, body)
    where not exists (select from intervention where table_id = new.table_id and kind = '{CLOSED}')
    on conflict do nothing returning table_id, n
)"""
_MARK = """, {name} as (
    insert into {relation} from put where (table_id, n) in (select * from unnest(%s::text[], %s::integer[]))
    on conflict do nothing
)"""
_MARK_ENDED = _MARK.format(name="ended", relation="archive select table_id, null")
_MARK_ATTENDED = _MARK.format(name="looked_after", relation="attended select table_id")
_TELL = """
select table_id, n from put
union all
select pg_notify('horae', 'records ' || string_agg(table_id || ' ' || n, ' '))::text, -1 from put having count(*) > 0
"""
"""One message for all: at most 8000 bytes, which is more than the most rows that come at once need."""


_TROUBLES: tuple[tuple[tuple[type[Exception], ...], Trouble], ...] = (
    ((psycopg.errors.DiskFull,), "full"),
    ((psycopg.errors.ReadOnlySqlTransaction, psycopg.errors.IoError), "unwritable"),
    ((psycopg.errors.DataCorrupted, psycopg.errors.IndexCorrupted, psycopg.errors.InternalError_), "damaged"),
)


def trouble_of(wrong: Exception) -> Trouble:
    return next((trouble for kinds, trouble in _TROUBLES if isinstance(wrong, kinds)), "down")


def make_schema(db: psycopg.Connection[Any]) -> None:
    """Create whatever relations are missing."""
    with db.transaction():
        # Two processes that start at once would otherwise race to create the same ones.
        db.execute("select pg_advisory_xact_lock(%s)", (_SCHEMA_LOCK,))
        db.execute(_SCHEMA)


class PostgresStore(Outbox):
    """One connection writes and listens, so that a process's own news comes back with the answer and wakes nobody."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._db: psycopg.Connection[Any] | None = None
        self._pid: int | None = None
        self._heard: Callable[[str], object] = lambda message: None

    def open(self) -> None:
        make_schema(self._connected())

    def _connected(self) -> psycopg.Connection[Any]:
        db = self._db
        if db is None or db.closed or db.broken:
            db = psycopg.connect(self._url, autocommit=True)
            if db.execute("select pg_try_advisory_lock_shared(%s)", (SERVERS_LOCK,)).fetchone() != (True,):
                name = db.info.dbname
                db.close()
                raise StoreInUse(name)
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
        query, values = _PUT, [tables, numbers, bodies]
        for mark, marked in ((_MARK_ENDED, ended(rows)), (_MARK_ATTENDED, attended(rows))):
            if marked:
                query += mark
                values += ["{" + ",".join([str(value) for value in each]) + "}" for each in list(zip(*marked, strict=True))[:2]]
        stored = set(self._connected().execute(query + _TELL, values))
        return [(row.table, row.n) in stored for row in rows]

    def read(self, table: str, after: int) -> list[bytes]:
        query = "select body from record where table_id = %s and n > %s order by n"
        return [bytes(body) for (body,) in self._connected().execute(query, (table, after))]

    def mark_finished(self, table: str) -> None:
        self._connected().execute("insert into archive values (%s, null) on conflict do nothing", (table,))

    def unarchived(self) -> list[str]:
        return [table for (table,) in self._connected().execute("select table_id from archive where body is null")]

    def attended(self) -> list[str]:
        return [table for (table,) in self._connected().execute(STILL_ATTENDED)]

    def _run(self, query: str, values: tuple[Value, ...]) -> psycopg.Cursor[Any]:
        return self._connected().execute(query.replace("?", "%s"), values)

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

    def append_identity(self, identity: str, n: int, body: bytes) -> bool:
        """The record before is held fast meanwhile: who erases the identity does so before or after this."""
        before = "%s = 0 or exists (select 1 from identity where identity = %s and n = %s for share)"
        query = f"insert into identity select %s, %s, %s where {before} on conflict do nothing"
        return self._connected().execute(query, (identity, n, body, n, identity, n - 1)).rowcount == 1

    def read_identity(self, identity: str, first: int) -> list[bytes]:
        query = "select body from identity where identity = %s and n >= %s order by n"
        return [bytes(body) for (body,) in self._connected().execute(query, (identity, first))]

    def announce(self, message: str) -> None:
        self._connected().execute("select pg_notify(%s, %s)", (_CHANNEL, message))

    def interventions(self) -> list[Intervention]:
        return [Intervention(*row) for row in self._connected().execute("select table_id, kind, at from intervention")]

    def survives_power_cut(self) -> bool:
        query = "select current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off'"
        (holds,) = self._connected().execute(query).fetchone() or (False,)
        return bool(holds)

    def blocks(self) -> list[Block]:
        return [Block(*row) for row in self._connected().execute("select network, at, ends from blocked")]

    def ping(self) -> None:
        query = "insert into pulse values (1, %s) on conflict (id) do update set at = excluded.at"
        self._connected().execute(query, (time.time_ns() // 1_000_000,))

    def trouble(self, wrong: Exception) -> Trouble:
        return trouble_of(wrong)

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
        except (psycopg.Error, StoreInUse):
            if self._db is not None:
                with contextlib.suppress(psycopg.Error):
                    self._db.close()

    def _notified(self, pid: int, message: str) -> None:
        if pid != self._pid:
            self._heard(message)

    def close(self) -> None:
        """The lock is given back first: the database ends a line only some time after it was let go of."""
        if self._db is not None:
            with contextlib.suppress(psycopg.Error):
                self._db.execute("select pg_advisory_unlock_all()")
            self._db.close()
