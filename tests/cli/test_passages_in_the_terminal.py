"""A longer text in the terminal comes one passage at a time, and waits for Enter."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from horae.cli.play import play
from horae.cli.terminal.chair import News, Turn
from horae.cli.terminal.screen import Screen
from horae.cli.terminal.session import Session
from horae.core.log import load
from horae.spoken.voice import Voice
from horae.testkit.timestories import END, card, location, mission, option, receptacle, text, write

LINES = [{"do": "say", "text": text(f"Line {number}."), "to": "everyone"} for number in (1, 2, 3)]
MOVES = ["Agent 1: inhabit Ada", "Agent 2: inhabit Bo", "Ada volunteers", "Go to pier", "Ada: take C", "Bo: take B"]

VOTED = ["I’ve told it", "Bo: I’ve told it", "Ada: explore D", "Ada: stand by", "look", "Bo: stand by"]


class Typing:
    """Types these lines; keeps what stood on the paper each time."""

    def __init__(self, *lines: str) -> None:
        self.paper = StringIO()
        self.lines: Iterator[str] = iter(lines)
        self.seen: list[str] = []

    def __call__(self) -> str:
        self.seen.append(self.paper.getvalue())
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line


def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *lines: str, then: tuple[Any, ...] = (END,)) -> tuple[Typing, Path]:
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = write(tmp_path / "small", mission(location("pier", card("B", *LINES, *then), card("C"))))
    person, log = Typing(*lines), tmp_path / "log.jsonl"
    console = Console(file=person.paper, width=100, highlight=False)
    play("timestories", 1, 3, {}, "en", "Ana", "random", log, pack=str(folder), plain=True, console=console, ask=person)
    return person, log


@pytest.mark.rule("TS-R21")
def test_a_vote_that_is_missing_is_asked_for_once_and_not_again_with_each_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    vote = {"do": "choose", "ask": text("Which way?"), "by": "group", "options": [option("Left"), option("Right")]}
    cards = (card("B", vote), *(card(letter) for letter in "CDE"))
    folder, person = write(tmp_path / "small", mission(location("pier", *cards))), Typing(*MOVES, *VOTED)
    console = Console(file=person.paper, width=100, highlight=False)
    play(
        "timestories",
        1,
        3,
        {},
        "en",
        "Ana",
        "random",
        tmp_path / "log",
        pack=str(folder),
        plain=True,
        console=console,
        ask=person,
    )
    assert person.paper.getvalue().count("Your vote is missing") == 2, "at first, and when the table is asked for"


def test_each_passage_waits_for_enter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    person, log = played(tmp_path, monkeypatch, *MOVES, "", "")
    first, second = person.seen[-2:]
    assert "Line 1." in first
    assert "Line 2." not in first
    assert "Line 2." in second
    assert "Line 3." not in second
    assert first.endswith("Enter: read on\n")
    assert "Line 3." in person.paper.getvalue()
    assert [person.paper.getvalue().count(words) for words in ("reads on", "Line 2.")] == [1, 1]
    assert load(log.read_bytes()).result is not None


def test_who_is_gone_or_types_something_else_gets_the_rest_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for more in ([], ["look"]):
        person, log = played(tmp_path, monkeypatch, *MOVES, *more)
        assert "Line 3." in person.paper.getvalue()
        assert load(log.read_bytes()).result is not None
        log.unlink()


def test_what_was_read_once_comes_again_without_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    person, _ = played(tmp_path, monkeypatch, *MOVES, "", "", "", "look", then=())
    assert person.paper.getvalue().count("Enter: read on") == 2
    assert person.paper.getvalue().count("Line 2.") > 1


def test_the_place_one_ended_at_is_not_shown_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    person, _ = played(tmp_path, monkeypatch, *MOVES, "", "")
    after = person.paper.getvalue().partition("Line 3.")[2]
    assert "already read" not in after, "no card of the pier"


def test_what_people_say_and_ask_for_does_not_wait_behind_a_passage() -> None:
    """It is shown at once; the passage goes on waiting for Enter."""
    paper = StringIO()
    screen = Screen(Console(file=paper, width=100, highlight=False), Voice("en", ()), plain=True)
    chair: Any = SimpleNamespace(voice=screen.voice, is_waited_for=False, legal=(), view=None)
    chair.face = SimpleNamespace(was_told=lambda lines: None)
    chair.read_on, chair.question, chair.next_turn = lambda: "Enter: read on", lambda: "Your vote is missing", lambda: Turn.IDLE
    passages = [News(f"Line {number}.", is_passage=True) for number in (1, 2)]
    chair.news = [*passages, News("Ana: “Lovely.”", is_aside=True), News("The end.")]

    def typed() -> Iterator[str | None]:
        assert [line.strip() for line in paper.getvalue().split("\n")][-4:-1] == ["Line 1.", "Ana: “Lovely.”", "Enter: read on"]
        chair.news.append(News("Ana: “Joe?”", is_aside=True))
        yield None
        assert paper.getvalue().endswith("Ana: “Joe?”\nEnter: read on\n")
        chair.is_waited_for = True
        yield None
        assert paper.getvalue().endswith("Your vote is missing\nEnter: read on\n")
        yield None  # nothing that concerns them
        assert "Line 2." not in paper.getvalue()
        yield ""

    lines = typed()
    session = Session(cast("Any", chair), screen, lambda: next(lines))
    assert session._show_news(0)
    assert [paper.getvalue().count(words) for words in ("Lovely", "Joe?", "Line 2.", "The end.")] == [1, 1, 1, 1]
    assert paper.getvalue().index("Joe?") < paper.getvalue().index("Line 2.")


def test_two_votes_at_once_are_offered_each_under_its_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    votes = [
        {"do": "choose", "ask": text(ask), "by": "group", "options": [option(ask[0] + " yes"), option(ask[0] + " no")]}
        for ask in ("First?", "Second?")
    ]
    folder = write(tmp_path / "small", mission(location("pier", card("B", votes[0]), card("C", votes[1]), card("D"))))
    person = Typing(*MOVES, "I’ve told it", "Bo: I’ve told it", "look")
    console = Console(file=person.paper, width=100, highlight=False)
    log = tmp_path / "log"
    play("timestories", 1, 3, {}, "en", "Ana", "random", log, pack=str(folder), plain=True, console=console, ask=person)
    offered = person.paper.getvalue().rpartition("Your vote is missing")[2]
    places = [offered.rindex(words) for words in ("Second?\n", "S yes", "S no", "First?\n", "F yes", "F no")]
    assert places == sorted(places), offered


@pytest.mark.rule("TS-R19")
def test_what_one_wants_oneself_is_told_once_with_how_to_read_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    goal = {
        "id": "wish",
        "text": text("To see the sea."),
        "when": {"kind": "visited", "location": "pier"},
        "azrak": 2,
        "from": "return",
    }
    people = (receptacle("ada", goals=[goal]), receptacle("bo"))
    folder = write(tmp_path / "small", mission(location("pier", card("B"), card("C")), receptacles=people))
    for language, told, typed in (
        ("en", "What Ada wants, and only you know: To see the sea. It gives 2 Azrak", "read what you want"),
        ("es", "Lo que quiere Ada (es), y solo tú sabes: To see the sea. (es) Da 2 Azrak", "leer lo que quieres"),
    ):
        moves = ["1", "1", "look", typed, "quit"]
        person, log = Typing(*moves), tmp_path / language
        console = Console(file=person.paper, width=200, highlight=False)
        play("timestories", 1, 3, {}, language, "Ana", "random", log, pack=str(folder), plain=True, console=console, ask=person)
        printed = person.paper.getvalue()
        assert printed.count(told) == 1, printed
        assert printed.count("To see the sea.") > 1, "as often as it is asked for"
