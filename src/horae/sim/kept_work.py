"""Pieces of work kept in a file as soon as they are done, so that a run that was stopped, however, goes on where it was.

A piece counts only under the mark it was kept with: whatever it depends on goes into that, the code that does it included.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec
from msgspec import Struct


class KeptPiece(Struct, frozen=True, array_like=True):
    """A finished piece as it is kept."""

    mark: str
    order: msgspec.Raw
    outcome: msgspec.Raw


class KeptWork:
    """What came of orders, both as JSON, in a file (with no file, in memory only)."""

    def __init__(self, file: Path | None, mark: str) -> None:
        self.file = file
        self.mark = mark
        self._known: dict[bytes, bytes] = {}
        self._is_open = False
        if file is not None:
            self._known = {bytes(piece.order): bytes(piece.outcome) for piece in _read(file) if piece.mark == mark}

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, order: bytes) -> bool:
        return order in self._known

    def __getitem__(self, order: bytes) -> bytes:
        return self._known[order]

    def keep(self, pieces: Sequence[tuple[bytes, bytes]]) -> None:
        self._known.update(pieces)
        if self.file is None:
            return
        if not self._is_open:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            _end_last_line(self.file)
            self._is_open = True
        lines = [KeptPiece(self.mark, msgspec.Raw(order), msgspec.Raw(outcome)) for order, outcome in pieces]
        with self.file.open("ab") as out:
            out.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def mark_of(depends_on: object, code: Iterable[str]) -> str:
    """Differs wherever the same order could come out otherwise: other data, or other code in these files and folders."""
    made = blake2b(digest_size=8)
    made.update(msgspec.json.encode(depends_on))
    for place in code:
        for text in _python(files("horae").joinpath(*place.split("/"))):
            made.update(text)
    return made.hexdigest()


def _python(place: Traversable) -> Iterator[bytes]:
    if place.is_file():
        yield place.read_bytes()
        return
    for item in sorted(place.iterdir(), key=lambda item: item.name):
        if item.name.endswith(".py"):
            yield item.read_bytes()


def _read(file: Path) -> Iterator[KeptPiece]:
    """The pieces kept so far; a line that was cut short is passed over."""
    if not file.is_file():
        return
    with file.open("rb") as lines:
        for line in lines:
            try:
                yield msgspec.json.decode(line, type=KeptPiece)
            except msgspec.DecodeError:
                continue


def _end_last_line(file: Path) -> None:
    """So that what follows does not run into a line that was cut short."""
    if file.is_file() and (data := file.read_bytes()) and not data.endswith(b"\n"):
        with file.open("ab") as out:
            out.write(b"\n")
