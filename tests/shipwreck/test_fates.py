"""SA-4: the 21 fates, their hours, and where they go."""

from __future__ import annotations

import pytest

from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import position


@pytest.mark.rule("SA-4.1")
@pytest.mark.parametrize(("value", "hours"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3)])
def test_a_fate_takes_its_hours(value: int, hours: int) -> None:
    other = 1 if value != 1 else 2
    table = position(row=("chalice", "dawn", "judge", "stranger"), holding=(value, other)).plays(value, on="chalice")
    assert table.hours("chalice") == hours


@pytest.mark.rule("SA-4.2")
def test_fates_leave_the_bag_by_drawing() -> None:
    table = position(people=2, holding=(2, 5), others={1: 7}).plays(2, on="midnight").all_pass()
    drawn = table.hand(1)[1]
    assert len(table.state.bag) == 21 - 1 - 1 - 2
    assert table.bag(drawn) == 3 - [2, 5, 7, drawn].count(drawn)


@pytest.mark.rule("SA-4.2")
def test_a_predicted_fate_goes_back_to_the_bag() -> None:
    table = position(people=2, active=0, holding=(2, 5), others={1: 7}).plays(2, on="midnight")
    bag = len(table.state.bag)
    table.predicts(5)
    drawn = table.heard_one(ev.FateDrawn).count
    assert len(table.state.bag) == bag + 1 - drawn


@pytest.mark.rule("SA-4.2")
def test_the_fates_of_a_fading_arcanum_go_back_to_the_bag() -> None:
    table = position(people=2, holding=(1, 5), fates={"midnight": (2, 2)}).plays(1, on="midnight")
    bag = len(table.state.bag)
    table.all_pass()
    assert table.heard_one(ev.ArcanumFaded).fates == (2, 2, 1)
    assert len(table.state.bag) == bag + 3 - table.heard_one(ev.FateDrawn).count


@pytest.mark.rule("SA-4.3")
def test_a_fate_before_an_arcanum_is_visible_to_the_prophet() -> None:
    row = ("prophet", "mirror", "key", "beast")
    assert position(row=row, holding=(1, 4)).playable() == {"hours": {1, 4}}
    assert position(row=row, holding=(1, 4), fates={"mirror": (4,)}).playable() == {"prophet": {1}}


@pytest.mark.rule("SA-4.3")
def test_hidden_fates_are_not_visible() -> None:
    """Somebody else keeps a 4, and The Prophet does not see it."""
    assert position(row=("prophet", "mirror", "key", "beast"), holding=(1, 4), others={1: 4}).playable() == {"hours": {1, 4}}


@pytest.mark.rule("SA-4.3")
def test_a_fate_at_the_hours_is_visible_at_once_and_can_be_discarded_from_there() -> None:
    table = position(row=("deep", "beast", "huntress", "mirror"), holding=(2, 6), faded=["shore"]).plays(2, on="hours")
    assert table.state.visible_fates() == [(2, 0)]
    table.refused(0, do.UsePower("shore", 2, 1), rule="SA-4.3", saying="there’s no visible 2 in front of The Deep")
    table.uses("shore", discarding=2, at="hours")
    assert table.fates("deep") == []
    assert table.state.view(1).at_hours == 0
    table.all_pass()
    assert table.heard(ev.FateMoved) == []


@pytest.mark.rule("SA-4.3")
def test_only_a_fate_that_lies_there_can_be_discarded() -> None:
    table = position(holding=(2, 6), fates={"judge": (3,)}, faded=["shore"]).plays(2, on="midnight")
    table.refused(
        0, table.power("shore", discarding=4, at="judge"), rule="SA-4.3", saying="there’s no visible 4 in front of The Judge"
    )
    table.refused(
        0, table.power("shore", discarding=3, at="hours"), rule="SA-4.3", saying="there’s no visible 3 in front of The Hours"
    )


@pytest.mark.rule("SA-4.3", "SA-2.3")
def test_fates_that_lay_there_before_are_discarded_from_their_arcanum_and_the_new_one_from_the_hours() -> None:
    row = ("deep", "beast", "huntress", "leviathan")
    table = position(row=row, holding=(2, 6), fates={"deep": (3, 2), "leviathan": (1, 4)}, faded=["shore"]).plays(2, on="hours")
    assert table.state.visible_fates() == [(2, 0), (2, 1), (3, 1), (1, 4), (4, 4)]
    table.uses("shore", discarding=2, at="deep")
    assert table.fates("deep") == [3, 2]
    assert table.state.view(1).at_hours == 2
    table.all_pass()
    assert table.state.visible_fates() == [(2, 1), (3, 1), (1, 4), (4, 4)]
