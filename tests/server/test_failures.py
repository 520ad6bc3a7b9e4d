"""A failure is never a standstill: whatever goes wrong with one request, who asked is told, and the next one is answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from horae.server import live_table, views
from horae.server.config import Config
from horae.server.live_table import LiveTable
from horae.server.protocol.http_bodies import NewTable
from horae.server.store import Row, StoreDown
from horae.server.store_client import StoreClient
from horae.server.tables import Tables
from horae.table import decisions, records
from horae.table.table import Table
from horae.testkit.client import Json
from horae.testkit.inner_line import Line
from horae.testkit.waiting import until

pytestmark = pytest.mark.anyio


SECRET = "the hidden fate is a 7"


class Failed(Exception):
    """A fault that a test plants. What it says is the seat's own secret."""


def fails(*_: Any, **__: Any) -> Any:
    raise Failed(SECRET)


def numbered(n: int) -> Callable[[Json], bool]:
    return lambda message: message.get("n") == n


class Inside:
    """A table for two with a game on it, in this process."""

    def __init__(self, tables: Tables, table: str, lines: list[Line]) -> None:
        self.tables = tables
        self.table = table
        self.lines = lines

    @property
    def live(self) -> LiveTable:
        return self.tables._live_tables[self.table]

    def failures(self) -> int:
        self.tables.metrics.text()
        [found] = [one for one in self.tables.metrics._registry.collect() if one.name == "horae_failures"]
        return sum(int(sample.value) for sample in found.samples if sample.name.endswith("_total"))

    async def all_is_well(self) -> None:
        """Both can talk, and hear each other."""
        for line in self.lines:
            answer = await line.ask("say", text="¿todo bien?")
            assert answer["type"] in ("update", "done")
            other = self.lines[1 - self.lines.index(line)]
            await other.until(numbered(answer["n"]))


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Inside]:
    config = Config(store=f"sqlite:///{tmp_path}/inside.db", work_burst=1e6, message_burst=10**6, chat_burst=10**6)
    tables = Tables(config)
    await tables.start()
    table = await tables.open_table(NewTable("shipwreck", "Ana"), "127.0.0.1")
    live = await tables.find(table, "127.0.0.1")
    await live.record(None, None, lambda: live_table.no_attempt(decisions.enter(live.table, "Bea")))
    lines = [Line(tables) for _ in range(2)]
    for person, line in enumerate(lines):
        assert (await line.come(table, tables.tokens.make(table, person)))["type"] == "welcome"
    await lines[1].ask("sit", seat=1)
    await lines[1].ask("ready", ready=True)
    assert (await lines[0].ask("start"))["type"] == "update"
    yield Inside(tables, table, lines)
    for line in lines:
        await line.go()
    await tables.stop()


FAULTS: dict[str, tuple[Any, str, dict[str, Any]]] = {
    "deciding": (decisions, "say_text", {"type": "say", "text": "hola"}),
    "writing it down": (records, "encode", {"type": "say", "text": "hola"}),
    "handing it to the store": (StoreClient, "append", {"type": "say", "text": "hola"}),
    "taking it": (Table, "take", {"type": "say", "text": "hola"}),
    "the words of a line": (views, "lines", {"type": "say", "text": "hola"}),
    "the table's view": (views, "table_view", {"type": "rename", "name": "Eva"}),
    "who they are": (views, "you", {"type": "stand"}),
    "the position": (views, "position", {"type": "do", "action": None}),
    "the frame": (live_table, "framed", {"type": "say", "text": "hola"}),
    "the words of a refusal": (LiveTable, "refuse", {"type": "do", "action": {"do": "agree"}}),
    "why not": (decisions, "attempt", {"type": "why_not", "action": {"do": "agree"}}),
    "a typed line": ("horae.server.connection", "meant", {"type": "typed", "line": "help"}),
    "the coach's words": ("horae.server.hints", "hints", {"type": "coach"}),
    "an earlier page": (LiveTable, "page", {"type": "earlier", "before": 2}),
    "another game": (Tables, "rematch", {"type": "again"}),
    "a new link": ("horae.server.identity.Tokens", "renew", {"type": "new_link"}),
    "clocks": (LiveTable, "time_proposal", {"type": "say", "text": "hola"}),
    "what follows": (LiveTable, "_dismiss", {"type": "say", "text": "hola"}),
}


@pytest.mark.parametrize("step", FAULTS)
async def test_whatever_fails_on_a_requests_way_who_asked_is_told_and_the_next_is_answered(
    inside: Inside, step: str, caplog: pytest.LogCaptureFixture
) -> None:
    where, what, message = FAULTS[step]
    asker, other = inside.lines
    if message.get("action", "") is None:
        play = inside.live.table.play
        assert play is not None
        seat = play.state.deciding()[0]
        asker, other = inside.lines[seat], inside.lines[1 - seat]
        message = {**message, "action": msgspec.to_builtins(play.legal[seat][0])}
    before = inside.failures()
    with pytest.MonkeyPatch.context() as planted, caplog.at_level(logging.ERROR):
        target = f"{where}.{what}" if isinstance(where, str) else (where, what)
        planted.setattr(*((target, fails) if isinstance(target, str) else (*target, fails)))
        asker.send(id="mine", **message)
        other.send(type="say", id="waits", text="y yo")  # the other one waits in the same line
        if step not in ("the frame", "taking it"):
            told = await asker.until(lambda heard: heard.get("id") == "mine" or heard["type"] == "error")
            assert told.get("words") or told["type"] in ("done", "update")
            assert "{" not in told.get("words", "")
        else:
            await until(lambda: inside.failures() > before, "the failure is counted")
    if step == "taking it":  # what is in memory is not what is stored: they come anew
        for person, line in enumerate(inside.lines):
            await line.until(lambda heard: heard["type"] == "closed")
            await line.go()
            inside.lines[person] = Line(inside.tables)
            welcome = await inside.lines[person].come(inside.table, inside.tables.tokens.make(inside.table, person))
            assert welcome["type"] == "welcome"
    await inside.all_is_well()
    assert inside.failures() > before, "it was not counted"
    written = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert written, "it was not logged"
    assert SECRET not in caplog.text, "the log tells what was hidden"
    assert "hola" not in caplog.text, "the log tells what was said"


async def test_a_stored_move_counts_though_it_could_not_be_told(inside: Inside) -> None:
    """Who asked hears that it is recorded; with the next thing that happens everybody sees the whole table again."""
    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(views, "table_view", fails)
        done = await inside.lines[0].ask("rename", name="Eva")
    assert done["type"] == "done"
    inside.lines[1].send(type="say", id="next", text="hola")
    for line in inside.lines:
        welcome = await line.until(lambda heard: heard["type"] == "welcome")
        assert welcome["table"]["people"][0]["name"] == "Eva"


@pytest.mark.parametrize("language", ["es", "en"])
async def test_an_action_with_a_text_without_end_freezes_nobody(inside: Inside, language: str) -> None:
    for line in inside.lines:
        line.send(type="speak", language=language)
    for action in ({"do": "power", "card": "x" * 5000}, {"do": "flip", "tiles": list(range(3000))}, {"do": "x" * 9000}):
        answers = await asyncio.gather(*(line.ask("do", action=action) for line in inside.lines))
        assert [answer["code"] for answer in answers] == ["bad-action"] * 2
    await inside.all_is_well()


async def test_a_store_that_takes_nothing_is_asked_less_and_less_often_and_nobody_waits_for_all_before_them(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a full disk, where reading goes well: who asks first is told after some seconds, the next at once."""
    now = [0.0]
    tries: list[float] = []

    def takes_nothing(_: StoreClient, row: Row, answer: Callable[[StoreDown], None]) -> None:
        tries.append(now[0])
        answer(StoreDown("no room", "full"))

    async def pause(seconds: float) -> None:
        now[0] += seconds

    with monkeypatch.context() as planted:
        planted.setattr(StoreClient, "append", takes_nothing)
        planted.setattr(live_table, "CLOCK", lambda: now[0])
        planted.setattr(live_table, "PAUSE", pause)
        answers = await asyncio.gather(*(line.ask("say", text="hola") for line in inside.lines))
    assert [answer["code"] for answer in answers] == ["busy"] * 2
    assert len(tries) < 25
    assert 5 < now[0] < 15
    await inside.all_is_well()
