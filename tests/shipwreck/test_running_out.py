"""SA-R1 and SA-R2: what happens when the bag or the deck is empty. Small packs get there."""

from __future__ import annotations

import pytest

from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import position, small_pack

# --- SA-R1: the bag is empty ---

FEW = (1, 1, 1, 0, 0, 0, 0)
"""A bag of a 1, a 2 and a 3."""


@pytest.mark.rule("SA-R1")
def test_with_an_empty_bag_one_draws_what_there_is() -> None:
    pack = small_pack("midnight", copies=FEW, moons=9)
    table = position(pack=pack, row=["midnight"], holding=(1, 2), people=2).plays(1, on="midnight").all_pass()
    assert table.heard_one(ev.FateDrawn) == ev.FateDrawn(1, 1)
    assert table.hand(1) == [3]
    assert len(table.state.bag) == 0


@pytest.mark.rule("SA-R1")
def test_a_single_fate_goes_to_the_hours_and_nothing_is_left_to_predict() -> None:
    pack = small_pack("midnight", copies=FEW, moons=9)
    table = position(pack=pack, row=["midnight"], holding=(1, 2), others={1: 3}, people=2, lines={1: (5,)})
    table.plays(1, on="midnight").all_pass()
    assert table.heard(ev.FateDrawn) == []
    assert table.playable() == {"hours": {3}}
    table.refused(1, table.play(3, on="midnight"), rule="SA-R1", saying="if you hold only one fate, it goes to The Hours")
    table.refused(1, do.PlayFate(1, 0), rule="SA-7.1", saying="you hold one fate; there’s no fate number 2")
    table.plays(3, on="hours")
    assert table.told(0)[:2] == [ev.FatePlayed(1, 3, 0, 1), ev.FateMoved(3, 1)]
    assert table.active == 0
    assert table.flipped(1) == []


@pytest.mark.rule("SA-R1")
def test_a_single_fate_goes_to_the_hours_at_an_honour_table_too() -> None:
    pack = small_pack("midnight", copies=FEW, moons=9)
    table = position(pack=pack, row=["midnight"], holding=(1, 2), others={1: 3}, people=2, honour=True)
    table.plays(1, on="midnight").all_pass()
    table.refused(1, table.play(3, on="midnight"), rule="SA-R1")


@pytest.mark.rule("SA-R1")
def test_the_turn_passes_over_who_holds_nothing_and_draws_nothing() -> None:
    pack = small_pack("midnight", copies=(1, 1, 0, 0, 0, 0, 0), moons=9)
    table = position(pack=pack, row=["midnight"], holding=(1, 2), people=3).plays(1, on="midnight").all_pass()
    assert [event.seat for event in table.heard(ev.TurnBegan)] == [1, 2, 0]
    assert table.active == 0
    assert table.playable() == {"hours": {2}}


@pytest.mark.rule("SA-R1")
def test_when_nobody_holds_a_fate_and_none_can_be_drawn_the_game_is_lost() -> None:
    pack = small_pack("midnight", copies=(1, 1, 0, 0, 0, 0, 0), moons=9)
    table = position(pack=pack, row=["midnight"], holding=(1, 2), people=3).plays(1, on="midnight").all_pass()
    table.plays(2, on="hours")
    assert table.ending == "stalled"
    assert table.heard_one(ev.GameEnded).won is False


@pytest.mark.rule("SA-R1")
def test_a_fading_brings_fates_back_before_the_next_draw() -> None:
    pack = small_pack("midnight", "dawn", copies=(1, 1, 0, 0, 0, 0, 0), moons=1)
    table = position(pack=pack, row=["midnight"], holding=(1, 2), people=2).plays(1, on="midnight").all_pass()
    assert table.hand(1) == [1]


# --- SA-R2: the deck is empty ---

ONLY_DEEP = small_pack("deep", moons=1)


@pytest.mark.rule("SA-R2")
def test_an_empty_place_waits_for_a_used_power_and_then_is_filled() -> None:
    pack = small_pack("deep", "dawn", "midnight", "judge", moons=2)
    table = position(pack=pack, row=("dawn", "midnight", "judge"), faded=["deep"], holding=(1, 3), people=2)
    assert table.row == ["dawn", "midnight", "judge", None]
    table.refused(
        0,
        do.PlayFate(0, 4),
        rule="SA-R2",
        saying="there’s no arcanum at place 4 of the row: it’s waiting for a card from the deck",
    )
    table.plays(1, on="midnight").uses("deep", asking=2)
    assert table.heard_one(ev.ArcanumLaid) == ev.ArcanumLaid(4, "deep", None)
    assert table.row == ["dawn", "midnight", "judge", "deep"]
    assert table.deck == []


@pytest.mark.rule("SA-R2")
def test_the_hours_fate_goes_to_the_nearest_arcanum_to_the_right() -> None:
    pack = small_pack("mirror", "beast", moons=5)
    table = position(pack=pack, row=(None, None, "mirror", "beast"), holding=(2, 6)).plays(6, on="hours")
    assert table.heard_one(ev.FatePlayed).before == 3
    assert table.all_pass().heard_one(ev.FateMoved) == ev.FateMoved(6, 3)
    assert table.fates("mirror") == [6]


@pytest.mark.rule("SA-R2")
def test_with_no_arcanum_at_all_a_fate_waits_at_the_hours() -> None:
    table = position(pack=ONLY_DEEP, row=(), faded=["deep"], holding=(2, 6), people=2).plays(6, on="hours").all_pass()
    assert table.heard_one(ev.FateMoved) == ev.FateMoved(6, 0)  # it has nowhere to go
    assert table.fates("hours") == [6]
    assert table.state.view(0).stranded == (6,)
    assert table.playable().keys() == {"hours"}


@pytest.mark.rule("SA-R2")
def test_what_waits_at_the_hours_moves_on_when_an_arcanum_comes() -> None:
    table = position(pack=ONLY_DEEP, row=(), faded=["deep"], holding=(2, 6), fates={"hours": (1, 4)}, people=2)
    table.plays(6, on="hours").uses("deep", asking=5)
    assert table.heard(ev.FateMoved) == [ev.FateMoved(1, 1), ev.FateMoved(4, 1)]  # the 6 is shown at The Hours still
    assert table.fates("deep") == [1, 4, 6]
    assert table.state.view(0).at_hours_before == 1
    table.all_pass()
    assert table.heard_one(ev.FateMoved) == ev.FateMoved(6, 1)
    assert table.heard_one(ev.ArcanumFaded) == ev.ArcanumFaded(1, "deep", (1, 4, 6), 2, 2)


@pytest.mark.rule("SA-R2")
def test_equal_fates_at_the_hours_are_offered_once_for_discarding() -> None:
    pack = small_pack("shore")
    table = position(pack=pack, row=(), faded=["shore"], holding=(2, 6), fates={"hours": (2, 3)}).plays(2, on="hours")
    assert set(table.offers(0, do.UsePower)) == {do.UsePower("shore", 2, 0), do.UsePower("shore", 3, 0)}
    assert len(table.offers(0, do.UsePower)) == 2


@pytest.mark.rule("SA-R2", "SA-4.3")
def test_an_older_fate_at_the_hours_may_be_discarded_from_under_the_new_one() -> None:
    pack = small_pack("shore")
    table = position(pack=pack, row=(), faded=["shore"], holding=(2, 6), fates={"hours": (3, 4)}).plays(2, on="hours")
    table.uses("shore", discarding=3, at="hours")
    assert table.state.view(1).at_hours == 2
    assert table.fates("shore") == [4, 2]  # the used power filled the row, and they moved on


@pytest.mark.rule("SA-R2")
def test_an_empty_place_cannot_be_cycled() -> None:
    pack = small_pack("rider", "dawn", "midnight", "judge")
    table = position(pack=pack, row=("dawn", "midnight", "judge"), faded=["rider"])
    table.refused(
        0,
        do.UsePower("rider", 0, 4),
        rule="SA-R2",
        saying="there’s no arcanum at place 4 of the row: it’s waiting for a card from the deck",
    )


@pytest.mark.rule("SA-R2", "SA-R7")
def test_cycling_takes_the_decks_last_card_before_anything_goes_under() -> None:
    row = ("dawn", "midnight", "judge", "stranger")
    table = position(pack=small_pack(*row, "rider", "shore"), row=row, faded=["rider"]).uses("rider", cycling="judge")
    assert table.heard_one(ev.ArcanumLaid) == ev.ArcanumLaid(3, "shore", None)
    assert table.deck == ["judge", "rider"]
