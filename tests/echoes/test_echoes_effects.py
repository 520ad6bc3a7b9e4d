"""Effects in general: whose cards count, removing, points, other cards' effects, what opponents must do."""

from __future__ import annotations

import pytest

from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.testkit.echoes import GIFT, card, pack_with, position


@pytest.mark.rule("ET-8.1")
def test_only_ones_own_brotherhood_counts() -> None:
    table = position().board(0, 1, "sea-queen").brotherhood(1, "tide-reader", "pearl-diver").ready()
    table.does(0, do.Advance("sea-queen"), do.ACCEPT)
    assert table.vp == [1, 0]


@pytest.mark.rule("ET-8.1")
def test_effects_set_off_effects() -> None:
    """The herald's steps summon the reader, who draws, and the hive hums for both."""
    table = position().board(0, 1, "cloud-herald").board(0, 2, "tide-reader").brotherhood(0, "humming-hive").ready()
    table.does(0, do.Advance("cloud-herald"), do.Advance("tide-reader"), do.Advance("tide-reader"))
    assert table.vp[0] == 2
    assert len(table.in_hand(0)) == 2


@pytest.mark.rule("ET-8.1")
def test_a_choice_takes_one_of_its_options_and_no_other_answer() -> None:
    table = position().board(0, 1, "tide-daughter").board(0, 5, "thief").ready()
    table.does(0, do.Advance("tide-daughter"))
    assert table.offers(0) == [do.Choose(0), do.Choose(1), do.DECLINE]
    for answer in (do.Choose(2), do.ACCEPT):
        table.refused(0, answer, rule="ET-8.1")
    table.does(0, do.Choose(1), do.Advance("thief"), do.DONE)
    assert table.on_tile(0, 4) == ["thief"]


@pytest.mark.rule("ET-8.2")
def test_a_card_may_be_removed_for_a_bonus_or_kept() -> None:
    table = position().brotherhood(0, "geode").board(0, 1, "crystal-eater").ready()
    table.does(0, do.Advance("crystal-eater"))
    assert table.offers(0) == [do.Remove("geode"), do.DECLINE]
    twin = table.state.copy()
    table.does(0, do.Remove("geode"))
    assert (table.vp[0], table.in_brotherhood(0)) == (5, ["crystal-eater"])
    twin.apply(0, do.DECLINE)
    assert (twin.vp[0], len(twin.free[0])) == (0, 2)


@pytest.mark.rule("ET-8.2")
def test_no_card_with_a_remove_effect_none_of_others_and_none_under_a_fortified_source_can_be_removed() -> None:
    table = position().brotherhood(0, "leaf-mould", "gravedigger", "thief", "geode").brotherhood(1, "explorer")
    table.holds(0, "source-of-cycles", "miner", fortified=True).flame(0, "red").ready()
    table.does(0, do.UseFlame("leaf-mould"))
    for name in ("gravedigger", "explorer", "miner", "geode", "sapling"):
        table.refused(0, do.Remove(name), rule="ET-8.2")
    table.does(0, do.Remove("thief"))
    assert table.vp[0] == 3


@pytest.mark.rule("ET-8.4")
def test_points_come_from_the_central_reserve_and_go_back_to_it() -> None:
    table = position(pack=pack_with(GIFT)).points(1, 1).board(0, 1, "quake-badger", "gift").ready()
    told = table.does(0, do.Advance("gift"), do.ACCEPT, do.Advance("quake-badger"), do.ACCEPT).events
    assert ev.PointsGained(0, 1, 22) in told
    assert ev.PointsLost(1, 1, 23) in told  # two were asked for, one was all there was
    assert (table.vp, table.reserve) == ([1, 0], 23)


@pytest.mark.rule("ET-8.5")
def test_minister_of_the_reef_uses_another_cards_immediate_effect() -> None:
    table = position().brotherhood(0, "tide-reader", "humming-hive").board(0, 1, "minister-of-the-reef").ready()
    table.does(0, do.Advance("minister-of-the-reef"))
    assert table.offers(0) == [do.Use("tide-reader"), do.DECLINE]
    for name in ("minister-of-the-reef", "humming-hive", "miner"):
        table.refused(0, do.Use(name), rule="ET-8.5")
    table.does(0, do.Use("tide-reader"))
    assert len(table.in_hand(0)) == 2


@pytest.mark.rule("ET-8.5", "ET-R2")
def test_two_cards_that_use_each_others_effect_do_not_go_round_for_ever() -> None:
    mirror = card("mirror", v.Immediate(does=(v.UseImmediate(),)))
    table = position(pack=pack_with(mirror)).brotherhood(0, "minister-of-the-reef", "sapling").board(0, 1, "mirror").ready()
    table.does(0, do.Advance("mirror"), do.Use("minister-of-the-reef"))
    assert table.offers(0) == [do.Use("sapling"), do.DECLINE]


@pytest.mark.rule("ET-8.6")
@pytest.mark.parametrize(
    ("effect", "shows"),
    [
        (v.Draw(), "hand"),
        (v.Advance(), "tile"),
        (v.Slide(), "tile"),
        (v.Gain(), "vp"),
        (v.Conquer(), "holder"),
        (v.Fortify(), "fortified"),
    ],
)
def test_each_printed_icon_does_what_it_shows(effect: v.Effect, shows: str) -> None:
    table = position(pack=pack_with(card("icon", v.Flame(colour="red", does=(effect,)), type="artefact")))
    table.brotherhood(0, "icon", "iron-mountain").board(0, 3, "thief").flame(0, "red")
    table.holds(0, "source-of-extinction", "clay-golem", "obsidian-guard", "sentinel-griffin").ready()
    table.does(0, do.UseFlame("icon"))
    if table.can(0, do.Advance("thief")) and shows == "tile" and table.on_tile(0, 3):
        table.does(0, do.Advance("thief"))
    if shows == "holder":
        table.does(0, do.Conquer("source-of-cycles"))
    if shows == "fortified":
        table.does(0, do.Fortify("source-of-extinction"))
    found = {
        "hand": len(table.in_hand(0)),
        "tile": len(table.on_tile(0, 2)),
        "vp": table.vp[0],
        "holder": int(table.holder("source-of-cycles") == 0),
        "fortified": int(table.state.fortified[1]),
    }
    assert found[shows] == 1


@pytest.mark.rule("ET-8.6")
def test_play_one_by_an_effect_pays_all_costs_and_may_be_declined() -> None:
    table = position(pack=pack_with(card("stage", v.Flame(colour="red", does=(v.Play(),)), type="artefact")))
    table.brotherhood(0, "stage").hand(0, "builder", "geode", "thief").flame(0, "red").ready()
    table.does(0, do.UseFlame("stage"))
    table.refused(0, do.DRAW_TWO, rule="ET-8.6")
    twin = table.state.copy()
    table.does(0, do.PlayCard("builder"), do.Discard("geode"))
    assert table.on_tile(0, 2) == ["builder"]
    twin.apply(0, do.DECLINE)
    assert len(twin.hands[0]) == 3


@pytest.mark.rule("ET-8.1")
def test_a_play_that_asks_for_a_kind_takes_no_other() -> None:
    table = position().hand(0, "thief", "geode", "miner").board(0, 1, "builder").ready()
    table.does(0, do.Advance("builder"))
    table.refused(0, do.PlayCard("thief"), rule="ET-8.1")
    table.does(0, do.PlayCard("geode"))  # costs 1, two fewer
    assert len(table.in_hand(0)) == 2


@pytest.mark.rule("ET-R13")
def test_opponents_discard_what_they_choose_all_at_once() -> None:
    table = position(3).board(0, 1, "sleeping-kraken").hand(1, "thief", "miner", "geode").hand(2, "builder").ready()
    table.does(0, do.Advance("sleeping-kraken"), do.ACCEPT)
    assert table.in_hand(2) == []  # had fewer than two, so was not asked
    table.waits_for(1)
    table.refused(1, do.DRAW_TWO, rule="ET-R13")
    table.refused(1, do.Discard("builder"), rule="ET-3.1")
    table.does(1, do.Discard("thief"), do.Discard("geode"))
    assert table.in_hand(1) == ["miner"]
    table.waits_for(1)  # seat 0 had nothing more to do: it is seat 1's turn


@pytest.mark.rule("ET-R13")
def test_a_reserve_emptied_in_the_middle_of_an_effect_is_made_up_for_and_the_end_stays_set_off() -> None:
    table = position().board(0, 1, "falling-star").points(1, 23).board(1, 1, "thief").ready()
    told = table.does(0, do.Advance("falling-star"), do.ACCEPT).events
    assert ev.EndSetOff("reserve") in told
    assert (table.vp[0], table.reserve, table.second) == (2, 0, 47)
    table.does(1, do.Advance("thief"), do.ACCEPT)  # gains one from the second reserve, seat 0 gives one back to the central
    assert (table.reserve, table.second) == (1, 46)
    assert table.ends == ("reserve",)


def test_whoever_discards_by_force_may_have_effects_of_that() -> None:
    table = position().board(0, 1, "stormcaller").hand(1, "thief", "miner").brotherhood(1, "salt-merchant").ready()
    table.does(0, do.Advance("stormcaller"), do.ACCEPT)
    table.does(1, do.Discard("thief"))
    assert len(table.in_hand(1)) == 2  # the merchant drew one


def test_what_is_paid_for_is_placed_before_the_payment_sets_anything_off() -> None:
    ferry = card("ferry", v.Permanent(when=v.Discarded(), does=(v.Advance(steps=1),)), type="artefact")
    table = position(pack=pack_with(ferry)).brotherhood(0, "ferry").hand(0, "builder", "geode").ready()
    table.plays(0, "builder")
    assert table.offers(0) == [do.Advance("builder"), do.DONE]


@pytest.mark.rule("ET-R7", "ET-R13")
def test_what_a_later_seat_sets_off_for_an_earlier_one_happens_before_the_phase_goes_on() -> None:
    """Seat 1's kraken makes seat 0, which was done, discard its last cards; seat 0's merchant draws at once."""
    table = position().brotherhood(0, "salt-merchant").hand(0, "thief").board(1, 1, "sleeping-kraken").next_round()
    told = table.does(1, do.ACCEPT).events
    drawn = [event.seat for event in told if isinstance(event, ev.CardsDrawn)]
    assert drawn == [0, 0, 1]  # the merchant's card, then everybody's
    assert not any(table.state.stacks)
