"""A process that has imported what a server needs, and makes a server of a copy of itself whenever a test wants one.

Hundreds of servers are started in a test run, and to import and read the same things each time cost more than most tests.
What `horae serve` itself does from its first line on is tested where that is asked (`tests/server/test_serve_command.py`).
"""

from __future__ import annotations

import atexit
import gc
import os
import select
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from threading import Lock

import msgspec

from horae.core.speech import LANGUAGES, Phrase, say
from horae.games import registry

_COMMAND = (sys.executable, "-c", "from horae.testkit.server_nursery import main; main()")
_MOST = 1 << 20
_END = b"\n"


class Chance(msgspec.Struct):
    """What games are dealt by (None: a sequence, the same each time), what a piece of work costs (None: what it takes), and the
    file of a `HandClock` that says what time it is (none: the machine does)."""

    seed: int | None = None
    work_seconds: float | None = None
    clock: str = ""


class Order(msgspec.Struct):
    """A server to be made. Beside it come what takes its first line, and what is told how it ended."""

    config: str
    chance: Chance
    log: str
    folder: str
    surroundings: dict[str, str]


class Forked:
    """A copy that was made of such a process: what is needed of subprocess.Popen."""

    def __init__(self, pid: int, ending: int) -> None:
        self.pid = pid
        self._ending = ending
        self._status: int | None = None
        self._one_at_a_time = Lock()

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll(0) is None:
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """How it ended, as subprocess says it. Raises TimeoutExpired."""
        status = self.poll(seconds)
        if status is None:
            raise subprocess.TimeoutExpired("a copy", seconds)
        return status

    def poll(self, seconds: float | None) -> int | None:
        with self._one_at_a_time:
            if self._status is None and select.select([self._ending], [], [], seconds)[0]:
                self._status = int(os.read(self._ending, 16) or b"1")  # nothing: who made the copy is gone, and it with that
                os.close(self._ending)
            return self._status


class ForkedServer(Forked):
    """A server that the nursery made."""

    def __init__(self, pid: int, ending: int, stdout: int) -> None:
        super().__init__(pid, ending)
        self.stdout = os.fdopen(stdout, "rb")


class Nursery:
    """The line to the process; it ends when the line does."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen([*_COMMAND, str(theirs.fileno())], pass_fds=[theirs.fileno()])
        self._one_at_a_time = Lock()
        atexit.register(self._close)

    def start(self, config: bytes, chance: Chance, log: Path) -> ForkedServer:
        stdout, said = os.pipe()
        order = Order(config.decode(), chance, str(log), os.getcwd(), dict(os.environ))
        with self._one_at_a_time:
            pid, ending = ask_for_copy(self._line, msgspec.json.encode(order), said)
        os.close(said)
        return ForkedServer(pid, ending, stdout)

    def _close(self) -> None:
        self._line.close()
        self._process.wait()


def nursery() -> Nursery:
    """The one of this process, and of what Python's own variables say now: they cannot be changed once Python runs."""
    return _nursery(os.getpid(), tuple(sorted(item for item in os.environ.items() if item[0].startswith("PYTHON"))))


@cache
def _nursery(process: int, surroundings: tuple[tuple[str, str], ...]) -> Nursery:
    return Nursery()


# --- the process itself ---


def main() -> None:
    """Given the number of its end of the line."""
    # Here, so that who starts a nursery need not import a server.
    from horae.testkit.server_process import run_server

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the tests, who close the line when they are done
    _prepare()
    wanted = make_copies(socket.socket(fileno=int(sys.argv[1])))
    if wanted is not None:
        order = msgspec.json.decode(wanted[0], type=Order)
        _become(order, wanted[1])
        run_server(order.config.encode(), order.chance)


def ask_for_copy(line: socket.socket, what: bytes, opened: int) -> tuple[int, int]:
    """The number of a copy of the process at the other end, and what will say how it ended. It is given what is opened."""
    ending, ended = os.pipe()
    socket.send_fds(line, [what + _END], [opened, ended])
    os.close(ended)
    return int(line.recv(16)), ending


def make_copies(line: socket.socket) -> tuple[bytes, int] | None:
    """Copy this process until the line is closed. In a copy, what it was made for and what was opened for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    woken, wake = socket.socketpair()
    wake.setblocking(False)
    signal.set_wakeup_fd(wake.fileno())
    endings: dict[int, int] = {}
    while True:
        ready = select.select([line, woken], [], [])[0]
        if woken in ready:
            woken.recv(4096)
            _tell_endings(endings)
        if line in ready:
            what, opened = _heard(line)
            if not what:
                return None
            ours, ended = opened
            child = os.fork()
            if child == 0:
                signal.set_wakeup_fd(-1)
                for number in (line.detach(), woken.detach(), wake.detach(), ended, *endings.values()):
                    os.close(number)
                for number, handler in ((signal.SIGCHLD, signal.SIG_DFL), (signal.SIGINT, signal.default_int_handler)):
                    signal.signal(number, handler)
                return what, ours
            endings[child] = ended
            os.close(ours)
            line.send(str(child).encode())


def _prepare() -> None:
    """Have what every server reads sooner or later."""
    import horae.server.postgresql  # noqa: F401  # what a server on PostgreSQL imports
    from horae.server.catalogue import everything, read_ahead  # as above

    read_ahead(everything())
    for game in registry.games():
        for pack in game.packs():
            game.load_pack(pack)
        for language in LANGUAGES:
            say(Phrase(f"{game.name}-title"), language)
    gc.freeze()


def _heard(line: socket.socket) -> tuple[bytes, list[int]]:
    body, opened, _, _ = socket.recv_fds(line, _MOST, 2)
    while body and not body.endswith(_END):
        body += line.recv(_MOST)
    return body, opened


def _tell_endings(endings: dict[int, int]) -> None:
    while endings:
        child, status = os.waitpid(-1, os.WNOHANG)
        if child == 0:
            return
        told = endings.pop(child)
        os.write(told, str(os.waitstatus_to_exitcode(status)).encode())
        os.close(told)


def _become(order: Order, said: int) -> None:
    """As if started by itself: its own surroundings, folder and where its words go."""
    os.environ.clear()
    os.environ.update(order.surroundings)
    os.chdir(order.folder)
    log = os.open(order.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    os.dup2(said, 1)
    os.dup2(log, 2)
    os.close(said)
    os.close(log)
