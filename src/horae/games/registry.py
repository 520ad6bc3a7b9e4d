"""Which games there are, by name. A game's module is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from horae.core.game import BadSetup, Game
from horae.core.narration import Narration

_GAMES = {
    "shipwreck": "horae.games.shipwreck.game:Shipwreck",
    "echoes": "horae.games.echoes.game:Echoes",
    "timestories": "horae.games.timestories.game:TimeStories",
}

AT_TABLE = ("shipwreck", "echoes", "timestories")
"""The games whose narration fits `core.narration`, so that a server can offer them to people."""


def names() -> list[str]:
    return list(_GAMES)


@cache
def game(name: str) -> Game[Any]:
    """The game of that name. Raises BadSetup if there is none."""
    if name not in _GAMES:
        raise BadSetup("unknown-game", game=name, known=", ".join(_GAMES))
    module, _, attribute = _GAMES[name].partition(":")
    made: Game[Any] = getattr(import_module(module), attribute)()
    return made


def narration(name: str) -> Narration:
    """What the game says to people: the module `narration` beside it."""
    module, _, _ = _GAMES[game(name).name].partition(":")
    said: Narration = import_module(f"{module.rpartition('.')[0]}.narration")
    return said
