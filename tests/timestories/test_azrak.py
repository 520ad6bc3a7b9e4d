"""TS-9 and TS-12: Azrak, broken links, Updates, and the help for fewer receptacles."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.games.timestories import actions as do
from horae.games.timestories import position as t
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.testkit.timestories import (
    act,
    arrive,
    begin,
    card,
    is_testing,
    item,
    leave,
    location,
    next_round,
    receptacle,
    refused,
    trial_box,
)

Made = Callable[..., TimeStoriesPack]
LOSE_1 = {"do": "lose", "azrak": 1}
TAKE_1 = {"do": "take", "item": 1}
PIER = location("pier", card("B", tests=(trial_box(9),)), card("C"), card("D"))
PROFILES = ("midsummer-en", "midsummer-es", "hadal-es")


def set_pools(state: TimeStoriesState, *pools: int) -> None:
    """Move Azrak between pools and the Vortex before the part of play that a test is about."""
    for agent, pool in enumerate(pools):
        state.vortex += state.pools[agent] - pool
        state.pools[agent] = pool


@pytest.mark.rule("TS-9.1", "TS-R16")
@pytest.mark.parametrize("profile", PROFILES)
def test_lost_azrak_goes_to_the_vortex_and_gained_comes_from_it_up_to_the_level(made: Made, profile: str) -> None:
    steps = ({"do": "lose", "azrak": 2}, {"do": "gain", "azrak": 9})
    state = begin(made(location("pier", card("B"), card("C", *steps))), seats=2, profile=profile)
    arrive(state, "pier", 0, 1)
    assert state.pools[:2] == [5, 6]
    poor = begin(made(location("pier", card("B"), card("C", {"do": "gain", "azrak": 3}))), seats=4, profile=profile)
    set_pools(poor, 6, 5)
    arrive(poor, "pier", 0, 1)
    assert (poor.pools[1], poor.vortex) == (6, 0)  # only what is there


@pytest.mark.rule("TS-E2", "TS-9.3")
def test_the_printed_example_of_a_standard_update(made: Made) -> None:
    levels = tuple(receptacle(name, azrak=8) for name in ("ada", "bo", "cy", "dee"))
    state = begin(made(PIER, receptacles=levels, azrak=32))
    arrive(state, "pier", 0, 1)
    leave(state)
    state.returned += state.vortex - 8  # what lies elsewhere does not matter here
    state.returned += state.pools[0] - 2 + state.pools[1] - 5
    state.pools[:2], state.vortex = [2, 5], 8
    before = state.returned
    act(state, do.UPDATE[1][0], do.AGREE[0], do.DEAL_EVENLY[1])
    assert (state.returned, state.pools[:2], state.vortex) == (before + 1, [7, 7], 0)


@pytest.mark.rule("TS-9.3", "TS-R12")
def test_an_update_is_dealt_as_the_dealer_likes_but_never_above_a_level(made: Made) -> None:
    state = begin(made(PIER))
    arrive(state, "pier", 0, 1)
    leave(state)
    set_pools(state, 4, 5)
    state.returned += state.vortex - 3
    state.vortex = 3
    act(state, do.UPDATE[0][0], do.AGREE[1])
    assert refused(state, do.DEAL[1][0]) == "TS-9.3"
    act(state, do.DEAL[0][1])
    assert refused(state, do.DEAL[0][1]) == "TS-9.3"
    act(state, do.DEAL[0][0])
    assert (state.step, state.pools[:2]) == (t.BETWEEN, [5, 6])
    assert refused(state, do.UPDATE[0][0]) == "TS-R12"  # one an interlude


@pytest.mark.rule("TS-9.3")
def test_what_cannot_be_dealt_stays_in_the_vortex(made: Made) -> None:
    state = begin(made(PIER))
    arrive(state, "pier", 0, 1)
    leave(state)
    act(state, do.UPDATE[0][0], do.AGREE[1], do.DEAL_EVENLY[0])
    assert state.pools[:2] == [6, 6]
    assert state.vortex == 24 - 12 - 1 - 1


@pytest.mark.rule("TS-9.4", "TS-12.1", "TS-12.2", "TS-12.3")
@pytest.mark.parametrize(("seats", "free"), [(1, 2), (2, 2), (3, 1), (4, 0)])
@pytest.mark.parametrize("profile", PROFILES)
def test_free_updates_by_the_number_of_receptacles_move_none_to_the_return(
    made: Made, profile: str, seats: int, free: int
) -> None:
    state = begin(made(location("pier", card("B"), card("C"), card("D"), card("E")), azrak=30), seats, profile)
    assert state.free_updates == free
    arrive(state, "pier", 0, 1, 2, 3)
    leave(state)
    if not free:
        assert refused(state, do.UPDATE[0][1]) == "TS-12.1"
        return
    act(state, do.UPDATE[0][1], *[do.AGREE[agent] for agent in range(1, seats)], do.DEAL_EVENLY[0])
    assert (state.returned, state.free_updates) == (0, free - 1)


@pytest.mark.rule("TS-9.4")
def test_a_card_may_give_a_free_update(made: Made) -> None:
    state = begin(made(location("pier", card("B", {"do": "free_update"}), card("C"), card("D"), card("E"))), seats=4)
    arrive(state, "pier", 0, 1, 2, 3)
    assert state.free_updates == 1


@pytest.mark.rule("TS-9.5")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("lost", [False, True])
def test_the_last_azrak_spent_or_lost_breaks_the_link(made: Made, profile: str, lost: bool) -> None:
    state = begin(
        made(location("pier", card("B", *([LOSE_1] if lost else []), tests=(trial_box(9),)), card("C"))), profile=profile
    )
    set_pools(state, 2)
    arrive(state, "pier", 0, 1)
    if not lost:
        act(state, do.ATTEMPT[0][0])
    assert state.links[0] == t.SPENT
    assert refused(state, do.STAND_BY[0]) == "TS-9.5"
    assert refused(state, do.LOSE[1]) == "TS-9.5"
    vortex = state.vortex
    act(state, do.EMERGENCY[0][0])
    assert (state.returned, state.pools[0], state.vortex) == (1, 6, vortex - 6)
    assert state.pools[1] == 6  # nobody else regains
    if not lost:
        act(state, do.BOOST[0])  # TS-R12: what was regained may boost the action


@pytest.mark.rule("TS-9.5", "TS-9.7")
def test_who_lets_go_finishes_the_action_and_is_then_out(made: Made) -> None:
    pack = made(location("pier", card("B", tests=(trial_box(1, success=[TAKE_1]),)), card("C")), items=(item(1),))
    state = begin(pack)
    set_pools(state, 2)
    arrive(state, "pier", 0, 1)
    act(state, do.ATTEMPT[0][0])
    vortex = state.vortex
    act(state, do.LOSE[0])
    assert state.vortex == vortex + 1
    assert refused(state, do.BOOST[0]) == "TS-7.2"
    act(state, do.DRAW[0])
    assert state.item_at == [0]
    assert (state.status[0], state.holds[0]) == (t.LOST, -1)
    assert refused(state, do.EXPLORE[0][0]) == "TS-9.7"
    assert refused(state, do.READY[0]) == "TS-9.7"


@pytest.mark.rule("TS-9.5")
def test_a_card_explored_with_the_last_azrak_is_read_only_after_the_choice(made: Made) -> None:
    state = begin(
        made(location("pier", card("B"), card("C"), card("D"), card("E"), card("F", TAKE_1)), items=(item(1),)), seats=4
    )
    set_pools(state, 2)
    arrive(state, "pier", 0, 1, 2, 3)
    act(state, do.EXPLORE[0][4])
    assert state.item_at == [-1]
    assert state.view(0).own[0].card is None
    act(state, do.LOSE[0])
    assert state.item_at == [0]
    assert state.status[0] == t.LOST


@pytest.mark.rule("TS-9.5", "TS-5.7")
def test_a_giving_paid_with_the_last_azrak_is_finished_first(made: Made) -> None:
    steps = (TAKE_1, {"do": "take", "item": 2})
    state = begin(made(location("pier", card("B", *steps), card("C"), card("D")), items=(item(1), item(2))), seats=3)
    set_pools(state, 2)
    arrive(state, "pier", 0, 1, 2)
    act(state, do.STAND_BY[0], do.Give(0, 1, "item-1"), do.LOSE[0])
    assert refused(state, do.Give(0, 2, "item-2")) == "TS-9.5"
    act(state, do.Give(0, 1, "item-2"), do.READY[0])
    assert state.item_at == [1, 1]
    assert state.status[0] == t.LOST


@pytest.mark.rule("TS-9.6")
def test_when_all_lose_control_at_one_location_the_mission_fails(made: Made) -> None:
    state = begin(made(location("pier", card("B", LOSE_1), card("C", LOSE_1))))
    set_pools(state, 2, 1)
    arrive(state, "pier", 0, 1)
    act(state, do.LOSE[0], do.LOSE[1])
    result = state.result()
    assert result is not None
    assert (result.reason, result.winners) == ("lost_control", ())
    assert refused(state, do.STAND_BY[0]) == "TS-13.1"


@pytest.mark.rule("TS-R13")
def test_if_a_card_ejected_one_of_them_the_group_goes_between_locations(made: Made) -> None:
    state = begin(made(location("pier", card("B", LOSE_1), card("C", {"do": "eject"}))))
    set_pools(state, 2)
    arrive(state, "pier", 0, 1)
    act(state, do.LOSE[0])
    assert state.result() is None
    assert state.step == t.BETWEEN


@pytest.mark.rule("TS-9.7", "TS-R12")
def test_after_loss_of_control_an_update_is_mandatory_and_a_free_one_will_do(made: Made) -> None:
    state = begin(made(location("pier", card("B", LOSE_1), card("C"))))
    set_pools(state, 2)
    arrive(state, "pier", 0, 1)
    act(state, do.LOSE[0], do.STAND_BY[1], do.READY[1])
    assert state.must_update
    assert refused(state, do.READY[1]) == "TS-9.7"
    assert set(state.legal(0)) == {do.UPDATE[0][0], do.UPDATE[0][1]}
    act(state, do.UPDATE[0][1], do.DEAL_EVENLY[0])
    assert state.status[0] == t.IN_CONTROL
    assert state.returned == 0
    next_round(state)
    assert state.round == 2


@pytest.mark.rule("TS-9.7")
def test_who_was_ejected_by_a_card_needs_no_update(made: Made) -> None:
    state = begin(made(location("pier", card("B", {"do": "eject"}), card("C"))))
    arrive(state, "pier", 0, 1)
    act(state, do.STAND_BY[1], do.READY[1])
    assert not state.must_update
    assert state.status[0] == t.IN_CONTROL


@pytest.mark.rule("TS-9.8", "TS-10.3")
def test_azrak_on_the_map_and_the_return_stays_there_but_for_what_cards_say(made: Made) -> None:
    gain = {"do": "gain", "azrak": 1, "from": "return"}
    state = begin(made(location("pier", card("B"), card("C", gain)), location("hill", card("B"), card("C"))))
    state.returned, state.vortex = 3, state.vortex - 3
    set_pools(state, 6, 4)
    arrive(state, "pier", 0, 1)
    assert (state.returned, state.pools[1]) == (2, 5)
    leave(state)
    act(state, do.UPDATE[0][0], do.AGREE[1], do.DEAL_EVENLY[0])
    assert (state.returned, state.map_azrak.bit_count()) == (3, 1)


GROUP_3 = {"do": "spend", "azrak": 3, "by": "group", "then": [TAKE_1], "else": [LOSE_1]}


@pytest.mark.rule("TS-9.9", "TS-R16", "TS-R11")
@pytest.mark.parametrize("profile", PROFILES)
def test_several_agents_may_pay_together(made: Made, profile: str) -> None:
    state = begin(
        made(location("pier", card("B", GROUP_3), card("C"), card("D", {"do": "eject"})), items=(item(1),)), 3, profile
    )
    arrive(state, "pier", 0, 1, 2)
    assert state.status[2] == t.EJECTED
    assert refused(state, do.PLEDGE[2][0]) == "TS-9.7"
    assert refused(state, do.DECLINE[0][0]) == "TS-9.9"
    assert refused(state, do.STAND_BY[0]) == "TS-9.9"
    act(state, do.PLEDGE[1][0], do.PLEDGE[1][0], do.PLEDGE[0][0])
    assert state.pools[:2] == [4, 4]
    assert state.item_at == [0]
    assert refused(state, do.PLEDGE[1][0]) == "TS-9.9"


@pytest.mark.rule("TS-9.9")
def test_a_group_that_has_not_enough_does_not_pay_and_takes_its_own_back(made: Made) -> None:
    state = begin(made(location("pier", card("B", GROUP_3), card("C"), card("D")), items=(item(1),)))
    set_pools(state, 2, 4)
    arrive(state, "pier", 0, 1)
    act(state, do.PLEDGE[0][0], *[do.EXPLORE[1][slot] for slot in (2, 1, 2, 1)])  # one free, three paid: too little is left
    assert do.DECLINE[0][0] in state.legal(0)
    act(state, do.DECLINE[0][0], do.EMERGENCY[0][0])  # instead, the reader loses 1: their last
    assert state.item_at == [-1]
    assert state.pools[:2] == [6, 1]


# --- fewer receptacles: the editions differ (TS-12) ---


@pytest.mark.rule("TS-12.1")
@pytest.mark.parametrize(("profile", "most"), [("midsummer-en", 3), ("midsummer-es", 3), ("hadal-es", 2)])
def test_with_two_the_supporter_may_spend_three_in_midsummer_and_two_in_hadal(made: Made, profile: str, most: int) -> None:
    state = begin(made(PIER), profile=profile)
    arrive(state, "pier", 0, 1)
    act(state, do.STAND_BY[1], do.ATTEMPT[0][0], do.ASK_SUPPORT[0], *[do.SUPPORT[1][0]] * (most - 1))
    assert is_testing(state, 0)
    act(state, do.SUPPORT[1][0])
    assert not is_testing(state, 0)  # nothing more can be spent, so Destiny was drawn
    assert state.pools[1] == 6 - most


@pytest.mark.rule("TS-12.2")
@pytest.mark.parametrize(("profile", "most"), [("midsummer-en", 2), ("midsummer-es", 3), ("hadal-es", 2)])
def test_with_three_one_supporter_may_spend_more_and_the_editions_differ(made: Made, profile: str, most: int) -> None:
    state = begin(made(PIER), 3, profile)
    arrive(state, "pier", 0, 1, 2)
    act(state, do.STAND_BY[1], do.STAND_BY[2], do.ATTEMPT[0][0], do.ASK_SUPPORT[0], *[do.SUPPORT[1][0]] * most)
    assert refused(state, do.SUPPORT[1][0]) == "TS-12.2"
    act(state, do.SUPPORT[2][0])  # the other may still spend 1
    assert not is_testing(state, 0)
    assert state.pools[1:3] == [6 - most, 5]


@pytest.mark.rule("TS-12.2")
def test_with_three_only_one_of_the_two_may_spend_more_than_one(made: Made) -> None:
    state = begin(made(PIER), 3, "midsummer-en")
    arrive(state, "pier", 0, 1, 2)
    act(state, do.STAND_BY[1], do.STAND_BY[2], do.ATTEMPT[0][0], do.ASK_SUPPORT[0], do.SUPPORT[1][0], do.SUPPORT[2][0])
    act(state, do.SUPPORT[2][0])
    assert not is_testing(state, 0)
    assert state.pools[1:3] == [5, 4]


@pytest.mark.rule("TS-12.3", "TS-7.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_with_four_each_supporter_spends_one_at_most(made: Made, profile: str) -> None:
    state = begin(made(location("pier", card("B", tests=(trial_box(9),)), card("C"), card("D"), card("E"))), 4, profile)
    arrive(state, "pier", 0, 1, 2, 3)
    act(state, *[do.STAND_BY[agent] for agent in (1, 2, 3)], do.ATTEMPT[0][0], do.ASK_SUPPORT[0], do.SUPPORT[1][0])
    assert refused(state, do.SUPPORT[1][0]) == "TS-7.2"
    act(state, do.SUPPORT[2][0], do.SUPPORT[3][0])
    assert not is_testing(state, 0)


@pytest.mark.rule("TS-12.1", "TS-12.2", "TS-12.3")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("seats", "free"), [(1, {0, 1}), (2, {0, 1}), (3, {1}), (4, set())])
def test_free_explores_by_the_number_of_receptacles(made: Made, profile: str, seats: int, free: set[int]) -> None:
    cards = [card(letter) for letter in "BCDEF"]
    state = begin(made(location("pier", *cards)), seats, profile, captain=1)
    arrive(state, "pier", 0, 1, 2, 3)
    for agent in range(state.n):
        before = state.pools[agent]
        act(state, do.EXPLORE[agent][4])
        assert state.pools[agent] == before - (agent not in free)
        act(state, do.EXPLORE[agent][agent])  # the second one is never free
        assert state.pools[agent] == before - 1 - (agent not in free)
    leave(state)
    next_round(state)
    arrive(state, "pier", 0, 1, 2, 3)
    assert state.free_explores.bit_count() == len(free)  # again in each round


# --- rulings on the last Azrak ---


@pytest.mark.rule("TS-R1")
def test_the_captains_last_azrak_goes_to_the_return_in_an_emergency(made: Made) -> None:
    state = begin(made(PIER))
    set_pools(state, 1)
    act(state, do.ChooseLocation(0, "pier"))
    assert state.links[0] == t.FOR_LOCATION
    act(state, do.EMERGENCY[0][0])
    assert (state.map_azrak, state.returned, state.pools[0]) == (0, 1, 6)
    assert state.step == t.RECON


@pytest.mark.rule("TS-R1")
def test_a_captain_who_lets_go_is_out_once_card_a_is_read(made: Made) -> None:
    state = begin(made(location("pier", card("B"), card("C"), a={"steps": [TAKE_1]}), items=(item(1),)))
    set_pools(state, 1)
    act(state, do.ChooseLocation(0, "pier"))
    vortex = state.vortex
    act(state, do.LOSE[0])
    assert (state.map_azrak, state.vortex, state.visits[0]) == (0, vortex + 1, 1)
    assert state.item_at == [0]  # card A was followed first
    assert state.status[0] == t.LOST
    assert state.deciding() == (1,)


@pytest.mark.rule("TS-R1")
@pytest.mark.parametrize("emergency", [False, True])
def test_for_a_revisit_the_last_azrak_stays_on_the_return_either_way(made: Made, emergency: bool) -> None:
    state = begin(made(PIER))
    state.map_azrak, state.vortex = 1, state.vortex - 1
    set_pools(state, 1)
    act(state, do.ChooseLocation(0, "pier"))
    assert state.links[0] == t.FOR_REVISIT
    act(state, do.EMERGENCY[0][0] if emergency else do.LOSE[0])
    assert (state.map_azrak, state.returned) == (1, 1)
    assert state.azrak_everywhere() == 24


@pytest.mark.rule("TS-R2")
def test_the_dealer_first_gives_one_to_each_who_has_none_and_who_gets_none_is_left_out(made: Made) -> None:
    state = begin(made(location("pier", card("B", LOSE_1), card("C", LOSE_1), card("D"))), 3)
    set_pools(state, 2, 1)
    arrive(state, "pier", 0, 1, 2)
    act(state, do.LOSE[0], do.LOSE[1], do.STAND_BY[2], do.READY[2])
    state.returned += state.vortex - 2
    state.vortex = 2
    act(state, do.UPDATE[2][0])
    assert set(state.legal(2)) == {do.DEAL_EVENLY[2], do.DEAL[2][0], do.DEAL[2][1]}
    assert refused(state, do.DEAL[2][2]) in ("TS-R2", "TS-9.3")
    act(state, do.DEAL[2][1])
    assert state.status[:3] == [t.LEFT_OUT, t.IN_CONTROL, t.IN_CONTROL]
    next_round(state)
    assert state.captain == 1  # who is left out is passed over


@pytest.mark.rule("TS-R2", "TS-9.6")
def test_with_nobody_left_to_act_the_mission_fails(made: Made) -> None:
    state = begin(made(location("pier", card("B", LOSE_1), card("C", {"do": "eject"}, {"do": "lose", "azrak": 9}))))
    set_pools(state, 2)
    arrive(state, "pier", 0, 1)
    act(state, do.LOSE[0], do.LOSE[1])
    result = state.result()
    assert result is not None
    assert result.reason == "lost_control"


@pytest.mark.rule("TS-R12")
def test_with_an_empty_vortex_there_is_no_emergency_and_control_is_lost(made: Made) -> None:
    state = begin(made(location("pier", card("B", LOSE_1), card("C"), card("D"), card("E"))), 4)
    state.returned += state.pools[0] - 2
    state.pools[0] = 2
    arrive(state, "pier", 0, 1, 2, 3)
    assert state.status[0] == t.LOST
    assert state.vortex == 1


@pytest.mark.rule("TS-R12")
def test_a_free_emergency_puts_the_last_azrak_in_the_vortex_before_refilling(made: Made) -> None:
    state = begin(made(location("pier", card("B", LOSE_1), card("C"))))
    set_pools(state, 2)
    state.returned += state.vortex
    state.vortex = 0
    arrive(state, "pier", 0, 1)
    assert refused(state, do.EMERGENCY[0][0]) == "TS-R12"
    before = state.returned
    act(state, do.EMERGENCY[0][1])
    assert (state.pools[0], state.vortex, state.returned, state.free_updates) == (1, 0, before, 1)


@pytest.mark.rule("TS-R12")
def test_no_standard_update_from_an_empty_vortex(made: Made) -> None:
    state = begin(made(location("pier", card("B"), card("C"), card("D"), card("E"))), 4)
    arrive(state, "pier", 0, 1, 2, 3)
    leave(state)
    assert state.vortex == 0
    assert refused(state, do.UPDATE[0][0]) == "TS-R12"


@pytest.mark.rule("TS-9.2")
def test_there_is_no_way_to_hand_azrak_over(made: Made) -> None:
    state = begin(made(PIER))
    arrive(state, "pier", 0, 1)
    act(state, do.STAND_BY[0])
    assert refused(state, do.Give(0, 1, "azrak")) == "TS-10.2"
    leave_now = [do.READY[0], do.STAND_BY[1], do.READY[1]]
    act(state, *leave_now)
    assert not [move for move in state.legal(0) if isinstance(move, do.Give)]
