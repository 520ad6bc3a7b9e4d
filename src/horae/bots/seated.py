"""Bots at their seats, and the one place that tells them anything: the beginning once, then whatever their seats may hear."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from horae.bots.bot import AnyBot, Bot
from horae.core.game import Event, Seat, View


class SeatedBots:
    """`view` shows the beginning of the game to a seat, wherever the game stands by now: every event since is told too."""

    def __init__(self, bots: Iterable[AnyBot], view: Callable[[Seat], View]) -> None:
        self.at: dict[Seat, AnyBot] = {bot.seat: bot for bot in bots}
        self._listeners = [bot for bot in self.at.values() if type(bot).hear is not Bot.hear]
        for bot in self.at.values():
            bot.begin(view(bot.seat))

    @property
    def listen(self) -> bool:
        """Whether any of them wants to hear: without that no events need be made for them."""
        return bool(self._listeners)

    def tell(self, event: Event, only: Seat | None = None) -> None:
        for bot in self._listeners:
            if only is None or only == bot.seat:
                bot.hear(event)
