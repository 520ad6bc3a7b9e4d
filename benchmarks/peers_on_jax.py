"""Random play of games with hidden hands as JAX has them, hanabi of JaxMARL and two card games of pgx: steps a second.

A step lists the legal actions, chooses one of them at random, does it, and begins anew where the game is over; all inside one
compiled loop over a batch, as these libraries are meant to be called. Observations that they make at every step are paid for.
Times are of the processor. The twin's figures beside which these belong are of `twin.py` and, on a GPU, of `twin_on_gpu.py`.

These peers are no part of Horae's environment: JAX is large. In one of their own:

    python -m venv /tmp/on-jax && /tmp/on-jax/bin/pip install jaxmarl pgx && /tmp/on-jax/bin/python benchmarks/peers_on_jax.py
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import jaxmarl
import pgx
from pgx.experimental import auto_reset
from setting import setting, told

STEPS = 200
"""In one call of the compiled loop."""
Loop = Callable[[Any], Any]


def chosen(key: Any, legal: Any) -> Any:
    return jax.random.categorical(key, jnp.where(legal > 0, 0.0, -jnp.inf))


def jaxmarl_hanabi(games: int) -> Loop:
    env = jaxmarl.make("hanabi")

    def step(state: Any, key: Any) -> tuple[Any, None]:
        choosing, doing = jax.random.split(key)
        legal = env.get_legal_moves(state)
        keys = jax.random.split(choosing, len(env.agents))
        actions = {agent: chosen(one, legal[agent]) for agent, one in zip(env.agents, keys, strict=True)}
        _, state, _, _, _ = env.step(doing, state, actions)
        return state, None

    def play(key: Any) -> Any:
        beginning, going_on = jax.random.split(key)
        _, state = env.reset(beginning)
        state, _ = jax.lax.scan(step, state, jax.random.split(going_on, STEPS))
        return state

    batch = jax.jit(jax.vmap(play))
    return lambda key: batch(jax.random.split(key, games))


def pgx_game(name: str) -> Callable[[int], Loop]:
    def of(games: int) -> Loop:
        env = pgx.make(name)
        again = auto_reset(env.step, env.init)

        def step(state: Any, key: Any) -> tuple[Any, None]:
            choosing, doing = jax.random.split(key)
            return again(state, chosen(choosing, state.legal_action_mask), doing), None

        def play(key: Any) -> Any:
            beginning, going_on = jax.random.split(key)
            state, _ = jax.lax.scan(step, env.init(beginning), jax.random.split(going_on, STEPS))
            return state

        batch = jax.jit(jax.vmap(play))
        return lambda key: batch(jax.random.split(key, games))

    return of


PEERS: dict[str, Callable[[int], Loop]] = {
    "JaxMARL hanabi, 2 seats": jaxmarl_hanabi,
    "pgx leduc_holdem": pgx_game("leduc_holdem"),
    "pgx sparrow_mahjong": pgx_game("sparrow_mahjong"),
}


def pace(loop: Loop, games: int, seconds: float) -> float:
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        jax.block_until_ready(loop(jax.random.key(steps)))
        steps += STEPS * games
    return steps / (time.process_time() - start)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--games", type=int, nargs="*", default=[1, 256], help="at once")
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    rows = []
    for name, peer in PEERS.items():
        for games in asked.games:
            loop = peer(games)
            jax.block_until_ready(loop(jax.random.key(0)))
            paces = sorted(pace(loop, games, asked.seconds) for _ in range(asked.rounds))
            rows.append({"peer": name, "games": games, "steps_per_second": round(statistics.median(paces)),
                         "least": round(paces[0]), "most": round(paces[-1])})  # fmt: skip
    found = {"on": str(jax.devices()[0]), **setting(("jax", "jaxmarl", "pgx"))}
    if asked.json:
        print(json.dumps({"setting": found, "rows": rows}))
        return
    print(told(found))
    print(f"Each the median of {asked.rounds} rounds of {asked.seconds:g} s of processor time; compiled loops of {STEPS} steps")
    print(f"{'peer':28}{'games':>8}{'steps/s':>14}{'least':>14}{'most':>14}")
    for row in rows:
        print(f"{row['peer']:28}{row['games']:>8,}{row['steps_per_second']:>14,}{row['least']:>14,}{row['most']:>14,}")


if __name__ == "__main__":
    main()
