"""The clue map that writers keep beside a mission, and what lint says of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from horae.authoring.missions.lint import Finding, lint
from horae.testkit.timestories import END, card, item, location, mission, write

CLUES: list[dict[str, Any]] = [
    {"card": "pier-b", "place": "pier", "held_by": "the net", "says": "a knot"},
    {"card": "hut-b", "place": "hut", "held_by": "the fisher", "says": "a name"},
    {"card": "item-1", "place": "attic", "held_by": "a letter", "says": "a date", "readers": ["ada", "bo", "cy", "dee"]},
]


def findings(folder: Path, clues: list[dict[str, Any]], before: str = "end-b") -> list[Finding]:
    places = [
        location("pier", card("B"), card("C")),
        location("hut", card("B"), card("C", {"do": "take", "item": 1})),
    ]
    write(folder, mission(*places, items=(item(1),)))
    map_of_clues = {"conclusions": [{"id": "who", "says": "Who it was.", "before": before, "clues": clues}]}
    (folder / "writers").mkdir()
    (folder / "writers" / "clues.yaml").write_text(yaml.safe_dump(map_of_clues), "utf-8")
    return [one for one in lint(str(folder)).findings if one.file.endswith("clues.yaml")]


def test_a_whole_clue_map_is_clean(tmp_path: Path) -> None:
    assert not findings(tmp_path, CLUES)


def test_too_few_clues_places_and_holders_are_warned_of(tmp_path: Path) -> None:
    found = findings(tmp_path, CLUES[:2])
    assert {one.severity for one in found} == {"warning"}
    assert {one.why.key.rpartition("-")[2] for one in found} == {"clues", "places", "holders"}


@pytest.mark.parametrize(
    ("clue", "cause"), [({"card": "pier-x"}, "pier-x"), ({"readers": ["zoe"]}, "zoe"), ({"colour": "red"}, "colour")]
)
def test_what_the_mission_does_not_have_is_told_by_its_line(tmp_path: Path, clue: dict[str, Any], cause: str) -> None:
    found = findings(tmp_path, [{**CLUES[0], **clue}, *CLUES[1:]])
    assert found[0].severity == "error"
    assert found[0].line is not None
    assert cause in found[0].say("en")
    assert found[0].say("en") != found[0].say("es")


def test_a_clue_that_comes_only_with_the_card_that_needs_it_is_warned_of(tmp_path: Path) -> None:
    found = findings(tmp_path, CLUES, before="hut-c")
    assert [one.why.key for one in found] == ["mission-clue-too-late"]
    assert "item-1" in found[0].say("en")


def test_a_team_that_can_read_no_clue_in_time_is_named(tmp_path: Path) -> None:
    found = findings(tmp_path, [{**clue, "readers": ["ada"]} for clue in CLUES])
    assert [one.severity for one in found] == ["error"]
    assert "bo + cy" in found[0].say("en")
    assert "ada" not in found[0].say("en")


def test_a_mission_needs_no_clue_map(tmp_path: Path) -> None:
    folder = write(tmp_path, mission(location("pier", card("B", END))))
    assert not [one for one in lint(str(folder)).findings if one.file.endswith("clues.yaml")]
