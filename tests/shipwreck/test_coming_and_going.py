"""SA-11: people join and leave a running game."""

from __future__ import annotations

import pytest

from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import position


@pytest.mark.rule("SA-11.1")
@pytest.mark.parametrize(("after", "order"), [(None, (0, 1, 2, 4)), (0, (0, 4, 1, 2)), (1, (0, 1, 4, 2)), (2, (0, 1, 2, 4))])
def test_who_joins_gets_a_line_and_a_place_in_turn_order(after: int | None, order: tuple[int, ...]) -> None:
    table = position(people=3).joins(4, after=after)
    assert table.heard_one(ev.PersonJoined) == ev.PersonJoined(4, order)
    assert table.state.seats() == order
    assert table.flipped(4) == []
    assert table.hand(4) == []
    assert [person.seat for person in table.state.view(None).people] == list(order)


@pytest.mark.rule("SA-11.1")
def test_who_joins_behind_the_active_person_plays_next() -> None:
    table = position(people=2).joins(3, after=0).plays(2, on="midnight").all_pass()
    assert table.active == 3
    assert len(table.hand(3)) == 2
    table.does(3, table.offers(3, do.PlayFate)[0]).all_pass()
    assert table.active == 1


@pytest.mark.rule("SA-11.1")
def test_nobody_joins_twice() -> None:
    position().refused(1, do.Join(), rule="SA-11.1", saying="you’re already in this game")


@pytest.mark.rule("SA-11.1")
def test_nobody_sits_down_beside_an_empty_seat() -> None:
    position(people=2).refused(4, do.Join(3), rule="SA-11.1", saying="there’s nobody in seat 4")


@pytest.mark.rule("SA-11.1", "SA-1.1")
def test_five_people_and_no_more() -> None:
    table = position(people=4).joins(4)
    assert len(table.state.seats()) == 5
    table.refused(5, do.Join(), rule="SA-1.1")
    assert table.state.asides(5) == []


@pytest.mark.rule("SA-11.2")
def test_who_leaves_gives_their_fate_back_unseen_and_puts_the_line_away() -> None:
    table = position(others={1: 3, 2: 6}, lines={1: (1, 2)})
    bag = table.bag(3)
    table.leaves(1)
    assert table.told(None) == table.told(0) == [ev.PersonLeft(1, 1, (0, 2))]
    assert table.bag(3) == bag + 1
    assert table.hand(1) == []
    assert table.flipped(1) == []
    assert table.hand(2) == [6]


@pytest.mark.rule("SA-11.2")
def test_the_turn_passes_over_who_left() -> None:
    table = position(people=3).leaves(1).plays(2, on="midnight").all_pass()
    assert table.active == 2


@pytest.mark.rule("SA-11.2")
def test_who_is_not_there_cannot_leave() -> None:
    position(people=2).refused(2, do.LEAVE, rule="SA-11.1", saying="you’re not in this game; join it first")


@pytest.mark.rule("SA-11.2")
def test_below_two_people_the_game_pauses_and_goes_on_when_someone_comes() -> None:
    table = position(people=2, holding=(2, 5)).leaves(1)
    assert table.state.is_paused()
    table.waits_for()
    assert table.offers(0) == []
    words = "the game is paused until there are at least two people at the table"
    table.refused(0, table.play(2, on="midnight"), rule="SA-11.2", saying=words)
    table.refused(0, do.PASS, rule="SA-11.2", saying=words)
    table.joins(3)
    assert not table.state.is_paused()
    table.plays(2, on="midnight").predicts(5, by=3)
    assert table.score == 1


@pytest.mark.rule("SA-11.2")
def test_a_pause_in_the_predicting_step_ends_where_it_began() -> None:
    table = position(people=2, holding=(2, 5), faded=["deep"]).plays(2, on="midnight").flips(1).leaves(1)
    assert table.state.is_paused()
    words = "the game is paused until there are at least two people at the table"
    for action in (do.CONFESS, do.SHOW, do.Predict(5), do.AGREE, do.FlipTiles((1,)), do.UsePower("deep", 3)):
        table.refused(0, action, rule="SA-11.2", saying=words)
    table.joins(2).waits_for(2)
    assert table.hand(0) == [5]
    assert table.flipped(0) == [1]
    table.uses("deep", asking=3).predicts(5)
    assert table.score == 1


@pytest.mark.rule("SA-11.2")
def test_everybody_may_leave_and_others_go_on_with_the_same_table() -> None:
    table = position(people=2, holding=(2, 5), score=3, doom=4, fates={"judge": (6,)}).leaves(0).leaves(1)
    assert table.state.seats() == ()
    assert table.state.is_paused()
    assert len(table.state.bag) == 20
    table.joins(2).joins(4)
    assert table.active == 2
    assert (table.score, table.doom, table.fates("judge")) == (3, 4, [6])
    table.waits_for(2)


@pytest.mark.rule("SA-11.2", "SA-7.6")
def test_when_the_last_who_had_not_passed_leaves_the_step_ends() -> None:
    table = position(people=4).plays(2, on="midnight").passes(1).passes(3).leaves(2)
    assert table.active == 1
    assert table.step == "play"


@pytest.mark.rule("SA-11.1")
def test_who_left_may_come_back_with_nothing() -> None:
    table = position(others={1: 3}, lines={1: (4,)}).leaves(1).joins(1, after=0)
    assert table.state.seats() == (0, 1, 2)
    assert (table.hand(1), table.flipped(1)) == ([], [])


@pytest.mark.rule("SA-11.2", "SA-10.1")
def test_a_game_that_ends_as_somebody_leaves_is_over_and_not_paused() -> None:
    table = position(people=2, doom=5, holding=(1, 5), fates={"midnight": (2, 2)}).plays(1, on="midnight").leaves(0)
    assert table.ending == "doom"
    assert table.state.seats() == (1,)
    assert not table.state.is_paused()


@pytest.mark.rule("SA-11.1")
@pytest.mark.parametrize("seat", [-1, 3, 4, 5])
def test_who_does_not_sit_here_does_nothing_here(seat: int) -> None:
    table = position(people=3, faded=["deep"], agreement=True).plays(2, on="midnight")
    everything = (do.PlayFate(0, 1), do.Predict(5), do.PASS, do.UsePower("deep", 3), do.AGREE, do.OBJECT, do.SHOW)
    for action in (*everything, do.CONFESS, do.FlipTiles((1,)), do.LEAVE):
        table.refused(seat, action, rule="SA-11.1", saying="you’re not in this game; join it first")
    table.predicts(5).refused(seat, do.AGREE, rule="SA-11.1")
    assert table.offers(seat) == []


@pytest.mark.rule("SA-11.2")
def test_in_a_pause_the_active_person_does_not_even_decline_a_power() -> None:
    table = position(people=2, faded=["key"]).plays(2, on="midnight").leaves(1)
    words = "the game is paused until there are at least two people at the table"
    table.refused(0, do.PASS, rule="SA-11.2", saying=words)
    table.refused(0, do.UsePower("key"), rule="SA-11.2", saying=words)
    table.joins(1).waits_for(0)
    table.uses("key")
