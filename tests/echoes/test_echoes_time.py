"""The time phase, what it sets off, and in which order."""

from __future__ import annotations

import pytest

from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.testkit.echoes import card, pack_with, position


@pytest.mark.rule("ET-4.1")
def test_everyones_tiles_slide_at_the_start_of_a_round() -> None:
    table = position().board(0, 3, "thief").board(1, 5, "miner").next_round()
    assert table.on_tile(0, 2) == ["thief"]
    assert table.on_tile(1, 4) == ["miner"]
    assert [who.outside for who in table.view(None).people] == ["yellow", "yellow"]


@pytest.mark.rule("ET-4.2", "ET-4.1")
def test_cards_on_the_leaving_tile_are_summoned_in_the_order_their_owner_chooses() -> None:
    table = position().board(0, 1, "sea-conch", "tide-reader").next_round()
    assert table.offers(0) == [do.Summon("sea-conch"), do.Summon("tide-reader")]
    told = table.does(0, do.Summon("tide-reader")).events
    summoned = [event.card for event in told if isinstance(event, ev.CardSummoned)]
    assert summoned == ["tide-reader", "sea-conch"]


@pytest.mark.rule("ET-4.2")
def test_a_card_that_does_not_leave_cannot_be_summoned_first() -> None:
    table = position().board(0, 1, "sea-conch", "tide-reader").board(0, 3, "thief").next_round()
    table.refused(0, do.Summon("thief"), rule="ET-4.2")


@pytest.mark.rule("ET-4.2")
def test_nobody_is_asked_for_an_order_that_cannot_matter() -> None:
    table = position().board(0, 1, "star-clock", "miner").next_round()
    assert table.in_brotherhood(0) == ["star-clock", "miner"]
    table.waits_for(0)
    assert do.DRAW_TWO in table.offers(0)


@pytest.mark.rule("ET-4.2", "ET-R2")
def test_a_held_source_that_answers_summonings_makes_the_order_matter() -> None:
    """Source of Growth draws for a creature: before or after the shoal, which gives a point for every draw."""
    points = []
    for first in ("silver-shoal", "miner"):
        table = position(2, ("source-of-growth", "source-of-cycles")).holds(0, "source-of-growth", "clay-golem")
        table.board(0, 1, "silver-shoal", "miner").next_round()
        assert table.offers(0) == [do.Summon("silver-shoal"), do.Summon("miner")]
        table.refused(0, do.DRAW_TWO, rule="ET-4.2")
        table.does(0, do.Summon(first))
        points.append(table.vp[0])
    assert points == [3, 2]


@pytest.mark.rule("ET-E2", "ET-R6", "ET-4.3")
def test_sea_conch_then_sea_queen_give_two_points_and_one_card() -> None:
    table = position().board(0, 1, "sea-conch", "sea-queen").next_round()
    told = table.does(0, do.Summon("sea-conch"), do.ACCEPT).events
    gained = [event for event in told if isinstance(event, ev.PointsGained)]
    drawn = [event for event in told if isinstance(event, ev.CardsDrawn) and event.seat == 0]
    assert [event.vp for event in gained] == [2]
    assert table.vp[0] == 2
    assert len(drawn) == 2  # the conch's card, then the card everybody draws
    assert told.index(gained[0]) < told.index(drawn[0])


@pytest.mark.rule("ET-E2", "ET-R6")
def test_sea_queen_then_sea_conch_give_one_point_and_no_card() -> None:
    table = position().board(0, 1, "sea-conch", "sea-queen").next_round()
    table.does(0, do.Summon("sea-queen"), do.ACCEPT)
    assert table.vp[0] == 1
    assert len(table.in_hand(0)) == 1  # what everybody draws


@pytest.mark.rule("ET-4.3")
def test_an_immediate_effect_that_slides_may_be_left_unused() -> None:
    table = position().board(0, 1, "wind-rider").board(0, 4, "thief").next_round()
    assert table.offers(0) == [do.ACCEPT, do.DECLINE]
    table.does(0, do.DECLINE)
    assert table.on_tile(0, 3) == ["thief"]


@pytest.mark.rule("ET-4.3")
def test_an_immediate_effect_is_used_now_or_never() -> None:
    table = position().board(0, 1, "wind-rider").board(0, 4, "thief").next_round()
    table.refused(0, do.DRAW_TWO, rule="ET-4.3")
    table.does(0, do.ACCEPT)
    assert table.on_tile(0, 2) == ["thief"]


@pytest.mark.rule("ET-4.4", "ET-R7")
def test_effects_on_others_resolve_from_the_start_person_clockwise() -> None:
    table = position(3).points(0, 1).points(1, 1).points(2, 1)
    table.board(1, 1, "thief").board(2, 1, "quake-badger").next_round()
    table.waits_for(1, 2)  # both are asked at once
    table.does(2, do.ACCEPT)
    assert table.vp == [1, 1, 1]
    table.does(1, do.ACCEPT)
    # The thief (seat 1) takes first, then the badger (seat 2) takes two from each of the others.
    assert table.vp == [0, 0, 0]


@pytest.mark.rule("ET-R7", "ET-R3")
def test_what_touches_nobody_else_is_decided_at_once_and_what_is_shared_waits_its_turn() -> None:
    """Seat 0 has an order to choose; seat 1 may advance meanwhile, but its draw waits for seat 0."""
    table = position().board(0, 1, "sea-conch", "tide-reader").board(1, 1, "cloud-herald", "explorer").board(1, 4, "thief")
    table.next_round()
    table.waits_for(0, 1)
    table.does(1, do.Summon("cloud-herald"))
    table.does(1, do.Advance("thief"), do.DONE)
    assert table.on_tile(1, 2) == ["thief"]
    assert table.in_hand(1) == []  # the explorer's two cards wait
    table.waits_for(0)
    table.refused(1, do.DONE, rule="ET-R7")
    table.does(0, do.Summon("tide-reader"))
    assert len(table.in_hand(1)) == 3


@pytest.mark.rule("ET-R7")
def test_a_source_that_somebody_earlier_took_is_checked_again_at_its_moment() -> None:
    table = position().board(0, 1, "charging-boar").board(1, 1, "iron-mountain").next_round()
    table.waits_for(0)
    table.does(0, do.Conquer("source-of-cycles"))
    assert table.holder("source-of-cycles") == 0
    table.waits_for(1)
    assert do.Conquer("source-of-cycles") in table.offers(1)  # to beat is the boar now, not 3
    assert table.view(1).sources[0].to_beat == 4


@pytest.mark.rule("ET-4.5")
def test_everyone_draws_one_card_after_the_slide_has_resolved() -> None:
    table = position(3).next_cards("thief", "miner", "geode").next_round()
    assert [table.in_hand(seat) for seat in range(3)] == [["thief"], ["miner"], ["geode"]]


@pytest.mark.rule("ET-R1")
def test_an_empty_draw_pile_is_renewed_from_the_discard_pile() -> None:
    table = position().discarded("miner", "geode").deck_of("thief").ready()
    told = table.does(0, do.DRAW_TWO).events
    assert ev.DeckShuffled(2) in told
    assert table.in_hand(0)[0] == "thief"
    assert len(table.in_hand(0)) == 2
    assert len(table.state.deck) == 1
    assert table.discards == []


@pytest.mark.rule("ET-R1")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    table = position().deck_of("thief").ready()
    table.does(0, do.DRAW_TWO)
    assert table.in_hand(0) == ["thief"]


@pytest.mark.rule("ET-R2")
def test_several_permanent_effects_resolve_in_their_owners_order() -> None:
    table = position().brotherhood(0, "seed-keeper", "dryad-mother").hand(0, "miner", "geode")
    table.board(0, 1, "ranger").board(0, 3, "thief").ready()
    table.does(0, do.Advance("ranger"))
    assert set(table.offers(0)) == {do.Resolve("seed-keeper"), do.Resolve("dryad-mother")}
    table.refused(0, do.ACCEPT, rule="ET-R2")
    table.does(0, do.Resolve("dryad-mother"), do.ACCEPT, do.Discard("miner"))
    assert table.vp[0] == 2
    table.does(0, do.Advance("thief"))  # the seed keeper's step
    assert table.on_tile(0, 2) == ["thief"]


@pytest.mark.rule("ET-R2")
def test_effects_whose_order_cannot_matter_are_not_asked_about() -> None:
    table = position().brotherhood(0, "humming-hive", "sea-conch").board(0, 1, "undertow-nymph").ready()
    table.does(0, do.Advance("undertow-nymph"))
    assert table.vp[0] == 1
    assert len(table.in_hand(0)) == 1


@pytest.mark.rule("ET-R2")
def test_an_effect_does_not_set_itself_off_without_end() -> None:
    echo = card("echo", v.Permanent(when=v.Drew(), does=(v.Draw(cards=1),)), type="artefact")
    loop = card("loop", v.Permanent(when=v.Drew(), does=(v.Draw(cards=1),)), type="artefact")
    table = position(pack=pack_with(echo, loop)).brotherhood(0, "echo", "loop").ready()
    table.does(0, do.DRAW_TWO, do.Resolve("echo"))
    # Two cards. Echo answers them, loop answers echo, echo answers loop, and there loop has answered echo already.
    # Then loop answers the two cards, and so on the other way round.
    assert len(table.in_hand(0)) == 8


@pytest.mark.rule("ET-R2")
def test_an_effect_is_not_set_off_by_its_own_drawing() -> None:
    echo = card("echo", v.Permanent(when=v.Drew(), does=(v.Draw(cards=1),)), type="artefact")
    table = position(pack=pack_with(echo)).brotherhood(0, "echo").ready()
    table.does(0, do.DRAW_TWO)
    assert len(table.in_hand(0)) == 3


@pytest.mark.rule("ET-R2")
def test_an_effect_answers_a_summoning_that_it_brought_about_itself() -> None:
    """The seed keeper's step summons another card of the forest, which is an event of its own."""
    table = position().brotherhood(0, "seed-keeper").board(0, 1, "ranger", "wolf-pack").board(0, 4, "thief").ready()
    table.does(0, do.Advance("ranger"), do.Advance("wolf-pack"))
    assert table.in_brotherhood(0) == ["seed-keeper", "ranger", "wolf-pack"]
    assert table.offers(0) == [do.Advance("thief"), do.DONE]  # for the wolves
    table.does(0, do.Advance("thief"))
    assert table.on_tile(0, 3) == ["thief"]
    table.refused(0, do.Resolve("seed-keeper"), rule="ET-R9")  # once for each: the action's second step is left, and no more


@pytest.mark.rule("ET-R2")
def test_an_effect_answers_a_draw_that_another_card_makes_in_its_wake() -> None:
    spring = card("spring", v.Permanent(when=v.Drew(), does=(v.Advance(steps=1),)), type="artefact")
    table = position(pack=pack_with(spring)).brotherhood(0, "spring").board(0, 1, "tide-reader").board(0, 3, "thief").ready()
    table.does(0, do.DRAW_TWO, do.Advance("tide-reader"), do.ACCEPT)
    assert len(table.in_hand(0)) == 4
    assert table.offers(0) == [do.Advance("thief"), do.DONE]


@pytest.mark.rule("ET-R5")
def test_the_second_of_two_is_summoned_before_what_the_first_makes_leave() -> None:
    table = position().board(0, 1, "wind-rider", "star-clock").board(0, 2, "thief").next_round()
    told = table.does(0, do.Summon("wind-rider"), do.ACCEPT).events
    summoned = [event.card for event in told if isinstance(event, ev.CardSummoned)]
    assert summoned == ["wind-rider", "star-clock", "thief"]


@pytest.mark.rule("ET-R5")
def test_the_second_of_two_counts_for_nothing_until_it_is_summoned() -> None:
    table = position().board(0, 1, "sea-queen", "tide-reader").next_round()
    table.does(0, do.Summon("sea-queen"), do.ACCEPT)
    assert table.vp[0] == 1


@pytest.mark.rule("ET-R6")
def test_creatures_freed_by_the_loss_of_a_source_are_not_summoned() -> None:
    table = position().brotherhood(0, "iron-mountain").brotherhood(1, "humming-hive")
    table.holds(1, "source-of-cycles", "clay-golem").ready()
    told = table.does(0, do.Conquer("source-of-cycles")).events
    assert table.in_brotherhood(1) == ["humming-hive", "clay-golem"]
    assert table.vp[1] == 0
    assert not any(isinstance(event, ev.CardSummoned) and event.seat == 1 for event in told)
