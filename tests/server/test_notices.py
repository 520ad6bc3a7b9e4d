"""Who is not looking is told that it is their turn: once, on their own devices and where the host wants it told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from horae.server.notices import Webhook, quiet_left, webhook_message
from horae.server.protocol.http_bodies import HookForm, Quiet
from horae.server.relations import NOTICE
from horae.server.store_desk import open_desk
from horae.server.web_push import decoded, encoded, sealed
from horae.table import decisions
from horae.table.pace import news
from horae.testkit.client import Client, HttpFailed, ask_json
from horae.testkit.offline_table import OfflineTable
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import HandClock, ServerProcess
from horae.testkit.waiting import until

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]
HOOK_FORMS: tuple[HookForm, ...] = ("json", "discord", "slack")
TITLE = "Los arcanos del naufragio · Ana, Bruno"
MINUTE = 1 / 60
"""Of an hour, by which clocks are moved."""


# --- what is sent ---


def test_a_push_is_sealed_as_the_standard_has_it() -> None:
    """RFC 8291, appendix A."""
    made = sealed(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("now", "left"),
    [("21:59", 0), ("22:00", 600), ("23:30", 510), ("07:59", 1), ("08:00", 0), ("12:00", 0)],
)
def test_quiet_hours_go_over_midnight_by_the_clock_of_who_wants_them(now: str, left: int) -> None:
    hours, minutes = map(int, now.split(":"))
    at = ((hours - 2) * 60 + minutes) * 60_000  # UTC
    assert quiet_left(Quiet(22 * 60, 8 * 60, ahead=120), at) == left * 60_000
    assert quiet_left(Quiet(60, 60), at) == 0


def test_no_name_is_more_than_a_name_in_any_form_and_nothing_hidden_is_told() -> None:
    table = OfflineTable()
    table.ask(0, decisions.rename, "@here <!x> *b*")
    table.seated(2)
    table.any_move()
    one = news(table.table)[0]
    said = {
        form: webhook_message(table.table, one, Webhook("https://x.example", form, "en", "https://b.example")).decode()
        for form in HOOK_FORMS
    }
    plain = msgspec.json.decode(said["json"])
    assert (plain["event"], plain["person"], plain["url"]) == ("turn", "@here <!x> *b*", "https://b.example/t/T")
    assert plain["text"] == "@here <!x> *b*: it’s your turn in The Shipwreck Arcana (@here <!x> *b*, Bruno)."
    assert msgspec.json.decode(said["discord"])["allowed_mentions"] == {"parse": []}
    assert "\\\\@here \\\\<!x\\\\>" in said["discord"]
    assert "@here &lt;!x&gt;" in said["slack"]
    seed = str(table.play.seed)
    assert not any(hidden in each for each in said.values() for hidden in (seed, "seat.", table.digest()))


# --- to whom, and when ---


class Receiver:
    """A server of somebody else's: what it was sent, and what it answers."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.url = ""

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Receiver]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/x"
        async with server:
            yield self

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()[1:-1]
        headers = dict(line.split(": ", 1) for line in head)
        self.heard.append((headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {self.status} Said\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    async def hears(self, count: int) -> Any:
        """Until it has heard so many; the last."""
        await until(lambda: len(self.heard) >= count, f"{count} messages")
        assert len(self.heard) == count
        return self.heard[-1]

    def said(self) -> list[str]:
        return [msgspec.json.decode(body)["text"] for _, body in self.heard]


@pytest.fixture
async def outside() -> AsyncIterator[Receiver]:
    async with Receiver().listening() as receiver:
        yield receiver


class Device:
    """A browser that has subscribed: who has its key reads what is sent to it."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"a" * 16

    def wish(self, url: str, **more: Any) -> dict[str, Any]:
        return {"endpoint": url, "key": encoded(self._public()), "auth": encoded(self.auth), "language": "es", **more}

    def _public(self) -> bytes:
        return self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, sent: bytes) -> Any:
        salt, size, theirs = sent[:16], sent[20], sent[21 : 21 + sent[20]]
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        mixed = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self._public() + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(mixed)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(mixed)
        plain = AESGCM(key).decrypt(nonce, sent[21 + size :], None)
        assert plain.endswith(b"\2")
        return msgspec.json.decode(plain[:-1])


def signed_by(authorization: str, key: str) -> dict[str, Any]:
    """What a push service is told, if the signature is that of this key."""
    token, known = (part.split("=", 1)[1] for part in authorization.removeprefix("vapid ").split(", "))
    assert known == key
    head, claims, signature = token.split(".")
    numbers = decoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    whole = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    public.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = msgspec.json.decode(decoded(claims))
    return found


async def hand_over(client: Client, seat: int) -> None:
    """Somebody moves until the game waits for that seat."""
    while client.shown["deciding"] != [seat]:
        answer = await client.do(client.shown["legal"][0]["action"], client.shown["offer"])
        assert answer["type"] == "update", answer


def has_tried(store_url: str, times: int) -> bool:
    """Whether so many tries have been settled."""
    with open_desk(store_url) as desk:
        return times == sum(int(row.values[3] or 0) for row in desk.rows((NOTICE,)))


async def comes(client: Client, url: str) -> None:
    client.url = url
    await client.connect()


async def test_a_device_is_told_of_its_persons_turn_once_and_never_while_they_look(serve: Serve, outside: Receiver) -> None:
    server, device = serve(seed=1), Device()
    key = (await ask_json(server.url, "GET", "/api/notices/key"))["key"]
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        ana, bruno = online.clients
        me = f"/api/tables/{online.table}/me/notices"
        with pytest.raises(HttpFailed, match="bad-token"):
            await ask_json(server.url, "POST", me, device.wish(outside.url))
        with pytest.raises(HttpFailed, match="outgoing-bad-url"):
            await ask_json(server.url, "POST", me, {**device.wish(outside.url), "key": "A" * 87}, bruno.token)
        await ask_json(server.url, "POST", me, device.wish(outside.url), bruno.token)
        if online.deciding() == [0]:
            await hand_over(ana, 1)
        await ana.request("say", text="Well?")
        assert outside.heard == [], "Bruno is looking"
        await bruno.close()
        headers, body = await outside.hears(1)
        told = device.read(body)
        assert (told["title"], told["body"], told["table"]) == (TITLE, "Te toca.", online.table)
        assert signed_by(headers["authorization"], key)["aud"] == outside.url.removesuffix("/x")
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        server.kill()
        server.start()
        await comes(ana, server.url)
        await comes(bruno, server.url)
        await bruno.close()
        await ana.request("say", text="Well?")
        await comes(bruno, server.url)
        await hand_over(bruno, 0)
        await online.all_at(bruno.n or 0)
        await bruno.close()
        await hand_over(ana, 1)
        _, body = await outside.hears(2)
        stop = device.read(body)["stop"]
        with pytest.raises(HttpFailed, match="bad-token"):
            await ask_json(server.url, "POST", "/api/notices/stop", {"stop": f"{stop}A"})
        await ask_json(server.url, "POST", "/api/notices/stop", {"stop": stop})
        await comes(bruno, server.url)
        await hand_over(bruno, 0)
        await online.all_at(bruno.n or 0)
        await bruno.close()
        await hand_over(ana, 1)
        await ana.request("say", text="Well?")
        assert len(outside.heard) == 2


async def test_a_device_is_left_in_peace_in_its_quiet_hours_and_forgotten_when_it_is_no_more(
    serve: Serve, outside: Receiver, tmp_path: Path
) -> None:
    clock, device = HandClock(tmp_path / "clock"), Device()
    server = serve(seed=1, clock=clock)
    midnight = clock.now // 60_000 % 1440
    async with OnlineTable(server.url, 2, settings={"pace": {"hours": 24}}) as online:
        await online.start()
        ana, bruno = online.clients
        me = f"/api/tables/{online.table}/me/notices"
        quiet = {"begins": midnight, "ends": (midnight + 90) % 1440}
        await ask_json(server.url, "POST", me, device.wish(outside.url, quiet=quiet), bruno.token)
        if online.deciding() == [0]:
            await hand_over(ana, 1)
        await bruno.close()
        await ana.request("say", text="Well?")
        clock.move(1)
        await ana.request("say", text="Well?")
        assert outside.heard == []
        outside.status = 410
        clock.move(1)
        assert device.read((await outside.hears(1))[1])["body"] == "Te toca. Tienes un día."
        clock.move(18)
        await ana.until(lambda message: any(line["fact"] == "reminded" for line in message.get("lines", ())))
        await ana.request("say", text="Well?")
        assert len(outside.heard) == 1


async def test_a_webhook_is_told_once_by_whichever_server_and_given_up_after_it_failed_for_long(
    serve: Serve, store_url: str, outside: Receiver, tmp_path: Path
) -> None:
    clock = HandClock(tmp_path / "clock")
    servers = [serve(store_url, seed=1, clock=clock) for _ in range(1 if store_url.startswith("sqlite") else 2)]
    url = servers[0].url
    async with OnlineTable([server.url for server in servers], 2) as online:
        await online.start()
        ana, bruno = online.clients
        hook = f"/api/tables/{online.table}/webhook"
        with pytest.raises(HttpFailed, match="not-host"):
            await ask_json(url, "POST", hook, {"url": outside.url}, bruno.token)
        outside.status = 404
        with pytest.raises(HttpFailed, match="outgoing-answered"):
            await ask_json(url, "POST", hook, {"url": outside.url}, ana.token)
        outside.status = 204
        shown = await ask_json(url, "POST", hook, {"url": outside.url}, ana.token)
        assert (shown["host"], shown["failed"]) == ("127.0.0.1", "")
        assert outside.said()[1] == "From now on it’s said here whose turn it is in The Shipwreck Arcana (Ana, Bruno)."
        if online.deciding() == [0]:
            await hand_over(ana, 1)
        await bruno.close()
        await outside.hears(3)
        assert outside.said()[2] == "Bruno: it’s your turn in The Shipwreck Arcana (Ana, Bruno)."
        outside.status = 500
        await comes(bruno, servers[-1].url)
        await hand_over(bruno, 0)
        await online.all_at(bruno.n or 0)
        await bruno.close()
        await hand_over(ana, 1)
        for tries, minutes in enumerate((0, 1, 5, 30)):
            clock.move(minutes * MINUTE)
            await outside.hears(4 + tries)
            await until(partial(has_tried, store_url, tries + 2), "it is to be tried again")
        told = await ana.until(lambda message: any(line["fact"] == "webhook_failed" for line in message.get("lines", ())))
        assert "time and again" in told["lines"][0]["words"]
        assert (await ask_json(url, "GET", hook, token=ana.token))["failed"] == "the answer there was 500"
        clock.move(10)
        assert (await ask_json(url, "POST", hook, {"url": None}, ana.token))["host"] is None
        assert len(outside.heard) == 7


async def test_a_webhook_is_not_aimed_at_the_operators_own_network(serve: Serve, outside: Receiver) -> None:
    server = serve(outgoing_networks=())
    async with OnlineTable(server.url, 1) as online:
        (ana,) = online.clients
        for url in (outside.url, "http://[::ffff:7f00:1]/", "https://169.254.169.254/latest", "https://localhost/"):
            with pytest.raises(HttpFailed, match="outgoing-private"):
                await ask_json(server.url, "POST", f"/api/tables/{online.table}/webhook", {"url": url}, ana.token)
    assert outside.heard == []


async def test_a_server_that_sends_nothing_says_so(serve: Serve) -> None:
    server = serve(outgoing=False)
    with pytest.raises(HttpFailed, match="no-notices"):
        await ask_json(server.url, "GET", "/api/notices/key")
