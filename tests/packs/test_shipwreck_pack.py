"""Every check of a Shipwreck pack, reached once by a small change to the base pack, with its file and line."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from importlib.resources import as_file
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import yaml

from horae import game
from horae.authoring.shipwreck_lint import lint
from horae.games.shipwreck import pack as pack_module
from horae.games.shipwreck.pack import ShipwreckPack, read_pack
from horae.games.shipwreck.vocabulary import holds, listed_values, takes_first
from horae.packs.builtin import content
from horae.packs.reader import BadPack, Folder

Change: TypeAlias = Callable[[Any], None]


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A copy of the base pack that may be changed."""
    with as_file(content() / "shipwreck" / "base") as built_in:
        shutil.copytree(built_in, tmp_path / "mine")
    return tmp_path / "mine"


def changed(base: Path, file: str, change: Change) -> ShipwreckPack:
    """Change a file's data, write it with one field a line, and read the pack."""
    path = base / file
    data = yaml.safe_load(path.read_text("utf-8"))
    change(data)
    path.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False, default_flow_style=False, width=1000), "utf-8")
    return read_pack(Folder(base, "mine"))


def put(*path: str | int, to: object) -> Change:
    def change(data: Any) -> None:
        for part in path[:-1]:
            data = data[part]
        data[path[-1]] = to

    return change


def nested(*conditions: dict[str, object]) -> dict[str, object]:
    return {"kind": "all_of", "of": list(conditions)}


WRONG: list[tuple[str, Change, str, str]] = [
    ("pack.yaml", put("format", to=2), "pack-format", "format: 2"),
    ("pack.yaml", put("game", to="chess"), "pack-other-game", "game: chess"),
    ("pack.yaml", put("copies", to=[3, 3, 3]), "shipwreck-pack-copies", "copies:"),
    ("pack.yaml", put("copies", to=[3, 3, 3, 3, 3, 3, -1]), "shipwreck-pack-copies", "copies:"),
    ("pack.yaml", put("copies", to=[1, 0, 0, 0, 0, 0, 0]), "shipwreck-pack-copies", "copies:"),
    ("pack.yaml", put("colour", to="red"), "pack-field", "colour: red"),
    ("pack.yaml", put("title", to={"es": "Mar"}), "pack-field", "title:"),
    ("powers.yaml", put("powers", 0, "by", to="active"), "shipwreck-pack-power-by", "by: active"),
    ("powers.yaml", put("powers", 0, "moment", to="after_play"), "shipwreck-pack-power-moment", "moment: after_play"),
    ("powers.yaml", put("powers", 0, "moment", to="at_night"), "pack-field", "moment: at_night"),
    ("powers.yaml", put("powers", 1, "does", "values", to=[]), "shipwreck-pack-values", "values: []"),
    ("powers.yaml", put("powers", 1, "does", "values", to=[8]), "shipwreck-pack-values", "values:"),
    ("powers.yaml", put("powers", 0, "does", "kind", to="wish"), "pack-field", "kind: wish"),
    ("powers.yaml", put("powers", 0, "name", "es", to="  "), "pack-empty-text", "es: '  '"),
    ("arcana.yaml", put("arcana", to=[]), "shipwreck-pack-no-arcana", "arcana: []"),
    ("arcana.yaml", put("arcana", 0, "id", to="The Dawn"), "pack-id", "id: The Dawn"),
    ("arcana.yaml", put("arcana", 0, "id", to=""), "pack-id", "id: ''"),
    ("arcana.yaml", put("arcana", 0, "id", to="ñandú"), "pack-id", "id: ñandú"),
    ("arcana.yaml", put("arcana", 1, "id", to="dawn"), "pack-duplicate-id", "id: dawn"),
    ("arcana.yaml", put("arcana", 0, "name", "en", to=""), "pack-empty-text", "en: ''"),
    ("arcana.yaml", put("arcana", 0, "moons", to=0), "shipwreck-pack-moons", "moons: 0"),
    ("arcana.yaml", put("arcana", 0, "moons", to="three"), "pack-field", "moons: three"),
    ("arcana.yaml", put("arcana", 0, "fading_doom", to=-1), "shipwreck-pack-fading-doom", "fading_doom: -1"),
    ("arcana.yaml", put("arcana", 0, "power", to="none"), "shipwreck-pack-no-power", "power: none"),
    ("arcana.yaml", put("arcana", 0, "takes", to="listed"), "shipwreck-pack-listed", "takes: listed"),
    ("arcana.yaml", put("arcana", 0, "takes", to="unmatched"), "shipwreck-pack-unmatched", "takes: unmatched"),
    (
        "arcana.yaml",
        put("arcana", 0, "when", to={"kind": "exactly_one_of", "values": [0]}),
        "shipwreck-pack-values",
        "values:",
    ),
    ("arcana.yaml", put("arcana", 0, "when", to={"kind": "ratio", "any_of": []}), "shipwreck-pack-ratio", "any_of: []"),
    ("arcana.yaml", put("arcana", 0, "when", to={"kind": "ratio", "any_of": [0]}), "shipwreck-pack-ratio", "any_of:"),
    ("arcana.yaml", put("arcana", 0, "when", to={"kind": "sum", "multiple_of": 0}), "shipwreck-pack-ratio", "multiple_of: 0"),
    ("arcana.yaml", put("arcana", 0, "when", to=nested()), "shipwreck-pack-all-of", "of: []"),
    (
        "arcana.yaml",
        put("arcana", 0, "when", to=nested({"kind": "always"}, nested({"kind": "sum", "multiple_of": -3}))),
        "shipwreck-pack-ratio",
        "multiple_of: -3",
    ),
]


@pytest.mark.parametrize(("file", "change", "key", "text"), WRONG, ids=[f"{key}-{text}" for _, _, key, text in WRONG])
def test_a_wrong_pack_is_refused_at_its_line(base: Path, file: str, change: Change, key: str, text: str) -> None:
    with pytest.raises(BadPack) as wrong:
        changed(base, file, change)
    fault = wrong.value
    assert (fault.file, fault.why.key) == (f"mine/{file}", key)
    assert fault.line is not None
    written = (base / file).read_text("utf-8").splitlines()
    assert written[fault.line - 1].strip().removeprefix("- ") == text
    assert fault.say("es").startswith(f"mine/{file}:{fault.line}: ")
    assert fault.say("es") != fault.say("en")


def test_every_check_of_the_pack_is_reached_here() -> None:
    """A new check comes with a case above."""
    source = Path(pack_module.__file__).read_text("utf-8")
    named = set(re.findall(r'"((?:shipwreck-)?pack-[a-z-]+)"', source))
    assert len(named) > 12
    assert named <= {key for _, _, key, _ in WRONG}


@pytest.mark.parametrize("file", ["pack.yaml", "arcana.yaml", "powers.yaml"])
def test_a_missing_file_is_named(base: Path, file: str) -> None:
    (base / file).unlink()
    with pytest.raises(BadPack) as wrong:
        read_pack(Folder(base, "mine"))
    assert wrong.value.file == f"mine/{file}"
    assert wrong.value.why.key == "pack-no-file"


# --- what lint finds ---


@pytest.mark.parametrize(
    ("file", "change", "key", "text"),
    [
        (
            "arcana.yaml",
            put("arcana", 3, "ability", to={"es": "Va cualquiera.", "en": "Either goes."}),
            "shipwreck-lint-words",
            "ability:",
        ),
        (
            "powers.yaml",
            put("powers", 2, "text", to={"es": "Se pregunta.", "en": "They ask."}),
            "shipwreck-lint-words",
            "text:",
        ),
        (
            "arcana.yaml",
            put("arcana", 3, "when", to={"kind": "sum", "at_least": 9, "at_most": 7}),
            "shipwreck-lint-never",
            "when:",
        ),
        (
            "arcana.yaml",
            put("arcana", 3, "when", to=nested({"kind": "matches_visible"}, {"kind": "none_visible"})),
            "shipwreck-lint-never",
            "when:",
        ),
    ],
)
def test_what_a_pack_says_in_vain_is_found_at_its_line(base: Path, file: str, change: Change, key: str, text: str) -> None:
    """It can be played all the same: packs from before carry such words, and their games are to be had again."""
    changed(base, file, change)
    (finding,) = lint(Folder(base, "mine"))
    assert (finding.file, finding.why.key) == (f"mine/{file}", key)
    assert finding.line is not None
    assert (base / file).read_text("utf-8").splitlines()[finding.line - 1].strip() == text
    assert finding.say("es") != finding.say("en")


def test_the_base_pack_is_in_good_order(base: Path) -> None:
    assert lint(Folder(base, "mine")) == []


# --- the hash ---


def test_the_copy_has_the_hash_of_the_base(base: Path) -> None:
    assert read_pack(Folder(base, "mine")).hash == game("shipwreck").load_pack().hash
    assert changed(base, "arcana.yaml", lambda data: None).hash == game("shipwreck").load_pack().hash


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("pack.yaml", put("title", "es", to="Otra mar")),
        ("arcana.yaml", put("arcana", 3, "name", "en", to="The Deep Blue")),
        ("arcana.yaml", put("arcana", 3, "motto", "es", to="Hondo")),
        ("arcana.yaml", put("arcana", 3, "ability", to={"es": "Va cualquiera.", "en": "Either goes."})),
        ("powers.yaml", put("powers", 2, "text", to={"es": "Se pregunta.", "en": "They ask."})),
        ("powers.yaml", put("powers", 2, "name", "en", to="Middling")),
    ],
)
def test_mending_a_sentence_keeps_the_hash(base: Path, file: str, change: Change) -> None:
    assert changed(base, file, change).hash == game("shipwreck").load_pack().hash


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("pack.yaml", put("id", to="other")),
        ("pack.yaml", put("copies", 0, to=4)),
        ("arcana.yaml", put("arcana", 0, "moons", to=2)),
        ("arcana.yaml", put("arcana", 0, "id", to="daybreak")),
        ("arcana.yaml", put("arcana", 0, "takes", to="lower")),
        ("arcana.yaml", put("arcana", 0, "fading_doom", to=1)),
        ("arcana.yaml", put("arcana", 0, "power", to="twice")),
        ("arcana.yaml", put("arcana", 0, "says", to="kept_is_higher")),
        ("arcana.yaml", put("arcana", 0, "when", to={"kind": "always"})),
        ("arcana.yaml", lambda data: data["arcana"].reverse()),
        ("powers.yaml", put("powers", 0, "does", to={"kind": "extra_prediction"})),
        ("powers.yaml", put("powers", 1, "does", "values", to=[1, 2])),
    ],
)
def test_changing_what_bears_on_play_changes_the_hash(base: Path, file: str, change: Change) -> None:
    assert changed(base, file, change).hash != game("shipwreck").load_pack().hash


def test_two_conditions_with_the_same_fields_have_different_hashes(base: Path) -> None:
    one = changed(base, "arcana.yaml", put("arcana", 0, "when", to={"kind": "matches_visible"})).hash
    two = changed(base, "arcana.yaml", put("arcana", 0, "when", to={"kind": "none_visible"})).hash
    assert one != two


# --- the tables ---


def test_the_tables_say_what_the_conditions_say() -> None:
    pack: ShipwreckPack = game("shipwreck").load_pack()
    for visible in (0, 0b10, 0b10101010, 0b11111110):
        seen = frozenset(value for value in range(1, 8) if visible >> value & 1)
        for card, arcanum in enumerate(pack.arcana):
            table = pack.allow(card, visible)
            for a in range(1, 8):
                for b in range(1, 8):
                    first, second = takes_first(arcanum, a, b, seen), takes_first(arcanum, b, a, seen)
                    assert table[a * 8 + b] == first + 2 * second
                    if first or second:
                        assert holds(arcanum.when, a, b, seen)


def test_the_listed_values_are_found_inside_all_of(base: Path) -> None:
    when = nested({"kind": "always"}, {"kind": "exactly_one_of", "values": [2, 3]})

    def change(data: Any) -> None:
        data["arcana"][0] |= {"when": when, "takes": "listed"}

    arcanum = changed(base, "arcana.yaml", change).arcana[0]
    assert listed_values(arcanum.when) == (2, 3)
    assert takes_first(arcanum, 2, 5, frozenset())
    assert not takes_first(arcanum, 5, 2, frozenset())
    assert not takes_first(arcanum, 2, 3, frozenset())
