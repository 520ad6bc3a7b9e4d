"""TS-7, TS-8 and the worked examples of tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.support import undecided
from horae.testkit.timestories import TimeStoriesTable, card, item, location, position, trial_box

Made = Callable[..., TimeStoriesPack]


def take(*numbers: int) -> list[dict[str, Any]]:
    return [{"do": "take", "item": number} for number in numbers]


ITEMS = tuple(item(number) for number in (1, 4, 5, 10))


def held(table: TimeStoriesTable) -> list[int]:
    return [face.number for agent in table.view(None).agents for face in agent.items]


@pytest.mark.rule("TS-E1", "TS-7.2", "TS-7.3")
def test_the_printed_example_of_a_test(made: Made) -> None:
    box = trial_box(4, 2, critical=take(4, 5), success=take(1), failure=take(10))
    pack = made(location("pier", card("B", tests=(box,)), card("C")), items=ITEMS, destiny=[-1, 0])
    table = position(pack, destiny=(-1,))
    table.arrives("pier", 0, 1)
    table.acts(do.STAND_BY[1])
    before = table.pools[:]
    vortex = table.vortex
    table.attempts(0, boosts=2, support=(1,))
    assert held(table) == [4, 5]
    assert [table.pools[0], table.pools[1]] == [before[0] - 3, before[1] - 1]
    assert table.vortex == vortex + 4
    assert table.state.discards == (-1,)


@pytest.mark.rule("TS-E3", "TS-7.1", "TS-7.3")
@pytest.mark.parametrize(("boosts", "items"), [(1, [10]), (2, [1, 4]), (3, [5])])
def test_below_equal_and_above_the_difficulty(made: Made, boosts: int, items: list[int]) -> None:
    box = trial_box(4, 1, failure=take(10), success=take(5), critical=take(1, 4))
    table = position(made(location("pier", card("B", tests=(box,)), card("C")), items=ITEMS))
    table.arrives("pier", 0, 1)
    table.attempts(0, boosts)
    assert held(table) == items


@pytest.mark.rule("TS-E5", "TS-7.3", "TS-R16")
@pytest.mark.parametrize(("boosts", "items"), [(1, []), (2, [5]), (3, [5])])
def test_success_and_critical_in_one_cell_and_an_empty_failure(made: Made, boosts: int, items: list[int]) -> None:
    pack = made(location("pier", card("B", tests=(trial_box(4, 1, success=take(5)),)), card("C")), items=ITEMS)
    for profile in ("midsummer-es", "hadal-es"):
        table = position(pack, profile=profile)
        table.arrives("pier", 0, 1)
        table.attempts(0, boosts)
        assert held(table) == items


@pytest.mark.rule("TS-7.2")
def test_boosting_ends_when_support_is_asked_and_destiny_waits_for_the_answers(made: Made) -> None:
    table = position(made(location("pier", card("B", tests=(trial_box(9),)), card("C"), card("D"))), seats=3)
    table.arrives("pier", 0, 1, 2)
    table.refuses(do.BOOST[0], rule="TS-7.2", saying="you’re not attempting a test")
    table.acts(do.ATTEMPT[0][0])
    table.refuses(
        do.ASK_SUPPORT[0],
        rule="TS-7.2",
        saying="nobody can support you right now: Bo has a card in front of them and Cy has a card in front of them",
    )  # nobody stands by
    table.refuses(do.EXPLORE[0][1], rule="TS-7.2", saying="finish your test first")
    table.acts(do.STAND_BY[1], do.STAND_BY[2], do.ASK_SUPPORT[0])
    table.refuses(do.BOOST[0], rule="TS-7.2", saying="you’ve asked for support; no more boosting")
    table.refuses(do.DRAW[0], rule="TS-7.2", saying="you’ve asked for support; no more boosting")
    table.acts(do.SUPPORT[1][0], do.DECLINE[2][0])
    assert table.is_testing(0)
    table.refuses(do.SUPPORT[2][0], rule="TS-7.2", saying="you’ve already declined to support this test")
    table.acts(do.DECLINE[1][0])
    assert not table.is_testing(0)
    assert len(table.state.discards) == 1


@pytest.mark.rule("TS-7.3")
def test_only_who_attempts_bears_the_outcome(made: Made) -> None:
    box = trial_box(9, failure=[{"do": "lose", "azrak": 2}])
    table = position(made(location("pier", card("B", tests=(box,)), card("C"))))
    table.arrives("pier", 0, 1)
    table.acts(do.STAND_BY[1])
    table.attempts(0, support=(1,))
    assert table.pools[:2] == [2, 5]


@pytest.mark.rule("TS-7.4")
def test_discards_lie_open_and_come_back_when_told_or_when_the_pile_is_empty(made: Made) -> None:
    box = trial_box(2, 1, success=[{"do": "reshuffle"}], critical=[], failure=[])
    pack = made(location("pier", card("B", tests=(box,)), card("C")), destiny=[0, 0, 1])
    table = position(pack, destiny=(0, 0, 1, 0))
    table.arrives("pier", 0, 1)
    table.attempts(0)
    table.attempts(0)
    view = table.view(1)
    assert (view.discards, view.destiny, view.destiny_cards) == ((0, 0), 1, 3)
    assert (view.destiny_lowest, view.destiny_highest) == (0, 1)
    table.attempts(0)  # the 1: success, and all are shuffled back
    assert (len(table.state.destiny), table.state.discards) == (3, ())
    empty = position(pack, destiny=(1, 0, 0))
    empty.state.destiny = (0,)
    empty.state.discards = (0, 1)
    empty.arrives("pier", 0, 1)
    empty.attempts(0)
    empty.attempts(0)
    assert len(empty.state.destiny) + len(empty.state.discards) == 3


@pytest.mark.rule("TS-8.1")
def test_a_personal_conflict_is_over_after_its_test_unless_the_outcome_says_it_goes_on(made: Made) -> None:
    box = trial_box(3, 1, failure=[{"do": "go_on"}])
    table = position(made(location("pier", card("B", conflict={"kind": "personal"}, tests=(box,)), card("C"))))
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0])
    assert not table.in_conflict()  # it takes effect when the Actions step starts
    table.acts(do.RECON[1][1], do.RECOUNT[0], do.RECOUNT[1])
    assert table.in_conflict() == [0]
    table.attempts(0)
    assert table.in_conflict() == [0]
    table.attempts(0, boosts=1)
    assert not table.in_conflict()
    table.acts(do.STAND_BY[0])


@pytest.mark.rule("TS-8.1", "TS-10.2")
def test_a_conflict_that_a_failed_test_brings_on_begins_after_that_test(made: Made) -> None:
    frostbite = item(5, "red", conflict={"kind": "personal"}, tests=(trial_box(2, 1),))
    rail = card("B", tests=(trial_box(9, 1, failure=[{"do": "take", "item": 5}]),))
    table = position(made(location("pier", rail, card("C")), items=(frostbite,)))
    table.arrives("pier", 0, 1)
    table.attempts(0)
    assert table.in_conflict() == [0]
    table.refuses(do.STAND_BY[0], rule="TS-8.1", saying="you’re in a conflict and have to attempt its test first")
    table.attempts(0, boosts=1)
    assert not table.in_conflict()
    table.acts(do.STAND_BY[0])


DAMAGE = [{"do": "damage", "points": 2}]
STRIKE = trial_box(2, 1, success=DAMAGE)
WRESTLE = trial_box(4, 3, success=[{"do": "damage", "points": 5}], failure=[{"do": "eject"}])


def beast(life: int = 4, **more: Any) -> dict[str, Any]:
    return card("B", conflict={"kind": "group", "life": life, **more}, tests=(STRIKE, WRESTLE))


@pytest.mark.rule("TS-8.2", "TS-8.3")
def test_a_group_conflict_stops_everyone_after_free_swaps_and_goes_in_the_captains_order(made: Made) -> None:
    pack = made(location("cave", beast(), card("C", *take(1)), card("D")), items=ITEMS)
    table = position(pack, seats=3)
    table.arrives("cave", 0, 1, 2)
    assert table.is_fighting()
    table.refuses(do.EXPLORE[1][0], rule="TS-8.2", saying="the whole group is in a conflict")
    pools = table.pools[:]
    table.acts(do.Give(1, 2, "item-1"))
    assert table.pools == pools
    table.acts(do.READY[0], do.STAY[0], do.READY[0], do.READY[1], do.READY[2])
    table.refuses(do.Give(2, 1, "item-1"), rule="TS-8.2", saying="the conflict has begun; no more swapping")
    table.refuses(do.STAY[1], rule="TS-8.2", saying="the whole group is in a conflict"), "once begun it goes on"
    assert do.STAY[1] not in table.state.asides(1)
    table.waits_for(0)
    table.refuses(do.CALL_ON[1][0], rule="TS-8.3", saying="that’s up to the Time Captain, Ada")
    table.refuses(do.ATTEMPT[1][0], rule="TS-8.3", saying="the Time Captain, Ada, hasn’t said who goes next")
    table.acts(do.CALL_ON[0][2])
    table.refuses(do.ATTEMPT[0][0], rule="TS-8.3", saying="it’s Cy’s turn")
    table.attempts(2)
    assert table.state.damage == 2
    table.refuses(do.CALL_ON[0][2], rule="TS-8.3", saying="Cy has already had their attempt this turn")


@pytest.mark.rule("TS-8.3", "TS-11.2")
def test_in_a_group_conflict_one_supports_with_a_card_before_one(made: Made) -> None:
    table = position(
        made(location("cave", beast(9), card("C", conflict={"kind": "personal"}, tests=(trial_box(),)), card("D")))
    )
    table.arrives("cave", 0, 1)
    table.acts(do.READY[0], do.READY[1], do.CALL_ON[0][1])
    assert table.state.holds[0] >= 0
    table.acts(do.ATTEMPT[1][1], do.ASK_SUPPORT[1], do.SUPPORT[0][1], do.SUPPORT[0][1], do.DECLINE[0][1])
    assert table.state.damage == 5
    assert table.state.acting == 0  # the last of a turn is called by nobody


@pytest.mark.rule("TS-8.4")
def test_turns_follow_until_damage_reaches_the_life_points_and_then_play_goes_on(made: Made) -> None:
    table = position(made(location("cave", beast(5, won=take(5)), card("C"), card("D")), items=ITEMS))
    table.arrives("cave", 0, 1)
    table.acts(do.READY[0], do.READY[1], do.CALL_ON[0][1])
    table.attempts(1)
    table.attempts(0)
    assert (table.state.damage, table.state.fight_turn) == (4, 2)
    table.waits_for(0)  # the captain may order anew
    table.acts(do.CALL_ON[0][0])
    table.attempts(0)
    assert not table.is_fighting()
    assert table.state.damage == 0
    assert held(table) == [5]
    table.acts(do.STAND_BY[1])


@pytest.mark.rule("TS-8.4")
def test_a_card_may_name_another_end_of_a_conflict(made: Made) -> None:
    box = trial_box(2, 1, success=[{"do": "end_conflict"}])
    table = position(made(location("cave", card("B", conflict={"kind": "group", "life": 9}, tests=(box,)), card("C"))))
    table.arrives("cave", 0, 1)
    table.acts(do.READY[0], do.READY[1], do.CALL_ON[0][0])
    table.attempts(0)
    assert not table.is_fighting()


@pytest.mark.rule("TS-8.2")
def test_a_test_under_way_waits_for_a_group_conflict_and_then_goes_on(made: Made) -> None:
    cards = [card("B"), card("C", tests=(trial_box(9),)), beast(2) | {"letter": "D"}]
    table = position(made(location("cave", *cards)))
    table.arrives("cave", 0, 1)
    table.acts(do.ATTEMPT[1][0], do.EXPLORE[0][2])
    assert not table.is_testing(1)
    table.acts(do.READY[0], do.READY[1], do.CALL_ON[0][0])
    table.attempts(0)
    assert not table.is_fighting()
    assert table.is_testing(1)
    table.acts(do.DRAW[1])


@pytest.mark.rule("TS-R11")
def test_the_ejected_take_no_part_and_an_ejected_captain_still_orders(made: Made) -> None:
    table = position(made(location("cave", beast(20), card("C"), card("D"))), seats=3)
    table.arrives("cave", 0, 1, 2)
    table.acts(do.READY[0], do.READY[1], do.READY[2], do.CALL_ON[0][0])
    table.attempts(0, which=1)
    assert table.status(0) == "ejected"
    assert table.state.holds[0] == -1  # the story card went back
    table.waits_for(0)
    table.refuses(do.SUPPORT[0][1], rule="TS-9.7", saying="Ada has been ejected and can only talk")
    table.acts(do.CALL_ON[0][1])
    table.attempts(1)
    table.attempts(2)
    table.refuses(do.CALL_ON[0][0], rule="TS-R11", saying="Ada has been ejected and takes no part in the conflict")


@pytest.mark.rule("TS-11.2", "TS-R15")
def test_whoever_reads_a_card_cannot_support(made: Made) -> None:
    table = position(made(location("pier", card("B", tests=(trial_box(9),)), card("C"), card("D"))), seats=3)
    table.arrives("pier", 0, 1, 2)
    table.acts(do.STAND_BY[2], do.ATTEMPT[0][0], do.ASK_SUPPORT[0])
    table.refuses(do.SUPPORT[1][0], rule="TS-11.2", saying="nobody can support while reading a card")
    table.acts(do.STAND_BY[1], do.SUPPORT[1][0])


@pytest.mark.rule("TS-R15")
def test_a_yellow_item_keeps_one_from_supporting_only_until_it_is_resolved(made: Made) -> None:
    ask = {"do": "may", "ask": {"es": "¿Sí?", "en": "Yes?"}, "then": [{"do": "gain", "azrak": 1}]}
    cards = [card("B", tests=(trial_box(9),)), card("C", *take(4)), card("D")]
    yellow = (item(1), item(4, "yellow", ask), item(5), item(10))
    table = position(made(location("pier", *cards), items=yellow), seats=3)
    table.arrives("pier", 0, 1, 2)
    table.acts(do.STAND_BY[2], do.ATTEMPT[0][0], do.ASK_SUPPORT[0])
    assert undecided(table.state, 0) == [2]
    table.acts(do.CHOOSE[1][0], do.STAND_BY[1])
    assert undecided(table.state, 0) == [1, 2]
