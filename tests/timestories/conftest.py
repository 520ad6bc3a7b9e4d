"""A table set up with a small mission, for tests that read like play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.timestories import mission, read


@pytest.fixture
def made(tmp_path: Path) -> Callable[..., TimeStoriesPack]:
    """Makes a mission of these locations (and other parts)."""

    def make(*locations: Any, **parts: Any) -> TimeStoriesPack:
        return read(tmp_path, mission(*locations, **parts))

    return make
