"""TS-8.4: several opponents, tests that are not always offered, help in others' tests, tests on other cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.testkit.timestories import (
    act,
    arrive,
    attempt,
    begin,
    card,
    counter,
    item,
    leave,
    location,
    next_round,
    receptacle,
    refused,
    text,
    trial_box,
)

Made = Callable[..., TimeStoriesPack]


def hit(whom: str, points: int = 1) -> dict[str, object]:
    return trial_box(2, 1, against=whom, success=[{"do": "damage", "points": points, "to": whom}])


TWO = [
    {"id": "hound", "name": text("Hound"), "life": {"two": 1, "three": 2, "four": 3}},
    {"id": "keeper", "name": text("Keeper"), "life": 2},
]


def fighting(made: Made) -> TimeStoriesState:
    conflict = {"kind": "group", "opponents": TWO, "won": [{"do": "count", "counter": "won", "by": 1}]}
    cave = location("cave", card("B", tests=(hit("hound"), hit("keeper")), conflict=conflict), card("C"))
    state = begin(made(cave, counters=(counter("won"),)), destiny=(0,) * 9)
    arrive(state, "cave", 0, 1)
    act(state, do.READY[0], do.READY[1])
    return state


def strike(state: TimeStoriesState, agent: int, which: int) -> None:
    if state.acting != agent:
        act(state, do.CALL_ON[state.captain][agent])
    attempt(state, agent, boosts=1, which=which)


@pytest.mark.rule("TS-8.4", "TS-12.1")
def test_a_conflict_is_won_when_every_opponent_is_beaten(made: Made) -> None:
    state = fighting(made)
    fight = state.view(None).fight
    assert fight is not None
    assert [(one.id, one.life, one.damage) for one in fight.opponents] == [("hound", 1, 0), ("keeper", 2, 0)]
    strike(state, 0, 0)
    assert state.view(0).beaten == ("hound",)
    assert state.fight >= 0
    strike(state, 1, 1)
    strike(state, 0, 1)
    assert state.fight < 0
    assert state.counters == [1]


@pytest.mark.rule("TS-8.4", "TS-7.1")
def test_a_test_against_a_beaten_opponent_is_not_offered(made: Made) -> None:
    state = fighting(made)
    strike(state, 0, 0)
    fight = state.view(None).fight
    assert fight is not None
    assert [face.number for face in fight.card.tests] == [1]
    assert refused(state, do.ATTEMPT[1][0]) == "TS-7.1"


@pytest.mark.rule("TS-R22", "TS-8.4")
@pytest.mark.parametrize("fmt", [1, 2])
def test_a_conflict_that_was_won_stays_so(made: Made, fmt: int) -> None:
    box = trial_box(2, 1, success=[{"do": "damage", "points": 1}])
    conflict = {"kind": "group", "life": 1, "opponent": text("Hound")}
    state = begin(made(location("cave", card("B", tests=(box,), conflict=conflict), card("C")), format=fmt), destiny=(0, 0))
    arrive(state, "cave", 0, 1)
    act(state, do.READY[0], do.READY[1])
    strike(state, 0, 0)
    assert state.fight < 0
    leave(state)
    next_round(state)
    arrive(state, "cave", 0, 1)
    assert (state.fight >= 0) == (fmt == 1)  # missions of the first format begin it anew, as they always did


@pytest.mark.rule("TS-R22")
def test_a_conflict_with_no_test_left_to_offer_ends_unwon(made: Made) -> None:
    box = {**hit("hound"), "when": {"kind": "counter", "counter": "won", "at_least": 5}}
    conflict = {"kind": "group", "opponents": TWO[:1], "won": [{"do": "count", "counter": "won", "by": 1}]}
    state = begin(made(location("cave", card("B", tests=(box,), conflict=conflict), card("C")), counters=(counter("won"),)))
    arrive(state, "cave", 0, 1)
    assert (state.fight, state.counters) == (-1, [0])
    act(state, do.STAND_BY[0])


@pytest.mark.rule("TS-7.1")
def test_a_test_is_offered_only_while_its_condition_holds(made: Made) -> None:
    box = {**trial_box(2, 1), "when": {"kind": "item", "item": 1, "who": "reader"}, "label": text("Use the rope")}
    pier = location("pier", card("B", tests=(trial_box(3, 1), box)), card("C", {"do": "take", "item": 1}), card("D"))
    state = begin(made(pier, items=(item(1),)))
    arrive(state, "pier", 0, 1)
    assert refused(state, do.ATTEMPT[0][1]) == "TS-7.1"
    assert "Use the rope" not in repr(state.view(0))
    act(state, do.STAND_BY[1], do.Give(1, 0, "item-1"))
    assert do.ATTEMPT[0][1] in state.legal(0)


@pytest.mark.rule("TS-7.3")
def test_a_test_that_is_once_is_not_offered_after_a_success_by_anyone(made: Made) -> None:
    box = {**trial_box(2, 1), "once": True}
    state = begin(made(location("pier", card("B", tests=(box,)), card("C"), card("D"))), destiny=(0, 0, 0))
    arrive(state, "pier", 0, 1)
    attempt(state, 0)
    assert refused(state, do.ATTEMPT[0][0]) == "TS-7.1"
    act(state, do.STAND_BY[0], do.EXPLORE[1][0])
    assert refused(state, do.ATTEMPT[1][0]) == "TS-7.1"


def helpful(name: str) -> dict[str, object]:
    ability = {"id": f"{name}-help", "name": text("Help"), "text": text("Helps"), "moment": "support", "magick": 2}
    return receptacle(
        name,
        power={"name": text("Power"), "text": text("P"), "abilities": [{**ability, "then": [{"do": "bonus", "value": 2}]}]},
    )


@pytest.mark.rule("TS-2.2", "TS-7.2", "TS-10.7")
def test_an_ability_helps_anothers_test_while_they_ask_for_support(made: Made) -> None:
    people = tuple(helpful(name) for name in ("ada", "bo", "cy"))
    pier = location("pier", card("B", tests=(trial_box(6, 1),)), card("C"), card("D"))
    state = begin(made(pier, receptacles=people, profiles=["midsummer-en"]), 3)
    arrive(state, "pier", 0, 1, 2)
    act(state, do.STAND_BY[1])
    help_ada = do.SupportWith(1, "bo-help", 0)
    assert refused(state, help_ada) == "TS-7.2"
    act(state, do.ATTEMPT[0][0])
    assert refused(state, help_ada) == "TS-7.2"  # not asked yet
    act(state, do.ASK_SUPPORT[0])
    assert refused(state, do.UseAbility(1, "bo-help")) == "TS-2.2"
    assert refused(state, do.SupportWith(2, "cy-help", 0)) == "TS-11.2"  # reads
    magick = state.magick[1]
    act(state, help_ada)
    assert state.magick[1] == magick - 2
    assert state.tests[0] is not None
    assert state.tests[0].value == 4
    assert refused(state, help_ada) == "TS-2.2"  # once a round
    act(state, do.DECLINE[1][0])
    assert state.tests[0] is None


@pytest.mark.rule("TS-R22")
def test_the_tests_of_an_interaction_are_open_until_ones_next_doing(made: Made) -> None:
    talk = {"number": 1, "text": text("talk"), "tests": [trial_box(2, 1, success=[{"do": "count", "counter": "won", "by": 1}])]}
    people = (receptacle("ada", interactions=[talk]), receptacle("bo"))
    pier = location("pier", card("B", {"do": "read", "interaction": 1}), card("C"), card("D"))
    state = begin(made(pier, receptacles=people, counters=(counter("won"),)), destiny=(0, 0, 0, 0))
    arrive(state, "pier", 0, 1)
    attempt(state, 0)
    assert state.counters == [1]
    attempt(state, 0)  # as often as one likes, while it is before one
    act(state, do.STAND_BY[0])
    assert refused(state, do.ATTEMPT[0][0]) == "TS-7.1"


@pytest.mark.rule("TS-R22")
def test_the_tests_of_an_item_are_open_to_who_holds_it_and_those_of_card_a_to_all(made: Made) -> None:
    rope = item(1, tests=[trial_box(2, 1)])
    pier = location("pier", card("B", {"do": "take", "item": 1}), card("C"), card("D"), a={"tests": [trial_box(3, 2)]})
    state = begin(made(pier, items=(rope,)))
    arrive(state, "pier", 0, 1)
    assert [face.attribute for face in state.view(1).own[0].more_tests] == ["smooth-talk"]
    act(state, do.STAND_BY[0])
    assert [move.test for move in state.legal(0) if isinstance(move, do.Attempt)] == [0, 1]
    assert [move.test for move in state.legal(1) if isinstance(move, do.Attempt)] == [0]


@pytest.mark.rule("TS-8.1", "TS-R22")
def test_a_personal_conflict_of_a_recall_must_be_settled_first(made: Made) -> None:
    people = (
        receptacle("ada", recall={"text": text("r"), "tests": [trial_box(2, 1)], "conflict": {"kind": "personal"}}),
        receptacle("bo"),
    )
    state = begin(
        made(location("pier", card("B", {"do": "read", "recall": True}), card("C")), receptacles=people), destiny=(0,)
    )
    arrive(state, "pier", 0, 1)
    assert refused(state, do.STAND_BY[0]) == "TS-8.1"
    attempt(state, 0)
    act(state, do.STAND_BY[0])
