"""What a table may choose: difficulty, agreement, honour, Restless Hours."""

from __future__ import annotations

import pytest

from horae.core.game import BadSetup
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import ShipwreckTable, position, small_pack

ROW = ("dawn", "midnight", "judge", "stranger")


@pytest.mark.rule("SA-1.3")
def test_a_table_that_chooses_nothing_plays_normal_with_checked_plays() -> None:
    view = ShipwreckTable.new(3).state.view(None)
    assert (view.difficulty, view.agreement, view.honour, view.restless) == ("normal", False, False, False)


def test_an_option_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadSetup, match="shipwreck has no option “speed”"):
        ShipwreckTable.new(3, speed="fast")


@pytest.mark.rule("SA-1.3", "SA-10.1")
@pytest.mark.parametrize(("difficulty", "misses"), [("easy", 7), ("normal", 5), ("hard", 3), ("total", 1)])
def test_so_many_wrong_predictions_lose_at_each_difficulty(difficulty: str, misses: int) -> None:
    """Fates of 1 alone fade nothing here, so only the predictions count."""
    pack = small_pack(*ROW, copies=(8, 0, 0, 0, 0, 0, 0), moons=99)
    table = ShipwreckTable.new(2, pack=pack, difficulty=difficulty)
    for miss in range(1, misses + 1):
        assert table.ending is None
        table.does(table.active, table.offers(table.active, do.PlayFate)[0]).predicts(7)
        assert table.doom == 7 - misses + miss
    assert table.ending == "doom"


@pytest.mark.rule("SA-R3")
def test_agreement_is_a_choice_of_the_table() -> None:
    assert position(people=3).plays(2, on="midnight").predicts(5).score == 1
    assert position(people=3, agreement=True).plays(2, on="midnight").predicts(5).score == 0


@pytest.mark.rule("SA-R3", "SA-R4")
def test_with_agreement_the_second_guess_of_twice_is_agreed_upon_too() -> None:
    table = position(people=3, agreement=True, faded=["mirror"]).plays(2, on="midnight").uses("mirror").agrees(2)
    table.predicts(4, by=1).agrees(2)
    assert table.told(None) == [ev.ProposalAgreed(2), ev.Predicted(2, 4), ev.GuessMissed(4)]
    table.waits_for(1, 2)
    table.predicts(5, by=2).waits_for(1)
    assert table.agrees(1).score == 1


@pytest.mark.rule("SA-12.2")
def test_an_honour_table_offers_every_play_and_checks_none() -> None:
    assert position(holding=(2, 5), honour=True).playable() == {name: {2, 5} for name in ("hours", *ROW)}
    assert position(holding=(2, 5)).playable() == {"dawn": {5}, "midnight": {2}, "stranger": {2, 5}}


@pytest.mark.rule("SA-12.2", "SA-2.2")
def test_at_an_honour_table_the_hours_without_need_is_an_illegal_play_too() -> None:
    table = position(holding=(2, 5), honour=True).plays(5, on="hours")
    assert table.offers(0) == [do.CONFESS]
    table.confesses()
    assert table.fates("dawn") == [5]


@pytest.mark.rule("SA-12.2")
def test_an_illegal_play_that_nobody_owns_up_to_goes_on_like_any_other() -> None:
    table = position(holding=(2, 5), honour=True).plays(5, on="midnight").predicts(2)
    assert table.score == 1


@pytest.mark.rule("SA-12.2", "SA-R2")
def test_even_an_honour_table_plays_before_no_empty_place() -> None:
    table = position(pack=small_pack("dawn", "midnight"), row=("dawn", "midnight"), honour=True)
    table.refused(0, do.PlayFate(0, 3), rule="SA-R2")


# --- Restless Hours ---


@pytest.mark.rule("SA-R12", "SA-6.1")
def test_in_restless_hours_a_used_power_leaves_the_game() -> None:
    table = position(restless=True, faded=["deep"]).plays(2, on="midnight").uses("deep", asking=3)
    assert table.gone == ["deep"]
    assert "deep" not in table.deck
    assert table.state.view(None).gone == ("deep",)
    table.refused(1, do.UsePower("deep", 4), rule="SA-6.1", saying="the power of “The Deep” isn’t below the row")


@pytest.mark.rule("SA-R12", "SA-R7")
def test_in_restless_hours_a_cycled_arcanum_leaves_the_game() -> None:
    table = position(restless=True, faded=["rider"], deck=["shore"]).uses("rider", cycling="judge")
    assert table.row == ["dawn", "midnight", "shore", "stranger"]
    assert table.gone == ["judge", "rider"]


@pytest.mark.rule("SA-R12", "SA-R2")
def test_in_restless_hours_needing_a_card_from_an_empty_deck_loses() -> None:
    def played(restless: bool) -> ShipwreckTable:
        table = position(pack=small_pack(*ROW), holding=(1, 7), fates={"midnight": (2, 2)}, restless=restless)
        return table.plays(1, on="midnight").all_pass()

    restless = played(restless=True)
    assert restless.ending == "deck"
    assert restless.heard_one(ev.GameEnded) == ev.GameEnded(False, "deck", 0, 2)
    usual = played(restless=False)
    assert usual.ending is None
    assert usual.row == ["dawn", None, "judge", "stranger"]


@pytest.mark.rule("SA-R12", "SA-R7")
def test_in_restless_hours_cycling_with_an_empty_deck_loses_and_no_card_is_mislaid() -> None:
    table = position(pack=small_pack(*ROW, "rider"), restless=True, faded=["rider"]).uses("rider", cycling="judge")
    assert table.ending == "deck"
    assert sorted([*table.gone, *(name for name in table.row if name)]) == sorted([*ROW, "rider"])


@pytest.mark.rule("SA-R12", "SA-10.1")
def test_in_restless_hours_an_empty_deck_alone_does_not_lose() -> None:
    table = position(pack=small_pack(*ROW), restless=True).plays(2, on="midnight").all_pass()
    assert table.ending is None
