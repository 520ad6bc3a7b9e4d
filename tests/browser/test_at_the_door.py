"""Coming and going on a phone: a name, a seat that was lost, looking on, a word in passing, a replay with all hands open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from horae.core.log import dump
from horae.testkit.accessibility import check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.offline_table import OfflineTable
from horae.testkit.server_process import ServerProcess

Visit = Callable[..., BrowserPerson]
PHONE = (390, 664)
IN_SIGHT = """each => { const box = each.getBoundingClientRect();
const at = document.elementFromPoint(box.left + box.width / 2, box.bottom - 8);
return box.top >= 0 && each.contains(at) }"""


@pytest.fixture(scope="module")
def quick(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Who loses the line is gone at once; beside the tables, a finished game to be watched."""
    folder = tmp_path_factory.mktemp("quick")
    offline = OfflineTable().seated(3)
    while offline.table.phase != "over":
        offline.any_move()
    (folder / "logs").mkdir()
    log = offline.play.log(["Ana", "Bruno", "Clara"])
    (folder / "logs" / "evening.jsonl").write_bytes(dump(log, offline.play.state.result()))
    with ServerProcess(
        f"sqlite:///{folder}/horae.db",
        folder / "server.log",
        bot_pause=0.05,
        seed=4,
        grace_seconds=0.0,
        replays=str(folder / "logs"),
    ) as running:
        yield running


def test_in_a_phones_lobby_one_takes_a_name_and_sees_what_one_opens(server: ServerProcess, visit: Visit, axe: str) -> None:
    ana = visit("en", PHONE)
    address = ana.open_table(server.url, "Newcomer")
    page = ana.page
    page.get_by_label("Your name").fill("Ana")  # asked for at once of whoever a lesson called so
    page.get_by_role("button", name="That’s me").click()
    expect(page.locator(".seat.mine strong")).to_contain_text("Ana")
    link, code = page.get_by_label("Link to this table"), page.get_by_role("button", name="Copy the link")
    expect(link).to_have_value(address)
    expect(code).to_be_visible()
    add = page.get_by_role("button", name="Add a bot").nth(1)
    add.evaluate("each => each.scrollIntoView({ block: 'end' })")
    page.evaluate("scrollBy(0, 110)")  # just above the bar with Start
    add.click()
    assert page.locator(".bots button").first.evaluate(IN_SIGHT), "the list of bots opens in sight"
    check(page, axe, "a lobby with a list of bots")
    page.get_by_role("button", name="Learn in four minutes").click()
    strip = page.locator(".strip", has_text="is waiting")
    strip.get_by_role("link", name="Back to it").click()
    expect(page.locator(".seat.mine strong")).to_contain_text("Ana")


def test_who_lost_their_link_says_who_they_are_and_is_let_in(quick: ServerProcess, visit: Visit, axe: str) -> None:
    ana, luis = visit("en", PHONE), visit("es", PHONE)
    address = ana.open_table(quick.url, "Ana")
    luis.enter(address, "Luis")
    luis.sit()
    ana.start()
    luis.page.locator(".board").wait_for()
    table = address.rpartition("/")[2]

    luis.page.evaluate("table => localStorage.removeItem('horae-table-' + table)", table)
    luis.page.goto("about:blank")
    luis.page.goto(address)
    luis.page.get_by_label("Tu nombre").fill("luis")
    luis.page.get_by_role("button", name="Entrar").click()
    expect(luis.page.locator("form")).to_contain_text("Luis ya tiene asiento aquí. ¿Eres tú?")
    check(luis.page, axe, "a door that knows whose seat waits")
    luis.page.get_by_role("button", name="Soy Luis").click()
    expect(luis.page.get_by_role("heading", name="Un momento, Luis")).to_be_visible()
    check(luis.page, axe, "at the door")
    ana.page.get_by_role("button", name="No", exact=True).click()
    expect(luis.page.locator("main .trouble")).to_contain_text("no te han reconocido")
    luis.page.get_by_role("button", name="Soy Luis").click()
    ana.page.get_by_role("button", name="Yes, that’s Luis").click()
    luis.page.locator("section.hand").wait_for()
    expect(ana.page.locator("[data-anchor^=seat-]")).to_have_count(2)
    expect(ana.page.get_by_text("Luis 2")).to_have_count(0)

    eva = visit("en", PHONE)
    eva.page.goto(address)
    eva.page.get_by_role("button", name="Just watch").click()
    expect(eva.page.locator("header .what")).to_contain_text("You’re watching")
    expect(ana.page.locator("[data-onlookers='1']")).to_contain_text("1 person watching")

    luis.page.get_by_role("button", name="Chat").click()
    luis.page.locator("[data-reaction=bravo]").click()
    bubble = ana.page.locator(".bubble")
    expect(bubble).to_contain_text("Luis Well played!")
    board, box = ana.page.locator("main").bounding_box(), bubble.bounding_box()
    assert board
    assert box
    assert box["y"] + box["height"] <= board["y"] + 1, "it lies over no part of the board"
    check(ana.page, axe, "a bubble")
    luis.page.get_by_role("button", name="Cerrar").first.click()
    ana.page.get_by_role("button", name="Chat").click()
    ana.page.get_by_label("Write something").fill("Thank you")
    ana.page.keyboard.press("Enter")
    expect(luis.page.locator("nav .count")).to_contain_text("1")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("nav .count")).to_have_count(0)

    luis.act()
    luis.page.get_by_role("button", name="Deshacer").click()
    ana.page.get_by_role("button", name="I’d rather not").click()
    expect(luis.page.locator(".strip", has_text="Ana prefiere no deshacerlo")).to_be_visible()

    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("button", name="Continue on another device").click()
    own = ana.page.get_by_label("Link to your own seat")
    expect(own).to_be_in_viewport()
    assert own.input_value().startswith(f"{address}#seat.")
    ana.page.keyboard.press("Escape")


def test_a_finished_game_is_watched_with_all_hands_open_at_any_speed_and_from_a_link(
    quick: ServerProcess, visit: Visit, axe: str
) -> None:
    ana = visit("en", PHONE, permissions=["clipboard-read", "clipboard-write"])
    page = ana.page
    page.goto(f"{quick.url}/replay/evening")
    page.get_by_role("button", name="All hands open").click()
    hands = page.locator(".hands li")
    expect(hands).to_have_count(3)
    expect(hands.locator("b").first).to_be_visible()
    page.get_by_label("Jump to a turn").select_option(index=1)
    at = page.get_by_role("slider").input_value()
    assert int(at) > 0
    page.get_by_label("Speed").select_option("4")
    check(page, axe, "a replay with all hands open")
    page.get_by_role("button", name="Copy a link to this moment").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{quick.url}/replay/evening?at={at}&hands=1"
    page.goto(copied)
    expect(page.get_by_role("slider")).to_have_value(at)
    expect(hands).to_have_count(3)
