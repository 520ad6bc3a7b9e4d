"""Waiting for what other processes do: the one place where tests look at a clock, and only to give up at last.

for _ in patiently("the game ends"):
    if person.is_over:
        break
    person.act()
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

LONG = 120.0
"""Seconds after which what has not come never will, also on a third of a slow machine."""
A_GAME = 900.0
"""The same for a whole game in a browser."""
_PAUSE = 0.02


def patiently(what: str, seconds: float = LONG) -> Iterator[None]:
    """Go round until the loop is left. Fails after a long time, naming what was waited for."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
    raise AssertionError(f"waited {seconds:g} s in vain: {what}")


def wait_until(holds: Callable[[], object], what: str) -> None:
    for _ in patiently(what):
        if holds():
            return
        time.sleep(_PAUSE)


async def until(holds: Callable[[], object], what: str) -> None:
    """The same, while all else on the loop goes on."""
    for _ in patiently(what):
        if holds():
            return
        await asyncio.sleep(_PAUSE)
