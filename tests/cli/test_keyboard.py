"""A line that somebody is in the middle of outlives what is printed meanwhile; what comes by a pipe is read as ever."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

from horae.testkit.waiting import wait_until

pty = pytest.importorskip("pty")

TALK = """
import os, queue, sys
from rich.console import Console
from horae.cli.terminal.keyboard import keyboard_for
from horae.cli.terminal.screen import Screen
from horae.spoken.voice import Voice

inbox = queue.Queue()
keyboard = keyboard_for(inbox)
keyboard.start()
screen = Screen(Console(highlight=False, width=80), Voice("en", ()), keyboard=keyboard)
while True:
    screen.ask()
    if os.read(int(sys.argv[1]), 1) == b"n":  # somebody else does something
        screen.print("Ana is ready.")
        continue
    words = inbox.get().line
    if words is None:
        break
    screen.answered(words, echo=not sys.stdin.isatty())
    screen.print(f"[{words}]")
keyboard.close()
"""


class Terminal:
    """A program at a terminal, and what one sees there."""

    def __init__(self, screen: int, news: int) -> None:
        self._screen = screen
        self._news = news
        self.shown = ""

    def types(self, words: str) -> None:
        os.write(self._screen, words.encode())

    def hears(self, what: bytes) -> None:
        os.write(self._news, what)

    def sees(self, words: str) -> None:
        """Look until these words stand there; from there on is looked the next time."""
        wait_until(lambda: words in self._seen(), f"{words!r} at the terminal")
        self.shown = self.shown.partition(words)[2]

    def _seen(self) -> str:
        with suppress(BlockingIOError):
            self.shown += os.read(self._screen, 4096).decode().replace("\r", "")
        return self.shown


@contextmanager
def at_a_terminal() -> Iterator[Terminal]:
    screen, inside = pty.openpty()
    out, news = os.pipe()
    running = subprocess.Popen(
        [sys.executable, "-c", TALK, str(out)],
        stdin=inside,
        stdout=inside,
        pass_fds=(out,),
        env={**os.environ, "TERM": "xterm", "INPUTRC": os.devnull, "LANG": "C.UTF-8"},
    )
    os.close(inside)
    os.close(out)
    os.set_blocking(screen, False)
    try:
        yield Terminal(screen, news)
    finally:
        os.close(news)
        running.terminate()
        running.wait()
        os.close(screen)


def test_a_line_that_is_half_typed_is_shown_again_after_what_others_do() -> None:
    pytest.importorskip("readline")
    with at_a_terminal() as one:
        one.sees("› ")
        one.types("say hel")
        one.sees("say hel")
        one.hears(b"n")
        one.sees("\nAna is ready.\n› say hel")
        one.types("lo there\x7f\x7f\x7f\x7f\x7fwe\n")
        one.hears(b"t")
        one.sees("[say hello we]\n› ")
        one.hears(b"n")
        one.sees("\nAna is ready.\n› ")
        one.types("ready\n")
        one.hears(b"t")
        one.sees("[ready]\n› ")


def test_what_comes_by_a_pipe_is_read_and_shown_as_ever() -> None:
    out, news = os.pipe()
    os.write(news, b"ntt")
    told = subprocess.run(
        [sys.executable, "-c", TALK, str(out)], input="ready\n", capture_output=True, text=True, pass_fds=(out,), check=True
    )
    os.close(out)
    os.close(news)
    assert told.stdout.replace("> ", "› ") == "› \nAna is ready.\n› ready\n[ready]\n› "
