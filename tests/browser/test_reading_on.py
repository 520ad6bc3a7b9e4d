"""What there is to read in the page, one passage at a time: on a phone every text, everywhere the end and what is read as the
group is taken elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

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


def read(page: Page, *passages: str) -> None:
    """Each has the whole screen of a phone, and one way on."""
    for words in passages:
        expect(page.locator(".passages")).to_contain_text(words)
        box = page.locator(".passages").bounding_box()
        assert box == {"x": 0, "y": 0, "width": 390, "height": 664}
        expect(page.locator(".passages button")).to_have_count(1)
        expect(page.locator("[data-do=read_on]")).to_be_in_viewport(ratio=1)
        page.locator("[data-do=read_on]").click()


def press(page: Page, *steps: str) -> None:
    for what in steps:
        page.locator(what).first.click()


def test_on_a_phone_every_text_has_the_screen_before_one_decides(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en", size=(390, 664))
    ana.reads()
    ana.open_table(server.url, "Ana", "timestories", "small")
    ana.start()
    page = ana.page
    read(page, "Order")
    expect(page.locator("[data-receptacle=ada]")).to_have_accessible_description("story of ada")
    expect(page.locator("[data-receptacle=ada]")).to_be_in_viewport(ratio=1)  # and how one inhabits her
    expect(page.locator("#ts-story-ada")).to_be_in_viewport(ratio=1)
    press(page, "[data-receptacle=ada]", "[data-receptacle=bo]", "[data-do=volunteer]")
    read(page, "Prologue")
    press(page, "[data-location=pier]")
    read(page, "pier")
    press(page, ".can[data-slot='0']")
    read(page, "card B")
    # What one leafs through is a page of its own, with the question folded below it, and leads back.
    page.get_by_role("tab", name="Dossier").click()
    expect(page.locator("#ts-page")).to_contain_text("Order")
    dock = page.locator(".dock").bounding_box()
    folder = page.locator("#ts-page").bounding_box()
    assert dock is not None
    assert folder is not None
    assert dock["height"] < 80
    assert folder["height"] > 400
    page.get_by_role("button", name="Back").click()
    press(page, ".can[data-slot='1']")
    read(page, "card C")  # read in the moment in which the other one's card takes the group away
    read(page, "quay")
    expect(page.locator(".passages")).to_have_count(0)


def test_an_epilogue_comes_passage_by_passage_and_then_point_by_point(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en", size=(390, 664))
    ana.open_table(server.url, "Ana", "timestories", "small")
    ana.start()
    page = ana.page
    press(page, "[data-receptacle=ada]", "[data-receptacle=bo]", "[data-do=volunteer]", "[data-location=pier]")
    press(page, ".can[data-slot='0']", ".can[data-slot='1']", ".can[data-slot='0']")
    expect(page.locator("[data-slot='0'].held")).to_be_attached()
    expect(page.locator(".can[data-slot='1']")).to_be_visible()
    ana.reads()
    page.locator(".can[data-slot='1']").evaluate("each => each.click()")
    for words in ("card C", "Line 1.", "Line 2.", "Line 3.", "Done"):
        expect(page.locator(".passage", has_text=words)).to_be_visible()
        assert not ana.is_over
        expect(page.locator("[data-do=read_on]")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(".score td")).to_have_text(["+10", "+3", "13"])
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_contain_text("The end you reached")
    page.get_by_role("button", name="Back to the board").click()
    assert page.locator(".log .line td").all_inner_texts() == ["+10", "+3"]
    expect(page.locator(".transcript li", has_text="reads on")).to_have_count(1)
