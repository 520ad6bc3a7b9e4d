"""The ability of an arcanum as a picture: two stones and what must hold between them. What is drawn is decided here, for
every client alike; how it looks is theirs."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from horae.games.shipwreck.clauses import Check, Clause, clauses
from horae.games.shipwreck.vocabulary import Arcanum, Takes

Sign: TypeAlias = Literal["any", "less", "greater", "equal", "unlike", "plus", "minus", "times", "beside"]


class FigureStone(Struct, frozen=True):
    """One of the two fates of a hand."""

    goes: bool
    """Whether it may be played there."""
    size: Literal["small", "plain", "large"]
    """Small beside large: it is the lower one."""
    values: tuple[int, ...]
    """What it has to be one of; empty if that is not asked."""


class FigureCheck(Struct, frozen=True):
    """What a sum, a difference or a ratio has to be."""

    kind: Check
    values: tuple[int, ...]


class Figure(Struct, frozen=True):
    """The two stones, a sign between them, and what must hold."""

    left: FigureStone
    sign: Sign
    right: FigureStone
    checks: tuple[FigureCheck, ...]
    eye: Literal["none", "left", "one", "neither"]
    """Which of the stones match a visible fate; none: that is not asked."""
    is_question: bool
    """Not a condition, but what has to be said aloud."""


def pictogram(arcanum: Arcanum) -> tuple[Figure, ...]:
    """Everything that it asks for, figure by figure."""
    hand = _hand(arcanum.takes)
    figures = [replace(hand, sign="less")] if arcanum.takes in ("higher", "lower") else []
    for clause in clauses(arcanum.when):
        _draw(clause, arcanum.takes, hand, figures)
    if not figures:
        figures = [replace(hand, sign="any")]
    if arcanum.says is not None:
        figures.append(Figure(_stone(goes=False), "greater", _stone(goes=True), (), "none", is_question=True))
    return tuple(figures)


def _stone(goes: bool, size: Literal["small", "plain", "large"] = "plain") -> FigureStone:
    return FigureStone(goes, size, ())


def _hand(takes: Takes) -> Figure:
    """The stones without a sign: the lower one stands left, and so does the listed or the matched one."""
    sized = takes in ("higher", "lower")
    left = _stone(takes in ("either", "lower", "listed"), "small" if sized else "plain")
    right = _stone(takes in ("either", "higher", "unmatched"), "large" if sized else "plain")
    return Figure(left, "beside", right, (), "none", is_question=False)


def _draw(clause: Clause, takes: Takes, hand: Figure, figures: list[Figure]) -> None:
    """Add what a clause asks for: to a figure that is there already, if it fits there, or as one of its own.

    Where a clause tells the stones apart in another way than by which of them goes, they are drawn without saying that.
    """
    unsaid = hand if takes == "either" else replace(hand, left=_stone(goes=False), right=_stone(goes=False))
    match clause.about:
        case "different":
            if not figures or figures[0].sign != "less":
                figures.append(replace(hand, sign="unlike"))
        case "equal":
            figures.append(replace(hand, sign="equal"))
        case "one-of":
            stones = hand if takes == "listed" else unsaid
            figures.append(replace(stones, left=replace(stones.left, values=clause.values), sign="unlike"))
        case "ratio":
            figures.append(replace(unsaid, sign="times", checks=(FigureCheck("one-of", clause.values),)))
        case "match":
            figures.append(replace(hand, eye="left") if takes == "unmatched" else replace(unsaid, eye="one"))
        case "no-match":
            if figures and figures[0].eye == "none":
                figures[0] = replace(figures[0], eye="neither")
            else:
                figures.append(replace(hand, eye="neither"))
        case "sum":
            _reckon(clause, "plus", hand, figures)
        case "difference":
            _reckon(clause, "minus", hand, figures)


def _reckon(clause: Clause, sign: Sign, hand: Figure, figures: list[Figure]) -> None:
    assert clause.check is not None
    check = FigureCheck(clause.check, clause.values)
    if figures and figures[-1].sign == sign:
        figures[-1] = replace(figures[-1], checks=(*figures[-1].checks, check))
    else:
        figures.append(replace(hand, sign=sign, checks=(check,)))
