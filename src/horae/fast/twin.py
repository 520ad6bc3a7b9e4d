"""Many games of Shipwreck at once over flat arrays: the interface of the twin.

    from horae.fast.twin import Twin

    twin = Twin(games=4096, seats=3, how="core", seed=1)
    twin.reset()
    while ...:
        twin.step(actions)     # chosen by twin.mask from twin.seen, for the seats twin.acting

Every array has a row for each game. `how` is "plain" (uncompiled), "core", "cores" or "gpu"; results are the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from horae.fast.counting import CURSOR_WIDTH
from horae.fast.layout import REASONS, T_MOVES, WIDTH, Tables
from horae.fast.seen import OBSERVATION_WIDTH
from horae.fast.tables import GAME, tables_of
from horae.fast.translation import compiled, plain
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack

How: TypeAlias = Literal["plain", "core", "cores", "gpu"]
Array: TypeAlias = Any
"""A NumPy array; on a GPU one of its own that PyTorch and CuPy read in place."""


class IllegalActions(ValueError):
    """Actions that were not legal; nothing was done in those games, and the others have gone on."""


class Twin:
    """A batch of games with the same seats, options and pack. Those that end begin anew at once."""

    def __init__(
        self,
        games: int,
        seats: int = 3,
        options: Mapping[str, object] | ShipwreckOptions | None = None,
        pack: ShipwreckPack | None = None,
        how: How = "core",
        seed: int = 0,
    ) -> None:
        self.pack = pack or GAME.load_pack()
        self.tables: Tables = tables_of(self.pack, seats, options)
        self.how = how
        self._machine = machine(how)
        make = self._machine.array
        self.state: Array = make((games, WIDTH), np.int8)
        self.key: Array = self._machine.put(keys(games, seed))
        """The chance of each game: kept apart from its position, so that nothing made from that can tell what comes."""
        self.acting: Array = make((games,), np.int8)
        """The seat that is to act: of those that are waited for the first clockwise from the active one."""
        self.mask: Array = make((games, self.tables[T_MOVES]), np.uint8)
        """1 for each action that it may choose, by the numbers of `Game.action_space`."""
        self.seen: Array = make((games, OBSERVATION_WIDTH), np.int8)
        """What it sees, as `horae.fast.seen` lays it out."""
        self.reward: Array = make((games,), np.int8)
        """1 where the last step won the game, -1 where it lost it."""
        self.ended: Array = make((games,), np.int8)
        """How the last step ended the game: 0 not at all, else a place in `REASONS`; -1 where the action was refused."""
        self._t = self._machine.tables(self.tables)

    def __len__(self) -> int:
        return len(self.state)

    def reset(self) -> None:
        """New games everywhere."""
        self._run("reset_all", self.state, self.key, self.acting, self.mask, self.seen)

    def step(self, actions: Array, check: bool = True) -> None:
        """In each game the seat that is to act does its action. Raises IllegalActions unless told not to `check`."""
        self._run("step_all", self.state, self.key, actions, self.acting, self.reward, self.ended, self.mask, self.seen)
        if check:
            refused = np.flatnonzero(self._machine.get(self.ended) < 0)
            if len(refused):
                raise IllegalActions(f"the action is not legal in {len(refused)} of {len(self)} games, the first {refused[0]}")

    def choose(self, actions: Array) -> None:
        """Write a random legal action for each game into `actions`."""
        self._run("choose_all", self.state, self.key, self.acting, actions)

    def rollout(self, decisions: int, again: bool = True) -> dict[str, int]:
        """So many random decisions in each game, from where it stands: how many games ended, by reason. Mask and observations
        are made once, at the end."""
        tally = self._machine.array((len(self), len(REASONS)), np.int64)
        self._run("roll_all", self.state, self.key, decisions, int(again), tally)
        self.show()
        counts = self._machine.get(tally).sum(axis=0)
        return {reason: int(count) for reason, count in zip(REASONS[1:], counts[1:], strict=True) if reason}

    def show(self) -> None:
        """Mask and observations of the positions, for who has changed these by hand."""
        self._run("show_all", self.state, self.acting, self.mask, self.seen)

    def ask(self, seats: npt.NDArray[np.integer[Any]]) -> None:
        """Have these seats act next, one in each game, waited for or not: mask and observations become theirs. Whoever may do
        nothing has a mask of zeros."""
        self.acting = self._machine.put(np.asarray(seats, np.int8))
        self._run("ask_all", self.state, self.acting, self.mask, self.seen)

    def actions(self) -> Array:
        """An array for one action for each game, on the machine where the games are."""
        return self._machine.array((len(self),), np.int32)

    def copy(self) -> Twin:
        """An independent twin that goes on in the same way."""
        other = Twin.__new__(Twin)
        other.__dict__ |= self.__dict__
        for name in ("state", "key", "acting", "mask", "seen", "reward", "ended"):
            setattr(other, name, self._machine.copy(getattr(self, name)))
        return other

    def numpy(self, name: str) -> npt.NDArray[Any]:
        """One of the arrays by its name, as NumPy's."""
        found: npt.NDArray[Any] = self._machine.get(getattr(self, name))
        return found

    def positions_after(self, depth: int) -> npt.NDArray[np.int64]:
        """For each game, in how many ways it can go on for so many steps: every seat, move and draw (perft)."""
        lines = self._machine.array((len(self), depth + 1, WIDTH), np.int8)
        cursors = self._machine.array((len(self), depth + 1, CURSOR_WIDTH), np.int32)
        counts = self._machine.array((len(self),), np.int64)
        self._run("count_all", self.state, self.key, depth, lines, cursors, counts)
        found: npt.NDArray[np.int64] = self._machine.get(counts)
        return found

    def _run(self, name: str, *args: Any) -> None:
        self._machine.run(name, args, self._t)


def keys(games: int, seed: int) -> npt.NDArray[np.uint32]:
    """Two words for each game, never both 0: the generator would stay there."""
    words = np.random.PCG64(seed).random_raw(games)
    words[words == 0] = 1
    return words.view(np.uint32).reshape(games, 2)


class Processor:
    """Runs the functions of the twin on NumPy arrays: uncompiled, on one core, or on several."""

    def __init__(self, how: How) -> None:
        self.how = how
        self.names = plain() if how == "plain" else compiled(how == "cores")

    def array(self, shape: tuple[int, ...], kind: Any) -> Array:
        return np.zeros(shape, kind)

    def put(self, array: npt.NDArray[Any]) -> Array:
        return array.copy()

    def get(self, array: Array) -> npt.NDArray[Any]:
        found: npt.NDArray[Any] = array
        return found

    def copy(self, array: Array) -> Array:
        return array.copy()

    def tables(self, tables: Tables) -> Any:
        return tables if self.how == "plain" else np.array(tables, np.int32)

    def run(self, name: str, args: Sequence[Any], tables: Any) -> None:
        if self.how == "plain":
            args = [rows(arg) for arg in args]
        self.names[name](*args, tables)


def rows(array: Any) -> Any:
    """An array as memoryviews: reading these gives plain integers, which never overflow."""
    if not isinstance(array, np.ndarray):
        return array
    return array.data if array.ndim == 1 else [rows(row) for row in array]


def machine(how: How) -> Any:
    if how == "gpu":
        from horae.fast.gpu import Gpu

        return Gpu()
    return Processor(how)
