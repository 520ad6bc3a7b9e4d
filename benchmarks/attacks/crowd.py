"""Whether a server bears what piles up: abandoned tables, a million lines of chat, idle sockets.

python benchmarks/attacks/crowd.py [--tables 5000] [--lines 200] [--visits 1500]

The store is filled with so many tables of so many lines that nobody has used for a hundred days. Then people come to many
of them, each from an address of their own, and leave again; one address holds 2,000 silent sockets; and people play beside
it all, also while the abandoned tables are erased, and at the same moments on a server at which nothing has piled up. Exits
with 1 if memory grows with the tables that were visited, or if actions take much longer than on the other server.
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

from beside import ALLOWED, beside, both, server_in, told
from long_logs import fill

from horae.server import holdings
from horae.server.config import Config
from horae.server.protocol.values import VERSION
from horae.server.store_desk import open_desk
from horae.server.tables import HEARTBEAT
from horae.testkit.server_process import QUICK, ServerProcess

GROWTH = 1.25
"""How much more memory the last third of the visits may leave than the second did."""


def resident(server: ServerProcess) -> float:
    """MiB of the server and its store's process."""
    processes = (server.pid, server.store_process())
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) for pid in processes)
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


async def run(server: ServerProcess, quiet: ServerProcess, store: str, visits: int) -> bool:
    held = [resident(server)]
    print(f"at the start {held[0]:.0f} MiB", flush=True)
    for third in range(3):
        await visit(server.url, visits * third // 3, visits * (third + 1) // 3)
        await asyncio.sleep(HEARTBEAT + 1)  # by then all but some are let go
        held.append(resident(server))
        print(f"after {visits * (third + 1) // 3} tables were visited {held[-1]:.0f} MiB", flush=True)
    times, got = await beside("idle", server.url, quiet.url, 6.0, "")
    silent = compared("2,000 idle", times, got)
    since = time.monotonic()
    times, erased = await asyncio.gather(both("idle", server.url, quiet.url, 12.0), asyncio.to_thread(erase, store))
    during = compared("erasing", times, f"{erased} abandoned tables in {time.monotonic() - since:.1f} s")
    print(f"in the end {resident(server):.0f} MiB", flush=True)
    return held[3] - held[0] < GROWTH * (held[2] - held[0]) + 10 and silent and during


def compared(name: str, times: tuple[list[float], list[float]], more: str) -> bool:
    """Whether people play here as on a server at which nothing has piled up, at the same moments."""
    elsewhere, here = times
    before = told("elsewhere", elsewhere, None)
    return told(name, here, before, more) <= ALLOWED * before


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
        Path(folder, "quiet").mkdir()
        with server_in(Path(folder), usual) as server, server_in(Path(folder, "quiet"), usual) as quiet:
            if not asyncio.run(run(server, quiet, f"sqlite:///{path}", asked.visits)):
                sys.exit(1)


if __name__ == "__main__":
    main()
