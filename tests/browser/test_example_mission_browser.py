"""The example mission in the browser, by people: the typed code, the conflict, the vote, its own pictures, every ending."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from horae.testkit.accessibility import check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess

Visit = Callable[..., BrowserPerson]
SALT = Path(__file__).parents[2] / "examples" / "salt"
OWN = re.compile(r"/api/tables/[\w-]+/pictures/[\w-]{24}")
PATIENCE = 60_000


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:///{tmp_path}/h.db", tmp_path / "log", packs=(str(SALT),), bot_pause=0.05) as running:
        yield running


GO_ON = """selectors => {
  window.goingOn = setInterval(() => selectors.map((each) => document.querySelector(each)).find((each) => each)?.click(), 30);
}"""
"""Presses the first of these that is there, again and again."""
DOCK = [f".dock [data-do={kind}]" for kind in ("emergency", "deal_evenly", "call_on", "agree", "destiny", "decline", "ready")]
LEAVE = [*DOCK, ".dock [data-do=stand_by]"]
FIGHT = [f":root:has(.fight) {each}" for each in (*DOCK, "button[data-test].can")]


@contextmanager
def going_on(selectors: list[str], *people: BrowserPerson) -> Iterator[None]:
    """Meanwhile everybody presses what there is to press."""
    for person in people:
        person.page.evaluate(GO_ON, selectors)
    yield
    for person in people:
        person.page.evaluate("clearInterval(window.goingOn)")


def press(person: BrowserPerson, what: str) -> None:
    person.page.locator(what).first.click()


def take_cards(*taken: tuple[BrowserPerson, int]) -> None:
    """One after the other, each once everybody has seen the one before; then everybody has told what they found."""
    for count, (person, slot) in enumerate(taken, 1):
        press(person, f".can[data-slot='{slot}']")
        for other, _ in taken:
            expect(other.page.locator(".panorama .held")).to_have_count(count)
    for person, _ in taken:
        press(person, "[data-do=recount]")
        expect(person.page.locator("[data-do=recount]")).to_have_count(0)


def all_their_own(person: BrowserPerson, where: str) -> set[str]:
    """The pictures there have come, and each is one that the table serves under a name that tells nothing."""
    person.page.wait_for_function(
        "where => { const all = [...document.querySelectorAll(where)]; return all.length && all.every(i => i.naturalWidth) }",
        arg=where,
    )
    found = {image.get_attribute("src") or "" for image in person.page.locator(where).all()}
    assert all(OWN.fullmatch(source) for source in found), found
    return found


def find_the_book(ana: BrowserPerson, luis: BrowserPerson, server: ServerProcess, look: Callable[[str], None]) -> None:
    """To the window of the counting house, the book in hand: by no luck but in the conflict, which can be tried again."""
    luis.enter(ana.open_table(server.url, "Ana", "timestories", "salt"), "Luis")
    luis.sit()
    ana.start()
    assert len(all_their_own(ana, ".casting .cameo img")) == 4
    press(ana, "[data-receptacle=brisa]")
    press(luis, "[data-receptacle=candela]")
    expect(ana.page.locator("[data-anchor=countdown-tide] dd")).to_have_text("7")
    press(ana, "[data-do=volunteer]")
    press(ana, ".can[data-location=tavern]")
    take_cards((luis, 0), (ana, 2))  # the landlady believes Candela
    assert len(all_their_own(luis, ".panorama .slice > img")) == 1
    expect(ana.page.locator("[data-anchor=counter-trust] dd")).to_have_text("1")
    press(ana, ".dock [data-do=choose]:has-text('Yes')")  # the children eat
    expect(luis.page.locator("[data-anchor=counter-trust] dd")).to_have_text("2")
    press(luis, ".can[data-slot='1']")
    answer = luis.page.locator(".dock form[data-do=answer]")
    look("a typed answer")
    answer.get_by_role("textbox").fill("1648")
    answer.get_by_role("button").click()
    expect(luis.page.locator(".said")).to_contain_text("la marea no espera")
    press(luis, ".can[data-slot='0']")
    expect(luis.page.locator(".own[data-slot='0']")).to_be_visible()
    press(luis, ".can[data-slot='1']")
    answer.get_by_role("textbox").fill(" 1684. ")
    answer.get_by_role("button").click()
    expect(ana.page.locator(".transcript")).to_contain_text("The clerk lays a key on the table")
    with going_on(LEAVE, ana, luis):
        luis.page.locator(".can[data-location=counting-house]").wait_for()
    press(luis, ".can[data-location=counting-house]")
    take_cards((ana, 0), (luis, 1))
    expect(ana.page.locator(".fight")).to_contain_text("The dog")
    with going_on(FIGHT, ana, luis):
        expect(ana.page.locator(".things .item", has_text="The salt book")).to_be_visible(timeout=PATIENCE)
    press(ana, ".can[data-slot='2']")
    look("a vote")


@pytest.mark.parametrize(
    ("way", "vote", "end"),
    [("Read it in the square", "Leerlo en la plaza", "doing sums"), ("Burn it", "Quemarlo", "No book, no debts")],
)
def test_two_people_find_the_salt_book_and_vote_about_it(
    server: ServerProcess, visit: Visit, axe: str, way: str, vote: str, end: str
) -> None:
    ana = visit("en", reduced_motion="reduce", bypass_csp=True)
    luis = visit("es", size=(390, 664), reduced_motion="reduce", bypass_csp=True)
    find_the_book(ana, luis, server, lambda what: check(luis.page, axe, what) if way == "Burn it" else None)
    expect(luis.page.locator(".vote")).to_contain_text("¿Qué hacéis con el libro?")
    luis.page.locator(".dock").get_by_role("button", name=vote).click()
    chosen = ana.page.locator(".vote li", has_text=way)
    expect(chosen).to_contain_text("Candela")
    chosen.get_by_role("button").click()
    for person in (ana, luis):
        expect(person.page.locator("dialog[open] #end-title")).to_be_visible()
    expect(ana.page.locator("dialog[open]")).to_contain_text(end)


def test_who_waits_for_the_tide_sees_the_ship_sail(server: ServerProcess, visit: Visit) -> None:
    ana = visit("es", reduced_motion="reduce")
    ana.open_table(server.url, "Ana", "timestories", "salt")
    ana.start()
    idle = [".file.can .go", ".dock [data-do=volunteer]", ".can[data-location=pans]", *LEAVE, ".slice.can"]
    with going_on(idle, ana):
        expect(ana.page.locator("dialog[open]")).to_contain_text("Las velas se hacen pequeñas", timeout=PATIENCE)
