"""How much a server holds: tables of four people over WebSockets, on SQLite and PostgreSQL, beside boardgame.io.

python benchmarks/load.py [--seconds 5] [--rounds 3] [--quick]
python benchmarks/load.py --before REVISION_OR_FOLDER [--seconds 5] [--rounds 3] [--quick] [--at-least 0.97]
python benchmarks/load.py --power-cut [--seconds 5] [--rounds 3]

First, Shipwreck: the most tables (an action every 0.25 s each) for which 99 of 100 actions reach all four within
100 ms. Then the small game (small_game.py, small_game.cjs) as fast as answers come, in turns on Horae and on
boardgame.io's server, which is installed into a temporary folder and keeps its matches in memory while ours go to disk.
All on loopback, one server process each. What is missed is said. Ends with status 1 only if something could not be measured,
such as boardgame.io where it cannot be had.

With --before, the server of another source tree beside this one's, in one run: both games as fast as answers come, then
(without --quick) the tables of Shipwreck that each holds. A shared machine changes its pace from second to second, so the two
play by turns, half a second each for rounds x seconds, and what counts is the median of the later one's actions in proportion
to the other's right before or after; beside it, what each did for a second of its processor time. Both wait for the disk alike.
Each goal has a row with its verdict; ends with status 1 if one is below --at-least.

With --power-cut, what it costs on SQLite that an acknowledged action survives a power cut: a server that waits for the disk
beside one that does not, by turns in the same way, with how long this disk takes to say that something lies on it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(1, str(Path(__file__).resolve().parents[1]))

from before_after import ROOT, source_of
from hatch_build import commands
from load_client import BoardgameIoTable, Crowd, Figures, HoraeTable, by_turns, load

from horae.server.config import Config
from horae.testkit.crash import FAST
from horae.testkit.postgresql import fresh_database, postgresql_server
from horae.testkit.server_process import QUICK

T = TypeVar("T")
HERE = Path(__file__).parent
PACE = 0.25
LIMIT_MS = 100.0
WANTED_RATIO = 3.0
SLICE = 0.5
LONG_SLICE = 2.0
"""Seconds, where tables wait between their actions."""
PEER = "boardgame.io"


SERVE = """
import sys, msgspec
from horae.server.app import serve
from horae.server.config import Config
serve(msgspec.json.decode(sys.argv[1], type=Config), lambda url: print(url, flush=True))
"""
"""What starts a server of either tree; one that does not know a setting leaves it out."""


@contextmanager
def horae(store: str, folder: Path, source: Path = ROOT / "src", **settings: Any) -> Iterator[tuple[int, int]]:
    """A server of the tree with this `src`; the small game is the one beside it. Its port and its process."""
    config = Config(
        store=store,
        port=0,
        catalogue="small_game:catalogue",
        **{**QUICK, **FAST, "power_safe": Config().power_safe, **settings},
    )
    environment = {**os.environ, "PYTHONPATH": f"{source}:{source.parent / 'benchmarks'}"}
    command = [sys.executable, "-c", SERVE, msgspec.json.encode(config).decode()]
    with (folder / "horae.log").open("ab") as log:
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)
    assert server.stdout is not None
    url = server.stdout.readline().decode().strip()
    if not url:
        sys.exit(f"the server did not start:\n{(folder / 'horae.log').read_text('utf-8')}")
    try:
        yield int(url.rpartition(":")[2]), server.pid
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()


class NoPeer(Exception):
    """boardgame.io cannot be had here. Says why."""


def install_boardgame_io(folder: Path) -> list[str]:
    """What starts its server there, with the Node that the client is built with. Raises NoPeer."""
    node, npm = commands()
    (folder / "package.json").write_text("{}", "utf-8")
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", os.defpath)])
    words = [*npm, "install", "--silent", "--no-audit", "--no-fund", "boardgame.io@0.50.2"]
    done = subprocess.run(words, cwd=folder, env={**os.environ, "PATH": path}, check=False, capture_output=True, text=True)
    if done.returncode:
        raise NoPeer(f"npm could not install it: {done.stderr.strip() or done.stdout.strip()}")
    shutil.copy(HERE / "small_game.cjs", folder)
    return [*node, "small_game.cjs"]


@contextmanager
def boardgame_io(folder: Path, command: list[str]) -> Iterator[tuple[int, int]]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(
        [*command, str(port)], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert server.stdout is not None
    while b"ready" not in (line := server.stdout.readline()):
        if not line:
            raise NoPeer("its server did not start")
    try:
        yield port, server.pid
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


class Search:
    """For the most tables of Shipwreck within the limit: doubled until it breaks, then narrowed down."""

    def __init__(self, port: int, process: int, start: int, halvings: int = 2) -> None:
        self._port, self._process = port, process
        self._low, self._high, self._next = 0, 0, start
        self._halvings = halvings
        self.best: Figures | None = None
        self.is_over = False

    def step(self, seconds: float) -> None:
        tables = self._next
        found = self._at(tables, seconds)
        if found.p99_ms <= LIMIT_MS and found.actions_per_second > 0.95 * tables / PACE:
            self.best, self._low = found, tables
        else:
            self.best = self.best or found
            self._high = tables
        if self._high:
            self.is_over = not self._low or not self._halvings
            self._halvings -= 1
        self._next = (self._low + self._high) // 2 if self._high else self._low * 2

    def _at(self, tables: int, seconds: float) -> Figures:
        """The better of two tries: one may fall into a moment when the machine does something else."""
        tries = []
        for _ in range(2):
            table = partial(HoraeTable, "127.0.0.1", self._port, "shipwreck")
            tries.append(run(load(table, tables, seconds, PACE, self._process)))
            print(f"    {_line(tries[-1])}", flush=True)
            if tries[-1].p99_ms <= LIMIT_MS:
                break
        return min(tries, key=lambda found: found.p99_ms)


def held(searches: Sequence[Search], seconds: float) -> list[Figures]:
    """The most tables that each of these servers holds, searched for step by step and by turns."""
    while not all(search.is_over for search in searches):
        for search in searches:
            if not search.is_over:
                search.step(seconds)
    return [search.best for search in searches if search.best is not None]


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def _line(found: Figures) -> str:
    return (
        f"{found.tables:5} tables  {found.actions_per_second:7.0f} actions/s  "
        f"p50 {found.p50_ms:6.1f} ms  p99 {found.p99_ms:6.1f} ms  {found.cpu_us:5.0f} µs of the server's CPU each"
    )


def compared(what: str, pairs: Sequence[tuple[float, float]], at_least: float = 0.0) -> bool:
    """Whether the later server keeps up: by the median of what it did in proportion to the other right before or after."""
    before, after = (statistics.median(pair[which] for pair in pairs) for which in (0, 1))
    times = statistics.median(later / earlier for earlier, later in pairs)
    verdict = f"  {'held' if times >= at_least else 'NOT held'}: {at_least:g} wanted" if at_least else ""
    print(f"  {what}: {before:.0f} before, {after:.0f} after, {times:.3f} times{verdict}", flush=True)
    return times >= at_least


def compare(servers: list[tuple[int, int]], asked: argparse.Namespace) -> bool:
    """Whether the later server keeps up in everything."""
    kept_up = True
    slices = max(2, round(asked.rounds * asked.seconds / SLICE))
    for game in ("small", "shipwreck"):
        crowds = [Crowd(partial(HoraeTable, "127.0.0.1", port, game), 64, 0, process) for port, process in servers]
        before, after = run(by_turns(crowds, slices, SLICE))
        paces = [(one.actions_per_second, other.actions_per_second) for one, other in zip(before, after, strict=True)]
        kept_up &= compared(f"{game}, actions/s", paces, asked.at_least)
        work = (1e6 / statistics.fmean(found.cpu_us for found in each) for each in (before, after))
        kept_up &= compared(f"{game}, actions for a second of the server's CPU", [(next(work), next(work))], asked.at_least)
    if not asked.quick:
        found = [held([Search(*server, 100, halvings=4) for server in servers], asked.seconds) for _ in range(asked.rounds)]
        tables = [(before.tables, after.tables) for before, after in found]
        kept_up &= compared("tables of Shipwreck held", tables, asked.at_least)
    return kept_up


def before_and_after(asked: argparse.Namespace) -> int:
    kept_up = True
    with TemporaryDirectory() as name, postgresql_server() as postgresql, source_of(asked.before) as before:
        folder = Path(name)
        for label in ("SQLite", "PostgreSQL"):
            print(f"On {label}:", flush=True)
            with ExitStack() as opened:
                servers = []
                for number, source in enumerate((before, ROOT / "src")):
                    store = f"sqlite:///{folder}/{number}.db"
                    if label == "PostgreSQL":
                        store = opened.enter_context(fresh_database(postgresql))
                    servers.append(opened.enter_context(horae(store, folder, source)))
                kept_up &= compare(servers, asked)
    return 0 if kept_up else 1


def seconds_of_a_sync(folder: Path) -> float:
    """What the disk takes to say that something lies on it: the median of some hundred small writes."""
    took = []
    with (folder / "sync").open("wb", 0) as file:
        for _ in range(200):
            file.write(b"x" * 4096)
            since = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - since)
    return statistics.median(took)


def power_cut(asked: argparse.Namespace) -> int:
    slices = max(2, round(asked.rounds * asked.seconds / LONG_SLICE))
    with TemporaryDirectory(dir=asked.folder) as name, ExitStack() as opened:
        folder = Path(name)
        print(f"SQLite; this disk takes {1000 * seconds_of_a_sync(folder):.2f} ms for a sync", flush=True)
        stores = [(f"sqlite:///{folder}/{is_safe}.db", is_safe) for is_safe in (False, True)]
        servers = [opened.enter_context(horae(store, folder, power_safe=is_safe)) for store, is_safe in stores]
        for game, tables, pace in (("small", 64, 0.0), ("shipwreck", 64, 0.0), ("shipwreck", 50, PACE)):
            crowds = [Crowd(partial(HoraeTable, "127.0.0.1", port, game), tables, pace, process) for port, process in servers]
            loose, safe = run(by_turns(crowds, slices, LONG_SLICE))
            paces = [(one.actions_per_second, other.actions_per_second) for one, other in zip(loose, safe, strict=True)]
            p99 = [statistics.median(found.p99_ms for found in each) for each in (loose, safe)]
            what = f"{game}, {tables} tables, {f'an action every {pace} s' if pace else 'as fast as answers come'}"
            print(f"  {what}: p99 {p99[0]:.1f} ms without waiting for the disk, {p99[1]:.1f} ms with", flush=True)
            compared(f"{what}, actions/s (before: without, after: with)", paces)
    return 0


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=5.0)
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--quick", action="store_true", help="actions/s only, not the tables held")
    words.add_argument("--before", metavar="REVISION_OR_FOLDER", help="compare with the server of this tree")
    words.add_argument("--at-least", type=float, default=0.97)
    words.add_argument("--power-cut", action="store_true", help="what it costs to survive one")
    words.add_argument("--folder", help="on which disk, for --power-cut")
    asked = words.parse_args()
    if asked.power_cut:
        return power_cut(asked)
    if asked.before is not None:
        return before_and_after(asked)
    with TemporaryDirectory() as name, postgresql_server() as postgresql, fresh_database(postgresql) as database:
        folder = Path(name)
        stores = {"SQLite": f"sqlite:///{folder}/horae.db", "PostgreSQL": database}
        if not asked.quick:
            for label, store in stores.items():
                print(f"Shipwreck on {label}, an action every {PACE} s at each table:")
                with horae(store, folder) as (port, process):
                    (best,) = held([Search(port, process, 25)], asked.seconds)
                verdict = "held" if best.p99_ms <= LIMIT_MS else "NOT held, not even"
                print(f"  {verdict}: {_line(best)}", flush=True)
        rates: dict[str, list[float]] = {label: [] for label in (*stores, PEER)}
        print("The small game at 64 tables, as fast as answers come:")
        missing = ""
        try:
            peer = install_boardgame_io(folder)
        except NoPeer as wrong:
            missing = str(wrong)
        for _ in range(asked.rounds):
            for label, store in stores.items():
                with horae(store, folder) as (port, process):
                    found = run(load(lambda: HoraeTable("127.0.0.1", port, "small"), 64, asked.seconds, 0, process))
                rates[label].append(found.actions_per_second)
                print(f"    {label:13} {_line(found)}", flush=True)
            if missing:
                continue
            try:
                with boardgame_io(folder, peer) as (port, process):
                    found = asyncio.run(
                        load(lambda: BoardgameIoTable("127.0.0.1", port, token_hex(6)), 64, asked.seconds, 0, process)
                    )
            except NoPeer as wrong:
                missing = str(wrong)
                continue
            rates[PEER].append(found.actions_per_second)
            print(f"    {PEER:13} {_line(found)}", flush=True)
        for label in stores:
            if missing:
                print(f"  {label}: NOT measured beside {PEER}: {missing}")
                continue
            ratio = statistics.median(rates[label]) / statistics.median(rates[PEER])
            verdict = "held" if ratio >= WANTED_RATIO else "NOT held"
            print(f"  {label}: {ratio:.2f} times {PEER}'s actions/s (wanted {WANTED_RATIO:g}: {verdict})")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
