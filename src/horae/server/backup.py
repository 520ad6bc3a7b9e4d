"""A backup: everything a store holds in one file that any kind of store can be filled from.

The file is gzip over lines of JSON: a head, a line for each row (the relation's name and its values), and a foot with the
number of rows and the SHA-256 of all lines before it. Bytes that are text are written as text, others in base64.
"""

from __future__ import annotations

import gzip
import os
import zlib
from base64 import b64decode, b64encode
from binascii import Error as BadBase64
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import Struct

from horae import __version__
from horae.core.speech import Fault, Phrase, Sayable
from horae.packs import contents
from horae.server.relations import KEPT, PACK, RECORD, Column, Value
from horae.server.store_desk import Desk, StoredRow

FORMAT = 1
_LONGEST_LINE = 96 * 1024 * 1024
"""Bytes: the largest pack in base64, and then some. A file of a few bytes may unpack to any number."""
_LONGEST_NAME = 1000
_BY_NAME = {relation.name: relation for relation in KEPT}


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    horae_backup: int
    """The file's format."""
    made: str
    by: str


class Foot(Struct, frozen=True, forbid_unknown_fields=True):
    rows: dict[str, int]
    sha256: str


class Summary(Struct, frozen=True):
    """What a backup holds."""

    made: str
    tables: int
    rows: dict[str, int]
    sha256: str


class BadBackup(Fault):
    """The file is no backup or no longer what it was. `why` is the message's key without its prefix."""

    def __init__(self, path: Path, why: str, /, **args: Sayable) -> None:
        super().__init__(Phrase("in-file", {"file": str(path), "why": Phrase(f"backup-{why}", args)}))


class _Tally:
    """Counts and checks what goes by, in the same way for who writes and who reads."""

    def __init__(self, head: Head) -> None:
        self._head = head
        self._digest = sha256(_line(head))
        self._rows: Counter[str] = Counter()
        self._tables = 0

    def take(self, row: StoredRow, line: bytes) -> None:
        self._digest.update(line)
        self._rows[row.relation.name] += 1
        self._tables += row.relation is RECORD and row.values[1] == 0

    def foot(self) -> Foot:
        return Foot(dict(self._rows), self._digest.hexdigest())

    def summary(self) -> Summary:
        return Summary(self._head.made, self._tables, dict(self._rows), self._digest.hexdigest())


def write_backup(desk: Desk, path: Path) -> Summary:
    """Under its name only once it is whole; for its owner's eyes, because it holds the secret of every seat."""
    partial = path.with_name(f"{path.name}.partial")
    head = Head(FORMAT, datetime.now(UTC).isoformat(timespec="seconds"), __version__)
    tally = _Tally(head)
    try:
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            with gzip.GzipFile("", "wb", 6, file, mtime=0) as out:
                out.write(_line(head))
                for row in desk.rows():
                    line = _row_line(row)
                    tally.take(row, line)
                    out.write(line)
                out.write(_line(tally.foot()))
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    return tally.summary()


def check_backup(path: Path) -> Summary:
    """What it holds. Raises BadBackup if it is not whole."""
    reader = BackupReader(path)
    for _ in reader:
        pass
    return reader.summary


class BackupReader:
    """The rows of a backup; `summary` is there after the last. Raises BadBackup, at the latest after the last row."""

    summary: Summary

    def __init__(self, path: Path) -> None:
        self._path = path

    def __iter__(self) -> Iterator[StoredRow]:
        lines = self._lines()
        first = next(lines, b"")
        try:
            head = msgspec.json.decode(first, type=Head)
        except (msgspec.DecodeError, UnicodeError):
            raise BadBackup(self._path, "not-one") from None
        if head.horae_backup != FORMAT:
            raise BadBackup(self._path, "newer", format=head.horae_backup, known=FORMAT, by=head.by)
        tally = _Tally(head)
        for number, line in enumerate(lines, 2):
            if line.startswith(b"{"):
                self._check(tally.foot(), line)
                if next(lines, None) is not None:
                    raise BadBackup(self._path, "line", line=number + 1)
                self.summary = tally.summary()
                return
            row = self._row(line, number)
            tally.take(row, line)
            yield row
        raise BadBackup(self._path, "cut-short")

    def _lines(self) -> Iterator[bytes]:
        try:
            with gzip.open(self._path) as file:
                while line := file.readline(_LONGEST_LINE):
                    if len(line) == _LONGEST_LINE:
                        raise BadBackup(self._path, "garbled")
                    yield line
        except EOFError:
            raise BadBackup(self._path, "cut-short") from None
        except (gzip.BadGzipFile, zlib.error):
            raise BadBackup(self._path, "garbled") from None

    def _row(self, line: bytes, number: int) -> StoredRow:
        try:
            name, *values = msgspec.json.decode(line, type=list[Any])
            relation = _BY_NAME[name]
            row = StoredRow(relation, tuple(_value(*pair) for pair in zip(relation.columns, values, strict=True)))
            if relation is PACK:
                content, body = cast("tuple[str, bytes]", row.values)
                contents.unpacked(body, content)
            return row
        except (contents.NotWhole, msgspec.DecodeError, UnicodeError, BadBase64, LookupError, ValueError, TypeError):
            raise BadBackup(self._path, "line", line=number) from None

    def _check(self, found: Foot, line: bytes) -> None:
        try:
            said = msgspec.json.decode(line, type=Foot)
        except (msgspec.DecodeError, UnicodeError):
            raise BadBackup(self._path, "cut-short") from None
        if said.rows != found.rows:
            raise BadBackup(self._path, "counts", found=sum(found.rows.values()), said=sum(said.rows.values()))
        if said.sha256 != found.sha256:
            raise BadBackup(self._path, "checksum")


def _line(what: Any) -> bytes:
    return msgspec.json.encode(what) + b"\n"


def _row_line(row: StoredRow) -> bytes:
    return _line([row.relation.name, *map(_written, row.values)])


def _written(value: Value) -> Any:
    if not isinstance(value, bytes):
        return value
    try:
        return value.decode()
    except UnicodeDecodeError:
        return {"base64": b64encode(value).decode()}


def _value(column: Column, written: Any) -> Value:
    if written is None and column.is_optional:
        return None
    if column.kind == "blob":
        return b64decode(written["base64"], validate=True) if isinstance(written, dict) else str.encode(written)
    if type(written) is not (str if column.kind == "text" else int):
        raise TypeError(column.name)
    if isinstance(written, str) and ("\0" in written or len(written) > _LONGEST_NAME):
        raise ValueError(column.name)
    found: str | int = written
    return found
