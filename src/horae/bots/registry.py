"""Which bots play which game, by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from horae.bots.bot import Bot, MakeBot, UnknownBot
from horae.core.game import Game

_EVERY_GAME = {"random": "horae.bots.bot:RandomBot"}
_OF_GAME: dict[str, dict[str, str]] = {
    "shipwreck": {"reader": "horae.bots.shipwreck.reader:Reader"},
}


def bot_names(game: Game[Any]) -> list[str]:
    return [*_EVERY_GAME, *_OF_GAME.get(game.name, {})]


def bot_class(game: Game[Any], name: str) -> MakeBot:
    """The bot of that name for the game. Raises UnknownBot."""
    found = {**_EVERY_GAME, **_OF_GAME.get(game.name, {})}.get(name)
    if found is None:
        raise UnknownBot(name, game.name, bot_names(game))
    module, _, attribute = found.partition(":")
    made: type[Bot] = getattr(import_module(module), attribute)
    return made
