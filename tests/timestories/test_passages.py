"""Passages: text that depends on the moment a card is read, and text that instructions lead to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.game import for_seat
from horae.core.rng import Rng
from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.timestories import GAME, TimeStoriesTable, card, counter, location, position, receptacle, text

Made = Callable[..., TimeStoriesPack]
HIGH = {"kind": "counter", "counter": "tide", "at_least": 1}
RISE = {"do": "count", "counter": "tide", "by": 1}


def words(table: TimeStoriesTable, seat: int) -> str:
    face = table.view(seat).own[0].card
    assert face is not None
    return str(face.text.en)


@pytest.mark.rule("TS-2.3")
def test_a_passage_is_part_of_the_text_if_its_condition_held_when_the_card_was_read(made: Made) -> None:
    wet = card("B", passages=[{"when": HIGH, "text": text("The water is in.")}])
    pier = location("pier", wet, card("C", RISE), card("D"))
    table = position(made(pier, counters=(counter("tide"),)))
    table.arrives("pier", 0, 1)
    assert words(table, 0) == "card B"  # read before the tide rose, and it lies there so
    table.acts(do.STAND_BY[0], do.EXPLORE[0][2], do.EXPLORE[0][0])
    assert words(table, 0) == "card B\n\nThe water is in."
    assert "The water is in." not in repr(table.view(1))
    again = GAME.determinize(table.view(0), Rng(3), table.state.pack)
    assert again.view(0) == table.view(0)


@pytest.mark.rule("TS-4.3")
def test_a_passage_of_card_a_is_read_aloud_to_all(made: Made) -> None:
    a = {"passages": [{"when": {"kind": "captain", "any_of": ["ada"]}, "text": text("They greet Ada.")}]}
    table = position(made(location("pier", card("B"), card("C"), a=a)))
    told = table.acts(do.ChooseLocation(0, "pier")).last
    assert "They greet Ada." in repr(for_seat(told, 1))
    assert "They greet Ada." in repr(table.view(None))


@pytest.mark.rule("TS-11.1")
@pytest.mark.parametrize("to", ["reader", "everyone"])
def test_a_passage_is_said_to_the_reader_or_read_aloud(made: Made, to: str) -> None:
    pier = location("pier", card("B", {"do": "say", "text": text("A bell."), "to": to}), card("C"))
    table = position(made(pier))
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1], do.RECOUNT[1])
    told = table.acts(do.RECOUNT[0]).last
    assert "A bell." in repr(for_seat(told, 0))
    assert [one.text.en for one in table.view(0).own[0].said] == ["A bell."]
    assert ("A bell." in repr(for_seat(told, 1))) == (to == "everyone")
    assert ("A bell." in repr(table.view(1))) == (to == "everyone")
    table.acts(do.STAND_BY[0])
    assert not table.view(0).own[0].said  # until one's next doing


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
    table = position(made(pier, receptacles=people, profiles=["midsummer-en"]))
    before = table.state.magick[0]
    table.arrives("pier", 0, 1)
    assert [face.text.en for face in table.view(0).own[0].read] == ["ada four"]
    assert [face.text.en for face in table.view(1).own[0].read] == ["bo four"]
    assert table.state.magick[:2] == [before, before]


def test_one_who_is_asked_something_reads_the_card_when_they_have_answered(made: Made) -> None:
    people = tuple(
        receptacle(name, interactions=[{"number": 1, "text": text(f"{name} one"), "steps": [{"do": "lose", "azrak": 1}]}])
        for name in ("ada", "bo")
    )
    busy = card("C", {"do": "may", "ask": text("Jump?"), "then": []})
    table = position(
        made(
            location("pier", card("B", {"do": "read", "interaction": 1, "who": "others"}), busy, card("D")), receptacles=people
        )
    )
    table.arrives("pier", 2, 1)
    pool = table.state.pools[1]
    table.acts(do.STAND_BY[0], do.EXPLORE[0][0])
    assert table.state.pools[1] == pool
    table.acts(do.CHOOSE[1][0])
    assert table.state.pools[1] == pool - 1
