"""People and bots at one table without a server, under a clock that is moved by hand: the server's own driver asks the bots, in
this process. For the law that nobody ever waits for a bot."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from horae.bots import registry as bots
from horae.bots.bot import RandomBot
from horae.bots.company import HeldBack
from horae.core import speech
from horae.core.game import Action, Seat
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.core.speech import Text
from horae.server import catalogue
from horae.server.bot_driver import BotDriver, Clock
from horae.server.bot_worker import NatureOrder, Worker
from horae.server.bot_workers import TooSlow
from horae.server.config import Config
from horae.server.metrics import Metrics
from horae.table import decisions
from horae.table.patience import LONGEST
from horae.table.records import AnyFact, Person
from horae.table.table import Declined, Table
from horae.testkit.offline_table import OfflineTable

NAMES = ("Ana", "Bruno", "Clara", "Dani", "Eva")
OWN_WORDS = "the fate that is hidden is a 7"
"""What a bot that fails says of it."""
_SAYING = Text(es="Ahora mismo no.", en="Not just now.")


# --- bots that nobody would want beside them ---


class Mule(RandomBot):
    """Leaves every move to the people, and says so each time."""

    name = "mule"

    def holds_back(self, view: Any, legal: Sequence[Action]) -> HeldBack | None:
        return HeldBack(_SAYING)  # type: ignore[arg-type]  # words like any other


class Dreamer(RandomBot):
    """Never answers at all."""

    name = "dreamer"

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        raise TooSlow


class Stumbler(RandomBot):
    """Fails, answers nothing, or answers what is no move of its own."""

    name = "stumbler"

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        if self.rng.below(2):
            raise ValueError(OWN_WORDS)
        return None if self.rng.below(2) else Action()  # type: ignore[return-value]  # that is what it is for

    def holds_back(self, view: Any, legal: Sequence[Action]) -> HeldBack | None:
        return None if self.rng.below(2) else HeldBack()


UNWANTED = (Mule, Dreamer, Stumbler)


def _titles(language: str) -> list[str]:
    return [f"bot-{made.name} = {made.name}\n    .about = {made.name}\n" for made in UNWANTED]


@contextmanager
def unwanted_bots() -> Iterator[None]:
    """Meanwhile they can be seated in this process."""
    ours = {made.name: f"{__name__}:{made.__name__}" for made in UNWANTED}
    speech.speak_from(_titles, of="unwanted bots")
    for name, where in ours.items():
        bots.BOTS.add(name, where)
    try:
        yield
    finally:
        for name in ours:
            bots.BOTS.remove(name)
        speech._sources.pop("unwanted bots")
        speech._messages.cache_clear()


# --- the table ---


class _Timer:
    def __init__(self, at: float, then: Callable[[], None]) -> None:
        self.at = at
        self.then = then
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class HandClock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self._timers: list[_Timer] = []

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, then: Callable[[], None]) -> _Timer:
        self._timers.append(_Timer(self.time + seconds, then))
        return self._timers[-1]

    def move(self, seconds: float) -> None:
        """Let the time pass; what was to happen then happens."""
        self.time += seconds
        due = [timer for timer in self._timers if timer.at <= self.time and not timer.is_off]
        self._timers = [timer for timer in self._timers if timer.at > self.time and not timer.is_off]
        for timer in due:
            timer.then()


class _InThisProcess:
    """A worker without a process of its own."""

    generation = 0

    def __init__(self) -> None:
        self.worker = Worker(catalogue.everything())

    async def ask(self, job: Any, limit: float, accounts: Collection[str] = (), cost: Any = None) -> Any:
        return self.worker.nature(job) if isinstance(job, NatureOrder) else self.worker.think(job)


class _Workers:
    def __init__(self) -> None:
        self.one = _InThisProcess()

    def of(self, table: str, seat: Seat | None, accounts: Collection[str]) -> _InThisProcess:
        return self.one

    def charge(self, accounts: Collection[str]) -> Callable[[float], None]:
        return lambda seconds: None


class _Live:
    """What a driver needs of a table in a server's memory."""

    def __init__(self, offline: OfflineTable) -> None:
        self._offline = offline
        self.subscribers: set[Any] = set()
        self.metrics = Metrics()

    @property
    def table(self) -> Table:
        return self._offline.table

    def present(self) -> set[Person]:
        return self._offline.here

    async def record(self, person: Person | None, request: str | None, decide: Callable[[], tuple[AnyFact, Any]]) -> int:
        return self._offline.keep(person, *decide()).n


class BotCompany:
    """So many people in the first seats, then these bots, in a game that has begun."""

    def __init__(
        self,
        game: str,
        people: int,
        seated_bots: Sequence[str],
        seed: int = 1,
        pack: str | None = None,
        most: int = 10_000,
        options: dict[str, Any] | None = None,
        bot_pause: float = 0.0,
    ) -> None:
        """`most`: after so many records the bots are asked no more. Without a pause bots leave nobody time for a word."""
        self.clock = HandClock()
        self.offline = OfflineTable(game, options, pack=pack, now=self.clock.now)
        self.config = Config(bot_pause=bot_pause)
        for number, bot in enumerate(seated_bots, start=people):
            self.offline.ask(0, decisions.seat_bot, number, bot)
        self.offline.seated(people, seed)
        self.workers = _Workers()
        self.live = _Live(self.offline)
        self.driver = BotDriver(
            self.live,  # type: ignore[arg-type]  # what is needed of them
            self.workers,  # type: ignore[arg-type]  # as above
            self.config,
            lambda: self.table.n < most,
            Clock(self.clock.now, self.clock.later),
            seed,
        )

    @property
    def table(self) -> Table:
        return self.offline.table

    @property
    def failures(self) -> int:
        """How many of them were counted."""
        return sum(count for (name, _), count in self.live.metrics._kind_counts.items() if name == "failures")

    @property
    def actions(self) -> int:
        return self.offline.play.actions

    async def bots_move(self) -> None:
        """Let the bots do what they do now, until none of them does anything any more."""
        self.driver.wake()
        await self._settled()

    async def time_passes(self, seconds: float) -> None:
        self.clock.move(seconds)
        await self._settled()

    async def _settled(self) -> None:
        while (task := self.driver._task) is not None and not task.done():
            await task

    async def patience_passes(self) -> None:
        """Nobody does or says anything for longer than a bot may hold back."""
        for _ in range(LONGEST + 1):
            await self.time_passes(self.config.bot_patience)


# --- the law ---


def left_waiting(table: Table, here: Collection[Person]) -> str | None:
    """Whom a bot keeps waiting that may not: asked when the bots have done all they do by themselves. Read from the rules of
    the game alone, not from what the driver thinks of it."""
    play = table.play
    if play is None or table.phase != "playing" or table.undo is not None or table.proposal is not None:
        return None
    state = play.state
    bots_here = [
        seat for seat in state.deciding() if table.player_of(seat) is None and table.places[seat].bot and state.legal(seat)
    ]
    players = {seat: one for seat in state.seats() if (one := table.player_of(seat)) is not None and one in here}
    able = [seat for seat in players if seat in state.deciding() and state.legal(seat)]
    if not bots_here or not players:
        return None
    if not able:
        return f"nobody here can do anything, and bots at {bots_here} do nothing"
    for seat in bots_here:
        for move in state.legal(seat):
            asked = table.game.still_to_answer(state, seat, move)
            if asked and seat not in asked:
                return f"seat {seat} may answer, and is not among those that are asked: {move}"
            if asked and not set(asked) & set(able) and not table.game.people_first(state):
                return f"only bots are still to answer, and the one at {seat} does not: {move}"
    return None


class Manner(NamedTuple):
    """How a person behaves at the table: what they do of what they can, in the same chance as ever."""

    name: str
    takes: Callable[[Table, Seat, Action], bool] = lambda table, seat, move: True
    chats: float = 0.1
    leaves: float = 0.0
    undoes: float = 0.0
    does: float = 0.8


def _is_answer(table: Table, seat: Seat, move: Action) -> bool:
    assert table.play is not None
    return bool(table.game.still_to_answer(table.play.state, seat, move))


def _is_no_end(table: Table, seat: Seat, move: Action) -> bool:
    return type(move).__struct_config__.tag not in ("ready", "pass", "end_turn", "done", "stand_by")


MANNERS = (
    Manner("plays"),
    Manner("only votes", _is_answer),
    Manner("is never ready", _is_no_end),
    Manner("only chats", does=0.0, chats=1.0),
    Manner("comes and goes", leaves=0.3),
    Manner("would have everything undone", undoes=0.5),
    Manner("does nothing at all", does=0.0, chats=0.0),
)


_JUST_PLAYS = Manner("plays", chats=0.0, does=1.0)


class Evening:
    """People of these manners, and bots, for so many rounds of everybody doing something or nothing."""

    def __init__(self, company: BotCompany, manners: Sequence[Manner], seed: int) -> None:
        self.company = company
        self.manners = manners
        self.rng = Rng(seed, "evening")
        self.waits = 0
        """How often somebody had nothing to do but wait while bots held back, and how that was ended is checked."""

    async def play(self, plainly: int, rounds: int) -> str | None:
        """What went against the law, if anything did: first everybody just plays for so many rounds, then as they are."""
        company = self.company
        for played in range(plainly + rounds):
            await company.bots_move()
            wrong = self._wrong() or await self._is_stuck_for_good()
            if wrong is not None or company.table.phase != "playing":
                return wrong
            for person, manner in enumerate(self.manners):
                self._acts(person, manner if played >= plainly else _JUST_PLAYS)
                company.clock.move(0.5)
        return None

    def _wrong(self) -> str | None:
        return left_waiting(self.company.table, self.company.offline.here)

    async def _is_stuck_for_good(self) -> str | None:
        """Now and then everybody just waits: whoever can do nothing must not wait for bots for ever."""
        company, table = self.company, self.company.table
        idle = table.idle(company.offline.here)
        waits = idle and company.driver._is_bot_awaited() and not table.proposal
        if not waits or self.rng.below(4):
            return None
        before = company.actions
        self.waits += 1
        await company.patience_passes()
        held = table.able(company.offline.here) and table.game.people_first(company.offline.play.state)
        if company.actions == before and table.phase == "playing" and not held and company.driver._may_run():
            return f"people {sorted(idle)} can do nothing, and bots that are waited for do nothing either"
        return None

    def _acts(self, person: Person, manner: Manner) -> None:
        offline, rng = self.company.offline, self.rng
        if rng.chance() < manner.leaves:
            offline.here ^= {person}
        if person not in offline.here:
            return
        try:
            if rng.chance() < manner.chats:
                offline.ask(person, decisions.say_text, "So, what now?")
            if rng.chance() < manner.undoes:
                offline.ask(person, decisions.ask_undo)
            if rng.chance() < manner.does:
                self._moves(person, manner)
        except (Declined, Refused):
            pass  # they try what is not to be had, too

    def _moves(self, person: Person, manner: Manner) -> None:
        table = self.company.table
        seat = table.seat_of(person)
        if seat is None or table.proposal is not None or table.play is None or table.player_of(seat) != person:
            return
        moves = [move for move in table.play.legal[seat] if manner.takes(table, seat, move)]
        if moves:
            self.company.offline.do(person, self.rng.pick(moves))


class Waited(msgspec.Struct):
    """What many evenings came to."""

    tables: int = 0
    actions: int = 0
    waits: int = 0
    wrong: list[str] = []


async def evenings(
    game: str, pack: str | None, bot: str, tables: int, rounds: int, first_seed: int = 0, seats: Sequence[int] = (2, 3, 4)
) -> Waited:
    """Tables of one to three people of any manners, with one or two of these bots."""
    found = Waited(wrong=[])
    for seed in range(first_seed, first_seed + tables):
        rng = Rng(seed, "company")
        everybody = rng.pick(seats)
        people, plainly = 1 + rng.below(everybody - 1), rng.below(60)
        company = BotCompany(game, people, [bot] * (everybody - people), seed, pack, most=(plainly + rounds) * 12)
        manners = [rng.pick(MANNERS) for _ in range(people)]
        evening = Evening(company, manners, seed)
        wrong = await evening.play(plainly, rounds)
        found.tables += 1
        found.actions += company.actions
        found.waits += evening.waits
        if wrong is not None:
            found.wrong.append(f"{game} {pack or ''} {bot}, seed {seed}, {[one.name for one in manners]}: {wrong}")
    return found


KINDS: tuple[tuple[str, str | None, str], ...] = (
    ("shipwreck", None, "reader"),
    ("echoes", None, "greedy"),
    ("timestories", "training", "agent"),
    ("timestories", "summer-night", "agent"),
)
"""Every game and mission that comes with Horae, each with a bot of its own."""


class Row(NamedTuple):
    """One kind of company: a game, what it is played with, the bots beside the people."""

    game: str
    pack: str | None
    bot: str

    @property
    def name(self) -> str:
        return " ".join(filter(None, self))


def rows(folders: Sequence[str] = (), only: Sequence[str] = ()) -> list[Row]:
    """Every kind of company, those in which every word of one of `only` stands, with these missions besides."""
    kinds = [*KINDS, *(("timestories", folder, "agent") for folder in folders)]
    every = [Row(game, pack, name) for game, pack, bot in kinds for name in (bot, *(made.name for made in UNWANTED))]
    return [row for row in every if not only or any(set(words.split()) <= set(row.name.split()) for words in only)]


def main() -> None:
    """So many tables of each kind of company; `--only "summer-night mule"` for one row, `--rows` to see which there are."""
    logging.disable()  # bots that fail are what this is about
    parser = argparse.ArgumentParser(prog="python -m horae.testkit.bot_company", description=main.__doc__)
    parser.add_argument("tables", type=int)
    parser.add_argument("folders", nargs="*", help="missions besides those that come with Horae")
    parser.add_argument("--only", action="append", default=[], help="the rows in whose name all these words stand")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--rows", action="store_true", help="name the rows and play none")
    asked = parser.parse_args()
    chosen = rows(asked.folders, asked.only)
    if asked.rows:
        print(*(row.name for row in chosen), sep="\n")
        return
    if not chosen:
        parser.error(f"no such row among: {', '.join(row.name for row in rows(asked.folders))}")
    wrong = 0
    with unwanted_bots():
        for row in chosen:
            found = asyncio.run(evenings(row.game, row.pack, row.bot, asked.tables, 25, asked.first_seed))
            wrong += len(found.wrong)
            figures = f"{found.tables} tables, {found.actions} actions, {found.waits} waits"
            print(row.name, figures, f"{len(found.wrong)} wrong", *found.wrong[:3], sep="; ", flush=True)
    print(f"The law is broken {wrong} times." if wrong else f"The law holds in all {len(chosen)} rows.")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
