"""The embedded store: one SQLite file, used by one process at a time."""

from __future__ import annotations

import fcntl
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO

from horae.server.store import Row, StoreInUse

_SCHEMA = """
create table if not exists record (
    table_id text not null, n integer not null, body blob not null, primary key (table_id, n)
) without rowid;
create table if not exists archive (table_id text primary key, body blob);
create table if not exists pack (content text primary key, body blob not null);
create table if not exists secret (name text primary key, value blob not null);
"""

_PAGES_BETWEEN_CHECKPOINTS = 4000
"""A table that is being played changes the same page again and again: copied back more rarely, it is copied less."""


class SqliteStore:
    is_shared = False

    def __init__(self, path: str, power_safe: bool = False) -> None:
        self._path = path
        self._synchronous = "full" if power_safe else "normal"
        self._lock: IO[bytes] | None = None
        self._db: sqlite3.Connection

    def open(self) -> None:
        path = Path(self._path)
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("wb")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise StoreInUse(self._path) from None
        self._lock = lock
        self._db = sqlite3.connect(self._path, isolation_level=None)
        self._db.execute("pragma journal_mode=wal")
        self._db.execute(f"pragma wal_autocheckpoint={_PAGES_BETWEEN_CHECKPOINTS}")
        self._db.execute(f"pragma synchronous={self._synchronous}")
        self._db.executescript(_SCHEMA)

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """One statement, which is one transaction."""
        values = [value for row in rows for value in row]
        marks = ",".join(["(?,?,?)"] * len(rows))
        if self._db.execute(f"insert or ignore into record values {marks}", values).rowcount == len(rows):
            return [True] * len(rows)
        return [self._holds(row) for row in rows]

    def _holds(self, row: Row) -> bool:
        found = self._db.execute("select body from record where table_id = ? and n = ?", (row.table, row.n)).fetchone()
        return found is not None and found[0] == row.body

    def read(self, table: str, after: int) -> list[bytes]:
        found = self._db.execute("select body from record where table_id = ? and n > ? order by n", (table, after))
        return [body for (body,) in found]

    def mark_finished(self, table: str) -> None:
        self._db.execute("insert or ignore into archive values (?, null)", (table,))

    def unarchived(self) -> list[str]:
        return [table for (table,) in self._db.execute("select table_id from archive where body is null")]

    def put_archive(self, table: str, body: bytes) -> None:
        self._db.execute("insert or replace into archive values (?, ?)", (table, body))

    def get_archive(self, table: str) -> bytes | None:
        found = self._db.execute("select body from archive where table_id = ?", (table,)).fetchone()
        return None if found is None else found[0]

    def put_pack(self, content: str, body: bytes) -> None:
        self._db.execute("insert or ignore into pack values (?, ?)", (content, body))

    def get_pack(self, content: str) -> bytes | None:
        found = self._db.execute("select body from pack where content = ?", (content,)).fetchone()
        return None if found is None else found[0]

    def secret(self, name: str, fresh: bytes) -> bytes:
        self._db.execute("insert or ignore into secret values (?, ?)", (name, fresh))
        kept: bytes = self._db.execute("select value from secret where name = ?", (name,)).fetchone()[0]
        return kept

    def announce(self, message: str) -> None:
        """Nobody else uses the file; the same goes for the next three."""

    def listen(self, heard: Callable[[str], object]) -> None: ...

    def fileno(self) -> int:
        return -1

    def hear(self) -> None: ...

    def ping(self) -> None:
        self._db.execute("select 1").fetchone()

    def close(self) -> None:
        self._db.close()
        if self._lock is not None:
            self._lock.close()
