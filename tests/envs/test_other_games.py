"""A game that somebody else brings is in every framework, once it says how its views become numbers; and nobody's mistake is
another's trouble."""

from __future__ import annotations

import logging
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import gymnasium
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import horae.envs.gymnasium as one_seat
import horae.envs.openspiel as openspiel
import horae.envs.pettingzoo as zoo
from horae.core.game import BadSetup
from horae.envs import task
from horae.games import registry
from horae.packs.installed import Group
from horae.testkit.environments import FRAMEWORKS, check_masks, check_no_leak
from horae.testkit.example_package import NOON

Lay = Callable[[str, str], None]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lay]:
    """Lays a package's metadata on the path, as pip would."""
    caches = (registry.games, registry.game)

    def forget() -> None:
        Group.forget()
        for cache in caches:
            cache.cache_clear()

    def lay(package: str, entry_points: str) -> None:
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(entry_points)
        forget()

    monkeypatch.syspath_prepend(tmp_path)
    yield lay
    forget()
    for registered in (gymnasium.registry, pettingzoo.aec_registry, pettingzoo.parallel_registry):
        for name in [name for name in registered if "noon" in name]:
            del registered[name]
    for module in [name for name in sys.modules if name.startswith("horae_noon")]:
        del sys.modules[module]


@pytest.fixture
def noon(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(NOON / "src")
    text = (NOON / "pyproject.toml").read_text("utf-8")
    found = text[text.index('[project.entry-points."horae.games"]') : text.index("[tool.hatch")]
    lay("horae_noon", found.replace('[project.entry-points."', "[").replace('"]', "]").replace('"', ""))
    for framework in (zoo, one_seat, openspiel):
        framework.register_games()


@pytest.mark.usefixtures("noon")
def test_a_game_that_somebody_else_brings_is_in_every_framework() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.make("aec", "horae/noon-v1", seats=3), num_cycles=100)
        env = gymnasium.make("horae/noon-v1", seats=2, bots=("sexton",))
        env.reset(seed=1)
        env.action_space.seed(1)
        check_env(env.unwrapped)
    pyspiel.random_sim_test(pyspiel.load_game("horae_noon_v1"), num_sims=1, serialize=True, verbose=False)
    for gets in FRAMEWORKS.values():
        assert check_no_leak(task.Task("noon", 3), gets, 2, 3) > 0
        check_masks(task.Task("noon", 3), gets, 2, 3)


def test_what_cannot_be_had_is_told_of_and_stands_in_nobodys_way(lay: Lay, caplog: pytest.LogCaptureFixture) -> None:
    lay("some_noon", "[horae.encodings]\nnoonday-v1 = nowhere:Noonday\nechoes-v2 = nowhere:Echoes\n")
    lay("other_noon", "[horae.encodings]\nechoes-v2 = elsewhere:Echoes\nshipwreck-v7 = json:loads\n")
    with caplog.at_level(logging.WARNING, "horae.envs"):
        openspiel.register_games()
    assert "noonday" in caplog.text
    assert "horae_noonday_v1" not in pyspiel.registered_names()
    with pytest.raises(BadSetup, match=r"other_noon and some_noon"):
        task.Task("echoes")
    with pytest.raises(BadSetup, match="not an Encoding"):
        task.Task("shipwreck")
    assert task.Task("echoes-v1").id == "horae/echoes-v1"
    assert task.Task("timestories").id == "horae/timestories-v1"
