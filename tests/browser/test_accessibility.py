"""The page is for everyone: read aloud, by keyboard, small or large, in either language, without needless motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from horae.testkit.accessibility import A_FEW_LOOKS, EveryWay, check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.screens import summary
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

Visit = Callable[..., BrowserPerson]


def test_every_page_can_be_used_by_everyone(
    server: ServerProcess, visit: Visit, axe: str, request: pytest.FixtureRequest
) -> None:
    """Small, middling and large, in the system's own colours, with more contrast and with text of twice the size: two of these
    for each page, in turn, and all with `--thorough 2`; the script `every_way.py` looks at more states. `bypass_csp` is for axe
    alone, which the page's policy would keep out."""
    ana = visit("es", bypass_csp=True)
    page = ana.page
    ways = EveryWay(page, axe, A_FEW_LOOKS, at_a_time=2 if request.config.getoption("thorough") == 1 else None)
    page.goto(server.url)
    page.locator("article").first.wait_for()
    ways.look("start")
    ana.open_table(server.url, "Ana")
    for _ in range(3):
        ana.add_bot()
    ana.choose_option("total")
    ways.look("lobby")
    ana.start()
    ways.look("table")
    page.locator("[data-opens=switches]").click()
    ways.look("settings")
    page.keyboard.press("Escape")
    played = False
    for _ in patiently("the game goes on", A_GAME):
        if ana.is_over:
            break
        if not played and page.locator("section.hand button:enabled").count():
            page.locator("section.hand button").first.click()
            ways.look("table, with a fate in the fingers")
            played = True
        ana.act(predict=1)
        page.wait_for_timeout(20)
    ways.look("end")
    page.locator("dialog a[href^='/replay/']").click()
    page.locator(".replay").wait_for()
    ways.look("replay")
    page.goto(server.url)
    page.locator(".mine-card").first.wait_for()
    ways.look("start, with a game of one's own")
    assert ways.faults == [], summary(ways.faults)


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("es", (390, 844))])
def test_the_coach_can_be_used_by_everyone(
    server: ServerProcess, visit: Visit, axe: str, language: str, size: tuple[int, int]
) -> None:
    ana = visit(language, size=size, bypass_csp=True)
    page = ana.page
    ana.open_table(server.url, "Ana")
    ana.choose_option({"es": "Fácil", "en": "Easy"}[language])
    ana.add_bot(strongest=True)
    ana.start()
    page.get_by_role("button", name={"es": "Ajustes", "en": "Settings"}[language]).click()
    page.get_by_role("switch", name={"es": "Tutor", "en": "Coach"}[language]).click()
    page.keyboard.press("Escape")
    offered = page.locator(".coach section.turn button b")
    for _ in patiently("the game goes on", A_GAME):
        if page.locator(".predict").count() and offered.count():
            break
        assert not ana.is_over
        page.locator(".coach[aria-busy=false]").wait_for()
        if not page.locator(".predict").count() or not offered.count():
            ana.act()
        page.wait_for_timeout(50)
    hint = page.locator(".coach section.turn button").first
    told = hint.locator("span").inner_text()
    check(page, axe, "table, with the coach")
    tiles = page.locator(".predict .mark:visible")  # where there is no room for these the numbers themselves are marked
    if not tiles.count():
        tiles = page.locator(".predict .tile:visible")
    tiles.last.focus()
    for _ in range(20):  # by keys alone, from the tiles on
        if hint.evaluate("each => each === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(page.locator(".predict .tile.lit").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".predict .tile.down").first).to_be_visible()
    tiles.first.focus()
    for _ in range(7):  # the tile that was marked says why, to the eye and to the ear
        if page.locator(".bubble").count() and page.locator(".bubble").inner_text() == told:
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator(".bubble")).to_have_text(told)
    expect(page.locator(":focus")).to_have_accessible_description(told)
    check(page, axe, "table, with the coach's reason")


def test_each_person_reads_the_same_game_in_their_own_language(server: ServerProcess, visit: Visit) -> None:
    ana, luis = visit("en"), visit("es")
    address = ana.open_table(server.url, "Ana")
    luis.enter(address, "Luis")
    luis.sit()
    expect(ana.page.locator("[data-standing]")).to_contain_text("All set")
    ana.start()
    expect(luis.page.locator(".name").first).to_have_text("Las Horas")
    expect(ana.page.locator(".name").first).to_have_text("The Hours")
    luis.page.get_by_role("button", name="Ajustes").click()
    luis.page.get_by_role("button", name="English").click()
    expect(luis.page.locator(".name").first).to_have_text("The Hours")
    expect(luis.page.locator(".card .name")).to_have_text(ana.page.locator(".card .name").all_inner_texts())
    assert luis.page.locator("html").get_attribute("lang") == "en"


def test_a_refusal_names_its_rule_and_opens_the_rulebook_there(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en")
    ana.open_table(server.url, "Ana")
    ana.add_bot()
    ana.start()
    page = ana.page
    for _ in patiently("the game goes on", A_GAME):
        if page.locator("section.hand button:enabled").count():
            break
        ana.act()
        page.wait_for_timeout(50)
    page.locator("section.hand button").first.click()
    shut = page.locator(
        ".place:has(.card.dim), .place:has(.card:not(.lit))"
    ).first  # The Hours, at the least, while a card takes a fate
    shut.locator(".card").click()
    refusal = page.locator(".refused")
    rule = refusal.locator(".rule-id")
    expect(rule).to_contain_text("SA-")
    name = (rule.inner_text()).split()[0]
    rule.click()
    entry = page.locator(f"[id='rule-{name}']")
    expect(entry).to_be_in_viewport()
    expect(entry).to_be_focused()
    page.get_by_role("searchbox").fill("doom")
    expect(page.locator("dialog article").first).to_contain_text("doom")
    page.keyboard.press("Escape")  # empties the search
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_first_turn_is_taught_on_the_board(server: ServerProcess, visit: Visit) -> None:
    ana = visit("es", size=(390, 844))
    ana.open_table(server.url, "Ana")
    ana.add_bot()
    ana.start()
    ana.page.get_by_role("button", name="Enséñamelo").click()
    tour = ana.page.locator("dialog[open]")
    for _ in range(6):
        box = tour.locator(".bubble").bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= 390 - box["width"]
        assert 0 <= box["y"] <= 844 - box["height"]
        tour.get_by_role("button", name="Siguiente").click()
    tour.get_by_role("button", name="¡A jugar!").click()
    expect(ana.page.locator("dialog[open]")).to_have_count(0)
    expect(ana.page.get_by_role("button", name="Enséñamelo")).to_have_count(0)
    for part in (
        ".place >> nth=0",
        ".place >> nth=4",
        ".dock",
        "section.hand",
    ):  # the board is in sight, none of it beyond an edge
        expect(ana.page.locator(part).first).to_be_in_viewport(ratio=0.9)
    assert ana.page.evaluate(
        "[...document.querySelectorAll('html, .frame, main')].every((each) => !each.scrollTop && !each.scrollLeft)"
    )
