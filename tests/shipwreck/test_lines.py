"""SA-5: number lines, the group's memory."""

from __future__ import annotations

import pytest

from horae.core.game import Heard
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import position


@pytest.mark.rule("SA-5.1")
def test_the_others_have_tiles_of_the_active_line_flipped_and_back() -> None:
    table = position(holding=(2, 5)).plays(2, on="midnight").flips(1, 7, by=1)
    assert table.heard_one(ev.TilesFlipped) == ev.TilesFlipped(1, 0, (1, 7))
    assert table.flips(3, by=2).flipped(0) == [1, 3, 7]
    assert table.flips(7, by=2, down=False).flipped(0) == [1, 3]
    assert table.heard_one(ev.TilesFlipped) == ev.TilesFlipped(2, 0, (7,), down=False)
    assert table.flipped(1) == table.flipped(2) == []
    assert all(table.state.view(seat).people[0].flipped == (1, 3) for seat in (None, 0, 1, 2))


@pytest.mark.rule("SA-5.1")
def test_two_who_ask_for_the_same_mark_at_the_same_moment_have_it_once() -> None:
    table, heard = position().plays(2, on="midnight").flips(3, 4, by=1), Heard()
    table.state.apply(2, do.FlipTiles((4, 3)), heard)
    assert table.flipped(0) == [3, 4]
    assert heard.take() == []  # nothing was turned, so there is nothing to tell
    assert table.flips(4, 5, by=2).told(None) == [ev.TilesFlipped(2, 0, (5,))]
    table.flips(5, 6, by=1, down=False).state.apply(2, do.FlipTiles((5,), down=False), heard)
    assert table.flipped(0) == [3, 4]
    assert heard.take() == []


@pytest.mark.rule("SA-5.1")
def test_of_each_tile_only_the_turn_that_would_change_it_is_offered() -> None:
    table = position(lines={0: (2, 7)}).plays(2, on="midnight")
    flips = [aside for aside in table.state.asides(1) if isinstance(aside, do.FlipTiles)]
    assert flips == [do.FlipTiles((tile,), down=tile not in (2, 7)) for tile in range(1, 8)]


@pytest.mark.rule("SA-5.1")
@pytest.mark.parametrize("step", ["play", "after_play", "predict"])
def test_tiles_are_flipped_all_through_the_turn(step: str) -> None:
    table = position(others={1: 3}, lines={1: (5,)}, faded=["key"])
    if step != "play":
        table.plays(2, on="midnight")
    if step == "predict":
        table.declines()
    assert table.step == step
    assert do.FlipTiles((4,)) in table.state.asides(2)
    assert table.flips(4, by=2).flipped(0) == [4]
    assert table.flipped(1) == [5]  # only the line of whose turn it is
    words = "nobody flips their own tiles: the group asks for it"
    table.refused(0, do.FlipTiles((3,)), rule="SA-5.1", saying=words)


@pytest.mark.rule("SA-5.1")
def test_the_owner_never_flips_their_own_tiles() -> None:
    table = position().plays(2, on="midnight")
    table.refused(0, do.FlipTiles((3,)), rule="SA-5.1", saying="nobody flips their own tiles: the group asks for it")
    assert not any(isinstance(aside, do.FlipTiles) for aside in table.state.asides(0))


@pytest.mark.rule("SA-5.1")
@pytest.mark.parametrize("tiles", [(), (0,), (8,), (3, 3), (1, 9)])
def test_only_different_tiles_from_1_to_7_can_be_flipped(tiles: tuple[int, ...]) -> None:
    table = position().plays(2, on="midnight")
    table.refused(1, do.FlipTiles(tiles), rule="SA-5.1", saying="name one or more different tiles from 1 to 7")


@pytest.mark.rule("SA-5.1")
def test_a_stranger_to_the_table_flips_nothing() -> None:
    table = position(people=2).plays(2, on="midnight")
    table.refused(3, do.FlipTiles((3,)), rule="SA-11.1", saying="you’re not in this game; join it first")


@pytest.mark.rule("SA-5.2")
def test_a_line_keeps_its_marks_between_turns() -> None:
    table = position(people=2).plays(2, on="midnight").flips(1, 2).all_pass()
    assert table.active == 1
    assert table.flipped(0) == [1, 2]
    play = table.offers(1, do.PlayFate)[0]
    table.does(1, play).all_pass()
    assert table.active == 0
    assert table.flipped(0) == [1, 2]


@pytest.mark.rule("SA-5.2", "SA-7.7")
@pytest.mark.parametrize("guess", [5, 4])
def test_a_line_is_reset_after_a_prediction_right_or_wrong(guess: int) -> None:
    table = position(lines={0: (1, 6), 1: (3,)}).plays(2, on="midnight").predicts(guess)
    assert table.flipped(0) == []
    assert table.flipped(1) == [3]


@pytest.mark.rule("SA-5.2")
def test_a_line_is_reset_when_the_kept_fate_is_shown() -> None:
    table = position(others={1: 7}, fates={"judge": (7, 7)}, lines={1: (1, 2), 2: (5,)}).plays(2, on="midnight").shows(1)
    assert table.flipped(1) == []
    assert table.flipped(2) == [5]


@pytest.mark.rule("SA-5.2")
def test_a_line_is_reset_when_the_kept_fate_goes_back_after_a_confession() -> None:
    table = position(holding=(2, 5), lines={0: (4,)}, honour=True).plays(5, on="midnight").confesses()
    assert table.flipped(0) == []


@pytest.mark.rule("SA-5.2", "SA-11.2")
def test_a_line_waits_for_its_owner_with_the_fate_it_speaks_of() -> None:
    table = position(others={2: 6}, lines={2: (4,)}).leaves(2).joins(2)
    assert (table.flipped(2), table.hand(2)) == ([4], [6])


@pytest.mark.rule("SA-5.3")
def test_flipping_any_tile_moves_nothing_but_the_tile() -> None:
    table = position(fates={"judge": (1, 4)}).plays(2, on="midnight")
    before = table.state.copy().snapshot()
    table.flips(1, 2, 3, 4, 5, 6, 7)
    after = table.state.snapshot()
    assert {part for part in before if before[part] != after[part]} == {"lines"}
