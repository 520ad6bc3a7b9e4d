"""`make bench` measures everything, whatever comes of it: a goal that is missed is said, and only what could not be measured
fails."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The benchmark, without the peers: they are installed only where it is run."""
    monkeypatch.syspath_prepend(ROOT / "benchmarks")
    monkeypatch.setattr("setting.version", lambda name: "2.0")
    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(load_game=lambda name: None))
    found = importlib.util.spec_from_file_location("engines", ROOT / "benchmarks/engines.py")
    assert found is not None
    assert found.loader is not None
    made = importlib.util.module_from_spec(found)
    found.loader.exec_module(made)
    return made


@pytest.mark.parametrize(("ratio", "said"), [(0.5, "NOT held"), (2.0, "held")])
def test_a_goal_that_is_missed_is_said_in_the_table_and_is_no_failure(
    engines: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ratio: float, said: str
) -> None:
    monkeypatch.setattr(engines, "measure", lambda *case: (1000.0 * ratio, 1000.0, [0.4, ratio, 3.0]))
    monkeypatch.setattr(sys, "argv", ["engines.py"])
    assert engines.main() is None
    setting, how, _, *rows = capsys.readouterr().out.splitlines()
    assert "open_spiel 2.0; numpy 2.0" in setting
    assert "Python" in setting
    assert "optimizations" in setting, "how it was built bears on the pace"
    assert "lean:" in how
    assert len(rows) == 12
    assert all("0.4 – 3.0" in row for row in rows), "a median says little without how far the rounds were apart"
    assert [row.endswith(f" {said}") for row in rows].count(True) == 6, "the goals are about the peers' own way"


@pytest.mark.parametrize("fails", ["engines", "twin", "environments", "load", "neither"])
def test_all_benchmarks_are_run_and_the_status_says_whether_all_was_measured(tmp_path: Path, fails: str) -> None:
    python, ran = tmp_path / "bin/python", tmp_path / "ran"
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\necho "$1" >> {ran}\ncase "$1" in *{fails}.py) exit 3;; esac\n', "utf-8")
    python.chmod(0o755)
    ready = [tmp_path / name for name in ("ready", "envs-ready", "bench-ready")]
    for each in ready:
        each.touch()
    words = [
        "make",
        "-s",
        "bench",
        f"BIN={python.parent}",
        f"READY={ready[0]}",
        f"ENVS_READY={ready[1]}",
        f"BENCH_READY={ready[2]}",
    ]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    every = [f"benchmarks/{name}.py" for name in ("engines", "twin", "environments", "load")]
    assert ran.read_text("utf-8").split() == every, done.stderr
    assert (done.returncode == 0) is (fails == "neither")
