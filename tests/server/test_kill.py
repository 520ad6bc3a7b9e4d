"""A killed server loses nothing that it had acknowledged. `benchmarks/kill.py` does the same twenty times."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from horae.testkit.crash import Report


def test_everything_acknowledged_is_there_after_kill_minus_nine_and_nothing_twice(store_url: str) -> None:
    command = [sys.executable, "-m", "horae.testkit.crash", store_url, "3", "3"]
    done = subprocess.run(command, capture_output=True, check=True)
    report = msgspec.json.decode(done.stdout, type=Report)
    assert report.kills == 3
    assert report.is_clean(), report
    assert report.acknowledged > 50
