"""The suites by which PettingZoo, Gymnasium and OpenSpiel know an environment for one of theirs, on every game.

What they would leave to chance is given a seed first.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.spaces import Discrete
from gymnasium.utils.env_checker import check_env
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.state_test import test_parallel_env as parallel_state_test
from pettingzoo.test.state_test import test_state_space as state_space_test
from pettingzoo.utils.conversions import parallel_to_aec

from horae.envs.pettingzoo import AEC, Parallel
from horae.envs.task import Deals
from horae.testkit.environments import SETUPS, state_at, task_of

Setup = dict[str, Any]
ALL = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
LONGER = {name: setup for name, setup in SETUPS.items() if name != "shipwreck for 5"}
"""Random people lose at total doom before the four steps of `max_cycles_test` are over."""

EXPECTED = (
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
)
"""Said of every environment with a mask that is not on PettingZoo's own list."""


@contextmanager
def nothing_unexpected_said() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        yield
    assert {str(each.message) for each in said} <= set(EXPECTED)


def seeded(env: Any) -> Any:
    """What is drawn where the suite gives no seed follows from one."""
    env._deals = Deals(11)
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(place)
    return env


def made(kind: Any, setup: Setup, **more: Any) -> Any:
    rest = {name: value for name, value in setup.items() if name != "game"}
    return seeded(pettingzoo.make(kind, f"horae/{setup['game']}", **rest, **more))


@ALL
def test_pettingzoo_api_test(setup: Setup) -> None:
    with nothing_unexpected_said():
        api_test(made("aec", setup), num_cycles=150)
        state_space_test(made("aec", setup))


@ALL
def test_pettingzoo_seed_test(setup: Setup) -> None:
    seed_test(lambda: made("aec", setup), num_cycles=60)


@ALL
def test_pettingzoo_parallel_api_test(setup: Setup) -> None:
    with nothing_unexpected_said():
        parallel_api_test(made("parallel", setup), num_cycles=150)
        parallel_state_test(made("parallel", setup))


@ALL
def test_pettingzoo_parallel_seed_test(setup: Setup) -> None:
    parallel_seed_test(lambda: made("parallel", setup), num_cycles=60)


def drawing_legal_moves(env: Parallel, seat: int) -> Any:
    """The suite of cycles knows no masks, and an illegal action ends a game: a space that draws what may be done now."""
    space: Any = Discrete(env.setting.actions, seed=seat)
    draw = space.sample
    space.sample = lambda: draw(env._mask(seat, seat in env.play.waited_for()))
    return space


@pytest.mark.parametrize("setup", LONGER.values(), ids=LONGER)
def test_pettingzoo_max_cycles_test(setup: Setup) -> None:
    def parallel_env(max_cycles: int) -> Parallel:
        env: Parallel = seeded(Parallel(**setup, max_cycles=max_cycles))
        env.action_spaces = {name: drawing_legal_moves(env, seat) for seat, name in enumerate(env.possible_agents)}
        return env

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles)))
    )


@pytest.mark.parametrize("bots", [("random",), None], ids=["random", "usual"])
@ALL
def test_gymnasium_check_env(setup: Setup, bots: tuple[str, ...] | None) -> None:
    if bots is None and setup["game"] == "echoes-v1":
        bots = ("greedy",)
    rest = {name: value for name, value in setup.items() if name != "game"}
    env = gymnasium.make(f"horae/{setup['game']}", **rest, bots=bots)
    env.reset(seed=11)
    env.action_space.seed(11)
    check_env(env.unwrapped)


@ALL
def test_openspiel_random_sim_test(setup: Setup) -> None:
    if setup.get("pack") == "summer-night":
        setup = {**setup, "pack": None}  # a position is packed up as the game that led to it: long ones take their time
    game = state_at(task_of(setup).play(0)).get_game()
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@ALL
def test_openspiel_learns_from_it_by_its_own_environment(setup: Setup) -> None:
    game = state_at(task_of(setup).play(0)).get_game()
    env = rl_environment.Environment(game)
    env.seed(3)
    chance = np.random.RandomState(3)
    step = env.reset()
    for _ in range(30):
        if step.last():
            break
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == game.observation_tensor_size()
        step = env.step([int(chance.choice(step.observations["legal_actions"][player]))])


@pytest.mark.parametrize(
    ("name", "simulations", "by_view"),
    [
        ("horae_shipwreck_v1(players=2,options=difficulty:easy)", 12, True),
        ("horae_shipwreck_v1(players=2,options=difficulty:easy)", 12, False),
        ("horae_shipwreck_v1(players=4)", 12, False),
        ("horae_echoes_v1(players=2)", 2, False),
        ("horae_echoes_v1(players=3)", 2, True),
    ],
)
def test_openspiels_own_ismcts_bot_plays_legal_games(name: str, simulations: int, by_view: bool) -> None:
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=chance, use_observation_string=by_view)
    state = game.new_initial_state()
    chosen = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = chance.choice(256)
        elif state.current_player() == 0:
            action = bot.step(state)
            chosen += 1
        else:
            action = chance.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(int(action))
    assert chosen > 0
    assert sum(state.returns()) == pytest.approx(0 if "echoes" in name else -game.num_players(), abs=1e-9)


def test_the_ids_are_known_where_the_modules_were_imported() -> None:
    for game in ("shipwreck", "echoes", "timestories"):
        assert f"horae/{game}-v1" in gymnasium.registry
        assert f"horae_{game}_v1" in pyspiel.registered_names()
        assert isinstance(pettingzoo.make("aec", f"horae/{game}"), AEC)
        assert isinstance(pettingzoo.make("parallel", f"horae/{game}"), Parallel)
