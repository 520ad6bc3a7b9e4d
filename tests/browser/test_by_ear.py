"""Games played without seeing the page: by what is announced, where the focus is, and keys alone. `games_by_ear.py` plays
all of them to the end, in both languages, and looks at every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from games_by_ear import SEED, GameByEar

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess

Visit = Callable[..., BrowserPerson]
MOST_KEYS = 4.0


@pytest.fixture(scope="module")
def seeded(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("by-ear")
    with ServerProcess(f"sqlite:///{folder}/horae.db", folder / "server.log", seed=SEED) as running:
        yield running


@pytest.mark.parametrize(
    ("game", "language", "most"), [("shipwreck", "es", None), ("echoes", "en", 8), ("timestories", "es", 8)]
)
def test_a_game_is_played_by_ear_and_keys(
    seeded: ServerProcess, visit: Visit, game: str, language: str, most: int | None, request: pytest.FixtureRequest
) -> None:
    """All that is told is heard, the last reveal too; what the view shows is in the accessible tree; the keys are few."""
    played = GameByEar(visit(language), game, seeded.url, every=4)
    played.play(most and most * request.config.getoption("thorough"))
    assert played.unheard() == []
    assert played.ear.keys / played.ear.acts <= MOST_KEYS
