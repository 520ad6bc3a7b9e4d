"""Somebody connected to tables of this very process, without a socket: so that a test can plant faults in the tables, and send
millions of messages as the server takes them from its sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from horae.server.connection import Connection
from horae.server.tables import Tables
from horae.testkit.client import Json
from horae.testkit.waiting import LONG


def payload(frame: bytes) -> bytes:
    """What a frame carries that a server sent."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


class Line:
    """One connection; what it is told is kept until somebody looks for it."""

    def __init__(self, tables: Tables, host: str = "127.0.0.1") -> None:
        self.told: list[Json] = []
        self.is_held = False
        self.transport = self
        self.news = asyncio.Event()
        self._count = 0
        scope = {"extensions": {"horae": self}, "client": (host, 1)}
        self._events: asyncio.Queue[Json] = asyncio.Queue()
        self.connection = Connection(tables, scope, self._events.get, self._sent)
        self._run = asyncio.get_running_loop().create_task(self.connection.run())

    # What a connection asks of its socket.

    def listen(self, hear: Callable[[str], None], pay: Callable[[float, Callable[[], None]], bool]) -> None:
        self.say = hear

    def write_frame(self, frame: bytes) -> int:
        self.told.append(msgspec.json.decode(payload(frame)))
        self.news.set()
        return 0

    def hold(self) -> None:
        self.is_held = True

    def go_on(self) -> None:
        self.is_held = False

    def abort(self) -> None:
        return

    def get_write_buffer_size(self) -> int:
        return 0

    async def _sent(self, message: Json) -> None:
        self.told.append({**message, "type": "closed"})
        self.news.set()

    # What the person does.

    def send(self, **message: Any) -> None:
        self.say(msgspec.json.encode(message).decode())

    async def until(self, fits: Callable[[Json], bool]) -> Json:
        async with asyncio.timeout(LONG):
            while True:
                while self.told:
                    message = self.told.pop(0)
                    if fits(message):
                        return message
                self.news.clear()
                await self.news.wait()

    async def ask(self, kind: str, **rest: Any) -> Json:
        self._count += 1
        number = f"{id(self)}-{self._count}"
        self.send(type=kind, id=number, **rest)
        return await self.until(lambda message: message.get("id") == number)

    async def come(self, table: str, token: str | None) -> Json:
        await asyncio.sleep(0)
        self.send(type="hello", table=table, language="es", token=token)
        return await self.until(lambda message: message["type"] in ("welcome", "error"))

    async def go(self) -> None:
        self._events.put_nowait({"type": "websocket.disconnect"})
        await self._run
