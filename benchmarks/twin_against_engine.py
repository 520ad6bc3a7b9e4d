"""The twin of Shipwreck against the plain engine: random games by both, every decision compared. Stops at the first difference.

Legal moves, position, what the acting seat sees, and how games end, under every option, with every number of seats, in the base
set and in a tiny one. `--how core` needs numba, `--how gpu` numba-cuda besides.

    python benchmarks/twin_against_engine.py [--how core] [--decisions 1000000] [--jobs 2]
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import Any

from horae.fast.layout import REASONS
from horae.fast.tables import GAME
from horae.fast.twin import How, Twin
from horae.testkit.twins import LAGOON, Recording, follow, record

STEPS = 100
OPTIONS: list[dict[str, object]] = [
    {"difficulty": difficulty, "agreement": agreement, "honour": honour, "restless": restless}
    for difficulty, (agreement, honour, restless) in product(
        ("easy", "normal", "hard", "total"), product((False, True), repeat=3)
    )
]


def part(made: Recording, games: range, source: str | None) -> tuple[int, Counter[str]]:
    """Follow some of the games: how many decisions were compared, and how often each of what can happen happened."""
    pack = GAME.load_pack(source)
    space = GAME.action_space(pack)
    seen: Counter[str] = Counter()
    compared = 0
    for game in games:
        compared += follow(made, game, pack, carried=False)
        seen.update(f"ended: {REASONS[ended]}" for ended in made.ended[:, game] if ended)
        for action in made.actions[:, game]:
            done = space[action]
            card = getattr(done, "card", None)
            seen[f"power: {pack.arcana[pack.index[card]].power}" if card else type(done).__name__] += 1
    return compared, seen


def of_games(made: Recording, games: range) -> Recording:
    """A recording of these games alone."""
    columns: dict[str, Any] = {name: getattr(made, name)[:, games.start : games.stop] for name in SHARED}
    return Recording(made.tables, made.options, made.keys[games.start : games.stop], **columns)


SHARED = ("state", "acting", "actions", "mask", "seen", "ended")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--how", choices=("plain", "core", "cores", "gpu"), default="core")
    words.add_argument("--decisions", type=int, default=1_000_000)
    words.add_argument("--jobs", type=int, default=2)
    asked = words.parse_args()
    how: How = asked.how
    kinds = [*product((None, LAGOON), (2, 3, 4, 5), OPTIONS)]
    games = -(-asked.decisions // (len(kinds) * STEPS))
    start = time.monotonic()
    compared = 0
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(asked.jobs) as pool:
        waiting = []
        for number, (source, seats, given) in enumerate(kinds):
            options = GAME.options(given)
            twin = Twin(games, seats, options, GAME.load_pack(source), how, seed=number)
            made = record(twin, options, STEPS, seed=number)
            waiting += [
                pool.submit(part, of_games(made, share), range(len(share)), source) for share in shares(games, asked.jobs)
            ]
        for done in waiting:
            decisions, happened = done.result()
            compared += decisions
            seen += happened
    print(
        f"{compared:,} decisions of the twin ({how}) and of the plain engine are the same, in {time.monotonic() - start:.0f} s:"
    )
    print(f"{len(kinds)} kinds of game (2 packs, 2 to 5 seats, {len(OPTIONS)} settings of the options), {games} games each")
    for name, count in sorted(seen.items()):
        print(f"  {count:>9,} {name}")


def shares(games: int, jobs: int) -> list[range]:
    size = -(-games // jobs)
    return [range(begin, min(games, begin + size)) for begin in range(0, games, size)]


if __name__ == "__main__":
    main()
