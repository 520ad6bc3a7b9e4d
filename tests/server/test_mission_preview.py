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
from horae.authoring.missions.preview import MissionPreview
from horae.core.speech import say
from horae.packs.reader import Folder

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
    for card in cards.values():
        assert say(card.title, "es")
        assert say(card.group, "en")
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
