"""Playing one game between bots: who is asked when, and what each is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from horae.bots.bot import Bot, MakeBot
from horae.core.game import Action, Event, Game, Result, Seat, State, Tell
from horae.core.log import Log
from horae.core.rng import Rng


class Match:
    """A game with a bot at every seat. Each bot gets only its own seat's views and events."""

    def __init__(
        self,
        game: Game[Any],
        bots: Sequence[MakeBot],
        seed: int,
        options: Any = None,
        pack: Any = None,
        keep_log: bool = False,
    ) -> None:
        self.game = game
        self.pack = game.load_pack() if pack is None else pack
        self.state: State = game.new(len(bots), seed, options, self.pack)
        self.bots: list[Bot] = [make(game, seat, Rng(seed, f"bot {seat}"), self.pack) for seat, make in enumerate(bots)]
        self._listens: list[Bot] = [bot for bot in self.bots if type(bot).hear is not Bot.hear]
        self._watch: Tell | None = None
        self.actions = 0
        """How many were done."""
        self.log = Log.of(game, len(bots), seed, options, self.pack) if keep_log else None
        for bot in self._listens:
            bot.begin(self.state.view(bot.seat))

    def play(self, most_actions: int = 100_000, watch: Tell | None = None) -> Result:
        """Play to the end. Among seats that decide at the same time, one after the other is asked.

        `watch` is told everything that happens, for measuring; the bots hear no more for it.
        """
        state = self.state
        self._watch = watch
        tell: Tell | None = self._tell if self._listens or watch else None
        for _ in range(most_actions):
            result = state.result()
            if result is not None:
                return result
            seat = state.deciding()[0]
            action = self.bots[seat].choose(state.view(seat), state.legal(seat))
            self.do(seat, action, tell)
        raise RuntimeError(f"no end after {most_actions} actions")

    def do(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        self.state.apply(seat, action, tell)
        self.actions += 1
        if self.log is not None:
            self.log.record(seat, action, self.state)

    def _tell(self, event: Event, only: Seat | None = None) -> None:
        if self._watch:
            self._watch(event, only)
        for bot in self._listens:
            if only is None or only == bot.seat:
                bot.hear(event)
