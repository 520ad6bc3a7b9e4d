"""Playing one game between bots: who is asked when, and what each is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from horae.bots.bot import MakeBot
from horae.bots.seated import SeatedBots
from horae.core.game import Action, AnyGame, BadSetup, Event, Result, Seat, State, Tell
from horae.core.log import Log
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.core.speech import Fault, Phrase, Sayable
from horae.games.registry import game as find_game


class NotLegal(Fault):
    """A bot chose what the rules refuse: its author's mistake, told with what it takes to see it again."""

    def __init__(self, bot: str, seat: Seat, seed: int, refused: Refused) -> None:
        told: dict[str, Sayable] = {"bot": bot, "seat": str(seat + 1), "seed": str(seed), "why": refused.phrase}
        super().__init__(Phrase("bot-not-legal", told))


class Match:
    """A game with a bot at every seat. Each bot gets only its own seat's views and events."""

    def __init__(
        self,
        game: AnyGame,
        bots: Sequence[MakeBot],
        seed: int,
        options: Any = None,
        pack: Any = None,
        keep_log: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.pack = game.load_pack() if pack is None else pack
        self.state: State = game.new(len(bots), seed, options, self.pack)
        self.bots = [make(game, seat, Rng(seed, f"bot {seat}"), self.pack) for seat, make in enumerate(bots)]
        self._seated = SeatedBots(self.bots, self.state.view)
        self.actions = 0
        """How many were done."""
        self.log = Log.of(game, len(bots), seed, options, self.pack) if keep_log else None

    def play(self, most_actions: int = 100_000, watch: Tell | None = None) -> Result:
        """Play to the end. Among seats that decide at the same time, one after the other is asked.

        `watch` is told everything that happens, for measuring; the bots hear no more for it.
        """
        state = self.state
        for _ in range(most_actions):
            result = state.result()
            if result is not None:
                return result
            seat = state.deciding()[0]
            action = self.bots[seat].choose(state.view(seat), state.legal(seat))
            try:
                self.do(seat, action, watch)
            except Refused as refused:
                raise NotLegal(self.bots[seat].name, seat, self.seed, refused) from refused
        raise RuntimeError(f"no end after {most_actions} actions")

    def do(self, seat: Seat, action: Action, also: Tell | None = None) -> None:
        """Apply it and tell the bots what they may hear; `also` hears everything."""
        self.state.apply(seat, action, self._tell(also) if self._seated.listen else also)
        self.actions += 1
        if self.log is not None:
            self.log.record(seat, action, self.state)

    def _tell(self, also: Tell | None) -> Tell:
        if also is None:
            return self._seated.tell

        def tell(event: Event, only: Seat | None = None) -> None:
            self._seated.tell(event, only)
            also(event, only)

        return tell


@lru_cache(maxsize=2)
def planned_pack(game: str, source: str | None, planned: str) -> Any:
    """The pack that many games are played with, which is still what it was when they were planned: its hash says so."""
    pack = find_game(game).load_pack(source)
    if pack.hash != planned:
        raise BadSetup("pack-changed", pack=source or pack.id)
    return pack
