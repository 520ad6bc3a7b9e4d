"""How much a picture draws: what bears a name is drawn again wherever something refers to it.

A few lines of `use` can stand for a billion shapes, which a browser would draw until it is killed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from horae.packs import elsewhere

_REFERENCE = re.compile(r"url\(\s*+['\"]?+\s*+#([^'\")\s]*+)", re.IGNORECASE)
_DRAWS = frozenset(("use", "pattern"))
"""The elements whose `href` draws what it names; others take a text's way or a motion's from there."""
_GRADIENTS = frozenset(("linearGradient", "radialGradient"))
_WEIGHTLESS = _GRADIENTS | {"stop", "title", "desc", "style"}
_FILTER = 100
"""What a step of a filter weighs: it goes over every point."""
_LETTERS = 256
"""Of attributes, a long path above all, that weigh as much as a shape."""


@dataclass(slots=True)
class _Piece:
    """An element with a name and what lies in it, but for what has names of its own; the first is the whole picture."""

    weight: int = 0
    holds: list[int] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """Of those that it refers to."""
    total: int = -1
    """Of it all, once that is known."""


class Drawn:
    """Told of a picture's elements as they begin and end."""

    def __init__(self) -> None:
        self._pieces = [_Piece()]
        self._around = [0]
        self._named: dict[str, int] = {}
        self._gradients: set[str] = set()
        self._in_styles: set[str] = set()

    def begin(self, element: str, attributes: Mapping[str, str]) -> None:
        name = attributes.get("id")
        if name is not None:
            self._pieces[self._around[-1]].holds.append(len(self._pieces))
            self._around.append(len(self._pieces))
            self._named.setdefault(name, len(self._pieces))
            self._pieces.append(_Piece())
            if element in _GRADIENTS:
                self._gradients.add(name)
        else:
            self._around.append(self._around[-1])
        piece = self._pieces[self._around[-1]]
        if element not in _WEIGHTLESS:
            letters = sum(map(len, attributes.values()))
            piece.weight += (_FILTER if element.startswith("fe") else 1) + letters // _LETTERS
        for attribute, value in attributes.items():
            if attribute.endswith("href") and element in _DRAWS:
                piece.names.append(value[1:])
            elif "(" in value:
                piece.names += _REFERENCE.findall(value)

    def end(self) -> None:
        self._around.pop()

    def take_style(self, style: str) -> None:
        self._in_styles.update(_REFERENCE.findall(style))

    def fault(self) -> str | None:
        """The key of what is wrong with the whole of it, if something is."""
        if not self._in_styles <= self._gradients:
            return "picture-style-refers"
        return self._add_up()

    def _add_up(self) -> str | None:
        """Piece after piece, each after those that it is made of. Names could drive recursion as deep as they like."""
        waiting = [0]
        begun: set[int] = set()
        while waiting:
            number = waiting[-1]
            piece = self._pieces[number]
            if piece.total >= 0:
                waiting.pop()
                continue
            parts = [*piece.holds, *(self._named[name] for name in piece.names if name in self._named)]
            if number in begun:
                piece.total = piece.weight + sum(self._pieces[part].total for part in parts)
                if piece.total > elsewhere.MOST_DRAWN:
                    return "picture-draws-too-much"
                waiting.pop()
                continue
            begun.add(number)
            for part in parts:
                if self._pieces[part].total < 0:
                    if part in begun:
                        return "picture-in-itself"
                    waiting.append(part)
        return None
