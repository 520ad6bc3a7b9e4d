"""Which bots play which game, by name: found among what is installed, imported when first asked for."""

from __future__ import annotations

from typing import cast

from horae.bots.bot import Bot, MakeBot, UnknownBot
from horae.bots.coach import MakeCoach
from horae.bots.explainer import ExplainerModule
from horae.core.game import AnyGame, BadSetup
from horae.core.speech import DEFAULT_LANGUAGE, Fault, Phrase, Sayable, knows, own
from horae.core.story import MakeStory
from horae.packs.installed import Found, Group, named

BOTS = Group(
    "horae.bots",
    {
        "random": "horae.bots.bot:RandomBot",
        "shipwreck.reader": "horae.bots.shipwreck.reader:Reader",
        "echoes.greedy": "horae.bots.echoes.greedy:Greedy",
        "echoes.search-swift": "horae.bots.echoes.search:SwiftSearch",
        "echoes.search": "horae.bots.echoes.search:Search",
        "echoes.search-deep": "horae.bots.echoes.search:DeepSearch",
        "timestories.explorer": "horae.bots.timestories.explorer:Explorer",
        "timestories.agent": "horae.bots.timestories.agent:Agent",
    },
)
"""What pyproject.toml declares: GAME.BOT, or BOT alone for one that plays every game."""
STORIES = Group(
    "horae.stories",
    {
        "shipwreck": "horae.bots.shipwreck.story:story",
        "echoes": "horae.games.echoes.story:story",
        "timestories": "horae.games.timestories.story:story",
    },
)
"""What retells a finished game to people (`core.story`)."""
EXPLAINERS = Group("horae.explainers", {"shipwreck": "horae.bots.shipwreck.explainer"})
"""A module with an `Explainer` and `in_words`, for a game whose plays tell hidden things (`bots.explainer`)."""
COACHES = Group(
    "horae.coaches",
    {
        "shipwreck": "horae.bots.shipwreck.coach:Coach",
        "echoes": "horae.bots.echoes.coach:Coach",
        "timestories": "horae.bots.timestories.coach:Coach",
    },
)
"""What points people, while the game runs, at what follows from what they may know (`bots.coach`)."""


def _bots_of(game: AnyGame) -> dict[str, Found]:
    """Those of every game, then anybody's for this game by name, then the game's own in their order, the strongest last."""
    every = {name: where for name, where in BOTS.found().items() if "." not in name}
    mine = {
        name.removeprefix(f"{game.name}."): where for name, where in BOTS.found().items() if name.startswith(f"{game.name}.")
    }
    others = {name: where for name, where in mine.items() if name not in game.company.bots}
    return {**every, **others, **{name: mine[name] for name in game.company.bots if name in mine}}


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
    return game.company.bot or bot_names(game)[-1]


def by_company(game: AnyGame) -> list[str]:
    """Its bots as people choose among them: a rival the weakest first, company the usual one first and then the stronger before
    the weaker; those of any game last."""
    usual = usual_bot(game)
    names = [usual, *(name for name in reversed(bot_names(game)) if name != usual)] if game.cooperative else bot_names(game)
    return sorted(names, key=lambda name: name in BOTS.found())


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
    found = EXPLAINERS.part(game.name)
    if found is None:
        raise NoExplainer(game.name)
    return cast("ExplainerModule", found)


def story_of(game: AnyGame) -> MakeStory | None:
    """What retells the game to people once it is over, if there is such a thing."""
    return cast("MakeStory | None", STORIES.part(game.name))


def tells_story(game: AnyGame) -> bool:
    return game.name in STORIES.found()


def coaches(game: AnyGame) -> bool:
    """Whether there is a coach for the game."""
    return game.name in COACHES.found()


def coach_class(game: AnyGame) -> MakeCoach:
    """The game's coach. Raises NoExplainer."""
    found = COACHES.part(game.name)
    if found is None:
        raise NoExplainer(game.name)
    return cast("MakeCoach", found)
