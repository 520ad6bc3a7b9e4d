"""SA-12: the questions that the rulebook itself answers."""

from __future__ import annotations

import pytest

from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import position


@pytest.mark.rule("SA-12.1")
@pytest.mark.parametrize("card", ["beast", "huntress", "mirror"])
def test_with_twice_one_right_guess_makes_the_whole_right(card: str) -> None:
    table = position(faded=[card], holding=(1, 5), fates={"midnight": (2, 2)}).plays(1, on="midnight").uses(card)
    table.predicts(4, by=1)
    assert table.told(None) == [ev.Predicted(1, 4), ev.GuessMissed(4)]
    table.predicts(5, by=2)
    assert table.heard_one(ev.PredictionResolved) == ev.PredictionResolved(0, 5, True, 1, 0)
    assert table.heard_one(ev.ArcanumFaded).added == 0  # right is right for the fading too
    assert (table.score, table.doom) == (1, 0)


@pytest.mark.rule("SA-12.1")
def test_a_first_right_guess_needs_no_second() -> None:
    table = position(people=2, faded=["mirror"]).plays(2, on="midnight").uses("mirror").predicts(5)
    assert table.score == 1
    assert table.active == 1


@pytest.mark.rule("SA-12.1", "SA-7.5")
def test_without_twice_there_is_no_second_guess() -> None:
    table = position(people=3).plays(2, on="midnight").predicts(4, by=2)
    assert table.doom == 1
    assert table.active == 1
    table.refused(2, do.Predict(5), rule="SA-7.5")


@pytest.mark.rule("SA-12.2")
def test_an_illegal_play_is_refused() -> None:
    table = position(holding=(2, 5))
    table.refused(0, table.play(5, on="midnight"), rule="SA-3.3")


@pytest.mark.rule("SA-12.2")
def test_at_an_honour_table_it_stands_until_somebody_owns_up() -> None:
    table = position(people=2, holding=(2, 5), honour=True, fates={"midnight": (2,)}).plays(5, on="midnight")
    bag = table.bag(2)
    table.confesses()
    assert table.told(1)[:2] == [ev.PlayConfessed(0), ev.ArcanumFaded(2, "midnight", (2, 5), 2, 2)]
    assert table.heard(ev.PredictionResolved) == []
    assert table.bag(2) >= bag  # the kept 2 and the faded 2 went back before the next draw
    assert table.hand(0) == []
    assert (table.active, table.score, table.doom) == (1, 0, 2)


@pytest.mark.rule("SA-12.2")
def test_the_fate_played_illegally_stays_where_it_is() -> None:
    table = position(holding=(2, 5), honour=True).plays(5, on="midnight").confesses()
    assert table.fates("midnight") == [5]


@pytest.mark.rule("SA-12.2")
def test_nobody_but_the_active_person_learns_that_a_play_was_illegal() -> None:
    legal = position(holding=(5, 6), honour=True).plays(5, on="midnight")
    illegal = position(holding=(5, 2), honour=True).plays(5, on="midnight")
    for seat in (None, 1, 2):
        assert legal.told(seat) == illegal.told(seat)
        assert legal.state.view(seat) == illegal.state.view(seat)
    assert legal.state.deciding() == illegal.state.deciding()
    assert (legal.offers(0), illegal.offers(0)) == ([], [do.CONFESS])


@pytest.mark.rule("SA-12.2")
def test_there_is_nothing_to_confess_about_a_legal_play() -> None:
    table = position(holding=(2, 5), honour=True).plays(2, on="midnight")
    table.refused(0, do.CONFESS, rule="SA-12.2", saying="your play of 2 was legal; there’s nothing to own up to")


@pytest.mark.rule("SA-12.2")
def test_only_who_played_owns_up_after_the_play_and_before_the_first_guess() -> None:
    table = position(holding=(2, 5), faded=["mirror"], honour=True)
    table.refused(0, do.CONFESS, rule="SA-12.2", saying="you haven’t played yet this turn")
    table.plays(5, on="midnight")
    words = "you have nothing to own up to: that takes an illegal play of yours whose secret fate is still in your hand"
    table.refused(1, do.CONFESS, rule="SA-12.2", saying=words)
    table.uses("mirror").predicts(7)
    words = "the group has already made a prediction; it’s too late to own up"
    table.refused(0, do.CONFESS, rule="SA-12.2", saying=words)


@pytest.mark.rule("SA-12.2")
def test_owning_up_is_possible_before_a_power_after_the_play_and_while_a_prediction_lies_proposed() -> None:
    early = position(holding=(2, 5), faded=["key"], honour=True).plays(5, on="midnight")
    assert do.CONFESS in early.offers(0)
    assert early.confesses().active == 1
    late = position(holding=(2, 5), honour=True, agreement=True).plays(5, on="midnight").predicts(3).confesses()
    assert late.active == 1
    late.refused(2, do.AGREE, rule="SA-R3")


@pytest.mark.rule("SA-12.2", "SA-5.2")
def test_one_may_own_up_in_somebody_elses_turn_while_the_kept_fate_is_in_hand() -> None:
    table = position(people=3, holding=(2, 5), honour=True, lines={0: (4,)}).plays(5, on="midnight").all_pass()
    assert (table.active, table.hand(0), table.offers(0)) == (1, [2], [do.CONFESS])
    bag = table.bag(2)
    table.confesses(0)
    assert table.told(None) == table.told(1) == [ev.PlayConfessed(0)]
    assert (table.hand(0), table.flipped(0), table.bag(2)) == ([], [], bag + 1)
    assert table.fates("midnight") == [5]
    assert (table.active, table.step, table.doom) == (1, "play", 0)  # the running turn goes on as it was
    table.refused(0, do.CONFESS, rule="SA-12.2")


@pytest.mark.rule("SA-12.2", "SA-7.6")
def test_owning_up_late_is_news_for_the_group_that_predicts() -> None:
    table = position(people=3, holding=(2, 5), honour=True).plays(5, on="midnight").all_pass()
    table.does(1, table.offers(1, do.PlayFate)[0]).passes(0)
    assert do.CONFESS in table.offers(0)
    table.confesses(0).waits_for(0, 2)
    table.all_pass()
    assert table.active == 2


@pytest.mark.rule("SA-12.2", "SA-R3")
def test_owning_up_late_leaves_a_proposal_about_somebody_else_on_the_table() -> None:
    table = position(people=3, holding=(2, 5), honour=True, agreement=True).plays(5, on="midnight").all_pass()
    table.does(1, table.offers(1, do.PlayFate)[0]).predicts(3, by=2)
    assert table.offers(0) == [do.AGREE, do.OBJECT, do.CONFESS]
    assert table.confesses(0).offers(0) == [do.AGREE, do.OBJECT]


@pytest.mark.rule("SA-12.2")
def test_ones_next_turn_is_too_late_to_own_up() -> None:
    table = position(people=2, holding=(2, 5), honour=True).plays(5, on="midnight").all_pass()
    table.does(1, table.offers(1, do.PlayFate)[0]).all_pass()
    assert table.active == 0
    assert do.CONFESS not in table.offers(0)
    table.refused(0, do.CONFESS, rule="SA-12.2", saying="you haven’t played yet this turn")
    assert not table.state.view(0).own_play_unlawful


@pytest.mark.rule("SA-12.2")
@pytest.mark.parametrize("guess", [2, 3])
def test_a_fate_that_was_guessed_leaves_nothing_to_own_up_with(guess: int) -> None:
    table = position(people=2, holding=(2, 5), honour=True).plays(5, on="midnight").predicts(guess)
    assert table.offers(0) == []
    table.refused(0, do.CONFESS, rule="SA-12.2")


@pytest.mark.rule("SA-12.2")
def test_that_one_could_own_up_is_known_to_nobody_else() -> None:
    illegal, legal = (
        position(people=3, holding=hand, honour=True).plays(5, on="midnight").all_pass() for hand in ((5, 2), (5, 6))
    )
    assert (illegal.state.view(0).own_play_unlawful, legal.state.view(0).own_play_unlawful) == (True, False)
    for seat in (None, 2):
        assert illegal.state.view(seat) == legal.state.view(seat)
        assert illegal.told(seat) == legal.told(seat)


@pytest.mark.rule("SA-12.3")
def test_whoever_keeps_the_last_copy_may_discard_it_openly() -> None:
    table = position(others={1: 7, 2: 3}, fates={"judge": (7, 7)}, holding=(2, 5)).plays(2, on="midnight")
    bag = table.bag(7)
    table.shows(1)
    assert table.told(None) == table.told(0) == [ev.FateShown(1, 7)]
    assert table.bag(7) == bag + 1
    assert table.hand(1) == []
    assert table.step == "predict"


@pytest.mark.rule("SA-12.3")
@pytest.mark.parametrize(
    ("seen", "words"),
    [
        ((), "your 7 proves nothing: there are 2 others still unseen"),
        ((7,), "your 7 proves nothing: there’s another 7 still unseen"),
    ],
)
def test_a_fate_that_proves_nothing_stays_secret(seen: tuple[int, ...], words: str) -> None:
    table = position(others={1: 7}, fates={"judge": seen}).plays(2, on="midnight")
    table.refused(1, do.SHOW, rule="SA-12.3", saying=words)
    assert do.SHOW not in table.offers(1)


@pytest.mark.rule("SA-12.3")
def test_the_fate_just_played_counts_for_the_proof() -> None:
    table = position(others={1: 2}, fates={"judge": (2,)}, holding=(2, 5)).plays(2, on="midnight")
    assert do.SHOW in table.offers(1)


@pytest.mark.rule("SA-12.3")
def test_who_keeps_no_fate_shows_none() -> None:
    table = position().plays(2, on="midnight")
    table.refused(1, do.SHOW, rule="SA-12.3", saying="you hold no fate")


@pytest.mark.rule("SA-12.4")
def test_doom_of_a_wrong_prediction_and_of_fading_add_up() -> None:
    table = position(holding=(1, 5), fates={"midnight": (2, 2)}).plays(1, on="midnight").predicts(4)
    assert table.heard_one(ev.PredictionResolved).doom == 1
    assert table.heard_one(ev.ArcanumFaded) == ev.ArcanumFaded(2, "midnight", (2, 2, 1), 2, 3)
    assert table.doom == 3


@pytest.mark.rule("SA-12.4", "SA-R4")
def test_two_wrong_guesses_and_a_fading_are_four_doom() -> None:
    table = position(holding=(1, 5), faded=["mirror"], fates={"midnight": (2, 2)}).plays(1, on="midnight").uses("mirror")
    table.predicts(4).predicts(6)
    assert table.doom == 4
