"""The bots at one table: when each is asked, and what it is told. Runs beside the people and never holds them up.

A bot that does not answer, or not sensibly, is moved by the table; one that would leave its move to people is asked in earnest
when nobody else could go on (`table.patience`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from secrets import randbits
from typing import Any, NamedTuple, Protocol

from horae.bots.coach import Hint
from horae.bots.company import Company, HeldBack, Spoken
from horae.core.game import Action, Event, Seat, for_seat
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, Phrase, Text
from horae.server import failures, wall_clock
from horae.server.bot_worker import Job, Nature, NatureOrder, NeedsHistory
from horae.server.bot_workers import BotWorkers, Gone, TooSlow, WorkerProcess
from horae.server.config import Config
from horae.server.live_table import LiveTable
from horae.table import decisions
from horae.table.patience import LONGEST, DueBot, bots_due, harmless
from horae.table.records import AnyFact, Said, Undone
from horae.table.table import Declined

_log = logging.getLogger("horae")
_REMARKS_IN_A_ROW = 12
_COACH_SECONDS = 20.0
"""Nobody waits for the coach before they move, so it may think for longer."""
_ASKED_ANEW = 2
"""How often a bot that was talked to while it thought is asked once more, before it moves as it would have."""
_MOST_MISHAPS = 6
_A_WORD = 30.0
"""So many times its usual pause people have for a word that a bot asks them for, though they wait for it."""
"""Of so many in a row the pause after each is twice as long as the last; the first takes a second."""


class Timer(Protocol):
    """Something that will happen later."""

    def cancel(self) -> None: ...


class Clock(NamedTuple):
    """What time it is, and how to have something done later. Tests move it by hand."""

    now: Callable[[], float]
    later: Callable[[float, Callable[[], None]], Timer]


def _wall_clock() -> Clock:
    return Clock(lambda: wall_clock.now() / 1000, lambda seconds, then: asyncio.get_running_loop().call_later(seconds, then))


class _AskedFor(NamedTuple):
    """A word that a bot asked people for."""

    move: tuple[int, int]
    """Before which of its moves."""
    until: float
    times: int
    """How often they had it wait longer."""


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

    def __init__(
        self,
        live: LiveTable,
        workers: BotWorkers,
        config: Config,
        may_run: Callable[[], bool],
        clock: Clock | None = None,
        seed: int | None = None,
    ) -> None:
        self._live = live
        self._workers = workers
        self._config = config
        self._may_run = may_run
        self._clock = clock or _wall_clock()
        self._told: dict[tuple[Seat | None, str], HeardSoFar] = {}
        self._heard: dict[Seat | None, HeardBySeat] = {}
        self._taken_back = self._talked_at = self._read = 0
        """The last records that took something back, and in which people talked, of so many that were looked at."""
        self._seed = randbits(64) if seed is None else seed
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._remarked: dict[Seat, tuple[int, int]] = {}
        self._has_held: dict[Seat, int] = {}
        """How many actions there were when each bot last said why it leaves its move to people."""
        self._asked: dict[Seat, _AskedFor] = {}
        """Of each bot that asked people for a word: until when they have time to answer."""
        self._answered: dict[Seat, tuple[int, int]] = {}
        """The moment in which each bot last answered something and did nothing."""
        self._talked: tuple[int, Seat, int] = (-1, -1, 0)
        """At how many actions which bot was asked anew because of what was said meanwhile, and how often."""
        self._advice: dict[Seat | None, tuple[tuple[int, int], asyncio.Task[list[Hint]]]] = {}
        """What the coach had to say last, to each who has asked, and where the game stood."""
        self._nature: Nature | None = None
        """What the bots and the coach of this game are like, once a worker has said it."""
        self._mishaps = 0
        """How many in a row."""
        self._timer: Timer | None = None

    def wake(self) -> None:
        """Something changed at the table: see whether a bot is waited for."""
        self._again = True
        if (self._task is None or self._task.done()) and self._has_bots() and self._may_run():
            self._task = asyncio.get_running_loop().create_task(self.run())

    async def stop(self) -> None:
        self._cancel_timer()
        under_way = [advice for _, advice in self._advice.values()] + ([] if self._task is None else [self._task])
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def _has_bots(self) -> bool:
        table = self._live.table
        return table.has_bots and table.phase == "playing" and not table.is_halted

    async def run(self) -> None:
        """Until no bot has anything to do; whatever goes wrong, and whoever holds back, is looked at again later."""
        self._again = True
        while self._again and self._may_run() and self._has_bots():
            self._again = False
            try:
                await self._turn()
            except Declined as no:
                _log.info("table %s: a bot came too late (%s)", self._live.table.id, no.code)
                self._mishaps += 1
                self._again = False
            except Exception as wrong:
                self._note("a bot's turn", wrong)
                self._mishaps += 1
                self._again = False
            else:
                self._mishaps = 0
        self._look_again()

    def _note(self, what: str, wrong: Exception) -> None:
        """A bot's own words for what went wrong may tell what it sees, so they are not written down."""
        failures.note(self._live.metrics, f"table {self._live.table.id}", what, wrong)

    def _look_again(self) -> None:
        """A bot that is waited for is asked again after a while though nobody did anything: patience has an end, people go
        away without a word, and what went wrong may go well."""
        self._cancel_timer()
        if self._has_bots() and self._may_run() and self._is_bot_awaited():
            seconds = 2.0 ** min(self._mishaps - 1, _MOST_MISHAPS) if self._mishaps else self._config.bot_patience
            left = [asked.until - self._clock.now() for asked in self._asked.values()]
            seconds = min([seconds, *(one for one in left if one > 0)])
            self._timer = self._clock.later(seconds, self.wake)

    def _is_bot_awaited(self) -> bool:
        table = self._live.table
        return table.play is not None and any(table.places[seat].bot is not None for seat in table.play.state.deciding())

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _turn(self) -> None:
        """Let one bot move or remark; whatever it does wakes us again."""
        try:
            await self._learn()
        except Exception as wrong:  # without it the bots play, and say nothing
            self._note("what the bots are like", wrong)
        for due in self._due():
            if await self._has_moved(due):
                return
        await self._remarks()

    async def _learn(self) -> Nature:
        """What the bots and the coach are like: it is asked for once."""
        if self._nature is None:
            table, accounts = self._live.table, self._accounts()
            process = self._workers.of(table.id, None, accounts)
            self._nature = await process.ask(NatureOrder(table.game.name), self._config.bot_limit, accounts)
        return self._nature

    def _talks(self, bot: str) -> bool:
        return self._nature is not None and bot in self._nature.talkers

    def _accounts(self) -> set[str]:
        return {subscriber.account for subscriber in self._live.subscribers}

    def _due(self) -> list[DueBot]:
        return bots_due(self._live.table, self._live.present(), self._clock.now(), self._config.bot_patience)

    async def _has_moved(self, due: DueBot) -> bool:
        """Whether something was done or said; otherwise the bot leaves it to the people for now."""
        table, seat, bot = self._live.table, due.seat, due.bot
        n, actions = table.n, self._position()
        self._again = True  # look again at whatever comes of it
        if self._config.bot_pause:
            await asyncio.sleep(self._config.bot_pause)
        if table.n != n:
            return True
        lesson = table.lesson_move()
        action = await self._choose(due) if lesson is None else lesson.action
        if self._position() != actions or (table.n != n and self._was_talked_to(seat)):
            return True
        if action is None or due not in self._due():
            return True
        if isinstance(action, HeldBack):
            self._leave_time(seat, action)
            if await self._has_said(seat, bot, action):
                return True
            self._again = table.n != n
            return False
        if lesson is None:
            await self._tell(seat, bot, action)
        elif lesson.tell is not None:
            await self._say(seat, bot, lesson.tell)
        await self._move(due, action)
        return True

    def _position(self) -> tuple[int, int]:
        """Changes whenever something was done in the game, or taken back; not when somebody only talks."""
        play = self._live.table.play
        return (-1 if play is None else play.actions, self._epoch())

    def _was_talked_to(self, seat: Seat) -> bool:
        """Whether it is asked anew because of what was said while it thought: a few times, lest talk keeps it from moving."""
        actions, _ = self._position()
        times = self._talked[2] + 1 if self._talked[:2] == (actions, seat) else 1
        self._talked = (actions, seat, times)
        return times <= _ASKED_ANEW

    def _own_move(self, seat: Seat) -> tuple[int, int]:
        """Which of this bot's moves it is: whatever others do meanwhile gives nobody more time."""
        play = self._live.table.play
        assert play is not None
        return (sum(step.seat == seat for step in play.steps), self._epoch())

    def _is_asking_anew(self, seat: Seat) -> bool:
        asked = self._asked.get(seat)
        return asked is None or asked.move != self._own_move(seat)

    def _leave_time(self, seat: Seat, held: HeldBack) -> None:
        """For the word that people are asked for; as long again, a few times, where they have asked the bot to wait."""
        is_new = self._is_asking_anew(seat)
        times = 0 if is_new else self._asked[seat].times + 1
        if held.asks and (is_new or (held.longer and times <= LONGEST)):
            until = self._clock.now() + _A_WORD * self._config.bot_pause
            self._asked[seat] = _AskedFor(self._own_move(seat), until, times)

    def _may_ask(self, due: DueBot) -> bool:
        """Whether people may still be asked for a word, though they wait for this bot."""
        if not self._config.bot_pause or not self._live.present() or not self._talks(due.bot):
            return False
        return self._is_asking_anew(due.seat) or self._clock.now() < self._asked[due.seat].until

    async def _has_said(self, seat: Seat, bot: str, held: HeldBack) -> bool:
        """Once in a position, whatever it would say more."""
        actions, _ = self._position()
        if held.words is None or self._has_held.get(seat) == actions:
            return False
        self._has_held[seat] = actions
        await self._say(seat, bot, held.words)
        return True

    async def _choose(self, due: DueBot) -> Action | HeldBack | None:
        table, bot = self._live.table, due.bot
        in_earnest = due.in_earnest and not self._may_ask(due)
        try:
            # Its own thinking, and as long again in the line of those who think.
            async with asyncio.timeout(2 * self._config.bot_limit):
                chosen: Action | HeldBack | None = await self._ask("move", due.seat, bot, due.moves, in_earnest)
                if due.in_earnest and not in_earnest and isinstance(chosen, HeldBack) and not chosen.asks:
                    in_earnest, chosen = True, await self._ask("move", due.seat, bot, due.moves, in_earnest=True)
        except (TooSlow, TimeoutError):
            _log.warning("table %s: the bot %s thought too long; the table moves it", table.id, bot)
        except Gone:
            _log.warning("table %s: the bot %s went away; the table moves it", table.id, bot)
        except Exception as wrong:
            self._note(f"the move of the bot {bot}", wrong)
        else:
            if (isinstance(chosen, HeldBack) and not in_earnest) or self._is_wanted(due, chosen):
                return chosen
            _log.warning("table %s: the bot %s answered with no move; the table moves it", table.id, bot)
        return self._any_move(due)

    def _is_wanted(self, due: DueBot, chosen: object) -> bool:
        """Whether it is one of the moves that it was asked for, or the rules would have it besides, such as a word typed."""
        play = self._live.table.play
        if play is None or not isinstance(chosen, Action):
            return False
        if chosen in due.moves:
            return True
        return any(type(form.action) is type(chosen) for form in play.state.forms(due.seat))

    def _any_move(self, due: DueBot) -> Action | None:
        if not due.moves:
            return None
        rng = Rng(self._seed, f"seat {due.seat} after {self._position()}")
        try:
            return harmless(self._live.table, due.seat, due.moves, rng.pick)
        except Exception as wrong:
            self._note("what moves cost", wrong)
            return rng.pick(due.moves)

    async def _move(self, due: DueBot, action: Action) -> None:
        """Make the bot's move; where the rules do not have it after all, another."""
        try:
            await self._act(due.seat, due.bot, action)
        except Refused as wrong:
            self._note(f"a move that the rules refuse the bot {due.bot}", wrong)
            other = self._any_move(due)
            if other is not None:
                await self._act(due.seat, due.bot, other)

    async def _tell(self, seat: Seat, bot: str, action: Action) -> None:
        """Let the bot say what goes with its move, if it is one that talks."""
        if not self._talks(bot):
            return
        try:
            async with asyncio.timeout(2 * self._config.bot_limit):
                what: Phrase | None = await self._ask("tell", seat, bot, (action,))
        except Exception as wrong:
            self._note(f"what the bot {bot} tells", wrong)
            return
        if what is not None:
            await self._say(seat, bot, what)

    async def _say(self, seat: Seat, bot: str, what: Phrase | Text) -> None:
        table = self._live.table
        await self._live.record(None, None, lambda: (decisions.bot_tells(table, seat, bot, what), None))

    async def _remarks(self) -> None:
        """Ask the bots once in every position, and whenever people have talked, whether they want to mark something or do what
        people asked of them."""
        table = self._live.table
        play = table.play
        if play is None or table.undo is not None or table.lesson is not None:
            return
        for seat in play.state.seats():
            bot = table.places[seat].bot
            if bot is None or not (self._config.bot_marks or self._talks(bot)):
                continue
            position, moment = self._position(), (len(play.steps), self._last_words())
            if self._remarked.get(seat) == moment or self._chatters(seat):
                continue
            self._remarked[seat] = moment
            try:
                async with asyncio.timeout(2 * self._config.bot_limit):
                    action = await self._ask("remark", seat, bot)
            except Exception as wrong:
                self._note(f"a remark of the bot {bot}", wrong)
                continue
            if self._position() != position:
                return
            if isinstance(action, HeldBack):
                if action.words is not None and self._answered.get(seat) != moment:
                    self._answered[seat] = moment
                    del self._remarked[seat]  # they may have asked for something besides
                    await self._say(seat, bot, action.words)
                    return
                continue
            if action is not None:
                await self._tell(seat, bot, action)
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
        """What the coach has to say to who sits there: worked out once where the game stands, whoever asks how often."""
        table = self._live.table
        assert table.play is not None
        listener = seat if (await self._learn()).coach_of_seat else None
        stands, kept = (len(table.play.steps), self._epoch()), self._advice.get(listener)
        if kept is None or kept[0] != stands or _has_failed(kept[1]):
            kept = self._advice[listener] = stands, asyncio.get_running_loop().create_task(self._ask("coach", listener, ""))
        return await asyncio.shield(kept[1])

    async def _ask(
        self, kind: Any, seat: Seat | None, bot: str, about: Sequence[Action] | None = None, in_earnest: bool = False
    ) -> Any:
        """Put a question to a bot, telling it first what its seat has heard since the last time."""
        table = self._live.table
        play = table.play
        assert play is not None
        accounts = self._accounts()
        process = self._workers.of(table.id, seat, accounts)
        told = self._told.setdefault((seat, bot), HeardSoFar())
        epoch = self._epoch()
        events = self._heard_by(seat)
        heard = len(events)  # more may come while the bot thinks
        view = play.state.view(seat)
        legal = tuple(about) if about is not None else tuple(play.legal[seat]) if seat is not None else ()
        first = play.first.view(seat)
        for fresh in (not told.is_known_to(process, epoch), True):
            known = 0 if fresh else told.heard
            answer = await process.ask(
                Job(
                    kind=kind,
                    instance=(table.id, seat, bot, epoch),
                    known=known,
                    events=events[known:heard],
                    game=table.game.name,
                    rules=table.game.rules_version,
                    pack=table.pack_source,
                    seed=self._seed,
                    first=first if fresh else None,
                    view=view,
                    legal=legal,
                    company=self._company(seat),
                    in_earnest=in_earnest,
                ),
                self._config.bot_limit if kind != "coach" else max(_COACH_SECONDS, self._config.bot_limit),
                accounts,
                self._workers.charge(accounts),
            )
            if not isinstance(answer, NeedsHistory):
                told.epoch, told.process, told.generation, told.heard = epoch, process, process.generation, heard
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
                kept.events.append(Spoken(table.own_seat_of(record.person), record.fact.text))
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
        if seat is None:
            return Company(tuple(people))
        names = [frozenset(table.names(language)[one] for language in LANGUAGES) for one in table.play.state.seats()]
        others = (name for one, called in enumerate(names) if one != seat for name in called)
        stands_in = table.places[seat].person is not None
        return Company(tuple(people), stands_in, tuple(sorted(others)), tuple(sorted(names[seat])))

    def _epoch(self) -> int:
        """The last record that took something back: what a bot heard before it may not have happened."""
        self._read_on()
        return self._taken_back

    def _last_words(self) -> int:
        """The last record of what somebody said."""
        self._read_on()
        return self._talked_at

    def _read_on(self) -> None:
        found = self._live.table.records
        for number in range(self._read, len(found)):
            match found[number].fact:
                case Undone():
                    self._taken_back = number
                case Said():
                    self._talked_at = number
        self._read = len(found)


def _has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
