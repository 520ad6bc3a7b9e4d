"""A game that somebody else brings, with no board of its own: through the page to its end, on the plain board."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from horae.testkit.accessibility import check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.example_package import install
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

Visit = Callable[..., BrowserPerson]


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("example"))


@pytest.fixture
def server(client: Path, beside: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """The same server as for every game, in an environment where the example is installed, too."""
    monkeypatch.setenv("PYTHONPATH", str(beside))
    with ServerProcess(f"sqlite:///{tmp_path}/horae.db", tmp_path / "server.log", bot_pause=0.05) as running:
        yield running


def no_raw_keys(ana: BrowserPerson) -> None:
    assert not re.search(r"⟦|noon-|\bundefined\b", ana.page.locator("body").inner_text())


SIZES = [("en", (1920, 1080)), ("es", (390, 664))]


@pytest.mark.parametrize(("language", "size"), SIZES, ids=["en-1920px", "es-390px"])
def test_a_brought_game_is_played_to_its_end(
    server: ServerProcess, visit: Visit, axe: str, language: str, size: tuple[int, int]
) -> None:
    """On a phone as far as the first turn."""
    ana = visit(language, size=size, bypass_csp=True)
    page = ana.page
    page.goto(server.url)
    expect(page.locator('article[data-room="noon"] h2')).to_have_text(
        {"en": "The Noon Bell", "es": "La campana del mediodía"}[language]
    )
    no_raw_keys(ana)
    check(page, axe, "the start page with a fourth game")
    ana.open_table_by_hand(server.url, "Ana", "noon")
    ana.add_bot(strongest=True)
    ana.start()
    expect(page.locator(".part.cards").nth(1).locator("li")).to_have_count(3)
    moves = page.locator(".moves .choices .button")
    expect(moves.first).to_be_visible()
    no_raw_keys(ana)
    check(page, axe, "the first turn on the plain board")
    if size[0] < 600:
        return
    page.keyboard.press("/")
    expect(page.locator("#line")).to_be_focused()
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(page.locator(".part.cards").first.locator("li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    for _ in patiently("the game ends", A_GAME):
        if ana.is_over:
            break
        if not ana.press(moves.last):
            page.wait_for_timeout(40)
    check(page, axe, "the end")
    no_raw_keys(ana)
    expect(page.locator(".standings li.won")).not_to_have_count(0)
    page.locator("dialog a[href^='/replay/']").click()
    expect(page.locator(".replay .part.cards")).to_have_count(1)  # the public side shows nobody's hand
    no_raw_keys(ana)


def test_who_watches_sees_backs_and_no_hand_and_the_tour_fits_a_phone(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en", size=(390, 664))
    ana.open_table(server.url, "Ana", "noon")
    ana.add_bot(strongest=True)
    ana.start()
    ana.page.get_by_role("button", name="Show me").click()
    for _ in range(2):
        box = ana.page.locator("dialog[open] .bubble").bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= 390 - box["width"]
        assert 0 <= box["y"] <= 664 - box["height"]
        ana.page.locator("dialog[open] .button").last.click()
    no_raw_keys(ana)
    ana.page.locator("dialog[open] .button").last.click()
    ana.press(ana.page.locator(".moves .choices .button").first)
    eva = visit("es")
    eva.page.goto(ana.page.url)
    eva.page.get_by_role("button", name="Solo mirar").click()
    eva.page.locator(".board").wait_for()
    cards = eva.page.locator(".part.cards")
    expect(cards).to_have_count(1)
    expect(cards.locator("li.down").first).to_contain_text("boca abajo")
    expect(cards.locator("li:not(.down)")).to_have_count(0)
    expect(eva.page.locator(".moves .button")).to_have_count(0)
