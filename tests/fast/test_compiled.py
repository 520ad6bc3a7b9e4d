"""The twin of Shipwreck as numba compiles it does what it does uncompiled, and what the plain engine does.

Runs where numba is installed: `pip install 'horae[fast]'`, or `make bench`, which installs it into .venv.
"""

from __future__ import annotations

import pytest

from horae.benchmark.optimum import optimum
from horae.benchmark.small_packs import small_pack
from horae.fast.tables import GAME
from horae.fast.twin import How, Twin
from horae.testkit.twins import COUNTED, OPTIONS, follow, record

pytest.importorskip("numba")
ARRAYS = ("state", "key", "acting", "mask", "seen")


def test_compiled_and_uncompiled_play_the_same_games() -> None:
    for number, given in enumerate(OPTIONS):
        twins = [Twin(8, 2 + number % 4, given, how=how, seed=number) for how in ("plain", "core")]
        plain, compiled = twins
        for twin in twins:
            twin.reset()
        assert plain.rollout(300) == compiled.rollout(300)
        assert all((plain.numpy(name) == compiled.numpy(name)).all() for name in ARRAYS)
        actions = compiled.actions()
        for _ in range(20):
            compiled.choose(actions)
            plain.choose(plain.actions())
            for twin in twins:
                twin.step(actions)
            assert all((plain.numpy(name) == compiled.numpy(name)).all() for name in (*ARRAYS, "reward", "ended"))


def test_one_core_and_several_play_the_same_games() -> None:
    one, several = (Twin(64, 4, how=how, seed=5) for how in ("core", "cores"))
    for twin in (one, several):
        twin.reset()
    assert one.rollout(200) == several.rollout(200)
    assert (one.state == several.state).all()


def test_compiled_twin_and_plain_engine_play_the_same_games() -> None:
    for number, given in enumerate(OPTIONS):
        options, pack = GAME.options(given), GAME.load_pack()
        made = record(Twin(16, 2 + number % 4, options, how="core", seed=number), options, 60, number)
        assert sum(follow(made, game, pack) for game in range(16)) == 960


@pytest.mark.parametrize("how", ["core", "cores"])
def test_positions_are_counted_alike_when_compiled(how: How) -> None:
    for source, seats, given, depth, count in COUNTED:
        twin = Twin(1, seats, given, GAME.load_pack(source), how=how, seed=1)
        twin.reset()
        assert twin.positions_after(depth).tolist() == [count]


def test_an_exact_optimum_is_the_same_when_compiled() -> None:
    one, other = (optimum(small_pack("islet"), 2, 1, how=how) for how in ("plain", "core"))
    assert (one.best, one.nodes) == (other.best, other.nodes) == ("4/5", 96)
