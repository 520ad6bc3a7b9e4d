"""`horae admin`: looking into a store and taking things out of it, while people play."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
import pytest

from horae.cli.app import run
from horae.core.rng import Rng
from horae.server import identity
from horae.server.relations import KEPT
from horae.server.store import Row, open_store
from horae.server.store_desk import open_desk
from horae.testkit.client import Client, HttpFailed, ask, ask_json, enter_table, open_table
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import until

Serve = Callable[..., ServerProcess]
Admin = Callable[..., str]


@pytest.fixture
def admin(store_url: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    def do(*words: str, status: int = 0, lang: str = "en") -> str:
        assert run(["admin", *words, "--store", store_url, "--lang", lang]) == status
        said = capsys.readouterr()
        return said.err if status else said.out

    return do


def stored_bytes(store_url: str) -> bytes:
    with open_desk(store_url) as desk:
        return b"\n".join(value for row in desk.rows(KEPT) for value in row.values if isinstance(value, bytes))


@pytest.mark.anyio
async def test_tables_and_people_are_listed_while_the_server_runs(serve: Serve, store_url: str, admin: Admin) -> None:
    server = serve(store_url)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        lobby = await open_table(server.url, "Zoe")
        found = {table["table"]: table for table in msgspec.json.decode(admin("tables", "--json"))}
        running = found[online.clients[0].table]
        assert (running["game"], running["phase"], running["people"]) == ("shipwreck", "playing", 2)
        assert running["bytes"] > running["records"] > 4
        assert found[lobby["table"]]["phase"] == "lobby"
        spoken = admin("tables", lang="es")
        assert "sin empezar" in spoken
        assert "en juego" in spoken
        people = msgspec.json.decode(admin("people", "--name", "zoe", "--json"))
        assert [(one["table"], one["person"], one["names"]) for one in people] == [(lobby["table"], 0, ["Zoe"])]
        await online.play(Rng(5))
        await until(lambda: "finished" in admin("tables"), "it is finished")


@pytest.mark.anyio
async def test_a_closed_table_lets_its_people_go_and_takes_nothing_more(serve: Serve, store_url: str, admin: Admin) -> None:
    server = serve(store_url)
    made = await open_table(server.url)
    async with Client(server.url, made["table"], made["token"]) as ana:
        assert "is closed" in admin("close", made["table"])
        store_rows = msgspec.json.decode(admin("tables", "--json"))
        await ana.send({"type": "say", "id": "late", "text": "still here?"})  # maybe before the server has heard of it
        assert (await ana.closed())[0] == 1008
        assert msgspec.json.decode(admin("tables", "--json")) == store_rows
        assert "closed by whoever runs the server" in "".join(ana.received)
    with pytest.raises(HttpFailed) as wrong:
        await enter_table(server.url, made["table"], "Bruno")
    assert wrong.value.status == 410
    server.stop()
    again = serve(store_url)
    assert ask(again.url, "GET", f"/api/tables/{made['table']}")[0] == 410


@pytest.mark.anyio
async def test_an_erased_table_leaves_nothing_and_does_not_come_back(serve: Serve, store_url: str, admin: Admin) -> None:
    server = serve(store_url)
    made = await open_table(server.url, "Unmistakable")
    kept = await open_table(server.url, "Kept")
    async with Client(server.url, made["table"], made["token"]) as ana:
        await ana.request("say", text="a secret of mine")
        assert "add --yes" in admin("erase", made["table"], status=2)
        assert b"a secret of mine" in stored_bytes(store_url)
        assert "is erased" in admin("erase", made["table"], "--yes")
        await ana.send({"type": "say", "id": "late", "text": "ghost"})
        assert (await ana.closed())[0] == 1008
    left = stored_bytes(store_url)
    assert not any(word in left for word in (b"Unmistakable", b"a secret of mine", b"ghost"))
    assert [table["table"] for table in msgspec.json.decode(admin("tables", "--json"))] == [kept["table"]]
    assert "there’s no table" in admin("close", made["table"], status=2)


@pytest.mark.anyio
async def test_what_is_stored_about_somebody_is_shown_and_erased_and_the_others_game_stays(
    serve: Serve, store_url: str, admin: Admin
) -> None:
    server = serve(store_url)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        ana, bruno = online.clients
        table = ana.table
        await bruno.request("rename", name="Brunhilda")
        await bruno.request("say", text="my address is a secret")
        await ana.request("say", text="mine is not")
        await online.play(Rng(5))
        await _archived(store_url, table)
        shown = msgspec.json.decode(admin("people", table, "--person", "1", "--json"))[0]
        assert shown["names"][-1] == "Brunhilda"
        assert shown["said"] == ["my address is a secret"]
        assert shown["actions"] > 0
        assert "my address is a secret" in admin("people", table, "--person", "1")
        assert "no person 7" in admin("erase", table, "--person", "7", "--yes", status=2)
        assert "Brunhilda" in admin("erase", table, "--person", "1", status=2)
        admin("erase", table, "--person", "1", "--yes")
    left = stored_bytes(store_url)
    assert b"Brunhilda" not in left
    assert b"my address" not in left
    assert b"mine is not" in left
    await _archived(store_url, table)
    replay = await ask_json(server.url, "GET", f"/api/tables/{table}/replay")
    text = msgspec.json.encode(replay).decode()
    assert "Brunhilda" not in text
    assert (await ask_json(server.url, "GET", f"/api/tables/{table}"))["people"][1]["name"] == "—"


async def _archived(store_url: str, table: str) -> None:
    def is_archived() -> bool:
        with open_desk(store_url) as desk:
            return any(row.values[0] == table and row.values[1] for row in desk.rows() if row.relation.name == "archive")

    await until(is_archived, "it is archived")


def test_of_a_closed_table_a_store_gives_no_number_away(store_url: str, admin: Admin) -> None:
    store = open_store(store_url, power_safe=False)
    store.open()
    store.append([Row("a", 0, b'{"n":0,"when":0,"person":0,"id":null,"fact":{"fact":"entered","name":"x"}}')])
    with open_desk(store_url) as desk:
        desk.close_table("a")
    assert store.append([Row("a", 1, b"late"), Row("b", 0, b"fine")]) == [False, True]
    assert [found.table for found in store.interventions()] == ["a"]
    store.close()


def _entered(n: int, days_ago: float) -> bytes:
    when = time.time_ns() // 1_000_000 - int(days_ago * 86_400_000)
    return msgspec.json.encode({"n": n, "when": when, "person": 0, "id": None, "fact": {"fact": "entered", "name": "x"}})


def test_unfinished_tables_that_nobody_uses_are_erased_after_a_long_time_and_nothing_else(store_url: str, admin: Admin) -> None:
    store = open_store(store_url, power_safe=False)
    store.open()
    rows = [Row(table, n, _entered(n, 100)) for table in ("old", "finished", "shut", "used") for n in (0, 1)]
    store.append([*rows, Row("used", 2, _entered(2, 80))])
    store.put_archive("finished", b"kept")
    admin("close", "shut")
    assert "One unfinished table with 2 records" in admin("expire")
    assert "No unfinished table with 0 records: nothing has happened there for 120 days" in admin("expire", "--days", "120")
    assert "One abandoned table is erased" in admin("expire", "--yes")
    assert [len(store.read(table, -1)) for table in ("old", "finished", "shut", "used")] == [0, 2, 2, 3]
    assert store.append([Row("old", 2, b"of a server that still had it in memory")]) == [False]
    assert store.get_archive("finished") == b"kept"
    store.close()


def test_what_every_server_has_heard_of_is_not_kept_for_ever(store_url: str, admin: Admin) -> None:
    store = open_store(store_url, power_safe=False)
    store.open()
    store.append([Row(table, 0, _entered(0, 100)) for table in ("gone", "shut")])
    admin("expire", "--yes")
    store.append([Row("shut", 0, _entered(0, 1)), Row("open", 0, _entered(0, 1))])
    with open_desk(store_url) as desk:
        desk.close_table("open")
        desk.prune_interventions(0)
        assert {found.table for found in store.interventions()} == {"gone", "shut", "open"}
        desk.prune_interventions(1 << 60)
        assert {found.table for found in store.interventions()} == {"open"}, "it was closed, and is still there"
    store.close()


def test_limits_and_mistakes_are_said_plainly(store_url: str, admin: Admin, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no Horae store" in admin("tables", status=2)
    store = open_store(store_url, power_safe=False)
    store.open()
    store.close()
    assert admin("tables") == "Nothing to list.\n"
    assert "messages a second from one connection" in admin("limits")
    assert "tables in the store" in admin("limits")
    assert msgspec.json.decode(admin("limits", "--json"))["store"]["tables"] == 0
    assert "name the table" in admin("people", "--person", "1", status=2)


def test_no_tables_name_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(("-a96DOQOonAW7HSv9Llf", "b-6DOQOonAW7HSv9Llf9"))
    monkeypatch.setattr(identity, "token_urlsafe", lambda size: next(drawn))
    assert identity.new_table_id() == "b-6DOQOonAW7HSv9Llf9"
