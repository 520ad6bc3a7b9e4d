"""What an operator sees of a server and does about it: who is shut out, what is counted and logged, which build it is."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from horae.cli.app import run
from horae.server import build as builds
from horae.server.blocks import BadNetwork, Block, Blocks, network_of
from horae.server.build import build
from horae.server.loop_delay import LoopDelay
from horae.server.metrics import Metrics
from horae.server.refused_work import RefusedWork
from horae.server.sqlite import SqliteStore
from horae.testkit.client import Client, ask, open_table
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import until, wait_until

Serve = Callable[..., ServerProcess]
PROXY = {"trusted_proxies": ("127.0.0.1",)}


# --- who is shut out ---


@pytest.mark.parametrize(
    ("words", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.0/24", "203.0.113.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::7/128", "2001:db8::7/128"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
    ],
)
def test_a_network_is_named_in_many_ways(words: str, network: str) -> None:
    assert network_of(words) == network


@pytest.mark.parametrize("words", ["", "everybody", "203.0.113.7/24", "0.0.0.0/0", "::/0", "203.0.113.256", "x" * 5000])
def test_what_is_no_network_or_everybody_is_refused(words: str) -> None:
    with pytest.raises(BadNetwork):
        network_of(words)


def test_addresses_are_held_by_their_networks_until_these_end() -> None:
    now = [1000]
    blocks = Blocks(lambda: now[0])
    heard: list[int] = []
    blocks.on_change.append(lambda: heard.append(now[0]))
    found = [Block("203.0.113.0/24", 0, 0), Block("2001:db8::/64", 0, 0), Block("198.51.100.7/32", 0, 2000)]
    assert blocks.heed(found)
    for host in ("203.0.113.200", "::ffff:203.0.113.1", "2001:db8::1:2", "198.51.100.7"):
        assert blocks.hold(host), host
    for host in ("203.0.114.1", "2001:db8:0:1::1", "198.51.100.8", "", "unix"):
        assert not blocks.hold(host), host
    assert not blocks.heed(found), "nothing new"
    now[0] = 2000
    assert blocks.heed(found)
    assert not blocks.hold("198.51.100.7")
    assert heard == [1000, 2000]


@pytest.mark.anyio
async def test_who_is_blocked_loses_the_line_and_is_not_let_in_until_they_are_unblocked(
    serve: Serve, store_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Behind a proxy that is trusted, whose own sockets go on: by the client's address, on both kinds of store."""

    def admin(*words: str, status: int = 0) -> str:
        assert run(["admin", *words, "--store", store_url, "--lang", "en"]) == status
        said = capsys.readouterr()
        return said.err if status else said.out

    server = serve(store_url, **PROXY)
    made = await open_table(server.url)
    socket = server.url.replace("http", "ws", 1) + "/api/socket"

    def health(host: str) -> int:
        return ask(server.url, "GET", "/health", headers={"x-forwarded-for": host})[0]

    async with (
        connect(socket, additional_headers={"x-forwarded-for": "2001:db8::7"}) as bad,
        connect(socket, additional_headers={"x-forwarded-for": "198.51.100.7"}) as good,
    ):
        assert "2001:db8::/64" in admin("block", "2001:db8::1")
        told = msgspec.json.decode(await bad.recv())
        assert (told["type"], told["code"]) == ("error", "blocked")
        await bad.wait_closed()
        assert bad.close_code == 1008
        assert [health("2001:db8::9"), health("2001:db8:1::9"), health("198.51.100.7")] == [403, 200, 200]
        with pytest.raises(InvalidStatus):
            async with connect(socket, additional_headers={"x-forwarded-for": "2001:db8::9"}):
                pass
        await good.ping()
    assert "2001:db8::/64" in admin("blocks")
    assert 'horae_refused_total{work="blocked"} 2.0' in server.metrics()
    assert "isn’t blocked" in admin("unblock", "203.0.113.7", status=2)
    admin("unblock", "2001:db8::/64")
    assert msgspec.json.decode(admin("blocks", "--json")) == []
    await until(lambda: health("2001:db8::9") == 200, "they are let in again")
    async with Client(server.url, made["table"], made["token"]) as ana:
        assert ana.welcome["type"] == "welcome"


def test_who_is_blocked_is_hung_up_on_at_the_door(serve: Serve, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/door.db"
    server = serve(store)
    assert ask(server.url, "GET", "/health")[0] == 200
    assert run(["admin", "block", "127.0.0.0/8", "--hours", "5", "--store", store]) == 0

    def is_shut_out() -> bool:
        try:
            return ask(server.url, "GET", "/health")[0] == 403
        except OSError:
            return True

    wait_until(is_shut_out, "the server has heard of it")
    server.stop()
    server.start()
    with pytest.raises(OSError):  # noqa: PT011  # refused, reset or closed without a word: how a socket ends is the system's
        ask(server.url, "GET", "/health")


# --- what is counted and logged ---


def test_what_is_refused_is_counted_by_kind_and_logged_by_address_where_that_is_wanted(
    caplog: pytest.LogCaptureFixture,
) -> None:
    metrics = Metrics()
    with caplog.at_level(logging.INFO, "horae"):
        for by_address in (False, True):
            refused = RefusedWork(metrics, by_address)
            for _ in range(3):
                refused.note("203.0.113.7", "requests")
            refused.note("203.0.113.7", "sockets")
            refused.tell()
            refused.tell()
    assert [record.getMessage() for record in caplog.records] == ["203.0.113.7 was refused: requests 3, sockets 1"]
    assert 'horae_refused_total{work="requests"} 6.0' in metrics.text().decode()


def test_waiting_for_the_servers_thread_is_measured_and_what_is_long_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    delay = LoopDelay(metrics)
    for late in (-0.001, 0.02, 5.2):
        delay.note(late)
    told = metrics.text().decode()
    assert "horae_loop_delay_seconds_count 3.0" in told
    assert 'horae_loop_delay_seconds_bucket{le="2.5"} 2.0' in told
    assert [record.getMessage()[:29] for record in caplog.records] == ["everybody waited 5.2 seconds "]


@pytest.mark.anyio
async def test_an_operator_may_have_addresses_in_the_log_and_gets_answers_failures_and_the_build_counted(serve: Serve) -> None:
    for log_addresses in (False, True):
        server = serve(log_addresses=log_addresses, **PROXY)
        headers = {"x-forwarded-for": "203.0.113.7"}
        _, _, body = ask(server.url, "POST", "/api/tables", {"game": "shipwreck", "name": "Ana"}, headers=headers)
        made = msgspec.json.decode(body)
        assert ask(server.url, "GET", "/nowhere.txt")[0] == 404
        told = server.metrics()
        assert 'horae_responses_total{status="201"} 1.0' in told
        assert 'horae_responses_total{status="404"} 1.0' in told
        assert f'horae_build{{build="{build()}",version=' in told
        assert "horae_loop_delay_seconds_count" in told
        about = msgspec.json.decode(ask(server.url, "GET", "/health")[2])
        assert about["build"] == build()
        server.stop()
        log = server.log_text()
        assert (f"203.0.113.7 opened table {made['table']}" in log) is log_addresses
        assert ("203.0.113.7" in log) is log_addresses
        assert f"({build()})" in log


def test_whoever_is_told_to_wait_is_told_how_long(serve: Serve) -> None:
    server = serve(tables_per_hour=1.0, table_burst=1, requests_per_second=1e-4, request_burst=4)
    asked = [ask(server.url, "POST", "/api/tables", {"game": "shipwreck", "name": "A"}) for _ in range(2)]
    assert [status for status, _, _ in asked] == [201, 429]
    assert 3000 <= int(asked[1][1]["retry-after"]) <= 3600
    answers = [ask(server.url, "GET", "/health") for _ in range(4)]
    assert [status for status, _, _ in answers] == [200, 200, 429, 429]
    assert int(answers[-1][1]["retry-after"]) > 60


@pytest.mark.anyio
async def test_one_address_does_not_fill_a_table_with_people(serve: Serve) -> None:
    server = serve(entries_per_minute=1e-6, entry_burst=2, **PROXY)
    made = await open_table(server.url)

    def enter(host: str) -> int:
        path = f"/api/tables/{made['table']}/people"
        return ask(server.url, "POST", path, {"name": "Mal"}, headers={"x-forwarded-for": host})[0]

    assert [enter("203.0.113.7") for _ in range(3)] == [201, 201, 429]
    assert enter("198.51.100.7") == 201, "a friend comes in all the same"


# --- which build ---


def test_a_build_is_told_by_what_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same files are the same build wherever they lie; one letter makes another."""
    found: list[str] = []
    for name in ("one", "two"):
        folder = tmp_path / name
        shutil.copytree(builds.PACKAGE / "core", folder / "core")
        monkeypatch.setattr(builds, "PACKAGE", folder)
        found.append(build.__wrapped__())
    changed = tmp_path / "two" / "core" / "rng.py"
    changed.write_text(changed.read_text("utf-8") + "#", "utf-8")
    found.append(build.__wrapped__())
    assert found[0] == found[1] != found[2]
    assert all(len(one) == 12 for one in found)


# --- whose files they are ---


def test_what_root_makes_in_a_folder_of_the_services_is_the_services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, tuple[int, int]] = {}
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, uid, gid: given.update({Path(path).name: (uid, gid)}))
    real = Path.stat

    def owned_by_the_service(self: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        found = list(real(self, follow_symlinks=follow_symlinks))
        if self == tmp_path:
            found[4:6] = [61234, 61235]
        return os.stat_result(found)

    monkeypatch.setattr(Path, "stat", owned_by_the_service)
    store = SqliteStore(f"{tmp_path}/horae.db")
    store.open()
    store.close()
    assert given == {"horae.db": (61234, 61235), "horae.db.lock": (61234, 61235)}
