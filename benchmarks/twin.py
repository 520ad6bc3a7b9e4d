"""The twin of Shipwreck beside OpenSpiel's hanabi, on one core, in one run: decisions a second.

Twice: random play alone (legal moves found, one chosen at random, done, chance and new games included), and with what a learner
needs at every decision, legal mask and observation, on both sides. hanabi is driven lean: the way `engines.py` calls so. Times
are of the processor, so that what else the machine does counts little; both sides are measured in turns.

    python benchmarks/twin.py [--seconds 2] [--rounds 3] [--json]
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import pyspiel
from engines import drawn
from setting import setting, told

from horae.fast.twin import Twin

GOALS = {"rollout": 30.0, "with mask and observation": 8.0}
"""How many times hanabi's pace is wanted."""
Pace = Callable[[float], float]


def hanabi(seats: int, observed: bool) -> Pace:
    game = pyspiel.load_game("hanabi", {"players": seats})

    def pace(seconds: float) -> float:
        chance = random.Random(1)
        steps = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), chance.random()))
                    continue
                legal = state.legal_actions()
                if observed:
                    state.legal_actions_mask()
                    state.observation_tensor()
                state.apply_action(legal[int(chance.random() * len(legal))])
                steps += 1
        return steps / (time.process_time() - start)

    return pace


def twin(seats: int, observed: bool, games: int, options: dict[str, object]) -> Pace:
    batch = Twin(games, seats, options, how="core", seed=1)
    batch.reset()
    actions = batch.actions()

    def run() -> int:
        if not observed:
            batch.rollout(1000)
            return 1000 * games
        batch.choose(actions)
        batch.step(actions, check=False)
        return games

    run()

    def pace(seconds: float) -> float:
        steps = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            steps += run()
        return steps / (time.process_time() - start)

    return pace


def beside(ours: Pace, theirs: Pace, seconds: float, rounds: int) -> tuple[float, float, list[float]]:
    """Median paces, and the ratio of each round, least first."""
    pairs = [(ours(seconds), theirs(seconds)) for _ in range(rounds)]
    mine, other = zip(*pairs, strict=True)
    return statistics.median(mine), statistics.median(other), sorted(one / two for one, two in pairs)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    rows: list[dict[str, Any]] = []
    start = time.process_time()
    twin(3, observed=False, games=1, options={})
    twin(3, observed=True, games=1, options={})
    compiled = time.process_time() - start
    kinds: list[tuple[int, int, dict[str, object]]] = [(seats, 256, {}) for seats in (2, 3, 4, 5)]
    kinds += [(3, 1, {}), (3, 16_384, {}), (3, 256, {"agreement": True, "honour": True, "restless": True})]
    for what, goal in GOALS.items():
        for seats, games, options in kinds:
            observed = what != "rollout"
            mine, theirs, ratios = beside(
                twin(seats, observed, games, options), hanabi(seats, observed), asked.seconds, asked.rounds
            )
            rows.append(
                {"what": what, "seats": seats, "games": games, "options": options, "twin": round(mine), "hanabi": round(theirs),
                 "ratio": round(statistics.median(ratios), 1), "spread": [round(each, 1) for each in (ratios[0], ratios[-1])],
                 "goal": goal}
            )  # fmt: skip
    found = setting(("numba", "numpy", "open_spiel"))
    if asked.json:
        print(json.dumps({"setting": found, "compiled_in": compiled, "rows": rows}))
        return
    print(told(found))
    print(f"Each the median of {asked.rounds} rounds of {asked.seconds:g} s of processor time. Compiling: {compiled:.0f} s.")
    print(f"{'':26}{'seats':>6}{'games':>8}{'twin/s':>14}{'hanabi/s':>12}{'ratio':>8}  {'least – most':16}goal")
    for row in rows:
        held = "held" if row["ratio"] >= row["goal"] else "NOT held"
        said = ", ".join(row["options"]) or "default"
        least, most = row["spread"]
        print(
            f"{row['what']:26}{row['seats']:>6}{row['games']:>8,}{row['twin']:>14,}{row['hanabi']:>12,}"
            f"{row['ratio']:>8}  {f'{least} – {most}':16}{row['goal']:g} {held} ({said})"
        )


if __name__ == "__main__":
    main()
