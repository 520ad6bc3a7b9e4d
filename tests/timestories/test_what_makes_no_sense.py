"""A mission that says what cannot be is refused, with file, line and what there is instead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from horae.games.timestories.pack import examine
from horae.packs.reader import Folder
from horae.testkit.timestories import Data, card, counter, item, location, mission, option, receptacle, text, trial_box, write

HOUND = {"kind": "group", "opponents": [{"id": "hound", "name": text("Hound"), "life": 2}]}


def faults(folder: Path, *locations: Data, **parts: Any) -> list[str]:
    found = examine(Folder(write(folder, mission(*locations, **parts)), "small"))
    assert all(fault.line is not None and str(fault.say("es")) for fault in found.faults)
    return [f"{fault.file.rpartition('/')[2]}: {fault.why.key.removeprefix('timestories-pack-')}" for fault in found.faults]


def with_step(folder: Path, step: Data, **parts: Any) -> list[str]:
    return faults(folder, location("pier", card("B", step), card("C")), **parts)


UNKNOWN = [
    ({"do": "count", "counter": "tied", "by": 1}, "no-counter"),
    ({"do": "start", "countdown": "dusk"}, "no-countdown"),
    ({"do": "move", "location": "peer"}, "no-location"),
    ({"do": "add", "card": "pier-z"}, "no-card"),
    ({"do": "take_away", "card": "item-1"}, "no-panorama-card"),
    ({"do": "draw_mystery", "number": 9}, "no-mystery"),
    ({"do": "take", "item": 1, "who": "addah"}, "no-who"),
    ({"do": "if", "when": {"kind": "beaten", "opponent": "wolf"}, "then": []}, "no-opponent"),
    ({"do": "if", "when": {"kind": "present", "receptacle": "eve"}, "then": []}, "no-receptacle"),
    ({"do": "if", "when": {"kind": "captain", "any_of": ["eve"]}, "then": []}, "no-receptacle"),
    ({"do": "if", "when": {"kind": "item", "item": 1, "who": "eve"}, "then": []}, "no-who"),
    ({"do": "replace", "card": "pier-b", "by": "end-b"}, "other-place"),
    ({"do": "count", "counter": "tide"}, "count-one"),
    ({"do": "conflict"}, "no-conflict"),
    ({"do": "damage", "points": 1}, "damage-nowhere"),
    ({"do": "bonus", "value": 1}, "bonus-nowhere"),
    ({"do": "answer", "ask": text("?"), "answers": []}, "no-answers"),
    ({"do": "answer", "ask": text("?"), "answers": [{"accept": {"es": ["!"], "en": ["yes"]}}]}, "empty-answer"),
    (
        {"do": "answer", "ask": text("?"), "answers": [{"accept": {"en": ["Yes"]}}, {"accept": {"es": ["the yes"]}}]},
        "same-answer",
    ),
]


@pytest.mark.parametrize(("step", "why"), UNKNOWN, ids=[f"{why}-{place}" for place, (_, why) in enumerate(UNKNOWN)])
def test_an_instruction_that_cannot_be_followed_is_refused(tmp_path: Path, step: Data, why: str) -> None:
    mysteries = ({"number": 1, "kind": "box", "text": text("m")},)
    more = {"items": (item(1),), "counters": (counter("tide"),), "mysteries": mysteries, "profiles": ["midsummer-en"]}
    assert with_step(tmp_path, step, **more) == [f"locations.yaml: {why}"]


def test_what_there_is_instead_is_named(tmp_path: Path) -> None:
    files = mission(
        location("pier", card("B", {"do": "count", "counter": "tied", "by": 1})), counters=(counter("tide"), counter("mist"))
    )
    found = examine(Folder(write(tmp_path, files), "small")).faults[0]
    assert "tide" in found.say("en")
    assert "there are: tide" in found.say("en")


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"counters": (counter("tide", start=9, most=3),)}, "counters.yaml: counter"),
        ({"tokens": ({"id": "a", "name": text("a"), "copies": 0},)}, "tokens.yaml: between"),
        ({"tokens": ({"id": "a", "name": text("a"), "hidden": True, "shape": "hexagonal"},)}, "tokens.yaml: hidden-hexagonal"),
        (
            {"items": (item(1, "yellow", abilities=[{"id": "x", "name": text("x"), "text": text("x"), "then": []}]),)},
            "items.yaml: item-abilities",
        ),
        (
            {
                "countdowns": (
                    {"id": "d", "name": text("d"), "every": "round", "from": 1, "text": text("d"), "location": "end"},
                )
            },
            "countdowns.yaml: countdown-visits",
        ),
        (
            {"countdowns": ({"id": "d", "name": text("d"), "every": "visit", "from": 0, "text": text("d")},)},
            "countdowns.yaml: between",
        ),
        ({"minutes": [90, 10]}, "pack.yaml: minutes"),
    ],
)
def test_a_part_that_cannot_be_is_refused(tmp_path: Path, parts: dict[str, Any], why: str) -> None:
    assert faults(tmp_path, **parts) == [why]


@pytest.mark.parametrize(
    ("boxes", "conflict", "why"),
    [
        ((trial_box(99),), None, ["difficulty"]),
        ((trial_box({"two": 1, "three": 1, "four": 99}),), None, ["difficulty"]),
        ((trial_box(2, against="hound"),), None, ["no-opponent"]),
        ((trial_box(2, against="hound"),), {**HOUND, "life": 3}, ["opponents-or-life"]),
        ((trial_box(2),), {"kind": "personal", "life": 2}, ["personal-opponent"]),
        ((trial_box(2, success=[{"do": "damage", "points": 1, "to": "wolf"}]),), HOUND, ["no-opponent"]),
        ((), HOUND, ["conflict-tests", "opponent-tests"]),
    ],
)
def test_a_test_or_conflict_that_cannot_be_is_refused(
    tmp_path: Path, boxes: tuple[Data, ...], conflict: Data | None, why: list[str]
) -> None:
    pier = location("pier", card("B", tests=boxes, conflict=conflict))
    assert faults(tmp_path, pier) == [f"locations.yaml: {one}" for one in why]


def test_of_several_opponents_damage_must_say_which(tmp_path: Path) -> None:
    both = {"kind": "group", "opponents": [*HOUND["opponents"], {"id": "wolf", "name": text("Wolf"), "life": 1}]}
    pier = location("pier", card("B", tests=(trial_box(2, success=[{"do": "damage", "points": 1}]),), conflict=both))
    assert faults(tmp_path, pier) == ["locations.yaml: damage-whom"]


GUARDED = [
    ({"do": "draw_mystery"}, "no-mysteries-there"),
    ({"do": "take", "item": 1}, "no-replacements-there"),
    ({"do": "gain", "magick": 1}, "no-magick-there"),
    ({"do": "if", "when": {"kind": "magick"}, "then": []}, "no-magick-there"),
]


@pytest.mark.rule("TS-1.3")
@pytest.mark.parametrize(("step", "why"), GUARDED)
def test_what_a_profile_does_not_have_is_refused_there(tmp_path: Path, step: Data, why: str) -> None:
    mysteries = ({"number": 1, "kind": "box", "text": text("m")},)
    coat = item(1, "white", replacement={"attributes": [1, 1, 1], "back_story": text("coat")})
    more: dict[str, Any] = {"mysteries": mysteries, "items": (coat,), "format": 2}
    unguarded = f"locations.yaml: {why}"
    blamed = f"items.yaml: {why}" if why == "no-replacements-there" else unguarded  # a thing that no edition here has
    assert blamed in with_step(tmp_path / "hadal", step, profiles=["hadal-es"], **more)
    assert unguarded in with_step(tmp_path / "both", step, profiles=["midsummer-en", "hadal-es"], **more)
    assert with_step(tmp_path / "midsummer", step, profiles=["midsummer-en"], **more) == []
    only_there = {"do": "if", "when": {"kind": "profile", "any_of": ["midsummer-en"]}, "then": [step]}
    assert with_step(tmp_path / "guarded", only_there, profiles=["midsummer-en", "hadal-es"], **more) == []
    offered = {
        "do": "choose",
        "ask": text("?"),
        "options": [option("a", step, when={"kind": "profile", "any_of": ["midsummer-en"]}), option("b")],
    }
    assert with_step(tmp_path / "option", offered, profiles=["midsummer-en", "hadal-es"], **more) == []


@pytest.mark.rule("TS-1.3")
def test_the_second_deck_and_magick_of_a_power_are_held_to_their_profiles(tmp_path: Path) -> None:
    assert "locations.yaml: no-second-deck-there" in with_step(
        tmp_path / "deck", {"do": "open_deck"}, profiles=["midsummer-en"]
    )
    trench = location("trench", card("B"), deck=2)
    assert "locations.yaml: no-second-deck-there" in faults(tmp_path / "place", trench, profiles=["midsummer-en"])
    assert "locations.yaml: no-second-deck-there" not in faults(tmp_path / "there", trench, profiles=["hadal-es"])
    ability = {"id": "x", "name": text("x"), "text": text("x"), "magick": 1, "then": []}
    shown = {"name": text("p"), "text": text("p"), "abilities": [ability]}
    powered = (receptacle("ada", power=shown), receptacle("bo"))
    lamp = (receptacle("ada", equipment=shown), receptacle("bo"))
    assert faults(tmp_path / "power", receptacles=powered, profiles=["midsummer-en", "hadal-es"], format=2) == []
    assert faults(tmp_path / "lamp", receptacles=lamp, profiles=["hadal-es"]) == ["receptacles.yaml: no-magick-there"]


@pytest.mark.rule("TS-1.3", "TS-10.5")
def test_a_mission_none_of_whose_profiles_has_mysteries_brings_none(tmp_path: Path) -> None:
    whisper = ({"number": 1, "kind": "box", "text": text("m")},)
    assert "mysteries.yaml: no-mysteries-there" in faults(
        tmp_path / "hadal", mysteries=whisper, profiles=["hadal-es"], format=2
    )
    assert faults(tmp_path / "both", mysteries=whisper, profiles=["midsummer-en", "hadal-es"], format=2) == []
