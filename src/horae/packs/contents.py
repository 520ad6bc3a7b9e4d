"""A pack's files as one whole: gathered from its folder, known by the hash of what they hold, packed up and unpacked.

What counts is what is read: the YAML files at the top of the folder and the pictures. A writer's notes beside them do not.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

import msgspec

from horae.packs import pictures
from horae.packs.reader import MAX_FILE_BYTES, BadPack, Folder

Files: TypeAlias = Mapping[str, bytes]
"""By their paths in the folder."""

MOST_BYTES = 32 * 1024 * 1024
"""Of all files together."""
_decode = msgspec.msgpack.Decoder(dict[str, bytes]).decode


def gather(folder: Folder) -> Files:
    """The files of a pack. Raises BadPack if they are too large to keep."""
    found: dict[str, bytes] = {}
    for name in (*folder.files(), *map(pictures.file_of, pictures.pictures(folder))):
        found[name] = folder.root.joinpath(name).read_bytes()
        if len(found[name]) > MAX_FILE_BYTES:
            raise BadPack(f"{folder.name}/{name}", None, "pack-too-large", bytes=len(found[name]), limit=MAX_FILE_BYTES)
    size = sum(map(len, found.values()))
    if size > MOST_BYTES:
        raise BadPack(folder.name, None, "pack-too-large", bytes=size, limit=MOST_BYTES)
    return found


def content_of(files: Files) -> str:
    """The hash of the files, their names and all."""
    return blake2b(msgspec.msgpack.encode(files, order="deterministic"), digest_size=16).hexdigest()


def packed_up(files: Files) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(files, order="deterministic"), 6)


def unpacked(body: bytes) -> Files:
    return _decode(zlib.decompress(body))


def lay_out(files: Files, folder: Path) -> None:
    """Write the files into a folder, whole or not at all."""
    being_laid = folder.with_name(f"{folder.name}.part")
    for name, data in files.items():
        place = being_laid / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    being_laid.rename(folder)
