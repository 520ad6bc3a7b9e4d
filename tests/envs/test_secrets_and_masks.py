"""No seat is given what it may not know, and every mask is what the rules say, whichever framework asks; and both tests find
what is planted for them, which the frameworks' own suites let pass."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from horae.envs.encoding import Row
from horae.envs.gymnasium import OneSeat
from horae.envs.pettingzoo import AEC
from horae.envs.task import Play
from horae.testkit import secrecy
from horae.testkit.environments import (
    FRAMEWORKS,
    SETUPS,
    Gets,
    Leak,
    WrongMask,
    all_that_environments_give,
    check_masks,
    check_no_leak,
    task_of,
)
from horae.testkit.random_play import GameSetup
from horae.testkit.secrecy import check_secrecy

Setup = dict[str, Any]
ALL = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
EACH = pytest.mark.parametrize("gets", FRAMEWORKS.values(), ids=FRAMEWORKS)
GAMES = pytest.mark.parametrize("setup", [SETUPS[name] for name in ("shipwreck for 2", "echoes for 3", "timestories for 1")])
see, know_moves = Play.observe, Play.legal


@EACH
@ALL
def test_positions_that_look_the_same_to_a_seat_give_it_the_same(setup: Setup, gets: Gets) -> None:
    games, every = (6, 2) if setup["game"] == "shipwreck-v1" else (1, 20)
    assert check_no_leak(task_of(setup), gets, games, every) > 0


@ALL
def test_pairs_that_are_played_on_alike_go_on_giving_a_seat_the_same(setup: Setup) -> None:
    """The theorem of secrecy, of what the frameworks give instead of what a table sends."""
    task = task_of(setup)
    played = GameSetup(task.game, task.seats, setup.get("options", {}), setup.get("pack"))
    tally = check_secrecy(played, 6, gets=all_that_environments_give(task), aside_in=0)
    assert tally.pairs == 6
    assert tally.acts > 0


@EACH
@ALL
def test_the_mask_is_what_the_game_takes(setup: Setup, gets: Gets) -> None:
    games, every = (6, 2) if setup["game"] == "shipwreck-v1" else (1, 40)
    check_masks(task_of(setup), gets, games, every)


def print_of(play: Play) -> int:
    return int(play.state.digest()[:2], 16)


def leaking(play: Play, seat: int | None, viewer: Any = None) -> Row:
    """The last number is a print of the whole state."""
    row = see(play, seat, viewer)
    row[-1] = print_of(play) % 2
    return row


def leaking_by_moves(play: Play, seat: int) -> list[int]:
    """A move more where the print of the whole state is odd."""
    found = know_moves(play, seat)
    return sorted({*found, 0}) if found and print_of(play) % 2 else found


def one_too_few(play: Play, seat: int) -> list[int]:
    found = know_moves(play, seat)
    return found[:-1] if len(found) > 1 else found


def one_too_many(play: Play, seat: int) -> list[int]:
    found = know_moves(play, seat)
    free = next(number for number in range(len(play.task.moves)) if number not in found)
    return sorted([*found, free]) if found else found


@EACH
@GAMES
@pytest.mark.parametrize(("where", "fault"), [("observe", leaking), ("legal", leaking_by_moves)])
def test_a_planted_leak_is_found(setup: Setup, gets: Gets, where: str, fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, where, fault)
    with pytest.raises(Leak):
        check_no_leak(task_of(setup), gets, 6, 1)


@GAMES
def test_a_planted_leak_is_found_in_pairs_that_are_played_on(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "observe", leaking)
    task = task_of(setup)
    with pytest.raises(secrecy.Leak, match="observation of AEC"):
        check_secrecy(GameSetup(task.game, task.seats), 20, gets=all_that_environments_give(task), aside_in=0)


@EACH
@GAMES
@pytest.mark.parametrize("fault", [one_too_few, one_too_many])
def test_a_planted_wrong_mask_is_found(setup: Setup, gets: Gets, fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "legal", fault)
    with pytest.raises(WrongMask):
        check_masks(task_of(setup), gets, 6, 1)


@pytest.mark.parametrize(("where", "fault"), [("observe", leaking), ("legal", one_too_few)])
def test_the_frameworks_own_suites_let_the_same_faults_pass(where: str, fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which is why there are tests of our own. A move too many they find only because the game then refuses it."""
    monkeypatch.setattr(Play, where, fault)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(AEC("shipwreck", seats=2), num_cycles=30)
        env = OneSeat("shipwreck", 2, bots=("random",))
        env.reset(seed=1)
        env.action_space.seed(1)
        check_env(env)
