"""The plain engine of Shipwreck and its fast twin through the same games, compared after every step.

A twin plays random games, however it is run, and what it did and said is recorded (`record`). The plain engine follows each
game by the same chance (`follow`), and stops where it finds other moves or another position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from horae.core.game import State
from horae.fast.crossing import facts, plain_game, read_row, write_row
from horae.fast.layout import (
    A_PASS,
    A_POWERS,
    A_PREDICT,
    ACTIVE,
    HANDS,
    PREDICT,
    REASONS,
    STEP,
    T_ACTIONS,
    T_MOVES,
    T_SEATS,
    WIDTH,
)
from horae.fast.tables import GAME
from horae.fast.twin import Twin, rows
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack

Array = npt.NDArray[Any]
Sight = Callable[[Any, ShipwreckPack], Iterable[int]]
"""Makes the numbers of an observation from a view."""


LAGOON = str(Path(__file__).parents[3] / "tests" / "conformance" / "lagoon")
"""Six fates and six arcana: bags and decks run out."""
OPTIONS: list[dict[str, object]] = [
    {},
    {"agreement": True, "difficulty": "easy"},
    {"honour": True, "difficulty": "easy"},
    {"restless": True, "difficulty": "easy"},
    {"difficulty": "total", "first": "2"},
    {"difficulty": "hard", "agreement": True, "honour": True, "restless": True},
]

COUNTED: list[tuple[str | None, int, dict[str, object], int, int]] = [
    (LAGOON, 2, {}, 3, 5_224),
    (LAGOON, 3, {"agreement": True}, 4, 15_824),
    (LAGOON, 3, {"honour": True, "difficulty": "easy"}, 2, 4_400),
    (LAGOON, 4, {"restless": True}, 3, 21_864),
    (None, 2, {}, 3, 1_680),
]


class Different(AssertionError):
    """Where the twin departs from the plain engine."""


class Recording(Struct):
    """Games of a twin: each array has a row for each step, in it an entry for each game."""

    tables: Sequence[int]
    options: ShipwreckOptions
    keys: Array
    """As the games began."""
    state: Array
    """Before the step, and once more at the end."""
    acting: Array
    actions: Array
    mask: Array
    seen: Array
    ended: Array


def record(twin: Twin, options: ShipwreckOptions, steps: int, seed: int) -> Recording:
    """Random games: one act in eight is of a seat that nobody waits for, some are right predictions, some flip tiles."""
    chance = np.random.default_rng(seed)
    made: dict[str, list[Array]] = {name: [] for name in ("state", "acting", "actions", "mask", "seen", "ended")}
    keys = twin.numpy("key").copy()
    twin.reset()
    for _ in range(steps):
        _ask_somebody(twin, chance)
        state, acting, mask = (twin.numpy(name).copy() for name in ("state", "acting", "mask"))
        actions = _choose(twin.tables, state, acting, mask, chance)
        for name, part in (("state", state), ("acting", acting), ("mask", mask), ("actions", actions)):
            made[name].append(part)
        made["seen"].append(twin.numpy("seen").copy())
        there = twin.actions()
        if hasattr(there, "copy_to_device"):
            there.copy_to_device(actions)
        else:
            there[:] = actions
        twin.step(there)
        made["ended"].append(twin.numpy("ended").copy())
    made["state"].append(twin.numpy("state").copy())
    return Recording(twin.tables, options, keys, **{name: np.array(parts) for name, parts in made.items()})


def _ask_somebody(twin: Twin, chance: np.random.Generator) -> None:
    waited_for = twin.numpy("acting").copy()
    unasked = chance.random(len(twin)) < 1 / 8
    others = np.where(unasked, chance.integers(0, twin.tables[T_SEATS], len(twin)), waited_for)
    twin.ask(others)
    twin.ask(np.where(twin.numpy("mask").any(axis=1), others, waited_for))


def _choose(tables: Sequence[int], state: Array, acting: Array, mask: Array, chance: np.random.Generator) -> Array:
    games = np.arange(len(mask))
    weights = mask.astype(float)
    weights[:, A_PASS] *= 6
    weights[:, A_POWERS:] *= 4
    kept = state[games, HANDS + 2 * state[:, ACTIVE]]
    right = A_PREDICT - 1 + kept
    lucky = (state[:, STEP] == PREDICT) & (kept > 0) & (chance.random(len(mask)) < 1 / 2)
    weights[games[lucky], right[lucky]] *= 12
    actions = (weights * chance.exponential(size=weights.shape) ** -1.0).argmax(axis=1).astype(np.int32)
    flips = (acting != state[:, ACTIVE]) & (chance.random(len(mask)) < 1 / 24)
    return np.where(flips, chance.integers(tables[T_MOVES], tables[T_ACTIONS], len(mask)), actions).astype(np.int32)


def follow(made: Recording, game: int, pack: ShipwreckPack, sight: Sight | None = None, carried: bool = True) -> int:
    """Play one recorded game, and those that followed it, with the plain engine. Gives how many decisions were compared.

    Positions `carried` over to the twin are compared, too."""
    space = GAME.action_space(pack)
    numbers = {action: number for number, action in enumerate(space)}
    state = plain_game(made.tables[T_SEATS], made.keys[game], made.options, pack)
    for step in range(len(made.actions)):
        row = rows(np.ascontiguousarray(made.state[step, game]))
        _compare(facts(state), read_row(row, pack, made.tables), made, step, game)
        if carried:
            _compare_carried(state, row, made, step, game)
        seat = int(made.acting[step, game])
        legal = sorted(numbers[move] for move in state.legal(seat))
        _compare({"legal": legal}, {"legal": np.flatnonzero(made.mask[step, game]).tolist()}, made, step, game)
        if sight is not None:
            shown = {"seen": [*sight(state.view(seat), pack)]}
            _compare(shown, {"seen": made.seen[step, game].tolist()}, made, step, game)
        state.apply(seat, space[made.actions[step, game]])
        reason = state.outcome.reason if state.outcome else None
        _compare({"ended": reason}, {"ended": REASONS[made.ended[step, game]]}, made, step, game)
        if state.outcome:
            state = plain_game(made.tables[T_SEATS], state.rng.snapshot(), made.options, pack)  # type: ignore[arg-type]  # the two words of the key
    row = rows(np.ascontiguousarray(made.state[-1, game]))
    _compare(facts(state), read_row(row, pack, made.tables), made, len(made.actions), game)
    return len(made.actions)


def _compare(plain: Mapping[str, object], twin: Mapping[str, object], made: Recording, step: int, game: int) -> None:
    for name, said in plain.items():
        if twin[name] != said:
            done = f"after action {made.actions[step - 1, game]} " if step else ""
            raise Different(f"game {game}, step {step} {done}{name}: the plain engine has {said}, the twin {twin[name]}")


def _compare_carried(state: Any, row: Any, made: Recording, step: int, game: int) -> None:
    """A plain position carried over says the same as the one the twin came to by itself."""
    carried = rows(np.zeros(WIDTH, np.int8))
    write_row(state, made.tables, carried)
    pack = state.pack
    _compare(read_row(carried, pack, made.tables), read_row(row, pack, made.tables), made, step, game)


def plain_positions_after(state: Any, depth: int, seats: int) -> int:
    """What `Twin.positions_after` counts, by the plain engine: every seat, every move, every fate that may be drawn."""
    if not depth:
        return 1
    found = 0
    for seat in range(seats):
        for move in state.legal(seat):
            after = state.copy()
            after.apply(seat, move)
            drawings = _drawings(after) if after.outcome is None and after.turn != state.turn else [after]
            found += sum(plain_positions_after(drawn, depth - 1, seats) for drawn in drawings)
    return found


def _drawings(state: Any) -> list[State]:
    """The positions that this one could be if other fates had been drawn as the turn began."""
    hand = state.hands[state.active]
    held, drawn = hand[: state.began_with], hand[state.began_with :]
    bag = [*state.bag, *drawn]
    found = [(held, bag)]
    for _ in drawn:
        found = [((*fates, value), _without(left, value)) for fates, left in found for value in sorted(set(left))]
    positions: list[State] = []
    for fates, left in found:
        position = state.copy()
        position.hands[state.active] = fates
        position.bag = left
        position.offered_to = None
        positions.append(position)
    return positions


def _without(bag: list[int], value: int) -> list[int]:
    left = [*bag]
    left.remove(value)
    return left
