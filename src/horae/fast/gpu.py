"""The twin on a GPU, by numba-cuda: a thread for each game, positions kept part by part so that neighbours are read together.

PyTorch, CuPy and JAX read whatever comes out without copying (`__cuda_array_interface__`), and actions may come in so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda, int8, int32
from numba.cuda.cudadrv.devicearray import DeviceNDArray

from horae.fast.batch import REFUSED
from horae.fast.layout import WIDTH, Tables
from horae.fast.translation import LOOPS, SOURCES, translated

THREADS = 128
"""Of a block. Its positions lie in memory that the threads share: there a read need not wait for what is written elsewhere."""


def kernel_of(one: Callable[..., None]) -> Any:
    """A kernel that calls the function of one game in a thread for each game."""

    def kernel(args: Any, t: Any) -> None:
        i = cuda.grid(1)
        if i < len(args[0]):
            one(i, args[0][i], *args[1:], t)

    return cuda.jit(kernel)


def kernel_of_steps(act: Callable[..., None], begin: Callable[..., None], show: Callable[..., None]) -> Any:
    """Acting, beginning anew, showing. Games that are over begin anew together: were each to do so where it stands, all its
    neighbours would wait for it."""

    def kernel(args: Any, t: Any) -> None:
        state, key, actions, acting, reward, ended, mask, seen = args
        rows = cuda.shared.array((THREADS, WIDTH), int8)
        over = cuda.shared.array(THREADS, int32)
        many = cuda.shared.array(1, int32)
        i, me = cuda.grid(1), cuda.threadIdx.x
        if me == 0:
            many[0] = 0
        cuda.syncthreads()
        if i < len(state):
            for at in range(WIDTH):
                rows[me, at] = state[i, at]
            act(i, rows[me], key, actions, acting, reward, ended, mask, t)
            if ended[i] > 0:
                over[cuda.atomic.add(many, 0, 1)] = me
        cuda.syncthreads()
        if me < many[0]:
            other = over[me]
            begin(rows[other], key[i - me + other], t)
        cuda.syncthreads()
        if i < len(state) and ended[i] != REFUSED:
            for at in range(WIDTH):
                state[i, at] = rows[me, at]
            show(i, rows[me], acting, mask, seen, t)

    return cuda.jit(kernel)


def kernel_of_rolls(roll: Callable[..., None]) -> Any:
    def kernel(args: Any, t: Any) -> None:
        state, key, decisions, again, tally = args
        rows = cuda.shared.array((THREADS, WIDTH), int8)
        i, me = cuda.grid(1), cuda.threadIdx.x
        if i < len(state):
            for at in range(WIDTH):
                rows[me, at] = state[i, at]
            roll(i, rows[me], key, decisions, again, tally, t)
            for at in range(WIDTH):
                state[i, at] = rows[me, at]

    return cuda.jit(kernel)


@cache
def kernels() -> Mapping[str, Any]:
    names = translated(SOURCES, cuda.jit(device=True), {}, {})
    made = {loop: kernel_of(names[loop.removesuffix("_all") + "_one"]) for loop in LOOPS}
    made["step_all"] = kernel_of_steps(names["act_one"], names["set_up"], names["show_one"])
    made["roll_all"] = kernel_of_rolls(names["roll_one"])
    return made


def is_foreign(array: Any) -> bool:
    """PyTorch's, CuPy's: handing one over takes longer than a small step."""
    return hasattr(array, "__cuda_array_interface__") and not isinstance(array, DeviceNDArray)


class Gpu:
    """Runs the functions of the twin on arrays of a GPU."""

    def array(self, shape: tuple[int, ...], kind: Any) -> Any:
        return self.put(np.zeros(shape, kind))

    def put(self, array: npt.NDArray[Any]) -> Any:
        """Games last, so that the threads of neighbouring games read neighbouring bytes."""
        return cuda.to_device(np.asfortranarray(array))

    def get(self, array: Any) -> npt.NDArray[Any]:
        found: npt.NDArray[Any] = array.copy_to_host()
        return found

    def copy(self, array: Any) -> Any:
        return self.put(array.copy_to_host())

    def tables(self, tables: Tables) -> Any:
        return cuda.to_device(np.array(tables, np.int32))

    def run(self, name: str, args: Sequence[Any], tables: Any) -> None:
        there = tuple(cuda.as_cuda_array(arg) if is_foreign(arg) else arg for arg in args)
        blocks = (len(there[0]) + THREADS - 1) // THREADS
        kernels()[name][blocks, THREADS](there, tables)
