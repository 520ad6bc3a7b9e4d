"""The same outline in fewer letters: relative steps, no letter twice, no blank that a sign can stand for."""

from __future__ import annotations

import re

TOKEN = re.compile(r"[MLHVCSQAZmlhvcsqaz]|-?\d*\.?\d+")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
PATH = re.compile(r' d="([^"]*)"')


def compact(svg: str) -> str:
    return PATH.sub(lambda found: f' d="{outline(found[1])}"', svg)


def outline(d: str) -> str:
    out, last = "", ""
    x = y = start_x = start_y = 0
    for letter, given in commands(d):
        kind = letter.upper()
        base = (x, y) if letter.islower() else (0, 0)
        if kind == "Z":
            out, last = out + "z", "z"
            x, y = start_x, start_y
            continue
        steps, (x, y) = relative(kind, given, base, (x, y))
        if kind == "M":
            start_x, start_y = x, y
        # After a "z" every step starts anew, and a further pair after "m" would be a line.
        name = "" if kind.lower() == last and kind != "M" else kind.lower()
        out += name + joined(steps, bool(name))
        last = kind.lower()
    return out


def commands(d: str) -> list[tuple[str, list[str]]]:
    tokens = TOKEN.findall(d)
    out: list[tuple[str, list[str]]] = []
    letter, i = "", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            letter = tokens[i]
            i += 1
        count = TAKES[letter.upper()]
        out.append((letter, tokens[i : i + count]))
        i += count
        if letter in "Mm":
            letter = "L" if letter == "M" else "l"
    return out


def relative(kind: str, given: list[str], base: tuple[int, int], here: tuple[int, int]) -> tuple[list[str], tuple[int, int]]:
    """Steps in tenths from where the pen is, so that roundings do not add up; and where it is then."""
    if kind == "A":
        x, y = tenths(given[5]) + base[0], tenths(given[6]) + base[1]
        return [*(plain(tenths(value)) for value in given[:3]), *given[3:5], plain(x - here[0]), plain(y - here[1])], (x, y)
    if kind == "H":
        x = tenths(given[0]) + base[0]
        return [plain(x - here[0])], (x, here[1])
    if kind == "V":
        y = tenths(given[0]) + base[1]
        return [plain(y - here[1])], (here[0], y)
    places = [tenths(value) + base[i % 2] for i, value in enumerate(given)]
    return [plain(value - here[i % 2]) for i, value in enumerate(places)], (places[-2], places[-1])


def tenths(value: str) -> int:
    return round(float(value) * 10)


def plain(value: int) -> str:
    if value % 10 == 0:
        return str(value // 10)
    text = f"{value / 10:.1f}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def joined(steps: list[str], fresh: bool) -> str:
    out = ""
    for i, step in enumerate(steps):
        blank = "" if step.startswith("-") or (fresh and i == 0) else " "
        out += blank + step
    return out
