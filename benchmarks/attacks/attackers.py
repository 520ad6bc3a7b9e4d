"""What one hostile address can try against a server. Run by beside.py in a process of its own:

python benchmarks/attacks/attackers.py NAME URL FINISHED RUNNING SECONDS

It comes from 127.0.0.2, prints that it has begun, and in the end how often it got what it asked for.
"""

from __future__ import annotations

import asyncio
import http.client
import os
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from horae.server.protocol.values import VERSION

FROM = ("127.0.0.2", 0)
NEW_TABLE = msgspec.json.encode({"game": "shipwreck", "name": "Mal"})


class Target:
    def __init__(self, url: str, finished: str, running: str, seconds: float) -> None:
        self.url = url
        self.place = urlsplit(url)
        self.finished = finished
        self.running = running
        self._until = time.monotonic() + seconds
        self.got: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self._until

    def ask(self, method: str, path: str, body: bytes | None = None) -> None:
        line = http.client.HTTPConnection(self.place.netloc, timeout=20, source_address=FROM)
        try:
            line.request(method, path, body)
            answer = line.getresponse()
            answer.read()
            self.got[str(answer.status)] += 1
        except OSError:
            self.got["hung up"] += 1
        finally:
            line.close()

    async def ask_again_and_again(self, method: str, path: str, body: bytes | None = None) -> None:
        while self.goes_on:
            await asyncio.to_thread(self.ask, method, path, body)

    def socket(self) -> connect:
        return connect(self.url.replace("http", "ws", 1) + "/api/socket", compression=None, max_size=None, local_addr=FROM)

    async def hello(self, line: ClientConnection) -> None:
        said = {"type": "hello", "table": self.running, "language": "en", "protocol": VERSION}
        await line.send(msgspec.json.encode(said).decode())
        found = msgspec.json.decode(await line.recv())
        self.got[found.get("code", found["type"])] += 1


async def logs(target: Target) -> None:
    """Logs and replays of finished games, sixteen at a time."""
    paths = (f"/api/tables/{target.finished}/log", f"/api/tables/{target.finished}/replay")
    await asyncio.gather(*(target.ask_again_and_again("GET", paths[n % 2]) for n in range(16)))


async def speak(target: Target) -> None:
    """Ten watchers who want everything in another language, twenty times a second each."""

    async def watch() -> None:
        async with target.socket() as line:
            await target.hello(line)
            while target.goes_on:
                await line.send('{"type":"speak","language":"es"}')
                target.got["sent"] += 1
                await asyncio.sleep(0.05)

    await asyncio.gather(*(_until_hung_up(target, watch) for _ in range(10)))


async def reconnect(target: Target) -> None:
    """Twenty clients who come, say hello, go, and come again."""

    async def come() -> None:
        async with target.socket() as line:
            await target.hello(line)

    await asyncio.gather(*(_until_hung_up(target, come) for _ in range(20)))


async def _until_hung_up(target: Target, do: Callable[[], Awaitable[None]]) -> None:
    """Again and again, however often one is hung up on."""
    while target.goes_on:
        try:
            await do()
        except (OSError, WebSocketException, TimeoutError):
            target.got["hung up"] += 1


async def idle(target: Target) -> None:
    """Two thousand sockets that say nothing, each opened again when it is hung up on."""
    with ExitStack() as held:
        for n in range(2000):
            with suppress(OSError):
                line = held.enter_context(socket.create_connection((target.place.hostname, target.place.port), 5, FROM))
                line.sendall(b"GET / HTTP/1.1\r\n" if n % 2 else b"")
                target.got["opened"] += 1
            if n % 50 == 0:
                await asyncio.sleep(0)
        while target.goes_on:
            await asyncio.sleep(0.1)


async def tables(target: Target) -> None:
    """New tables, eight at a time."""
    await asyncio.gather(*(target.ask_again_and_again("POST", "/api/tables", NEW_TABLE) for _ in range(8)))


DEEPEST = "search-deep"
MANY_TABLES = 40


async def bots(target: Target) -> None:
    """Forty tables of four seats with the deepest bot on each, its own seat too."""

    async def table() -> None:
        line = http.client.HTTPConnection(target.place.netloc, timeout=20, source_address=FROM)
        line.request("POST", "/api/tables", msgspec.json.encode({"game": "echoes", "name": "Mal"}))
        made = msgspec.json.decode(line.getresponse().read())
        line.close()
        target.got[made.get("code", "opened")] += 1
        if "token" not in made:
            return
        async with target.socket() as socket_:
            said = {"type": "hello", "table": made["table"], "language": "en", "protocol": VERSION, "token": made["token"]}
            asked = [{"type": "seat_bot", "id": f"b{seat}", "seat": seat, "bot": DEEPEST} for seat in (1, 2, 3)]
            asked += [{"type": "start", "id": "s"}, {"type": "stand_in", "id": "i", "seat": 0, "bot": DEEPEST}]
            for message in (said, *asked):
                await socket_.send(msgspec.json.encode(message).decode())
            while target.goes_on:
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        found = msgspec.json.decode(await socket_.recv())
                        target.got["bots' actions"] += found["type"] == "update" and found["person"] is None

    await asyncio.gather(*(table() for _ in range(MANY_TABLES)))


ODD_UPGRADES = (
    "Content-Length: 5",
    "Transfer-Encoding: chunked",
    "\r\n".join(f"x-{n}: 1" for n in range(200)),
    f"x: {'1' * 12_000}",
)


async def upgrades(target: Target) -> None:
    """Five hundred sockets that ask for a WebSocket in ways that never come to one, each held as long as it stands."""
    head = "GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    held: list[socket.socket] = []
    for n in range(500):
        with suppress(OSError):
            line = socket.create_connection((target.place.hostname, target.place.port), 5, FROM)
            held.append(line)
            line.sendall(f"{head}{key}{ODD_UPGRADES[n % len(ODD_UPGRADES)]}\r\n\r\n".encode())
            line.setblocking(False)
        if n % 50 == 0:
            await asyncio.sleep(0)
    while target.goes_on:
        await asyncio.sleep(0.1)
    target.got["still stand"] = sum(map(_stands, held))
    for line in held:
        line.close()


def _stands(line: socket.socket) -> bool:
    try:
        while line.recv(4096):
            pass
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


async def words(target: Target) -> None:
    """Ten people who entered say and do what is too long, and talk and mark without end."""

    async def talk() -> None:
        line = http.client.HTTPConnection(target.place.netloc, timeout=20, source_address=FROM)
        line.request("POST", f"/api/tables/{target.running}/people", b'{"name":"Mal"}')
        made = msgspec.json.decode(line.getresponse().read())
        line.close()
        async with target.socket() as socket_:
            said = {"type": "hello", "table": target.running, "language": "en", "protocol": VERSION, "token": made.get("token")}
            await socket_.send(msgspec.json.encode(said).decode())
            number = 0
            while target.goes_on:
                for message in (
                    {"type": "do", "action": {"do": "play", "card": "x" * 5000}},
                    {"type": "say", "text": "hello"},
                    {"type": "coach"},
                ):
                    number += 1
                    await socket_.send(msgspec.json.encode({**message, "id": str(number)}).decode())
                await asyncio.sleep(0.15)
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.01):
                        while True:
                            found = msgspec.json.decode(await socket_.recv())
                            target.got[found.get("code", found["type"])] += 1

    await asyncio.gather(*(_until_hung_up(target, talk) for _ in range(10)))


async def about_me(target: Target) -> None:
    """What is stored, and its erasure, asked for without a token."""
    path = f"/api/tables/{target.running}/me"
    asked = (("GET", f"{path}/stored"), ("POST", f"{path}/erase"))
    await asyncio.gather(*(target.ask_again_and_again(*asked[n % 2]) for n in range(8)))


async def files(target: Target) -> None:
    """The page, sixteen at a time."""
    await asyncio.gather(*(target.ask_again_and_again("GET", "/") for _ in range(16)))


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    attack.__name__: attack for attack in (logs, speak, reconnect, idle, upgrades, words, about_me, files, tables, bots)
}


async def main(name: str, target: Target) -> None:
    print("begun", flush=True)
    await ATTACKS[name](target)
    print(", ".join(f"{what} {count}" for what, count in sorted(target.got.items())), flush=True)


if __name__ == "__main__":
    os.nice(5)  # an attacker has a machine of their own
    asyncio.run(main(sys.argv[1], Target(sys.argv[2], sys.argv[3], sys.argv[4], float(sys.argv[5]))))
