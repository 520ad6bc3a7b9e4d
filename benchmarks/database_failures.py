"""Has the database under two servers fail, again and again, while people play at both, and counts what was lost.

python benchmarks/database_failures.py [FAILURES]    exits with 1 if anything was lost, came twice or does not replay

By turns the database is stopped, killed with all its processes, paused, and left without room on its disk, for one to six
seconds each. A full disk needs one of its own, a small tmpfs, which only root may mount: for others that failure is left out,
which is said.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from horae.testkit.crash import FAST, endure
from horae.testkit.postgresql import OwnPostgresql, fresh_database
from horae.testkit.server_process import ServerProcess

SECONDS = (2.0, 1.0, 6.0, 3.0, 1.0)
"""How long each failure lasts, in turn: with four kinds of failures the next of a kind lasts another time."""
DISK = "400m"


def stopped(database: OwnPostgresql, seconds: float) -> None:
    """As an operator does it: everybody is sent away, and what they had begun is undone."""
    database.stop("fast")
    time.sleep(seconds)
    database.start()


def killed(database: OwnPostgresql, seconds: float) -> None:
    database.kill()
    time.sleep(seconds)
    database.start()


def paused(database: OwnPostgresql, seconds: float) -> None:
    """Nothing is answered, and no connection ends."""
    database.signal(signal.SIGSTOP)
    time.sleep(seconds)
    database.signal(signal.SIGCONT)


def full(database: OwnPostgresql, seconds: float) -> None:
    filling = database.data.with_name("filling")
    with filling.open("wb", 0) as file, suppress(OSError):  # until there is no room
        while True:
            file.write(bytes(64 << 10))
    time.sleep(seconds)
    filling.unlink()
    if not _answers(database):  # where it could not even write down what it does, it has ended
        database.start()


def _answers(database: OwnPostgresql) -> bool:
    try:
        psycopg.connect(database.url).close()
    except psycopg.OperationalError:
        return False
    return True


FAILURES = (stopped, killed, paused, full)


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Mounted there, if we may."""
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "horae", folder], check=False).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", folder], check=True)


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with ExitStack() as held:
        folder = Path(held.enter_context(TemporaryDirectory()))
        disk = Path(held.enter_context(TemporaryDirectory(prefix="horae-database-")))
        ways = FAILURES if held.enter_context(small_disk(disk)) else FAILURES[:3]
        if full not in ways:
            print("no small disk could be mounted here: the database never runs out of room")
        # As an operator runs it: with its own settings, which wait for the disk.
        database = OwnPostgresql(disk, settings="")
        database.start()
        held.callback(database.stop)
        store = held.enter_context(fresh_database(database.url))
        servers = [held.enter_context(ServerProcess(store, folder / f"{name}.log", **FAST)) for name in ("one", "two")]
        failures = list(islice(zip(cycle(ways), cycle(SECONDS), strict=False), times))
        report = asyncio.run(endure(servers, store, [partial(fail, database, lasts) for fail, lasts in failures], tables=6))
        told = [line for server in servers for line in server.log_text().splitlines() if "the store is not well" in line]
    for fail in ways:
        lasted = [lasts for way, lasts in failures if way is fail]
        print(f"{fail.__name__} {len(lasted)} times, for {', '.join(f'{lasts:g}' for lasts in lasted)} s")
    print(
        f"{report.kills} failures of the database in {report.seconds:.0f} s under load, {report.acknowledged} requests "
        f"acknowledged, {report.lost} lost, {report.doubled} twice, {report.gaps} gaps, {report.broken} tables broken; "
        f"{report.refused} were told that it did not work, of which {report.denied} are recorded; the longest wait for an "
        f"answer {report.longest:.1f} s; the servers' logs name {len(told)} troubles"
    )
    if not report.is_clean():
        sys.exit(1)


if __name__ == "__main__":
    main()
