"""Killing servers under load, restarting them one after the other, or having their database fail, and looking at what is left:
every acknowledged request there once, none twice.

`python -m horae.testkit.crash STORE KILLS TABLES` does it in a process of its own and prints the report as JSON.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import msgspec
from msgspec import Struct
from websockets.exceptions import WebSocketException

from horae.core.rng import Rng
from horae.games import registry
from horae.server.store import open_store
from horae.table import records
from horae.table.table import Table
from horae.testkit.client import Client, Json, enter_table, open_table
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import until

FAST = {"messages_per_second": 1e6, "message_burst": 10**6, "connections_per_address": 10_000}


class Report(Struct):
    kills: int
    """Or restarts, or failures of the database."""
    acknowledged: int
    lost: int
    doubled: int
    gaps: int
    broken: int
    """Tables that could not be replayed from their records."""
    seconds: float
    refused: int = 0
    """Requests that got no for an answer, but for what was stale because somebody else had acted."""
    denied: int = 0
    """Of these, requests that were recorded all the same."""
    longest: float = 0.0
    """Seconds that somebody waited for an answer, at worst."""

    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.gaps or self.broken)


class Hand:
    """Somebody who acts as fast as answers come, and who repeats an unanswered request when the line breaks, at this server or
    at the next."""

    def __init__(self, client: Client, rng: Rng) -> None:
        self.client = client
        self.rng = rng
        self.urls = [client.url]
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.longest = 0.0
        """Seconds until an answer, at worst."""
        self.pending: Json | None = None
        self._count = 0

    async def run(self, enough: asyncio.Event) -> None:
        while not enough.is_set() or self.pending is not None:
            try:
                if self.pending is None:
                    self.pending, since = self._next(), time.perf_counter()
                await self._ask(self.pending)
                self.longest = max(self.longest, time.perf_counter() - since)
                self.pending = None
            except (WebSocketException, OSError, TimeoutError):
                await self._reconnect()

    def _next(self) -> Json:
        self._count += 1
        asked = uuid4().hex
        position = self.client.position
        if position is not None and position["legal"] and self.client.you["seat"] in position["deciding"]:
            return {"type": "do", "id": asked, "action": self.rng.pick(position["legal"])["action"], "offer": position["offer"]}
        return {"type": "say", "id": asked, "text": f"line {self._count}"}

    async def _ask(self, message: Json) -> None:
        await self.client.send(message)
        answer = await self.client.until(lambda found: found.get("id") == message["id"])
        if answer["type"] in ("update", "done"):
            self.acknowledged[message["id"]] = answer["n"]
        elif answer.get("code") != "stale":
            self.refused.add(message["id"])

    async def _reconnect(self) -> None:
        while True:
            try:
                await self.client.connect(after=self.client.n)
            except (WebSocketException, OSError, TimeoutError):
                self.client.url = self.urls[(self.urls.index(self.client.url) + 1) % len(self.urls)]
                await asyncio.sleep(0.02)
            else:
                return


async def crash(server: ServerProcess, store: str, kills: int, tables: int, seed: int, between: int = 60) -> Report:
    """Let people play at so many tables of two while the server is killed again and again, each time after about so many
    answers. It is stopped in the end."""
    began = time.perf_counter()
    rng = Rng(seed, "crash")
    hands = [hand for number in range(tables) for hand in await seated_pair(server.url, Rng(seed, f"table {number}"))]
    port, enough = server.port, asyncio.Event()
    playing = [asyncio.create_task(hand.run(enough)) for hand in hands]
    for _ in range(kills):
        await _more(hands, round(between * (0.5 + rng.chance())))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start, port)
    await _more(hands, between)
    enough.set()
    await asyncio.gather(*playing)
    for hand in hands:
        await hand.client.close()
    await asyncio.to_thread(server.stop)
    return _look(store, hands, kills, began)


async def restart_in_turn(servers: list[ServerProcess], store: str, rounds: int, tables: int, between: int = 100) -> Report:
    """The same while servers that share a store are stopped and started again, one after the other, as in an upgrade."""
    return await endure(servers, store, [partial(_restart, server) for server in servers] * rounds, tables, between)


def _restart(server: ServerProcess) -> None:
    port = server.port
    server.stop()
    server.start(port)


async def endure(
    servers: list[ServerProcess], store: str, trials: Sequence[Callable[[], object]], tables: int, between: int = 100
) -> Report:
    """The same while servers that share a store go through one trial after the other, each after so many more answers. A
    trial is over when it returns."""
    began = time.perf_counter()
    urls = [server.url for server in servers]
    hands: list[Hand] = []
    for number in range(tables):
        hands += await seated_pair(urls[number % len(urls)], Rng(number, "rolling"))
    for number, hand in enumerate(hands):
        hand.urls = urls
        hand.client.url = urls[number % len(urls)]  # people of one table are at different servers
        await hand.client.connect()
    enough = asyncio.Event()
    playing = [asyncio.create_task(hand.run(enough)) for hand in hands]
    for trial in trials:
        await _more(hands, between)
        await asyncio.to_thread(trial)
    await _more(hands, between)
    enough.set()
    await asyncio.gather(*playing)
    for hand in hands:
        await hand.client.close()
    for server in servers:
        await asyncio.to_thread(server.stop)
    return _look(store, hands, len(trials), began)


async def _more(hands: list[Hand], answers: int) -> None:
    """Until so many more of what people asked for has been answered."""

    def answered() -> int:
        return sum(len(hand.acknowledged) for hand in hands)

    enough = answered() + answers
    await until(lambda: answered() >= enough, f"{answers} more answers")


async def seated_pair(url: str, rng: Rng) -> list[Hand]:
    """Two people at a new table whose game has begun."""
    made = await open_table(url)
    ana = Client(url, made["table"], made["token"])
    await ana.connect()
    made = await enter_table(url, made["table"], "Bruno")
    bruno = Client(url, made["table"], made["token"])
    await bruno.connect()
    await bruno.request("sit", seat=1)
    await bruno.request("ready", ready=True)
    await ana.request("start")
    return [Hand(client, rng) for client in (ana, bruno)]


def _look(store_url: str, hands: list[Hand], kills: int, began: float) -> Report:
    """Read the store itself, not what a server says of it."""
    store = open_store(store_url, power_safe=False)
    store.open()
    report = Report(kills, 0, 0, 0, 0, 0, 0.0)
    for table_id in {hand.client.table for hand in hands}:
        found = [records.decode(body) for body in store.read(table_id, -1)]
        report.gaps += [record.n for record in found] != list(range(len(found)))
        asked = Counter((record.person, record.id) for record in found if record.id is not None)
        report.doubled += sum(count - 1 for count in asked.values())
        where = {(record.person, record.id): record.n for record in found}
        for hand in hands:
            if hand.client.table == table_id:
                person = hand.client.you["person"]
                report.acknowledged += len(hand.acknowledged)
                report.denied += sum((person, asked_id) in where for asked_id in hand.refused)
                report.lost += sum(where.get((person, asked_id)) != n for asked_id, n in hand.acknowledged.items())
        try:
            Table(table_id, registry.game).take_all(found)
        except Exception:
            report.broken += 1
    store.close()
    report.refused = sum(len(hand.refused) for hand in hands)
    report.longest = max(hand.longest for hand in hands)
    report.seconds = time.perf_counter() - began
    return report


def main(store: str, kills: int, tables: int) -> Report:
    with TemporaryDirectory() as folder, ServerProcess(store, Path(folder) / "server.log", **FAST) as server:
        return asyncio.run(crash(server, store, kills, tables, seed=kills))


if __name__ == "__main__":
    print(msgspec.json.encode(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))).decode())
