"""The bots at one table: when each is asked, and what it is told. Runs beside the people and never holds them up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from secrets import randbelow, randbits
from typing import Any

from horae.bots.coach import Hint
from horae.bots.company import Company, HeldBack, Spoken
from horae.bots.registry import coach_class, talks
from horae.core.game import Action, Event, Seat, for_seat
from horae.core.refusal import Refused
from horae.core.speech import Phrase, Text
from horae.server.bot_worker import Job, NeedsHistory
from horae.server.bot_workers import BotWorkers, Gone, TooSlow, WorkerProcess
from horae.server.config import Config
from horae.server.live_table import LiveTable, Repeated
from horae.table import decisions
from horae.table.records import AnyFact, Said, Undone
from horae.table.table import Declined

_log = logging.getLogger("horae")
_REMARKS_IN_A_ROW = 12


class HeardSoFar:
    """How much a bot in a worker has been told."""

    __slots__ = ("epoch", "generation", "heard", "process")

    def __init__(self) -> None:
        self.epoch = -1
        self.process: WorkerProcess | None = None
        self.generation = -1
        self.heard = 0

    def is_known_to(self, process: WorkerProcess, epoch: int) -> bool:
        """Whether the bot is one that this process has, as it is now."""
        return (self.epoch, self.process, self.generation) == (epoch, process, process.generation)


class HeardBySeat:
    """What a seat has heard, in the records up to one: nothing is worked out twice."""

    __slots__ = ("events", "upto")

    def __init__(self) -> None:
        self.events: list[Event | Spoken] = []
        self.upto = 0


class BotDriver:
    """Asks a table's bots until only people are waited for. One runs per table and process."""

    def __init__(self, live: LiveTable, workers: BotWorkers, config: Config, may_run: Callable[[], bool]) -> None:
        self._live = live
        self._workers = workers
        self._config = config
        self._may_run = may_run
        self._told: dict[tuple[Seat | None, str], HeardSoFar] = {}
        self._heard: dict[Seat | None, HeardBySeat] = {}
        self._taken_back = self._read = 0
        """The last record that took something back, of so many that were looked at."""
        self._seed = randbits(64)
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._remarked: dict[Seat, int] = {}

    def wake(self) -> None:
        """Something changed at the table: see whether a bot is waited for."""
        self._again = True
        if (self._task is None or self._task.done()) and self._has_bots() and self._may_run():
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _has_bots(self) -> bool:
        table = self._live.table
        return table.has_bots and table.phase == "playing" and not table.is_halted

    async def _run(self) -> None:
        while self._again and self._may_run() and self._has_bots():
            self._again = False
            try:
                await self._turn()
            except Declined as no:
                _log.info("table %s: a bot came too late (%s)", self._live.table.id, no.code)
            except (Refused, Repeated):
                _log.exception("table %s: a bot made a move that the rules refuse", self._live.table.id)

    async def _turn(self) -> None:
        """Let one bot move or remark; whatever it does wakes us again."""
        for seat, bot in self._live.table.bots_to_move():
            if await self._has_moved(seat, bot):
                return
        await self._remarks()

    async def _has_moved(self, seat: Seat, bot: str) -> bool:
        """Whether something was done or said; otherwise the bot leaves it to the people for now."""
        before = self._live.table.n
        if self._config.bot_pause:
            await asyncio.sleep(self._config.bot_pause)
        if self._live.table.n == before:
            lesson = self._live.table.lesson_move()
            action = await self._choose(seat, bot) if lesson is None else lesson.action
            if action is not None and self._live.table.n == before:
                if isinstance(action, HeldBack):
                    return await self._has_said(seat, bot, action)
                if lesson is None:
                    await self._tell(seat, bot, action)
                elif lesson.tell is not None:
                    await self._say(seat, bot, lesson.tell)
                await self._act(seat, bot, action)
                return True
        self._again = True  # the table moved on meanwhile
        return True

    async def _has_said(self, seat: Seat, bot: str, held: HeldBack) -> bool:
        if held.words is None:
            return False
        await self._say(seat, bot, held.words)
        return True

    async def _choose(self, seat: Seat, bot: str) -> Action | HeldBack | None:
        play = self._live.table.play
        assert play is not None
        legal = play.legal[seat]
        try:
            chosen: Action | HeldBack | None = await self._ask("move", seat, bot)
        except TooSlow:
            _log.warning("table %s: the bot %s thought too long; any move is made", self._live.table.id, bot)
        except Gone:
            _log.warning("table %s: the bot %s went away; any move is made", self._live.table.id, bot)
        except Exception:
            _log.exception("table %s: the bot %s failed; any move is made", self._live.table.id, bot)
        else:
            return chosen
        return legal[randbelow(len(legal))] if legal else None

    async def _tell(self, seat: Seat, bot: str, action: Action) -> None:
        """Let the bot say what goes with its move, if it is one that talks."""
        table = self._live.table
        try:
            if not talks(table.game, bot):
                return
            what: Phrase | None = await self._ask("tell", seat, bot, (action,))
        except Exception:
            _log.exception("table %s: the bot %s failed to tell", table.id, bot)
            return
        if what is not None:
            await self._say(seat, bot, what)

    async def _say(self, seat: Seat, bot: str, what: Phrase | Text) -> None:
        table = self._live.table
        await self._live.record(None, None, lambda: (decisions.bot_tells(table, seat, bot, what), None))

    async def _remarks(self) -> None:
        """Ask the bots once in every position whether they want to mark something."""
        table = self._live.table
        play = table.play
        if play is None or table.undo is not None or table.lesson is not None or not self._config.bot_marks:
            return
        for seat in play.state.seats():
            bot = table.places[seat].bot
            step = len(play.steps)
            if bot is None or self._remarked.get(seat) == step or self._chatters(seat):
                continue
            self._remarked[seat] = step
            try:
                action = await self._ask("remark", seat, bot)
            except Exception:
                _log.exception("table %s: the bot %s failed to remark", table.id, bot)
                continue
            if action is not None:
                await self._act(seat, bot, action)
                return

    def _chatters(self, seat: Seat) -> bool:
        """Whether the last actions were all this bot's own: it must not go on for ever."""
        play = self._live.table.play
        assert play is not None
        last = play.steps[-_REMARKS_IN_A_ROW:]
        return len(last) == _REMARKS_IN_A_ROW and all(step.seat == seat for step in last)

    async def _act(self, seat: Seat, bot: str, action: Action) -> None:
        def decide() -> tuple[AnyFact, Any]:
            return decisions.bot_acts(self._live.table, seat, bot, action)

        await self._live.record(None, None, decide)

    async def explain(self, seat: Seat | None) -> list[Hint]:
        """What the coach has to say to who sits there."""
        listener = seat if coach_class(self._live.table.game).of_seat else None
        found: list[Hint] = await self._ask("coach", listener, "")
        return found

    async def _ask(self, kind: Any, seat: Seat | None, bot: str, about: tuple[Action, ...] | None = None) -> Any:
        """Put a question to a bot, telling it first what its seat has heard since the last time."""
        table = self._live.table
        play = table.play
        assert play is not None
        accounts = {subscriber.account for subscriber in self._live.subscribers}
        process = self._workers.of(table.id, seat, accounts)
        told = self._told.setdefault((seat, bot), HeardSoFar())
        epoch = self._epoch()
        events = self._heard_by(seat)
        view = play.state.view(seat)
        legal = about if about is not None else tuple(play.legal[seat]) if seat is not None else ()
        first = play.first.view(seat)
        for fresh in (not told.is_known_to(process, epoch), True):
            known = 0 if fresh else told.heard
            answer = await process.ask(
                Job(
                    kind=kind,
                    instance=(table.id, seat, bot, epoch),
                    known=known,
                    events=events[known:],
                    game=table.game.name,
                    rules=table.game.rules_version,
                    pack=table.pack_source,
                    seed=self._seed,
                    first=first if fresh else None,
                    view=view,
                    legal=legal,
                    company=self._company(seat),
                ),
                self._config.bot_limit,
                accounts,
                self._workers.charge(accounts),
            )
            if not isinstance(answer, NeedsHistory):
                told.epoch, told.process, told.generation, told.heard = epoch, process, process.generation, len(events)
                return answer
        raise Gone

    def _heard_by(self, seat: Seat | None) -> list[Event | Spoken]:
        """What the seat was told and what people said, in the order in which it was recorded."""
        table = self._live.table
        assert table.play is not None
        kept = self._heard.setdefault(seat, HeardBySeat())
        fresh = table.records[kept.upto :]
        undone: set[int] = set()
        if any(isinstance(record.fact, Undone) for record in fresh):
            kept.events, fresh = [], table.records
            undone = table.told.keys() - {step.n for step in table.play.steps}
        for record in fresh:
            if isinstance(record.fact, Said):
                kept.events.append(Spoken(table.seat_of(record.person), record.fact.text))
            elif record.n not in undone:
                kept.events += for_seat(table.told.get(record.n, ()), seat)
        kept.upto = len(table.records)
        return kept.events

    def _company(self, seat: Seat | None) -> Company:
        """The people who play, beside a bot at that seat."""
        table = self._live.table
        assert table.play is not None
        people = [
            one for one in table.play.state.seats() if table.places[one].person is not None and table.places[one].bot is None
        ]
        return Company(tuple(people), seat is not None and table.places[seat].person is not None)

    def _epoch(self) -> int:
        """The last record that took something back: what a bot heard before it may not have happened."""
        found = self._live.table.records
        for number in range(self._read, len(found)):
            if isinstance(found[number].fact, Undone):
                self._taken_back = number
        self._read = len(found)
        return self._taken_back
