"""What only some people ask for is nobody else's burden: importing Horae and playing it loads and installs no extra."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXTRAS = {
    "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "scipy", "numba", "torch", "cupy", "ray", "psycopg", "shimmy",
}  # fmt: skip
OURS = ("horae.envs", "horae.fast", "horae.testkit")


def loaded_by(code: str) -> set[str]:
    """The modules that another process has imported after this."""
    words = [sys.executable, "-c", f"{code}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize(
    "code",
    [
        "import horae",
        "import horae\nfor name in horae.names(): horae.game(name).new(2, 1)",
        "import horae.cli.app, horae.cli.serve, horae.server.app, horae.bots.registry",
    ],
    ids=["import horae", "a game of each", "horae serve"],
)
def test_who_plays_loads_no_extra(code: str) -> None:
    loaded = loaded_by(code)
    assert not EXTRAS & {name.partition(".")[0] for name in loaded}
    assert not [name for name in loaded if name.startswith(OURS)]


def test_importing_horae_is_as_little_work_as_ever() -> None:
    """Counted in modules of our own: what a research tool needs is imported by who asks for it."""
    assert len([name for name in loaded_by("import horae") if name.startswith("horae")]) <= 20
    assert "numpy" not in loaded_by("import horae")


def test_make_play_installs_no_extra() -> None:
    words = ["make", "--dry-run", "--always-make", "play"]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert set(re.findall(r"requirements[\w-]*\.txt", said)) == {"requirements.txt", "requirements-node.txt"}
    pinned = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE)
    assert not {"gymnasium", "pettingzoo", "open-spiel", "scipy", "numba", "torch", "ray"} & set(pinned)


def test_make_test_installs_what_the_extra_for_environments_names() -> None:
    words = ["make", "--dry-run", "--always-make", "test"]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "requirements-envs.txt" in said
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]["envs"]
    wanted = {re.split(r"[<>=]", each)[0].replace("_", "-") for each in extra}
    pinned = re.findall(r"^([\w.-]+)==", (ROOT / "requirements-envs.txt").read_text("utf-8"), re.MULTILINE)
    assert wanted == {"gymnasium", "open-spiel", "pettingzoo"}
    assert wanted <= set(pinned)
