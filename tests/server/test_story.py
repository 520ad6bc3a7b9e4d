"""A finished game is retold to whoever asks, in their language, also once it is archived, and not before its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from horae.core.rng import Rng
from horae.testkit.client import HttpFailed, ask_json
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]
UNHURRIED: dict[str, Any] = {"messages_per_second": 1e6, "message_burst": 10**6}


async def test_a_finished_game_is_retold_in_each_language_and_a_running_one_is_not(serve: Serve) -> None:
    server = serve(**UNHURRIED)
    async with OnlineTable(server.url, 2, options={"difficulty": "total"}) as online:
        await online.start()
        path = f"/api/tables/{online.table}/story"
        with pytest.raises(HttpFailed) as early:
            await ask_json(server.url, "GET", path)
        assert (early.value.status, early.value.body["code"]) == (409, "not-over")
        await online.play(Rng(2), 3000)
    told = {language: await ask_json(server.url, "GET", f"{path}?language={language}") for language in ("es", "en")}
    assert [chapter["title"] for chapter in told["en"]["chapters"]] == ["What decided it", "What each play told"]
    assert [chapter["title"] for chapter in told["es"]["chapters"]] == ["Lo que la decidió", "Lo que contó cada jugada"]
    assert [len(chapter["rows"]) for chapter in told["es"]["chapters"]] == [
        len(chapter["rows"]) for chapter in told["en"]["chapters"]
    ]
