"""A mission's report opened from disk: its red marks open replays in the browser that show what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from horae.cli.app import run
from horae.testkit.planted_mission import files_of, plant_dead_end, plant_ending
from horae.testkit.timestories import write
from horae.testkit.waiting import LONG

SALT = str(Path(__file__).parents[2] / "examples" / "salt")
WIDTHS = (390, 1280)


@pytest.fixture(scope="module")
def report(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a mission with a planted dead end, and an ending that nothing leads to."""
    place = tmp_path_factory.mktemp("report")
    files = files_of(SALT)
    files["pack"]["id"] = "planted"
    plant_dead_end(files)
    plant_ending(files)
    folder, out = write(place / "planted", files), place / "page.html"
    assert run(["mission", "report", str(folder), "--out", str(out), "--games", "3", "--plays", "2", "--lang", "en"]) == 0
    return out


@pytest.fixture(scope="module")
def preview(report: Path) -> Iterator[str]:
    """The command that the page tells, at a port that is free."""
    told = re.search(r"<code>horae (.*?)</code>", report.read_text("utf-8"))
    assert told
    command = [sys.executable, "-c", "from horae.cli.app import main; main()", *told.group(1).split()]
    with subprocess.Popen([*command, "--port", "0", "--lang", "en"], stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", running.stdout.readline())
        assert found
        yield found.group()
        running.terminate()


def opened(browser: Browser, report: Path, width: int) -> Page:
    page = browser.new_page(viewport={"width": width, "height": 800}, locale="en-GB")
    page.set_default_timeout(1000 * LONG)
    page.goto(report.as_uri())
    return page


def say_where(page: Page, address: str) -> None:
    """Key by key: Firefox tells a page of a change when somebody has typed it."""
    page.get_by_label("It runs at").select_text()
    page.keyboard.type(address)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_red_mark_opens_the_replay_that_shows_it(browser: Browser, report: Path, preview: str, width: int) -> None:
    page = opened(browser, report, width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    say_where(page, "http://127.0.0.1:9")
    expect(page.get_by_text("It isn’t running yet")).to_be_visible()
    say_where(page, preview)
    expect(page.get_by_text("It’s running")).to_be_visible()
    for mark in ("a.watch[href*='2-dead-end']", "li.bad:has-text('Item 999') a.watch"):
        with page.context.expect_page() as coming:
            page.locator(mark).first.click()
        replay = coming.value
        replay.wait_for_url(re.compile("seat="))
        asked = re.search(r"at=(\d+)&seat=(\d)", replay.url)
        assert asked
        expect(replay.get_by_role("heading", name="Replay")).to_be_visible()
        expect(replay.locator("input[type=range]")).to_have_value(asked.group(1))
        expect(replay.locator("[role=radio][aria-checked=true]")).to_contain_text(f"#{int(asked.group(2)) + 1}")
        expect(replay.get_by_text("The log stops here")).to_be_visible()
        expect(replay.get_by_role("radio").first).to_be_enabled()
        replay.close()
    page.close()


def test_the_map_can_be_made_larger(browser: Browser, report: Path) -> None:
    page = opened(browser, report, 390)
    drawn = page.locator(".map svg")
    before = drawn.bounding_box()
    page.get_by_role("button", name="Larger").click()
    after = drawn.bounding_box()
    assert before
    assert after
    assert after["width"] > 1.4 * before["width"]
    page.get_by_role("button", name="All of it").click()
    assert page.evaluate("document.querySelector('.map svg').clientWidth <= document.querySelector('.map').clientWidth")
    page.close()
