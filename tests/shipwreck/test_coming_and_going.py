"""SA-11: people join and leave a running game."""

from __future__ import annotations

import pytest

from horae import game
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.moves import MOVES
from horae.testkit.random_play import GameSetup, positions
from horae.testkit.shipwreck import ShipwreckTable, position, small_pack


@pytest.mark.rule("SA-11.1")
@pytest.mark.parametrize(("after", "order"), [(None, (0, 1, 2, 4)), (0, (0, 4, 1, 2)), (1, (0, 1, 4, 2)), (2, (0, 1, 2, 4))])
def test_who_joins_gets_a_line_and_a_place_in_turn_order(after: int | None, order: tuple[int, ...]) -> None:
    table = position(people=3).joins(4, after=after)
    assert table.heard_one(ev.PersonJoined) == ev.PersonJoined(4, order)
    assert table.state.seats() == order
    assert table.flipped(4) == []
    assert table.hand(4) == []
    assert [person.seat for person in table.state.view(None).people] == list(order)


@pytest.mark.rule("SA-11.1")
def test_who_joins_behind_the_active_person_plays_next() -> None:
    table = position(people=2).joins(3, after=0).plays(2, on="midnight").all_pass()
    assert table.active == 3
    assert len(table.hand(3)) == 2
    table.does(3, table.offers(3, do.PlayFate)[0]).all_pass()
    assert table.active == 1


@pytest.mark.rule("SA-11.1")
def test_nobody_joins_twice() -> None:
    position().refused(1, do.Join(), rule="SA-11.1", saying="you’re already in this game")


@pytest.mark.rule("SA-11.1")
def test_nobody_sits_down_beside_an_empty_seat() -> None:
    position(people=2).refused(4, do.Join(3), rule="SA-11.1", saying="there’s nobody in seat 4")


@pytest.mark.rule("SA-11.1", "SA-1.1")
def test_five_people_and_no_more() -> None:
    table = position(people=4).joins(4)
    assert len(table.state.seats()) == 5
    table.refused(5, do.Join(), rule="SA-1.1")
    assert table.state.asides(5) == []


@pytest.mark.rule("SA-11.2")
def test_the_fate_and_the_line_of_who_leaves_wait_unseen() -> None:
    table = position(others={1: 3, 2: 6}, lines={1: (1, 2)})
    bag = table.bag(3)
    table.leaves(1)
    assert table.told(None) == table.told(0) == [ev.PersonLeft(1, 1, (0, 2))]
    assert table.bag(3) == bag
    assert (table.hand(1), table.flipped(1)) == ([3], [1, 2])
    for seat in (None, 0, 2):
        view = table.state.view(seat)
        assert [(who.seat, who.fates, who.flipped) for who in view.away] == [(1, 1, (1, 2))]
        assert view.order == (0, 2)
    assert table.state.view(None).unseen[2] == 3


@pytest.mark.rule("SA-11.2")
def test_the_turn_passes_over_who_left() -> None:
    table = position(people=3).leaves(1).plays(2, on="midnight").all_pass()
    assert table.active == 2


@pytest.mark.rule("SA-11.2")
def test_who_is_not_there_cannot_leave() -> None:
    position(people=2).refused(2, do.LEAVE, rule="SA-11.1", saying="you’re not in this game; join it first")


@pytest.mark.rule("SA-11.2")
def test_below_two_people_the_game_pauses_and_goes_on_when_someone_comes() -> None:
    table = position(people=2, holding=(2, 5)).leaves(1)
    assert table.state.is_paused()
    table.waits_for()
    assert table.offers(0) == []
    words = "the game is paused until there are at least two people at the table"
    table.refused(0, table.play(2, on="midnight"), rule="SA-11.2", saying=words)
    table.refused(0, do.PASS, rule="SA-11.2", saying=words)
    table.joins(3)
    assert not table.state.is_paused()
    table.plays(2, on="midnight").predicts(5, by=3)
    assert table.score == 1


@pytest.mark.rule("SA-11.2")
def test_a_pause_in_the_predicting_step_ends_where_it_began() -> None:
    table = position(people=2, holding=(2, 5), faded=["deep"]).plays(2, on="midnight").flips(1).leaves(1)
    assert table.state.is_paused()
    words = "the game is paused until there are at least two people at the table"
    for action in (do.CONFESS, do.SHOW, do.Predict(5), do.AGREE, do.FlipTiles((1,)), do.UsePower("deep", 3)):
        table.refused(0, action, rule="SA-11.2", saying=words)
    table.joins(2).waits_for(2)
    assert table.hand(0) == [5]
    assert table.flipped(0) == [1]
    table.uses("deep", asking=3).predicts(5)
    assert table.score == 1


@pytest.mark.rule("SA-11.2")
def test_everybody_may_leave_and_others_go_on_with_the_same_table() -> None:
    table = position(people=2, holding=(2, 5), score=3, doom=4, fates={"judge": (6,)}).leaves(0).leaves(1)
    assert table.state.seats() == ()
    assert table.state.is_paused()
    assert len(table.state.bag) == 18
    table.joins(2).joins(4)
    assert table.active == 2
    assert (table.score, table.doom, table.fates("judge")) == (3, 4, [6])
    table.waits_for(2)


@pytest.mark.rule("SA-11.2", "SA-7.6")
def test_when_the_last_who_had_not_passed_leaves_the_step_ends() -> None:
    table = position(people=4).plays(2, on="midnight").passes(1).passes(3).leaves(2)
    assert table.active == 1
    assert table.step == "play"


@pytest.mark.rule("SA-11.2", "SA-10.1")
def test_a_game_that_ends_as_somebody_leaves_is_over_and_not_paused() -> None:
    table = position(people=3, doom=5, holding=(1, 5), fates={"midnight": (2, 2)}).plays(1, on="midnight").passes(1).leaves(2)
    assert table.ending == "doom"
    assert table.state.seats() == (0, 1)
    assert not table.state.is_paused()


@pytest.mark.rule("SA-11.1")
@pytest.mark.parametrize("seat", [-1, 3, 4, 5])
def test_who_does_not_sit_here_does_nothing_here(seat: int) -> None:
    table = position(people=3, faded=["deep"], agreement=True).plays(2, on="midnight")
    everything = (do.PlayFate(0, 1), do.Predict(5), do.PASS, do.UsePower("deep", 3), do.AGREE, do.OBJECT, do.SHOW)
    for action in (*everything, do.CONFESS, do.FlipTiles((1,)), do.LEAVE):
        table.refused(seat, action, rule="SA-11.1", saying="you’re not in this game; join it first")
    table.predicts(5).refused(seat, do.AGREE, rule="SA-11.1")
    assert table.offers(seat) == []


@pytest.mark.rule("SA-11.2")
def test_in_a_pause_the_active_person_does_not_even_decline_a_power() -> None:
    table = position(people=2, faded=["key"]).plays(2, on="midnight").leaves(1)
    words = "the game is paused until there are at least two people at the table"
    table.refused(0, do.PASS, rule="SA-11.2", saying=words)
    table.refused(0, do.UsePower("key"), rule="SA-11.2", saying=words)
    table.joins(1).waits_for(0)
    table.uses("key")


# --- coming back: nobody dodges a turn or a hand ---


def takes_a_turn(table: ShipwreckTable) -> ShipwreckTable:
    """Whoever has the turn plays, and nobody predicts."""
    return table.does(table.active, table.offers(table.active, do.PlayFate)[0]).all_pass()


@pytest.mark.rule("SA-11.2")
def test_who_comes_back_before_their_turn_finds_hand_line_and_place() -> None:
    table = position(people=4, others={1: 3}, lines={1: (4,)}).leaves(1)
    assert table.state.asides(1) == [do.Join(), do.LEAVE_FOR_GOOD]
    table.joins(1)
    assert table.told(None) == table.told(2) == [ev.PersonJoined(1, (0, 1, 2, 3), 1)]
    assert (table.hand(1), table.flipped(1)) == ([3], [4])
    takes_a_turn(table)
    assert table.active == 1
    assert table.hand(1)[0] == 3
    assert table.heard_one(ev.FateDrawn) == ev.FateDrawn(1, 1)


@pytest.mark.rule("SA-11.2")
@pytest.mark.parametrize("after", [0, 2, 3])
def test_who_comes_back_does_not_choose_another_place(after: int) -> None:
    table = position(people=4).leaves(1)
    words = "your place in turn order is waiting for you: you come back to that one and no other"
    table.refused(1, do.Join(after), rule="SA-11.2", saying=words)


@pytest.mark.rule("SA-11.2")
def test_a_turn_that_went_by_is_owed_and_comes_first_after_the_running_one() -> None:
    table = position(people=4, others={1: 3}).leaves(1)
    takes_a_turn(table)
    assert table.active == 2
    table.joins(1)
    assert table.told(None) == [ev.PersonBack(1)]
    takes_a_turn(table)
    assert (table.active, table.hand(1)[0]) == (1, 3)
    assert table.heard_one(ev.PersonJoined) == ev.PersonJoined(1, (0, 2, 1, 3), 1)
    turns = []
    for _ in range(4):
        takes_a_turn(table)
        turns.append(table.active)
    assert turns == [3, 0, 2, 1]  # one turn each, and nobody lost one


@pytest.mark.rule("SA-11.2")
def test_who_owes_a_turn_takes_no_part_before_it() -> None:
    table = position(people=4, others={1: 3}, faded=["deep"]).leaves(1)
    takes_a_turn(table)
    table.joins(1)
    words = "you’ll take the turn you missed as soon as this one is over"
    for action in (do.PlayFate(0, 1), do.Predict(3), do.PASS, do.FlipTiles((1,)), do.UsePower("deep", 3), do.SHOW):
        table.refused(1, action, rule="SA-11.2", saying=words)
    table.refused(1, do.Join(), rule="SA-11.1", saying="you’re already in this game")
    assert (table.offers(1), table.state.asides(1)) == ([], [do.LEAVE, do.LEAVE_FOR_GOOD])
    assert 1 not in table.state.seats()


@pytest.mark.rule("SA-11.2")
def test_coming_and_going_at_every_turn_only_keeps_one_out_of_the_game() -> None:
    table = position(people=3, others={1: 3}).leaves(1)
    for _ in range(4):
        takes_a_turn(table)
        table.joins(1)
        assert 1 not in table.state.group()
        table.leaves(1)
        assert table.told(None) == [ev.PersonLeft(1, 1, (0, 2))]
    takes_a_turn(table.joins(1))
    assert (table.active, table.hand(1)[0]) == (1, 3)


@pytest.mark.rule("SA-11.2", "SA-R10")
def test_who_leaves_their_own_turn_before_the_play_takes_it_up_with_the_same_hand() -> None:
    table = position(people=3, holding=(2, 5), lines={0: (7,)}).leaves(0)
    assert table.active == 1
    table.joins(0)
    takes_a_turn(table)
    assert (table.active, table.hand(0), table.flipped(0)) == (0, [2, 5], [7])
    assert table.heard(ev.FateDrawn) == []
    assert table.told(0)[-1] == ev.FatesSeen(0, (2, 5))
    assert table.plays(2, on="midnight").hand(0) == [5]


@pytest.mark.rule("SA-11.2", "SA-R6")
@pytest.mark.parametrize(("kept_before", "old"), [(True, True), (False, False)])
def test_a_turn_taken_up_again_tells_old_from_new_as_it_did(kept_before: bool, old: bool) -> None:
    table = position(people=3, holding=(2, 5), kept_before=kept_before, faded=["key"]).leaves(0).joins(0)
    takes_a_turn_without_power(table)
    assert table.plays(2, on="midnight").uses("key").heard_one(ev.OldTold) == ev.OldTold(0, old)


def takes_a_turn_without_power(table: ShipwreckTable) -> None:
    table.does(table.active, table.offers(table.active, do.PlayFate)[0]).declines().all_pass()


@pytest.mark.rule("SA-11.2", "SA-R10")
def test_who_leaves_after_the_play_is_predicted_all_the_same() -> None:
    table = position(people=3, holding=(2, 5)).plays(2, on="midnight").leaves(0).flips(3, by=1).predicts(4, by=2)
    assert table.heard_one(ev.PredictionResolved) == ev.PredictionResolved(0, 5, False, 0, 1)
    assert (table.doom, table.hand(0), table.flipped(0)) == (1, [], [])
    table.joins(0)
    assert table.state.seats() == (0, 1, 2)


@pytest.mark.rule("SA-11.2", "SA-R10")
def test_who_comes_back_into_the_same_turn_goes_on_where_it_stands() -> None:
    table = position(people=3, holding=(2, 5), faded=["key"]).plays(2, on="midnight").leaves(0)
    table.waits_for(1, 2)  # the moment for a power of theirs is over
    table.joins(0)
    assert (table.hand(0), table.offers(0), table.step) == ([5], [], "predict")
    table.refused(0, do.UsePower("key"), rule="SA-6.2")


@pytest.mark.rule("SA-11.2")
@pytest.mark.parametrize("leaver", [0, 1])
def test_with_two_people_the_game_waits_and_goes_on_with_the_same_turn(leaver: int) -> None:
    table = position(people=2, holding=(2, 5), others={1: 3}).leaves(leaver)
    assert table.state.is_paused()
    assert (table.active, table.hand(0), table.hand(1)) == (0, [2, 5], [3])
    table.joins(leaver)
    assert (table.active, table.step, table.hand(0), table.hand(1)) == (0, "play", [2, 5], [3])
    table.waits_for(0)


@pytest.mark.rule("SA-11.2", "SA-R3")
@pytest.mark.parametrize("answer", [do.AGREE, do.OBJECT])
def test_in_a_pause_what_lies_proposed_stays_as_it_is(answer: do.Agree | do.Object) -> None:
    table = position(people=3, agreement=True).plays(2, on="midnight").predicts(4, by=1).leaves(0).leaves(1)
    assert table.offers(2) == []
    words = "the game is paused until there are at least two people at the table"
    table.refused(2, answer, rule="SA-11.2", saying=words)
    assert table.joins(0).agrees(2).doom == 1


@pytest.mark.rule("SA-11.2", "SA-R10")
def test_a_newcomer_ends_the_pause_and_the_turn_of_who_left_is_owed() -> None:
    table = position(people=2, holding=(2, 5)).leaves(0).joins(3)
    assert (table.active, table.hand(0)) == (1, [2, 5])
    takes_a_turn(table.joins(0))
    assert (table.active, table.hand(0)) == (0, [2, 5])


@pytest.mark.rule("SA-11.2")
def test_who_waits_to_take_a_turn_is_let_in_when_the_others_get_too_few() -> None:
    table = position(people=3).leaves(1)
    takes_a_turn(table)
    assert table.joins(1).state.seats() == (0, 2)
    table.leaves(0)
    assert (table.state.seats(), table.active) == ((2, 1), 2)
    takes_a_turn(table)
    assert table.active == 1


@pytest.mark.rule("SA-11.2", "SA-7.6")
def test_a_step_that_everyone_left_had_passed_ends_when_the_pause_does() -> None:
    table = position(people=3).plays(2, on="midnight").passes(1).leaves(0).leaves(2)
    assert table.state.is_paused()
    table.joins(0)
    assert (table.active, table.step) == (1, "play")


@pytest.mark.rule("SA-11.2", "SA-R9")
def test_the_hand_of_a_turn_that_is_owed_is_not_shown() -> None:
    pack = small_pack("midnight", copies=(1, 2, 2, 1, 0, 0, 0), moons=9)
    table = position(pack=pack, row=["midnight"], people=3, holding=(1, 4)).leaves(0)
    takes_a_turn(table)
    table.leaves(1).joins(0)
    assert (table.state.seats(), table.active, table.hand(0)) == ((2, 0), 2, [1, 4])
    table.does(2, table.offers(2, do.PlayFate)[0])
    words = "the two fates you hold are for the turn you owe; only a fate kept after a play is shown"
    table.refused(0, do.SHOW, rule="SA-R9", saying=words)


@pytest.mark.rule("SA-11.2", "SA-R1")
def test_fates_that_wait_go_back_before_the_game_is_lost_for_want_of_them() -> None:
    pack = small_pack("midnight", copies=(1, 1, 1, 0, 0, 0, 0), moons=9)
    table = position(pack=pack, row=["midnight"], people=3, holding=(1,), others={2: 3}, fates={"midnight": (2,)}).leaves(2)
    table.plays(1, on="hours")
    assert table.heard_one(ev.HandReturned) == ev.HandReturned(2, 1)
    assert (table.ending, table.active, table.hand(1), table.hand(2)) == (None, 1, [3], [])


@pytest.mark.rule("SA-11.2", "SA-8.1")
@pytest.mark.parametrize("hand", [(2, 7), (3, 4)])
def test_what_waits_for_somebody_shows_in_nothing_that_others_get(hand: tuple[int, int]) -> None:
    got = []
    for held in ((2, 5), hand):
        table = position(people=3, holding=held).leaves(0).joins(0)
        got.append([[table.told(seat), table.state.view(seat).away, table.state.view(seat).people] for seat in (None, 1, 2)])
    assert got[0] == got[1]
    assert table.state.view(0).hand == hand  # who left still knows


# --- going for good ---


@pytest.mark.rule("SA-R11", "SA-11.2")
def test_who_goes_for_good_leaves_no_fate_no_line_and_no_place() -> None:
    table = position(people=3, others={1: 3, 2: 6}, lines={1: (1, 2)})
    bag = table.bag(3)
    table.goes_for_good(1)
    assert table.told(None) == table.told(0) == [ev.PersonLeft(1, 1, (0, 2), for_good=True)]
    assert table.bag(3) == bag + 1
    assert (table.hand(1), table.flipped(1), table.state.circle) == ([], [], (0, 2))
    assert table.state.view(0).away == ()
    assert table.state.asides(1) == [do.Join(), do.Join(0), do.Join(2)]  # anybody may come to the free place


@pytest.mark.rule("SA-R11")
def test_who_is_not_in_the_game_does_not_leave_it_for_good() -> None:
    position(people=2).refused(2, do.LEAVE_FOR_GOOD, rule="SA-11.1", saying="you’re not in this game; join it first")


@pytest.mark.rule("SA-R11", "SA-11.2")
def test_who_is_away_may_go_for_good_and_owes_no_turn_any_more() -> None:
    table = position(people=4, others={1: 3}).leaves(1)
    takes_a_turn(table)
    table.goes_for_good(1)
    assert (table.hand(1), table.state.circle, table.state.owes[1]) == ([], (0, 2, 3), -1)
    table.joins(1)
    assert (table.hand(1), table.state.seats()) == ([], (0, 2, 3, 1))


@pytest.mark.rule("SA-R11", "SA-R10")
@pytest.mark.parametrize("played", [False, True])
def test_nobody_scores_on_the_fate_of_who_went_for_good(played: bool) -> None:
    table = position(people=3, holding=(2, 5), score=2, doom=1, agreement=True)
    if played:
        table.plays(2, on="midnight").predicts(5, by=1)
    table.goes_for_good(0)
    assert (table.active, table.step, table.score, table.doom) == (1, "play", 2, 1)
    assert (table.fates("midnight"), table.hand(0), table.state.circle) == ([2] if played else [], [], (1, 2))
    assert table.heard(ev.PredictionResolved) == []
    assert table.state.proposal is None


@pytest.mark.rule("SA-R11", "SA-7.8")
def test_what_the_active_person_played_may_fade_once_they_are_gone() -> None:
    table = position(people=3, holding=(1, 5), doom=2, fates={"midnight": (2, 2)}).plays(1, on="midnight").goes_for_good(0)
    assert (table.doom, table.active) == (4, 1)


@pytest.mark.rule("SA-R11", "SA-11.2")
@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("comes", [0, 3])
def test_the_turn_of_who_went_for_good_in_a_pause_is_over_when_it_ends(played: bool, comes: int) -> None:
    table = position(people=2, holding=(2, 5), others={1: 3})
    if played:
        table.plays(2, on="midnight")
    table.goes_for_good(0)
    assert table.state.is_paused()
    assert (table.hand(0), table.state.view(None).away) == ([], ())
    table.joins(comes)
    assert (table.active, table.step, table.score, table.doom) == (1, "play", 0, 0)
    assert sorted(table.state.circle) == sorted((1, comes))


@pytest.mark.rule("SA-R11", "SA-11.2")
def test_when_everybody_went_for_good_others_begin_with_what_lies_there() -> None:
    table = position(people=2, holding=(2, 5), score=3, fates={"judge": (6,)}).goes_for_good(1).goes_for_good(0)
    assert len(table.state.bag) == 20
    table.joins(2).joins(4)
    assert (table.active, table.score, table.fates("judge"), table.state.circle) == (2, 3, [6], (2, 4))
    table.waits_for(2)


def test_what_is_offered_besides_moves_is_what_no_bar_forbids() -> None:
    """The fast list beside the bars, in games in which people come, go and flip tiles."""
    setup, found = GameSetup(game("shipwreck"), 3), set()
    for _, state, _ in positions(setup, 40, "asides"):
        for seat in range(-1, 7):
            unbarred = [one for kind in (do.FlipTiles, do.Join, do.Leave) for one in MOVES[kind].unbarred(state, seat)]
            assert state.asides(seat) == unbarred, f"seat {seat}"
            found.add(tuple(map(type, unbarred)))
    assert len(found) >= 5, found
