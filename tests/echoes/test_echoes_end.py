"""The end of a round, of the game, and the count of points."""

from __future__ import annotations

import pytest

from horae.games.echoes import actions as do
from horae.games.echoes import counts
from horae.games.echoes import vocabulary as v
from horae.games.echoes.scoring import card_score, score
from horae.testkit.echoes import GIFT, card, pack_with, position

ELEVEN = (
    "tide-reader", "pearl-diver", "silver-shoal", "undertow-nymph", "bubble-oracle", "mist-navigator", "salt-merchant",
    "cloud-herald", "lantern-moths", "kite-watcher", "midnight-owl",
)  # fmt: skip


@pytest.mark.rule("ET-9.1")
def test_hands_above_ten_are_cut_to_ten_and_their_owners_choose() -> None:
    table = position().hand(0, *ELEVEN, "thief")
    table.round_ends()
    table.waits_for(0)
    table.refused(0, do.DRAW_TWO, rule="ET-9.1")
    table.does(0, do.Discard("thief"), do.Discard("tide-reader"))
    assert len(table.in_hand(0)) == 11  # ten and the new round's card
    assert "thief" not in table.in_hand(0)


@pytest.mark.rule("ET-9.1")
def test_a_hand_of_ten_is_left_alone() -> None:
    table = position().hand(0, *ELEVEN[:10])
    table.round_ends()
    assert table.round == 2


@pytest.mark.rule("ET-9.2")
def test_cubes_and_tokens_come_back_and_the_start_token_passes_left() -> None:
    table = position(3).brotherhood(0, "miner").flame(0, "red").holds(1, "source-of-cycles", "clay-golem").ready()
    table.does(0, do.UseFlame("miner"), do.DRAW_TWO)
    table.state.source_tokens = (table.pack.size + table.state.sources[0],)
    table.round_ends()
    assert table.start == 1
    assert not any(table.tokens(seat) for seat in range(3))
    assert not any(source.token for source in table.view(None).sources)
    assert table.state.cubes == [(), (), ()]


@pytest.mark.rule("ET-10.1")
def test_the_game_ends_with_the_round_in_which_the_reserve_ran_empty() -> None:
    table = position().points(1, 23).board(0, 1, "sapling").ready()
    table.does(0, do.Advance("sapling"), do.ACCEPT)
    assert table.state.result() is None
    for seat in (1, 0, 1):
        table.does(seat, do.DRAW_TWO)
    result = table.state.result()
    assert result is not None
    assert (result.reason, result.winners) == ("reserve", (1,))
    table.refused(0, do.DRAW_TWO, rule="ET-10.1")


@pytest.mark.rule("ET-10.1")
def test_twelve_cards_end_the_game_where_a_source_counts_two_and_creatures_under_it_none() -> None:
    table = (
        position().brotherhood(0, *ELEVEN[:9]).holds(0, "source-of-cycles", "clay-golem", "meadow-rider").board(0, 1, "sapling")
    )
    table.ready()
    assert counts.brotherhood_size(table.state, 0) == 11
    table.does(0, do.Advance("sapling"))
    assert table.ends == ("brotherhood",)


@pytest.mark.rule("ET-10.1")
def test_eleven_cards_do_not_end_the_game() -> None:
    table = position().brotherhood(0, *ELEVEN[:10]).board(0, 1, "sapling").ready()
    table.does(0, do.Advance("sapling"))
    assert table.ends == ()


@pytest.mark.rule("ET-10.1")
def test_an_end_that_was_set_off_stays_so_even_if_its_cause_goes_away() -> None:
    table = position().brotherhood(0, *ELEVEN[:10], "gravedigger").board(0, 1, "sapling").flame(0, "blue").ready()
    table.does(0, do.Advance("sapling"), do.UseFlame("gravedigger"), do.Remove("sapling"))
    assert counts.brotherhood_size(table.state, 0) == 11
    assert table.ends == ("brotherhood",)


@pytest.mark.rule("ET-10.1")
def test_the_game_ends_when_every_source_in_play_is_fortified() -> None:
    table = position().holds(1, "source-of-extinction", "iron-mountain", fortified=True)
    table.holds(0, "source-of-cycles", "clay-golem", "sentinel-griffin").ready()
    table.does(0, do.Fortify("source-of-cycles"))
    assert table.ends == ("fortified",)


@pytest.mark.rule("ET-10.2")
def test_in_the_last_round_points_come_from_the_second_reserve() -> None:
    table = position(pack=pack_with(GIFT)).points(1, 24).board(0, 1, "gift").ready()
    table.state.ends = ("reserve",)
    table.does(0, do.Advance("gift"))
    assert (table.vp[0], table.reserve, table.second) == (1, 0, 47)


@pytest.mark.rule("ET-E8", "ET-11.1")
def test_the_worked_example_scores_forty_two() -> None:
    table = position(sources=("source-of-extinction", "source-of-immutability"), pack=pack_with(
        card("jewel", v.Immediate(does=(v.Draw(),)), faction="sky", vp=4),
    ))  # fmt: skip
    table.points(0, 10)
    table.holds(0, "source-of-extinction", "iron-mountain", fortified=True)  # 4
    table.holds(0, "source-of-immutability", "clay-golem")  # 3
    table.brotherhood(0, "resonant-stone", "geode", "lava-smith")  # 4 for four earth cards, 3, 2
    table.brotherhood(0, "cloud-herald", "lantern-moths")  # 1 each
    table.hand(0, "jewel").board(0, 2, "thief").ready()
    cards = 4 + 3 + 4 + 3 + 2 + 2
    assert cards == 18
    assert card_score(table.state, 0, table.pack.index["resonant-stone"]) == 4
    assert score(table.state, 0) == 10 + 10 + 4 + 18 == 42


@pytest.mark.rule("ET-11.1")
def test_cards_in_hand_and_on_the_board_score_nothing() -> None:
    table = position().hand(0, "iron-mountain").board(0, 1, "sky-whale").ready()
    assert score(table.state, 0) == 0


@pytest.mark.rule("ET-11.2")
def test_a_tie_goes_to_more_fortified_sources_and_else_is_shared() -> None:
    for fortified, winners in ((False, (0, 1)), (True, (1,))):
        table = position().points(0, 10)
        if fortified:
            table.points(1, 4).holds(1, "source-of-cycles", "meadow-rider", fortified=True)  # 4 and 2
        else:
            table.points(1, 10)
        table.state.ends = ("reserve",)
        table.round_ends()
        result = table.state.result()
        assert result is not None
        assert (result.figures["score_0"], result.figures["score_1"]) == (10, 10)
        assert result.winners == winners
