"""A seat is never lost by a link: what stands after the # of an address takes nobody's place unasked."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess

Visit = Callable[..., BrowserPerson]

KEPT = "table => JSON.parse(localStorage['horae-table-' + table]).token"


def kept(person: BrowserPerson, address: str) -> str:
    found: str = person.page.evaluate(KEPT, address.rpartition("/")[2])
    return found


def two_in_a_lobby(server: ServerProcess, visit: Visit) -> tuple[BrowserPerson, BrowserPerson, str]:
    ana, luis = visit("en"), visit("es", size=(390, 844))
    address = ana.open_table(server.url, "Ana")
    luis.enter(address, "Luis")
    luis.sit()
    expect(ana.page.locator("[data-standing]")).to_contain_text("All set")
    return ana, luis, address


def test_no_place_in_a_page_replaces_a_seat(server: ServerProcess, visit: Visit) -> None:
    ana, _, address = two_in_a_lobby(server, visit)
    mine = kept(ana, address)
    ana.page.keyboard.press("Tab")  # the skip link
    ana.page.locator(".skip").focus()
    ana.page.keyboard.press("Enter")
    assert ana.page.url.endswith("#main")
    for place in ("#main", "#rules", "#" + "x" * 43, f"#{mine[:-3]}"):
        ana.page.goto("about:blank")
        ana.page.goto(address + place)
        expect(ana.page.locator(".seat.mine")).to_contain_text("Ana")
        assert kept(ana, address) == mine
    expect(ana.page.locator(".notice")).to_contain_text("That link isn’t whole")


def test_somebody_elses_link_asks_first(server: ServerProcess, visit: Visit) -> None:
    ana, luis, address = two_in_a_lobby(server, visit)
    mine, theirs = kept(ana, address), kept(luis, address)
    luis.page.evaluate("token => { location.hash = token }", mine)  # pasted over the open page
    dialog = luis.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Este enlace es el asiento de Ana")
    assert kept(luis, address) == theirs
    dialog.get_by_role("button", name="Seguir como Luis").click()
    expect(luis.page.locator(".seat.mine")).to_contain_text("Luis")
    assert kept(luis, address) == theirs
    assert "#" not in luis.page.url

    luis.page.goto("about:blank")
    luis.page.goto(f"{address}#{mine}")
    dialog.get_by_role("button", name="Pasar a ser Ana").click()
    expect(luis.page.locator(".seat.mine")).to_contain_text("Ana")
    assert kept(luis, address) == mine


def test_with_a_new_link_the_old_one_opens_nothing_and_the_seat_goes_on(server: ServerProcess, visit: Visit) -> None:
    ana, luis, address = two_in_a_lobby(server, visit)
    old = kept(ana, address)
    ana.start()
    luis.page.locator(".board").wait_for()
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("button", name="Continue on another device").click()
    ana.page.get_by_role("button", name="A new link for my seat").click()
    expect(ana.page.locator(".transcript")).to_contain_text("Ana has a new link to their seat")
    assert kept(ana, address) != old
    ana.page.reload()
    ana.page.locator("section.hand").wait_for()
    thief = visit("en")
    thief.page.goto(f"{address}#{old}")
    expect(thief.page.locator(".notice")).to_contain_text("replaced by a newer one")
    assert thief.page.locator("section.hand").count() == 0
    assert all("403" in error for error in thief.errors), "the browser tells of the refusal, and of nothing else"
    thief.errors.clear()
