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
from typing import Any, Protocol, TypeAlias

import msgspec

from horae.core.game import Seat
from horae.core.narration import Narration
from horae.core.refusal import Refused
from horae.server import protocol as wire
from horae.server import showing
from horae.server.metrics import Metrics
from horae.server.store import Row, StoreDown, StoreThread
from horae.server.websocket import text_frame
from horae.table import records
from horae.table.account import Account
from horae.table.play import Attempt
from horae.table.records import AnyFact, Person, Record
from horae.table.table import Declined, Table

Decide: TypeAlias = Callable[[], "tuple[AnyFact, Attempt | None]"]

_TRIES = 60
_REFUSALS_KEPT = 200

_log = logging.getLogger("horae")

encode = msgspec.json.Encoder().encode


class Link(Protocol):
    """A connection to this table."""

    person: Person | None
    language: str
    you: wire.You

    def push(self, frame: bytes) -> None: ...


class Live:
    def __init__(self, table: Table, narration: Narration, store: StoreThread, metrics: Metrics) -> None:
        self.table = table
        self.narration = narration
        self.store = store
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.links: set[Link] = set()
        self.elsewhere: dict[str, frozenset[Person]] = {}
        """Who is connected by way of other processes."""
        self.used = time.monotonic()
        self.on_change: Callable[[Live], None] = lambda live: None
        self._accounts: dict[Seat | None, Account] = {}
        self._refusals: OrderedDict[tuple[Person, str], wire.Refusal] = OrderedDict()
        self._shown: wire.TableView | None = None
        self._sign: tuple[object, ...] = ()

    # --- recording ---

    async def record(self, person: Person | None, request: str | None, decide: Decide) -> int:
        """Record what `decide` decides and answer with its number. Raises Declined, Refused or StoreDown."""
        async with self.lock:
            began = time.perf_counter()
            table = self.table
            for lost in range(_TRIES):
                if request is not None and (person, request) in table.numbers:
                    raise Repeated(table.numbers[person, request])
                fact, made = decide()
                record = Record(table.n + 1, time.time_ns() // 1_000_000, person, request, fact)
                try:
                    stored = await self.store.append(Row(table.id, record.n, records.encode(record)))
                except StoreDown:
                    # It may have been stored all the same: the id tells, on the next try.
                    self.metrics.add("store_failures")
                    await self._catch_up_when_possible()
                    continue
                if stored:
                    self._take(record, made)
                    self.metrics.time("record", time.perf_counter() - began)
                    return record.n
                self.metrics.add("conflicts")
                await self._catch_up()
                # Whoever just lost has more to do before the next try than whoever won: even the odds.
                await asyncio.sleep(random.uniform(0, min(0.001 * 2**lost, 0.05)))
            raise Declined("busy")

    async def _catch_up_when_possible(self) -> None:
        for pause in (0.05, 0.2, 1.0):
            try:
                await self._catch_up()
            except StoreDown:
                await asyncio.sleep(pause)
            else:
                return
        raise Declined("busy")

    async def catch_up(self, n: int) -> None:
        """Another process says that record n exists."""
        async with self.lock:
            if n > self.table.n:
                await self._catch_up()

    async def _catch_up(self) -> None:
        after = self.table.n
        table_id = self.table.id
        for body in await self.store.call(lambda store: store.read(table_id, after)):
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

    def refusal(self, person: Person, request: str) -> wire.Refusal | None:
        """The answer that a refused request got before."""
        return self._refusals.get((person, request))

    def refuse(self, person: Person, request: str, fault: Refused | Declined, language: str) -> wire.Refusal:
        names = self.table.names(language)
        if isinstance(fault, Refused):
            code = "muted" if fault.reason.key == "table-muted" else "rule"
            made = wire.Refusal(request, code, fault.reason_in(language, names), fault.rule)
        else:
            made = wire.Refusal(request, fault.code, fault.say(language, names))
        self._refusals[person, request] = made
        if len(self._refusals) > _REFUSALS_KEPT:
            self._refusals.popitem(last=False)
        self.metrics.add("refusals")
        return made

    # --- telling ---

    def here(self) -> set[Person]:
        """Who is connected, here or elsewhere."""
        found = {link.person for link in self.links if link.person is not None}
        return found.union(*self.elsewhere.values())

    def account(self, seat: Seat | None) -> Account:
        made = self._accounts.get(seat)
        if made is None:
            made = self._accounts[seat] = Account(self.table, self.narration, seat)
        return made

    def publish(self, record: Record) -> None:
        """Tell everyone connected here what a record changed for them."""
        if not self.links:
            self._shown = None
            return
        table = self.table
        shown = self._changed_view(record)
        moved = isinstance(record.fact, records.Did | records.Undone | records.Started) or shown is not None
        scene = None if table.play is None or not moved else showing.Scene(table, table.play)
        frames: dict[tuple[Seat | None, str, wire.You | None], bytes] = {}
        for link in self.links:
            fresh: wire.You | None = None
            if shown is not None:
                fresh = showing.you(table, link.person, self.here())
                if fresh == link.you:
                    fresh = None
                else:
                    link.you = fresh
            key = (link.you.seat, link.language, fresh)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = self._update(record, shown, scene, *key)
            link.push(frame)

    def _changed_view(self, record: Record) -> wire.TableView | None:
        """The table as it is to be shown anew, or None. An action of the game changes little of it, cheaply seen."""
        table = self.table
        play = table.play
        sign = () if play is None else (table.phase, table.muted(), play.state.seats(), table.undo)
        if isinstance(record.fact, records.Did) and self._shown is not None and sign == self._sign:
            return None
        view = showing.table_view(table, self.here())
        shown = None if view == self._shown else view
        self._shown, self._sign = view, sign
        return shown

    def _update(
        self,
        record: Record,
        shown: wire.TableView | None,
        scene: showing.Scene | None,
        seat: Seat | None,
        language: str,
        fresh: wire.You | None,
    ) -> bytes:
        names = self.table.names(language)
        return framed(
            wire.Update(
                n=record.n,
                person=record.person,
                id=record.id,
                lines=showing.lines(self.account(seat), (record.n,), language, names),
                you=fresh,
                table=shown,
                position=None if scene is None else showing.position(self.table, self.narration, seat, language, names, scene),
            )
        )

    def welcome(self, link: Link, after: int | None) -> bytes:
        """Everything as it stands, for someone who has just connected or wants another language."""
        table = self.table
        here = self.here()
        link.you = showing.you(table, link.person, here)
        names = table.names(link.language)
        first = 0 if after is None or not 0 <= after <= table.n else after + 1
        seat = link.you.seat
        account = self.account(seat)
        return framed(
            wire.Welcome(
                n=table.n,
                you=link.you,
                table=showing.table_view(table, here),
                position=showing.position(table, self.narration, seat, link.language, names),
                lines=showing.lines(account, range(first, table.n + 1), link.language, names),
            )
        )

    def tell_presence(self) -> None:
        """Tell everyone connected here who is connected. The host may be another for it."""
        here = self.here()
        view = showing.table_view(self.table, here)
        if self._shown is not None and view.host != self._shown.host:
            for link in self.links:
                link.push(self.welcome(link, self.table.n))
        self._shown = view
        frame = framed(wire.Presence(tuple(sorted(here))))
        for link in self.links:
            link.push(frame)


def framed(reply: wire.Reply) -> bytes:
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
