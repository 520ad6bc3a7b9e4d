"""TS-7, TS-8 and the worked examples of tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from horae.games.timestories import actions as do
from horae.games.timestories import position as t
from horae.games.timestories.legal import undecided
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.timestories import (
    act,
    arrive,
    attempt,
    begin,
    card,
    in_conflict,
    is_testing,
    item,
    location,
    refused,
    trial_box,
)

Made = Callable[..., TimeStoriesPack]


def take(*numbers: int) -> list[dict[str, Any]]:
    return [{"do": "take", "item": number} for number in numbers]


ITEMS = tuple(item(number) for number in (1, 4, 5, 10))


def held(state: Any) -> list[int]:
    return [face.number for agent in state.view(None).agents for face in agent.items]


@pytest.mark.rule("TS-E1", "TS-7.2", "TS-7.3")
def test_the_printed_example_of_a_test(made: Made) -> None:
    box = trial_box(4, 2, critical=take(4, 5), success=take(1), failure=take(10))
    pack = made(location("pier", card("B", tests=(box,)), card("C")), items=ITEMS, destiny=[-1, 0])
    state = begin(pack, destiny=(-1,))
    arrive(state, "pier", 0, 1)
    act(state, do.STAND_BY[1])
    before = state.pools[:]
    vortex = state.vortex
    attempt(state, 0, boosts=2, support=(1,))
    assert held(state) == [4, 5]
    assert [state.pools[0], state.pools[1]] == [before[0] - 3, before[1] - 1]
    assert state.vortex == vortex + 4
    assert state.discards == (-1,)


@pytest.mark.rule("TS-E3", "TS-7.1", "TS-7.3")
@pytest.mark.parametrize(("boosts", "items"), [(1, [10]), (2, [1, 4]), (3, [5])])
def test_below_equal_and_above_the_difficulty(made: Made, boosts: int, items: list[int]) -> None:
    box = trial_box(4, 1, failure=take(10), success=take(5), critical=take(1, 4))
    state = begin(made(location("pier", card("B", tests=(box,)), card("C")), items=ITEMS))
    arrive(state, "pier", 0, 1)
    attempt(state, 0, boosts)
    assert held(state) == items


@pytest.mark.rule("TS-E5", "TS-7.3", "TS-R16")
@pytest.mark.parametrize(("boosts", "items"), [(1, []), (2, [5]), (3, [5])])
def test_success_and_critical_in_one_cell_and_an_empty_failure(made: Made, boosts: int, items: list[int]) -> None:
    pack = made(location("pier", card("B", tests=(trial_box(4, 1, success=take(5)),)), card("C")), items=ITEMS)
    for profile in ("midsummer-es", "hadal-es"):
        state = begin(pack, profile=profile)
        arrive(state, "pier", 0, 1)
        attempt(state, 0, boosts)
        assert held(state) == items


@pytest.mark.rule("TS-7.2")
def test_boosting_ends_when_support_is_asked_and_destiny_waits_for_the_answers(made: Made) -> None:
    state = begin(made(location("pier", card("B", tests=(trial_box(9),)), card("C"), card("D"))), seats=3)
    arrive(state, "pier", 0, 1, 2)
    assert refused(state, do.BOOST[0]) == "TS-7.2"
    act(state, do.ATTEMPT[0][0])
    assert refused(state, do.ASK_SUPPORT[0]) == "TS-7.2"  # nobody stands by
    assert refused(state, do.EXPLORE[0][1]) == "TS-7.2"
    act(state, do.STAND_BY[1], do.STAND_BY[2], do.ASK_SUPPORT[0])
    assert refused(state, do.BOOST[0]) == "TS-7.2"
    assert refused(state, do.DRAW[0]) == "TS-7.2"
    act(state, do.SUPPORT[1][0], do.DECLINE[2][0])
    assert is_testing(state, 0)
    assert refused(state, do.SUPPORT[2][0]) == "TS-7.2"
    act(state, do.DECLINE[1][0])
    assert not is_testing(state, 0)
    assert len(state.discards) == 1


@pytest.mark.rule("TS-7.3")
def test_only_who_attempts_bears_the_outcome(made: Made) -> None:
    box = trial_box(9, failure=[{"do": "lose", "azrak": 2}])
    state = begin(made(location("pier", card("B", tests=(box,)), card("C"))))
    arrive(state, "pier", 0, 1)
    act(state, do.STAND_BY[1])
    attempt(state, 0, support=(1,))
    assert state.pools[:2] == [2, 5]


@pytest.mark.rule("TS-7.4")
def test_discards_lie_open_and_come_back_when_told_or_when_the_pile_is_empty(made: Made) -> None:
    box = trial_box(2, 1, success=[{"do": "reshuffle"}], critical=[], failure=[])
    pack = made(location("pier", card("B", tests=(box,)), card("C")), destiny=[0, 0, 1])
    state = begin(pack, destiny=(0, 0, 1, 0))
    arrive(state, "pier", 0, 1)
    attempt(state, 0)
    attempt(state, 0)
    view = state.view(1)
    assert (view.discards, view.destiny, view.destiny_cards) == ((0, 0), 1, 3)
    assert (view.destiny_lowest, view.destiny_highest) == (0, 1)
    attempt(state, 0)  # the 1: success, and all are shuffled back
    assert (len(state.destiny), state.discards) == (3, ())
    empty = begin(pack, destiny=(1, 0, 0))
    empty.destiny = (0,)
    empty.discards = (0, 1)
    arrive(empty, "pier", 0, 1)
    attempt(empty, 0)
    attempt(empty, 0)
    assert len(empty.destiny) + len(empty.discards) == 3


@pytest.mark.rule("TS-8.1")
def test_a_personal_conflict_is_over_after_its_test_unless_the_outcome_says_it_goes_on(made: Made) -> None:
    box = trial_box(3, 1, failure=[{"do": "go_on"}])
    state = begin(made(location("pier", card("B", conflict={"kind": "personal"}, tests=(box,)), card("C"))))
    act(state, do.ChooseLocation(0, "pier"), do.RECON[0][0])
    assert not in_conflict(state)  # it takes effect when the Actions step starts
    act(state, do.RECON[1][1], do.RECOUNT[0], do.RECOUNT[1])
    assert in_conflict(state) == [0]
    attempt(state, 0)
    assert in_conflict(state) == [0]
    attempt(state, 0, boosts=1)
    assert not in_conflict(state)
    act(state, do.STAND_BY[0])


DAMAGE = [{"do": "damage", "points": 2}]
STRIKE = trial_box(2, 1, success=DAMAGE)
WRESTLE = trial_box(4, 3, success=[{"do": "damage", "points": 5}], failure=[{"do": "eject"}])


def beast(life: int = 4, **more: Any) -> dict[str, Any]:
    return card("B", conflict={"kind": "group", "life": life, **more}, tests=(STRIKE, WRESTLE))


@pytest.mark.rule("TS-8.2", "TS-8.3")
def test_a_group_conflict_stops_everyone_after_free_swaps_and_goes_in_the_captains_order(made: Made) -> None:
    pack = made(location("cave", beast(), card("C", *take(1)), card("D")), items=ITEMS)
    state = begin(pack, seats=3)
    arrive(state, "cave", 0, 1, 2)
    assert state.fight >= 0
    assert refused(state, do.EXPLORE[1][0]) == "TS-8.2"
    pools = state.pools[:]
    act(state, do.Give(1, 2, "item-1"))
    assert state.pools == pools
    act(state, do.READY[0], do.STAY[0], do.READY[0], do.READY[1], do.READY[2])
    assert refused(state, do.Give(2, 1, "item-1")) == "TS-8.2"
    assert refused(state, do.STAY[1]) == "TS-8.2", "once begun it goes on"
    assert do.STAY[1] not in state.asides(1)
    assert state.deciding() == (0,)
    assert refused(state, do.CALL_ON[1][0]) == "TS-8.3"
    assert refused(state, do.ATTEMPT[1][0]) == "TS-8.3"
    act(state, do.CALL_ON[0][2])
    assert refused(state, do.ATTEMPT[0][0]) == "TS-8.3"
    attempt(state, 2)
    assert state.damage == 2
    assert refused(state, do.CALL_ON[0][2]) == "TS-8.3"


@pytest.mark.rule("TS-8.3", "TS-11.2")
def test_in_a_group_conflict_one_supports_with_a_card_before_one(made: Made) -> None:
    state = begin(made(location("cave", beast(9), card("C", conflict={"kind": "personal"}, tests=(trial_box(),)), card("D"))))
    arrive(state, "cave", 0, 1)
    act(state, do.READY[0], do.READY[1], do.CALL_ON[0][1])
    assert state.holds[0] >= 0
    act(state, do.ATTEMPT[1][1], do.ASK_SUPPORT[1], do.SUPPORT[0][1], do.SUPPORT[0][1], do.DECLINE[0][1])
    assert state.damage == 5
    assert state.acting == 0  # the last of a turn is called by nobody


@pytest.mark.rule("TS-8.4")
def test_turns_follow_until_damage_reaches_the_life_points_and_then_play_goes_on(made: Made) -> None:
    state = begin(made(location("cave", beast(5, won=take(5)), card("C"), card("D")), items=ITEMS))
    arrive(state, "cave", 0, 1)
    act(state, do.READY[0], do.READY[1], do.CALL_ON[0][1])
    attempt(state, 1)
    attempt(state, 0)
    assert (state.damage, state.fight_turn) == (4, 2)
    assert state.deciding() == (0,)  # the captain may order anew
    act(state, do.CALL_ON[0][0])
    attempt(state, 0)
    assert state.fight == -1
    assert state.damage == 0
    assert held(state) == [5]
    act(state, do.STAND_BY[1])


@pytest.mark.rule("TS-8.4")
def test_a_card_may_name_another_end_of_a_conflict(made: Made) -> None:
    box = trial_box(2, 1, success=[{"do": "end_conflict"}])
    state = begin(made(location("cave", card("B", conflict={"kind": "group", "life": 9}, tests=(box,)), card("C"))))
    arrive(state, "cave", 0, 1)
    act(state, do.READY[0], do.READY[1], do.CALL_ON[0][0])
    attempt(state, 0)
    assert state.fight == -1


@pytest.mark.rule("TS-8.2")
def test_a_test_under_way_waits_for_a_group_conflict_and_then_goes_on(made: Made) -> None:
    cards = [card("B"), card("C", tests=(trial_box(9),)), beast(2) | {"letter": "D"}]
    state = begin(made(location("cave", *cards)))
    arrive(state, "cave", 0, 1)
    act(state, do.ATTEMPT[1][0], do.EXPLORE[0][2])
    assert not is_testing(state, 1)
    act(state, do.READY[0], do.READY[1], do.CALL_ON[0][0])
    attempt(state, 0)
    assert state.fight == -1
    assert is_testing(state, 1)
    act(state, do.DRAW[1])


@pytest.mark.rule("TS-R11")
def test_the_ejected_take_no_part_and_an_ejected_captain_still_orders(made: Made) -> None:
    state = begin(made(location("cave", beast(20), card("C"), card("D"))), seats=3)
    arrive(state, "cave", 0, 1, 2)
    act(state, do.READY[0], do.READY[1], do.READY[2], do.CALL_ON[0][0])
    attempt(state, 0, which=1)
    assert state.status[0] == t.EJECTED
    assert state.holds[0] == -1  # the story card went back
    assert state.deciding() == (0,)
    assert refused(state, do.SUPPORT[0][1]) == "TS-9.7"
    act(state, do.CALL_ON[0][1])
    attempt(state, 1)
    attempt(state, 2)
    assert refused(state, do.CALL_ON[0][0]) == "TS-R11"


@pytest.mark.rule("TS-11.2", "TS-R15")
def test_whoever_reads_a_card_cannot_support(made: Made) -> None:
    state = begin(made(location("pier", card("B", tests=(trial_box(9),)), card("C"), card("D"))), seats=3)
    arrive(state, "pier", 0, 1, 2)
    act(state, do.STAND_BY[2], do.ATTEMPT[0][0], do.ASK_SUPPORT[0])
    assert refused(state, do.SUPPORT[1][0]) == "TS-11.2"
    act(state, do.STAND_BY[1], do.SUPPORT[1][0])


@pytest.mark.rule("TS-R15")
def test_a_yellow_item_keeps_one_from_supporting_only_until_it_is_resolved(made: Made) -> None:
    ask = {"do": "may", "ask": {"es": "¿Sí?", "en": "Yes?"}, "then": [{"do": "gain", "azrak": 1}]}
    cards = [card("B", tests=(trial_box(9),)), card("C", *take(4)), card("D")]
    yellow = (item(1), item(4, "yellow", ask), item(5), item(10))
    state = begin(made(location("pier", *cards), items=yellow), seats=3)
    arrive(state, "pier", 0, 1, 2)
    act(state, do.STAND_BY[2], do.ATTEMPT[0][0], do.ASK_SUPPORT[0])
    assert undecided(state, 0) == [2]
    act(state, do.CHOOSE[1][0], do.STAND_BY[1])
    assert undecided(state, 0) == [1, 2]
