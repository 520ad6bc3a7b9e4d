"""What is typed while other things go on: a thread that reads lines and puts them into an inbox.

At a terminal a line that somebody is in the middle of outlives what is printed meanwhile: it is shown again after it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from threading import Event, Thread
from types import ModuleType

from horae.cli.client import Inbox, Typed

PIECE = 4096
_SETTINGS = ("set enable-bracketed-paste off", "set disable-completion on", "tab: self-insert")
"""Nothing but words comes of typing."""


class Keyboard(Thread):
    """Reads until there is no more, and says so. Nothing waits for it at the end."""

    def __init__(self, inbox: Inbox, read: Callable[[], str] | None = None) -> None:
        super().__init__(daemon=True, name="keyboard")
        self._inbox = inbox
        self._read = read or _lines().__next__

    @property
    def is_open(self) -> bool:
        """Whether a line is being typed after a sign that this keyboard has shown."""
        return False

    def asked(self, sign: str) -> str:
        """Somebody is to type now: what is to be printed for that."""
        return sign

    def close(self) -> None:
        """Leave the terminal as it was."""

    def run(self) -> None:
        while True:
            try:
                line = self._read()
            except (EOFError, StopIteration, OSError):
                self._inbox.put(Typed(None))
                return
            self._inbox.put(Typed(line))


class EditedKeyboard(Keyboard):
    """At a terminal, by readline: it knows the line that is half typed, and shows the sign itself where a line begins."""

    def __init__(self, inbox: Inbox, readline: ModuleType) -> None:
        super().__init__(inbox, self._typed)
        self._readline = readline
        self._sign = ""
        self._asked = Event()
        self._is_typing = Event()
        self._is_open = False
        self._before = _settings()
        for setting in _SETTINGS:
            readline.parse_and_bind(setting)
        readline.set_pre_input_hook(self._is_typing.set)

    @property
    def is_open(self) -> bool:
        return self._is_open

    def asked(self, sign: str) -> str:
        if self._is_open:
            self._is_typing.wait(1)  # until readline has put the line before out of its mind
            half: str = self._readline.get_line_buffer()
            return sign + half
        self._sign, self._is_open = sign, True
        self._is_typing.clear()
        self._asked.set()
        return ""

    def _typed(self) -> str:
        self._asked.wait()
        self._asked.clear()
        try:
            return input(self._sign)
        finally:
            self._is_open = False

    def close(self) -> None:
        if self._before is not None:
            import_module("termios").tcsetattr(sys.stdin.fileno(), 1, self._before)  # 1: when all is written


def keyboard_for(inbox: Inbox) -> Keyboard:
    """That of a terminal where there is one to edit lines with, else standard input as it comes."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        try:
            return EditedKeyboard(inbox, import_module("readline"))
        except ImportError:
            pass  # lines are read as they are typed
    return Keyboard(inbox)


def _settings() -> list[object] | None:
    """How the terminal is set now."""
    try:
        found: list[object] = import_module("termios").tcgetattr(sys.stdin.fileno())
    except (ImportError, OSError):
        return None
    return found


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
