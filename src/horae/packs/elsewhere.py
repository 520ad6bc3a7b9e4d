"""Files from elsewhere: the one place that decides what is read of a file that somebody else may have made, and how much.

Packs, their pictures, logs and backups come from strangers. What is read is plain files (no pipe, no device, no link that
leads out of its folder), no larger than their kind may be, and what is packed unpacks to no more than honest data would. What
a file may hold once it is read (how deep it is nested, of how many parts it is made, how much a picture draws) is bounded by
numbers that stand here, too: by counts of work, and never by a clock.
"""

from __future__ import annotations

import os
import re
import stat
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from itertools import islice
from pathlib import Path
from typing import IO

from horae.core.speech import Phrase, Sayable

MOST_PACK_FILE = 4 << 20
"""Bytes of one file of a pack, as all these."""
MOST_PICTURE = 512 << 10
"""Ten times a rich panorama."""
MOST_PACK = 32 << 20
"""Of all files of a pack together."""
MOST_FILES = 4000
"""Of a pack; and names in one of its folders, whatever they are of."""
MOST_LOG = 64 << 20
"""Of a game's log: several times the longest that a table can come to."""
MOST_REPORT = 64 << 20
"""Of what a command wrote down to be compared later."""
LONGEST_LINE = 96 << 20
"""Of a backup: the largest pack in base64, and then some."""
LONGEST_NAME = 1000
"""Letters of a name in a backup."""

DEEPEST = 40
"""Levels of nesting in a file of a pack."""
MOST_PARTS = 100_000
"""Values in a file of a pack, keys and all: six times the largest that we know."""
MOST_PARTS_AGAIN = 2 * MOST_PARTS
MOST_READ_AGAIN = 16 << 20
"""What a writer's file is read again after each fault in it, to find the next: so many values, and so many letters."""
MOST_FAULTS = 200
"""Of one file that are told; nobody reads more at once."""

DEEPEST_DRAWING = 64
MOST_DRAWN = 20_000
"""Shapes that a picture comes to once every `use` and every pattern is drawn: forty times our richest."""

_FREE_EXPANSION = 64 << 20
_MOST_EXPANSION = 200
"""How many bytes one may unpack to, past the first that are free. Logs come to less than a hundred, a bomb to a thousand."""
_CHUNK = 64 << 10
_PIECE = 1 << 20
_PART = re.compile(r"[^./\\:\0][^/\\:\0]{0,199}")
"""Of a path: no way up, no drive, nothing hidden."""
_PARTS = 3


class Unfit(Exception):
    """A file that is not read, or not to its end, and why."""

    def __init__(self, key: str, /, **args: Sayable) -> None:
        super().__init__(key)
        self.phrase = Phrase(key, args)


class CutShort(Exception):
    """What is packed ends before its end."""


class Garbled(Exception):
    """It cannot be unpacked."""


# --- files ---


def read(place: Traversable | Path, most: int, within: Path | None = None) -> bytes:
    """A file whole. Raises Unfit, and OSError where it cannot be opened. `within`: the folder that it has to lie in."""
    if not isinstance(place, Path):  # in an installed archive: nobody else's
        data = place.read_bytes()
    else:
        with opened(place, within) as file:
            size = os.fstat(file.fileno()).st_size
            if size > most:
                raise _too_large(size, most)
            data = file.read(most + 1)
    if len(data) > most:
        raise _too_large(len(data), most)
    return data


def _too_large(found: int, most: int) -> Unfit:
    return Unfit("file-too-large", bytes=found, limit=most)


@contextmanager
def opened(place: Path, within: Path | None = None) -> Iterator[IO[bytes]]:
    """A plain file, for reading. Nothing is waited for that has no end, or that somebody else would have to write."""
    if within is not None and not Path(os.path.realpath(place)).is_relative_to(os.path.realpath(within)):
        raise Unfit("file-leads-out")
    found = os.open(place, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    if not stat.S_ISREG(os.fstat(found).st_mode):
        os.close(found)
        raise Unfit("file-not-plain")
    with os.fdopen(found, "rb") as file:
        yield file


def entries(folder: Traversable | Path) -> list[Traversable]:
    """What lies in a folder, in order. Raises Unfit if that is more than a pack may have."""
    found = list(islice(folder.iterdir(), MOST_FILES + 1))
    if len(found) > MOST_FILES:
        raise Unfit("folder-too-full", limit=MOST_FILES)
    return sorted(found, key=lambda item: item.name)


def is_name(name: str) -> bool:
    """Whether a file or folder of a pack may be called that, so that it can be written down anywhere and said in one line."""
    return _PART.fullmatch(name) is not None and name.isprintable()


def lies_inside(path: str) -> bool:
    """Whether a file of that path lies in the pack's own folder, and no deeper than a pack's files do."""
    parts = path.split("/")
    return len(parts) <= _PARTS and all(map(is_name, parts))


# --- what is packed ---


def most_unpacked(packed: int) -> int:
    """What so many bytes may unpack to."""
    return _FREE_EXPANSION + _MOST_EXPANSION * packed


def unpacked(body: bytes, most: int | None = None) -> bytes:
    """What zlib packed, if it comes to less than that, or than honest data would. Raises Garbled and CutShort."""
    limit = most_unpacked(len(body)) if most is None else most
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(body, limit)
    except zlib.error:
        raise Garbled from None
    if len(data) == limit or unpacking.unused_data:
        raise Garbled
    if not unpacking.eof:
        raise CutShort
    return data


def packed_lines(place: Path) -> Iterator[bytes]:
    """The lines of a file that gzip packed, one after the other. Raises Unfit, Garbled and CutShort."""
    with opened(place) as file:
        begun: list[bytes] = []
        length = 0
        for piece in _pieces(file):
            first, *others = piece.split(b"\n")
            begun.append(first)
            length += len(first)
            if length > LONGEST_LINE:
                raise Garbled
            for line in others:
                yield b"".join((*begun, b"\n"))
                begun, length = [line], len(line)
        if length:
            yield b"".join(begun)


def _pieces(file: IO[bytes]) -> Iterator[bytes]:
    unpacking = zlib.decompressobj(zlib.MAX_WBITS | 16)
    packed = told = 0
    try:
        while chunk := file.read(_CHUNK):
            packed += len(chunk)
            while chunk:
                piece = unpacking.decompress(chunk, _PIECE)
                told += len(piece)
                if told > most_unpacked(packed) or unpacking.unused_data:
                    raise Garbled
                yield piece
                chunk = unpacking.unconsumed_tail
        yield unpacking.flush()
    except zlib.error:
        raise Garbled from None
    if packed and not unpacking.eof:
        raise CutShort
