"""What is typed while other things go on: a thread that reads lines and puts them into an inbox."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from threading import Thread

from horae.cli.client import Inbox, Typed

PIECE = 4096


class Keyboard(Thread):
    """Reads until there is no more, and says so. Nothing waits for it at the end."""

    def __init__(self, inbox: Inbox, read: Callable[[], str] | None = None) -> None:
        super().__init__(daemon=True, name="keyboard")
        self._inbox = inbox
        self._read = read or _lines().__next__

    def run(self) -> None:
        while True:
            try:
                line = self._read()
            except (EOFError, StopIteration, OSError):
                self._inbox.put(Typed(None))
                return
            self._inbox.put(Typed(line))


def _lines() -> Iterator[str]:
    """Standard input, line by line. Not through its file object: a thread that waits in there would hold a lock which Python
    wants when it ends."""
    waiting = b""
    while piece := os.read(sys.stdin.fileno(), PIECE):
        *whole, waiting = (waiting + piece).split(b"\n")
        for line in whole:
            yield line.decode("utf-8", "replace")
    if waiting:
        yield waiting.decode("utf-8", "replace")
