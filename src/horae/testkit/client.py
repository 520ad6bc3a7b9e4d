"""Somebody at a table over the network: a client for tests and load runs that keeps everything it receives."""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from horae.server.protocol.values import VERSION
from horae.testkit.waiting import LONG

Json = dict[str, Any]


class HttpFailed(Exception):
    def __init__(self, status: int, body: Any) -> None:
        super().__init__(status, body)
        self.status = status
        self.body = body


def ask(
    url: str, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, str], bytes]:
    """One HTTP request, blocking."""
    link = http.client.HTTPConnection(urlsplit(url).netloc, timeout=LONG)
    try:
        data = body if isinstance(body, bytes) or body is None else msgspec.json.encode(body)
        link.request(method, path, data, headers or {})
        answer = link.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        link.close()


async def ask_json(url: str, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    status, _, data = await asyncio.to_thread(ask, url, method, path, body, headers)
    decoded = msgspec.json.decode(data)
    if status >= 400:
        raise HttpFailed(status, decoded)
    return decoded


async def open_table(url: str, name: str = "Ana", **wish: Any) -> Json:
    made: Json = await ask_json(url, "POST", "/api/tables", {"game": "shipwreck", "name": name, **wish})
    return made


async def enter_table(url: str, table: str, name: str) -> Json:
    made: Json = await ask_json(url, "POST", f"/api/tables/{table}/people", {"name": name})
    return made


class Client:
    """One connection. `received` holds every message as text, in order."""

    def __init__(self, url: str, table: str, token: str | None = None, language: str = "en") -> None:
        self.url = url
        self.table = table
        self.token = token
        self.language = language
        self.received: list[str] = []
        self.welcome: Json = {}
        self.view: Json = {}
        self.position: Json | None = None
        self.you: Json = {}
        self.lines: list[Json] = []
        self.n: int | None = None
        self.here: set[int] = set()
        self.protocol = VERSION
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def shown(self) -> Json:
        """The position, where there is one to be seen."""
        assert self.position is not None, "the game has not begun"
        return self.position

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None, "not connected"
        return self._socket

    async def connect(self, after: int | None = None) -> Json:
        await self.close()
        self._socket = await connect(
            self.url.replace("http", "ws", 1) + "/api/socket", compression=None, max_size=None, ping_interval=None
        )
        hello: Json = {"type": "hello", "table": self.table, "language": self.language, "protocol": self.protocol}
        if self.token is not None:
            hello["token"] = self.token
        if after is not None:
            hello["after"] = after
        await self.send(hello)
        self.welcome = await self.until(lambda message: message["type"] in ("welcome", "error"))
        return self.welcome

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def send(self, message: Json) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def send_raw(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def next(self, timeout: float = LONG) -> Json:
        """The next message. Raises ConnectionClosed or TimeoutError."""
        async with asyncio.timeout(timeout):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = msgspec.json.decode(text)
        self._take(message)
        return message

    async def until(self, fits: Callable[[Json], bool], timeout: float = LONG) -> Json:
        async with asyncio.timeout(timeout):
            while True:
                message = await self.next(timeout)
                if fits(message):
                    return message

    def _take(self, message: Json) -> None:
        if message["type"] == "presence":
            self.here = set(message["here"])
        if message["type"] not in ("welcome", "update"):
            return
        self.n = message["n"]
        self.lines += message["lines"]
        if message.get("table") is not None:
            self.view = message["table"]
        if message.get("you") is not None:
            self.you = message["you"]
        if message.get("position") is not None or message["type"] == "welcome":
            self.position = message["position"]

    async def request(self, kind: str, /, *, request_id: str | None = None, **fields: Any) -> Json:
        """Ask for something and wait for the answer: an update, done, refused, allowed or advice."""
        sent = request_id or uuid4().hex
        await self.send({"type": kind, "id": sent, **fields})
        return await self.until(lambda message: message.get("id") == sent and message["type"] != "error")

    async def do(self, action: Json, offer: int | None = None, **fields: Any) -> Json:
        return await self.request("do", action=action, offer=offer, **fields)

    async def caught_up(self) -> None:
        """Read all that is on its way: it comes before the answer to what is asked now."""
        await self.send({"type": "ping"})
        await self.until(lambda message: message["type"] == "pong")

    async def closed(self, timeout: float = LONG) -> tuple[int, str]:
        """Read until the server closes; the code and reason it gave."""
        try:
            while True:
                await self.next(timeout)
        except ConnectionClosed as over:
            await self.close()
            return (1006, "") if over.rcvd is None else (over.rcvd.code, over.rcvd.reason)
