"""Being oneself: an identity over passkeys, codes and links, its devices and seats; and nobody twice at one table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from horae.core.rng import Rng
from horae.server import own_http, own_tokens
from horae.server.relations import KEPT
from horae.server.store import Row, open_store
from horae.server.store_desk import open_desk
from horae.table import records
from horae.table.records import Opened, Record, Settings
from horae.testkit.client import Client, HttpFailed, Json, ask, ask_json, enter_table, open_table
from horae.testkit.online_table import OnlineTable
from horae.testkit.passkey import Passkey
from horae.testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio

Serve = Callable[..., ServerProcess]


class Somebody:
    """One device of one person, over HTTP alone."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.token = token

    @property
    def identity(self) -> str:
        token = own_tokens.read_token(self.token)
        assert token is not None
        return token.identity

    async def get(self, path: str) -> Json:
        found: Json = await ask_json(self.url, "GET", f"/api/self{path}", token=self.token)
        return found

    async def post(self, path: str, **body: Any) -> Json:
        headers = {"origin": self.url}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        status, _, data = ask(self.url, "POST", f"/api/self{path}", body, headers)
        if status >= 400:
            raise HttpFailed(status, msgspec.json.decode(data))
        found: Json = msgspec.json.decode(data) if data else {}
        return found

    async def make(self, name: str = "Ana") -> str:
        """By a recovery code, which this is."""
        made = await self.post("", name=name, label="laptop")
        self.token = made["token"]
        return str(made["code"])

    async def enter(self, **how: Any) -> Somebody:
        made = await Somebody(self.url).post("/enter", label="phone", **how)
        return Somebody(self.url, made["token"])

    async def linked(self) -> Somebody:
        """Another device of theirs."""
        return await self.enter(link=(await self.post("/link"))["link"])

    async def keep(self, table: str, token: str | None) -> Json:
        return await self.post("/seats", table=table, token=token)

    async def refused(self, path: str, **body: Any) -> str:
        with pytest.raises(HttpFailed) as wrong:
            await self.post(path, **body)
        return str(wrong.value.body["code"])


async def test_a_guests_seat_moves_along_and_is_had_on_another_device(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        ana = Somebody(url)
        await ana.make()
        kept = await ana.keep(online.table, online.clients[0].token)
        assert [(seat["table"], seat["person"]) for seat in kept["seats"]] == [(online.table, 0)]
        assert await ana.keep(online.table, online.clients[0].token) == kept, "once is enough"
        assert (await ana.get(""))["seats"] == kept["seats"]
        phone = await ana.linked()
        admitted = await phone.post(f"/seats/{online.table}")
        async with Client(url, online.table, admitted["token"]) as there:
            assert there.you["seat"] == 0
        assert (await Somebody(url).refused(f"/seats/{online.table}")) == "own-unknown"
        assert await ana.post(f"/seats/{(await open_table(url))['table']}") == {}, "a table of somebody else's"
        said = "".join(text for client in online.clients for text in client.received)
        assert ana.identity not in said, "nobody at the table hears of it"


async def test_who_comes_twice_is_one_person(url: str) -> None:
    ana = Somebody(url)
    await ana.make()
    table = (await open_table(url, "Zoe"))["table"]
    people = f"/api/tables/{table}/people"
    first = await ask_json(url, "POST", people, {"name": "Ana"}, ana.token)
    phone = await ana.linked()
    again = await ask_json(url, "POST", people, {"name": "Ana, on her phone"}, phone.token)
    assert (again["person"], again["token"]) == (first["person"], first["token"])
    claimed = await ask_json(url, "POST", people, {"name": "Ana", "claims": 0}, phone.token)
    assert claimed["person"] == first["person"]
    guest = await ask_json(url, "POST", people, {"name": "Bruno", "key": "drawn-by-the-browser"})
    assert await ask_json(url, "POST", people, {"name": "Bruno", "key": "drawn-by-the-browser"}) == guest
    view = await ask_json(url, "GET", f"/api/tables/{table}")
    assert [one["name"] for one in view["people"]] == ["Zoe", "Ana", "Bruno"]
    assert await ana.refused("/seats", table=table, token=guest["token"]) == "two-seats"
    bruno = Somebody(url)
    await bruno.make("Bruno")
    assert await bruno.refused("/seats", table=table, token=first["token"]) == "seat-of-another"
    assert [seat["person"] for seat in (await ana.get(""))["seats"]] == [first["person"]]


async def test_a_lost_device_is_shut_out_of_the_identity_and_of_its_seats(serve: Serve, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/lost.db"
    before = serve(store)
    ana = Somebody(before.url)
    await ana.make()
    asleep, forgotten = [await open_table(before.url, "Ana") for _ in range(2)]
    await ana.keep(asleep["table"], asleep["token"])
    before.stop()
    ana.url = url = serve(store).url
    await ana.keep(forgotten["table"], forgotten["token"])
    with open_desk(store) as desk:
        desk.erase_table(forgotten["table"])
    assert await ana.post(f"/seats/{forgotten['table']}") == {}
    assert [seat["table"] for seat in (await ana.get(""))["seats"]] == [asleep["table"]], "a table that is gone is dropped"
    async with OnlineTable(url, 2) as online:
        await ana.keep(online.table, online.clients[0].token)
        lost = await ana.linked()
        link = (await lost.post("/link"))["link"]
        seat = (await lost.post(f"/seats/{online.table}"))["token"]
        devices = {one["here"]: one["device"] for one in (await ana.get(""))["devices"]}
        async with Client(url, online.table, seat) as thief:
            left = await ana.post("/devices/drop", device=devices[False])
            assert [one["here"] for one in left["devices"]] == [True]
            assert (await thief.until(lambda message: message["type"] == "error"))["code"] == "old-link"
        for path, body in (("/link", {}), (f"/seats/{online.table}", {}), ("/change", {"name": "Eve"})):
            assert await lost.refused(path, **body) == "own-unknown"
        assert await Somebody(url).refused("/enter", label="thief", link=link) == "own-ticket", "made by a device that is out"
        for table, token in ((online.table, seat), (asleep["table"], asleep["token"])):
            with pytest.raises(HttpFailed) as wrong:
                await ask_json(url, "GET", f"/api/tables/{table}/me", token=token)
            assert wrong.value.body["code"] == "old-link"
        fresh = (await ana.post(f"/seats/{online.table}"))["token"]
        assert (await ask_json(url, "GET", f"/api/tables/{online.table}/me", token=fresh))["seat"] == 0


async def test_ways_back_are_good_once_or_until_they_are_replaced(url: str) -> None:
    ana = Somebody(url)
    code = await ana.make()
    link = (await ana.post("/link"))["link"]
    await ana.enter(link=link)
    assert await Somebody(url).refused("/enter", label="x", link=link) == "own-ticket"
    assert await Somebody(url).refused("/enter", label="x", link=link[:-1] + "_") == "own-ticket"
    await ana.enter(code=code.lower().replace("-", " "))
    newer = (await ana.post("/code"))["code"]
    for wrong in (code, "", "0", newer[:-1], newer[:-1] + ("0" if newer[-1] != "0" else "1"), "0000-0000-0000-0000-0000-0000"):
        assert await Somebody(url).refused("/enter", label="x", code=wrong) in ("own-code", "bad-request")
    back = await ana.enter(code=newer)
    assert (await back.get(""))["name"] == "Ana"
    changed = await back.post("/change", name="Anna", shown_to="tables")
    assert (changed["name"], changed["shown_to"]) == ("Anna", "tables")
    for token in (None, "self", "self.x.y.z", f"{ana.token}0"):
        assert await Somebody(url, token).refused("/link") == "own-unknown"


async def test_a_passkey_makes_an_identity_and_brings_it_back(url: str) -> None:
    origin = url.replace("127.0.0.1", "localhost")
    key, other = Passkey(origin), Passkey(origin)

    async def post(path: str, token: str | None = None, **body: Any) -> Json:
        """As from a page on localhost: a passkey is bound to a name, and an address is none."""
        headers = {"origin": origin, "host": origin.removeprefix("http://")}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        status, _, data = ask(url, "POST", f"/api/self{path}", body, headers)
        found: Json = msgspec.json.decode(data)
        return {"code": found["code"]} if status >= 400 else found

    question = await post("/passkey", name="Ana")
    made = await post("", name="Ana", label="laptop", ticket=question["ticket"], passkey=key.make(question["options"]))
    assert made["token"]
    assert made["code"] is None

    async def enter(**answer: Any) -> Json:
        return await post("/enter", label="phone", **answer)

    asked = await post("/passkey")
    answer = {"ticket": asked["ticket"], "passkey": key.use(asked["options"])}
    there = await enter(**answer)
    assert [one["label"] for one in (await Somebody(url, there["token"]).get(""))["devices"]] == ["laptop", "phone"]
    assert (await enter(**answer))["code"] in ("own-ticket", "own-passkey"), "an answer that was heard is worth nothing"
    again = await post("/passkey")
    assert (await enter(ticket=asked["ticket"], passkey=key.use(again["options"])))["code"] == "own-passkey"
    assert (await enter(ticket=again["ticket"], passkey=other.use(again["options"])))["code"] == "own-passkey"
    assert (await enter(ticket=question["ticket"], passkey=key.use(again["options"])))["code"] == "own-ticket"
    assert (await enter(ticket=again["ticket"], passkey={"id": 7}))["code"] == "own-passkey"
    copied, key.count = key.count, 0
    third = await post("/passkey")
    assert (await enter(ticket=third["ticket"], passkey=key.use(third["options"])))["code"] == "own-passkey", "a copy"
    key.count = copied

    more = await post("/passkey", made["token"])
    added = await post("/passkeys", made["token"], label="phone", ticket=more["ticket"], passkey=other.make(more["options"]))
    assert [one["label"] for one in added["passkeys"]] == ["laptop", "phone"]
    assert (await post("/passkeys", there["token"], label="x", ticket=more["ticket"], passkey=other.make(more["options"])))[
        "code"
    ] == "own-ticket", "asked for by another device"
    asked = await post("/passkey")
    assert "token" in await enter(ticket=asked["ticket"], passkey=other.use(asked["options"]))
    await post("/passkeys/drop", made["token"], passkey=added["passkeys"][0]["passkey"])
    asked = await post("/passkey")
    assert (await enter(ticket=asked["ticket"], passkey=key.use(asked["options"])))["code"] == "own-passkey"

    ana = Somebody(url, made["token"])
    for one in (await ana.get(""))["devices"]:
        if not one["here"]:
            await ana.post("/devices/drop", device=one["device"])
    left = await ana.post("/passkeys/drop", passkey=added["passkeys"][1]["passkey"])
    assert left["passkeys"] == []
    assert await ana.refused("/devices/drop", device=left["devices"][0]["device"]) == "own-last-way"
    code = (await ana.post("/code"))["code"]
    await ana.post("/devices/drop", device=left["devices"][0]["device"])
    assert await ana.refused("/link") == "own-unknown"
    assert (await (await ana.enter(code=code)).get(""))["name"] == "Ana"


async def test_what_is_kept_is_taken_along_and_erased_and_the_others_game_stays(serve: Serve, store_url: str) -> None:
    server = serve(store_url)
    async with OnlineTable(server.url, 2) as online:
        ana = Somebody(server.url)
        await ana.make("Anastasia")
        await ana.keep(online.table, online.clients[0].token)
        await online.clients[0].request("rename", name="Anastasia")
        await online.clients[0].request("say", text="the door code is 1898")
        await online.start()
        phone = await ana.linked()
        took = await phone.get("/everything")
        assert took["identity"]["name"] == "Anastasia"
        assert [(one["names"][-1], one["said"]) for one in took["tables"]] == [("Anastasia", ["the door code is 1898"])]
        before = len(_stored(store_url, online.table))
        await phone.post("/erase")
        assert await ana.refused("/link") == "own-unknown"
        left = _everything(store_url)
        for what in ("Anastasia", "1898", ana.identity, str(ana.token).split(".")[3]):
            assert what.encode() not in left
        view = await ask_json(server.url, "GET", f"/api/tables/{online.table}")
        assert (view["phase"], [one["name"] for one in view["people"]]) == ("playing", ["—", "Bruno"])
        assert len(_stored(store_url, online.table)) == before + 1, "every record, and one that shuts the seat"
        bruno = Client(server.url, online.table, online.clients[1].token)
        assert (await bruno.connect())["position"] is not None
        await bruno.close()
        with pytest.raises(HttpFailed):
            await ask_json(server.url, "GET", f"/api/tables/{online.table}/me", token=online.clients[0].token)


def _stored(store_url: str, table: str) -> list[bytes]:
    with open_desk(store_url) as desk:
        return [row.body for row in desk.records(table)]


def _everything(store_url: str) -> bytes:
    with open_desk(store_url) as desk:
        values = (value for row in desk.rows(KEPT) for value in row.values)
        return b"\n".join(value if isinstance(value, bytes) else str(value).encode() for value in values)


def test_an_identitys_records_are_stored_in_order_once_and_not_after_it_was_erased(store_url: str) -> None:
    store = open_store(store_url, power_safe=False)
    store.open()
    assert not store.append_identity("A", 1, b"after nothing")
    assert store.append_identity("A", 0, b"first")
    assert not store.append_identity("A", 0, b"first once more")
    assert store.append_identity("A", 1, b"second")
    assert (store.read_identity("A", 0), store.read_identity("A", 1)) == ([b"first", b"second"], [b"second"])
    with open_desk(store_url) as desk:
        assert desk.identity("A") == [b"first", b"second"]
        desk.erase_identity("A")
    assert not store.append_identity("A", 2, b"of somebody who is gone")
    assert store.read_identity("A", 0) == []
    store.close()


async def test_at_a_glance_one_sees_whom_a_table_waits_for_and_how_it_ended(url: str) -> None:
    async with OnlineTable(url, 2, settings={"watchers": False}) as online:

        async def glance(token: str | None = None) -> Json:
            found: Json = await ask_json(url, "GET", f"/api/tables/{online.table}/glance", token=token)
            return found

        tokens = [client.token for client in online.clients]
        seen = await glance(tokens[1])
        assert (seen["phase"], seen["names"], seen["seat"], seen["waiting"]) == ("lobby", ["Ana", "Bruno"], 1, False)
        await online.start()
        active = online.deciding()[0]
        assert [(await glance(token))["waiting"] for token in tokens] == [seat == active for seat in (0, 1)]
        assert (await glance(tokens[1 - active]))["awaited"] == [seen["names"][active]]
        stranger = await glance()
        assert (stranger["seat"], stranger["waiting"], stranger["awaited"], stranger["outcome"]) == (None, False, [], "")
        await online.play(Rng(3))
        over = await glance(tokens[0])
        assert (over["phase"], over["waiting"]) == ("over", False)
        assert over["outcome"]
        await online.clients[0].request("say", text="well played")
        assert (await glance(tokens[0]))["last"] == over["last"], "when it ended, not when somebody spoke last"
        assert (await glance())["outcome"] == "", "who may not look on is not told"


async def test_trying_is_limited_by_address(serve: Serve) -> None:
    server = serve(identities_per_hour=1e-6, identity_burst=2)
    ana = Somebody(server.url)
    await ana.make()
    assert await Somebody(server.url).refused("/enter", label="x", code="0000-0000-0000-0000-0000-0000") == "own-code"
    assert await Somebody(server.url).refused("", name="Eva", label="x") == "too-many-tries"
    assert (await ana.get(""))["name"] == "Ana"
    assert (await enter_table(server.url, (await open_table(server.url))["table"], "Bruno"))["person"] == 1


def test_passkeys_are_loaded_when_somebody_wants_one() -> None:
    """A server's start pays nothing for them: one module imports the library, and it is imported within a function."""
    sources = {path.name: path.read_text() for path in Path(own_http.__file__).parent.glob("*.py")}
    assert [name for name, text in sources.items() if "webauthn" in text] == ["passkeys.py"]
    importers = [line for text in sources.values() for line in text.splitlines() if line.endswith("import passkeys")]
    assert importers == ["        from horae.server import passkeys"]


def test_a_store_of_before_opens_with_everything_in_it(store_url: str) -> None:
    first = records.encode(Record(0, 1, 0, None, Opened("shipwreck", "base", {}, Settings(), "Ana")))
    old = first.replace(b',"identity":""', b"")
    assert old != first
    store = open_store(store_url, power_safe=False)
    store.open()
    assert store.append([Row("T", 0, old)]) == [True]
    store.close()
    with open_desk(store_url) as desk, desk._writing():
        desk._execute("drop table identity")
    store = open_store(store_url, power_safe=False)
    store.open()
    assert [records.decode(body).fact for body in store.read("T", -1)] == [records.decode(first).fact]
    assert store.append_identity("A", 0, b"first")
    store.close()
