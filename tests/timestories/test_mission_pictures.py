"""The pictures of our missions: all there, plain, light, and as their generators draw them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml
from missions.art.salt import pictures as salt
from missions.art.summer_night import pictures as summer_night

ROOT = Path(__file__).parents[2]
SUMMER_NIGHT, SALT = ROOT / "missions/summer-night", ROOT / "examples/salt"
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
OF_SALT = {"places": ("0 0 2400 800", 60 * KIB)}
"""Fewer cards to a place, so it may be flatter."""
MET = {"gaspar", "remedios", "casto", "fermin", "salcedo", "sabina", "tuesday", "hat", "button", "lamplighter", "landlord"}
FILES = sorted(path for mission in (SUMMER_NIGHT, SALT) for path in (mission / "pictures").rglob("*.svg"))
Draw = Callable[[], dict[str, str]]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def kept(mission: Path) -> dict[str, str]:
    folder = mission / "pictures"
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.svg")}


def wanted(mission: Path, colours: set[str]) -> set[str]:
    def read(name: str) -> list[dict[str, object]]:
        found: list[dict[str, object]] = yaml.safe_load((mission / f"{name}.yaml").read_text("utf-8"))[name]
        return found

    places = {f"places/{place['id']}.svg" for place in read("locations")}
    receptacles = {f"receptacles/{receptacle['id']}.svg" for receptacle in read("receptacles")}
    return {"cover.svg"} | places | receptacles | {f"items/{i['number']}.svg" for i in read("items") if i["colour"] in colours}


def test_every_location_receptacle_person_and_thing_has_its_picture() -> None:
    assert set(kept(SUMMER_NIGHT)) == wanted(SUMMER_NIGHT, {"green"}) | {f"people/{name}.svg" for name in MET}
    assert set(kept(SALT)) == wanted(SALT, {"green", "yellow", "red"})


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_picture_is_plain_and_light(path: Path) -> None:
    mission = SALT if path.is_relative_to(SALT) else SUMMER_NIGHT
    shapes = SHAPES | OF_SALT if mission == SALT else SHAPES
    measure, weight = shapes[path.parent.relative_to(mission / "pictures").as_posix()]
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


@pytest.mark.parametrize(("mission", "draw"), [(SUMMER_NIGHT, summer_night.pictures), (SALT, salt.pictures)])
def test_the_generator_draws_what_is_kept(mission: Path, draw: Draw) -> None:
    drawn, here = draw(), kept(mission)
    assert set(here) == set(drawn)
    changed = [name for name in here if here[name] != drawn[name]]
    assert not changed, f"run `python -m missions.art`: {changed}"
