"""Every command for writers, with --json or without, on every mission that there is in these sources."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from horae.cli.app import run

ROOT = Path(__file__).parents[2]
SHIPPED = ("training", "summer-night", "first-mission")
MISSIONS = [*SHIPPED, *map(str, (ROOT / "examples/salt", *sorted((ROOT / "tests/missions").iterdir())))]
SHORT = ("--plays", "1", "--most-plays", "8")


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda path: Path(path).name)
def test_lint_stats_and_graph_run(mission: str, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest) -> None:
    """Every other mission in words and every other one as JSON, the first as both, and with `--thorough 2` each as both."""
    at, whole = MISSIONS.index(mission), request.config.getoption("thorough") > 1
    as_both = whole or at == 0
    for words in (["lint"], ["stats", "--games", "1", "--bot", "explorer"]):
        if as_both or at % 2:
            assert run(["mission", *words, mission, "--lang", "en"]) == 0
            told = capsys.readouterr().out
            assert told.strip()
            if (mission, words) == ("summer-night", ["lint"]):
                assert told == "summer-night: nothing to fix\n"
        if as_both or not at % 2:
            assert run(["mission", *words, mission, "--json"]) == 0
            assert msgspec.json.decode(capsys.readouterr().out)["mission"]
    for hidden in ([], ["--hide-story"]) if as_both else (["--hide-story"] if at % 2 else [],):
        assert run(["mission", "graph", mission, *hidden]) == 0
        assert capsys.readouterr().out.startswith("<svg")


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda path: Path(path).name)
def test_solve_says_what_a_moment_showed(mission: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In a moment not every ending is found, and it says so by its status."""
    assert run(["mission", "solve", mission, "--seats", "2", *SHORT, "--json"]) in (0, 1)
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["mission"] == Path(mission).name
    assert {one["status"] for one in told["instructions"]} <= {"witness", "impossible", "not_found"}


def test_solve_says_the_same_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mission", "solve", MISSIONS[-1], "--seats", "2", *SHORT, "--lang", "en"]) in (0, 1)
    told = capsys.readouterr().out
    assert "lost_control" in told
    assert ", instruction 1" in told


@pytest.mark.parametrize("mission", ["training", str(ROOT / "examples/salt")], ids=lambda path: Path(path).name)
def test_a_report_is_written(mission: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.html"
    assert run(["mission", "report", mission, "--out", str(out), "--games", "3", *SHORT]) == 0
    assert out.read_text("utf-8").startswith("<!doctype html>")


def test_a_log_of_a_mission_of_ones_own_asks_for_its_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "deep"
    assert run(["mission", "new", str(folder), "--profile", "hadal-es"]) == 0
    ways = ["--witnesses", str(tmp_path / "ways")]
    assert run(["mission", "solve", str(folder), "--seats", "2", *ways]) == 0
    log = str(tmp_path / "ways/up.jsonl")
    capsys.readouterr()
    assert run(["replay", log, "--lang", "en"]) == 2
    assert "name its folder with --pack" in capsys.readouterr().err
    assert run(["replay", log, "--pack", str(tmp_path / "shallow"), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(f"horae: {tmp_path / 'shallow'}: there’s no pack or folder"), "no word of the log"
    assert run(["replay", log, "--pack", str(folder), "--verify"]) == 0
