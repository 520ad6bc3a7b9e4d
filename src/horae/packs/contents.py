"""A pack's files as one whole: gathered from its folder, known by the hash of what they hold, packed up and unpacked.

What counts is what is read: the YAML files at the top of the folder and the pictures. A writer's notes beside them do not.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

import msgspec

from horae.packs import pictures
from horae.packs.reader import MAX_FILE_BYTES, BadPack, Folder, read_bytes

Files: TypeAlias = Mapping[str, bytes]
"""By their paths in the folder."""

MOST_BYTES = 32 * 1024 * 1024
"""Of all files together."""
_MOST_FILES = 4000
_MOST_PACKED = MOST_BYTES + 1024 * _MOST_FILES
_ENDINGS = (".yaml", ".yml", pictures.ENDING)
_PART = re.compile(r"[^./\\:\0][^/\\:\0]{0,199}")
"""Of a path: no way up, no drive, nothing hidden."""
_HASH = re.compile(r"[0-9a-f]{32}")
_decode = msgspec.msgpack.Decoder(dict[str, bytes]).decode


def gather(folder: Folder) -> Files:
    """The files of a pack. Raises BadPack if they are too large to keep."""
    found: dict[str, bytes] = {}
    for name in (*folder.files(), *map(pictures.file_of, pictures.pictures(folder))):
        found[name] = read_bytes(folder.root.joinpath(name), f"{folder.name}/{name}", MAX_FILE_BYTES)
    size = sum(map(len, found.values()))
    if size > MOST_BYTES:
        raise BadPack(folder.name, None, "pack-too-large", bytes=size, limit=MOST_BYTES)
    return found


def content_of(files: Files) -> str:
    """The hash of the files, their names and all."""
    return blake2b(msgspec.msgpack.encode(files, order="deterministic"), digest_size=16).hexdigest()


def packed_up(files: Files) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(files, order="deterministic"), 6)


class NotWhole(Exception):
    """These are not the files of a pack as they were packed up: nothing of them is written anywhere."""


def unpacked(body: bytes, content: str) -> Files:
    """The files whose hash is known. Whoever brings them may have made them up: raises NotWhole unless they are no larger than
    a pack may be, lie where a pack's files lie, and are what the hash says."""
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(body, _MOST_PACKED)
        if unpacking.unconsumed_tail or not unpacking.eof:
            raise NotWhole
        files = _decode(data)
    except (zlib.error, msgspec.DecodeError, UnicodeError, RecursionError):
        raise NotWhole from None
    size = sum(map(len, files.values()))
    if size > MOST_BYTES or len(files) > _MOST_FILES or not all(map(_lies_in_a_pack, files)) or content_of(files) != content:
        raise NotWhole
    return files


def is_content(text: str) -> bool:
    """Whether it has the form of a hash of files, which is also the name of a folder."""
    return _HASH.fullmatch(text) is not None


def _lies_in_a_pack(name: str) -> bool:
    parts = name.split("/")
    return len(parts) <= 3 and name.endswith(_ENDINGS) and all(_PART.fullmatch(part) for part in parts)


def lay_out(files: Files, folder: Path) -> None:
    """Write the files into a folder, whole or not at all."""
    being_laid = folder.with_name(f"{folder.name}.part")
    for name, data in files.items():
        place = being_laid / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    being_laid.rename(folder)
