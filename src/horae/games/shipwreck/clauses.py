"""A condition taken apart into clauses, each asking for one thing. Only here is it looked at how a condition is written:
what a card says, how it is drawn and why it refuses a hand all go by its clauses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from horae.core.speech import Listing, Phrase, Sayable
from horae.games.shipwreck.vocabulary import (
    AllOf,
    Always,
    Arcanum,
    Condition,
    Difference,
    ExactlyOneOf,
    MatchesVisible,
    NoneVisible,
    Ratio,
    Sum,
    holds,
    listed_values,
    takes_first,
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

    def asks(self) -> Phrase:
        """What it asks for, in words."""
        return Phrase(f"shipwreck-needs-{self.key}", self.said())

    def said(self) -> dict[str, Sayable]:
        """Its numbers as messages name them."""
        if not self.values:
            return {}
        return {"low": self.values[0], "high": self.values[-1], "values": values_or(self.values)}


def values_or(values: tuple[int, ...]) -> Listing:
    return Listing(tuple(str(value) for value in values), "or")


def values_nor(values: tuple[int, ...]) -> Listing:
    """Values that all are denied: Spanish joins them with "ni"."""
    return Listing(tuple(str(value) for value in values), "nor")


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


# --- why an arcanum refuses a fate ---


def unmet(arcanum: Arcanum, fate: int, other: int, visible: frozenset[int]) -> dict[str, Sayable] | None:
    """SA-7.3: what the arcanum asks of a hand and what the hand has instead; None where the hand will do."""
    failing = failing_clause(arcanum.when, fate, other, visible)
    if failing is None:
        return None
    return {"card": arcanum.name, "needs": failing.asks(), "yours": _has_instead(failing, fate, other, visible)}


def unwanted(arcanum: Arcanum, fate: int, other: int, visible: frozenset[int]) -> dict[str, Sayable] | None:
    """SA-3.3: of a hand that will do, which fate the arcanum takes; None where it takes this one."""
    if not holds(arcanum.when, fate, other, visible) or takes_first(arcanum, fate, other, visible):
        return None
    equal = "-equal" if arcanum.takes in ("higher", "lower") and fate == other else ""
    values = {"values": values_or(listed_values(arcanum.when))} if arcanum.takes == "listed" else {}
    which = Phrase(f"shipwreck-takes-{arcanum.takes}{equal}", {"fate": fate, "other": other, **values})
    return {"card": arcanum.name, "which": which}


def _has_instead(clause: Clause, a: int, b: int, visible: frozenset[int]) -> Phrase:
    """What a hand has that does not meet the clause."""
    match clause.about:
        case "sum":
            return Phrase("shipwreck-yours-number", {"number": a + b})
        case "difference":
            return Phrase("shipwreck-yours-difference", {"number": abs(a - b)})
        case "match" | "no-match":
            return _shown(a, b, visible)
        case "one-of":
            key = "shipwreck-yours-both" if a in clause.values else "shipwreck-yours-neither"
            return Phrase(key, {"a": a, "b": b})
        case "equal" | "different" | "ratio":
            return Phrase("shipwreck-yours-hand", {"a": a, "b": b})


def _shown(a: int, b: int, visible: frozenset[int]) -> Phrase:
    if not visible:
        return Phrase("shipwreck-yours-nothing-visible", {"a": a, "b": b})
    shown = Listing(tuple(str(value) for value in sorted(visible)))
    return Phrase("shipwreck-yours-visible", {"a": a, "b": b, "visible": shown})
