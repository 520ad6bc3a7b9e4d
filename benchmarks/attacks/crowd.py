"""Whether a server bears what piles up: abandoned tables, a million lines of chat, idle sockets.

python benchmarks/attacks/crowd.py [--tables 5000] [--lines 200] [--visits 1500]

The store is filled with so many tables of so many lines that nobody has used for a hundred days. Then people come to many
of them, each from an address of their own, and leave again; one address holds 2,000 silent sockets; and two people play
beside it all, also while the abandoned tables are erased. Exits with 1 if memory grows with the tables that were
visited, or if the door is shut.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent))

from attackers import Aim, Target, idle
from beside import play, server_in, told
from long_logs import fill

from horae.server import holdings
from horae.server.config import Config
from horae.server.protocol.values import VERSION
from horae.server.store_desk import open_desk
from horae.testkit.server_process import QUICK, ServerProcess

GROWTH = 1.25
"""How much more memory the last third of the visits may leave than the second did."""


def resident(server: ServerProcess) -> float:
    """MiB of the server and its processes."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text("ascii").split()
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) for pid in (str(server.pid), *children))
    return pages * 4096 / (1 << 20)


async def visit(url: str, first: int, last: int) -> None:
    """Come to these tables, one after the other, and leave each."""
    for number in range(first, last):
        address = (f"127.{1 + number // 60000}.{number // 240 % 250}.{1 + number % 240}", 0)
        async with connect(
            url.replace("http", "ws", 1) + "/api/socket", compression=None, max_size=None, local_addr=address
        ) as line:
            hello = {"type": "hello", "table": f"crowd{number:05}", "language": "en", "protocol": VERSION}
            await line.send(msgspec.json.encode(hello).decode())
            answer = msgspec.json.decode(await line.recv())
            assert answer["type"] == "welcome", answer


async def run(server: ServerProcess, store: str, visits: int) -> bool:
    held = [resident(server)]
    print(f"at the start {held[0]:.0f} MiB", flush=True)
    for third in range(3):
        await visit(server.url, visits * third // 3, visits * (third + 1) // 3)
        held.append(resident(server))
        print(f"after {visits * (third + 1) // 3} tables were visited {held[-1]:.0f} MiB", flush=True)
    alone = told("alone", await play(server.url, 6.0), None)
    target = Target(Aim(server.url, 22.0))
    silent = asyncio.create_task(idle(target))
    await asyncio.sleep(2.0)
    beside = told("2,000 idle", await play(server.url, 6.0), alone)
    since = time.monotonic()
    erasing = asyncio.create_task(asyncio.to_thread(erase, store))
    during = told("erasing", await play(server.url, 12.0), alone)
    print(f"{await erasing} abandoned tables erased in {time.monotonic() - since:.1f} s", flush=True)
    await silent
    print(f"in the end {resident(server):.0f} MiB; sockets: {dict(target.got)}", flush=True)
    return held[3] - held[0] < GROWTH * (held[2] - held[0]) + 10 and max(beside, during) < 1000


def erase(store: str) -> int:
    with open_desk(store) as desk:
        return holdings.expire(desk, 90)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--lines", type=int, default=200)
    parser.add_argument("--visits", type=int, default=1500)
    asked = parser.parse_args()
    usual: dict[str, Any] = {
        name: value for name, value in msgspec.structs.asdict(Config()).items() if name in QUICK and name != "bot_pause"
    }
    usual["check_at_start"] = False  # its process would be counted among the server's, and is gone after a while
    with TemporaryDirectory(prefix="horae-crowd-") as folder:
        path = Path(folder, "horae.db")
        since = time.monotonic()
        fill(path, "crowd", asked.tables, asked.lines)
        size = path.stat().st_size / (1 << 20)
        print(
            f"{asked.tables} tables, {asked.tables * asked.lines} lines of chat, {size:.0f} MiB on disk, "
            f"written in {time.monotonic() - since:.0f} s"
        )
        with server_in(Path(folder), usual) as server:
            if not asyncio.run(run(server, f"sqlite:///{path}", asked.visits)):
                sys.exit(1)


if __name__ == "__main__":
    main()
