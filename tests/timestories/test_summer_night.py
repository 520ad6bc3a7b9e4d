"""The mission of a whole evening that comes with the game: its size, its clue map, and how it is found."""

from __future__ import annotations

import shutil
from pathlib import Path

from horae import game
from horae.authoring.missions.lint import lint
from horae.games.timestories.pack import TimeStoriesPack
from horae.packs.builtin import pack_folder

MISSION: TimeStoriesPack = game("timestories").load_pack("summer-night")


def test_it_has_the_published_number_of_cards() -> None:
    parts = MISSION.parts
    places = sum(1 + len(place.panorama) + len(place.reserve) for place in parts.locations)
    story = 2 + len(parts.head.sealed) + len(parts.prologue) + len(parts.receptacles) + places + len(parts.mysteries)
    common = len(parts.maps) + len(parts.head.destiny) + len(parts.items)
    personal = sum(2 + len(one.interactions) for one in parts.receptacles)
    assert (story, common, personal) == (107, 60, 60)  # two are the order with the Return, and the round's reference
    assert parts.head.azrak == 26


def test_the_clue_map_holds(tmp_path: Path) -> None:
    folder = tmp_path / "summer-night"
    shutil.copytree(str(pack_folder("timestories", "summer-night").root), folder)
    shutil.copytree(Path(__file__).parents[2] / "missions/summer-night/writers", folder / "writers")
    assert not lint(str(folder)).findings


def test_it_stands_on_the_shelf_behind_the_one_to_begin_with() -> None:
    assert list(game("timestories").packs()) == ["training", "summer-night"]
