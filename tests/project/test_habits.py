"""The habits of the project are what they say: workflows, hooks, lock files, and the mark that the package is typed."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def test_what_the_workflow_runs_are_make_targets_that_exist() -> None:
    jobs = read(".github/workflows/check.yml")["jobs"]
    run = [step["run"].split()[1] for job in jobs.values() for step in job["steps"] if "run" in step]
    assert set(run) == {"check", "spelling", "test", "wheel", "docs", "image"}
    assert set(run) <= TARGETS


def test_tests_run_on_every_python_from_the_oldest_supported() -> None:
    tested = read(".github/workflows/check.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"].removeprefix(">=")
    assert tested[0] == oldest
    assert tested == [f"3.{minor}" for minor in range(11, 15)]


def test_continuous_integration_checks_and_then_tests() -> None:
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert [line for line in lines if line.startswith("make ")] == ["make check", "make test"]


def test_hooks_run_what_make_check_runs_on_python() -> None:
    entries = {
        hook["entry"].removeprefix(".venv/bin/") for repo in read(".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]
    }
    checks = re.search(r"^check-python:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert checks is not None
    made = {line.replace(" --check", "").removesuffix(" .") for line in re.findall(r"\$\(BIN\)/(.+)", checks[1])}
    assert entries == made


@pytest.mark.parametrize("file", sorted(path.name for path in ROOT.glob("requirements*.txt")))
def test_pinned_requirements_have_hashes_and_name_no_registry(file: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    assert "://" not in text
    pinned = re.findall(r"^\S+==.*$", text, re.MULTILINE)
    assert pinned
    assert all(line.endswith("\\") for line in pinned), "each is followed by its hashes"
    assert (ROOT / file).with_suffix(".in").is_file()
    assert f"-o {file}" in (ROOT / "Makefile").read_text("utf-8"), "make lock renews it"


def test_the_clients_lock_file_pins_everything_and_names_no_registry() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert not [name for name, package in packages.items() if name and "integrity" not in package]
    wanted = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    exact = {**wanted["dependencies"], **wanted["devDependencies"]}
    assert {name: packages[f"node_modules/{name}"]["version"] for name in exact} == exact


WAIVED = re.compile(
    r"#\s*(?:type: ignore|(?:ruff: )?noqa)(?P<codes>\[[a-z, -]+\]|: [A-Z]+[0-9]+(?:, ?[A-Z]+[0-9]+)*)?(?P<why>.*)"
)
"""A check that is waived: which one, and what stands after it on the line."""


def test_every_waived_check_says_which_and_why() -> None:
    folders = ("src", "tests", "benchmarks", "docs", "examples")
    files = [ROOT / "hatch_build.py", *(file for folder in folders for file in sorted((ROOT / folder).rglob("*.py")))]
    bare = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in files
        if file != Path(__file__)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if (found := WAIVED.search(line)) and (found["codes"] is None or not re.match(r"\s*[#-]\s*\w", found["why"]))
    ]
    assert bare == [], "say it as `# type: ignore[code]  # why`"


def test_the_package_says_that_it_is_typed() -> None:
    assert (ROOT / "src" / "horae" / "py.typed").is_file()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "Typing :: Typed" in project["classifiers"]


def test_every_picture_is_light_and_shown_somewhere() -> None:
    pages = "".join(path.read_text("utf-8") for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")))
    pictures = sorted((ROOT / "docs/pictures").iterdir())
    assert pictures
    assert [path.name for path in pictures if f"pictures/{path.name}" not in pages] == []
    assert [path.name for path in pictures if path.stat().st_size > 100_000] == []
