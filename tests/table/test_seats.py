"""Who sits where: entering, sitting, bots, standing in, and whose word counts."""

from __future__ import annotations

import pytest

from horae.core.refusal import Refused
from horae.games.shipwreck.actions import LEAVE, PASS, Join, PlayFate
from horae.table import decisions
from horae.table.records import Settings
from horae.table.table import Declined
from horae.testkit.sitting import Sitting


def test_who_opens_the_table_is_host_and_sits_in_the_first_seat() -> None:
    table = Sitting().table
    assert (table.host, table.seat_of(0), table.phase) == (0, 0, "lobby")
    assert len(table.places) == 5


def test_names_are_cleaned_and_told_apart() -> None:
    sitting = Sitting()
    sitting.enter("  Bruno\t \u202eX ")
    sitting.enter("Ana")
    sitting.enter("Ana")
    assert [guest.name for guest in sitting.table.people] == ["Ana", "Bruno X", "Ana 2", "Ana 3"]


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "x" * 25])
def test_a_name_that_shows_nothing_or_too_much_is_declined(name: str) -> None:
    with pytest.raises(Declined, match="from 1 to 24"):
        Sitting().enter(name)


def test_a_seat_holds_one_person_and_a_person_one_seat() -> None:
    sitting = Sitting()
    bruno = sitting.enter("Bruno")
    with pytest.raises(Declined, match="somebody’s already sitting there"):
        sitting.ask(bruno, decisions.sit, 0)
    sitting.ask(bruno, decisions.sit, 1)
    sitting.ask(bruno, decisions.sit, 3)
    assert [place.person for place in sitting.table.places] == [0, None, None, bruno, None]
    with pytest.raises(Declined):
        sitting.ask(bruno, decisions.sit, 5)


def test_only_the_host_sets_the_table_up() -> None:
    sitting = Sitting()
    bruno = sitting.enter("Bruno")
    for decide, args in (
        (decisions.seat_bot, (1, "random")),
        (decisions.unseat, (0,)),
        (decisions.set_options, ({"difficulty": "hard"}, Settings())),
    ):
        with pytest.raises(Declined, match="only the host"):
            sitting.ask(bruno, decide, *args)
    sitting.ask(0, decisions.seat_bot, 1, "random")
    sitting.ask(0, decisions.set_options, {"difficulty": "hard"}, Settings())
    assert sitting.table.options["difficulty"] == "hard"
    sitting.ask(0, decisions.unseat, 1)
    assert sitting.table.places[1].is_empty


def test_while_the_host_is_away_the_first_seated_person_acts_as_host() -> None:
    sitting = Sitting()
    bruno = sitting.enter("Bruno")
    sitting.ask(bruno, decisions.sit, 2)
    sitting.here.discard(0)
    sitting.ask(bruno, decisions.seat_bot, 3, "random")
    sitting.here.add(0)
    with pytest.raises(Declined, match="only the host"):
        sitting.ask(bruno, decisions.unseat, 3)


def test_unknown_bots_and_options_are_declined_by_name() -> None:
    sitting = Sitting()
    with pytest.raises(Declined, match="no bot called “oracle”"):
        sitting.ask(0, decisions.seat_bot, 1, "oracle")
    with pytest.raises(Declined, match="has no option “luck”"):
        sitting.ask(0, decisions.set_options, {"luck": 1}, Settings())


def test_a_game_starts_when_enough_seats_are_taken_and_everyone_is_ready() -> None:
    sitting = Sitting()
    with pytest.raises(Declined, match="at least 2 seats have to be taken; only one is"):
        decisions.start(sitting.table, 0, 1, sitting.here)
    bruno = sitting.enter("Bruno")
    sitting.ask(bruno, decisions.sit, 4)
    with pytest.raises(Declined, match="Bruno isn’t ready"):
        decisions.start(sitting.table, 0, 1, sitting.here)
    sitting.ask(bruno, decisions.ready, True)
    sitting.ask(0, decisions.start, 1)
    assert sitting.table.phase == "playing"


def test_at_the_start_the_taken_seats_close_up() -> None:
    sitting = Sitting()
    bruno = sitting.enter("Bruno")
    sitting.ask(bruno, decisions.sit, 4)
    sitting.ask(bruno, decisions.ready, True)
    sitting.ask(0, decisions.seat_bot, 2, "random")
    sitting.ask(0, decisions.start, 1)
    table = sitting.table
    assert [(place.person, place.bot) for place in table.places[:3]] == [(0, None), (None, "random"), (bruno, None)]
    assert table.play is not None
    assert table.play.state.seats() == (0, 1, 2)


def test_changed_options_must_be_agreed_to_anew() -> None:
    sitting = Sitting()
    bruno = sitting.enter("Bruno")
    sitting.ask(bruno, decisions.sit, 1)
    sitting.ask(bruno, decisions.ready, True)
    sitting.ask(0, decisions.set_options, {"difficulty": "total"}, Settings())
    assert not sitting.table.places[1].ready


def test_nothing_of_the_set_up_can_be_changed_once_the_game_runs() -> None:
    sitting = Sitting().seated(2)
    for decide, args in (
        (decisions.seat_bot, (3, "random")),
        (decisions.set_options, ({}, Settings())),
        (decisions.unseat, (1,)),
    ):
        with pytest.raises(Declined, match="has already begun"):
            sitting.ask(0, decide, *args)


# --- standing in ---


def test_a_bot_takes_over_for_somebody_who_left_and_gives_the_seat_back() -> None:
    sitting = Sitting().seated(2)
    with pytest.raises(Declined, match="Bruno is right here"):
        sitting.ask(0, decisions.stand_in, 1, "random")
    sitting.here.discard(1)
    sitting.ask(0, decisions.stand_in, 1, "random")
    assert sitting.table.places[1].person == 1
    while sitting.deciding() != (1,):
        sitting.any_move() if sitting.deciding()[0] == 0 else sitting.bot_does(1, sitting.legal(1)[0])
    assert sitting.table.bots_to_move() == [(1, "random")]
    with pytest.raises(Declined, match="a bot is playing that seat"):
        sitting.do(1, sitting.legal(1)[0])
    sitting.bot_does(1, sitting.legal(1)[0])
    sitting.ask(1, decisions.take_seat_back)
    assert sitting.table.places[1].bot is None
    with pytest.raises(Declined, match="there’s no bot standing in"):
        sitting.ask(1, decisions.take_seat_back)


def test_one_may_have_a_bot_play_ones_own_seat() -> None:
    sitting = Sitting().seated(2)
    sitting.ask(0, decisions.stand_in, 0, "random")
    assert sitting.table.places[0].bot == "random"


def test_someone_who_watches_cannot_put_a_bot_in_anybodys_seat() -> None:
    sitting = Sitting().seated(2)
    eva = sitting.enter("Eva")
    sitting.here.discard(1)
    with pytest.raises(Declined, match="you don’t have a seat"):
        sitting.ask(eva, decisions.stand_in, 1, "random")


def test_whoever_stands_up_may_leave_a_bot_and_come_back_to_the_seat() -> None:
    sitting = Sitting().seated(3)
    sitting.ask(1, decisions.stand, "random")
    assert (sitting.table.places[1].person, sitting.table.places[1].bot) == (None, "random")
    sitting.ask(1, decisions.sit, 1)
    assert (sitting.table.places[1].person, sitting.table.places[1].bot) == (1, None)


def test_whoever_has_seen_one_hand_cannot_take_another_seat() -> None:
    sitting = Sitting().seated(3)
    sitting.ask(1, decisions.stand, None)
    sitting.ask(2, decisions.stand, None)
    with pytest.raises(Declined, match="you’ve seen seat 2’s hand"):
        sitting.ask(1, decisions.sit, 2)
    eva = sitting.enter("Eva")
    sitting.ask(eva, decisions.sit, 2)
    assert sitting.table.seat_of(eva) == 2


@pytest.mark.rule("SA-11.1", "SA-11.2")
def test_somebody_new_may_sit_down_where_the_game_takes_newcomers_and_join() -> None:
    sitting = Sitting().seated(2)
    eva = sitting.enter("Eva")
    sitting.ask(eva, decisions.sit, 2)
    assert not sitting.table.is_in_game(2)
    sitting.do(eva, Join())
    assert sitting.table.is_in_game(2)
    sitting.do(eva, LEAVE)
    assert not sitting.table.is_in_game(2)
    with pytest.raises(Refused):
        sitting.do(eva, LEAVE)


def hand_of(sitting: Sitting, seat: int) -> tuple[int, ...]:
    """The hand as that seat sees it."""
    assert sitting.table.play is not None
    return sitting.table.play.state.view(seat).hand  # type: ignore[attr-defined,no-any-return]  # Shipwreck's view


@pytest.mark.rule("SA-11.2", "SA-R10")
def test_who_leaves_in_their_turn_and_comes_back_has_the_same_hand_and_takes_the_turn() -> None:
    sitting = Sitting().seated(3)
    active = sitting.deciding()[0]
    hand = hand_of(sitting, active)
    sitting.do(active, LEAVE)
    assert not sitting.table.is_in_game(active)
    sitting.do(active, Join())
    assert not sitting.table.is_in_game(active)  # the running turn comes first
    while active not in sitting.deciding():
        seat = sitting.deciding()[0]
        sitting.do(seat, PASS if PASS in sitting.legal(seat) else sitting.legal(seat)[0])
    assert hand_of(sitting, active) == hand
    assert any(isinstance(action, PlayFate) for action in sitting.legal(active))
    assert sitting.again().records == sitting.table.records


@pytest.mark.rule("SA-11.2")
def test_who_left_the_game_and_got_up_comes_back_to_the_same_seat_or_to_none() -> None:
    sitting = Sitting().seated(3)
    active = sitting.deciding()[0]
    hand = hand_of(sitting, active)
    sitting.do(active, LEAVE)
    sitting.ask(active, decisions.stand, None)
    with pytest.raises(Declined, match=f"you’ve seen seat {active + 1}’s hand, so you can’t play another"):
        sitting.ask(active, decisions.sit, 3)
    sitting.ask(active, decisions.sit, active)
    sitting.do(active, Join())
    assert hand_of(sitting, active) == hand


@pytest.mark.rule("SA-11.2")
def test_whoever_sits_down_where_somebody_left_takes_over_what_waits_there() -> None:
    sitting = Sitting().seated(3)
    active = sitting.deciding()[0]
    hand = hand_of(sitting, active)
    sitting.do(active, LEAVE)
    sitting.ask(active, decisions.stand, None)
    eva = sitting.enter("Eva")
    sitting.ask(eva, decisions.sit, active)
    sitting.do(eva, Join())
    assert hand_of(sitting, active) == hand
    for seat in {0, 1, 2} - {active}:
        assert all(str(list(hand)) not in line for line in sitting.lines(seat))


@pytest.mark.rule("SA-11.2")
def test_with_two_people_the_table_pauses_and_goes_on_with_the_same_turn() -> None:
    sitting = Sitting().seated(2)
    active = sitting.deciding()[0]
    hand = hand_of(sitting, active)
    sitting.do(active, LEAVE)
    assert sitting.deciding() == ()
    sitting.do(active, Join())
    assert (sitting.deciding(), hand_of(sitting, active)) == ((active,), hand)


@pytest.mark.rule("SA-1.6")
def test_the_host_chooses_who_begins_among_the_seats_that_are_taken() -> None:
    sitting = Sitting(options={"first": "3"})
    for name, seat in (("Bruno", 2), ("Clara", 4)):
        person = sitting.enter(name)
        sitting.ask(person, decisions.sit, seat)
        sitting.ask(person, decisions.ready, True)
    sitting.ask(0, decisions.start, 5)
    assert sitting.deciding() == (2,)
    assert sitting.table.names("en")[2] == "Clara"  # the seats have closed up


@pytest.mark.rule("SA-1.6")
def test_a_game_does_not_start_with_nobody_in_the_seat_that_begins() -> None:
    sitting = Sitting(options={"first": "3"})
    bruno = sitting.enter("Bruno")
    sitting.ask(bruno, decisions.sit, 1)
    sitting.ask(bruno, decisions.ready, True)
    with pytest.raises(Declined, match="seat 3 can’t start: only 2 seats are taken"):
        sitting.ask(0, decisions.start, 5)
    assert sitting.table.phase == "lobby"


def test_bots_leave_a_group_decision_to_the_people_in_it_first() -> None:
    sitting = Sitting()
    bruno = sitting.enter("Bruno")
    sitting.ask(bruno, decisions.sit, 1)
    sitting.ask(bruno, decisions.ready, True)
    sitting.ask(0, decisions.seat_bot, 2, "random")
    sitting.ask(0, decisions.start, 5)
    while not (len(sitting.deciding()) == 2 and 2 in sitting.deciding()):
        sitting.any_move()
    assert sitting.table.bots_to_move() == []
    person = next(seat for seat in sitting.deciding() if seat != 2)
    passing = next(action for action in sitting.legal(person) if type(action).__name__ == "Pass")
    sitting.do(person, passing)
    assert sitting.table.bots_to_move() == [(2, "random")]


# --- talking ---


def test_chat_is_one_plain_line() -> None:
    sitting = Sitting()
    sitting.ask(0, decisions.say_text, "hello\n<b>there</b>\u202e \x07")
    assert sitting.lines(None)[-1] == "hello <b>there</b>"
    for text in ("", " \n ", "x" * 401):
        with pytest.raises(Declined, match="from 1 to 400"):
            sitting.ask(0, decisions.say_text, text)


def in_step(step: str) -> Sitting:
    """A quiet table of three whose game, played without a guess, has come to this step."""
    for seed in range(40):
        sitting = Sitting(options={"difficulty": "easy"}, settings=Settings(quiet=True)).seated(3, seed)
        while waited := sitting.deciding():
            assert sitting.table.play is not None
            if sitting.table.play.state.view(None).step == step:  # type: ignore[attr-defined]  # Shipwreck's view
                return sitting
            legal = sitting.legal(waited[0])
            sitting.do(waited[0], PASS if PASS in legal else next(move for move in legal if isinstance(move, PlayFate)))
    raise AssertionError(f"no game came to {step}")


@pytest.mark.rule("SA-8.1")
@pytest.mark.parametrize("step", ["play", "after_play", "predict"])
def test_a_quiet_table_mutes_whoever_has_the_turn_from_its_beginning_to_its_end(step: str) -> None:
    sitting = in_step(step)
    assert sitting.table.play is not None
    active = sitting.table.play.state.view(None).active  # type: ignore[attr-defined]  # Shipwreck's view
    assert sitting.table.muted() == (active,)
    with pytest.raises(Refused, match=r"SA-8\.1: while it’s your turn"):
        sitting.ask(active, decisions.say_text, "what a hand")
    for other in {0, 1, 2} - {active}:
        sitting.ask(other, decisions.say_text, "a 3?")


@pytest.mark.rule("SA-8.1")
def test_at_a_quiet_table_the_talk_is_free_again_when_the_turn_is_over() -> None:
    sitting = Sitting(settings=Settings(quiet=True)).seated(3)
    active = sitting.deciding()[0]
    while active in sitting.table.muted():
        seat = sitting.deciding()[0]
        sitting.do(seat, PASS if PASS in sitting.legal(seat) else sitting.legal(seat)[0])
    sitting.ask(active, decisions.say_text, "phew")


@pytest.mark.rule("SA-8.1")
def test_a_quiet_table_mutes_whoever_has_the_turn_while_the_others_predict() -> None:
    sitting = Sitting(settings=Settings(quiet=True)).seated(3)
    while len(sitting.deciding()) < 2:
        sitting.any_move()
    active = next(seat for seat in range(3) if seat not in sitting.deciding())
    with pytest.raises(Refused, match=r"SA-8\.1: while it’s your turn") as refused:
        sitting.ask(active, decisions.say_text, "it is not a 3")
    assert refused.value.rule == "SA-8.1"
    sitting.ask((active + 1) % 3, decisions.say_text, "a 3?")


@pytest.mark.rule("SA-8.1")
def test_an_ordinary_table_mutes_nobody() -> None:
    sitting = Sitting().seated(3)
    while len(sitting.deciding()) < 2:
        sitting.any_move()
    for person in range(3):
        sitting.ask(person, decisions.say_text, "hm")
