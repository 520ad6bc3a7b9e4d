"""TS-R20: words and codes that a card asks for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.game import for_seat
from horae.core.speech import say
from horae.games.timestories import actions as do
from horae.games.timestories import narration
from horae.games.timestories.answers import accepted_forms, forms
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.testkit.timestories import GAME, act, arrive, begin, card, counter, heard, location, refused, text

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


def asked(made: Made, seats: int = 2) -> TimeStoriesState:
    pier = location("pier", card("B", ASK), card("C"), card("D"), card("E"))
    state = begin(made(pier, counters=(counter("right"),)), seats)
    arrive(state, "pier", *range(state.n))
    return state


@pytest.mark.rule("TS-R20")
@pytest.mark.parametrize("typed", ["candela", "CANDELA", "  Candela! ", "Cándela", "la niña  candela", "the Candela"])
def test_case_accents_spaces_punctuation_and_articles_are_forgiven(made: Made, typed: str) -> None:
    state = asked(made)
    act(state, do.Answer(0, typed))
    assert state.counters == [1]


@pytest.mark.rule("TS-R20")
@pytest.mark.parametrize("typed", ["a7", "A-7", "A 7", "a. 7."])
def test_an_article_may_be_part_of_a_code(made: Made, typed: str) -> None:
    state = asked(made)
    act(state, do.Answer(0, typed))
    assert state.counters == [5]


def test_what_is_compared() -> None:
    assert forms("El Niño") == {"elnino", "nino"}
    assert forms("!?") == frozenset()
    assert forms("Una") == {"una"}  # an article alone is a word
    assert accepted_forms(["Luna 7", "luna-7"]) == {"luna7"}
    assert forms("ñandú") == forms("NANDU")


@pytest.mark.rule("TS-R20")
def test_anything_else_is_wrong_and_one_may_leave_it(made: Made) -> None:
    state = asked(made)
    pool = state.pools[0]
    act(state, do.Answer(0, "Remedios"))
    assert (state.counters, state.pools[0]) == ([0], pool - 1)
    assert not state.forms(0)
    left = asked(made)
    act(left, do.CHOOSE[0][0])
    assert (left.counters, left.pools[0]) == ([0], pool)


@pytest.mark.rule("TS-R20")
@pytest.mark.parametrize("typed", ["", "   ", "x" * 61, "a\nb"])
def test_an_answer_is_one_to_sixty_characters(made: Made, typed: str) -> None:
    assert refused(asked(made), do.Answer(0, typed)) == "TS-R20"


@pytest.mark.rule("TS-R20")
def test_nobody_answers_what_is_not_asked_of_them(made: Made) -> None:
    state = asked(made)
    assert refused(state, do.Answer(1, "Candela")) == "TS-R20"
    act(state, do.CHOOSE[0][0])
    assert refused(state, do.Answer(0, "Candela")) == "TS-R20"


@pytest.mark.rule("TS-R20")
def test_the_form_is_offered_and_what_is_right_is_never_sent(made: Made) -> None:
    state = asked(made, 3)
    form = state.forms(0)[0]
    assert (form.action, form.field, form.longest) == (do.Answer(0, ""), "text", 60)
    assert state.forms(1) == []
    assert state.legal(0) == [do.CHOOSE[0][0]]
    question = state.view(0).own[0].question
    assert question is not None
    assert question.typed
    told = heard(state, do.Answer(0, "remedios")).events
    for seat in (0, 1, 2, None):
        everything = repr(for_seat(told, seat)) + repr(state.view(seat)) + repr(GAME.open_content(state.pack))
        assert "Candela" not in everything
        assert "candela" not in everything
    for seat in (1, 2, None):
        assert "remedios" not in repr(for_seat(told, seat))
        assert "Who is missing?" not in repr(state.view(seat))


def test_tools_know_what_is_accepted(made: Made) -> None:
    state = asked(made)
    tried = GAME.filled_in(state, 0)
    assert [move.text for move in tried if isinstance(move, do.Answer)] == ["La niña Candela", "A-7", "zzz"]
    for move in tried:
        state.copy().apply(0, move)
    assert GAME.filled_in(state, 1) == []


def test_the_moves_have_words(made: Made) -> None:
    state = asked(made)
    view = state.view(0)
    assert say(narration.move(do.CHOOSE[0][0], view, state.pack), "en") == "Ada: Say nothing"
    assert say(narration.move(do.Answer(0, ""), view, state.pack), "en") == "Ada: answer"
    assert say(narration.move(do.Answer(0, "x"), view, state.pack), "es") == "Ada (es): responder «x»"
