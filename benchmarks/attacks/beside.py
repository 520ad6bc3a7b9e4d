"""How long a well-behaved table's actions take beside each attack.

python benchmarks/attacks/beside.py [--seconds 20] [--without-limits] [NAME ...]

Two people each play Echoes, with an action every 50 ms, at three tables of a server that has the limits of any other. The
attacks come from another address (attackers.py). At the same moments as many play on a second server, which nobody attacks:
what else this machine does, and the work of the attackers themselves, who have machines of their own elsewhere, falls on both.
With --without-limits nothing is counted, which shows what the limits are for. Ends with status 1 where an attack makes others'
p99 more than twice what it is on the other server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
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
AT_ONCE = 3
"""Tables at which people play."""
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


async def beside(name: str, url: str, quiet: str, seconds: float, token: str) -> tuple[tuple[list[float], list[float]], str]:
    """The same meanwhile, and what the attacker got."""
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
        times = await both(name, url, quiet, seconds)
        more = (await attacker.stdout.read()).decode().strip()
        await attacker.wait()
        return times, more


def row(name: str, seconds: float, limits: dict[str, Any]) -> bool:
    """Whether people can play beside this attack as if there were none."""
    # Each on servers of its own: an address that was hostile once stays in debt for a while.
    with ExitStack() as held:
        folders = [Path(held.enter_context(TemporaryDirectory())) for _ in range(2)]
        token = fill(folders[0] / "horae.db", LONG_TABLE, 1, LINES)
        attacked, quiet = (held.enter_context(server_in(folder, limits)) for folder in folders)
        asyncio.run(both(name, attacked.url, quiet.url, 1.0))
        found, more = asyncio.run(beside(name, attacked.url, quiet.url, seconds, token))
    there, here = found
    before = told("elsewhere", there, None)
    return told(name, here, before, more) <= ALLOWED * before


async def both(name: str, attacked: str, quiet: str, seconds: float) -> tuple[list[float], list[float]]:
    """How long actions took on the server that nobody attacks, and on the other one meanwhile."""
    tables = 1 if name == "bots" else AT_ONCE
    played = await asyncio.gather(*(measure(name)(url, seconds) for url in (quiet, attacked) for _ in range(tables)))
    halves = played[:tables], played[tables:]
    return [time for one in halves[0] for time in one], [time for one in halves[1] for time in one]


def measure(name: str) -> Callable[[str, float], Coroutine[Any, Any, list[float]]]:
    """What people notice of an attack: how long their own actions take, or those of the bot they play with."""
    return play_with_bot if name == "bots" else play


def server_in(folder: Path, limits: dict[str, Any]) -> ServerProcess:
    return ServerProcess(f"sqlite:///{folder}/horae.db", folder / "log", **limits)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=20.0)
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
