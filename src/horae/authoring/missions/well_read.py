"""An explorer for measuring missions: it has read the pack, and types what cards ask for as people would who worked it out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from horae.bots.timestories.explorer import Explorer
from horae.core.game import Action
from horae.games.timestories import actions as do
from horae.games.timestories.view import TimeStoriesView

KNOWS = 0.6
"""How often it knows one of the answers; otherwise it leaves the question."""


class WellRead(Explorer):
    """Never sits at a table: there, nobody knows what a card accepts."""

    name = "well-read"

    def choose(self, view: TimeStoriesView, legal: Sequence[Action]) -> Action:
        for own in view.own:
            if own.question is not None and own.question.typed and self.rng.chance() < KNOWS:
                asking = replace(own.following[-1], number=own.question.instruction)
                accepted = self.pack.ops[self.pack.printed.compiled(asking)].answers
                return do.Answer(own.agent, self.rng.pick(accepted).example)
        return super().choose(view, legal)
