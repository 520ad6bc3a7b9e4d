"""The twin of Shipwreck on a GPU: equal to the plain engine, equal to one core bit by bit, and how fast.

Needs numba-cuda and a GPU (`pip install 'horae[cuda]'`). Where nothing can be installed, unpack the wheels into a folder and
name it in PYTHONPATH.

    python benchmarks/twin_on_gpu.py [--games 1048576] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numba import cuda

from horae.fast.tables import GAME
from horae.fast.twin import Twin
from horae.testkit.twins import LAGOON

ARRAYS = ("state", "key", "acting", "mask", "seen", "reward", "ended")


def equal_to_a_core(games: int, steps: int) -> int:
    """Play on both machines and compare every byte after every step. Gives how many decisions."""
    compared = 0
    for seats, given in (
        (2, {}),
        (3, {"agreement": True}),
        (4, {"honour": True}),
        (5, {"restless": True, "difficulty": "easy"}),
    ):
        here, there = (Twin(games, seats, given, how=how, seed=seats) for how in ("core", "gpu"))
        for twin in (here, there):
            twin.reset()
        actions, on_gpu = here.actions(), there.actions()
        for _ in range(steps):
            here.choose(actions)
            there.choose(on_gpu)
            here.step(actions)
            there.step(on_gpu)
            for name in ARRAYS:
                if not (here.numpy(name) == there.numpy(name)).all():
                    raise SystemExit(f"{seats} seats, {given}: {name} differs")
            compared += games
    return compared


def positions() -> list[tuple[str, int, int, int]]:
    """Counts of positions on core and GPU: from many positions at once, a thread for each."""
    found = []
    for name, source, seats, depth in (("lagoon", LAGOON, 2, 4), ("lagoon", LAGOON, 3, 4), ("base", None, 2, 3)):
        counts = []
        for how in ("core", "gpu"):
            twin = Twin(256, seats, {}, GAME.load_pack(source), how=how, seed=1)
            twin.reset()
            counts.append(twin.positions_after(depth))
        if not (counts[0] == counts[1]).all():
            raise SystemExit(f"{name}, {seats} seats: the counts differ")
        found.append((name, seats, depth, int(counts[0].sum())))
    return found


def pace(do: Callable[[], Any], decisions: int, seconds: float = 2.0) -> float:
    """Decisions a second, of the second run on: the first compiles."""
    do()
    cuda.synchronize()
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        do()
        cuda.synchronize()
        done += decisions
    return done / (time.perf_counter() - start)


def stepping(twin: Twin, actions: Any, rounds: int) -> Callable[[], None]:
    def run() -> None:
        for _ in range(rounds):
            twin.choose(actions)
            twin.step(actions, check=False)

    return run


def steps_alone(twin: Twin, actions: Any, rounds: int = 60) -> float:
    """Steps a second without the choosing: timed by the GPU's own events around each step, of the tenth on."""
    times = [(cuda.event(timing=True), cuda.event(timing=True)) for _ in range(rounds)]
    for begin, end in times:
        twin.choose(actions)
        begin.record()
        twin.step(actions, check=False)
        end.record()
    cuda.synchronize()
    spent: float = sum(begin.elapsed_time(end) for begin, end in times[10:]) / 1000
    return (rounds - 10) * len(twin) / spent


def without_copying(twin: Twin) -> str:
    """That PyTorch and CuPy read and steer the twin in place, where they are installed."""
    said = []
    try:
        import torch
    except ImportError:
        said.append("PyTorch is not installed")
    else:
        mask = torch.as_tensor(twin.mask, device="cuda")
        assert mask.data_ptr() == twin.mask.__cuda_array_interface__["data"][0]
        actions = mask.to(torch.float32).multinomial(1).squeeze(1).to(torch.int32)
        twin.step(actions)
        said.append(f"PyTorch {torch.__version__} chose from the mask in place and stepped")
    try:
        import cupy
    except ImportError:
        said.append("CuPy is not installed")
    else:
        seen = cupy.asarray(twin.seen)
        assert seen.data.ptr == twin.seen.__cuda_array_interface__["data"][0]
        twin.step(cupy.asarray(twin.mask).argmax(axis=1).astype(cupy.int32))
        said.append(f"CuPy {cupy.__version__} read the observations in place and stepped")
    return "; ".join(said)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=1 << 20)
    words.add_argument("--json", help="write the figures here, too")
    asked = words.parse_args()
    print(cuda.get_current_device().name, "NumPy", np.__version__)
    figures: dict[str, Any] = {"equal": equal_to_a_core(16_384, 64), "positions": positions(), "paces": []}
    print(f"{figures['equal']:,} decisions equal on GPU and core, byte by byte")
    print("positions counted alike:", figures["positions"])
    small = Twin(4096, 3, how="gpu", seed=1)
    small.reset()
    print(without_copying(small))
    print(f"{'seats':>5}{'games':>10}{'rollout':>16}{'env steps':>16}{'choose + step':>16}   decisions a second, all rules")
    for seats, games in (
        (2, asked.games),
        (3, asked.games),
        (4, asked.games),
        (5, asked.games),
        (3, 4096),
        (3, 65_536),
        (3, 4 * asked.games),
    ):
        twin = Twin(games, seats, how="gpu", seed=1)
        twin.reset()
        actions = twin.actions()
        rolled = pace(partial(twin.rollout, 1000), 1000 * games)
        both = pace(stepping(twin, actions, 10), 10 * games)
        alone = steps_alone(twin, actions)
        figures["paces"].append(
            {"seats": seats, "games": games, "rollout": rolled, "env_steps": alone, "choose_and_step": both}
        )
        print(f"{seats:>5}{games:>10,}{rolled:>16,.0f}{alone:>16,.0f}{both:>16,.0f}", flush=True)
    if asked.json:
        Path(asked.json).write_text(json.dumps(figures))


if __name__ == "__main__":
    main()
