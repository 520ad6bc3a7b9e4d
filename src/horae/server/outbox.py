"""Who would be told about which table, and what has been sent: the store's part of it, the same in both kinds of store.

A notice has a name of its own at its table. Whoever stores that name first sends it, so it is sent once, whatever is killed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from horae.server.relations import Value

NOTICE_KEPT = 90 * 86_400_000
"""Milliseconds for which the name of what was sent is kept."""


class DueNotice(NamedTuple):
    """What was to be sent, and is to be tried (again)."""

    table: str
    name: str
    at: int
    tries: int


class Outbox(ABC):
    @abstractmethod
    def _run(self, query: str, values: tuple[Value, ...]) -> Any:
        """With a question mark for each value."""

    def put_wish(self, table: str, name: str, body: bytes | None) -> None:
        """Somebody would be told about the table, so that it is looked after from now on; None: no longer."""
        self._run("delete from wish where table_id = ? and name = ?", (table, name))
        if body is not None:
            self._run("insert into wish values (?, ?, ?) on conflict do nothing", (table, name, body))
            self._run("insert into attended values (?) on conflict do nothing", (table,))

    def wishes(self, table: str) -> list[tuple[str, bytes]]:
        found = self._run("select name, body from wish where table_id = ? order by name", (table,))
        return [(name, bytes(body)) for name, body in found]

    def claim_notice(self, table: str, name: str, at: int) -> bool:
        """Whether nobody has sent it or is about to. If whoever claims it is killed, it is due at that time."""
        claimed = self._run("insert into notice values (?, ?, ?, 0) on conflict do nothing", (table, name, at))
        return bool(claimed.rowcount == 1)

    def claim_again(self, notice: DueNotice, at: int) -> bool:
        """The same for one that is due."""
        where = "where table_id = ? and name = ? and at = ?"
        return bool(self._run(f"update notice set at = ? {where}", (at, notice.table, notice.name, notice.at)).rowcount == 1)

    def settle_notice(self, table: str, name: str, at: int, tries: int) -> None:
        """It has been tried so often, and is to be tried again at that time; below zero: it is done, since then."""
        self._run("update notice set at = ?, tries = ? where table_id = ? and name = ?", (at, tries, table, name))

    def due_notices(self, now: int) -> list[DueNotice]:
        """What is to be tried by now. Names that nobody needs any more are forgotten."""
        self._run("delete from notice where at < 0 and at > ?", (NOTICE_KEPT - now,))
        found = self._run("select table_id, name, at, tries from notice where at > 0 and at <= ? order by at", (now,))
        return [DueNotice(*row) for row in found]
