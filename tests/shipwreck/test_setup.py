"""SA-1: the table before the first turn."""

from __future__ import annotations

import pytest

from horae.core.game import BadSetup
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import GAME, ShipwreckTable, base, full_set, position

PEOPLE = [2, 3, 4, 5]


@pytest.mark.rule("SA-1.1")
@pytest.mark.parametrize("people", PEOPLE)
def test_two_to_five_people_sit_down(people: int) -> None:
    table = ShipwreckTable.new(people)
    assert table.state.seats() == tuple(range(people))


@pytest.mark.rule("SA-1.1")
@pytest.mark.parametrize("people", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_start(people: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 5 seats, not {people}"):
        ShipwreckTable.new(people)


@pytest.mark.rule("SA-1.1")
def test_a_sixth_person_finds_no_room() -> None:
    position(people=5).refused(5, do.Join(), rule="SA-1.1", saying="this game seats five people at most")


@pytest.mark.rule("SA-1.1")
@pytest.mark.parametrize("people", PEOPLE)
def test_all_win_together(people: int) -> None:
    table = position(people=people, score=6, holding=(2, 5)).plays(2, on="midnight").predicts(5)
    result = table.state.result()
    assert result is not None
    assert result.winners == tuple(range(people))


@pytest.mark.rule("SA-1.1")
@pytest.mark.parametrize("people", PEOPLE)
def test_all_lose_together(people: int) -> None:
    table = position(people=people, doom=6, holding=(2, 5)).plays(2, on="midnight").predicts(4)
    result = table.state.result()
    assert result is not None
    assert result.winners == ()


@pytest.mark.rule("SA-1.2")
@pytest.mark.parametrize("people", PEOPLE)
def test_the_parts_are_twenty_arcana_and_three_fates_of_each_value(people: int) -> None:
    pieces = GAME.pieces(ShipwreckTable.new(people).state)
    assert pieces == full_set(base())
    assert sum(count for piece, count in pieces.items() if piece.startswith("arcanum")) == 20
    assert [pieces[f"fate {value}"] for value in range(1, 8)] == [3] * 7


@pytest.mark.rule("SA-1.3")
@pytest.mark.parametrize(("difficulty", "doom"), [("easy", 0), ("normal", 2), ("hard", 4), ("total", 6)])
def test_score_starts_at_nought_and_doom_at_the_difficulty(difficulty: str, doom: int) -> None:
    table = ShipwreckTable.new(3, difficulty=difficulty)
    assert (table.score, table.doom) == (0, doom)


@pytest.mark.rule("SA-1.3")
def test_there_is_no_fifth_difficulty() -> None:
    with pytest.raises(BadSetup, match="hopeless"):
        ShipwreckTable.new(3, difficulty="hopeless")


@pytest.mark.rule("SA-1.4")
@pytest.mark.parametrize("seed", range(5))
def test_four_arcana_lie_in_the_row_and_the_decks_top_is_open(seed: int) -> None:
    table = ShipwreckTable.new(4, seed)
    assert None not in table.row
    assert sorted([*(name for name in table.row if name), *table.deck]) == sorted(base().index)
    for seat in (None, 0, 1, 2, 3):
        view = table.state.view(seat)
        assert view.deck_top == table.deck[0]
        assert view.deck_bottom == ()
        assert sorted(view.deck_unknown) == list(view.deck_unknown)  # no hint of the order below the top


@pytest.mark.rule("SA-1.4")
def test_the_arcana_are_shuffled() -> None:
    assert len({tuple(ShipwreckTable.new(2, seed).row) for seed in range(20)}) > 15


@pytest.mark.rule("SA-1.5")
@pytest.mark.parametrize("people", PEOPLE)
def test_all_lines_are_face_up_and_only_the_first_person_has_drawn(people: int) -> None:
    table = ShipwreckTable.new(people)
    first = table.active
    assert [table.flipped(seat) for seat in range(people)] == [[]] * people
    assert [len(table.hand(seat)) for seat in range(people)] == [2 if seat == first else 0 for seat in range(people)]
    assert len(table.state.bag) == 19


@pytest.mark.rule("SA-1.6")
def test_anybody_may_be_the_first_person() -> None:
    assert {ShipwreckTable.new(5, seed).active for seed in range(60)} == set(range(5))


@pytest.mark.rule("SA-1.6")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_table_may_choose_who_begins(first: int) -> None:
    for seed in range(8):
        table = ShipwreckTable.new(4, seed, first=str(first))
        assert (table.active, len(table.hand(first - 1))) == (first - 1, 2)


@pytest.mark.rule("SA-1.6")
@pytest.mark.parametrize("seed", range(12))
def test_who_chooses_nothing_has_it_drawn_by_lot_as_ever(seed: int) -> None:
    assert ShipwreckTable.new(4, seed).state.digest() == ShipwreckTable.new(4, seed, first="random").state.digest()


@pytest.mark.rule("SA-1.6")
def test_nobody_begins_in_a_seat_that_is_not_taken() -> None:
    with pytest.raises(BadSetup, match="seat 4 can’t start: only 3 seats are taken"):
        ShipwreckTable.new(3, first="4")
    with pytest.raises(BadSetup, match="“first” is one of random, 1, 2, 3, 4, 5, not “6”"):
        ShipwreckTable.new(3, first="6")


@pytest.mark.rule("SA-1.6")
@pytest.mark.parametrize("people", PEOPLE)
def test_turns_go_clockwise_and_round(people: int) -> None:
    table = ShipwreckTable.new(people, difficulty="easy")
    first = table.active
    for turn in range(1, people + 1):
        play = table.offers(table.active)[0]
        table.does(table.active, play).all_pass()
        assert table.heard_one(ev.TurnBegan) == ev.TurnBegan(turn + 1, (first + turn) % people)
        assert table.active == (first + turn) % people


@pytest.mark.rule("SA-1.6")
def test_nobody_plays_out_of_turn() -> None:
    table = position(active=1, holding=(2, 5))
    table.refused(0, do.PlayFate(0, 1), rule="SA-1.6", saying="it’s Seat 2’s turn")
