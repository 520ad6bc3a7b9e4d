"""Packs, logs and backups that strangers made, as whoever runs a server or a command meets them: one line, and nothing done."""

from __future__ import annotations

import gzip
import logging
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from horae.cli.app import run as horae_command
from horae.core.log import BadLog
from horae.packs import contents, elsewhere
from horae.packs.builtin import pack_folder
from horae.server.archive import DamagedArchive, open_archive
from horae.server.backup import BadBackup, check_backup
from horae.server.catalogue import everything
from horae.server.own_folder import OwnFolder
from horae.server.pack_shelf import PackShelf
from horae.server.replay_folder import ReplayFolder
from horae.server.store_desk import open_desk

HEAD = b'{"horae_backup":1,"made":"today","by":"somebody"}'
SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
TWICE = '<g id="l{0}"><use href="#l{1}"/><use href="#l{1}"/></g>'


@pytest.fixture
def fault(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What a command says that could not be done: one line, and nothing else."""

    def said(*words: str) -> str:
        assert horae_command([*words, "--lang", "en"]) != 0
        printed = capsys.readouterr()
        assert printed.err.count("\n") == 1, printed.err
        assert printed.err.startswith("horae: ")
        assert printed.out == ""
        return printed.err

    return said


# --- packs ---


def pipe(mission: Path) -> None:
    os.mkfifo(mission / "pictures" / "more.svg")


def sparse(mission: Path) -> None:
    with (mission / "pictures" / "more.svg").open("wb") as file:
        file.truncate(3 << 30)


def link(mission: Path) -> None:
    (mission / "tokens.yaml").unlink()
    (mission / "tokens.yaml").symlink_to("/etc/hostname")


def drawn(mission: Path) -> None:
    bomb = '<path id="l0"/>' + "".join(TWICE.format(n, n - 1) for n in range(1, 30))
    (mission / "pictures" / "cover.svg").write_text(SVG.format(bomb), "utf-8")


def lines(mission: Path) -> None:
    (mission / "tokens.yaml").write_text("".join(f"k{n}: b: c\n" for n in range(16_000)), "utf-8")


def name(mission: Path) -> None:
    (mission / "more\nhorae: all is well.yaml").write_text("id: a", "utf-8")


@pytest.mark.parametrize("harm", [pipe, sparse, link, drawn, lines, name])
def test_a_server_leaves_a_hostile_mission_out_and_offers_the_others(
    tmp_path: Path, harm: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    for mission in ("bad", "good"):
        shutil.copytree(str(pack_folder("timestories", "training").root), tmp_path / mission)
        head = tmp_path / mission / "pack.yaml"
        head.write_text(head.read_text("utf-8").replace("id: training", f"id: {mission}"), "utf-8")
    harm(tmp_path / "bad")
    caplog.set_level(logging.WARNING)
    with closing(PackShelf((str(tmp_path),), everything())) as shelf:
        assert shelf.packs("timestories")[2:] == ["good"]
    said = [record.getMessage() for record in caplog.records]
    assert 1 <= len(said) <= 2
    assert all(line.startswith(f"{tmp_path}/bad") and line.isprintable() for line in said)


def test_what_a_killed_server_laid_out_is_cleared_away_by_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    lays_out = (
        "from horae.server.catalogue import everything; from horae.server.pack_shelf import PackShelf; import os, signal, sys\n"
        "PackShelf((sys.argv[1],), everything()); os.kill(os.getpid(), signal.SIGKILL)"
    )
    mission = str(pack_folder("shipwreck", "base").root)
    shutil.copytree(mission, tmp_path / "mine")
    head = tmp_path / "mine" / "pack.yaml"
    head.write_text(head.read_text("utf-8").replace("id: base", "id: mine"), "utf-8")
    for _ in range(2):
        command = [sys.executable, "-c", lays_out, str(tmp_path / "mine")]
        subprocess.run(command, env={**os.environ, "TMPDIR": str(tmp_path)}, check=False, timeout=120)
        assert len(list(tmp_path.glob("*/*/pack.yaml"))) == 1, "what the one before left is gone"
    with OwnFolder() as first, OwnFolder() as second:
        assert Path(first.path).is_dir(), "who lives keeps their own"
        Path(second.path, "laid.out").mkdir()
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_another_users_folder_or_a_link_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / ".lock").touch()
    (tmp_path / "horae-own-link").symlink_to(tmp_path / "kept")
    (tmp_path / "horae-own-fresh").mkdir()
    OwnFolder().close()
    assert {path.name for path in tmp_path.iterdir()} == {"kept", "horae-own-link", "horae-own-fresh"}


# --- logs ---


@pytest.mark.parametrize("kind", ["pipe", "sparse", "folder"])
def test_a_log_that_is_no_plain_file_of_its_size_is_refused(tmp_path: Path, kind: str, fault: Callable[..., str]) -> None:
    path = tmp_path / "game.jsonl"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        with path.open("wb") as file:
            file.truncate(3 << 30)
    words = "bytes; at most" if kind == "sparse" else "isn’t an ordinary file"
    assert words in fault("replay", str(path))
    assert words in fault("play", "--continue", str(path)) if kind != "folder" else True
    with closing(PackShelf((), everything())) as packs, pytest.raises(BadLog):
        ReplayFolder(str(tmp_path), everything(), packs).find("game")


# --- backups ---


def whole(path: Path, *rows: bytes, counts: dict[str, int] | None = None) -> Path:
    """A backup that is whole by its own count and checksum."""
    text = b"".join(line + b"\n" for line in (HEAD, *rows))
    found = counts or {"record": len(rows)}
    foot = msgspec.json.encode({"rows": found, "sha256": sha256(text).hexdigest()})
    path.write_bytes(gzip.compress(text + foot + b"\n", 9))
    return path


ROWS: dict[str, tuple[bytes, ...]] = {
    "nested without end": (b'["record",' + b"[" * 100_000 + b"]" * 100_000 + b"]",),
    "a row without end": (b'["record","a",0,' + b'{"base64":""},' * 1_000_000 + b'""]',),
    "a number beyond a store's": (b'["record","a",99999999999999999999,""]',),
    "a number beyond PostgreSQL's": (b'["record","a",3000000000,""]',),
    "less than nothing": (b'["record","a",-1,""]',),
    "a truth": (b'["record","a",true,""]',),
    "half a letter": (b'["record","\\ud800",0,""]',),
    "the same twice": (b'["record","a",0,""]', b'["record","a",0,""]'),
    "the wrong way round": (b'["record","a",1,""]', b'["record","a",0,""]'),
    "the same again later": (b'["record","a",0,""]', b'["record","b",0,""]', b'["record","a",0,""]'),
    "something else in base64": (b'["record","a",0,{"base64":"","and":1}]',),
    "no row": (b"record",),
    "nothing": (b"",),
}


@pytest.mark.parametrize("what", ROWS)
def test_rows_that_no_store_wrote_are_refused_before_anything_is_written(
    tmp_path: Path, what: str, fault: Callable[..., str]
) -> None:
    path = whole(tmp_path / "made-up.gz", *ROWS[what])
    for more in (("--check",), ("--store", f"sqlite:///{tmp_path}/new.db")):
        assert "line " in fault("restore", str(path), *more)
    assert not (tmp_path / "new.db").exists()


def test_packs_in_a_backup_unpack_to_no_more_than_honest_ones_would(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a pack as packs are, packed twice; only all of them together are too much."""
    monkeypatch.setattr(elsewhere, "_FREE_EXPANSION", 1 << 20)
    unpacked = list[int]()
    real = contents.unpacked

    def counted(body: bytes, content: str) -> contents.Files:
        files = real(body, content)
        unpacked.append(sum(map(len, files.values())))
        return files

    monkeypatch.setattr(contents, "unpacked", counted)
    rows = []
    for number in range(40):
        files = {"pack.yaml": bytes([number]) * (1 << 20)}
        body = msgspec.json.encode(contents.packed_up(files)).decode()
        rows.append(b'["pack","%b",{"base64":%b}]' % (contents.content_of(files).encode(), body.encode()))
    path = whole(tmp_path / "packs.gz", *rows, counts={"pack": 40})
    with pytest.raises(BadBackup):
        check_backup(path)
    assert sum(unpacked) <= elsewhere.most_unpacked(path.stat().st_size) + (2 << 20) < 40 << 20


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (gzip.compress(b"") * 100_000, "can’t be unpacked"),
        (gzip.compress(HEAD + b"\n") + b"more", "can’t be unpacked"),
        (gzip.compress(HEAD + b'\n["record","a",0,"' + bytes(60_000_000), 9), "can’t be unpacked"),
        (gzip.compress(b"[" * 100_000), "isn’t a Horae backup"),
    ],
    ids=["a hundred thousand empty ones", "something behind it", "more than honest data", "nested without end"],
)
def test_what_is_packed_to_do_harm_is_refused(
    tmp_path: Path, data: bytes, words: str, fault: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "_FREE_EXPANSION", 1 << 20)
    path = tmp_path / "bomb.gz"
    path.write_bytes(data)
    assert words in fault("restore", "--check", str(path))


@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_a_backup_is_read_from_a_plain_file(tmp_path: Path, kind: str, fault: Callable[..., str]) -> None:
    path = tmp_path / "b.gz"
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    assert "isn’t an ordinary file" in fault("restore", "--check", str(path))


def test_an_archive_that_unpacks_without_end_is_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    import zlib

    monkeypatch.setattr(elsewhere, "_FREE_EXPANSION", 1 << 20)
    with pytest.raises(DamagedArchive):
        open_archive(zlib.compress(bytes(1 << 26), 9))
    with pytest.raises(DamagedArchive):
        open_archive(zlib.compress(b'{"format":1,"log":"","replays":{"0":{"es":' + b"[" * 100_000))


def test_a_store_that_is_filled_and_one_that_is_not_are_told_apart(tmp_path: Path) -> None:
    path = whole(tmp_path / "b.gz", b'["record","a",0,""]', b'["record","a",1,""]', b'["record","b",0,{"base64":"/wA="}]')
    assert horae_command(["restore", str(path), "--store", f"sqlite:///{tmp_path}/new.db"]) == 0
    with open_desk(f"sqlite:///{tmp_path}/new.db") as desk:
        assert [row.values for row in desk.rows()] == [("a", 0, b""), ("a", 1, b""), ("b", 0, b"\xff\x00")]
