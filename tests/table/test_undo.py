"""Taking back follows from knowledge, and can harm nothing, because it is a shorter log."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from horae.core.game import Action
from horae.games.shipwreck.actions import FLIPS, PASS, Pass, PlayFate, Predict
from horae.table import decisions
from horae.table.records import UndoAsked, Undone
from horae.table.table import Declined, Table
from horae.testkit.offline_table import OfflineTable


def to_predicting(offline: OfflineTable) -> int:
    """Play on until the group predicts; the active seat."""
    while len(offline.deciding()) < 2:
        offline.any_move()
    return next(seat for seat in range(3) if seat not in offline.deciding())


def offered(offline: OfflineTable, seat: int) -> str:
    return decisions.undo_offered(offline.table, seat, offline.table.have_word(offline.here))


def test_a_mark_that_told_nobody_anything_is_taken_back_at_once() -> None:
    offline = OfflineTable().seated(3)
    active = to_predicting(offline)
    other = (active + 1) % 3
    before = offline.digest()
    offline.do(other, FLIPS[2])
    assert offered(offline, other) == "at_once"
    record = offline.ask(other, decisions.ask_undo)
    assert isinstance(record.fact, Undone)
    assert offline.digest() == before


def test_a_play_that_showed_a_fate_is_taken_back_only_by_consent_of_all() -> None:
    offline = OfflineTable().seated(3)
    seat = offline.deciding()[0]
    before = offline.digest()
    offline.do(seat, next(action for action in offline.legal(seat) if isinstance(action, PlayFate)))
    after = offline.digest()
    assert offered(offline, seat) == "by_consent"
    assert isinstance(offline.ask(seat, decisions.ask_undo).fact, UndoAsked)
    others = [person for person in range(3) if person != seat]
    assert offline.table.undo_waits_for(offline.here) == others
    offline.ask(others[0], decisions.answer_undo, True)
    assert offline.digest() == after
    offline.ask(others[1], decisions.answer_undo, True)
    assert offline.digest() == before
    assert offline.table.undo is None


def test_one_no_settles_it_and_the_game_stays_as_it_is() -> None:
    offline = OfflineTable().seated(3)
    seat = offline.deciding()[0]
    offline.do(seat, offline.legal(seat)[0])
    after = offline.digest()
    offline.ask(seat, decisions.ask_undo)
    other = (seat + 1) % 3
    with pytest.raises(Declined, match="already asked"):
        offline.ask(other, decisions.ask_undo)
    offline.ask(other, decisions.answer_undo, False)
    assert offline.table.undo is None
    assert offline.digest() == after
    with pytest.raises(Declined, match="nothing to agree to"):
        offline.ask(other, decisions.answer_undo, True)


def test_what_others_did_since_is_not_taken_back_without_them() -> None:
    """Nothing was revealed, but the second pass is somebody else's doing."""
    offline = OfflineTable().seated(4)
    while len(offline.deciding()) < 3:
        offline.any_move()
    first, second, _ = offline.deciding()
    offline.do(first, PASS)
    assert offered(offline, first) == "at_once"
    offline.do(second, PASS)
    assert offered(offline, first) == "by_consent"
    assert offered(offline, second) == "at_once"


def test_the_last_pass_that_made_someone_draw_is_not_taken_back_at_once() -> None:
    """Somebody was told something alone: their new fates."""
    offline = OfflineTable().seated(2)
    while not any(isinstance(action, Pass) for seat in offline.deciding() for action in offline.legal(seat)):
        offline.any_move()
    seat = offline.deciding()[0]
    offline.do(seat, PASS)
    assert offered(offline, seat) == "by_consent"


def test_who_plays_with_bots_alone_needs_nobodys_consent() -> None:
    offline = OfflineTable()
    offline.ask(0, decisions.seat_bot, 1, "random")
    offline.ask(0, decisions.start, 3)
    while not any(isinstance(action, PlayFate) for action in offline.legal(0)):
        offline.any_move()
    before = offline.digest()
    offline.do(0, offline.legal(0)[0])
    offline.bot_does(1, offline.legal(1)[0])
    assert isinstance(offline.ask(0, decisions.ask_undo).fact, Undone)
    assert offline.digest() == before


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    offline = OfflineTable().seated(2)
    waiting = 1 - offline.deciding()[0]
    assert offered(offline, waiting) == "none"
    with pytest.raises(Declined, match="nothing of yours"):
        offline.ask(waiting, decisions.ask_undo)


def test_a_finished_game_is_not_taken_back_because_its_seed_is_shown() -> None:
    offline = OfflineTable(options={"difficulty": "total"}).seated(2)
    while offline.table.phase == "playing":
        offline.any_move()
    with pytest.raises(Declined, match="the game is over"):
        offline.ask(0, decisions.ask_undo)


def test_playing_on_answers_an_open_wish_to_take_back() -> None:
    offline = OfflineTable().seated(3)
    active = to_predicting(offline)
    offline.ask(active, decisions.ask_undo)
    assert offline.table.undo is not None
    offline.any_move()
    assert offline.table.undo is None


def test_bots_hold_still_while_taking_back_is_talked_about() -> None:
    offline = OfflineTable()
    bruno = offline.enter("Bruno")
    offline.ask(bruno, decisions.sit, 1)
    offline.ask(bruno, decisions.ready, True)
    offline.ask(0, decisions.seat_bot, 2, "random")
    offline.ask(0, decisions.start, 1)
    while not offline.table.bots_to_move() or not any(step.seat == 0 for step in offline.play.steps):
        offline.any_move()
    offline.ask(0, decisions.ask_undo)
    assert offline.table.bots_to_move() == []


def test_an_offer_keeps_its_number_while_the_choices_stay_the_same() -> None:
    offline = OfflineTable().seated(4)
    while len(offline.deciding()) < 3:
        offline.any_move()
    first, second, third = offline.deciding()
    play = offline.table.play
    assert play is not None
    offer = play.offers[third]
    offline.do(first, PASS, play.offers[first])
    offline.do(second, FLIPS[0])
    assert play.offers[third] == offer
    old = play.offers[first]
    with pytest.raises(Declined, match="something has just changed"):
        offline.do(first, Predict(3), old - 1)
    offline.do(third, Predict(3), offer)
    assert play.offers[third] != offer


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_whatever_is_taken_back_the_table_equals_its_records_and_the_shorter_game(data: st.DataObject) -> None:
    offline = OfflineTable().seated(3, seed=data.draw(st.integers(0, 999)))
    played: list[tuple[int, Action]] = []
    for _ in range(data.draw(st.integers(1, 25))):
        if offline.table.phase != "playing":
            break
        if played and data.draw(st.integers(0, 3)) == 0:
            seat = played[-1][0]
            offline.ask(seat, decisions.ask_undo)
            for other in offline.table.undo_waits_for(offline.here):
                offline.ask(other, decisions.answer_undo, True)
            played.pop()
            continue
        seat = data.draw(st.sampled_from(offline.deciding()))
        action = data.draw(st.sampled_from(offline.legal(seat)))
        offline.do(seat, action)
        played.append((seat, action))
    plain = offline.table.game.new(3, offline.play.seed)
    for seat, action in played:
        plain.apply(seat, action)
    assert offline.digest() == plain.digest()
    again: Table = offline.again()
    assert again.play is not None
    assert again.play.state.digest() == plain.digest()
    assert again.play.offers == offline.play.offers


# --- consent cannot be dodged ---


def a_refused_wish(offline: OfflineTable) -> tuple[int, int]:
    """Somebody plays, the next person plays too, and refuses when the first would take it back: who asked, who refused."""
    asker = offline.deciding()[0]
    while True:
        offline.any_move()
        acted = [step.seat for step in offline.play.steps]
        if asker in acted and acted[-1] != asker:
            break
    refuser = acted[-1]
    offline.ask(asker, decisions.ask_undo)
    offline.ask(refuser, decisions.answer_undo, False)
    return asker, refuser


def test_a_refusal_stands_when_a_bot_covers_who_refused() -> None:
    offline = OfflineTable().seated(2)
    asker, refuser = a_refused_wish(offline)
    offline.here.discard(refuser)
    offline.ask(asker, decisions.stand_in, refuser, "random")
    before = offline.digest()
    assert offered(offline, asker) == "by_consent"
    offline.ask(asker, decisions.ask_undo)
    assert offline.table.undo_waits_for(offline.here) == [refuser]
    assert offline.digest() == before
    offline.here.add(refuser)
    offline.ask(refuser, decisions.answer_undo, False)  # back, and still covered
    assert offline.digest() == before
    assert offline.again().refusals == offline.table.refusals


def test_what_somebody_did_themselves_is_not_taken_back_without_them_though_a_bot_covers_them() -> None:
    offline = OfflineTable().seated(2)
    asker = offline.deciding()[0]
    while not (any(step.seat == asker for step in offline.play.steps) and offline.play.steps[-1].seat != asker):
        offline.any_move()
    other = 1 - asker
    offline.here.discard(other)
    offline.ask(asker, decisions.stand_in, other, "random")
    assert isinstance(offline.ask(asker, decisions.ask_undo).fact, UndoAsked)
    assert offline.table.undo_waits_for(offline.here) == [other]


def test_what_a_bot_did_for_who_is_gone_is_taken_back_without_them_but_not_once_they_are_here() -> None:
    offline = OfflineTable().seated(3)
    asker = offline.deciding()[0]
    gone = (asker + 1) % 3
    offline.here.discard(gone)
    offline.ask(asker, decisions.stand_in, gone, "random")
    offline.any_move()
    third = 3 - asker - gone
    offline.ask(asker, decisions.ask_undo)
    assert offline.table.undo_waits_for(offline.here) == [third]
    assert offline.table.undo_waits_for({*offline.here, gone}) == sorted((third, gone))


def test_what_somebody_refused_stays_refused_when_they_are_sent_away() -> None:
    offline = OfflineTable(options={"first": "2"}).seated(3)
    offline.do(1, next(action for action in offline.legal(1) if isinstance(action, PlayFate)))
    offline.ask(1, decisions.ask_undo)
    offline.ask(2, decisions.answer_undo, False)
    offline.ask(0, decisions.remove, 2)
    assert offered(offline, 1) == "none"
    with pytest.raises(Declined, match="somebody who has left the table refused that"):
        offline.ask(1, decisions.ask_undo)


def test_a_wish_that_waits_for_nobody_any_more_is_granted_when_asked_again() -> None:
    offline = OfflineTable().seated(2)
    asker = offline.deciding()[0]
    other = 1 - asker
    offline.do(asker, offline.legal(asker)[0])
    offline.ask(asker, decisions.ask_undo)
    assert offline.table.undo_waits_for(offline.here) == [other]
    offline.here.discard(other)
    offline.ask(asker, decisions.stand_in, other, "random")
    assert offline.table.undo_waits_for(offline.here) == []
    assert isinstance(offline.ask(asker, decisions.ask_undo).fact, Undone)


def test_a_refusal_comes_back_with_the_seat_to_whoever_had_it_taken_from_them() -> None:
    offline = OfflineTable(options={"first": "1"}).seated(2)
    asker, refuser = a_refused_wish(offline)
    offline.here.discard(refuser)
    eva = offline.enter("Eva")
    offline.ask(asker, decisions.give_seat, refuser, eva)
    assert list(offline.table.refusals) == [eva]
    offline.here.add(refuser)
    offline.ask(refuser, decisions.take_seat_back)
    assert list(offline.table.refusals) == [refuser]
    offline.ask(asker, decisions.ask_undo)
    assert offline.table.undo_waits_for(offline.here) == [refuser], "who can be asked, and may think better of it"
