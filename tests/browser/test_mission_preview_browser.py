"""The writer's preview in a browser: cards of every kind in both languages, what stands beside them, a counter set by hand."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from horae.authoring.missions.new import new_mission
from horae.testkit.waiting import LONG

ROOT = Path(__file__).parents[2]
WIDE = ViewportSize(width=1280, height=900)


@contextmanager
def preview_of(mission: str) -> Iterator[str]:
    command = [sys.executable, "-c", "from horae.cli.app import main; main()", "mission", "preview", mission, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"(http\S+)/preview", process.stdout.readline())
        assert found
        try:
            yield found[1]
        finally:
            process.terminate()


def opened(browser: Browser, url: str, language: str = "en") -> tuple[Page, list[str]]:
    """The page of the preview, and the faults it has had."""
    page = browser.new_page(viewport=WIDE, locale=language)
    page.set_default_timeout(1000 * LONG)
    wrong: list[str] = []
    page.on("pageerror", lambda fault: wrong.append(str(fault)))
    page.goto(f"{url}/preview")
    page.locator("nav li").first.wait_for()  # a big mission is read and looked over first
    return page, wrong


def choose(page: Page, button: str) -> None:
    page.locator("nav li button", has_text=button).first.click()


@pytest.mark.parametrize("mission", ["training", str(ROOT / "examples/salt")], ids=lambda name: Path(name).name)
def test_the_first_and_last_card_of_each_group_can_be_read_in_both_languages(
    client: Path, browser: Browser, mission: str
) -> None:
    """Every card of every mission is given its words in `tests/server/test_every_mission_previewed.py`."""
    with preview_of(mission) as url:
        for language in ("es", "en"):
            page, wrong = opened(browser, url, language)
            lists = page.locator("nav ul")
            for group in lists.all():
                for button in {0: group.locator("button").first, 1: group.locator("button").last}.values():
                    button.click()
                    expect(button).to_have_attribute("aria-pressed", "true")
                    prose = page.locator(".shown .prose")
                    expect(prose).to_be_in_viewport()
                    assert prose.inner_text().strip()
            assert not wrong
            page.close()


def test_a_writer_sees_tests_choices_and_passages_sets_a_counter_and_finds_neutral_pictures(
    client: Path, browser: Browser, tmp_path: Path
) -> None:
    """The project that it is written for lies under the sea, and so do its pictures."""
    folder = tmp_path / "deep"
    new_mission(folder, "", "en", "hadal-es")
    with preview_of(str(folder)) as url:
        page, wrong = opened(browser, url)
        choose(page, "the wheel")
        shown = page.locator(".shown")
        expect(shown.locator(".tests")).to_contain_text("Turn the wheel")
        expect(shown.locator(".beside")).to_contain_text("item 1")
        expect(shown.locator(".prose")).not_to_contain_text("The needle has dropped")
        page.locator("[data-counter=pressure]").fill("1")
        expect(shown.locator(".prose")).to_contain_text("The needle has dropped")
        choose(page, "the light")
        expect(shown.locator(".beside")).to_contain_text("Do you spend 1 Azrak for the air?")
        choose(page, "Air")
        expect(shown.locator(".prose")).to_contain_text("The last gauge goes red")
        assert not wrong
        page.goto(f"{url}/shelf/timestories")
        cover = page.locator("[data-pack=deep] .photo img").get_attribute("src")
        assert 'fill="url(#sea)"' in unquote(cover or "")
        page.close()
