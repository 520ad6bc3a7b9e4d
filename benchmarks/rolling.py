"""Restarts two servers on one PostgreSQL in turn, while people play at both, and counts what was dropped.

python benchmarks/rolling.py [ROUNDS]    exits with 1 if anything was lost, came twice or was refused
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from horae.testkit.crash import FAST, restart_in_turn
from horae.testkit.postgresql import fresh_database, postgresql_server
from horae.testkit.server_process import ServerProcess


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with ExitStack() as held:
        folder = Path(held.enter_context(TemporaryDirectory()))
        store = held.enter_context(fresh_database(held.enter_context(postgresql_server())))
        servers = [held.enter_context(ServerProcess(store, folder / f"{name}.log", **FAST)) for name in ("one", "two")]
        report = asyncio.run(restart_in_turn(servers, store, rounds, tables=6))
    print(
        f"{report.kills} restarts in {report.seconds:.0f} s under load, {report.acknowledged} requests acknowledged, "
        f"{report.lost} lost, {report.doubled} twice, {report.refused} refused, {report.gaps} gaps, "
        f"{report.broken} tables that do not replay; the longest wait for an answer {report.longest:.1f} s"
    )
    if not report.is_clean() or report.refused:
        sys.exit(1)


if __name__ == "__main__":
    main()
