"""The core fits games that it was not made for: hidden choices at the same time, and decisions on a stack."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from ripples import Give, Ripples
from tides import CardLaid, CardsShown, Lay, Tides, TidesState

from horae import game
from horae.core.game import BadSetup, Heard, for_seat
from horae.testkit.conformance import Conformance, GameSetup


class TestTidesConforms(Conformance):
    setups = tuple(GameSetup(Tides(), seats) for seats in (2, 3, 4))
    games = 10
    pairs = 150


class TestRipplesConforms(Conformance):
    setups = tuple(GameSetup(Ripples(), seats) for seats in (2, 3, 4))
    games = 10
    pairs = 150


def test_all_choose_at_once_and_all_is_shown_together() -> None:
    state = Tides().new(3, seed=1)
    assert state.deciding() == (0, 1, 2)
    heard = Heard()
    for seat in (1, 2):
        before = state.view(0)
        state.apply(seat, state.legal(seat)[0], heard)
        assert state.view(0) == msgspec.structs.replace(before, have_laid=state.view(0).have_laid)
    assert state.deciding() == (0,)
    assert for_seat(heard.take(), 0) == [CardLaid(1), CardLaid(2)]
    state.apply(0, state.legal(0)[0], heard)
    laid, shown = heard.take()
    assert laid == (CardLaid(0), None)
    assert isinstance(shown[0], CardsShown)
    assert state.deciding() == (0, 1, 2)


def test_an_effect_opens_a_decision_of_somebody_else() -> None:
    game_ = Ripples()
    state = next(made for made in (game_.new(2, seed) for seed in range(100)) if "splash" in made.hands[0])
    state.apply(0, game_.decode_action({"do": "play", "card": "splash"}))
    state.apply(0, game_.decode_action({"do": "choose", "seat": 1}))
    assert state.deciding() == (1,)
    assert all(isinstance(action, Give) for action in state.legal(1))
    state.apply(1, state.legal(1)[0])
    assert len(state.hands[0]) == 3


def test_an_event_for_one_seat_reaches_no_other_and_no_spectator() -> None:
    events: list[tuple[Any, int | None]] = [(CardLaid(0), None), (CardLaid(1), 1), (CardLaid(2), 2)]
    assert for_seat(events, 1) == [CardLaid(0), CardLaid(1)]
    assert for_seat(events, None) == [CardLaid(0)]


def test_equal_states_have_equal_digests_and_a_move_changes_it() -> None:
    one, two = Tides().new(2, 5), Tides().new(2, 5)
    assert one.digest() == two.digest()
    one.apply(0, one.legal(0)[0])
    assert one.digest() != two.digest()
    assert Tides().new(2, 6).digest() != two.digest()


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, True, "2", 2.0, None])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadSetup) as wrong:
        Tides().new(seats, seed=1)
    assert wrong.value.phrase.key == "bad-seats"
    assert wrong.value.say("es") != wrong.value.say("en")


@pytest.mark.parametrize("seed", [-1, 1 << 256, True, "1", 1.5, None])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadSetup) as wrong:
        Tides().new(2, seed)
    assert wrong.value.phrase.key == "bad-seed"


def test_options_take_text_and_refuse_what_they_do_not_know() -> None:
    shipwreck = game("shipwreck")
    asked = shipwreck.options({"agreement": "true", "difficulty": "hard"})
    assert asked == shipwreck.options_type(agreement=True, difficulty="hard")
    assert shipwreck.options(asked) is asked
    with pytest.raises(BadSetup) as unknown:
        shipwreck.options({"weather": "fair"})
    assert unknown.value.phrase.key == "unknown-option"
    assert "weather" in unknown.value.say("es")
    with pytest.raises(BadSetup) as bad:
        shipwreck.options({"difficulty": "impossible"})
    assert "difficulty" in bad.value.say("es")
    with pytest.raises(BadSetup) as unclear:
        shipwreck.options({"honour": "perhaps"})
    assert unclear.value.phrase.key == "bad-option"


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(BadSetup) as wrong:
        game("chess")
    assert "chess" in wrong.value.say("en")
    assert "shipwreck" in wrong.value.say("es")


@pytest.mark.parametrize(
    "data",
    [None, 3, [], {}, {"do": "nothing"}, {"do": "lay"}, {"do": "lay", "card": "3"}, {"do": "lay", "card": 1.5}],
)
def test_what_is_no_action_does_not_decode(data: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        Tides().decode_action(data)
    assert Tides().decode_action({"do": "lay", "card": 3}) == Lay(3)


def test_a_state_shows_by_default_no_asides_and_no_pause() -> None:
    state: TidesState = Tides().new(2, 1)
    assert state.asides(0) == []
    assert not state.is_paused()
