"""Kills a server at random moments under load, on SQLite and on PostgreSQL, and counts what was lost.

python benchmarks/kill.py [KILLS]    exits with 1 if anything was lost or came twice
"""

from __future__ import annotations

import sys
from tempfile import TemporaryDirectory

from horae.testkit.crash import main as run
from horae.testkit.postgresql import fresh_database, postgresql_server


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    with TemporaryDirectory() as folder, postgresql_server() as postgresql, fresh_database(postgresql) as database:
        stores = {"SQLite": f"sqlite:///{folder}/horae.db", "PostgreSQL": database}
        reports = {name: run(store, kills, tables=6) for name, store in stores.items()}
    for name, report in reports.items():
        print(
            f"{name}: {report.kills} kills in {report.seconds:.0f} s under load, {report.acknowledged} requests acknowledged, "
            f"{report.lost} lost, {report.doubled} twice, {report.gaps} gaps, {report.broken} tables that do not replay"
        )
    if not all(report.is_clean() for report in reports.values()):
        sys.exit(1)


if __name__ == "__main__":
    main()
