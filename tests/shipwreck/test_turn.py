"""SA-7: draw, play, predict, resolve, fade."""

from __future__ import annotations

import pytest

from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import position


@pytest.mark.rule("SA-7.1")
def test_whoever_holds_nothing_draws_two_and_only_they_see_them() -> None:
    table = position(people=3).plays(2, on="midnight").all_pass()
    assert table.heard(ev.FateDrawn) == [ev.FateDrawn(1, 2)]
    assert table.heard_one(ev.FatesSeen, seat=1).hand == tuple(table.hand(1))
    for seat in (None, 0, 2):
        assert table.heard(ev.FatesSeen, seat) == []
        view = table.state.view(seat)
        assert view.people[1].fates == 2
        assert view.hand == (tuple(table.hand(seat)) if seat is not None else ())


@pytest.mark.rule("SA-7.1")
def test_there_is_no_third_fate_to_play() -> None:
    position().refused(0, do.PlayFate(2, 1), rule="SA-7.1", saying="you hold 2 fates; there’s no fate number 3")


@pytest.mark.rule("SA-7.1")
def test_nobody_sees_what_is_left_in_the_bag() -> None:
    """A seat is told how many fates it cannot see of each value, bag and other hands taken together."""
    one = position(holding=(2, 5), others={1: 3, 2: 7})
    two = position(holding=(2, 5), others={1: 6, 2: 1})
    assert one.state.view(0) == two.state.view(0)
    assert one.state.view(0).unseen == (3, 2, 3, 3, 2, 3, 3)


@pytest.mark.rule("SA-7.2")
def test_whoever_kept_a_fate_draws_one() -> None:
    table = position(others={1: 7}).plays(2, on="midnight").all_pass()
    assert table.heard(ev.FateDrawn) == [ev.FateDrawn(1, 1)]
    assert table.hand(1)[0] == 7
    assert len(table.hand(1)) == 2


@pytest.mark.rule("SA-7.3")
def test_one_fate_is_played_and_the_other_kept() -> None:
    table = position(holding=(2, 5)).plays(5, on="dawn")
    assert table.told(None) == [ev.FatePlayed(0, 5, 1, 1)]
    assert table.fates("dawn") == [5]
    assert table.hand(0) == [2]
    view = table.state.view(1)
    assert (view.played, view.played_place) == (5, 1)
    table.waits_for(1, 2)


@pytest.mark.rule("SA-7.3")
def test_any_of_several_abilities_may_be_chosen() -> None:
    table = position(row=("dawn", "midnight", "stranger", "key"), holding=(2, 5))
    assert table.playable() == {"dawn": {5}, "midnight": {2}, "stranger": {2, 5}, "key": {2, 5}}


@pytest.mark.rule("SA-7.3")
def test_nobody_plays_twice_in_a_turn() -> None:
    table = position(holding=(2, 5)).plays(2, on="midnight")
    table.refused(0, do.PlayFate(0, 1), rule="SA-7.3", saying="you’ve already played your 2 this turn")


@pytest.mark.rule("SA-7.3")
@pytest.mark.parametrize("place", [-1, 5])
def test_there_are_only_five_cards(place: int) -> None:
    words = f"there’s no place {place}: a fate goes in front of The Hours (0) or one of the row’s places 1 to 4"
    position().refused(0, do.PlayFate(0, place), rule="SA-7.3", saying=words)


@pytest.mark.rule("SA-7.3")
def test_a_turn_does_not_go_by_without_a_play() -> None:
    table = position()
    table.refused(0, do.PASS, rule="SA-7.3", saying="no turn goes by without a play, and it’s up to you")
    table.refused(1, do.PASS, rule="SA-7.3", saying="no turn goes by without a play, and it’s up to Seat 1")


@pytest.mark.rule("SA-7.3")
def test_a_seat_that_is_not_taken_plays_nothing() -> None:
    position(people=2).refused(4, do.PlayFate(0, 1), rule="SA-11.1")


@pytest.mark.rule("SA-7.4")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_nobody_can_tell_whether_the_fate_played_was_kept_from_before(seat: int | None) -> None:
    old = position(holding=(2, 5), kept_before=True).plays(2, on="midnight")
    new = position(holding=(5, 2), kept_before=True).plays(2, on="midnight")
    assert old.told(seat) == new.told(seat)
    assert old.state.view(seat) == new.state.view(seat)
    assert old.state.view(0) != new.state.view(0)  # the active person knows it


@pytest.mark.rule("SA-7.4", "SA-6.2")
@pytest.mark.parametrize(("hand", "old"), [((2, 5), True), ((5, 2), False)])
def test_the_power_old_tells_it(hand: tuple[int, int], old: bool) -> None:
    table = position(holding=hand, kept_before=True, faded=["key"]).plays(2, on="midnight").uses("key")
    assert table.told(None) == [ev.PowerUsed(0, "key"), ev.OldTold(0, old)]


@pytest.mark.rule("SA-7.5")
def test_the_group_names_one_value_and_no_more() -> None:
    table = position(people=2, holding=(2, 5)).plays(2, on="midnight").predicts(5)
    assert table.told(None)[:2] == [ev.Predicted(1, 5), ev.PredictionResolved(0, 5, True, 1, 0)]
    table.refused(1, do.Predict(6), rule="SA-7.5", saying="your secret fate is for the group to predict, not for you")
    table.refused(0, do.Predict(6), rule="SA-7.5", saying="you can’t predict yet: Seat 2 hasn’t played a fate yet")


@pytest.mark.rule("SA-7.5")
def test_the_active_person_predicts_nothing() -> None:
    table = position().plays(2, on="midnight")
    table.refused(0, do.Predict(5), rule="SA-7.5", saying="your secret fate is for the group to predict, not for you")


@pytest.mark.rule("SA-7.5")
def test_predicting_waits_for_the_active_persons_power() -> None:
    table = position(faded=["key"]).plays(2, on="midnight")
    words = "you can’t predict yet: Seat 1 can still use a power after playing"
    table.refused(1, do.Predict(5), rule="SA-7.5", saying=words)
    table.declines().predicts(5)


@pytest.mark.rule("SA-7.5")
@pytest.mark.parametrize("value", [0, 8, -3])
def test_a_prediction_is_a_value_from_1_to_7(value: int) -> None:
    table = position().plays(2, on="midnight")
    table.refused(1, do.Predict(value), rule="SA-7.5", saying=f"a fate is anything from 1 to 7, not {value}")


@pytest.mark.rule("SA-7.6")
def test_with_no_prediction_the_fate_stays_secret_and_the_line_stays() -> None:
    table = position(people=2).plays(2, on="midnight").flips(7).all_pass()
    assert table.hand(0) == [5]
    assert table.flipped(0) == [7]
    assert table.heard(ev.PredictionResolved) == []
    assert table.state.view(1).people[0].fates == 1
    assert (table.score, table.doom) == (0, 0)
    assert table.active == 1


@pytest.mark.rule("SA-7.6")
def test_the_step_ends_when_each_of_the_group_has_nothing_more() -> None:
    table = position(people=4).plays(2, on="midnight")
    table.waits_for(1, 2, 3)
    table.passes(2).waits_for(1, 3)
    table.refused(2, do.PASS, rule="SA-7.6", saying="you’ve already said you have nothing more")
    table.passes(1).waits_for(3)
    assert table.step == "predict"
    table.passes(3)
    assert table.active == 1


@pytest.mark.rule("SA-7.6")
def test_the_active_person_does_not_end_the_predicting() -> None:
    table = position().plays(2, on="midnight")
    table.refused(0, do.PASS, rule="SA-7.6", saying="whether to predict is up to the group")


@pytest.mark.rule("SA-7.6")
def test_whoever_has_passed_may_still_predict_while_the_step_lasts() -> None:
    table = position(people=3).plays(2, on="midnight").passes(1).predicts(5, by=1)
    assert table.score == 1


@pytest.mark.rule("SA-7.6")
def test_new_information_withdraws_what_was_passed() -> None:
    asked = position(people=4, faded=["deep"]).plays(2, on="midnight").passes(1).passes(2).uses("deep", asking=3, by=3)
    asked.waits_for(1, 2, 3)
    shown = position(people=4, others={3: 7}, fates={"judge": (7, 7)}).plays(2, on="midnight").passes(1).shows(3)
    shown.waits_for(1, 2, 3)
    missed = position(people=4, faded=["mirror"]).plays(2, on="midnight").uses("mirror").passes(1).predicts(7, by=2)
    missed.waits_for(1, 2, 3)


@pytest.mark.rule("SA-7.6")
def test_lines_are_marked_while_the_group_predicts() -> None:
    table = position(faded=["key"]).plays(2, on="midnight").declines()
    assert table.flips(3).flipped(0) == [3]
    assert table.passes(1).flips(4, by=1).flipped(0) == [3, 4]  # also by who has nothing more to say


@pytest.mark.rule("SA-7.7")
def test_a_right_prediction_scores_and_frees_the_fate() -> None:
    table = position(people=2, holding=(2, 5), lines={0: (1,)}, score=3, doom=2).plays(2, on="midnight").predicts(5)
    assert table.heard_one(ev.PredictionResolved) == ev.PredictionResolved(0, 5, True, 4, 2)
    assert (table.score, table.doom) == (4, 2)
    assert table.hand(0) == []
    assert table.flipped(0) == []


@pytest.mark.rule("SA-7.7")
@pytest.mark.parametrize("guess", [1, 2, 3, 4, 6, 7])
def test_a_wrong_prediction_brings_doom_and_the_fate_is_shown_all_the_same(guess: int) -> None:
    table = position(people=2, holding=(2, 5), lines={0: (1,)}, score=3, doom=2).plays(2, on="midnight").predicts(guess)
    assert table.heard_one(ev.PredictionResolved) == ev.PredictionResolved(0, 5, False, 3, 3)
    assert (table.score, table.doom) == (3, 3)
    assert table.hand(0) == []
    assert table.flipped(0) == []


@pytest.mark.rule("SA-7.7", "SA-7.2")
def test_who_was_predicted_draws_two_again() -> None:
    table = position(people=2, others={1: 1}).plays(2, on="midnight").predicts(5)
    table.does(1, table.offers(1, do.PlayFate)[0]).all_pass()
    assert table.heard_one(ev.FateDrawn) == ev.FateDrawn(0, 2)


@pytest.mark.rule("SA-7.8")
def test_fading_comes_after_resolving_and_then_the_turn_passes() -> None:
    table = position(row=("beast", "midnight", "judge", "stranger"), holding=(2, 3)).plays(2, on="beast").predicts(7)
    kinds = [type(event) for event in table.told(None)]
    assert kinds == [ev.Predicted, ev.PredictionResolved, ev.ArcanumFaded, ev.ArcanumLaid, ev.TurnBegan, ev.FateDrawn]


@pytest.mark.rule("SA-7.8")
def test_every_arcanum_is_checked_not_only_the_one_played_on() -> None:
    """Stranded hours (SA-R2) may have made another ripe; here two are ripe whatever was played."""
    table = position(fates={"dawn": (1, 4), "stranger": (7,)}, holding=(2, 5)).plays(2, on="midnight").all_pass()
    assert [event.card for event in table.heard(ev.ArcanumFaded)] == ["dawn", "stranger"]
