"""The preview shows every card of every mission that comes with the game, of the example and of those by other hands."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from horae.authoring.missions.lint import Lint
from horae.authoring.missions.new import new_mission
from horae.authoring.missions.preview import MissionPreview
from horae.core.speech import LANGUAGES
from horae.games.timestories.compiled import ABILITY
from horae.packs.builtin import pack_folder
from horae.server.catalogue import everything
from horae.server.mission_preview import PreviewPages
from horae.server.pack_shelf import PackShelf

ROOT = Path(__file__).parents[2]
SHIPPED = ("training", "summer-night", "first-mission")
FOLDERS = (ROOT / "examples/salt", *sorted((ROOT / "tests/missions").iterdir()))
MISSIONS = (*SHIPPED, *map(str, FOLDERS))


@pytest.fixture(scope="module")
def shelf() -> Iterator[PackShelf]:
    with closing(PackShelf((), everything())) as packs:
        yield packs


def page(pages: PreviewPages, query: str) -> Any:
    """What the preview's page is told."""
    asked = {"type": "http", "method": "GET", "path": "/api/preview", "headers": [], "query_string": query.encode()}
    return msgspec.json.decode(asyncio.run(pages.page(Request(asked))).body)


@pytest.mark.parametrize("mission", [*MISSIONS, "new"], ids=lambda path: Path(path).name)
def test_every_card_is_shown_in_both_languages(
    mission: str, shelf: PackShelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lint says of each mission is held by the tests of its command, and takes longer than all the rest."""
    monkeypatch.setattr("horae.authoring.missions.preview.lint_folder", lambda folder: Lint(None, (), True))
    monkeypatch.setattr("horae.server.pack_shelf.faults", lambda game, folder: [])
    if mission == "new":  # with two decks, a counter, a countdown and an absence
        mission = str(tmp_path / "deep")
        new_mission(Path(mission), "", "en", "hadal-es")
    preview = MissionPreview(pack_folder("timestories", mission))
    pages = PreviewPages(preview, shelf)
    for language in LANGUAGES:
        told = page(pages, f"language={language}&receptacles=2")
        assert preview.pack is not None
        assert [card["face"]["id"] for card in told["cards"]] == [one.id for one in preview.pack.cards if one.kind != ABILITY]
        assert all(card["title"] and card["group"] and card["line"] for card in told["cards"])
