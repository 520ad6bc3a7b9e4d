"""Catalogues for test servers: the real games with one thing changed, so that what is rare in life can be tried at will."""

from __future__ import annotations

import os
import time
from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from horae.bots import registry as bots
from horae.bots.bot import RandomBot
from horae.core import speech
from horae.core.game import Action, AnyGame, Options, Seat, State, Tell
from horae.core.rng import Rng
from horae.games import registry
from horae.games.echoes.actions import DRAW_TWO, Conquer
from horae.games.echoes.game import Echoes
from horae.games.echoes.state import EchoesState
from horae.games.shipwreck.actions import Predict
from horae.games.shipwreck.game import Shipwreck
from horae.games.shipwreck.state import ShipwreckState
from horae.games.timestories.actions import DrawDestiny
from horae.games.timestories.game import TimeStories
from horae.games.timestories.state import TimeStoriesState
from horae.packs.builtin import messages
from horae.server.catalogue import Catalogue
from horae.testkit.waiting import wait_until

GO_AHEAD = "HORAE_TEST_GO_AHEAD"
"""An environment variable of the server."""


class SlowBot(RandomBot):
    """Thinks before every move until there is a file of the name that `GO_AHEAD` holds."""

    name = "slow"

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        wait_until(Path(os.environ[GO_AHEAD]).exists, "the slow bot is told to go ahead")
        return super().choose(view, legal)


class StuckBot(RandomBot):
    """Never comes to an end."""

    name = "stuck"

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        time.sleep(3600.0)
        return super().choose(view, legal)


class FaultyBot(RandomBot):
    """Fails whenever it is asked."""

    name = "faulty"

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        raise ValueError("out of ideas")


def _with_names(language: str) -> list[str]:
    return [*messages(language), *(f"bot-{made.name} = {made.name}\n    .about = {made.name}\n" for made in _ODD)]


_ODD = (SlowBot, StuckBot, FaultyBot)


def odd_bots() -> Catalogue:
    """Shipwreck with bots that misbehave."""
    speech.speak_from(_with_names)
    for made in _ODD:
        bots.BOTS.add(made.name, f"{__name__}:{made.__name__}")
    return Catalogue({"shipwreck": (registry.game("shipwreck"), registry.narration("shipwreck"))})


CHANGED: dict[str, type[Action]] = {"shipwreck": Predict, "echoes": Conquer, "timestories": DrawDestiny}
"""The actions that the rules of tomorrow change: after each, chance goes on by one number."""


@cache
def _of_tomorrow(kind: Hashable, changed: Hashable) -> Any:
    """The same positions, played by the changed rules."""
    assert isinstance(kind, type)
    assert issubclass(kind, State)

    def copy(self: Any) -> Any:
        twin = kind.copy(self)
        twin.__class__ = type(self)
        return twin

    def apply(self: Any, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        kind.apply(self, seat, action, tell)
        if type(action) is changed:
            self.rng.chance()

    return type(f"{kind.__name__}OfTomorrow", (kind,), {"__slots__": (), "copy": copy, "apply": apply})


class OfTomorrow:
    """A game after its rules have changed. What `new` makes is the game's own state under other rules."""

    name: ClassVar[str]

    def new(self, *setup: Any) -> Any:
        made: Any = super().new(*setup)  # type: ignore[misc]  # of the game that this is mixed into
        made.__class__ = _of_tomorrow(made.__class__, CHANGED[self.name])
        return made


class ShipwreckOfTomorrow(OfTomorrow, Shipwreck):
    rules_version = "shipwreck-of-tomorrow"


class EchoesOfTomorrow(OfTomorrow, Echoes):
    rules_version = "echoes-of-tomorrow"


class TimeStoriesOfTomorrow(OfTomorrow, TimeStories):
    rules_version = "timestories-of-tomorrow"


class KeepingShipwreck(ShipwreckOfTomorrow):
    earlier: ClassVar[Mapping[str, str]] = {Shipwreck.rules_version: registry.GAMES.own["shipwreck"]}


class KeepingEchoes(EchoesOfTomorrow):
    earlier: ClassVar[Mapping[str, str]] = {Echoes.rules_version: registry.GAMES.own["echoes"]}


class KeepingTimeStories(TimeStoriesOfTomorrow):
    earlier: ClassVar[Mapping[str, str]] = {TimeStories.rules_version: registry.GAMES.own["timestories"]}


def _offering(*games: AnyGame) -> Catalogue:
    return Catalogue({game.name: (game, registry.narration(game.name)) for game in games})


def new_rules() -> Catalogue:
    """All three games with a changed rule."""
    return _offering(ShipwreckOfTomorrow(), EchoesOfTomorrow(), TimeStoriesOfTomorrow())


def new_rules_beside_old() -> Catalogue:
    """The same, with the rules of before kept for games that began under them."""
    return _offering(KeepingShipwreck(), KeepingEchoes(), KeepingTimeStories())


class ManyWorlds(Shipwreck):
    """Shipwreck in which every table deals the same to seat 0, and all that seat 0 cannot see anew."""

    def new(
        self, seats: int, seed: int, options: Mapping[str, object] | Options | None = None, pack: Any = None
    ) -> ShipwreckState:
        same = super().new(seats, 20, options, pack)
        return self.determinize(same.view(0), Rng(seed, "world"), pack)


def many_worlds() -> Catalogue:
    return Catalogue({"shipwreck": (ManyWorlds(), registry.narration("shipwreck"))})


class ManyEchoes(Echoes):
    """Echoes some moves into one and the same game, at a turn of seat 0, with all that seat 0 cannot see dealt anew for
    every table."""

    made_before = 0

    def new(
        self, seats: int, seed: int, options: Mapping[str, object] | Options | None = None, pack: Any = None
    ) -> EchoesState:
        same = super().new(seats, 20, options, pack)
        rng = Rng(20, "so far")
        made = 0
        while made < self.made_before or (made and DRAW_TWO not in same.legal(0)):
            seat = rng.pick(same.deciding())
            same.apply(seat, rng.pick(same.legal(seat)))
            made += 1
        return self.determinize(same.view(0), Rng(seed, "world"), pack)


class ManyEchoesMidway(ManyEchoes):
    made_before = 90


def many_echoes() -> Catalogue:
    return Catalogue({"echoes": (ManyEchoes(), registry.narration("echoes"))})


def many_echoes_midway() -> Catalogue:
    return Catalogue({"echoes": (ManyEchoesMidway(), registry.narration("echoes"))})


class ManyMissions(TimeStories):
    """TIME Stories in which every table is the same to seat 0, and all that seat 0 cannot see is laid out anew."""

    def new(
        self, seats: int, seed: int, options: Mapping[str, object] | Options | None = None, pack: Any = None
    ) -> TimeStoriesState:
        same = super().new(seats, 20, options, pack)
        return self.determinize(same.view(0), Rng(seed, "world"), pack)


def many_missions() -> Catalogue:
    return Catalogue({"timestories": (ManyMissions(), registry.narration("timestories"))})


class HiddenFates(Shipwreck):
    """Shipwreck in which every table has the same arcana in the same order; only the fates are drawn anew."""

    def new(
        self, seats: int, seed: int, options: Mapping[str, object] | Options | None = None, pack: Any = None
    ) -> ShipwreckState:
        same = super().new(seats, 20, options, pack)
        anew = self.determinize(same.view(None), Rng(seed, "fates"), pack)
        anew.deck = same.deck
        return anew


def hidden_fates() -> Catalogue:
    return Catalogue({"shipwreck": (HiddenFates(), registry.narration("shipwreck"))})
