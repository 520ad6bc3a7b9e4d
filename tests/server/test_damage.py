"""What is stored may be damaged: it is found, said to whoever comes and to whoever runs the server, and all else goes on."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import psycopg
import pytest

from horae.cli.app import run
from horae.core.rng import Rng
from horae.games import registry
from horae.packs import contents
from horae.server.archive import ArchiveOrder, make_archive
from horae.server.catalogue import everything
from horae.server.sqlite import SqliteStore
from horae.server.store import Row, Store, StoreDown, open_store
from horae.server.store_client import StoreClient
from horae.server.store_process import _append, _do
from horae.table import decisions, records
from horae.table.records import Opened, Record, Said, Settings
from horae.table.table import Table
from horae.testkit.client import Client, HttpFailed, Json, ask_json, open_table
from horae.testkit.online_table import OnlineTable
from horae.testkit.postgresql import OwnPostgresql
from horae.testkit.server_process import ServerProcess
from horae.testkit.spoiled_store import change, leaves, spoil
from horae.testkit.waiting import until

Serve = Callable[..., ServerProcess]
PACK = {"mission.yaml": b"id: a\n"}
CONTENT = contents.content_of(PACK)


def played(table_id: str, actions: int) -> list[Record]:
    """The records of two people who made so many moves of a short game of Shipwreck, if it takes as many."""
    game, table = registry.game("shipwreck"), Table(table_id, registry.game)

    def add(fact: Any, person: int | None) -> None:
        table.take(Record(table.n + 1, 0, person, None, fact))

    add(decisions.open_table(game, game.load_pack().id, {"difficulty": "total"}, Settings(), "Ana"), 0)
    add(decisions.enter(table, "Bea"), None)
    add(decisions.sit(table, 1, 1, ()), 1)
    add(decisions.ready(table, 1, is_ready=True), 1)
    add(decisions.start(table, 0, 7, {0, 1}), 0)
    play, rng = table.play, Rng(4)
    assert play is not None
    for _ in range(actions):
        if table.phase == "over":
            break
        seat = rng.pick(play.state.deciding())
        action = msgspec.to_builtins(rng.pick(play.legal[seat]))
        add(decisions.act(table, seat, action, play.offers[seat])[0], seat)
    return table.records


def rows_of(table_id: str, found: list[Record]) -> list[Row]:
    return [Row(table_id, record.n, records.encode(record)) for record in found]


@pytest.fixture
def filled(store_url: str) -> str:
    """A store of five tables, one of them finished, one with a pack of its own."""
    store = open_store(store_url, power_safe=False)
    store.open()
    for table in ("first", "second", "third"):
        store.append(rows_of(table, played(table, 4)))
    ended = rows_of("ended", played("ended", 30))
    store.append(ended)
    store.put_archive("ended", make_archive(ArchiveOrder("ended", tuple(row.body for row in ended)), everything()))
    store.put_pack(CONTENT, contents.packed_up(PACK))
    mission = Opened("timestories", "a", {}, Settings(), "Ana", CONTENT)
    store.append(rows_of("mission", [Record(0, 0, 0, None, mission)]))
    store.close()
    return store_url


class Checker:
    def __init__(self, store_url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._store_url = store_url
        self._capsys = capsys

    def words(self, status: int, *more: str, lang: str = "en") -> str:
        assert run(["admin", "check", "--store", self._store_url, "--lang", lang, *more]) == status
        return self._capsys.readouterr().out

    def damaged(self, *more: str, status: int = 1) -> list[tuple[str, str, str]]:
        found = msgspec.json.decode(self.words(status, "--json", *more))
        assert found["whole"] is (status == 0)
        return [(one["place"], one["name"], one["why"]) for one in found["damaged"]]


@pytest.fixture
def check(filled: str, capsys: pytest.CaptureFixture[str]) -> Checker:
    return Checker(filled, capsys)


def test_a_whole_store_is_said_to_be_whole(check: Checker) -> None:
    said = check.words(0)
    assert re.match(r"Everything is whole: 5 tables with \d+ records, 1 archive, 1 pack\.\n", said)
    assert "One game was played with rules or packs that aren’t installed here" in said  # the mission has no scenes
    assert check.words(0, "--quick", lang="es").startswith("Todo está entero: 5 mesas")
    assert check.damaged(status=0) == []


SPOILT: dict[str, tuple[str, tuple[Any, ...], list[tuple[str, str, str]], str]] = {
    "a record": (
        "update record set body = ? where table_id = 'second' and n = 3",
        (b"\x00\xff",),
        [("table", "second", "damaged")],
        "table second: record 3 makes no sense",
    ),
    "a letter of a record": (
        "update record set body = ? where table_id = 'second' and n = 1",
        (b'{"n":1,"when":0,"person":null,"id":null,"fact":{"fact":"entered","name":"\xff"}}',),
        [("table", "second", "damaged")],
        "table second: record 1 makes no sense",
    ),
    "a record that is gone": (
        "delete from record where table_id = 'second' and n = 2",
        (),
        [("table", "second", "missing")],
        "table second: record 2 is missing",
    ),
    "the first record": (
        "delete from record where table_id = 'second' and n = 0",
        (),
        [("table", "second", "missing")],
        "table second: record 0 is missing",
    ),
    "an archive": (
        "update archive set body = ? where table_id = 'ended'",
        (b"\x78\x9c\x00",),
        [("archive", "ended", "damaged")],
        "the archive of table ended: isn’t what was stored",
    ),
    "a pack": (
        "update pack set body = ?",
        (contents.packed_up({"mission.yaml": b"id: b\n"}),),
        [("pack", CONTENT, "damaged")],
        f"pack {CONTENT}: isn’t what was stored",
    ),
    "a pack that is gone": (
        "delete from pack",
        (),
        [("table", "mission", "no-pack")],
        f"table mission: its pack, {CONTENT}, isn’t here",
    ),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_is_damaged_is_named_and_nothing_else(check: Checker, filled: str, what: str) -> None:
    query, values, expected, words = SPOILT[what]
    assert change(filled, query, *values)
    assert check.damaged() == expected
    assert check.damaged("--quick") == expected
    said = check.words(1).splitlines()
    assert said[0] == words
    assert said[1].startswith("One thing is damaged. Whole: ")
    assert not re.search(r"admin-|\{", check.words(1, lang="es"))


def test_a_move_that_was_changed_is_found_by_playing_the_game_again(check: Checker, filled: str) -> None:
    """What is there makes sense by itself; the digests of the positions say that it is not what was played."""
    found = played("second", 4)
    last = found[-1].fact
    assert isinstance(last, records.Did)
    changed = msgspec.structs.replace(found[-1], fact=msgspec.structs.replace(last, digest="0" * len(last.digest)))
    change(filled, "update record set body = ? where table_id = 'second' and n = ?", records.encode(changed), changed.n)
    assert check.damaged("--quick", status=0) == []
    assert check.damaged() == [("table", "second", "positions")]
    assert f"it comes out differently at record {changed.n}" in check.words(1)


@pytest.mark.anyio
async def test_a_store_is_checked_while_people_play_and_nobody_waits(serve: Serve, filled: str, check: Checker) -> None:
    server = serve(filled)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        assert "Everything is whole: 6 tables" in check.words(0)
        await online.play(Rng(3), 3)


# --- pages of the database itself ---


LINES = 60


def crowd(path: Path, tables: int) -> list[str]:
    return fill(SqliteStore(str(path)), tables)


def fill(store: Store, tables: int) -> list[str]:
    """So many tables of some lines, each over several pages; their names."""
    store.open()
    rng = Rng(5, "names")
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    names = ["".join(rng.pick(letters) for _ in range(20)) for _ in range(tables)]
    for name in names:
        opened = played(name, 0)[0]
        lines = [Record(n, 0, 0, None, Said("x" * 150)) for n in range(1, LINES)]
        store.append(rows_of(name, [opened, *lines]))
    store.close()
    return names


def unreadable(path: Path, names: list[str]) -> set[str]:
    """What of these SQLite itself cannot read."""
    found = set()
    for name in names:
        with closing(sqlite3.connect(path)) as db:
            try:
                rows = db.execute("select body from record where table_id = ? order by n", (name,)).fetchall()
            except sqlite3.DatabaseError:
                rows = []
        if len(rows) < LINES:
            found.add(name)
    return found


def spoil_one(path: Path, names: list[str]) -> str:
    """Spoil a page on which one of these tables lies alone; which."""
    whole = path.read_bytes()
    for page in leaves(path, "record"):
        spoil(path, [page])
        lost = unreadable(path, names)
        if len(lost) == 1:
            return lost.pop()
        path.write_bytes(whole)
    raise AssertionError("every page has two tables")


def test_every_table_on_a_spoiled_page_is_found_and_none_that_is_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "crowd.db"
    names, rng = crowd(path, 60), Rng(2, "pages")
    spoil(path, sorted({rng.pick(leaves(path, "record")) for _ in range(6)}))
    lost = unreadable(path, names)
    assert 3 <= len(lost) <= 12
    check = Checker(f"sqlite:///{path}", capsys)
    for more in ((), ("--quick",)):
        found = check.damaged(*more)
        named = {name for place, name, _ in found if place == "table"}
        spans = [name.split("…") for place, name, _ in found if place == "log"]
        assert named <= lost
        hidden = lost - named  # their beginnings lie on a spoiled page, too: nobody can tell their names
        assert all(any(first < name and (not last or name < last) for first, last in spans) for name in hidden)
        assert any(place == "store" for place, _, _ in found), "what SQLite says of itself"
    assert len(names) - len(lost) == msgspec.json.decode(check.words(1, "--json"))["checked"]["tables"]


def test_a_spoiled_block_of_postgresql_is_found_and_what_lies_on_it(capsys: pytest.CaptureFixture[str]) -> None:
    with TemporaryDirectory(prefix="horae-postgresql-") as folder:
        database = OwnPostgresql(Path(folder))
        database.start()
        try:
            names = fill(open_store(database.url, power_safe=False), 12)
            with psycopg.connect(database.url, autocommit=True) as db:
                db.execute("checkpoint")
                (file,) = db.execute("select pg_relation_filepath('record')").fetchone() or ("",)
                lying = "select distinct table_id from record where ctid >= '(3,0)'::tid and ctid < '(4,0)'::tid"
                lost = {name for (name,) in db.execute(lying).fetchall()}
            database.stop("fast")
            with (database.data / file).open("r+b") as heap:
                heap.seek(3 * 8192)
                heap.write(b"\xaa" * 8192)
            database.start()
            check = Checker(database.url, capsys)
            for more in ((), ("--quick",)):
                found = check.damaged(*more)
                assert {name for place, name, _ in found if place == "table"} == lost
            assert "invalid page in block 3" in check.words(1)
            store = open_store(database.url, power_safe=False)
            store.open()
            (one, *_), (other, *_) = lost, set(names) - lost
            line = records.encode(Record(LINES, 0, 0, None, Said("hola")))
            well, down = _do(store, "read", (one, -1))
            assert (well, down.trouble) == (False, "damaged")
            assert _append(store, [[Row(other, LINES, line)]]) == [(True, [True])]
            store.close()
        finally:
            database.stop()


async def open_beside_what_is_spoiled(url: str) -> Json:
    """A new table's name is drawn by lot: it may fall into the very page that is spoiled, where nothing can be written."""
    for _ in range(30):
        try:
            return await open_table(url)
        except HttpFailed as refused:
            if refused.status != 503:
                raise
    raise AssertionError("no table can be opened")


@pytest.mark.anyio
async def test_a_server_finds_what_is_damaged_when_it_starts_and_serves_the_rest(serve: Serve, tmp_path: Path) -> None:
    path = tmp_path / "own.db"
    names = crowd(path, 20)
    lost = spoil_one(path, names)
    server = serve(log_form="json", check_at_start=True)
    await until(lambda: "the store was looked over" in server.log_text(), "the store was looked over")
    health = await ask_json(server.url, "GET", "/health?language=en")
    assert (health["ok"], health["degraded"]) == (True, "damaged")
    assert health["why"].startswith("some of the tables stored here are damaged")
    assert "horae_damaged_tables 1.0" in server.metrics()
    for _ in range(2):
        client = Client(server.url, lost)
        answer = await client.connect()
        assert await client.closed() == (1008, "cannot resume")
        assert (answer["code"], answer["words"]) == (
            "cannot-resume",
            "this table can’t be read; whoever runs the server finds the reason in its log",
        )
    told = [line for line in server.log_text().splitlines() if lost in line]
    assert len(told) == 1, "logged once"
    for name in names:
        if name != lost:
            async with Client(server.url, name) as watcher:
                assert watcher.view["people"][0]["name"] == "Ana"
    made = await open_beside_what_is_spoiled(server.url)
    async with Client(server.url, made["table"], made["token"]) as ana:
        assert (await ana.request("say", text="hola"))["type"] == "update"
    assert (await ask_json(server.url, "GET", "/health"))["ok"], "one table takes no server out"


@pytest.mark.anyio
async def test_a_whole_store_is_looked_over_and_nothing_said(serve: Serve) -> None:
    server = serve(check_at_start=True)
    await until(lambda: "the store was looked over" in server.log_text(), "the store was looked over")
    assert "degraded" not in await ask_json(server.url, "GET", "/health")
    assert "ERROR" not in server.log_text()


def test_where_one_tables_page_is_spoiled_others_records_are_stored_all_the_same(tmp_path: Path) -> None:
    """They share a transaction with it, and no fault."""
    path = tmp_path / "shared.db"
    first, second = sorted(crowd(path, 2))
    spoil(path, [leaves(path, "record")[-1]])
    store = SqliteStore(str(path))
    store.open()
    line = records.encode(Record(LINES, 0, 0, None, Said("hola")))
    [(_, answers), (_, more)] = _append(store, [[Row(second, LINES, line), Row(first, LINES, line)], [Row("A", 0, line)]])
    assert isinstance(answers[0], StoreDown)
    assert answers[0].trouble == "damaged"
    assert (answers[1], more) == (True, [True])
    store.close()


@pytest.mark.anyio
async def test_whoever_plays_at_a_table_that_gets_damaged_is_told_at_once(serve: Serve, store_url: str) -> None:
    """Another process wrote what makes no sense after its last record: nothing can be recorded there any more."""
    server = serve(store_url, log_form="json")
    async with OnlineTable(server.url, 2) as online, OnlineTable(server.url, 2) as others:
        await online.start()
        n = online.clients[0].n
        assert n is not None
        change(store_url, "insert into record values (?, ?, ?)", online.table, n + 1, b"{}")
        for _ in range(2):
            refused = await online.clients[0].request("say", text="hola")
            assert (refused["type"], refused["code"]) == ("refused", "damaged")
            assert "is damaged" in refused["words"]
        await others.start()
        await others.play(Rng(2), 3)
        status = await ask_json(server.url, "GET", "/health")
        assert (status["ok"], status["degraded"]) == (True, "damaged")
    assert server.log_text().count("what is stored of it is damaged") == 1


@pytest.mark.anyio
async def test_a_table_with_a_hole_in_its_log_is_not_played_on_as_if_there_were_none(serve: Serve, filled: str) -> None:
    change(filled, "delete from record where table_id = 'second' and n = 3")
    server = serve(filled)
    client = Client(server.url, "second")
    assert (await client.connect())["words"].startswith("record 3 of this table is missing")
    assert await client.closed() == (1008, "cannot resume")


@pytest.mark.anyio
async def test_a_new_table_takes_another_name_where_the_store_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from horae.server.config import Config
    from horae.server.protocol.http_bodies import NewTable
    from horae.server.tables import Tables

    put, names = StoreClient.put, list[str]()

    async def tried(client: StoreClient, row: Row) -> bool:
        names.append(row.table)
        if len(names) < 3:
            raise StoreDown("malformed", "damaged")
        return await put(client, row)

    monkeypatch.setattr(StoreClient, "put", tried)
    tables = Tables(Config(store=f"sqlite:///{tmp_path}/here.db", check_at_start=False))
    await tables.start()
    assert await tables.open_table(NewTable("shipwreck", "Ana"), "127.0.0.1") == names[2]
    await tables.stop()
    assert len(set(names)) == 3


@pytest.mark.anyio
async def test_a_damaged_archive_is_read_from_the_log_and_made_anew(serve: Serve, filled: str) -> None:
    change(filled, "update archive set body = ? where table_id = 'ended'", b"nonsense")
    server = serve(filled, archive_seconds=0.0)
    log = await ask_json(server.url, "GET", "/api/tables/ended/replay?language=es")
    await until(lambda: "horae_archives_total 1" in server.metrics(), "it is archived")
    assert server.log_text().count("archive ended") == 1
    assert await ask_json(server.url, "GET", "/api/tables/ended/replay?language=es") == log
    assert (await ask_json(server.url, "GET", "/health"))["degraded"] == "damaged"


def test_commands_for_operators_name_a_damaged_table_and_list_the_others(
    filled: str, capsys: pytest.CaptureFixture[str]
) -> None:
    change(filled, "update record set body = ? where table_id = 'second' and n = 2", b"[]")

    def admin(*words: str, status: int = 0) -> str:
        assert run(["admin", *words, "--store", filled, "--lang", "en"]) == status
        said = capsys.readouterr()
        return said.err if status else said.out

    listed = {line.split()[0]: line for line in admin("tables").splitlines()}
    assert re.search(r"second +— +damaged", listed["second"])
    assert re.search(r"first +shipwreck +running", listed["first"])
    assert "record 2 of table second is damaged" in admin("people", "second", status=2)
    admin("erase", "second", "--yes")
    assert "second" not in admin("tables")
