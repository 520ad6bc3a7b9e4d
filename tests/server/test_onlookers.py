"""Where onlookers are not wanted, who has no seat learns nothing of the game, by no endpoint and no message: two tables where
the same people play different games are the same to them, byte for byte."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from horae.core.rng import Rng
from horae.testkit.client import Client, Json, ask, enter_table
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio

PLACES = (
    "", "/me", "/me/stored", "/replay", "/replay?seat=0", "/replay?seat=1", "/log", "/entry", "/entry.txt", "/story", "/pack",
    "/pictures/none",
)  # fmt: skip
MESSAGES: tuple[Json, ...] = (
    {"type": "earlier", "before": 10_000},
    {"type": "coach"},
    *({"type": "typed", "line": line} for line in ("help", "1", "news", "table", "who", "rules", "why 1", "log", "moves")),
    {"type": "why_not", "action": {"do": "predict", "value": 3}},
    {"type": "do", "action": {"do": "predict", "value": 3}},
    {"type": "do", "action": {"do": "join"}},
    {"type": "ask_undo"},
    {"type": "answer_undo", "yes": True},
    {"type": "answer_proposal", "yes": True},
    {"type": "answer_proposal", "yes": False},
    {"type": "answer_seat", "yes": True},
    {"type": "open_log"},
    {"type": "again"},
    {"type": "take_back"},
    {"type": "ready", "ready": True},
    {"type": "stand"},
    {"type": "say", "text": "hola"},
    {"type": "react", "reaction": "wow"},
    {"type": "answer_claim", "person": 1, "yes": True},
    {"type": "rename", "name": "Zoé"},
    {"type": "set_options", "options": {}},
    {"type": "start"},
)


def answers(request: str) -> Callable[[Json], bool]:
    return lambda message: message.get("id") == request


class Outsider:
    """Somebody who entered and has no seat, and all that they and a stranger hear."""

    def __init__(self, url: str, table: str) -> None:
        self.url = url
        self.table = table
        self.heard: list[str] = []
        self.client: Client
        self.token = ""

    async def come(self) -> None:
        self.token = (await enter_table(self.url, self.table, "Zoe"))["token"]
        self.client = Client(self.url, self.table, self.token)
        await self.client.connect()

    def fetch(self) -> None:
        for place in PLACES:
            for headers in ({}, {"authorization": f"Bearer {self.token}"}):
                for language in ("es", "en"):
                    sign = "&" if "?" in place else "?"
                    path = f"/api/tables/{self.table}{place}{sign}language={language}"
                    status, _, body = ask(self.url, "GET", path, headers=headers)
                    self.heard.append(f"{place} {bool(headers)} {status} {body.decode()}")

    async def ask_all(self) -> None:
        for number, message in enumerate(MESSAGES):
            await self.client.send({**message, "id": f"q{number}"})
            await self.client.until(answers(f"q{number}"))
        await self.client.send({"type": "speak", "language": "es"})
        await self.client.until(lambda answer: answer["type"] == "welcome")
        stranger = Client(self.url, self.table)
        await stranger.connect()
        self.heard += stranger.received
        self.heard += self.client.received
        await self.client.close()

    def all(self) -> list[str]:
        """Without what is drawn by lot for every table, whatever is played there."""
        texts = [text.replace(self.table, "TABLE").replace(self.token, "TOKEN") for text in self.heard]
        return [re.sub(r'"(commitment|token)":"[^"]*"|"(entered|last)":\d+', r'"\1\2":-', text) for text in texts]


async def evening(url: str, outsider: Outsider, online: OnlineTable, proposes: bool) -> None:
    """One move; then a proposal, or a mark of the same person."""
    await online.start()
    await outsider.come()
    active = online.deciding()[0]
    await online.move(active, Rng(int(proposes)))
    group = next(seat for seat in range(3) if seat != active)
    action: dict[str, Any] = {"do": "predict", "value": 4} if proposes else {"do": "flip", "tiles": [1 + active]}
    answer = await online.clients[group].do(action)
    assert answer["type"] == "update", answer
    assert bool(online.clients[group].view.get("proposal")) == proposes
    outsider.fetch()
    await outsider.ask_all()


async def test_who_has_no_seat_learns_nothing_of_a_game_that_is_not_for_onlookers(serve: Callable[..., ServerProcess]) -> None:
    server = serve(proposal_seconds=1000.0)
    heard = []
    for proposes in (False, True):
        async with OnlineTable(server.url, 3, settings={"watchers": False}) as online:
            outsider = Outsider(server.url, online.table)
            await evening(server.url, outsider, online, proposes)
            heard.append(outsider.all())
    plain, proposed = heard
    for one, other in zip(plain, proposed, strict=False):
        assert one == other
    assert len(plain) == len(proposed)
    assert not any('"proposal":{' in text or '"position":{' in text for text in proposed)


async def test_who_only_watches_may_ask_for_nothing_and_sees_the_public_side(serve: Callable[..., ServerProcess]) -> None:
    server = serve(proposal_seconds=1000.0)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        async with Client(server.url, online.table) as watcher:
            assert watcher.shown["view"].get("seat") is None
            for message in MESSAGES[1:]:
                kind = message["type"]
                answer = await watcher.request(kind, **{key: value for key, value in message.items() if key != "type"})
                assert (answer["type"], answer["code"]) == ("refused", "not-entered")
            page = await watcher.request("earlier", before=10_000)
            assert page["type"] == "page"
