"""SA-2: The Hours, the card at the left end."""

from __future__ import annotations

import pytest

from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import base, position, small_pack

# Holding 2 and 6 fits none of these: they add up to 8 and are 4 apart.
CLOSED = ("beast", "huntress", "mirror", "deep")


@pytest.mark.rule("SA-2.1")
def test_the_hours_is_no_arcanum_of_any_pack() -> None:
    assert "hours" not in base().index
    assert len(base().moons) == 20


@pytest.mark.rule("SA-2.1")
def test_the_hours_is_never_cycled() -> None:
    table = position(faded=["prophet"])
    table.refused(0, do.UsePower("prophet", 0, 0), rule="SA-2.1", saying="The Hours isn’t an arcanum: it’s never cycled")


@pytest.mark.rule("SA-2.1")
def test_the_hours_does_not_fade_however_many_fates_are_played_there() -> None:
    """No two of these fates add up to 11, so every turn goes to The Hours."""
    low = small_pack("leviathan", copies=(3, 3, 3, 0, 0, 0, 0), moons=9)
    table = position(pack=low, people=2, row=["leviathan"], holding=(1, 2))
    for turn in range(1, 7):
        table.plays(table.hand(table.active)[0], on="hours").all_pass()
        assert table.heard(ev.ArcanumFaded) == []
        assert (table.hours("hours"), table.hours("leviathan")) == (0, turn)


@pytest.mark.rule("SA-2.1")
def test_the_power_of_the_hours_does_not_exist() -> None:
    table = position().plays(2, on="midnight")
    table.refused(1, do.UsePower("hours"), rule="SA-6.1", saying="the power of “hours” isn’t below the row")


@pytest.mark.rule("SA-2.2")
def test_a_hand_that_no_arcanum_takes_may_play_either_fate_at_the_hours() -> None:
    assert position(row=CLOSED, holding=(2, 6)).playable() == {"hours": {2, 6}}
    table = position(row=CLOSED, holding=(2, 6)).plays(6, on="hours")
    assert table.heard_one(ev.FatePlayed) == ev.FatePlayed(0, 6, 0, 1)
    assert table.hand(0) == [2]


@pytest.mark.rule("SA-2.2")
def test_the_hours_is_refused_while_one_fate_fits_one_arcanum() -> None:
    table = position(row=("midnight", "huntress", "mirror", "judge"), holding=(2, 6))
    table.refused(
        0,
        table.play(2, on="hours"),
        rule="SA-2.2",
        saying="The Hours is the last resort, and you can play on Midnight or The Judge",
    )


@pytest.mark.rule("SA-2.2")
def test_the_hours_is_refused_for_the_fate_that_fits_nowhere_too() -> None:
    """Only the 2 goes before Midnight, and yet the 6 does not go to The Hours."""
    table = position(row=("midnight", "huntress", "mirror", "beast"), holding=(2, 6))
    assert table.playable() == {"midnight": {2}}
    table.refused(0, table.play(6, on="hours"), rule="SA-2.2")


@pytest.mark.rule("SA-2.2")
@pytest.mark.parametrize("card", ["dawn", "midnight", "blind-man", "shore", "key"])
def test_one_arcanum_that_takes_a_fate_is_enough_to_close_the_hours(card: str) -> None:
    table = position(row=(*CLOSED[:3], card), holding=(2, 6))
    assert table.playable().keys() == {card}
    for fate in (2, 6):
        table.refused(0, table.play(fate, on="hours"), rule="SA-2.2")


@pytest.mark.rule("SA-2.2")
def test_nobody_must_cycle_to_open_a_play() -> None:
    table = position(row=CLOSED, holding=(2, 6), faded=["prophet"], deck=["judge"])
    assert table.playable() == {"hours": {2, 6}}
    table.plays(2, on="hours")
    assert table.faded == ["prophet"]


@pytest.mark.rule("SA-2.2")
def test_cycling_may_close_the_hours_or_open_them() -> None:
    opened = position(row=("judge", *CLOSED[:3]), holding=(2, 6), faded=["prophet"], deck=["deep"])
    assert opened.uses("prophet", cycling="judge").playable() == {"hours": {2, 6}}
    closed = position(row=CLOSED, holding=(2, 6), faded=["prophet"], deck=["judge"])
    assert closed.uses("prophet", cycling="deep").playable() == {"judge": {2, 6}}


@pytest.mark.rule("SA-2.3")
def test_a_fate_at_the_hours_counts_for_the_arcanum_to_its_right_though_that_refused_it() -> None:
    table = position(row=("deep", "beast", "huntress", "mirror"), holding=(2, 6))
    table.refused(0, table.play(6, on="deep"), rule="SA-7.3", saying="The Deep asks for a sum of 5 or less; yours is 8")
    table.plays(6, on="hours")
    assert table.fates("deep") == [6]
    assert table.hours("deep") == 2
    assert table.hours("hours") == 0


@pytest.mark.rule("SA-2.3")
def test_it_stays_shown_at_the_hours_until_the_fading_step() -> None:
    table = position(row=("deep", "beast", "huntress", "mirror"), holding=(2, 6)).plays(6, on="hours")
    view = table.state.view(1)
    assert (view.at_hours, view.at_hours_before) == (6, 1)
    table.all_pass()
    assert table.heard_one(ev.FateMoved) == ev.FateMoved(6, 1)
    assert table.state.view(1).at_hours == 0
    assert table.fates("deep") == [6]


@pytest.mark.rule("SA-2.3")
def test_it_may_make_that_arcanum_fade_this_turn() -> None:
    table = position(row=CLOSED, holding=(2, 6)).plays(2, on="hours").all_pass()
    assert [type(event) for event in table.told(None)[1:3]] == [ev.FateMoved, ev.ArcanumFaded]
    assert table.heard_one(ev.ArcanumFaded) == ev.ArcanumFaded(1, "beast", (2,), 2, 2)
    assert table.faded == ["beast"]
