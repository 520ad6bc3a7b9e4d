"""On a Ray cluster a tournament comes to the same as on one machine, though a node is killed in the middle of it.

Runs where Ray is installed: `pip install 'horae[ray]'`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from horae.cli.app import run as horae_command
from horae.core.game import BadSetup
from horae.sim.arena.plan import planned
from horae.sim.arena.report import report
from horae.sim.arena.tournament import play
from horae.sim.local_processes import ThisProcess
from horae.sim.ray_cluster import RayCluster, do_chunk_by
from horae.sim.workplace import WorkFailed
from horae.testkit.waiting import patiently

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")  # what Ray does with its own processes


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A cluster of two nodes on this machine, each with room for one chunk; the second can be killed."""
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.second = made.add_node(num_cpus=1)
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # the nodes cannot import a test
    yield made
    made.shutdown()


def note_and_wait(order: tuple[int, str]) -> int:
    """Says on which node it has begun, and is done once a node was killed: on the others."""
    number, folder = order
    node = ray.get_runtime_context().get_node_id()
    Path(folder, f"{number}.{node}").touch()
    dead = Path(folder, "dead")
    for _ in patiently("a node was killed"):
        if dead.exists() and node not in dead.read_text():
            return number
    raise AssertionError


def kill_when_both_work(cluster: Any, folder: Path) -> None:
    for _ in patiently("both nodes have begun with something"):
        if len({file.suffix for file in folder.iterdir()}) == 2:
            cluster.remove_node(cluster.second, allow_graceful=False)
            (folder / "dead.part").write_text(cluster.second.node_id)
            (folder / "dead.part").rename(folder / "dead")
            return


def test_the_chunk_of_a_node_that_was_killed_is_done_again_and_counted_once(cluster: Any, tmp_path: Path) -> None:
    orders = [(number, str(tmp_path)) for number in range(8)]
    with RayCluster(cluster.address) as place:
        assert place.hands == 2
        killing = Thread(target=kill_when_both_work, args=(cluster, tmp_path))
        killing.start()
        done = [pair for chunk in place.do(note_and_wait, orders) for pair in chunk]
        killing.join()
        assert place.done_again >= 1
    assert sorted(done) == [(order, order[0]) for order in orders]


def test_a_tournament_with_a_node_killed_midway_is_the_same_byte_for_byte(cluster: Any, tmp_path: Path) -> None:
    plan = planned("shipwreck", ["random", "reader"], 2, 60, 5, {})
    steps: list[float] = []

    def kill(done: float) -> None:
        steps.append(done)
        if len(steps) == 3:
            cluster.remove_node(cluster.second, allow_graceful=False)

    with RayCluster(cluster.address) as place:
        spread = report(play(plan, place, tmp_path / "deals.jsonl", kill))
    assert len(steps) > 3, "it went on after the node was killed"
    assert spread == report(play(plan, ThisProcess(), None, lambda done: None))
    kept = (tmp_path / "deals.jsonl").read_bytes().splitlines()
    assert len(kept) == len({line.partition(b"]],")[0] for line in kept}), "nothing was kept twice"


def test_commands_take_a_cluster(cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "shipwreck", "--games", "40", "--seats", "random,random", "--json"]
    stats = ["mission", "stats", "training", "--games", "4", "--bot", "explorer", "--json"]
    balance = ["balance", "echoes", "--cell", "greedy:2:4", "--again", "0", "--json"]
    for number, command in enumerate((words, stats, balance)):
        told = []
        for where in (["--ray", cluster.address], ["--jobs", "1"]):
            out = ["--out", str(tmp_path / f"{number}{where[0]}")] if command[0] == "balance" else []
            assert horae_command([*command, *out, *where]) == 0
            told.append(capsys.readouterr().out)
        assert told[0] == told[1] != ""


def test_what_is_wrong_with_a_cluster_is_said() -> None:
    with pytest.raises(BadSetup, match=r"no Ray cluster at “127\.0\.0\.1:1”"):
        RayCluster("127.0.0.1:1")
    with pytest.raises(BadSetup, match="host:port"):
        RayCluster("somewhere")
    other = do_chunk_by("another mark", abs, [1])
    assert isinstance(other.failure, WorkFailed)
    assert "another version" in str(other.failure)
