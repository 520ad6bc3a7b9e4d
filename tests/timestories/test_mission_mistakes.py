"""What a writer is told: every mistake has a message with its line, and the page of them is true; a new mission has none."""

from __future__ import annotations

from pathlib import Path

import pytest

from horae.authoring.missions.lint import lint
from horae.authoring.missions.new import SCHEMAS, new_mission
from horae.authoring.missions.schema import FILES
from horae.authoring.missions.solve import solve
from horae.cli.app import run
from horae.games.timestories.pack import read_mission
from horae.games.timestories.profiles import profiles
from horae.packs.reader import Folder
from horae.testkit.mission_mistakes import MISTAKES, Mistake, findings, page
from horae.testkit.timestories import write
from horae.testkit.timestories_stress import stress_mission
from horae.testkit.work import calls_in

PAGE = Path(__file__).parents[2] / "docs" / "mission-mistakes.md"
ALL = [mistake for mistakes in MISTAKES.values() for mistake in mistakes]


def test_the_page_of_mistakes_says_what_lint_says() -> None:
    """If this fails: python -m horae.testkit.mission_mistakes docs/mission-mistakes.md, and read what changed."""
    assert len(ALL) >= 40
    assert page() == PAGE.read_text("utf-8")


@pytest.mark.parametrize("mistake", ALL, ids=lambda mistake: mistake.what)
def test_a_mistake_is_told_with_its_file_and_in_both_languages(mistake: Mistake) -> None:
    found = findings(mistake)
    assert found
    name, _, renamed = mistake.file.partition(" > ")
    whole_file = renamed or not mistake.before
    assert any(one.file == f"train/{renamed or name}" and (one.line or whole_file) for one in found) or (
        found[0].why.key == "mission-unreachable"
    )
    assert found[0].say("es") != found[0].say("en")


def test_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "train"
    new_mission(folder, "", "en")
    for file, before, after in (
        ("pack.yaml", "azrak: 20", "azrak: 12"),
        ("locations.yaml", "attribute: cunning", "attribute: cuning"),
        ("locations.yaml", "{do: take, item: 1}", "{do: tke, item: 1}"),
        ("items.yaml", "colour: green", "colour: gren"),
        ("receptacles.yaml", "back_story: {es: Vendías", "backstory: {es: Vendías"),
    ):
        text = (folder / file).read_text("utf-8")
        assert before in text
        (folder / file).write_text(text.replace(before, after, 1), "utf-8")
    told = [finding.file.rpartition("/")[2] for finding in lint(str(folder)).findings]
    assert told == ["pack.yaml", "locations.yaml", "locations.yaml", "receptacles.yaml", "items.yaml"]


def test_pack_lint_says_the_same_as_mission_lint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "train"
    new_mission(folder, "", "en")
    assert run(["pack", "lint", str(folder)]) == 0
    file = folder / "items.yaml"
    file.write_text(file.read_text("utf-8").replace("colour: green", "color: gren"), "utf-8")
    capsys.readouterr()
    assert run(["pack", "lint", str(folder)]) == 1
    of_pack = capsys.readouterr().err.splitlines()
    assert run(["mission", "lint", str(folder)]) == 1
    of_mission = capsys.readouterr().err.splitlines()
    assert len(of_pack) == 2
    assert [line.replace(" error:", "") for line in of_mission] == of_pack


def test_a_mission_of_the_published_size_is_linted_with_little_work(tmp_path: Path) -> None:
    """A million calls take a fraction of a second; what grows with the square of a mission would make many more."""
    folder = write(tmp_path / "stress", stress_mission())
    lint(str(folder))  # what is made once for all missions is made
    calls, _ = calls_in(lambda: lint(str(folder)))
    assert 100_000 < calls < 1_000_000


@pytest.mark.parametrize("profile", profiles())
@pytest.mark.parametrize("language", ["es", "en"])
def test_a_new_mission_is_clean_and_every_ending_can_be_reached(tmp_path: Path, language: str, profile: str) -> None:
    folder = tmp_path / "El Puente 2"
    words = ["mission", "new", str(folder), "--lang", language, "--title", 'El "puente": dos', "--profile", profile]
    assert run(words) == 0
    found = lint(str(folder))
    assert not found.findings
    assert found.mission == "el-puente-2"
    pack = read_mission(Folder(folder, "new"))
    assert pack.title.es == 'El "puente": dos'
    assert profile in {one.id for one in pack.profiles}
    solved = solve(pack, 2)
    assert not solved.unreached()
    assert solved.dead_end is None
    for file in folder.glob("*.yaml"):
        first = file.read_text("utf-8").splitlines()[0]
        assert (folder / first.partition("$schema=")[2]).is_file()
    assert "#es" not in (folder / "pack.yaml").read_text("utf-8")
    assert run(["mission", "new", str(folder)]) == 2  # never over somebody's work


def test_a_new_mission_for_rules_that_there_are_not_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mission", "new", str(tmp_path / "deep"), "--profile", "abyss", "--lang", "en"]) == 2
    assert "there are: midsummer-en, midsummer-es, hadal-es" in capsys.readouterr().err
    assert not (tmp_path / "deep").exists()


def test_schemas_are_written_beside_a_mission(tmp_path: Path) -> None:
    assert run(["mission", "schema", "--out", str(tmp_path)]) == 0
    assert len(list((tmp_path / SCHEMAS).iterdir())) == len(FILES)
