"""Bots for measuring missions: they have read the pack, and type what cards ask for as people would who worked it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from horae.bots.bot import Bot
from horae.bots.timestories.agent import Agent
from horae.bots.timestories.explorer import Explorer
from horae.bots.timestories.known_cards import SURE, KnownCards
from horae.bots.timestories.lookahead import Lookahead
from horae.core.game import Action, AnyGame, Seat
from horae.core.rng import Rng
from horae.core.speech import Text
from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import TimeStoriesView

KNOWS = 0.6
"""How often explorers know one of the answers; otherwise they leave the question."""
WORKED_OUT = 0.4
"""How often each agent has the answer to a question; the others say what an agent would by itself, or leave it."""


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


class WorkedOut(KnownCards):
    """What a seat knows of cards, and the answers to some of their questions."""

    def __init__(self, pack: TimeStoriesPack, rng: Rng) -> None:
        super().__init__(pack)
        self._rng = rng
        self._accepted = {now.ask.en: [one.example for one in now.answers] for now in pack.ops if now.ask and now.answers}
        self._is_known: dict[str, bool] = {}

    def guess(self, ask: Text) -> str | None:
        left = self._answers(ask)
        return left[0] if left else super().guess(ask)

    def chance(self, ask: Text) -> float:
        return SURE if self._answers(ask) else super().chance(ask)

    def _answers(self, ask: Text) -> list[str]:
        """Those accepted, if this is one of the questions that the seat has an answer to, the likeliest first: hardly the
        names of people who sit at the table."""
        if ask.en not in self._is_known:
            self._is_known[ask.en] = self._rng.chance() < WORKED_OUT
        if not self._is_known[ask.en]:
            return []
        tried = self.tried.setdefault(ask.en, [])
        present = {one.name.en for one in self.pack.parts.receptacles} - set(self.absent)
        left = [word for word in self._accepted.get(ask.en, ()) if word not in tried and word not in present]
        return sorted(left, key=self.luck)


class WellReadAgent(Agent):
    """An agent who has worked out some of the answers: it says them when an agent would."""

    name = "well-read-agent"

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng, pack: TimeStoriesPack | None = None) -> None:
        super().__init__(game, seat, rng, pack)
        self.known = WorkedOut(self.pack, rng)
        self.ahead = Lookahead(self.known)


AnyMeasuring: TypeAlias = type[Bot[TimeStoriesPack, TimeStoriesView]]
MEASURING: dict[str, AnyMeasuring] = {"explorer": WellRead, "agent": WellReadAgent}
"""Who plays a mission to measure it, by the name of the bot that it is."""
