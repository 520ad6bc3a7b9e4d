"""Takes pictures of every page, in both languages, wide and narrow: to be looked at in build/pictures, and those that the
documentation shows anew in docs/pictures. Run `python tests/browser/pictures.py`, or with a game's name for its pictures alone.

It plays real games on a real server; the seed is the server's own, so each run shows another game.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.browsers import open_chromium
from horae.testkit.server_process import ServerProcess

ROOT = Path(__file__).parents[2]
TAKEN, SHOWN = ROOT / "build/pictures", ROOT / "docs/pictures"
SIZES = {"1280": (1280, 800), "390": (390, 844)}
NAMES = {"en": {"1280": "Ana", "390": "Tom"}, "es": {"1280": "Luis", "390": "Nuria"}}
STEPS = ("table", "predicting")
MOST_BYTES = 100_000


def main() -> None:
    TAKEN.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = open_chromium(playwright)
        with ServerProcess(f"sqlite:///{folder}/horae.db", Path(folder) / "server.log", bot_pause=0.2) as server:
            for language in NAMES:
                for game in sys.argv[1:] or TELLERS:
                    people = {size: BrowserPerson(browser, language, SIZES[size]) for size in SIZES}
                    while not TELLERS[game](server.url, language, people):
                        print(f"{game}, {language}: the game was over too soon, another one")
                    for person in people.values():
                        person.context.close()
        browser.close()


def keep(person: BrowserPerson, name: str) -> None:
    """As fine as it may be and still light enough for a page."""
    person.page.evaluate("scrollTo(0, 0)")
    for quality in (88, 80, 70, 60, 45):
        taken = person.page.screenshot(type="webp", quality=quality)
        if len(taken) < MOST_BYTES:
            break
    (TAKEN / f"{name}.webp").write_bytes(taken)
    if (SHOWN / f"{name}.webp").exists():
        (SHOWN / f"{name}.webp").write_bytes(taken)


def tell_shipwreck(url: str, language: str, people: dict[str, BrowserPerson]) -> bool:
    """One game of two people and two bots that read well; whether it lasted for all its pictures."""

    def take(page: str, size: str) -> None:
        people[size].page.wait_for_timeout(500)
        keep(people[size], f"{page}-{language}-{size}")

    def take_all(page: str) -> None:
        for size in people:
            take(page, size)

    for person in people.values():
        person.page.goto(url)
        person.page.locator("article button").first.wait_for()
    take_all("start")
    wide, narrow = people.values()
    names = NAMES[language]
    address = wide.open_table(url, names["1280"])
    wide.choose_option({"en": "Easy", "es": "Fácil"}[language])
    narrow.enter(address, names["390"])
    narrow.sit()
    for _ in range(2):
        wide.add_bot(strongest=True)
    take_all("lobby")
    wide.start()
    narrow.page.locator(".board").wait_for()
    for person in people.values():
        if person.page.locator(".strip.gold .shut").count():
            person.page.locator(".strip.gold .shut").click()

    wanted = {(step, size) for step in STEPS for size in people}
    while not all(person.is_over for person in people.values()):
        turn = wide.page.locator(".transcript li.turn").count()
        for size, person in people.items():
            if turn >= 5 and ("table", size) in wanted and person.page.locator("section.hand button:enabled").count() == 2:
                person.page.locator("section.hand button").nth(1).click()
                take("table", size)
                person.page.locator("section.hand button").nth(1).click()
                wanted.discard(("table", size))
            if turn >= 4 and ("predicting", size) in wanted and person.page.locator(".predict .tile:enabled").count():
                for tile in (0, 6):
                    person.press(person.page.locator(".predict .mark").nth(tile))
                take("predicting", size)
                wanted.discard(("predicting", size))
            person.act()  # the bots read well enough for everybody
            person.page.wait_for_timeout(150)
    for person in people.values():
        person.page.locator("dialog .chapter").first.wait_for()
    take_all("end")
    for person in people.values():
        person.page.locator("dialog a[href^='/replay/']").click()
        person.page.locator(".replay").wait_for()
        person.page.get_by_role("radio").nth(1).click()
        slider = person.page.get_by_role("slider")
        slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    take_all("replay")
    return not wanted


def tell_echoes(url: str, language: str, people: dict[str, BrowserPerson]) -> bool:
    """Two people and an apprentice: the table some rounds in, and a source attacked by several, if one is."""

    def take(page: str, size: str) -> None:
        people[size].page.mouse.move(3, 3)
        people[size].page.wait_for_timeout(900)
        keep(people[size], f"echoes-{page}-{language}-{size}")

    wide, narrow = people.values()
    names = NAMES[language]
    address = wide.open_table(url, names["1280"], "echoes")
    narrow.enter(address, names["390"])
    narrow.sit()
    wide.add_bot(strongest=True)
    wide.start()
    narrow.page.locator(".board").wait_for()
    for person in people.values():
        if person.page.locator(".strip.gold .shut").count():
            person.page.locator(".strip.gold .shut").click()
    wanted = {(step, size) for step in ("table", "attack") for size in people}
    while wanted and not all(person.is_over for person in people.values()):
        for size, person in people.items():
            page = person.page
            full = page.locator(".brotherhood .plaque").count() >= 3 and page.locator(".hand li button").count() >= 3
            if ("table", size) in wanted and full and person.moment == "turn" and page.locator(".mains").count():
                take("table", size)
                wanted.discard(("table", size))
            if ("attack", size) in wanted and page.locator(".prompt .meter").count():
                person.act_echoes()  # one is on the way
                if page.locator(".prompt .meter").count():
                    take("attack", size)
                    wanted.discard(("attack", size))
            person.act_echoes()
            page.wait_for_timeout(60)
    return not any(step == "table" for step, _ in wanted)


def tell_mission(url: str, language: str, people: dict[str, BrowserPerson]) -> bool:
    """A mission of two people: the receptacles, a panorama with a card before each, the map, a test if one comes."""

    def take(page: str) -> None:
        for size, person in people.items():
            person.page.wait_for_timeout(900)
            keep(person, f"mission-{page}-{language}-{size}")

    def press(person: BrowserPerson, *wanted: str) -> None:
        for what in wanted:
            person.page.locator(what).first.click()
            person.page.wait_for_timeout(400)

    wide, narrow = people.values()
    address = wide.open_table(url, NAMES[language]["1280"], "timestories")
    narrow.enter(address, NAMES[language]["390"])
    narrow.sit()
    wide.page.wait_for_timeout(500)
    wide.start()
    narrow.page.locator(".board").wait_for()
    for person in people.values():
        if person.page.locator(".strip.gold .shut").count():
            person.page.locator(".strip.gold .shut").click()
    take("receptacles")
    press(wide, "[data-receptacle=ines]")
    press(narrow, "[data-receptacle=nuno]")
    press(wide, "[data-do=volunteer]", "[data-location=jetty]", "[data-slot='0']")
    press(narrow, "[data-slot='1']")
    take("table")
    wanted = {"map": "button[data-location].can", "test": ".trial"}
    while wanted and not wide.is_over:
        for person in people.values():
            person.press(person.page.locator("[data-do=attempt], button[data-test].can")) or person.act_on_mission()
        wide.page.wait_for_timeout(60)
        for name, sign in list(wanted.items()):
            if any(person.page.locator(sign).count() for person in people.values()):
                take(name)
                del wanted[name]
    return "map" not in wanted


TELLERS: dict[str, Callable[[str, str, dict[str, BrowserPerson]], bool]] = {
    "shipwreck": tell_shipwreck,
    "echoes": tell_echoes,
    "timestories": tell_mission,
}

if __name__ == "__main__":
    main()
