"""How long a well-behaved table's actions take, alone and beside each attack.

python benchmarks/attacks/beside.py [--seconds 8] [--without-limits] [NAME ...]

Two people play Echoes with an action every 50 ms, on a server with the limits that it has unless told otherwise. The attacks
come from another address (attackers.py); before and after each they play alone for half that time, so that what else this
machine does in that minute falls on both. The attackers share its cores, so the figures beside an attack hold that too. With
--without-limits nothing is counted, which shows what the limits are for. Ends with status 1 where an attack makes others' p99
more than twice what it is without.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent))

from attackers import ATTACKS, Aim
from long_logs import fill

from horae.core.rng import Rng
from horae.server.config import Config
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import QUICK, ServerProcess

UNLIMITED: dict[str, Any] = {"connections_per_address": 100_000, "head_seconds": 1e6}
PAUSE = 0.05
LONG_TABLE = "long"
ALLOWED = 2.0
USUAL = "search-swift"
"""The bot that people play with beside the attack by bots."""
LINES = Config().table_records - 1000
"""In the log of the attacker's own table."""
WARMING = 20.0
"""Seconds until the attacking bots have used up what they may think among everybody's."""


async def play(url: str, seconds: float) -> list[float]:
    """The milliseconds that each action took until both had heard of it."""
    found: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        async with OnlineTable(url, 2, game="echoes") as online:
            await online.start()
            while time.monotonic() < until and online.clients[0].view["phase"] == "playing":
                before = time.perf_counter()
                await online.move(online.deciding()[0], Rng(len(found)))
                found.append((time.perf_counter() - before) * 1000)
                await asyncio.sleep(PAUSE)
    return found


async def play_with_bot(url: str, seconds: float) -> list[float]:
    """The milliseconds that each action of a bot took, from the moment when it was waited for."""
    found: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        async with OnlineTable(url, 1, game="echoes") as online:
            ana = online.clients[0]
            await ana.request("seat_bot", seat=1, bot=USUAL)
            await online.start()
            while time.monotonic() < until and ana.view["phase"] == "playing":
                if 0 in online.deciding():
                    await asyncio.sleep(PAUSE)
                    await online.move(0, Rng(len(found)))
                    continue
                before, waited = time.perf_counter(), ana.n
                while ana.n == waited:
                    await ana.next(60.0)
                found.append((time.perf_counter() - before) * 1000)
    return found


def told(name: str, times: list[float], alone: float | None, more: str = "") -> float:
    p99 = quantiles(times, n=100)[98]
    ratio = "" if alone is None else f"  {p99 / alone:5.2f} times{'' if p99 <= ALLOWED * alone else '  TOO MUCH'}"
    print(f"{name:10} {len(times):5} actions  median {median(times):7.1f} ms  p99 {p99:7.1f} ms{ratio}  {more}", flush=True)
    return p99


async def finished_table(url: str) -> str:
    async with OnlineTable(url, 2) as online:
        await online.start()
        await online.play(Rng(7))
        return online.table


async def beside(name: str, url: str, seconds: float, token: str) -> tuple[list[float], str]:
    """How long actions took meanwhile, and what the attacker got."""
    async with OnlineTable(url, 2) as running:
        await running.start()
        await running.play(Rng(8), 10)
        finished = await finished_table(url) if name == "logs" else ""
        lasts = seconds + (WARMING if name == "bots" else 0)
        aim = Aim(url, lasts, finished, running.table, f"{LONG_TABLE}00000", token)
        command = [sys.executable, str(Path(__file__).parent / "attackers.py"), name, msgspec.json.encode(aim).decode()]
        attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        assert attacker.stdout is not None
        await attacker.stdout.readline()
        if name == "bots":
            await asyncio.sleep(WARMING)
        times = await measure(name)(url, seconds)
        more = (await attacker.stdout.read()).decode().strip()
        await attacker.wait()
        return times, more


def row(name: str, seconds: float, limits: dict[str, Any]) -> bool:
    """Whether people can play beside this attack as if there were none."""
    # Each on a server of its own: an address that was hostile once stays in debt for a while.
    with TemporaryDirectory() as folder:
        token = fill(Path(folder, "horae.db"), LONG_TABLE, 1, LINES)
        with server_in(Path(folder), limits) as server:
            asyncio.run(measure(name)(server.url, 1.0))
            alone = asyncio.run(measure(name)(server.url, seconds / 2))
            times, more = asyncio.run(beside(name, server.url, seconds, token))
            alone += asyncio.run(measure(name)(server.url, seconds / 2))
    before = told("alone", alone, None)
    return told(name, times, before, more) <= ALLOWED * before


def measure(name: str) -> Callable[[str, float], Coroutine[Any, Any, list[float]]]:
    """What people notice of an attack: how long their own actions take, or those of the bot they play with."""
    return play_with_bot if name == "bots" else play


def server_in(folder: Path, limits: dict[str, Any]) -> ServerProcess:
    return ServerProcess(f"sqlite:///{folder}/horae.db", folder / "log", **limits)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--without-limits", action="store_true")
    asked = parser.parse_args()
    usual = {name: value for name, value in msgspec.structs.asdict(Config()).items() if name in QUICK and name != "bot_pause"}
    limits: dict[str, Any] = UNLIMITED if asked.without_limits else usual
    names = asked.attacks or list(ATTACKS)
    felt = [name for name in names if not row(name, asked.seconds, limits)]
    print(f"{len(names) - len(felt)} of {len(names)} attacks within {ALLOWED:g} times; load {os.getloadavg()[0]:.1f}")
    if felt:
        sys.exit(f"felt by others: {', '.join(felt)}")


if __name__ == "__main__":
    main()
