"""A longer text in the page, one passage at a time: what is read as the group is taken elsewhere, and an epilogue."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.timestories import END, card, location, mission, text, write

Visit = Callable[..., BrowserPerson]
LINES = [{"do": "say", "text": text(f"Line {number}."), "to": "everyone"} for number in (1, 2, 3)]


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """With a mission whose first place leads straight to the next one, where it ends with an epilogue."""
    pier = location("pier", card("B", {"do": "move", "location": "quay"}), card("C"))
    quay = location("quay", card("B", *LINES, END), card("C", {"do": "say", "text": text("A gull.")}), opened=False)
    ends = [{"id": "done", "text": text("Done"), "score": 10, "won": True}]
    extra = {"when": {"kind": "round", "at_least": 2}, "points": 3, "text": text("You went on")}
    head: Any = {"return": {"text": text("Return"), "outcomes": ends, "lost": text("Lost"), "extras": [extra]}}
    folder = write(tmp_path / "small", mission(pier, quay, **head))
    with ServerProcess(f"sqlite:///{tmp_path}/h.db", tmp_path / "log", packs=(str(folder),), seed=4) as running:
        yield running


def test_what_moves_the_group_and_an_epilogue_are_read_passage_by_passage(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en", size=(390, 664))
    ana.open_table(server.url, "Ana", "timestories", "small")
    ana.start()
    page = ana.page
    story = page.locator("[data-receptacle=ada]")
    expect(story).to_have_accessible_description("story of ada")
    for what in ("[data-receptacle=ada]", "[data-receptacle=bo]", "[data-do=volunteer]", "[data-location=pier]"):
        page.locator(what).first.click()
    for slot in (0, 1):
        page.locator(f".can[data-slot='{slot}']").click()
    passage = page.locator(".passage")
    expect(passage).to_have_text("card C")  # read in the moment in which the other one's card takes the group away
    page.locator("[data-do=read_on]").click()
    expect(passage).to_have_count(0)
    expect(page.locator("#ts-page")).to_contain_text("card B")  # still there to be read
    for slot in (0, 1):
        page.locator(f".can[data-slot='{slot}']").click()
    for words in ("card C", "Line 1.", "Line 2.", "Line 3."):
        expect(passage).to_have_text(words)
        assert not ana.is_over
        expect(page.locator("[data-do=read_on]")).to_be_focused()
        page.keyboard.press("Enter")
    end = page.locator("dialog[open]")
    expect(end).to_contain_text("The end you reached")
    page.get_by_role("button", name="Back to the board").click()
    lines = page.locator(".log .line td").all_inner_texts()
    assert lines == ["+10", "+3"]
    expect(page.locator(".transcript li", has_text="reads on")).to_have_count(1)
