"""Where a server is found: free ports, taken ones, and the address for friends."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from starlette.requests import Request

from horae.cli import serve
from horae.cli.command_line import BadInput
from horae.server import http
from horae.server.addresses import for_others, is_free, is_horae, own_address, url_of
from horae.server.config import Config
from horae.testkit.client import ask
from horae.testkit.server_process import ServerProcess


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that a program which is not Horae listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_taken_port_is_seen_and_the_next_free_one_taken_instead(
    taken: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not is_free("127.0.0.1", taken)
    monkeypatch.setattr(serve, "FIRST_PORT", taken)
    found = serve._port("127.0.0.1", None)
    assert found > taken
    assert is_free("127.0.0.1", found)
    assert str(taken) in capsys.readouterr().err


def test_a_port_that_was_asked_for_is_not_changed_in_silence(taken: int) -> None:
    with pytest.raises(BadInput) as wrong:
        serve._port("127.0.0.1", taken)
    assert wrong.value.say("en") == f"port {taken} is taken by another program"
    assert wrong.value.say("es") == f"el puerto {taken} lo está usando otro programa"
    assert serve._port("127.0.0.1", 0) == 0


def test_another_horae_at_that_port_is_named(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/h.db", tmp_path / "log") as running:
        assert is_horae(running.url)
        port = running.url.rpartition(":")[2]
        command = [sys.executable, "-c", "from horae.cli.app import main; main()", "serve", "--port", port, "--lang", "en"]
        second = subprocess.run(
            [*command, "--store", f"sqlite:///{tmp_path}/other.db"], capture_output=True, text=True, check=False, timeout=120
        )
        assert second.returncode == 2
        assert second.stderr.strip() == f"horae: port {port} is taken: another Horae is at {running.url}"
        status, _, said = ask(running.url, "GET", "/api/address")
        assert (status, json.loads(said)) == (200, {"url": None}), "it listens to its own computer only"


def test_friends_are_given_an_address_that_they_can_reach() -> None:
    assert for_others("127.0.0.1", 8000) is None
    assert for_others("localhost", 8000) is None
    assert for_others("::1", 8000) is None
    assert for_others("192.168.7.7", 8001) == "http://192.168.7.7:8001"
    assert for_others("table.example", 8001) == "http://table.example:8001"
    mine = own_address()
    assert for_others("0.0.0.0", 8000) == (url_of(mine, 8000) if mine else None)
    assert url_of("fe80::1", 80) == "http://[fe80::1]:80"


LOCAL = {"host": "localhost:8000"}


@pytest.mark.parametrize(
    ("peer", "headers", "is_told"),
    [
        ("127.0.0.1", LOCAL, True),
        ("127.0.0.1", {"host": "127.0.0.1:8000"}, True),
        ("::1", {"host": "[::1]:8000"}, True),
        ("203.0.113.7", LOCAL, False),
        ("203.0.113.7", {"host": "table.example"}, False),
        ("192.168.7.9", {"host": "192.168.7.7:8000"}, False),
        ("127.0.0.1", {"host": "table.example"}, False),
        ("127.0.0.1", {**LOCAL, "x-forwarded-for": "203.0.113.7"}, False),
        ("127.0.0.1", {**LOCAL, "forwarded": "for=203.0.113.7"}, False),
        ("127.0.0.1", {}, False),
    ],
)
def test_only_who_sits_at_the_servers_own_computer_is_told_how_its_network_calls_it(
    peer: str, headers: dict[str, str], is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "for_others", lambda host, port: f"http://192.168.7.7:{port}")
    given = [(name.encode(), value.encode()) for name, value in headers.items()]
    request = Request(
        {
            "type": "http",
            "method": "GET",
            "scheme": "http",
            "path": "/api/address",
            "query_string": b"",
            "headers": given,
            "client": (peer, 5),
            "server": ("0.0.0.0", 8000),
        }
    )
    api = SimpleNamespace(tables=SimpleNamespace(config=Config(host="0.0.0.0")))
    said = json.loads(bytes(asyncio.run(http.Api.address(cast("http.Api", api), request)).body))
    assert said == {"url": "http://192.168.7.7:8000" if is_told else None}
