"""What is sent out goes to the public internet, and nowhere else."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from horae.server.outgoing import CannotSend, Outgoing, is_public, place_of

pytestmark = pytest.mark.anyio

PRIVATE = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "192.0.0.8", "198.18.0.1", "203.0.113.9", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fc00::1",
    "fd12::1", "ff02::1", "ff0e::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254",
    "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:c0a8:101::1", "2001:0:7f00:1:0:0:80ff:fffe", "::127.0.0.1",
    "64:ff9b:1::1",
]  # fmt: skip
PUBLIC = ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]


def test_which_addresses_are_of_the_public_internet() -> None:
    assert [one for one in PRIVATE if is_public(ipaddress.ip_address(one))] == []
    assert [one for one in PUBLIC if not is_public(ipaddress.ip_address(one))] == []


@pytest.mark.parametrize(
    "url",
    ["ftp://a.example/", "//a.example", "https://", "https://u:p@a.example/", "https://a.example/\r\nX: y", "https://a.example:x/",
     "https://a.example/" + "x" * 1000, "https://ä.example/"],
)  # fmt: skip
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(CannotSend) as caught:
        place_of(url)
    assert (caught.value.why, caught.value.for_good) == ("bad-url", True)


@asynccontextmanager
async def answering(answer: bytes) -> AsyncIterator[tuple[int, list[bytes]]]:
    """A server on loopback that gives this answer; its port, and what it was asked."""
    heard: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line[16:]) for line in head.split(b"\r\n") if line.startswith(b"content-length: "))
        heard.append(head + await reader.readexactly(length))
        writer.write(answer)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1], heard


async def test_a_network_of_ones_own_is_refused_until_the_operator_allows_it() -> None:
    async with answering(b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1/elsewhere\r\n\r\n") as (port, heard):
        url = f"http://localhost:{port}/hook?a=b"
        with pytest.raises(CannotSend) as caught:
            await Outgoing().post(url, {}, b"{}")
        assert (caught.value.why, heard) == ("private", [])
        assert await Outgoing(["127.0.0.0/8", "::1/128"]).post(url, {"x-a": "b"}, b"{}") == 302, "and goes nowhere else"
    assert [line.split(b"\r\n")[0] for line in heard] == [b"POST /hook?a=b HTTP/1.1"]
    assert heard[0].endswith(b"\r\nx-a: b\r\n\r\n{}")


async def test_it_goes_to_the_very_address_that_was_checked_and_all_of_a_names_addresses_must_be_public(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    found = [["93.184.216.34"], ["93.184.216.34", "10.0.0.1"], ["::ffff:127.0.0.1"]]

    async def look_up(host: str, port: int, **how: Any) -> list[tuple[Any, ...]]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found[len(asked) - 1]]

    async def connect(host: str, port: int, **how: Any) -> None:
        asked.append(f"{host}:{port} as {how['server_hostname']}")
        raise OSError

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up, raising=False)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(CannotSend, match="reach"):
        await Outgoing().post("https://hooks.example/x", {}, b"")
    assert asked == ["hooks.example", "93.184.216.34:443 as hooks.example"]
    del asked[1]
    for _ in range(2):
        with pytest.raises(CannotSend) as caught:
            await Outgoing().post("https://hooks.example/x", {}, b"")
        assert (caught.value.why, caught.value.for_good) == ("private", True)


@pytest.mark.parametrize(("url", "why"), [("http://93.184.216.34/", "not-https"), ("https://93.184.216.34:22/", "not-https")])
async def test_of_the_public_internet_only_https_is_asked(url: str, why: str) -> None:
    with pytest.raises(CannotSend) as caught:
        await Outgoing().check(url)
    assert caught.value.why == why


async def test_a_garbled_or_endless_answer_is_none() -> None:
    for answer in (b"no\r\n", b"x" * 100_000, b""):
        async with answering(answer) as (port, _):
            with pytest.raises(CannotSend, match="reach"):
                await Outgoing(["127.0.0.0/8"]).post(f"http://127.0.0.1:{port}/", {}, b"")
