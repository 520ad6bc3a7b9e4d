"""Kills servers again and again while people's time runs out at tables over days, on SQLite and on PostgreSQL (two servers).

python benchmarks/deadlines.py [KILLS]    exits with 1 if a deadline was lost, came too early or twice
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from horae.testkit.deadlines import DeadlineReport, survive
from horae.testkit.postgresql import fresh_database, postgresql_server
from horae.testkit.server_process import HandClock, ServerProcess


def run(store: str, servers: int, kills: int, folder: Path) -> DeadlineReport:
    clock = HandClock(folder / "clock")
    with ExitStack() as stack:
        started = [
            stack.enter_context(ServerProcess(store, folder / f"server{number}.log", clock=clock)) for number in range(servers)
        ]
        return asyncio.run(survive(started, store, clock, kills // 2, seed=kills))


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    failed = False
    with TemporaryDirectory() as name, postgresql_server() as postgresql, fresh_database(postgresql) as database:
        folder = Path(name)
        for kind, store, servers in (("SQLite", f"sqlite:///{folder}/horae.db", 1), ("PostgreSQL", database, 2)):
            began = time.perf_counter()
            found = run(store, servers, kills, folder)
            failed = failed or not found.is_clean()
            print(
                f"{kind}: {found.kills} kills in {time.perf_counter() - began:.0f} s, {found.reminded} reminders and "
                f"{found.ran_out} ends of somebody's time recorded ({found.stood_in} with a bot), "
                f"{found.wrong} too early or twice, {found.lost} lost",
                flush=True,
            )
    sys.exit(failed)


if __name__ == "__main__":
    main()
