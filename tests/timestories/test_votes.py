"""TS-R21: what the captain or the whole group decides; TS-1.2: disputes go to the captain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from horae.cli.terminal.timestories import TimeStoriesFace
from horae.core.speech import say
from horae.games.timestories import actions as do
from horae.games.timestories import narration
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import BETWEEN, DEALING
from horae.testkit.timestories import TimeStoriesTable, card, counter, location, option, position, text

Made = Callable[..., TimeStoriesPack]


def ways(by: str) -> dict[str, Any]:
    options = [
        option(name, {"do": "count", "counter": "way", "to": at}) for at, name in enumerate(("Left", "Right", "Back"), 1)
    ]
    return {"do": "choose", "ask": text("Which way?"), "by": by, "options": options}


def asked(made: Made, by: str, seats: int = 3, captain: int = 0, *more: dict[str, Any]) -> TimeStoriesTable:
    pier = location("pier", card("B", ways(by)), *(more or (card("C"),)), card("D"), card("E"))
    table = position(made(pier, counters=(counter("way"),)), seats, captain=captain)
    table.arrives("pier", *range(table.state.n))
    return table


def now(table: TimeStoriesTable, seat: int | None) -> str:
    """What that seat is told to be asked for."""
    return say(narration.step(table.view(seat), table.state.pack), "en")


def way(table: TimeStoriesTable) -> int:
    return table.state.counters[0]


@pytest.mark.rule("TS-R21")
def test_most_votes_win_and_votes_are_open(made: Made) -> None:
    table = asked(made, "group")
    assert table.state.deciding()[:3] == (0, 1, 2)
    table.acts(do.Vote(1, 0, 1), do.Vote(0, 0, 0))
    assert table.view(None).questions[0].votes == (0, 1, -1)
    assert table.view(2).questions[0].ask.en == "Which way?"
    assert table.view(2).questions[0].waits_for == (2,)
    table.acts(do.Vote(2, 0, 1))
    assert way(table) == 2
    assert not table.view(0).questions


@pytest.mark.rule("TS-R21", "TS-1.2")
def test_a_tie_goes_as_the_captain_voted(made: Made) -> None:
    table = asked(made, "group", 2, captain=1)
    table.acts(do.Vote(0, 0, 0), do.Vote(1, 0, 2))
    assert way(table) == 3


@pytest.mark.rule("TS-R21", "TS-1.2")
def test_a_captain_who_is_out_still_breaks_a_tie(made: Made) -> None:
    table = asked(made, "group", 3, 1, card("C", {"do": "eject"}))
    assert table.state.status[1]
    table.acts(do.Vote(0, 0, 0), do.Vote(2, 0, 1))
    assert way(table) == 0
    assert 1 in table.state.deciding()
    table.refuses(do.Vote(1, 0, 2), rule="TS-R21", saying="it’s a tie: choose one of the answers with the most votes")
    table.acts(do.Vote(1, 0, 1))
    assert way(table) == 2


@pytest.mark.rule("TS-R21")
def test_who_is_out_does_not_hold_up_the_vote(made: Made) -> None:
    table = asked(made, "group", 3, 0, card("C", {"do": "may", "ask": text("Jump?"), "then": [{"do": "eject"}]}))
    table.acts(do.Vote(0, 0, 0), do.Vote(2, 0, 0))
    assert way(table) == 0
    table.acts(do.CHOOSE[1][1])
    assert table.state.status[1]
    assert way(table) == 1


@pytest.mark.rule("TS-R21")
def test_a_vote_can_be_changed_while_another_is_missing(made: Made) -> None:
    table = asked(made, "group")
    table.acts(do.Vote(1, 0, 1), do.Vote(1, 0, 2))
    assert do.Vote(1, 0, 1) in table.state.asides(1)
    assert not any(isinstance(move, do.Vote) for move in table.state.legal(1)), "nobody is asked to"
    assert table.view(None).questions[0].votes == (-1, 2, -1)
    table.acts(do.Vote(0, 0, 0), do.Vote(2, 0, 2))
    assert way(table) == 3
    table.refuses(do.Vote(1, 0, 1), rule="TS-1.2", saying="no card is asking the group that")


@pytest.mark.rule("TS-R21")
def test_everybody_is_told_whose_vote_is_missing_whatever_else_is_open(made: Made) -> None:
    table = asked(made, "group")
    assert now(table, 1) == "Your vote is missing: Which way?"
    table.acts(do.Vote(1, 0, 1))
    assert now(table, 1).startswith("Waiting for a vote from Ada (Seat 1) and Cy (Seat 3): ")
    assert now(table, None).count(" and ") == 1, "two are missing"


@pytest.mark.rule("TS-R21")
def test_one_votes_once_and_only_where_one_is_asked(made: Made) -> None:
    table = asked(made, "group")
    table.acts(do.Vote(1, 0, 1))
    table.refuses(do.Vote(1, 0, 1), rule="TS-1.2", saying="that’s how you’ve already voted")
    table.refuses(do.Vote(2, 1, 0), rule="TS-1.2", saying="no card is asking the group that")
    table.refuses(do.Vote(2, 0, 9), rule="TS-5.4", saying="that’s not one of the answers")
    for waiting in (do.CHOOSE[0][0], do.STAND_BY[0]):
        table.refuses(waiting, rule="TS-1.2", saying="the question on your card has to be settled first")


@pytest.mark.rule("TS-R21")
def test_the_captain_decides_for_all(made: Made) -> None:
    table = asked(made, "captain", 3, captain=2)
    assert table.view(1).questions[0].by == "captain"
    table.refuses(do.Vote(0, 0, 0), rule="TS-1.2", saying="that’s up to the Time Captain, Cy")
    table.acts(do.Vote(2, 0, 2))
    assert way(table) == 3


@pytest.mark.rule("TS-R21", "TS-1.1")
def test_alone_one_decides_once_for_both(made: Made) -> None:
    table = asked(made, "group", 1)
    votes = [move for move in table.state.legal(0) if isinstance(move, do.Vote)]
    assert {vote.agent for vote in votes} == {0}
    table.acts(votes[1])
    assert way(table) == 2


@pytest.mark.rule("TS-1.2", "TS-9.3")
def test_the_captain_settles_a_dispute_about_an_update(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C"), card("D"))), 3)
    table.arrives("pier", 0, 1, 2)
    table.leaves()
    assert table.state.step == BETWEEN
    table.acts(do.UPDATE[1][0])
    table.refuses(do.INSIST[2], rule="TS-1.2", saying="that’s up to the Time Captain, Ada")
    table.acts(do.OBJECT[2])
    table.refuses(do.INSIST[0], rule="TS-1.2", saying="no Update has been proposed")  # nothing is proposed
    table.acts(do.UPDATE[0][0], do.INSIST[0])
    assert table.state.updated
    assert table.state.step in (BETWEEN, DEALING)


@pytest.mark.rule("TS-13.1")
def test_to_stop_stays_everybodys_decision(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C"))))
    table.acts(do.STOP[0])
    table.refuses(do.INSIST[0], rule="TS-1.2", saying="no Update has been proposed")


@pytest.mark.rule("TS-R21", "TS-9.5")
def test_whoever_has_a_link_to_mend_is_asked_about_that_before_the_vote(made: Made) -> None:
    table = asked(made, "group", 2, 0, card("C", {"do": "lose", "azrak": 6}))
    pack = table.state.pack
    assert say(narration.step(table.view(0), pack), "en") == "Your vote is missing: Which way?"
    assert say(narration.step(table.view(1), pack), "en") == "You’ve spent your last Azrak. Now what?"
    table.acts(do.EMERGENCY[1][0])
    assert say(narration.step(table.view(1), pack), "en") == "Your vote is missing: Which way?"


@pytest.mark.rule("TS-9.3")
def test_who_is_in_is_not_asked_again_whether_they_are(made: Made) -> None:
    table = asked(made, "group", 2)
    pack = table.state.pack
    table.acts(do.VOTE[0][0][0], do.VOTE[1][0][0], do.READY[0], do.READY[1], do.UPDATE[0][0])
    assert say(narration.step(table.view(0), pack), "en") == "You’re in: A Standard Update."
    assert say(narration.step(table.view(1), pack), "en") == "Are you in? A Standard Update."


@pytest.mark.rule("TS-R21")
def test_in_the_terminal_a_vote_that_is_called_for_leaves_the_other_numbers_as_they_were(made: Made) -> None:
    table = asked(made, "group")
    face = TimeStoriesFace(table.state.pack)
    offered = face.numbered(table.state.legal(1), table.view(1))
    votes = [number for number, action in offered.items() if isinstance(action, do.Vote)]
    assert votes == [101, 102, 103]
    assert sorted(offered.keys() - {*votes}) == list(range(1, len(offered) - 2))


@pytest.mark.rule("TS-5.4", "TS-R21")
def test_a_question_whose_every_way_is_closed_by_another_reader_is_passed_over(made: Made) -> None:
    still_dark = {"kind": "counter", "counter": "way", "at_most": 0}
    asked_first = {
        "do": "choose",
        "ask": text("Light the lamp?"),
        "options": [
            option(name, {"do": "count", "counter": "way", "by": 10}, when=still_dark) for name in ("Light it", "Blow on it")
        ],
    }
    after = {"do": "count", "counter": "way", "by": 2}
    lights = {"do": "may", "ask": text("Open the blind?"), "then": [{"do": "count", "counter": "way", "to": 1}]}
    pier = location("pier", card("B", asked_first, after), card("C", lights), card("D"))
    table = position(made(pier, counters=(counter("way"),)), 2)
    table.arrives("pier", 0, 1)
    assert do.CHOOSE[0][0] in table.state.legal(0)
    table.acts(do.CHOOSE[1][1])
    assert do.CHOOSE[0][0] not in table.state.legal(0)
    assert way(table) == 3  # the blind was opened, and the card's next instruction followed
    table.refuses(do.CHOOSE[0][0], rule="TS-5.4", saying="no card is asking you anything")
