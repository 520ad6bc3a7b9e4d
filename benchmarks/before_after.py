"""Two versions of the engines beside each other in one run: is any game slower than it was?

A step is what a bot or a simulation pays for: list the legal actions, choose one at random, apply it; and once more with
a copy of the state before each step, as a search makes. In each round two processes, each with one of the two source trees
on its path, play the same games by turns of a tenth of a second, so that whatever else the machine does slows both. The
ratio is the median over the rounds. Ends with status 1 if one of them is below `--at-least`.

    python benchmarks/before_after.py --before REVISION_OR_FOLDER [--after FOLDER] [--seconds 2] [--rounds 7]
        [--game echoes] [--at-least 0.95] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SEATS = {"shipwreck": (2, 3, 4), "echoes": (2, 3, 4), "timestories": (1, 2, 3, 4)}
PACKS = {"timestories": str(ROOT / "tests/golden/timestories/timestories-2/packs/training")}
"""What both play where the pack that comes with the game has changed between the two."""
TURN = 0.1
"""So many seconds of processor time one of the two plays before it is the other's turn."""


# --- in a process of its own, with one of the trees ---


def play(name: str, seats: int, copying: bool, seed: int) -> Iterator[None]:
    """Random games without end, a step at a time."""
    import horae

    game = horae.game(name)
    pack = game.load_pack(PACKS.get(name))
    chance = random.Random(seed)
    while True:
        state = game.new(seats, chance.getrandbits(64), None, pack)
        while state.result() is None:
            if copying:
                state = state.copy()
            waited_for = state.deciding()
            seat = waited_for[int(chance.random() * len(waited_for))]
            legal = state.legal(seat)
            state.apply(seat, legal[int(chance.random() * len(legal))])
            yield


def child(source: str, case: str) -> None:
    """Plays for a turn whenever a line comes in, and says how many steps it made and what they took."""
    import horae

    if not Path(horae.__file__).resolve().is_relative_to(Path(source).resolve()):
        raise SystemExit(f"horae was imported from {horae.__file__}, not from {source}")
    steps = play(*json.loads(case))
    for _ in sys.stdin:
        made = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < TURN:
            for _ in range(200):
                next(steps)
            made += 200
        print(made, spent, flush=True)


# --- comparing ---


@contextmanager
def source_of(tree: str) -> Iterator[Path]:
    """The folder `src` of a tree: of a folder, or of a revision of this repository, unpacked for as long as it is needed."""
    if Path(tree).is_dir():
        yield Path(tree).resolve() / "src"
        return
    with tempfile.TemporaryDirectory(prefix="horae-before-") as folder:
        packed = subprocess.run(["git", "archive", tree, "src", "benchmarks"], cwd=ROOT, capture_output=True, check=False)
        if packed.returncode:
            raise SystemExit(f"{tree} is neither a folder nor a revision: {packed.stderr.decode().strip()}")
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        yield Path(folder) / "src"


class Player:
    """A process that plays with one of the trees."""

    def __init__(self, source: Path, name: str, seats: int, copying: bool, seed: int) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": str(seed)}
        command = [sys.executable, __file__, "--child", str(source), json.dumps([name, seats, copying, seed])]
        self._process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.steps, self.spent = 0, 0.0
        self.turn()  # to warm up: not counted
        self.steps, self.spent = 0, 0.0

    def turn(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        said = self._process.stdout.readline().split()
        if not said:
            raise SystemExit(self._process.wait() or 1)  # it has said why
        self.steps += int(said[0])
        self.spent += float(said[1])

    def end(self) -> float:
        """Its steps per second of processor time."""
        self._process.communicate()
        return self.steps / self.spent


def measure(before: Path, after: Path, case: tuple[str, int, bool, int], seconds: float) -> tuple[float, float]:
    """Both paces, measured by turns. Who begins changes from round to round."""
    old, new = Player(before, *case), Player(after, *case)
    order = (old, new) if case[-1] % 2 else (new, old)
    while min(old.spent, new.spent) < seconds:
        for player in order:
            player.turn()
    return old.end(), new.end()


class Row(NamedTuple):
    """What came of one comparison, in steps per second."""

    game: str
    seats: int
    copy_each_step: bool
    before: int
    after: int
    ratio: float

    def __str__(self) -> str:
        what = "copy + legal + apply" if self.copy_each_step else "legal + apply"
        return f"{self.game:12}{self.seats:>5}   {what:22}{self.before:>10,}{self.after:>10,}{self.ratio:>8.3f}"


def compare(before: Path, after: Path, name: str, seats: int, copying: bool, seconds: float, rounds: int) -> Row:
    pairs = [measure(before, after, (name, seats, copying, number), seconds) for number in range(rounds)]
    return Row(
        name,
        seats,
        copying,
        round(statistics.median(old for old, _ in pairs)),
        round(statistics.median(new for _, new in pairs)),
        round(statistics.median(new / old for old, new in pairs), 3),
    )


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--before", required=True, help="a revision, or a folder with another working tree")
    words.add_argument("--after", default=str(ROOT), help="the same; this working tree if left out")
    words.add_argument("--seconds", type=float, default=2.0, help="of processor time for each measurement")
    words.add_argument("--rounds", type=int, default=7)
    words.add_argument("--game", choices=sorted(SEATS), action="append", help="only this one; may be given again")
    words.add_argument("--at-least", type=float, default=0.95, help="the lowest ratio that is good enough")
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    rows: list[Row] = []
    with source_of(asked.before) as before, source_of(asked.after) as after:
        if not asked.json:
            print(f"Python {platform.python_version()}, {asked.rounds} rounds of {asked.seconds:g} s each")
            print(f"{'game':12}{'seats':>5}   {'each step':22}{'before':>10}{'after':>10}{'ratio':>8}")
        for name in asked.game or SEATS:
            for seats in SEATS[name]:
                for copying in (False, True):
                    rows.append(compare(before, after, name, seats, copying, asked.seconds, asked.rounds))
                    if not asked.json:
                        print(rows[-1], flush=True)
    slower = [row for row in rows if row.ratio < asked.at_least]
    if asked.json:
        print(
            json.dumps(
                {"python": platform.python_version(), "at_least": asked.at_least, "rows": [row._asdict() for row in rows]}
            )
        )
    elif slower:
        print("", f"below {asked.at_least:g}:", *slower, sep="\n")
    return 1 if slower else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        child(*sys.argv[2:])
    else:
        sys.exit(main())
