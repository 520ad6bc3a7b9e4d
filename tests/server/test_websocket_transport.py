"""The short cuts in the WebSocket protocol: whatever way a message comes in, it is the same message."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from horae.server.websocket_transport import WebSocketTransport, text_frame, whole_text
from horae.testkit.client import open_table
from horae.testkit.crash import FAST
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import LONG

PING = b'{"type":"ping"}'
MASK = b"\x81\x80\x02\x03"
"""A mask that looks like the beginning of a frame."""


def frame(body: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    made = Frame(opcode, body, fin).serialize(mask=True)
    start = len(made) - len(body)
    return made[: start - 4] + MASK + apply_mask(body, MASK)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 5000, 65535, 65536, 70000])
def test_a_frame_made_once_is_the_frame_the_library_makes(size: int) -> None:
    body = b"x" * size
    assert text_frame(body) == Frame(Opcode.TEXT, body).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 5000, 65535])
def test_a_whole_text_frame_is_read_at_once(size: int) -> None:
    assert whole_text(frame(b"y" * size)) == "y" * size
    assert whole_text(frame("año".encode())) == "año"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        frame(b"abc")[:-1],
        frame(b"abc") + frame(b"def"),
        frame(b"abc", fin=False),
        frame(b"abc", Opcode.BINARY),
        frame(b"abc", Opcode.PING),
        frame(b"z" * 65536),
        frame(b"\xff\xfe"),
        text_frame(b"abc"),
    ],
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None


@contextmanager
def connected(url: str) -> Iterator[socket.socket]:
    place = urlsplit(url)
    with socket.create_connection((str(place.hostname), int(place.port or 0)), timeout=LONG) as link:
        lines = ("GET /api/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade")
        key = ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", "")
        link.sendall("\r\n".join(lines + key).encode())
        assert b" 101 " in link.recv(1000)
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield link


@pytest.mark.parametrize(
    "pieces",
    [
        [frame(PING)],
        [frame(PING)[:1], frame(PING)[1:]],
        [frame(PING)[:2], frame(PING)[2:]],
        [frame(PING)[:6], frame(PING)[6:]],
        [bytes([byte]) for byte in frame(PING)],
        [frame(PING[:5], fin=False), frame(PING[5:], Opcode.CONT)],
        [frame(PING[:5], fin=False) + frame(b"", Opcode.PING) + frame(PING[5:], Opcode.CONT)],
        [frame(b"", Opcode.PONG) + frame(PING)],
    ],
)
def test_a_message_in_any_number_of_pieces_is_one_message(url: str, pieces: list[bytes]) -> None:
    """Before hello every message is answered the same way, once."""
    with connected(url) as link:
        for piece in pieces:
            link.sendall(piece)
            time.sleep(0.01)
        link.sendall(frame(b"nonsense"))
        got = b""
        while b"bad-message" not in got:
            got += link.recv(4096)
        assert got.count(b"hello-first") == 1


def test_two_messages_at_once_are_two_messages(url: str) -> None:
    with connected(url) as link:
        link.sendall(frame(PING) * 2 + frame(b"nonsense"))
        got = b""
        while b"bad-message" not in got:
            got += link.recv(4096)
        assert got.count(b"hello-first") == 2


def test_a_frame_that_is_not_masked_breaks_the_protocol(url: str) -> None:
    with connected(url) as link:
        link.sendall(text_frame(PING))
        assert link.recv(4096)[:1] == b"\x88"


@pytest.mark.anyio
async def test_any_number_of_messages_may_wait_for_the_first_answer(tmp_path: Path) -> None:
    """A hello and thousands of requests in one go: all wait for the welcome, and are refused one after the other."""
    with ServerProcess(f"sqlite:///{tmp_path}/h.db", tmp_path / "log", **FAST) as server:
        made = await open_table(server.url)
        hello = {"type": "hello", "table": made["table"], "token": made["token"], "language": "en"}
        asked = [{"type": "sit", "seat": 0, "id": f"r{number}"} for number in range(3000)]
        with connected(server.url) as link:
            link.sendall(b"".join(frame(msgspec.json.encode(message)) for message in (hello, *asked)))
            got = b""
            while got.count(b'"seat-taken"') < len(asked):
                part = await asyncio.to_thread(link.recv, 1 << 16)
                assert part, "the server hung up"
                got += part


def test_a_turn_with_nothing_left_to_read_costs_nothing() -> None:
    """One that pinged beyond its share and fell silent was charged for ever after, with all that its address may have heard."""
    resumed: list[bool] = []
    line = WebSocketTransport.__new__(WebSocketTransport)
    line._unread, line._is_held, line.read_paused = bytearray(), True, False
    line._pay = lambda cost, go_on: pytest.fail("nothing has come")
    line.transport = cast("Any", SimpleNamespace(is_closing=lambda: False, resume_reading=lambda: resumed.append(True)))
    line._read_on()
    assert (line._is_held, resumed) == (False, [True])
