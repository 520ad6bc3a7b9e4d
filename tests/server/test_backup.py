"""`horae backup` and `horae restore`: nothing that was acknowledged is missing, whatever goes on meanwhile."""

from __future__ import annotations

import asyncio
import gzip
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from horae.core.rng import Rng
from horae.packs import contents, elsewhere
from horae.server.backup import BackupReader, BadBackup, check_backup, write_backup
from horae.server.pack_folders import laid_out_in
from horae.server.relations import KEPT, RECORD, RELATIONS
from horae.server.store import Row, StoreInUse, open_store
from horae.server.store_desk import Desk, NoStore, NotEmpty, StoredRow, open_desk
from horae.table import records
from horae.table.table import CannotResume
from horae.testkit.client import Client
from horae.testkit.crash import FAST, Hand, seated_pair
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import until

Serve = Callable[..., ServerProcess]
PACK_FILES = {"pack.yaml": b"format: 1", "pictures/cover.svg": b"<svg/>"}
HORAE = [sys.executable, "-c", "from horae.cli.app import main; main()"]


@pytest.fixture
def other_url(request: pytest.FixtureRequest, store_url: str, tmp_path: Path) -> Iterator[str]:
    """A store of the other kind."""
    if store_url.startswith("sqlite"):
        yield request.getfixturevalue("postgresql_url")
    else:
        yield f"sqlite:///{tmp_path}/other.db"


def filled(url: str) -> None:
    store = open_store(url, power_safe=False)
    store.open()
    store.append([Row("a", 0, b'{"n":0}'), Row("a", 1, "ñ".encode()), Row("b", 0, b"\xff\x00")])
    store.mark_finished("a")
    store.put_archive("b", b"\x78\x9c\x00")
    store.put_pack(contents.content_of(PACK_FILES), contents.packed_up(PACK_FILES))
    store.secret("tokens", bytes(range(32)))
    store.close()


def content(url: str) -> list[StoredRow]:
    with open_desk(url) as desk:
        return list(desk.rows())


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*HORAE, *words, "--lang", "en"], capture_output=True, text=True, check=False, timeout=120)


def test_everything_goes_from_one_kind_of_store_to_the_other_and_back(store_url: str, other_url: str, tmp_path: Path) -> None:
    filled(store_url)
    before = content(store_url)
    assert {row.relation.name for row in before} == {"record", "archive", "pack", "secret"}
    there, back = tmp_path / "there.gz", tmp_path / "back.gz"
    with open_desk(store_url) as desk:
        made = write_backup(desk, there)
    assert (made.tables, made.rows["record"]) == (2, 3)
    assert check_backup(there) == made
    with open_desk(other_url, alone=True) as desk:
        desk.fill(BackupReader(there), replace=False)
    assert content(other_url) == before
    with open_desk(other_url) as desk:
        assert write_backup(desk, back).sha256 != ""
    with open_desk(store_url, alone=True) as desk:
        desk.fill(BackupReader(back), replace=True)
    assert content(store_url) == before


def test_a_backup_is_for_its_owners_eyes_and_lists_every_relation(store_url: str, tmp_path: Path) -> None:
    filled(store_url)
    file = tmp_path / "b.gz"
    with open_desk(store_url) as desk:
        write_backup(desk, file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.glob("*.partial")] == []
    assert _relations_of(store_url) == {relation.name for relation in RELATIONS}


def _relations_of(url: str) -> set[str]:
    with open_desk(url) as desk:
        where = "sqlite_master where type = 'table'" if url.startswith("sqlite") else "pg_tables where schemaname = 'public'"
        column = "name" if url.startswith("sqlite") else "tablename"
        return {name for (name,) in desk._execute(f"select {column} from {where}").fetchall()}


def test_a_store_that_holds_something_is_replaced_only_when_asked(store_url: str, tmp_path: Path) -> None:
    filled(store_url)
    file = tmp_path / "b.gz"
    with open_desk(store_url) as desk:
        write_backup(desk, file)
    store = open_store(store_url, power_safe=False)
    store.open()
    store.append([Row("later", 0, b"x")])
    store.close()
    with open_desk(store_url, alone=True) as desk, pytest.raises(NotEmpty, match="isn’t empty"):
        desk.fill(BackupReader(file), replace=False)
    assert any(row.values[0] == "later" for row in content(store_url))
    with open_desk(store_url, alone=True) as desk:
        desk.fill(BackupReader(file), replace=True)
    assert not any(row.values[0] == "later" for row in content(store_url))


def test_a_store_in_use_is_not_filled_and_one_being_filled_is_not_used(store_url: str, tmp_path: Path) -> None:
    store = open_store(store_url, power_safe=False)
    store.open()
    with pytest.raises(StoreInUse, match="another server is using"), open_desk(store_url, alone=True):
        pass
    store.close()
    with open_desk(store_url, alone=True), pytest.raises(StoreInUse):
        open_store(store_url, power_safe=False).open()


def test_where_there_is_no_store_none_is_made_up(tmp_path: Path, postgresql_url: str) -> None:
    for url in (f"sqlite:///{tmp_path}/none.db", postgresql_url):
        with pytest.raises(NoStore, match="no Horae store at"), open_desk(url):
            pass
    assert not (tmp_path / "none.db").exists()


class Damage:
    """Ways in which a file comes to harm, each with what should be said of it."""

    @staticmethod
    def lines(path: Path, change: Callable[[list[bytes]], list[bytes]]) -> None:
        with gzip.open(path) as file:
            found = file.readlines()
        path.write_bytes(gzip.compress(b"".join(change(found))))


def _flip(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 0x10
    path.write_bytes(bytes(data))


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda path: path.write_bytes(b"hello"), "can’t be unpacked"),
        (lambda path: path.write_bytes(b""), "isn’t a Horae backup"),
        (lambda path: path.write_bytes(gzip.compress(b'{"a":1}\n')), "isn’t a Horae backup"),
        (lambda path: path.write_bytes(path.read_bytes()[:-30]), "cut short"),
        (lambda path: Damage.lines(path, lambda lines: lines[:-1]), "cut short"),
        (lambda path: Damage.lines(path, lambda lines: [lines[0], *lines[2:]]), "rows and should have"),
        (lambda path: Damage.lines(path, lambda lines: [lines[0], b'["record","a",0,"other"]\n', *lines[2:]]), "checksum"),
        (lambda path: Damage.lines(path, lambda lines: [lines[0], b'["record","a"]\n', *lines[2:]]), "line 2 makes no sense"),
        (lambda path: Damage.lines(path, lambda lines: [lines[0], b'["nothing","a"]\n', *lines[2:]]), "line 2 makes no"),
        (lambda path: Damage.lines(path, lambda lines: [*lines, b'["record","c",0,""]\n']), "makes no sense"),
        (
            lambda path: Damage.lines(path, lambda lines: [lines[0].replace(b'backup":1', b'backup":2'), *lines[1:]]),
            "has format 2",
        ),
        (_flip, "damaged"),
    ],
)
def test_a_damaged_file_is_refused_with_what_is_wrong(tmp_path: Path, harm: Callable[[Path], object], words: str) -> None:
    source, target, file = f"sqlite:///{tmp_path}/s.db", f"sqlite:///{tmp_path}/t.db", tmp_path / "b.gz"
    filled(source)
    with open_desk(source) as desk:
        write_backup(desk, file)
    harm(file)
    with pytest.raises(BadBackup, match=words):
        check_backup(file)
    with open_desk(target, alone=True) as desk:
        with pytest.raises(BadBackup, match=words):
            desk.fill(BackupReader(file), replace=False)
        assert _is_empty(desk)


def _is_empty(desk: Desk) -> bool:
    return not any(desk.rows(KEPT))


def test_the_commands_say_in_one_line_what_they_did_or_what_is_wrong(tmp_path: Path) -> None:
    source, target, file = f"sqlite:///{tmp_path}/s.db", f"sqlite:///{tmp_path}/t.db", tmp_path / "b.gz"
    missing = run("backup", str(file), "--store", source)
    assert (missing.returncode, missing.stderr) == (2, f"horae: there’s no Horae store at {tmp_path}/s.db\n")
    filled(source)
    made = run("backup", "--store", source, str(file))
    assert made.returncode == 0
    assert "2 tables, 3 records, SHA-256 " in made.stdout
    assert "is whole: 2 tables" in run("restore", str(file), "--check").stdout
    done = run("restore", str(file), "--store", target, "--json")
    assert msgspec.json.decode(done.stdout)["rows"]["record"] == 3
    again = run("restore", str(file), "--store", target)
    assert (again.returncode, again.stderr) == (
        2,
        "horae: the store isn’t empty; --replace throws away what it holds\n",
    )
    assert run("restore", str(tmp_path / "nothing"), "--store", target).stderr.count("\n") == 1


@pytest.mark.anyio
async def test_under_load_every_acknowledged_action_is_in_the_backup_and_people_play_on_elsewhere(
    serve: Serve, store_url: str, other_url: str, tmp_path: Path
) -> None:
    server = serve(store_url, **FAST)
    hands = [hand for number in range(3) for hand in await seated_pair(server.url, Rng(number, "backup"))]
    enough = asyncio.Event()

    def has_answered(more: int) -> bool:
        return sum(len(hand.acknowledged) for hand in hands) > more

    playing = [asyncio.create_task(hand.run(enough)) for hand in hands]
    for round_ in range(2):
        await until(partial(has_answered, 30 * (round_ + 1)), "people play on")
        before = [dict(hand.acknowledged) for hand in hands]
        file = tmp_path / f"{round_}.gz"
        done = await asyncio.to_thread(run, "backup", "--store", store_url, str(file))
        assert done.returncode == 0, done.stderr
        _holds(file, hands, before)
    enough.set()
    await asyncio.gather(*playing)
    assert sum(len(acknowledged) for acknowledged in before) > 50
    for hand in hands:
        await hand.client.close()

    last = await asyncio.to_thread(run, "backup", "--store", store_url, str(tmp_path / "last.gz"))
    assert last.returncode == 0
    moved = await asyncio.to_thread(run, "restore", "--store", other_url, str(tmp_path / "last.gz"))
    assert moved.returncode == 0, moved.stderr
    elsewhere = serve(other_url)
    for hand in hands:
        async with Client(elsewhere.url, hand.client.table, hand.client.token) as client:
            assert client.welcome["type"] == "welcome"
            assert client.welcome["n"] >= max(hand.acknowledged.values())
            assert (await client.request("say", text="and on"))["type"] == "update"


def _holds(file: Path, hands: list[Hand], before: list[dict[str, int]]) -> None:
    found: dict[str, list[records.Record]] = {}
    for row in BackupReader(file):
        if row.relation is RECORD:
            table, _, body = row.values
            assert isinstance(table, str)
            assert isinstance(body, bytes)
            found.setdefault(table, []).append(records.decode(body))
    for hand, acknowledged in zip(hands, before, strict=True):
        held = found[hand.client.table]
        assert [record.n for record in held] == list(range(len(held)))
        where = {record.id: record.n for record in held if record.person == hand.client.you["person"]}
        assert {asked: where.get(asked) for asked in acknowledged} == acknowledged


def hostile(path: Path, relation: str, *values: object) -> Path:
    """A backup that is whole by its own count and checksum."""
    lines = [b'{"horae_backup":1,"made":"today","by":"somebody"}', msgspec.json.encode([relation, *values])]
    text = b"".join(line + b"\n" for line in lines)
    foot = msgspec.json.encode({"rows": {relation: 1}, "sha256": sha256(text).hexdigest()})
    path.write_bytes(gzip.compress(text + foot + b"\n"))
    return path


def pack_row(files: dict[str, bytes], content: str = "") -> tuple[str, object]:
    return content or contents.content_of(files), {"base64": b64encode(contents.packed_up(files)).decode()}


HOSTILE: dict[str, tuple[str, tuple[object, ...]]] = {
    "a way up": ("pack", pack_row({"../../out.yaml": b"x"})),
    "another place": ("pack", pack_row({"/tmp/out.yaml": b"x"})),
    "a way up inside": ("pack", pack_row({"pictures/../../../out.svg": b"x"})),
    "a drive": ("pack", pack_row({"c:out.yaml": b"x"})),
    "another kind of file": ("pack", pack_row({"out.py": b"x"})),
    "other files than the hash says": ("pack", pack_row({"pack.yaml": b"x"}, "0" * 32)),
    "a hash that is a path": ("pack", pack_row({"pack.yaml": b"x"}, "../../out")),
    "files without end": ("pack", pack_row({"pack.yaml": bytes(elsewhere.MOST_PACK + 1)})),
    "no pack": ("pack", ("0" * 32, "files")),
    "a name with a hole": ("record", ("a\0b", 0, "{}")),
    "a name without end": ("record", ("x" * 5000, 0, "{}")),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_backup_that_somebody_made_up_is_no_backup(tmp_path: Path, what: str) -> None:
    relation, values = HOSTILE[what]
    with pytest.raises(BadBackup):
        check_backup(hostile(tmp_path / "made-up", relation, *values))


def test_a_backup_that_unpacks_without_end_is_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "LONGEST_LINE", 100_000)
    path = tmp_path / "bomb"
    path.write_bytes(gzip.compress(bytes(50_000_000)))
    assert path.stat().st_size < 100_000
    with pytest.raises(BadBackup):
        check_backup(path)


@pytest.mark.parametrize("name", ["../../out.yaml", "/tmp/out.yaml"])
def test_nothing_is_written_of_a_pack_that_is_not_what_it_was(tmp_path: Path, name: str) -> None:
    files = {name: b"x"}
    with pytest.raises(contents.NotWhole):
        contents.unpacked(contents.packed_up(files), contents.content_of(files))
    with pytest.raises(CannotResume):
        laid_out_in(str(tmp_path))("base", "../..")
