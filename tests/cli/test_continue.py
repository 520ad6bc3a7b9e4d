"""A game at the terminal is kept as it is played and goes on with `horae play --continue`, typed into a pipe."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from shutil import copytree

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

import horae
from horae.cli import command_line
from horae.cli.app import commands, run
from horae.cli.play import continue_game, play
from horae.core.log import Log, Replay, dump, load
from horae.games.timestories.pack import load_mission
from horae.spoken.voice import Voice
from horae.testkit.timestories import campaign


@pytest.fixture(autouse=True)
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "kept"
    monkeypatch.setenv("HORAE_GAMES", str(folder))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return folder


@dataclass
class Piped:
    """What a command printed after lines were piped into it."""

    status: int
    printed: str

    @property
    def words(self) -> str:
        return " ".join(self.printed.replace("│", " ").split())


def horae_play(arguments: str, *lines: str) -> Piped:
    command_line._chosen.clear()
    done = CliRunner().invoke(commands(), ["play", *arguments.split()], input="".join(f"{line}\n" for line in lines))
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return Piped(done.exit_code, done.output)


def fault(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run something that cannot be done: it says so in one line and prints nothing else."""
    command_line._chosen.clear()
    assert run(["play", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err.strip()


def only(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def older(path: Path) -> None:
    """Let a file have been written long ago."""
    os.utime(path, (1, 1))


# --- going on ---


@pytest.mark.parametrize(("game", "first"), [("shipwreck", "8"), ("echoes", "1"), ("timestories", "1")])
def test_a_game_left_is_gone_on_with_where_it_was(game: str, first: str, games_folder: Path) -> None:
    left = horae_play(f"{game} --seed 12 --bots random", first, "quit")
    assert "To pick it up again: horae play --continue" in left.words
    before = load(only(games_folder).read_bytes())
    again = horae_play("--continue", first, first, "quit")
    assert again.status == 0
    assert "You pick up where you left off." in again.words
    after = load(only(games_folder).read_bytes())
    assert after.head == before.head
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)
    assert Replay(after, horae.game(game)).final().digest() == after.entries[-1].digest


def test_what_happened_since_ones_last_move_is_told_again(games_folder: Path) -> None:
    left = horae_play("shipwreck --seed 12 --bots random --plain", "8", "quit")
    news = left.printed.split("› 8")[1].split("0. The Hours")[0].split()
    again = horae_play("--continue --plain", "quit")
    assert " ".join(news) in again.words
    assert "Turn 1: Nerea is up." in left.words
    assert "Turn 1: Nerea is up." not in again.words


def until_the_power_fails(*lines: str) -> Callable[[], str]:
    """Type these lines; then the terminal dies without a farewell."""
    waiting = list(lines)

    def ask() -> str:
        if not waiting:
            raise RuntimeError("the power failed")
        return waiting.pop(0)

    return ask


def moves_of_the_person(path: Path) -> int:
    return sum(entry.seat == 0 for entry in load(path.read_bytes()).entries)


def test_a_game_is_kept_before_every_question_even_if_the_terminal_dies(games_folder: Path) -> None:
    ask = until_the_power_fails("1", "1", "1")
    with pytest.raises(RuntimeError, match="the power failed"):
        play("echoes", 2, 5, {}, "en", None, "random", None, console=Console(file=StringIO()), ask=ask)
    assert moves_of_the_person(only(games_folder)) == 3


def test_a_whole_game_can_be_played_in_pieces(games_folder: Path) -> None:
    horae_play("echoes --seed 12 --seats 2 --bots random", "1", "quit")
    path = only(games_folder)
    for _ in range(200):
        horae_play("--continue --bots random", *(["1"] * 10), "quit")
        if load(path.read_bytes()).result is not None:
            break
    log = load(path.read_bytes())
    assert log.result is not None
    assert Replay(log, horae.game("echoes")).final().result() == log.result


def test_the_bots_and_the_names_are_those_it_began_with(games_folder: Path) -> None:
    horae_play("shipwreck --seed 12 --bots random --name Mar", "8", "quit")
    assert load(only(games_folder).read_bytes()).head.bots == "random"
    chair = continue_game(None, None, "es", None, None, None, console=Console(file=StringIO()), ask=iter(["quit"]).__next__)
    assert {bot.name for bot in chair.bots.values()} == {"random"}
    assert chair.voice.names == ("Mar", "Nerea", "Bruno")


@pytest.mark.parametrize(
    ("game", "english", "spanish"),
    [("shipwreck", "Skipper", "Timonel"), ("echoes", "Guide", "Guía"), ("timestories", "Agent", "Agente")],
)
def test_who_gives_no_name_is_called_by_the_games_word_in_the_language_of_the_day(
    game: str, english: str, spanish: str, games_folder: Path
) -> None:
    horae_play(f"{game} --seed 5 --bots random", "quit")
    assert load(only(games_folder).read_bytes()).head.names[0] == english
    chair = continue_game(None, None, "es", None, None, None, console=Console(file=StringIO()), ask=iter(["quit"]).__next__)
    assert chair.voice.names[0] == spanish


@pytest.mark.parametrize("language", ["es", "en"])
def test_no_card_of_echoes_is_called_like_the_person_or_a_bot(language: str) -> None:
    people = {*Voice.of(None, 4, language, "echoes").names}
    pack = horae.game("echoes").load_pack()
    assert people.isdisjoint(pack.name(place)[language] for place in range(len(pack.ids)))


def test_a_bot_that_remembers_is_told_the_whole_game_again(games_folder: Path) -> None:
    horae_play("shipwreck --seed 12 --bots reader", "8", "8", "quit")
    assert horae_play("--continue", "8", "8", "quit").status == 0


# --- which game ---


def test_the_latest_unfinished_game_goes_on_or_the_latest_of_the_game_named(games_folder: Path) -> None:
    horae_play("shipwreck --seed 12 --bots random", "quit")
    older(only(games_folder))
    horae_play("echoes --seed 6 --bots random", "quit")
    assert "Echoes of Time" in horae_play("--continue", "quit").words
    assert "The Shipwreck Arcana" in horae_play("shipwreck --continue", "quit").words


def test_a_finished_game_is_not_offered(games_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over = horae_play("shipwreck --seed 12 --bots random", *(["8", "1"] * 300))
    assert "go on with it:" not in over.words
    assert "there’s no unfinished game in" in fault(capsys, "--continue")
    assert "that game is over; to watch it again: horae replay" in fault(capsys, "--continue", str(only(games_folder)))
    assert "no unfinished game of shipwreck" in fault(capsys, "shipwreck", "--continue")


@pytest.mark.parametrize(
    "words", [["--continue", "FILE"], ["shipwreck", "--continue", "FILE"], ["shipwreck", "FILE", "--continue"]]
)
def test_a_file_can_be_named(words: list[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    left = horae_play(f"shipwreck --seed 12 --bots random --save {path}", "8", "quit")
    assert f"horae play --continue {path}" in left.printed.replace("\n", "").replace("  ", " ")
    before = len(load(path.read_bytes()).entries)
    done = horae_play(" ".join(words).replace("FILE", str(path)), "8", "quit")
    assert done.status == 0
    assert len(load(path.read_bytes()).entries) > before


# --- refused in one line ---


def changed(log: Log, change: Callable[[Log], Log]) -> bytes:
    return dump(change(log), None)


def other_rules(log: Log) -> Log:
    return Log(msgspec.structs.replace(log.head, rules="echoes-0"), log.entries)


def other_pack(log: Log) -> Log:
    return Log(msgspec.structs.replace(log.head, pack_hash="0" * 32), log.entries)


def no_such_game(log: Log) -> Log:
    return Log(msgspec.structs.replace(log.head, game="chess"), log.entries)


def other_course(log: Log) -> Log:
    return Log(log.head, [msgspec.structs.replace(log.entries[0], digest="0" * 16), *log.entries[1:]])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (other_rules, "echoes-0"),
        (other_pack, "line 1: the log was played with"),
        (no_such_game, "there’s no game called “chess”"),
        (other_course, "line 2: "),
    ],
)
def test_a_game_of_another_version_is_refused_and_left_alone(
    change: Callable[[Log], Log], why: str, games_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    horae_play("echoes --seed 5 --bots random", "1", "quit")
    path = only(games_folder)
    path.write_bytes(changed(load(path.read_bytes()), change))
    before = path.read_bytes()
    said = fault(capsys, "--continue")
    assert path.name in said
    assert why in said
    assert path.read_bytes() == before


def test_a_damaged_file_is_refused_with_its_line_and_an_older_game_is_not_taken_instead(
    games_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    horae_play("echoes --seed 5 --bots random", "1", "quit")
    sound = only(games_folder)
    older(sound)
    damaged = games_folder / "echoes-6.jsonl"
    damaged.write_bytes(sound.read_bytes()[:-40])
    assert "echoes-6.jsonl: line" in fault(capsys, "--continue")
    assert "the log breaks off in the middle of this line" in fault(capsys, "echoes", "--continue")
    assert horae_play(f"--continue {sound}", "quit").status == 0


def test_what_cannot_be_meant_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], games_folder: Path) -> None:
    assert "there’s no unfinished game" in fault(capsys, "--continue")
    assert "No such file" in fault(capsys, "--continue", str(tmp_path / "nowhere.jsonl"))
    assert "already has its seats, seed and options" in fault(capsys, "--continue", "--seats", "4")
    assert "add --continue" in fault(capsys, "shipwreck", "game.jsonl")
    horae_play("echoes --seed 5 --bots random", "quit")
    assert "the log is of echoes, not shipwreck" in fault(capsys, "shipwreck", "--continue", str(only(games_folder)))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana")
    assert "letter.txt: line 1" in fault(capsys, "--continue", str(letter))
    assert letter.read_text() == "Dear Ana"


def test_a_place_that_cannot_be_written_to_is_told_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("HORAE_GAMES", str(tmp_path / "file" / "games"))
    other, paper = tmp_path / "other.jsonl", StringIO()
    ask = until_the_power_fails("1", "1", f"save {other}", "1")
    with pytest.raises(RuntimeError, match="the power failed"):
        play("echoes", 2, 5, {}, "en", None, "random", None, console=Console(file=paper, width=200), ask=ask)
    assert paper.getvalue().count("The log couldn’t be written") == 1
    assert moves_of_the_person(other) == 3, "from then on it is kept there"


def test_the_help_and_the_greeting_say_how_to_go_on() -> None:
    assert "--continue" in horae_play("--help").printed
    assert "horae play --continue" in horae_play("shipwreck --seed 12 --bots random", "quit").words.partition("seal")[0]


# --- with a pack of one's own ---


CONFORMANCE = Path(__file__).parents[1] / "conformance"


def own_pack(tmp_path: Path, name: str) -> Path:
    return Path(copytree(CONFORMANCE / name, tmp_path / name))


@pytest.mark.parametrize(
    ("game", "pack", "first", "title"),
    [
        ("shipwreck", "lagoon", "8", "The Lagoon"),
        ("echoes", "maelstrom", "1", "The maelstrom"),
        ("timestories", "labyrinth", "1", "Small"),
    ],
)
def test_a_game_goes_on_with_the_pack_it_was_begun_with(
    game: str, pack: str, first: str, title: str, tmp_path: Path, games_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = own_pack(tmp_path, pack)
    monkeypatch.chdir(tmp_path)
    left = horae_play(f"{game} --pack {pack} --seed 3 --bots random --plain", first, "quit")
    assert left.status == 0, left.printed
    assert left.printed.startswith(title)
    monkeypatch.chdir(folder)  # the folder is remembered, not how it was called
    again = horae_play("--continue --plain", "quit")
    assert again.status == 0
    assert "You pick up where you left off." in again.words


def test_a_pack_that_changed_or_went_is_refused(tmp_path: Path, games_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = own_pack(tmp_path, "labyrinth")
    horae_play(f"timestories --pack {folder} --option profile=hadal-es --seed 3", "1", "quit")
    capsys.readouterr()
    head = folder / "pack.yaml"
    written = head.read_text("utf-8")
    head.write_text(written.replace('"azrak": 24', '"azrak": 25'), "utf-8")
    load_mission.cache_clear()
    assert "another version of the pack" in fault(capsys, "--continue")
    head.write_text("{", "utf-8")
    load_mission.cache_clear()
    assert re.search(r"labyrinth/pack\.yaml:\d+: ", fault(capsys, "--continue"))
    folder.rename(tmp_path / "elsewhere")
    load_mission.cache_clear()
    assert "there’s no pack or folder by that name" in fault(capsys, "--continue")
    head = tmp_path / "elsewhere" / "pack.yaml"
    head.write_text(written, "utf-8")
    named = horae_play(f"--continue --pack {tmp_path / 'elsewhere'}", "quit")
    assert "You pick up where you left off." in named.words


def test_a_pack_with_a_fault_is_named_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = own_pack(tmp_path, "lagoon")
    (folder / "arcana.yaml").write_text("arcana:\n  - id: [\n", "utf-8")
    assert re.search(r"lagoon/arcana\.yaml:\d+: ", fault(capsys, "shipwreck", "--pack", str(folder)))
    assert "there’s no pack or folder by that name" in fault(capsys, "echoes", "--pack", str(tmp_path / "nowhere"))


# --- a campaign ---


@pytest.mark.rule("TS-1.4")
def test_a_mission_follows_a_finished_one_with_what_that_left(
    tmp_path: Path, games_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missions = campaign(tmp_path / "missions")
    eve, morrow = missions / "eve", missions / "morrow"
    log = tmp_path / "eve.jsonl"
    horae_play(f"timestories --pack {eve} --seed 3 --save {log}", "1", "quit")
    assert "that game isn’t over yet" in fault(capsys, "timestories", "--pack", str(morrow), "--after", str(log))
    horae_play(f"--continue {log}", *["1"] * 60)
    before = log.read_bytes()
    assert load(before).result is not None
    second = tmp_path / "morrow.jsonl"
    begun = horae_play(f"timestories --pack {morrow} --after {log} --plain --save {second}", *["1"] * 4, "quit")
    assert "You remember: You sat up all night." in begun.words
    assert "You yawn." in begun.words
    assert load(second.read_bytes()).head.options["experience"] == ["sat-up"]
    assert "You yawn." in horae_play(f"--continue {second} --plain", "look", "quit").words, "it goes on as it began"
    without = horae_play(f"timestories --pack {morrow} --plain", *["1"] * 4, "quit")
    assert "You yawn." not in without.words
    again = horae_play(f"timestories --pack {eve} --after {log} --plain", "quit")
    assert "You remember" not in again.words, "another try at the same mission"
    assert "it begins as if you’d never been through it" in again.words
    assert "as if you’d never" not in begun.words
    assert log.read_bytes() == before
    assert "has no campaigns" in fault(capsys, "echoes", "--after", str(log))
    log.write_bytes(before.replace(b'"seat":0', b'"seat":1', 1))
    assert f"{log}: line" in fault(capsys, "timestories", "--pack", str(morrow), "--after", str(log))
