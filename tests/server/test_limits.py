"""What one address may cost the others: sockets, work, reading, tables, and the bots' time are counted."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from threading import Semaphore
from time import thread_time

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from horae.core.rng import Rng
from horae.server import limits
from horae.server.bot_workers import BotWorkers, WorkerProcess
from horae.server.fair_line import FairLine
from horae.server.limits import Bucket, Buckets, account
from horae.server.slow_lane import SlowLane
from horae.testkit.client import Client, HttpFailed, ask, ask_json, open_table
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import LONG, patiently, until

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]
Plug = Callable[..., socket.socket]

NO_MORE = {"work_per_second": 1e-9, "work_burst": 1e-9}
"""The first thing that costs anything is the last."""


@pytest.fixture
def plug() -> Iterator[Plug]:
    """Opens a bare line to a server, and says something on it."""
    with ExitStack() as lines:

        def made(server: ServerProcess, said: bytes = b"") -> socket.socket:
            line = lines.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=LONG))
            line.sendall(said)
            return line

        yield made


def is_shut(line: socket.socket) -> bool:
    """Whether the server has hung up, after waiting a while for it to."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


# --- counting ---


def test_a_bucket_may_be_overdrawn_by_what_was_not_known_before() -> None:
    bucket = Bucket(1e-9, 1)
    assert bucket.take(0.5)
    bucket.charge(5)
    assert bucket.is_empty
    assert not bucket.take(0.1)


def test_work_is_charged_by_what_it_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    measured, bucket = [1.0], Bucket(1e-9, 0.5)
    monkeypatch.setattr(limits, "METER", lambda: measured[0])
    with bucket.working():
        measured[0] += 0.25
    assert 0.25 <= bucket.left < 0.26
    with bucket.working():
        measured[0] += 1.0
    assert bucket.is_empty


def test_waiting_is_no_work() -> None:
    """What is measured is this thread's processor time."""
    assert limits.METER is thread_time


def test_whoever_has_many_addresses_of_one_line_has_one_account() -> None:
    assert account("2001:db8:1:2::5") == account("2001:db8:1:2:ffff::9") != account("2001:db8:1:3::5")
    assert account("::ffff:192.0.2.7") == account("192.0.2.7") == "192.0.2.7"
    assert account("a-socket") == "a-socket"
    some = Buckets(1e-9, 1)
    assert some.take("2001:db8::1")
    assert not some.take("2001:db8::2")


async def test_what_takes_a_while_lets_all_else_go_first_in_between() -> None:
    """Three who come at once are done one after the other, and whoever plays meanwhile waits for one of them at most."""
    lane = SlowLane()
    happened: list[str] = []

    async def come() -> None:
        async with lane.turn("somebody"):
            happened.append("slow")
            asyncio.get_running_loop().call_soon(happened.append, "play")

    await asyncio.gather(*(come() for _ in range(3)))
    assert happened == ["slow", "play"] * 3


async def test_what_goes_wrong_in_the_slow_lane_holds_nobody_up() -> None:
    lane = SlowLane()

    async def come() -> None:
        async with lane.turn("somebody"):
            raise ValueError

    found = await asyncio.gather(*(come() for _ in range(3)), return_exceptions=True)
    assert [type(one) for one in found] == [ValueError] * 3


async def test_who_has_had_least_comes_next() -> None:
    now, served = [0.0], list[str]()
    line = FairLine(lambda: now[0])

    async def want(account: str, seconds: float) -> None:
        async with line.turn((account,)):
            await asyncio.sleep(0)
            now[0] += seconds
            served.append(account)

    greedy = [asyncio.create_task(want("greedy", 1.0)) for _ in range(5)]
    while not served:
        await asyncio.sleep(0)
    await want("modest", 0.0)
    assert served == ["greedy", "greedy", "modest"], "whoever has the turn keeps it"
    await asyncio.gather(*greedy)


async def test_who_no_longer_wants_a_turn_holds_nobody_up() -> None:
    line = FairLine()

    async def want() -> None:
        async with line.turn(("somebody",)):
            await asyncio.sleep(0)

    first, second, third = (asyncio.create_task(want()) for _ in range(3))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.wait_for(asyncio.gather(first, third), LONG)
    await asyncio.wait_for(want(), LONG)


async def test_many_tables_bots_of_one_address_wait_for_anothers_few(monkeypatch: pytest.MonkeyPatch) -> None:
    worker, thought, now, may_think = WorkerProcess("", 0), list[str](), [0.0], Semaphore(0)

    def think(job: str, limit: float) -> None:
        assert may_think.acquire(timeout=LONG)
        now[0] += 1.0
        thought.append(job)

    monkeypatch.setattr(worker, "_exchange", think)
    monkeypatch.setattr(worker, "_line", FairLine(lambda: now[0]))
    many = [asyncio.create_task(worker.ask(f"many {n}", 1.0, {"192.0.2.1"})) for n in range(10)]
    may_think.release(2)
    await until(lambda: len(thought) == 2, "two have thought")  # then the first is on its account
    # With people from two addresses at a table, its bots go by the one who has had less.
    few = asyncio.create_task(worker.ask("few", 1.0, {"192.0.2.1", "192.0.2.2"}))
    await asyncio.sleep(0)
    may_think.release(9)
    await asyncio.gather(few, *many)
    assert thought.index("few") in (2, 3), "one of the many may be thinking already"
    await worker.stop()


async def test_bots_of_who_has_had_much_thinking_done_think_apart_from_everybody_elses() -> None:
    workers = BotWorkers("", 1, Buckets(rate=1e-6, burst=3.0))
    shared, many, few = workers.of("T", 0, ()), {"192.0.2.1"}, {"192.0.2.2"}
    told = [workers.charge(many) for _ in range(4)]  # asked for at once, and none has thought yet
    assert workers.of("T", 0, many) is not shared
    assert workers.of("T", 0, few) is workers.of("T", 0, many | few) is shared
    for cost in told:
        cost(0.01)
    assert workers.of("T", 0, many) is shared
    workers.charge(many)(20.0)
    assert workers.of("T", 0, many) is not shared
    await workers.stop()


# --- sockets ---


async def test_who_says_nothing_is_hung_up_on(serve: Serve, plug: Plug) -> None:
    server = serve(head_seconds=0.3)
    silent, slow = plug(server), plug(server, b"GET /health HTTP/1.1\r\n")
    assert await asyncio.to_thread(is_shut, silent)

    def says_more() -> bool:
        try:
            slow.sendall(b"x-more: 1\r\n")
        except OSError:
            return False
        return True

    await until(lambda: not says_more(), "a little at a time gives no more time")


async def test_a_head_without_end_is_refused_and_one_of_many_headers_is_not(serve: Serve, plug: Plug) -> None:
    server = serve()
    field = b"x-more: " + b"1" * 990 + b"\r\n"
    endless, at_once = plug(server, b"GET /health HTTP/1.1\r\n"), plug(server)
    with suppress(ConnectionError):  # it may have been refused before all of it is sent
        for _ in range(40):
            endless.sendall(field)
    with suppress(ConnectionError):
        at_once.sendall(b"GET /health HTTP/1.1\r\n" + field * 40 + b"\r\n")
    for refused in (endless, at_once):
        assert (await asyncio.to_thread(refused.recv, 1000)).startswith(b"HTTP/1.1 400")
    long, heard = plug(server), b""
    for times in (1, 2):  # each request is counted for itself
        long.sendall(b"GET /health HTTP/1.1\r\n" + field * 20 + b"\r\n")
        while heard.count(b'{"ok":true') < times:
            part = await asyncio.to_thread(long.recv, 10_000)
            assert part, heard
            heard += part
    assert heard.count(b"HTTP/1.1 200") == 2


async def test_who_does_not_speak_http_is_told_so(serve: Serve, plug: Plug) -> None:
    server = serve()
    for strange in (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", b"GET  \r\n\r\n", b"CONNECT x HTTP/1.1\r\nhost: x\r\n\r\n"):
        assert (await asyncio.to_thread(plug(server, strange).recv, 1000)).startswith(b"HTTP/1.1 4")
    assert ask(server.url, "GET", "/health")[0] == 200


async def test_who_sends_half_a_body_is_hung_up_on(serve: Serve, plug: Plug) -> None:
    server = serve(head_seconds=1.0)
    half = plug(server, b'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{"game"')
    assert (await asyncio.to_thread(half.recv, 1000)).startswith(b"HTTP/1.1 408")


async def test_a_connection_without_hello_ends(serve: Serve) -> None:
    server = serve(head_seconds=1.0)
    ana = await said_hello(server)
    async with connect(server.url.replace("http", "ws", 1) + "/api/socket") as silent:
        await asyncio.wait_for(silent.wait_closed(), LONG)
        assert silent.close_code == 1013
    # She came before and said hello, so that her time would be over, too.
    assert (await ana.request("say", text="still here"))["type"] == "update"
    await ana.close()


async def said_hello(server: ServerProcess) -> Client:
    """Somebody at a table, tried again where saying hello took them too long."""
    made = await open_table(server.url)
    client = Client(server.url, made["table"], made["token"])
    for _ in patiently("a hello comes in time"):
        try:
            await client.connect()
            break
        except ConnectionClosed:
            continue
    return client


def upgrade(*more: str, path: str = "/api/socket", after: bytes = b"") -> bytes:
    lines = [f"GET {path} HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
    key = ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"]
    return "\r\n".join([*lines, *key, *more, "", ""]).encode() + after


ODD_UPGRADES = {
    "a body to come": upgrade("Content-Length: 5"),
    "a body": upgrade("Content-Length: 5", after=b"hello"),
    "no body": upgrade("Content-Length: 0"),
    "a body in parts": upgrade("Transfer-Encoding: chunked"),
    "an empty body in parts": upgrade("Transfer-Encoding: chunked", after=b"0\r\n\r\n"),
    "many headers": upgrade(*(f"x-{n}: 1" for n in range(200))),
    "a long header": upgrade(f"x-long: {'1' * 12_000}"),
    "a long path": upgrade(path="/api/socket?" + "x" * 12_000),
    "another place": upgrade(path="/nowhere"),
    "no key": b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    "another method": upgrade().replace(b"GET", b"POST"),
    "another upgrade": upgrade().replace(b"websocket\r", b"h2c\r"),
}


@pytest.mark.parametrize("odd", ODD_UPGRADES)
async def test_a_socket_counts_until_it_is_a_connection_however_it_asks(serve: Serve, plug: Plug, odd: str) -> None:
    """As many as an address may hold are held, and each is closed in time: then there is room again."""
    server = serve(connections_per_address=4, head_seconds=0.5)
    held = [plug(server, ODD_UPGRADES[odd]) for _ in range(4)]
    for line in held:
        assert await asyncio.to_thread(is_shut_in_the_end, line)

    def is_open() -> bool:
        try:
            return ask(server.url, "GET", "/health")[0] == 200
        except OSError:
            return False

    await until(is_open, "the door opens")


async def test_an_upgrade_that_is_not_done_yet_is_inside_the_door(serve: Serve, plug: Plug) -> None:
    server = serve(connections_per_address=2)
    held = [plug(server, upgrade()[:-2]) for _ in range(2)]
    assert await asyncio.to_thread(is_shut, plug(server)), "there is no room for a third"
    held[0].sendall(b"\r\n")
    assert (await asyncio.to_thread(held[0].recv, 10_000)).startswith(b"HTTP/1.1 101")
    assert ask(server.url, "GET", "/health")[0] == 200, "a WebSocket is counted elsewhere"


async def test_an_upgrade_that_waits_for_a_body_is_turned_down_at_once(serve: Serve, plug: Plug) -> None:
    server = serve(connections_per_address=2, head_seconds=1e6)
    for _ in range(3):
        line = plug(server, ODD_UPGRADES["a body to come"])
        assert (await asyncio.to_thread(line.recv, 1000)).startswith(b"HTTP/1.1 400")
        assert await asyncio.to_thread(is_shut_in_the_end, line)


def is_shut_in_the_end(line: socket.socket) -> bool:
    """Whether the server hangs up, whatever it says before."""
    try:
        while line.recv(10_000):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


async def test_an_address_holds_so_many_sockets_and_no_more(serve: Serve, plug: Plug) -> None:
    server = serve(connections_per_address=5)
    held = [plug(server) for _ in range(5)]
    assert is_shut(plug(server))
    held.pop().close()

    def is_let_in() -> bool:
        try:
            return ask(server.url, "GET", "/health")[0] == 200
        except OSError:
            return False

    await until(is_let_in, "somebody else has the place")


async def test_an_address_opens_so_many_in_a_time_and_no_more(serve: Serve, plug: Plug) -> None:
    server = serve(connects_per_second=0.001, connect_burst=3)
    for _ in range(3):
        assert ask(server.url, "GET", "/health")[0] == 200
    assert is_shut(plug(server))


async def test_a_trusted_proxy_brings_as_many_as_it_likes_but_not_as_many_of_one_address(serve: Serve, plug: Plug) -> None:
    server = serve(connections_per_address=2, connects_per_second=0.001, connect_burst=2, trusted_proxies=("127.0.0.1",))
    held = [plug(server) for _ in range(10)]
    assert ask(server.url, "GET", "/health")[0] == 200
    assert len(held) == 10

    async def come(host: str) -> None:
        address = server.url.replace("http", "ws", 1) + "/api/socket"
        async with connect(address, additional_headers={"x-forwarded-for": host}):
            pass

    for host in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        await come(host)
    with pytest.raises(InvalidStatus):
        await come("192.0.2.1")


# --- work ---


async def test_who_has_had_much_work_done_is_told_to_come_again(serve: Serve) -> None:
    server = serve(**NO_MORE)
    made = await open_table(server.url)
    async with Client(server.url, made["table"], made["token"]) as ana:
        late = Client(server.url, made["table"])
        assert (await late.connect())["code"] == "too-much-work"
        assert (await late.closed())[0] == 1013
        refused = await ana.request("earlier", before=1)
        assert (refused["type"], refused["code"]) == ("refused", "too-much-work")
        await ana.send({"type": "speak", "language": "es"})
        assert (await ana.until(lambda message: message["type"] == "error"))["code"] == "too-fast"
        assert (await ana.request("say", text="hola"))["type"] == "update", "what belongs to playing goes on"


async def test_reading_games_is_counted(serve: Serve) -> None:
    server = serve(reading_per_second=1e-9, reading_burst=0.12)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        await online.play(Rng(3), 4)
        path = f"/api/tables/{online.table}/replay"
        found = [ask(server.url, "GET", path)[0] for _ in range(4)]
        assert found[0] == 200
        assert found[-1] == 429
        with pytest.raises(HttpFailed) as wrong:
            await ask_json(server.url, "GET", f"/api/tables/{online.table}/log")
        assert wrong.value.body["code"] == "too-much-work"
        await online.play(Rng(4), 2)


async def test_an_address_opens_so_many_tables_and_no_more(serve: Serve) -> None:
    server = serve(tables_per_hour=0.001, table_burst=2)
    for _ in range(2):
        await open_table(server.url)
    with pytest.raises(HttpFailed) as wrong:
        await open_table(server.url)
    assert (wrong.value.status, wrong.value.body["code"]) == (429, "too-many-tables")


async def test_empty_tables_leave_memory_when_there_are_many(serve: Serve) -> None:
    server = serve(idle_tables=2)
    made = [await open_table(server.url) for _ in range(6)]
    await until(lambda: "horae_tables 2.0" in server.metrics(), "all but two have left")
    async with Client(server.url, made[0]["table"], made[0]["token"]) as ana:
        assert ana.welcome["type"] == "welcome", "and come back when they are wanted"
