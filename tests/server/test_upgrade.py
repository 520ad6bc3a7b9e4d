"""A server that starts on newer rules, in the middle of games of all three kinds: every table goes on, or is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Self

import pytest

from horae import game
from horae.core.log import Log, Replay, load
from horae.core.rng import Rng
from horae.testkit.client import Client, HttpFailed, Json, ask, ask_json, enter_table
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_catalogues import CHANGED
from horae.testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]
GAMES = tuple(CHANGED)
NEW_RULES = "horae.testkit.server_catalogues:new_rules"
TODAYS_RULES = "horae.server.catalogue:everything"
NEW_BESIDE_OLD = "horae.testkit.server_catalogues:new_rules_beside_old"
FEW = 4
UNHURRIED: dict[str, Any] = {"messages_per_second": 1e6, "message_burst": 10**6}


def is_changed(name: str, choice: Json) -> bool:
    return bool(choice["action"]["do"] == CHANGED[name].__struct_config__.tag)


async def play(online: OnlineTable, name: str, rng: Rng, *, changed: bool) -> None:
    """Play a few moves that the new rules leave as they are; then, if `changed`, on until after one that they do not."""
    ana = online.clients[0]
    made, done = 0, False
    while ana.view["phase"] == "playing" and (made < FEW or (changed and not done)):
        offered = [(seat, each) for seat in online.deciding() for each in online.clients[seat].shown["legal"]]
        wanted = [one for one in offered if is_changed(name, one[1]) == (made >= FEW)] or offered
        seat, choice = rng.pick(wanted)
        done = is_changed(name, choice)
        client = online.clients[seat]
        answer = await client.do(choice["action"], client.shown["offer"])
        assert answer["type"] == "update", answer
        await online.all_at(answer["n"])
        made += 1
    if changed:
        await online.play(rng, 2)


class Evening:
    """Tables of every game on one server, some of them past a move that the rules of tomorrow change."""

    def __init__(self, serve: Serve, tmp_path: Path) -> None:
        self._serve = serve
        self._store = f"sqlite:///{tmp_path}/evening.db"
        self._stack = AsyncExitStack()
        self.server = serve(self._store, **UNHURRIED)

    async def tables(self, *, changed: bool) -> dict[str, OnlineTable]:
        """A table of each game that still runs."""
        return {name: await self.table(name, changed=changed) for name in GAMES}

    async def table(self, name: str, *, changed: bool) -> OnlineTable:
        for number in range(20):
            online = await self._stack.enter_async_context(OnlineTable(self.server.url, 2, game=name))
            await online.start()
            await play(online, name, Rng(number, name), changed=changed)
            if online.clients[0].view["phase"] == "playing":
                return online
        raise AssertionError(f"no game of {name} lasted")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *raised: object) -> None:
        await self._stack.aclose()

    async def upgrade(self, catalogue: str) -> None:
        await self._stack.aclose()
        await asyncio.to_thread(self.server.stop)
        self.server = self._serve(self._store, catalogue=catalogue, **UNHURRIED)

    async def come_back(self, online: OnlineTable) -> Json:
        """Everyone connects to the new server; what it says of the halt."""
        self._stack.push_async_callback(self._leave, online)
        for client in online.clients:
            client.url = self.server.url
            welcome = await client.connect()
            assert welcome["type"] == "welcome", welcome
        halt: Json = online.clients[0].view["halt"]
        return halt

    async def _leave(self, online: OnlineTable) -> None:
        for client in online.clients:
            await client.close()

    def log_of(self, online: OnlineTable) -> Log:
        return load(ask(self.server.url, "GET", f"/api/tables/{online.table}/log")[2])


def positions(online: OnlineTable) -> list[Json]:
    return [client.shown for client in online.clients]


async def test_where_the_old_rules_are_kept_games_are_finished_under_them(serve: Serve, tmp_path: Path) -> None:
    async with Evening(serve, tmp_path) as evening:
        tables = await evening.tables(changed=True)
        before = {name: positions(online) for name, online in tables.items()}
        await evening.upgrade(NEW_BESIDE_OLD)
        for name, online in tables.items():
            assert await evening.come_back(online) is None
            assert positions(online) == before[name]
            await play(online, name, Rng(5, name), changed=True)
        running = [online for online in tables.values() if online.clients[0].view["phase"] == "playing"]
        stood = [positions(online) for online in running]
        await evening.upgrade(TODAYS_RULES)
        for online, there in zip(running, stood, strict=True):
            assert await evening.come_back(online) is None, "what was done since was done under the old rules too"
            assert positions(online) == there


async def test_bots_go_on_under_kept_rules_to_the_end(serve: Serve, tmp_path: Path) -> None:
    async with Evening(serve, tmp_path) as evening:
        online = await evening.table("shipwreck", changed=True)
        await evening.upgrade(NEW_BESIDE_OLD)
        assert await evening.come_back(online) is None
        for client in online.clients:
            await client.request("stand_in", seat=client.you["seat"], bot="random")
        await online.clients[0].until(lambda message: (message.get("table") or {}).get("phase") == "over", 60)
        log = evening.log_of(online)
        assert log.head.rules == game("shipwreck").rules_version
        assert Replay(log, game("shipwreck")).final().result() is not None


async def test_under_new_rules_every_table_goes_on_or_is_told(serve: Serve, tmp_path: Path) -> None:
    async with Evening(serve, tmp_path) as evening:
        alike, halted, ended = [await evening.tables(changed=changed) for changed in (False, True, True)]
        before = {name: positions(online) for name, online in alike.items()}
        await evening.upgrade(NEW_RULES)
        for name in GAMES:
            assert await evening.come_back(alike[name]) is None
            assert positions(alike[name]) == before[name]
            await play(alike[name], name, Rng(6), changed=True)
            await goes_on_from_where_all_agree(evening, halted[name])
            await ends_with_its_log_open(evening, ended[name])
        await evening.upgrade(NEW_RULES)
        for online in (*alike.values(), *halted.values()):
            assert await evening.come_back(online) is None, "what was done under the new rules is theirs"
            await online.play(Rng(10), 2)
        for online in ended.values():
            assert (await evening.come_back(online))["log_open"]


async def goes_on_from_where_all_agree(evening: Evening, online: OnlineTable) -> None:
    halt = await evening.come_back(online)
    ana, bruno = online.clients
    assert (halt["can_go_back"], halt["log_open"]) == (True, False)
    assert FEW <= halt["kept"] < halt["actions"]
    assert ana.shown["deciding"] == ana.shown["legal"] == bruno.shown["legal"] == []
    assert (await ana.do({"do": "pass"}))["code"] == "halted"
    assert (await ana.request("ask_undo"))["table"]["undo"]["actions"] == halt["actions"] - halt["kept"]
    assert (await bruno.request("answer_undo", yes=False))["table"]["halt"] == halt
    await ana.request("ask_undo")
    answered = await bruno.request("answer_undo", yes=True)
    assert answered["table"]["halt"] is None
    await online.all_at(answered["n"])
    assert await online.play(Rng(9), 1) == 1


async def ends_with_its_log_open(evening: Evening, online: OnlineTable) -> None:
    halt = await evening.come_back(online)
    ana, bruno = online.clients
    with pytest.raises(HttpFailed) as wrong:
        await ask_json(evening.server.url, "GET", f"/api/tables/{online.table}/log")
    assert wrong.value.body["code"] == "not-over"
    assert ana.view["seed"] is None
    made = await enter_table(evening.server.url, online.table, "Eva")
    async with Client(evening.server.url, online.table, made["token"]) as eva:
        assert (await eva.request("open_log"))["code"] == (await eva.request("ask_undo"))["code"] == "not-seated"
    opened = await bruno.request("open_log")
    assert opened["table"]["halt"] == {**halt, "can_go_back": False, "log_open": True}
    log = evening.log_of(online)
    assert len(log.entries) == halt["actions"]
    Replay(log, game(ana.view["game"])).final()
    assert (await ana.request("ask_undo"))["code"] == "halted"
    await ana.request("again")
    following = await bruno.until(lambda message: message["type"] == "next")
    async with Client(evening.server.url, following["table"], following["token"]) as again:
        assert again.view["phase"] == "lobby"
