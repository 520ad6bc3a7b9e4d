"""The store in a process of its own, and the line to it.

A commit waits for a disk or a database. Done in a thread, that waiting would also be for the interpreter, which the event
loop is using, and the loop would lose time at every change of hands. What is asked in one turn of the event loop goes over
together, and appends that come in while one commit runs share the next.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import pickle
import signal
import socket
import struct
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar, cast

from horae.core.speech import Fault
from horae.server.store import RESYNC, Bus, Row, Store, StoreDown, StoreInUse

T = TypeVar("T")
P = ParamSpec("P")

Open: TypeAlias = Callable[[], "tuple[Store, Bus | None]"]
"""Makes the store, in its process: a function that can be pickled."""
Stored: TypeAlias = "bool | StoreDown"
"""What became of a record: safely stored, its number taken by another, or nobody knows."""

_MOST_ROWS = 250
_MOST_PENDING = 2
"""One being stored and one to go on with: every message wakes the store's process, and few large ones cost less."""
_RESTART = 0.5
_PATIENCE = 3.0
"""Seconds in which a server that was killed finishes its last commit and lets go of its file."""
_SIZE = struct.Struct("<Q")
_HEARD = "heard"

_log = logging.getLogger("horae")


def _framed(message: object) -> bytes:
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return _SIZE.pack(len(body)) + body


class _Unframed:
    """Takes bytes as they come and gives the messages that are whole."""

    def __init__(self) -> None:
        self._rest = b""

    def __call__(self, data: bytes) -> Iterator[Any]:
        data = self._rest + data if self._rest else data
        at, end = 0, len(data)
        while end - at >= _SIZE.size:
            stop = at + _SIZE.size + _SIZE.unpack_from(data, at)[0]
            if stop > end:
                break
            yield pickle.loads(data[at + _SIZE.size : stop])  # written by our own other end
            at = stop
        self._rest = data[at:]


class Keeper(asyncio.Protocol):
    """The server's end. Whoever asks while the store's process is away is told so."""

    def __init__(self, open_store: Open, heard: Callable[[str], object] = lambda message: None) -> None:
        self._open = open_store
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._process: Any = None
        self._transport: asyncio.WriteTransport | None = None
        self._unframed = _Unframed()
        self._rows: list[Row] = []
        self._answers: list[Callable[[Stored], None]] = []
        self._pending: deque[list[Callable[[Stored], None]] | asyncio.Future[Any]] = deque()
        """Who waits for the next answers, in order."""
        self._is_stopping = False
        self._closed: asyncio.Future[None]
        self._restarting: asyncio.Task[None] | None = None
        self.is_shared = False
        """Whether other servers may use the same store."""

    # --- the process ---

    async def start(self) -> None:
        """Raises a Fault if the store cannot be opened."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = socket.socketpair()
        self._process = context.Process(target=keep, args=(theirs, self._open), name="store", daemon=True)
        self._process.start()
        theirs.close()
        self._unframed, self._closed = _Unframed(), self._loop.create_future()
        opened: asyncio.Future[bool] = self._loop.create_future()
        self._pending.append(opened)
        transport, _ = await self._loop.create_unix_connection(lambda: self, sock=ours)
        try:
            self.is_shared = await opened
        except Fault:
            transport.close()
            await self._closed
            await asyncio.to_thread(self._process.join)
            raise
        self._transport = transport

    def connection_lost(self, wrong: Exception | None) -> None:
        was_open, self._transport = self._transport is not None, None
        down = StoreDown("the store's process has ended")
        while self._pending:
            self._answer(False, down)
        if not self._closed.done():
            self._closed.set_result(None)
        if was_open and not self._is_stopping:
            self._restarting = self._loop.create_task(self._restart())

    async def _restart(self) -> None:
        _log.error("the store's process has ended; starting it again")
        while not self._is_stopping:
            await asyncio.to_thread(self._process.join)
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
        if self._transport is not None:
            self._hand_all_over()
            self._transport.write_eof()
            await self._closed
        if self._process is not None:
            await asyncio.to_thread(self._process.join)

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
        self._pending.append(pending)
        if self._transport is None:
            self._pending.pop()
            self._settle(pending, False, StoreDown("the store's process is away"))
        else:
            self._transport.write(_framed(message))

    # --- hearing ---

    def data_received(self, data: bytes) -> None:
        for kind, what in self._unframed(data):
            if kind == _HEARD:
                self._heard(what)
            else:
                self._answer(kind, what)
        self._hand_over()

    def _answer(self, is_well: bool, what: Any) -> None:
        self._settle(self._pending.popleft(), is_well, what)

    def _settle(self, pending: list[Callable[[Stored], None]] | asyncio.Future[Any], is_well: bool, what: Any) -> None:
        if not isinstance(pending, list):
            if not pending.done():
                pending.set_result(what) if is_well else pending.set_exception(what)
            return
        for answer, stored in zip(pending, what if is_well else [what] * len(pending), strict=True):
            try:
                answer(stored)
            except Exception:
                _log.exception("after storing")  # one table's trouble is not another's


# --- the store's end ---


def keep(line: socket.socket, open_store: Open) -> None:
    """The process: opens the store and does as it is told until the server closes the line or dies."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # meant for the server, which closes the line when it is done
    end = _StoreEnd(line)
    try:
        store, bus = open_store()
        _open_patiently(store)
        if bus is not None:
            bus.listen(lambda message: end.say((_HEARD, message)))
    except Exception as wrong:  # whatever a driver raises, the one who asked must hear of it
        end.say((False, _as_fault(wrong)))
        return
    end.say((True, bus is not None))
    end.serve(store)
    if bus is not None:
        bus.close()
    store.close()


def _open_patiently(store: Store) -> None:
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            store.open()
        except StoreInUse:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return


def _as_fault(wrong: Exception) -> Fault:
    return wrong if isinstance(wrong, Fault) else StoreDown(str(wrong))


class _StoreEnd:
    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._unframed = _Unframed()
        self._lock = threading.Lock()
        """The listener speaks from a thread of its own."""

    def say(self, *messages: tuple[Any, Any]) -> None:
        with self._lock, contextlib.suppress(BrokenPipeError, ConnectionResetError):  # nobody is left to hear it
            self._line.sendall(b"".join(map(_framed, messages)))

    def serve(self, store: Store) -> None:
        while data := self._come_in():
            answers: list[tuple[Any, Any]] = []
            batches: list[list[Row]] = []
            for method, args in self._unframed(data):
                if method == "append":
                    batches.append(args)
                else:
                    answers += _append(store, batches)
                    batches = []
                    answers.append(_do(store, method, args))
            answers += _append(store, batches)
            if answers:
                self.say(*answers)

    def _come_in(self) -> bytes:
        """Everything that has come; nothing once the line is closed."""
        try:
            found = [self._line.recv(1 << 20)]
            while found[-1]:
                found.append(self._line.recv(1 << 20, socket.MSG_DONTWAIT))
        except BlockingIOError:
            pass
        except ConnectionResetError:
            return b""
        return b"".join(found)


def _append(store: Store, batches: Sequence[list[Row]]) -> list[tuple[bool, Any]]:
    """All batches in as few transactions as can be, with an answer for each batch."""
    rows = [row for batch in batches for row in batch]
    stored: list[Stored] = []
    for first in range(0, len(rows), _MOST_ROWS):
        part = rows[first : first + _MOST_ROWS]
        try:
            stored += store.append(part)
        except Exception as wrong:  # as above
            stored += [StoreDown(str(wrong))] * len(part)
    rest = iter(stored)
    return [(True, [next(rest) for _ in batch]) for batch in batches]


def _do(store: Store, method: str, args: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, cast("Callable[..., Any]", getattr(store, method))(*args)
    except Exception as wrong:
        return False, _as_fault(wrong)
