"""What people install: the built wheel, alone in an empty environment, and with the example's wheel beside it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from horae.testkit.client import ask
from horae.testkit.example_package import NOON, build

ROOT = Path(__file__).parents[2]


def clean() -> dict[str, str]:
    """Surroundings with nothing of this checkout in reach."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}


def run(*words: str | Path, folder: Path) -> str:
    """Run a command and give what it printed."""
    done = subprocess.run(
        list(map(str, words)), check=False, cwd=folder, env=clean(), capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def pip(python: Path, *words: str | Path, folder: Path) -> None:
    """Our pip at work in another environment: to give it one of its own takes longer than what it installs."""
    run(sys.executable, "-m", "pip", "--python", python, "--quiet", *words, folder=folder)


@pytest.fixture
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, folder=folder)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv")
    python = folder / "venv" / "bin" / "python"
    pinned = (ROOT / "requirements.txt").read_text().splitlines()
    constraints = folder / "constraints.txt"
    constraints.write_text("\n".join(line.rstrip("\\ ") for line in pinned if "==" in line and not line.startswith(" ")))
    pip(python, "install", "--no-compile", "-c", constraints, wheel, folder=folder)
    return folder / "venv" / "bin"


def test_what_people_install(installed: Path, tmp_path: Path) -> None:
    """In one test: to build and install it takes longer than all that is tried with it."""
    it_plays_reads_its_rulebook_and_simulates(installed, tmp_path)
    it_serves_the_page_with_its_scripts_and_opens_a_table_of_every_game(installed, tmp_path)
    python, constraints = installed / "python", installed.parents[1] / "constraints.txt"
    pip(python, "install", "--no-compile", "-c", constraints, build(tmp_path), "pytest", folder=tmp_path)
    a_package_beside_it_brings_a_game_that_conforms_is_played_simulated_and_read(installed, tmp_path)


def it_plays_reads_its_rulebook_and_simulates(installed: Path, tmp_path: Path) -> None:
    assert run(installed / "horae", "rules", "show", "SA-7.3", "--lang", "es", folder=tmp_path).startswith("SA-7.3")
    words = ("simulate", "shipwreck", "--games", "20", "--seats", "reader,reader", "--jobs", "1", "--json")
    assert json.loads(run(installed / "horae", *words, folder=tmp_path))["games"] == 20
    log = tmp_path / "game.horae"
    play = subprocess.run(
        [installed / "horae", "play", "--seed", "5", "--save", log],
        check=False,
        input="1\nquit\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=120,
    )
    assert play.returncode == 0, play.stderr
    assert "The log checks out" in run(installed / "horae", "replay", log, "--verify", "--lang", "en", folder=tmp_path)


def a_package_beside_it_brings_a_game_that_conforms_is_played_simulated_and_read(with_noon: Path, tmp_path: Path) -> None:
    copied = shutil.copytree(NOON / "tests", tmp_path / "tests")
    shutil.copy(NOON / "pyproject.toml", tmp_path)
    horae, language = with_noon / "horae", ("--lang", "en")
    assert "passed" in run(with_noon / "python", "-m", "pytest", "-v", copied, folder=tmp_path)
    assert "7      7" in run(horae, "rules", "coverage", "noon", "--tests", copied, *language, folder=tmp_path)
    assert run(horae, "rules", "show", "NB-3.1", "--lang", "es", folder=tmp_path).startswith("NB-3.1 · La campana")
    words = ("simulate", "noon", "--games", "20", "--seats", "sexton,random", "--jobs", "1", "--json")
    assert json.loads(run(horae, *words, folder=tmp_path))["endings"] == {"chimes": 20}
    log = tmp_path / "game.horae"
    moves = "ring the bell\n1\n" * 60
    played = subprocess.run(
        [horae, "play", "noon", "--seed", "5", "--save", log, *language],
        check=False,
        input=moves,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=clean(),
        timeout=120,
    )
    assert played.returncode == 0, played.stderr
    assert "The Noon Bell" in played.stdout
    assert "third chime" in played.stdout
    assert "three chimes" in run(horae, "replay", log, "--verify", *language, folder=tmp_path)
    assert "noon-" not in played.stdout


def it_serves_the_page_with_its_scripts_and_opens_a_table_of_every_game(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "horae"), "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, cwd=tmp_path, env=clean(), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().strip().rpartition(" ")[2]
        status, _, page = ask(url, "GET", "/")
        assert status == 200
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.decode())
        assert scripts
        assert [ask(url, "GET", script)[0] for script in scripts] == [200] * len(scripts)
        offered = [info["name"] for info in json.loads(ask(url, "GET", "/api/games")[2])]
        assert offered == ["shipwreck", "echoes", "timestories"]
        for game in offered:
            status, _, made = ask(url, "POST", "/api/tables", json.dumps({"game": game, "name": "Ana"}).encode())
            assert status == 201, made
        server.send_signal(signal.SIGTERM)
        server.wait(20)
    assert (tmp_path / "horae.db").is_file(), "games are kept where it was started"
