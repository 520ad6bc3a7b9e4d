"""What a card may ask about: rounds, Magick, counters, who has what, who is here, who leads, who is beaten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.timestories import TimeStoriesTable, card, counter, item, location, position

Made = Callable[..., TimeStoriesPack]
TOKENS = ({"id": "seal", "name": {"es": "Sello", "en": "Seal"}, "copies": 3},)


def holds(made: Made, when: dict[str, Any], *before: dict[str, Any], seats: int = 2, **more: Any) -> bool:
    """Whether a condition holds for who reads card B after these instructions."""
    ask = {"do": "if", "when": when, "then": [{"do": "count", "counter": "yes", "by": 1}]}
    pier = location("pier", card("B", *before, ask), card("C"))
    parts = {"counters": (counter("yes"), counter("tide", start=2)), "items": (item(1),), "tokens": TOKENS, **more}
    table = position(made(pier, **parts), seats)
    table.arrives("pier", 0, 1)
    return yes(table)


def yes(table: TimeStoriesTable) -> bool:
    return table.state.counters[0] == 1


@pytest.mark.rule("TS-2.3")
@pytest.mark.parametrize(
    ("when", "expected"),
    [
        ({"kind": "round"}, True),
        ({"kind": "round", "at_least": 2}, False),
        ({"kind": "round", "at_least": 0, "at_most": 0}, False),
        ({"kind": "magick", "at_least": 5}, True),
        ({"kind": "magick", "who": "anyone", "at_least": 6}, False),
        ({"kind": "counter", "counter": "tide", "at_least": 2, "at_most": 2}, True),
        ({"kind": "counter", "counter": "tide", "at_most": 1}, False),
        ({"kind": "present", "receptacle": "bo"}, True),
        ({"kind": "present", "receptacle": "dee"}, False),
        ({"kind": "captain", "any_of": ["ada", "cy"]}, True),
        ({"kind": "captain", "any_of": ["bo"]}, False),
        ({"kind": "experience", "id": "drowned-once"}, False),
        ({"kind": "item", "item": 1, "who": "others"}, False),
        ({"kind": "token", "token": "seal", "who": "reader"}, False),
    ],
)
def test_a_condition_holds_or_does_not(made: Made, when: dict[str, Any], expected: bool) -> None:
    assert holds(made, when, profiles=["midsummer-en"]) is expected


@pytest.mark.parametrize(
    ("take", "when", "expected"),
    [
        ({"item": 1, "who": "bo"}, {"kind": "item", "item": 1, "who": "others"}, True),
        ({"item": 1, "who": "bo"}, {"kind": "item", "item": 1, "who": "bo"}, True),
        ({"item": 1, "who": "bo"}, {"kind": "item", "item": 1, "who": "ada"}, False),
        ({"item": 1, "who": "bo"}, {"kind": "item", "item": 1, "who": "reader"}, False),
        ({"item": 1, "who": "dee"}, {"kind": "item", "item": 1}, False),
        ({"token": "seal", "who": "everyone"}, {"kind": "token", "token": "seal", "at_least": 2}, True),
        ({"token": "seal", "who": "everyone"}, {"kind": "token", "token": "seal", "at_least": 2, "who": "reader"}, False),
        ({"token": "seal", "who": "everyone"}, {"kind": "token", "token": "seal", "at_least": 3}, False),
    ],
)
def test_who_has_a_thing_and_how_many(made: Made, take: dict[str, Any], when: dict[str, Any], expected: bool) -> None:
    assert holds(made, when, {"do": "take", **take}) is expected


def test_a_campaign_remembers(made: Made) -> None:
    ask = {
        "do": "if",
        "when": {"kind": "experience", "id": "drowned-once"},
        "then": [{"do": "count", "counter": "yes", "by": 1}],
    }
    pack = made(location("pier", card("B", ask), card("C")), counters=(counter("yes"),))
    table = TimeStoriesTable.new(pack, experience=("drowned-once",)).takes_receptacles().acts(do.VOLUNTEER[0])
    table.arrives("pier", 0, 1)
    assert yes(table)


@pytest.mark.rule("TS-9.7")
def test_who_is_out_is_not_present(made: Made) -> None:
    ask = {"do": "if", "when": {"kind": "present", "receptacle": "bo"}, "then": [{"do": "count", "counter": "yes", "by": 1}]}
    pier = location("pier", card("B", ask), card("C", {"do": "eject"}), card("D"))
    table = position(made(pier, counters=(counter("yes"),)), 3)
    table.arrives("pier", 2, 1)
    table.acts(do.RECON[2][0], do.RECOUNT[0], do.RECOUNT[1], do.RECOUNT[2])
    assert table.state.status[1]
    table.acts(do.STAND_BY[2], do.STAND_BY[0], do.EXPLORE[0][0])
    assert table.state.counters[0] == 1  # read once before bo was out, and not again


@pytest.mark.rule("TS-12.1", "TS-12.3")
@pytest.mark.parametrize(("seats", "difficulty"), [(2, 2), (3, 3), (4, 4)])
def test_a_difficulty_may_depend_on_how_many_receptacles_there_are(made: Made, seats: int, difficulty: int) -> None:
    box = {"attribute": 1, "difficulty": {"two": 2, "three": 3, "four": 4}}
    table = position(made(location("pier", card("B", tests=(box,)), card("C"), card("D"), card("E"))), seats)
    table.arrives("pier", *range(seats))
    face = table.view(0).own[0].card
    assert face is not None
    assert [one.difficulty for one in face.tests] == [difficulty]


def test_a_later_round_is_counted(made: Made) -> None:
    ask = {"do": "if", "when": {"kind": "round", "at_least": 2}, "then": [{"do": "count", "counter": "yes", "by": 1}]}
    table = position(made(location("pier", card("B", ask), card("C")), counters=(counter("yes"),)))
    table.arrives("pier", 0, 1)
    assert not yes(table)
    table.leaves()
    table.next_round()
    table.arrives("pier", 0, 1)
    assert yes(table)
