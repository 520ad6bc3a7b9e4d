"""What a bot is: it sits at one seat, hears what that seat hears, and chooses from what that seat sees."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeAlias

from horae.bots.company import Company, HeldBack, Spoken
from horae.core.game import Action, AnyGame, Event, Pack, PackT, Seat, View, ViewT
from horae.core.rng import Rng
from horae.core.speech import Fault, Phrase


class Bot(ABC, Generic[PackT, ViewT]):
    """Plays games of such a pack and view. Never given a state: all it knows is its views and the events told to its seat."""

    name: ClassVar[str]
    talks: ClassVar[bool] = False
    """Whether it has something to `tell` the table with some of its moves."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng, pack: PackT | None = None) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.pack: PackT = game.load_pack() if pack is None else pack
        self.company = Company()
        """Who else is at the table now: set by whoever seats bots beside people."""

    def begin(self, view: ViewT) -> None:
        """Called once, with the first view, before any event. To sit down in the middle of a game is
        to be told its beginning and every event since."""

    def hear(self, event: Event) -> None:
        """Called for every event told to this seat, in order."""

    def overhear(self, spoken: Spoken) -> None:
        """Called for what people write in the table's chat, in order with the events."""

    def holds_back(self, view: ViewT, legal: Sequence[Action]) -> HeldBack | None:
        """Whether it leaves the move to the people for now. Asked before it chooses, where people play along and have moves of
        their own; not for an answer that others wait for (`Game.still_to_answer`), nor once somebody has waited for long. It is
        asked again when something was done or said."""
        return None

    def heeds(self, view: ViewT, legal: Sequence[Action]) -> Action | HeldBack | None:
        """What people have asked of it and it does though nobody waits for it: one of its legal moves, or something aside; or
        only what it has to say to that. Worth asking when something was done or said."""
        return None

    @abstractmethod
    def choose(self, view: ViewT, legal: Sequence[Action]) -> Action:
        """One of the legal actions. Asked only when there is at least one."""

    def tell(self, view: ViewT, action: Action) -> Phrase | None:
        """What it says to the whole table just before it does this. Asked only of one that `talks`."""
        return None

    def remark(self, view: ViewT) -> Action | None:
        """An aside the bot would like to make now (marking a line, say), or None."""
        return None


class RandomBot(Bot[Pack, View]):
    """Any legal move, each as likely."""

    name = "random"

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return self.rng.pick(legal)


AnyBot: TypeAlias = Bot[Any, Any]  # type: ignore[explicit-any]  # of the game that it was made for
"""Some game's bot, for whoever lets bots play without knowing which."""
MakeBot: TypeAlias = type[AnyBot]


class UnknownBot(Fault):
    def __init__(self, bot: str, game: str, known: Sequence[str]) -> None:
        super().__init__(Phrase("unknown-bot", {"bot": bot, "game": game, "known": ", ".join(known)}))
