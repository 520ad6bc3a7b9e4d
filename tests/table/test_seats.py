"""Who sits where: entering, sitting, bots, standing in, and whose word counts."""

from __future__ import annotations

from typing import Any

import pytest

from horae.bots.registry import bot_names
from horae.core.refusal import Refused
from horae.games.shipwreck.actions import JOIN, JOIN_AFTER, LEAVE, LEAVE_FOR_GOOD, PASS, Join, PlayFate
from horae.games.shipwreck.position import PLAY
from horae.table import decisions
from horae.table.records import Settings
from horae.table.table import Declined
from horae.testkit.offline_table import OfflineTable


def test_who_opens_the_table_is_host_and_sits_in_the_first_seat() -> None:
    table = OfflineTable().table
    assert (table.host, table.seat_of(0), table.phase) == (0, 0, "lobby")
    assert len(table.places) == 5


def test_names_are_cleaned_and_told_apart() -> None:
    offline = OfflineTable()
    offline.enter("  Bruno\t \u202eX ")
    offline.enter("Ana")
    offline.enter("Ana")
    assert [guest.name for guest in offline.table.people] == ["Ana", "Bruno X", "Ana 2", "Ana 3"]


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "x" * 25])
def test_a_name_that_shows_nothing_or_too_much_is_declined(name: str) -> None:
    with pytest.raises(Declined, match="from 1 to 24"):
        OfflineTable().enter(name)


def test_a_seat_holds_one_person_and_a_person_one_seat() -> None:
    offline = OfflineTable()
    bruno = offline.enter("Bruno")
    with pytest.raises(Declined, match="somebody’s already sitting there"):
        offline.ask(bruno, decisions.sit, 0)
    offline.ask(bruno, decisions.sit, 1)
    offline.ask(bruno, decisions.sit, 3)
    assert [place.person for place in offline.table.places] == [0, None, None, bruno, None]
    with pytest.raises(Declined):
        offline.ask(bruno, decisions.sit, 5)


def test_only_the_host_sets_the_table_up() -> None:
    offline = OfflineTable()
    bruno = offline.enter("Bruno")
    for decide, args in (
        (decisions.seat_bot, (1, "random")),
        (decisions.unseat, (0,)),
        (decisions.set_options, ({"difficulty": "hard"}, Settings())),
    ):
        with pytest.raises(Declined, match="only the host"):
            offline.ask(bruno, decide, *args)
    offline.ask(0, decisions.seat_bot, 1, "random")
    offline.ask(0, decisions.set_options, {"difficulty": "hard"}, Settings())
    assert offline.table.options["difficulty"] == "hard"
    offline.ask(0, decisions.unseat, 1)
    assert offline.table.places[1].is_empty


def test_while_the_host_is_away_the_first_seated_person_acts_as_host() -> None:
    offline = OfflineTable()
    bruno = offline.enter("Bruno")
    offline.ask(bruno, decisions.sit, 2)
    offline.here.discard(0)
    offline.ask(bruno, decisions.seat_bot, 3, "random")
    offline.here.add(0)
    with pytest.raises(Declined, match="only the host"):
        offline.ask(bruno, decisions.unseat, 3)


def test_unknown_bots_and_options_are_declined_by_name() -> None:
    offline = OfflineTable()
    with pytest.raises(Declined, match="no bot called “oracle”"):
        offline.ask(0, decisions.seat_bot, 1, "oracle")
    with pytest.raises(Declined, match="has no option “luck”"):
        offline.ask(0, decisions.set_options, {"luck": 1}, Settings())


def test_a_game_starts_when_enough_seats_are_taken_and_everyone_is_ready() -> None:
    offline = OfflineTable()
    with pytest.raises(Declined, match="at least 2 seats have to be taken; only one is"):
        decisions.start(offline.table, 0, 1, offline.here)
    bruno = offline.enter("Bruno")
    offline.ask(bruno, decisions.sit, 4)
    with pytest.raises(Declined, match="Bruno isn’t ready"):
        decisions.start(offline.table, 0, 1, offline.here)
    offline.ask(bruno, decisions.ready, True)
    offline.ask(0, decisions.start, 1)
    assert offline.table.phase == "playing"


def test_at_the_start_the_taken_seats_close_up() -> None:
    offline = OfflineTable()
    bruno = offline.enter("Bruno")
    offline.ask(bruno, decisions.sit, 4)
    offline.ask(bruno, decisions.ready, True)
    offline.ask(0, decisions.seat_bot, 2, "random")
    offline.ask(0, decisions.start, 1)
    table = offline.table
    assert [(place.person, place.bot) for place in table.places[:3]] == [(0, None), (None, "random"), (bruno, None)]
    assert table.play is not None
    assert table.play.state.seats() == (0, 1, 2)


def test_changed_options_must_be_agreed_to_anew() -> None:
    offline = OfflineTable()
    bruno = offline.enter("Bruno")
    offline.ask(bruno, decisions.sit, 1)
    offline.ask(bruno, decisions.ready, True)
    offline.ask(0, decisions.set_options, {"difficulty": "total"}, Settings())
    assert not offline.table.places[1].ready


def test_nothing_of_the_set_up_can_be_changed_once_the_game_runs() -> None:
    offline = OfflineTable().seated(2)
    for decide, args in (
        (decisions.seat_bot, (3, "random")),
        (decisions.set_options, ({}, Settings())),
        (decisions.unseat, (1,)),
    ):
        with pytest.raises(Declined, match="has already begun"):
            offline.ask(0, decide, *args)


# --- standing in ---


def test_a_bot_takes_over_for_somebody_who_left_and_gives_the_seat_back() -> None:
    offline = OfflineTable().seated(2)
    with pytest.raises(Declined, match="Bruno is still here, or only lost the connection"):
        offline.ask(0, decisions.stand_in, 1, "random")
    offline.here.discard(1)
    offline.ask(0, decisions.stand_in, 1, "random")
    assert offline.table.places[1].person == 1
    while offline.deciding() != (1,):
        offline.any_move() if offline.deciding()[0] == 0 else offline.bot_does(1, offline.legal(1)[0])
    assert offline.table.bots_to_move() == [(1, "random")]
    with pytest.raises(Declined, match="a bot is playing that seat"):
        offline.do(1, offline.legal(1)[0])
    offline.bot_does(1, offline.legal(1)[0])
    offline.ask(1, decisions.take_seat_back)
    assert offline.table.places[1].bot is None
    with pytest.raises(Declined, match="there’s no bot standing in"):
        offline.ask(1, decisions.take_seat_back)


def test_one_may_have_a_bot_play_ones_own_seat() -> None:
    offline = OfflineTable().seated(2)
    offline.ask(0, decisions.stand_in, 0, "random")
    assert offline.table.places[0].bot == "random"


def test_someone_who_watches_cannot_put_a_bot_in_anybodys_seat() -> None:
    offline = OfflineTable().seated(2)
    eva = offline.enter("Eva")
    offline.here.discard(1)
    with pytest.raises(Declined, match="you don’t have a seat"):
        offline.ask(eva, decisions.stand_in, 1, "random")


def test_whoever_stands_up_may_leave_a_bot_and_come_back_to_the_seat() -> None:
    offline = OfflineTable().seated(3)
    offline.ask(1, decisions.stand, "random")
    assert (offline.table.places[1].person, offline.table.places[1].bot) == (None, "random")
    offline.ask(1, decisions.sit, 1)
    assert (offline.table.places[1].person, offline.table.places[1].bot) == (1, None)


def test_whoever_has_seen_one_hand_cannot_take_another_seat() -> None:
    offline = OfflineTable().seated(3)
    offline.ask(1, decisions.stand, None)
    offline.ask(2, decisions.stand, None)
    with pytest.raises(Declined, match="you’ve seen seat 2’s hand"):
        offline.ask(1, decisions.sit, 2)
    eva = offline.enter("Eva")
    offline.ask(eva, decisions.sit, 2)
    offline.ask(0, decisions.answer_seat, True)
    assert offline.table.seat_of(eva) == 2


@pytest.mark.rule("SA-11.1", "SA-11.2")
def test_somebody_new_may_sit_down_where_the_game_takes_newcomers_and_join() -> None:
    offline = OfflineTable().seated(2)
    eva = offline.enter("Eva")
    offline.ask(eva, decisions.sit, 2)
    assert not offline.table.is_in_game(2)
    offline.do(eva, Join())
    assert offline.table.is_in_game(2)
    offline.do(eva, LEAVE)
    assert not offline.table.is_in_game(2)
    with pytest.raises(Refused):
        offline.do(eva, LEAVE)


def hand_of(offline: OfflineTable, seat: int) -> tuple[int, ...]:
    """The hand as that seat sees it."""
    assert offline.table.play is not None
    return offline.table.play.state.view(seat).hand  # type: ignore[attr-defined,no-any-return]  # Shipwreck's view


@pytest.mark.rule("SA-11.2", "SA-R10")
def test_who_leaves_in_their_turn_and_comes_back_has_the_same_hand_and_takes_the_turn() -> None:
    offline = OfflineTable().seated(3)
    active = offline.deciding()[0]
    hand = hand_of(offline, active)
    offline.do(active, LEAVE)
    assert not offline.table.is_in_game(active)
    offline.do(active, Join())
    assert not offline.table.is_in_game(active)  # the running turn comes first
    while active not in offline.deciding():
        seat = offline.deciding()[0]
        offline.do(seat, PASS if PASS in offline.legal(seat) else offline.legal(seat)[0])
    assert hand_of(offline, active) == hand
    assert any(isinstance(action, PlayFate) for action in offline.legal(active))
    assert offline.again().records == offline.table.records


@pytest.mark.rule("SA-11.2")
def test_who_left_the_game_and_got_up_comes_back_to_the_same_seat_or_to_none() -> None:
    offline = OfflineTable().seated(3)
    active = offline.deciding()[0]
    hand = hand_of(offline, active)
    offline.do(active, LEAVE)
    offline.ask(active, decisions.stand, None)
    with pytest.raises(Declined, match=f"you’ve seen seat {active + 1}’s hand, so you can’t play another"):
        offline.ask(active, decisions.sit, 3)
    offline.ask(active, decisions.sit, active)
    offline.do(active, Join())
    assert hand_of(offline, active) == hand


@pytest.mark.rule("SA-11.2")
def test_whoever_sits_down_where_somebody_left_takes_over_what_waits_there() -> None:
    offline = OfflineTable().seated(3)
    active = offline.deciding()[0]
    hand = hand_of(offline, active)
    offline.do(active, LEAVE)
    offline.ask(active, decisions.stand, None)
    eva = offline.enter("Eva")
    offline.ask(eva, decisions.sit, active)
    for other in {0, 1, 2} - {active}:
        offline.ask(other, decisions.answer_seat, True)
    offline.do(eva, Join())
    assert hand_of(offline, active) == hand
    for seat in {0, 1, 2} - {active}:
        assert all(str(list(hand)) not in line for line in offline.lines(seat))


@pytest.mark.rule("SA-11.2")
def test_with_two_people_the_table_pauses_and_goes_on_with_the_same_turn() -> None:
    offline = OfflineTable().seated(2)
    active = offline.deciding()[0]
    hand = hand_of(offline, active)
    offline.do(active, LEAVE)
    assert offline.deciding() == ()
    offline.do(active, Join())
    assert (offline.deciding(), hand_of(offline, active)) == ((active,), hand)


@pytest.mark.rule("SA-1.6")
def test_the_host_chooses_who_begins_among_the_seats_that_are_taken() -> None:
    offline = OfflineTable(options={"first": "3"})
    for name, seat in (("Bruno", 2), ("Clara", 4)):
        person = offline.enter(name)
        offline.ask(person, decisions.sit, seat)
        offline.ask(person, decisions.ready, True)
    offline.ask(0, decisions.start, 5)
    assert offline.deciding() == (2,)
    assert offline.table.names("en")[2] == "Clara"  # the seats have closed up


@pytest.mark.rule("SA-1.6")
def test_a_game_does_not_start_with_nobody_in_the_seat_that_begins() -> None:
    offline = OfflineTable(options={"first": "3"})
    bruno = offline.enter("Bruno")
    offline.ask(bruno, decisions.sit, 1)
    offline.ask(bruno, decisions.ready, True)
    with pytest.raises(Declined, match="seat 3 can’t start: only 2 seats are taken"):
        offline.ask(0, decisions.start, 5)
    assert offline.table.phase == "lobby"


def test_bots_leave_a_group_decision_to_the_people_in_it_first() -> None:
    offline = OfflineTable()
    bruno = offline.enter("Bruno")
    offline.ask(bruno, decisions.sit, 1)
    offline.ask(bruno, decisions.ready, True)
    offline.ask(0, decisions.seat_bot, 2, "random")
    offline.ask(0, decisions.start, 5)
    while not (len(offline.deciding()) == 2 and 2 in offline.deciding()):
        offline.any_move()
    assert offline.table.bots_to_move() == []
    person = next(seat for seat in offline.deciding() if seat != 2)
    passing = next(action for action in offline.legal(person) if type(action).__name__ == "Pass")
    offline.do(person, passing)
    assert offline.table.bots_to_move() == [(2, "random")]


# --- a seat is nobody else's to look into, and never lost ---


def test_nobody_sits_on_a_bots_seat_to_read_its_hand_without_the_consent_of_all_who_play() -> None:
    offline = OfflineTable()
    bruno = offline.enter("Bruno")
    offline.ask(bruno, decisions.sit, 1)
    offline.ask(bruno, decisions.ready, True)
    offline.ask(0, decisions.seat_bot, 2, "random")
    offline.ask(0, decisions.start, 1)
    eva = offline.enter("Eva")
    offline.ask(eva, decisions.sit, 2)
    assert offline.table.seat_of(eva) is None
    assert offline.table.people[eva].once_in is None
    assert offline.table.seat_waits_for(offline.here) == [0, bruno]
    with pytest.raises(Declined, match="nobody is asking"):
        offline.ask(eva, decisions.answer_seat, True)
    offline.ask(0, decisions.answer_seat, True)
    offline.ask(bruno, decisions.answer_seat, False)
    assert offline.table.question is None
    assert offline.table.seat_of(eva) is None
    offline.ask(eva, decisions.sit, 2)
    for person in (0, bruno):
        offline.ask(person, decisions.answer_seat, True)
    assert (offline.table.seat_of(eva), offline.table.places[2].bot) == (2, None)
    assert offline.again().seat_of(eva) == 2


def test_a_lost_seat_is_given_back_by_the_host_to_who_comes_in_anew() -> None:
    offline = OfflineTable().seated(3)
    hand = hand_of(offline, 1)
    offline.here.discard(1)
    again = offline.enter("Bruno")
    with pytest.raises(Declined, match="only the host"):
        offline.ask(2, decisions.give_seat, 1, again)
    offline.ask(0, decisions.give_seat, 1, again)
    assert offline.table.seat_of(again) == 1
    assert hand_of(offline, 1) == hand
    with pytest.raises(Declined, match="you’ve seen seat 2’s hand"):
        offline.ask(1, decisions.sit, 3)


def test_whoever_holds_a_seat_and_is_here_is_asked_before_it_is_given_away() -> None:
    offline = OfflineTable().seated(2)
    eva = offline.enter("Eva")
    offline.ask(0, decisions.give_seat, 1, eva)
    assert offline.table.seat_of(1) == 1
    assert offline.table.seat_waits_for(offline.here) == [1]
    with pytest.raises(Declined, match="already asking about a seat"):
        offline.ask(0, decisions.give_seat, 1, eva)
    offline.ask(1, decisions.answer_seat, False)
    assert (offline.table.question, offline.table.seat_of(1), offline.table.seat_of(eva)) == (None, 1, None)


def test_whoever_comes_back_to_a_seat_that_was_given_away_has_it_again() -> None:
    offline = OfflineTable().seated(2)
    offline.here.discard(1)
    eva = offline.enter("Eva")
    offline.ask(0, decisions.give_seat, 1, eva)
    offline.here.add(1)
    assert offline.table.people[1].lost_seat == 1
    offline.ask(1, decisions.take_seat_back)
    assert (offline.table.seat_of(1), offline.table.seat_of(eva)) == (1, None)
    assert offline.again().seat_of(1) == 1


def test_of_two_new_links_made_from_one_only_the_first_that_is_used_takes_its_place() -> None:
    offline = OfflineTable()
    bruno = offline.enter("Bruno")
    before = offline.table.people[bruno].keys[-1]
    offline.ask(bruno, decisions.renew_link, "first", before)
    with pytest.raises(Declined, match="something has just changed"):
        offline.ask(bruno, decisions.renew_link, "second", before)
    assert offline.again().people[bruno].keys == [before, "first"]


def test_the_host_asks_somebody_to_be_silent_and_lets_them_talk_again() -> None:
    offline = OfflineTable()
    bruno = offline.enter("Bruno")
    with pytest.raises(Declined, match="only the host"):
        offline.ask(bruno, decisions.mute, 0, True)
    offline.ask(0, decisions.mute, bruno, True)
    with pytest.raises(Declined, match="not to write"):
        offline.ask(bruno, decisions.say_text, "but")
    offline.ask(0, decisions.mute, bruno, False)
    offline.ask(bruno, decisions.say_text, "thanks")


def test_the_host_sends_somebody_away_and_closes_the_table() -> None:
    offline = OfflineTable().seated(3)
    for whom, why in ((0, "to yourself"), (9, "nobody like that")):
        with pytest.raises(Declined, match=why):
            offline.ask(0, decisions.remove, whom)
    offline.ask(0, decisions.remove, 2)
    assert offline.table.places[2].is_empty
    offline.ask(0, decisions.stand_in, 2, "random")  # the others play on
    with pytest.raises(Declined, match="nobody like that"):
        offline.ask(0, decisions.remove, 2)
    offline.ask(0, decisions.lock, True)
    with pytest.raises(Declined, match="has closed this table"):
        offline.enter("Eva")
    offline.ask(0, decisions.lock, False)
    offline.enter("Eva")
    offline.here.discard(0)
    for whom in (0, 3):  # nor does who stands in for the host send anybody away
        with pytest.raises(Declined, match="only Ana"):
            offline.ask(1, decisions.remove, whom)


# --- talking ---


def test_chat_is_one_plain_line() -> None:
    offline = OfflineTable()
    offline.ask(0, decisions.say_text, "hello\n<b>there</b>\u202e \x07")
    assert offline.lines(None)[-1] == "hello <b>there</b>"
    too_long = "your message has 401 characters, and it can hold 400"
    for text, why in (("", "write something first"), (" \n ", "write something first"), ("x" * 401, too_long)):
        with pytest.raises(Declined, match=why):
            offline.ask(0, decisions.say_text, text)


def in_step(step: str) -> OfflineTable:
    """A quiet table of three whose game, played without a guess, has come to this step."""
    for seed in range(40):
        offline = OfflineTable(options={"difficulty": "easy"}, settings=Settings(quiet=True)).seated(3, seed)
        while waited := offline.deciding():
            assert offline.table.play is not None
            if offline.table.play.state.view(None).step == step:  # type: ignore[attr-defined]  # Shipwreck's view
                return offline
            legal = offline.legal(waited[0])
            offline.do(waited[0], PASS if PASS in legal else next(move for move in legal if isinstance(move, PlayFate)))
    raise AssertionError(f"no game came to {step}")


@pytest.mark.rule("SA-8.1")
@pytest.mark.parametrize("step", ["play", "after_play", "predict"])
def test_a_quiet_table_mutes_whoever_has_the_turn_from_its_beginning_to_its_end(step: str) -> None:
    offline = in_step(step)
    assert offline.table.play is not None
    active = offline.table.play.state.view(None).active  # type: ignore[attr-defined]  # Shipwreck's view
    assert offline.table.muted() == (active,)
    with pytest.raises(Refused, match=r"SA-8\.1: while it’s your turn"):
        offline.ask(active, decisions.say_text, "what a hand")
    for other in {0, 1, 2} - {active}:
        offline.ask(other, decisions.say_text, "a 3?")


@pytest.mark.rule("SA-8.1")
def test_at_a_quiet_table_the_talk_is_free_again_when_the_turn_is_over() -> None:
    offline = OfflineTable(settings=Settings(quiet=True)).seated(3)
    active = offline.deciding()[0]
    while active in offline.table.muted():
        seat = offline.deciding()[0]
        offline.do(seat, PASS if PASS in offline.legal(seat) else offline.legal(seat)[0])
    offline.ask(active, decisions.say_text, "phew")


@pytest.mark.rule("SA-8.1")
def test_a_quiet_table_mutes_whoever_has_the_turn_while_the_others_predict() -> None:
    offline = OfflineTable(settings=Settings(quiet=True)).seated(3)
    while len(offline.deciding()) < 2:
        offline.any_move()
    active = next(seat for seat in range(3) if seat not in offline.deciding())
    with pytest.raises(Refused, match=r"SA-8\.1: while it’s your turn") as refused:
        offline.ask(active, decisions.say_text, "it is not a 3")
    assert refused.value.rule == "SA-8.1"
    with pytest.raises(Refused, match=r"SA-8\.1: while it’s your turn"):
        offline.ask(active, decisions.rename, "Not a 3")
    offline.ask((active + 1) % 3, decisions.say_text, "a 3?")


@pytest.mark.rule("SA-8.1")
def test_an_ordinary_table_mutes_nobody() -> None:
    offline = OfflineTable().seated(3)
    while len(offline.deciding()) < 2:
        offline.any_move()
    for person in range(3):
        offline.ask(person, decisions.say_text, "hm")


# --- the host and the bots ---


def with_a_bot(game: str = "shipwreck") -> OfflineTable:
    """Ana, who is host, and Bruno play with a bot in the third seat."""
    offline = OfflineTable(game)
    bruno = offline.enter("Bruno")
    offline.ask(bruno, decisions.sit, 1)
    offline.ask(bruno, decisions.ready, True)
    offline.ask(0, decisions.seat_bot, 2, "random")
    offline.ask(0, decisions.start, 1)
    return offline


GAMES = ("shipwreck", "echoes", "timestories")


@pytest.mark.parametrize("game", GAMES)
def test_the_host_puts_another_bot_in_a_bots_place(game: str) -> None:
    offline = with_a_bot(game)
    other = bot_names(offline.table.game)[-1]
    with pytest.raises(Declined, match="a bot is playing that seat"):
        offline.ask(1, decisions.stand_in, 2, other)
    offline.ask(0, decisions.stand_in, 2, other)
    assert (offline.table.places[2].person, offline.table.places[2].bot) == (None, other)
    assert offline.again().places[2].bot == other


@pytest.mark.parametrize("game", GAMES)
def test_the_host_gives_a_bots_seat_to_somebody_without_one(game: str) -> None:
    offline = with_a_bot(game)
    eva = offline.enter("Eva")
    with pytest.raises(Declined, match="only the host"):
        offline.ask(1, decisions.give_seat, 2, eva)
    with pytest.raises(Declined, match="already"):
        offline.ask(0, decisions.give_seat, 2, 1)
    offline.ask(0, decisions.give_seat, 2, eva)
    assert (offline.table.places[2].person, offline.table.places[2].bot) == (eva, None)
    assert offline.again().seat_of(eva) == 2


def test_a_bot_goes_on_in_a_seat_that_is_given_to_somebody_who_is_not_here_until_they_take_it() -> None:
    offline = with_a_bot()
    eva = offline.enter("Eva")
    offline.here.discard(eva)
    offline.ask(0, decisions.give_seat, 2, eva)
    assert (offline.table.places[2].person, offline.table.places[2].bot) == (eva, "random")
    assert offline.lines(None)[-1].startswith("Eva has seat 3; ")
    offline.here.add(eva)
    offline.ask(eva, decisions.take_seat_back)
    assert offline.again().places[2].bot is None


def test_a_persons_seat_is_never_taken_as_a_bots_is() -> None:
    offline = with_a_bot()
    offline.ask(1, decisions.stand_in, 1, "random")
    with pytest.raises(Declined, match="there’s no bot in that seat"):
        offline.ask(0, decisions.play_for, 1)
    with pytest.raises(Declined, match="Bruno is still here"):
        offline.ask(0, decisions.stand_in, 1, "random")
    eva = offline.enter("Eva")
    offline.ask(0, decisions.give_seat, 1, eva)
    assert offline.table.seat_of(eva) is None, "Bruno is asked first"


@pytest.mark.parametrize("game", GAMES)
def test_the_host_plays_for_a_bot_and_leaves_it_to_itself_again(game: str) -> None:
    offline = with_a_bot(game)
    while 2 not in offline.deciding():
        offline.any_move()
    with pytest.raises(Declined, match="only the host"):
        offline.ask(1, decisions.play_for, 2)
    offline.ask(0, decisions.play_for, 2)
    assert (offline.table.seat_of(0), offline.table.own_seat_of(0)) == (2, 0)
    assert 2 not in [seat for seat, _ in offline.table.bots_to_move(offline.here)]
    record = offline.do(0, offline.legal(2)[0])
    assert (record.person, offline.play.steps[-1].seat) == (0, 2)
    offline.ask(0, decisions.play_for, None)
    assert offline.table.seat_of(0) == 0
    with pytest.raises(Declined, match="you aren’t playing for a bot"):
        offline.ask(0, decisions.play_for, None)
    assert offline.again().records == offline.table.records


def test_a_bot_plays_by_itself_when_who_played_for_it_is_gone_or_it_is_replaced() -> None:
    offline = with_a_bot()
    offline.ask(0, decisions.play_for, 2)
    while offline.deciding() != (2,):
        move_of(offline, next(seat for seat in offline.deciding() if seat != 2))
    assert offline.table.bots_to_move(offline.here) == []
    offline.here.discard(0)
    assert offline.table.bots_to_move(offline.here) == [(2, "random")]
    offline.here.add(0)
    offline.ask(0, decisions.stand_in, 2, "random")
    assert offline.table.seat_of(0) == 0


def move_of(offline: OfflineTable, seat: int) -> None:
    """Any move of a seat whose person may be elsewhere just now."""
    person = offline.table.places[seat].person
    assert person is not None
    before = offline.table.people[person].plays_for
    if before is not None:
        offline.ask(person, decisions.play_for, None)
    offline.do(person, offline.legal(seat)[0])
    if before is not None:
        offline.ask(person, decisions.play_for, before)


def test_what_the_host_did_for_a_bot_can_be_taken_back_while_playing_for_it() -> None:
    offline = with_a_bot("echoes")
    offline.ask(0, decisions.play_for, 2)
    while 2 not in offline.deciding():
        move_of(offline, offline.deciding()[0])
    before = offline.play.actions
    offline.do(0, offline.legal(2)[0])
    offline.ask(0, decisions.ask_undo)
    if offline.table.undo is not None:
        offline.ask(1, decisions.answer_undo, True)
    assert offline.play.actions == before


# --- going for good ---


@pytest.mark.rule("SA-R11")
def test_who_is_sent_away_leaves_shipwreck_for_good_and_their_fates_go_back() -> None:
    offline = OfflineTable("shipwreck", {"first": "3"}).seated(3)
    dealt: Any = offline.play.state
    assert len(dealt.hands[2]) == 2
    with pytest.raises(Declined) as still_here:
        decisions.depart(offline.table, 2)
    assert still_here.value.code == "no-seat"
    offline.ask(0, decisions.remove, 2)
    offline.keep(0, *decisions.depart(offline.table, 2))
    state: Any = offline.play.state
    assert (state.seats(), state.active, state.hands[2], len(state.bag)) == ((0, 1), 0, (), 19)
    assert (state.score, state.step) == (0, PLAY)
    offline.again()
    with pytest.raises(Declined):
        decisions.depart(offline.table, 2)  # said once, by whichever process was first


@pytest.mark.rule("SA-R11")
def test_who_has_a_bot_for_them_is_played_on_when_they_are_sent_away() -> None:
    offline = OfflineTable("shipwreck", {"first": "1"}).seated(3)
    offline.ask(2, decisions.stand_in, 2, "reader")
    offline.ask(0, decisions.remove, 2)
    with pytest.raises(Declined):
        decisions.depart(offline.table, 2)
    assert offline.play.state.seats() == (0, 1, 2)


@pytest.mark.rule("SA-R11", "SA-11.2")
def test_who_left_for_good_does_not_sit_down_again_for_another_hand() -> None:
    offline = OfflineTable("shipwreck", {"first": "1"}).seated(3)
    offline.do(0, LEAVE_FOR_GOOD)
    for person, action in ((0, JOIN), (0, JOIN_AFTER[1])):
        with pytest.raises(Declined) as said:
            offline.do(person, action)
        assert said.value.code == "left-for-good"
    offline.ask(0, decisions.stand, None)
    with pytest.raises(Declined):
        offline.ask(0, decisions.sit, 0)
    fay = offline.enter("Fay")
    offline.ask(fay, decisions.sit, 4)
    offline.do(fay, JOIN)
    assert offline.play.state.seats() == (1, 2, 4)


@pytest.mark.rule("SA-11.2")
def test_who_only_left_comes_back() -> None:
    offline = OfflineTable("shipwreck", {"first": "1"}).seated(3)
    offline.do(2, LEAVE)
    offline.do(2, JOIN)
    assert offline.play.state.seats() == (0, 1, 2)
