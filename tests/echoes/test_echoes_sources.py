"""Power sources: conquering, holding, losing and fortifying them."""

from __future__ import annotations

import pytest

from horae.games.echoes import actions as do
from horae.games.echoes import counts
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.scoring import score
from horae.testkit.echoes import GIFT, card, pack_with, position


@pytest.mark.rule("ET-E4", "ET-6.1", "ET-6.2")
def test_thief_explorer_and_princess_conquer_the_source_of_cycles_which_slides() -> None:
    table = position().brotherhood(0, "thief", "explorer", "princess").board(0, 3, "miner").ready()
    table.does(0, do.Conquer("source-of-cycles"))  # all three are needed, so nobody is asked who goes
    assert table.holder("source-of-cycles") == 0
    assert table.under("source-of-cycles") == ["thief", "explorer", "princess"]
    assert table.in_brotherhood(0) == []
    assert table.on_tile(0, 2) == ["miner"]


@pytest.mark.rule("ET-6.1")
def test_strength_must_exceed_and_not_merely_equal() -> None:
    table = position().brotherhood(0, "explorer", "princess").ready()
    table.refused(0, do.Conquer("source-of-cycles"), rule="ET-6.1", mentioning="must exceed 3; it’s 3")


@pytest.mark.rule("ET-6.1")
def test_attackers_are_chosen_one_by_one_until_they_are_enough() -> None:
    table = position().brotherhood(0, "clay-golem", "meadow-rider", "explorer", "geode").ready()
    table.does(0, do.Conquer("source-of-cycles"))
    for action, rule in (
        (do.DONE, "ET-6.1"),
        (do.Send("geode"), "ET-6.1"),
        (do.Send("miner"), "ET-6.1"),
        (do.DRAW_TWO, "ET-6.1"),
    ):
        table.refused(0, action, rule=rule)
    table.does(0, do.Send("meadow-rider"))
    table.refused(0, do.Send("meadow-rider"), rule="ET-6.1")
    table.does(0, do.Send("explorer"), do.DONE)
    assert table.under("source-of-cycles") == ["meadow-rider", "explorer"]
    assert table.in_brotherhood(0) == ["clay-golem", "geode"]


@pytest.mark.rule("ET-6.1")
def test_a_creature_with_a_token_or_under_a_source_does_not_attack() -> None:
    table = position().brotherhood(0, "aeronaut", "explorer").holds(0, "source-of-extinction", "iron-mountain")
    table.flame(0, "yellow").ready()
    table.does(0, do.UseFlame("aeronaut"))  # with the explorer alone it finds no source to conquer
    assert not table.can(0, do.Conquer("source-of-cycles"))


@pytest.mark.rule("ET-6.1")
def test_a_source_that_an_opponent_holds_needs_more_than_the_creatures_under_it() -> None:
    table = position().brotherhood(0, "clay-golem").holds(1, "source-of-cycles", "obsidian-guard", "thief").ready()
    table.refused(0, do.Conquer("source-of-cycles"), rule="ET-6.1", mentioning="must exceed 5")
    table = position().brotherhood(0, "clay-golem").holds(1, "source-of-cycles", "obsidian-guard").ready()
    told = table.does(0, do.Conquer("source-of-cycles")).events
    assert ev.SourceConquered(0, "source-of-cycles", ("clay-golem",), 5, 1) in told


@pytest.mark.rule("ET-6.1")
def test_one_does_not_conquer_what_one_holds() -> None:
    table = position().brotherhood(0, "iron-mountain").holds(0, "source-of-cycles", "clay-golem").ready()
    table.refused(0, do.Conquer("source-of-cycles"), rule="ET-6.1")


@pytest.mark.rule("ET-6.2", "ET-R4")
def test_the_conquering_effect_happens_at_every_conquest_after_the_creatures_are_under() -> None:
    table = position(sources=("source-of-memory", "source-of-cycles"), pack=pack_with(GIFT))
    table.brotherhood(0, "charging-boar", "gift", "tide-reader")
    table.brotherhood(1, "iron-mountain", "sapper-mole").ready()
    table.does(0, do.Conquer("source-of-memory"), do.Send("charging-boar"), do.Send("tide-reader"), do.DONE)
    # The boar and the reader lie under the source: only the gift's immediate effect is left to use.
    assert table.offers(0) == [do.Use("gift"), do.DECLINE]
    table.does(0, do.Use("gift"))
    assert table.vp[0] == 1
    table.does(0, do.END_TURN)
    table.does(1, do.Conquer("source-of-memory"), do.Send("iron-mountain"), do.DONE)
    assert table.holder("source-of-memory") == 1


@pytest.mark.rule("ET-6.3")
def test_under_a_source_effects_stop_and_icons_count() -> None:
    table = position().holds(0, "source-of-cycles", "miner", "meadow-rider").flame(0, "red").brotherhood(0, "sapling").ready()
    assert not table.can(0, do.UseFlame("miner"))
    assert counts.count(table.state, 0, v.Cards(of=v.Filter(type="creature")), -1) == 3
    assert counts.count(table.state, 0, v.Strength(), -1) == 4
    printed = {card.id: card.vp for card in table.pack.cards}
    assert score(table.state, 0) == 2 + printed["miner"] + printed["meadow-rider"] + printed["sapling"]


@pytest.mark.rule("ET-6.4")
def test_who_loses_a_source_gets_its_creatures_back_with_their_effects() -> None:
    table = position().brotherhood(0, "iron-mountain").holds(1, "source-of-cycles", "miner", "explorer").flame(1, "red").ready()
    table.does(0, do.Conquer("source-of-cycles"))
    assert table.in_brotherhood(1) == ["miner", "explorer"]
    assert table.can(1, do.UseFlame("miner"))


@pytest.mark.rule("ET-6.5")
def test_one_may_hold_several_sources_and_use_their_effects() -> None:
    table = position(sources=("source-of-twilight", "source-of-cycles")).brotherhood(0, "iron-mountain", "ember-salamander")
    table.holds(0, "source-of-twilight", "clay-golem").flame(0, "red").ready()
    table.does(0, do.UseFlame("ember-salamander"))
    assert table.vp[0] == 3  # the salamander's two points and twilight's
    table.does(0, do.Conquer("source-of-cycles"))
    assert table.state.holder == [0, 0]


@pytest.mark.rule("ET-6.5")
def test_a_source_that_somebody_else_holds_gives_one_nothing() -> None:
    table = position(sources=("source-of-twilight", "source-of-cycles")).brotherhood(0, "ember-salamander")
    table.holds(1, "source-of-twilight", "clay-golem").flame(0, "red").ready()
    table.does(0, do.UseFlame("ember-salamander"))
    assert table.vp == [2, 0]


@pytest.mark.rule("ET-E5", "ET-6.6")
def test_five_creatures_of_strength_ten_fortify_the_source_of_cycles_for_five_points() -> None:
    table = position().holds(0, "source-of-cycles", "meadow-rider", "comet-tamer", "explorer", "thief", "princess").ready()
    table.does(0, do.Fortify("source-of-cycles"))
    assert table.vp[0] == 5
    assert table.is_fortified("source-of-cycles")


@pytest.mark.rule("ET-6.6")
def test_fortifying_needs_more_than_the_fortifying_strength() -> None:
    table = position().holds(0, "source-of-cycles", "clay-golem", "comet-tamer").ready()
    table.refused(0, do.Fortify("source-of-cycles"), rule="ET-6.6", mentioning="must exceed 8; it’s 8")


@pytest.mark.rule("ET-6.6", "ET-R11")
def test_under_a_fortified_source_no_icon_counts_but_points_do() -> None:
    table = (
        position()
        .holds(0, "source-of-cycles", "pit-champion", "clay-golem", fortified=True)
        .brotherhood(0, "meadow-rider")
        .ready()
    )
    assert counts.count(table.state, 0, v.Cards(of=v.Filter(type="creature")), -1) == 1
    assert counts.count(table.state, 0, v.Strength(), -1) == 3
    # Cycles 4, the golem 3, the rider 2; the champion's scoring counts the rider's 3 alone: nothing.
    assert score(table.state, 0) == 9


@pytest.mark.rule("ET-6.6")
def test_a_fortified_source_is_never_taken() -> None:
    table = position().brotherhood(0, "iron-mountain").holds(1, "source-of-cycles", "thief", fortified=True).ready()
    table.refused(0, do.Conquer("source-of-cycles"), rule="ET-6.6")
    table = position().holds(0, "source-of-cycles", "iron-mountain", "clay-golem", fortified=True).ready()
    table.refused(0, do.Fortify("source-of-cycles"), rule="ET-6.6")


@pytest.mark.rule("ET-R11")
def test_a_fortified_sources_effect_stays_usable() -> None:
    table = position().holds(0, "source-of-cycles", "clay-golem", fortified=True).flame(0, "blue").ready()
    table.does(0, do.UseFlame("source-of-cycles"))
    assert table.slides(0) == 3


@pytest.mark.rule("ET-6.7")
def test_a_source_must_be_conquered_before_it_can_be_fortified() -> None:
    table = position().brotherhood(0, "iron-mountain", "clay-golem").ready()
    table.refused(0, do.Fortify("source-of-cycles"), rule="ET-6.7")


@pytest.mark.rule("ET-6.8")
def test_an_effect_that_conquers_needs_no_cube_and_may_be_declined() -> None:
    table = position().brotherhood(0, "clay-golem").board(0, 1, "lightning-spear").ready()
    table.does(0, do.Advance("lightning-spear"))
    table.refused(0, do.DRAW_TWO, rule="ET-6.8")
    table.does(0, do.Conquer("source-of-extinction"))  # 5 and 3 extra exceed 6
    assert table.holder("source-of-extinction") == 0
    assert table.view(0).people[0].cubes == ("advance",)


@pytest.mark.rule("ET-6.8")
def test_an_effect_that_fortifies_needs_no_cube() -> None:
    table = (
        position().holds(0, "source-of-cycles", "clay-golem", "explorer").brotherhood(0, "sapper-mole").flame(0, "blue").ready()
    )
    table.does(0, do.UseFlame("sapper-mole"))
    table.refused(0, do.Fortify("source-of-extinction"), rule="ET-6.7")
    table.does(0, do.Fortify("source-of-cycles"))  # 7 and 2 extra exceed 8
    assert table.is_fortified("source-of-cycles")
    assert do.DRAW_TWO in table.offers(0)


@pytest.mark.rule("ET-R4")
def test_a_creature_sent_under_a_source_does_not_react_to_the_conquest() -> None:
    table = position().brotherhood(0, "lava-smith", "meadow-rider").ready()
    table.does(0, do.Conquer("source-of-cycles"))
    assert table.vp[0] == 0
    table = position().brotherhood(0, "lava-smith", "clay-golem").ready()
    table.does(0, do.Conquer("source-of-cycles"), do.Send("clay-golem"), do.DONE)
    assert table.vp[0] == 2


@pytest.mark.rule("ET-R12", "ET-8.2")
def test_removing_the_last_creature_sends_the_source_back_to_the_centre_with_its_printed_strength() -> None:
    table = position().holds(0, "source-of-cycles", "clay-golem").brotherhood(0, "gravedigger").flame(0, "blue").ready()
    told = table.does(0, do.UseFlame("gravedigger"), do.Remove("clay-golem")).events
    assert ev.SourceReturned("source-of-cycles") in told
    assert table.holder("source-of-cycles") == -1
    assert table.view(0).sources[0].to_beat == 3
    assert table.view(1).discard == ("clay-golem",)


@pytest.mark.rule("ET-R12")
def test_a_removed_card_takes_no_token_with_it() -> None:
    table = position(sources=("source-of-extinction", "source-of-cycles")).holds(0, "source-of-extinction", "iron-mountain")
    table.brotherhood(0, "miner").flame(0, "red").ready()
    table.does(0, do.UseFlame("miner"), do.UseFlame("source-of-extinction"))
    table.refused(0, do.Remove("source-of-extinction"), rule="ET-2.1")
    table.does(0, do.Remove("miner"))
    assert table.tokens(0) == ()
    assert table.vp[0] == 3


@pytest.mark.rule("ET-R12")
def test_creatures_under_a_source_cannot_be_moved_to_another() -> None:
    table = position().holds(0, "source-of-cycles", "clay-golem").holds(0, "source-of-extinction", "iron-mountain").ready()
    assert not any(isinstance(action, do.Reinforce) for action in table.offers(0))


@pytest.mark.rule("ET-6.1")
def test_standing_strength_counts_for_attack_and_guarding_strength_only_for_defence() -> None:
    table = position().brotherhood(0, "deep-forge", "meadow-rider").brotherhood(1, "crab-guard").ready()
    assert counts.strength_of(table.state, 0, counts.attackers(table.state, 0)) == 4
    assert counts.strength_of(table.state, 1, counts.attackers(table.state, 1)) == 3
    table = (
        position()
        .holds(1, "source-of-cycles", "meadow-rider")
        .brotherhood(1, "crab-guard")
        .brotherhood(0, "clay-golem")
        .ready()
    )
    assert table.view(0).sources[0].to_beat == 4


def test_an_attack_that_needs_everyone_asks_nobody() -> None:
    pack = pack_with(card("pebble", v.Immediate(does=(v.Draw(),)), strength=0))
    table = position(pack=pack).brotherhood(0, "meadow-rider", "thief", "pebble").ready()
    table.does(0, do.Conquer("source-of-cycles"))
    assert table.offers(0) == [do.Send("meadow-rider"), do.Send("thief"), do.Send("pebble")]


@pytest.mark.rule("ET-6.1")
def test_an_attack_needs_an_attacker_also_where_the_effect_alone_is_strong_enough() -> None:
    raid = card("raid", v.Immediate(does=(v.Conquer(strength=9),)), type="artefact")
    table = position(pack=pack_with(raid)).brotherhood(0, "explorer", "princess").board(0, 1, "raid").ready()
    table.does(0, do.Advance("raid"), do.Conquer("source-of-cycles"))
    words = "first choose at least one creature to attack Source of Cycles"
    table.refused(0, do.DONE, rule="ET-6.1", saying=words)
    table.does(0, do.Send("explorer"), do.DONE)
    assert table.under("source-of-cycles") == ["explorer"]
