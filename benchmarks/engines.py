"""Random play of each game beside a peer of OpenSpiel, in one run: steps per second and their ratio.

A step is what a bot or a simulation pays for: list the legal actions, choose one at random, apply
it; and once more with a copy of the state before each step, as a search makes. The peer is asked
through its Python API in the same kind of loop, in two ways (see `peer_game`): the way its examples
do it, which the goals are about, and a leaner way, for information. Chance (drawing fates) happens
inside `apply` in Horae, so it is paid for in our steps.

The last column says of each goal whether it is held. The peers are C++, so that depends on the machine, too.

    python benchmarks/engines.py [--seconds 3] [--rounds 3] [--json]
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy
import pyspiel
from setting import setting, told

import horae

Loop = Callable[[random.Random, bool], int]

PEER = {
    "shipwreck": ("hanabi", 1.5, 1.0),
    "echoes": ("gin_rummy", 1.0, 1.5),
    "timestories": ("gin_rummy", 1.0, 1.0),
}
"""The peer of each game and the ratios wanted: plain, and with a copy each step."""
SHAPES = (
    "examples: the peer as its own examples call it, chance nodes drawn by numpy, each apply_action a step; "
    "lean: chance drawn by hand, only decisions are steps."
)


def our_game(name: str) -> Loop:
    game = horae.game(name)
    pack = game.load_pack()

    def play(chance: random.Random, copying: bool) -> int:
        state = game.new(seats=3, seed=chance.getrandbits(64), pack=pack)
        steps = 0
        while state.result() is None:
            if copying:
                state = state.copy()
            seats = state.deciding()
            seat = seats[int(chance.random() * len(seats))]
            legal = state.legal(seat)
            state.apply(seat, legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return play


def peer_game(name: str, by_hand: bool) -> Loop:
    """The peer's loop. Its chance nodes are sampled as OpenSpiel's own examples do, with numpy, and
    every `apply_action` is a step; or else by hand, much faster, and only decisions are steps."""
    game = pyspiel.load_game(name)

    def play(chance: random.Random, copying: bool) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if copying:
                state = state.clone()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                if by_hand:
                    state.apply_action(drawn(outcomes, chance.random()))
                    continue
                actions, shares = zip(*outcomes, strict=True)
                state.apply_action(int(numpy.random.choice(actions, p=shares)))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return play


def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome of a chance node that a number from 0 to 1 falls on."""
    for outcome, share in outcomes:
        at -= share
        if at < 0:
            return outcome
    return outcomes[-1][0]


def pace(play: Loop, copying: bool, seconds: float, seed: int) -> float:
    """Steps per second of processor time, so that what else the machine does counts little."""
    chance = random.Random(seed)
    steps = 0
    start = time.process_time()
    while True:
        for _ in range(20):
            steps += play(chance, copying)
        spent = time.process_time() - start
        if spent >= seconds:
            return steps / spent


def measure(ours: Loop, peer: Loop, copying: bool, seconds: float, rounds: int) -> tuple[float, float, list[float]]:
    """Median paces of both, measured in turns so that a busy machine slows both, and the ratio of each round, least first."""
    pairs = [(pace(ours, copying, seconds, seed), pace(peer, copying, seconds, seed)) for seed in range(rounds)]
    return (
        statistics.median(mine for mine, _ in pairs),
        statistics.median(theirs for _, theirs in pairs),
        sorted(mine / theirs for mine, theirs in pairs),
    )


def said_of(row: dict[str, Any]) -> str:
    """The goal, and whether it is held."""
    if row["goal"] is None:
        return "–"
    return f"{row['goal']:g} {'held' if row['ratio'] >= row['goal'] else 'NOT held'}"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    rows: list[dict[str, Any]] = []
    for name, (peer, plain_goal, copy_goal) in PEER.items():
        ours = our_game(name)
        for way, by_hand in (("examples", False), ("lean", True)):
            theirs = peer_game(peer, by_hand)
            for copying, goal in ((False, plain_goal), (True, copy_goal)):
                mine, other, ratios = measure(ours, theirs, copying, asked.seconds, asked.rounds)
                rows.append(
                    {
                        "game": name,
                        "peer": peer,
                        "peer_way": way,
                        "copy_each_step": copying,
                        "steps_per_second": round(mine),
                        "peer_steps_per_second": round(other),
                        "ratio": round(statistics.median(ratios), 2),
                        "spread": [round(ratios[0], 2), round(ratios[-1], 2)],
                        "goal": None if by_hand else goal,
                    }
                )
    found = setting(("open_spiel", "numpy"))
    if asked.json:
        print(json.dumps({"setting": found, "rows": rows}))
        return
    print(told(found))
    print(f"Each the median of {asked.rounds} rounds of {asked.seconds:g} s of processor time, in turns. {SHAPES}")
    print(f"{'game':12}{'each step':22}{'steps/s':>10}   {'peer':21}{'steps/s':>10}   {'ratio':>6}  {'least – most':14}goal")
    for row in rows:
        what = "copy + legal + apply" if row["copy_each_step"] else "legal + apply"
        least, most = row["spread"]
        print(
            f"{row['game']:12}{what:22}{row['steps_per_second']:>10,}   {row['peer'] + ' (' + row['peer_way'] + ')':21}"
            f"{row['peer_steps_per_second']:>10,}   {row['ratio']:>6}  {f'{least} – {most}':14}{said_of(row)}"
        )


if __name__ == "__main__":
    main()
