"""The operator's way into a PostgreSQL store."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Self

import psycopg

from horae.server.postgresql import SERVERS_LOCK, make_schema, trouble_of
from horae.server.relations import RECORD, RELATIONS, Relation, Value
from horae.server.store import StoreInUse, Trouble
from horae.server.store_desk import Desk, NoStore, Unreadable

_AT_ONCE = 500
"""Rows that are fetched together."""


class PostgresDesk(Desk):
    driver_fault = psycopg.Error
    last_records_query = "select distinct on (table_id) table_id, n, body from record order by table_id, n desc"

    def __init__(self, url: str, alone: bool) -> None:
        self._url = url
        self._alone = alone
        self._db: psycopg.Connection[Any]

    def __enter__(self) -> Self:
        with self._faults():
            self._db = db = psycopg.connect(self._url, autocommit=True)
            if self._alone:
                if self._execute("select pg_try_advisory_lock(?)", (SERVERS_LOCK,)).fetchone() != (True,):
                    name = db.info.dbname
                    db.close()
                    raise StoreInUse(name)
                make_schema(db)
            elif not self._has(RECORD):
                name = db.info.dbname
                db.close()
                raise NoStore(name)
        return self

    def __exit__(self, *raised: object) -> None:
        self._db.close()

    def _execute(self, query: str, values: tuple[Value, ...] = ()) -> Any:
        return self._db.execute(query.replace("?", "%s"), values)

    def _has(self, relation: Relation) -> bool:
        return bool(self._execute("select to_regclass(?) is not null", (relation.name,)).fetchone()[0])

    @contextmanager
    def _snapshot(self) -> Iterator[None]:
        self._db.execute("begin isolation level repeatable read read only")
        try:
            yield
        finally:
            self._db.execute("rollback")

    def _trouble(self, wrong: Exception) -> Trouble:
        return trouble_of(wrong)

    def own_check(self, deeply: bool) -> Iterator[str]:
        """Its rows, counted by themselves and by their index; and what its own extension finds, where that is installed."""
        if not deeply:
            return  # all that it could find so is found where every row is read
        for relation in filter(self._has, RELATIONS):
            try:
                with self._snapshot():
                    rows, indexed = (self._counted(relation, how) for how in ("index", "seq"))
                if rows != indexed:
                    yield f"{relation.name}: {rows} rows, {indexed} of them in its index"
                if self._execute("select 1 from pg_extension where extname = 'amcheck'").fetchone():
                    self._execute("select bt_index_check(?::regclass, true)", (f"{relation.name}_pkey",))
            except psycopg.Error as wrong:
                if trouble_of(wrong) != "damaged":
                    raise
                yield " ".join(str(wrong).split())

    def _counted(self, relation: Relation, without: str) -> int:
        self._execute(f"set local enable_{without}scan = off")
        self._execute("set local enable_bitmapscan = off")
        if without == "index":
            self._execute("set local enable_indexonlyscan = off")
        found: int = self._execute(f"select count(*) from {relation.name}").fetchone()[0]
        for how in ("seq", "index", "indexonly"):
            self._execute(f"set local enable_{how}scan = on")
        return found

    def _keys(self, relation: Relation) -> Iterator[str | Unreadable]:
        """At once; if that cannot be, block by block."""
        key = relation.key[0]
        try:
            yield from self._first_column(f"select distinct {key} from {relation.name} order by 1")
            return
        except psycopg.Error as wrong:
            if trouble_of(wrong) != "damaged":
                raise
        found: set[str] = set()
        (blocks,) = self._execute(
            "select pg_relation_size(?::regclass) / current_setting('block_size')::int", (relation.name,)
        ).fetchone()
        for block in range(blocks):
            place = f"ctid >= '({block},0)'::tid and ctid < '({block + 1},0)'::tid"
            try:
                here = self._first_column(f"select distinct {key} from {relation.name} where {place}")
            except psycopg.Error as wrong:
                if trouble_of(wrong) != "damaged":
                    raise
                yield Unreadable(f"{relation.name}, {block}", " ".join(str(wrong).split()))
            else:
                yield from (name for name in here if name not in found)
                found.update(here)

    def _first_column(self, query: str) -> list[str]:
        return [name for (name,) in self._execute(query).fetchall()]

    def _stream(self, query: str) -> Iterator[tuple[Any, ...]]:
        with self._db.cursor("rows") as rows:
            rows.itersize = _AT_ONCE
            rows.execute(query)
            yield from rows

    @contextmanager
    def _writing(self) -> Iterator[None]:
        make_schema(self._db)
        with self._db.transaction():
            # Appends that are under way are waited for, and those that come after see what was done.
            self._db.execute("lock table record in share row exclusive mode")
            yield

    def _insert(self, relation: Relation, rows: Iterable[tuple[Value, ...]]) -> None:
        names = ", ".join(column.name for column in relation.columns)
        with self._db.cursor() as cursor, cursor.copy(f"copy {relation.name} ({names}) from stdin") as copy:
            for row in rows:
                copy.write_row(row)
