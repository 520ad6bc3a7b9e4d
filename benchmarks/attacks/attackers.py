"""What one hostile address can try against a server. Run by beside.py in a process of its own:

python benchmarks/attacks/attackers.py NAME AIM    # an Aim, as JSON

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
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from horae.server.protocol.values import VERSION

FROM = ("127.0.0.2", 0)
LONG = "x" * 5000
NEW_TABLE = msgspec.json.encode({"game": "shipwreck", "name": "Mal"})


class Aim(msgspec.Struct):
    """What is attacked, and for how long."""

    url: str
    seconds: float
    finished: str = ""
    """A table whose game is over."""
    running: str = ""
    """One where others play."""
    long: str = ""
    """One with as many lines as a log takes, all by person 0."""
    token: str = ""
    """Person 0's there."""


class Target:
    def __init__(self, aim: Aim) -> None:
        self.aim = aim
        self.url = aim.url
        self.place = urlsplit(aim.url)
        self._until = time.monotonic() + aim.seconds
        self.got: Counter[str] = Counter()

    def begin(self) -> None:
        print("begun", flush=True)
        self._until = time.monotonic() + self.aim.seconds

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self._until

    def ask(self, method: str, path: str, body: bytes | None = None, token: str = "") -> bytes:
        line = http.client.HTTPConnection(self.place.netloc, timeout=20, source_address=FROM)
        try:
            line.request(method, path, body, {"authorization": f"Bearer {token}"} if token else {})
            answer = line.getresponse()
            self.got[str(answer.status)] += 1
            return answer.read()
        except OSError:
            self.got["hung up"] += 1
            return b""
        finally:
            line.close()

    async def ask_again_and_again(self, method: str, path: str, body: bytes | None = None, token: str = "") -> None:
        while self.goes_on:
            await asyncio.to_thread(self.ask, method, path, body, token)

    def socket(self) -> connect:
        return connect(self.url.replace("http", "ws", 1) + "/api/socket", compression=None, max_size=None, local_addr=FROM)

    async def hello(self, line: ClientConnection, table: str = "", token: str | None = None) -> None:
        said = {"type": "hello", "table": table or self.aim.running, "language": "en", "protocol": VERSION, "token": token}
        await line.send(msgspec.json.encode(said).decode())
        self.count(await line.recv())

    def count(self, text: str | bytes) -> None:
        found = msgspec.json.decode(text)
        self.got[found.get("code", found["type"])] += 1

    async def count_all(self, line: ClientConnection, seconds: float) -> None:
        """What comes within so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    self.count(await line.recv())

    async def enter(self, table: str) -> str:
        """Somebody new there; their token."""
        answer = await asyncio.to_thread(self.ask, "POST", f"/api/tables/{table}/people", b'{"name":"Mal"}')
        found: str = msgspec.json.decode(answer or b"{}").get("token", "")
        return found

    async def own_game(self) -> tuple[str, list[str]]:
        """A game of Shipwreck for two, both of them one's own; its table and their tokens."""
        made = msgspec.json.decode(await asyncio.to_thread(self.ask, "POST", "/api/tables", NEW_TABLE) or b"{}")
        if "token" not in made:
            raise OSError("no table")
        table, tokens = made["table"], [made["token"], await self.enter(made["table"])]
        async with self.socket() as other, self.socket() as host:
            await self.hello(other, table, tokens[1])
            for number, message in enumerate(({"type": "sit", "seat": 1}, {"type": "ready", "ready": True})):
                await other.send(msgspec.json.encode({**message, "id": f"o{number}"}).decode())
                await self._until_answered(other, f"o{number}")
            await self.hello(host, table, tokens[0])
            await host.send('{"type":"start","id":"s"}')
            await self._until_answered(host, "s")
        return table, tokens

    async def _until_answered(self, line: ClientConnection, number: str) -> None:
        while msgspec.json.decode(await line.recv()).get("id") != number:
            pass


async def logs(target: Target) -> None:
    """Logs and replays of finished games, sixteen at a time."""
    paths = (f"/api/tables/{target.aim.finished}/log", f"/api/tables/{target.aim.finished}/replay")
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
    held: list[socket.socket] = []
    for n in range(500):
        with suppress(OSError):
            line = socket.create_connection((target.place.hostname, target.place.port), 5, FROM)
            held.append(line)
            line.sendall(f"{UPGRADE}{KEY}{ODD_UPGRADES[n % len(ODD_UPGRADES)]}\r\n\r\n".encode())
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


async def long_texts(target: Target) -> None:
    """Texts without end: in the moves of ten people who entered, in options, in names of games and packs."""
    number = 0

    async def act() -> None:
        nonlocal number
        token = await target.enter(target.aim.running)
        async with target.socket() as line:
            await target.hello(line, token=token or None)
            while target.goes_on:
                for kind in ("do", "why_not"):
                    number += 1
                    said = {"type": kind, "id": f"l{number}", "action": {"do": "power", "card": LONG}}
                    await line.send(msgspec.json.encode(said).decode())
                await target.count_all(line, 0.05)

    body = msgspec.json.encode({"game": "shipwreck", "name": "Mal", "options": {LONG: LONG}})
    asked = [target.ask_again_and_again("POST", "/api/tables", body)]
    asked += [target.ask_again_and_again("GET", f"/api/games/{LONG}/rulebook")]
    await asyncio.gather(*asked, *(_until_hung_up(target, act) for _ in range(10)))


async def talk(target: Target) -> None:
    """Ten people who entered talk without end, as long as a line may be."""

    async def one() -> None:
        token = await target.enter(target.aim.running)
        number = 0
        async with target.socket() as line:
            await target.hello(line, token=token or None)
            while target.goes_on:
                number += 1
                await line.send(msgspec.json.encode({"type": "say", "id": str(number), "text": "x" * 400}).decode())
                await target.count_all(line, 0.05)

    await asyncio.gather(*(_until_hung_up(target, one) for _ in range(10)))


async def marks(target: Target) -> None:
    """Number lines are marked without end, by both people of ten games of one's own."""

    async def one(table: str, token: str, seat: int) -> None:
        number = 0
        async with target.socket() as line:
            await target.hello(line, table, token)
            while target.goes_on:
                number += 1
                action = {"do": "flip", "tiles": [1 + number // 2 % 7], "down": not number % 2}
                await line.send(msgspec.json.encode({"type": "do", "id": str(number), "action": action}).decode())
                await target.count_all(line, 0.01)

    games = [await target.own_game() for _ in range(10)]
    target.begin()
    lines = [partial(one, table, token, seat) for table, tokens in games for seat, token in enumerate(tokens)]
    await asyncio.gather(*(_until_hung_up(target, line) for line in lines))


async def coach(target: Target) -> None:
    """Ninety sockets ask the coach of ten games of one's own."""

    async def one(table: str, token: str) -> None:
        number = 0
        async with target.socket() as line:
            await target.hello(line, table, token)
            while target.goes_on:
                number += 1
                await line.send(f'{{"type":"coach","id":"{number}"}}')
                await target.count_all(line, 0.05)

    games = [await target.own_game() for _ in range(10)]
    target.begin()
    lines = [partial(one, table, tokens[n % 2]) for table, tokens in games for n in range(9)]
    await asyncio.gather(*(_until_hung_up(target, line) for line in lines))


async def refused(target: Target) -> None:
    """Ninety sockets send moves that the rules refuse to ten games of one's own."""

    async def one(table: str, token: str) -> None:
        number = 0
        async with target.socket() as line:
            await target.hello(line, table, token)
            while target.goes_on:
                number += 1
                await line.send(f'{{"type":"do","id":"r{number}","action":{{"do":"power","card":"none"}}}}')
                await target.count_all(line, 0.05)

    games = [await target.own_game() for _ in range(10)]
    target.begin()
    lines = [partial(one, table, tokens[n % 2]) for table, tokens in games for n in range(9)]
    await asyncio.gather(*(_until_hung_up(target, line) for line in lines))


async def hellos(target: Target) -> None:
    """A hundred sockets that say hello in the same moment, then go and come again."""

    async def crowd() -> None:
        opened = await asyncio.gather(*(target.socket() for _ in range(100)), return_exceptions=True)
        lines = [line for line in opened if not isinstance(line, BaseException)]
        target.got["hung up"] += 100 - len(lines)
        await asyncio.gather(*(target.hello(line) for line in lines), return_exceptions=True)
        await asyncio.gather(*(line.close() for line in lines), return_exceptions=True)

    await _until_hung_up(target, crowd)


UPGRADE = "GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
PING = bytes((0x89, 0x80)) + bytes(4)
HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


async def pings(target: Target) -> None:
    """Ten WebSockets that send nothing but pings, as fast as they are taken."""
    flood = partial(_pour, target, f"{UPGRADE}{KEY}\r\n", PING * 5000)
    await asyncio.gather(*(_until_hung_up(target, flood) for _ in range(10)))


async def ahead(target: Target) -> None:
    """Ten sockets on which requests come by the thousand, before the first is answered."""
    flood = partial(_pour, target, "", HEALTH * 1000)
    await asyncio.gather(*(_until_hung_up(target, flood) for _ in range(10)))


async def _pour(target: Target, before: str, again_and_again: bytes) -> None:
    reader, writer = await asyncio.open_connection(target.place.hostname, target.place.port, local_addr=FROM)
    try:
        writer.write(before.encode())
        while target.goes_on:
            writer.write(again_and_again)
            target.got["poured"] += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(0.1):
                    if not await reader.read(1 << 16):
                        raise ConnectionResetError
            while target.goes_on and writer.transport.get_write_buffer_size():
                await asyncio.sleep(0.05)  # no more is taken now
    finally:
        writer.transport.abort()


async def about_me(target: Target) -> None:
    """What is stored, and its erasure, asked for without a token."""
    path = f"/api/tables/{target.aim.long}/me"
    asked = (("GET", f"{path}/stored"), ("POST", f"{path}/erase"))
    await asyncio.gather(*(target.ask_again_and_again(*asked[n % 2]) for n in range(8)))


async def stored(target: Target) -> None:
    """What is stored about somebody who wrote as much as a log takes, asked for by themselves; then its erasure."""
    path = f"/api/tables/{target.aim.long}/me"
    asked = (("GET", f"{path}/stored"), ("POST", f"{path}/erase"))
    await asyncio.gather(*(target.ask_again_and_again(*asked[n % 2], token=target.aim.token) for n in range(8)))


async def files(target: Target) -> None:
    """The page and its files, 95 at a time."""
    await asyncio.gather(*(target.ask_again_and_again("GET", "/") for _ in range(95)))


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        long_texts,
        talk,
        stored,
        about_me,
        coach,
        refused,
        hellos,
        pings,
        ahead,
        upgrades,
        marks,
        files,
        logs,
        speak,
        reconnect,
        idle,
        tables,
        bots,
    )
}


PREPARED = ("marks", "coach", "refused")
"""They begin when their games have: what opening and starting games does to others is another attack's matter."""


async def main(name: str, target: Target) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(100))
    if name not in PREPARED:
        target.begin()
    await ATTACKS[name](target)
    print(", ".join(f"{what} {count}" for what, count in sorted(target.got.items())), flush=True)


if __name__ == "__main__":
    os.nice(5)  # an attacker has a machine of their own
    asyncio.run(main(sys.argv[1], Target(msgspec.json.decode(sys.argv[2], type=Aim))))
