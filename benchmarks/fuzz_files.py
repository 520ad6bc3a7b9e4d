"""Files that nobody would write: packs, pictures, logs and backups, grown by what of our code they reach.

First parts of honest files are repeated until a file is as large as may be; then a fuzzer goes on from honest ones. Each is
read as a server and a command read it: a pack is gathered, loaded and linted, a picture looked over, a log loaded and played
again, a backup checked and filled into a store. Wanted of each: it is taken, or refused in one line in both languages; within
a second of processor time; and nothing is written outside of where it should be. What breaks that is kept as a file, with how
it broke, and the search goes on; what the fuzzer found is tried once more at the end without its own weight.

    make .venv/.bench-ready
    python benchmarks/fuzz_files.py [--seconds 120] [--grown 200] [--only picture] [--out FOLDER] [--seed 1]

atheris is there for Linux on x86-64 and Python up to 3.13. Exits with 1 if anything was found.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
KINDS = ("pack", "picture", "log", "backup")
MOST_SECONDS = 1.0
MOST_GROWN = 4 << 20
_DRAWING = b"""<svg xmlns="http://www.w3.org/2000/svg"><defs><path id="l1" d="M0 0"/>
<g id="l2"><use href="#l1"/><use href="#l1"/></g>
</defs><style>
path { fill: url(#l1) }
</style>
<use href="#l2" fill="url(#l1)"/></svg>"""
_SEEDS = (ROOT / "tests/missions/orchard", ROOT / "tests/conformance/lagoon", ROOT / "tests/conformance/maelstrom")
_FAST = Path("/dev/shm") if Path("/dev/shm").is_dir() else None


class Wrong(Exception):
    """It was neither taken nor refused as it should be."""


def grown(data: bytes) -> bytes:
    """The file that the fuzzer's bytes stand for: after a head of four, which may have a part of it repeated."""
    head, body = data[:4].ljust(4, b"\0"), data[4:]
    times = 1 << (head[1] & 31)
    if times == 1 or not body:
        return body
    lines = body.splitlines(keepends=True)
    first = head[2] % len(lines)
    part = lines[first : first + 1 + head[3] % 8]
    size = sum(map(len, part))
    numbered = head[1] & 32 and b"1" in part[0]
    if numbered:  # a name that is there once stays so
        more = b"".join(b"".join(part).replace(b"1", b"%d" % n) for n in range(min(times, MOST_GROWN // (size + 8))))
    else:
        more = b"".join(part) * min(times, MOST_GROWN // size)
    return b"".join((*lines[:first], more, *lines[first + len(part) :]))


def said(fault: Any) -> None:
    for language in ("es", "en"):
        words = fault.say(language)
        if "\n" in words or len(words) > 5000:
            raise Wrong(f"said in {len(words)} letters, {words.count(chr(10))} line ends: {words[:300]!r}")
        if re.search(r"(^|: )(pack|picture|file|folder|log|backup)-[a-z-]+$", words):
            raise Wrong(f"a key and no words: {words}")


# --- how each kind is read ---


def try_pack(data: bytes, place: Path) -> None:
    from horae.authoring.pack_lint import every_fault, game_of
    from horae.core.speech import Fault
    from horae.games import registry
    from horae.packs import contents
    from horae.packs.reader import Folder

    seed = _SEEDS[data[0] % len(_SEEDS)] if data else _SEEDS[0]
    files = sorted(path.name for path in seed.glob("*.yaml"))
    pack = place / "pack"
    shutil.copytree(seed, pack)
    (pack / files[(data[0] >> 2) % len(files) if data else 0]).write_bytes(grown(data))
    folder, games = Folder(pack, "mine"), {game.name: game for game in registry.games()}
    with watched():
        for fault in every_fault(folder, games):
            said(fault)
    with watched():
        try:
            contents.gather(folder)
            games[game_of(folder, games)].load_pack(str(pack))
        except Fault as fault:
            said(fault)


def try_picture(data: bytes, place: Path) -> None:
    from horae.packs import pictures
    from horae.packs.reader import Folder

    (place / "pictures").mkdir()
    (place / "pictures" / "cover.svg").write_bytes(grown(data))
    with watched():
        for fault in pictures.faults(Folder(place, "mine")):
            said(fault)


def try_log(data: bytes, place: Path) -> None:
    from horae.core.log import Replay, _sum, load
    from horae.core.speech import Fault
    from horae.games import registry

    body = grown(data)
    if data and data[0] & 1:  # lines without their sums: as they were, nothing but the sums would ever be read
        made, before = [], b""
        for line in body.splitlines():
            before = _sum(before, line[:-1])
            made.append(line[:-1] + b',"sum":"' + before + b'"}\n')
        body = b"".join(made)
    with watched():
        try:
            log = load(body)
            for _ in Replay(log, registry.game(log.head.game)).steps(upto=200):
                pass
        except Fault as fault:
            said(fault)


def try_backup(data: bytes, place: Path) -> None:
    from horae.core.speech import Fault
    from horae.server.backup import BackupReader, check_backup
    from horae.server.store_desk import open_desk

    body, how = grown(data), data[0] if data else 0
    if how & 1:
        lines = body.splitlines(keepends=True)
        counts: dict[str, int] = {}
        for line in lines[1:]:
            name = line[2:].partition(b'"')[0].decode(errors="replace")
            counts[name] = counts.get(name, 0) + 1
        foot = {"rows": counts, "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
        body = b"".join(lines) + msgspec.json.encode(foot) + b"\n"
    if how & 3:
        body = gzip.compress(body, 1)
    path = place / "b.gz"
    path.write_bytes(body)
    try:
        with watched():
            check_backup(path)
    except Fault as fault:
        said(fault)
        return
    try:
        with open_desk(f"sqlite:///{place}/new.db", alone=True) as desk:
            desk.fill(BackupReader(path), replace=False)
    except Fault as fault:
        said(fault)


TRY: dict[str, Callable[[bytes, Path], None]] = {
    "pack": try_pack,
    "picture": try_picture,
    "log": try_log,
    "backup": try_backup,
}


# --- what nobody may do meanwhile ---


_watching = False
_spent: list[float] = []
"""Seconds of the processor, of each time that was watched."""
_CHANGES = frozenset(("os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.symlink", "os.link", "os.truncate", "os.chmod"))


@contextmanager
def watched() -> Iterator[None]:
    global _watching  # noqa: PLW0603 - an audit hook cannot be taken away again
    _watching = True
    since = time.process_time()
    try:
        yield
    finally:
        _spent.append(time.process_time() - since)
        _watching = False


def on_audit(event: str, args: tuple[Any, ...]) -> None:
    if not _watching:
        return
    writes = event == "open" and isinstance(args[2], int) and args[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
    if (writes and not str(args[0]).endswith(".pyc")) or event in _CHANGES or event.startswith(("subprocess.", "socket.")):
        raise Wrong(f"{event} {args!r}"[:300])


# --- seeds ---


def seeds(kind: str) -> list[bytes]:
    if kind == "pack":
        made = []
        for number, folder in enumerate(_SEEDS):
            for place, path in enumerate(sorted(folder.glob("*.yaml"))):
                choice = next(byte for byte in range(256) if byte % len(_SEEDS) == number and byte >> 2 == place)
                made.append(bytes([choice, 0, 0, 0]) + path.read_bytes())
        return made
    if kind == "picture":
        some = [path.read_bytes()[:20_000] for path in sorted((ROOT / "src").rglob("*.svg"))[:8]]
        return [bytes(4) + picture for picture in (_DRAWING, *some)]
    if kind == "log":
        logs = [gzip.decompress(path.read_bytes()) for path in sorted((ROOT / "tests/golden").rglob("*-2/00*.jsonl.gz"))]
        short = [b"\n".join([*log.splitlines()[:12], b'{"entries":11,"result":null}']) + b"\n" for log in logs]
        return [b"\1\0\0\0" + re.sub(rb',"sum":"[0-9a-f]{16}"', b"", log) for log in short] + [bytes(4) + logs[0]]
    from horae.packs import contents

    files = {"pack.yaml": b"id: a\n", "pictures/cover.svg": b"<svg/>"}
    pack = msgspec.json.encode(["pack", contents.content_of(files), {"base64": _base64(contents.packed_up(files))}])
    rows = [
        b'{"horae_backup":1,"made":"2026-01-01T00:00:00+00:00","by":"0"}',
        b'["record","a",1,"{}"]',
        b'["record","a",2,{"base64":"/wA="}]',
        b'["archive","a",null]',
        b'["archive","b",{"base64":"eJwDAAAAAAE="}]',
        pack,
        b'["secret","tokens",{"base64":"AAEC"}]',
        b'["intervention","a","closed",1700000000000]',
    ]
    return [b"\1\0\0\0" + b"\n".join(rows) + b"\n", b"\2\0\0\0" + b"\n".join(rows), bytes(4) + gzip.compress(b"\n".join(rows))]


def _base64(data: bytes) -> str:
    from base64 import b64encode

    return b64encode(data).decode()


# --- one process for each kind ---


def attempt(kind: str, data: bytes, most: float) -> None:
    """Raises what is wrong with how this was read."""
    with TemporaryDirectory(dir=_FAST, prefix="horae-fuzz-") as place:
        _spent.clear()
        TRY[kind](data, Path(place))
    if max(_spent, default=0.0) > most:
        raise Wrong(f"{max(_spent):.1f} s")


def warm_up(kind: str) -> None:
    for data in seeds(kind):
        with suppress(Wrong):
            attempt(kind, data, 1e9)


def fuzz(kind: str, seconds: int, out: Path, seed: int) -> None:
    import atheris

    with atheris.instrument_imports(include=["horae"]):  # whatever is imported on the way is there before anybody watches
        warm_up(kind)
    sys.addaudithook(on_audit)
    known = set[str]()

    def one(data: bytes) -> None:
        try:
            attempt(kind, data, MOST_SECONDS)
        except Exception as wrong:
            frames = traceback.extract_tb(wrong.__traceback__)
            where = next((f"{f.name}:{f.lineno}" for f in reversed(frames) if "/horae/" in f.filename), "")
            what = re.sub(r"\d+", "", str(wrong))[:60] if isinstance(wrong, Wrong) else f"{type(wrong).__name__} {where}"
            if what not in known:
                known.add(what)
                keep(kind, data, out)

    corpus = out / f"corpus-{kind}"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(seeds(kind)):
        (corpus / f"seed-{number}").write_bytes(data)
    options = [
        f"-max_total_time={seconds}",
        "-max_len=65536",
        f"-seed={seed}",
        "-rss_limit_mb=8192",
        "-timeout=600",
        "-verbosity=1",
    ]
    atheris.Setup([sys.argv[0], str(corpus), "-print_final_stats=1", *options], one)
    atheris.Fuzz()


def grow(kind: str, tries: int, out: Path, seed: int) -> None:
    """Parts of honest files, a thousand times and more: a fuzzer seldom makes what only size makes slow."""
    warm_up(kind)
    sys.addaudithook(on_audit)
    rng, files = Random(seed), seeds(kind)
    for number in range(tries):
        seed_file = files[number % len(files)]
        lines = seed_file[4:].count(b"\n") + 1
        head = bytes(
            [seed_file[0], rng.randrange(9, 23) | rng.choice((0, 32)), rng.randrange(min(lines, 256)), rng.randrange(8)]
        )
        keep(kind, head + seed_file[4:], out)
    print(f"{tries} files", flush=True)


def keep(kind: str, data: bytes, out: Path) -> Exception | None:
    """Keep it if something is wrong with how it was read."""
    try:
        attempt(kind, data, MOST_SECONDS)
    except Exception as wrong:
        name = hashlib.sha256(data).hexdigest()[:12]
        (out / f"{kind}-{name}").write_bytes(data)
        (out / f"{kind}-{name}.txt").write_text("".join(traceback.format_exception(wrong))[-4000:], "utf-8")
        return wrong
    return None


def judge(found: Path) -> str:
    """What is wrong with it without the fuzzer's own weight; nothing if that was all."""
    kind = found.name.partition("-")[0]
    warm_up(kind)
    sys.addaudithook(on_audit)
    try:
        attempt(kind, found.read_bytes(), MOST_SECONDS)
    except Exception as wrong:
        return f"{type(wrong).__name__}: {wrong}"[:300]
    return ""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=int, default=120, help="for each kind")
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--out", type=Path, default=Path("build/fuzz"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--grown", type=int, default=200, help="files of each kind that are grown first")
    parser.add_argument("--grow", choices=KINDS, help=argparse.SUPPRESS)
    parser.add_argument("--fuzz", choices=KINDS, help=argparse.SUPPRESS)
    parser.add_argument("--judge", type=Path, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    if wish.fuzz:
        fuzz(wish.fuzz, wish.seconds, wish.out, wish.seed)
        return
    if wish.grow:
        grow(wish.grow, wish.grown, wish.out, wish.seed)
        return
    if wish.judge:
        print(judge(wish.judge))
        return
    is_clean = True
    for kind in [wish.only] if wish.only else KINDS:
        for old in wish.out.glob(f"{kind}-*"):
            old.unlink()
        command = [sys.executable, __file__, "--out", str(wish.out), "--seconds", str(wish.seconds), "--seed", str(wish.seed)]
        done = subprocess.run(
            [*command, "--grown", str(wish.grown), "--grow", kind], capture_output=True, text=True, check=False
        )
        print(f"{kind}: {done.stdout.strip() or done.stderr[-2000:]} grown", flush=True)
        is_clean &= not done.returncode
        done = subprocess.run([*command, "--fuzz", kind], capture_output=True, text=True, check=False)
        tries = re.search(r"stat::number_of_executed_units: (\d+)", done.stderr)
        reached = re.findall(r"cov: (\d+)", done.stderr)
        print(
            f"{kind}: {tries[1] if tries else '?'} files in {wish.seconds} s, {reached[-1] if reached else '?'} places reached",
            flush=True,
        )
        if not tries:
            print(done.stderr[-2000:])
            is_clean = False
        for found in sorted(wish.out.glob(f"{kind}-*")):
            if found.suffix == ".txt":
                continue
            judged = subprocess.run(
                [sys.executable, __file__, "--judge", str(found)], capture_output=True, text=True, check=False
            )
            words = judged.stdout.strip() if not judged.returncode else judged.stderr[-500:]
            if words:
                is_clean = False
                print(f"  {found}: {words}", flush=True)
            else:
                found.unlink()
                found.with_suffix(".txt").unlink()
    if not is_clean:
        sys.exit(1)


if __name__ == "__main__":
    main()
