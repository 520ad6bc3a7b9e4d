"""A condition taken apart into clauses, each asking for one thing. Only here is it looked at how a condition is written:
what a card says, how it is drawn and why it refuses a hand all go by its clauses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from horae.core.speech import Listing, Sayable
from horae.games.shipwreck.vocabulary import (
    AllOf,
    Always,
    Condition,
    Difference,
    ExactlyOneOf,
    MatchesVisible,
    NoneVisible,
    Ratio,
    Sum,
    holds,
)

About: TypeAlias = Literal["equal", "different", "sum", "difference", "ratio", "one-of", "match", "no-match"]
Check: TypeAlias = Literal["at-least", "at-most", "exactly", "one-of", "between", "multiple", "even", "odd"]
FEW = 3
"""So many numbers in a row are named one by one."""


class Clause(Struct, frozen=True):
    """One thing that a condition asks for: about what, with its numbers; and the condition that asks for that alone."""

    about: About
    when: Condition
    values: tuple[int, ...] = ()
    check: Check | None = None
    """What a sum or a difference has to be."""

    @property
    def key(self) -> str:
        """How messages name it."""
        return self.about if self.check is None else f"{self.about}-{self.check}"

    def said(self) -> dict[str, Sayable]:
        """Its numbers as messages name them."""
        if not self.values:
            return {}
        return {"low": self.values[0], "high": self.values[-1], "values": values_or(self.values)}


def values_or(values: tuple[int, ...]) -> Listing:
    return Listing(tuple(str(value) for value in values), "or")


def clauses(when: Condition) -> tuple[Clause, ...]:
    """All that a condition asks for, in its order; nothing if every hand will do."""
    return tuple(_clauses(when))


def failing_clause(when: Condition, a: int, b: int, visible: frozenset[int]) -> Clause | None:
    """The first clause that a hand does not meet."""
    return next((clause for clause in clauses(when) if not holds(clause.when, a, b, visible)), None)


def _clauses(when: Condition) -> Iterator[Clause]:
    match when:
        case Always():
            pass
        case Sum(at_least, at_most, multiple_of, parity):
            yield from _bounds("sum", at_least, at_most, Sum(at_least, at_most))
            if multiple_of is not None:
                yield Clause("sum", Sum(multiple_of=multiple_of), (multiple_of,), "multiple")
            if parity is not None:
                yield Clause("sum", Sum(parity=parity), (), parity)
        case Difference(at_most=0):
            yield Clause("equal", when)
        case Difference(at_least=1, at_most=None):
            yield Clause("different", when)
        case Difference(at_least, at_most):
            yield from _bounds("difference", at_least, at_most, when)
        case Ratio(any_of):
            yield Clause("ratio", when, any_of)
        case ExactlyOneOf(values):
            yield Clause("one-of", when, values)
        case MatchesVisible():
            yield Clause("match", when)
        case NoneVisible():
            yield Clause("no-match", when)
        case AllOf(of):
            for part in of:
                yield from _clauses(part)


def _bounds(about: About, at_least: int | None, at_most: int | None, when: Condition) -> Iterator[Clause]:
    if at_least is not None and at_most is not None:
        if at_least == at_most:
            yield Clause(about, when, (at_least,), "exactly")
        elif 0 < at_most - at_least < FEW:
            yield Clause(about, when, tuple(range(at_least, at_most + 1)), "one-of")
        else:
            yield Clause(about, when, (at_least, at_most), "between")
    elif at_least is not None:
        yield Clause(about, when, (at_least,), "at-least")
    elif at_most is not None:
        yield Clause(about, when, (at_most,), "at-most")
