"""A bot of one's own: before each move it dreams how the game could end after every move it has, and makes the best one.

horae arena echoes --bots random,greedy,dreamer:Dreamer --games 40      # typed in this folder
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from horae.bots.bot import Bot
from horae.core.game import Action, View

DREAMS = 6


class Dreamer(Bot[Any, Any]):
    name = "dreamer"

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return max(legal, key=lambda action: sum(self._dream(view, action) for _ in range(DREAMS)))

    def _dream(self, view: View, action: Action) -> int:
        """How one game goes: in a world that looks like this to our seat, with random moves after ours."""
        state = self.game.determinize(view, self.rng, self.pack)
        state.apply(self.seat, action)
        while (result := state.result()) is None:
            seat = state.deciding()[0]
            state.apply(seat, self.rng.pick(state.legal(seat)))
        return 100 * (self.seat in result.winners) + int(result.figures.get("score", 0))
