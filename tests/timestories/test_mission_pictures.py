"""The pictures of our mission: all there, plain, light, and as its generator draws them; and who sees a portrait when."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml
from missions.art.summer_night.pictures import pictures

from horae.authoring.missions.lint import lint
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.pictures import shown_pictures
from horae.testkit.timestories import card, location, mission, position, read, text, trial_box, write

Made = Callable[..., TimeStoriesPack]

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


# --- who is met ---


def test_whoever_reads_a_card_sees_who_is_met_on_it_and_nobody_else_does(made: Made) -> None:
    pier = location("pier", card("B", portrait="ringer"), card("C"))
    table = position(made(pier)).arrives("pier", 0, 1)
    seen = [set(shown_pictures(table.view(seat))) for seat in (0, 1, None)]
    assert ["people/ringer" in names for names in seen] == [True, False, False]


@pytest.mark.rule("TS-8.4")
def test_everybody_sees_whom_a_group_conflict_is_with(made: Made) -> None:
    wolves = {"kind": "group", "opponents": [{"id": "wolf", "name": text("Wolf"), "life": 2}]}
    pier = location("pier", card("B", conflict=wolves, tests=(trial_box(1, against="wolf"),)), card("C"))
    table = position(made(pier))
    assert "people/wolf" not in shown_pictures(table.view(1))
    table.arrives("pier", 0, 1)
    assert all("people/wolf" in shown_pictures(table.view(seat)) for seat in (0, 1, None))


def test_a_portrait_bears_on_no_game(tmp_path: Path) -> None:
    plain = read(tmp_path / "plain", mission(location("pier", card("B"))))
    drawn = read(tmp_path / "drawn", mission(location("pier", card("B", portrait="ringer"))))
    assert drawn.hash == plain.hash


def test_lint_tells_of_portraits_that_nobody_drew_and_of_those_that_nobody_meets(tmp_path: Path) -> None:
    folder = write(tmp_path / "small", mission(location("pier", card("B", portrait="ringer")), title=text("Small")))
    (folder / "pictures" / "people").mkdir(parents=True)
    (folder / "pictures" / "people" / "miller.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf-8")
    found = [one.say("en") for one in lint(str(folder)).findings if one.why.key.startswith("picture")]
    lines = (folder / "locations.yaml").read_text("utf-8").splitlines()
    line = next(number for number, words in enumerate(lines, 1) if "ringer" in words)
    assert len(found) == 2
    assert "people/miller.svg: warning: there’s nothing in the mission that this is a picture of" in found[0]
    assert f"locations.yaml:{line}: warning: there’s no such portrait" in found[1]
    assert "pictures/people/ringer.svg" in found[1]


def test_our_mission_has_nothing_to_mend() -> None:
    assert lint(str(MISSION)).findings == ()
