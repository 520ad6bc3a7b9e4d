"""What stands on a card, taken apart: every instruction that could be followed, with all that it hangs on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from horae.core.speech import Text
from horae.games.timestories import mission as m
from horae.games.timestories import vocabulary as v

HOPED = 0.7
"""How far a test that is still to be attempted is counted on."""


class Written(Struct, frozen=True):
    """What stands on a card, as its reader understands it."""

    steps: tuple[v.Instruction, ...] = ()
    tests: tuple[m.TestBox, ...] = ()
    conflict: m.Conflict | None = None
    gist: Text | None = None
    passages: tuple[Text | None, ...] = ()
    """How each of its passages would be told."""


class Path(Struct, frozen=True):
    """One instruction of a card."""

    when: v.AllOf
    """What must hold for it."""
    leaf: v.Instruction
    hope: float
    """How far it is to be had."""
    box: int
    """By which of the card's tests; -1: by none."""
    things: frozenset[str]
    """The items and tokens that somebody must have."""


def paths(written: Written) -> Iterator[Path]:
    """Every instruction on a card that one could have followed, with all that it hangs on."""
    for conditions, leaf in _paths(written.steps, ()):
        yield _path(conditions, leaf, 1.0, -1)
    for place, box in enumerate(written.tests):
        when = (box.when,) if box.when is not None else ()
        for conditions, leaf in _paths((*box.success, *(box.critical or ())), when):
            yield _path(conditions, leaf, HOPED, place)
    if written.conflict is not None:
        for conditions, leaf in _paths(written.conflict.won, ()):
            yield _path(conditions, leaf, HOPED, -1)


def _path(conditions: tuple[v.Condition, ...], leaf: v.Instruction, hope: float, box: int) -> Path:
    when = v.AllOf(conditions)
    return Path(when, leaf, hope, box, frozenset(things(when)))


def _paths(
    steps: Sequence[v.Instruction], when: tuple[v.Condition, ...]
) -> Iterator[tuple[tuple[v.Condition, ...], v.Instruction]]:
    for step in steps:
        match step:
            case v.If(condition, then, otherwise):
                yield from _paths(then, (*when, condition))
                yield from _paths(otherwise, (*when, v.NotSo(condition)))
            case v.May(_, then, otherwise):
                yield from _paths((*then, *otherwise), when)
            case v.Spend():
                yield from _paths(step.then, when)
            case v.Choose(_, options, _):
                for option in options:
                    yield from _paths(option.then, when if option.when is None else (*when, option.when))
            case v.Answer():
                continue  # what a word leads to is not known before it is said
            case v.Say() | v.Reshuffle() | v.Damage() | v.Lose() | v.Remove() | v.Stow():
                continue  # nothing that one would want
            case _:
                yield when, step


def parts_of(condition: v.Condition) -> Iterator[v.Condition]:
    """The plain conditions that it is made of."""
    match condition:
        case v.AllOf(of) | v.AnyOf(of):
            for one in of:
                yield from parts_of(one)
        case v.NotSo(of):
            yield from parts_of(of)
        case _:
            yield condition


def things(condition: v.Condition) -> Iterator[str]:
    """The items and tokens that a condition wants somebody to have."""
    match condition:
        case v.AllOf(of) | v.AnyOf(of):
            for one in of:
                yield from things(one)
        case v.HasItem(item):
            yield f"item-{item}"
        case v.HasToken(token):
            yield f"token-{token}"
        case _:
            return


def leaves(steps: Sequence[v.Instruction]) -> Iterator[v.Instruction]:
    """Every instruction, those inside others included."""
    for step in steps:
        yield step
        for name in ("then", "otherwise", "wrong"):
            yield from leaves(getattr(step, name, ()))
        for name in ("options", "answers"):
            for one in getattr(step, name, ()):
                yield from leaves(one.then)


def after(asking: v.Instruction | None, way: int) -> Sequence[v.Instruction]:
    """What follows if this way is taken."""
    match asking:
        case v.May(_, then, otherwise):
            return then if way else otherwise
        case v.Choose(_, options, _):
            return options[way].then
        case _:
            return ()
