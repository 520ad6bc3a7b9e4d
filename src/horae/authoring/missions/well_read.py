"""Bots for measuring missions: they have read the pack, and type what cards ask for as people would who worked it out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from horae.bots.bot import Bot
from horae.bots.timestories.agent import Agent
from horae.bots.timestories.explorer import Explorer
from horae.core.game import Action
from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import TimeStoriesView

KNOWS = 0.6
"""How often they know one of the answers; otherwise they leave the question, or say what the bot would say by itself."""


class _Answers(Bot[TimeStoriesPack, TimeStoriesView]):
    """Never sits at a table: there, nobody knows what a card accepts."""

    def choose(self, view: TimeStoriesView, legal: Sequence[Action]) -> Action:
        for own in view.own:
            if own.question is not None and own.question.typed and self.rng.chance() < KNOWS:
                asking = replace(own.following[-1], number=own.question.instruction)
                accepted = self.pack.ops[self.pack.printed.compiled(asking)].answers
                return do.Answer(own.agent, self.rng.pick(accepted).example)
        return super().choose(view, legal)  # type: ignore[safe-super]  # the bot that it is mixed into


class WellRead(_Answers, Explorer):
    name = "well-read"


class WellReadAgent(_Answers, Agent):
    name = "well-read-agent"


MEASURING: dict[str, type[_Answers]] = {"explorer": WellRead, "agent": WellReadAgent}
"""Who plays a mission to measure it, by the name of the bot that it is."""
