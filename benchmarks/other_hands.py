"""Missions by other hands: whatever ending bots come to, `solve` finds a way there.

Bots play each mission under tests/missions at 2, 3 and 4 seats, agents and explorers each so many games. An ending that either
reaches in one game of forty must have a witness within the time that `horae mission solve` takes by itself.

    python benchmarks/other_hands.py [--games 200] [--seed 0] [--mission dyehouse]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from horae import game
from horae.authoring.missions.solve import Solution, replayed, solve
from horae.bots.bot import MakeBot
from horae.bots.timestories.agent import Agent
from horae.bots.timestories.explorer import Explorer
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack
from horae.sim.match import Match

MISSIONS = Path(__file__).parents[1] / "tests" / "missions"
SEATS = (2, 3, 4)
SELDOM = 40
"""An ending reached in fewer than one game of so many is not asked for."""
MOST_ACTS = 10_000


def endings(pack: TimeStoriesPack, bot: MakeBot, seats: int, games: int, seed: int) -> Counter[str]:
    """How often the bots came to each."""
    played = (Match(TimeStories(), [bot] * seats, seed + number, None, pack).play(MOST_ACTS) for number in range(games))
    return Counter(result.reason for result in played)


def witnessed(found: Solution, pack: TimeStoriesPack) -> set[str]:
    """The endings with a way there that replays."""
    ways = {ending.id: ending.witness for ending in found.endings if ending.witness is not None}
    ends = {name: replayed(way, pack).outcome for name, way in ways.items()}
    return {name for name, outcome in ends.items() if outcome is not None and outcome.reason == name}


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--mission", choices=sorted(folder.name for folder in MISSIONS.iterdir()))
    asked = words.parse_args()
    missing = 0
    for folder in sorted(MISSIONS.iterdir()):
        if asked.mission not in (None, folder.name):
            continue
        pack: TimeStoriesPack = game("timestories").load_pack(str(folder))
        for seats in SEATS:
            began = time.monotonic()
            ways = witnessed(solve(pack, seats), pack)
            taken = time.monotonic() - began
            print(f"{folder.name}, {seats} seats: solved in {taken:.1f} s")
            for bot in (Agent, Explorer):
                reached = endings(pack, bot, seats, asked.games, asked.seed)
                print(f"  {bot.name}: " + ", ".join(f"{name} {times}" for name, times in reached.most_common()))
                for name, times in reached.items():
                    if times * SELDOM >= asked.games and name not in ways:
                        missing += 1
                        print(f"    {name} was reached and has no witness")
    print("every ending that was reached has a witness" if not missing else f"{missing} without a witness")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
