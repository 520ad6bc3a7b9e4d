"""A folder of this process alone, for what it lays out to be read from: gone when the process ends, however it ends.

Who is killed tidies nothing up. So each folder has a lock that is held for as long as its process lives, and whoever makes
a folder first takes away those of the same user that nobody holds any more.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import IO, Self

_LOCK = ".lock"
_BEGINNING = "horae-own-"


class OwnFolder:
    def __init__(self) -> None:
        _clear_away()
        self.path = tempfile.mkdtemp(prefix=_BEGINNING)
        lock = Path(self.path, f"{_LOCK}.part")
        self._lock: IO[bytes] | None = lock.open("wb")
        fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        lock.rename(lock.with_name(_LOCK))  # held from the moment that others can find it

    def close(self) -> None:
        shutil.rmtree(self.path, ignore_errors=True)
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()


def _clear_away() -> None:
    for folder in Path(tempfile.gettempdir()).glob(f"{_BEGINNING}*"):
        with suppress(OSError):  # it is somebody's who lives, or another user's, or just being made
            if folder.lstat().st_uid == os.getuid() and not folder.is_symlink():
                with (folder / _LOCK).open("rb") as lock:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    shutil.rmtree(folder, ignore_errors=True)
