"""SA-10: seven right predictions, or seven doom."""

from __future__ import annotations

import pytest

from horae.core.rng import Rng
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import ShipwreckTable, position


@pytest.mark.rule("SA-10.1")
def test_the_seventh_right_prediction_wins_at_once() -> None:
    table = position(score=6, doom=6, holding=(2, 5)).plays(2, on="midnight").predicts(5)
    assert table.ending == "score"
    assert table.heard_one(ev.GameEnded) == ev.GameEnded(True, "score", 7, 6)
    table.waits_for()


@pytest.mark.rule("SA-10.1")
def test_the_sixth_does_not() -> None:
    assert position(score=5, holding=(2, 5)).plays(2, on="midnight").predicts(5).ending is None


@pytest.mark.rule("SA-10.1")
def test_a_seventh_right_prediction_wins_before_fading_is_looked_at() -> None:
    table = (
        position(score=6, doom=6, holding=(1, 7), fates={"midnight": (2, 2), "dawn": (7,)}).plays(1, on="midnight").predicts(7)
    )
    assert table.ending == "score"
    assert table.heard(ev.ArcanumFaded) == []


@pytest.mark.rule("SA-10.1")
def test_doom_at_seven_by_a_wrong_prediction_loses_before_fading() -> None:
    table = position(doom=6, holding=(1, 7), fates={"midnight": (2, 2)}).plays(1, on="midnight").predicts(6)
    assert table.ending == "doom"
    assert table.heard_one(ev.GameEnded) == ev.GameEnded(False, "doom", 0, 7)
    assert table.heard(ev.ArcanumFaded) == []


@pytest.mark.rule("SA-10.1")
@pytest.mark.parametrize(("doom", "ends"), [(4, False), (5, True), (6, True)])
def test_doom_at_seven_or_more_by_fading_loses(doom: int, ends: bool) -> None:
    table = position(doom=doom, holding=(1, 7), fates={"midnight": (2, 2)}).plays(1, on="midnight").all_pass()
    assert table.doom == min(7, doom + 2)
    assert (table.ending == "doom") is ends


@pytest.mark.rule("SA-10.1")
def test_the_doom_track_ends_at_seven() -> None:
    faded = position(doom=6, holding=(1, 7), fates={"midnight": (2, 2)}).plays(1, on="midnight").all_pass()
    assert faded.heard_one(ev.ArcanumFaded) == ev.ArcanumFaded(2, "midnight", (2, 2, 1), 1, 7)
    assert faded.heard_one(ev.GameEnded) == ev.GameEnded(False, "doom", 0, 7)
    guessed = position(doom=6, faded=["mirror"]).plays(2, on="midnight").uses("mirror").predicts(3).predicts(4)
    assert guessed.heard_one(ev.PredictionResolved) == ev.PredictionResolved(0, 5, False, 0, 7)
    for table in (faded, guessed):
        result = table.state.result()
        assert result is not None
        assert (table.doom, table.state.view(None).doom, result.figures["doom"]) == (7, 7, 7)


@pytest.mark.rule("SA-10.1")
@pytest.mark.parametrize("seed", range(30))
def test_no_track_ever_shows_more_than_seven(seed: int) -> None:
    """Whoever guesses at random loses soon, often by several doom at once."""
    table, rng = ShipwreckTable.new(3, seed, difficulty="hard"), Rng(seed, "tracks")
    while table.ending is None:
        seat = rng.pick(table.state.deciding())
        table.does(seat, rng.pick(table.state.legal(seat)))
        told = [event.doom for event in table.heard(ev.PredictionResolved)]
        told += [event.doom for event in table.heard(ev.ArcanumFaded)]
        assert all(doom <= 7 for doom in told)
        assert max(table.state.view(None).score, table.state.view(None).doom) <= 7


@pytest.mark.rule("SA-10.1")
def test_the_game_stops_in_the_middle_of_several_fadings() -> None:
    table = position(doom=5, holding=(2, 5), fates={"dawn": (7,), "stranger": (7,)}).plays(2, on="midnight").all_pass()
    assert [event.card for event in table.heard(ev.ArcanumFaded)] == ["dawn"]
    assert (table.ending, table.doom) == ("doom", 7)


@pytest.mark.rule("SA-10.1")
def test_nothing_is_done_in_a_game_that_is_over() -> None:
    table = position(score=6, doom=3, holding=(2, 5), others={1: 4}, faded=["deep"]).plays(2, on="midnight").predicts(5)
    for action in (
        do.PlayFate(0, 1),
        do.Predict(3),
        do.PASS,
        do.UsePower("deep", 3),
        do.AGREE,
        do.OBJECT,
        do.SHOW,
        do.CONFESS,
        do.FlipTiles((1,)),
        do.LEAVE,
    ):
        for seat in (0, 1):
            table.refused(seat, action, rule="SA-10.1", saying="the game is over (score 7, doom 3)")
            assert table.offers(seat) == []
            assert table.state.asides(seat) == []
    table.refused(4, do.Join(), rule="SA-10.1")
