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
from horae.testkit.sitting import Sitting


def to_predicting(sitting: Sitting) -> int:
    """Play on until the group predicts; the active seat."""
    while len(sitting.deciding()) < 2:
        sitting.any_move()
    return next(seat for seat in range(3) if seat not in sitting.deciding())


def offered(sitting: Sitting, seat: int) -> str:
    return decisions.undo_offered(sitting.table, seat, sitting.table.people_in_game())


def test_a_mark_that_told_nobody_anything_is_taken_back_at_once() -> None:
    sitting = Sitting().seated(3)
    active = to_predicting(sitting)
    other = (active + 1) % 3
    before = sitting.digest()
    sitting.do(other, FLIPS[2])
    assert offered(sitting, other) == "at_once"
    record = sitting.ask(other, decisions.ask_undo)
    assert isinstance(record.fact, Undone)
    assert sitting.digest() == before


def test_a_play_that_showed_a_fate_is_taken_back_only_by_consent_of_all() -> None:
    sitting = Sitting().seated(3)
    seat = sitting.deciding()[0]
    before = sitting.digest()
    sitting.do(seat, next(action for action in sitting.legal(seat) if isinstance(action, PlayFate)))
    after = sitting.digest()
    assert offered(sitting, seat) == "by_consent"
    assert isinstance(sitting.ask(seat, decisions.ask_undo).fact, UndoAsked)
    others = [person for person in range(3) if person != seat]
    assert sitting.table.undo_waits_for() == others
    sitting.ask(others[0], decisions.answer_undo, True)
    assert sitting.digest() == after
    sitting.ask(others[1], decisions.answer_undo, True)
    assert sitting.digest() == before
    assert sitting.table.undo is None


def test_one_no_settles_it_and_the_game_stays_as_it_is() -> None:
    sitting = Sitting().seated(3)
    seat = sitting.deciding()[0]
    sitting.do(seat, sitting.legal(seat)[0])
    after = sitting.digest()
    sitting.ask(seat, decisions.ask_undo)
    other = (seat + 1) % 3
    with pytest.raises(Declined, match="already asked"):
        sitting.ask(other, decisions.ask_undo)
    sitting.ask(other, decisions.answer_undo, False)
    assert sitting.table.undo is None
    assert sitting.digest() == after
    with pytest.raises(Declined, match="nothing to agree to"):
        sitting.ask(other, decisions.answer_undo, True)


def test_what_others_did_since_is_not_taken_back_without_them() -> None:
    """Nothing was revealed, but the second pass is somebody else's doing."""
    sitting = Sitting().seated(4)
    while len(sitting.deciding()) < 3:
        sitting.any_move()
    first, second, _ = sitting.deciding()
    sitting.do(first, PASS)
    assert offered(sitting, first) == "at_once"
    sitting.do(second, PASS)
    assert offered(sitting, first) == "by_consent"
    assert offered(sitting, second) == "at_once"


def test_the_last_pass_that_made_someone_draw_is_not_taken_back_at_once() -> None:
    """Somebody was told something alone: their new fates."""
    sitting = Sitting().seated(2)
    while not any(isinstance(action, Pass) for seat in sitting.deciding() for action in sitting.legal(seat)):
        sitting.any_move()
    seat = sitting.deciding()[0]
    sitting.do(seat, PASS)
    assert offered(sitting, seat) == "by_consent"


def test_who_plays_with_bots_alone_needs_nobodys_consent() -> None:
    sitting = Sitting()
    sitting.ask(0, decisions.seat_bot, 1, "random")
    sitting.ask(0, decisions.start, 3)
    while not any(isinstance(action, PlayFate) for action in sitting.legal(0)):
        sitting.any_move()
    before = sitting.digest()
    sitting.do(0, sitting.legal(0)[0])
    sitting.bot_does(1, sitting.legal(1)[0])
    assert isinstance(sitting.ask(0, decisions.ask_undo).fact, Undone)
    assert sitting.digest() == before


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    sitting = Sitting().seated(2)
    waiting = 1 - sitting.deciding()[0]
    assert offered(sitting, waiting) == "none"
    with pytest.raises(Declined, match="nothing of yours"):
        sitting.ask(waiting, decisions.ask_undo)


def test_a_finished_game_is_not_taken_back_because_its_seed_is_shown() -> None:
    sitting = Sitting(options={"difficulty": "total"}).seated(2)
    while sitting.table.phase == "playing":
        sitting.any_move()
    with pytest.raises(Declined, match="the game is over"):
        sitting.ask(0, decisions.ask_undo)


def test_playing_on_answers_an_open_wish_to_take_back() -> None:
    sitting = Sitting().seated(3)
    active = to_predicting(sitting)
    sitting.ask(active, decisions.ask_undo)
    assert sitting.table.undo is not None
    sitting.any_move()
    assert sitting.table.undo is None


def test_bots_hold_still_while_taking_back_is_talked_about() -> None:
    sitting = Sitting()
    bruno = sitting.enter("Bruno")
    sitting.ask(bruno, decisions.sit, 1)
    sitting.ask(bruno, decisions.ready, True)
    sitting.ask(0, decisions.seat_bot, 2, "random")
    sitting.ask(0, decisions.start, 1)
    while not sitting.table.bots_to_move() or not any(step.seat == 0 for step in sitting.table.play.steps):  # type: ignore[union-attr]
        sitting.any_move()
    sitting.ask(0, decisions.ask_undo)
    assert sitting.table.bots_to_move() == []


def test_an_offer_keeps_its_number_while_the_choices_stay_the_same() -> None:
    sitting = Sitting().seated(4)
    while len(sitting.deciding()) < 3:
        sitting.any_move()
    first, second, third = sitting.deciding()
    play = sitting.table.play
    assert play is not None
    offer = play.offers[third]
    sitting.do(first, PASS, play.offers[first])
    sitting.do(second, FLIPS[0])
    assert play.offers[third] == offer
    old = play.offers[first]
    with pytest.raises(Declined, match="something has just changed"):
        sitting.do(first, Predict(3), old - 1)
    sitting.do(third, Predict(3), offer)
    assert play.offers[third] != offer


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_whatever_is_taken_back_the_table_equals_its_records_and_the_shorter_game(data: st.DataObject) -> None:
    sitting = Sitting().seated(3, seed=data.draw(st.integers(0, 999)))
    played: list[tuple[int, Action]] = []
    for _ in range(data.draw(st.integers(1, 25))):
        if sitting.table.phase != "playing":
            break
        if played and data.draw(st.integers(0, 3)) == 0:
            seat = played[-1][0]
            sitting.ask(seat, decisions.ask_undo)
            for other in sitting.table.undo_waits_for():
                sitting.ask(other, decisions.answer_undo, True)
            played.pop()
            continue
        seat = data.draw(st.sampled_from(sitting.deciding()))
        action = data.draw(st.sampled_from(sitting.legal(seat)))
        sitting.do(seat, action)
        played.append((seat, action))
    plain = sitting.table.game.new(3, sitting.table.play.seed)  # type: ignore[union-attr]
    for seat, action in played:
        plain.apply(seat, action)
    assert sitting.digest() == plain.digest()
    again: Table = sitting.again()
    assert again.play is not None
    assert again.play.state.digest() == plain.digest()
    assert again.play.offers == sitting.table.play.offers  # type: ignore[union-attr]
