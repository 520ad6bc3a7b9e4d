"""The store in a process of its own, and the line to it.

A commit waits for a disk or a database. Done in a thread, that waiting would also be for the interpreter, which the event
loop is using, and the loop would lose time at every change of hands. What is asked in one turn of the event loop goes over
together, and appends that come in while one commit runs share the next.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from horae.core.speech import Fault
from horae.server.store import RESYNC, Row, Store, StoreDown
from horae.server.store_process import HEARD, OPENED, Open, Stored, Unframed, framed

T = TypeVar("T")
P = ParamSpec("P")

_MOST_PENDING = 2
"""One being stored and one to go on with: every message wakes the store's process, and few large ones cost less."""
_RESTART = 0.5
_LAST_CALL = 10.0
"""Seconds that a stopping server waits for its store."""

_COMMAND = (sys.executable, "-c", "from horae.server.store_process import main; main()")

_log = logging.getLogger("horae")


class StoreClient(asyncio.Protocol):
    """The server's end. Whoever asks while the store's process is away is told so."""

    def __init__(self, open_store: Open, heard: Callable[[str], object] = lambda message: None) -> None:
        self._open = open_store
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._process: subprocess.Popen[bytes] | None = None
        self._transport: asyncio.WriteTransport | None = None
        self._unframed = Unframed()
        self._rows: list[Row] = []
        self._answers: list[Callable[[Stored], None]] = []
        self._asked = OPENED
        """The number of the last question."""
        self._pending: deque[tuple[int, list[Callable[[Stored], None]] | asyncio.Future[Any]]] = deque()
        """Who waits for the answers to which questions, in order."""
        self._is_stopping = False
        self._closed: asyncio.Future[None]
        self._restarting: asyncio.Task[None] | None = None
        self.failure: StoreDown | None = None
        """Why records were not stored, the last time that some were not."""
        self.is_shared = False
        """Whether other servers may use the same store."""

    # --- the process ---

    async def start(self) -> None:
        """Raises a Fault if the store cannot be opened."""
        ours, theirs = socket.socketpair()
        with theirs:
            # In a session of its own: what is typed at the server's terminal is not meant for it.
            self._process = process = subprocess.Popen(
                [*_COMMAND, str(theirs.fileno())], pass_fds=[theirs.fileno()], start_new_session=True
            )
        self._unframed, self._closed = Unframed(), self._loop.create_future()
        opened: asyncio.Future[bool] = self._loop.create_future()
        self._pending.append((OPENED, opened))
        transport, _ = await self._loop.create_unix_connection(lambda: self, sock=ours)
        transport.write(framed((sys.path, pickle.dumps(self._open))))
        try:
            self.is_shared = await opened
        except Fault:
            transport.close()
            await self._closed
            await asyncio.to_thread(process.wait)
            raise
        self._transport = transport

    def connection_lost(self, wrong: Exception | None) -> None:
        was_open, self._transport = self._transport is not None, None
        down = StoreDown("the store's process has ended")
        while self._pending:
            self._settle(self._pending.popleft()[1], False, down)
        if not self._closed.done():
            self._closed.set_result(None)
        if was_open and not self._is_stopping:
            self._restarting = self._loop.create_task(self._restart())

    async def _restart(self) -> None:
        _log.error("the store's process has ended; starting it again")
        while not self._is_stopping:
            if self._process is not None:
                await asyncio.to_thread(self._process.wait)
            try:
                await self.start()
            except Fault as fault:
                _log.error("the store's process: %s", fault)
                await asyncio.sleep(_RESTART)
            else:
                self._heard(RESYNC)
                return

    async def stop(self) -> None:
        """Finish what was asked, then close."""
        self._is_stopping = True
        if self._restarting is not None:
            await self._restarting
        if self._process is None:
            return
        if self._transport is not None:
            self._hand_all_over()
            self._transport.write_eof()
            try:
                await asyncio.wait_for(asyncio.shield(self._closed), _LAST_CALL)
            except TimeoutError:
                _log.error("the store does not answer; what it was asked last may not be stored")
                self._process.kill()
                await self._closed
        await asyncio.to_thread(self._process.wait)

    # --- asking ---

    def append(self, row: Row, answer: Callable[[Stored], None]) -> None:
        """Store it and call back."""
        if not self._rows:
            self._loop.call_soon(self._hand_over)
        self._rows.append(row)
        self._answers.append(answer)

    def _hand_over(self) -> None:
        """Send what is to be stored, unless the store has enough to do: it is asked again when it answers."""
        if self._rows and len(self._pending) < _MOST_PENDING:
            self._hand_all_over()

    def _hand_all_over(self) -> None:
        if self._rows:
            rows, answers = self._rows, self._answers
            self._rows, self._answers = [], []
            self._ask(("append", rows), answers)

    async def put(self, row: Row) -> bool:
        """The same for who can wait: whether it was stored. Raises StoreDown."""
        found: asyncio.Future[Stored] = self._loop.create_future()
        self.append(row, lambda stored: None if found.done() else found.set_result(stored))
        stored = await found
        if isinstance(stored, StoreDown):
            raise stored
        return stored

    async def call(self, method: Callable[Concatenate[Store, P], T], *args: P.args, **_: P.kwargs) -> T:
        """Anything else that a store does: `call(Store.read, table, after)`. Raises StoreDown, or what the store raised."""
        self._hand_all_over()
        found: asyncio.Future[T] = self._loop.create_future()
        self._ask((method.__name__, args), found)
        return await found

    def _ask(self, message: tuple[str, Any], pending: list[Callable[[Stored], None]] | asyncio.Future[Any]) -> None:
        if self._transport is None:
            self._settle(pending, False, StoreDown("the store's process is away"))
            return
        self._asked += 1
        self._pending.append((self._asked, pending))
        self._transport.write(framed((self._asked, *message)))

    # --- hearing ---

    def data_received(self, data: bytes) -> None:
        for number, is_well, what in self._unframed(data):
            if number == HEARD:
                self._heard(what)
            else:
                self._answer(number, is_well, what)
        self._hand_over()

    def _answer(self, number: int, is_well: bool, what: Any) -> None:
        """Questions are answered in order: those before it that have no answer will get none. A second answer is none."""
        while self._pending and self._pending[0][0] < number:
            self._settle(self._pending.popleft()[1], False, StoreDown("the store's answer was lost"))
        if self._pending and self._pending[0][0] == number:
            self._settle(self._pending.popleft()[1], is_well, what)

    def _settle(self, pending: list[Callable[[Stored], None]] | asyncio.Future[Any], is_well: bool, what: Any) -> None:
        if not isinstance(pending, list):
            if not pending.done():
                pending.set_result(what) if is_well else pending.set_exception(what)
            return
        for answer, stored in zip(pending, what if is_well else [what] * len(pending), strict=True):
            if isinstance(stored, StoreDown) and stored.trouble != "damaged":  # that is one table's, and said of it
                self.failure = stored
            try:
                answer(stored)
            except Exception:
                _log.exception("after storing")  # one table's trouble is not another's
