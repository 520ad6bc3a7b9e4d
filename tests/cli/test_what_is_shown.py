"""What a terminal shows of a mission: the whole table once, then what has changed; powers before the first place; and whose
move it is only where that could be asked."""

from __future__ import annotations

import re
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from horae.cli.play import play
from horae.cli.terminal.timestories import TimeStoriesFace
from horae.core.speech import Fault, Phrase
from horae.games.timestories import actions as do
from horae.spoken.voice import Voice
from horae.testkit.timestories import (
    GAME,
    TimeStoriesTable,
    card,
    item,
    location,
    mission,
    option,
    position,
    read,
    text,
    write,
)
from horae.testkit.timestories import trial_box as box


def played(
    tmp_path: Path, typed: list[str], seats: int = 2, language: str = "en", plain: bool = True, pack: str | None = None
) -> list[str]:
    """What is printed for each thing typed: first the greeting and the first table, then what each brought."""
    paper, ends, lines = StringIO(), [0], iter(typed)

    def ask() -> str:
        ends.append(len(paper.getvalue()))
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    console = Console(file=paper, width=100, highlight=False)
    play(
        "timestories", seats, 1, {}, language, "Ana", "random", tmp_path / "l", pack=pack, plain=plain, console=console, ask=ask
    )
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


# --- votes ---


def voting(tmp_path: Path) -> TimeStoriesTable:
    """Three seats at the pier: two cards ask the group, and each seat has other things to do besides."""
    ways = [option("light it"), option("leave it dark")]
    cards = [
        card(letter, {"do": "choose", "ask": text(f"{letter}?"), "by": "group", "options": ways}, tests=(box(3),))
        for letter in "BC"
    ]
    table = position(read(tmp_path, mission(location("pier", *cards, card("D"), card("E")), format=2)), 3)
    table.acts(do.ChooseLocation(0, "pier"), *(do.RECON[agent][agent] for agent in range(3)))
    return table.acts(*(do.RECOUNT[agent] for agent in range(3)), do.STAND_BY[2])


def numbered(table: TimeStoriesTable, seat: int) -> dict[int, str]:
    face, view = TimeStoriesFace(table.state.pack), table.view(seat)
    voice = Voice("en", ("Ana", "Bo", "Cy"))
    moves = face.numbered(table.state.legal(seat), view)
    return {number: voice.say(face.move(move, view)) for number, move in moves.items() if isinstance(move, do.Vote)}


def test_votes_have_the_same_numbers_on_every_screen(tmp_path: Path) -> None:
    table = voting(tmp_path)
    on_screens = [numbered(table, seat) for seat in range(3)]
    assert on_screens[0] == on_screens[1] == on_screens[2]
    assert [*on_screens[0].items()] == [(101, "light it"), (102, "leave it dark"), (201, "light it"), (202, "leave it dark")]
    table.acts(*(do.VOTE[agent][0][1] for agent in range(3)))
    assert [*numbered(table, 2)] == [201, 202], "what is voted on still keeps its numbers"


@pytest.mark.parametrize(("typed", "way"), [("vote 2", 1), ("vota 2", 1), ("votar 1", 0), ("vote 202", 1), ("VOTE 201", 0)])
def test_a_vote_is_typed_as_people_say_it(typed: str, way: int, tmp_path: Path) -> None:
    table = voting(tmp_path).acts(*(do.VOTE[agent][0][1] for agent in (0, 1, 2)))
    face = TimeStoriesFace(table.state.pack)
    assert face.understand(typed, table.view(2), table.state.legal(2)) == do.VOTE[2][1][way]


@pytest.mark.parametrize(("typed", "says"), [("vote 2", "timestories-which-vote"), ("vote 103", "timestories-no-such-vote")])
def test_a_vote_that_may_mean_two_things_or_none_is_not_counted(typed: str, says: str, tmp_path: Path) -> None:
    table = voting(tmp_path)
    with pytest.raises(Fault) as unclear:
        TimeStoriesFace(table.state.pack).understand(typed, table.view(2), table.state.legal(2))
    assert unclear.value.phrase == Phrase(says)


# --- what is listed, and what is said of it ---


def test_what_one_may_give_is_listed_only_when_it_is_asked_for(tmp_path: Path) -> None:
    files = mission(location("pier", card("B", {"do": "take", "item": 1}), card("C"), card("D")), items=(item(1),))
    begun = ["Agent 1: inhabit Ada", "Agent 2: inhabit Bo", "Ada volunteers", "Go to pier", "Ada: take B", "Bo: take C"]
    typed = [*begun, "I’ve told it", "Bo: I’ve told it", "Ada: stand by", "give", "Ada: give Bo item 1"]
    *_, standing_by, listed, _, _ = played(tmp_path, [*typed, ""], seats=1, pack=str(write(tmp_path / "small", files)))
    assert "give Bo item 1" not in standing_by
    assert "You could hand something over: “give” lists what, and to whom." in " ".join(standing_by.split())
    assert re.search(r"\d+\. Ada: give Bo item 1", listed)


def test_whoever_is_asked_for_support_is_told_for_what_and_against_what(tmp_path: Path) -> None:
    cards = [card("B", tests=(box(7),)), card("C"), card("D")]
    table = position(read(tmp_path, mission(location("pier", *cards))), 2).acts(do.ChooseLocation(0, "pier"))
    table.acts(do.RECON[0][0], do.RECON[1][1], do.RECOUNT[0], do.RECOUNT[1], do.STAND_BY[1], do.ATTEMPT[0][0])
    for language, says in (
        ("en", "Ada asks for support: cunning, 2 so far, against 7."),
        ("es", "Ada (es) pide apoyo: astucia, 2 por ahora, contra 7."),
    ):
        face, voice = TimeStoriesFace(table.state.pack), Voice(language, ("Ana", "Bo"))
        if do.ASK_SUPPORT[0] in table.state.legal(0):
            assert not any("7" in line for line in face.details(table.view(1), table.state.legal(1), voice))
            table.acts(do.ASK_SUPPORT[0])
        assert says in face.details(table.view(1), table.state.legal(1), voice)


def test_an_item_that_comes_into_the_game_is_shown_in_full_once(tmp_path: Path) -> None:
    found = item(1, text=text("It smells of rosemary."))
    table = position(
        read(tmp_path, mission(location("pier", card("B"), card("C", {"do": "take", "item": 1})), items=(found,))), 2
    )
    face, voice = TimeStoriesFace(table.state.pack), Voice("en", ("Ana", "Bo"))
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0])
    face.details(table.view(0), (), voice)
    table.acts(do.RECON[1][1], do.RECOUNT[0], do.RECOUNT[1])
    assert any("Item 1 (green): item 1. It smells of rosemary." in line for line in face.details(table.view(0), (), voice))
    assert not any("rosemary" in line for line in face.details(table.view(0), (), voice))
