"""Which bots play which game, by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from horae.bots.bot import Bot, MakeBot, UnknownBot
from horae.bots.coach import Coach
from horae.core.game import Game
from horae.core.speech import Fault, Phrase

_EVERY_GAME = {"random": "horae.bots.bot:RandomBot"}
_OF_GAME: dict[str, dict[str, str]] = {
    "echoes": {
        "greedy": "horae.bots.echoes.greedy:Greedy",
        "search-swift": "horae.bots.echoes.search:SwiftSearch",
        "search": "horae.bots.echoes.search:Search",
        "search-deep": "horae.bots.echoes.search:DeepSearch",
    },
    "shipwreck": {"reader": "horae.bots.shipwreck.reader:Reader"},
    "timestories": {"explorer": "horae.bots.timestories.explorer:Explorer"},
}

_EXPLAINERS = {"shipwreck": "horae.bots.shipwreck.explain"}
"""Modules with an `Explainer` and `in_words`, for the games in which plays tell hidden things."""


_COACHES = {"shipwreck": "horae.bots.shipwreck.coach:Coach"}
"""What points at a table, while the game runs, at all that its explainer's findings rule out."""


_TALKERS = {"timestories": frozenset({"explorer"})}
"""The bots that have something to tell the table with some of their moves."""


def talks(game: Game[Any], name: str) -> bool:
    return name in _TALKERS.get(game.name, frozenset())


def bot_names(game: Game[Any]) -> list[str]:
    return [*_EVERY_GAME, *_OF_GAME.get(game.name, {})]


def bot_class(game: Game[Any], name: str) -> MakeBot:
    """The bot of that name for the game. Raises UnknownBot."""
    found = {**_EVERY_GAME, **_OF_GAME.get(game.name, {})}.get(name)
    if found is None:
        raise UnknownBot(name, game.name, bot_names(game))
    made: type[Bot] = _named(found)
    return made


def _named(what: str) -> Any:
    module, _, attribute = what.partition(":")
    return getattr(import_module(module), attribute)


class NoExplainer(Fault):
    def __init__(self, game: str) -> None:
        super().__init__(Phrase("no-explainer", {"game": game}))


def explainer_class(game: Game[Any]) -> tuple[Any, Any]:
    """What follows a game and finds what its events told, and what puts a finding in words."""
    if game.name not in _EXPLAINERS:
        raise NoExplainer(game.name)
    module = import_module(_EXPLAINERS[game.name])
    return module.Explainer, module.in_words


def coaches(game: Game[Any]) -> bool:
    """Whether there is a coach for the game."""
    return game.name in _COACHES


def coach_class(game: Game[Any]) -> type[Coach]:
    """The game's coach. Raises NoExplainer."""
    if game.name not in _COACHES:
        raise NoExplainer(game.name)
    made: type[Coach] = _named(_COACHES[game.name])
    return made
