"""Setting up, the first card, and what everyone may see."""

from __future__ import annotations

import msgspec
import pytest

import horae
from horae.core.game import BadSetup
from horae.core.rng import Rng
from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import load_builtin
from horae.games.echoes.state import EchoesState
from horae.games.echoes.view import EchoesView
from horae.testkit.echoes import EchoesTable, card, pack_with, position

GAME = horae.game("echoes")


def new(seats: int = 2, seed: int = 3) -> EchoesState:
    state = GAME.new(seats, seed)
    assert isinstance(state, EchoesState)
    return state


@pytest.mark.rule("ET-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_people_have_a_board_of_five_tiles_each(seats: int) -> None:
    view = new(seats).view(0)
    assert [len(who.tiles) for who in view.people] == [5] * seats
    assert all(len(who.flames) == 5 for who in view.people)


@pytest.mark.rule("ET-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_people_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(seats, 1)


@pytest.mark.rule("ET-1.1")
def test_nobody_plays_from_a_seat_that_is_not_there() -> None:
    EchoesTable.new(2).refused(2, do.DRAW_TWO, rule="ET-1.1")


@pytest.mark.rule("ET-1.2")
def test_the_tiles_show_two_of_each_flame_in_the_order_of_the_ruling() -> None:
    who = position().ready().view(0).people[0]
    assert who.flames[::-1] == ("blue", "yellow", "red", "blue", "yellow")
    assert who.outside == "red"


@pytest.mark.rule("ET-1.3")
@pytest.mark.parametrize(("seats", "reserve"), [(2, 24), (3, 36), (4, 48)])
def test_the_central_reserve_has_twelve_points_a_person(seats: int, reserve: int) -> None:
    state = new(seats)
    assert (state.reserve, state.second) == (reserve, 72 - reserve)


@pytest.mark.rule("ET-1.3")
def test_the_second_reserve_never_runs_dry() -> None:
    table = position(pack=pack_with(card("fountain", v.Immediate(does=(v.Gain(vp=90),)))))
    table.board(0, 1, "fountain").ready()
    table.does(0, do.Advance("fountain"), do.ACCEPT)
    assert table.vp[0] == 90


@pytest.mark.rule("ET-1.4")
def test_more_than_sixteen_activation_tokens_can_lie_on_cards() -> None:
    embers = [card(f"ember-{n}", v.Flame(colour="red", does=(v.Gain(vp=1),))) for n in range(17)]
    table = position(pack=pack_with(*embers)).brotherhood(0, *(ember.id for ember in embers)).flame(0, "red").ready()
    table.does(0, *(do.UseFlame(ember.id) for ember in embers))
    assert len(table.tokens(0)) == 17


@pytest.mark.rule("ET-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_sources_as_people_lie_in_the_centre(seats: int) -> None:
    seen = {tuple(source.source for source in new(seats, seed).view(None).sources) for seed in range(20)}
    assert all(len(set(sources)) == seats for sources in seen)
    assert len(seen) > 5


@pytest.mark.rule("ET-1.5")
def test_a_source_that_was_not_drawn_cannot_be_conquered() -> None:
    table = position().brotherhood(0, "iron-mountain").ready()
    table.refused(0, do.Conquer("source-of-growth"), rule="ET-1.5")


@pytest.mark.rule("ET-1.6", "ET-2.3")
def test_everyone_draws_seven_of_105_cards_and_somebody_starts() -> None:
    starts = set()
    for seed in range(20):
        state = new(3, seed)
        starts.add(state.start)
        assert [len(hand) for hand in state.hands] == [7, 7, 7]
        assert len(state.deck) == 105 - 21
    assert starts == {0, 1, 2}


@pytest.mark.rule("ET-1.7", "ET-R3")
def test_first_cards_are_chosen_at_once_and_revealed_together() -> None:
    table = EchoesTable.new(seed=3).waits_for(0, 1)
    first = table.offers(1, do.PlayCard)[0]
    table.does(1, first).waits_for(0)
    assert table.last == [(ev.FirstChosen(1), None)]
    assert first.card not in msgspec.json.encode(table.view(0)).decode().split('"hand":[')[0]
    revealed = table.does(0, table.offers(0)[0]).heard(ev.FirstRevealed)
    assert sorted(event.seat for event in revealed) == [0, 1]
    assert first.card in [event.card for event in revealed]


@pytest.mark.rule("ET-1.7")
def test_a_chosen_first_card_stays_chosen_until_the_reveal() -> None:
    table = EchoesTable.new(seed=3)
    table.does(0, table.offers(0)[0]).refused(0, do.DRAW_TWO, rule="ET-1.7")


@pytest.mark.rule("ET-1.7")
def test_someone_who_can_pay_for_no_first_card_skips_it() -> None:
    dear = [card(f"dear-{n}", v.Immediate(does=(v.Draw(),)), cards=6) for n in range(30)]
    base = load_builtin("base")
    pack = type(base)(base.head, dear, base.sources)
    state = EchoesState(2, Rng(1), pack)
    for seat in (0, 1):  # a hand of six cannot pay six
        state.hands[seat] = state.hands[seat][:6]
        state.cached_for = -1
        assert state.legal(seat) == [do.DECLINE]
        state.apply(seat, do.DECLINE)
    assert state.round == 1
    assert all(not any(board) for board in state.boards)


@pytest.mark.rule("ET-1.7")
def test_the_first_card_is_paid_for_after_the_reveal_by_all_at_once() -> None:
    table = position()
    for seat in (0, 1):
        table.hand(seat, *(("builder", "geode", "thief") if seat == 0 else ("explorer", "miner", "whirlpool")))
    table.before_the_first_card().ready()
    table.does(0, do.PlayCard("builder"))
    table.does(1, do.PlayCard("explorer"))
    table.waits_for(0, 1)
    table.does(1, do.Discard("whirlpool"))
    table.does(0, do.Discard("geode"))
    assert table.round == 1  # and the first time phase has moved the builder on
    assert table.on_tile(0, 1) == ["builder"]


@pytest.mark.rule("ET-R8")
def test_a_first_card_at_position_0_takes_effect_after_the_reveal_in_start_order() -> None:
    pack = pack_with(
        card("early-a", v.Immediate(does=(v.Draw(),)), time=0), card("early-b", v.Immediate(does=(v.Draw(),)), time=0)
    )
    table = position(pack=pack).hand(0, "early-a").hand(1, "early-b").next_cards("geode", "thief")
    table.before_the_first_card(start=1).ready()
    told = table.does(0, do.PlayCard("early-a")).events
    assert told == [ev.FirstChosen(0)]
    table.does(1, do.PlayCard("early-b"))
    assert table.in_hand(1)[0] == "geode"
    assert table.in_hand(0)[0] == "thief"


@pytest.mark.rule("ET-R15", "ET-3.7")
def test_boards_and_brotherhoods_are_open_and_hands_are_not() -> None:
    table = position().hand(0, "thief").hand(1, "miner").board(1, 3, "geode").brotherhood(1, "builder")
    table.holds(1, "source-of-cycles", "clay-golem", "meadow-rider", fortified=True).ready()
    view = table.view(0)
    them = view.people[1]
    assert them.tiles[2] == ("geode",)
    assert them.brotherhood == ("builder",)
    assert view.sources[0].under == ("clay-golem", "meadow-rider")
    assert them.hand == 1
    assert "miner" not in msgspec.json.encode(view).decode()
    assert "thief" not in msgspec.json.encode(table.view(None)).decode()


@pytest.mark.rule("ET-R15", "ET-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_counts_that_all_may_see_are_true(seats: int) -> None:
    """Of 105 cards everyone drew 7; what is left is the draw pile, and its size is told as it is all game long."""
    state = new(seats, 3)
    view = state.view(None)
    assert view.deck == 105 - 7 * seats
    assert [who.hand for who in view.people] == [7] * seats
    rng = Rng(3)
    while state.result() is None:
        seat = rng.pick(state.deciding())
        state.apply(seat, rng.pick(state.legal(seat)))
        view = state.view(None)
        assert view.deck == len(state.deck)
        assert [who.hand for who in view.people] == [len(state.hands[who.seat]) for who in view.people]


@pytest.mark.rule("ET-R15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_determinized_state_looks_the_same_to_its_seat(seats: int) -> None:
    rng = Rng(5)
    for seed in range(6):
        state = new(seats, seed)
        for _ in range(400):
            if state.result() is not None:
                break
            for seat in range(seats):
                view = state.view(seat)
                twin = GAME.determinize(view, rng)
                assert twin.view(seat) == view
                assert twin.legal(seat) == state.legal(seat)
                assert GAME.pieces(twin) == GAME.pieces(state)
                assert msgspec.json.decode(msgspec.json.encode(view), type=EchoesView) == view
            seat = rng.pick(state.deciding())
            state.apply(seat, rng.pick(state.legal(seat)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_appears_or_vanishes_and_copies_stand_alone(seats: int) -> None:
    rng = Rng(11)
    for seed in range(4):
        state = new(seats, seed)
        pieces = GAME.pieces(state)
        while state.result() is None:
            twin = state.copy()
            before = state.digest()
            seat = rng.pick(state.deciding())
            action = rng.pick(state.legal(seat))
            state.apply(seat, action)
            assert GAME.pieces(state) == pieces
            assert twin.digest() == before
            twin.apply(seat, action)
            assert twin.digest() == state.digest()


@pytest.mark.rule("ET-1.7")
def test_who_can_pay_for_no_first_card_is_told_so() -> None:
    table = position().hand(0, "builder").hand(1, "thief", "miner").before_the_first_card().ready()
    assert table.offers(0) == [do.DECLINE]
    table.refused(0, do.DRAW_TWO, rule="ET-1.7", saying="you can’t pay for any card in your hand: all you can do is play none")
    table.does(0, do.DECLINE)
