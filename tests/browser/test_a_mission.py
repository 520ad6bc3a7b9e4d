"""A mission of TIME Stories through the page: alone and with a bot, wide and narrow, by keyboard, its secrets kept."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from horae.testkit.accessibility import check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess

Visit = Callable[..., BrowserPerson]
PATIENCE = 60.0


def open_mission(person: BrowserPerson, server: ServerProcess, bots: int = 0) -> str:
    address = person.open_table(server.url, "Ana", "timestories")
    for _ in range(bots):
        person.add_bot(strongest=True)
    person.start()
    return address


def press(page: Page, *steps: tuple[str, str]) -> None:
    """Press one thing after another, each once what the one before leads to is there."""
    for what, leads_to in steps:
        page.locator(what).first.click()
        page.locator(leads_to).first.wait_for()


def play_on(people: list[BrowserPerson], until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline, "the mission does not go on"
        for person in people:
            if not until():
                person.act_on_mission()
                person.page.wait_for_timeout(30)


def test_a_person_and_a_companion_play_a_mission_to_its_end(server: ServerProcess, visit: Visit, axe: str) -> None:
    ana = visit("en", reduced_motion="reduce", bypass_csp=True)
    open_mission(ana, server, bots=1)
    page = ana.page
    check(page, axe, "receptacles")
    press(
        page,
        ("[data-receptacle=brigida]", "[data-do=volunteer]"),
        ("[data-do=volunteer]", ".can[data-location=jetty]"),
        ("[data-location=jetty]", ".can[data-slot='2']"),
        ("[data-slot='2']", ".dock [data-do=recount]"),
    )
    check(page, axe, "telepathy")
    expect(page.locator(".card.secret")).to_have_count(1)
    secret = page.locator(".card.secret .prose").inner_text()
    page.locator(".dock textarea").fill(secret[:120])
    page.get_by_role("button", name="Tell them", exact=True).click()
    expect(page.locator(".warn", has_text="own words")).to_be_visible()
    expect(page.get_by_role("button", name="Tell it like that", exact=True)).to_be_visible()
    page.locator(".dock textarea").fill("I have seen something here.")
    page.get_by_role("button", name="Tell them", exact=True).click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".transcript")).to_contain_text("I have seen something here.")
    page.get_by_role("tab", name="Chronicle").click()
    play_on([ana], until=lambda: ana.is_over)
    expect(page.locator("dialog .words")).not_to_be_empty()
    page.get_by_role("button", name="Back to the board").click()
    expect(page.locator(".log table")).to_contain_text("Companion")
    check(page, axe, "the Mission Log")


def test_alone_one_plays_two_receptacles_on_a_phone(server: ServerProcess, visit: Visit, axe: str) -> None:
    ana = visit("es", size=(390, 844), reduced_motion="reduce", bypass_csp=True)
    address = open_mission(ana, server)
    page = ana.page
    press(
        page,
        ("[data-receptacle=ines]", ".file.taken"),
        ("[data-receptacle=nuno]", "[data-do=volunteer]"),
        ("[data-do=volunteer]", ".can[data-location=house]"),
    )
    check(page, axe, "the map")
    press(
        page,
        ("[data-location=house]", ".can[data-slot='1']"),
        ("[data-slot='1']", ".held"),
        ("[data-slot='0']", ".held ~ .held"),
    )
    expect(page.locator(".panorama .held")).to_have_count(2)
    assert page.locator(".own [role=radio]").count() == 2
    check(page, axe, "a panorama")
    before = page.locator(".transcript li").count()
    page.reload()
    page.locator(".panorama .held").first.wait_for()
    assert page.locator(".transcript li").count() == before
    play_on([ana], until=lambda: ana.is_over)
    page.get_by_role("link", name="Ver la repetición").click()
    page.locator(".replay .board").wait_for()
    assert page.locator(".card.secret").count() == 0
    slider = page.get_by_role("slider")
    slider.fill("8")
    expect(page.locator(".card.secret")).to_have_count(0)  # the public side shows nobody's card
    page.get_by_role("radio", name="Ana").click()
    expect(page.locator(".card.secret").first).to_be_visible()
    assert address


def test_what_one_reads_another_does_not_see_and_a_no_names_its_rule(server: ServerProcess, visit: Visit) -> None:
    ana, luis = visit("en"), visit("es")
    address = ana.open_table(server.url, "Ana", "timestories")
    luis.enter(address, "Luis")
    luis.sit()
    expect(ana.page.locator("[data-standing]")).to_contain_text("All set")
    ana.start()
    luis.page.locator(".board").wait_for()
    press(ana.page, ("[data-receptacle=ines]", ".file.taken"))
    press(luis.page, ("[data-receptacle=tomas]", "[data-do=volunteer]"))
    press(ana.page, ("[data-do=volunteer]", ".can[data-location=jetty]"), ("[data-location=jetty]", ".can[data-slot='1']"))
    press(luis.page, ("[data-slot='1']", ".card.secret"))
    expect(luis.page.locator(".card.secret .prose")).to_contain_text("Bajo el banco")
    expect(ana.page.get_by_role("button", name="Card C: the boat. Tomás is reading it.")).to_be_visible()
    assert "thwart" not in ana.page.inner_text("body")
    ana.page.locator("[data-slot='1']").click()
    refusal = ana.page.locator(".refused")
    expect(refusal).to_contain_text("Tomás")
    refusal.locator(".rule-id").click()
    expect(ana.page.locator("[id='rule-TS-R3']")).to_be_in_viewport()


def test_a_first_card_can_be_taken_with_the_keyboard_alone(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en")
    open_mission(ana, server)
    page = ana.page
    steps = (
        "[data-receptacle=ines]",
        "[data-receptacle=tomas]",
        "[data-do=volunteer]",
        "[data-location=house]",
        "[data-slot='0']",
    )
    lead_to = (".file.taken", "[data-do=volunteer]", ".can[data-location=house]", ".can[data-slot='0']", ".card.secret")
    for wanted, there in zip(steps, lead_to, strict=True):
        page.locator("header a.brand").focus()
        for key in ["Tab", *["ArrowRight"] * 4] * 40:  # what lies side by side is one stop, with arrows along it
            page.keyboard.press(key)
            if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                break
        else:
            raise AssertionError(f"{wanted} is reached with Tab and arrows")
        page.keyboard.press("Enter")
        page.locator(there).first.wait_for()
    expect(page.locator(".card.secret")).to_be_visible()
