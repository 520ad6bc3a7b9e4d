"""The action phase: main actions, free actions, and when a turn ends."""

from __future__ import annotations

import pytest

from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.testkit.echoes import position


@pytest.mark.rule("ET-5.1")
def test_turns_go_clockwise_from_the_start_person_twice_round() -> None:
    table = position(3).next_round()
    seen = []
    for _ in range(6):
        seat = table.state.deciding()[0]
        seen.append(seat)
        table.does(seat, do.DRAW_TWO)
    assert seen == [0, 1, 2, 0, 1, 2]
    assert table.start == 1  # a new round


@pytest.mark.rule("ET-5.1")
def test_nobody_acts_in_anothers_turn() -> None:
    position().ready().refused(1, do.DRAW_TWO, rule="ET-5.1", mentioning="Seat 1’s turn")


@pytest.mark.rule("ET-5.1")
def test_free_actions_come_before_or_after_the_main_action_and_then_the_turn_ends() -> None:
    table = position().brotherhood(0, "miner", "ember-salamander").flame(0, "red").ready()
    table.does(0, do.UseFlame("ember-salamander"), do.DRAW_TWO)
    assert table.offers(0) == [do.END_TURN, do.UseFlame("miner")]
    table.refused(0, do.DRAW_TWO, rule="ET-5.1")
    table.does(0, do.UseFlame("miner"))  # nothing else is left to do, so nobody is asked
    table.waits_for(1)


@pytest.mark.rule("ET-5.1")
def test_only_a_question_can_be_answered() -> None:
    position().ready().refused(0, do.ACCEPT, rule="ET-5.1")


@pytest.mark.rule("ET-5.2")
def test_the_same_main_action_may_be_taken_twice_in_a_round() -> None:
    table = position().ready()
    for seat in (0, 1, 0):
        table.does(seat, do.DRAW_TWO)
    assert table.view(0).people[0].cubes == ("draw_two", "draw_two")


@pytest.mark.rule("ET-5.3")
def test_draw_two_draws_two_cards() -> None:
    table = position().next_cards("thief", "miner").ready()
    told = table.does(0, do.DRAW_TWO).events
    assert table.in_hand(0) == ["thief", "miner"]
    assert ev.CardsDrawn(0, 2) in told


@pytest.mark.rule("ET-E3", "ET-5.5")
def test_one_advance_spent_on_the_thief_alone_summons_it_from_position_two() -> None:
    table = position().board(0, 2, "thief").ready()
    table.does(0, do.Advance("thief"), do.Advance("thief"))
    assert table.in_brotherhood(0) == ["thief"]


@pytest.mark.rule("ET-5.5")
def test_advance_moves_two_cards_one_step_each() -> None:
    table = position().board(0, 4, "thief").board(0, 3, "miner").ready()
    table.does(0, do.Advance("thief"), do.Advance("miner"))
    assert table.on_tile(0, 3) == ["thief"]
    assert table.on_tile(0, 2) == ["miner"]
    table.waits_for(1)


@pytest.mark.rule("ET-5.5")
def test_a_card_passes_a_full_tile_with_both_steps_and_never_rests_on_it() -> None:
    table = position().board(0, 4, "thief").board(0, 3, "miner", "builder").ready()
    table.does(0, do.Advance("thief"))
    assert table.on_tile(0, 2) == ["thief"]
    table.waits_for(1)  # both steps are spent


@pytest.mark.rule("ET-5.5")
def test_a_card_cannot_pass_two_full_tiles_with_two_steps() -> None:
    table = position().board(0, 4, "thief").board(0, 3, "miner", "builder").board(0, 2, "geode", "explorer").ready()
    table.refused(0, do.Advance("thief"), rule="ET-5.5", mentioning="has to move 3 positions")
    table.refused(0, do.Advance("whirlpool"), rule="ET-5.5")


@pytest.mark.rule("ET-R9")
def test_advance_is_up_to_and_a_summoning_resolves_before_the_next_step() -> None:
    table = position().board(0, 1, "tide-reader").board(0, 3, "thief").ready()
    told = table.does(0, do.Advance("tide-reader")).events
    assert any(isinstance(event, ev.CardsDrawn) for event in told)
    table.waits_for(0)
    table.refused(0, do.DECLINE, rule="ET-R9")
    table.does(0, do.DONE)
    assert table.on_tile(0, 3) == ["thief"]


@pytest.mark.rule("ET-R9")
def test_a_main_action_cannot_be_passed() -> None:
    position().ready().refused(0, do.END_TURN, rule="ET-R9")


@pytest.mark.rule("ET-5.6")
def test_conquering_and_fortifying_are_main_actions() -> None:
    table = position().holds(0, "source-of-cycles", "clay-golem", "meadow-rider", "explorer").brotherhood(0, "iron-mountain")
    table.brotherhood(1, "miner").ready()
    told = table.does(0, do.Fortify("source-of-cycles")).events
    assert ev.SourceFortified(0, "source-of-cycles", 10) in told
    assert table.state.main_done or table.state.deciding() == (1,)


@pytest.mark.rule("ET-E6", "ET-7.1")
def test_miners_red_flame_draws_four_and_keeps_its_token_until_the_round_ends() -> None:
    table = position().brotherhood(0, "miner").flame(0, "red").ready()
    table.does(0, do.UseFlame("miner"))
    assert len(table.in_hand(0)) == 4
    assert table.view(0).people[0].tokens == ("miner",)
    table.refused(0, do.UseFlame("miner"), rule="ET-7.1")
    table.next_round()
    assert table.view(0).people[0].tokens == ()


@pytest.mark.rule("ET-7.1")
@pytest.mark.parametrize(
    ("colour", "name"), [("blue", "miner"), ("red", "builder"), ("red", "ember-salamander"), ("red", "source-of-cycles")]
)
def test_a_flame_needs_its_colour_outside_and_a_card_or_source_of_ones_own(colour: str, name: str) -> None:
    table = position().brotherhood(0, "miner", "builder").brotherhood(1, "ember-salamander").flame(0, colour).ready()
    table.refused(0, do.UseFlame(name), rule="ET-7.1")


@pytest.mark.rule("ET-7.1", "ET-6.5")
def test_whoever_controls_a_source_may_use_its_flame() -> None:
    table = position().holds(0, "source-of-cycles", "clay-golem").flame(0, "blue").board(0, 3, "thief").ready()
    table.does(0, do.UseFlame("source-of-cycles"))
    assert table.on_tile(0, 2) == ["thief"]


@pytest.mark.rule("ET-7.2", "ET-R10")
def test_a_flame_set_off_by_another_card_gets_a_token_and_its_colour_does_not_matter() -> None:
    table = position().brotherhood(0, "miner", "ember-salamander", "sunken-lighthouse").flame(0, "blue").ready()
    table.does(0, do.UseFlame("sunken-lighthouse"), do.Use("miner"))
    assert len(table.in_hand(0)) == 4
    assert table.view(0).people[0].tokens == ("sunken-lighthouse", "miner")


@pytest.mark.rule("ET-7.2")
def test_a_flame_with_a_token_cannot_be_set_off() -> None:
    table = position().brotherhood(0, "miner", "ember-salamander").board(0, 1, "eclipse-seer").flame(0, "red").ready()
    table.does(0, do.UseFlame("miner"), do.Advance("eclipse-seer"))
    assert do.Use("miner") not in table.offers(0)
    table.refused(0, do.Use("miner"), rule="ET-7.2")


@pytest.mark.rule("ET-R10")
def test_a_slide_in_ones_turn_changes_the_usable_colour_at_once() -> None:
    table = position().brotherhood(0, "star-clock", "agate-core", "miner").flame(0, "red").ready()
    table.does(0, do.UseFlame("star-clock"))
    assert table.can(0, do.UseFlame("agate-core"))
    assert not table.can(0, do.UseFlame("miner"))


@pytest.mark.rule("ET-R10")
def test_a_token_stays_on_a_source_that_changes_hands() -> None:
    table = position().holds(0, "source-of-cycles", "explorer").brotherhood(1, "iron-mountain").flame(0, "blue")
    table.flame(1, "yellow").ready()
    table.does(0, do.UseFlame("source-of-cycles"), do.DRAW_TWO)
    table.does(1, do.Conquer("source-of-cycles"))  # which slides to blue
    assert table.view(1).people[1].outside == "blue"
    assert not table.can(1, do.UseFlame("source-of-cycles"))


@pytest.mark.rule("ET-E7", "ET-7.3")
def test_meadow_rider_moves_under_the_source_of_cycles_for_free() -> None:
    table = position().holds(0, "source-of-cycles", "clay-golem").brotherhood(0, "meadow-rider").ready()
    table.does(0, do.Reinforce("meadow-rider", "source-of-cycles"))
    assert table.under("source-of-cycles") == ["clay-golem", "meadow-rider"]
    assert do.DRAW_TWO in table.offers(0)


@pytest.mark.rule("ET-7.3")
def test_only_free_creatures_without_token_reinforce_only_ones_own_unfortified_sources() -> None:
    table = (
        position(3).holds(0, "source-of-cycles", "clay-golem").holds(0, "source-of-extinction", "iron-mountain", fortified=True)
    )
    table.holds(1, "source-of-memory", "explorer").brotherhood(0, "miner", "geode", "thief").flame(0, "red").ready()
    table.does(0, do.UseFlame("miner"))
    for card, source in (
        ("miner", "source-of-cycles"),
        ("geode", "source-of-cycles"),
        ("builder", "source-of-cycles"),
        ("thief", "source-of-extinction"),
        ("thief", "source-of-memory"),
    ):
        table.refused(0, do.Reinforce(card, source), rule="ET-7.3")
    table.does(0, do.Reinforce("thief", "source-of-cycles"))
