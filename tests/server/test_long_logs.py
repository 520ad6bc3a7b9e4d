"""A table's log has an end, which is told before it comes; words and marks reach it first, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.rng import Rng
from horae.core.speech import LANGUAGES
from horae.testkit.client import Json
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio


def tells(left: int) -> Callable[[Json], bool]:
    return lambda message: message["type"] == "update" and any(f" {left} " in line["words"] for line in message["lines"])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nobody_fills_a_log_for_the_others(serve: Callable[..., ServerProcess], language: str) -> None:
    """One person's share ends first. Then they can play on, and the others talk on."""
    server = serve(person_records=20, table_records=60)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        talker, other = online.clients
        await talker.send({"type": "speak", "language": language})
        answer: Json = {}
        for _ in range(30):
            answer = await talker.request("say", text="hola")
            if answer["type"] == "refused":
                break
        assert (answer["type"], answer["code"]) == ("refused", "log-full-of-yours")
        assert sum('"kind":"table"' in text and " 10 " in text for text in talker.received) == 1, "it was not told before"
        assert (await talker.do({"do": "flip", "tiles": [1]}))["code"] in ("log-full-of-yours", "rule")
        assert (await other.request("say", text="hola"))["type"] == "update"
        await online.play(Rng(1), 4)


async def test_a_game_goes_on_where_there_is_no_room_for_words(serve: Callable[..., ServerProcess]) -> None:
    server = serve(person_records=1000, table_records=40)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        ana, bea = online.clients
        for client in (ana, bea) * 20:
            answer = await client.request("say", text="hola")
            if answer["type"] == "refused":
                break
        assert answer["code"] == "log-full-of-words"
        assert any(" 10 more lines" in text for text in bea.received)
        await online.play(Rng(1), 4)


async def test_a_log_ends_where_a_game_never_does(serve: Callable[..., ServerProcess]) -> None:
    server = serve(person_records=1000, table_records=20)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        host = online.clients[0]
        for number in range(60):
            answer = await host.request("lock", locked=not number % 2)
            if answer["type"] == "refused":
                break
        assert (answer["code"], number < 40) == ("log-full", True)


async def test_marks_count_as_much_as_lines(serve: Callable[..., ServerProcess]) -> None:
    """Who marks without end waits like who talks without end; moves are free."""
    server = serve(chat_per_second=1e-9, chat_burst=8)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        await online.play(Rng(3), 1)
        codes = []
        for number in range(12):
            for client in online.clients:
                answer = await client.do({"do": "flip", "tiles": [1 + number // 2 % 7], "down": not number % 2})
                codes.append(answer.get("code"))
        assert "chatty" in codes
        await online.play(Rng(4), 3)


async def test_an_address_has_one_account_for_all_its_people(serve: Callable[..., ServerProcess]) -> None:
    server = serve(writing_per_second=1e-9, writing_burst=10)
    async with OnlineTable(server.url, 2) as online:
        codes = [(await client.request("say", text="hola")).get("code") for client in online.clients * 6]
        assert codes[-1] == "chatty"
