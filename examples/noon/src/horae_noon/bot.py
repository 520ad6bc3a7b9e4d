"""The sexton: rings when noon has come in most of the ways that the cards could lie."""

from __future__ import annotations

from collections.abc import Sequence

from horae.bots.bot import Bot
from horae.core.game import Action
from horae_noon.game import NOON, Deck, Lay, NoonState, NoonView, Ring

WORLDS = 60


class Sexton(Bot[Deck, NoonView]):
    name = "sexton"

    def choose(self, view: NoonView, legal: Sequence[Action]) -> Action:
        totals = [sum(hours for _, hours in self._world(view).laid) for _ in range(WORLDS)] if view.laid else [0]
        lays = sorted((action for action in legal if isinstance(action, Lay)), key=lambda lay: lay.hours)
        if not lays or sum(total >= NOON for total in totals) * 2 > len(totals):
            return Ring()
        return lays[0] if sum(totals) / len(totals) > NOON / 2 else lays[-1]  # hurry the clock early, and hold it back late

    def _world(self, view: NoonView) -> NoonState:
        world: NoonState = self.game.determinize(view, self.rng, self.pack)
        return world
