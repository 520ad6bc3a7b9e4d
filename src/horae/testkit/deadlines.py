"""Tables that are played over days while their servers are killed again and again, under a clock that is moved by hand: whether
every reminder and every end of somebody's time is in the log, once, and none too early."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec import Struct

from horae.core.rng import Rng
from horae.games import registry
from horae.server.store_desk import open_desk
from horae.table import pace, records
from horae.table.records import Record, Reminded, TimeRanOut
from horae.table.table import Table
from horae.testkit.client import Client, enter_table, open_table
from horae.testkit.server_process import HandClock, ServerProcess
from horae.testkit.waiting import until

_LONGEST = 0.12
"""Seconds after the clock was moved within which a server is killed."""


class DeadlineReport(Struct):
    kills: int
    reminded: int = 0
    ran_out: int = 0
    stood_in: int = 0
    wrong: int = 0
    """Recorded though it was not due: too early, or a second time."""
    lost: int = 0
    """Due at the end and not recorded, or missing among what had to come."""

    def is_clean(self) -> bool:
        return not (self.wrong or self.lost)


class PacedTable:
    """Ana and Bruno at a table with a pace, of which the store itself is asked how it stands."""

    def __init__(self, store: str, then: str) -> None:
        self._store = store
        self._then = then
        self.id = ""
        self.tokens: list[str] = []

    async def open(self, url: str) -> PacedTable:
        made = await open_table(url, settings={"pace": {"hours": 24, "then": self._then}})
        self.id, self.tokens = made["table"], [made["token"]]
        self.tokens.append((await enter_table(url, self.id, "Bruno"))["token"])
        async with self.person(url, 1) as bruno:
            await bruno.request("sit", seat=1)
            await bruno.request("ready", ready=True)
        async with self.person(url, 0) as ana:
            await ana.request("start")
        return self

    def person(self, url: str, number: int) -> Client:
        return Client(url, self.id, self.tokens[number])

    async def begin_anew(self, url: str, hours: int) -> None:
        """Everybody is back, and has another time for a decision from here on. A finished game gives way to another."""
        if self.read().phase == "over":
            await self.open(url)
        for number in range(2):
            async with self.person(url, number) as client:
                if client.you["standing_in"]:
                    await client.request("take_back")
                if number == 0:
                    await client.request("set_pace", pace={"hours": hours, "then": self._then})

    def records(self) -> list[Record]:
        with open_desk(self._store) as desk:
            return [records.decode(row.body) for row in desk.records(self.id)]

    def read(self) -> Table:
        table = Table(self.id, registry.game)
        table.take_all(self.records())
        return table

    async def settled(self, clock: HandClock) -> None:
        """All that is due has been recorded, and no bot has anything to do."""

        def is_settled() -> bool:
            table = self.read()
            return pace.due(table, clock.now) is None and not table.bots_to_move()

        await until(is_settled, "all that is due is recorded")


async def survive(servers: Sequence[ServerProcess], store: str, clock: HandClock, rounds: int, seed: int) -> DeadlineReport:
    """So many reminders and ends of somebody's time at a table that waits, and about as many at one where bots stand in. Before
    each of them a server is killed, in turn, and started again."""
    report, rng = DeadlineReport(2 * rounds), Rng(seed, "deadlines")
    ports = [server.port for server in servers]
    tables = [await PacedTable(store, then).open(servers[0].url) for then in ("wait", "bot")]
    finished: list[tuple[str, list[Record]]] = []
    for number in range(rounds):
        hours, at = 48 if number % 2 == 0 else 24, number % len(servers)
        for table in tables:
            before, found = table.id, table.records()
            await table.begin_anew(servers[at].url, hours)
            if table.id != before:
                finished.append((before, found))
        for part in (0.75, 0.25):
            clock.move(part * hours)
            await asyncio.sleep(_LONGEST * rng.chance())
            await asyncio.to_thread(servers[at].kill)
            await asyncio.to_thread(servers[at].start, ports[at])
            for table in tables:
                await table.settled(clock)
    waits = tables[0].records()
    report.lost += sum(abs(rounds - sum(isinstance(one.fact, kind) for one in waits)) for kind in (Reminded, TimeRanOut))
    for table_id, found in [*finished, *((table.id, table.records()) for table in tables)]:
        _look(table_id, found, clock, report)
    return report


def _look(table_id: str, found: list[Record], clock: HandClock, report: DeadlineReport) -> None:
    table = Table(table_id, registry.game)
    for record in found:
        if isinstance(record.fact, Reminded | TimeRanOut):
            report.wrong += pace.due(table, record.when) != record.fact
            report.reminded += isinstance(record.fact, Reminded)
            report.ran_out += isinstance(record.fact, TimeRanOut)
            report.stood_in += isinstance(record.fact, TimeRanOut) and record.fact.bot is not None
        table.take(record)
    report.lost += pace.due(table, clock.now) is not None
