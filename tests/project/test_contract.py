"""What a game brings is of its own types. Most of it is held by mypy, which reads the annotations here."""

from __future__ import annotations

from horae.core.game import AnyGame, Game
from horae.core.narration import Narration
from horae.games import registry
from horae.games.echoes import narration as echoes
from horae.games.echoes.game import Echoes
from horae.games.echoes.options import EchoesOptions
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.state import EchoesState
from horae.games.echoes.view import EchoesView
from horae.games.shipwreck import narration as shipwreck
from horae.games.shipwreck.game import Shipwreck
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.state import ShipwreckState
from horae.games.shipwreck.view import ShipwreckView
from horae.games.timestories import narration as timestories
from horae.games.timestories.game import TimeStories
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.games.timestories.view import TimeStoriesView

SHIPWRECK: Game[ShipwreckState, ShipwreckOptions, ShipwreckPack, ShipwreckView] = Shipwreck()
ECHOES: Game[EchoesState, EchoesOptions, EchoesPack, EchoesView] = Echoes()
TIMESTORIES: Game[TimeStoriesState, TimeStoriesOptions, TimeStoriesPack, TimeStoriesView] = TimeStories()
SAYS_SHIPWRECK: Narration[ShipwreckPack, ShipwreckView] = shipwreck
SAYS_ECHOES: Narration[EchoesPack, EchoesView] = echoes
SAYS_TIMESTORIES: Narration[TimeStoriesPack, TimeStoriesView] = timestories


def test_a_narration_speaks_of_the_packs_and_views_of_its_own_game() -> None:
    own: dict[str, tuple[AnyGame, object]] = {
        "shipwreck": (SHIPWRECK, SAYS_SHIPWRECK),
        "echoes": (ECHOES, SAYS_ECHOES),
        "timestories": (TIMESTORIES, SAYS_TIMESTORIES),
    }
    assert list(own) == list(registry.GAMES.own)
    for name, (game, says) in own.items():
        assert type(registry.game(name)) is type(game)
        assert registry.narration(name) is says
