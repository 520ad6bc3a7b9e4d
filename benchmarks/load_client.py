"""The load on both servers: bare WebSocket clients that cost little, and tables of four of them that play and take times."""

from __future__ import annotations

import asyncio
import random
import struct
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec

from horae.testkit.client import enter_table, open_table


class Bare(asyncio.Protocol):
    """A WebSocket client that keeps the last message and calls `heard` on each. Text in whole frames only."""

    def __init__(self) -> None:
        self.heard: Callable[[bytes], None] = lambda body: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._transport: asyncio.Transport

    @classmethod
    async def connect(cls, host: str, port: int, path: str) -> Bare:
        _, made = await asyncio.get_running_loop().create_connection(cls, host, port)
        made._transport.write(
            (
                f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )
        await made.opened
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            assert b" 101 " in head[:20], head
            self.opened.set_result(None)
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1] & 0x7F, at + 2
            if size == 126:
                if end - at < 4:
                    break
                (size,) = struct.unpack_from(">H", data, start)
                start += 2
            elif size == 127:
                if end - at < 10:
                    break
                (size,) = struct.unpack_from(">Q", data, start)
                start += 8
            if end - start < size:
                break
            if data[at] & 0x0F == 1:
                self.heard(data[start : start + size])
            elif data[at] & 0x0F == 9:
                self._write(0x8A, data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def send(self, body: bytes) -> None:
        self._write(0x81, body)

    def _write(self, kind: int, body: bytes) -> None:
        """Masked with zeros, which is a mask like any other and costs nothing."""
        size = len(body)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        self._transport.close()


class LoadTable(ABC):
    """Four connected people at one table. Plays by callback: a task for each action would cost the machine more than the
    action itself, and the server under test runs on the same machine."""

    def __init__(self) -> None:
        self._left = 0
        self.all_heard: Callable[[], None] = lambda: None
        """Called when all four have the update of an action."""

    @abstractmethod
    async def set_up(self) -> None: ...

    @abstractmethod
    def act(self) -> bool:
        """Send one action. False when the game is over."""

    @abstractmethod
    def close(self) -> None: ...

    def _expect_all(self) -> None:
        self._left = 4

    def _arrived(self) -> None:
        self._left -= 1
        if self._left == 0:
            self.all_heard()

    async def _until_all_heard(self, send: Callable[[], None]) -> None:
        heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.all_heard = lambda: heard.set_result(None)
        self._expect_all()
        send()
        await heard


class _Offer(msgspec.Struct):
    action: msgspec.Raw


class _Position(msgspec.Struct):
    deciding: tuple[int, ...]
    offer: int
    legal: tuple[_Offer, ...]


class _Update(msgspec.Struct):
    type: str
    n: int = -1
    position: _Position | None = None


_update = msgspec.json.Decoder(_Update).decode


class HoraeTable(LoadTable):
    def __init__(self, host: str, port: int, game: str) -> None:
        super().__init__()
        self._host, self._port, self._game = host, port, game
        self._links: list[Bare] = []
        self._last: list[bytes] = [b""] * 4
        self._count = 0

    async def set_up(self) -> None:
        url = f"http://{self._host}:{self._port}"
        made = await open_table(url, game=self._game)
        table = made["table"]
        for seat in range(4):
            if seat:
                made = await enter_table(url, table, f"P{seat}")
            link = await Bare.connect(self._host, self._port, "/api/socket")
            self._links.append(link)
            await self._ask(seat, {"type": "hello", "table": table, "token": made["token"], "language": "en"}, b'"welcome"')
            if seat:
                await self._ask(seat, {"type": "sit", "seat": seat, "id": f"s{seat}"}, f'"s{seat}"'.encode())
                await self._ask(seat, {"type": "ready", "ready": True, "id": f"r{seat}"}, f'"r{seat}"'.encode())
        for seat, link in enumerate(self._links):
            link.heard = self._hearing(seat)
        await self._until_all_heard(lambda: self._links[0].send(b'{"type":"start","id":"start"}'))

    async def _ask(self, seat: int, message: dict[str, Any], answer: bytes) -> None:
        got: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def heard(body: bytes) -> None:
            if answer in body and not got.done():
                got.set_result(None)

        self._links[seat].heard = heard
        self._links[seat].send(msgspec.json.encode(message))
        await got

    def _hearing(self, seat: int) -> Callable[[bytes], None]:
        def heard(body: bytes) -> None:
            if body.startswith(b'{"type":"update"') and b'"position":{' in body:
                self._last[seat] = body
                self._arrived()

        return heard

    def act(self) -> bool:
        choosing = [seat for seat in range(4) if b'"legal":[{' in self._last[seat]]
        while choosing:
            seat = choosing.pop(random.randrange(len(choosing)))
            own = _update(self._last[seat]).position
            assert own is not None
            if seat in own.deciding:
                break
        else:
            return False
        # Passing, as people mostly do: guesses would end each game after a few actions, and setting up would be measured.
        passing = [offer for offer in own.legal if bytes(offer.action) == b'{"do":"pass"}']
        action = random.choice(passing or own.legal).action
        self._count += 1
        self._expect_all()
        self._links[seat].send(b'{"type":"do","id":"a%d","offer":%d,"action":%b}' % (self._count, own.offer, bytes(action)))
        return True

    def close(self) -> None:
        for link in self._links:
            link.close()


class BoardgameIoTable(LoadTable):
    """The same over boardgame.io's protocol: Engine.IO 4 and Socket.IO 5 in WebSocket frames."""

    def __init__(self, host: str, port: int, match: str) -> None:
        super().__init__()
        self._host, self._port, self._match = host, port, match
        self._links: list[Bare] = []
        self._last = b""

    async def set_up(self) -> None:
        for seat in range(4):
            link = await Bare.connect(self._host, self._port, "/socket.io/?EIO=4&transport=websocket")
            self._links.append(link)
            await self._ask(link, b"40/small,", b"40/small,")
            await self._ask(link, b'42/small,["sync","%b","%d",null,4]' % (self._match.encode(), seat), b'42/small,["sync"')
        for seat, link in enumerate(self._links):
            link.heard = self._hearing(seat, link)

    async def _ask(self, link: Bare, message: bytes, answer: bytes) -> None:
        got: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def heard(body: bytes) -> None:
            if body.startswith(answer) and not got.done():
                self._last = body
                got.set_result(None)

        link.heard = heard
        link.send(message)
        await got

    def _hearing(self, seat: int, link: Bare) -> Callable[[bytes], None]:
        def heard(body: bytes) -> None:
            if body.startswith(b'42/small,["update"'):
                if seat == 0:
                    self._last = body
                self._arrived()
            elif body == b"2":
                link.send(b"3")

        return heard

    def act(self) -> bool:
        body = msgspec.json.decode(self._last[len(b"42/small,") :])
        state = body[2]["state"] if body[0] == "sync" else body[2]
        if state["ctx"].get("gameover") is not None:
            return False
        seat = state["ctx"]["currentPlayer"]
        action = {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [random.randrange(5)], "playerID": seat}}
        self._expect_all()
        sent = msgspec.json.encode(["update", action, state["_stateID"], self._match, seat])
        self._links[int(seat)].send(b"42/small," + sent)
        return True

    def close(self) -> None:
        for link in self._links:
            link.close()


class Figures(msgspec.Struct):
    tables: int
    actions_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    """Processor time of the server for each action, which other work on the machine does not change much."""


def cpu_seconds(process: int) -> float:
    """What a process and those it started have used so far, all their threads together: as the scheduler counts it, in
    nanoseconds. The ticks of `stat` are drawn by lot where others share the processor."""
    used = 0
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it ended meanwhile
            number, _, rest = (entry / "stat").read_text("utf-8").partition(" ")
            if process in (int(number), int(rest.rpartition(")")[2].split()[1])):
                used += sum(int(thread.read_text("ascii").split()[0]) for thread in entry.glob("task/*/schedstat"))
    return used / 1e9


class Player:
    """Lets a table act again and again until the time is up, and takes the times."""

    def __init__(self, table: LoadTable, make: Callable[[], LoadTable], pace: float) -> None:
        self._table = table
        self._make = make
        self._pace = pace
        self._ends = self._due = self._sent = 0.0
        self._loop = asyncio.get_running_loop()
        self.times: list[float] = []
        self.finished: asyncio.Future[None]
        self._renewing: asyncio.Task[None] | None = None
        table.all_heard = self._heard

    def play(self, began: float, ends: float) -> None:
        self.finished = self._loop.create_future()
        self._ends, self._due = ends, began + random.random() * self._pace
        self._go_on()

    def close(self) -> None:
        self._table.close()

    def _go_on(self) -> None:
        now = time.perf_counter()
        if now < self._due:
            self._loop.call_later(self._due - now, self._go_on)
        elif now >= self._ends:
            self.finished.set_result(None)
        else:
            self._sent = now
            if not self._table.act():
                self._renewing = self._loop.create_task(self._renew())

    async def _renew(self) -> None:
        self._table.close()
        self._table = self._make()
        await self._table.set_up()
        self._table.all_heard = self._heard
        self._go_on()

    def _heard(self) -> None:
        done = time.perf_counter()
        if done < self._ends:
            # From when the action was due, so that a server that falls behind cannot hide it.
            self.times.append(done - (self._due if self._pace else self._sent))
        self._due += self._pace
        self._go_on()


class Crowd:
    """So many tables at one server that play when they are told to, an action every `pace` seconds each (0: as fast as answers
    come)."""

    def __init__(self, make: Callable[[], LoadTable], tables: int, pace: float, server: int) -> None:
        self._make = make
        self._tables = tables
        self._pace = pace
        self._server = server
        self._players: list[Player] = []

    async def set_up(self) -> None:
        for _ in range(self._tables):
            table = self._make()
            await table.set_up()
            self._players.append(Player(table, self._make, self._pace))

    async def play(self, seconds: float) -> Figures:
        began = time.perf_counter() + (0.3 if self._pace else 0.0)
        used = cpu_seconds(self._server)
        for player in self._players:
            player.times = []
            player.play(began, began + seconds)
        await asyncio.gather(*(player.finished for player in self._players))
        used = cpu_seconds(self._server) - used
        times = sorted(taken for player in self._players for taken in player.times)
        if not times:  # others had the machine for all of it
            return await self.play(seconds)
        return Figures(
            self._tables,
            len(times) / seconds,
            1000 * times[len(times) // 2],
            1000 * times[min(len(times) - 1, int(len(times) * 0.99))],
            1e6 * used / len(times),
        )

    def close(self) -> None:
        for player in self._players:
            player.close()


async def load(make: Callable[[], LoadTable], tables: int, seconds: float, pace: float, server: int) -> Figures:
    """Let so many tables play for so long."""
    crowd = Crowd(make, tables, pace, server)
    await crowd.set_up()
    found = await crowd.play(seconds)
    crowd.close()
    return found


async def by_turns(crowds: Sequence[Crowd], slices: int, seconds: float) -> list[list[Figures]]:
    """What each of these did in each of so many short slices of time, one right after the other; who begins changes."""
    found: list[list[Figures]] = [[] for _ in crowds]
    for crowd in crowds:
        await crowd.set_up()
        await crowd.play(seconds)  # what a server works out once is worked out here
    for number in range(slices):
        for which in range(len(crowds))[:: 1 if number % 2 else -1]:
            found[which].append(await crowds[which].play(seconds))
    for crowd in crowds:
        crowd.close()
    return found
