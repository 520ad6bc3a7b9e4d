"""The example mission in the browser, by two people who press everything themselves: the typed code, the conflict, the vote,
leaving, its own pictures, endings. One table after another, so that nobody has to come in twice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from horae.testkit.accessibility import check
from horae.testkit.browser_person import READ_ON, READ_PAST, BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

Visit = Callable[..., BrowserPerson]
SALT = Path(__file__).parents[2] / "examples" / "salt"
OWN = re.compile(r"/api/tables/[\w-]+/pictures/[\w-]{24}")


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """Whose Destiny cards always come in the same order."""
    with ServerProcess(f"sqlite:///{tmp_path}/h.db", tmp_path / "log", packs=(str(SALT),), bot_pause=0.05, seed=4) as running:
        yield running


DOCK = [f".dock [data-do={kind}]" for kind in ("emergency", "deal_evenly", "call_on", "agree", "destiny", "decline", "ready")]
LEAVE = [*DOCK, ".dock [data-do=stand_by]"]
FIGHT = [*DOCK[:-1], "body:has(.fight) .dock [data-do=ready]", ".dock [data-do=attempt]", "button[data-test].can"]
"""Ready for the conflict, but not to go on once it is over."""
WAIT = [".dock [data-do=volunteer]", ".can[data-location=pans]", ".dock [data-do=recount]", *LEAVE, ".slice.can"]
FIRST = """selectors => selectors.find((each) => document.querySelector(each)?.checkVisibility()) ?? null"""
"""Which of these is there to be pressed."""


def go_on(selectors: list[str], done: Callable[[], bool], *people: BrowserPerson) -> None:
    """In turns everybody presses the first of these that is there, until it is done."""
    for _ in patiently("it is done", A_GAME):
        if done():
            break
        for person in people:
            person.page.evaluate(READ_PAST, READ_ON)
            there = person.page.evaluate(FIRST, selectors)
            if there is not None:
                person.press(person.page.locator(there))


def lies(person: BrowserPerson, what: str) -> Callable[[], bool]:
    return lambda: person.page.locator(what).count() > 0


def press(person: BrowserPerson, what: str) -> None:
    if "data-slot" in what:
        person.look_around()
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


def find_the_book(ana: BrowserPerson, luis: BrowserPerson, look: Callable[[str], None]) -> None:
    """To the window of the counting house, the book in hand: by no luck but in the conflict, which can be tried again."""
    assert len(all_their_own(ana, ".casting .cameo img")) == 4
    press(ana, "[data-receptacle=brisa]")
    press(luis, "[data-receptacle=candela]")
    expect(ana.page.locator("[data-anchor=countdown-tide] dd")).to_have_text("7")
    press(ana, "[data-do=volunteer]")
    press(ana, ".can[data-location=tavern]")
    take_cards((luis, 0), (ana, 2))  # the landlady believes Candela
    assert len(all_their_own(luis, ".panorama .slice > img")) == 1
    expect(ana.page.locator("[data-anchor=counter-trust] dd")).to_have_text("1 of 5")
    press(ana, ".dock [data-do=choose]:has-text('Yes')")  # the children eat
    expect(luis.page.locator("[data-anchor=counter-trust] dd")).to_have_text("2 de 5")
    press(luis, ".can[data-slot='1']")
    answer = luis.page.locator(".dock form[data-do=answer]")
    look("a typed answer")
    answer.get_by_role("textbox").fill("1648")
    answer.get_by_role("button").click()
    expect(luis.page.locator(".said")).to_contain_text("la marea no espera")
    press(luis, ".can[data-slot='0']")
    expect(luis.page.locator(".own[data-slot='0']")).to_be_attached()
    press(luis, ".can[data-slot='1']")
    answer.get_by_role("textbox").fill(" 1684. ")
    answer.get_by_role("button").click()
    expect(ana.page.locator(".transcript")).to_contain_text("The clerk lays a key on the table")
    go_on(LEAVE, lies(luis, ".can[data-location=counting-house]"), ana, luis)
    press(luis, ".can[data-location=counting-house]")
    take_cards((ana, 0), (luis, 1))
    expect(ana.page.locator(".fight")).to_contain_text("The dog")
    go_on(FIGHT, lies(ana, ".things .item:has-text('The salt book')"), ana, luis)
    press(ana, ".can[data-slot='2']")
    look("a vote")


def votes(ana: BrowserPerson, luis: BrowserPerson, way: str, vote: str) -> None:
    """Luis votes in the dock of his telephone, Ana beside the words that she sees his vote at."""
    expect(luis.page.locator(".vote")).to_contain_text("¿Qué hacéis con el libro?")
    luis.page.locator(".dock").get_by_role("button", name=vote).click()
    chosen = ana.page.locator(".vote li", has_text=way)
    expect(chosen).to_contain_text("Candela")
    chosen.get_by_role("button").click()


def read_the_end(words: str, *people: BrowserPerson) -> None:
    for person in people:
        expect(person.page.locator("dialog[open] #end-title")).to_be_visible()
    expect(people[0].page.locator("dialog[open]")).to_contain_text(words)


def another(ana: BrowserPerson, luis: BrowserPerson) -> None:
    """The same two at the next table."""
    before = ana.page.url
    ana.page.get_by_role("button", name="Another one!").click()
    ana.page.wait_for_url(lambda url: "/t/" in url and url != before)
    luis.page.get_by_role("link", name="Hay otra mesa puesta").click()
    luis.page.get_by_role("button", name=luis.words["ready"]).click()
    ana.start()


def test_two_people_reach_an_ending_by_vote(
    server: ServerProcess, visit: Visit, axe: str, request: pytest.FixtureRequest
) -> None:
    """`--thorough 2` has them vote the other way, too, and then wait for the tide."""
    ana = visit("en", bypass_csp=True)
    luis = visit("es", size=(390, 664), bypass_csp=True)
    luis.enter(ana.open_table(server.url, "Ana", "timestories", "salt"), "Luis")
    luis.sit()
    ana.start()
    find_the_book(ana, luis, lambda what: check(luis.page, axe, what))
    votes(ana, luis, "Burn it", "Quemarlo")
    read_the_end("No book, no debts", ana, luis)

    if request.config.getoption("thorough") > 1:
        another(ana, luis)
        find_the_book(ana, luis, lambda what: None)
        votes(ana, luis, "Read it in the square", "Leerlo en la plaza")
        read_the_end("doing sums", ana, luis)

        another(ana, luis)
        press(ana, "[data-receptacle=elias]")
        press(luis, "[data-receptacle=ferran]")
        go_on(WAIT, lambda: ana.is_over, ana, luis)  # nobody looks for the book, and the tide comes in
        read_the_end("The sails grow small", ana, luis)
