"""ET-R16: a game in which nothing can change any more ends; and what is counted of the second reserve."""

from __future__ import annotations

from math import lcm

import pytest

from horae.core.rng import Rng
from horae.core.speech import say
from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.narration import Narrator
from horae.testkit.echoes import GAME, EchoesTable, card, pack_with, position
from horae.testkit.random_play import GameSetup, play_on

IDLERS = [card(f"idler-{seat}", v.Immediate(does=(v.Gain(vp=1),))) for seat in range(4)]
EMBERS = [card(f"ember-{seat}", v.Flame(colour="red", does=(v.Draw(cards=1),))) for seat in range(4)]
PACK = pack_with(*IDLERS, *EMBERS)
"""Creatures that have done what they do, and some with a flame that draws, from nothing now."""


def all_out(seats: int = 2) -> EchoesTable:
    """Everything was drawn, played and summoned: nobody has anything to move, and nobody is strong enough for a source."""
    table = position(seats, pack=PACK)
    for seat in range(seats):
        table.brotherhood(seat, f"idler-{seat}", f"ember-{seat}")
    return table.deck_of().ready()


def plays_a_round(table: EchoesTable) -> list[ev.RoundEnded]:
    """Everybody draws from the empty piles: all that is left to do."""
    ended: list[ev.RoundEnded] = []
    before = table.round
    while table.round == before and table.state.result() is None:
        seat = table.state.deciding()[0]
        assert {type(move) for move in table.offers(seat)} <= {do.DrawTwo, do.UseFlame}
        ended += [one for one in table.does(seat, do.DRAW_TWO).told(None) if isinstance(one, ev.RoundEnded)]
        if do.END_TURN in table.offers(seat):
            ended += [one for one in table.does(seat, do.END_TURN).told(None) if isinstance(one, ev.RoundEnded)]
    return ended


@pytest.mark.rule("ET-R16")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 3), (4, 12)])
def test_a_game_in_which_nothing_can_change_any_more_ends(seats: int, rounds: int) -> None:
    table = all_out(seats)
    plays_a_round(table)  # how everything lies is seen at its end
    for number in range(1, rounds + 1):
        assert table.state.result() is None
        assert plays_a_round(table) == [ev.RoundEnded(number + 1, number, rounds - number)]
    result = table.state.result()
    assert result is not None
    assert (result.reason, result.figures["end_still"], table.ends) == ("still", 1, ("still",))
    table.refused(0, do.DRAW_TWO, rule="ET-10.1", saying=f"the game ended with round {rounds + 1}")


@pytest.mark.rule("ET-R16")
def test_whatever_changes_something_begins_the_count_anew() -> None:
    table = all_out()
    for _ in range(4):
        plays_a_round(table)
    assert table.view(None).still == 3
    table.points(0, 1)  # as a flame would give
    plays_a_round(table)
    assert (table.view(None).still, table.state.result()) == (0, None)


@pytest.mark.rule("ET-R16")
def test_while_there_is_something_to_draw_the_game_goes_on() -> None:
    table = position().deck_of("thief").ready()
    for _ in range(3):
        seat = table.state.deciding()[0]
        table.does(seat, do.DRAW_TWO)
    assert (table.view(None).still, table.view(None).table_was) == (0, "")


@pytest.mark.rule("ET-R16")
def test_a_bots_picture_of_the_table_stands_still_with_it() -> None:
    table = all_out()
    for _ in range(3):
        plays_a_round(table)
    imagined = GAME.determinize(table.view(0), Rng(1), table.pack)
    assert (imagined.still, imagined.table_was) == (table.state.still, table.state.table_was) == (2, table.view(0).table_was)


@pytest.mark.rule("ET-R16")
def test_people_are_told_how_long_nothing_has_changed() -> None:
    table = all_out()
    narrator = Narrator(table.pack, table.view(0))
    said = [narrator.tell(ev.RoundEnded(9, still, 6 - still if still else 0)) for still in range(7)]
    told = [(say(one, "es"), say(one, "en")) for one in said if one is not None]
    assert told == [
        (
            "En esta ronda no ha cambiado nada. Con otras 5 seguidas así, la partida termina (ET-R16).",
            "Nothing has changed this round. 5 more like it in a row end the game (ET-R16).",
        ),
        (
            "En esta ronda no ha cambiado nada. Con otra así, la partida termina (ET-R16).",
            "Nothing has changed this round. One more like it ends the game (ET-R16).",
        ),
    ]


@pytest.mark.rule("ET-R16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_with_too_few_cards_comes_to_an_end(seats: int) -> None:
    setup = GameSetup(GAME, seats, most_actions=400)
    for seed in range(5):
        table = all_out(seats)
        for _ in play_on(setup, table.state, Rng(seed)):
            pass
        assert table.round == 1 + lcm(3, seats)


@pytest.mark.rule("ET-1.3", "ET-10.2")
def test_the_second_reserve_is_never_shown_below_zero_and_every_point_is_counted() -> None:
    table = position().points(0, 23)
    table.state.second -= 50
    table.state.vp[1] += 50  # more points than there are tokens: the second reserve never runs dry
    table.ready()
    assert table.view(None).second == 0
    imagined = GAME.determinize(table.view(0), Rng(1), table.pack)
    assert GAME.pieces(imagined)["points"] == GAME.pieces(table.state)["points"] == 72
