"""Is everything of whole missions settled, how long does it take, and are planted faults found?

    python benchmarks/solve_missions.py [--missions training,salt,generated,summer-night] [--seats 2,3,4]

solves each mission with so many receptacles and again after an edit, then plants an ending that nothing leads to, a
question that closes every place and a difficulty of 40, each in a copy. Every row is a process of its own: so is its memory.
Seconds are those of the processor.
"""

from __future__ import annotations

import argparse
import resource
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import process_time

from horae.authoring.missions.lint import lint
from horae.authoring.missions.solve import Card, Instruction, Solution, replayed, solve
from horae.games.timestories.supplies import available
from horae.testkit.planted_mission import NEVER, edit, files_of, plant_dead_end, plant_difficulty, plant_ending
from horae.testkit.timestories import Data, read, write
from horae.testkit.timestories_stress import stress_mission

ROOT = Path(__file__).parents[1]
MISSIONS: dict[str, Callable[[], dict[str, Data]]] = {
    "training": lambda: files_of("training"),
    "salt": lambda: files_of(str(ROOT / "examples/salt")),
    "generated": stress_mission,
    "summer-night": lambda: files_of("summer-night"),
}
COLUMNS = (
    "| mission | receptacles | endings | cards | instructions | seconds | MB | after an edit | ending | dead end | difficulty |"
)


def counts(parts: Sequence[Card | Instruction]) -> str:
    found = [part.status for part in parts]
    return " / ".join(str(found.count(status)) for status in ("witness", "impossible", "not_found"))


def endings(found: Solution) -> str:
    possible = [ending.possible for ending in found.endings]
    return " / ".join(str(possible.count(status)) for status in (True, False, None))


def row(name: str, seats: int) -> str:
    """In a process of its own."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        cache = folder / "kept.json"
        began = process_time()
        found = solve(read(folder / "whole", MISSIONS[name]()), seats, cache=cache)
        took = process_time() - began
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        edited = planted(name, edit)
        began = process_time()
        again = solve(read(folder / "edited", edited), seats, cache=cache)
        after = process_time() - began
        assert not again.unreached()
        cells = [name, seats, endings(found), counts(found.cards), counts(found.instructions), f"{took:.1f}", f"{peak:.0f}"]
        cells += [f"{after:.1f}", finds_ending(name, folder, seats), finds_dead_end(name, folder, seats)]
        cells.append(finds_difficulty(name, folder))
        return "| " + " | ".join(map(str, cells)) + " |"


def planted(name: str, plant: Callable[[dict[str, Data]], None]) -> dict[str, Data]:
    files = MISSIONS[name]()
    plant(files)
    return files


def finds_ending(name: str, folder: Path, seats: int) -> str:
    found = solve(read(folder / "ending", planted(name, plant_ending)), seats, plays=0)
    ending = next(one for one in found.endings if one.id == NEVER)
    return "proved" if ending.possible is False and ending.why else "MISSED"


def finds_dead_end(name: str, folder: Path, seats: int) -> str:
    pack = read(folder / "dead", planted(name, plant_dead_end))
    found = solve(pack, seats, plays=1)
    if found.dead_end is None:
        return "MISSED"
    state = replayed(found.dead_end, pack)
    return "shown" if state.outcome is None and not available(state) else "proved"


def finds_difficulty(name: str, folder: Path) -> str:
    made = write(folder / "difficulty", planted(name, plant_difficulty))
    return "told" if any(one.line for one in lint(str(made)).errors()) else "MISSED"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--missions", default=",".join(MISSIONS))
    words.add_argument("--seats", default="2,3,4")
    given = words.parse_args()
    print("Ways / proofs that there is none / neither:")
    print(COLUMNS)
    for name in given.missions.split(","):
        for seats in map(int, given.seats.split(",")):
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as one:
                print(one.submit(row, name, seats).result(), flush=True)


if __name__ == "__main__":
    main()
