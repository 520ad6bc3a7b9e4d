"""The embedded store: one SQLite file, used by one process at a time."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

from horae.server.blocks import Block
from horae.server.outbox import Outbox
from horae.server.relations import RECORD, Kind, Value, schema
from horae.server.store import (
    CLOSED,
    STILL_ATTENDED,
    Intervention,
    Row,
    StoreDown,
    StoreInUse,
    Trouble,
    attended,
    ended,
)

_TYPES: dict[Kind, str] = {"text": "text", "number": "integer", "time": "integer", "blob": "blob"}
SCHEMA = (
    schema(_TYPES, {RECORD.name: " without rowid"})
    + f"""
create trigger if not exists closed_table before insert on record
when exists (select 1 from intervention where table_id = new.table_id and kind = '{CLOSED}')
begin select raise(ignore); end;
"""
)
"""Of a closed table no number can be had any more."""

_PAGES_BETWEEN_CHECKPOINTS = 4000
"""A table that is being played changes the same page again and again: copied back more rarely, it is copied less."""

_LEAST_ROOM = 16 << 20
"""Bytes on the disk below which somebody should hear of it: the next hours of play still fit."""
_TROUBLES: dict[int, Trouble] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "unwritable",
    sqlite3.SQLITE_READONLY: "unwritable",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


_UNREADABLE = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS}


def trouble_of(wrong: Exception) -> Trouble:
    code = getattr(wrong, "sqlite_errorcode", 0)
    return "damaged" if code in _UNREADABLE else _TROUBLES.get(code & 0xFF, "down")


def _private(path: Path) -> IO[bytes]:
    """Open a file that only its owner may read, and make it if there is none."""
    return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")


def _hand_over(path: Path) -> None:
    """What root makes in a folder of somebody else's is theirs: the service that lives there must be able to open it."""
    owner = path.parent.stat()
    if os.geteuid() == 0 and owner.st_uid != 0 and path.stat().st_uid != owner.st_uid:
        os.chown(path, owner.st_uid, owner.st_gid)


def _keep_private(path: Path) -> None:
    """The file holds the secret of every seat: it is its owner's only. What SQLite lays beside it takes after it."""
    with suppress(IsADirectoryError):  # SQLite has better words for that
        _private(path).close()
        _hand_over(path)
    for part in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with suppress(FileNotFoundError, PermissionError):
            if part.is_file():
                part.chmod(0o600)


class SqliteStore(Outbox):
    is_shared = False

    def __init__(self, path: str, power_safe: bool = False) -> None:
        self._path = path
        self._synchronous = "full" if power_safe else "normal"
        self._lock: IO[bytes] | None = None
        self._db: sqlite3.Connection

    def open(self) -> None:
        path = Path(self._path)
        path.parent.mkdir(parents=True, exist_ok=True)
        lock_path = path.with_name(path.name + ".lock")
        lock = _private(lock_path)
        _hand_over(lock_path)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise StoreInUse(self._path) from None
        self._lock = lock
        _keep_private(path)
        self._db = sqlite3.connect(self._path, isolation_level=None)
        self._db.execute("pragma journal_mode=wal")
        self._db.execute(f"pragma wal_autocheckpoint={_PAGES_BETWEEN_CHECKPOINTS}")
        self._db.execute(f"pragma synchronous={self._synchronous}")
        self._db.execute("pragma fullfsync=on")  # macOS: through the disk's own memory, too; nothing elsewhere
        self._db.executescript(SCHEMA)

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """One statement, which is one transaction, unless a table is marked by it."""
        last, looked_after = ended(rows), attended(rows)
        if not (last or looked_after):
            return self._insert(rows)
        self._db.execute("begin immediate")
        try:
            stored = self._insert(rows)
            stands = "from record where table_id = ? and n = ? and body = ?"
            self._db.executemany(f"insert or ignore into archive select table_id, null {stands}", last)
            self._db.executemany(f"insert or ignore into attended select table_id {stands}", looked_after)
            self._db.execute("commit")
        finally:
            if self._db.in_transaction:
                self._db.execute("rollback")
        return stored

    def _insert(self, rows: Sequence[Row]) -> list[bool]:
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

    def attended(self) -> list[str]:
        return [table for (table,) in self._db.execute(STILL_ATTENDED)]

    def _run(self, query: str, values: tuple[Value, ...]) -> sqlite3.Cursor:
        return self._db.execute(query, values)

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

    def append_identity(self, identity: str, n: int, body: bytes) -> bool:
        before = "? = 0 or exists (select 1 from identity where identity = ? and n = ?)"
        query = f"insert or ignore into identity select ?, ?, ? where {before}"
        return self._db.execute(query, (identity, n, body, n, identity, n - 1)).rowcount == 1

    def read_identity(self, identity: str, first: int) -> list[bytes]:
        query = "select body from identity where identity = ? and n >= ? order by n"
        return [body for (body,) in self._db.execute(query, (identity, first))]

    def announce(self, message: str) -> None:
        """Nobody else uses the file; the same goes for the next three."""

    def listen(self, heard: Callable[[str], object]) -> None: ...

    def fileno(self) -> int:
        return -1

    def hear(self) -> None: ...

    def interventions(self) -> list[Intervention]:
        return [Intervention(*row) for row in self._db.execute("select table_id, kind, at from intervention")]

    def survives_power_cut(self) -> bool:
        return self._synchronous == "full"

    def blocks(self) -> list[Block]:
        return [Block(*row) for row in self._db.execute("select network, at, ends from blocked")]

    def ping(self) -> None:
        folder = os.statvfs(Path(self._path).parent)
        if folder.f_bavail * folder.f_frsize < _LEAST_ROOM:
            raise StoreDown(f"less than {_LEAST_ROOM >> 20} MiB are left on the disk", "full")
        self._db.execute("insert or replace into pulse values (1, ?)", (time.time_ns() // 1_000_000,))

    def trouble(self, wrong: Exception) -> Trouble:
        return trouble_of(wrong)

    def close(self) -> None:
        self._db.close()
        if self._lock is not None:
            self._lock.close()
