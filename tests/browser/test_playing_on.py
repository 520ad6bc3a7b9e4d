"""A campaign in the browser: what a finished mission leaves is shown at its end, taken along, and shown at the next table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from horae.testkit.accessibility import check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.timestories import campaign
from horae.testkit.waiting import A_GAME, patiently

Visit = Callable[..., BrowserPerson]


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("missions")
    folders = (str(campaign(folder / "missions")),)
    with ServerProcess(f"sqlite:///{folder}/h.db", folder / "log", packs=folders, bot_pause=0.05) as running:
        yield running


@pytest.mark.rule("TS-1.4")
def test_what_a_mission_leaves_is_taken_along_to_the_next(server: ServerProcess, visit: Visit, axe: str) -> None:
    ana = visit("en", (390, 664), reduced_motion="reduce", bypass_csp=True)
    page = ana.page

    def look(what: str) -> None:
        for width, height in ((1280, 800), (390, 664)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (what, width)
        if page.context.browser and page.context.browser.browser_type.name == "chromium":  # axe brings Firefox 153 down here
            check(page, axe, what)

    ana.open_table_by_hand(server.url, "Ana", "timestories", "eve")
    expect(page.get_by_role("heading", name="What you remember")).to_have_count(0)
    ana.start()
    for _ in patiently("the mission ends", A_GAME):
        if ana.is_over:
            break
        ana.act_on_mission()
        page.wait_for_timeout(20)
    end = page.locator("dialog[open]")
    expect(end.get_by_role("region", name="To be remembered")).to_contain_text("You sat up all night.")
    look("the end of a mission")
    page.goto(f"{server.url}/shelf/timestories")
    log = page.get_by_role("region", name="Mission Log")
    expect(log).to_contain_text("Remembered")
    look("the Mission Log")
    log.get_by_role("link", name="Play on with the same people").click()
    end.get_by_label("Something else with the same people").select_option(label="The Morrow")
    end.get_by_role("button", name="Play it").click()
    expect(page.locator(".title .mission")).to_have_text("The Morrow")
    expect(page.get_by_role("region", name="What you remember")).to_contain_text("You sat up all night.")
    look("the lobby of the next mission")
