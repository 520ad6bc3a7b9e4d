"""A mission decided on a phone by taps: what a decision is about and what answers it are in sight together, and the brightest
button is not the dearest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.screens import decided
from horae.testkit.server_process import ServerProcess
from horae.testkit.timestories import END, card, location, mission, option, receptacle, text, trial_box, write
from horae.testkit.waiting import patiently

Visit = Callable[..., BrowserPerson]
SIZES = ((390, 664), (360, 640), (664, 390))
BEAM = "The beam sweeps the water, and on the third turn it shows you what lies there. Nobody says a word."
WAYS = (option("Row out"), option("Wait for day"))

VOTE = """() => {
  document.querySelector('.dock [data-do=vote]:enabled')?.click();
  return new Promise((done) => requestAnimationFrame(done));
}"""
"""In one go: between a look and a press the vote may be over."""


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With a mission of two cards: a vote on the first, a test on the second; who leads has but two Azrak."""
    folder = tmp_path_factory.mktemp("phone")
    vote = {"do": "choose", "ask": text(BEAM), "by": "group", "options": list(WAYS)}
    pier = location("pier", card("B", vote), card("C", tests=(trial_box(9, success=[END]),)), card("D"))
    ada = receptacle("ada", azrak=2)
    pack = write(folder / "small", mission(pier, receptacles=(ada, *(receptacle(name) for name in ("bo", "cy", "dee")))))
    with ServerProcess(f"sqlite:///{folder}/h.db", folder / "log", packs=(str(pack),), seed=4) as running:
        yield running


BOTH = "for (const who of ['ada', 'bo']) document.querySelector(`[data-receptacle=${who}]`).click()"
"""Two receptacles pressed one right after the other: the second press waits for the first choice and is not lost."""


def press(page: Page, *steps: str) -> None:
    for what in steps:
        page.locator(what).first.click()


def is_read_where_it_is_decided(page: Page) -> None:
    """At each size of a phone, with letters of both sizes."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for letters in ("normal", "large"):
            assert decided(page, letters) == [], (width, letters)
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})


def test_a_vote_a_test_and_a_broken_link_are_decided_with_their_matter_in_sight(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en", size=SIZES[0])
    ana.open_table(server.url, "Ana", "timestories", "small")
    ana.start()
    page = ana.page
    page.locator("[data-receptacle=bo]").wait_for()
    page.evaluate(BOTH)
    press(page, "[data-do=volunteer]", "[data-location=pier]")
    press(page, ".can[data-slot='1']", ".can[data-slot='0']")
    # The vote: its words stand above its answers.
    expect(page.locator(".vote")).to_contain_text("The beam sweeps the water")
    is_read_where_it_is_decided(page)
    for _ in patiently("both have voted"):
        if not page.locator(".vote").count():
            break
        page.evaluate(VOTE)
    # The test is one screen; the last Azrak breaks the link, and what mends it for nothing is first and brightest.
    page.locator(".own [role=radio]").first.click()
    page.get_by_role("tab", name="Your card").click()
    press(page, ".dock [data-do=attempt]")
    link = page.locator(".dock [data-do=emergency]")
    expect(link.first).to_be_visible()
    assert link.first.get_attribute("data-costs") is None
    assert link.nth(1).get_attribute("data-costs") == "2"
    expect(page.locator(".dock .primary")).to_have_count(1)
    expect(page.locator(".dock .primary")).to_be_in_viewport(ratio=1)
    assert page.locator(".dock .primary").get_attribute("data-anchor") == "do-emergency-free"
    press(page, ".dock .primary")
    trial = page.locator(".trial")
    expect(trial).to_contain_text("Destiny cards left")
    expect(trial).to_be_in_viewport(ratio=1)
    is_read_where_it_is_decided(page)
