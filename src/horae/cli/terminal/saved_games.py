"""Where a game played at the terminal is kept, and which of the kept ones goes on: log files in a folder of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from horae.core.game import Result
from horae.core.log import BadLog, Log, dump, load
from horae.core.speech import Fault, Phrase, Sayable
from horae.packs import elsewhere

SUFFIX = ".jsonl"
_LONGEST_PATH = 4096


class CannotSave(Fault):
    """The log could not be written there."""

    def __init__(self, key: str, /, **args: Sayable) -> None:
        super().__init__(Phrase(key, args))


class CannotContinue(Fault):
    """There is no such game to go on with."""

    def __init__(self, key: str, /, **args: Sayable) -> None:
        super().__init__(Phrase(key, args))


def games_folder() -> Path:
    """Where games are kept that nobody named a file for: HORAE_GAMES, or else where a person's data lie."""
    named = os.environ.get("HORAE_GAMES")
    if named:
        return Path(named).expanduser()
    data = os.environ.get("XDG_DATA_HOME")
    base = Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "horae" / "games"


def in_games_folder(path: Path) -> bool:
    return path.resolve().parent == games_folder().resolve()


def default_path(log: Log) -> Path:
    """A free name in the games' folder that says which game it was."""
    folder = games_folder()
    stem = f"{log.head.game}-{log.head.seed[:20]}"
    numbered = (folder / f"{stem}-{number}{SUFFIX}" for number in count(2))
    first = folder / f"{stem}{SUFFIX}"
    return first if not first.exists() else next(path for path in numbered if not path.exists())


def keep(log: Log, result: Result | None, path: Path, pack: str | None = None) -> Path:
    """Write the log whole or not at all. An older log may be replaced, any other file not. Where its pack was found is
    written beside it: a log says what was played, not where things lie on one machine."""
    try:
        if path.parent == games_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            load(elsewhere.read(path, elsewhere.MOST_LOG))
        beside = path.with_name(f".{path.name}.part")
        beside.write_bytes(dump(log, result))
        beside.replace(path)
        if pack is not None:
            _pack_file(path).write_text(f"{Path(pack).resolve() if Path(pack).is_dir() else pack}\n", "utf-8")
    except (BadLog, elsewhere.Unfit):
        raise CannotSave("play-save-other", file=str(path)) from None
    except (OSError, ValueError):
        raise CannotSave("play-save-failed", file=str(path)) from None
    return path.resolve()


def kept(path: Path) -> Log:
    """The unfinished game in this file. Raises a Fault that names the file and what is wrong with it."""
    try:
        log = load(elsewhere.read(path, elsewhere.MOST_LOG))
    except elsewhere.Unfit as unfit:
        raise CannotContinue("in-file", file=str(path), why=unfit.phrase) from None
    except OSError as wrong:
        raise CannotContinue("cannot-read-file", file=str(path), why=wrong.strerror or "") from None
    except BadLog as wrong:
        raise CannotContinue("in-file", file=str(path), why=wrong.phrase) from None
    if log.result is not None:
        raise CannotContinue("play-continue-finished", file=str(path))
    return log


def _pack_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.pack")


def kept_pack(path: Path) -> str | None:
    """Where the pack lies that the game in this file is played with; None if it is the game's own."""
    try:
        return elsewhere.read(_pack_file(path), _LONGEST_PATH).decode("utf-8").strip() or None
    except (OSError, UnicodeError, elsewhere.Unfit):
        return None


def newest(game: str | None) -> tuple[Path, Log]:
    """The game, of that name or of any, that was played last and is not finished. A file that cannot be read is
    not passed over in silence: it may be the very game one means."""
    for path in _by_age(game):
        try:
            return path, kept(path)
        except CannotContinue as fault:
            if fault.phrase.key != "play-continue-finished":
                raise
    folder = str(games_folder())
    if game is None:
        raise CannotContinue("play-continue-none", folder=folder)
    raise CannotContinue("play-continue-none-of", game=game, folder=folder)


def _by_age(game: str | None) -> Iterator[Path]:
    """The kept games' files, the one written last first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in games_folder().glob(f"{game or '*'}-*{SUFFIX}")]
    except OSError:
        found = []
    return (path for _, path in sorted(found, reverse=True))
