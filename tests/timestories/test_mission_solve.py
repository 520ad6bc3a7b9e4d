"""Solving missions: ways that replay, proofs that there is none, dead ends, the same again, and quickly after an edit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from horae import game
from horae.authoring.missions.lint import lint
from horae.authoring.missions.solve import Solution, replayed, solve, written
from horae.cli.app import run
from horae.core.log import Replay, dump, load
from horae.core.speech import say
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.games.timestories.supplies import available
from horae.testkit.planted_mission import edit, files_of, first_card, plant_dead_end, plant_difficulty, plant_ending
from horae.testkit.timestories import END, Data, card, item, location, mission, read, receptacle, text, trial_box, write
from horae.testkit.timestories_stress import stress_mission

PROFILES = ("midsummer-en", "midsummer-es", "hadal-es")


def training() -> TimeStoriesPack:
    pack: TimeStoriesPack = game("timestories").load_pack("training")
    return pack


SALT = str(Path(__file__).parents[2] / "examples/salt")
MISSIONS: dict[str, Callable[[], dict[str, Data]]] = {
    "training": lambda: files_of("training"),
    "salt": lambda: files_of(SALT),
    "generated": stress_mission,
}
PLANTED = [(name, seats) for name in MISSIONS for seats in (2, 3, 4)]
DEAD_ENDS = [one for one in PLANTED if one not in (("generated", 3), ("generated", 4))]
"""`benchmarks/solve_missions.py` looks for those two, which takes longer."""


def read_salt() -> TimeStoriesPack:
    pack: TimeStoriesPack = game("timestories").load_pack(SALT)
    return pack


def plain(found: Solution) -> dict[str, Any]:
    """All but the time it took."""
    made: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(found, seconds=0.0))
    return made


def not_found(found: Solution) -> list[str]:
    cards = [one.id for one in found.cards if one.status == "not_found"]
    return cards + [f"{one.card} {one.part} {one.number}" for one in found.instructions if one.status == "not_found"]


def why(found: tuple[Any, ...]) -> str:
    return "; ".join(say(one.words, "en") for one in found)


# --- everything is settled ---


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_in_the_training_mission_has_a_witness_that_replays_or_a_proof(profile: str, seats: int) -> None:
    found = solve(training(), seats, profile)
    outcomes = {outcome.id for outcome in training().head.mission_return.outcomes}
    assert {ending.id for ending in found.endings} == outcomes | {"lost_control"}
    for ending in found.endings:
        assert ending.possible
        assert ending.witness is not None
        again = load(dump(ending.witness.log, None))
        state = replayed(msgspec.structs.replace(ending.witness, log=again))
        assert state.outcome is not None
        assert state.outcome.reason == ending.id
    assert not not_found(found)
    assert found.dead_end is None
    assert found.checked
    assert found.sampled


def test_everything_in_a_mission_of_the_published_size_is_settled(tmp_path: Path) -> None:
    found = solve(read(tmp_path, stress_mission()), 2)
    assert not found.unreached()
    assert not not_found(found)
    assert found.dead_end is None


def test_the_way_to_a_card_replays_and_meets_it(tmp_path: Path) -> None:
    places = location("pier", card("B", {"do": "take", "item": 1}), card("C"))
    pack = read(tmp_path, mission(places, items=(item(1, "yellow", {"do": "gain", "azrak": 1}),)))
    found = solve(pack, 2)
    met = next(one for one in found.cards if one.id == "item-1")
    assert met.way is not None
    assert met.actions is not None
    log = written(found, pack, met.way)
    number = pack.card_index["item-1"]
    read_after = [
        bool(state.read >> number & 1)
        for _, _, state, _ in Replay(log, TimeStories(), pack).steps(met.actions)
        if isinstance(state, TimeStoriesState)
    ]
    assert read_after == [False] * (met.actions - 1) + [True]


def test_an_ending_that_only_one_receptacle_reaches_is_found(tmp_path: Path) -> None:
    only = {"do": "if", "when": {"kind": "is", "any_of": ["dee"]}, "then": [END]}
    files = mission(location("pier", card("B", only), card("C")))
    files["locations"]["locations"].pop()
    witness = solve(read(tmp_path, files), 2).endings[0].witness
    assert witness is not None
    assert "dee" in witness.team


def test_each_outcome_of_a_test_gets_its_own_way(tmp_path: Path) -> None:
    cells = {name: [{"do": "take", "item": number}] for number, name in enumerate(("failure", "success", "critical"), 1)}
    places = location("pier", card("B", tests=(trial_box(4, 1, **cells),)), card("C"))
    pack = read(tmp_path, mission(places, items=tuple(item(number) for number in (1, 2, 3)), destiny=[-1, 0, 1]))
    met = {one.id: one.status for one in solve(pack, 2).cards}
    assert [met[f"item-{number}"] for number in (1, 2, 3)] == ["witness"] * 3


# --- what is planted is found ---


@pytest.mark.parametrize(("name", "seats"), PLANTED)
def test_a_planted_ending_is_proved_impossible_and_told_why(tmp_path: Path, name: str, seats: int) -> None:
    files = MISSIONS[name]()
    plant_ending(files)
    found = solve(read(tmp_path, files), seats, plays=0)
    ending = next(one for one in found.endings if one.id == "never")
    assert ending.possible is False
    assert ending.witness is None
    assert "nothing gives Item 999" in why(ending.why)
    assert next(one for one in found.cards if one.id == "item-999").status == "impossible"


@pytest.mark.parametrize(("name", "seats"), DEAD_ENDS)
def test_a_planted_dead_end_is_proved_and_shown_by_a_log_that_leads_there(tmp_path: Path, name: str, seats: int) -> None:
    files = MISSIONS[name]()
    plant_dead_end(files)
    pack = read(tmp_path, files)
    found = solve(pack, seats, plays=1)
    assert found.dead_end is not None
    state = replayed(found.dead_end, pack)
    assert state.outcome is None
    assert not available(state)


@pytest.mark.parametrize("name", list(MISSIONS))
def test_a_planted_difficulty_is_told_by_file_and_line(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    files = MISSIONS[name]()
    plant_difficulty(files)
    folder = write(tmp_path, files)
    errors = lint(str(folder)).errors()
    assert "nobody can reach this difficulty" in errors[0].say("en")
    assert errors[0].line is not None
    assert run(["mission", "solve", str(folder), "--lang", "en"]) == 2
    assert "nobody can reach this difficulty" in capsys.readouterr().err


# --- proofs, and their reasons ---


def shut_away(files: dict[str, Data]) -> None:
    files["locations"]["locations"].append(location("attic", card("B", {"do": "end", "outcome": "never"}), opened=False))


def wrong_receptacle(files: dict[str, Data]) -> None:
    nobody = {"kind": "not", "of": {"kind": "in_play", "receptacle": "ada"}}
    when = {"kind": "all", "of": [{"kind": "is", "any_of": ["ada"]}, nobody]}
    first_card(files)["steps"] = [{"do": "if", "when": when, "then": [{"do": "end", "outcome": "never"}]}]


def too_late(files: dict[str, Data]) -> None:
    """Card A always gives the token that the ending must not find."""
    files["tokens"] = {"tokens": [{"id": "bell", "name": text("Bell"), "shape": "hexagonal"}]}
    for place in files["locations"]["locations"]:
        place["a"]["steps"] = [{"do": "take", "token": "bell"}]
    when = {"kind": "not", "of": {"kind": "token", "token": "bell"}}
    first_card(files)["steps"] = [{"do": "if", "when": when, "then": [{"do": "end", "outcome": "never"}]}]


def not_met(files: dict[str, Data]) -> None:
    """A counter that goes by twos."""
    files["counters"] = {"counters": [{"id": "mist", "name": text("Mist"), "most": 6}]}
    three = {"kind": "counter", "counter": "mist", "at_least": 3, "at_most": 3}
    count = {"do": "count", "counter": "mist", "by": 2}
    first_card(files)["steps"] = [count, {"do": "if", "when": three, "then": [{"do": "end", "outcome": "never"}]}]


@pytest.mark.parametrize(
    ("plant", "cause"),
    [
        (shut_away, "nothing opens attic"),
        (wrong_receptacle, "no such team can fulfil “not in_play ada”"),
        (too_late, "by then somebody always has the token “bell”"),
        (not_met, "the counter “mist” never stands there"),
    ],
)
def test_an_impossible_ending_is_told_with_its_first_cause(
    tmp_path: Path, plant: Callable[[dict[str, Data]], None], cause: str
) -> None:
    files = mission(location("pier", card("B"), card("C")))
    files["pack"]["return"]["outcomes"].append({"id": "never", "text": text("Never"), "score": 1, "won": True})
    plant(files)
    ending = solve(read(tmp_path, files), 2, plays=1).endings[1]
    assert ending.possible is False
    assert cause in why(ending.why)


def test_what_only_looks_impossible_is_not_called_so(tmp_path: Path) -> None:
    """The token must be missing, and is handed back first."""
    files = mission(location("pier", card("B"), card("C", {"do": "stow", "token": "bell"})))
    files["pack"]["return"]["outcomes"].append({"id": "never", "text": text("Never"), "score": 1, "won": True})
    too_late(files)
    for place in files["locations"]["locations"]:
        place["a"]["steps"] = [{"do": "may", "ask": text("Take?"), "then": [{"do": "take", "token": "bell"}]}]
    assert solve(read(tmp_path, files), 2).endings[1].possible


def test_what_another_has_the_reader_may_still_lack(tmp_path: Path) -> None:
    """Card A gives the item to one of them; the ending asks for a reader without it."""
    lacking = {"kind": "not", "of": {"kind": "item", "item": 1, "who": "reader"}}
    ends = {"do": "if", "when": lacking, "then": [END]}
    files = mission(location("pier", card("B", ends), card("C")), items=(item(1),))
    files["locations"]["locations"].pop()
    files["locations"]["locations"][0]["a"]["steps"] = [{"do": "take", "item": 1}]
    assert solve(read(tmp_path, files), 2).endings[0].possible


# --- within reach ---


def test_loss_of_control_is_no_ending_to_stay_within_reach_of(tmp_path: Path) -> None:
    """The place of the ending closes when the other is entered: whoever goes there has only control left to lose."""
    places = location("pier", card("B"), card("C"))
    places["a"]["steps"] = [{"do": "close", "location": "end"}]
    pack = read(tmp_path, mission(places, receptacles=(receptacle("ada"), receptacle("bo"))))
    found = solve(pack, 2)
    assert found.endings[0].possible
    assert found.dead_end is not None
    assert available(replayed(found.dead_end, pack))


# --- the same again, and after an edit ---


def test_the_same_seed_gives_the_same_solution() -> None:
    assert plain(solve(training(), 3, seed=4)) == plain(solve(training(), 3, seed=4))


def test_so_many_plays_in_all_come_to_the_same_on_every_machine() -> None:
    few, fewer = (solve(read_salt(), 2, most_plays=most) for most in (12, 11))
    assert (few.plays, fewer.plays) == (12, 11)
    assert few.cut
    assert fewer.cut
    assert plain(few) == plain(solve(read_salt(), 2, most_plays=12))
    whole = solve(training(), 2)
    assert not whole.cut
    assert plain(solve(training(), 2, most_plays=whole.plays + 1)) == plain(whole)


def test_what_was_cut_short_is_looked_for_again_from_what_was_kept(tmp_path: Path) -> None:
    cache = tmp_path / "kept.json"
    assert solve(training(), 2, cache=cache, most_plays=1).unreached()
    again = solve(training(), 2, cache=cache)
    assert not again.cut
    assert not again.unreached()


def test_after_an_edit_only_the_rest_is_looked_for(tmp_path: Path) -> None:
    files, cache = files_of("training"), tmp_path / "kept.json"
    first = solve(read(tmp_path / "before", files), 2, cache=cache)
    edit(files)
    pack = read(tmp_path / "after", files)
    again = solve(pack, 2, cache=cache)
    assert not again.unreached()
    assert not not_found(again)
    assert again.plays - again.sampled < first.plays - first.sampled
    for ending in again.endings:
        assert ending.witness is not None
        replayed(ending.witness, pack)


def test_a_witness_that_an_edit_breaks_is_not_kept(tmp_path: Path) -> None:
    files, cache = mission(location("pier", card("B"), card("C"))), tmp_path / "kept.json"
    assert not solve(read(tmp_path / "before", files), 2, cache=cache).unreached()
    files["locations"]["locations"][-1]["open"] = False
    assert solve(read(tmp_path / "after", files), 2, cache=cache).endings[0].possible is False


def test_a_file_that_is_no_cache_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.json"
    file.write_text("nothing", "utf-8")
    assert run(["mission", "solve", "training", "--cache", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


def test_what_the_command_writes_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mission", "solve", "training", "--seats", "2", "--json", "--witnesses", str(tmp_path)]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert {one["possible"] for one in told["endings"]} == {True}
    assert {one["status"] for one in told["cards"]} <= {"witness", "impossible"}
    assert all(isinstance(line, str) for one in told["cards"] for line in one["why"])
    logs = sorted(tmp_path.glob("*.jsonl"))
    assert len(logs) == len(told["endings"]) + len(told["ways"])
    for log in logs:
        assert run(["replay", str(log)]) == 0
