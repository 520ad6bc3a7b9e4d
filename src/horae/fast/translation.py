"""The twin's one source made ready to run: as it stands, by numba on one core or on several, by numba-cuda on a GPU.

A function knows the others by the names of its module. So each is made again over one set of names, in which all others are
compiled ones: nothing of the source says how it is run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from horae.fast import batch, counting, rules, seen

SOURCES: tuple[ModuleType, ...] = (rules, seen, batch, counting)
LOOPS = tuple(name for module in SOURCES for name in vars(module) if name.endswith("_all"))

Wrap = Callable[[Callable[..., Any]], Any]


def translated(
    sources: tuple[ModuleType, ...], wrap: Wrap, wrap_named: Mapping[str, Wrap], given: Mapping[str, Any]
) -> dict[str, Any]:
    """All names of the sources, every function of theirs wrapped; `wrap_named` says which are wrapped otherwise."""
    names: dict[str, Any] = {}
    for module in sources:
        names |= vars(module)
    names |= given
    ours = {module.__name__ for module in sources}
    for name, part in [*names.items()]:
        if isinstance(part, FunctionType) and part.__module__ in ours:
            made = FunctionType(part.__code__, names, name, part.__defaults__)
            names[name] = wrap_named.get(name, wrap)(made)
    return names


@cache
def compiled(cores: bool) -> Mapping[str, Any]:
    """For this machine's processor: one core, or all that numba may use."""
    import numba

    # A game's rows are slices of arrays that the caller holds: counting references to them would take four fifths of the time.
    one = numba.njit(forceinline=True, error_model="numpy", _nrt=False)
    loop = numba.njit(parallel=cores)
    return translated(SOURCES, one, dict.fromkeys(LOOPS, loop), {"prange": numba.prange} if cores else {})


@cache
def plain() -> Mapping[str, Any]:
    """Uncompiled."""
    names: dict[str, Any] = {}
    for module in SOURCES:
        names |= vars(module)
    return names
