"""TS-9 and TS-12: Azrak, broken links, Updates, and the help for fewer receptacles."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.games.timestories import actions as do
from horae.games.timestories import position as t
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.timestories import card, item, location, position, receptacle, trial_box

Made = Callable[..., TimeStoriesPack]
LOSE_1 = {"do": "lose", "azrak": 1}
TAKE_1 = {"do": "take", "item": 1}
PIER = location("pier", card("B", tests=(trial_box(9),)), card("C"), card("D"))
PROFILES = ("midsummer-en", "midsummer-es", "hadal-es")


@pytest.mark.rule("TS-9.1", "TS-R16")
@pytest.mark.parametrize("profile", PROFILES)
def test_lost_azrak_goes_to_the_vortex_and_gained_comes_from_it_up_to_the_level(made: Made, profile: str) -> None:
    steps = ({"do": "lose", "azrak": 2}, {"do": "gain", "azrak": 9})
    table = position(made(location("pier", card("B"), card("C", *steps))), seats=2, profile=profile)
    table.arrives("pier", 0, 1)
    assert table.pools[:2] == [5, 6]
    poor = position(made(location("pier", card("B"), card("C", {"do": "gain", "azrak": 3}))), seats=4, profile=profile)
    poor.azrak(6, 5)
    poor.arrives("pier", 0, 1)
    assert (poor.pools[1], poor.vortex) == (6, 0)  # only what is there


@pytest.mark.rule("TS-E2", "TS-9.3")
def test_the_printed_example_of_a_standard_update(made: Made) -> None:
    levels = tuple(receptacle(name, azrak=8) for name in ("ada", "bo", "cy", "dee"))
    table = position(made(PIER, receptacles=levels, azrak=32))
    table.arrives("pier", 0, 1)
    table.leaves()
    before = table.azrak(2, 5, vortex=8).returned  # what lies elsewhere does not matter here
    table.acts(do.UPDATE[1][0], do.AGREE[0], do.DEAL_EVENLY[1])
    assert (table.returned, table.pools[:2], table.vortex) == (before + 1, [7, 7], 0)


@pytest.mark.rule("TS-9.3", "TS-R12")
def test_an_update_is_dealt_as_the_dealer_likes_but_never_above_a_level(made: Made) -> None:
    table = position(made(PIER))
    table.arrives("pier", 0, 1)
    table.leaves()
    table.azrak(4, 5, vortex=3)
    table.acts(do.UPDATE[0][0], do.AGREE[1])
    table.refuses(do.DEAL[1][0], rule="TS-9.3", saying="Ada is dealing this Update")
    table.acts(do.DEAL[0][1])
    table.refuses(do.DEAL[0][1], rule="TS-9.3", saying="Bo already has 6 Azrak, their starting level")
    table.acts(do.DEAL[0][0])
    assert (table.step, table.pools[:2]) == ("between", [5, 6])
    table.refuses(do.UPDATE[0][0], rule="TS-R12", saying="there’s already been an Update in this interlude")  # one an interlude


@pytest.mark.rule("TS-9.3")
def test_what_cannot_be_dealt_stays_in_the_vortex(made: Made) -> None:
    table = position(made(PIER))
    table.arrives("pier", 0, 1)
    table.leaves()
    table.acts(do.UPDATE[0][0], do.AGREE[1], do.DEAL_EVENLY[0])
    assert table.pools[:2] == [6, 6]
    assert table.vortex == 24 - 12 - 1 - 1


@pytest.mark.rule("TS-9.4", "TS-12.1", "TS-12.2", "TS-12.3")
@pytest.mark.parametrize(("seats", "free"), [(1, 2), (2, 2), (3, 1), (4, 0)])
@pytest.mark.parametrize("profile", PROFILES)
def test_free_updates_by_the_number_of_receptacles_move_none_to_the_return(
    made: Made, profile: str, seats: int, free: int
) -> None:
    table = position(made(location("pier", card("B"), card("C"), card("D"), card("E")), azrak=30), seats, profile)
    assert table.state.free_updates == free
    table.arrives("pier", 0, 1, 2, 3)
    table.leaves()
    if not free:
        table.refuses(do.UPDATE[0][1], rule="TS-12.1", saying="there are no Updates at no cost left")
        return
    table.acts(do.UPDATE[0][1], *[do.AGREE[agent] for agent in range(1, seats)], do.DEAL_EVENLY[0])
    assert (table.returned, table.state.free_updates) == (0, free - 1)


@pytest.mark.rule("TS-9.4")
def test_a_card_may_give_a_free_update(made: Made) -> None:
    table = position(made(location("pier", card("B", {"do": "free_update"}), card("C"), card("D"), card("E"))), seats=4)
    table.arrives("pier", 0, 1, 2, 3)
    assert table.state.free_updates == 1


@pytest.mark.rule("TS-9.5")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("lost", [False, True])
def test_the_last_azrak_spent_or_lost_breaks_the_link(made: Made, profile: str, lost: bool) -> None:
    table = position(
        made(location("pier", card("B", *([LOSE_1] if lost else []), tests=(trial_box(9),)), card("C"))), profile=profile
    )
    table.azrak(2)
    table.arrives("pier", 0, 1)
    if not lost:
        table.acts(do.ATTEMPT[0][0])
    assert table.state.links[0] == t.SPENT
    table.refuses(
        do.STAND_BY[0],
        rule="TS-9.5",
        saying="your link is broken: take an Emergency Update or lose control of your receptacle first",
    )
    table.refuses(do.LOSE[1], rule="TS-9.5", saying="your link isn’t broken")
    vortex = table.vortex
    table.acts(do.EMERGENCY[0][0])
    assert (table.returned, table.pools[0], table.vortex) == (1, 6, vortex - 6)
    assert table.pools[1] == 6  # nobody else regains
    if not lost:
        table.acts(do.BOOST[0])  # TS-R12: what was regained may boost the action


@pytest.mark.rule("TS-9.5", "TS-9.7")
def test_who_lets_go_finishes_the_action_and_is_then_out(made: Made) -> None:
    pack = made(location("pier", card("B", tests=(trial_box(1, success=[TAKE_1]),)), card("C")), items=(item(1),))
    table = position(pack)
    table.azrak(2)
    table.arrives("pier", 0, 1)
    table.acts(do.ATTEMPT[0][0])
    vortex = table.vortex
    table.acts(do.LOSE[0])
    assert table.vortex == vortex + 1
    table.refuses(do.BOOST[0], rule="TS-7.2", saying="you have no Azrak to spend")
    table.acts(do.DRAW[0])
    assert table.item_at == [0]
    assert (table.status(0), table.state.holds[0]) == ("lost_control", -1)
    table.refuses(do.EXPLORE[0][0], rule="TS-9.7", saying="Ada has been ejected and can only talk")
    table.refuses(do.READY[0], rule="TS-9.7", saying="Ada has been ejected and can only talk")


@pytest.mark.rule("TS-9.5", "TS-9.1")
@pytest.mark.parametrize("source", ["vortex", "return"])
def test_who_let_go_gains_no_azrak_by_the_test_that_is_finished(made: Made, source: str) -> None:
    won = [{"do": "gain", "azrak": 2, "from": source}, TAKE_1]
    table = position(made(location("pier", card("B", tests=(trial_box(1, success=won),)), card("C")), items=(item(1),)))
    table.azrak(2, returned=3)
    table.arrives("pier", 0, 1)
    table.acts(do.ATTEMPT[0][0], do.LOSE[0])
    before = (table.vortex, table.returned)
    table.acts(do.DRAW[0])
    assert table.item_at == [0], "the rest of it is followed"
    assert (table.pools[0], table.vortex, table.returned) == (0, *before)
    assert table.status(0) == "lost_control"
    kept = position(made(location("pier", card("B", tests=(trial_box(1, success=won),)), card("C")), items=(item(1),)))
    kept.azrak(2, returned=3)
    kept.arrives("pier", 0, 1)
    kept.acts(do.ATTEMPT[0][0], do.EMERGENCY[0][0])
    kept.azrak(3)
    kept.acts(do.DRAW[0])
    assert kept.pools[0] == 5, "who mended the link does"


@pytest.mark.rule("TS-9.5")
def test_a_card_explored_with_the_last_azrak_is_read_only_after_the_choice(made: Made) -> None:
    table = position(
        made(location("pier", card("B"), card("C"), card("D"), card("E"), card("F", TAKE_1)), items=(item(1),)), seats=4
    )
    table.azrak(2)
    table.arrives("pier", 0, 1, 2, 3)
    table.acts(do.EXPLORE[0][4])
    assert table.item_at == [-1]
    assert table.view(0).own[0].card is None
    table.acts(do.LOSE[0])
    assert table.item_at == [0]
    assert table.status(0) == "lost_control"


@pytest.mark.rule("TS-9.5", "TS-5.7")
def test_a_giving_paid_with_the_last_azrak_is_finished_first(made: Made) -> None:
    steps = (TAKE_1, {"do": "take", "item": 2})
    table = position(made(location("pier", card("B", *steps), card("C"), card("D")), items=(item(1), item(2))), seats=3)
    table.azrak(2)
    table.arrives("pier", 0, 1, 2)
    table.acts(do.STAND_BY[0], do.Give(0, 1, "item-1"), do.LOSE[0])
    table.refuses(do.Give(0, 2, "item-2"), rule="TS-9.5", saying="you’re on your way out")
    table.acts(do.Give(0, 1, "item-2"), do.READY[0])
    assert table.item_at == [1, 1]
    assert table.status(0) == "lost_control"


@pytest.mark.rule("TS-9.6")
def test_when_all_lose_control_at_one_location_the_mission_fails(made: Made) -> None:
    table = position(made(location("pier", card("B", LOSE_1), card("C", LOSE_1))))
    table.azrak(2, 1)
    table.arrives("pier", 0, 1)
    table.acts(do.LOSE[0], do.LOSE[1])
    result = table.state.result()
    assert result is not None
    assert (result.reason, result.winners) == ("lost_control", ())
    table.refuses(do.STAND_BY[0], rule="TS-13.1", saying="the mission is over")


@pytest.mark.rule("TS-R13")
def test_if_a_card_ejected_one_of_them_the_group_goes_between_locations(made: Made) -> None:
    table = position(made(location("pier", card("B", LOSE_1), card("C", {"do": "eject"}))))
    table.azrak(2)
    table.arrives("pier", 0, 1)
    table.acts(do.LOSE[0])
    assert table.state.result() is None
    assert table.step == "between"


@pytest.mark.rule("TS-9.7", "TS-R12")
def test_after_loss_of_control_an_update_is_mandatory_and_a_free_one_will_do(made: Made) -> None:
    table = position(made(location("pier", card("B", LOSE_1), card("C"))))
    table.azrak(2)
    table.arrives("pier", 0, 1)
    table.acts(do.LOSE[0], do.STAND_BY[1], do.READY[1])
    assert table.state.must_update
    table.refuses(do.READY[1], rule="TS-9.7", saying="someone has lost control, so there has to be a Standard Update first")
    assert set(table.offers(0)) == {do.UPDATE[0][0], do.UPDATE[0][1]}
    table.acts(do.UPDATE[0][1], do.DEAL_EVENLY[0])
    assert table.status(0) == "in_control"
    assert table.returned == 0
    table.next_round()
    assert table.round == 2


@pytest.mark.rule("TS-9.7")
def test_who_was_ejected_by_a_card_needs_no_update(made: Made) -> None:
    table = position(made(location("pier", card("B", {"do": "eject"}), card("C"))))
    table.arrives("pier", 0, 1)
    table.acts(do.STAND_BY[1], do.READY[1])
    assert not table.state.must_update
    assert table.status(0) == "in_control"


@pytest.mark.rule("TS-9.8", "TS-10.3")
def test_azrak_on_the_map_and_the_return_stays_there_but_for_what_cards_say(made: Made) -> None:
    gain = {"do": "gain", "azrak": 1, "from": "return"}
    table = position(made(location("pier", card("B"), card("C", gain)), location("hill", card("B"), card("C"))))
    table.azrak(6, 4, returned=3)
    table.arrives("pier", 0, 1)
    assert (table.returned, table.pools[1]) == (2, 5)
    table.leaves()
    table.acts(do.UPDATE[0][0], do.AGREE[1], do.DEAL_EVENLY[0])
    assert (table.returned, table.state.map_azrak.bit_count()) == (3, 1)


GROUP_3 = {"do": "spend", "azrak": 3, "by": "group", "then": [TAKE_1], "else": [LOSE_1]}


@pytest.mark.rule("TS-9.9", "TS-R16", "TS-R11")
@pytest.mark.parametrize("profile", PROFILES)
def test_several_agents_may_pay_together(made: Made, profile: str) -> None:
    table = position(
        made(location("pier", card("B", GROUP_3), card("C"), card("D", {"do": "eject"})), items=(item(1),)), 3, profile
    )
    table.arrives("pier", 0, 1, 2)
    assert table.status(2) == "ejected"
    table.refuses(do.PLEDGE[2][0], rule="TS-9.7", saying="Cy has been ejected and can only talk")
    table.refuses(do.DECLINE[0][0], rule="TS-9.9", saying="the group has enough, so it has to pay")
    table.refuses(do.STAND_BY[0], rule="TS-9.9", saying="the group has something to pay first")
    table.acts(do.PLEDGE[1][0], do.PLEDGE[1][0], do.PLEDGE[0][0])
    assert table.pools[:2] == [4, 4]
    assert table.item_at == [0]
    table.refuses(do.PLEDGE[1][0], rule="TS-9.9", saying="nobody’s asking the group for anything there")


@pytest.mark.rule("TS-9.9")
def test_a_group_that_has_not_enough_does_not_pay_and_takes_its_own_back(made: Made) -> None:
    table = position(made(location("pier", card("B", GROUP_3), card("C"), card("D")), items=(item(1),)))
    table.azrak(2, 4)
    table.arrives("pier", 0, 1)
    table.acts(do.PLEDGE[0][0], *[do.EXPLORE[1][slot] for slot in (2, 1, 2, 1)])  # one free, three paid: too little is left
    assert do.DECLINE[0][0] in table.offers(0)
    table.acts(do.DECLINE[0][0], do.EMERGENCY[0][0])  # instead, the reader loses 1: their last
    assert table.item_at == [-1]
    assert table.pools[:2] == [6, 1]


# --- fewer receptacles: the editions differ (TS-12) ---


@pytest.mark.rule("TS-12.1")
@pytest.mark.parametrize(("profile", "most"), [("midsummer-en", 3), ("midsummer-es", 3), ("hadal-es", 2)])
def test_with_two_the_supporter_may_spend_three_in_midsummer_and_two_in_hadal(made: Made, profile: str, most: int) -> None:
    table = position(made(PIER), profile=profile)
    table.arrives("pier", 0, 1)
    table.acts(do.STAND_BY[1], do.ATTEMPT[0][0], do.ASK_SUPPORT[0], *[do.SUPPORT[1][0]] * (most - 1))
    assert table.is_testing(0)
    table.acts(do.SUPPORT[1][0])
    assert not table.is_testing(0)  # nothing more can be spent, so Destiny was drawn
    assert table.pools[1] == 6 - most


@pytest.mark.rule("TS-12.2")
@pytest.mark.parametrize(("profile", "most"), [("midsummer-en", 2), ("midsummer-es", 3), ("hadal-es", 2)])
def test_with_three_one_supporter_may_spend_more_and_the_editions_differ(made: Made, profile: str, most: int) -> None:
    table = position(made(PIER), 3, profile)
    table.arrives("pier", 0, 1, 2)
    table.acts(do.STAND_BY[1], do.STAND_BY[2], do.ATTEMPT[0][0], do.ASK_SUPPORT[0], *[do.SUPPORT[1][0]] * most)
    table.refuses(do.SUPPORT[1][0], rule="TS-12.2")
    table.acts(do.SUPPORT[2][0])  # the other may still spend 1
    assert not table.is_testing(0)
    assert table.pools[1:3] == [6 - most, 5]


@pytest.mark.rule("TS-12.2")
def test_with_three_only_one_of_the_two_may_spend_more_than_one(made: Made) -> None:
    table = position(made(PIER), 3, "midsummer-en")
    table.arrives("pier", 0, 1, 2)
    table.acts(do.STAND_BY[1], do.STAND_BY[2], do.ATTEMPT[0][0], do.ASK_SUPPORT[0], do.SUPPORT[1][0], do.SUPPORT[2][0])
    table.acts(do.SUPPORT[2][0])
    assert not table.is_testing(0)
    assert table.pools[1:3] == [5, 4]


@pytest.mark.rule("TS-12.3", "TS-7.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_with_four_each_supporter_spends_one_at_most(made: Made, profile: str) -> None:
    table = position(made(location("pier", card("B", tests=(trial_box(9),)), card("C"), card("D"), card("E"))), 4, profile)
    table.arrives("pier", 0, 1, 2, 3)
    table.acts(*[do.STAND_BY[agent] for agent in (1, 2, 3)], do.ATTEMPT[0][0], do.ASK_SUPPORT[0], do.SUPPORT[1][0])
    table.refuses(do.SUPPORT[1][0], rule="TS-7.2", saying="you’ve spent 1 on this test, and that’s the most you may")
    table.acts(do.SUPPORT[2][0], do.SUPPORT[3][0])
    assert not table.is_testing(0)


@pytest.mark.rule("TS-12.1", "TS-12.2", "TS-12.3")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("seats", "free"), [(1, {0, 1}), (2, {0, 1}), (3, {1}), (4, set())])
def test_free_explores_by_the_number_of_receptacles(made: Made, profile: str, seats: int, free: set[int]) -> None:
    cards = [card(letter) for letter in "BCDEF"]
    table = position(made(location("pier", *cards)), seats, profile, captain=1)
    table.arrives("pier", 0, 1, 2, 3)
    for agent in range(table.state.n):
        before = table.pools[agent]
        table.acts(do.EXPLORE[agent][4])
        assert table.pools[agent] == before - (agent not in free)
        table.acts(do.EXPLORE[agent][agent])  # the second one is never free
        assert table.pools[agent] == before - 1 - (agent not in free)
    table.leaves()
    table.next_round()
    table.arrives("pier", 0, 1, 2, 3)
    assert table.state.free_explores.bit_count() == len(free)  # again in each round


# --- rulings on the last Azrak ---


@pytest.mark.rule("TS-R1")
def test_the_captains_last_azrak_goes_to_the_return_in_an_emergency(made: Made) -> None:
    table = position(made(PIER))
    table.azrak(1)
    table.acts(do.ChooseLocation(0, "pier"))
    assert table.state.links[0] == t.FOR_LOCATION
    table.acts(do.EMERGENCY[0][0])
    assert (table.state.map_azrak, table.returned, table.pools[0]) == (0, 1, 6)
    assert table.step == "recon"


@pytest.mark.rule("TS-R1")
def test_a_captain_who_lets_go_is_out_once_card_a_is_read(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C"), a={"steps": [TAKE_1]}), items=(item(1),)))
    table.azrak(1)
    table.acts(do.ChooseLocation(0, "pier"))
    vortex = table.vortex
    table.acts(do.LOSE[0])
    assert (table.state.map_azrak, table.vortex, table.state.visits[0]) == (0, vortex + 1, 1)
    assert table.item_at == [0]  # card A was followed first
    assert table.status(0) == "lost_control"
    table.waits_for(1)


@pytest.mark.rule("TS-R1")
@pytest.mark.parametrize("emergency", [False, True])
def test_for_a_revisit_the_last_azrak_stays_on_the_return_either_way(made: Made, emergency: bool) -> None:
    table = position(made(PIER))
    table.state.map_azrak, table.state.vortex = 1, table.vortex - 1
    table.azrak(1)
    table.acts(do.ChooseLocation(0, "pier"))
    assert table.state.links[0] == t.FOR_REVISIT
    table.acts(do.EMERGENCY[0][0] if emergency else do.LOSE[0])
    assert (table.state.map_azrak, table.returned) == (1, 1)
    assert table.state.azrak_everywhere() == 24


@pytest.mark.rule("TS-R2")
def test_the_dealer_first_gives_one_to_each_who_has_none_and_who_gets_none_is_left_out(made: Made) -> None:
    table = position(made(location("pier", card("B", LOSE_1), card("C", LOSE_1), card("D"))), 3)
    table.azrak(2, 1)
    table.arrives("pier", 0, 1, 2)
    table.acts(do.LOSE[0], do.LOSE[1], do.STAND_BY[2], do.READY[2])
    table.azrak(vortex=2)
    table.acts(do.UPDATE[2][0])
    assert set(table.offers(2)) == {do.DEAL_EVENLY[2], do.DEAL[2][0], do.DEAL[2][1]}
    table.refuses(do.DEAL[2][2], rule="TS-9.3", saying="Cy already has 6 Azrak, their starting level")
    table.acts(do.DEAL[2][1])
    assert [table.status(agent) for agent in range(3)] == ["left_out", "in_control", "in_control"]
    table.next_round()
    assert table.captain == 1  # who is left out is passed over


@pytest.mark.rule("TS-R2", "TS-9.6")
def test_with_nobody_left_to_act_the_mission_fails(made: Made) -> None:
    table = position(made(location("pier", card("B", LOSE_1), card("C", {"do": "eject"}, {"do": "lose", "azrak": 9}))))
    table.azrak(2)
    table.arrives("pier", 0, 1)
    table.acts(do.LOSE[0], do.LOSE[1])
    result = table.state.result()
    assert result is not None
    assert result.reason == "lost_control"


@pytest.mark.rule("TS-R12")
def test_with_an_empty_vortex_there_is_no_emergency_and_control_is_lost(made: Made) -> None:
    table = position(made(location("pier", card("B", LOSE_1), card("C"), card("D"), card("E"))), 4)
    table.azrak(2, vortex=0)
    table.arrives("pier", 0, 1, 2, 3)
    assert table.status(0) == "lost_control"
    assert table.vortex == 1


@pytest.mark.rule("TS-R12")
def test_a_free_emergency_puts_the_last_azrak_in_the_vortex_before_refilling(made: Made) -> None:
    table = position(made(location("pier", card("B", LOSE_1), card("C"))))
    table.azrak(2, vortex=0)
    table.arrives("pier", 0, 1)
    table.refuses(do.EMERGENCY[0][0], rule="TS-R12", saying="there’s no Azrak in the Vortex")
    before = table.returned
    table.acts(do.EMERGENCY[0][1])
    assert (table.pools[0], table.vortex, table.returned, table.state.free_updates) == (1, 0, before, 1)


@pytest.mark.rule("TS-R12")
def test_no_standard_update_from_an_empty_vortex(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C"), card("D"), card("E"))), 4)
    table.arrives("pier", 0, 1, 2, 3)
    table.leaves()
    assert table.vortex == 0
    table.refuses(do.UPDATE[0][0], rule="TS-R12", saying="there’s no Azrak in the Vortex")


@pytest.mark.rule("TS-9.2")
def test_there_is_no_way_to_hand_azrak_over(made: Made) -> None:
    table = position(made(PIER))
    table.arrives("pier", 0, 1)
    table.acts(do.STAND_BY[0])
    table.refuses(do.Give(0, 1, "azrak"), rule="TS-10.2", saying="you don’t have that to give")
    leave_now = [do.READY[0], do.STAND_BY[1], do.READY[1]]
    table.acts(*leave_now)
    assert not [move for move in table.offers(0) if isinstance(move, do.Give)]
