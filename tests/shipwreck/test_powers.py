"""SA-6: the powers of faded arcana."""

from __future__ import annotations

import pytest

from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import ShipwreckTable, base, position

# A card that bears each power, a use of it that is right at the table of `laid`, who uses it, and in which step.
POWERS = {
    "higher-than": (do.UsePower("deep", 4), "group", "predict"),
    "one-two-three": (do.UsePower("servant"), "group", "predict"),
    "three-four-five": (do.UsePower("noble"), "group", "predict"),
    "five-six-seven": (do.UsePower("engine"), "group", "predict"),
    "one-four-seven": (do.UsePower("chalice"), "group", "predict"),
    "twice": (do.UsePower("mirror"), "group", "predict"),
    "cycle": (do.UsePower("rider", 0, 4), "active", "play"),
    "old": (do.UsePower("key"), "active", "after_play"),
    "discard-lower": (do.UsePower("leviathan", 2, 2), "active", "after_play"),
}
WHEN = {"play": "before the play", "after_play": "right after the play", "predict": "after the play and before any prediction"}
STEPS = ["play", "after_play", "predict"]


def laid(power: str, step: str) -> ShipwreckTable:
    """The power lies faded and the turn has come to this step, the active person having kept a 5.

    Shore's power lies there too, so that there is a moment after the play.
    """
    table = position(people=3, holding=(2, 5), faded=[POWERS[power][0].card, "shore"])
    if step != "play":
        table.plays(2, on="midnight")
    if step == "predict":
        table.declines()
    assert table.step == step
    return table


@pytest.mark.rule("SA-6.1")
@pytest.mark.parametrize("power", POWERS)
def test_a_power_lies_open_is_used_once_and_goes_under_the_deck(power: str) -> None:
    action, by, step = POWERS[power]
    table = laid(power, step)
    assert all(action.card in table.state.view(seat).faded for seat in (None, 0, 1, 2))
    table.does(0 if by == "active" else 1, action)
    assert table.told(None)[0] == ev.PowerUsed(0 if by == "active" else 1, action.card, action.value, action.place)
    assert table.faded == ["shore"]
    assert table.deck[-1] == action.card
    assert all(table.state.view(seat).deck_bottom[0] == action.card for seat in (None, 0, 1, 2))


@pytest.mark.rule("SA-6.1")
def test_a_power_that_was_used_or_never_faded_is_refused() -> None:
    table = position(faded=["deep"]).plays(2, on="midnight").uses("deep", asking=4)
    table.refused(1, do.UsePower("deep", 3), rule="SA-6.1", saying="the power of “The Deep” isn’t below the row")
    table.refused(1, do.UsePower("dawn", 3), rule="SA-6.1", saying="the power of “Dawn” isn’t below the row")
    table.refused(1, do.UsePower("nonesuch"), rule="SA-6.1")


@pytest.mark.rule("SA-6.2", "SA-R5")
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("who", ["active", "group"])
@pytest.mark.parametrize("power", POWERS)
def test_each_power_has_its_people_and_its_moment(power: str, who: str, step: str) -> None:
    action, by, moment = POWERS[power]
    table = laid(power, step)
    seat = 0 if who == "active" else 2
    name = base().powers[power].name["en"]
    if (who, step) == (by, moment):
        assert action in table.offers(seat)
        table.does(seat, action)
    elif who != by and by == "active":
        table.refused(seat, action, rule="SA-6.2", saying=f"“{name}” is for Seat 1, whose turn it is")
    elif who != by:
        table.refused(seat, action, rule="SA-6.2", saying=f"“{name}” is for the group, and it’s your turn")
    else:
        table.refused(seat, action, rule="SA-6.2", saying=f"“{name}” is used {WHEN[moment]}")


@pytest.mark.rule("SA-6.2")
@pytest.mark.parametrize("power", [power for power in POWERS if POWERS[power][1] == "group"])
def test_a_group_power_comes_before_any_prediction(power: str) -> None:
    """After a first miss with Twice it would be too late, even if one power a turn did not forbid it."""
    action = POWERS[power][0]
    table = laid(power, "predict")
    table.state.extra_guesses = 1  # as if a second guess were given by something that is no power
    table.predicts(7)
    name = base().powers[power].name["en"]
    table.refused(1, action, rule="SA-6.2", saying=f"“{name}” is used after the play and before any prediction")


@pytest.mark.rule("SA-6.2")
@pytest.mark.parametrize(
    ("power", "wrong", "rule", "words"),
    [
        ("higher-than", do.UsePower("deep", 0), "SA-6.2", "“Higher than” asks about a number from 1 to 6"),
        ("higher-than", do.UsePower("deep", 7), "SA-6.2", "“Higher than” asks about a number from 1 to 6"),
        ("higher-than", do.UsePower("deep", 4, 1), "SA-6.2", "“Higher than” takes a number, not a card"),
        ("one-two-three", do.UsePower("servant", 2), "SA-6.2", "“One, two, three” takes no number and no card"),
        ("twice", do.UsePower("mirror", 0, 1), "SA-6.2", "“Twice” takes no number and no card"),
        ("old", do.UsePower("key", 2), "SA-6.2", "“Old fate” takes no number and no card"),
        (
            "cycle",
            do.UsePower("rider", 0, 5),
            "SA-7.3",
            "there’s no place 5: a fate goes in front of The Hours (0) or one of the row’s places 1 to 4",
        ),
        ("cycle", do.UsePower("rider", 3, 4), "SA-6.2", "“Cycle” takes an arcanum, not a number"),
        (
            "discard-lower",
            do.UsePower("leviathan", 2, 9),
            "SA-7.3",
            "there’s no place 9: a fate goes in front of The Hours (0) or one of the row’s places 1 to 4",
        ),
        ("discard-lower", do.UsePower("leviathan", 3, 2), "SA-4.3", "there’s no visible 3 in front of Midnight"),
    ],
)
def test_a_power_asked_for_in_a_way_it_does_not_know_is_refused(power: str, wrong: do.UsePower, rule: str, words: str) -> None:
    _, by, step = POWERS[power]
    laid(power, step).refused(0 if by == "active" else 1, wrong, rule=rule, saying=words)


@pytest.mark.rule("SA-6.3")
def test_a_second_power_waits_for_another_turn() -> None:
    table = position(people=2, faded=["deep", "servant"]).plays(2, on="midnight").uses("deep", asking=4)
    table.refused(
        1,
        do.UsePower("servant"),
        rule="SA-6.3",
        saying="a power has already been used this turn, so “One, two, three” will have to wait",
    )
    table.all_pass()
    table.does(1, table.offers(1, do.PlayFate)[0]).uses("servant")
    assert table.faded == []


@pytest.mark.rule("SA-6.3", "SA-R5")
def test_after_a_power_of_the_active_person_the_group_has_none() -> None:
    cycled = position(faded=["rider", "deep", "key"]).uses("rider", cycling="stranger").plays(2, on="midnight")
    assert cycled.step == "predict"  # and no moment after the play: there is nothing left to decide
    cycled.refused(1, do.UsePower("deep", 4), rule="SA-6.3")
    told = position(faded=["deep", "key"]).plays(2, on="midnight").uses("key")
    told.refused(1, do.UsePower("deep", 4), rule="SA-6.3")
    assert told.offers(1, do.UsePower) == []


@pytest.mark.rule("SA-6.4")
@pytest.mark.parametrize("by", [1, 2, 3])
def test_powers_wait_in_any_number_and_belong_to_nobody(by: int) -> None:
    waiting = ["deep", "servant", "noble", "engine", "chalice", "mirror", "beast", "huntress", "lord"]
    table = position(people=4, faded=waiting).plays(2, on="midnight")
    assert {move.card for move in table.offers(by, do.UsePower)} == set(waiting)
    table.uses("lord", by=by)
    assert table.faded == waiting[:-1]


@pytest.mark.rule("SA-6.4")
@pytest.mark.parametrize("power", [power for power in POWERS if POWERS[power][1] == "group"])
def test_using_a_power_does_not_oblige_the_group_to_predict(power: str) -> None:
    table = laid(power, "predict").does(1, POWERS[power][0]).all_pass()
    assert table.active == 1
    assert (table.score, table.doom) == (0, 0)
    assert table.hand(0) == [5]


@pytest.mark.rule("SA-6.5")
@pytest.mark.parametrize("kept", range(1, 8))
@pytest.mark.parametrize("x", range(1, 7))
def test_higher_than_is_answered_truthfully_with_yes_or_no(kept: int, x: int) -> None:
    row = ("blind-man", "dawn", "midnight", "judge")
    table = position(row=row, holding=(4, kept), faded=["deep"]).does(0, do.PlayFate(0, 1)).uses("deep", asking=x)
    assert table.told(None) == table.told(1) == [ev.PowerUsed(1, "deep", x, 0), ev.Answered(0, kept > x)]


@pytest.mark.rule("SA-6.5")
@pytest.mark.parametrize("kept", range(1, 8))
@pytest.mark.parametrize(
    ("card", "values"),
    [("stranger", {1, 2, 3}), ("judge", {3, 4, 5}), ("lord", {5, 6, 7}), ("chalice", {1, 4, 7}), ("blind-man", {1, 4, 7})],
)
def test_one_of_three_is_answered_truthfully_with_yes_or_no(card: str, values: set[int], kept: int) -> None:
    row = ("deep", "key", "leviathan", "engine")
    table = position(row=row, holding=(4, kept), faded=[card], honour=True).does(0, do.PlayFate(0, 1)).uses(card)
    assert table.told(None) == table.told(1) == [ev.PowerUsed(1, card), ev.Answered(0, kept in values)]


@pytest.mark.rule("SA-6.5")
def test_nobody_can_answer_otherwise() -> None:
    """The answer is no action of anybody's: after the question the group goes on."""
    table = position(faded=["deep"]).plays(2, on="midnight").uses("deep", asking=4)
    assert table.offers(0) == []
    table.waits_for(1, 2)


@pytest.mark.rule("SA-6.5")
@pytest.mark.parametrize(
    ("power", "kept_may_be"),
    [
        ("higher-than", {5, 6, 7}),
        ("three-four-five", {3, 4, 5}),
        ("one-four-seven", {2, 3, 5, 6}),
        ("discard-lower", {3, 4, 5, 6, 7}),
    ],
)
def test_what_was_said_stays_in_everybodys_view_for_the_turn(power: str, kept_may_be: set[int]) -> None:
    action, by, step = POWERS[power]
    table = laid(power, step).does(0 if by == "active" else 1, action)
    for seat in (None, 0, 1, 2):
        (answer,) = table.state.view(seat).answers
        assert {value for value in range(1, 8) if answer.fits(value)} == kept_may_be
    table.all_pass()
    assert table.state.view(None).answers == ()


@pytest.mark.rule("SA-6.5", "SA-7.4")
def test_what_old_said_stays_in_view_and_limits_no_kept_fate() -> None:
    table = position(holding=(2, 5), kept_before=True, faded=["key"]).plays(2, on="midnight").uses("key")
    (answer,) = table.state.view(1).answers
    assert (answer.about, answer.yes) == ("old", True)
    assert all(answer.fits(value) for value in range(1, 8))
