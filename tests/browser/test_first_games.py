"""The first games, played through on the page as a newcomer does: reads, answers, makes the moves that are asked for."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from horae.bots.registry import coaches
from horae.games import registry
from horae.table.lesson import Lesson, lesson_of
from horae.testkit import accessibility
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.screens import decided
from horae.testkit.server_process import ServerProcess

SIZES = ((1280, 800), (768, 1024), (390, 844))


def lesson(game: str) -> Lesson:
    found = lesson_of(registry.game(game))
    assert found is not None
    return found


def open_lesson(person: BrowserPerson, url: str, game: str) -> None:
    person.page.goto(url)
    person.page.locator(f"[data-learn={game}]").click()
    person.page.wait_for_url("**/t/*")
    person.page.locator(".lesson .words").wait_for()


def picture(person: BrowserPerson, name: str) -> None:
    """For whoever wants to see what the test sees: HORAE_PICTURES names a folder."""
    folder = os.environ.get("HORAE_PICTURES")
    if folder:
        person.page.wait_for_timeout(600)
        person.page.screenshot(path=Path(folder) / f"{name}.png")


def read_page(person: BrowserPerson, number: int) -> None:
    person.page.locator(f'.lesson[data-page="{number}"]:not([data-waiting]) .words').wait_for()


def answer(person: BrowserPerson, page: Any) -> None:
    """First a wrong answer, which is told why; then the right one."""
    wrong = next(at for at, each in enumerate(page.ask.answers) if not each.right)
    right = next(at for at, each in enumerate(page.ask.answers) if each.right)
    for at in (wrong, right):
        person.page.locator(".lesson .answer").nth(at).click()
        expect(person.page.locator(".lesson .why")).to_have_text(page.ask.answers[at].why[person.language])


def play_shipwreck(person: BrowserPerson, want: dict[str, Any]) -> None:
    page = person.page
    match want["do"]:
        case "flip":
            page.locator(f'[data-mark="{want["tiles"][0]}"]').click()
        case "predict":
            page.locator(".predict .tile", has_text=str(want["value"])).click()
            page.locator(".predict .do .primary").click()
        case "pass":
            page.locator(".predict .do .button").last.click()
        case "play":
            page.locator(".hand button").nth(want["fate"]).click()
            page.locator(f'[data-place="{want["place"]}"] button').first.click()
        case "power":
            page.locator(".faded button").first.click()
            page.locator(".decide .chips .primary").click()


def play_echoes(person: BrowserPerson, want: dict[str, Any]) -> None:
    page, answers = person.page, person.page.locator(".prompt .answers .button:not(.quiet):not(.why)")
    mains = page.locator(".mains .action")
    match want["do"]:
        case "play":
            page.locator(f'.hand [data-card="{want["card"]}"]').click()
            answers.first.click()
        case "discard":
            page.locator(".hand button.lit").first.click()
        case "draw_two":
            mains.first.click()
        case "advance":
            if mains.count():
                mains.nth(2).click()
            answers.first.click()
        case "conquer":
            mains.nth(3).click()
            answers.nth(1).click()
        case "flame":
            page.locator(".frees .action").first.click()
            answers.first.click()


def play_timestories(person: BrowserPerson, want: dict[str, Any]) -> None:
    page = person.page
    match want["do"]:
        case "receptacle":
            page.locator(f'[data-receptacle="{want["receptacle"]}"]').click()
        case "location":
            page.locator(f'[data-location="{want["location"]}"]').click()
        case "recon" | "explore":
            page.locator(f'[data-slot="{want["slot"]}"]').click()
        case "attempt":
            page.locator(f'button[data-test="{want["test"]}"]').click()
        case "update":
            page.locator('.dock [data-do="update"]').first.click()
        case kind:
            page.locator(f'.dock [data-do="{kind}"]').first.click()


QUOTED = re.compile("[«“](.+?)[»”]")

BRIGHTEST = """(asked) => {
  const ground = (each) => getComputedStyle(each).backgroundColor;
  const others = [...document.querySelectorAll('.dock [data-do]')].filter((each) => each !== asked);
  return others.every((each) => ground(each) !== ground(asked));
}"""


def asked_on_a_phone(person: BrowserPerson, look: str | None) -> None:
    """What the page asks for is in sight there, in the very words that it says, and nothing else in the dock is as bright."""
    name = (look or "").split(" ")[-1]
    person.page.set_viewport_size({"width": 390, "height": 664})
    lit = person.page.locator(f"main [data-taught][data-anchor='{name}']:visible")
    expect(lit.last).to_be_in_viewport(ratio=1 if name != "panorama" else 0.5)
    asked = " ".join(lit.all_text_contents()).lower()
    for words in QUOTED.findall(person.page.locator(".lesson .words").inner_text()):
        assert words.lower() in asked, (name, words)
    if name.startswith("do-"):
        assert lit.last.evaluate(BRIGHTEST), name
    assert decided(person.page, "normal") == [], name
    person.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})


AHEAD = """() => {
  globalThis.ahead = [];
  globalThis.scenes = new Set();
  let open = null, turning = false;
  addEventListener('pointerdown', (event) => (turning = event.target.closest('.lesson') !== null), true);
  globalThis.asked = new Set();
  const look = () => {
    for (const each of document.querySelectorAll('[data-asked]')) globalThis.asked.add(each.innerText.trim());
    const now = document.querySelector('.lesson')?.dataset.page ?? open;
    const scene = document.querySelector('.drama:not(.landed) .title');
    if (scene) globalThis.scenes.add(scene.closest('.drama').dataset.scene);
    const turned = open !== null && now !== open && scene && !turning;
    if (turned) globalThis.ahead.push(`${scene.textContent}: page ${open} became ${now}`);
    if (!scene || now === open) open = now;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes each page of a lesson that turns by itself while a scene has still to land, and what the buttons asked for say."""
QUOTED = re.compile("[«“](.+?)[»”]")

PLAY = {"shipwreck": play_shipwreck, "echoes": play_echoes, "timestories": play_timestories}


@pytest.mark.parametrize(("game", "language"), [("shipwreck", "es"), ("echoes", "en"), ("timestories", "es")])
def test_a_newcomer_plays_the_first_game_to_its_end(
    server: ServerProcess,
    visit: Callable[..., BrowserPerson],
    axe: str,
    game: str,
    language: str,
    request: pytest.FixtureRequest,
) -> None:
    ana = visit(language)
    open_lesson(ana, server.url, game)
    ana.page.evaluate(AHEAD)
    checked: set[str] = set()
    pages = lesson(game).pages
    for number, page in enumerate(pages):
        read_page(ana, number)
        state = "asked" if page.ask else "move" if page.want else "last" if page is pages[-1] else "read"
        if page.ask:
            answer(ana, page)
        picture(ana, f"{game}-{number:02}-{state}")
        if state not in checked:
            checked.add(state)
            # Each state is looked at in one size, and in another for each game; with `--thorough 2`, in every size.
            at = (list(PLAY).index(game) + len(checked)) % len(SIZES)
            for size in SIZES if request.config.getoption("thorough") > 1 else SIZES[at : at + 1]:
                ana.page.set_viewport_size({"width": size[0], "height": size[1]})
                picture(ana, f"{game}-{number:02}-{state}-{size[0]}")
                accessibility.check(ana.page, axe, f"{game} {state} {size[0]}")
            ana.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        if game == "timestories" and (page.want or page is pages[-1]):
            asked_on_a_phone(ana, page.look)
        if page.want:
            if len((page.look or "").split()) > 1:  # what is asked for is lit, and at hand
                expect(ana.page.locator("[data-asked]").first).to_be_in_viewport(ratio=0.9)
            PLAY[game](ana, page.want[0])
            said = ana.page.evaluate("[...globalThis.asked]")
            for words in QUOTED.findall(page.say[language]) if game == "echoes" else ():
                assert any(each.startswith(words) for each in said), (words, said)  # word for word as on the button
        elif page is not pages[-1]:
            ana.page.locator(".lesson .go .primary").click()
    assert ana.page.evaluate("globalThis.ahead") == []  # nothing is told ahead of its curtain
    if game == "shipwreck":
        assert "answer" in ana.page.evaluate("[...globalThis.scenes]")  # what a power's question brought is seen
    ana.page.locator(".lesson .go .button").last.click()
    expect(ana.page.locator(".lesson")).to_have_count(0)
    coach = ana.page.locator("[data-coach]")
    expect(coach).to_have_count(int(coaches(registry.game(game))))
    # Offered at the table itself, for who goes on alone; on a phone it lies over the table only while it is asked.
    ana.page.set_viewport_size({"width": 360, "height": 640})
    coach.click()
    expect(coach).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(".coach[aria-busy=false]")).to_be_visible()  # its process starts then
    picture(ana, f"{game}-coach-360")
    expect(coach).to_be_in_viewport()
    accessibility.check(ana.page, axe, f"{game}, coached")
