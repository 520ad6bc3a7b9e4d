"""The preview shows a writer every card as its reader sees it, says what is wrong as they write, and offers what it shows."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

from horae.authoring.missions.new import new_mission
from horae.authoring.missions.preview import MissionPreview, PreviewedCard
from horae.core.speech import say
from horae.packs.reader import Folder
from horae.testkit.timestories import Data, card, counter, location, mission, option, text, trial_box, write

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><rect width="9" height="3"/></svg>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "train"
    new_mission(made, "", "en")
    return made


def replaced(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), "utf-8")


def test_each_reader_sees_their_own_text(folder: Path) -> None:
    preview = MissionPreview(Folder(folder, "train"))
    assert preview.look()
    assert not preview.look()
    texts = {
        reader: next(card for card in preview.cards(reader, 3, "") if card.face.id == "platform-c").face.text.en
        for reader in ("teo", "ines")
    }
    assert "a name that isn’t yours" in texts["teo"]
    assert "a name that isn’t yours" not in texts["ines"]


def test_every_card_is_there_with_its_file_and_line(folder: Path) -> None:
    preview = MissionPreview(Folder(folder, "train"))
    preview.look()
    cards = {card.face.id: card for card in preview.cards("", 4, "")}
    assert {"prologue-1", "platform-a", "signal-box-b", "item-1", "bruno-recall"} <= set(cards)
    for one in cards.values():
        assert say(one.title, "es")
        assert say(one.group, "en")
    lines = (folder / "locations.yaml").read_text("utf-8").splitlines()
    assert "letter: C" in lines[cards["platform-c"].line - 1]
    assert cards["bruno-recall"].owner == "bruno"


def test_a_place_without_pictures_of_its_cards_is_cut_into_them(folder: Path) -> None:
    (folder / "pictures/places").mkdir(parents=True)
    (folder / "pictures/places/platform.svg").write_text(PICTURE)
    preview = MissionPreview(Folder(folder, "train"))
    preview.look()
    cards = {card.face.id: card for card in preview.cards("", 4, "")}
    cut = [(cards[name].slice_number, cards[name].slices) for name in ("platform-a", "platform-b", "platform-c")]
    assert cut == [(0, 1), (0, 2), (1, 2)], "card A shows the place as a whole"
    assert cards["signal-box-b"].picture == ""


def test_what_cannot_be_read_now_is_shown_as_it_was(folder: Path) -> None:
    preview = MissionPreview(Folder(folder, "train"))
    preview.look()
    replaced(folder / "items.yaml", "colour: green", "colour: gren")
    assert preview.look()
    assert preview.is_stale
    assert [finding.line for finding in preview.found.findings] == [5]
    assert any(card.face.id == "item-1" for card in preview.cards("", 4, ""))


def previewed(folder: Path, files: dict[str, Data], **counters: int) -> dict[str, PreviewedCard]:
    preview = MissionPreview(Folder(write(folder, files), "small"))
    preview.look()
    return {card.face.id: card for card in preview.cards("", 3, "", counters)}


def at_least(value: int) -> Data:
    return {"kind": "counter", "counter": "doubt", "at_least": value}


def test_a_card_shows_its_tests_and_when_they_are_offered(tmp_path: Path) -> None:
    boxes = (trial_box(2), trial_box({"two": 3, "three": 4, "four": 5}, 2, when=at_least(2), once=True))
    cards = previewed(tmp_path, mission(location("pier", card("B", tests=boxes)), counters=(counter("doubt"),)))
    shown = cards["pier-b"]
    assert [test.difficulty for test in shown.face.tests] == [2, 4]
    assert shown.test_conditions == ("", "counter doubt ≥ 2, once")


def test_a_card_shows_what_it_asks_of_whom_and_when(tmp_path: Path) -> None:
    choice = {
        "do": "choose",
        "ask": text("Who goes?"),
        "by": "group",
        "options": [option("All"), option("None", when={"kind": "round", "at_most": 3})],
    }
    answer = {"do": "answer", "ask": text("The year?"), "answers": [{"accept": {"es": ["diez"], "en": ["ten", "10"]}}]}
    steps = ({"do": "if", "when": at_least(1), "then": [choice]}, {"do": "may", "ask": text("Look?"), "then": [answer]})
    shown = previewed(tmp_path, mission(location("pier", card("B", *steps)), counters=(counter("doubt"),)))["pier-b"]
    asked = [(one.ask.en, one.by, one.when, [(way.label.en, way.when) for way in one.options]) for one in shown.questions]
    assert asked == [
        ("Who goes?", "group", "counter doubt ≥ 1", [("All", ""), ("None", "round 1–3")]),
        ("Look?", "reader", "", []),
        ("The year?", "reader", "may", [("ten / 10", "")]),
    ]


def test_a_card_shows_its_opponents_and_their_life_for_so_many(tmp_path: Path) -> None:
    dogs = [{"id": name, "name": text(name), "life": {"two": 2, "three": 3, "four": 4}} for name in ("rex", "luna")]
    fight = {"kind": "group", "opponents": dogs}
    one = {"kind": "group", "opponent": text("The cook"), "life": 5}
    hits = trial_box(success=[{"do": "damage", "points": 1}])
    each = tuple(trial_box(success=[{"do": "damage", "points": 1, "to": dog["id"]}], against=dog["id"]) for dog in dogs)
    pier = location("pier", card("B", tests=each, conflict=fight), card("C", tests=(hits,), conflict=one))
    cards = previewed(tmp_path, mission(pier, format=2, profiles=["midsummer-en"]))
    assert [(one.name.en, one.life) for one in cards["pier-b"].opponents] == [("rex", 3), ("luna", 3)]
    assert [(one.name.en, one.life) for one in cards["pier-c"].opponents] == [("The cook", 5)]
    assert cards["pier-b"].test_conditions == ("against rex", "against luna")


def test_a_passage_is_there_once_a_counter_is_set_so(tmp_path: Path) -> None:
    more = [{"when": at_least(3), "text": text("It trembles.")}]
    files = mission(location("pier", card("B", passages=more)), counters=(counter("doubt", most=4),))
    assert "It trembles." not in previewed(tmp_path, files)["pier-b"].face.text.en
    assert "It trembles." in previewed(tmp_path, files, doubt=9)["pier-b"].face.text.en, "as far as it goes"


@pytest.fixture
def url(folder: Path) -> Iterator[str]:
    command = [sys.executable, "-c", "from horae.cli.app import main; main()", "mission", "preview", str(folder), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"(http\S+)/preview", process.stdout.readline())
        assert found
        yield found[1]
        process.terminate()


def asked(url: str, body: Any = None) -> Any:
    data = None if body is None else msgspec.json.encode(body)
    with urlopen(Request(url, data, {"content-type": "application/json"}), timeout=120) as answer:
        read = answer.read()
        return msgspec.json.decode(read) if read else None


def test_the_page_follows_the_files_and_a_table_plays_what_it_shows(folder: Path, url: str) -> None:
    first = asked(f"{url}/api/preview?language=es&reader=teo&receptacles=2")
    assert first["title"] == "El último tren"
    assert first["mission"] == "train"
    assert first["findings"] == []
    assert asked(f"{url}/api/preview?version={first['version']}") is None
    replaced(folder / "locations.yaml", "do: take", "do: tke")
    broken = asked(f"{url}/api/preview?language=es&version={first['version']}")
    assert broken["stale"]
    assert broken["findings"][0]["file"] == "locations.yaml"
    assert "¿querías decir «take»?" in broken["findings"][0]["why"]
    replaced(folder / "locations.yaml", "do: tke", "do: take")
    replaced(folder / "pack.yaml", "azrak: 20", "azrak: 21")
    assert not asked(f"{url}/api/preview?version={broken['version']}")["stale"]
    opened = asked(f"{url}/api/tables", {"game": "timestories", "name": "Ana", "pack": "train"})
    assert asked(f"{url}/api/tables/{opened['table']}/pack")["content"]["azrak"] == 21
    with urlopen(f"{url}/api/preview/map?language=en", timeout=120) as drawn:
        assert b"The signal box" in drawn.read()
    with pytest.raises(HTTPError):
        urlopen(f"{url}/api/preview/pictures/..%2f..%2fpack", timeout=120)
