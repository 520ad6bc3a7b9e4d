"""A table that stands in public: seats that no link loses, consent that nobody dodges, chat that locks nothing."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from horae.cli.app import run as horae_command
from horae.core.rng import Rng
from horae.server.identity import Tokens, looks_like_token
from horae.server.store_desk import open_desk
from horae.table.seating import Guest, Seating
from horae.testkit.client import Client, HttpFailed, Json, ask_json, enter_table, open_table
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import patiently, until

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]


# --- links ---


def seating(people: int = 2) -> Seating:
    made = Seating()
    made.people = [Guest(f"guest {number}") for number in range(people)]
    return made


@pytest.mark.parametrize(
    "text", ["", "main", "rules", "SA-7.3", "seat", "seat.x", "a.b.c", "seat.T.0.0.sig.00000000", "T.0.short"]
)
def test_what_is_no_token_does_not_look_like_one(text: str) -> None:
    assert not looks_like_token(text)


def test_a_token_is_known_by_its_shape_and_any_slip_in_it_shows() -> None:
    token = Tokens(b"secret").make("table-id_x", 1)
    assert looks_like_token(token)
    for at in range(len(token)):
        assert not looks_like_token(token[:at] + ("x" if token[at] != "x" else "y") + token[at + 1 :])


def test_a_token_of_before_is_still_good() -> None:
    tokens = Tokens(b"secret")
    before = f"T.1.{tokens._sign_first('T', 1)}"
    found = tokens.read(before, "T", seating())
    assert found is not None
    assert (found.person, found.state) == (1, "good")


def test_a_new_link_takes_the_place_of_all_others_also_of_one_that_was_made_in_secret() -> None:
    tokens, people = Tokens(b"secret"), seating()
    first = tokens.make("T", 1)
    renewed, secret = tokens.renew("T", 1, people), tokens.renew("T", 1, people)
    fresh = tokens.read(renewed, "T", people)
    assert fresh is not None
    assert fresh.state == "fresh"
    people.people[1].keys.append(fresh.key)
    assert [
        None if found is None else found.state for found in (tokens.read(one, "T", people) for one in (first, renewed, secret))
    ] == [
        "old",
        "good",
        None,
    ]
    later = tokens.read(tokens.renew("T", 1, people), "T", people)
    assert later is not None
    people.people[1].keys.append(later.key)
    assert tokens.read(renewed, "T", people) == (1, fresh.key, "old")


async def test_the_server_says_whose_a_token_is_before_anybody_takes_it(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        path = f"/api/tables/{online.table}/me"
        told = await ask_json(url, "GET", path, token=online.clients[1].token)
        assert told == {"person": 1, "name": "Bruno", "seat": 1, "token": None}
        for token in (None, "main", "rules", (online.clients[1].token or "")[:-1]):
            with pytest.raises(HttpFailed) as failed:
                await ask_json(url, "GET", path, token=token)
            assert (failed.value.status, failed.value.body["code"]) == (403, "bad-token")


async def test_with_a_new_link_the_old_ones_stop_working_and_their_connections_end(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        bruno = online.clients[1]
        old = bruno.token
        thief = Client(url, online.table, old)
        await thief.connect()
        link = await bruno.request("new_link")
        assert link["type"] == "seat_link"
        assert (await bruno.request("say", text="still me"))["type"] == "update", "nothing has changed yet"
        stolen = (await thief.request("new_link"))["token"]
        bruno.token = link["token"]
        assert (await bruno.connect())["you"]["seat"] == 1
        assert (await thief.until(lambda message: message["type"] == "error"))["code"] == "old-link"
        assert (await thief.closed())[0] == 1008
        for token, code in ((old, "old-link"), (stolen, "bad-token")):
            late = Client(url, online.table, token)
            assert (await late.connect())["code"] == code
        with pytest.raises(HttpFailed) as failed:
            await ask_json(url, "GET", f"/api/tables/{online.table}/me", token=old)
        assert failed.value.body["code"] == "old-link"


# --- consent ---


async def test_nobody_acts_for_who_lost_the_line_a_moment_ago(serve: Serve) -> None:
    """The host who reloads stays host; a bot waits; and a refusal is not got round by a blink."""
    server = serve(grace_seconds=3600.0)
    async with OnlineTable(server.url, 2) as online:
        ana, bruno = online.clients
        await ana.close()
        await bruno.until(lambda message: message["type"] == "presence" and message["here"] == [1])
        assert (await bruno.request("unseat", seat=0))["code"] == "not-host"
        await ana.connect()
        await online.start()
        await bruno.close()
        gone = await ana.until(lambda message: message["type"] == "presence" and message["here"] == [0])
        assert gone["gone"] == []
        assert (await ana.request("stand_in", seat=1, bot="random"))["code"] == "still-here"


async def test_when_the_time_of_grace_is_over_others_are_told_and_may_act(serve: Serve) -> None:
    server = serve(grace_seconds=0.1)
    async with OnlineTable(server.url, 2) as online:
        ana, bruno = online.clients
        await online.start()
        await bruno.close()
        await ana.until(lambda message: message["type"] == "presence" and message["gone"] == [1])
        assert (await ana.request("stand_in", seat=1, bot="random"))["type"] == "update"


async def test_the_time_of_grace_begins_before_others_are_told(serve: Serve) -> None:
    """Those who go are told of a moment later, together. What is asked for until then does not come through either."""
    server = serve(grace_seconds=3600.0)
    async with OnlineTable(server.url, 2) as online:
        ana, bruno = online.clients
        await online.start()
        await bruno.close()
        is_told = False
        while not is_told:
            is_told = ana.here == {0}
            assert (await ana.request("stand_in", seat=1, bot="random"))["code"] == "still-here"


async def test_a_server_that_starts_anew_gives_everybody_time_to_come_back(serve: Serve, tmp_path: Path) -> None:
    server = serve(grace_seconds=3600.0)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        ana = online.clients[0]
        server.stop()
        server.start()
        ana.url = server.url
        await ana.connect()
        assert (await ana.request("stand_in", seat=1, bot="random"))["code"] == "still-here"


async def test_a_refusal_is_not_got_round_by_covering_who_refused(serve: Serve) -> None:
    server = serve()
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        asker = online.deciding()[0]
        first, second = online.clients[asker], online.clients[1 - asker]
        await online.move(asker, Rng(1))
        while online.deciding() != [1 - asker]:
            await online.move(online.deciding()[0], Rng(1))
        await online.move(1 - asker, Rng(1))
        asked = await first.request("ask_undo")
        await online.all_at(asked["n"])
        await second.request("answer_undo", yes=False)
        await second.close()
        await first.until(lambda message: message["type"] == "presence" and message["here"] == [asker])
        assert (await first.request("stand_in", seat=1 - asker, bot="random"))["type"] == "update"
        again = await first.request("ask_undo")
        assert again["table"]["undo"]["waiting"] == [1 - asker]


async def test_a_lost_seat_is_given_to_who_comes_in_anew_and_the_old_link_has_it_again(serve: Serve) -> None:
    server = serve()
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        ana, bruno = online.clients
        hand = bruno.shown["view"]["hand"]
        await bruno.close()
        await ana.until(lambda message: message["type"] == "presence" and message["gone"] == [1])
        made = await enter_table(server.url, online.table, "Bruno")
        async with Client(server.url, online.table, made["token"]) as again:
            assert (await ana.request("give_seat", seat=1, person=2))["type"] == "update"
            await again.until(lambda message: (message.get("you") or {}).get("seat") == 1)
            assert again.shown["view"]["hand"] == hand
            welcome = await bruno.connect()
            assert (welcome["you"]["seat"], welcome["you"]["lost_seat"]) == (None, 1)
            assert (await bruno.request("take_back"))["you"]["seat"] == 1
            await again.until(lambda message: message.get("you") is not None)
            assert again.you["seat"] is None


# --- chat ---


def is_answer(request: str, message: Json) -> bool:
    return message.get("id") == request


async def test_however_much_was_said_a_welcome_is_a_page_and_the_rest_comes_on_demand(serve: Serve) -> None:
    url = serve(messages_per_second=1e6, message_burst=10**6).url
    async with OnlineTable(url, 2) as online:
        ana, bruno = online.clients
        for number in range(450):
            await ana.send({"type": "say", "id": str(number), "text": f"{number} " + "ñ" * 390})
            if number % 15 == 14:
                await ana.until(partial(is_answer, str(number)))
        await online.all_at(ana.n or 0)
        await bruno.close()
        welcome = await bruno.connect()
        assert len(bruno.received[-1]) < 300_000
        assert len(welcome["lines"]) == 200
        lines = welcome["lines"]
        earlier = welcome["earlier"]
        while earlier is not None:
            page = await bruno.request("earlier", before=earlier)
            lines, earlier = [*page["lines"], *lines], page["earlier"]
        assert lines[0]["words"] == "Ana opened the table."
        assert [line["words"].split()[0] for line in lines if line["kind"] == "chat"] == [str(number) for number in range(450)]
        since = await bruno.connect(after=10)
        assert len(since["lines"]) == 200
        assert since["earlier"] is not None
        async with Client(url, online.table) as watcher:
            assert len((await watcher.request("earlier", before=5))["lines"]) == 5


async def test_one_person_cannot_fill_the_chat(serve: Serve) -> None:
    server = serve(chat_per_second=1e-6, chat_burst=10)
    async with OnlineTable(server.url, 2) as online:
        ana, bruno = online.clients
        answers = [await ana.request("say", text="x" * 400) for _ in range(4)]
        assert [answer["type"] for answer in answers] == ["update", "update", "refused", "refused"]
        assert answers[-1]["code"] == "chatty"
        assert (await bruno.request("say", text="hm"))["type"] == "update", "others write on"
        assert (await ana.request("start"))["type"] in ("update", "refused")


async def test_a_message_that_is_too_long_is_told_how_long_it_may_be(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        ana, _ = online.clients
        refused = await ana.request("say", text="x" * 431)
        assert (refused["type"], refused["code"]) == ("refused", "bad-text")
        assert refused["words"] == "your message has 431 characters, and it can hold 400: shorten it, or send it in parts"
        assert (await ana.request("say", text="x" * 400))["type"] == "update"


async def test_who_is_sent_away_in_a_game_of_shipwreck_leaves_it_for_good(url: str) -> None:
    async with OnlineTable(url, 3) as online:
        await online.start()
        ana = online.clients[0]
        await ana.request("remove", person=2)
        told = await ana.until(lambda message: any(is_farewell(line) for line in message.get("lines", ())))
        farewell = next(line["event"] for line in told["lines"] if is_farewell(line))
        assert (farewell["seat"], farewell["order"]) == (2, [0, 1])
        assert told["position"]["view"]["order"] == [0, 1]


def is_farewell(line: Json) -> bool:
    event = line.get("event") or {}
    return event.get("happened") == "person_left" and event.get("for_good") is True


async def test_the_host_mutes_removes_and_locks(url: str) -> None:
    async with OnlineTable(url, 3) as online:
        ana, bruno, clara = online.clients
        assert (await bruno.request("remove", person=2))["code"] == "not-host"
        await ana.request("mute", person=2, muted=True)
        assert (await clara.request("say", text="but"))["code"] == "silenced"
        assert (await clara.request("rename", name="But I say"))["code"] == "silenced"
        removed = await ana.request("remove", person=2)
        assert removed["table"]["people"][2]["removed"]
        assert removed["table"]["seats"][2]["person"] is None
        assert (await clara.until(lambda message: message["type"] == "error"))["code"] == "removed"
        assert (await clara.closed())[0] == 1008
        assert (await clara.connect())["code"] == "removed"
        await ana.request("lock", locked=True)
        with pytest.raises(HttpFailed) as failed:
            await enter_table(url, online.table, "Clara")
        assert failed.value.body["code"] == "locked"
        watcher = Client(url, online.table)
        assert (await watcher.connect())["code"] == "locked"
        assert (await bruno.connect())["you"]["seat"] == 1, "who is in stays in"


async def test_a_table_without_onlookers_shows_its_game_to_nobody_who_does_not_play_also_after_the_end(
    serve: Serve, tmp_path: Path
) -> None:
    server = serve()
    async with OnlineTable(server.url, 2, settings={"watchers": False}, options={"difficulty": "total"}) as online:
        made = await enter_table(server.url, online.table, "Eva")
        path = f"/api/tables/{online.table}"

        async def is_closed_to(token: str | None) -> None:
            for what in ("/replay", "/replay?seat=0", "/log"):
                with pytest.raises(HttpFailed) as failed:
                    await ask_json(server.url, "GET", path + what, token=token)
                assert (failed.value.status, failed.value.body["code"]) == (403, "no-onlookers")
            assert (await ask_json(server.url, "GET", path, token=token))["seed"] is None

        async with Client(server.url, online.table, made["token"]) as eva:
            await online.start()
            await online.move(online.deciding()[0], Rng(1))
            await is_closed_to(None)
            await is_closed_to(made["token"])
            await online.play(Rng(1))
            await eva.until(lambda message: (message.get("table") or {}).get("phase") == "over")
            assert eva.position is None
            assert all(line["kind"] != "event" for line in eva.lines)
            assert eva.view["seed"] is None
            assert online.clients[0].view["seed"] is not None
            await eva.connect()
            assert eva.position is None
            await is_closed_to(made["token"])
        await until(lambda: "horae_archives_total 1" in server.metrics(), "it is archived")
        await is_closed_to(made["token"])
        await is_closed_to(None)
        own = await ask_json(server.url, "GET", f"{path}/replay?seat=0", token=online.clients[1].token)
        assert own["finished"]


# --- every hello is answered ---


async def hello(server: ServerProcess, table: str, token: str | None) -> Client:
    client = Client(server.url, table, token, language="es")
    await client.connect()
    return client


async def test_a_hello_is_answered_while_the_store_is_away_and_again_when_it_is_back(serve: Serve) -> None:
    server = serve(store_seconds=3.0, idle_seconds=0.0)
    made = await open_table(server.url)
    server.stop()
    server.start()
    store = server.store_process()
    os.kill(store, signal.SIGSTOP)
    try:
        client = await hello(server, made["table"], made["token"])
        assert (client.welcome["code"], "Tu asiento está a salvo" in client.welcome["words"]) == ("store-away", True)
        assert (await client.closed())[0] == 1013
    finally:
        os.kill(store, signal.SIGCONT)
    for _ in patiently("the store is back"):
        welcome = await client.connect()
        if welcome["type"] == "welcome":
            break
    assert welcome["you"]["seat"] == 0
    await client.close()


@pytest.mark.parametrize(
    ("fault", "words"),
    [("game", "juego"), ("pack", "gone"), ("option", "luck"), ("damaged", "registro 1")],
)
async def test_a_hello_to_a_table_that_cannot_be_had_is_answered_and_the_seat_is_kept(
    serve: Serve, tmp_path: Path, fault: str, words: str
) -> None:
    file = tmp_path / "own.db"
    server = serve()
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        await online.move(online.deciding()[0], Rng(1))
        table, token = online.table, online.clients[1].token
    server.stop()
    with sqlite3.connect(file) as db:
        rows = dict(db.execute("select n, body from record where table_id = ?", (table,)).fetchall())
        changed = {
            "game": (0, rows[0].replace(b'"shipwreck"', b'"shipwrekc"')),
            "pack": (0, rows[0].replace(b'"base"', b'"gone"')),
            "option": (0, rows[0].replace(b'"options":{', b'"options":{"luck":1,')),
            "damaged": (1, rows[1][:-4]),
        }[fault]
        assert changed[1] != rows[changed[0]]
        db.execute("update record set body = ? where table_id = ? and n = ?", (changed[1], table, changed[0]))
    server.start()
    client = await hello(server, table, token)
    assert client.welcome["code"] == "cannot-resume"
    assert words in client.welcome["words"]
    assert (await client.closed())[0] == 1008
    with sqlite3.connect(file) as db:
        for n, body in rows.items():
            db.execute("update record set body = ? where table_id = ? and n = ?", (body, table, n))
    assert (await client.connect())["you"]["seat"] == 1, "the same link, once it is mended"
    await client.close()


# --- what is stored about somebody ---


async def test_people_see_what_is_stored_about_them_and_have_it_erased(serve: Serve, store_url: str) -> None:
    server = serve(store_url)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        ana, bruno = online.clients
        await ana.request("say", text="A word of mine")
        await bruno.request("say", text="A word of his")
        path = f"/api/tables/{online.table}/me"
        about = await ask_json(server.url, "GET", f"{path}/stored", token=ana.token)
        assert (about["person"], about["names"], about["said"]) == (0, ["Ana"], ["A word of mine"])
        for token in (None, "seat.of.nobody"):
            for method, what in (("GET", "stored"), ("POST", "erase")):
                with pytest.raises(HttpFailed) as wrong:
                    await ask_json(server.url, method, f"{path}/{what}", token=token)
                assert wrong.value.body["code"] == "bad-token"
        left = await ask_json(server.url, "POST", f"{path}/erase", token=ana.token)
        assert (left["names"], left["said"]) == (["—"], ["—"])
        assert (await bruno.closed())[0] == 1012, "whoever has read it reads the table anew"
        for client in online.clients:
            assert (await client.connect())["type"] == "welcome"
        words = [line["words"] for line in bruno.welcome["lines"]]
        assert "A word of his" in words
        assert not any("Ana" in line or "mine" in line for line in words)
        assert ana.you["seat"] == 0
        await online.play(Rng(1), 1)
    assert b"A word of mine" not in everything_in(store_url)


async def test_who_is_erased_is_erased_where_the_others_played_on_too(serve: Serve, store_url: str) -> None:
    """Their name went along to the next table though they never came there; and goes to none after that."""
    server = serve(store_url)
    async with OnlineTable(server.url, 2, options={"difficulty": "total"}) as online:
        await online.start()
        await online.play(Rng(4), 60)
        ana, bruno = online.clients
        await bruno.request("say", text="A word of his")
        await bruno.close()
        await ana.request("again")
        found = await ana.until(lambda message: message["type"] == "next")
        left = await ask_json(server.url, "POST", f"/api/tables/{online.table}/me/erase", token=bruno.token)
        assert left["names"] == ["—"]
    following = await ask_json(server.url, "GET", f"/api/tables/{found['table']}")
    assert [person["name"] for person in following["people"]] == ["Ana", "—"]
    stored = everything_in(store_url)
    assert b"Bruno" not in stored
    assert b"A word of his" not in stored
    assert b"Ana" in stored


async def test_no_erased_name_goes_along_from_a_server_that_has_yet_to_hear_of_it(
    serve: Serve, store_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve(store_url)
    async with OnlineTable(server.url, 2, options={"difficulty": "total"}) as online:
        await online.start()
        await online.play(Rng(4), 60)
        ana, bruno = online.clients
        assert horae_command(["admin", "erase", online.table, "--person", "1", "--yes", "--store", store_url]) == 0
        with suppress(ConnectionClosed):  # it has heard of it by now
            await ana.send({"type": "again", "id": "on"})
        assert (await ana.closed())[0] == 1012
        await ana.connect()
        await ana.request("again")
        await ana.until(lambda message: message["type"] == "next")
        await bruno.closed()
    assert b"Bruno" not in everything_in(store_url)


def everything_in(store_url: str) -> bytes:
    with open_desk(store_url) as desk:
        return b"\n".join(value for row in desk.rows() for value in row.values if isinstance(value, bytes))


async def test_nobody_makes_others_come_anew_again_and_again(serve: Serve) -> None:
    server = serve(erasures_per_hour=1.0, erasure_burst=2)
    made = await open_table(server.url)
    path = f"/api/tables/{made['table']}/me/erase"
    for _ in range(2):
        await ask_json(server.url, "POST", path, token=made["token"])
    with pytest.raises(HttpFailed) as wrong:
        await ask_json(server.url, "POST", path, token=made["token"])
    assert wrong.value.status == 429
