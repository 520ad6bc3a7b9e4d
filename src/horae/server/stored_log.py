"""Whether what is stored of a table is a log: every record makes sense, stands where its number says, and none is missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from horae.server.store import AttendedRow, LastRow, Row
from horae.table import records
from horae.table.records import Did, Opened, OptionsSet, PaceSet, Record
from horae.table.table import CannotResume


class BadRecord(CannotResume):
    """One of a table's records is damaged, or missing."""

    def __init__(self, why: Literal["damaged", "missing"], number: int) -> None:
        super().__init__(why, number=number)
        self.why = why
        self.number = number

    @property
    def told(self) -> str:
        """For the log."""
        return f"record {self.number} {'is missing' if self.why == 'missing' else 'makes no sense'}"


def decode_all(bodies: Iterable[bytes], first: int = 0) -> list[Record]:
    """Stored records, of which the first has this number. Raises BadRecord."""
    found: list[Record] = []
    for number, body in enumerate(bodies, first):
        try:
            record = records.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise BadRecord("damaged", number) from None
        if record.n != number:
            raise BadRecord("missing", number)
        if not number and not isinstance(record.fact, Opened):
            raise BadRecord("damaged", number)
        found.append(record)
    return found


def row(table: str, record: Record, *, ends: bool = False) -> Row:
    """The record as it is stored. `ends`: the game is over with it."""
    kind = LastRow if ends else AttendedRow if type(record.fact) is not Did and _sets_pace(record) else Row
    return kind(table, record.n, records.encode(record))


def _sets_pace(record: Record) -> bool:
    match record.fact:
        case Opened(settings=settings) | OptionsSet(settings=settings):
            return settings.pace is not None
        case PaceSet(pace):
            return pace is not None
        case _:
            return False
