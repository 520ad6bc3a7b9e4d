"""The worker's side of the bots: a process that sits bots down, lets them hear and asks them.

It is given only what a seat may know.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Literal

from msgspec import Struct

from horae.bots.bot import AnyBot
from horae.bots.coach import Hint
from horae.bots.company import Company, HeldBack, Spoken
from horae.bots.registry import bot_class, bot_names, coach_class, coaches, talks
from horae.bots.seated import SeatedBots
from horae.core.game import Action, Event, Seat, View
from horae.core.rng import Rng
from horae.core.speech import Phrase
from horae.server import catalogue
from horae.server.archive import ArchiveOrder, ReadOrder, make_archive, read_game
from horae.server.own_words import AllOrder, OwnOrder, look_all_up, look_up

_MOST_INSTANCES = 2000


class Job(Struct, frozen=True):
    """Something to think about. A bot that the worker does not know, or knows up to another number of events, is
    asked for again with everything from the beginning."""

    kind: Literal["move", "tell", "remark", "coach"]
    instance: tuple[str, Seat | None, str, int]
    """Whose: the table, the seat (None: a spectator), the bot (empty: the coach), and a number that changes when something
    was taken back."""
    known: int
    """How many events it has heard already."""
    events: Sequence[Event | Spoken]
    """What happened and what people said, in order."""
    game: str
    rules: str
    pack: str
    """What the game loads it by."""
    seed: int = 0
    first: View | None = None
    view: View | None = None
    legal: Sequence[Action] = ()
    """What it is asked to choose from; to "tell", the one thing that it is about to do."""
    company: Company = Company()
    in_earnest: bool = False
    """It may not leave the move to people: others wait for it."""


class NatureOrder(Struct, frozen=True):
    """Asks what the bots and the coach of a game are like. Their modules, and the numerical library under them, are read here,
    and never in the process that holds the tables."""

    game: str


class Nature(Struct, frozen=True):
    talkers: frozenset[str] = frozenset()
    """The bots that have something to tell the table with some of their moves."""
    coach_of_seat: bool = False
    """Whether the coach listens with the seat that asks, and not with a spectator."""


class NeedsHistory(Struct, frozen=True):
    """The worker needs to be told everything from the beginning."""


class BotInstance:
    """A bot, or the coach, and how much it has heard."""

    def __init__(self, job: Job, games: catalogue.Catalogue) -> None:
        game = games.game(job.game, job.rules)
        pack = game.load_pack(job.pack)
        self.heard = 0
        self._bot: AnyBot | None = None
        first = job.first
        assert first is not None
        if job.kind == "coach":
            self._coach = coach_class(game)(pack, first)
        else:
            assert job.instance[1] is not None
            self._bot = bot_class(game, job.instance[2])(game, job.instance[1], Rng(job.seed, "bot"), pack)
            self._seated = SeatedBots([self._bot], lambda seat: first)

    def sit_with(self, company: Company) -> None:
        """Before it hears what they say: who they are says what is said to it."""
        if self._bot is not None:
            self._bot.company = company

    def hear(self, events: Sequence[Event | Spoken]) -> None:
        hear = self._coach.hear if self._bot is None else self._seated.tell
        for event in events:
            if not isinstance(event, Spoken):
                hear(event)
            elif self._bot is not None:
                self._bot.overhear(event)
        self.heard += len(events)

    def answer(self, job: Job) -> Action | HeldBack | Phrase | list[Hint] | None:
        if self._bot is None:
            hints: list[Hint] = self._coach.hints(job.view, job.legal)
            return hints
        if job.kind == "remark":
            return self._bot.heeds(job.view, job.legal) or self._bot.remark(job.view)
        if job.kind == "tell":
            return self._bot.tell(job.view, job.legal[0])
        may_hold = bool(job.company.people) and not job.in_earnest
        held = self._bot.holds_back(job.view, job.legal) if may_hold else None
        return self._bot.choose(job.view, job.legal) if held is None else held


class Worker:
    def __init__(self, games: catalogue.Catalogue) -> None:
        self._games = games
        self._instances: OrderedDict[tuple[str, Seat | None, str, int], BotInstance] = OrderedDict()

    def nature(self, order: NatureOrder) -> Nature:
        """What cannot be had is told to whoever asks it to think."""
        game, talkers, of_seat = self._games.game(order.game), set[str](), False
        for name in bot_names(game):
            with suppress(Exception):
                talkers |= {name} if talks(game, name) else set()
        if coaches(game):
            with suppress(Exception):
                of_seat = coach_class(game).of_seat
        return Nature(frozenset(talkers), of_seat)

    def think(self, job: Job) -> Action | HeldBack | Phrase | list[Hint] | NeedsHistory | None:
        instance = self._instances.get(job.instance)
        if instance is None or instance.heard != job.known:
            if job.known or job.first is None:
                return NeedsHistory()
            instance = self._instances[job.instance] = BotInstance(job, self._games)
        self._instances.move_to_end(job.instance)
        if len(self._instances) > _MOST_INSTANCES:
            self._instances.popitem(last=False)
        instance.sit_with(job.company)
        instance.hear(job.events)
        return instance.answer(job)


def work(pipe: Connection, where: str) -> None:
    """The process's main loop: a job in, an answer out, until the server goes."""
    logging.getLogger("horae.games").setLevel(logging.ERROR)  # the server itself has told of what it had to leave out
    games = catalogue.named(where)
    worker = Worker(games)
    pipe.send(True)  # it is up
    while True:
        try:
            job: Any = pipe.recv()
            if isinstance(job, ArchiveOrder):
                pipe.send(make_archive(job, games))
            elif isinstance(job, ReadOrder):
                pipe.send(read_game(job, games))
            elif isinstance(job, OwnOrder):
                pipe.send(look_up(job))
            elif isinstance(job, AllOrder):
                pipe.send(look_all_up(job))
            elif isinstance(job, NatureOrder):
                pipe.send(worker.nature(job))
            else:
                pipe.send(worker.think(job))
        except (EOFError, BrokenPipeError, KeyboardInterrupt):
            return
        except Exception as wrong:  # a bot's own mistake must not take the worker with it
            pipe.send(wrong)
