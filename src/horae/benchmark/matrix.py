"""The cross-play matrix: which rows there are, who sits where in each game, and how the games are played and kept.

A row is one player of a kind among others of a kind. Every row plays the same deals. The seat of the one, and which members
of kinds trained from several seeds meet, follow from the game's number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from horae.benchmark.measured_game import MeasuredGame, measure
from horae.benchmark.players import code_of, maker, members
from horae.benchmark.task import GAME, OPTIONS, Task, pack, seed_of, task
from horae.core.game import BadSetup
from horae.core.log import Log, dump, load
from horae.sim.kept_work import KeptWork, mark_of
from horae.sim.match import Match
from horae.sim.workplace import Workplace

How: TypeAlias = Literal["self", "cross", "beside"]
"""The very same player in all seats; players of one kind that were trained from different seeds; players of two kinds."""
OURS = ("task.py", "players.py", "matrix.py", "measured_game.py")
CODE = ("core", "packs", "games/shipwreck", "bots", "bots/shipwreck", "sim/match.py", *(f"benchmark/{file}" for file in OURS))


class Row(Struct, frozen=True, array_like=True):
    """A line of the matrix."""

    one: str
    others: str
    how: How

    @property
    def name(self) -> str:
        """What its folder of logs is called."""
        return f"{self.one}_{self.others}" if self.how == "beside" else f"{self.one}_{self.how}"


class Order(Struct, frozen=True, array_like=True):
    """A game to be played."""

    row: Row
    number: int
    code: str = ""
    """The mark of the nets that play: by other nets it is another order."""


def rows(kinds: Sequence[str], seats: int) -> list[Row]:
    """Everything that is to be played. With two seats one beside the other is the other beside the one."""
    found = []
    for place, one in enumerate(kinds):
        found.append(Row(one, one, "self"))
        if len(members(one)) > 1:
            found.append(Row(one, one, "cross"))
        partners = kinds[place + 1 :] if seats == 2 else [other for other in kinds if other != one]
        found += [Row(one, other, "beside") for other in partners]
    return found


def seating(row: Row, number: int, seats: int) -> tuple[str, ...]:
    """Who sits where in this game of the row."""
    seat, left = number % seats, number // seats
    ones, others = members(row.one), members(row.others)
    one = ones[left % len(ones)]
    left //= len(ones)
    if row.how == "self":
        other = one
    elif row.how == "cross":
        strangers = [each for each in others if each != one]
        other = strangers[left % len(strangers)]
    else:
        other = others[left % len(others)]
    return tuple(one if place == seat else other for place in range(seats))


def checked(kinds: Sequence[str], seats: int, games: int) -> Task:
    """The task, if all this can be played. Raises BadSetup."""
    if games < 1:
        raise BadSetup("bad-games", games=games)
    for place, kind in enumerate(kinds):
        members(kind)
        if kind in kinds[:place]:
            raise BadSetup("arena-bot-twice", bot=kind)
    return task(seats)


def play(seats: int, order: Order) -> bytes:
    """The game's log file."""
    players = seating(order.row, order.number, seats)
    match = Match(GAME, [maker(name) for name in players], seed_of(seats, order.number), OPTIONS, pack(), keep_log=True)
    result = match.play()
    assert match.log is not None
    names = tuple(f"{name} {seat}" for seat, name in enumerate(players, 1))
    return dump(Log(replace(match.log.head, names=names), match.log.entries), result)


def play_and_measure(seats: int, order: Order) -> tuple[bytes, MeasuredGame]:
    log = play(seats, order)
    return log, measure(load(log))


def log_file(folder: Path, row: Row, number: int) -> Path:
    return folder / "logs" / row.name / f"{number:05}.horae"


def played(
    kinds: Sequence[str], seats: int, games: int, place: Workplace, folder: Path, progress: Callable[[int], None]
) -> dict[Row, list[MeasuredGame]]:
    """Every row's games in order, played now or kept in the folder from before; each one's log lies there, too."""
    codes = {row: code_of((row.one, row.others)) for row in rows(kinds, seats)}
    wanted = [Order(row, number, code) for number in range(games) for row, code in codes.items()]
    kept = KeptWork(folder / "games.jsonl", mark_of(task(seats).print, CODE))
    found: dict[Order, MeasuredGame] = {}
    for order in wanted:
        key = msgspec.json.encode(order)
        if key in kept and log_file(folder, order.row, order.number).is_file():
            found[order] = msgspec.json.decode(kept[key], type=MeasuredGame)
    progress(len(found))
    missing = [order for order in wanted if order not in found]
    for chunk in place.do(partial(play_and_measure, seats), missing, lambda order: order.row):
        for order, (log, game) in chunk:
            file = log_file(folder, order.row, order.number)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(log)
            found[order] = game
        kept.keep([(msgspec.json.encode(order), msgspec.json.encode(game)) for order, (_, game) in chunk])
        progress(len(chunk))
    return {row: [found[Order(row, number, code)] for number in range(games)] for row, code in codes.items()}
