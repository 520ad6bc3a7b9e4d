"""Files that somebody made up to do harm: refused in one line, after a bounded amount of work. Work is counted, not timed."""

from __future__ import annotations

import os
import socket
import tracemalloc
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from msgspec import Struct

from horae.core.log import BadLog, _sum, load
from horae.packs import contents, elsewhere, pictures, plain_yaml, shape
from horae.packs.builtin import pack_folder
from horae.packs.reader import BadPack, Document, Folder, ForgivingFolder

_PIPE = "a pipe"


@contextmanager
def taking_less_than(most: int) -> Iterator[None]:
    """Memory, in bytes."""
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < most
    finally:
        tracemalloc.stop()


def refused(read: Callable[[], object]) -> BadPack:
    with pytest.raises(BadPack) as wrong:
        read()
    for language in ("es", "en"):
        said = wrong.value.say(language)
        assert "\n" not in said
        assert not any(word in said for word in ("file-", "pack-", "picture-", "folder-too"))
    return wrong.value


# --- kinds of file ---


def pipe(place: Path) -> None:
    os.mkfifo(place)


def door(place: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        os.chdir(place.parent)  # a socket's whole path may have no more than 108 letters
        server.bind(place.name)


def sparse(place: Path) -> None:
    with place.open("wb") as file:
        file.truncate(3 << 30)


ODD: dict[str, tuple[Callable[[Path], object], str]] = {
    "a pipe": (pipe, "file-not-plain"),
    "a socket": (door, "file-unreadable"),
    "a folder": (Path.mkdir, "file-not-plain"),
    "a device, by a link": (lambda place: place.symlink_to("/dev/zero"), "file-leads-out"),
    "a link that leads out": (lambda place: place.symlink_to("/etc/hostname"), "file-leads-out"),
    "a link that leads to itself": (lambda place: place.symlink_to(place), "file-"),
    "a sparse file of 3 GB": (sparse, "file-too-large"),
}


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("name", ["locations.yaml", "pictures/cover.svg"])
def test_what_is_no_plain_file_of_its_folder_is_not_read(
    tmp_path: Path, odd: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    make, key = ODD[odd]
    (tmp_path / "pack" / "pictures").mkdir(parents=True)
    make(tmp_path / "pack" / name)
    folder = Folder(tmp_path / "pack", "mine")
    with taking_less_than(64 << 20):
        assert refused(lambda: folder.read(name)).why.key.startswith(key)
        if odd != "a folder":
            assert [fault.file for fault in pictures.faults(folder)] == ([f"mine/{name}"] if name.endswith(".svg") else [])
        if name.endswith(".svg") and odd != "a folder":
            refused(lambda: contents.gather(folder))


def test_a_device_is_no_plain_file() -> None:
    with pytest.raises(elsewhere.Unfit):
        elsewhere.read(Path("/dev/zero"), 10)


def test_a_link_inside_of_its_folder_is_read_and_what_was_installed_may_lie_anywhere(tmp_path: Path) -> None:
    """As containers lay out the folders that they are given, and installers what they have a copy of."""
    (tmp_path / "pack" / "..data").mkdir(parents=True)
    (tmp_path / "pack" / "..data" / "pack.yaml").write_text("id: a", "utf-8")
    (tmp_path / "pack" / "pack.yaml").symlink_to(Path("..data") / "pack.yaml")
    assert Folder(tmp_path / "pack", "mine").read("pack.yaml") == b"id: a"
    (tmp_path / "away.yaml").write_text("id: b", "utf-8")
    (tmp_path / "pack" / "away.yaml").symlink_to(tmp_path / "away.yaml")
    refused(lambda: Folder(tmp_path / "pack", "mine").read("away.yaml"))
    assert Folder(tmp_path / "pack", "ours", is_ours=True).read("away.yaml") == b"id: b"
    assert pack_folder("timestories", "training").is_ours
    assert not pack_folder("timestories", str(tmp_path)).is_ours


@pytest.mark.parametrize("name", ["a\nb.yaml", "a\x1b[2J.yaml", "\udcff.yaml", "a\u202eb.svg"])
def test_a_name_that_cannot_be_said_in_one_line_is_not_said(tmp_path: Path, name: str) -> None:
    place = tmp_path / ("pictures" if name.endswith("svg") else "")
    place.mkdir(exist_ok=True)
    (place / name).write_text("x", "utf-8")
    said = refused(lambda: contents.gather(Folder(tmp_path, "mine"))).say("en")
    assert said.isprintable()
    said.encode()


def test_a_folder_has_so_many_files_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "MOST_FILES", 3)
    for name in ("a.yaml", "b.yaml", "notes"):
        (tmp_path / name).touch()
    assert list(Folder(tmp_path, "mine").files()) == ["a.yaml", "b.yaml"]
    (tmp_path / "more").touch()
    assert refused(lambda: list(Folder(tmp_path, "mine").files())).why.key == "folder-too-full"


# --- what a file of a pack may hold ---


class Work:
    """What reading YAML costs: letters and values, however often they are read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.letters = self.nodes = self.readings = 0
        composed, parse = plain_yaml._composed, yaml.parse

        def counted(text: str, *more: object) -> object:
            self.letters += len(text)
            self.readings += 1
            assert self.readings < 2000, "it is read again and again"
            return composed(text, *more)  # type: ignore[arg-type]  # what it is given is what it takes

        def parsed(*about: Any, **more: Any) -> Iterator[object]:
            for event in parse(*about, **more):
                self.nodes += isinstance(event, yaml.NodeEvent)
                yield event

        monkeypatch.setattr(plain_yaml, "_composed", counted)
        monkeypatch.setattr(yaml, "parse", parsed)


@pytest.mark.parametrize("lines", [8_000, 16_000, 400_000])
def test_a_file_in_which_every_line_is_wrong_is_not_read_again_for_each(
    lines: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Work(monkeypatch)
    (tmp_path / "pack.yaml").write_text("".join(f"k{n}: b: c\n" for n in range(lines))[: elsewhere.MOST_PACK_FILE], "utf-8")
    folder = ForgivingFolder(Folder(tmp_path, "mine"))
    folder.document("pack.yaml")
    assert 2 <= len(folder.faults) <= elsewhere.MOST_FAULTS + 1
    assert folder.faults[0].line == 1
    assert folder.faults[-1].why.key == "pack-more-faults"
    assert work.letters <= elsewhere.MOST_READ_AGAIN + 2 * elsewhere.MOST_PACK_FILE
    assert work.nodes <= 4 * elsewhere.MOST_PARTS


def test_tens_of_thousands_of_the_same_mistake_are_told_as_some_hundreds(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("id: a\n" * 30_000, "utf-8")
    folder = ForgivingFolder(Folder(tmp_path, "mine"))
    folder.document("pack.yaml")
    assert len(folder.faults) == elsewhere.MOST_FAULTS + 1
    assert folder.faults[-1].why.key == "pack-more-faults"


def test_what_was_made_up_is_looked_up_and_not_looked_through(tmp_path: Path) -> None:
    (tmp_path / "chart.yaml").write_text("buoys:\n" + "- {}\n" * 9_000, "utf-8")
    folder = ForgivingFolder(Folder(tmp_path, "mine"))
    chart = folder.document("chart.yaml")
    chart.decode(Chart)
    assert len(folder.made_up) <= elsewhere.MOST_FAULTS + 1

    class Counted(set[tuple[str, shape.Path]]):
        asked = 0

        def __contains__(self, part: object) -> bool:
            Counted.asked += 1
            return super().__contains__(part)

        def __iter__(self) -> Iterator[tuple[str, shape.Path]]:
            raise AssertionError("all of it, for each fault")

    folder.made_up = Counted(folder.made_up)
    faults = [chart.fault(("buoys", place, "id"), "pack-no-file") for place in range(9_000)]
    assert len(folder.not_caused_here(faults)) >= 9_000 - elsewhere.MOST_FAULTS - 1
    assert Counted.asked <= 4 * 9_000


def test_a_writer_is_still_told_of_fifty_faults_at_once(tmp_path: Path) -> None:
    text = "".join(f"k{n}: b: c\n" if n % 20 == 0 else f"k{n}: b\n" for n in range(1_000))
    (tmp_path / "pack.yaml").write_text(text, "utf-8")
    folder = ForgivingFolder(Folder(tmp_path, "mine"))
    folder.document("pack.yaml")
    assert [fault.line for fault in folder.faults] == list(range(1, 1_001, 20))


@pytest.mark.parametrize(
    "text",
    [
        "- a\n" * 110_000,
        "a: [" + "b," * 110_000 + "]",
        "[" + "{}," * 110_000 + "]",
        "".join(f"k{n}: b\n" for n in range(110_000)),
    ],
    ids=["dashes", "commas", "brackets", "keys"],
)
def test_a_file_has_so_many_values_and_no_more(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    work = Work(monkeypatch)
    assert refused(lambda: Document("mine/pack.yaml", text)).why.key == "pack-too-many-parts"
    assert work.nodes <= elsewhere.MOST_PARTS + 1


class Buoy(Struct, forbid_unknown_fields=True):
    id: str
    kind: str = "cross"


class Chart(Struct, forbid_unknown_fields=True):
    buoys: tuple[Buoy, ...] = ()


def test_of_tens_of_thousands_of_misfits_some_hundreds_are_guessed_at_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guesses = list[str]()
    monkeypatch.setattr(shape, "guess", lambda word, known: guesses.append(word))
    (tmp_path / "chart.yaml").write_text("buoys:\n" + "- {id: a, knid: b}\n" * 4_000, "utf-8")
    folder = ForgivingFolder(Folder(tmp_path, "mine"))
    assert len(folder.document("chart.yaml").decode(Chart).buoys) == 4_000
    assert len(folder.faults) == elsewhere.MOST_FAULTS + 1
    assert folder.faults[-1].why.key == "pack-more-faults"
    assert len(guesses) <= elsewhere.MOST_FAULTS + 1


# --- pictures ---


SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


def bomb(piece: str, levels: int = 30) -> str:
    first = '<g id="l0"><path d="M0 0h1"/></g>'
    return first + "".join(piece.format(now=level, before=level - 1) for level in range(1, levels))


HEAVY = {
    "use": (bomb('<g id="l{now}"><use href="#l{before}"/><use href="#l{before}"/></g>'), "picture-draws-too-much"),
    "use, the other way round": (
        "".join(f'<g id="l{n}"><use href="#l{n + 1}"/><use href="#l{n + 1}"/></g>' for n in range(30))
        + '<g id="l30"><path/></g>',
        "picture-draws-too-much",
    ),
    "symbol": (bomb('<symbol id="l{now}"><use href="#l{before}"/><use href="#l{before}"/></symbol>'), "picture-draws-too-much"),
    "pattern": (
        bomb('<pattern id="l{now}"><path fill="url(#l{before})"/><path style="fill: URL( \'#l{before}\')"/></pattern>'),
        "picture-draws-too-much",
    ),
    "a pattern's pattern": (
        bomb('<pattern id="l{now}" href="#l{before}"><path fill="url(#l{before})"/></pattern>'),
        "picture-draws-too-much",
    ),
    "filters": (
        '<filter id="f">' + "<feGaussianBlur/>" * 150 + "</filter>" + '<path filter="url(#f)"/>' * 2,
        "picture-draws-too-much",
    ),
    "a long path": (f'<path id="p" d="{"M0 0 " * 60_000}"/>' + '<use href="#p"/>' * 100, "picture-draws-too-much"),
    "many shapes": ("<path/>" * (elsewhere.MOST_DRAWN + 1), "picture-draws-too-much"),
    "itself": ('<g id="a"><use href="#a"/></g>', "picture-in-itself"),
    "one another": ('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', "picture-in-itself"),
    "a style sheet": ('<pattern id="p"/><style>path { fill: url(#p) }</style>', "picture-style-refers"),
    "deep": ("<g>" * 100_000, "pack-too-deep"),
    "a chain": (
        '<path id="l0"/>' + "".join(f'<use id="l{n}" href="#l{n - 1}"/>' for n in range(1, 9_000)),
        "picture-draws-too-much",
    ),
}


@pytest.mark.parametrize("what", HEAVY)
def test_a_picture_that_draws_without_end_is_refused_before_anybody_draws_it(tmp_path: Path, what: str) -> None:
    inside, key = HEAVY[what]
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "cover.svg").write_text(SVG.format(inside), "utf-8")
    wrong = refused(lambda: pictures.picture(Folder(tmp_path, "mine"), "cover"))
    assert wrong.why.key == key


def test_a_picture_may_repeat_shapes_as_rich_ones_do(tmp_path: Path) -> None:
    leaf = '<g id="leaf"><path d="M0 0h1"/></g><g id="branch">' + '<use href="#leaf"/>' * 20 + '</g><g id="tree">'
    tree = '<use href="#branch"/>' * 20 + '</g><use href="#tree"/><use href="#tree" fill="url(#sky)"/>'
    sky = '<linearGradient id="sky"><stop/></linearGradient><style>path { fill: url(#sky) } rect { fill: url("#sky") }</style>'
    moving = '<path id="way" d="M0 0"/><g id="bird"><animate href="#bird"/><text><textPath href="#way">x</textPath></text></g>'
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "cover.svg").write_text(SVG.format(leaf + tree + sky + moving), "utf-8")
    assert pictures.faults(Folder(tmp_path, "mine")) == []


# --- logs and what is packed ---


def summed(*lines: bytes) -> bytes:
    """A log whose every line has the sum that it should."""
    made, before = b"", b""
    for line in lines:
        body = line[:-1]
        before = _sum(before, body)
        made += body + b',"sum":"' + before + b'"}\n'
    return made


def test_a_log_that_is_nested_without_end_is_refused_at_its_line() -> None:
    deep = b'{"options":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    with pytest.raises(BadLog) as wrong:
        load(summed(deep, b'{"entries":0,"result":null}'))
    assert wrong.value.line == 1


def test_lines_without_end_cost_no_more_than_the_file() -> None:
    lines = b"\n" * 10_000_000
    with taking_less_than(1 << 20), pytest.raises(BadLog):
        load(lines)


def test_what_is_packed_unpacks_to_no_more_than_honest_data_would() -> None:
    packed = zlib.compress(bytes(1 << 28), 9)
    with taking_less_than(300 << 20), pytest.raises(elsewhere.Garbled):
        elsewhere.unpacked(packed)
    with taking_less_than(contents._MOST_PACKED * 3), pytest.raises(contents.NotWhole):
        contents.unpacked(packed, "0" * 32)


def test_a_pack_of_a_hundred_thousand_files_is_not_even_counted() -> None:
    many = zlib.compress(msgspec.msgpack.encode({f"{n}.yaml": b"" for n in range(100_000)}))
    with taking_less_than(8 << 20), pytest.raises(contents.NotWhole):
        contents.unpacked(many, "0" * 32)
