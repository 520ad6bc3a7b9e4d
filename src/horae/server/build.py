"""Which Horae this is: the version, and a hash of the files that are installed, by which two builds of one version differ."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

from horae import __version__

PACKAGE = Path(__file__).parent.parent
_CLIENT = PACKAGE / "web"
_CLIENT_STAMP = _CLIENT / "built-from.txt"
"""What the client was built from: two builds of the same sources need not be the same to the byte."""


@cache
def build() -> str:
    """Twelve hexadecimal digits. The same for a wheel, an installed copy and a source tree of the same sources."""
    made = blake2b(digest_size=6)
    for file in _files(PACKAGE):
        made.update(file.relative_to(PACKAGE).as_posix().encode() + b"\0")
        made.update(blake2b(file.read_bytes()).digest())
    return made.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    for found in sorted(folder.iterdir(), key=lambda each: each.name):
        if found == _CLIENT:
            yield from (_CLIENT_STAMP,) if _CLIENT_STAMP.is_file() else ()
        elif found.is_dir():
            yield from () if found.name == "__pycache__" else _files(found)
        elif found.suffix != ".pyc":
            yield found


def version() -> str:
    return f"{__version__} ({build()})"
