"""Which games there are, by name: found among what is installed, imported when first asked for.

A game that cannot be had stands in nobody's way: asked for by name it says why, and from lists it is left out with one
line in the log.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache
from typing import cast

from horae.core import speech
from horae.core.bars import AnyMove
from horae.core.game import Action, AnyGame, BadSetup, Factory, Game
from horae.core.narration import AnyNarration
from horae.core.speech import LANGUAGES, shortened
from horae.core.stakes import AnyStakes
from horae.packs import installed
from horae.packs.installed import Group, named

GAMES = Group(
    "horae.games",
    {
        "shipwreck": "horae.games.shipwreck.game:Shipwreck",
        "echoes": "horae.games.echoes.game:Echoes",
        "timestories": "horae.games.timestories.game:TimeStories",
    },
)
"""What pyproject.toml declares, in the order in which they are shown."""
_NAME = re.compile(r"[a-z][a-z0-9]*")
_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)
_log = logging.getLogger("horae.games")


class BadGame(BadSetup):
    """A game that is installed and cannot be had, with the package that brings it."""


def names() -> list[str]:
    """What is installed; nothing is imported for it, so that one of them may turn out to be broken."""
    return list(GAMES.found())


@cache
def games() -> tuple[AnyGame, ...]:
    """All the games that can be had. Those that cannot are told of once and left out."""
    made = []
    for name in names():
        try:
            made.append(game(name))
        except BadGame as wrong:
            _log.warning("%s", wrong)
    return tuple(made)


@cache
def game(name: str) -> AnyGame:
    """The game of that name. Raises BadSetup if there is none, and BadGame if it cannot be had."""
    where = GAMES.found().get(name)
    if where is None:
        raise BadSetup("unknown-game", game=shortened(name), known=", ".join(names()))
    if where.rival is not None:
        raise BadGame("game-twice", game=name, one=where.package, other=where.rival)
    try:
        made = cast("Factory", named(where.where))()
        _check(made, name)
        narration_of(made)
    except BadGame:
        raise
    except Exception as wrong:  # whatever somebody else's code does when it is imported
        said = f"{type(wrong).__name__}: {wrong}".splitlines()[0]
        raise BadGame("game-broken", game=name, package=where.package, why=said) from wrong
    return made


def _check(made: object, name: str) -> None:
    """That it is a game, of the name it is registered by, and speaks only for itself."""
    if not isinstance(made, Game):
        raise TypeError(f"{type(made).__name__} is not a Game")
    if made.name != name or not _NAME.fullmatch(name):
        raise ValueError(f"the game calls itself {made.name!r}: both names must be the same small letters and digits")
    texts = installed.speech(type(made))
    if texts is not None:
        for language in LANGUAGES:
            for key in (key for text in texts[language] for key in _MESSAGE.findall(text)):
                if not key.removeprefix("-").startswith(f"{name}-"):
                    raise ValueError(f"speech/{language}: the message {key} does not begin with {name}-")
        speech.speak_from(texts.__getitem__, of=name)


@cache
def earlier(made: AnyGame, rules: str) -> AnyGame | None:
    """The game under the rules it had before, if those are kept."""
    where = made.earlier.get(rules)
    if where is None:
        return None
    kept = cast("Factory", named(where))()
    if (kept.name, kept.rules_version) != (made.name, rules):
        raise ValueError(f"{where} is {kept.name} {kept.rules_version}, not {made.name} {rules}")
    return kept


@cache
def narration_of(made: AnyGame) -> AnyNarration:
    """What the game says to people: the module `narration` beside its class, or beside the class it extends."""
    found = installed.beside(type(made), "narration", Game)
    if found is None:
        raise LookupError(f"there is no module `narration` beside {type(made).__name__}")
    return cast("AnyNarration", found)


def narration(name: str) -> AnyNarration:
    return narration_of(game(name))


@cache
def moves_of(made: AnyGame) -> Mapping[type[Action], AnyMove]:
    """What there is to do in the game and the bars that may stand in its way: MOVES in the module `moves` beside its class.
    Nothing for a game that does not say its rules so."""
    found = installed.beside(type(made), "moves", Game)
    return {} if found is None else cast("Mapping[type[Action], AnyMove]", found.MOVES)


@cache
def stakes_of(made: AnyGame) -> AnyStakes | None:
    """What the game says of moves before they are made, if it does: the module `stakes` beside its class."""
    return cast("AnyStakes | None", installed.beside(type(made), "stakes", Game))
