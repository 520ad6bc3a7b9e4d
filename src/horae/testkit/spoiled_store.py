"""Stores spoiled on purpose, behind the back of whoever uses them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from horae.server.store import split_url

PAGE = 4096


def change(store_url: str, query: str, *values: str | int | bytes) -> int:
    """Run a statement with `?` for its values; how many rows it changed."""
    kind, where = split_url(store_url)
    if kind == "sqlite":
        with closing(sqlite3.connect(where, isolation_level=None)) as db:
            return db.execute(query, values).rowcount
    import psycopg

    with psycopg.connect(where, autocommit=True) as remote:
        return remote.execute(query.replace("?", "%s").encode(), values).rowcount


def leaves(path: Path, relation: str) -> list[int]:
    """The pages of a SQLite file, counted from 1, on which the rows of a relation lie. Nobody may be using it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("pragma wal_checkpoint(truncate)")
        (root,) = db.execute("select rootpage from sqlite_master where name = ?", (relation,)).fetchone()
    file = path.read_bytes()

    def under(page: int) -> list[int]:
        at = PAGE * (page - 1)
        start = at + (100 if page == 1 else 0)
        kind, cells = file[start], int.from_bytes(file[start + 3 : start + 5], "big")
        if kind in (10, 13):
            return [page]
        pointers = [int.from_bytes(file[start + 12 + 2 * cell : start + 14 + 2 * cell], "big") for cell in range(cells)]
        below = [int.from_bytes(file[at + pointer : at + pointer + 4], "big") for pointer in pointers]
        return [leaf for child in (*below, int.from_bytes(file[start + 8 : start + 12], "big")) for leaf in under(child)]

    return under(root)


def spoil(path: Path, pages: list[int]) -> None:
    """Write over these pages."""
    with path.open("r+b") as file:
        for page in pages:
            file.seek(PAGE * (page - 1))
            file.write(b"\xaa" * PAGE)
