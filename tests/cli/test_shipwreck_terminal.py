"""What a Shipwreck table understands and draws: plays told in words, numbered moves, diagrams, moons and lines."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from horae.cli.terminal.shipwreck import ShipwreckFace
from horae.cli.terminal.shipwreck_diagram import ASCII, diagram
from horae.core.game import Action
from horae.core.refusal import Refused
from horae.core.speech import Fault
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.pack import load_builtin
from horae.games.shipwreck.pictogram import pictogram
from horae.games.shipwreck.vocabulary import Ratio, Sum
from horae.spoken.voice import Voice
from horae.testkit.shipwreck import ShipwreckTable, made_up, position

PACK = load_builtin("base")
FACE = ShipwreckFace(PACK)
ROW = ("midnight", "deep", "noble", "beast")


def group_with(*faded: str) -> ShipwreckTable:
    """Seat 1 has played a 4 on Midnight and keeps a 6; seat 0 is in the group."""
    return position(active=1, holding=(4, 6), row=ROW, faded=faded, played=(4, "midnight"), step="predict")


def drawn(table: ShipwreckTable, width: int = 100) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width, highlight=False)
    state = table.state
    console.print(FACE.board(state.view(0), state.legal(0), Voice.of("Mar", len(state.seats()), "en"), console))
    return paper.getvalue()


# --- words ---

IN_THE_GROUP = [
    ("predict 5", do.Predict(5)),
    ("adivinar 5", do.Predict(5)),
    ("predict 12", do.Predict(12)),
    ("power dawn 4", do.UsePower("dawn", 4)),
    ("ask dawn: is it higher than 4?", do.UsePower("dawn", 4)),
    ("poder del alba 4", do.UsePower("dawn", 4)),
    ("blind man", do.UsePower("blind-man")),
    ("usar El Ciego", do.UsePower("blind-man")),
    ("flip 1 2 3", do.FlipTiles((1, 2, 3))),
    ("voltear 7", do.FlipTiles((7,))),
    ("flip", do.FlipTiles(())),
    ("yes", do.AGREE),
    ("me opongo", do.OBJECT),
    ("show", do.SHOW),
    ("confesar", do.CONFESS),
    ("nada más", do.PASS),
    ("predict", None),
    ("predict 1 2", None),
    ("hello", None),
    ("power", None),
    ("4", None),
]


@pytest.mark.parametrize(("words", "meant"), IN_THE_GROUP)
def test_words_of_either_language_name_an_action(words: str, meant: Action | None) -> None:
    assert FACE.understand(words, group_with("dawn", "blind-man").state.view(0)) == meant


@pytest.mark.rule("SA-6.2")
def test_a_power_that_needs_a_place_takes_a_second_card() -> None:
    cycling = position(holding=(2, 5), row=ROW, faded=["rider"]).state
    assert FACE.understand("power rider beast", cycling.view(0)) == do.UsePower("rider", 0, 4)
    discarding = position(holding=(2, 5), row=ROW, faded=["shore"], played=(2, "midnight"), step="after_play").state
    meant = FACE.understand("power shore 2 midnight", discarding.view(0))
    assert meant == do.UsePower("shore", 2, 1)
    discarding.apply(0, meant)
    with pytest.raises(Refused, match=r"SA-7\.3"):
        FACE.understand("power rider lord", cycling.view(0))


def test_a_word_that_begins_two_names_is_asked_back_unless_only_one_lies_there() -> None:
    both = position(holding=(2, 5), row=("belltower", "deep", "noble", "beast")).state
    with pytest.raises(Fault) as unclear:
        FACE.understand("2 be", both.view(0))
    assert unclear.value.say("es") == "¿Cuál quieres decir: El Campanario o La Bestia?"
    one = position(holding=(2, 5), row=ROW).state
    assert FACE.understand("2 be", one.view(0)) == do.PlayFate(0, 4)


# --- numbers ---


@pytest.mark.rule("SA-R4")
def test_a_prediction_is_typed_by_its_value_even_after_a_miss() -> None:
    table = position(people=2, active=1, holding=(4, 6), row=ROW, faded=["mirror"], played=(4, "midnight"), step="predict")
    state = table.state
    state.apply(0, do.UsePower("mirror"))
    state.apply(0, do.Predict(2))
    moves = FACE.numbered(state.legal(0), state.view(0))
    assert 2 not in moves
    assert {number: move for number, move in moves.items() if number < 8} == {v: do.Predict(v) for v in (1, 3, 4, 5, 6, 7)}
    assert moves[8] == do.PASS


@pytest.mark.rule("SA-R6")
def test_two_equal_fates_are_one_choice_unless_one_is_old() -> None:
    fresh = position(holding=(4, 4), row=("mirror", "deep", "noble", "beast")).state
    assert len(FACE.numbered(fresh.legal(0), fresh.view(0))) == 1
    kept = position(holding=(4, 4), kept_before=True, row=("mirror", "deep", "noble", "beast")).state
    assert len(FACE.numbered(kept.legal(0), kept.view(0))) == 1
    told = position(holding=(4, 4), kept_before=True, row=("mirror", "deep", "noble", "beast"), faded=["key"]).state
    assert len(FACE.numbered(told.legal(0), told.view(0))) == 2


@pytest.mark.rule("SA-5.1")
@pytest.mark.parametrize(
    ("words", "down"),
    [("flip 3", True), ("flip 3 4", True), ("flip 4", False), ("voltear 4 6", False), ("flip", True)],
)
def test_tiles_that_all_lie_face_down_are_turned_up_and_any_others_down(words: str, down: bool) -> None:
    view = position(lines={0: (4, 6)}).plays(2, on="midnight").state.view(1)
    action = FACE.understand(words, view)
    assert isinstance(action, do.FlipTiles)
    assert action.down is down


# --- drawings ---

DIAGRAMS = {
    "dawn": "□ < ■",
    "midnight": "■ < □",
    "deep": "■ + ■ ≤ 5",
    "leviathan": "■ + ■ ≥ 11",
    "belltower": "■ + ■ = 3n",
    "shore": "|■ − ■| ≥ 4",
    "beast": "|■ − ■| = 1",
    "huntress": "|■ − ■| = 2",
    "mirror": "■ = ■",
    "blind-man": "■ · ■",
    "chalice": "■ · ■, □ > ■ ?",
    "engine": "■ = 2|3 × ■",
    "lord": "■ ∈ 5 6 7 ≠ □",
    "judge": "■ + ■ = 2n",
    "noble": "■ ∈ 3 4 5 ≠ □",
    "servant": "■ ∈ 1 2 3 ≠ □",
    "stranger": "■ + ■ = 2n + 1",
    "key": "■ + ■ = 7 8 9",
    "prophet": "□ = ◉ · ■",
    "rider": "■ ≠ ■, ■ ■ ≠ ◉",
}


def test_every_condition_of_the_base_set_has_a_diagram_of_its_own() -> None:
    assert {card.id: diagram(pictogram(card)) for card in PACK.arcana} == DIAGRAMS
    assert all(diagram(pictogram(card), ASCII).isascii() for card in PACK.arcana)


def test_a_made_up_condition_has_a_diagram_too() -> None:
    assert diagram(pictogram(made_up(Sum(at_least=6, parity="odd")))) == "■ + ■ ≥ 6, ■ + ■ = 2n + 1"
    assert diagram(pictogram(made_up(Ratio((4,))))) == "■ = 4 × ■"


@pytest.mark.rule("SA-4.1", "SA-9.1")
def test_moons_darken_as_hours_pile_up() -> None:
    assert "●●○  2/3" in drawn(group_with())


@pytest.mark.rule("SA-2.3")
def test_a_fate_shown_at_the_hours_is_drawn_there_and_its_hours_where_they_count() -> None:
    table = position(active=1, holding=(1, 7), row=("deep", "mirror", "beast", "huntress"), played=(1, "hours"), step="predict")
    board = drawn(table)
    assert "▐1▌◆ → 1" in board
    assert "●○○  1/3" in board
    assert board.count("▐1▌") == 1


def test_the_places_that_take_ones_fates_are_marked() -> None:
    board = drawn(position(holding=(3, 6), row=("servant", "engine", "noble", "beast")))
    assert board.count("▸ 3 ") == 3
    assert board.count("▸ 3 6 ") == 1


@pytest.mark.rule("SA-5.1")
def test_struck_tiles_differ_in_shape() -> None:
    table = group_with()
    table.state.apply(0, do.FlipTiles((1, 2, 7)))
    assert "×   ×   3   4   5   6   ×" in drawn(table)
    assert "× × 3 4 5 6 ×" in drawn(table, width=50)


def test_others_fates_are_drawn_face_down_and_ones_own_open() -> None:
    board = drawn(position(holding=(3, 6), others={1: 7, 2: 7}, row=("servant", "engine", "noble", "beast")))
    assert board.count("▐?▌") == 2
    assert "▐3▌▐6▌" in board
    assert "▐7▌" not in board


@pytest.mark.rule("SA-6.1")
def test_faded_powers_lie_open_with_who_may_use_them() -> None:
    board = " ".join(drawn(group_with("dawn", "rider", "prophet")).split())
    assert "Higher than (Dawn) for the group" in board
    assert "Cycle (The Rider, The Prophet) for whoever’s turn it is" in board


@pytest.mark.parametrize(("width", "across"), [(140, 6), (80, 3), (50, 2), (36, 1)])
def test_the_cards_stand_in_as_many_columns_as_the_screen_has_room_for(width: int, across: int) -> None:
    first = next(line for line in drawn(group_with(), width).splitlines() if "┏" in line)
    assert first.count("┏") == across
