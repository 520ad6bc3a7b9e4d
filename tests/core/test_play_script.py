"""The play-script that rules are tested by notices what it says it watches, in each game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from horae.core.game import Action, Seat, Tell
from horae.core.refusal import Refused
from horae.core.speech import Phrase
from horae.games.echoes import actions as echoes_do
from horae.games.echoes import narration as echoes_narration
from horae.games.echoes.state import EchoesState
from horae.games.shipwreck import narration as shipwreck_narration
from horae.games.shipwreck.state import ShipwreckState
from horae.games.timestories import actions as timestories_do
from horae.games.timestories.state import TimeStoriesState
from horae.testkit import echoes, shipwreck, timestories

Spoil = Callable[[Any], None]


def spoiled(monkeypatch: pytest.MonkeyPatch, kind: type[Any], spoil: Spoil, refused_too: bool = False) -> None:
    """Every action of such a state has a fault beside."""
    apply = kind.apply

    def faulty(self: Any, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        try:
            apply(self, seat, action, tell)
        except Refused:
            if refused_too:
                spoil(self)
            raise
        if not refused_too:
            spoil(self)

    monkeypatch.setattr(kind, "apply", faulty)


def mission(tmp_path: Path) -> timestories.TimeStoriesTable:
    take = timestories.card("B", {"do": "take", "item": 1})
    files = timestories.mission(timestories.location("pier", take, timestories.card("C")), items=(timestories.item(1),))
    return timestories.position(timestories.read(tmp_path, files)).arrives("pier", 0, 1)


def lose_a_fate(state: ShipwreckState) -> None:
    state.bag.pop()


def lose_a_card(state: EchoesState) -> None:
    state.deck.pop()


def lose_an_item(state: TimeStoriesState) -> None:
    state.item_at[0] = state.n  # before somebody who does not play


def test_a_fate_that_vanishes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = shipwreck.position(holding=(2, 5))
    spoiled(monkeypatch, ShipwreckState, lose_a_fate)
    with pytest.raises(AssertionError, match=r"moved pieces out of the game: Counter.*fate"):
        table.plays(2, on="midnight")


def test_a_card_that_vanishes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = echoes.position().ready()
    spoiled(monkeypatch, EchoesState, lose_a_card)
    with pytest.raises(AssertionError, match=r"moved pieces out of the game: Counter.*card"):
        table.does(0, echoes_do.DRAW_TWO)


@pytest.mark.rule("TS-10.1")
def test_an_item_that_vanishes_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = mission(tmp_path)
    assert table.item_at == [0]
    spoiled(monkeypatch, TimeStoriesState, lose_an_item)
    with pytest.raises(AssertionError, match=r"moved pieces out of the game: Counter.*item 1"):
        table.acts(timestories_do.STAND_BY[1])


def test_a_refusal_that_changes_something_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = mission(tmp_path)
    spoiled(monkeypatch, TimeStoriesState, lose_an_item, refused_too=True)
    with pytest.raises(AssertionError, match="changed the position"):
        table.refuses(timestories_do.RECON[0][0], rule="TS-5.1")


def test_a_refusal_under_another_rule_or_in_other_words_is_noticed() -> None:
    table = echoes.position().ready()
    with pytest.raises(AssertionError, match=r"refused under ET-5\.1, not ET-9\.9"):
        table.refused(1, echoes_do.DRAW_TWO, rule="ET-9.9")
    with pytest.raises(AssertionError, match="said: "):
        table.refused(1, echoes_do.DRAW_TWO, rule="ET-5.1", mentioning="tide")
    with pytest.raises(AssertionError, match="may do"):
        table.refused(0, echoes_do.DRAW_TWO, rule="ET-5.1")


def test_an_event_without_words_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = shipwreck.position(holding=(2, 5))
    monkeypatch.setattr(shipwreck_narration.Narrator, "tell", lambda self, event: Phrase("no-such-message"))
    with pytest.raises(AssertionError, match="is not said in"):
        table.plays(2, on="midnight")


def test_an_offer_with_a_gap_in_its_words_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = echoes.position().hand(0, "thief").ready()
    monkeypatch.setattr(echoes_narration, "move", lambda action, view, pack: Phrase("refused", {"rule": "ET-5.1"}))
    with pytest.raises(AssertionError, match="as offered to seat"):
        table.does(0, echoes_do.DRAW_TWO)


def test_a_seat_that_is_waited_for_and_cannot_move_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = shipwreck.position(holding=(2, 5))
    monkeypatch.setattr(ShipwreckState, "legal", lambda self, seat: [])
    with pytest.raises(AssertionError, match="which has no legal move"):
        table.check()
