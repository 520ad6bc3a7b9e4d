"""A campaign from table to table: what a finished mission leaves goes with its people to the next, and nothing else does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from horae.core.rng import Rng
from horae.testkit.client import Client, HttpFailed, Json, ask_json, open_table
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess
from horae.testkit.timestories import campaign

pytestmark = [pytest.mark.anyio, pytest.mark.rule("TS-1.4")]
Serve = Callable[..., ServerProcess]
SAT_UP = {"es": "You sat up all night. (es)", "en": "You sat up all night."}


@pytest.fixture
def server(serve: Serve, tmp_path: Path) -> ServerProcess:
    return serve(packs=(str(campaign(tmp_path / "missions")),))


async def play_on(online: OnlineTable, **wish: str) -> Json:
    """Play to the end, ask for another table, and where it is for the first person."""
    await online.start()
    await online.play(Rng(1), 3000)
    first = online.clients[0]
    answer = await first.request("again", **wish)
    assert answer["type"] == "update", answer
    return await first.until(lambda message: message["type"] == "next")


async def follow(server: ServerProcess, found: Json) -> Client:
    client = Client(server.url, found["table"], found["token"])
    await client.connect()
    return client


async def test_the_next_mission_knows_what_the_finished_one_left(server: ServerProcess) -> None:
    async with OnlineTable(server.url, 1, game="timestories", pack="eve", options={"profile": "midsummer-en"}) as online:
        found = await play_on(online, pack="morrow")
        assert online.clients[0].shown["outcome"]["experience"] == ["You sat up all night."]
        lines = (await ask_json(server.url, "GET", f"/api/tables/{online.table}/entry?language=en"))["lines"]
        assert lines[-1] == {"name": "Remembered", "words": "You sat up all night."}
    ana = await follow(server, found)
    assert (ana.view["pack"], ana.view["experience"]) == ("morrow", [SAT_UP])
    assert ana.view["options"] == {"profile": "", "destiny": [], "experience": ["sat-up"]}, "midsummer is not for the morrow"
    changed = await ana.request("set_options", options={**ana.view["options"], "profile": "hadal-es"}, settings={})
    assert changed["type"] == "update"
    await ana.request("set_options", options={"profile": "hadal-es"}, settings={})
    assert ana.view["options"]["experience"] == ["sat-up"], "what is left out is kept"
    await ana.close()
    server.stop()
    server.start()
    ana = await follow(server, found)
    assert ana.view["experience"] == [SAT_UP]
    await ana.request("start")
    assert ana.shown["view"]["campaign"] == ["sat-up"]
    while ana.shown["view"]["card_a"] is None:
        moves = {choice["action"]["do"]: choice["action"] for choice in reversed(ana.shown["legal"])}
        places = [choice["action"] for choice in ana.shown["legal"] if choice["action"].get("location") == "pier"]
        await ana.do(places[0] if places else next(iter(moves.values())), ana.shown["offer"])
    assert "You yawn." in ana.shown["view"]["card_a"]["text"]["en"]
    await ana.close()


async def test_the_same_mission_again_is_another_try_and_knows_nothing_of_the_first(server: ServerProcess) -> None:
    async with OnlineTable(server.url, 2, game="timestories", pack="eve") as online:
        found = await play_on(online, pack="eve")
    ana = await follow(server, found)
    assert (ana.view["pack"], ana.view["experience"], ana.view["options"]["experience"]) == ("eve", [], [])
    await ana.close()


async def test_nobody_can_claim_what_no_table_has_left_them(server: ServerProcess) -> None:
    wish = {"game": "timestories", "pack": "morrow", "options": {"experience": ["sat-up"]}}
    with pytest.raises(HttpFailed) as wrong:
        await open_table(server.url, "Ana", **wish)
    assert (wrong.value.status, wrong.value.body["code"]) == (400, "not-earned")
    async with OnlineTable(server.url, 1, game="timestories", pack="morrow") as online:
        ana = online.clients[0]
        refused = await ana.request("set_options", options={"experience": ["sat-up"]}, settings={})
        assert (refused["type"], refused["code"]) == ("refused", "not-earned")
        assert ana.view["options"]["experience"] == []


async def test_what_does_not_lie_on_the_shelf_cannot_be_played_next_and_nothing_is_laid(server: ServerProcess) -> None:
    async with OnlineTable(server.url, 1, game="timestories", pack="eve") as online:
        await online.start()
        await online.play(Rng(1), 3000)
        ana = online.clients[0]
        refused = await ana.request("again", pack="../etc")
        assert (refused["type"], refused["code"]) == ("refused", "unknown-pack")
        assert "training, summer-night, eve, morrow" in refused["words"]
        assert (await ana.request("again", pack="morrow"))["type"] == "update"
