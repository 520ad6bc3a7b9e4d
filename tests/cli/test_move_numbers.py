"""A number shown for a move never does another: what stays keeps it, what is new gets another, what is gone is refused."""

from __future__ import annotations

from collections.abc import Mapping

from horae.cli.terminal.move_numbers import MoveNumbers, Shown
from horae.core.game import Action
from horae.games.echoes import actions as echoes
from horae.games.shipwreck import actions as shipwreck
from horae.games.timestories import actions as timestories

STAND_BY, READY, STAY = timestories.STAND_BY[0], timestories.READY[0], timestories.STAY[0]


def shown(numbers: MoveNumbers, offered: Mapping[int, Action], words: str = "") -> dict[int, Action]:
    moves = {number: Shown(action, words or repr(action)) for number, action in offered.items()}
    return {number: move.action for number, move in numbers.show(moves).items()}


def test_what_stays_keeps_its_number_and_what_is_new_gets_another() -> None:
    numbers = MoveNumbers()
    assert shown(numbers, {1: STAND_BY, 2: READY}) == {1: STAND_BY, 2: READY}
    assert shown(numbers, {1: READY, 2: STAY}) == {2: READY, 12: STAY}
    gone = numbers.shown(1)
    assert gone is not None
    assert gone.action == STAND_BY, "known still, so that it can be said that it is gone"
    assert shown(numbers, {1: STAND_BY, 2: READY}) == {1: STAND_BY, 2: READY}


def test_the_same_answer_to_another_question_is_another_move() -> None:
    numbers = MoveNumbers()
    yes = timestories.VOTE[0][1][1]
    assert shown(numbers, {1: yes}, "Light the pyre") == {1: yes}
    assert shown(numbers, {1: yes}, "Rosendo’s name") == {11: yes}


def test_after_a_move_of_ones_own_numbers_begin_anew() -> None:
    numbers = MoveNumbers()
    shown(numbers, {1: STAND_BY, 2: READY})
    numbers.forget()
    assert shown(numbers, {1: READY}) == {1: READY}
    assert numbers.shown(2) is None


def test_predictions_end_in_their_value_whatever_stood_there_before() -> None:
    numbers = MoveNumbers()
    shown(numbers, {1: shipwreck.CONFESS})
    predictions: dict[int, Action] = {value: shipwreck.Predict(value) for value in range(1, 8)}
    assert shown(numbers, predictions) == {value + 10: move for value, move in predictions.items()}


def test_a_long_list_that_is_new_throughout_takes_no_number_of_the_old() -> None:
    numbers = MoveNumbers()
    first: dict[int, Action] = {number: echoes.Choose(number) for number in range(1, 25)}
    second: dict[int, Action] = {number: echoes.Choose(number + 100) for number in range(1, 25)}
    assert shown(numbers, first) == first
    assert set(shown(numbers, second)).isdisjoint(first)
