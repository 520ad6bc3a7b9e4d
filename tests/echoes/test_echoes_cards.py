"""Cards, playing and summoning."""

from __future__ import annotations

import pytest

from horae.games.echoes import actions as do
from horae.games.echoes import counts
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import load_builtin
from horae.testkit.echoes import GIFT, card, pack_with, position


@pytest.mark.rule("ET-2.1")
def test_neutral_is_no_faction() -> None:
    table = position().brotherhood(0, "thief", "explorer", "miner", "sea-queen").ready()
    assert counts.count(table.state, 0, v.Factions(), -1) == 2


@pytest.mark.rule("ET-2.1")
def test_only_creatures_have_strength() -> None:
    for design in load_builtin("base").cards:
        assert design.type == "creature" or design.strength == 0


@pytest.mark.rule("ET-2.1")
def test_a_card_that_is_not_in_the_game_is_refused() -> None:
    position().hand(0, "thief").ready().refused(0, do.PlayCard("dragon"), rule="ET-2.1")


@pytest.mark.rule("ET-2.2")
def test_an_immediate_effect_happens_only_when_the_card_is_summoned() -> None:
    table = position(pack=pack_with(GIFT)).board(0, 1, "gift").ready()
    table.does(0, do.Advance("gift"), do.ACCEPT)
    assert table.vp[0] == 1
    table.next_round()
    assert table.vp[0] == 1


@pytest.mark.rule("ET-2.2")
def test_a_permanent_effect_happens_every_time() -> None:
    table = position().brotherhood(0, "humming-hive").board(0, 1, "thief", "explorer").ready()
    table.does(0, do.Advance("thief"), do.ACCEPT, do.Advance("explorer"))
    assert table.vp[0] == 3  # thief's own point and two summoned creatures


@pytest.mark.rule("ET-2.3")
def test_five_artefacts_come_twice_and_all_other_designs_once() -> None:
    cards = load_builtin("base").cards
    twice = [design for design in cards if design.copies == 2]
    assert len(cards) == 100
    assert len(twice) == 5
    assert all(design.type == "artefact" for design in twice)
    assert sum(design.copies for design in cards) == 105


@pytest.mark.rule("ET-2.4")
def test_six_sources_have_two_sides_and_most_an_effect() -> None:
    sources = load_builtin("base").sources
    assert len(sources) == 6
    assert all(source.conquer.strength < source.fortify.strength for source in sources)
    assert all(source.conquer.vp < source.fortify.vp for source in sources)
    assert all(source.conquer.does and source.fortify.does for source in sources)


@pytest.mark.rule("ET-E1", "ET-3.1", "ET-5.4")
def test_builder_costs_one_card_and_goes_to_position_two() -> None:
    table = position().hand(0, "builder", "geode", "thief").ready()
    table.plays(0, "builder", "geode")
    assert table.on_tile(0, 2) == ["builder"]
    assert table.in_hand(0) == ["thief"]
    assert table.view(1).discard == ("geode",)


@pytest.mark.rule("ET-3.1")
def test_who_has_only_as_many_cards_as_the_cost_is_not_asked_which() -> None:
    table = position().hand(0, "builder", "geode").ready()
    table.plays(0, "builder")
    assert table.on_tile(0, 2) == ["builder"]
    assert table.in_hand(0) == []


@pytest.mark.rule("ET-3.1")
def test_a_card_that_cannot_be_paid_for_is_refused() -> None:
    table = position().hand(0, "miner", "geode").ready()
    table.refused(0, do.PlayCard("miner"), rule="ET-3.1", mentioning="costs 3 discarded cards")
    assert table.in_hand(0) == ["miner", "geode"]


@pytest.mark.rule("ET-3.1")
def test_a_card_in_another_hand_cannot_be_played() -> None:
    position().hand(1, "thief").ready().refused(0, do.PlayCard("thief"), rule="ET-3.1")


@pytest.mark.rule("ET-3.1")
def test_while_paying_only_cards_of_the_hand_can_be_discarded() -> None:
    table = position().hand(0, "builder", "geode", "thief").ready()
    table.plays(0, "builder")
    for action in (do.Discard("miner"), do.DRAW_TWO):
        table.refused(0, action, rule="ET-3.1")


@pytest.mark.rule("ET-3.2", "ET-3.4")
def test_a_card_at_position_0_is_summoned_straight_away() -> None:
    table = position(pack=pack_with(card("herald", v.Immediate(does=(v.Gain(vp=2),)), time=0))).hand(0, "herald").ready()
    told = [*table.plays(0, "herald").events, *table.does(0, do.ACCEPT).events]
    assert ev.CardSummoned(0, "herald") in told
    assert table.in_brotherhood(0) == ["herald"]
    assert table.vp[0] == 2


@pytest.mark.rule("ET-3.3")
def test_a_full_tile_sends_the_card_to_the_first_tile_to_its_left_with_room() -> None:
    table = position().hand(0, "thief").board(0, 2, "miner", "explorer").board(0, 3, "builder", "geode").ready()
    table.plays(0, "thief")
    assert table.on_tile(0, 4) == ["thief"]


@pytest.mark.rule("ET-3.3")
def test_with_no_room_from_its_position_leftwards_a_card_cannot_be_played() -> None:
    table = position().hand(0, "thief")
    for place, pair in enumerate(
        (("miner", "explorer"), ("builder", "geode"), ("whirlpool", "sapling"), ("trident", "hive")), 2
    ):
        names = {"trident": "two-faced-trident", "hive": "humming-hive"}
        table.board(0, place, *(names.get(name, name) for name in pair))
    table.ready()
    assert not table.can(0, do.PlayCard("thief"))
    table.refused(0, do.PlayCard("thief"), rule="ET-3.3")


@pytest.mark.rule("ET-3.5")
def test_cards_on_the_board_count_for_nothing() -> None:
    table = position().board(0, 1, "sea-queen").board(0, 3, "tide-reader", "undertow-nymph").board(0, 2, "humming-hive").ready()
    table.does(0, do.Advance("sea-queen"), do.ACCEPT)
    assert table.vp[0] == 1  # herself alone, and the hive on the board does not hum


@pytest.mark.rule("ET-3.6")
@pytest.mark.parametrize("where", ["brotherhood", "board"])
def test_a_second_copy_is_refused_while_the_first_is_on_the_table(where: str) -> None:
    table = position().hand(0, "geode", "thief")
    if where == "board":
        table.board(0, 5, "geode")
    else:
        table.brotherhood(0, "geode")
    table.ready().refused(0, do.PlayCard("geode"), rule="ET-3.6")


@pytest.mark.rule("ET-3.6")
def test_two_people_may_each_have_a_copy() -> None:
    table = position().hand(0, "geode", "thief").brotherhood(1, "geode").ready()
    table.plays(0, "geode")
    assert table.on_tile(0, 4) == ["geode"]


@pytest.mark.rule("ET-8.3", "ET-R14")
def test_discounts_take_cards_and_time_off_and_never_go_below_nothing() -> None:
    table = position().hand(0, "thief", "miner").board(0, 1, "toolbox").ready()
    table.does(0, do.Advance("toolbox"))
    told = table.does(0, do.PlayCard("thief")).events  # costs no card; one off does not go below
    assert ev.CardPlayed(0, "thief", 0) in told
    assert table.on_tile(0, 1) == ["thief"]


@pytest.mark.rule("ET-8.3")
def test_a_discount_to_position_0_summons_at_once() -> None:
    table = position().hand(0, "zephyr-flute", "thief").brotherhood(0, "astrolabe").ready()
    table.plays(0, "zephyr-flute")
    assert table.in_brotherhood(0) == ["astrolabe", "zephyr-flute"]


@pytest.mark.rule("ET-8.3")
def test_a_discount_for_one_faction_does_not_help_another() -> None:
    table = position().hand(0, "undertow-nymph", "thief").brotherhood(0, "astrolabe").ready()
    table.plays(0, "undertow-nymph")
    assert table.on_tile(0, 1) == ["undertow-nymph"]
