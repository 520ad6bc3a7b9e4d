"""Does the balance report find a card that is about ten points of win chance too strong, and how fast?

    python benchmarks/planted_card.py [--card ID] [--vp MORE] [--jobs 2] [--seed 1]

gives one card of the base deck more printed VP (one is worth about three points to who holds the card at the start),
in a copy of the pack, and makes the report on it. Prints what the verdict names, and the time taken.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from time import perf_counter

import horae
from horae.sim.balance import study
from horae.sim.balance.job_runner import StudyPlan
from horae.sim.balance.study import Cell, Look, Study
from horae.sim.local_processes import Processes
from horae.testkit.planted_card import plant


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--card", default="lava-smith")
    words.add_argument("--vp", type=int, default=4)
    words.add_argument("--jobs", type=int, default=2)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    pack = horae.game("echoes").load_pack()
    before = pack.cards[pack.index[given.card]].vp
    with tempfile.TemporaryDirectory() as folder:
        planted = plant(Path(folder) / "planted", given.card, vp=before + given.vp)
        wanted = Study(
            plan=StudyPlan("echoes", str(planted), given.seed),
            cells=(Cell("greedy", 2, 3500),),
            again=(Look(12, 250), Look(3, 1000)),
        )
        began = perf_counter()
        with Processes(given.jobs) as place:
            report = study.run(wanted, None, place).report
        took = perf_counter() - began
    spent = sum(os.times()[:4])
    print(f"planted: {given.card}, {before} VP and {given.vp} more")
    print(f"{took:.0f} s with {given.jobs} processes, {spent:.0f} s of processor time")
    named = [each for each in report.verdict.findings if each.kind == "worth"]
    for each in named:
        value, low, high, sure = each.figure.value, each.figure.low, each.figure.high, "certain" if each.sure else "open"
        print(f"  {each.about:24} {value:+6.1f}  {low:+6.1f} … {high:+6.1f}  {sure}")
    print("named" if any(each.about == given.card for each in named) else "NOT named")


if __name__ == "__main__":
    main()
