"""The agent beside people, without a server: what it does, says and leaves to them at a small mission's table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from horae.bots.company import Company, HeldBack, Spoken
from horae.bots.timestories.agent import Agent
from horae.core.game import Action, Event, Seat, for_seat
from horae.core.rng import Rng
from horae.core.speech import Phrase, say
from horae.games.timestories import actions as do
from horae.games.timestories.game import TimeStories
from horae.testkit.timestories import Data, TimeStoriesTable, card, location, mission, position, read, text

BOT = 1
"""Ada at seat 0 is a person's, Bo at seat 1 the agent's, others where there are more people's, too."""


class AtTheTable:
    """The agent at seat 1, beside people; it hears everything from here on."""

    def __init__(self, table: TimeStoriesTable, stands_in: bool = False) -> None:
        self.table = table
        self.bot = Agent(TimeStories(), BOT, Rng(1), table.state.pack)
        others = tuple(seat for seat in range(table.state.n) if seat != BOT)
        self.bot.company = Company(others, stands_in)
        self.bot.known.see(table.view(BOT))

    def acts(self, *actions: Action) -> AtTheTable:
        for action in actions:
            told: list[tuple[Event, Seat | None]] = self.table.acts(action).last
            for event in for_seat(told, BOT):
                self.bot.hear(event)
        return self

    def takes(self, slot: int) -> AtTheTable:
        """The agent takes this card, the others those that are left, and all tell of them."""
        agents = range(self.table.state.n)
        rest = iter(one for one in range(9) if one != slot)
        self.acts(*(do.RECON[agent][slot if agent == BOT else next(rest)] for agent in agents))
        return self.acts(*(do.RECOUNT[agent] for agent in agents))

    def let_go(self) -> AtTheTable:
        """The people have nothing more to do here."""
        for agent in range(self.table.state.n):
            if agent != BOT:
                self.acts(do.READY[agent])
        return self

    def said(self, words: str, seat: Seat | None = 0) -> AtTheTable:
        self.bot.manners.meet(self.table.view(BOT), self.bot.company)
        self.bot.overhear(Spoken(seat, words))
        return self

    @property
    def held(self) -> HeldBack | None:
        view = self.table.view(BOT)
        assert BOT in view.deciding
        return self.bot.holds_back(view, self.table.state.legal(BOT))

    def chooses(self) -> Action:
        return self.bot.choose(self.table.view(BOT), self.table.state.legal(BOT))

    def passes(self) -> tuple[str, str]:
        """What it says as it passes at once."""
        passing = self.does()
        assert isinstance(passing, do.StandBy | do.Ready)
        told = self.bot.tell(self.table.view(BOT), passing)
        assert told is not None
        offer = told.args["offer"] if told.key == "agent-tells-and-offers" else told  # the tale of its card is told elsewhere
        while BOT in self.table.view(BOT).deciding:
            self.acts(passing)
            if BOT in self.table.view(BOT).deciding:
                passing = self.does()
        assert isinstance(offer, Phrase)
        return say(offer, "en"), say(offer, "es")

    def heeds(self) -> Action | None:
        """What it does though nobody waits for it."""
        found = self.bot.heeds(self.table.view(BOT), self.table.state.legal(BOT))
        return None if isinstance(found, HeldBack) else found

    def answers(self) -> tuple[str, str] | None:
        """What it says to what it was asked, in English and Spanish."""
        found = self.bot.heeds(self.table.view(BOT), self.table.state.legal(BOT))
        if not isinstance(found, HeldBack):
            return None
        assert found.words is not None
        return say(found.words, "en"), say(found.words, "es")

    def offers(self) -> tuple[str, str]:
        """What it says while it holds back, which it says once."""
        held = self.held
        assert held is not None
        assert held.words is not None
        assert self.held == HeldBack()
        return say(held.words, "en"), say(held.words, "es")

    def does(self) -> Action:
        """What it does now, without holding back, but for asking people who can only wait for a word."""
        held = self.held
        assert held is None or held.asks
        return self.chooses()


def ask(*options: Data, by: str = "reader") -> Data:
    return {"do": "choose", "ask": text("What now?"), "options": list(options), "by": by}


def among_people(folder: Path, *cards: Data, seats: int = 2, **more: Any) -> TimeStoriesTable:
    """At the pier, where these cards lie and three that say nothing."""
    files = mission(location("pier", *cards, card("X"), card("Y"), card("Z")), **more)
    return position(read(folder, files), seats).acts(do.ChooseLocation(0, "pier"))
