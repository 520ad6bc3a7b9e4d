"""The processes beside a test's server, its store's and its bots', made as copies of one that has imported what they need.

To start Python and import the same things for each of hundreds cost more than what most of them do. How a server that people
start makes its processes is tested where `horae serve` is (`tests/server/test_serve_command.py`), and where a store's line or
the bots' workers are asked without a server.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock

import msgspec

from horae.server import bot_workers, store_client
from horae.server.bot_worker import work
from horae.server.store_process import main as keep_store
from horae.testkit.server_nursery import Forked, ask_for_copy, make_copies

STORE = "horae-store"
"""What the store's process is called in a list of processes."""


class Wanted(msgspec.Struct):
    """A store's process (None), or a worker for bots of the games that are found there."""

    where: str | None = None


class Helpers:
    """The line to the process that copies itself, which ends when the line does."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._one_at_a_time = Lock()

    def start(self, wanted: Wanted, opened: int) -> Forked:
        with self._one_at_a_time:
            return Forked(*ask_for_copy(self._line, msgspec.json.encode(wanted), opened))

    def store(self, command: Sequence[str], pass_fds: Sequence[int], start_new_session: bool) -> ForkedStore:
        """In the place of subprocess.Popen."""
        return ForkedStore(self.start(Wanted(), *pass_fds))

    def get_context(self, method: str) -> Helpers:
        """In the place of multiprocessing, and of what it gives."""
        return self

    Pipe = staticmethod(multiprocessing.Pipe)

    def Process(self, target: Callable[..., None], args: tuple[Connection, str], daemon: bool) -> ForkedWorker:  # noqa: N802  # as multiprocessing calls it
        return ForkedWorker(self, *args)


class ForkedStore:
    def __init__(self, process: Forked) -> None:
        self.pid = process.pid
        self._process = process

    def wait(self) -> int:
        return self._process.poll(None) or 0

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)


class ForkedWorker:
    """What is needed of multiprocessing's processes."""

    def __init__(self, helpers: Helpers, pipe: Connection, where: str) -> None:
        self._helpers, self._pipe, self._where = helpers, pipe, where
        self._process: Forked

    def start(self) -> None:
        self._process = self._helpers.start(Wanted(self._where), self._pipe.fileno())

    @property
    def pid(self) -> int:
        return self._process.pid

    def is_alive(self) -> bool:
        return self._process.poll(0) is None

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)

    def join(self) -> None:
        self._process.poll(None)


def have_helpers() -> None:
    """Let the server that this process is about to be have its processes made so. While it has one thread, and nothing open."""
    ours, theirs = socket.socketpair()
    if os.fork() == 0:
        ours.close()
        _help(theirs)
    theirs.close()
    helpers = Helpers(ours)
    setattr(store_client, "subprocess", _Subprocess(helpers))  # noqa: B010  # a module's name, which mypy would not let us assign
    setattr(bot_workers, "multiprocessing", helpers)  # noqa: B010  # as above


class _Subprocess:
    def __init__(self, helpers: Helpers) -> None:
        self.Popen = helpers.store


def _help(line: socket.socket) -> None:
    """Be the process that is copied, or the copy."""
    status = 0
    try:
        made = make_copies(line)
        if made is not None:
            _be(msgspec.json.decode(made[0], type=Wanted), made[1])
    except KeyboardInterrupt:
        status = 1
    finally:
        os._exit(status)


def _be(wanted: Wanted, opened: int) -> None:
    if wanted.where is not None:
        work(Connection(opened), wanted.where)
        return
    os.setsid()  # as the server has it
    Path("/proc/self/comm").write_text(STORE, "ascii")
    sys.argv[1:] = [str(opened)]
    keep_store()
