"""What a research interface costs: each game played plainly and through PettingZoo, Gymnasium and OpenSpiel, in one run, and
beside that hanabi, as OpenSpiel has it and as PettingZoo has it.

A decision is one move by whoever makes it, chosen at random among the legal ones; chance and new games are paid for in it. With
PettingZoo and Gymnasium a learner's decision comes with an observation and a mask, as their interfaces have it; OpenSpiel is
measured with the observation asked for and without. Times are of the processor; all are measured by turns.

    python benchmarks/environments.py [--seconds 1] [--rounds 3] [--json]
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
import warnings
from collections.abc import Callable
from typing import Any

import pettingzoo
import pyspiel
from engines import drawn
from setting import setting, told

import horae
import horae.envs.openspiel
from horae.envs.gymnasium import OneSeat
from horae.envs.pettingzoo import AEC, Parallel

SEATS = {"shipwreck": 3, "echoes": 3, "timestories": 2}
Game = Callable[[random.Random], int]
"""Plays one game. Gives how many decisions were made."""


def pick(mask: Any, chance: random.Random) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(chance.random() * len(legal))])


def plain(name: str) -> Game:
    game = horae.game(name)
    pack = game.load_pack()

    def play(chance: random.Random) -> int:
        state = game.new(SEATS[name], chance.getrandbits(64), pack=pack)
        steps = 0
        while state.result() is None:
            seat = state.deciding()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return play


def aec(env: Any) -> Game:
    def play(chance: random.Random) -> int:
        env.reset(seed=chance.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(pick(info["action_mask"] if "action_mask" in info else observation["action_mask"], chance))
            steps += 1
        return steps

    return play


def parallel(env: Parallel) -> Game:
    def play(chance: random.Random) -> int:
        observations, _ = env.reset(seed=chance.getrandbits(31))
        while env.agents:
            chosen = {agent: pick(observations[agent]["action_mask"], chance) for agent in env.agents}
            observations, *_ = env.step(chosen)
        return len(env.play.acts)

    return play


def one_seat(env: OneSeat) -> Game:
    def play(chance: random.Random) -> int:
        observation, _ = env.reset(seed=chance.getrandbits(31))
        over = False
        while not over:
            observation, _, over, _, _ = env.step(pick(observation["action_mask"], chance))
        return len(env.play.acts)

    return play


def openspiel(name: str, observed: bool) -> Game:
    game = pyspiel.load_game(name)

    def play(chance: random.Random) -> int:
        state = game.new_initial_state()
        steps = 0
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
        return steps

    return play


def ways() -> list[tuple[str, str, Game]]:
    found: list[tuple[str, str, Game]] = []
    for name, seats in SEATS.items():
        spiel = f"horae_{name}_v1(players={seats})"
        found += [
            (name, "plain engine: legal + apply", plain(name)),
            (name, "PettingZoo AEC", aec(AEC(name, seats=seats))),
            (name, "PettingZoo parallel", parallel(Parallel(name, seats=seats))),
            (name, "Gymnasium, random bots", one_seat(OneSeat(name, seats, bots=("random",)))),
            (name, "OpenSpiel: legal actions", openspiel(spiel, observed=False)),
            (name, "OpenSpiel: mask and observation", openspiel(spiel, observed=True)),
        ]
    hanabi = pettingzoo.make("aec", "classic/hanabi-v5", players=3)
    found += [
        ("hanabi", "OpenSpiel (C++): legal actions", openspiel("hanabi(players=3)", observed=False)),
        ("hanabi", "OpenSpiel (C++): mask and observation", openspiel("hanabi(players=3)", observed=True)),
        ("hanabi", "PettingZoo's hanabi-v5, AEC", aec(hanabi)),
    ]
    return found


def pace(play: Game, seconds: float, seed: int) -> float:
    chance = random.Random(seed)
    steps = 0
    start = time.process_time()
    while True:
        steps += play(chance)
        spent = time.process_time() - start
        if spent >= seconds:
            return steps / spent


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    warnings.simplefilter("ignore")  # what peers say of themselves
    every = ways()
    paces: list[list[float]] = [[] for _ in every]
    for seed in range(asked.rounds):
        for found, (_, _, play) in zip(paces, every, strict=True):
            found.append(pace(play, asked.seconds, seed))
    rows = [
        {"game": game, "way": way, "decisions_per_second": round(statistics.median(found)), "least": round(min(found)),
         "most": round(max(found))}
        for (game, way, _), found in zip(every, paces, strict=True)
    ]  # fmt: skip
    found_here = setting(("numpy", "pettingzoo", "gymnasium", "open_spiel", "shimmy"))
    if asked.json:
        print(json.dumps({"setting": found_here, "rows": rows}))
        return
    print(told(found_here))
    print(f"Each the median of {asked.rounds} rounds of {asked.seconds:g} s of processor time, all by turns")
    print(f"{'game':13}{'way':40}{'decisions/s':>12}{'least':>10}{'most':>10}")
    for row in rows:
        print(f"{row['game']:13}{row['way']:40}{row['decisions_per_second']:>12,}{row['least']:>10,}{row['most']:>10,}")


if __name__ == "__main__":
    main()
