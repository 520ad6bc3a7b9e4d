"""Which games a server offers, each with its narration."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from typing import cast

from horae.core.game import AnyGame, BadSetup
from horae.core.narration import AnyNarration
from horae.core.speech import LANGUAGES, Phrase, say, shortened
from horae.games import registry
from horae.packs import installed


class Catalogue:
    def __init__(self, offered: Mapping[str, tuple[AnyGame, AnyNarration]]) -> None:
        self._offered = dict(offered)

    def names(self) -> list[str]:
        return list(self._offered)

    def game(self, name: str, rules: str | None = None) -> AnyGame:
        """The game; with `rules`, as it was under those, if they are another version that is kept."""
        game = self._find(name)[0]
        return game if rules is None else registry.earlier(game, rules) or game

    def narration(self, name: str) -> AnyNarration:
        return self._find(name)[1]

    def narration_of(self, game: AnyGame) -> AnyNarration:
        """The same for a game that may be one of the kept ones."""
        offered, narration = self._find(game.name)
        return narration if game is offered else registry.narration_of(game)

    def packs(self, name: str) -> list[str]:
        """The packs that may be played with: those that come with the game, never a path of somebody's choosing."""
        return list(self.game(name).packs())

    def _find(self, name: str) -> tuple[AnyGame, AnyNarration]:
        if name not in self._offered:
            raise BadSetup("unknown-game", game=shortened(name), known=", ".join(self._offered))
        return self._offered[name]


def read_ahead(games: Catalogue) -> None:
    """Have what is otherwise imported and read when somebody first asks for it, while everybody who plays would wait. Bots and
    coaches think in processes of their own (`bot_worker`): here they would only take room."""
    for language in LANGUAGES:
        say(Phrase("table-chatty"), language)
    for game in map(games.game, games.names()):
        with suppress(Exception):  # what cannot be had is told to whoever asks for it
            game.load_pack()
            registry.stakes_of(game)


def everything() -> Catalogue:
    """All the games that are installed and can be had."""
    return Catalogue({game.name: (game, registry.narration_of(game)) for game in registry.games()})


@cache
def named(where: str) -> Catalogue:
    """The catalogue that the function at module:name makes."""
    return cast("Callable[[], Catalogue]", installed.named(where))()
