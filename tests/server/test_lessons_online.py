"""A lesson over the network: opened with one request, its bots play along, and only the learner is told where they are."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from horae.server.protocol import http_bodies
from horae.testkit.client import Client, ask, ask_json, enter_table


async def opened(url: str) -> http_bodies.Admission:
    made = await ask_json(url, "POST", "/api/lessons", {"game": "shipwreck", "name": "Ana"})
    return msgspec.convert(made, http_bodies.Admission)


async def until_page(client: Client, goal: int) -> None:
    while client.position is None or client.position["lesson"]["goal"] != goal or client.position["lesson"]["waiting"]:
        await client.next()


def test_a_lesson_is_opened_played_left_and_resumed(url: str) -> None:
    async def play() -> None:
        mine = await opened(url)
        async with Client(url, mine.table, mine.token) as ana:
            assert ana.view["lesson"]
            assert ana.view["phase"] == "playing"
            await until_page(ana, 2)
            await ana.do({"do": "flip", "tiles": [2], "down": True})
            await until_page(ana, 3)
        async with Client(url, mine.table, mine.token) as ana:
            assert ana.position is not None
            assert ana.position["lesson"] == {"page": 3, "goal": 3, "waiting": False, "stray": False}

    asyncio.run(play())


def test_another_move_is_told_and_can_be_taken_back(url: str) -> None:
    async def play() -> None:
        mine = await opened(url)
        async with Client(url, mine.table, mine.token) as ana:
            await until_page(ana, 2)
            await ana.do({"do": "predict", "value": 7})
            assert ana.position is not None
            assert ana.position["lesson"]["stray"]
            await ana.request("ask_undo")
            await until_page(ana, 2)
            assert not ana.position["lesson"]["stray"]

    asyncio.run(play())


def test_others_at_the_table_are_not_told_where_the_learner_is(url: str) -> None:
    async def play() -> None:
        mine = await opened(url)
        guest = await enter_table(url, mine.table, "Bruno")
        async with Client(url, mine.table, guest["token"]) as bruno:
            assert bruno.position is not None
            assert bruno.position["lesson"] is None
            assert bruno.view["lesson"]

    asyncio.run(play())


@pytest.mark.parametrize(("language", "title"), [("es", "Lee la carta"), ("en", "Read the card")])
def test_its_pages_come_in_one_language(url: str, language: str, title: str) -> None:
    _, _, body = ask(url, "GET", f"/api/lessons/shipwreck?language={language}")
    text = msgspec.json.decode(body, type=http_bodies.LessonText)
    assert text.pages[1].title == title
    assert text.pages[1].ask is not None
    assert [page.move for page in text.pages][:4] == [False, False, True, True]


def test_a_game_that_is_not_there_has_no_lesson(url: str) -> None:
    status, _, body = ask(url, "POST", "/api/lessons", {"game": "tides", "name": "Ana"})
    assert (status, msgspec.json.decode(body)["code"]) == (404, "unknown-game")
