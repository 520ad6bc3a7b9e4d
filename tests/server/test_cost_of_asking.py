"""What somebody asks for costs time by how much there is of it, on their own account, and never that of everybody else."""

from __future__ import annotations

import gc
import os
import signal
import sys
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest

from horae.games.shipwreck.actions import Pass
from horae.server.bot_driver import BotDriver
from horae.server.bot_workers import BotWorkers
from horae.server.config import Config
from horae.server.holdings import erase_person, people_in
from horae.server.identity import Tokens
from horae.server.limits import Buckets
from horae.server.live_table import no_attempt
from horae.server.protocol.http_bodies import NewTable
from horae.server.sqlite import SqliteStore
from horae.server.store import Row
from horae.server.store_desk import SqliteDesk, open_desk
from horae.server.tables import Tables
from horae.table import decisions, records
from horae.table.records import AnyFact, Entered, Opened, Record, Said, Settings, Undone
from horae.testkit.client import Client, HttpFailed, ask_json
from horae.testkit.inner_line import Line
from horae.testkit.offline_table import OfflineTable
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import until
from horae.testkit.work import calls_in

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of Python it takes."""
    count = 0

    def trace(*_: object) -> object:
        nonlocal count
        count += 1
        return trace

    sys.settrace(trace)  # type: ignore[arg-type]  # it returns itself
    try:
        work()
    finally:
        sys.settrace(None)
    return count


def talk(lines: int) -> list[Row]:
    facts: list[AnyFact] = [
        Opened("shipwreck", "base", {}, Settings(), "Ana"),
        Entered("Bea"),
        *(Said(f"line {n}") for n in range(lines)),
    ]
    return [Row("T", n, records.encode(Record(n, n, None if n == 1 else 0, None, fact))) for n, fact in enumerate(facts)]


def test_what_is_stored_about_somebody_is_read_once_however_much_they_said() -> None:
    found = people_in("T", talk(3))
    assert [(one.names, one.said) for one in found] == [(("Ana",), ("line 0", "line 1", "line 2")), (("Bea",), ())]
    assert (found[0].entered, found[0].last) == (0, 4)


def test_what_is_stored_copies_no_list_for_each_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy for each line makes it quadratic: 60,000 lines took six seconds."""
    made: list[object] = []
    whole = sys.modules["horae.server.holdings"].PersonHolding

    def counted(*parts: object) -> object:
        made.append(parts)
        return whole(*parts)

    monkeypatch.setattr("horae.server.holdings.PersonHolding", counted)
    monkeypatch.setattr("horae.server.holdings.replace", lambda one, **_: pytest.fail("copied"))
    people_in("T", talk(200))
    assert len(made) == 2


async def test_who_brings_no_token_costs_no_reading(serve: Serve) -> None:
    """Refused before anything is read: also for a table that there is not."""
    server = serve(reading_per_second=1e-9, reading_burst=1e-9)
    for method, path in (("GET", "me/stored"), ("POST", "me/erase")):
        for token in (None, "nonsense", "seat.another.0.0.x.00000000"):
            with pytest.raises(HttpFailed) as failed:
                await ask_json(server.url, method, f"/api/tables/no-such-table/{path}", token=token)
            assert (failed.value.status, failed.value.body["code"]) == (403, "bad-token")


async def test_a_long_log_is_read_and_erased_where_nobody_waits_for_it(serve: Serve, tmp_path: Path) -> None:
    """By another process, from the store itself: neither the server's one thread nor its store's process has to do with it."""
    store = SqliteStore(str(tmp_path / "long.db"))
    store.open()
    store.append(talk(2500))
    token = Tokens(store.secret("tokens", bytes(32))).make("T", 0)
    store.close()
    server = serve(f"sqlite:///{tmp_path}/long.db")
    os.kill(server.store_process(), signal.SIGSTOP)
    found = await ask_json(server.url, "GET", "/api/tables/T/me/stored", token=token)
    assert (found["names"], len(found["said"])) == (["Ana"], 2500)
    os.kill(server.store_process(), signal.SIGCONT)
    for _ in range(2):
        erased = await ask_json(server.url, "POST", "/api/tables/T/me/erase", token=token)
        assert (erased["names"], set(erased["said"])) == (["—"], {"—"})


def test_erasing_a_long_log_lets_servers_write_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(str(tmp_path / "long.db"))
    store.open()
    store.append(talk(1000))
    rewritten: list[int] = []
    whole = SqliteDesk._writing

    @contextmanager
    def counted(desk: SqliteDesk) -> Iterator[None]:
        before = desk._db.total_changes
        with whole(desk):
            yield
        rewritten.append(desk._db.total_changes - before)
        n = 1001 + len(rewritten)
        store.append([Row("T", n, records.encode(Record(n, n, 1, None, Said("meanwhile"))))])  # a server is not kept waiting

    monkeypatch.setattr(SqliteDesk, "_writing", counted)
    with open_desk(f"sqlite:///{tmp_path}/long.db") as desk:
        erase_person(desk, "T", 0)
        assert len(rewritten) > 4
        assert max(rewritten) < 250
        assert [found.kind for found in store.interventions()] == ["changed"]
        said = {one for person in people_in("T", desk.records("T")) for one in person.said}
    assert said == {"—", "meanwhile"}
    store.close()


def test_what_is_erased_is_not_erased_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(str(tmp_path / "long.db"))
    store.open()
    store.append(talk(3))
    with open_desk(f"sqlite:///{tmp_path}/long.db") as desk:
        erase_person(desk, "T", 0)
        first = store.interventions()
        monkeypatch.setattr(SqliteDesk, "rewrite", lambda desk, table, bodies: pytest.fail("rewritten"))
        erase_person(desk, "T", 0)
    assert store.interventions() == first
    store.close()


async def test_what_is_stored_goes_on_the_account_of_who_asks(serve: Serve) -> None:
    server = serve(reading_per_second=1e-9, reading_burst=0.12, work_per_second=1e6)
    async with OnlineTable(server.url, 1) as online:
        statuses = []
        for _ in range(5):
            try:
                await ask_json(server.url, "GET", f"/api/tables/{online.table}/me/stored", token=online.clients[0].token)
                statuses.append(200)
            except HttpFailed as failed:
                statuses.append(failed.status)
        assert statuses[0] == 200
        assert statuses[-1] == 429


async def test_asking_the_coach_counts_like_a_line(serve: Serve) -> None:
    server = serve(chat_per_second=1e-9, chat_burst=2)
    async with OnlineTable(server.url, 2) as online:
        await online.clients[0].request("sit", seat=0)
        other: Client = online.clients[1]
        codes = [(await other.request("coach")).get("code") for _ in range(4)]
        assert codes[-1] == "chatty"


class AtTable:
    """Of a live table, what a driver of bots reads."""

    def __init__(self, table: object) -> None:
        self.table = table


def driver_of(made: OfflineTable) -> BotDriver:
    workers = BotWorkers("horae.server.catalogue:everything", 0, Buckets(1, 1))
    return BotDriver(AtTable(made.table), workers, Config(), lambda: True)  # type: ignore[arg-type]  # all it reads


def test_the_coach_is_told_only_what_is_new_since_the_last_question() -> None:
    """However long the log is, the next question costs what happened since."""
    made = OfflineTable().seated(2)
    driver = driver_of(made)
    for _ in range(300):
        made.ask(0, decisions.say_text, "hola")
    for _ in range(3):
        made.any_move()
    first = lines_run(lambda: (driver._heard_by(0), driver._epoch()))
    made.ask(0, decisions.say_text, "hola")
    again = lines_run(lambda: (driver._heard_by(0), driver._epoch()))
    assert (first > 600, again < 60) == (True, True)


def test_what_was_taken_back_was_never_heard() -> None:
    made = OfflineTable().seated(2)
    driver = driver_of(made)
    made.any_move()
    made.any_move()
    before = list(driver._heard_by(None))
    made.any_move()
    assert len(driver._heard_by(None)) > len(before)
    made.ask(0, lambda table, person: Undone(2))
    assert list(driver._heard_by(None)) == before == list(driver_of(made)._heard_by(None))
    assert driver._epoch() == made.table.n


async def test_a_table_that_leaves_memory_is_gone_without_the_collector(tmp_path: Path) -> None:
    """It hardly ever looks at what is old, so that nobody waits for it: nothing of a table may refer back to it."""
    tables = Tables(Config(store=f"sqlite:///{tmp_path}/left.db", check_at_start=False))
    await tables.start()
    table_id = await tables.open_table(NewTable("shipwreck", "Ana"), "127.0.0.1")
    line = Line(tables)
    gc.disable()
    try:
        assert (await line.come(table_id, None))["type"] == "welcome"
        live = await tables.find(table_id, "127.0.0.1")
        left = weakref.ref(live.table)
        await line.go()
        await tables._let_go(live)
        del live
        await until(lambda: left() is None, "it is gone, though the socket's end is still there")
    finally:
        gc.enable()
    await tables.stop()


async def game_of_four(tables: Tables) -> list[int]:
    """How much work each action of a game of Shipwreck is, from the message to the frames for the four who play."""
    table_id = await tables.open_table(NewTable("shipwreck", "Ana"), "127.0.0.1")
    live = await tables.find(table_id, "127.0.0.1")
    for name in ("Bea", "Cid", "Dora"):
        await live.record(None, None, partial(no_attempt, decisions.enter(live.table, name)))
    lines = [Line(tables) for _ in range(4)]
    for person, line in enumerate(lines):
        await line.come(table_id, tables.tokens.make(table_id, person))
        if person:
            await line.ask("sit", seat=person)
            await line.ask("ready", ready=True)
    await live.record(0, None, lambda: no_attempt(decisions.start(live.table, 0, 7, live.present())))
    play, works = live.table.play, list[int]()
    assert play is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live.store, "append", lambda row, answer: answer(True))  # stored at once
        while play.state.result() is None:
            seat = play.state.deciding()[-1]
            move = next((one for one in play.legal[seat] if isinstance(one, Pass)), play.legal[seat][0])
            message = {"type": "do", "id": f"a{len(works)}", "offer": play.offers[seat], "action": msgspec.to_builtins(move)}
            for line in lines:
                line.told.clear()
            works.append(calls_in(partial(lines[seat].say, msgspec.json.encode(message).decode()))[0])
            assert [line.told[-1]["type"] for line in lines] == ["update"] * 4
    for line in lines:
        await line.go()
    return works


async def test_an_action_takes_no_more_work_than_it_did(tmp_path: Path) -> None:
    """A limit looked at, a share charged, a field shown for nothing: each is small, and together they once took a tenth of what
    the server held. What is to cost more is weighed first (`benchmarks/load.py --before`)."""
    tables = Tables(Config(store=f"sqlite:///{tmp_path}/work.db", check_at_start=False, proposal_seconds=0))
    await tables.start()
    await game_of_four(tables)  # what is put in words once is put in words here
    works = await game_of_four(tables)
    await tables.stop()
    assert sum(works) / len(works) < 850, works
