"""Pytest fixtures: servers and stores for tests, on SQLite, and on PostgreSQL where both must hold.

A plugin that every test run loads, so the libraries it needs are imported only when a fixture is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from horae.testkit.server_process import ServerProcess


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    from horae.testkit.postgresql import NoPostgresql, postgresql_server

    try:
        with postgresql_server() as url:
            yield url
    except NoPostgresql as wrong:
        pytest.fail(str(wrong), pytrace=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/horae.db"
        return
    from horae.testkit.postgresql import fresh_database

    with fresh_database(request.getfixturevalue("postgresql")) as url:
        yield url


@pytest.fixture
def postgresql_url(postgresql: str) -> Iterator[str]:
    from horae.testkit.postgresql import fresh_database

    with fresh_database(postgresql) as url:
        yield url


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Starts a server: on a SQLite file of its own unless a store is named. Stopped in the end."""
    from horae.testkit.server_process import ServerProcess

    started: list[ServerProcess] = []

    def start(store: str | None = None, **settings: Any) -> ServerProcess:
        server = ServerProcess(store or f"sqlite:///{tmp_path}/own.db", tmp_path / f"server{len(started)}.log", **settings)
        server.start()
        started.append(server)
        return server

    yield start
    for server in started:
        server.__exit__(None, None, None)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of a module that do it no harm."""
    from horae.testkit.server_process import ServerProcess

    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder}/horae.db", folder / "server.log") as server:
        yield server.url
