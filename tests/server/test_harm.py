"""What clients may get wrong or do on purpose: each gets a clear error, and no table is the worse for it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable

import msgspec
import pytest

from horae.core.rng import Rng
from horae.server.identity import checksum
from horae.testkit.client import Client, Json, open_table
from horae.testkit.crash import FAST
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import wait_until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def online(url: str) -> AsyncIterator[OnlineTable]:
    """Two people in the middle of a game, who must not notice anything."""
    async with OnlineTable(url, 2) as made:
        await made.start()
        await made.play(Rng(1), 2)
        yield made
        before = made.clients[0].n
        assert await made.recorded_nothing(before), "something was recorded"
        await made.play(Rng(2), 2)


async def fault_of(client: Client) -> Json:
    return await client.until(lambda message: message["type"] in ("error", "refused"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "nonsense",
        "[]",
        "null",
        '{"type": "do"}',
        '{"type": "fly", "id": "1"}',
        '{"type": "say", "id": "1", "text": 7}',
        '{"type": "say", "id": "1", "text": "' + "x" * 500 + '"}',
        '{"type": "sit", "id": "1", "seat": -1}',
        '{"type": "sit", "id": "1", "seat": 1e99}',
        '{"type": "say", "id": "1", "text": "x", "person": 1}',
        '{"type": "do", "id": "' + "x" * 100 + '", "action": {}}',
        "[" * 10_000,
        '{"type":"do","id":"1","action":' + '{"a":' * 900 + "1" + "}" * 900 + "}",
    ],
)
async def test_what_is_no_message_is_answered_so(online: OnlineTable, text: str) -> None:
    await online.clients[0].send_raw(text)
    fault = await fault_of(online.clients[0])
    assert fault["code"] in ("bad-message", "bad-action", "bad-text")
    assert fault["words"]


async def test_a_numbered_request_that_makes_no_sense_is_answered_by_its_number(online: OnlineTable) -> None:
    """Whoever waits for an answer would wait for good otherwise."""
    too_long = msgspec.json.encode({"type": "say", "id": "mine", "text": "x" * 10_001}).decode()
    await online.clients[0].send_raw(too_long)
    refused = await fault_of(online.clients[0])
    assert (refused["type"], refused["id"], refused["code"]) == ("refused", "mine", "bad-message")


async def test_bytes_are_no_message(online: OnlineTable) -> None:
    await online.clients[0].send_raw(b'{"type": "ping"}')
    assert (await fault_of(online.clients[0]))["code"] == "bad-message"


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": "fly"},
        {"do": "play"},
        {"do": "play", "fate": "0", "place": 1},
        {"do": "play", "fate": None, "place": 1},
        {"do": "predict", "value": 1.5},
        {"do": "flip", "tiles": "1"},
        {"do": "play", "fate": 10**30, "place": 1},
        {"do": "flip", "tiles": [-(10**20)]},
    ],
)
async def test_what_is_no_action_of_the_game_is_refused_as_such(online: OnlineTable, action: Json) -> None:
    for kind in ("do", "why_not"):
        refused = await online.clients[0].request(kind, action=action)
        assert (refused["type"], refused["code"]) == ("refused", "bad-action")


@pytest.mark.parametrize(
    "action",
    [
        {"do": "play", "fate": -1, "place": 1},
        {"do": "play", "fate": 10**15, "place": -(10**15)},
        {"do": "predict", "value": -3},
        {"do": "predict", "value": 10**15},
        {"do": "flip", "tiles": []},
        {"do": "flip", "tiles": [1, 1]},
        {"do": "flip", "tiles": [0, 99]},
        {"do": "power", "card": "<script>", "value": 3},
        {"do": "join", "after": -5},
        {"do": "confess"},
    ],
)
async def test_an_action_out_of_all_bounds_is_refused_by_a_rule(online: OnlineTable, action: Json) -> None:
    for client in online.clients:
        refused = await client.do(action)
        assert (refused["type"], refused["code"]) == ("refused", "rule")
        assert refused["rule"].startswith("SA-")


async def test_acting_out_of_turn_is_refused_by_a_rule(online: OnlineTable) -> None:
    active = online.clients[online.deciding()[0]]
    assert active.position is not None
    choice = active.position["legal"][0]["action"]
    other = online.clients[1 - (active.you["seat"] or 0)]
    assert (await other.do(choice))["code"] == "rule"


async def test_an_action_for_another_seat_cannot_even_be_said(online: OnlineTable) -> None:
    """The seat is the token's; a message that names one is no message."""
    await online.clients[0].send({"type": "do", "id": "1", "action": {"do": "pass"}, "seat": 1})
    assert (await fault_of(online.clients[0]))["code"] == "bad-message"


async def test_a_stale_number_is_refused(online: OnlineTable) -> None:
    active = online.clients[online.deciding()[0]]
    assert active.position is not None
    for offer in (active.position["offer"] - 1, active.position["offer"] + 1, -1, 10**9):
        refused = await active.do(active.position["legal"][0]["action"], offer)
        assert refused["code"] == "stale"


async def test_someone_who_has_no_seat_cannot_act(url: str, online: OnlineTable) -> None:
    async with Client(url, online.table) as watcher:
        assert (await watcher.do({"do": "pass"}))["code"] == "not-entered"


async def test_a_message_that_is_too_large_closes_the_connection_that_sent_it(url: str, online: OnlineTable) -> None:
    client = Client(url, online.table)
    await client.connect()
    await client.send_raw('{"type": "ping", "x": "' + "x" * 20_000 + '"}')
    code, reason = await client.closed()
    assert code == 1009
    assert "16384" in reason or "big" in reason


@pytest.mark.parametrize(
    "forge",
    [
        "other person",
        "other table",
        "other key",
        "cut",
        "empty",
        "garbage",
        "unsigned",
        "no such person",
        "no number",
        "too short",
        "too long",
        "old shape",
    ],
)
async def test_a_forged_token_opens_nothing(url: str, online: OnlineTable, forge: str) -> None:
    token = online.clients[1].token or ""
    prefix, table, person, key, signature, _ = token.split(".")
    other = await open_table(url)

    def whole(*parts: str) -> str:
        body = ".".join((prefix, *parts))
        return f"{body}.{checksum(body)}"

    forged = {
        "other person": whole(table, "0", key, signature),
        "other table": other["token"],
        "other key": whole(table, person, "1", signature),
        "cut": token[:-1],
        "empty": "",
        "garbage": "é" * 60,
        "unsigned": whole(table, person, key, ""),
        "no such person": whole(table, "99", key, signature),
        "no number": whole(table, "x", key, signature),
        "too short": whole(),
        "too long": whole(table, person, key, signature, signature[:9]),
        "old shape": f"{table}.{person}.{signature}",
    }[forge]
    client = Client(url, online.table, forged)
    assert (await client.connect())["code"] == "bad-token"
    assert (await client.closed())[0] == 1008


async def test_an_unknown_table_is_said_to_be_unknown(url: str) -> None:
    client = Client(url, "no-such-table")
    assert (await client.connect())["code"] == "unknown-table"
    assert await client.closed() == (1008, "unknown table")


async def test_hello_is_said_once(url: str, online: OnlineTable) -> None:
    async with Client(url, online.table) as client:
        await client.send({"type": "hello", "table": online.table, "language": "en"})
        assert (await fault_of(client))["code"] == "hello-first"


async def test_a_client_of_another_protocol_is_told_to_load_the_page_again(url: str, online: OnlineTable) -> None:
    client = Client(url, online.table)
    client.protocol = 999
    assert (await client.connect())["code"] == "protocol"
    assert await client.closed() == (1008, "protocol")


async def test_a_flood_is_dropped_and_others_do_not_feel_it(serve: Callable[..., ServerProcess]) -> None:
    """However fast it comes, no more of it is done than is allowed; and whatever others ask for meanwhile is done."""
    server = serve(messages_per_second=1e-9, message_burst=60, flood=200)
    async with OnlineTable(server.url, 2) as online, OnlineTable(server.url, 2) as others:
        await online.start()
        flood = Client(server.url, online.table, online.clients[0].token)
        await flood.connect()

        async def pour() -> tuple[int, str]:
            for number in range(1000):
                try:
                    await flood.send({"type": "why_not", "id": str(number), "action": {"do": "pass"}})
                except Exception:
                    break
            return await flood.closed()

        pouring = asyncio.create_task(pour())
        during = [await others.clients[0].request("say", text="tick") for _ in range(20)]
        await others.all_at(during[-1]["n"])
        code, reason = await pouring
        assert (code, reason) == (1008, "too fast")
        faults = [text for text in flood.received if '"too-fast"' in text]
        assert 1 <= len(faults) <= 3
        answered = [text for text in flood.received if '"refused"' in text or '"allowed"' in text]
        assert len(answered) <= 60
        assert {answer["type"] for answer in during} == {"update"}


async def test_text_from_people_comes_back_as_text_and_nothing_more(url: str) -> None:
    async with OnlineTable(url, 2, name="<b>Ana</b>") as online:
        said = '<img src=x onerror=alert(1)> {{7*7}} ${1} "quoted" \\ \u202e'
        answer = await online.clients[0].request("say", text=said)
        assert answer["lines"][0]["words"] == said.replace("\u202e", "").strip()
        assert online.clients[0].view["people"][0]["name"] == "<b>Ana</b>"


async def test_who_does_not_read_is_let_go_before_it_costs_much(serve: Callable[..., ServerProcess]) -> None:
    server = serve(backlog_bytes=200_000, **FAST)
    made = await open_table(server.url)

    def pour() -> None:
        """Asks and asks without reading an answer, until the server has had enough."""
        with socket.create_connection(("127.0.0.1", server.port)) as deaf:
            lines = ("GET /api/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade")
            key = ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", "")
            deaf.sendall("\r\n".join(lines + key).encode())
            assert b" 101 " in deaf.recv(1000)
            deaf.sendall(_frame(f'{{"type":"hello","table":"{made["table"]}","language":"en"}}'))
            try:
                for _ in range(200):
                    deaf.sendall(_frame('{"type":"speak","language":"es"}') * 100)
            except OSError:
                pass
            wait_until(lambda: "horae_too_slow_clients_total 1" in server.metrics(), "who does not read is let go")

    async with Client(server.url, made["table"], made["token"]) as reader:
        await asyncio.to_thread(pour)
        assert (await reader.request("say", text="still here"))["type"] == "update"


def _frame(text: str) -> bytes:
    """A masked text frame; a mask of zeros changes nothing."""
    body = text.encode()
    return bytes((0x81, 0x80 | len(body))) + bytes(4) + body
