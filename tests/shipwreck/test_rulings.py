"""SA-R: what the printed rules leave open, as this project decides it. (SA-R1 and SA-R2 are in test_running_out.py.)"""

from __future__ import annotations

import pytest

from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import position, small_pack

# --- SA-R3: who decides ---


@pytest.mark.rule("SA-R3")
@pytest.mark.parametrize("by", [1, 2, 3])
def test_a_prediction_by_any_one_member_counts_at_once(by: int) -> None:
    table = position(people=4).plays(2, on="midnight").predicts(5, by=by)
    assert table.heard_one(ev.Predicted) == ev.Predicted(by, 5)
    assert table.score == 1


@pytest.mark.rule("SA-R3")
def test_with_agreement_a_prediction_counts_when_all_have_agreed() -> None:
    table = position(people=4, agreement=True).plays(2, on="midnight").predicts(5, by=2)
    assert table.told(None) == [ev.PredictionProposed(2, 5)]
    table.waits_for(1, 3)
    table.agrees(3)
    assert table.told(None) == [ev.ProposalAgreed(3)]
    assert table.score == 0
    table.agrees(1)
    assert table.heard_one(ev.PredictionResolved).right
    assert table.score == 1


@pytest.mark.rule("SA-R3")
@pytest.mark.parametrize("by", [1, 2, 3])
def test_an_objection_takes_the_proposal_off_the_table(by: int) -> None:
    table = position(people=4, agreement=True).plays(2, on="midnight").predicts(5, by=2).agrees(1).objects(by)
    assert table.told(None) == [ev.ProposalDropped(by)]
    assert (table.score, table.doom) == (0, 0)
    table.waits_for(1, 2, 3)
    table.predicts(4, by=1).agrees(2).agrees(3)
    assert table.doom == 1


@pytest.mark.rule("SA-R3")
def test_while_a_proposal_lies_there_it_comes_first() -> None:
    table = position(people=3, agreement=True, faded=["deep"], others={2: 7}, fates={"judge": (7, 7)})
    table.plays(2, on="midnight").predicts(5, by=1)
    words = "somebody has proposed 5: agree or object first"
    for action in (do.Predict(4), do.PASS, do.UsePower("deep", 4), do.SHOW):
        table.refused(2, action, rule="SA-R3", saying=words)
    table.refused(1, do.AGREE, rule="SA-R3", saying="you’ve already agreed")
    assert table.offers(1) == [do.OBJECT]
    assert table.offers(2) == [do.AGREE, do.OBJECT]


@pytest.mark.rule("SA-R3")
def test_the_active_person_does_not_agree_to_predictions_about_themselves() -> None:
    table = position(people=3, agreement=True).plays(2, on="midnight").predicts(5, by=1)
    words = "the group agrees among themselves about your secret fate"
    table.refused(0, do.AGREE, rule="SA-R3", saying=words)
    table.refused(0, do.OBJECT, rule="SA-R3", saying=words)


@pytest.mark.rule("SA-R3")
def test_there_is_nothing_to_agree_to_without_a_proposal() -> None:
    table = position(people=3, agreement=True).plays(2, on="midnight")
    table.refused(1, do.AGREE, rule="SA-R3", saying="nobody has proposed anything to agree to")


@pytest.mark.rule("SA-R3")
def test_with_two_people_there_is_nobody_to_agree_with() -> None:
    table = position(people=2, agreement=True).plays(2, on="midnight").predicts(5)
    assert table.score == 1


@pytest.mark.rule("SA-R3", "SA-11.2")
def test_when_the_one_who_had_not_agreed_leaves_the_prediction_counts() -> None:
    table = position(people=4, agreement=True).plays(2, on="midnight").predicts(5, by=2).agrees(1).leaves(3)
    assert table.score == 1


@pytest.mark.rule("SA-R3", "SA-R10")
def test_who_joins_is_asked_to_agree_too() -> None:
    table = position(people=3, agreement=True).plays(2, on="midnight").predicts(5, by=1).joins(4)
    table.waits_for(2, 4)
    table.agrees(2).agrees(4)
    assert table.score == 1


@pytest.mark.rule("SA-R3", "SA-7.6")
def test_an_objection_after_the_proposer_left_ends_the_step_if_all_others_had_passed() -> None:
    table = position(people=4, agreement=True).plays(2, on="midnight").passes(1).passes(2).predicts(5, by=3)
    table.leaves(3).waits_for(1, 2)
    table.objects(1)
    assert table.active == 1
    assert table.step == "play"


@pytest.mark.rule("SA-R3", "SA-6.2")
def test_without_the_option_any_member_uses_a_power_of_the_group_at_once() -> None:
    table = position(people=4, faded=["deep"]).plays(2, on="midnight").uses("deep", asking=3, by=2)
    assert table.heard_one(ev.Answered).yes


@pytest.mark.rule("SA-R3", "SA-6.2")
def test_with_agreement_a_power_of_the_group_is_used_when_all_have_agreed() -> None:
    table = position(people=4, agreement=True, faded=["deep"]).plays(2, on="midnight").uses("deep", asking=3, by=2)
    assert table.told(None) == table.told(0) == [ev.PowerProposed(2, "deep", 3)]
    assert (table.faded, table.state.view(1).proposal) == (["deep"], do.UsePower("deep", 3))
    table.waits_for(1, 3)
    table.agrees(3).waits_for(1)
    assert table.heard(ev.PowerUsed) == []
    table.agrees(1)
    assert table.told(None)[:3] == [ev.ProposalAgreed(1), ev.PowerUsed(1, "deep", 3), ev.Answered(0, True)]
    table.waits_for(1, 2, 3)
    assert (table.faded, table.deck[-1], table.state.view(1).proposal) == ([], "deep", None)


@pytest.mark.rule("SA-R3", "SA-6.2")
def test_an_objection_leaves_the_power_where_it_lies() -> None:
    table = position(people=3, agreement=True, faded=["lord"]).plays(2, on="midnight").uses("lord", by=1).objects(2)
    assert table.told(None) == [ev.ProposalDropped(2)]
    assert (table.faded, table.state.view(1).answers) == (["lord"], ())
    assert do.UsePower("lord") in table.offers(2)


@pytest.mark.rule("SA-R3")
def test_while_a_power_lies_proposed_it_comes_first() -> None:
    table = position(people=3, agreement=True, faded=["deep", "lord"]).plays(2, on="midnight").uses("deep", asking=4, by=1)
    words = "somebody has proposed the power of The Deep: agree or object first"
    for action in (do.Predict(4), do.PASS, do.UsePower("lord")):
        table.refused(2, action, rule="SA-R3", saying=words)
    table.refused(1, do.AGREE, rule="SA-R3", saying="you’ve already agreed")
    table.refused(0, do.AGREE, rule="SA-R3")
    assert (table.offers(0), table.offers(1), table.offers(2)) == ([], [do.OBJECT], [do.AGREE, do.OBJECT])


@pytest.mark.rule("SA-R3", "SA-6.2")
def test_a_power_that_could_not_be_used_cannot_be_proposed() -> None:
    table = position(people=3, agreement=True, faded=["deep"]).plays(2, on="midnight")
    table.refused(1, do.UsePower("deep", 7), rule="SA-6.2", saying="“Higher than” asks about a number from 1 to 6")
    table.refused(1, do.UsePower("lord"), rule="SA-6.1")


@pytest.mark.rule("SA-R3")
def test_a_power_of_the_active_person_needs_nobodys_agreement() -> None:
    table = position(people=3, agreement=True, faded=["key"]).plays(2, on="midnight").uses("key")
    assert table.heard_one(ev.OldTold) == ev.OldTold(0, False)


@pytest.mark.rule("SA-R3")
def test_with_two_people_a_power_is_used_at_once() -> None:
    table = position(people=2, agreement=True, faded=["deep"]).plays(2, on="midnight").uses("deep", asking=3)
    assert table.heard_one(ev.Answered).yes


@pytest.mark.rule("SA-R3", "SA-11.2")
def test_when_the_one_who_had_not_agreed_leaves_the_power_is_used() -> None:
    table = position(people=4, agreement=True, faded=["deep"]).plays(2, on="midnight").uses("deep", asking=3, by=1)
    assert table.agrees(2).leaves(3).heard_one(ev.Answered).yes


@pytest.mark.rule("SA-R3", "SA-11.2")
def test_two_who_are_left_agree_though_the_active_person_has_gone() -> None:
    table = position(people=3, agreement=True).plays(2, on="midnight").leaves(0).predicts(5, by=1)
    assert table.told(None) == [ev.PredictionProposed(1, 5)]
    assert table.agrees(2).score == 1


# --- SA-R4: Twice ---


@pytest.mark.rule("SA-R4")
def test_after_a_first_miss_only_no_is_said() -> None:
    table = position(faded=["mirror"]).plays(2, on="midnight").uses("mirror").predicts(3, by=1)
    for seat in (None, 0, 1, 2):
        assert table.told(seat) == [ev.Predicted(1, 3), ev.GuessMissed(3)]
    assert table.hand(0) == [5]
    assert (table.score, table.doom) == (0, 0)  # settled at the end


@pytest.mark.rule("SA-R4")
def test_the_second_guess_is_optional_and_the_miss_is_settled_then() -> None:
    table = position(faded=["mirror"], lines={0: (1,)}).plays(2, on="midnight").uses("mirror").predicts(3, by=1).all_pass()
    assert table.heard_one(ev.PredictionResolved) == ev.PredictionResolved(0, 5, False, 0, 1)
    assert table.doom == 1
    assert table.hand(0) == []
    assert table.flipped(0) == []


@pytest.mark.rule("SA-R4")
def test_both_wrong_is_two_doom() -> None:
    table = position(faded=["mirror"]).plays(2, on="midnight").uses("mirror").predicts(3, by=1).predicts(6, by=2)
    assert table.heard_one(ev.PredictionResolved) == ev.PredictionResolved(0, 5, False, 0, 2)


@pytest.mark.rule("SA-R4")
def test_the_same_guess_is_not_made_again() -> None:
    table = position(faded=["mirror"]).plays(2, on="midnight").uses("mirror").predicts(3, by=1)
    table.refused(2, do.Predict(3), rule="SA-R4", saying="3 has already been guessed this turn, and it was wrong")
    assert do.Predict(3) not in table.offers(2)


# --- SA-R5: the order of moments ---


@pytest.mark.rule("SA-R5")
def test_the_active_persons_moment_comes_before_the_groups() -> None:
    table = position(faded=["key", "deep"]).plays(2, on="midnight")
    table.waits_for(0)
    table.refused(1, do.PASS, rule="SA-R5", saying="Seat 1 can still use a power after playing")
    table.declines()
    assert table.told(1) == [ev.Passed(0)]
    table.waits_for(1, 2)
    table.uses("deep", asking=4)


@pytest.mark.rule("SA-R5")
@pytest.mark.parametrize("kept", [1, 5])
def test_the_moment_opens_whatever_the_hand(kept: int) -> None:
    """With a 1 kept nothing can be lower; the prompt comes all the same, and tells nothing."""
    table = position(row=("blind-man", "dawn", "judge", "key"), holding=(2, kept), faded=["shore"]).plays(2, on="blind-man")
    assert table.step == "after_play"
    table.waits_for(0)
    assert table.offers(0) == ([do.PASS] if kept == 1 else [do.PASS, do.UsePower("shore", 2, 1)])


@pytest.mark.rule("SA-R5")
def test_no_moment_opens_without_such_a_power() -> None:
    table = position(faded=["deep", "rider"]).plays(2, on="midnight")
    assert table.step == "predict"


# --- SA-R6: what Old, Prophet and Rider look at ---


@pytest.mark.rule("SA-R6")
@pytest.mark.parametrize(("token", "old"), [(0, True), (1, False)])
def test_old_follows_the_token_not_its_value(token: int, old: bool) -> None:
    row = ("mirror", "dawn", "judge", "stranger")
    table = position(row=row, holding=(4, 4), kept_before=True, faded=["key"]).plays(4, on="mirror", token=token).uses("key")
    assert table.heard_one(ev.OldTold) == ev.OldTold(0, old)


@pytest.mark.rule("SA-R6")
@pytest.mark.parametrize("played", [2, 5])
def test_of_two_fates_drawn_this_turn_neither_is_old(played: int) -> None:
    table = position(holding=(2, 5), faded=["key"]).plays(played, on="stranger").uses("key")
    assert table.heard_one(ev.OldTold) == ev.OldTold(0, False)


@pytest.mark.rule("SA-R6")
def test_prophet_does_not_see_the_fate_being_played() -> None:
    """Two 4s, none visible: neither makes the other a match."""
    assert position(row=("prophet", "deep", "leviathan", "beast"), holding=(4, 4)).playable() == {"hours": {4}}


@pytest.mark.rule("SA-R6")
def test_if_both_fates_match_either_goes_to_the_prophet() -> None:
    row = ("prophet", "deep", "leviathan", "beast")
    assert position(row=row, holding=(3, 6), fates={"deep": (3,), "beast": (6,)}).playable() == {"prophet": {3, 6}}


# --- SA-R7: Cycle and Discard lower ---


@pytest.mark.rule("SA-R7")
def test_cycling_replaces_first_then_the_card_goes_under_then_the_power() -> None:
    table = position(faded=["rider"], deck=["shore", "key"], holding=(2, 5)).uses("rider", cycling="judge")
    assert table.told(1) == [
        ev.PowerUsed(0, "rider", 0, 3),
        ev.ArcanumCycled(3, "judge"),
        ev.ArcanumLaid(3, "shore", "key"),
    ]
    assert table.row == ["dawn", "midnight", "shore", "stranger"]
    assert table.deck[0] == "key"
    assert table.deck[-2:] == ["judge", "rider"]
    assert table.state.view(1).deck_bottom == ("rider", "judge")
    assert table.doom == 0
    assert table.faded == []
    table.waits_for(0)


@pytest.mark.rule("SA-R7")
@pytest.mark.parametrize("card", ["dawn", "midnight", "judge", "stranger"])
def test_any_arcanum_without_fates_may_make_way(card: str) -> None:
    table = position(faded=["prophet"], deck=["shore"]).uses("prophet", cycling=card)
    assert table.row == ["shore" if name == card else name for name in ("dawn", "midnight", "judge", "stranger")]


@pytest.mark.rule("SA-R7")
def test_with_an_empty_deck_the_cycled_card_comes_back() -> None:
    row = ("dawn", "midnight", "judge", "stranger")
    table = position(pack=small_pack(*row, "rider"), row=row, faded=["rider"]).uses("rider", cycling="judge")
    assert table.row == list(row)
    assert table.deck == ["rider"]


@pytest.mark.rule("SA-R7")
@pytest.mark.parametrize(
    ("pile", "words"),
    [
        ((3,), "The Judge has a fate in front of it; only an arcanum with none can be cycled"),
        ((1, 3), "The Judge has 2 fates in front of it; only an arcanum with none can be cycled"),
    ],
)
def test_an_arcanum_with_fates_is_not_cycled(pile: tuple[int, ...], words: str) -> None:
    table = position(faded=["rider"], fates={"judge": pile})
    table.refused(0, table.power("rider", cycling="judge"), rule="SA-R7", saying=words)
    assert {move.place for move in table.offers(0, do.UsePower)} == {1, 2, 4}


@pytest.mark.rule("SA-R7")
def test_discard_lower_may_take_the_fate_just_played_and_avert_a_fading() -> None:
    table = position(people=2, faded=["shore"], holding=(1, 7), fates={"midnight": (2, 2)}).plays(1, on="midnight")
    table.uses("shore", discarding=1, at="midnight")
    assert table.told(1) == [ev.PowerUsed(0, "shore", 1, 2), ev.FateDiscarded(0, 1, 2)]
    assert table.bag(1) == 3
    table.all_pass()
    assert table.heard(ev.ArcanumFaded) == []
    assert table.fates("midnight") == [2, 2]


@pytest.mark.rule("SA-R7")
def test_discard_lower_tells_everybody_that_it_was_lower() -> None:
    table = position(faded=["belltower"], holding=(1, 7), fates={"judge": (4, 4)}).plays(1, on="midnight")
    table.uses("belltower", discarding=4, at="judge")
    answer = table.state.view(None).answers[-1]
    assert [value for value in range(1, 8) if answer.fits(value)] == [5, 6, 7]
    assert table.fates("judge") == [4]


@pytest.mark.rule("SA-R7")
@pytest.mark.parametrize("value", [5, 6])
def test_a_fate_that_is_not_lower_stays(value: int) -> None:
    table = position(faded=["leviathan"], holding=(2, 5), fates={"judge": (value,)}).plays(2, on="midnight")
    words = f"the {value} isn’t lower than your secret fate, a 5"
    table.refused(0, table.power("leviathan", discarding=value, at="judge"), rule="SA-R7", saying=words)


# --- SA-R8: several fade ---


@pytest.mark.rule("SA-R8")
def test_several_fade_from_left_to_right_and_the_row_is_refilled_last() -> None:
    table = position(fates={"stranger": (7,), "dawn": (7,)}, deck=["shore", "key", "lord"], holding=(2, 5))
    table.plays(2, on="midnight").all_pass()
    after = [event for event in table.told(None) if isinstance(event, ev.ArcanumFaded | ev.ArcanumLaid)]
    assert after == [
        ev.ArcanumFaded(1, "dawn", (7,), 2, 2),
        ev.ArcanumFaded(4, "stranger", (7,), 2, 4),
        ev.ArcanumLaid(1, "shore", "key"),
        ev.ArcanumLaid(4, "key", "lord"),
    ]


# --- SA-R9: showing a fate ---


@pytest.mark.rule("SA-R9")
def test_a_fate_is_shown_in_the_predicting_step_only() -> None:
    table = position(others={1: 7}, fates={"judge": (7, 7)}, faded=["key"])
    words = "fates are shown while the group predicts, and Seat 1 hasn’t played a fate yet"
    table.refused(1, do.SHOW, rule="SA-R9", saying=words)
    table.plays(2, on="midnight").refused(1, do.SHOW, rule="SA-R9")
    table.declines().shows(1)


@pytest.mark.rule("SA-R9")
def test_the_active_person_shows_nothing() -> None:
    table = position(holding=(2, 7), fates={"judge": (7, 7)}).plays(2, on="midnight")
    table.refused(0, do.SHOW, rule="SA-R9", saying="you can’t show and discard your fate on your own turn")


@pytest.mark.rule("SA-R9")
def test_whoever_showed_draws_two_next_time() -> None:
    table = position(others={1: 7}, fates={"judge": (7, 7)}).plays(2, on="midnight").shows(1).all_pass()
    assert table.active == 1
    assert table.heard_one(ev.FateDrawn) == ev.FateDrawn(1, 2)


@pytest.mark.rule("SA-R9")
def test_with_two_people_the_one_who_predicts_need_not_show_what_they_know() -> None:
    table = position(people=2, others={1: 7}, fates={"judge": (7, 7)}).plays(2, on="midnight")
    assert table.state.view(1).unseen[6] == 0
    table.predicts(5)
    assert table.score == 1


@pytest.mark.rule("SA-R9")
def test_with_two_people_they_may_show_it_all_the_same() -> None:
    table = position(people=2, others={1: 7}, fates={"judge": (7, 7)}).plays(2, on="midnight").shows(1)
    assert table.heard_one(ev.FateShown) == ev.FateShown(1, 7)
    table.waits_for(1)


# --- SA-R10: leaving and joining in the middle ---


@pytest.mark.rule("SA-R10")
def test_the_turn_of_who_leaves_before_the_play_is_broken_off_and_owed() -> None:
    table = position(people=3, holding=(2, 5), lines={0: (4,)}).leaves(0)
    assert table.told(None)[:2] == [ev.PersonLeft(0, 2, (1, 2)), ev.TurnBegan(2, 1)]
    assert table.active == 1
    assert (table.hand(0), table.flipped(0)) == ([2, 5], [4])
    assert table.state.view(1).away[0].owes == 0


@pytest.mark.rule("SA-R10")
@pytest.mark.parametrize("faded", [(), ("key",)])
def test_after_the_play_the_group_still_predicts_what_who_left_keeps(faded: tuple[str, ...]) -> None:
    table = position(people=3, holding=(2, 5), faded=faded).plays(2, on="midnight").leaves(0)
    assert table.told(None) == [ev.PersonLeft(0, 1, (1, 2))]
    table.waits_for(1, 2)
    assert (table.active, table.step, table.fates("midnight")) == (0, "predict", [2])
    table.passes(1).predicts(5, by=2)
    assert (table.score, table.active, table.hand(0)) == (1, 1, [])


@pytest.mark.rule("SA-R10", "SA-R4")
@pytest.mark.parametrize(("doom", "reason"), [(0, None), (6, "doom")])
def test_a_first_miss_costs_its_doom_though_the_active_person_left(doom: int, reason: str | None) -> None:
    table = position(people=3, faded=["mirror"], doom=doom).plays(2, on="midnight").uses("mirror").predicts(3, by=1)
    table.leaves(0).all_pass()
    assert table.heard_one(ev.PredictionResolved) == ev.PredictionResolved(0, 5, False, 0, doom + 1)
    assert table.doom == doom + 1
    result = table.state.result()
    assert (result.reason if result else None) == reason


@pytest.mark.rule("SA-R10")
def test_then_the_turn_goes_to_fading() -> None:
    table = position(people=3, holding=(1, 5), fates={"midnight": (2, 2)}).plays(1, on="midnight").leaves(0).all_pass()
    assert table.heard_one(ev.ArcanumFaded) == ev.ArcanumFaded(2, "midnight", (2, 2, 1), 2, 2)
    assert table.hand(0) == [5]


@pytest.mark.rule("SA-R10")
@pytest.mark.parametrize(("leaver", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_clockwise_goes_on(leaver: int, following: int) -> None:
    assert position(people=3, active=leaver).leaves(leaver).active == following


@pytest.mark.rule("SA-R10")
def test_who_joins_is_in_the_group_at_once_with_no_fate() -> None:
    table = position(people=2, holding=(2, 5)).plays(2, on="midnight").joins(3)
    table.waits_for(1, 3)
    assert table.hand(3) == []
    table.passes(1).predicts(5, by=3)
    assert table.score == 1


@pytest.mark.rule("SA-R10")
def test_who_joins_takes_no_part_in_what_is_the_active_persons() -> None:
    table = position(people=2).joins(3)
    table.refused(3, do.PlayFate(0, 1), rule="SA-1.6")
    table.waits_for(0)
