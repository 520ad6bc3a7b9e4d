"""RLlib's own check of environments for several agents, on every game. Runs where Ray is installed (`pip install ray[rllib]`),
which `make test` does not ask for."""

from __future__ import annotations

from typing import Any

import pytest

from horae.envs.pettingzoo import AEC, Parallel
from horae.testkit.environments import SETUPS

pytestmark = pytest.mark.filterwarnings("ignore")  # what Ray warns of is its own
pytest.importorskip("ray.rllib", reason="Ray is not installed")


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_rllib_checks_every_game_in_both_forms(setup: dict[str, Any]) -> None:
    from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    check_multiagent_environments(PettingZooEnv(AEC(**setup)))
    check_multiagent_environments(ParallelPettingZooEnv(Parallel(**setup)))
