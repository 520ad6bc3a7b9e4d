"""The store's own process: opens the store and does as it is told until the server closes the line or dies.

Kept apart from `store_client`, the server's end of the line, so that this process loads little.
"""

from __future__ import annotations

import contextlib
import pickle
import select
import signal
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, cast

from horae.core.speech import Fault
from horae.server.store import Row, Store, StoreDown, StoreInUse

Open: TypeAlias = Callable[[], Store]
"""Makes the store, in its process: a function that can be pickled."""
Stored: TypeAlias = "bool | StoreDown"
"""What became of a record: safely stored, its number taken by another, or nobody knows."""

HEARD = -1
"""What comes in the place of a question's number with news that nobody asked for."""
OPENED = 0
"""The number of the first question, whether the store could be opened."""

_MOST_ROWS = 250
_PATIENCE = 3.0
"""Seconds in which a server that was killed finishes its last commit and lets go of its file."""
_RETRY = 0.5
"""Seconds between tries to reach a database that has gone."""
_SIZE = struct.Struct("<Q")


def framed(message: object) -> bytes:
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return _SIZE.pack(len(body)) + body


class Unframed:
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


def main() -> None:
    """The process, given the number of its end of the line. Every answer goes back with its question's number."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # meant for the server, which closes the line when it is done
    end = _StoreEnd(socket.socket(fileno=int(sys.argv[1])))
    try:
        store = end.first()()
        store.listen(lambda message: end.say((HEARD, True, message)))
        _open_patiently(store)
    except Exception as wrong:  # whatever a driver raises, the one who asked must hear of it
        end.say((OPENED, False, _as_fault(wrong)))
        return
    end.say((OPENED, True, store.is_shared))
    end.serve(store)
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
        self._unframed = Unframed()

    def first(self) -> Open:
        """How to make the store, which is the first thing said."""
        while True:
            for sys.path[:], made in self._unframed(self._come_in()):
                found: Open = pickle.loads(made)
                return found

    def say(self, *messages: tuple[int, bool, Any]) -> None:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # nobody is left to hear it
            self._line.sendall(b"".join(map(framed, messages)))

    def serve(self, store: Store) -> None:
        while data := self._await_line(store):
            answers: list[tuple[int, bool, Any]] = []
            batches: dict[int, list[Row]] = {}
            for number, method, args in self._unframed(data):
                if method == "append":
                    batches[number] = args
                else:
                    answers += _numbered(batches, _append(store, list(batches.values())))
                    batches = {}
                    answers.append((number, *_do(store, method, args)))
            answers += _numbered(batches, _append(store, list(batches.values())))
            if answers:
                self.say(*answers)

    def _await_line(self, store: Store) -> bytes:
        """What comes from the server; news from other processes goes to it meanwhile."""
        while store.is_shared:
            number = store.fileno()
            ours = self._line.fileno()
            if ours in select.select([ours] if number < 0 else [ours, number], [], [], _RETRY if number < 0 else None)[0]:
                break
            store.hear()
        return self._come_in()

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


def _numbered(numbers: Iterable[int], answers: Iterable[tuple[bool, Any]]) -> list[tuple[int, bool, Any]]:
    return [(number, *answer) for number, answer in zip(numbers, answers, strict=True)]


def _append(store: Store, batches: Sequence[list[Row]]) -> list[tuple[bool, Any]]:
    """All batches in as few transactions as can be, with an answer for each batch."""
    rows = [row for batch in batches for row in batch]
    stored: list[Stored] = []
    for first in range(0, len(rows), _MOST_ROWS):
        part = rows[first : first + _MOST_ROWS]
        try:
            stored += store.append(part)
        except Exception as wrong:  # as above
            down = _as_down(store, wrong)
            stored += _append_by_table(store, part) if down.trouble == "damaged" else [down] * len(part)
    rest = iter(stored)
    return [(True, [next(rest) for _ in batch]) for batch in batches]


def _append_by_table(store: Store, rows: list[Row]) -> list[Stored]:
    """Where one table's part of the store is damaged, the others' records are stored all the same."""
    stored: dict[Row, Stored] = {}
    for table in dict.fromkeys(row.table for row in rows):
        part = [row for row in rows if row.table == table]
        try:
            stored.update(zip(part, store.append(part), strict=True))
        except Exception as wrong:  # as above
            stored.update(dict.fromkeys(part, _as_down(store, wrong)))
    return [stored[row] for row in rows]


def _do(store: Store, method: str, args: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, cast("Callable[..., Any]", getattr(store, method))(*args)
    except Exception as wrong:
        return False, wrong if isinstance(wrong, Fault) else _as_down(store, wrong)


def _as_down(store: Store, wrong: Exception) -> StoreDown:
    return wrong if isinstance(wrong, StoreDown) else StoreDown(str(wrong), store.trouble(wrong))
