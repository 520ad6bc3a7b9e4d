"""A run proved from its logs: each replays, is the game that its row has there, and all come to the report's figures."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from horae.benchmark.figures import BenchmarkReport, report
from horae.benchmark.matrix import Row, checked, log_file, rows, seating
from horae.benchmark.measured_game import MeasuredGame, measure, seated
from horae.benchmark.task import GAME, seed_of
from horae.core.log import BadLog, Log, Replay, load
from horae.core.speech import Fault, Phrase


class Checked(Struct, frozen=True):
    """What was checked, and found right."""

    logs: int
    rows: int


class NotAsReported(Fault):
    """Something of a run is not what its report says."""

    def __init__(self, file: Path, key: str) -> None:
        super().__init__(Phrase("in-file", {"file": str(file), "why": Phrase(key)}))


def check(folder: Path) -> Checked:
    """Raises NotAsReported, or BadLog's fault for a log that does not replay."""
    file = folder / "report.json"
    try:
        said = msgspec.json.decode(file.read_bytes(), type=BenchmarkReport)
    except msgspec.DecodeError:
        raise NotAsReported(file, "benchmark-unreadable") from None
    made = checked(said.kinds, said.task.seats, said.games)
    if made != said.task:
        raise NotAsReported(file, "benchmark-other-task")
    found = {
        row: [_game(folder, row, number, made.seats) for number in range(said.games)] for row in rows(said.kinds, made.seats)
    }
    if report(made, said.kinds, found) != said:
        raise NotAsReported(file, "benchmark-other-figures")
    return Checked(said.games * len(found), len(found))


def _game(folder: Path, row: Row, number: int, seats: int) -> MeasuredGame:
    file = log_file(folder, row, number)
    try:
        log = load(file.read_bytes())
        Replay(log, GAME).final()
    except BadLog as wrong:
        raise Fault(Phrase("in-file", {"file": str(file), "why": wrong.phrase})) from None
    if not _is_game(log, row, number, seats):
        raise NotAsReported(file, "benchmark-other-game")
    return measure(log)


def _is_game(log: Log, row: Row, number: int, seats: int) -> bool:
    return (
        log.head.seed == str(seed_of(seats, number)) and seated(log) == seating(row, number, seats) and log.result is not None
    )
