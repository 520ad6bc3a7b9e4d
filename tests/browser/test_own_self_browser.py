"""Being oneself in a browser: a passkey, a link to the phone on plain http, a device shut out, all deleted; nobody twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from horae.testkit.accessibility import check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import LONG

Visit = Callable[..., BrowserPerson]
PHONE = (390, 664)


def with_passkeys(person: BrowserPerson) -> None:
    """A device that has a lock of its own, and whose owner's finger is always there."""
    line = person.context.new_cdp_session(person.page)
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_guest_becomes_somebody_and_has_their_seat_on_the_phone_until_it_is_shut_out(
    server: ServerProcess, visit: Visit, axe: str, client: Path
) -> None:
    plain = server.url
    secure = plain.replace("127.0.0.1", "localhost")
    ana, phone, bruno = visit("en"), visit("es", PHONE), visit("en", PHONE)
    with_passkeys(ana)
    address = ana.open_table(secure, "Ana")
    table = address.rpartition("/")[2]
    bruno.enter(f"{plain}/t/{table}", "Bruno")

    page = ana.page
    page.goto(f"{secure}/me")
    page.get_by_label("Your name").fill("Ana")
    check(page, axe, "a guest who may become somebody")
    page.get_by_role("button", name="With a passkey", exact=True).click()
    expect(page.locator("main p.lead")).to_contain_text("is yours everywhere now")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign out here and forget my seats").click()
    page.get_by_role("button", name="Come back with a passkey").click()
    expect(page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
    page.get_by_role("button", name="Let another device in").click()
    link = page.get_by_label("Link for one device").input_value()
    assert link.startswith(f"{secure}/me#ticket.link.")
    check(page, axe, "somebody, with a link to another device")

    there = phone.page
    there.goto(f"{plain}/me")  # by an address, where no browser has passkeys
    expect(there.get_by_role("button", name="Con una llave de acceso", exact=True)).to_have_count(0)
    there.goto("about:blank")
    there.goto(link.replace(secure, plain))
    there.get_by_role("button", name="Sí, lo creé yo").click()
    expect(there.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
    check(there, axe, "somebody, on the phone")
    there.goto(f"{plain}/t/{table}")
    expect(there.locator(".seat.mine strong")).to_contain_text("Ana")
    expect(bruno.page.get_by_text("Ana 2")).to_have_count(0)

    devices = page.get_by_role("region", name="Your devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name="Shut out").click()
    devices.get_by_role("button", name="Yes, shut it out").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(there.locator("main")).to_contain_text("ese enlace se ha sustituido", ignore_case=True)
    there.goto(f"{plain}/me")
    expect(there.get_by_role("button", name="Volver", exact=True)).to_be_visible()

    page.goto(address)
    expect(page.locator(".seat.mine strong")).to_contain_text("Ana")
    page.goto(f"{secure}/me")
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator("[data-code]").inner_text()
    page.get_by_role("button", name="I’ve written it down").click()
    there.get_by_label("Código de recuperación").fill(code.lower())
    there.get_by_role("button", name="Volver", exact=True).click()
    expect(there.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
    page.get_by_role("button", name="Delete me").click()
    check(page, axe, "somebody about to be deleted")
    page.get_by_role("button", name="Delete me for good").click()
    expect(page.get_by_role("button", name="With a passkey", exact=True)).to_be_visible()
    expect(bruno.page.locator(".seat strong").first).to_have_text("—")
    there.reload()
    expect(there.get_by_role("button", name="Volver", exact=True)).to_be_visible()
    refused = [error for error in phone.errors if "/api/self" in error]
    assert all("403" in error for error in refused), "a device that was shut out is told so, and no other was"
    assert phone.errors == refused
    phone.errors.clear()


def test_two_tabs_of_one_browser_are_one_person(server: ServerProcess, visit: Visit) -> None:
    ana, bruno = visit("en"), visit("en")
    address = ana.open_table(server.url, "Ana")
    bruno.page.goto(address)
    second = bruno.context.new_page()
    second.set_default_timeout(1000 * LONG)
    second.goto(address)
    second.get_by_label("Your name").fill("Bruno, too")
    bruno.enter(address, "Bruno")
    expect(bruno.page.locator(".seat.mine strong")).to_contain_text("Bruno")
    second.get_by_role("button", name="Come in and sit down").click()
    expect(second.locator(".seat.mine strong")).to_contain_text("Bruno")
    expect(ana.page.locator(".seat strong", has_text="Bruno")).to_have_count(1)
    ana.page.goto(server.url)
    expect(ana.page.get_by_role("region", name="Not begun yet")).to_contain_text("Ana and Bruno")
