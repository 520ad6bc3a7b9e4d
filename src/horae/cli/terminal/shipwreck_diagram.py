"""An arcanum's condition as a small diagram: a full square is a fate that may go there, an empty one the fate
kept, an eye a visible fate. Drawn from the vocabulary, so that any pack's cards have one."""

from __future__ import annotations

from msgspec import Struct

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
)


class Signs(Struct, frozen=True):
    """The signs of a diagram."""

    goes: str = "■"
    kept: str = "□"
    seen: str = "◉"
    least: str = "≥"
    most: str = "≤"
    unlike: str = "≠"
    minus: str = "−"
    times: str = "×"
    dot: str = "·"
    among: str = "∈"
    to: str = "–"


UNICODE = Signs()
ASCII = Signs(
    goes="#", kept="o", seen="@", least=">=", most="<=", unlike="!=", minus="-", times="x", dot=".", among=":", to="-"
)


def diagram(arcanum: Arcanum, signs: Signs = UNICODE) -> str:
    first = signs.goes
    second = signs.goes if arcanum.takes == "either" else signs.kept
    if arcanum.takes in ("higher", "lower"):
        drawn = f"{first} {'>' if arcanum.takes == 'higher' else '<'} {second}"
    else:
        drawn = _draw(arcanum.when, first, second, signs)
    return f"{drawn}, {signs.kept} > {signs.goes} ?" if arcanum.says else drawn


def _draw(when: Condition, first: str, second: str, signs: Signs) -> str:
    match when:
        case Always():
            return f"{first} {signs.dot} {second}"
        case Sum(at_least, at_most, multiple_of, parity):
            total = f"{first} + {second}"
            parts = [_range(total, at_least, at_most, signs)] if at_least is not None or at_most is not None else []
            if multiple_of is not None:
                parts.append(f"{total} = {multiple_of}n")
            if parity is not None:
                parts.append(f"{total} = 2n{' + 1' if parity == 'odd' else ''}")
            return ", ".join(parts)
        case Difference(at_least, at_most):
            if at_most == 0:
                return f"{first} = {second}"
            if (at_least, at_most) == (1, None):
                return f"{first} {signs.unlike} {second}"
            return _range(f"|{first} {signs.minus} {second}|", at_least, at_most, signs)
        case Ratio(any_of):
            return f"{first} = {'|'.join(map(str, any_of))} {signs.times} {second}"
        case ExactlyOneOf(values):
            return f"{first} {signs.among} {' '.join(map(str, values))} {signs.unlike} {second}"
        case MatchesVisible():
            return f"{first} {signs.dot} {second} = {signs.seen}"
        case NoneVisible():
            return f"{first} {second} {signs.unlike} {signs.seen}"
        case AllOf(of):
            return ", ".join(_draw(part, first, second, signs) for part in of)


def _range(what: str, at_least: int | None, at_most: int | None, signs: Signs) -> str:
    if at_least is not None and at_most is not None:
        return f"{what} = {at_least}" if at_least == at_most else f"{what} = {at_least}{signs.to}{at_most}"
    if at_least is not None:
        return f"{what} {signs.least} {at_least}"
    return f"{what} {signs.most} {at_most}"
