"""The tools for writers: lint, solve, stats, graph, schema; broken missions."""

from __future__ import annotations

import re
import tracemalloc
from collections.abc import Callable
from html import unescape
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from horae import game
from horae.authoring.missions.graph import edges, graph
from horae.authoring.missions.lint import lint
from horae.authoring.missions.schema import FILES, schema
from horae.authoring.missions.stats import page, stats
from horae.bots.timestories.explorer import Explorer
from horae.cli.app import run
from horae.core.rng import Rng
from horae.core.speech import say
from horae.games.timestories import actions as do
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack, read_mission
from horae.packs.reader import Folder
from horae.testkit.timestories import (
    END,
    Data,
    card,
    item,
    location,
    mission,
    position,
    text,
    trial_box,
    write,
)
from horae.testkit.timestories_stress import stress_mission
from horae.testkit.work import calls_in

PROFILES = ("midsummer-en", "midsummer-es", "hadal-es")


LIGHTHOUSE = str(Path(__file__).parents[1] / "golden/timestories/timestories-2/packs/training")
"""A whole mission that is small enough to be solved in a test, and that does not change."""


def training() -> TimeStoriesPack:
    pack: TimeStoriesPack = game("timestories").load_pack("training")
    return pack


def lighthouse() -> TimeStoriesPack:
    pack: TimeStoriesPack = game("timestories").load_pack(LIGHTHOUSE)
    return pack


# --- the training mission ---


def test_the_training_mission_is_clean() -> None:
    assert not lint("training").findings  # what can be reached, solving it shows


def test_the_training_mission_is_small_enough_to_learn_from() -> None:
    parts = training().parts
    panoramas = sum(1 + len(place.panorama) for place in parts.locations)
    assert panoramas + len(parts.prologue) + len(parts.items) + len(parts.mysteries) <= 25
    assert {profile.id for profile in training().profiles} == set(PROFILES)


def read(folder: Path, files: dict[str, Data]) -> TimeStoriesPack:
    return read_mission(Folder(write(folder, files), "small"))


# --- ten kinds of broken missions ---


def broken_reference(files: dict[str, Data]) -> None:
    files["locations"]["locations"][0]["panorama"][0]["steps"] = [{"do": "take", "item": 99}]


def broken_type(files: dict[str, Data]) -> None:
    files["locations"]["locations"][0]["panorama"][0]["tests"] = [{"attribute": 1, "difficulty": "hard"}]


def broken_number(files: dict[str, Data]) -> None:
    files["items"]["items"].append(item(1))


def broken_ending(files: dict[str, Data]) -> None:
    files["pack"]["return"]["outcomes"].append({"id": "never", "text": text("Never"), "score": 1, "won": True})


def broken_way(files: dict[str, Data]) -> None:
    places = files["locations"]["locations"]
    places[0]["a"]["steps"] = [{"do": "close", "location": "pier"}, {"do": "close", "location": "end"}]


def broken_language(files: dict[str, Data]) -> None:
    del files["locations"]["locations"][0]["a"]["text"]["es"]


def broken_size(files: dict[str, Data]) -> None:
    files["items"]["items"] = [item(number) for number in range(1, 7000)]


def broken_count(files: dict[str, Data]) -> None:
    files["items"]["items"] = [item(number) for number in range(1, 1200)]


def broken_loop(files: dict[str, Data]) -> None:
    files["items"]["items"] = [
        item(1, "green", {"do": "stow", "item": 1}, {"do": "take", "item": 2}),
        item(2, "green", {"do": "stow", "item": 2}, {"do": "take", "item": 1}),
    ]


def too_many_tests(files: dict[str, Data]) -> None:
    files["locations"]["locations"][0]["panorama"][0]["tests"] = [trial_box()] * 7


def too_wide(files: dict[str, Data]) -> None:
    """Ten cards, and three mysteries that can join them."""
    files["locations"]["locations"][0]["panorama"] = [card(letter) for letter in "BCDEFGHIJK"]
    kinds = ("panorama", "panorama", "panorama", "red")
    drawn = [{"number": number, "kind": kind, "text": text(f"Mystery {number}")} for number, kind in enumerate(kinds, 1)]
    files["mysteries"] = {"mysteries": drawn}


def broken_word(files: dict[str, Data]) -> None:
    files["locations"]["locations"][0]["panorama"][1]["steps"] = [{"do": "run_python", "code": "1"}]


BROKEN: list[tuple[Callable[[dict[str, Data]], None], str, str]] = [
    (broken_reference, "locations.yaml", "there’s no Item 99"),
    (broken_type, "locations.yaml", "difficulty"),
    (broken_number, "items.yaml", "the number 1 is already taken"),
    (broken_ending, "pack.yaml", "no game can reach the ending “never”"),
    (broken_way, "locations.yaml", "can get stuck"),
    (broken_language, "locations.yaml", "es"),
    (broken_size, "items.yaml", "bytes"),
    (broken_count, "pack.yaml", "cards; at most"),
    (broken_loop, "items.yaml", "round in circles"),
    (broken_word, "locations.yaml", "run_python"),
    (too_many_tests, "locations.yaml", "a card has at most 6 tests"),
    (too_wide, "locations.yaml", "a panorama has at most 12 cards"),
]


@pytest.mark.parametrize(("breaks", "file", "cause"), BROKEN, ids=[case[0].__name__ for case in BROKEN])
def test_a_broken_mission_is_told_by_file_line_and_cause(
    tmp_path: Path, breaks: Callable[[dict[str, Data]], None], file: str, cause: str
) -> None:
    take = {"do": "take", "item": 1}
    files = mission(location("pier", card("B", take), card("C")), items=(item(1),))
    assert not lint(str(write(tmp_path / "whole", files))).errors()
    breaks(files)
    folder = write(tmp_path / "broken", files)
    tracemalloc.start()
    calls, found = calls_in(lambda: lint(str(folder)))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    errors = found.errors()
    assert calls < 5_000_000
    assert peak < 150 * 1024 * 1024
    assert errors
    assert errors[0].file.endswith(file)
    assert errors[0].line is not None
    assert cause in errors[0].say("en")
    assert errors[0].say("es") != errors[0].say("en")


def test_bad_yaml_is_told_by_file_line_and_cause(tmp_path: Path) -> None:
    folder = write(tmp_path / "broken", mission(location("pier", card("B"))))
    (folder / "prologue.yaml").write_text("prologue:\n  - text: {es: Uno, en: One\n", "utf-8")
    errors = lint(str(folder)).errors()
    assert errors[0].file.endswith("prologue.yaml")
    assert errors[0].line in (2, 3)


def test_a_mission_that_reads_in_circles_ends_all_the_same(tmp_path: Path) -> None:
    files = mission(location("pier", card("B", {"do": "take", "item": 1}), card("C")), items=(item(1),))
    broken_loop(files)
    state = position(read(tmp_path, files)).arrives("pier", 0, 1).state
    assert not state.stacks[0]


def test_the_line_told_is_the_line_of_the_fault(tmp_path: Path) -> None:
    folder = write(tmp_path / "broken", mission(location("pier", card("B"))))
    lines = (folder / "locations.yaml").read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if '"letter": "B"' in line)
    lines[at] = lines[at].replace('"B"', '"b"')
    (folder / "locations.yaml").write_text("\n".join(lines), "utf-8")
    errors = lint(str(folder)).errors()
    assert (errors[0].line, "letter" in errors[0].say("en")) == (at + 1, True)


def test_every_test_that_a_card_may_have_is_offered(tmp_path: Path) -> None:
    state = (
        position(read(tmp_path, mission(location("pier", card("B", tests=(trial_box(),) * 6), card("C")))))
        .arrives("pier", 0, 1)
        .state
    )
    assert [move.test for move in state.legal(0) if isinstance(move, do.Attempt)] == [0, 1, 2, 3, 4, 5]


# --- a mission of the published size ---


def test_a_mission_of_the_published_size_is_clean_and_played_by_explorers(tmp_path: Path) -> None:
    folder = write(tmp_path / "stress", stress_mission())
    assert not lint(str(folder)).errors()
    pack = read_mission(Folder(folder, "stress"))
    assert (pack.parts.story_cards(), pack.parts.common_cards(), pack.parts.personal_cards()) == (107, 60, 60)
    measured = stats(pack, 4)
    assert sum(measured.by_seats.values()) == 4


# --- measuring and drawing, with the story and without ---


def test_stats_and_graph_can_hide_the_story() -> None:
    pack = training()
    found = stats(pack, 8)
    assert sum(sum(ends.values()) for ends in found.endings.values()) == 8
    for language in ("es", "en"):
        open_page, hidden_page = page(found, pack, language, False), page(found, pack, language, True)
        open_graph, hidden_graph = graph(pack, language, False), graph(pack, language, True)
        assert pack.title[language] in open_page
        assert pack.places[0].name[language] in open_graph
        for hidden in (hidden_page, hidden_graph):
            assert pack.title[language] not in hidden
            assert pack.places[0].name[language] not in hidden
            assert "<svg" in hidden
    msgspec.json.decode(msgspec.json.encode(found), type=type(found))


def test_the_graph_has_arrows_and_says_on_what_they_depend(tmp_path: Path) -> None:
    held = {"kind": "all", "of": [{"kind": "item", "item": 1}, {"kind": "not", "of": {"kind": "is", "any_of": ["ada"]}}]}
    gives = {"do": "if", "when": held, "then": [{"do": "open", "location": "attic"}], "else": [{"do": "take", "item": 1}]}
    box = trial_box(3, 1, success=[END])
    places = (location("pier", card("B", gives), card("C", tests=(box,))), location("attic", card("B"), opened=False))
    found = set(edges(read(tmp_path, mission(*places, items=(item(1),)))))
    assert ("pier", "pier-b", "") in found
    assert ("pier-b", "attic", "item 1 & not is ada") in found
    assert ("pier-b", "item-1", "not (item 1 & not is ada)") in found
    assert ("pier-c", "end-done", "success") in found


def test_stats_say_how_often_each_instruction_was_followed(tmp_path: Path) -> None:
    never = {"do": "if", "when": {"kind": "item", "item": 1}, "then": [{"do": "gain", "azrak": 1}]}
    pack = read(tmp_path, mission(location("pier", card("B", never), card("C")), items=(item(1),)))
    found = stats(pack, 8, seats=(2,))
    shares = {(one.card, one.number): one.games for one in found.instructions}
    cards = {one.id: one.games for one in found.cards}
    assert shares["pier-b", 0] == cards["pier-b"] > 0
    assert shares["pier-b", 1] == 0
    assert all(sum(one.by_seats.values()) == one.games for one in (*found.instructions,))
    assert "#b03a2e" in page(found, pack, "en", True)


@pytest.mark.parametrize("file", list(FILES))
def test_there_is_a_schema_for_each_file(file: str) -> None:
    made = schema(file)
    assert made["$ref"].rpartition("/")[2] in made["$defs"]


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["lint", "training"], 0),
        (["lint", "training", "--json"], 0),
        (["solve", LIGHTHOUSE, "--seats", "2", "--hide-story", "--lang", "es"], 0),
        (["solve", "training", "--seats", "9"], 2),
        (["stats", "training", "--games", "4", "--json"], 0),
        (["stats", "training", "--games", "0"], 2),
        (["graph", "training", "--hide-story"], 0),
        (["schema", "items.yaml"], 0),
        (["schema", "nothing.yaml"], 2),
        (["solve", "training", "--profile", "nowhere"], 2),
        (["lint", "no/such/folder"], 2),
    ],
)
def test_the_commands(words: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mission", *words]) == status
    said = capsys.readouterr()
    assert (said.out if status == 0 else said.err).strip()


# --- the explorer ---


def test_the_explorer_tells_what_it_saw_in_its_own_words(tmp_path: Path) -> None:
    pack = read(
        tmp_path,
        mission(
            location(
                "pier", card("B", tests=(trial_box(4, 1),)), card("C", conflict={"kind": "personal"}, tests=(trial_box(1),))
            )
        ),
    )
    state = position(pack).arrives("pier", 0, 1).state
    first, second = (Explorer(TimeStories(), seat, Rng(seat), pack) for seat in (0, 1))
    tale = first.tale(state.view(0), 0)
    assert tale is not None
    assert "against 4" in say(tale, "en")
    assert "contra 4" in say(tale, "es")
    conflict = second.tale(state.view(1), 1)
    assert conflict is not None
    assert say(conflict, "es") != say(conflict, "en")


def test_the_explorer_looks_first_at_what_nobody_has_read(tmp_path: Path) -> None:
    pack = read(tmp_path, mission(location("pier", card("B"), card("C"), card("D"))))
    state = position(pack).arrives("pier", 0, 1).state
    chosen = Explorer(TimeStories(), 0, Rng(1), pack).choose(state.view(0), state.legal(0))
    assert chosen == do.EXPLORE[0][2]


@pytest.mark.parametrize("command", ["solve", "stats"])
def test_a_bar_with_the_time_left_is_shown_to_who_looks_at_a_terminal(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    least = {"solve": ["--seats", "2", "--plays", "1"], "stats": ["--games", "1"]}[command]
    words = ["mission", command, LIGHTHOUSE, *least, "--hide-story", "--lang", "en"]
    run(words)
    assert not capsys.readouterr().err
    monkeypatch.setenv("FORCE_COLOR", "1")  # what makes a console take itself for a terminal
    run(words)
    shown = capsys.readouterr().err
    assert "Playing" in shown
    assert "100%" in shown
    run([*words, "--json"])
    told = capsys.readouterr()
    assert not told.err
    assert msgspec.json.decode(told.out)["mission"] == "training"


def test_a_place_where_the_group_is_moved_counts_as_seen_and_its_card_a_as_read(tmp_path: Path) -> None:
    cave = location("cave", card("B", END), opened=False)
    pack = read(
        tmp_path,
        mission(location("pier", card("B", {"do": "move", "location": "cave"})), cave, format=2, profiles=["midsummer-en"]),
    )
    found = stats(pack, 6, (2,), bot="explorer")
    moved = next(one.games for one in found.instructions if one.card == "pier-b")
    assert moved
    assert {one.id: one.games for one in found.locations}["cave"] == moved
    assert {one.id: one.games for one in found.cards}["cave-a"] == moved


def boxes_of(drawn: str) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of each box of a picture."""
    found = re.findall(r"<rect x='(\d+)' y='(\d+)' width='210' height='(\d+)'", drawn)
    return [(int(x), int(y), int(x) + 210, int(y) + int(high)) for x, y, high in found]


def labels_of(drawn: str) -> list[tuple[float, float, float, float]]:
    found = re.findall(r"<text x='(\d+)' y='(\d+)' font-size='(\d+)' [^>]*class='when'>([^<]*)<", drawn)
    assert all(int(size) >= 11 for _, _, size, _ in found), "readable"
    return [
        (int(x) - 2.6 * len(unescape(words)), int(y) - 8, int(x) + 2.6 * len(unescape(words)), int(y) + 2)
        for x, y, _, words in found
    ]


def meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("name", ["training", "summer-night", "examples/salt", "tests/missions/ropeway"])
def test_no_label_of_the_graph_lies_over_a_box_or_another_label(name: str) -> None:
    root = Path(__file__).parents[2]
    pack: TimeStoriesPack = game("timestories").load_pack(str(root / name) if "/" in name else name)
    drawn = graph(pack, "en", False)
    boxes, labels = boxes_of(drawn), labels_of(drawn)
    assert len(labels) > 5
    assert not [one for one in labels if any(meet(one, box) for box in boxes)]
    assert not [one for one, other in combinations(labels, 2) if meet(one, other)]


def test_the_graph_shows_counters_countdowns_and_what_the_absent_leave(tmp_path: Path) -> None:
    count = {"do": "count", "counter": "noise", "by": 2}
    loud = {"do": "if", "when": {"kind": "counter", "counter": "noise", "at_least": 2}, "then": [END]}
    tide = {"id": "tide", "name": text("Tide"), "every": "round", "from": 3, "text": text("Flood"), "then": [END]}
    steps = (card("B", count, {"do": "start", "countdown": "tide"}), card("C", loud))
    files = mission(
        location("pier", *steps),
        items=(item(1),),
        counters=({"id": "noise", "name": text("Noise")},),
        countdowns=(tide,),
        absences=[{"receptacle": "ada", "item": 1}],
        format=2,
        profiles=["midsummer-en"],
    )
    pack = read(tmp_path, files)
    found = set(edges(pack))
    assert {
        ("pier-b", "counter-noise", "+2"),
        ("counter-noise", "pier-c", "counter noise ≥ 2"),
        ("pier-b", "countdown-tide", "start"),
        ("countdown-tide", "end-done", ""),
        ("absence-ada", "item-1", ""),
    } <= found
    drawn = graph(pack, "en", False)
    assert "# Noise" in drawn
    assert "3 · Tide" in drawn
