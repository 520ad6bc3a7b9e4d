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

from horae.packs import elsewhere, pictures
from horae.packs.reader import BadPack, Folder

Files: TypeAlias = Mapping[str, bytes]
"""By their paths in the folder."""

_MOST_PACKED = elsewhere.MOST_PACK + 1024 * elsewhere.MOST_FILES
_ENDINGS = (".yaml", ".yml", pictures.ENDING)
_MANY = b"\xdf"
"""How msgpack begins a map of more than 65,535."""
_HASH = re.compile(r"[0-9a-f]{32}")
_decode = msgspec.msgpack.Decoder(dict[str, bytes]).decode


def gather(folder: Folder) -> Files:
    """The files of a pack. Raises BadPack if they are too large to keep."""
    found: dict[str, bytes] = {}
    size = 0
    for name in (*folder.files(), *map(pictures.file_of, pictures.pictures(folder))):
        found[name] = folder.read(name)
        size += len(found[name])
        if size > elsewhere.MOST_PACK:
            raise BadPack(folder.name, None, "pack-too-large", limit=elsewhere.MOST_PACK)
        if len(found) > elsewhere.MOST_FILES:
            raise BadPack(folder.name, None, "folder-too-full", limit=elsewhere.MOST_FILES)
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
    try:
        data = elsewhere.unpacked(body, _MOST_PACKED)
        if data.startswith(_MANY):
            raise NotWhole
        files = _decode(data)
    except (elsewhere.Garbled, elsewhere.CutShort, msgspec.DecodeError, UnicodeError, RecursionError):
        raise NotWhole from None
    size = sum(map(len, files.values()))
    if size > elsewhere.MOST_PACK or len(files) > elsewhere.MOST_FILES or not all(map(_lies_in_a_pack, files)):
        raise NotWhole
    if content_of(files) != content:
        raise NotWhole
    return files


def is_content(text: str) -> bool:
    """Whether it has the form of a hash of files, which is also the name of a folder."""
    return _HASH.fullmatch(text) is not None


def _lies_in_a_pack(name: str) -> bool:
    return name.endswith(_ENDINGS) and elsewhere.lies_inside(name)


def lay_out(files: Files, folder: Path) -> None:
    """Write the files into a folder, whole or not at all."""
    being_laid = folder.with_name(f"{folder.name}.part")
    for name, data in files.items():
        place = being_laid / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    being_laid.rename(folder)
