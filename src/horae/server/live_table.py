"""A table in this process's memory: decides one request at a time, stores what follows, then tells everyone connected here.

The order is what makes it safe: nothing is taken into memory, acknowledged or told before the store has it. If another process
stored that number first, its records are read and the request is decided anew.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec

from horae.core.game import Seat
from horae.core.narration import AnyNarration
from horae.core.refusal import Refused
from horae.server import views
from horae.server.metrics import Metrics
from horae.server.pictures import TablePictures
from horae.server.protocol import replies, table_views
from horae.server.store import Row, Store, StoreDown
from horae.server.store_client import StoreClient
from horae.server.store_process import Stored
from horae.server.turns import Turns
from horae.server.websocket_transport import text_frame
from horae.table import records
from horae.table.records import AnyFact, Person, Record
from horae.table.running_game import Attempt
from horae.table.table import Declined, Table
from horae.table.transcript import Transcript

Decide: TypeAlias = Callable[[], "tuple[AnyFact, Attempt | None]"]
Answer: TypeAlias = Callable[["int | Exception"], None]

_TRIES = 60
_REFUSALS_KEPT = 200

_MOVES = (records.Did, records.Undone, records.Started)
"""The facts after which the game stands differently."""

_log = logging.getLogger("horae")

encode = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    """A connection to this table."""

    person: Person | None
    language: str
    you: table_views.You

    def push(self, frame: bytes) -> None: ...


class PendingRecord(NamedTuple):
    """Something that somebody wants recorded."""

    person: Person | None
    request: str | None
    decide: Decide
    answer: Answer
    since: float


class LiveTable:
    def __init__(
        self, table: Table, narration: AnyNarration, pictures: TablePictures, store: StoreClient, metrics: Metrics
    ) -> None:
        self.table = table
        self.narration = narration
        self.pictures = pictures
        self.store = store
        self.metrics = metrics
        self._turns = Turns()
        """Taken while something is being recorded or read."""
        self._task: asyncio.Task[None] | None = None
        self.subscribers: set[Subscriber] = set()
        self.elsewhere: dict[str, frozenset[Person]] = {}
        """Who is connected by way of other processes."""
        self.used = time.monotonic()
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self._transcripts: dict[Seat | None, Transcript] = {}
        self._refusals: OrderedDict[tuple[Person, str], replies.Refusal] = OrderedDict()
        self._shown: table_views.TableView | None = None
        self._sign: tuple[object, ...] = ()

    # --- recording ---

    def ask(self, person: Person | None, request: str | None, decide: Decide, answer: Answer) -> None:
        """Record what `decide` decides, when it is this one's turn. `answer` gets the record's number or what stood
        against it: Repeated, Declined, Refused, StoreDown, or whatever else went wrong."""
        self._turns.begin(partial(self._begin, PendingRecord(person, request, decide, answer, time.perf_counter())))

    async def record(self, person: Person | None, request: str | None, decide: Decide) -> int:
        """The same for who can wait."""
        found: asyncio.Future[int | Exception] = asyncio.get_running_loop().create_future()
        self.ask(person, request, decide, lambda n: None if found.done() else found.set_result(n))
        n = await found
        if isinstance(n, Exception):
            raise n
        return n

    @property
    def is_busy(self) -> bool:
        return self._turns.is_taken

    def _begin(self, pending: PendingRecord) -> None:
        try:
            record, made = self._decided(pending)
        except Exception as wrong:
            pending.answer(wrong)
            return
        self._turns.take()
        self.store.append(self._row(record), partial(self._stored, pending, record, made))

    def _decided(self, pending: PendingRecord) -> tuple[Record, Attempt | None]:
        table = self.table
        if pending.request is not None and (pending.person, pending.request) in table.numbers:
            raise Repeated(table.numbers[pending.person, pending.request])
        fact, made = pending.decide()
        return Record(table.n + 1, time.time_ns() // 1_000_000, pending.person, pending.request, fact), made

    def _row(self, record: Record) -> Row:
        return Row(self.table.id, record.n, records.encode(record))

    def _stored(self, pending: PendingRecord, record: Record, made: Attempt | None, stored: Stored) -> None:
        if stored is not True:
            self._task = asyncio.get_running_loop().create_task(self._insist(pending, stored))
            return
        self._take(record, made)
        self.metrics.time("record", time.perf_counter() - pending.since)
        self._done(pending, record.n)

    def _done(self, pending: PendingRecord, found: int | Exception) -> None:
        try:
            pending.answer(found)
        finally:
            self._turns.free()

    async def _insist(self, pending: PendingRecord, stored: Stored) -> None:
        """Another process was quicker, or the store did not answer: look what there is, and decide anew."""
        try:
            found: int | Exception = await self._try_again(pending, stored)
        except Exception as wrong:
            found = wrong
        self._done(pending, found)

    async def _try_again(self, pending: PendingRecord, stored: Stored) -> int:
        for lost in range(_TRIES):
            if isinstance(stored, StoreDown):
                # It may have been stored all the same: the id tells, on the next try.
                self.metrics.add("store_failures")
                await self._catch_up_when_possible()
            else:
                self.metrics.add("conflicts")
                await self._catch_up()
                # Whoever just lost has more to do before the next try than whoever won: even the odds.
                await asyncio.sleep(random.uniform(0, min(0.001 * 2**lost, 0.05)))
            record, made = self._decided(pending)
            try:
                stored = await self.store.put(self._row(record))
            except StoreDown as down:
                stored = down
            if stored is True:
                self._take(record, made)
                self.metrics.time("record", time.perf_counter() - pending.since)
                return record.n
        raise Declined("busy")

    async def _catch_up_when_possible(self) -> None:
        for pause in (0.05, 0.2, 0.5, 1.0, 2.0):
            try:
                await self._catch_up()
            except StoreDown:
                await asyncio.sleep(pause)
            else:
                return
        raise Declined("busy")

    async def catch_up(self, n: int) -> None:
        """Another process says that record n exists."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.begin(lambda: self._lend(turn))
        try:
            await turn
            if n > self.table.n:
                await self._catch_up()
        finally:
            if turn.done() and not turn.cancelled():
                self._turns.free()

    def _lend(self, turn: asyncio.Future[None]) -> None:
        """The turn belongs to whoever waits for it, until they free it."""
        if not turn.cancelled():
            self._turns.take()
            turn.set_result(None)

    async def _catch_up(self) -> None:
        for body in await self.store.call(Store.read, self.table.id, self.table.n):
            self._take(records.decode(body), None)

    def _take(self, record: Record, made: Attempt | None) -> None:
        self.table.take(record, made)
        self.used = time.monotonic()
        self.metrics.add("records")
        try:
            self.publish(record)
        except Exception:
            # It is recorded, whoever could not be told of it: they get it when they connect again.
            _log.exception("table %s: record %d could not be told", self.table.id, record.n)
        self.on_change(self)

    # --- answers that nothing is recorded for ---

    def refusal(self, person: Person, request: str) -> replies.Refusal | None:
        """The answer that a refused request got before."""
        return self._refusals.get((person, request))

    def refuse(self, person: Person, request: str, fault: Refused | Declined, language: str) -> replies.Refusal:
        names = self.table.names(language)
        if isinstance(fault, Refused):
            code = "muted" if fault.reason.key == "table-muted" else "rule"
            made = replies.Refusal(request, code, fault.reason_in(language, names), fault.rule)
        else:
            made = replies.Refusal(request, fault.code, fault.say(language, names))
        self._refusals[person, request] = made
        if len(self._refusals) > _REFUSALS_KEPT:
            self._refusals.popitem(last=False)
        self.metrics.add("refusals")
        return made

    # --- telling ---

    def here(self) -> set[Person]:
        """Who is connected, here or elsewhere."""
        found = {subscriber.person for subscriber in self.subscribers if subscriber.person is not None}
        return found.union(*self.elsewhere.values())

    def transcript(self, seat: Seat | None) -> Transcript:
        made = self._transcripts.get(seat)
        if made is None:
            made = self._transcripts[seat] = Transcript(self.table, self.narration, seat)
        return made

    def publish(self, record: Record) -> None:
        """Tell everyone connected here what a record changed for them."""
        if not self.subscribers:
            self._shown = None
            return
        table = self.table
        shown = self._changed_view(record)
        moved = shown is not None or isinstance(record.fact, _MOVES)
        scene = None if table.play is None or not moved else views.Scene(table, table.play)
        frames: dict[tuple[Seat | None, str, table_views.You | None], bytes] = {}
        for subscriber in self.subscribers:
            fresh: table_views.You | None = None
            if shown is not None:
                fresh = views.you(table, subscriber.person, self.here())
                if fresh == subscriber.you:
                    fresh = None
                else:
                    subscriber.you = fresh
            key = (subscriber.you.seat, subscriber.language, fresh)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = self._update(record, shown, scene, *key)
            subscriber.push(frame)

    def _changed_view(self, record: Record) -> table_views.TableView | None:
        """The table as it is to be shown anew, or None. An action of the game changes little of it, cheaply seen."""
        table = self.table
        play = table.play
        sign = () if play is None else (table.phase, table.muted(), play.state.seats(), table.undo)
        if isinstance(record.fact, records.Did) and self._shown is not None and sign == self._sign:
            return None
        view = views.table_view(table, self.here())
        shown = None if view == self._shown else view
        self._shown, self._sign = view, sign
        return shown

    def _update(
        self,
        record: Record,
        shown: table_views.TableView | None,
        scene: views.Scene | None,
        seat: Seat | None,
        language: str,
        fresh: table_views.You | None,
    ) -> bytes:
        names = self.table.names(language)
        return framed(
            replies.Update(
                n=record.n,
                person=record.person,
                id=record.id,
                lines=views.lines(self.transcript(seat), (record.n,), language, names),
                you=fresh,
                table=shown,
                position=None if scene is None else self._position(seat, language, names, scene),
            )
        )

    def _position(
        self, seat: Seat | None, language: str, names: list[str], scene: views.Scene | None = None
    ) -> table_views.PositionView | None:
        return views.position(self.table, self.narration, self.pictures, seat, language, names, scene)

    def welcome(self, subscriber: Subscriber, after: int | None) -> bytes:
        """Everything as it stands, for someone who has just connected or wants another language."""
        table = self.table
        here = self.here()
        subscriber.you = views.you(table, subscriber.person, here)
        names = table.names(subscriber.language)
        first = 0 if after is None or not 0 <= after <= table.n else after + 1
        seat = subscriber.you.seat
        transcript = self.transcript(seat)
        return framed(
            replies.Welcome(
                n=table.n,
                you=subscriber.you,
                table=views.table_view(table, here),
                position=self._position(seat, subscriber.language, names),
                lines=views.lines(transcript, range(first, table.n + 1), subscriber.language, names),
            )
        )

    def tell_presence(self) -> None:
        """Tell everyone connected here who is connected. The host may be another for it."""
        here = self.here()
        view = views.table_view(self.table, here)
        if self._shown is not None and view.host != self._shown.host:
            for subscriber in self.subscribers:
                subscriber.push(self.welcome(subscriber, self.table.n))
        self._shown = view
        frame = framed(replies.Presence(tuple(sorted(here))))
        for subscriber in self.subscribers:
            subscriber.push(frame)


def framed(reply: replies.Reply) -> bytes:
    """A message ready to be written to any number of connections."""
    return text_frame(encode(reply))


class Repeated(Exception):
    """The request was recorded before, as number n."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


def no_attempt(fact: Any) -> tuple[AnyFact, None]:
    """A decision with nothing worked out beside it."""
    return fact, None
