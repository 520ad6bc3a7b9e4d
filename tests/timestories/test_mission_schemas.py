"""The schemas that an editor checks a mission by: they accept what the reader accepts, and refuse what is misspelt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from horae.authoring.missions.new import SCHEMAS, new_mission, schema_name
from horae.authoring.missions.schema import FILES, schema
from horae.packs.builtin import pack_folder

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "writing-missions.md").read_text("utf-8")
MISSIONS = [
    ROOT / "examples/salt",
    *(Path(str(pack_folder("timestories", name).root)) for name in ("training", "summer-night")),
]
TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "null": type(None),
}


def faults(whole: dict[str, Any], rule: dict[str, Any], value: Any) -> Iterator[str]:
    """What is wrong by the words of JSON Schema that ours use, as an editor would say it; nothing if all is well."""
    if "$ref" in rule:
        yield from faults(whole, whole["$defs"][rule["$ref"].rpartition("/")[2]], value)
        return
    if "anyOf" in rule:
        found = [list(faults(whole, one, value)) for one in rule["anyOf"]]
        if all(found):
            yield min(found, key=len)[0]
        return
    if "enum" in rule and value not in rule["enum"]:
        yield f"{value!r} is none of {rule['enum']}"
    if "type" in rule and (
        not isinstance(value, TYPES[rule["type"]]) or (rule["type"] == "integer" and isinstance(value, bool))
    ):
        yield f"{value!r} is no {rule['type']}"
    elif rule.get("type") == "object":
        yield from object_faults(whole, rule, value)
    elif rule.get("type") == "array":
        if not rule.get("minItems", 0) <= len(value) <= rule.get("maxItems", len(value)):
            yield f"{len(value)} parts"
        kinds = rule.get("prefixItems") or [rule.get("items") or {}] * len(value)
        for one, kind in zip(value, kinds, strict=False):
            yield from faults(whole, kind, one)


def object_faults(whole: dict[str, Any], rule: dict[str, Any], value: dict[str, Any]) -> Iterator[str]:
    known, more = rule.get("properties", {}), rule.get("additionalProperties", True)
    yield from (f"{name} is missing" for name in rule.get("required", []) if name not in value)
    for name, one in value.items():
        if name in known:
            yield from faults(whole, known[name], one)
        elif more is False:
            yield f"{name} does not belong"
        elif isinstance(more, dict):
            yield from faults(whole, more, one)


def checked(file: str, words: str) -> list[str]:
    made = msgspec.json.decode(msgspec.json.encode(schema(file)))
    return list(faults(made, made, yaml.safe_load(words)))


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda folder: folder.name)
def test_an_editor_finds_nothing_wrong_with_our_missions(mission: Path) -> None:
    for file in mission.glob("*.yaml"):
        assert checked(file.name, file.read_text("utf-8")) == []


def test_an_editor_finds_nothing_wrong_with_the_guides_examples() -> None:
    found = re.findall(r"```yaml (?:file|night|part|schema)=(\S+)\n(.*?)```", GUIDE, re.DOTALL)
    assert {name for name, _ in found} == set(FILES)
    for name, words in found:
        assert checked(name, words) == []


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("items.yaml", "colour: green", "color: green", "color does not belong"),
        ("items.yaml", "colour: green", "colour: gren", "none of"),
        ("items.yaml", "number: 1", "number: one", "no integer"),
        ("locations.yaml", "do: take,", "do: grab,", "grab"),
        ("locations.yaml", "{kind: item, item: 1}", "{kind: has, item: 1}", "has"),
        ("receptacles.yaml", "[1, 3, 2]", "[1, 3]", "2 parts"),
    ],
)
def test_an_editor_underlines_what_does_not_belong(tmp_path: Path, file: str, before: str, after: str, said: str) -> None:
    folder = tmp_path / "train"
    new_mission(folder, "", "en")
    words = (folder / file).read_text("utf-8")
    assert before in words
    assert checked(file, words) == []
    told = checked(file, words.replace(before, after, 1))
    assert told
    assert said in " ".join(told)


def test_the_first_line_of_each_file_leads_to_its_schema(tmp_path: Path) -> None:
    folder = tmp_path / "train"
    new_mission(folder, "", "en")
    for file in folder.glob("*.yaml"):
        place = re.match(r"# yaml-language-server: \$schema=(\S+)\n", file.read_text("utf-8"))
        assert place is not None
        assert place[1] == f"{SCHEMAS}/{schema_name(file.name)}"
        assert msgspec.json.decode((folder / place[1]).read_bytes()) == msgspec.json.decode(
            msgspec.json.encode(schema(file.name))
        )
    assert f"$schema={SCHEMAS}/{schema_name('items.yaml')}" in GUIDE
