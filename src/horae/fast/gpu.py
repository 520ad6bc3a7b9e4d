"""The twin on a GPU, by numba-cuda: a thread for each game, positions kept part by part so that neighbours are read together.

PyTorch, CuPy and JAX read whatever comes out without copying (`__cuda_array_interface__`), and actions may come in so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from horae.fast.layout import Tables
from horae.fast.translation import LOOPS, SOURCES, translated

THREADS = 128


def kernel_of(one: Callable[..., None]) -> Any:
    """A kernel that calls the function of one game in a thread for each game."""

    def kernel(args: Any, t: Any) -> None:
        i = cuda.grid(1)
        if i < len(args[0]):
            one(i, *args, t)

    return cuda.jit(kernel)


@cache
def kernels() -> Mapping[str, Any]:
    names = translated(SOURCES, cuda.jit(device=True), {}, {})
    return {loop: kernel_of(names[loop.removesuffix("_all") + "_one"]) for loop in LOOPS}


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
        there = tuple(cuda.as_cuda_array(arg) if hasattr(arg, "__cuda_array_interface__") else arg for arg in args)
        blocks = (len(there[0]) + THREADS - 1) // THREADS
        kernels()[name][blocks, THREADS](there, tables)
