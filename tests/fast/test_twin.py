"""The twin of Shipwreck, uncompiled, does what the plain engine does: every option, every number of seats, move by move."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
import pytest

from horae.core.rng import Rng
from horae.fast.crossing import plain_game
from horae.fast.layout import A_AGREE, HANDS, NO, POWER_ANSWER, POWER_CARD, POWER_VALUE, YES, Row
from horae.fast.rules import below
from horae.fast.tables import GAME, TooLarge, tables_of
from horae.fast.translation import SOURCES
from horae.fast.twin import IllegalActions, Twin
from horae.fast.twin import keys as twin_keys
from horae.games.shipwreck.pack import ShipwreckPack
from horae.testkit.twins import COUNTED, LAGOON, OPTIONS, Different, follow, plain_positions_after, record


def compared(pack: ShipwreckPack, seats: int, given: dict[str, object], games: int = 4, steps: int = 40) -> int:
    options = GAME.options(given)
    twin = Twin(games, seats, options, pack, how="plain", seed=seats)
    made = record(twin, options, steps, seed=seats)
    return sum(follow(made, game, pack) for game in range(games))


@pytest.mark.parametrize(("source", "seats"), [*product((None, LAGOON), (2, 3, 4, 5))])
def test_twin_and_plain_engine_play_the_same_games(source: str | None, seats: int) -> None:
    pack = GAME.load_pack(source)
    for given in OPTIONS:
        assert compared(pack, seats, given) == 160


def an_hour_more(value: int) -> int:
    return 2 if value < 4 else 2 if value < 7 else 3


def asked_the_wrong_way(s: Row, card: int, value: int, yes: int) -> None:
    s[POWER_ANSWER] = NO if yes else YES
    s[POWER_CARD] = card
    s[POWER_VALUE] = value


def fate_kept_in_hand(s: Row, seat: int) -> None:
    s[HANDS + 2 * seat + 1] = 0


@pytest.mark.parametrize(
    ("rule", "fault", "found"),
    [
        ("hours_of", an_hour_more, "hours"),
        ("answer", asked_the_wrong_way, "answers"),
        ("drop_hand", fate_kept_in_hand, "(hands|bag|lines)"),
        ("may_use_powers", lambda s, seat: False, "legal"),
    ],
)
def test_a_planted_difference_is_found(
    rule: str, fault: Callable[..., object], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in SOURCES:
        if hasattr(module, rule):
            monkeypatch.setattr(module, rule, fault)
    with pytest.raises((Different, IllegalActions), match=rf"{found}|not legal"):
        compared(GAME.load_pack(), 3, {"difficulty": "easy"}, games=16, steps=120)


def test_nothing_is_left_of_what_somebody_else_saw() -> None:
    """Every number of an observation is written, whatever stood there before."""
    for seats, given in ((2, {}), (3, {"agreement": True}), (5, {"honour": True, "restless": True})):
        twin = Twin(4, seats, given, how="plain", seed=seats)
        twin.reset()
        actions = twin.actions()
        for _ in range(60):
            twin.choose(actions)
            twin.step(actions)
            other = twin.copy()
            other.seen[:] = 99
            other.mask[:] = 9
            other.show()
            assert (twin.seen == other.seen).all()
            assert (twin.mask == other.mask).all()


def test_the_same_seed_plays_the_same_games() -> None:
    one, other = (Twin(3, how="plain", seed=8) for _ in range(2))
    for twin in (one, other):
        twin.reset()
        assert sum(twin.rollout(60).values()) > 0
    assert (one.state == other.state).all()
    again = one.copy()
    one.rollout(20)
    assert not (one.state == again.state).all()
    again.rollout(20)
    assert (one.state == again.state).all()
    assert (one.seen == again.seen).all()


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    twin = Twin(2, how="plain", seed=1)
    twin.reset()
    before = twin.state.copy()
    actions = twin.actions()
    actions[:] = [int(np.flatnonzero(twin.mask[0])[0]), A_AGREE]
    with pytest.raises(IllegalActions, match="1 of 2 games, the first 1"):
        twin.step(actions)
    assert (twin.state[1] == before[1]).all()
    assert not (twin.state[0] == before[0]).all()
    for wrong in (-1, twin.tables[8], 10**6):
        actions[:] = wrong
        with pytest.raises(IllegalActions, match="2 of 2"):
            twin.step(actions)


def test_games_without_a_new_beginning_stay_as_they_ended() -> None:
    twin = Twin(4, how="plain", seed=1)
    twin.reset()
    assert sum(twin.rollout(2000, again=False).values()) == 4
    assert (twin.acting == -1).all()
    assert not twin.mask.any()


def test_a_pack_that_does_not_fit_is_refused() -> None:
    pack = GAME.load_pack()
    large = ShipwreckPack(pack.head, [*pack.arcana, *pack.arcana[:1]], [*pack.powers.values()])
    with pytest.raises(TooLarge, match="20 arcana and 28 fates, not 21 and 21"):
        tables_of(large, 3)


def test_a_draw_is_fair() -> None:
    """Each of the seven values first drawn about as often: 7,000 draws of a fresh game, five deviations wide."""
    key = [1, 2]
    drawn = [below(key, 7) for _ in range(7000)]
    assert all(abs(drawn.count(value) - 1000) < 150 for value in range(7))


def test_positions_are_counted_alike() -> None:
    """Golden figures: every seat, every move, every fate that may be drawn, so many steps deep."""
    for source, seats, given, depth, count in COUNTED:
        options, pack = GAME.options(given), GAME.load_pack(source)
        twin = Twin(1, seats, options, pack, how="plain", seed=1)
        twin.reset()
        state = plain_game(seats, twin_keys(1, 1)[0], options, pack)
        state.rng = Rng(0)  # what is drawn is replaced by all that could be
        assert plain_positions_after(state, depth, seats) == count, (seats, given)
        assert twin.positions_after(depth).tolist() == [count], (seats, given)
