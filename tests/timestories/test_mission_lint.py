"""What lint can judge about endings, and what it says of counters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from horae.authoring.missions.lint import Lint, lint
from horae.authoring.missions.solve import solve
from horae.cli.app import run
from horae.core.speech import say
from horae.testkit.timestories import END, Data, card, counter, item, location, mission, read, receptacle, text, write

COUNT = {"do": "count", "counter": "noise", "by": 1}
ASK = {"kind": "counter", "counter": "noise", "at_least": 2}
LATE = {"do": "end", "outcome": "late"}


def two_endings(*cards: Data, **more: Any) -> dict[str, Data]:
    """A mission with a second ending, `late`."""
    files = mission(location("pier", *cards), **more)
    files["pack"]["return"]["outcomes"].append({"id": "late", "text": text("Late"), "score": 0, "won": False})
    return files


def looked_over(folder: Path, files: dict[str, Data]) -> Lint:
    return lint(str(write(folder / "small", files)))


def said(found: Lint) -> list[str]:
    """What it found, but that these receptacles have neither Power nor Equipment."""
    keys = [finding.why.key for finding in found.findings]
    return [key for key in keys if key not in ("mission-no-power", "mission-no-equipment")]


def countdown(*then: Data, **more: Any) -> Data:
    return {"id": "tide", "name": text("Tide"), "every": "round", "from": 3, "text": text("Flood"), "then": list(then), **more}


def test_an_ending_that_a_countdown_brings_is_reached(tmp_path: Path) -> None:
    found = looked_over(tmp_path, two_endings(card("B"), card("C"), countdowns=(countdown(LATE, runs=True),)))
    assert not said(found)
    assert found.searched


def test_an_ending_of_a_countdown_that_never_runs_is_out_of_reach(tmp_path: Path) -> None:
    assert said(looked_over(tmp_path, two_endings(card("B"), card("C"), countdowns=(countdown(LATE),)))) == [
        "mission-unreachable"
    ]


@pytest.mark.parametrize(
    ("more", "is_reached"),
    [
        ({"runs": True}, True),
        ({"runs": True, "every": "visit", "location": "pier"}, True),
        ({}, False),
    ],
)
def test_the_solver_finds_a_way_that_replays_to_what_lint_calls_reachable(
    tmp_path: Path, more: dict[str, Any], is_reached: bool
) -> None:
    pack = read(tmp_path, two_endings(card("B"), card("C"), countdowns=(countdown(LATE, **more),)))
    late = next(ending for ending in solve(pack, 2).endings if ending.id == "late")
    assert (late.possible, late.witness is not None) == (is_reached, is_reached)


def test_a_countdown_that_a_card_starts_and_another_stops(tmp_path: Path) -> None:
    starts, stops = {"do": "start", "countdown": "tide"}, {"do": "stop", "countdown": "tide"}
    assert not said(looked_over(tmp_path, two_endings(card("B", starts), card("C", stops), countdowns=(countdown(LATE),))))


def test_what_turns_on_rounds_is_left_to_the_solver(tmp_path: Path) -> None:
    late = {"do": "if", "when": {"kind": "round", "at_least": 3}, "then": [LATE]}
    found = looked_over(tmp_path, two_endings(card("B", late), card("C")))
    assert not said(found)
    never = {"kind": "all", "of": [{"kind": "round", "at_least": 3}, {"kind": "round", "at_most": 2}]}
    unsure = two_endings(card("B", {"do": "if", "when": never, "then": [LATE]}), card("C"))
    assert not said(looked_over(tmp_path, unsure))
    ending = next(one for one in solve(read(tmp_path, unsure), 2, plays=20).endings if one.id == "late")
    assert (ending.possible, ending.witness) == (None, None), "it says neither that there is a way nor that there is none"


def test_an_ending_that_no_card_names_is_out_of_reach_whatever_the_mission_turns_on(tmp_path: Path) -> None:
    asks = {"do": "if", "when": {"kind": "round", "at_least": 3}, "then": [{"do": "gain", "azrak": 1}]}
    assert said(looked_over(tmp_path, two_endings(card("B", asks), card("C")))) == ["mission-unreachable"]


@pytest.mark.parametrize(
    ("steps", "warned"),
    [
        ([COUNT, {"do": "if", "when": ASK, "then": [COUNT]}], []),
        (
            [COUNT, {"do": "may", "ask": text("So?"), "then": [{"do": "if", "when": {"kind": "not", "of": ASK}, "then": []}]}],
            [],
        ),
        ([COUNT], ["mission-unasked-counter"]),
        ([{"do": "if", "when": ASK, "then": [{"do": "gain", "azrak": 1}]}], ["mission-unused-counter"]),
        ([], ["mission-idle-counter"]),
    ],
)
def test_a_counter_is_changed_and_asked_about(tmp_path: Path, steps: list[Data], warned: list[str]) -> None:
    found = looked_over(tmp_path, mission(location("pier", card("B", *steps), card("C")), counters=(counter("noise"),)))
    assert said(found) == warned
    assert not found.errors()
    for finding in found.findings[: len(warned)]:
        assert finding.file.endswith("counters.yaml")
        assert finding.line is not None
        assert "noise" in finding.say("en")


@pytest.mark.parametrize("asking", ["passages", "tests", "extras", "experience", "goals"])
def test_a_counter_may_be_asked_about_anywhere(tmp_path: Path, asking: str) -> None:
    passages = [{"when": ASK, "text": text("Loud")}] if asking == "passages" else []
    tests = ({"attribute": 1, "difficulty": 1, "when": ASK},) if asking == "tests" else ()
    files = mission(
        location("pier", card("B", COUNT, tests=tests, passages=passages), card("C")),
        counters=(counter("noise"),),
        format=2,
    )
    if asking == "extras":
        files["pack"]["return"]["extras"] = [{"when": ASK, "points": 1, "text": text("Loud")}]
    if asking == "experience":
        files["pack"]["experience"] = [{"id": "loud", "when": ASK, "text": text("Loud")}]
    if asking == "goals":
        goal = {"id": "loud", "when": ASK, "text": text("Loud"), "azrak": 1}
        files["receptacles"]["receptacles"][0] = receptacle("ada", goals=[goal])
    assert not said(looked_over(tmp_path, files))


# --- what a writer overlooks ---


def put(files: dict[str, Data], *findings: str, folder: Path) -> list[str]:
    """What lint says in English of these kinds, with the line left out."""
    found = looked_over(folder, files)
    return [say(one.why, "en") for one in found.findings if one.why.key in findings]


def takes(es: str, en: str, number: int) -> dict[str, Data]:
    first = card("B", {"do": "take", "item": number}, text={"es": es, "en": en})
    return mission(location("pier", first, card("C", {"do": "take", "item": 5 - number})), items=(item(1), item(4)))


def test_a_text_that_names_another_item_than_its_step_takes_is_noticed(tmp_path: Path) -> None:
    told = put(takes("Toma el Objeto 4.", "Take Item 4.", 1), "mission-other-items", folder=tmp_path)
    assert told == ["the text names Item 4, and the instructions take Item 1"]
    told = put(takes("Toma el Objeto 1.", "Take Item 4.", 1), "mission-other-items", folder=tmp_path)
    assert told == ["the English words name Item 4, and the instructions take Item 1"]
    right = put(
        takes("Con el Objeto 1, toma el OBJETO 4.", "With Item 1, take ITEM 4.", 4), "mission-other-items", folder=tmp_path
    )
    assert not right


def test_languages_that_name_different_numbers_are_noticed(tmp_path: Path) -> None:
    told = put(takes("Toma los Objetos 1 y 4.", "Take Items 1 and 5.", 1), "mission-other-numbers", folder=tmp_path)
    assert told == ["the languages name different Items: 1 and 4 in Spanish, 1 and 5 in English"]
    told = put(takes("Pierde 2 Azrak.", "Lose 3 Azrak.", 1), "mission-other-numbers", folder=tmp_path)
    assert told == ["the languages name different amounts of Azrak: 2 in Spanish, 3 in English"]


def test_an_item_that_a_text_says_to_take_and_nothing_gives_is_noticed(tmp_path: Path) -> None:
    files = mission(location("pier", card("B", text={"es": "Toma el Objeto 1.", "en": "Take Item 1."})), items=(item(1),))
    told = put(files, "mission-untaken-items", folder=tmp_path)
    assert told == ["the text says to take Item 1, and no instruction does"]


@pytest.mark.parametrize(
    ("steps", "is_told"),
    [
        ([END, {"do": "gain", "azrak": 1}], True),
        ([{"do": "if", "when": ASK, "then": [END], "else": [END]}, {"do": "gain", "azrak": 1}], True),
        ([{"do": "if", "when": ASK, "then": [END]}, {"do": "gain", "azrak": 1}], False),
        ([{"do": "may", "ask": text("?"), "then": [END]}, {"do": "gain", "azrak": 1}], False),
        ([{"do": "gain", "azrak": 1}, END], False),
    ],
)
def test_an_instruction_after_the_end_is_noticed(tmp_path: Path, steps: list[Data], is_told: bool) -> None:
    files = mission(location("pier", card("B", *steps), card("C", COUNT)), counters=(counter("noise"),))
    assert bool(put(files, "mission-after-end", folder=tmp_path)) == is_told


@pytest.mark.parametrize(
    ("gist", "key"),
    [
        ("a woman counts the boats that will not come home", "mission-gist-quotes"),
        ("A woman counts", "mission-gist-form"),
        ("a woman counts.", "mission-gist-form"),
        ("a woman " + "counts " * 30, "mission-gist-form"),
        ("somebody out there keeps a tally", ""),
        ("I saw somebody keep a tally", ""),
        ("I’d call that a tally", ""),
        ("It is a tally", "mission-gist-form"),
    ],
)
def test_what_is_told_of_a_card_goes_on_in_other_words(gist: str, key: str, tmp_path: Path) -> None:
    words = {"es": "Nada.", "en": "On the pier a woman counts the boats that will not come home tonight."}
    files = mission(location("pier", card("B", text=words, gist={"es": "nadie dice nada", "en": gist})))
    passage = {"when": {"kind": "captain", "any_of": ["ada"]}, "text": words, "gist": {"es": "nadie dice nada", "en": gist}}
    passages = mission(location("pier", card("B", passages=[passage])))
    for one in ("mission-gist-quotes", "mission-gist-form"):
        assert bool(put(files, one, folder=tmp_path)) == (one == key)
        assert bool(put(passages, one, folder=tmp_path)) == (one == key)


def test_what_would_be_told_of_a_first_card_is_told_by_nobody(tmp_path: Path) -> None:
    """Everybody hears it."""
    passage = {"when": {"kind": "captain", "any_of": ["ada"]}, "text": {"es": "Nada.", "en": "No."}}
    told = {**passage, "gist": {"es": "no hay nada", "en": "there’s nothing"}}
    for one, is_told in ((passage, False), (told, True)):
        files = mission(location("pier", card("B"), a={"passages": [one]}))
        assert bool(put(files, "mission-gist-untold", folder=tmp_path)) == is_told


@pytest.mark.parametrize(
    ("when", "is_told"),
    [
        ({"kind": "counter", "counter": "noise", "at_least": 9}, True),
        ({"kind": "counter", "counter": "noise", "at_least": 2}, False),
        ({"kind": "item", "item": 1}, True),
        ({"kind": "is", "any_of": ["ada"]}, False),
        ({"kind": "all", "of": [{"kind": "is", "any_of": ["ada"]}, {"kind": "is", "any_of": ["bo"]}]}, True),
    ],
)
def test_a_passage_that_nobody_can_ever_read_is_noticed(tmp_path: Path, when: Data, is_told: bool) -> None:
    told = card("B", COUNT, passages=[{"when": when, "text": text("More")}])
    files = mission(location("pier", told), counters=(counter("noise", most=4),), items=(item(1),))
    assert bool(put(files, "mission-unread-passage", folder=tmp_path)) == is_told


@pytest.mark.parametrize(("colour", "is_told"), [("green", True), ("white", False)])
def test_steps_of_a_green_item_that_the_absent_leave_are_noticed(tmp_path: Path, colour: str, is_told: bool) -> None:
    left = item(1, colour, {"do": "gain", "azrak": 1})
    files = mission(location("pier", card("B")), items=(left,), absences=[{"receptacle": "ada", "item": 1}])
    assert bool(put(files, "mission-unread-absence", folder=tmp_path)) == is_told


def test_lint_does_not_say_that_nothing_is_to_fix_below_a_warning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write(tmp_path / "small", mission(location("pier", card("B")), items=(item(1),), profiles=["midsummer-en"]))
    assert run(["mission", "lint", str(folder), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "small: no errors; 5 warnings to look at" in told
    assert "nothing to fix" not in told


def test_a_number_by_size_where_there_can_be_one_only_is_one_fault(tmp_path: Path) -> None:
    by_size = {"do": "count", "counter": "noise", "by": {"two": 1, "three": 2, "four": 3}}
    files = mission(location("pier", card("B", by_size)), counters=(counter("noise"),))
    assert said(looked_over(tmp_path, files)) == ["pack-field"]
