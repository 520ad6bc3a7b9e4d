"""Pictures of a pack only draw: what does more is refused with its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from horae.packs import elsewhere, pictures
from horae.packs.builtin import pack_folder
from horae.packs.reader import BadPack, Folder

DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">
<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient><path id="b" d="M0 0"/></defs>
<style>@media (min-width: 9px) { circle { animation: turn 3s } } @keyframes turn { to { r: 3px } }</style>
<use href="#b"/><use xlink:href="#b"/><path fill="url(#a)" style="stroke: url('#a')" d="M0 0h9"/>
<circle r="2"><animate attributeName="r" values="1;2" dur="4s"/></circle>
</svg>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    (tmp_path / "pictures" / "places").mkdir(parents=True)
    (tmp_path / "pictures" / "cover.svg").write_text(DRAWING, "utf-8")
    (tmp_path / "pictures" / "places" / "jetty.svg").write_text(DRAWING, "utf-8")
    (tmp_path / "pictures" / "notes.txt").write_text("not a picture", "utf-8")
    return Folder(tmp_path, "mine")


def test_a_packs_pictures_are_found_by_their_places_in_the_folder(folder: Folder) -> None:
    assert list(pictures.pictures(folder)) == ["cover", "places/jetty"]
    assert pictures.picture(folder, "cover") == DRAWING.encode()
    assert pictures.faults(folder) == []


def test_a_pack_without_pictures_has_none(tmp_path: Path) -> None:
    assert list(pictures.pictures(Folder(tmp_path, "bare"))) == []


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("<script>alert(1)</script>", "picture-element"),
        ("<foreignObject/>", "picture-element"),
        ('<image href="#b"/>', "picture-element"),
        ("<a href='#b'/>", "picture-element"),
        ('<x:script xmlns:x="http://www.w3.org/2000/svg"/>', "picture-element"),
        ('<html xmlns="http://www.w3.org/1999/xhtml"/>', "picture-element"),
        ('<path onload="go()"/>', "picture-attribute"),
        ('<path xml:base="http://elsewhere.example"/>', "picture-attribute"),
        ('<animate attributeName="xlink:href" values="#b"/>', "picture-attribute"),
        ('<use href="other.svg#b"/>', "picture-outside"),
        ('<use xlink:href="https://elsewhere.example/a.svg#b"/>', "picture-outside"),
        ('<use href="data:image/svg+xml,x"/>', "picture-outside"),
        ('<path fill="url(https://elsewhere.example/a)"/>', "picture-outside"),
        ("<path style=\"fill: URL( 'a.svg#b' )\"/>", "picture-outside"),
        (r'<path style="fill: u\72l(a)"/>', "picture-outside"),
        ("<style>@import 'https://elsewhere.example/a.css';</style>", "picture-outside"),
        ("<style>path { fill: ur<!-- -->l(x) } p { background: image-set('a.png' 1x) }</style>", "picture-outside"),
        ("<?xml-stylesheet href='a.css'?>", "picture-instruction"),
        ("<path>", "picture-xml"),
    ],
)
def test_what_does_more_than_draw_is_refused_with_its_line(folder: Folder, tmp_path: Path, line: str, key: str) -> None:
    bad = DRAWING.replace("</svg>", f"{line}\n</svg>")
    (tmp_path / "pictures" / "places" / "jetty.svg").write_text(bad, "utf-8")
    with pytest.raises(BadPack) as wrong:
        pictures.picture(folder, "places/jetty")
    assert (wrong.value.file, wrong.value.why.key) == ("mine/pictures/places/jetty.svg", key)
    assert wrong.value.line == (7 if key == "picture-xml" else 6)
    assert "picture-" not in wrong.value.say("es") + wrong.value.say("en")
    assert [fault.file for fault in pictures.faults(folder)] == ["mine/pictures/places/jetty.svg"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('<!DOCTYPE svg [<!ENTITY a "b">]>\n' + DRAWING, "picture-doctype"),
        ('<g xmlns="http://www.w3.org/2000/svg"/>', "picture-root"),
        ("<svg/>", "picture-element"),
        ("", "picture-xml"),
        (DRAWING + " " * elsewhere.MOST_PICTURE, "file-too-large"),
    ],
)
def test_what_is_no_plain_svg_is_refused(folder: Folder, tmp_path: Path, text: str, key: str) -> None:
    (tmp_path / "pictures" / "cover.svg").write_text(text, "utf-8")
    with pytest.raises(BadPack) as wrong:
        pictures.picture(folder, "cover")
    assert wrong.value.why.key == key


def test_a_name_that_is_no_plain_one_is_refused(folder: Folder, tmp_path: Path) -> None:
    (tmp_path / "pictures" / "Über Bild.svg").write_text(DRAWING, "utf-8")
    assert [fault.why.key for fault in pictures.faults(folder)] == ["picture-name"]
    for name in ("../pack", "a/b/c", "/etc/passwd", ""):
        with pytest.raises(BadPack):
            pictures.picture(folder, name)


def test_the_pictures_that_come_with_horae_only_draw() -> None:
    assert pictures.faults(pack_folder("timestories", "training")) == []
