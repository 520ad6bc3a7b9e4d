"""What was paid for is had, what is owed is paid, and nobody is left without a move: Azrak at its last (TS-5.7, TS-8, TS-9)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.games.timestories import actions as do
from horae.games.timestories import position as t
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.timestories import GAME, TimeStoriesTable, card, item, location, position, trial_box

Made = Callable[..., TimeStoriesPack]
TAKE_1 = {"do": "take", "item": 1}
GROUP_3 = {"do": "spend", "azrak": 3, "by": "group", "then": [TAKE_1], "else": []}
CONFLICT = card("C", tests=(trial_box(2),), conflict={"kind": "personal"})
BEAST = card("D", tests=(trial_box(2, success=[{"do": "damage", "points": 9}]),), conflict={"kind": "group", "life": 3})


@pytest.mark.rule("TS-8.1", "TS-9.9")
def test_who_pledged_the_last_azrak_in_a_personal_conflict_waits_for_the_payment(made: Made) -> None:
    table = position(made(location("pier", card("B", GROUP_3), CONFLICT), items=(item(1),)))
    table.azrak(4, 1)
    table.arrives("pier", 0, 1)
    assert table.in_conflict() == [1]
    table.acts(do.PLEDGE[1][0])
    table.waits_for(0)
    table.refuses(do.ATTEMPT[1][0], rule="TS-7.2", saying="you have no Azrak to spend")
    table.acts(do.PLEDGE[0][0], do.PLEDGE[0][0])  # paid: it was agent 1's last
    assert table.state.links[1] == t.SPENT
    table.acts(do.EMERGENCY[1][0], do.ATTEMPT[1][0])


@pytest.mark.rule("TS-9.5", "TS-8.2")
def test_a_test_paid_with_the_last_azrak_is_finished_after_a_group_conflict(made: Made) -> None:
    pack = made(location("cave", card("B", tests=(trial_box(1, success=[TAKE_1]),)), card("C"), BEAST), items=(item(1),))
    table = position(pack)
    table.azrak(2, 6)
    table.arrives("cave", 0, 1)
    table.acts(do.ATTEMPT[0][0], do.LOSE[0], do.EXPLORE[1][2])
    assert table.is_fighting()
    assert table.status(0) == "in_control"
    table.refuses(do.READY[0], rule="TS-9.5", saying="you’re on your way out")  # on the way out: no part in the conflict
    table.acts(do.READY[1], do.ATTEMPT[1][0], do.BOOST[1], do.BOOST[1], do.DRAW[1])
    assert not table.is_fighting()
    table.acts(do.DRAW[0])
    assert table.item_at == [0]
    assert table.status(0) == "lost_control"


@pytest.mark.rule("TS-9.5", "TS-9.6")
def test_a_conflict_that_nobody_is_left_to_fight_lets_what_was_paid_for_be_finished(made: Made) -> None:
    unbeaten = card("D", tests=(trial_box(9, success=[{"do": "damage", "points": 9}]),), conflict={"kind": "group", "life": 3})
    pack = made(location("cave", card("B", tests=(trial_box(1, success=[TAKE_1]),)), card("C"), unbeaten), items=(item(1),))
    table = position(pack)
    table.azrak(2, 1)
    table.arrives("cave", 0, 1)
    table.acts(do.ATTEMPT[0][0], do.LOSE[0], do.EXPLORE[1][2], do.READY[1], do.ATTEMPT[1][0], do.LOSE[1], do.DRAW[1])
    result = table.state.result()
    assert result is None
    assert table.state.fight == -1 or table.state.fight_over
    table.acts(do.DRAW[0])
    assert table.item_at == [0]
    result = table.state.result()
    assert result is not None
    assert result.reason == "lost_control"


@pytest.mark.rule("TS-9.5", "TS-8.2")
@pytest.mark.parametrize("lets_go", [False, True])
def test_a_group_conflict_explored_with_the_last_azrak_starts(made: Made, lets_go: bool) -> None:
    table = position(made(location("cave", card("B"), card("C"), card("E"), card("F"), BEAST)), seats=4)
    table.azrak(2, 6, 6, 6)
    table.arrives("cave", 0, 1, 2, 3)
    table.acts(do.EXPLORE[0][4])
    table.refuses(
        do.READY[0],
        rule="TS-9.5",
        saying="your link is broken: take an Emergency Update or lose control of your receptacle first",
    )
    table.acts(do.LOSE[0] if lets_go else do.EMERGENCY[0][0])
    assert table.is_fighting()
    assert table.status(0) == ("lost_control" if lets_go else "in_control")


@pytest.mark.rule("TS-5.7", "TS-10.2")
def test_each_giving_is_paid_also_of_what_was_received_meanwhile(made: Made) -> None:
    pack = made(location("pier", card("B", TAKE_1), card("C", {"do": "take", "item": 2}), card("D")), items=(item(1), item(2)))
    table = position(pack, seats=3)
    table.arrives("pier", 0, 1, 2)
    table.acts(do.STAND_BY[0], do.STAND_BY[1], do.Give(0, 2, "item-1"))
    before = table.pools[0]
    table.acts(do.Give(1, 0, "item-2"), do.Give(0, 2, "item-2"))
    assert table.pools[0] == before - 1
    table.refuses(do.Give(0, 2, "item-2"), rule="TS-10.2", saying="you don’t have that to give")  # it is theirs no more


@pytest.mark.rule("TS-9.7", "TS-3.6", "TS-R6")
def test_a_captain_who_loses_the_last_azrak_in_the_prologue_comes_back_before_the_first_location(made: Made) -> None:
    prologue = ({"text": {"es": "Prólogo", "en": "Prologue"}, "steps": [{"do": "lose", "azrak": 9, "who": "captain"}]},)
    pack = made(location("pier", card("B"), card("C")), prologue=prologue)
    table = position(pack)
    table.acts(do.LOSE[0])
    assert table.step == "between"
    assert table.state.must_update
    table.refuses(do.READY[1], rule="TS-9.7", saying="someone has lost control, so there has to be a Standard Update first")
    table.acts(do.UPDATE[1][0], do.DEAL_EVENLY[1], do.READY[0], do.READY[1])
    assert (table.step, table.round, table.captain) == ("captain", 1, 0)
    table.arrives("pier", 0, 1)
    assert min(table.pools[:2]) >= 0


@pytest.mark.rule("TS-R2", "TS-6.2")
def test_a_captain_left_out_after_the_prologue_hands_the_captaincy_to_the_left(made: Made) -> None:
    prologue = ({"text": {"es": "Prólogo", "en": "Prologue"}, "steps": [{"do": "lose", "azrak": 9, "who": "captain"}]},)
    pack = made(location("pier", card("B"), card("C")), prologue=prologue, azrak=24)
    table = TimeStoriesTable.new(pack, 4).takes_receptacles().azrak(1, vortex=0)
    table.acts(do.VOLUNTEER[0])  # the last one breaks the link, and there is nothing to refill from
    assert table.status(0) == "lost_control"
    assert table.step == "between"
    table.acts(do.UPDATE[1][0])  # the only Azrak of the Vortex goes to the Mission Return
    assert table.status(0) == "left_out"
    table.acts(*[do.READY[agent] for agent in (1, 2, 3)])
    assert (table.step, table.captain) == ("captain", 1)
    table.refuses(do.ChooseLocation(0, "pier"), rule="TS-4.1", saying="that’s up to the Time Captain, Bo")


@pytest.mark.rule("TS-9.1", "TS-9.9")
def test_what_is_pledged_counts_for_the_level_since_it_may_come_back(made: Made) -> None:
    gain = card("D", {"do": "may", "ask": {"es": "¿?", "en": "?"}, "then": [{"do": "gain", "azrak": 3, "who": "everyone"}]})
    table = position(made(location("pier", card("B", GROUP_3), card("C"), gain), items=(item(1),)), seats=3)
    table.arrives("pier", 0, 1, 2)
    table.acts(do.PLEDGE[1][0], do.CHOOSE[2][1])
    assert table.pools[1] == 5
    table.acts(do.PLEDGE[2][0], do.PLEDGE[2][0])
    assert table.pools[1:3] == [5, 4]
    table.refuses(do.PLEDGE[1][0], rule="TS-9.9", saying="nobody’s asking the group for anything there")


@pytest.mark.rule("TS-9.5", "TS-9.7", "TS-9.9")
def test_a_card_puts_nobody_out_whose_pledge_is_still_open(made: Made) -> None:
    out = card("D", {"do": "may", "ask": {"es": "¿?", "en": "?"}, "then": [{"do": "eject", "who": "others"}]})
    table = position(made(location("pier", card("B", GROUP_3), card("C"), out), items=(item(1),)), seats=3)
    table.azrak(6, 1, 6)
    table.arrives("pier", 0, 1, 2)
    table.acts(do.PLEDGE[1][0], do.CHOOSE[2][1])
    assert table.status(1) == "in_control"
    table.refuses(do.EXPLORE[1][2], rule="TS-9.7", saying="you’re on your way out")
    table.acts(do.PLEDGE[2][0], do.PLEDGE[2][0])  # paid: it was agent 1's last, who answers for it
    table.acts(do.LOSE[1])
    assert table.status(1) == "lost_control"


@pytest.mark.rule("TS-8.3", "TS-9.9")
def test_a_captain_on_the_way_out_who_reads_of_a_payment_settles_it_before_ordering(made: Made) -> None:
    asks = card("G", {"do": "spend", "magick": 4, "by": "group", "then": [TAKE_1]})
    cards = (card("B"), card("C"), card("E"), card("F"), asks, BEAST)
    table = position(made(location("cave", *cards), items=(item(1),)), seats=4)
    table.azrak(2, 6, 6, 6)
    table.arrives("cave", 0, 1, 2, 3)
    table.acts(do.EXPLORE[0][4], do.LOSE[0], do.EXPLORE[1][5], *[do.READY[agent] for agent in (1, 2, 3)])
    assert table.state.fight_step == t.ORDERING
    table.refuses(do.CALL_ON[0][1], rule="TS-9.9", saying="the group has something to pay first")
    assert 0 in table.state.deciding()
    table.acts(do.PLEDGE[0][0], do.PLEDGE[0][0], do.PLEDGE[0][0], do.PLEDGE[1][0], do.CALL_ON[0][1])
    assert table.item_at == [0]


@pytest.mark.rule("TS-10.1", "TS-10.6")
def test_an_item_that_lies_nowhere_is_missed_among_the_pieces(made: Made) -> None:
    table = position(made(location("pier", card("B", TAKE_1), card("C")), items=(item(1),)))
    table.arrives("pier", 0, 1)
    whole = GAME.pieces(table.state)
    assert whole["item 1"] == 1
    table.item_at[0] = table.state.n  # before somebody who does not play
    assert +(whole - GAME.pieces(table.state)) == {"item 1": 1}
