"""How much work something is, counted in calls of functions: the same on every machine, however fast and however busy."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, TypeVar

T = TypeVar("T")


def calls_in(work: Callable[[], T]) -> tuple[int, T]:
    """How many calls were made, of Python's functions and of C's, and what came of it."""
    calls = 0

    def count(frame: FrameType, event: str, given: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        made = work()
    finally:
        sys.setprofile(before)
    return calls, made
