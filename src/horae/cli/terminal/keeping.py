"""Where a game played at the terminal is kept: a log file, and never over something that is no log."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from horae.core.game import Result
from horae.core.log import BadLog, Log, dump, load
from horae.core.speech import Fault, Phrase, Sayable


class CannotSave(Fault):
    """The log could not be written there."""

    def __init__(self, key: str, /, **args: Sayable) -> None:
        super().__init__(Phrase(key, args))


def default_path(log: Log) -> Path:
    """A free name in the current folder that says which game it was."""
    stem = f"{log.head.game}-{log.head.seed[:20]}"
    numbered = (Path(f"{stem}-{number}.jsonl") for number in count(2))
    first = Path(f"{stem}.jsonl")
    return first if not first.exists() else next(path for path in numbered if not path.exists())


def keep(log: Log, result: Result | None, path: Path) -> Path:
    """Write the log whole or not at all. An older log may be replaced, any other file not."""
    try:
        if path.exists():
            load(path.read_bytes())
        beside = path.with_name(f".{path.name}.part")
        beside.write_bytes(dump(log, result))
        beside.replace(path)
    except BadLog:
        raise CannotSave("play-save-other", file=str(path)) from None
    except (OSError, ValueError):
        raise CannotSave("play-save-failed", file=str(path)) from None
    return path.resolve()
