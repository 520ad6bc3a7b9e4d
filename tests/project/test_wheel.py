"""What people install: the built wheel, alone in an empty environment."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from horae.testkit.guest import ask

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


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, folder=folder)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv" / "bin" / "python"
    pinned = (ROOT / "requirements.txt").read_text().splitlines()
    constraints = folder / "constraints.txt"
    constraints.write_text("\n".join(line.rstrip("\\ ") for line in pinned if "==" in line and not line.startswith(" ")))
    run(python, "-m", "pip", "install", "--quiet", "-c", constraints, wheel, folder=folder)
    return folder / "venv" / "bin"


def test_the_wheel_plays_reads_its_rulebook_and_simulates(installed: Path, tmp_path: Path) -> None:
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


def test_the_wheel_serves_the_page_with_its_scripts_and_opens_a_table_of_every_game(installed: Path, tmp_path: Path) -> None:
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
