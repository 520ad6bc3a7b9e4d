"""TS-R20: words and codes that a card asks for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.cli.terminal.timestories import TimeStoriesFace
from horae.core.game import for_seat
from horae.core.speech import say
from horae.games.timestories import actions as do
from horae.games.timestories import narration
from horae.games.timestories.answers import accepted_forms, forms
from horae.games.timestories.pack import TimeStoriesPack
from horae.spoken.voice import Voice
from horae.testkit.timestories import GAME, TimeStoriesTable, card, counter, location, position, text

Made = Callable[..., TimeStoriesPack]
ASK = {
    "do": "answer",
    "ask": text("Who is missing?"),
    "leave": text("Say nothing"),
    "answers": [
        {
            "accept": {"es": ["La niña Candela", "Candela"], "en": ["Candela"]},
            "then": [{"do": "count", "counter": "right", "by": 1}],
        },
        {"accept": {"es": ["A-7"], "en": ["A 7"]}, "then": [{"do": "count", "counter": "right", "by": 5}]},
    ],
    "wrong": [{"do": "lose", "azrak": 1}],
}


def asked(made: Made, seats: int = 2) -> TimeStoriesTable:
    pier = location("pier", card("B", ASK), card("C"), card("D"), card("E"))
    table = position(made(pier, counters=(counter("right"),)), seats)
    table.arrives("pier", *range(table.state.n))
    return table


@pytest.mark.rule("TS-R20")
@pytest.mark.parametrize("typed", ["candela", "CANDELA", "  Candela! ", "Cándela", "la niña  candela", "the Candela"])
def test_case_accents_spaces_punctuation_and_articles_are_forgiven(made: Made, typed: str) -> None:
    table = asked(made)
    table.acts(do.Answer(0, typed))
    assert table.state.counters == (1,)


@pytest.mark.rule("TS-R20")
@pytest.mark.parametrize("typed", ["a7", "A-7", "A 7", "a. 7."])
def test_an_article_may_be_part_of_a_code(made: Made, typed: str) -> None:
    table = asked(made)
    table.acts(do.Answer(0, typed))
    assert table.state.counters == (5,)


def test_what_is_compared() -> None:
    assert forms("El Niño") == {"elnino", "nino"}
    assert forms("!?") == frozenset()
    assert forms("Una") == {"una"}  # an article alone is a word
    assert accepted_forms(["Luna 7", "luna-7"]) == {"luna7"}
    assert forms("ñandú") == forms("NANDU")


@pytest.mark.rule("TS-R20")
def test_anything_else_is_wrong_and_one_may_leave_it(made: Made) -> None:
    table = asked(made)
    pool = table.state.pools[0]
    table.acts(do.Answer(0, "Remedios"))
    assert (table.state.counters, table.state.pools[0]) == ((0,), pool - 1)
    assert not table.state.forms(0)
    left = asked(made)
    left.acts(do.CHOOSE[0][0])
    assert (left.state.counters, left.pools[0]) == ((0,), pool)


@pytest.mark.rule("TS-R20")
@pytest.mark.parametrize("typed", ["", "   ", "x" * 61, "a\nb"])
def test_an_answer_is_one_to_sixty_characters(made: Made, typed: str) -> None:
    asked(made).refuses(do.Answer(0, typed), rule="TS-R20")


@pytest.mark.rule("TS-R20")
def test_nobody_answers_what_is_not_asked_of_them(made: Made) -> None:
    table = asked(made)
    table.refuses(do.Answer(1, "Candela"), rule="TS-R20", saying="no card is asking you for a word")
    table.acts(do.CHOOSE[0][0])
    table.refuses(do.Answer(0, "Candela"), rule="TS-R20", saying="no card is asking you for a word")


@pytest.mark.rule("TS-R20")
def test_the_form_is_offered_and_what_is_right_is_never_sent(made: Made) -> None:
    table = asked(made, 3)
    form = table.state.forms(0)[0]
    assert (form.action, form.field, form.longest) == (do.Answer(0, ""), "text", 60)
    assert table.state.forms(1) == []
    assert table.state.legal(0) == [do.CHOOSE[0][0]]
    question = table.view(0).own[0].question
    assert question is not None
    assert question.typed
    told = table.acts(do.Answer(0, "remedios")).last
    for seat in (0, 1, 2, None):
        everything = repr(for_seat(told, seat)) + repr(table.view(seat)) + repr(GAME.open_content(table.state.pack))
        assert "Candela" not in everything
        assert "candela" not in everything
    for seat in (1, 2, None):
        assert "remedios" not in repr(for_seat(told, seat))
        assert "Who is missing?" not in repr(table.view(seat))


def test_tools_know_what_is_accepted(made: Made) -> None:
    table = asked(made)
    tried = GAME.filled_in(table.state, 0)
    assert [move.text for move in tried if isinstance(move, do.Answer)] == ["La niña Candela", "A-7", "zzz"]
    for move in tried:
        table.state.copy().apply(0, move)
    assert GAME.filled_in(table.state, 1) == []


def test_the_moves_have_words(made: Made) -> None:
    table = asked(made)
    view = table.view(0)
    assert say(narration.move(do.CHOOSE[0][0], view, table.state.pack), "en") == "Say nothing"
    assert say(narration.move(do.Answer(0, ""), view, table.state.pack), "en") == "answer"
    assert say(narration.move(do.Answer(0, "x"), view, table.state.pack), "es") == "responder «x»"


@pytest.mark.rule("TS-R20")
def test_in_the_terminal_a_word_follows_answer(made: Made) -> None:
    table = asked(made)
    face = TimeStoriesFace(table.state.pack)
    assert face.understand("answer La niña Candela", table.view(0)) == do.Answer(0, "La niña Candela")
    assert face.understand("responder A-7", table.view(0)) == do.Answer(0, "A-7")
    assert face.understand("answer Candela", table.view(1)) is None  # nobody asks them


@pytest.mark.parametrize(
    ("language", "hint"),
    [
        ("en", "To answer “Who is missing?”, type “answer” and your words."),
        ("es", "Para responder a «Who is missing? (es)», escribe «responder» y tus palabras."),
    ],
)
def test_the_terminal_says_what_the_word_is_asked_for(made: Made, language: str, hint: str) -> None:
    table = asked(made)
    face, view = TimeStoriesFace(table.state.pack), table.view(0)
    assert hint in face.details(view, table.state.legal(0), Voice(language, ("Ana", "Bo")))
    waiting = face.details(table.view(1), [], Voice(language, ("Ana", "Bo")))
    assert not any("“answer”" in line or "«responder»" in line for line in waiting)
