"""What is wrong with a pack file is said with its file and line, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from horae.packs.builtin import pack_folder, pack_names, rulebook
from horae.packs.elsewhere import DEEPEST, MOST_PACK_FILE
from horae.packs.reader import BadPack, Document, Folder, ForgivingFolder


class Buoy(Struct, forbid_unknown_fields=True):
    id: str
    depth: int
    lit: bool = False


class Chart(Struct, forbid_unknown_fields=True):
    title: str
    buoys: tuple[Buoy, ...] = ()
    mark: Literal["cross", "ring"] | None = None
    pair: tuple[int, int] | None = None


def expect(fault: BadPack, file: str, line: int | None, key: str) -> None:
    assert (fault.file, fault.line, fault.why.key) == (file, line, key)
    where = f"{file}:{line}: " if line else f"{file}: "
    assert fault.say("es").startswith(where)
    assert fault.say("en").startswith(where)
    assert fault.say("es") != fault.say("en")


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("title: [1, 2\nmore: 3\n", 1, "pack-yaml-bracket"),
        ("title: x\n\tbuoys: 1\n", 2, "pack-yaml-tab"),
        ("title: x\nnote: a buoy: red\n", 2, "pack-yaml-colon"),
        ("title: x\nnote: {es: boya: roja, en: red}\n", 2, "pack-yaml-colon"),
        ("title: **x** y\n", 1, "pack-yaml-sign"),
        ("title: @x\n", 1, "pack-yaml-sign"),
        ("title: > x\n", 1, "pack-yaml-sign"),
        ("title: 'it's'\n", 1, "pack-yaml-quote"),
        ("title: x\n  depth: 2\n", 2, "pack-yaml-indent"),
        ("buoys:\n  - id: a\n   depth: 2\n", 3, "pack-yaml-indent"),
        ("title: x\ndepth 2\nmore: 3\n", 2, "pack-yaml-no-colon"),
        ("title: x\n---\ntitle: y\n", 2, "pack-yaml"),
        ("title: x\nbuoys: 'open\n", 2, "pack-yaml-open-quote"),
        ("título: sí\n# más\nx: \x07\n", 3, "pack-yaml"),
        ("title: &name x\n", 1, "pack-anchor"),
        ("title: x\nbuoys: *name\n", 2, "pack-anchor"),
        ("a: 1\nb: &all {c: 1}\n", 2, "pack-anchor"),
        ("a: 1\nb: !!python/name:os.system\n", 2, "pack-tag"),
        ("!chart\ntitle: x\n", 1, "pack-tag"),
        ("a: 1\nb: !!int 3\n", 2, "pack-tag"),
        ("title: x\nbuoys: []\ntitle: y\n", 3, "pack-duplicate-key"),
        ("a:\n  b: 1\n  'b': 2\n", 3, "pack-duplicate-key"),
        ("a: 1\n[1, 2]: 3\n", 2, "pack-key"),
        ("a: 1\n{x: 1}: 3\n", 2, "pack-key"),
        ("a: 1\ntrue: 3\n", 2, "pack-key"),
        ("a: 1\n~: 3\n", 2, "pack-key"),
        ("a: 1\nb: " + "[" * DEEPEST + "]" * DEEPEST, 2, "pack-too-deep"),
        ("\n".join("  " * depth + "a:" for depth in range(DEEPEST + 2)), DEEPEST + 1, "pack-too-deep"),
        ("[" * 400_000, 1, "pack-too-deep"),
    ],
)
def test_yaml_that_is_not_plain_is_refused_at_its_line(text: str, line: int, key: str) -> None:
    with pytest.raises(BadPack) as wrong:
        Document("sea/chart.yaml", text)
    expect(wrong.value, "sea/chart.yaml", line, key)


def test_nesting_up_to_the_limit_is_read() -> None:
    data = Document("f.yaml", "[" * DEEPEST + "]" * DEEPEST).data
    for _ in range(DEEPEST - 1):
        assert isinstance(data, list)
        data = data[0]
    assert data == []


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", "no"),
        ("yes", "yes"),
        ("on", "on"),
        ("NO", "NO"),
        ("true", True),
        ("false", False),
        ("True", "True"),
        ("null", None),
        ("~", None),
        ("''", ""),
        ("'true'", "true"),
        ("'7'", "7"),
        ("7", 7),
        ("-7", -7),
        ("007", 7),
        ("0x10", "0x10"),
        ("1_000", "1_000"),
        ("12:30", "12:30"),
        ("2024-02-29", "2024-02-29"),
        ("1.5", 1.5),
        ("1e3", "1e3"),
        (".inf", ".inf"),
        ("9" * 19, "9" * 19),
        ("|\n  two\n  lines\n", "two\nlines\n"),
    ],
)
def test_only_plain_words_and_numbers_are_more_than_text(text: str, value: object) -> None:
    (found,) = Document("f.yaml", f"a: {text}").decode(dict[str, object]).values()
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("text", "line", "where"),
    [
        ("title: 3\n", 1, "title"),
        ("title: x\nbuoys:\n  - {id: a, depth: 3}\n  - id: b\n    depth: deep\n", 5, "buoys[1].depth"),
        ("title: x\nbuoys:\n  - id: a\n    depth: 3\n    lit: 'true'\n", 5, "buoys[0].lit"),
        ("title: x\nbuoys:\n  - id: a\n", 3, "buoys[0]"),
        ("buoys: []\n", 1, "(top)"),
        ("title: x\ncolour: red\n", 2, "colour"),
        ("title: x\nbuoys:\n  - id: a\n    depth: 3\n    colour: red\n", 5, "buoys[0].colour"),
        ("title: x\nbuoys: 7\n", 2, "buoys"),
        ("- title\n", 1, "(top)"),
        ("", 1, "(top)"),
        ("# nothing\n", 1, "(top)"),
    ],
)
def test_what_does_not_fit_is_refused_at_the_line_of_the_part(text: str, line: int, where: str) -> None:
    with pytest.raises(BadPack) as wrong:
        Document("sea/chart.yaml", text).decode(Chart)
    expect(wrong.value, "sea/chart.yaml", line, "pack-field")
    assert wrong.value.why.args["where"] == where


@pytest.mark.parametrize(
    ("text", "es", "en"),
    [
        ("title: 3\n", "«title»: aquí va un texto, no un número entero", "“title”: this should be text, not a whole number"),
        ("{}", "«(top)»: falta el campo «title»", "“(top)”: the field “title” is missing"),
        ("title: x\nhue: 1\n", "«hue»: aquí no existe ese campo", "“hue”: there’s no such field here"),
        ("title: x\nmark: red\n", "«red» no es uno de los valores", "“red” isn’t one of the values"),
        (
            "title: x\ntitel: y\n",
            "aquí no existe ese campo; puede ser «title»",
            "there’s no such field here; it can be “title”",
        ),
        ("titel: y\n", "¿querías decir «title»?", "did you mean “title”?"),
        ("title: x\nmark: 2\n", "«2» no es uno de los valores", "“2” isn’t one of the values"),
        (
            "title: x\nmark: rnig\n",
            "¿querías decir «ring»? Puede ser «cross» o «ring»",
            "did you mean “ring”? It can be “cross” or “ring”",
        ),
        ("title: x\nbuoys: {id: a}\n", "empieza cada una de sus partes con un guion", "begin each of its parts with a dash"),
        ("title: x\npair: ['1', 2]\n", "quita las comillas", "take the quotes away"),
        ("title: x\npair: [1]\n", "aquí va una lista de 2, y tiene 1", "a list of 2, and it has 1"),
    ],
)
def test_what_does_not_fit_is_said_in_the_readers_language(text: str, es: str, en: str) -> None:
    with pytest.raises(BadPack) as wrong:
        Document("sea/chart.yaml", text).decode(Chart)
    assert es in wrong.value.say("es")
    assert en in wrong.value.say("en")


def test_a_document_knows_the_line_of_every_part() -> None:
    document = Document("f.yaml", "title: x\n\nbuoys:\n  - id: a\n    depth: 3\n  - {id: b,\n     depth: 4}\n")
    assert document.decode(Chart) == Chart("x", (Buoy("a", 3), Buoy("b", 4)))
    assert document.line("title") == 1
    assert document.line("buoys") == 3
    assert document.line("buoys", 0, "depth") == 5
    assert document.line("buoys", 1, "depth") == 7
    assert document.line("buoys", 1, "nothing") == 6
    assert document.line("nothing") == 1


def test_a_file_that_is_not_there_too_large_or_not_text_is_refused(tmp_path: Path) -> None:
    folder = Folder(tmp_path, "sea")
    with pytest.raises(BadPack) as missing:
        folder.document("chart.yaml")
    expect(missing.value, "sea/chart.yaml", None, "pack-no-file")
    (tmp_path / "chart.yaml").mkdir()
    with pytest.raises(BadPack) as folder_instead:
        folder.document("chart.yaml")
    expect(folder_instead.value, "sea/chart.yaml", None, "file-not-plain")
    (tmp_path / "large.yaml").write_bytes(b"#" * (MOST_PACK_FILE + 1))
    with pytest.raises(BadPack) as large:
        folder.document("large.yaml")
    expect(large.value, "sea/large.yaml", None, "file-too-large")
    (tmp_path / "latin.yaml").write_bytes("title: x\nbuoys: []\n# canción\n".encode("latin-1"))
    with pytest.raises(BadPack) as latin:
        folder.document("latin.yaml")
    expect(latin.value, "sea/latin.yaml", 3, "pack-not-utf8")


def test_a_file_as_large_as_allowed_is_read(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes(b"title: ab")
    (tmp_path / "b.yml").write_bytes(b"title: abc")
    (tmp_path / "c.txt").write_bytes(b"")
    folder = Folder(tmp_path, "sea")
    assert list(folder.files()) == ["a.yaml", "b.yml"]
    assert folder.read("a.yaml", 9) == b"title: ab"
    with pytest.raises(BadPack):
        folder.read("b.yml", 9)


@pytest.mark.parametrize("name", ["nowhere", "", "..", ".", "../speech", "base/../base/nothing", "a\\b"])
def test_a_pack_that_is_neither_built_in_nor_a_folder_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "inner").mkdir()
    monkeypatch.chdir(tmp_path / "inner")
    if name in (".", "..", ""):
        with pytest.raises(BadPack) as empty:
            pack_folder("shipwreck", name).document("pack.yaml")
        assert empty.value.why.key == "pack-no-file"
        return
    with pytest.raises(BadPack) as wrong:
        pack_folder("shipwreck", name)
    expect(wrong.value, name, None, "pack-no-folder")


def test_built_in_packs_are_found_by_name_and_others_by_folder(tmp_path: Path) -> None:
    assert "base" in pack_names("shipwreck")
    assert "arcana.yaml" in list(pack_folder("shipwreck", "base").files())
    (tmp_path / "pack.yaml").write_text("id: mine\n")
    assert pack_folder("shipwreck", f"{tmp_path}/").document("pack.yaml").data == {"id": "mine"}


def test_a_rulebook_reads_and_every_rule_has_a_section() -> None:
    book = rulebook("shipwreck")
    ids = [rule.id for rule in book.rules]
    assert len(ids) == len(set(ids))
    for rule in book.rules:
        assert rule.id.startswith(book.section_of(rule).id)
        assert rule.text("es") != rule.text("en")
    assert book.find("SA-7.3") is not None
    assert book.find("SA-99") is None


def test_a_writer_is_told_everything_at_once(tmp_path: Path) -> None:
    """Files that cannot be read, fields that do not fit, texts that a colon broke: nothing hides what comes after."""
    (tmp_path / "chart.yaml").write_text(
        "title: x\nnote: a buoy: red\nbuoys:\n  - {id: a, deph: 3}\n  - {id: b, depth: deep, lit: 'true'}\nmark: rnig\n"
    )
    (tmp_path / "other.yaml").write_text("title: a: b\nmark: {ring\n")
    folder = ForgivingFolder(Folder(tmp_path, "sea"))
    chart = folder.document("chart.yaml").decode(Chart)
    assert [buoy.depth for buoy in chart.buoys] == [3, 1]  # what was meant is taken, what cannot be known is made up
    folder.document("other.yaml").decode(Chart)
    folder.document("third.yaml").decode(Chart)
    found = [(fault.file, fault.line) for fault in folder.faults]
    assert found == [
        *(("sea/chart.yaml", line) for line in (2, 2, 4, 5, 5, 6)),
        *(("sea/other.yaml", line) for line in (1, 2)),
        ("sea/third.yaml", None),
    ]


def test_what_could_not_be_read_does_not_cause_further_faults(tmp_path: Path) -> None:
    (tmp_path / "chart.yaml").write_text("title: x\nbuoys:\n  - {id: a, depth: deep}\n  - {id: b, depth: 1}\n")
    folder = ForgivingFolder(Folder(tmp_path, "sea"))
    file = folder.document("chart.yaml")
    file.decode(Chart)
    assert not folder.lost_names
    own = file.fault(("buoys", 0, "depth"), "pack-id", id="a")
    other = file.fault(("buoys", 1, "depth"), "pack-id", id="b")
    assert folder.not_caused_here([own, other]) == [other]
    (tmp_path / "other.yaml").write_text("title: x\nbuoys:\n  - {depth: 1}\n")
    folder.document("other.yaml").decode(Chart)
    assert folder.lost_names
