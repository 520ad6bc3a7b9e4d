"""The worker's side of the bots: a process that sits bots down, lets them hear and asks them.

It is given only what a seat may know.
"""

from __future__ import annotations

import logging
import os
from collections import OrderedDict
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, Literal

from msgspec import Struct

from horae.bots.bot import AnyBot
from horae.bots.coach import Hint
from horae.bots.registry import bot_class, coach_class
from horae.core.game import Action, Event, Seat, View
from horae.core.rng import Rng
from horae.core.speech import Phrase
from horae.server import catalogue
from horae.server.archive import Made, make_archive

_MOST_MINDS = 2000


class Job(Struct, frozen=True):
    """Something to think about. A mind that the worker does not know, or knows up to another number of events, is
    asked for again with everything from the beginning."""

    kind: Literal["move", "tell", "remark", "coach"]
    mind: tuple[str, Seat | None, str, int]
    """Whose: the table, the seat (None: the coach), the bot, and a number that changes when something was taken back."""
    known: int
    """How many events this mind has heard already."""
    events: Sequence[Event]
    game: str
    pack: str
    seed: int = 0
    first: View | None = None
    view: View | None = None
    legal: Sequence[Action] = ()
    """What it may do; to "tell", the one thing that it is about to do."""


class Lost(Struct, frozen=True):
    """The worker needs to be told everything from the beginning."""


class Mind:
    """A bot, or the coach, and how much it has heard."""

    def __init__(self, job: Job, games: catalogue.Catalogue) -> None:
        game = games.game(job.game)
        pack = game.load_pack(job.pack)
        self.heard = 0
        self._bot: AnyBot | None = None
        assert job.first is not None
        if job.kind == "coach":
            self._coach = coach_class(game)(pack, job.first)
        else:
            assert job.mind[1] is not None
            self._bot = bot_class(game, job.mind[2])(game, job.mind[1], Rng(job.seed, "bot"), pack)
            self._bot.begin(job.first)

    def hear(self, events: Sequence[Event]) -> None:
        listener = self._coach if self._bot is None else self._bot
        for event in events:
            listener.hear(event)
        self.heard += len(events)

    def answer(self, job: Job) -> Action | Phrase | list[Hint] | None:
        if self._bot is None:
            hints: list[Hint] = self._coach.hints(job.view)
            return hints
        if job.kind == "remark":
            return self._bot.remark(job.view)
        if job.kind == "tell":
            return self._bot.tell(job.view, job.legal[0])
        return self._bot.choose(job.view, job.legal)


class Worker:
    def __init__(self, games: catalogue.Catalogue) -> None:
        self._games = games
        self._minds: OrderedDict[tuple[str, Seat | None, str, int], Mind] = OrderedDict()

    def think(self, job: Job) -> Action | Phrase | list[Hint] | Lost | None:
        mind = self._minds.get(job.mind)
        if mind is None or mind.heard != job.known:
            if job.known or job.first is None:
                return Lost()
            mind = self._minds[job.mind] = Mind(job, self._games)
        self._minds.move_to_end(job.mind)
        if len(self._minds) > _MOST_MINDS:
            self._minds.popitem(last=False)
        mind.hear(job.events)
        return mind.answer(job)


def work(pipe: Connection, where: str, nice: int) -> None:
    """The process's main loop: a job in, an answer out, until the server goes."""
    if hasattr(os, "nice"):
        os.nice(nice)
    logging.getLogger("horae.games").setLevel(logging.ERROR)  # the server itself has told of what it had to leave out
    games = catalogue.named(where)
    worker = Worker(games)
    while True:
        try:
            job: Any = pipe.recv()
            pipe.send(make_archive(job, games) if isinstance(job, Made) else worker.think(job))
        except (EOFError, BrokenPipeError, KeyboardInterrupt):
            return
        except Exception as wrong:  # a bot's own mistake must not take the worker with it
            pipe.send(wrong)
