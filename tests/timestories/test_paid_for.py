"""What was paid for is had, what is owed is paid, and nobody is left without a move: Azrak at its last (TS-5.7, TS-8, TS-9)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.games.timestories import actions as do
from horae.games.timestories import position as t
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.testkit.random_play import what_holds_up
from horae.testkit.timestories import GAME, act, arrive, begin, card, in_conflict, item, location, refused, trial_box

Made = Callable[..., TimeStoriesPack]
TAKE_1 = {"do": "take", "item": 1}
GROUP_3 = {"do": "spend", "azrak": 3, "by": "group", "then": [TAKE_1], "else": []}
CONFLICT = card("C", tests=(trial_box(2),), conflict={"kind": "personal"})
BEAST = card("D", tests=(trial_box(2, success=[{"do": "damage", "points": 9}]),), conflict={"kind": "group", "life": 3})


def set_pools(state: TimeStoriesState, *pools: int) -> None:
    for agent, pool in enumerate(pools):
        state.vortex += state.pools[agent] - pool
        state.pools[agent] = pool


@pytest.mark.rule("TS-8.1", "TS-9.9")
def test_who_pledged_the_last_azrak_in_a_personal_conflict_waits_for_the_payment(made: Made) -> None:
    state = begin(made(location("pier", card("B", GROUP_3), CONFLICT), items=(item(1),)))
    set_pools(state, 4, 1)
    arrive(state, "pier", 0, 1)
    assert in_conflict(state) == [1]
    act(state, do.PLEDGE[1][0])
    assert state.deciding() == (0,)
    assert refused(state, do.ATTEMPT[1][0]) == "TS-7.2"
    assert what_holds_up(state) is None
    act(state, do.PLEDGE[0][0], do.PLEDGE[0][0])  # paid: it was agent 1's last
    assert state.links[1] == t.SPENT
    act(state, do.EMERGENCY[1][0], do.ATTEMPT[1][0])


@pytest.mark.rule("TS-9.5", "TS-8.2")
def test_a_test_paid_with_the_last_azrak_is_finished_after_a_group_conflict(made: Made) -> None:
    pack = made(location("cave", card("B", tests=(trial_box(1, success=[TAKE_1]),)), card("C"), BEAST), items=(item(1),))
    state = begin(pack)
    set_pools(state, 2, 6)
    arrive(state, "cave", 0, 1)
    act(state, do.ATTEMPT[0][0], do.LOSE[0], do.EXPLORE[1][2])
    assert state.fight >= 0
    assert state.status[0] == t.IN_CONTROL
    assert refused(state, do.READY[0]) == "TS-9.5"  # on the way out: no part in the conflict
    act(state, do.READY[1], do.ATTEMPT[1][0], do.BOOST[1], do.BOOST[1], do.DRAW[1])
    assert state.fight == -1
    act(state, do.DRAW[0])
    assert state.item_at == [0]
    assert state.status[0] == t.LOST


@pytest.mark.rule("TS-9.5", "TS-9.6")
def test_a_conflict_that_nobody_is_left_to_fight_lets_what_was_paid_for_be_finished(made: Made) -> None:
    pack = made(location("cave", card("B", tests=(trial_box(1, success=[TAKE_1]),)), card("C"), BEAST), items=(item(1),))
    state = begin(pack)
    set_pools(state, 2, 1)
    arrive(state, "cave", 0, 1)
    act(state, do.ATTEMPT[0][0], do.LOSE[0], do.EXPLORE[1][2], do.READY[1], do.ATTEMPT[1][0], do.LOSE[1], do.DRAW[1])
    result = state.result()
    assert result is None
    assert state.fight == -1 or state.fight_over
    act(state, do.DRAW[0])
    assert state.item_at == [0]
    result = state.result()
    assert result is not None
    assert result.reason == "lost_control"


@pytest.mark.rule("TS-9.5", "TS-8.2")
@pytest.mark.parametrize("lets_go", [False, True])
def test_a_group_conflict_explored_with_the_last_azrak_starts(made: Made, lets_go: bool) -> None:
    state = begin(made(location("cave", card("B"), card("C"), card("E"), card("F"), BEAST)), seats=4)
    set_pools(state, 2, 6, 6, 6)
    arrive(state, "cave", 0, 1, 2, 3)
    act(state, do.EXPLORE[0][4])
    assert refused(state, do.READY[0]) == "TS-9.5"
    act(state, do.LOSE[0] if lets_go else do.EMERGENCY[0][0])
    assert state.fight >= 0
    assert state.status[0] == (t.LOST if lets_go else t.IN_CONTROL)


@pytest.mark.rule("TS-5.7", "TS-10.2")
def test_each_giving_is_paid_also_of_what_was_received_meanwhile(made: Made) -> None:
    pack = made(location("pier", card("B", TAKE_1), card("C", {"do": "take", "item": 2}), card("D")), items=(item(1), item(2)))
    state = begin(pack, seats=3)
    arrive(state, "pier", 0, 1, 2)
    act(state, do.STAND_BY[0], do.STAND_BY[1], do.Give(0, 2, "item-1"))
    before = state.pools[0]
    act(state, do.Give(1, 0, "item-2"), do.Give(0, 2, "item-2"))
    assert state.pools[0] == before - 1
    assert refused(state, do.Give(0, 2, "item-2")) == "TS-10.2"  # it is theirs no more


@pytest.mark.rule("TS-9.7", "TS-3.6", "TS-R6")
def test_a_captain_who_loses_the_last_azrak_in_the_prologue_comes_back_before_the_first_location(made: Made) -> None:
    prologue = ({"text": {"es": "Prólogo", "en": "Prologue"}, "steps": [{"do": "lose", "azrak": 9, "who": "captain"}]},)
    pack = made(location("pier", card("B"), card("C")), prologue=prologue)
    state = begin(pack)
    act(state, do.LOSE[0])
    assert state.step == t.BETWEEN
    assert state.must_update
    assert refused(state, do.READY[1]) == "TS-9.7"
    act(state, do.UPDATE[1][0], do.DEAL_EVENLY[1], do.READY[0], do.READY[1])
    assert (state.step, state.round, state.captain) == (t.CAPTAIN, 1, 0)
    arrive(state, "pier", 0, 1)
    assert min(state.pools[:2]) >= 0


@pytest.mark.rule("TS-R2", "TS-6.2")
def test_a_captain_left_out_after_the_prologue_hands_the_captaincy_to_the_left(made: Made) -> None:
    prologue = ({"text": {"es": "Prólogo", "en": "Prologue"}, "steps": [{"do": "lose", "azrak": 9, "who": "captain"}]},)
    state = GAME.new(4, 1, {"profile": ""}, made(location("pier", card("B"), card("C")), prologue=prologue, azrak=24))
    for agent in range(4):
        act(state, do.ChooseReceptacle(agent, state.pack.people[agent].id))
    state.returned += state.vortex
    state.vortex = 0
    set_pools(state, 1)
    state.returned += state.vortex
    state.vortex = 0
    act(state, do.VOLUNTEER[0])  # the last one breaks the link, and there is nothing to refill from
    assert state.status[0] == t.LOST
    assert state.step == t.BETWEEN
    act(state, do.UPDATE[1][0])  # the only Azrak of the Vortex goes to the Mission Return
    assert state.status[0] == t.LEFT_OUT
    act(state, *[do.READY[agent] for agent in (1, 2, 3)])
    assert (state.step, state.captain) == (t.CAPTAIN, 1)
    assert refused(state, do.ChooseLocation(0, "pier")) == "TS-4.1"


@pytest.mark.rule("TS-9.1", "TS-9.9")
def test_what_is_pledged_counts_for_the_level_since_it_may_come_back(made: Made) -> None:
    gain = card("D", {"do": "may", "ask": {"es": "¿?", "en": "?"}, "then": [{"do": "gain", "azrak": 3, "who": "everyone"}]})
    state = begin(made(location("pier", card("B", GROUP_3), card("C"), gain), items=(item(1),)), seats=3)
    arrive(state, "pier", 0, 1, 2)
    act(state, do.PLEDGE[1][0], do.CHOOSE[2][1])
    assert state.pools[1] == 5
    act(state, do.PLEDGE[2][0], do.PLEDGE[2][0])
    assert state.pools[1:3] == [5, 4]
    assert refused(state, do.PLEDGE[1][0]) == "TS-9.9"


@pytest.mark.rule("TS-9.5", "TS-9.7", "TS-9.9")
def test_a_card_puts_nobody_out_whose_pledge_is_still_open(made: Made) -> None:
    out = card("D", {"do": "may", "ask": {"es": "¿?", "en": "?"}, "then": [{"do": "eject", "who": "others"}]})
    state = begin(made(location("pier", card("B", GROUP_3), card("C"), out), items=(item(1),)), seats=3)
    set_pools(state, 6, 1, 6)
    arrive(state, "pier", 0, 1, 2)
    act(state, do.PLEDGE[1][0], do.CHOOSE[2][1])
    assert state.status[1] == t.IN_CONTROL
    assert refused(state, do.EXPLORE[1][2]) == "TS-9.5"
    act(state, do.PLEDGE[2][0], do.PLEDGE[2][0])  # paid: it was agent 1's last, who answers for it
    act(state, do.LOSE[1])
    assert state.status[1] == t.LOST


@pytest.mark.rule("TS-8.3", "TS-9.9")
def test_a_captain_on_the_way_out_who_reads_of_a_payment_settles_it_before_ordering(made: Made) -> None:
    asks = card("G", {"do": "spend", "magick": 4, "by": "group", "then": [TAKE_1]})
    cards = (card("B"), card("C"), card("E"), card("F"), asks, BEAST)
    state = begin(made(location("cave", *cards), items=(item(1),)), seats=4)
    set_pools(state, 2, 6, 6, 6)
    arrive(state, "cave", 0, 1, 2, 3)
    act(state, do.EXPLORE[0][4], do.LOSE[0], do.EXPLORE[1][5], *[do.READY[agent] for agent in (1, 2, 3)])
    assert state.fight_step == t.ORDERING
    assert refused(state, do.CALL_ON[0][1]) == "TS-9.9"
    assert 0 in state.deciding()
    act(state, do.PLEDGE[0][0], do.PLEDGE[0][0], do.PLEDGE[0][0], do.PLEDGE[1][0], do.CALL_ON[0][1])
    assert state.item_at == [0]


@pytest.mark.rule("TS-10.1", "TS-10.6")
def test_an_item_that_lies_nowhere_is_missed_among_the_pieces(made: Made) -> None:
    state = begin(made(location("pier", card("B", TAKE_1), card("C")), items=(item(1),)))
    arrive(state, "pier", 0, 1)
    whole = GAME.pieces(state)
    assert whole["item 1"] == 1
    state.item_at[0] = state.n  # before somebody who does not play
    assert +(whole - GAME.pieces(state)) == {"item 1": 1}
