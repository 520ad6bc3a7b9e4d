"""A prediction over the network: proposed, shown to everybody, stopped or counted, also after the server has been away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from horae.core.rng import Rng
from horae.testkit.client import Client, Json
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]
SEVEN = {"do": "predict", "value": 7}


async def predicting(online: OnlineTable) -> tuple[Client, list[Client]]:
    """Play to the first prediction: who is active, and the group."""
    await online.start()
    while online.clients[0].shown["view"]["step"] != "predict":
        await online.move(online.deciding()[0], Rng(1))
    active = online.clients[0].shown["view"]["active"]
    return online.clients[active], [client for seat, client in enumerate(online.clients) if seat != active]


def is_predicted(message: Json) -> bool:
    return any((line.get("event") or {}).get("happened") == "predicted" for line in message.get("lines", ()))


async def test_everybody_sees_what_is_proposed_and_one_word_takes_it_back(serve: Serve) -> None:
    server = serve(proposal_seconds=3600.0)
    async with OnlineTable(server.url, 3) as online:
        active, (ana, bruno) = await predicting(online)
        said = await ana.do(SEVEN, ana.shown["offer"])
        assert not is_predicted(said)
        await online.all_at(said["n"])
        async with Client(server.url, online.table) as watcher:
            for client in (*online.clients, watcher):
                proposal = client.view["proposal"]
                assert (proposal["person"], proposal["action"], proposal["seconds"]) == (ana.you["person"], SEVEN, 3600.0)
                assert proposal["words"] == {"en": "predict a 7", "es": "predecir un 7"}
                assert proposal["waiting"] == [bruno.you["person"]]
        assert (await active.request("answer_proposal", yes=False))["code"] == "no-proposal-open"
        assert (await bruno.do({"do": "pass"}, bruno.shown["offer"]))["code"] == "proposal-open"
        dropped = await bruno.request("answer_proposal", yes=False)
        await online.all_at(dropped["n"])
        assert all(client.view.get("proposal") is None for client in online.clients)
        assert ana.shown["view"]["step"] == "predict"


async def test_it_counts_when_its_moment_is_over_and_a_restart_begins_it_anew(serve: Serve, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/proposed.db"
    server = serve(store, proposal_seconds=3600.0)
    async with OnlineTable(server.url, 3) as online:
        _, (ana, bruno) = await predicting(online)
        await ana.do(SEVEN, ana.shown["offer"])
        server.kill()
        server.start()
        bruno.url = server.url
        await bruno.connect()
        assert bruno.view["proposal"]["action"] == SEVEN
        server.kill()
        bruno.url = serve(store, proposal_seconds=0.1).url
        bruno.lines.clear()
        welcome = await bruno.connect()
        while not is_predicted(welcome):  # it may have counted before he was there
            welcome = await bruno.next()
        assert bruno.view.get("proposal") is None
        assert next(line["person"] for line in bruno.lines if is_predicted({"lines": [line]})) == ana.you["person"]


async def test_whoever_says_yes_last_lets_it_count(serve: Serve) -> None:
    server = serve(proposal_seconds=3600.0)
    async with OnlineTable(server.url, 3) as online:
        _, (ana, bruno) = await predicting(online)
        said = await ana.do(SEVEN, ana.shown["offer"])
        await online.all_at(said["n"])
        assert is_predicted(await bruno.request("answer_proposal", yes=True))
