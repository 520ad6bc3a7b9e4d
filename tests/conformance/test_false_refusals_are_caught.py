"""The law of refusals has teeth: Shipwreck with one bar that is wrong, each in its own way, is found out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from horae import game
from horae.core.bars import Bar
from horae.core.game import Action
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import moves
from horae.games.shipwreck.position import Position
from horae.testkit.conformance import GameSetup
from horae.testkit.refused_actions import Untrue, unsaid

SETUPS = [GameSetup(game("shipwreck"), seats, {"agreement": True}, weights={do.Pass: 4, do.UsePower: 4}) for seats in (3, 4)]
AnyBar = Bar[Any, Any]


def check() -> None:
    unsaid(SETUPS, 10_000)


def planted(monkeypatch: pytest.MonkeyPatch, kind: type[Action], change: Callable[[list[AnyBar]], list[AnyBar]]) -> None:
    move = moves.MOVES[kind]
    monkeypatch.setitem(moves.MOVES, kind, replace(move, bars=tuple(change([*move.bars]))))


def swapped(bar: AnyBar, **parts: Any) -> Callable[[list[AnyBar]], list[AnyBar]]:
    return lambda bars: [replace(one, **parts) if one is bar else one for one in bars]


def test_the_rules_as_they_are_hold() -> None:
    check()


def test_a_bar_that_never_stands_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    planted(monkeypatch, do.PlayFate, swapped(moves.the_hours_are_a_last_resort, stands=lambda p, seat, action: None))
    with pytest.raises(Untrue, match=r"no bar stands against \[?PlayFate"):
        check()


def test_a_bar_that_forbids_what_is_offered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    planted(
        monkeypatch,
        do.Predict,
        swapped(moves.no_fate_has_that_value, stands=lambda p, seat, one: one.value == 7 and {"value": 7}),
    )
    with pytest.raises(Untrue, match=r"is offered Predict\(value=7\), and yet"):
        check()


def test_a_bar_that_is_said_before_the_one_that_is_true_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has agreed would be told to agree."""

    def anybody_is_asked(p: Position, seat: int, action: Action) -> Any:
        return isinstance(p.proposal, do.Predict) and {"value": p.proposal.value}

    hasty = replace(moves.a_prediction_wants_an_answer, stands=anybody_is_asked)
    planted(monkeypatch, do.Predict, lambda bars: [*bars[:-3], hasty, *bars[-3:]])
    with pytest.raises(Untrue, match=r"agree or object first. What it is told to do is not legal"):
        check()


def test_a_figure_that_is_not_found_out_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    planted(monkeypatch, do.Predict, swapped(moves.no_fate_has_that_value, stands=lambda p, seat, one: not 1 <= one.value <= 7))
    with pytest.raises(Untrue, match=r"shipwreck-no-value says \['value'\] in es, and what was found is \[\]"):
        check()


def test_a_figure_that_no_words_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    planted(
        monkeypatch,
        do.Predict,
        swapped(moves.it_is_ones_own_fate, stands=lambda p, seat, one: seat == p.active and {"kept": 5}),
    )
    with pytest.raises(Untrue, match=r"shipwreck-no-own-prediction says \[\] in es, and what was found is \['kept'\]"):
        check()


def test_a_bar_that_counts_on_another_before_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    planted(
        monkeypatch, do.PlayFate, swapped(moves.nothing_tells_the_fates_apart, stands=lambda p, seat, one: p.hands[seat][1] < 0)
    )
    with pytest.raises(Untrue, match="cannot say whether it stands"):
        check()


def test_a_rule_that_is_in_no_book_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    planted(monkeypatch, do.Predict, swapped(moves.it_is_ones_own_fate, rule="SA-99"))
    with pytest.raises(Untrue, match="SA-99, which no rulebook has"):
        check()
