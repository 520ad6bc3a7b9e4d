"""Counters, tokens in several copies, and tokens that lie face down."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.game import for_seat
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.timestories import card, counter, location, position

Made = Callable[..., TimeStoriesPack]
SEAL = {"id": "seal", "name": {"es": "Sello", "en": "Seal"}, "copies": 2}
SOLD = {"id": "sold", "name": {"es": "Vendida", "en": "Sold shadow"}, "hidden": True}


def test_a_counter_is_changed_and_set_and_stays_within_its_bounds(made: Made) -> None:
    steps = [{"do": "count", "counter": "tide", "by": 5}, {"do": "count", "counter": "mist", "to": -4}]
    table = position(
        made(
            location("pier", card("B", *steps), card("C")),
            counters=(counter("tide", most=3, open=True), counter("mist", start=2)),
        )
    )
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1], do.RECOUNT[1])
    told = table.acts(do.RECOUNT[0]).last
    assert table.state.counters == (3, 0)
    assert [event.value for event, _ in told if isinstance(event, ev.CounterChanged)] == [3]


def test_only_open_counters_are_seen(made: Made) -> None:
    table = position(
        made(location("pier", card("B"), card("C")), counters=(counter("tide", open=True), counter("mist", start=2)))
    )
    for seat in (0, 1, None):
        assert [(one.id, one.value) for one in table.view(seat).counters] == [("tide", 0)]
        assert "mist" not in repr(table.view(seat))


@pytest.mark.rule("TS-10.6")
def test_of_a_token_with_copies_each_is_taken_once(made: Made) -> None:
    take = {"do": "take", "token": "seal", "who": "everyone"}
    table = position(made(location("pier", card("B", take, take), card("C"), card("D")), tokens=(SEAL,)), 3)
    table.arrives("pier", 0, 1, 2)
    assert [table.view(0).agents[agent].tokens for agent in range(3)] == [("seal",), ("seal",), ()]


@pytest.mark.rule("TS-10.8")
def test_of_several_copies_the_readers_own_is_stowed(made: Made) -> None:
    take = {"do": "take", "token": "seal", "who": "everyone"}
    table = position(
        made(location("pier", card("B", take), card("C", {"do": "stow", "token": "seal"}), card("D")), tokens=(SEAL,))
    )
    table.arrives("pier", 0, 2)
    table.acts(do.STAND_BY[1], do.EXPLORE[1][1])
    assert [table.view(0).agents[agent].tokens for agent in (0, 1)] == [("seal",), ()]


@pytest.mark.rule("TS-10.6")
def test_a_face_down_token_is_known_to_its_holder_alone(made: Made) -> None:
    table = position(
        made(location("pier", card("B", {"do": "take", "token": "sold"}), card("C"), card("D")), tokens=(SOLD,)), 3
    )
    table.acts(do.ChooseLocation(0, "pier"), *[do.RECON[agent][agent] for agent in range(3)], do.RECOUNT[1], do.RECOUNT[2])
    told = table.acts(do.RECOUNT[0]).last
    assert [one.name.en for one in table.view(0).own[0].hidden_tokens] == ["Sold shadow"]
    assert "Sold shadow" in repr(for_seat(told, 0))
    for seat in (1, 2, None):
        assert table.view(seat).agents[0].hidden_tokens == 1
        assert "sold" not in repr(table.view(seat)).lower()
        assert "sold" not in repr(for_seat(told, seat)).lower()


@pytest.mark.rule("TS-10.6", "TS-5.7")
def test_a_face_down_token_is_given_face_down(made: Made) -> None:
    table = position(
        made(location("pier", card("B", {"do": "take", "token": "sold"}), card("C"), card("D")), tokens=(SOLD,)), 3
    )
    table.arrives("pier", 0, 1, 2)
    table.refuses(
        do.GiveHidden(0, 1, "sold"), rule="TS-5.7", saying="you have a Story card in front of you; stand by first"
    )  # with a card before one
    table.acts(do.STAND_BY[0], do.STAND_BY[1])
    table.refuses(do.GiveHidden(1, 0, "sold"), rule="TS-10.2", saying="you don’t have that to give")  # not theirs
    pool = table.state.pools[0]
    told = table.acts(do.GiveHidden(0, 1, "sold")).last
    assert table.state.pools[0] == pool - 1
    assert "Sold shadow" in repr(for_seat(told, 1))
    assert "sold" not in repr(for_seat(told, 2)).lower()
    assert [one.id for one in table.view(1).own[0].hidden_tokens] == ["sold"]
