"""A backup: everything a store holds in one file that any kind of store can be filled from.

The file is gzip over lines of JSON: a head, a line for each row (the relation's name and its values), and a foot with the
number of rows and the SHA-256 of all lines before it. Bytes that are text are written as text, others in base64.
"""

from __future__ import annotations

import gzip
import os
from base64 import b64decode, b64encode
from binascii import Error as BadBase64
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta, Struct

from horae import __version__
from horae.core.speech import Fault, Phrase, Sayable, shortened
from horae.packs import contents, elsewhere
from horae.server.relations import KEPT, PACK, RECORD, Column, Kind, Relation, Value
from horae.server.store_desk import Desk, StoredRow

FORMAT = 1
_SENSELESS = (msgspec.DecodeError, UnicodeError, BadBase64, LookupError, ValueError, TypeError, RecursionError)


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
    """The file is no backup or no longer what it was. `why` is said already, or the message's key without its prefix."""

    def __init__(self, path: Path, why: str | Phrase, /, **args: Sayable) -> None:
        said = why if isinstance(why, Phrase) else Phrase(f"backup-{why}", args)
        super().__init__(Phrase("in-file", {"file": str(path), "why": said}))


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


class _Base64(Struct, frozen=True, forbid_unknown_fields=True):
    base64: str


_SHAPES: dict[Kind, Any] = {
    "text": Annotated[str, Meta(max_length=elsewhere.LONGEST_NAME)],
    "number": Annotated[int, Meta(ge=0, le=2**31 - 1)],
    "time": Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)],
    "blob": str | _Base64,
}


def _decoder(relation: Relation) -> Callable[[bytes], tuple[Any, ...]]:
    """Of a row's line: of so many values of their kinds, and no more than those are made of it."""
    shapes = [_SHAPES[column.kind] | None if column.is_optional else _SHAPES[column.kind] for column in relation.columns]
    return msgspec.json.Decoder(tuple.__class_getitem__((str, *shapes))).decode


_BY_BEGINNING = {f'["{relation.name}",'.encode(): (relation, _decoder(relation)) for relation in KEPT}


class BackupReader:
    """The rows of a backup; `summary` is there after the last. Raises BadBackup, at the latest after the last row."""

    summary: Summary

    def __init__(self, path: Path) -> None:
        self._path = path
        self._room = 0
        """What packs may still unpack to, all of them together."""
        self._last: tuple[tuple[str, Value], tuple[Any, ...]] = ("", None), ()
        self._there: set[tuple[str, Value]] = set()
        """The first values of all keys so far."""

    def __iter__(self) -> Iterator[StoredRow]:
        self._there.clear()
        lines = self._lines()
        first = next(lines, b"")
        try:
            head = msgspec.json.decode(first, type=Head)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise BadBackup(self._path, "not-one") from None
        if head.horae_backup != FORMAT:
            raise BadBackup(self._path, "newer", format=head.horae_backup, known=FORMAT, by=shortened(head.by))
        self._room = elsewhere.most_unpacked(self._path.stat().st_size)
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
            yield from elsewhere.packed_lines(self._path)
        except elsewhere.Unfit as unfit:
            raise BadBackup(self._path, unfit.phrase) from None
        except elsewhere.CutShort:
            raise BadBackup(self._path, "cut-short") from None
        except elsewhere.Garbled:
            raise BadBackup(self._path, "garbled") from None

    def _row(self, line: bytes, number: int) -> StoredRow:
        try:
            relation, decode = _BY_BEGINNING[line[: line.index(b",") + 1]]
            _, *values = decode(line)
            row = StoredRow(relation, tuple(_value(*pair) for pair in zip(relation.columns, values, strict=True)))
            self._expect(row)
            if relation is PACK:
                content, body = cast("tuple[str, bytes]", row.values)
                self._unpack(sum(map(len, contents.unpacked(body, content).values())))
            return row
        except (*_SENSELESS, contents.NotWhole, elsewhere.Garbled):
            raise BadBackup(self._path, "line", line=number) from None

    def _expect(self, row: StoredRow) -> None:
        """Each key is there once: a table's records one after the other, and then never again."""
        of, key = (row.relation.name, row.values[0]), row.values[: len(row.relation.key)]
        if of in self._there and (of != self._last[0] or key <= self._last[1]):
            raise ValueError(key)
        self._there.add(of)
        self._last = of, key

    def _unpack(self, size: int) -> None:
        self._room -= size
        if self._room < 0:
            raise elsewhere.Garbled

    def _check(self, found: Foot, line: bytes) -> None:
        try:
            said = msgspec.json.decode(line, type=Foot)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
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
    if column.kind == "blob" and written is not None:
        return b64decode(written.base64, validate=True) if isinstance(written, _Base64) else str.encode(written)
    if isinstance(written, str) and "\0" in written:
        raise ValueError(column.name)
    found: str | int | None = written
    return found
