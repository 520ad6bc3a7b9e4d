"""The pictures of our mission: all there, plain, light, and as its generator draws them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml
from missions.art.summer_night.pictures import pictures

MISSION = Path(__file__).parents[2] / "missions/summer-night"
FOLDER = MISSION / "pictures"
PLAIN = {"svg", "defs", "g", "use", "path", "circle", "ellipse", "linearGradient", "radialGradient", "stop", "pattern"}
KIB = 1024
SHAPES = {
    ".": ("0 0 1200 900", 60 * KIB),
    "places": ("0 0 2400 900", 60 * KIB),
    "receptacles": ("0 0 400 500", 12 * KIB),
    "people": ("0 0 400 500", 12 * KIB),
    "items": ("0 0 200 200", 4 * KIB),
}
"""By folder: what a picture measures, and what it may weigh."""
MET = {"gaspar", "remedios", "casto", "fermin", "salcedo", "sabina", "tuesday", "hat", "button", "lamplighter", "landlord"}
FILES = sorted(FOLDER.rglob("*.svg"))


def named(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


def test_every_location_receptacle_person_and_green_item_has_its_picture() -> None:
    def read(name: str) -> list[dict[str, object]]:
        found: list[dict[str, object]] = yaml.safe_load((MISSION / f"{name}.yaml").read_text("utf-8"))[name]
        return found

    wanted = {"cover.svg"} | {f"people/{name}.svg" for name in MET}
    wanted |= {f"places/{place['id']}.svg" for place in read("locations")}
    wanted |= {f"receptacles/{receptacle['id']}.svg" for receptacle in read("receptacles")}
    wanted |= {f"items/{item['number']}.svg" for item in read("items") if item["colour"] == "green"}
    assert {named(path) for path in FILES} == wanted


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_picture_is_plain_and_light(path: Path) -> None:
    measure, weight = SHAPES[path.parent.relative_to(FOLDER).as_posix()]
    text = path.read_text("utf-8")
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == measure
    assert len(text.encode()) <= weight
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in PLAIN
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name != "style"
            assert "url(" not in value or value.startswith("url(#")
            assert not name.endswith("href") or value.startswith("#")


def test_all_pictures_together_stay_below_a_megabyte() -> None:
    assert sum(path.stat().st_size for path in FILES) < 1000 * KIB


def test_the_generator_draws_what_is_kept() -> None:
    drawn = pictures()
    assert {named(path) for path in FILES} == set(drawn)
    changed = [named(path) for path in FILES if path.read_text("utf-8") != drawn[named(path)]]
    assert not changed, f"run `python -m missions.art`: {changed}"
