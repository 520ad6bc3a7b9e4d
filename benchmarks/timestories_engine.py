"""Random play of the training mission beside OpenSpiel's gin_rummy, in one run: steps per second and their ratio.

Measured as engines.py measures its games: see there for what a step is and how the peer is asked.

    python benchmarks/timestories_engine.py [--seconds 3] [--rounds 3]
"""

from __future__ import annotations

import argparse
import platform
import sys

from engines import measure, our_game, peer_game

GOAL = 1.0


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    words.add_argument("--rounds", type=int, default=3)
    asked = words.parse_args()
    ours = our_game("timestories")
    print(f"Python {platform.python_version()}, {asked.rounds} rounds of {asked.seconds:g} s each")
    held = True
    for way, by_hand in (("examples", False), ("lean", True)):
        for copying in (False, True):
            mine, theirs, ratio = measure(ours, peer_game("gin_rummy", by_hand), copying, asked.seconds, asked.rounds)
            what = "copy + legal + apply" if copying else "legal + apply"
            print(f"{what:22} timestories {mine:>10,.0f} /s   gin_rummy ({way}) {theirs:>10,.0f} /s   ratio {ratio:.2f}")
            if not by_hand and not copying:
                held = ratio >= GOAL
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
