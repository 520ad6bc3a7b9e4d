"""`horae serve`: it says where it is, and what is wrong in one line."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from horae.testkit.client import ask

HORAE = [sys.executable, "-c", "from horae.cli.app import main; main()", "serve", "--port", "0"]


def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    """And that a power cut may cost moves, if it was told not to wait for the disk."""
    command = [*HORAE, "--no-power-safe", "--store", f"sqlite:///{tmp_path}/h.db", "--lang", "es"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline().strip()
        assert said.startswith("Horae está en http://127.0.0.1:")
        assert ask(said.rpartition(" ")[2], "GET", "/health")[0] == 200
        second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
        assert second.returncode == 2
        assert second.stderr.strip().endswith(f"otro servidor está usando {tmp_path}/h.db")
        assert len(second.stderr.strip().splitlines()) == 1
        server.send_signal(signal.SIGINT)
        assert server.stderr is not None
        assert "may be lost in a power cut" in server.stderr.readline()
        assert server.wait(20) in (0, 130, -signal.SIGINT)  # 0 where the shell had it ignore the key


@pytest.mark.parametrize(
    ("store", "words"), [("mysql://x", "isn’t a store"), ("postgresql://127.0.0.1:1/x", "isn’t answering")]
)
def test_a_store_that_cannot_be_used_is_one_clear_line(store: str, words: str) -> None:
    done = subprocess.run([*HORAE, "--store", store, "--lang", "en"], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
