"""Passages: text that depends on the moment a card is read, and text that instructions lead to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.game import for_seat
from horae.core.rng import Rng
from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.timestories import GAME, act, arrive, begin, card, counter, heard, location, receptacle, text

Made = Callable[..., TimeStoriesPack]
HIGH = {"kind": "counter", "counter": "tide", "at_least": 1}
RISE = {"do": "count", "counter": "tide", "by": 1}


def words(state: object, seat: int) -> str:
    face = state.view(seat).own[0].card  # type: ignore[attr-defined]
    assert face is not None
    return str(face.text.en)


@pytest.mark.rule("TS-2.3")
def test_a_passage_is_part_of_the_text_if_its_condition_held_when_the_card_was_read(made: Made) -> None:
    wet = card("B", passages=[{"when": HIGH, "text": text("The water is in.")}])
    pier = location("pier", wet, card("C", RISE), card("D"))
    state = begin(made(pier, counters=(counter("tide"),)))
    arrive(state, "pier", 0, 1)
    assert words(state, 0) == "card B"  # read before the tide rose, and it lies there so
    act(state, do.STAND_BY[0], do.EXPLORE[0][2], do.EXPLORE[0][0])
    assert words(state, 0) == "card B\n\nThe water is in."
    assert "The water is in." not in repr(state.view(1))
    again = GAME.determinize(state.view(0), Rng(3), state.pack)
    assert again.view(0) == state.view(0)


@pytest.mark.rule("TS-4.3")
def test_a_passage_of_card_a_is_read_aloud_to_all(made: Made) -> None:
    a = {"passages": [{"when": {"kind": "captain", "any_of": ["ada"]}, "text": text("They greet Ada.")}]}
    state = begin(made(location("pier", card("B"), card("C"), a=a)))
    told = heard(state, do.ChooseLocation(0, "pier")).events
    assert "They greet Ada." in repr(for_seat(told, 1))
    assert "They greet Ada." in repr(state.view(None))


@pytest.mark.rule("TS-11.1")
@pytest.mark.parametrize("to", ["reader", "everyone"])
def test_a_passage_is_said_to_the_reader_or_read_aloud(made: Made, to: str) -> None:
    pier = location("pier", card("B", {"do": "say", "text": text("A bell."), "to": to}), card("C"))
    state = begin(made(pier))
    act(state, do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1], do.RECOUNT[1])
    told = heard(state, do.RECOUNT[0]).events
    assert "A bell." in repr(for_seat(told, 0))
    assert [one.text.en for one in state.view(0).own[0].said] == ["A bell."]
    assert ("A bell." in repr(for_seat(told, 1))) == (to == "everyone")
    assert ("A bell." in repr(state.view(1))) == (to == "everyone")
    act(state, do.STAND_BY[0])
    assert not state.view(0).own[0].said  # until one's next doing


@pytest.mark.rule("TS-2.2")
def test_everyone_reads_an_interaction_of_their_own(made: Made) -> None:
    people = tuple(
        receptacle(name, interactions=[{"number": 4, "text": text(f"{name} four"), "steps": [{"do": "gain", "magick": 1}]}])
        for name in ("ada", "bo")
    )
    pier = location(
        "pier",
        card("B", {"do": "lose", "magick": 1, "who": "everyone"}, {"do": "read", "interaction": 4, "who": "everyone"}),
        card("C"),
    )
    state = begin(made(pier, receptacles=people, profiles=["midsummer-en"]))
    before = state.magick[0]
    arrive(state, "pier", 0, 1)
    assert [face.text.en for face in state.view(0).own[0].read] == ["ada four"]
    assert [face.text.en for face in state.view(1).own[0].read] == ["bo four"]
    assert state.magick[:2] == [before, before]


def test_one_who_is_asked_something_reads_the_card_when_they_have_answered(made: Made) -> None:
    people = tuple(
        receptacle(name, interactions=[{"number": 1, "text": text(f"{name} one"), "steps": [{"do": "lose", "azrak": 1}]}])
        for name in ("ada", "bo")
    )
    busy = card("C", {"do": "may", "ask": text("Jump?"), "then": []})
    state = begin(
        made(
            location("pier", card("B", {"do": "read", "interaction": 1, "who": "others"}), busy, card("D")), receptacles=people
        )
    )
    arrive(state, "pier", 2, 1)
    pool = state.pools[1]
    act(state, do.STAND_BY[0], do.EXPLORE[0][0])
    assert state.pools[1] == pool
    act(state, do.CHOOSE[1][0])
    assert state.pools[1] == pool - 1
