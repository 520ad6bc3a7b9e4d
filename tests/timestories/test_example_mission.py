"""The example mission, The Salt of Aldamar: clean, small, with every part that the guide names. It is played in tests/cli and
tests/browser."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from horae.authoring.missions.lint import lint_folder
from horae.authoring.missions.solve import solve
from horae.bots.timestories.explorer import Explorer
from horae.games.timestories import vocabulary as v
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack, read_mission
from horae.games.timestories.pictures import subjects
from horae.packs.pictures import pictures
from horae.packs.reader import Folder
from horae.sim.match import Match

SALT = Folder(Path(__file__).parents[2] / "examples" / "salt", "salt")


@pytest.fixture(scope="module")
def pack() -> TimeStoriesPack:
    return read_mission(SALT)


def test_it_is_clean_and_judged_to_the_end() -> None:
    found = lint_folder(SALT)
    assert not found.findings
    assert found.searched


def test_it_has_about_twenty_cards_and_a_picture_of_each_thing_that_can_have_one(pack: TimeStoriesPack) -> None:
    parts = pack.parts
    panoramas = sum(1 + len(place.panorama) for place in parts.locations)
    interactions = sum(len(person.interactions) for person in parts.receptacles)
    assert 18 <= len(parts.prologue) + panoramas + len(parts.items) + interactions <= 24
    wanted = {name for name in subjects(pack) if not name.startswith(("cards/", "endings/"))}  # endings as any mission's
    assert set(pictures(SALT)) == wanted


def test_it_has_the_parts_that_the_guide_names(pack: TimeStoriesPack) -> None:
    parts = pack.parts
    assert [place.open for place in parts.locations] == [True, True, False]
    assert [outcome.won for outcome in parts.head.mission_return.outcomes] == [True, True, False]
    assert [counter.open for counter in parts.counters] == [True]
    assert [countdown.every for countdown in parts.countdowns] == ["round"]
    conflicts = [card.conflict for place in parts.locations for card in place.panorama if card.conflict is not None]
    assert [(conflict.kind, len(conflict.opponents)) for conflict in conflicts] == [("group", 2)]
    steps = repr([place.panorama for place in parts.locations])
    assert v.Answer.__name__ in steps
    assert "by='group'" in steps


@pytest.mark.parametrize("seats", [2, 4])
def test_every_ending_can_be_reached_and_nothing_gets_stuck(pack: TimeStoriesPack, seats: int) -> None:
    found = solve(pack, seats)
    assert {ending.id for ending in found.endings if ending.witness is not None} >= {"read", "burned", "shipped"}
    assert found.dead_end is None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_explorers_play_it_to_an_end(pack: TimeStoriesPack, seats: int) -> None:
    Match(TimeStories(), [Explorer] * seats, seats, None, pack).play(5_000)


def test_nothing_in_its_files_is_left_in_one_language() -> None:
    for file in Path(str(SALT.root)).glob("*.yaml"):
        for text in _texts(yaml.safe_load(file.read_text("utf-8"))):
            assert set(text) == {"es", "en"}


def _texts(part: object) -> list[dict[str, object]]:
    if isinstance(part, dict):
        own = [part] if {"es", "en"} & part.keys() else []
        return own + [text for one in part.values() for text in _texts(one)]
    return [text for one in part for text in _texts(one)] if isinstance(part, list) else []
