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
    """Blocking; used in a process of its own (`store_process`), from one thread."""

    is_shared: bool
    """Whether other processes may use it at the same time."""

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

    def put_pack(self, content: str, body: bytes) -> None:
        """Keep a pack's files under the hash of what they hold."""

    def get_pack(self, content: str) -> bytes | None: ...

    def secret(self, name: str, fresh: bytes) -> bytes:
        """The value kept under the name; `fresh` becomes it if there is none."""

    def announce(self, message: str) -> None:
        """Tell the other processes."""

    def listen(self, heard: Callable[[str], object]) -> None:
        """Call with what other processes say: "records TABLE N TABLE N ...", whatever they announced, or RESYNC. Said before
        `open`. It happens in `hear`, and in any other call."""

    def fileno(self) -> int:
        """What to wait on for news, or -1: there is no line now, and `hear` should be called again after a while."""

    def hear(self) -> None:
        """Take in the news, connecting again if that is needed. Raises nothing."""

    def ping(self) -> None:
        """Raise if the store does not answer."""

    def close(self) -> None: ...


class StoreDown(Fault):
    """The store did not answer: what was asked may or may not have happened."""

    def __init__(self, why: str) -> None:
        super().__init__(Phrase("server-store-down", {"why": why}))


class StoreInUse(Fault):
    """Another server has the file."""

    def __init__(self, path: str) -> None:
        super().__init__(Phrase("server-store-in-use", {"file": path}))


def open_store(url: str, power_safe: bool) -> Store:
    """The store at a URL: sqlite:///FILE or postgresql://..."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        from horae.server.sqlite import SqliteStore

        return SqliteStore(rest.removeprefix("/") if rest != "/" else rest, power_safe)
    if scheme in ("postgresql", "postgres"):
        from horae.server.postgresql import PostgresStore

        return PostgresStore(url)
    raise BadStore(url)


class BadStore(Fault):
    def __init__(self, url: str) -> None:
        super().__init__(Phrase("server-bad-store", {"url": url}))
