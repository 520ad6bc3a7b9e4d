"""TS-R21: what the captain or the whole group decides; TS-1.2: disputes go to the captain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import BETWEEN, DEALING
from horae.games.timestories.state import TimeStoriesState
from horae.testkit.timestories import act, arrive, begin, card, counter, leave, location, option, refused, text

Made = Callable[..., TimeStoriesPack]


def ways(by: str) -> dict[str, Any]:
    options = [
        option(name, {"do": "count", "counter": "way", "to": at}) for at, name in enumerate(("Left", "Right", "Back"), 1)
    ]
    return {"do": "choose", "ask": text("Which way?"), "by": by, "options": options}


def asked(made: Made, by: str, seats: int = 3, captain: int = 0, *more: dict[str, Any]) -> TimeStoriesState:
    pier = location("pier", card("B", ways(by)), *(more or (card("C"),)), card("D"), card("E"))
    state = begin(made(pier, counters=(counter("way"),)), seats, captain=captain)
    arrive(state, "pier", *range(state.n))
    return state


def way(state: TimeStoriesState) -> int:
    return state.counters[0]


@pytest.mark.rule("TS-R21")
def test_most_votes_win_and_votes_are_open(made: Made) -> None:
    state = asked(made, "group")
    assert state.deciding()[:3] == (0, 1, 2)
    act(state, do.Vote(1, 0, 1), do.Vote(0, 0, 0))
    assert state.view(None).questions[0].votes == (0, 1, -1)
    assert state.view(2).questions[0].ask.en == "Which way?"
    assert state.view(2).questions[0].waits_for == (2,)
    act(state, do.Vote(2, 0, 1))
    assert way(state) == 2
    assert not state.view(0).questions


@pytest.mark.rule("TS-R21", "TS-1.2")
def test_a_tie_goes_as_the_captain_voted(made: Made) -> None:
    state = asked(made, "group", 2, captain=1)
    act(state, do.Vote(0, 0, 0), do.Vote(1, 0, 2))
    assert way(state) == 3


@pytest.mark.rule("TS-R21", "TS-1.2")
def test_a_captain_who_is_out_still_breaks_a_tie(made: Made) -> None:
    state = asked(made, "group", 3, 1, card("C", {"do": "eject"}))
    assert state.status[1]
    act(state, do.Vote(0, 0, 0), do.Vote(2, 0, 1))
    assert way(state) == 0
    assert 1 in state.deciding()
    assert refused(state, do.Vote(1, 0, 2)) == "TS-5.4"  # only between those that lead
    act(state, do.Vote(1, 0, 1))
    assert way(state) == 2


@pytest.mark.rule("TS-R21")
def test_who_is_out_does_not_hold_up_the_vote(made: Made) -> None:
    state = asked(made, "group", 3, 0, card("C", {"do": "may", "ask": text("Jump?"), "then": [{"do": "eject"}]}))
    act(state, do.Vote(0, 0, 0), do.Vote(2, 0, 0))
    assert way(state) == 0
    act(state, do.CHOOSE[1][1])
    assert state.status[1]
    assert way(state) == 1


@pytest.mark.rule("TS-R21")
def test_one_votes_once_and_only_where_one_is_asked(made: Made) -> None:
    state = asked(made, "group")
    act(state, do.Vote(1, 0, 1))
    assert refused(state, do.Vote(1, 0, 0)) == "TS-1.2"
    assert refused(state, do.Vote(2, 1, 0)) == "TS-1.2"
    assert refused(state, do.Vote(2, 0, 9)) == "TS-5.4"
    assert refused(state, do.CHOOSE[0][0]) == "TS-1.2"
    assert refused(state, do.STAND_BY[0]) == "TS-1.2"


@pytest.mark.rule("TS-R21")
def test_the_captain_decides_for_all(made: Made) -> None:
    state = asked(made, "captain", 3, captain=2)
    assert state.view(1).questions[0].by == "captain"
    assert refused(state, do.Vote(0, 0, 0)) == "TS-1.2"
    act(state, do.Vote(2, 0, 2))
    assert way(state) == 3


@pytest.mark.rule("TS-R21", "TS-1.1")
def test_alone_one_decides_once_for_both(made: Made) -> None:
    state = asked(made, "group", 1)
    votes = [move for move in state.legal(0) if isinstance(move, do.Vote)]
    assert {vote.agent for vote in votes} == {0}
    act(state, votes[1])
    assert way(state) == 2


@pytest.mark.rule("TS-1.2", "TS-9.3")
def test_the_captain_settles_a_dispute_about_an_update(made: Made) -> None:
    state = begin(made(location("pier", card("B"), card("C"), card("D"))), 3)
    arrive(state, "pier", 0, 1, 2)
    leave(state)
    assert state.step == BETWEEN
    act(state, do.UPDATE[1][0])
    assert refused(state, do.INSIST[2]) == "TS-1.2"
    act(state, do.OBJECT[2])
    assert refused(state, do.INSIST[0]) == "TS-1.2"  # nothing is proposed
    act(state, do.UPDATE[0][0], do.INSIST[0])
    assert state.updated
    assert state.step in (BETWEEN, DEALING)


@pytest.mark.rule("TS-13.1")
def test_to_stop_stays_everybodys_decision(made: Made) -> None:
    state = begin(made(location("pier", card("B"), card("C"))))
    act(state, do.STOP[0])
    assert refused(state, do.INSIST[0]) == "TS-1.2"
