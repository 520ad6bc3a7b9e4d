"""Fit the reader's chance to win from each score and doom to its own play, and print the coefficients.

Readers play each other at every difficulty with 2, 3 and 4 seats; at each turn's start the score and
doom are noted with how the game ended; a logistic curve is fitted to that. What it prints goes into
`horae/bots/shipwreck/win_chance.py`; playing with it changes the play, so it is run until it settles.

    python benchmarks/fit_reader.py [--games 300] [--jobs 2]
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

import numpy as np

import horae
from horae.bots.registry import bot_class
from horae.bots.shipwreck.public_position import Array
from horae.bots.shipwreck.win_chance import FEATURES
from horae.games.shipwreck.options import STARTING_DOOM
from horae.games.shipwreck.position import GOAL
from horae.sim.match import Match

CHUNK = 50
FIRST_SEED = 10_000_000


def note_games(difficulty: str, seats: int, first: int) -> tuple[Array, Array]:
    """How often each score and doom came up at a turn's start, and how often those games were won."""
    game = horae.game("shipwreck")
    met, won = np.zeros((GOAL, GOAL)), np.zeros((GOAL, GOAL))
    for seed in range(first, first + CHUNK):
        match = Match(game, [bot_class(game, "reader")] * seats, seed, {"difficulty": difficulty}, keep_log=True)
        is_win = bool(match.play().winners)
        state = game.new(seats, seed, {"difficulty": difficulty})
        turn = 0
        assert match.log is not None
        for entry in match.log.entries:
            if state.turn != turn:
                turn = state.turn
                met[state.score, state.doom] += 1
                won[state.score, state.doom] += is_win
            state.apply(entry.seat, game.decode_action(entry.action))
    return met, won


def fit(met: Array, won: Array) -> Array:
    """Logistic regression by Newton's method, with a light pull to zero."""
    weights = np.zeros(FEATURES.shape[-1])
    rows = FEATURES.reshape(-1, FEATURES.shape[-1])
    for _ in range(50):
        share = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (won.ravel() - met.ravel() * share) - 0.5 * weights
        bend = rows.T @ (rows * (met.ravel() * share * (1 - share))[:, None]) + 0.5 * np.eye(rows.shape[1])
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=300, help="for each difficulty and number of seats")
    words.add_argument("--jobs", type=int, default=2)
    asked = words.parse_args()
    work = [
        (difficulty, seats, FIRST_SEED + first)
        for difficulty in STARTING_DOOM
        for seats in (2, 3, 4)
        for first in range(0, asked.games, CHUNK)
    ]
    met, won = np.zeros((GOAL, GOAL)), np.zeros((GOAL, GOAL))
    with ProcessPoolExecutor(asked.jobs) as pool:
        for part_met, part_won in pool.map(note_games, *zip(*work, strict=True)):
            met += part_met
            won += part_won
    weights = fit(met, won)
    print(f"{int(met.sum())} turns noted")
    print("COEFFICIENTS =", tuple(round(float(weight), 4) for weight in weights))
    print((1 / (1 + np.exp(-FEATURES @ weights))).round(3))


if __name__ == "__main__":
    main()
