"""What one address sends is heard as far as its share goes, the rest waits unread, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from horae.server.bot_driver import BotDriver
from horae.server.bot_worker import Nature, NatureOrder, Worker
from horae.server.catalogue import everything
from horae.server.config import Config
from horae.server.protocol.http_bodies import NewTable
from horae.server.tables import Tables
from horae.table import decisions
from horae.testkit.client import ask
from horae.testkit.inner_line import Line
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import QUICK, ServerProcess
from horae.testkit.waiting import LONG

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]
ONE, OTHER = "192.0.2.1", "192.0.2.2"
NEVER = 1e-6
"""So much a second that nothing more comes while a test runs."""
NO_MOVE = {"do": "power", "card": "nothing"}


class InnerGame:
    """A game of Shipwreck between Ana and Bea, who come from different addresses, at tables in this process."""

    def __init__(self, tables: Tables, table_id: str, lines: list[Line]) -> None:
        self.tables = tables
        self.id = table_id
        self.ana, self.bea = lines

    async def come(self, person: int, host: str) -> Line:
        line = Line(self.tables, host)
        await line.come(self.id, self.tables.tokens.make(self.id, person))
        return line


@asynccontextmanager
async def inner_game(folder: Path, **settings: Any) -> AsyncIterator[InnerGame]:
    tables = Tables(Config(store=f"sqlite:///{folder}/share.db", **{**QUICK, **settings}))
    await tables.start()
    try:
        table_id = await tables.open_table(NewTable("shipwreck", "Ana"), ONE)
        live = await tables.find(table_id, ONE)
        await live.record(None, None, lambda: (decisions.enter(live.table, "Bea"), None))
        lines = [Line(tables, host) for host in (ONE, OTHER)]
        for person, line in enumerate(lines):
            await line.come(table_id, tables.tokens.make(table_id, person))
        for kind, more in (("sit", {"seat": 1}), ("ready", {"ready": True})):
            await lines[1].ask(kind, **more)
        await lines[0].ask("start")
        yield InnerGame(tables, table_id, lines)
    finally:
        await tables.stop()


def counted(monkeypatch: pytest.MonkeyPatch, where: object, name: str) -> list[object]:
    """A line for each time that it is called from now on."""
    whole, calls = getattr(where, name), list[object]()

    def call(*parts: Any, **more: Any) -> Any:
        calls.append(parts)
        return whole(*parts, **more)

    monkeypatch.setattr(where, name, call)
    return calls


@pytest.mark.parametrize(
    ("kind", "more"), [("do", {"action": NO_MOVE}), ("why_not", {"action": NO_MOVE}), ("answer_undo", {"yes": True})]
)
async def test_who_sends_what_is_refused_pays_for_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, more: dict[str, Any]
) -> None:
    async with inner_game(tmp_path, address_messages_per_second=NEVER, address_message_burst=100) as game:
        many = [await game.come(0, ONE) for _ in range(10)]
        refused = counted(monkeypatch, game.tables.metrics, "add")
        for number in range(20):
            for line in many:
                line.send(type=kind, id=f"{id(line)}-{number}", **more)
        for _ in range(5):
            assert (await game.bea.ask(kind, **more))["type"] == "refused", "another address is heard at once"
        tried = refused.count(("refusals",)) - 5
        assert 15 <= tried <= 20, "of 200; each counts as five"


async def test_what_is_no_message_is_paid_for_as_what_is_refused(tmp_path: Path) -> None:
    async with inner_game(tmp_path, address_messages_per_second=NEVER, address_message_burst=50) as game:
        for _ in range(50):
            game.ana.say("nonsense")
        await asyncio.sleep(0)
        answered = sum(told.get("code") == "bad-message" for told in game.ana.told)
        assert 5 <= answered <= 10


class Room:
    """Of an address whose share is used up: there is room for what it may have heard when the test says so."""

    def __init__(self, game: InnerGame, monkeypatch: pytest.MonkeyPatch) -> None:
        self._share = game.tables.messages.of(ONE)
        self._share.charge(100)
        self.due: list[tuple[float, Callable[[], None]]] = []
        monkeypatch.setattr("horae.server.share.LATER", lambda seconds, do: self.due.append((seconds, do)))

    def for_one_more(self) -> None:
        assert len(self.due) == 1, "one at a time"
        seconds, do = self.due.pop()
        assert seconds > 500
        self._share.charge(self._share.left - 1.5)
        do()


def refused(line: Line) -> list[str]:
    return [told["id"] for told in line.told if told["type"] == "refused"]


async def test_what_waits_is_read_in_its_order_as_soon_as_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inner_game(tmp_path, address_messages_per_second=1e-3, address_message_burst=50) as game:
        room = Room(game, monkeypatch)
        for number in range(3):
            game.ana.send(type="why_not", id=f"w{number}", action=NO_MOVE)
        assert refused(game.ana) == []
        for number in range(3):
            room.for_one_more()
            assert refused(game.ana) == [f"w{each}" for each in range(number + 1)]
        assert not room.due


async def test_who_sends_little_comes_before_who_sends_without_end_from_the_same_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of a hundred connections had a message in the line, and a friend's move came after all of them: five seconds."""
    async with inner_game(tmp_path, address_messages_per_second=1e-3, address_message_burst=50) as game:
        many = [await game.come(0, ONE) for _ in range(8)]
        assert (await many[-1].ask("why_not", action=NO_MOVE))["type"] == "refused"
        many[-1].told.clear()
        room = Room(game, monkeypatch)
        for number in range(4):
            for line in many:
                line.send(type="why_not", id=f"m{number}", action=NO_MOVE)
        for _ in range(12):
            room.for_one_more()
        heard = [len(refused(line)) for line in many]
        assert sum(heard) == 12
        assert set(heard) == {1, 2}, "they take turns"
        game.ana.send(type="why_not", id="a", action=NO_MOVE)
        room.for_one_more()
        assert refused(game.ana) == ["a"]


async def test_hellos_of_one_address_let_others_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inner_game(tmp_path) as game:
        come: list[str] = []
        whole = type(game.bea.connection)._come_in

        def noted(connection: Any, *parts: Any) -> None:
            come.append(connection.host)
            whole(connection, *parts)

        monkeypatch.setattr(type(game.bea.connection), "_come_in", noted)
        hosts = [ONE] * 20 + [OTHER]
        lines = [Line(game.tables, host) for host in hosts]
        await asyncio.sleep(0)
        for line, host in zip(lines, hosts, strict=True):
            line.send(type="hello", table=game.id, language="en", token=game.tables.tokens.make(game.id, int(host == OTHER)))
        await asyncio.gather(*(line.until(lambda told: told["type"] == "welcome") for line in lines))
        assert come.count(ONE) == 20
        assert come.index(OTHER) <= 2, "one may be under way, and who came first goes first"


async def test_the_coach_is_asked_once_where_the_game_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    fails = False

    async def think(driver: BotDriver, kind: str, seat: object, *_: object) -> list[object]:
        asked.append(seat)
        await asyncio.sleep(0)
        if fails:
            raise RuntimeError
        return []

    async def learn(driver: BotDriver) -> Nature:
        return Nature()

    monkeypatch.setattr(BotDriver, "_ask", think)
    monkeypatch.setattr(BotDriver, "_learn", learn)
    worded = counted(monkeypatch, sys.modules["horae.server.hints"], "hints")
    async with inner_game(tmp_path) as game:
        more = [await game.come(0, ONE) for _ in range(8)]
        await asyncio.gather(*(line.ask("coach") for line in (game.ana, game.bea, *more) for _ in range(1)))
        listeners = len(asked)
        assert listeners <= 2, "once for each who may know something else"
        for _ in range(5):
            assert (await game.ana.ask("coach"))["type"] == "advice"
        assert len(worded) <= 4, "in words once for each person and what is recorded"
        assert len(asked) == listeners
        await game.ana.ask("say", text="hm")
        await game.ana.ask("coach")
        assert len(asked) == listeners, "what is said changes nothing"
        live = await game.tables.find(game.id, ONE)
        assert live.table.play is not None
        seat = live.table.play.state.deciding()[0]
        who = (game.ana, game.bea)[seat]
        await who.ask("do", action=msgspec.to_builtins(live.table.play.legal[seat][0]))
        fails = True
        assert (await game.ana.ask("coach"))["type"] == "refused"
        fails = False
        assert (await game.ana.ask("coach"))["type"] == "advice", "what went wrong is not kept"


def test_the_process_that_holds_the_tables_reads_all_it_needs_ahead_and_no_bots() -> None:
    """What is imported when somebody first asks holds everybody up: the first question to the coach took 60 ms. What thinks in
    other processes took 15 MiB here, numbers and all."""
    code = """
import sys
import horae.server.app
from horae.server.catalogue import everything, read_ahead
from horae.server.pictures import TablePictures
from horae.server.views import Scene, position
from horae.testkit.offline_table import OfflineTable
games = everything()
read_ahead(games)
before = set(sys.modules)
for name in games.names():
    table = OfflineTable(name).seated(2).table
    narration = games.narration(name)
    scene, pictures = Scene(table, table.play, narration, {0, 1}, {}), TablePictures(b"key", table)
    position(table, narration, pictures, 0, "es", ["a"] * 16, scene)
print(sorted(set(sys.modules) - before))
print(sorted(before & {"numpy", *(f"horae.bots.{name}" for name in games.names())}))
"""
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n[]\n"


def test_what_a_games_bots_and_its_coach_are_like_is_said_by_a_worker() -> None:
    worker = Worker(everything())
    assert worker.nature(NatureOrder("timestories")) == Nature(frozenset({"agent", "explorer"}), coach_of_seat=True)
    assert worker.nature(NatureOrder("shipwreck")) == Nature(frozenset(), coach_of_seat=False)


# --- what comes before there is a message ---


def opened(server: ServerProcess) -> socket.socket:
    """A WebSocket from another address than all else here comes from."""
    line = socket.create_connection(("127.0.0.1", server.port), LONG, ("127.0.0.2", 0))
    lines = ("GET /api/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade")
    key = ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", "")
    line.sendall("\r\n".join(lines + key).encode())
    assert b" 101 " in line.recv(1000)
    return line


PING = bytes((0x89, 0x80)) + bytes(4)
PIECE = bytes((0x00, 0x80)) + bytes(4)
BEGINNING = bytes((0x01, 0x80)) + bytes(4)


async def test_pings_without_end_are_answered_as_far_as_the_share_goes(serve: Serve) -> None:
    """A hundred thousand come in a moment, and the library took seconds for them in which nobody else was heard."""
    server = serve(address_messages_per_second=NEVER, address_message_burst=100)
    async with OnlineTable(server.url, 1) as online:
        with opened(server) as line:
            await asyncio.to_thread(line.sendall, PING * 3000)
            for _ in range(60):
                assert (await online.clients[0].request("rename", name="Ana"))["type"] in ("update", "refused")
            line.setblocking(False)
            answered = len(line.recv(1 << 20)) // 2
    assert 500 < answered < 1500, "a share of 100, of 64 bytes each and one for each part"


async def test_a_message_in_pieces_without_end_is_no_message(serve: Serve) -> None:
    with opened(serve()) as line, suppress(ConnectionError):  # it may hang up while pieces are still on the way
        await asyncio.to_thread(line.sendall, BEGINNING + PIECE * 2000)
        assert line.recv(1000) == b"", "hung up on"


async def test_a_long_message_in_parts_is_one_message(serve: Serve) -> None:
    body = b"x" * 5000
    head = bytes((0x81, 0xFE)) + len(body).to_bytes(2, "big") + bytes(4)
    with opened(serve()) as line:
        await asyncio.to_thread(line.sendall, PING + head + body + PING)
        got = b""
        while got.count(b"bad-message") < 1 or got.count(b"\x8a\x00") < 2:
            got += await asyncio.to_thread(line.recv, 4096)


async def test_requests_that_wait_for_no_answer_end_the_line(serve: Serve) -> None:
    with socket.create_connection(("127.0.0.1", serve().port), timeout=LONG) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
        got = b""
        while more := line.recv(1 << 16):
            got += more
    assert got.count(b"HTTP/1.1 200") <= 20


async def test_who_is_told_to_wait_comes_through_the_door_again(serve: Serve) -> None:
    server = serve(requests_per_second=NEVER, request_burst=2)
    answers = [ask(server.url, "GET", "/health") for _ in range(3)]
    assert [(status, headers.get("connection")) for status, headers, _ in answers] == [(200, None), (200, None), (429, "close")]
