"""`horae rules where`: every rule is found in the code and in the tests, and one that is not is named."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import horae
from horae.authoring.citations import known_rules, places_in_code, places_in_tests, where
from horae.cli import command_line
from horae.cli.app import run
from horae.core.rulebook import Rule, Rulebook

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language is left over from another command, nor for the next."""
    monkeypatch.setattr(command_line, "_chosen", [])


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> Rule:
    """A rule in Shipwreck's rulebook that no code and no test knows: its id is written in no other place than here."""
    game = horae.game("shipwreck")
    book = game.rulebook()
    new = msgspec.structs.replace(book.rules[0], id="-".join(("SA", "98.1")))
    longer: Rulebook = msgspec.structs.replace(book, rules=(*book.rules, new))
    monkeypatch.setattr(type(game), "rulebook", lambda self: longer)
    return new


def test_every_rule_of_every_game_has_code_and_a_test() -> None:
    """The running rulebook in both directions; a rule's code is in its game, an example's may be in a bot that reads it."""
    rules = known_rules()
    found = where(ROOT / "tests")
    assert set(found) == set(rules)
    assert {rule: lacks for rule, cited in found.items() if (lacks := cited.lacks())} == {}
    for rule, cited in found.items():
        if rules[rule][1].kind != "example":
            assert cited.code[0].file.startswith(f"src/horae/games/{cited.game}/"), rule


def test_every_place_is_a_line_with_the_id() -> None:
    for rule, cited in where(None).items():
        for place in cited.code:
            assert rule in (ROOT / place.file).read_text("utf-8").splitlines()[place.line - 1]


def test_a_rule_without_code_is_caught(planted: Rule, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "where", planted.id, "--lang", "en"]) == 1
    shown = capsys.readouterr()
    assert shown.out.split() == ["code", "tests"]
    assert shown.err.splitlines() == [f"horae: {planted.id}: neither code nor tests cite this rule"]


def test_a_rule_that_only_tests_cite_is_caught_too(planted: Rule, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_it.py").write_text(f"import pytest\n@pytest.mark.rule({planted.id!r})\ndef test_a(): ...\n")
    assert run(["rules", "where", planted.id, "--tests", str(tmp_path), "--lang", "es"]) == 1
    shown = capsys.readouterr()
    assert "test_a" in shown.out
    assert shown.err.splitlines() == [f"horae: {planted.id}: ningún código cita esta regla"]


def test_of_all_rules_the_one_without_code_is_named(planted: Rule, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "where", "--all", "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["missing"] == {planted.id: ["code", "tests"]}
    assert len(report["rules"]) == len(known_rules())


def test_one_rule_as_json_has_files_lines_and_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "where", "sa-9.2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["id"], report["game"]) == ("SA-9.2", "shipwreck")
    assert {"file", "line", "name"} == set(report["code"][0]) == set(report["tests"][0])
    assert "fade_arcanum" in [place["name"] for place in report["code"]]
    assert all(place["name"].startswith("test_") for place in report["tests"])


def test_an_id_that_begins_another_is_not_taken_for_it() -> None:
    """ET-R1 is not in ET-R15, whether or not that is an id, too."""
    alone = places_in_code(horae.game("echoes"), frozenset({"ET-R1"}), ROOT)["ET-R1"]
    assert alone == list(where(None)["ET-R1"].code)
    assert not set(alone) & set(where(None)["ET-R15"].code)


def test_marks_on_tests_classes_and_cases_are_found(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('SA-1.1')\n"
        "def test_a(): ...\n"
        "@pytest.mark.rule('SA-1.2')\n"
        "class TestB:\n"
        "    @pytest.mark.rule('SA-1.3')\n"
        "    def test_c(self): ...\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('SA-1.4'))])\n"
        "def test_d(n): ...\n"
        "print('SA-1.5')\n"
    )
    found = places_in_tests(tmp_path, tmp_path)
    assert {rule: [(place.line, place.name) for place in places] for rule, places in found.items()} == {
        "SA-1.1": [(3, "test_a")],
        "SA-1.2": [(5, "TestB")],
        "SA-1.3": [(7, "TestB.test_c")],
        "SA-1.4": [(9, "test_d")],
    }


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["SA-99.9"], "horae: there’s no rule with the id SA-99.9"),
        ([], "horae: name one rule, or ask for --all"),
        (["SA-1.1", "--all"], "horae: name one rule, or ask for --all"),
        (["SA-1.1", "--tests", "/nowhere/at/all"], "horae: there’s no tests folder at “/nowhere/at/all”"),
    ],
)
def test_bad_words_get_one_clear_line(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "where", *words, "--lang", "en"]) == 2
    assert capsys.readouterr().err.splitlines() == [reason]


def test_an_installed_package_has_code_places_and_says_that_tests_are_elsewhere(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "horae", tmp_path / "horae", ignore=shutil.ignore_patterns("__pycache__", "web"))
    command = "import sys; from horae.cli.app import run; sys.exit(run(sys.argv[1:]))"
    words = ["rules", "where", "SA-9.1", "--lang", "en"]
    done = subprocess.run(
        [sys.executable, "-c", command, *words],
        cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "horae/games/shipwreck/rounds.py:" in done.stdout
    assert "The tests come with the source tree, not with the installed package" in done.stdout
