"""The operator's way into a PostgreSQL store."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Self

import psycopg

from horae.server.postgresql import SERVERS_LOCK, make_schema
from horae.server.relations import RECORD, Relation, Value
from horae.server.store import StoreInUse
from horae.server.store_desk import Desk, NoStore

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
