"""Very many games played by an adversary who looks for trouble, under the laws that no seat is stuck and all costs are paid.

All games, all seat counts, all options and rule profiles, several packs. Found trouble is cut short, printed as seed and
moves, and written as a log that `horae replay` plays. The same arguments give the same games, however many jobs.

    python benchmarks/adversarial_play.py [--games 100000] [--jobs 2] [--seed 0] [--game echoes] [--out FOLDER]
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import sys
import time
from collections import Counter
from pathlib import Path

from msgspec import Struct

from horae import game
from horae.testkit.adversarial_play import Tried, Trouble, seek, shrunk
from horae.testkit.random_play import GameSetup

PACKS = Path(__file__).parents[1] / "tests" / "conformance"
SHARE = {"shipwreck": 50, "timestories": 30, "echoes": 20}
"""Of a hundred games; an Echoes game takes twenty times as long as one of Shipwreck."""
AT_ONCE = 125
"""Games that share their counts of what is rare, and one setup."""
MOST_ACTS = {"shipwreck": 2_000, "echoes": 1_000, "timestories": 2_000}
"""Longer games are broken off, and reported as such."""


def setups(name: str) -> list[GameSetup]:
    """Every way to play that a run goes through."""
    rules = game(name)
    seats = rules.seat_range
    if name == "echoes":
        return [GameSetup(rules, count, {}, pack) for pack in (None, str(PACKS / "maelstrom")) for count in seats]
    if name == "timestories":
        packs = (None, *(str(PACKS / name) for name in ("labyrinth", "brink", "masquerade", "ferry")))
        profiles = ("midsummer-en", "midsummer-es", "hadal-es")
        return [
            GameSetup(rules, count, {"profile": profile}, pack) for pack in packs for profile in profiles for count in seats
        ]
    switches = itertools.product(("easy", "normal", "hard", "total"), (False, True), (False, True), (False, True))
    options = [dict(zip(("difficulty", "agreement", "honour", "restless"), way, strict=True)) for way in switches]
    return [GameSetup(rules, count, way, pack) for pack in (None, str(PACKS / "lagoon")) for way in options for count in seats]


class Batch(Struct, frozen=True):
    """Some games of one setup, one after another."""

    name: str
    setup: int
    first_seed: int
    games: int


class Report(Struct):
    """What came of a batch."""

    name: str
    games: int = 0
    acts: int = 0
    longest: int = 0
    broken_off: int = 0
    seconds: float = 0.0
    found: list[tuple[str, str, str, bytes]] = []
    """The kind of trouble, what is wrong, its moves and its log."""


def batches(games: int, seed: int, only: str | None) -> list[Batch]:
    made: list[Batch] = []
    for name, share in SHARE.items():
        if only not in (None, name):
            continue
        left = games if only else games * share // 100
        choices = len(setups(name))
        for number in itertools.count():
            if left <= 0:
                break
            some = min(AT_ONCE, left)
            made.append(Batch(name, number % choices, seed + number * AT_ONCE, some))
            left -= some
    whole = {name: max(1, games if only else games * share // 100) for name, share in SHARE.items()}
    return sorted(made, key=lambda batch: (batch.first_seed - seed) / whole[batch.name])  # so that the time left can be told


def run(batch: Batch) -> Report:
    setup = setups(batch.name)[batch.setup]
    report = Report(batch.name, found=[])
    tried = Tried()
    start = time.process_time()
    for seed in range(batch.first_seed, batch.first_seed + batch.games):
        report.games += 1
        try:
            acts, ended = seek(setup, seed, tried, MOST_ACTS[batch.name])
        except Trouble as trouble:
            short = shrunk(trouble) if not report.found else trouble
            report.found.append((short.kind, f"{setup}, pack {setup.pack().id}: {short.why}", short.moves(), short.log()))
            continue
        report.acts += acts
        report.longest = max(report.longest, acts)
        report.broken_off += not ended
    report.seconds = time.process_time() - start
    return report


def keep(report: Report, folder: Path, kept: Counter[str], most: int = 3) -> None:
    """Print and write the first few troubles of each kind."""
    for kind, why, moves, log in report.found:
        kept[f"{report.name} {kind}"] += 1
        number = kept[f"{report.name} {kind}"]
        if number > most:
            continue
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{report.name}-{kind.replace(' ', '-')}-{number}.log"
        file.write_bytes(log)
        file.with_suffix(".json").write_text(moves + "\n", "utf-8")
        print(f"\n{kind}: {why}\n  {file}\n  {moves}")


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=100_000)
    words.add_argument("--jobs", type=int, default=2)
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--game", choices=sorted(SHARE))
    words.add_argument("--out", type=Path, default=Path("build/adversarial-play"))
    asked = words.parse_args()
    todo = batches(asked.games, asked.seed, asked.game)
    total = sum(batch.games for batch in todo)
    sums: dict[str, Report] = {}
    kept: Counter[str] = Counter()
    start = time.perf_counter()
    done = 0
    with multiprocessing.Pool(asked.jobs) as pool:
        for report in pool.imap_unordered(run, todo):
            one = sums.setdefault(report.name, Report(report.name, found=[]))
            one.games += report.games
            one.acts += report.acts
            one.longest = max(one.longest, report.longest)
            one.broken_off += report.broken_off
            one.seconds += report.seconds
            one.found += report.found
            keep(report, asked.out, kept)
            done += report.games
            spent = time.perf_counter() - start
            left = spent / done * (total - done)
            print(
                f"\r{done:,} of {total:,} games, {spent:.0f} s, about {left:.0f} s left ", end="", file=sys.stderr, flush=True
            )
    print(file=sys.stderr)
    print(f"{'game':12}{'games':>9}{'acts':>12}{'longest':>9}{'broken off':>12}{'CPU s':>9}{'trouble':>9}")
    for name in SHARE:
        if name in sums:
            one = sums[name]
            figures = f"{one.games:>9,}{one.acts:>12,}{one.longest:>9,}{one.broken_off:>12,}{one.seconds:>9.0f}"
            print(f"{name:12}{figures}{len(one.found):>9,}")
    for kind, count in kept.most_common():
        print(f"  {count} x {kind}")
    bounds = ", ".join(f"{name} {most:,}" for name, most in MOST_ACTS.items())
    print(f"{total:,} games in {time.perf_counter() - start:.0f} s; games are broken off after (acts): {bounds}")
    return 1 if kept else 0


if __name__ == "__main__":
    sys.exit(main())
