"""Which bots play which game, by name: found among what is installed, imported when first asked for."""

from __future__ import annotations

from functools import cache
from typing import cast

from horae.bots.bot import Bot, MakeBot, UnknownBot
from horae.bots.coach import MakeCoach
from horae.bots.explainer import ExplainerModule
from horae.core.game import AnyGame, BadSetup
from horae.core.speech import DEFAULT_LANGUAGE, Fault, Phrase, Sayable, knows, own
from horae.packs import installed
from horae.packs.installed import Found, named

GROUP = "horae.bots"
OWN = {
    "random": "horae.bots.bot:RandomBot",
    "shipwreck.reader": "horae.bots.shipwreck.reader:Reader",
    "echoes.greedy": "horae.bots.echoes.greedy:Greedy",
    "echoes.search-swift": "horae.bots.echoes.search:SwiftSearch",
    "echoes.search": "horae.bots.echoes.search:Search",
    "echoes.search-deep": "horae.bots.echoes.search:DeepSearch",
    "timestories.explorer": "horae.bots.timestories.explorer:Explorer",
    "timestories.agent": "horae.bots.timestories.agent:Agent",
}
"""What pyproject.toml declares: GAME.BOT, or BOT alone for one that plays every game."""


@cache
def _found() -> dict[str, Found]:
    return installed.found(GROUP, OWN)


def _bots_of(game: AnyGame) -> dict[str, Found]:
    """Those of every game, then anybody's for this game by name, then the game's own in their order, the strongest last."""
    every = {name: where for name, where in _found().items() if "." not in name}
    mine = {name.removeprefix(f"{game.name}."): where for name, where in _found().items() if name.startswith(f"{game.name}.")}
    others = {name: where for name, where in mine.items() if name not in game.bots}
    return {**every, **others, **{name: mine[name] for name in game.bots if name in mine}}


def bot_names(game: AnyGame) -> list[str]:
    return list(_bots_of(game))


def bot_class(game: AnyGame, name: str) -> MakeBot:
    """The bot of that name for the game. Raises UnknownBot, or BadSetup for one that cannot be had."""
    where = _bots_of(game).get(name)
    if where is None:
        raise UnknownBot(name, game.name, bot_names(game))
    if where.rival is not None:
        raise BadSetup("bot-twice", bot=name, game=game.name, one=where.package, other=where.rival)
    try:
        made = named(where.where)
        if not (isinstance(made, type) and issubclass(made, Bot)):
            raise TypeError(f"{made} is not a Bot")
    except Exception as wrong:  # whatever somebody else's code does when it is imported
        said = f"{type(wrong).__name__}: {wrong}".splitlines()[0]
        raise BadSetup("bot-broken", bot=name, package=where.package, why=said) from wrong
    return made


def usual_bot(game: AnyGame) -> str:
    """Who sits down with a person who asks for nobody."""
    return game.usual_bot or bot_names(game)[-1]


def by_company(game: AnyGame) -> list[str]:
    """Its bots as people choose among them: a rival the weakest first, company the usual one first and then the stronger before
    the weaker; those of any game last."""
    usual = usual_bot(game)
    names = [usual, *(name for name in reversed(bot_names(game)) if name != usual)] if game.cooperative else bot_names(game)
    return sorted(names, key=lambda name: name in _found())


def for_newcomers(game: AnyGame) -> str:
    """Whom somebody should take who has not played the game before."""
    return by_company(game)[0]


def talks(game: AnyGame, name: str) -> bool:
    """Whether the bot has something to tell the table with some of its moves."""
    return bot_class(game, name).talks


def bot_title(game: str, name: str) -> Sayable:
    """What people call it: a message `GAME-bot-NAME` of the game's package, `bot-NAME` of the house, else its plain name."""
    key = own(game, f"bot-{name}")
    return Phrase(key) if knows(key, DEFAULT_LANGUAGE) else name


def bot_about(game: str, name: str) -> Sayable:
    """What it is like, where it says so."""
    key = own(game, f"bot-{name}")
    return Phrase(f"{key}.about") if knows(key, DEFAULT_LANGUAGE) else ""


class NoExplainer(Fault):
    def __init__(self, game: str) -> None:
        super().__init__(Phrase("no-explainer", {"game": game}))


def explainer(game: AnyGame) -> ExplainerModule:
    """What follows a game and finds what its events told, and puts a finding in words. Raises NoExplainer."""
    if game.explainer is None:
        raise NoExplainer(game.name)
    return cast("ExplainerModule", named(game.explainer))


def coaches(game: AnyGame) -> bool:
    """Whether there is a coach for the game."""
    return game.coach is not None


def coach_class(game: AnyGame) -> MakeCoach:
    """The game's coach. Raises NoExplainer."""
    if game.coach is None:
        raise NoExplainer(game.name)
    return cast("MakeCoach", named(game.coach))
