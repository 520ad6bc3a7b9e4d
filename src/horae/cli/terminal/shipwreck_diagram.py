"""An arcanum's pictogram as a line of signs: a full square is a fate that may go there, an empty one a fate that is kept,
an eye a visible fate."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from horae.games.shipwreck.pictogram import Figure, FigureCheck, FigureStone


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


def diagram(pictogram: Iterable[Figure], signs: Signs = UNICODE) -> str:
    return ", ".join(part for figure in pictogram for part in _parts(figure, signs))


def _parts(figure: Figure, signs: Signs) -> list[str]:
    left, right = _stone(figure.left, signs), _stone(figure.right, signs)
    drawn = _hand(figure, left, right, signs)
    if figure.eye == "neither":
        drawn.append(f"{left} {right} {signs.unlike} {signs.seen}")
    return drawn


def _stone(stone: FigureStone, signs: Signs) -> str:
    return signs.goes if stone.goes else signs.kept


def _hand(figure: Figure, left: str, right: str, signs: Signs) -> list[str]:
    match figure.sign:
        case "any":
            return [f"{left} {signs.dot} {right}"]
        case "less":
            return [f"{left} < {right}"]
        case "greater":
            return [f"{left} > {right}{' ?' if figure.is_question else ''}"]
        case "equal":
            return [f"{left} = {right}"]
        case "unlike":
            values = "".join(f" {value}" for value in figure.left.values)
            return [f"{left}{f' {signs.among}{values}' if values else ''} {signs.unlike} {right}"]
        case "times":
            factors = "|".join(str(value) for check in figure.checks for value in check.values)
            return [f"{left} = {factors} {signs.times} {right}"]
        case "plus":
            return [f"{left} + {right} {_check(check, signs)}" for check in figure.checks]
        case "minus":
            return [f"|{left} {signs.minus} {right}| {_check(check, signs)}" for check in figure.checks]
        case "beside":
            return _beside(figure, left, right, signs)


def _beside(figure: Figure, left: str, right: str, signs: Signs) -> list[str]:
    """No sign between the two: only the visible fates matter."""
    match figure.eye:
        case "left":
            return [f"{left} = {signs.seen} {signs.dot} {right}"]
        case "one":
            return [f"{left} | {right} = {signs.seen}"]
        case _:
            return []


def _check(check: FigureCheck, signs: Signs) -> str:
    numbers = [str(value) for value in check.values]
    match check.kind:
        case "at-least":
            return f"{signs.least} {numbers[0]}"
        case "at-most":
            return f"{signs.most} {numbers[0]}"
        case "exactly" | "one-of":
            return f"= {' '.join(numbers)}"
        case "between":
            return f"= {signs.to.join(numbers)}"
        case "multiple":
            return f"= {numbers[0]}n"
        case "even":
            return "= 2n"
        case "odd":
            return "= 2n + 1"
