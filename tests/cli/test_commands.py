"""The commands as people type them: what they print, and one clear line for anything wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import horae
from horae.bots.registry import bot_class
from horae.cli import command_line
from horae.cli.app import run
from horae.core.log import dump, load
from horae.server.build import build
from horae.sim.match import Match


class Shell:
    """Runs a command in this process and keeps what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
        monkeypatch.setenv("COLUMNS", "200")

    def __call__(self, words: str | list[str]) -> tuple[int, str, str]:
        command_line._chosen.clear()
        status = run(words.split() if isinstance(words, str) else words)
        printed = self._capsys.readouterr()
        return status, printed.out, printed.err

    def fault(self, words: str | list[str]) -> str:
        """Run something that cannot be done: status not zero, nothing printed but one line."""
        status, out, err = self(words)
        assert status != 0
        assert out == ""
        assert err.count("\n") == 1, err
        assert "Traceback" not in err
        return err.strip()


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(capsys, monkeypatch)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A whole game of three readers."""
    game = horae.game("shipwreck")
    match = Match(game, [bot_class(game, "reader")] * 3, 3, keep_log=True)
    result = match.play()
    assert match.log is not None
    path = tmp_path / "game.horae"
    path.write_bytes(dump(match.log, result))
    return path


# --- rules ---


def test_a_rule_is_shown_in_the_chosen_language(shell: Shell) -> None:
    _, es, _ = shell("rules show SA-7.3 --lang es")
    _, en, _ = shell("rules show sa-7.3 --lang en")
    assert es.startswith("SA-7.3 · El turno · regla")
    assert en.startswith("SA-7.3 · A turn · rule")


def test_a_rule_as_json_has_both_languages(shell: Shell) -> None:
    shown = json.loads(shell("rules show SA-1.3 --json")[1])
    assert shown["id"] == "SA-1.3"
    assert shown["es"]
    assert shown["en"]
    assert shown["ruling"]["en"]


def test_rules_are_found_by_a_word(shell: Shell) -> None:
    assert "SA-9.1" in shell("rules search moons")[1] + shell("rules search duration")[1]
    assert shell("rules search xyzzy")[1] == "No rule mentions “xyzzy”.\n"


def test_an_unknown_rule_is_named(shell: Shell) -> None:
    assert shell.fault("rules show SA-99.9") == "horae: there’s no rule with the id SA-99.9"
    assert shell.fault("rules show SA-99.9 --lang es") == "horae: no hay ninguna regla con el código SA-99.9"


def test_coverage_lists_what_no_test_cites(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("import pytest\n@pytest.mark.rule('SA-1.1', 'SA-1.2')\ndef test_a(): ...\n")
    status, out, _ = shell(["rules", "coverage", "--tests", str(tmp_path), "--json"])
    found = json.loads(out)["games"]["shipwreck"]
    assert status == 1
    assert found["cited"] == 2
    assert found["ids"] == len(found["missing"]) + 2
    assert "SA-1.1" not in found["missing"]
    assert "SA-7.3" in found["missing"]


def test_every_rule_of_every_game_is_cited_by_a_test(shell: Shell) -> None:
    """The running rulebook: this very suite covers all ids."""
    status, out, _ = shell(["rules", "coverage", "--tests", str(Path(__file__).parents[1]), "--json"])
    assert {name: game["missing"] for name, game in json.loads(out)["games"].items()} == {name: [] for name in horae.names()}
    assert status == 0


# --- simulate ---


def test_simulate_prints_one_object_with_the_promised_fields(shell: Shell) -> None:
    words = "simulate shipwreck --games 10 --seats reader,random --seed 4 --option difficulty=easy --jobs 1 --json"
    status, out, _ = shell(words)
    report = json.loads(out)
    assert status == 0
    assert {"game", "games", "seed", "options", "win_rate", "seats"} <= set(report)
    assert [seat["bot"] for seat in report["seats"]] == ["reader", "random"]
    assert {"wins", "win_rate"} <= set(report["seats"][0])
    assert shell(words)[1] == out


def test_simulate_speaks_spanish(shell: Shell) -> None:
    _, out, _ = shell("simulate shipwreck --games 5 --seats random,random --jobs 1 --lang es")
    assert "5 partidas de shipwreck, semilla 1" in out
    assert "Pierde toda la mesa: ha llegado la perdición." in out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("simulate chess --seats a,b", "there’s no game called “chess”; the games are:"),
        ("simulate shipwreck --seats reader", "2 to 5 seats, not 1"),
        ("simulate shipwreck --seats reader,oracle", "no bot called “oracle”"),
        ("simulate shipwreck --games 0 --seats random,random", "at least one game"),
        ("simulate shipwreck --games many --seats random,random", "--games"),
        ("simulate shipwreck --seats random,random --option loud", "name=value, not “loud”"),
        ("simulate shipwreck --seats random,random --option loud=1", "no option “loud”"),
        ("simulate shipwreck --seats random,random --seed -4", "a seed is a whole number"),
        ("simulate shipwreck --seats random,random --pack nowhere", "nowhere: there’s no pack or folder"),
        ("simulate", "game is missing"),
        ("dance", "there’s no command “dance”"),
        ("rules show SA-1.1 --lang fr", "the languages are: es, en"),
        ("rules coverage --tests /nowhere/at/all", "there’s no tests folder"),
    ],
)
def test_bad_words_get_one_clear_line(shell: Shell, words: str, reason: str) -> None:
    assert reason in shell.fault(words)


# --- logs ---


def test_a_log_replays_and_verifies(shell: Shell, log: Path) -> None:
    status, out, _ = shell(["replay", str(log), "--verify"])
    assert status == 0
    assert out.startswith("The log checks out: ")
    told = json.loads(shell(["replay", str(log), "--json"])[1])
    assert told["verified"] is True
    assert told["game"] == "shipwreck"
    assert told["entries"] == len(load(log.read_bytes()).entries) >= 14  # at least seven plays and seven predictions


def test_a_log_is_told_in_words_in_either_language(shell: Shell, log: Path) -> None:
    _, en, _ = shell(["replay", str(log)])
    _, es, _ = shell(["replay", str(log), "--lang", "es"])
    assert " played a " in en
    assert " juega un " in es
    assert "Everyone wins: seven right predictions." in en.splitlines()[-1]


def test_a_log_cut_short_says_so_and_where(shell: Shell, log: Path) -> None:
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:7]))
    assert shell.fault(["replay", str(log)]).endswith("game.horae: line 7: the log is incomplete: its closing line is missing")
    log.write_bytes(b"".join(lines[:7])[:-9])
    assert "line 7: the log breaks off in the middle of this line" in shell.fault(["replay", str(log), "--verify"])


def test_a_log_with_one_byte_changed_names_the_line(shell: Shell, log: Path) -> None:
    data = bytearray(log.read_bytes())
    at = data.index(b'"n":4')
    data[at + 4] = ord("5")
    log.write_bytes(bytes(data))
    assert "line 5: somebody changed this line or an earlier one" in shell.fault(["replay", str(log), "--verify"])


def test_a_log_of_other_rules_is_not_replayed(shell: Shell, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(horae.game("shipwreck")), "rules_version", "shipwreck-999")
    reason = shell.fault(["replay", str(log), "--verify"])
    assert reason.endswith("line 1: the log was played by rules shipwreck-2; this version plays by shipwreck-999")


@pytest.mark.parametrize("command", ["replay", "replay --verify", "explain"])
def test_a_log_of_the_first_rules_of_shipwreck_is_refused_in_one_line(shell: Shell, command: str) -> None:
    """A file as the first version wrote it: by its rules a hand was lost by leaving, and tiles were toggled."""
    name, *more = command.split()
    old = Path(__file__).parent / "logs" / "shipwreck-1.horae"
    reason = shell.fault([name, str(old), *more])
    assert reason.endswith("line 1: the log was played by rules shipwreck-1; this version plays by shipwreck-2")
    assert len(reason.splitlines()) == 1


@pytest.mark.rule("SA-1.6")
def test_who_begins_is_an_option_of_a_simulation(shell: Shell) -> None:
    told = shell("simulate shipwreck --games 3 --seats reader,reader --seed 4 --jobs 1 --option first=2 --json")
    assert told[0] == 0
    reason = shell.fault("simulate shipwreck --games 3 --seats reader,reader --jobs 1 --option first=3")
    assert "seat 3 can’t start: only 2 seats are taken" in reason


def test_a_missing_log_is_named(shell: Shell) -> None:
    assert "nowhere.horae: No such file or directory" in shell.fault("replay nowhere.horae")


def test_explain_says_what_the_plays_ruled_out(shell: Shell, log: Path) -> None:
    _, en, _ = shell(["explain", str(log), "--at", "9"])
    _, es, _ = shell(["explain", str(log), "--at", "9", "--lang", "es"])
    assert "Not " in en
    assert "by pure logic" in en
    assert "No es " in es
    assert "Left" not in es
    found = json.loads(shell(["explain", str(log), "--json"])[1])
    assert all(set(finding["helpful"]) <= set(range(1, 8)) for finding in found)
    assert "there’s no action 9999" in shell.fault(["explain", str(log), "--at", "9999"])


# --- packs ---


def test_the_built_in_pack_is_in_order(shell: Shell) -> None:
    folder = Path(horae.__file__).parent / "content" / "shipwreck" / "base"
    status, out, _ = shell(["pack", "lint", str(folder)])
    assert status == 0
    assert out.startswith("The pack “base” is fine")


def test_a_wrong_field_is_named_with_file_and_line(shell: Shell, tmp_path: Path) -> None:
    folder = Path(horae.__file__).parent / "content" / "shipwreck" / "base"
    for file in folder.iterdir():
        (tmp_path / file.name).write_text(file.read_text("utf-8").replace("moons: 4", "moons: four", 1), "utf-8")
    lines = (tmp_path / "arcana.yaml").read_text("utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if "moons: four" in text)
    err = shell.fault(["pack", "lint", str(tmp_path)])
    assert f"arcana.yaml:{line}: “arcana[3].moons”" in err
    told = json.loads(shell(["pack", "lint", str(tmp_path), "--json"])[1])
    assert told["ok"] is False
    assert told["line"] == line


def test_a_pack_for_no_game_is_refused(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("format: 1\ngame: chess\n", "utf-8")
    assert "pack.yaml:2: the pack is for “chess”" in shell.fault(["pack", "lint", str(tmp_path)])


def test_the_command_without_words_shows_its_help(shell: Shell) -> None:
    status, out, _ = shell([])
    assert status == 0
    assert "simulate" in out
    assert shell(["--version"])[1].strip() == f"{horae.__version__} ({build()})"
