"""The log's place on disk: what every kind of store must be able to do.

A store keeps records by (table, number), and that key is the only lock: of two who append the same number one gets False
and must read again. What `append` said True to survives a killed process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from horae.core.speech import Fault, Phrase

RESYNC = "resync"
"""Said when messages of other processes may have been missed."""


class Row(NamedTuple):
    """A record about to be stored."""

    table: str
    n: int
    body: bytes


class Store(Protocol):
    """Blocking; used in a process of its own (`keeper`), from one thread."""

    def open(self) -> None:
        """Connect and set up."""

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """Store these in one transaction, each unless its number is taken."""

    def read(self, table: str, after: int) -> list[bytes]:
        """The table's records with numbers above `after`, in order."""

    def mark_finished(self, table: str) -> None:
        """Note that the table's game is over and wants archiving."""

    def unarchived(self) -> list[str]: ...

    def put_archive(self, table: str, body: bytes) -> None: ...

    def get_archive(self, table: str) -> bytes | None: ...

    def secret(self, name: str, fresh: bytes) -> bytes:
        """The value kept under the name; `fresh` becomes it if there is none."""

    def announce(self, message: str) -> None:
        """Tell the other processes."""

    def ping(self) -> None:
        """Raise if the store does not answer."""

    def close(self) -> None: ...


class Bus(Protocol):
    """How processes on one store hear of each other. A store that only one process may use has none."""

    def listen(self, heard: Callable[[str], object]) -> None:
        """Call with every message of other processes, from some thread, until closed: "records TABLE N TABLE N ...",
        whatever they announced, or RESYNC."""

    def close(self) -> None: ...


class StoreDown(Fault):
    """The store did not answer: what was asked may or may not have happened."""

    def __init__(self, why: str) -> None:
        super().__init__(Phrase("server-store-down", {"why": why}))


class StoreInUse(Fault):
    """Another server has the file."""

    def __init__(self, path: str) -> None:
        super().__init__(Phrase("server-store-in-use", {"file": path}))


def open_store(url: str, power_safe: bool) -> tuple[Store, Bus | None]:
    """The store at a URL: sqlite:///FILE or postgresql://..."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        from horae.server.sqlite import SqliteStore

        return SqliteStore(rest.removeprefix("/") if rest != "/" else rest, power_safe), None
    if scheme in ("postgresql", "postgres"):
        from horae.server.postgresql import PostgresBus, PostgresStore

        bus = PostgresBus(url)
        return PostgresStore(url, bus.own), bus
    raise BadStore(url)


class BadStore(Fault):
    def __init__(self, url: str) -> None:
        super().__init__(Phrase("server-bad-store", {"url": url}))
