"""The operator's way into a store, beside the servers that may be using it: everything as it stood at one moment, filling
an empty store, closing and erasing tables.
"""

from __future__ import annotations

import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from itertools import groupby, product
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple, Self
from urllib.parse import quote

from horae.core.speech import Fault, Phrase
from horae.server.blocks import Block
from horae.server.relations import (
    ARCHIVE,
    ATTENDED,
    BLOCKED,
    IDENTITY,
    INTERVENTION,
    KEPT,
    LIVED,
    NOTICE,
    QUIET,
    RECORD,
    WISH,
    Relation,
    Value,
)
from horae.server.sqlite import SCHEMA, SqliteStore, trouble_of
from horae.server.store import CHANGED, CLOSED, Row, StoreDown, Trouble, split_url

_PATIENCE = 10.0
"""Seconds that a write waits for a server's."""
_LETTERS = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
"""Of which tables' names and hashes are made, in order."""
_LAST = "\U0010ffff"
_AT_ONCE = 200
"""Records that are rewritten in one transaction, for which servers' own wait."""
_OF_TABLE = (RECORD, ATTENDED, WISH, NOTICE)
"""What goes with a table, besides its archive."""
_PAUSE = 4.0
"""How much longer than the work itself a pause in it is."""


class StoredRow(NamedTuple):
    relation: Relation
    values: tuple[Value, ...]


class Unreadable(NamedTuple):
    """A part of a relation of which nobody can say what lies there."""

    where: str
    why: str


class NoStore(Fault):
    def __init__(self, path: str) -> None:
        super().__init__(Phrase("server-no-store", {"file": path}))


class NotEmpty(Fault):
    """Filling the store would lose what is in it."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-store-not-empty"))


class Desk(ABC):
    """Use it in a `with` block. What the database's driver raises comes out as StoreDown."""

    driver_fault: type[Exception]

    @abstractmethod
    def __enter__(self) -> Self: ...

    @abstractmethod
    def __exit__(self, *raised: object) -> None: ...

    @abstractmethod
    def _execute(self, query: str, values: tuple[Value, ...] = ()) -> Any: ...

    @abstractmethod
    def _has(self, relation: Relation) -> bool: ...

    @abstractmethod
    def _snapshot(self) -> AbstractContextManager[None]:
        """While it lasts, everything reads as it stood at its first reading."""

    @abstractmethod
    def _stream(self, query: str) -> Iterator[tuple[Any, ...]]: ...

    @abstractmethod
    def _trouble(self, wrong: Exception) -> Trouble: ...

    last_records_query: str
    """The last record of every table, with its number."""

    @abstractmethod
    def _writing(self) -> AbstractContextManager[None]:
        """A transaction in which nobody else appends records, with every relation there."""

    @abstractmethod
    def _insert(self, relation: Relation, rows: Iterable[tuple[Value, ...]]) -> None: ...

    # --- reading ---

    def rows(self, relations: Iterable[Relation] = KEPT) -> Iterator[StoredRow]:
        """All of these relations, one after the other, each in the order of its key, as they were at one moment."""
        with self._faults(), self._snapshot():
            for relation in relations:
                if self._has(relation):
                    names = ", ".join(column.name for column in relation.columns)
                    for values in self._stream(f"select {names} from {relation.name} order by {', '.join(relation.key)}"):
                        yield StoredRow(relation, values)

    def records(self, table: str) -> list[Row]:
        with self._faults():
            query = "select table_id, n, body from record where table_id = ? order by n"
            return [Row(*row) for row in self._execute(query, (table,)).fetchall()]

    def last_records(self) -> list[Row]:
        """The last record of every table."""
        with self._faults(), self._snapshot():
            return [Row(*row) for row in self._stream(self.last_records_query)]

    def identity(self, identity: str) -> list[bytes]:
        """An identity's records."""
        with self._faults():
            if not self._has(IDENTITY):
                return []
            query = "select body from identity where identity = ? order by n"
            return [bytes(body) for (body,) in self._execute(query, (identity,)).fetchall()]

    # --- looking for damage ---

    @abstractmethod
    def own_check(self, deeply: bool) -> Iterator[str]:
        """What the database finds wrong with itself, in its own words."""

    @abstractmethod
    def _keys(self, relation: Relation) -> Iterator[str | Unreadable]: ...

    def keys(self, relation: Relation) -> Iterator[str | Unreadable]:
        """What a relation has something about, each once; where it cannot be read, the search goes on behind that."""
        with self._faults():
            if self._has(relation):
                yield from self._keys(relation)

    def value(self, relation: Relation, key: str) -> bytes | None:
        """The last column of the row with this key, if there is one."""
        with self._faults():
            query = f"select {relation.columns[-1].name} from {relation.name} where {relation.key[0]} = ?"
            found = self._execute(query, (key,)).fetchone()
            return None if found is None or found[0] is None else bytes(found[0])

    # --- more reading ---

    def tables_in(self, relation: Relation, kind: str | None = None) -> list[str]:
        """The tables that a relation has something about (of one kind)."""
        with self._faults():
            if not self._has(relation):
                return []
            where, values = ("", ()) if kind is None else (" where kind = ?", (kind,))
            return [table for (table,) in self._execute(f"select table_id from {relation.name}{where}", values).fetchall()]

    # --- writing ---

    def fill(self, rows: Iterable[StoredRow], replace: bool) -> None:
        """All of it or, if something is wrong, nothing. Raises NotEmpty, unless what is there is to be replaced."""
        with self._faults(), self._writing():
            for relation in KEPT:
                if replace:
                    self._execute(f"delete from {relation.name}")
                elif self._execute(f"select 1 from {relation.name} limit 1").fetchone() is not None:
                    raise NotEmpty
            for relation, part in groupby(rows, itemgetter(0)):
                self._insert(relation, (row.values for row in part))

    def close_table(self, table: str) -> None:
        """Nothing can be recorded at it from now on."""
        with self._faults(), self._writing():
            self._intervene(table, CLOSED)

    def erase_table(self, table: str) -> None:
        """Only its id stays, so that a server that still has the table in memory records nothing of it."""
        with self._faults():
            with self._writing():
                for relation in (ARCHIVE, *_OF_TABLE):
                    self._execute(f"delete from {relation.name} where table_id = ?", (table,))
                self._intervene(table, CLOSED)
            self._clean_up()

    def erase_identity(self, identity: str) -> None:
        with self._faults():
            with self._writing():
                self._execute("delete from identity where identity = ?", (identity,))
            self._clean_up()

    def forget(self, tables: Sequence[Row]) -> int:
        """Erase these tables, each known by its last record and only if nothing was recorded since; how many. One at a time,
        and with pauses, because nobody can record anything meanwhile."""
        forgotten = 0
        with self._faults():
            for row in tables:
                since = time.monotonic()
                with self._writing():
                    forgotten += self._forget(row)
                time.sleep(_PAUSE * (time.monotonic() - since))
            self._clean_up()
        return forgotten

    def _forget(self, row: Row) -> bool:
        if self._execute("select max(n) from record where table_id = ?", (row.table,)).fetchone() != (row.n,):
            return False
        for relation in _OF_TABLE:
            self._execute(f"delete from {relation.name} where table_id = ?", (row.table,))
        self._intervene(row.table, CLOSED)
        return True

    def drop_wishes(self, table: str, beginning: str) -> None:
        """Nobody is told any more whose wishes about the table have names that begin so."""
        with self._faults(), self._writing():
            for relation in (WISH, NOTICE):
                self._execute(f"delete from {relation.name} where table_id = ? and name like ?", (table, f"{beginning}%"))

    def prune_interventions(self, before: int) -> None:
        """Drop what every server has long heard of, but for tables that were closed and are still there."""
        with self._faults(), self._writing():
            there = "exists (select 1 from record where record.table_id = intervention.table_id)"
            self._execute(f"delete from intervention where at < ? and not (kind = '{CLOSED}' and {there})", (before,))

    def live_on(self, now: int, most: int) -> tuple[int, bool]:
        """Put the store's own clock on, by what the machine's says and no more than `most`; where it stands, in ms, and whether
        the two agree."""
        with self._faults(), self._writing():
            ms, at = self._execute(f"select ms, at from {LIVED.name}").fetchone() or (0, now)
            passed = min(max(now - at, 0), most)
            self._execute(f"delete from {LIVED.name}")
            self._insert(LIVED, [(1, ms + passed, now)])
        return ms + passed, passed == now - at

    def note_quiet(self, last: Iterable[Row], lived: int) -> dict[str, int]:
        """Since when each of these tables has been seen with its last record for its last. Of all others nothing is kept."""
        now = {row.table: row.n for row in last}
        with self._faults(), self._writing():
            noted = {
                table: (n, at) for table, n, at in self._execute(f"select table_id, n, since from {QUIET.name}").fetchall()
            }
            since = {table: noted[table][1] if noted.get(table, (-1,))[0] == n else lived for table, n in now.items()}
            for table in noted:
                if since.get(table) != noted[table][1]:
                    self._execute(f"delete from {QUIET.name} where table_id = ?", (table,))
            fresh = [table for table in now if since[table] != noted.get(table, (-1, None))[1]]
            self._insert(QUIET, ((table, now[table], since[table]) for table in fresh))
        return since

    def blocks(self) -> list[Block]:
        """From where nobody is let in, those of longest ago first."""
        with self._faults():
            if not self._has(BLOCKED):
                return []
            return [
                Block(*row) for row in self._execute("select network, at, ends from blocked order by at, network").fetchall()
            ]

    def block(self, block: Block) -> None:
        """In the place of what was said of the same network before; what has ended is forgotten."""
        with self._faults(), self._writing():
            self._execute("delete from blocked where network = ? or (ends > 0 and ends <= ?)", (block.network, block.at))
            self._insert(BLOCKED, [block])

    def unblock(self, network: str) -> bool:
        """Whether it was blocked."""
        with self._faults(), self._writing():
            return bool(self._execute("delete from blocked where network = ?", (network,)).rowcount)

    def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Records with other content. The archive, which tells the same, is to be made anew. A few at a time and
        with pauses, so that nobody who plays waits for all of it; the word of it goes with the last."""
        numbers = list(bodies)
        with self._faults():
            for first in range(0, len(numbers), _AT_ONCE):
                since = time.monotonic()
                with self._writing():
                    for n in numbers[first : first + _AT_ONCE]:
                        self._execute("update record set body = ? where table_id = ? and n = ?", (bodies[n], table, n))
                    if first + _AT_ONCE >= len(numbers):
                        self._execute("update archive set body = null where table_id = ?", (table,))
                        self._intervene(table, CHANGED)
                time.sleep(_PAUSE * (time.monotonic() - since))
            self._clean_up()

    def _intervene(self, table: str, kind: str) -> None:
        self._execute(f"delete from {INTERVENTION.name} where table_id = ? and kind = ?", (table, kind))
        self._insert(INTERVENTION, [(table, kind, time.time_ns() // 1_000_000)])

    def _clean_up(self) -> None:
        """Leave nothing of what was erased lying in the database's files, where that is in our hands."""

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except self.driver_fault as wrong:
            raise StoreDown(str(wrong), self._trouble(wrong)) from None


class SqliteDesk(Desk):
    """A connection of its own beside the server's: in SQLite's write-ahead mode readers see one moment and stop nobody."""

    driver_fault = sqlite3.Error
    last_records_query = "select table_id, max(n), body from record group by table_id"  # the body is that of the largest

    def __init__(self, path: str, alone: bool) -> None:
        self._path = path
        self._owner = SqliteStore(path) if alone else None
        self._db: sqlite3.Connection

    def __enter__(self) -> Self:
        with self._faults():
            if self._owner is not None:
                self._owner.open()
            elif not Path(self._path).is_file():
                raise NoStore(self._path)
            self._db = sqlite3.connect(f"file:{quote(self._path)}?mode=rw", uri=True, isolation_level=None, timeout=_PATIENCE)
            if not self._has(RECORD):
                self._db.close()
                raise NoStore(self._path)
        return self

    def __exit__(self, *raised: object) -> None:
        self._db.close()
        if self._owner is not None:
            self._owner.close()

    def _execute(self, query: str, values: tuple[Value, ...] = ()) -> Any:
        return self._db.execute(query, values)

    def _has(self, relation: Relation) -> bool:
        query = "select 1 from sqlite_master where type = 'table' and name = ?"
        return self._execute(query, (relation.name,)).fetchone() is not None

    @contextmanager
    def _snapshot(self) -> Iterator[None]:
        self._db.execute("begin")
        try:
            yield
        finally:
            self._db.execute("rollback")

    def _trouble(self, wrong: Exception) -> Trouble:
        return trouble_of(wrong)

    def own_check(self, deeply: bool) -> Iterator[str]:
        try:
            for (said,) in self._db.execute(f"pragma {'integrity' if deeply else 'quick'}_check"):
                if said != "ok":
                    yield said
        except sqlite3.DatabaseError as wrong:
            if trouble_of(wrong) != "damaged":
                raise
            yield str(wrong)

    def _keys(self, relation: Relation) -> Iterator[str | Unreadable]:
        """From one to the next, by the index: a page that is spoiled is met only by what lies on it."""
        last = ""
        while True:
            try:
                found = self._next_key(relation, ">", last)
            except sqlite3.DatabaseError as wrong:
                if trouble_of(wrong) != "damaged":
                    raise
                found = self._key_behind_damage(relation, last)
                yield Unreadable(f"{last}…{found or ''}", str(wrong))
                yield from self._keys_between(relation, last, found or _LAST)
            if found is None:
                return
            yield found
            last = found

    def _next_key(self, relation: Relation, beyond: str, last: str) -> str | None:
        key = relation.key[0]
        query = f"select {key} from {relation.name} where {key} {beyond} ? order by {key} limit 1"
        found = self._db.execute(query, (last,)).fetchone()
        return None if found is None else found[0]

    def _keys_between(self, relation: Relation, first: str, last: str) -> list[str]:
        """Those that can be reached backwards: of a table whose beginning cannot be read there may be more."""
        found = [last]
        key = relation.key[0]
        query = f"select {key} from {relation.name} where {key} < ? and {key} > ? order by {key} desc limit 1"
        with suppress(sqlite3.DatabaseError):
            while row := self._db.execute(query, (found[-1], first)).fetchone():
                found.append(row[0])
        return found[:0:-1]

    def _key_behind_damage(self, relation: Relation, last: str) -> str | None:
        for beginning in map("".join, product(_LETTERS, repeat=2)):
            if beginning > last:
                with suppress(sqlite3.DatabaseError):
                    return self._next_key(relation, ">=", beginning)
        return None

    def _stream(self, query: str) -> Iterator[tuple[Any, ...]]:
        return iter(self._db.execute(query))

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self._db.executescript(SCHEMA)  # a store of an older version lacks some of it
        self._db.execute("pragma secure_delete=on")
        self._db.execute("begin immediate")
        try:
            yield
        except BaseException:
            self._db.execute("rollback")
            raise
        self._db.execute("commit")

    def _insert(self, relation: Relation, rows: Iterable[tuple[Value, ...]]) -> None:
        self._db.executemany(f"insert into {relation.name} values ({','.join('?' * len(relation.columns))})", rows)

    def _clean_up(self) -> None:
        self._db.execute("pragma wal_checkpoint(passive)").fetchone()  # most of it, for which nobody who writes waits
        self._db.execute("pragma wal_checkpoint(truncate)").fetchone()


def open_desk(url: str, alone: bool = False) -> Desk:
    """A store's desk. Alone: no server may be using it, and it is made if there is none."""
    kind, where = split_url(url)
    if kind == "sqlite":
        return SqliteDesk(where, alone)
    from horae.server.postgresql_desk import PostgresDesk

    return PostgresDesk(where, alone)
