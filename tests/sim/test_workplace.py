"""Where work is done makes no difference: every piece is counted once, also where those who do it die over it."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from horae.cli.app import run as horae_command
from horae.sim.local_processes import Processes, ThisProcess
from horae.sim.workplace import Done, Job, Lost, WorkFailed, Workplace, do_chunk


def square(number: int) -> int:
    return number * number


def deadly(order: tuple[int, str]) -> int:
    """Kills who does it, the first time."""
    number, marker = order
    if number == 3 and not os.path.exists(marker):
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def always_deadly(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def broken(number: int) -> float:
    return 1 / number


class Unreliable(Workplace):
    """Does chunks itself, says of each piece that it took so many seconds, and loses some chunks."""

    def __init__(self, hands: int = 2, pace: float = 0.25, lose: Collection[int] = ()) -> None:
        self._hands, self._pace, self._lose = hands, pace, lose
        self.sizes: list[int] = []
        self.dropped = 0
        self._done: dict[int, Done] = {}

    @property
    def hands(self) -> int:
        return self._hands

    def begin(self, job: Job[Any, Any], pieces: Sequence[Any]) -> Hashable:
        self.sizes.append(len(pieces))
        done = do_chunk(job, pieces)
        ticket = len(self.sizes) - 1
        self._done[ticket] = Done(done.outcomes, [self._pace] * len(pieces), done.failure)
        return ticket

    def ready(self, tickets: Collection[Any]) -> Collection[Hashable]:
        return [max(tickets)]

    def result(self, ticket: Any) -> Done:
        if ticket in self._lose:
            raise Lost
        found: Done = self._done[ticket]
        return found

    def drop(self, tickets: Collection[Any]) -> None:
        self.dropped += len(tickets)


@pytest.mark.parametrize("make", [ThisProcess, lambda: Processes(2), lambda: Unreliable(3)])
def test_every_piece_is_done_once_wherever(make: Any) -> None:
    with make() as place:
        done = [pair for chunk in place.do(square, range(40)) for pair in chunk]
        assert sorted(done) == [(n, n * n) for n in range(40)]
        again = [pair for chunk in place.do(square, range(5)) for pair in chunk]
        assert len(again) == 5, "a place can be used again"


def test_chunks_grow_until_they_last_a_second_and_each_kind_by_its_own_pace() -> None:
    place = Unreliable(hands=1, pace=0.25)
    list(place.do(square, range(20)))
    assert place.sizes == [1, 4, 4, 4, 4, 3]
    place = Unreliable(hands=1, pace=0.25)
    list(place.do(square, [0, 0, 0, 1, 0, 1, 1, 1, 1, 1], kind=lambda piece: piece))
    assert place.sizes == [1, 3, 4, 2], "what nobody has done yet may take long: it is the last of its chunk"
    place = Unreliable(hands=1, pace=3.0)
    list(place.do(square, range(3)))
    assert place.sizes == [1, 1, 1]


def test_what_a_dead_worker_did_is_done_again_and_nothing_is_counted_twice(tmp_path: Path) -> None:
    orders = [(number, str(tmp_path / "died")) for number in range(12)]
    with Processes(2) as place:
        done = [pair for chunk in place.do(deadly, orders) for pair in chunk]
        assert place.done_again >= 1
    assert sorted(done) == [(order, order[0]) for order in orders]


def test_lost_chunks_are_done_again_in_any_order_of_events() -> None:
    place = Unreliable(hands=3, pace=0.5, lose={0, 4, 5, 9})
    done = [pair for chunk in place.do(square, range(30)) for pair in chunk]
    assert sorted(done) == [(n, n * n) for n in range(30)]
    assert place.done_again == 4


def test_work_that_kills_whoever_does_it_is_given_up_in_one_line() -> None:
    with Processes(1) as place, pytest.raises(WorkFailed, match="keeps getting lost"):
        list(place.do(always_deadly, range(3)))


@pytest.mark.parametrize("make", [ThisProcess, lambda: Processes(2)])
def test_a_fault_in_somebodys_code_is_told_with_file_and_line(make: Any) -> None:
    with make() as place, pytest.raises(WorkFailed, match=r"test_workplace\.py, line \d+: ZeroDivisionError: division by zero"):
        list(place.do(broken, range(-3, 4)))


def test_who_hands_pieces_out_may_stop_by_what_has_come_of_others() -> None:
    place = Unreliable(hands=2, pace=1.0)
    seen: Counter[int] = Counter()

    def until_ten() -> Iterator[int]:
        for number in range(1000):
            if len(seen) >= 10:
                return
            yield number

    for chunk in place.do(square, until_ten()):
        seen.update(piece for piece, _ in chunk)
    assert len(seen) <= 10 + place.hands
    assert set(seen.values()) == {1}


def test_what_nobody_waits_for_any_more_is_dropped() -> None:
    place = Unreliable(hands=4, pace=1.0)
    doing = place.do(square, range(100))
    next(doing)
    doing.close()
    assert place.dropped == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--jobs", "2", "--ray", "auto"], "not both"),
        (["--jobs", "-1"], "0"),
        (["--seats", "random,no.such.module:Bot"], "ModuleNotFoundError"),
        (["--seats", "random,os:path"], "is not a Bot"),
        (["--seats", "random,horae.bots.bot:Bot"], "is not a Bot"),
        (["--seats", "random,a b:c"], "module:Class"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert horae_command(["simulate", "shipwreck", "--games", "2", "--seats", "random,random", "--lang", "en", *words]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert said in told.err
    assert not told.out
