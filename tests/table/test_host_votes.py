"""Who looks after a table: a host who stalls is voted away, strangers have no word in it, and nobody reads a hand by it."""

from __future__ import annotations

from typing import Any

import pytest

from horae.games.shipwreck.actions import LEAVE, LEAVE_FOR_GOOD
from horae.table import decisions
from horae.table.decisions import HOST_SILENCE, MOST_HOST_VOTES
from horae.table.rematch import lay_rematch
from horae.table.table import Declined, Table
from horae.testkit.offline_table import OfflineTable

ANA, BRUNO, CLARA, DANI = range(4)


def declined(offline: OfflineTable, why: str, person: int, decide: Any, *args: Any) -> None:
    with pytest.raises(Declined) as refused:
        offline.ask(person, decide, *args)
    assert refused.value.code == why


def now(offline: OfflineTable) -> int:
    return offline.table.records[-1].when


# --- the vote ---


def test_more_than_half_of_the_others_pass_the_table_on_and_it_stays_so() -> None:
    offline = OfflineTable().seated(4)
    offline.ask(BRUNO, decisions.ask_host, now(offline))
    assert offline.table.host_vote_waits_for(offline.here) == [CLARA, DANI]
    assert offline.lines(None)[-1] == "Bruno would like to look after the table instead of Ana."
    offline.ask(CLARA, decisions.answer_host, True)
    assert offline.table.host == BRUNO
    assert offline.lines(None)[-1] == "From now on Bruno looks after the table."
    declined(offline, "not-host", ANA, decisions.mute, CLARA, True)
    assert offline.table.own_seat_of(ANA) == 0, "the seat is kept"
    offline.ask(BRUNO, decisions.remove, ANA)  # and now it is as with anybody
    offline.ask(BRUNO, decisions.stand_in, 0, "random")
    offline.again()


def test_half_is_not_enough_and_who_is_against_it_ends_it() -> None:
    offline = OfflineTable().seated(3)
    offline.ask(BRUNO, decisions.ask_host, now(offline))
    declined(offline, "no-host-vote", ANA, decisions.answer_host, True)
    declined(offline, "host-vote-open", CLARA, decisions.ask_host, now(offline))
    offline.ask(CLARA, decisions.answer_host, False)
    assert offline.table.host_vote is None
    assert offline.table.host == ANA
    assert offline.lines(None)[-1] == "Ana goes on looking after the table."


def test_one_against_it_among_four_settles_nothing_yet() -> None:
    offline = OfflineTable().seated(4)
    offline.ask(BRUNO, decisions.ask_host, now(offline))
    offline.ask(CLARA, decisions.answer_host, False)
    assert offline.lines(None)[-1] == "Clara is against it."
    assert offline.table.host_vote_waits_for(offline.here) == [DANI]
    offline.ask(DANI, decisions.answer_host, True)
    assert offline.table.host == BRUNO


def test_when_those_who_were_waited_for_have_gone_it_is_settled_by_asking_again() -> None:
    offline = OfflineTable().seated(3)
    offline.ask(BRUNO, decisions.ask_host, now(offline))
    offline.here.discard(CLARA)
    offline.ask(BRUNO, decisions.ask_host, now(offline))
    assert offline.table.host == BRUNO


def test_nobody_asks_for_it_for_ever_and_who_gets_up_asks_no_more() -> None:
    offline = OfflineTable().seated(3)
    for _ in range(MOST_HOST_VOTES):
        offline.ask(BRUNO, decisions.ask_host, now(offline))
        offline.ask(BRUNO, decisions.answer_host, False)
    declined(offline, "host-asked-enough", BRUNO, decisions.ask_host, now(offline))
    offline.ask(CLARA, decisions.ask_host, now(offline))
    offline.ask(CLARA, decisions.stand, None)
    assert offline.table.host_vote is None


def test_between_two_only_a_host_who_keeps_the_table_waiting_is_replaced() -> None:
    """A host whose turn it is not, or who lost the line a moment ago, is no host who stalls."""
    offline = OfflineTable("echoes").seated(2)
    play = offline.table.play
    assert play is not None
    waiting = now(offline) + HOST_SILENCE
    if ANA not in play.state.deciding():
        declined(offline, "host-not-stalling", BRUNO, decisions.ask_host, waiting)
    while ANA not in play.state.deciding():
        offline.do(BRUNO, play.legal[1][0])
        waiting = now(offline) + HOST_SILENCE
    declined(offline, "host-not-stalling", BRUNO, decisions.ask_host, waiting - 1)
    offline.ask(BRUNO, decisions.ask_host, waiting)
    assert offline.table.host == BRUNO


def test_a_lobby_is_its_openers_own() -> None:
    offline = OfflineTable()
    for name in ("Bruno", "Clara"):
        offline.ask(offline.enter(name), decisions.sit, len(offline.table.people) - 1)
    declined(offline, "not-started", BRUNO, decisions.ask_host, now(offline))


def test_the_next_table_is_looked_after_by_who_did_last_also_when_its_opener_was_sent_away() -> None:
    offline = OfflineTable("echoes").seated(3)
    offline.ask(BRUNO, decisions.ask_host, now(offline))
    offline.ask(CLARA, decisions.answer_host, True)
    offline.ask(BRUNO, decisions.remove, ANA)
    fresh = Table("U", lambda name: offline.table.game)
    fresh.take_all(lay_rematch(offline.table, "U", {BRUNO, CLARA}, 1))
    assert fresh.host == BRUNO
    assert fresh.people[ANA].is_removed
    assert [fresh.own_seat_of(person) for person in (BRUNO, CLARA)] == [1, 2]


# --- strangers with the link ---


def test_a_stranger_who_takes_the_last_seat_is_sent_away_and_the_friend_sits_down() -> None:
    """Also one who would not be ready: nobody holds up a start."""
    offline = OfflineTable()
    seats = offline.table.game.seat_range.stop - 1
    for number in range(1, seats):
        stranger = offline.enter(f"Mal {number}")
        offline.ask(stranger, decisions.sit, number)
    friend = offline.enter("Bruno")
    with pytest.raises(Declined, match="ready"):
        decisions.start(offline.table, ANA, 1, offline.here)
    offline.ask(ANA, decisions.lock, True)
    for stranger in range(1, seats):
        offline.ask(ANA, decisions.remove, stranger)
    with pytest.raises(Declined, match="has closed this table"):
        offline.enter("Mal again")
    offline.ask(friend, decisions.sit, 1)
    offline.ask(friend, decisions.ready, True)
    offline.ask(ANA, decisions.start, 1)
    assert offline.table.phase == "playing"


def test_while_the_host_is_away_a_stranger_takes_nothing_that_somebody_needs() -> None:
    offline = OfflineTable()
    stranger, friend = offline.enter("Mal"), offline.enter("Bruno")
    offline.ask(stranger, decisions.sit, 1)
    offline.ask(friend, decisions.sit, 2)
    offline.here -= {ANA, friend}
    for seat in (0, 2):
        declined(offline, "only-the-host", stranger, decisions.unseat, seat)
    declined(offline, "only-the-host", stranger, decisions.lock, True)
    declined(offline, "only-the-host", stranger, decisions.remove, friend)
    offline.ask(stranger, decisions.seat_bot, 3, "random")
    offline.ask(stranger, decisions.unseat, 3)
    offline.ask(stranger, decisions.ready, True)
    with pytest.raises(Declined, match="ready"):
        decisions.start(offline.table, stranger, 1, offline.here)
    assert [offline.table.own_seat_of(person) for person in (ANA, friend)] == [0, 2]


def test_who_sits_down_unasked_at_a_running_game_has_no_word_in_what_the_table_is_asked() -> None:
    offline = OfflineTable().seated(3)
    mal = offline.enter("Mal")
    offline.ask(mal, decisions.sit, 3)
    declined(offline, "no-word", mal, decisions.ask_host, now(offline))
    assert mal not in offline.table.host_voters(offline.here)
    play = offline.table.play
    assert play is not None
    offline.do(mal, next(action for action in play.state.asides(3)))
    mover = play.state.deciding()[0]
    offline.do(mover, play.legal[mover][0])
    assert mal not in offline.table.undo_needs(play.actions - 1, mover, offline.table.have_word(offline.here))


# --- whose hand lies there ---


@pytest.mark.parametrize("game", ["echoes", "timestories"])
@pytest.mark.parametrize("covered", [False, True])
def test_the_hand_of_who_was_sent_away_is_shown_to_nobody(game: str, covered: bool) -> None:
    """The host sends an opponent away who is here, and has a second link of their own at hand."""
    offline = OfflineTable(game).seated(2)
    second = offline.enter("Ana’s phone")
    offline.ask(ANA, decisions.remove, BRUNO)
    if covered:
        offline.ask(ANA, decisions.stand_in, 1, "random")
    declined(offline, "hand-stays", ANA, decisions.give_seat, 1, second)
    declined(offline, "hand-stays", second, decisions.sit, 1)
    if not covered:
        offline.ask(ANA, decisions.stand_in, 1, "random")
    declined(offline, "hand-stays", ANA, decisions.play_for, 1)
    offline.again()


def test_in_shipwreck_it_is_put_away_by_the_rules_and_whoever_sits_there_draws_their_own() -> None:
    offline = OfflineTable().seated(3)
    eva = offline.enter("Eva")
    offline.ask(ANA, decisions.remove, CLARA)
    declined(offline, "hand-stays", ANA, decisions.give_seat, 2, eva)
    offline.keep(ANA, *decisions.depart(offline.table, CLARA))
    assert offline.table.hand_of(2) is None
    offline.ask(eva, decisions.sit, 2)
    for person in (ANA, BRUNO):
        if offline.table.question is not None:
            offline.ask(person, decisions.answer_seat, True)
    assert offline.table.own_seat_of(eva) == 2


def test_a_hand_that_was_laid_down_for_a_while_is_still_somebodys() -> None:
    offline = OfflineTable().seated(3)
    offline.do(CLARA, LEAVE)
    assert offline.table.hand_of(2) == CLARA
    offline.do(CLARA, LEAVE_FOR_GOOD)
    assert offline.table.hand_of(2) is None


def test_where_people_play_against_each_other_the_host_alone_gives_nobody_the_seat_of_who_is_away() -> None:
    offline = OfflineTable("echoes").seated(2)
    second = offline.enter("Ana’s phone")
    offline.here.discard(BRUNO)
    declined(offline, "hand-stays", ANA, decisions.give_seat, 1, second)
    offline.ask(ANA, decisions.stand_in, 1, "random")
    declined(offline, "seat-taken", second, decisions.sit, 1)


def test_with_others_at_the_table_these_are_asked_so_that_a_lost_link_loses_no_seat() -> None:
    offline = OfflineTable("echoes").seated(3)
    again = offline.enter("Bruno again")
    offline.here.discard(BRUNO)
    offline.ask(ANA, decisions.give_seat, 1, again)
    assert offline.table.seat_waits_for(offline.here) == [CLARA]
    offline.ask(CLARA, decisions.answer_seat, True)
    assert offline.table.own_seat_of(again) == 1


def test_a_seat_that_somebody_left_to_a_bot_is_given_on_only_when_they_agree() -> None:
    offline = OfflineTable("echoes").seated(2)
    second = offline.enter("Ana’s phone")
    offline.ask(BRUNO, decisions.stand, "random")
    declined(offline, "hand-stays", ANA, decisions.play_for, 1)
    offline.ask(ANA, decisions.give_seat, 1, second)
    assert offline.table.seat_waits_for(offline.here) == [BRUNO]
    offline.ask(BRUNO, decisions.answer_seat, False)
    assert offline.table.own_seat_of(second) is None
