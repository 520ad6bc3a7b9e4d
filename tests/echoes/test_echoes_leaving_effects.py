"""An immediate effect may be left: where that is asked, and where it cannot matter (ET-4.3)."""

from __future__ import annotations

import pytest

from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.effects import set_off_end
from horae.testkit.echoes import GIFT, EchoesTable, card, pack_with, position

ASKED = [do.ACCEPT, do.DECLINE]


def summoning(*does: v.Effect, **parts: int) -> EchoesTable:
    """Seat 0 is about to summon a card with this immediate effect."""
    return position(pack=pack_with(card("stranger", v.Immediate(does=does), **parts))).board(0, 1, "stranger")


@pytest.mark.rule("ET-4.3", "ET-10.1")
def test_a_point_that_would_empty_the_reserve_can_be_left() -> None:
    table = position(pack=pack_with(GIFT)).points(1, 23).board(0, 1, "gift").ready()
    table.does(0, do.Advance("gift"))
    assert table.offers(0) == ASKED
    told = table.does(0, do.DECLINE).events
    assert ev.EffectDeclined(0, "gift") in told
    assert (table.vp[0], table.reserve, table.ends) == (0, 1, ())


@pytest.mark.rule("ET-4.3")
def test_once_the_end_is_set_off_points_are_taken_unasked() -> None:
    table = position(pack=pack_with(GIFT)).board(0, 1, "gift").ready()
    set_off_end(table.state, "brotherhood", None)
    table.does(0, do.Advance("gift"))
    assert table.vp[0] == 1


@pytest.mark.rule("ET-4.3")
def test_cards_are_drawn_unasked_while_that_takes_no_choice_away() -> None:
    table = summoning(v.Draw(cards=2)).ready()
    told = table.does(0, do.Advance("stranger")).events
    assert ev.EffectUsed(0, "stranger") in told
    assert len(table.in_hand(0)) == 2


@pytest.mark.rule("ET-4.3", "ET-9.1")
def test_a_draw_beyond_the_limit_of_the_hand_is_asked() -> None:
    hand = ("thief", "miner", "explorer", "princess", "builder", "geode", "sapling", "whirlpool", "ranger")
    table = summoning(v.Draw(cards=2)).hand(0, *hand).ready()
    table.does(0, do.Advance("stranger"))
    assert table.offers(0) == ASKED


@pytest.mark.rule("ET-4.3", "ET-R1")
def test_a_draw_that_would_turn_the_discard_pile_is_asked() -> None:
    table = summoning(v.Draw(cards=2)).deck_of("thief").ready()
    table.does(0, do.Advance("stranger"))
    assert table.offers(0) == ASKED


@pytest.mark.rule("ET-4.3")
def test_a_draw_that_sets_something_off_is_asked() -> None:
    table = summoning(v.Draw(cards=1)).brotherhood(0, "silver-shoal").ready()
    table.does(0, do.Advance("stranger"))
    assert table.offers(0) == ASKED


@pytest.mark.rule("ET-4.3")
@pytest.mark.parametrize("effect", [v.Slide(), v.OthersDiscard(cards=1), v.OthersLose(vp=1), v.Discard(cards=1)])
def test_what_changes_the_table_is_asked(effect: v.Effect) -> None:
    table = summoning(effect).hand(0, "thief").hand(1, "miner").points(1, 1).ready()
    table.does(0, do.Advance("stranger"))
    assert table.offers(0) == ASKED
    table.refused(0, do.DRAW_TWO, rule="ET-4.3")


@pytest.mark.rule("ET-4.3")
@pytest.mark.parametrize("effect", [v.OthersDiscard(cards=1), v.OthersLose(vp=1), v.Conquer(), v.Fortify(), v.Advance()])
def test_nobody_is_asked_about_what_cannot_happen_and_nothing_is_told_of_it(effect: v.Effect) -> None:
    table = summoning(effect, strength=0).ready()
    told = table.does(0, do.Advance("stranger")).events
    assert table.in_brotherhood(0) == ["stranger"]
    assert not any(isinstance(event, ev.EffectUsed | ev.EffectDeclined) for event in told)
    assert do.ACCEPT not in table.offers(table.state.deciding()[0])


@pytest.mark.rule("ET-4.3")
def test_an_effect_that_asks_by_itself_is_not_asked_about_twice() -> None:
    table = summoning(v.Advance(steps=1)).board(0, 4, "thief").ready()
    table.does(0, do.Advance("stranger"))
    assert table.offers(0) == [do.Advance("thief"), do.DONE]


@pytest.mark.rule("ET-4.3")
def test_a_choice_can_be_left_among_its_options() -> None:
    table = summoning(v.Choose(of=((v.Gain(vp=2),), (v.Slide(),)))).ready()
    table.does(0, do.Advance("stranger"))
    assert table.offers(0) == [do.Choose(0), do.Choose(1), do.DECLINE]
    told = table.does(0, do.DECLINE).events
    assert ev.EffectDeclined(0, "stranger") in told
    assert table.vp[0] == 0


@pytest.mark.rule("ET-4.3", "ET-R7")
def test_what_only_becomes_possible_before_ones_moment_is_asked_then() -> None:
    """Seat 1 could take points from nobody, until seat 0 has gained one."""
    tax = card("tax", v.Immediate(does=(v.OthersLose(vp=1),)))
    table = position(pack=pack_with(GIFT, tax)).board(0, 1, "gift").board(1, 1, "tax").next_round()
    table.waits_for(0)
    table.does(0, do.ACCEPT)
    table.waits_for(1)
    assert table.offers(1) == ASKED
    table.does(1, do.ACCEPT)
    assert table.vp == [0, 0]


@pytest.mark.rule("ET-6.8", "ET-8.1")
def test_no_price_is_asked_for_a_conquest_that_cannot_be() -> None:
    levy = card("levy", v.Immediate(does=(v.Pay(vp=2, then=(v.Conquer(strength=1),)),)), strength=1)
    table = position(pack=pack_with(levy)).points(0, 3).board(0, 1, "levy").ready()
    told = table.does(0, do.Advance("levy")).events
    assert table.vp[0] == 3
    assert not any(isinstance(event, ev.EffectUsed | ev.PointsLost) for event in told)
    strong = position(pack=pack_with(levy)).points(0, 3).board(0, 1, "levy").brotherhood(0, "iron-mountain").ready()
    strong.does(0, do.Advance("levy"))
    assert strong.offers(0) == ASKED
    strong.does(0, do.ACCEPT)
    assert strong.vp[0] == 1
    assert do.Conquer("source-of-cycles") in strong.offers(0)


@pytest.mark.rule("ET-8.1")
def test_who_would_pay_with_the_last_card_is_not_asked_to_pay_for_playing_one() -> None:
    stage = card("stage", v.Immediate(does=(v.Pay(cards=1, then=(v.Play(fewer=1),)),)))
    table = position(pack=pack_with(stage)).hand(0, "thief").board(0, 1, "stage").board(0, 4, "miner").ready()
    table.does(0, do.Advance("stage"))
    assert do.ACCEPT not in table.offers(0)
    richer = position(pack=pack_with(stage)).hand(0, "thief", "geode").board(0, 1, "stage").ready()
    richer.does(0, do.Advance("stage"))
    assert richer.offers(0) == ASKED


@pytest.mark.rule("ET-8.2")
def test_nobody_is_asked_to_remove_a_card_for_nothing() -> None:
    axe = card("axe", v.Immediate(does=(v.Remove(then=(v.Gain(vp=v.Its(what="strength")),)),)), type="artefact")
    table = position(pack=pack_with(axe)).brotherhood(0, "geode").board(0, 1, "axe").ready()
    table.does(0, do.Advance("axe"))
    table.waits_for(1)  # a geode has no strength to give
    table = position(pack=pack_with(axe)).brotherhood(0, "geode", "miner").board(0, 1, "axe").ready()
    table.does(0, do.Advance("axe"))
    assert do.Remove("miner") in table.offers(0)
