"""The log's place on disk: what every kind of store must be able to do.

A store keeps records by (table, number), and that key is the only lock: of two who append the same number one gets False
and must read again. What `append` said True to survives a killed process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from horae.core.speech import Fault, Phrase
from horae.server.blocks import Block
from horae.server.outbox import DueNotice

RESYNC = "resync"
"""Said when messages of other processes may have been missed."""


class Row(NamedTuple):
    """A record about to be stored."""

    table: str
    n: int
    body: bytes


class LastRow(Row):
    """A record that ends its table's game: in the same transaction the table is marked as one that wants archiving, so that
    no end is forgotten, whatever happens right after it."""


class AttendedRow(Row):
    """A record from which on the server looks after its table also while nobody is connected. In the same transaction the table
    is marked so."""


def ended(rows: Sequence[Row]) -> list[Row]:
    return [row for row in rows if type(row) is LastRow] if LastRow in map(type, rows) else []


def attended(rows: Sequence[Row]) -> list[Row]:
    return [row for row in rows if type(row) is AttendedRow] if AttendedRow in map(type, rows) else []


CLOSED, CHANGED = "closed", "changed"
"""What an operator may have done to a table: nothing can be recorded at it any more; or records of it were rewritten."""

STILL_ATTENDED = f"""select table_id from attended
where not exists (select 1 from archive where archive.table_id = attended.table_id)
and not exists (select 1 from intervention where intervention.table_id = attended.table_id and kind = '{CLOSED}')"""
"""The tables of `Store.attended`, as both kinds of store ask for them."""


class Intervention(NamedTuple):
    table: str
    kind: str
    at: int
    """Unix time in ms."""


Trouble: TypeAlias = Literal["down", "full", "unwritable", "slow", "damaged"]
"""What is wrong with a store, as far as strangers may know."""


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

    def attended(self) -> list[str]:
        """The tables that are looked after while nobody is connected, but for those whose game is over or that were closed."""

    def put_archive(self, table: str, body: bytes) -> None: ...

    def get_archive(self, table: str) -> bytes | None: ...

    def put_pack(self, content: str, body: bytes) -> None:
        """Keep a pack's files under the hash of what they hold."""

    def get_pack(self, content: str) -> bytes | None: ...

    def put_wish(self, table: str, name: str, body: bytes | None) -> None: ...

    def wishes(self, table: str) -> list[tuple[str, bytes]]: ...

    def claim_notice(self, table: str, name: str, at: int) -> bool: ...

    def claim_again(self, notice: DueNotice, at: int) -> bool: ...

    def settle_notice(self, table: str, name: str, at: int, tries: int) -> None: ...

    def due_notices(self, now: int) -> list[DueNotice]:
        """This and the five before: see `Outbox`."""

    def secret(self, name: str, fresh: bytes) -> bytes:
        """The value kept under the name; `fresh` becomes it if there is none."""

    def append_identity(self, identity: str, n: int, body: bytes) -> bool:
        """Store an identity's record, unless the number is taken or the one before it is not there (any more)."""

    def read_identity(self, identity: str, first: int) -> list[bytes]:
        """An identity's records from this number on, in order."""

    def announce(self, message: str) -> None:
        """Tell the other processes."""

    def listen(self, heard: Callable[[str], object]) -> None:
        """Call with what other processes say: "records TABLE N TABLE N ...", whatever they announced, or RESYNC. Said before
        `open`. It happens in `hear`, and in any other call."""

    def fileno(self) -> int:
        """What to wait on for news, or -1: there is no line now, and `hear` should be called again after a while."""

    def hear(self) -> None:
        """Take in the news, connecting again if that is needed. Raises nothing."""

    def interventions(self) -> list[Intervention]: ...

    def survives_power_cut(self) -> bool:
        """Whether what was stored lies on the disk before anybody hears of it."""

    def blocks(self) -> list[Block]:
        """From where nobody is let in."""

    def ping(self) -> None:
        """Raise if the store does not answer or can't be written to."""

    def trouble(self, wrong: Exception) -> Trouble:
        """What an exception of the store's own says is wrong."""

    def close(self) -> None: ...


class StoreDown(Fault):
    """The store did not answer: what was asked may or may not have happened."""

    def __init__(self, why: str, trouble: Trouble = "down") -> None:
        super().__init__(Phrase("server-store-damaged" if trouble == "damaged" else "server-store-down", {"why": why}))
        self.why = why
        self.trouble = trouble
        """For strangers: `why` may name the database's address."""


class StoreInUse(Fault):
    """Another server has the file."""

    def __init__(self, path: str) -> None:
        super().__init__(Phrase("server-store-in-use", {"file": path}))


def split_url(url: str) -> tuple[str, str]:
    """Which kind of store, and where: a file's path, or the whole URL. Raises BadStore."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        return "sqlite", rest.removeprefix("/") if rest != "/" else rest
    if scheme in ("postgresql", "postgres"):
        return "postgresql", url
    raise BadStore(url)


def open_store(url: str, power_safe: bool) -> Store:
    """The store at a URL: sqlite:///FILE or postgresql://..."""
    kind, where = split_url(url)
    if kind == "sqlite":
        from horae.server.sqlite import SqliteStore

        return SqliteStore(where, power_safe)
    from horae.server.postgresql import PostgresStore

    return PostgresStore(where)


class BadStore(Fault):
    def __init__(self, url: str) -> None:
        super().__init__(Phrase("server-bad-store", {"url": without_password(url)}))


def without_password(url: str) -> str:
    """A store's URL as it may be shown."""
    scheme, mark, rest = url.partition("://")
    return f"{scheme}{mark}…@{rest.rpartition('@')[2]}" if "@" in rest else url
