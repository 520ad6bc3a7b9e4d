"""The writers' guide: its examples are read by the real reader and played, and leave no word of the vocabulary out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from horae.authoring.missions.lint import lint
from horae.authoring.missions.new import new_mission
from horae.authoring.missions.schema import FILES
from horae.authoring.missions.solve import solve
from horae.bots.timestories.explorer import Explorer
from horae.core.speech import Text
from horae.games.timestories import vocabulary as v
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack, read_mission
from horae.packs.reader import Folder
from horae.sim.match import Match

GUIDE = (Path(__file__).parents[2] / "docs" / "writing-missions.md").read_text("utf-8")


def blocks(mark: str) -> list[tuple[str, str]]:
    """The fenced examples with this mark: the file each belongs to, and what it says."""
    return re.findall(rf"```yaml {mark}=(\S+)\n(.*?)```", GUIDE, re.DOTALL)


def folder_of(mark: str, place: Path) -> Path:
    place.mkdir()
    for name, words in blocks(mark):
        (place / name).write_text(words, "utf-8")
    return place


def read(place: Path) -> TimeStoriesPack:
    return read_mission(Folder(place, place.name))


@pytest.fixture
def mill(tmp_path: Path) -> Path:
    return folder_of("night", tmp_path / "mill")


def used(read_as: Any, written: Any) -> Iterator[tuple[type, str]]:
    """Each field of each struct that the files really say."""
    if isinstance(read_as, msgspec.Struct) and isinstance(written, dict):
        if isinstance(read_as, Text):
            return
        for name, said in zip(read_as.__struct_fields__, read_as.__struct_encode_fields__, strict=True):
            if said in written:
                yield type(read_as), said
                yield from used(getattr(read_as, name), written[said])
    elif isinstance(read_as, tuple) and isinstance(written, list):
        for one, words in zip(read_as, written, strict=True):
            yield from used(one, words)


def structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """Every struct that a file's type can hold."""
    seen: set[type[msgspec.Struct]] = set()
    todo = [msgspec.inspect.type_info(kind)]
    while todo:
        now = todo.pop()
        todo += [part for part in _parts(now) if not (isinstance(part, msgspec.inspect.StructType) and part.cls in seen)]
        if isinstance(now, msgspec.inspect.StructType) and now.cls not in seen and now.cls is not Text:
            seen.add(now.cls)
            yield now.cls


def _parts(now: Any) -> list[Any]:
    if isinstance(now, msgspec.inspect.StructType):
        return [field.type for field in now.fields]
    if isinstance(now, msgspec.inspect.UnionType):
        return list(now.types)
    if isinstance(now, msgspec.inspect.VarTupleType | msgspec.inspect.ListType):
        return [now.item_type]
    return [now.value_type] if isinstance(now, msgspec.inspect.DictType) else []


def test_a_first_evening_ends_with_a_mission_that_plays(tmp_path: Path) -> None:
    """What the guide says to add to a new mission: a warning halfway, none at the end."""
    folder = tmp_path / "last-train"
    new_mission(folder, "", "en")
    told: list[list[str]] = []
    for name, words in blocks("append"):
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(words)
        told.append([finding.why.key for finding in lint(str(folder)).findings])
    assert told == [["mission-unused-item"], []]
    pack = read(folder)
    assert not solve(pack, 2).unreached()
    for seats in (1, 4):
        Match(TimeStories(), [Explorer] * seats, seats, None, pack).play(5_000)


def test_the_table_of_a_new_missions_files_is_true(tmp_path: Path) -> None:
    new_mission(tmp_path / "new", "", "es")
    table = GUIDE.partition("| file | what stands in it |")[2].partition("Its comments")[0]
    named = set(re.findall(r"^\| `(.+?)/?` \|", table, re.MULTILINE))
    assert named == {path.name for path in (tmp_path / "new").iterdir()}


def test_the_mission_from_nothing_works(tmp_path: Path) -> None:
    assert [name for name, _ in blocks("file")] == [
        "pack.yaml",
        "prologue.yaml",
        "receptacles.yaml",
        "locations.yaml",
        "items.yaml",
    ]
    folder = folder_of("file", tmp_path / "well")
    assert not lint(str(folder)).errors()
    pack = read(folder)
    assert len(pack.prologue) + len(pack.places) + len(pack.places[0].layout) + len(pack.items) == 5
    assert not solve(pack, 2).unreached()


def test_the_mission_with_every_word_is_read_and_played(mill: Path) -> None:
    assert {name for name, _ in blocks("night")} == set(FILES)
    assert not lint(str(mill)).errors()
    for seats in (1, 2, 3):
        for profile in ("midsummer-en", "hadal-es"):
            Match(TimeStories(), [Explorer] * seats, seats, {"profile": profile}, read(mill)).play(5_000)


def test_every_yaml_example_is_one_that_a_test_reads() -> None:
    fences = re.findall(r"^```yaml(.*)$", GUIDE, re.MULTILINE)
    marks = {mark.strip().partition("=")[0] for mark in fences}
    assert marks == {"append", "schema", "file", "night", "part"}


def test_every_instruction_and_condition_is_in_use_and_in_the_tables(mill: Path) -> None:
    whole = "".join((mill / name).read_text("utf-8") for name in FILES)
    tables = GUIDE.partition("## The vocabulary")[2]
    assert len(TAGS) > 50
    assert [tag for field, tag in TAGS if f"{field}: {tag}" not in whole] == []
    assert [tag for _, tag in TAGS if f"`{tag}" not in tables] == []


TAGS = [
    (str(kind.__struct_config__.tag_field), str(kind.__struct_config__.tag))
    for kind in vars(v).values()
    if isinstance(kind, type)
    and issubclass(kind, msgspec.Struct)
    and kind.__struct_config__.tag
    and not kind.__name__.startswith("_")
]
"""Every word of the vocabulary, after the field that says what it is."""


def test_every_field_of_every_part_is_shown_in_use(mill: Path) -> None:
    shown: set[tuple[type, str]] = set()
    for name, kind in FILES.items():
        words = (mill / name).read_text("utf-8")
        shown |= set(used(Folder(mill, "mill").document(name).decode(kind), yaml.safe_load(words)))
    for name, words in blocks("part"):
        shown |= set(used(msgspec.yaml.decode(words, type=FILES[name]), yaml.safe_load(words)))
    there_are = {(one, said) for kind in FILES.values() for one in structs(kind) for said in one.__struct_encode_fields__}
    assert sorted(f"{one.__name__}.{said}" for one, said in there_are - shown) == []
