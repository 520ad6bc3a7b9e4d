"""What time it is by the machine's clock: what records are dated by, and what deadlines go by. Tests put in another."""

from __future__ import annotations

import time
from collections.abc import Callable

CLOCK: Callable[[], int] = time.time_ns
"""Unix time in ns."""


def now() -> int:
    """Unix time in ms."""
    return CLOCK() // 1_000_000
