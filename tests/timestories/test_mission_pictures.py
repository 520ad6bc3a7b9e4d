"""The pictures of our missions: all there, plain, light, and as their generators draw them; and who sees a portrait when."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
import yaml
from missions.art.salt import pictures as salt
from missions.art.summer_night import pictures as summer_night

from horae.authoring.missions.lint import lint
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.pictures import shown_pictures
from horae.testkit.timestories import card, location, mission, position, read, text, trial_box, write

ROOT = Path(__file__).parents[2]
SUMMER_NIGHT, SALT = ROOT / "src/horae/content/timestories/summer-night", ROOT / "examples/salt"
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
OF_SALT = {"places": ("600 0 1800 800", 60 * KIB)}
"""Fewer cards to a place, so it may be flatter."""
MET = {"gaspar", "remedios", "casto", "fermin", "salcedo", "sabina", "tuesday", "hat", "button", "lamplighter", "landlord"}
FILES = sorted(path for mission in (SUMMER_NIGHT, SALT) for path in (mission / "pictures").rglob("*.svg"))
Draw = Callable[[], dict[str, str]]
Made = Callable[..., TimeStoriesPack]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def kept(of: Path) -> dict[str, str]:
    folder = of / "pictures"
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.svg")}


def wanted(of: Path, colours: set[str]) -> set[str]:
    def listed(name: str) -> list[dict[str, object]]:
        found: list[dict[str, object]] = yaml.safe_load((of / f"{name}.yaml").read_text("utf-8"))[name]
        return found

    places = {f"places/{place['id']}.svg" for place in listed("locations")}
    receptacles = {f"receptacles/{receptacle['id']}.svg" for receptacle in listed("receptacles")}
    return (
        {"cover.svg"} | places | receptacles | {f"items/{i['number']}.svg" for i in listed("items") if i["colour"] in colours}
    )


def test_every_location_receptacle_person_and_thing_has_its_picture() -> None:
    assert set(kept(SUMMER_NIGHT)) == wanted(SUMMER_NIGHT, {"green"}) | {f"people/{name}.svg" for name in MET}
    assert set(kept(SALT)) == wanted(SALT, {"green", "yellow", "red"}) | {"people/guard.svg", "people/dog.svg"}


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


def test_an_ending_is_shown_once_the_mission_has_ended_so_and_every_one_of_the_training_mission_has_its_own() -> None:
    game = TimeStories()
    pack = game.load_pack("training")
    view = game.new(2, 1, game.options({}), pack).view(None)
    assert not any(name.startswith("endings/") for name in shown_pictures(view))
    ended = msgspec.structs.replace(view, result="gale")
    assert [name for name in shown_pictures(ended) if name.startswith("endings/")] == ["endings/gale"]
    for mission_id in ("training", "first-mission"):
        folder = ROOT / "src/horae/content/timestories" / mission_id
        outcomes = game.load_pack(mission_id).head.mission_return.outcomes
        drawn = {path.stem: path.read_text("utf-8") for path in (folder / "pictures/endings").glob("*.svg")}
        assert set(drawn) == {outcome.id for outcome in outcomes}
        assert len(set(drawn.values())) == len(drawn), "none looks like another"
