"""Very many messages that no client of ours would send, at tables of all three games, and whether each is answered.

python benchmarks/attacks/fuzz_messages.py [--messages 400000] [--over-sockets 20000] [--seed 1]

A message is a move that is offered, one with a part of it changed, a message of the protocol or an action with a field at its
limits or beyond, or text of any of these with letters lost, doubled and swapped. Most are handed to the tables in this process,
by the code that hears a server's sockets; some go to a server in a process of its own, over its sockets. Wanted: each is
answered, by its number if it has one; nothing fails for a reason of the server's own; and when a table is left, everybody
there can still come, talk and be heard. Exits with 1, and prints the message, if that is not so.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parent))

from odd_messages import Maker, expected

from horae.server.config import Config
from horae.server.live_table import LiveTable, no_attempt
from horae.server.protocol.http_bodies import NewTable
from horae.server.tables import Tables
from horae.table import decisions
from horae.table.records import AnyFact
from horae.testkit.client import Client, Json
from horae.testkit.inner_line import Line, payload
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import QUICK, ServerProcess
from horae.testkit.waiting import LONG

TABLES = {"shipwreck": 3, "echoes": 2, "timestories": 4}
"""How many people sit at each."""
HOST = "127.0.0.1"
A_TABLE = 4000
"""Messages until another is laid."""
SPENT = 400
"""Messages after the end of a game, or after somebody has left it for good."""
AT_ONCE = 20
"""Messages until their answers are waited for, over sockets."""
FREE: dict[str, Any] = {
    name: QUICK[name] for name in QUICK if name.endswith(("_per_second", "_burst", "_per_hour", "_per_minute"))
}
"""Nothing is refused for coming too fast: what is tried here is what is answered, not how much."""


class Wrong(Exception):
    """Something was not answered, or broke."""


class Tally:
    """What was answered, over all tables."""

    def __init__(self) -> None:
        self.sent = 0
        self.tables = 0
        self.moves = 0
        self.kinds: Counter[str] = Counter()
        self.wrong = ""
        self._since = time.perf_counter()

    def take(self, other: Tally) -> None:
        """What was answered at another table counts here, too."""
        self.sent += other.sent
        self.tables += other.tables
        self.moves += other.moves
        self.kinds += other.kinds

    def __str__(self) -> str:
        seconds = time.perf_counter() - self._since
        kinds = ", ".join(f"{kind} {count:,}" for kind, count in self.kinds.most_common(12))
        return (
            f"{self.sent:,} messages in {seconds:.0f} s ({self.sent / seconds:,.0f} a second) at {self.tables} tables, "
            f"{self.moves:,} of them recorded; answered with {kinds}"
        )


class Heard(msgspec.Struct):
    type: str
    id: str | None = None
    code: str | None = None


heard_in = msgspec.json.Decoder(Heard).decode


class Sender:
    """Somebody who sends such messages, and whose answers are counted."""

    def __init__(self, maker: Maker, tally: Tally) -> None:
        self._maker = maker
        self._tally = tally
        self._texts: dict[tuple[str, str], str] = {}
        self.waiting: Counter[tuple[str, str]] = Counter()

    def next(self, offered: Sequence[Json]) -> str:
        text = self._maker.message(offered)
        key = expected(text)
        self.waiting[key] += 1
        self._texts[key] = text
        self._tally.sent += 1
        return text

    def hear(self, found: Heard) -> None:
        number = ("number", found.id or "")
        if found.code == "broken":
            self._tally.wrong = f"broken by {self._texts.get(number, 'what somebody else sent')[:3000]}"
        key = number if number in self.waiting else ("kind", found.type)
        if key in self.waiting:
            self.waiting[key] -= 1
            self._tally.kinds[found.code or found.type] += 1
            self._tally.moves += found.type == "update"
            if not self.waiting[key]:
                del self.waiting[key], self._texts[key]

    def give_up(self) -> None:
        raise Wrong(f"no answer to {[text[:3000] for text in self._texts.values()]}")


# --- in this process ---


class FuzzedLine(Line):
    def __init__(self, tables: Tables, sender: Sender) -> None:
        self.sender = sender
        self.is_fuzzing = False
        self.is_gone = False
        super().__init__(tables)

    def write_frame(self, frame: bytes) -> int:
        if not self.is_fuzzing:
            return super().write_frame(frame)
        self.sender.hear(heard_in(payload(frame)))
        self.news.set()
        return 0

    async def _sent(self, message: Json) -> None:
        self.is_gone = True
        await super()._sent(message)

    async def answered(self) -> None:
        try:
            async with asyncio.timeout(LONG):
                while self.sender.waiting and not self.is_gone:
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            self.sender.give_up()


class InnerTable:
    """One table of the game in this process, with its people."""

    def __init__(self, tables: Tables, name: str, maker: Maker, tally: Tally) -> None:
        self._tables = tables
        self._name = name
        self._maker = maker
        self._tally = tally
        self._offered: dict[int, tuple[int, list[Json]]] = {}
        self._begins = True
        self._spent = 0
        self.id = ""
        self.lines: list[FuzzedLine] = []

    async def lay(self, begins: bool) -> None:
        self._begins = begins
        self.id = await self._tables.open_table(NewTable(self._name, "Ana"), HOST)
        live = await self._tables.find(self.id, HOST)
        for number in range(1, TABLES[self._name]):
            await live.record(None, None, partial(_enter, live, f"Ana {number}"))
        for number in range(TABLES[self._name]):
            await self._come(number)
            if number:
                await self.lines[number].ask("sit", seat=number)
                await self.lines[number].ask("ready", ready=True)
        if begins:
            answer = await self.lines[0].ask("start")
            if answer["type"] != "update":
                raise Wrong(f"the game does not begin: {answer}")
        self._tally.tables += 1

    async def _come(self, person: int) -> Json:
        line = FuzzedLine(self._tables, Sender(self._maker, self._tally))
        self.lines.append(line)
        return await line.come(self.id, self._tables.tokens.make(self.id, person))

    def _offers(self, person: int) -> list[Json]:
        """The moves that their seat has; worked out once for each position."""
        live = self._tables._live_tables.get(self.id)
        if live is None or live.table.play is None:
            return []
        seat = live.table.seat_of(person)
        if seat is None:
            return []
        found = self._offered.get(seat)
        if found is None or found[0] != live.table.n:
            found = self._offered[seat] = live.table.n, [msgspec.to_builtins(move) for move in live.table.play.legal[seat]]
        return found[1]

    def _is_spent(self) -> bool:
        """The game is over, or somebody has left it: most of what is sent would get the same answer. What came of that is still
        tried for a while."""
        live = self._tables._live_tables.get(self.id)
        if live is None or not self._begins:
            return False
        left = live.table.phase == "over" or any(live.table.seat_of(person) is None for person in range(len(self.lines)))
        self._spent += left
        return self._spent > SPENT

    async def fuzz(self, messages: int, rng: random.Random) -> None:
        await asyncio.gather(*(self._send(person, messages // len(self.lines), rng) for person in range(len(self.lines))))
        if self._tally.wrong:
            raise Wrong(self._tally.wrong)
        await self._is_well()

    async def _send(self, person: int, messages: int, rng: random.Random) -> None:
        line = self.lines[person]
        line.is_fuzzing = True
        for number in range(messages):
            if line.is_gone or self._tally.wrong or self._is_spent():
                break
            line.say(line.sender.next(self._offers(person)))
            # Several may wait in line; as on a socket, no more are read from one that is held.
            if line.sender.waiting and (line.is_held or rng.random() < 0.7):
                await line.answered()
            elif not number % 50:
                await asyncio.sleep(0)
        await line.answered()
        line.is_fuzzing = False

    async def _is_well(self) -> None:
        """Everybody who is here can talk and be heard; who went can come again, but for whom the host sent away."""
        here = [line for line in self.lines if not line.is_gone]
        for line in here:
            answer = await line.ask("say", text="all well?")
            if answer["type"] == "update":
                for other in here:
                    if other is not line:
                        await other.until(partial(_tells, answer["n"]))
            elif answer.get("code") != "muted":
                raise Wrong(f"cannot talk: {answer}")
        for line in self.lines:
            await line.go()
        people, self.lines = len(self.lines), []
        for person in range(people):
            found = await self._come(person)
            if found["type"] != "welcome" and found["code"] != "removed":
                raise Wrong(f"cannot come again: {found}")
            await self.lines[-1].go()


def _enter(live: LiveTable, name: str) -> tuple[AnyFact, None]:
    return no_attempt(decisions.enter(live.table, name))


def _tells(n: int, heard: Json) -> bool:
    found: int = heard.get("n", -1)
    return found >= n


async def inside(name: str, messages: int, tables: Tables, tally: Tally, seed: int) -> None:
    rng = random.Random(f"{name} {seed}")
    maker = Maker(name, rng)
    sent = count = 0
    while sent < messages:
        count += 1
        table = InnerTable(tables, name, maker, own := Tally())
        await table.lay(begins=bool(count % 8))  # the others are fuzzed before the start
        await table.fuzz(min(A_TABLE, messages - sent + len(table.lines)), rng)
        sent += own.sent
        tally.take(own)


async def in_process(messages: int, seed: int) -> Tally:
    with TemporaryDirectory() as folder:
        quick: dict[str, Any] = {"bot_pause": 0.0, "proposal_seconds": 0.05, "grace_seconds": 0.0, "idle_tables": 10}
        tables = Tables(Config(store=f"sqlite:///{folder}/fuzz.db", check_at_start=False, **FREE, **quick))
        await tables.start()
        tally = Tally()
        progress = asyncio.create_task(_tell(tally))
        await asyncio.gather(*(inside(name, messages // len(TABLES), tables, tally, seed) for name in TABLES))
        progress.cancel()
        _no_failures(tables.metrics.text().decode())
        await tables.stop()
    return tally


async def _tell(tally: Tally) -> None:
    while True:
        await asyncio.sleep(30.0)
        print(f"    {tally.sent:,} messages so far", flush=True)


def _no_failures(metrics: str) -> None:
    failed = [line for line in metrics.splitlines() if line.startswith("horae_failures_total{") and not line.endswith(" 0.0")]
    if failed:
        raise Wrong(f"failures were counted: {failed}")


# --- over sockets ---


async def outside(name: str, messages: int, url: str, tally: Tally, seed: int) -> None:
    rng = random.Random(f"{name} {seed} outside")
    maker = Maker(name, rng)
    for first in range(0, messages, A_TABLE):
        async with OnlineTable(url, TABLES[name], game=name) as online:
            await online.start()
            tally.tables += 1
            each = min(A_TABLE, messages - first) // len(online.clients)
            await asyncio.gather(*(_send_over(client, each, Sender(maker, tally)) for client in online.clients))
            if tally.wrong:
                raise Wrong(tally.wrong)
            async with Client(url, online.table) as watcher:  # the table answers, whoever was sent away from it
                if watcher.welcome.get("code") not in (None, "locked", "no-watchers"):
                    raise Wrong(f"cannot watch: {watcher.welcome}")


async def _send_over(client: Client, messages: int, sender: Sender) -> None:
    try:
        for _ in range(0, messages, AT_ONCE):
            position = client.position
            seat = client.you["seat"]
            mine = position is not None and seat in position["deciding"]
            offered = [choice["action"] for choice in position["legal"]] if position is not None and mine else []
            for _ in range(AT_ONCE):
                await client.send_raw(sender.next(offered))
            while sender.waiting:
                await client.next()
                sender.hear(heard_in(client.received.pop()))
    except TimeoutError:
        sender.give_up()
    except ConnectionClosed:
        pass  # the host sent them away


async def over_sockets(messages: int, seed: int) -> Tally:
    tally = Tally()
    with TemporaryDirectory() as folder, ServerProcess(f"sqlite:///{folder}/fuzz.db", Path(folder, "log")) as server:
        await asyncio.gather(*(outside(name, messages // len(TABLES), server.url, tally, seed) for name in TABLES))
        _no_failures(server.metrics())
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--messages", type=int, default=400_000)
    parser.add_argument("--over-sockets", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    try:
        print(f"over sockets: {asyncio.run(over_sockets(asked.over_sockets, asked.seed))}", flush=True)
        print(f"in process: {asyncio.run(in_process(asked.messages, asked.seed))}", flush=True)
    except Wrong as wrong:
        sys.exit(str(wrong))
    print("nothing broke, and every table answers")


if __name__ == "__main__":
    main()
