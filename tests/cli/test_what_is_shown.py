"""What a terminal shows of a mission: the whole table once, then what has changed; powers before the first place; and whose
move it is only where that could be asked."""

from __future__ import annotations

from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from horae.cli.play import play
from horae.cli.terminal.timestories import TimeStoriesFace
from horae.games.timestories import actions as do
from horae.spoken.voice import Voice
from horae.testkit.timestories import GAME, position


def played(tmp_path: Path, typed: list[str], seats: int = 2, language: str = "en", plain: bool = True) -> list[str]:
    """What is printed for each thing typed: first the greeting and the first table, then what each brought."""
    paper, ends, lines = StringIO(), [0], iter(typed)

    def ask() -> str:
        ends.append(len(paper.getvalue()))
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    console = Console(file=paper, width=100, highlight=False)
    play("timestories", seats, 1, {}, language, "Ana", "random", tmp_path / "log", plain=plain, console=console, ask=ask)
    printed = paper.getvalue()
    return [printed[start:end] for start, end in pairwise(ends)]


@pytest.mark.rule("TS-2.2", "TS-10.7")
def test_powers_and_magick_are_on_the_first_view_of_the_table(tmp_path: Path) -> None:
    _, chosen, later, *_ = played(tmp_path, ["1", "1"])
    assert "Inés: A clockmaker’s hands (costs 1 Magick): Once per round" in chosen
    assert "Magick 5" in chosen
    assert "Magick pays for powers such as these" in chosen
    assert "clockmaker" not in later


def test_who_has_one_receptacle_is_not_told_whose_move_it_is(tmp_path: Path) -> None:
    first = played(tmp_path / "two", [])[0]
    assert "1. inhabit Inés" in first
    assert "Agent 1" not in first
    alone = played(tmp_path / "alone", [], seats=1)[0]
    assert "1. Agent 1: inhabit Inés" in alone


@pytest.mark.parametrize("plain", [False, True])
def test_after_a_move_only_what_has_changed_is_shown_and_look_shows_the_table(tmp_path: Path, plain: bool) -> None:
    _, named, captain, look, arrived = played(tmp_path, ["1", "1", "look", "2"], plain=plain)
    assert "The jetty" in named
    assert "not visited yet" not in captain
    assert "Round 1" in captain
    assert look.count("not visited yet") == 2
    assert "The keeper’s house" in arrived
    assert ("Destiny: 3 left" in arrived) is not plain, "Bells stand in a line of their own only where lines are plain"


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    ("language", "look", "text"),
    [("en", "look", "The planks creak with every wave."), ("es", "mirar", "Las tablas crujen con cada ola.")],
)
def test_what_was_read_aloud_is_not_printed_again_below(
    tmp_path: Path, plain: bool, language: str, look: str, text: str
) -> None:
    *_, arrived, looked = played(tmp_path, ["1", "1", "1", look, look], language=language, plain=plain)
    for printed in (arrived, looked):
        assert " ".join(printed.split()).count(text) == 1


def test_a_text_just_read_aloud_is_left_out_wherever_it_lies_before_one() -> None:
    table = position(GAME.load_pack("training"))
    table.acts(do.ChooseLocation(0, "jetty"), do.RECON[0][0])
    view, voice, console = table.view(0), Voice("en", ("Ana", "Bo")), Console(file=StringIO(), width=400)
    card = view.own[0].card
    assert card is not None
    text = voice.say(card.text).replace("**", "")
    for told, times in ((), 1), ([f"Inés reads: {text}"], 0):
        face = TimeStoriesFace(table.state.pack)
        face.was_told(told)
        assert " ".join(face.details(view, (), voice)).count(text) == times
        assert " ".join(face.plain_board(view, (), voice)).count(text) == times
        with console.capture() as drawn:
            console.print(face.board(view, (), voice, console))
        assert drawn.get().count(text) == times
