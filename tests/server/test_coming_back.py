"""Coming back over the network without one's link, looking on, and what is said with one press."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.rng import Rng
from horae.server.config import Config
from horae.server.log_room import LogRoom
from horae.table.records import Reacted, Record
from horae.table.table import Declined
from horae.testkit.client import Client, HttpFailed, Json, ask_json
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio


async def knock(url: str, table: str, whom: int) -> Client:
    """Somebody without a link, who says that they are this person."""
    admitted = await ask_json(url, "POST", f"/api/tables/{table}/people", {"name": "Bruno", "claims": whom})
    client = Client(url, table, admitted["token"])
    await client.connect()
    return client


def claims_in(message: Json) -> bool:
    return bool((message.get("table") or {}).get("claims"))


async def test_who_is_recognised_gets_the_seats_own_token_and_sees_nothing_before(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        await online.start()
        bruno = online.clients[1]
        door = await knock(url, online.table, 1)
        assert door.you["seat"] is None
        assert (door.position, door.lines) == (None, [])
        await online.clients[0].request("say", text="the door code is 1898")
        assert (await door.request("say", text="let me in"))["code"] == "at-the-door"
        assert (await door.request("sit", seat=2))["code"] == "at-the-door"
        asked = await bruno.until(claims_in)
        claim = asked["table"]["claims"][0]
        assert (claim["whom"], claim["waiting"]) == (1, [1])
        assert [guest["removed"] for guest in asked["table"]["people"]] == [False, False, True]
        answer = await online.clients[0].request("answer_claim", person=claim["person"], yes=True)
        assert answer["code"] == "no-claim", "whoever's device is here answers for themselves"
        await door.caught_up()
        assert not any("1898" in text for text in door.received), "what is said inside is not heard at the door"
        assert (await door.request("earlier", before=10_000))["lines"] == []
        await bruno.request("answer_claim", person=claim["person"], yes=True)
        assert (await door.until(lambda message: message["type"] == "error"))["code"] == "recognised"
        holder = await ask_json(url, "GET", f"/api/tables/{online.table}/me", token=door.token)
        assert (holder["person"], holder["name"], holder["seat"]) == (1, "Bruno", 1)
        back = Client(url, online.table, holder["token"])
        assert (await back.connect())["you"]["seat"] == 1
        link = await back.request("new_link")
        back.token = link["token"]
        await back.connect()
        with pytest.raises(HttpFailed) as failed:
            await ask_json(url, "GET", f"/api/tables/{online.table}/me", token=door.token)
        assert failed.value.body["code"] == "old-link", "a new link shuts out whoever was let in by an older one"
        await back.close()


async def test_who_is_not_recognised_is_told_and_stays_out(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        door = await knock(url, online.table, 1)
        asked = await online.clients[1].until(claims_in)
        await online.clients[1].request("answer_claim", person=asked["table"]["claims"][0]["person"], yes=False)
        assert (await door.until(lambda message: message["type"] == "error"))["code"] == "not-recognised"
        assert (await door.connect())["code"] == "not-recognised"
        with pytest.raises(HttpFailed) as failed:
            await ask_json(url, "GET", f"/api/tables/{online.table}/me", token=door.token)
        assert failed.value.body["code"] == "not-recognised"


async def test_everybody_knows_how_many_look_on(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        ana = online.clients[0]
        watcher = Client(url, online.table)
        assert (await watcher.connect())["table"]["watching"] == 1
        assert (await ana.until(lambda message: message["type"] == "presence" and message["watching"] == 1))["here"] == [0, 1]
        await watcher.close()
        await ana.until(lambda message: message["type"] == "presence" and message["watching"] == 0)


async def test_a_reaction_is_a_line_of_chat_in_everybodys_language(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        ana, bruno = online.clients[:2]
        told = await ana.request("react", reaction="bravo")
        assert [(line["kind"], line["words"], line["fact"], line["person"]) for line in told["lines"]] == [
            ("chat", "Well played!", "reacted-bravo", 0)
        ]
        bruno.language = "es"
        line = (await bruno.connect())["lines"][-1]
        assert (line["words"], line["fact"]) == ("¡Bien jugado!", "reacted-bravo")
        assert (await ana.request("react", reaction="<svg>"))["code"] == "bad-message"


async def test_a_reaction_costs_as_much_as_a_line(serve: Callable[..., ServerProcess]) -> None:
    server = serve(chat_burst=3, chat_per_second=1e-6)
    async with OnlineTable(server.url, 1) as online:
        answers = [await online.clients[0].request("react", reaction="ouch") for _ in range(4)]
        assert [answer.get("code") for answer in answers] == [None, None, None, "chatty"]


async def test_who_asked_to_take_something_back_can_tell_that_it_was_refused(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        await online.start()
        active = online.deciding()[0]
        await online.move(active, Rng(1))
        await online.clients[active].request("ask_undo")
        other = online.clients[1 - active]
        if other.view.get("undo") is None:
            await other.until(lambda message: bool((message.get("table") or {}).get("undo")))
        told = await other.request("answer_undo", yes=False)
        assert [(line["fact"], line["person"]) for line in told["lines"]] == [("undo_dropped", 1 - active)]


def test_reactions_stop_where_words_do() -> None:
    room = LogRoom(Config(person_records=1), [Record(0, 0, 0, None, Reacted("bravo"))])
    with pytest.raises(Declined, match="as much as this table can hold from one person"):
        room.check(0, Reacted("bravo"), is_mark=False)
    room.check(1, Reacted("bravo"), is_mark=False)
