"""Looks at every page and every kind of decision as everybody sees it: in our colours and in the system's, with more contrast,
with text of twice the size, at three widths: `python tests/browser/every_way.py`.

`--game echoes` for one game alone (`--game pages` for what lies around them), `--language es`, `--pictures FOLDER` to keep a
picture of each, `--seed 4` for another deal.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from whole_games import GAMES, NAME, at_a_table, play

from horae.testkit.accessibility import EveryWay
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.browsers import open_chromium
from horae.testkit.screens import summary
from horae.testkit.server_process import ServerProcess

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PLACES = ("pages", *GAMES)


def around_the_games(browser: Browser, person: BrowserPerson, url: str, ways: EveryWay) -> None:
    """The start, the shelf, what is kept, a page that is not there, a first game, a lobby, coming in
    as a guest, and the lids over a table."""
    page = person.page
    for path, there, kind in (
        ("/", "article", "start"),
        ("/shelf/timestories", "[data-pack]", "shelf"),
        ("/me", "main h1", "what is kept"),
        ("/nowhere", "main h1", "a page that is not there"),
    ):
        page.goto(url + path)
        page.locator(there).first.wait_for()
        ways.look(kind)
    page.goto(f"{url}/shelf/timestories")
    page.locator("[data-pack=training]").get_by_role("button").click()
    ways.look("a mission taken down")
    for game in GAMES:
        page.goto(url)
        page.locator(f"[data-learn={game}]").click()
        page.locator(".lesson .words").wait_for()
        ways.look(f"first game of {game}")
        address = person.open_table(url, NAME, game)
        person.add_bot()
        ways.look(f"lobby of {game}")
        guest = BrowserPerson(browser, person.language, reduced_motion="reduce", bypass_csp=True)
        guest.page.goto(address)
        guest.page.get_by_label(guest.words["name"]).wait_for()
        coming = EveryWay(guest.page, ways.axe, pictures=ways.pictures)
        coming.look(f"at the door of {game}")
        ways.faults += coming.faults
        ways.taken += coming.taken
        guest.context.close()
    over_a_table(person, url, ways)


def over_a_table(person: BrowserPerson, url: str, ways: EveryWay) -> None:
    """The lids over each board, and its other panes."""
    page = person.page
    for game in GAMES:
        at_a_table(person, game, url)
        page.locator("[data-opens=switches]").click()
        ways.look(f"settings at {game}")
        page.keyboard.press("Escape")
        for key, there, kind in (
            ("?", "dialog[open]", "keys"),
            ("r", "dialog[open] article", "rulebook"),
            ("/", "#line", "command line"),
            ("c", ".transcript form", "chat"),
        ):
            page.keyboard.press(key)
            page.locator(there).first.wait_for()
            ways.look(f"{kind} at {game}")
            page.keyboard.press("Escape")
        page.get_by_role("button", name={"es": "Ayuda", "en": "Help"}[person.language]).first.click()
        page.locator("dialog[open] .bubble").wait_for()
        ways.look(f"tour of {game}")
        page.keyboard.press("Escape")


def replay(person: BrowserPerson, game: str, ways: EveryWay) -> None:
    person.page.locator("dialog a[href^='/replay/']").click()
    person.page.locator(".replay").wait_for()
    ways.look(f"replay of {game}")


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=PLACES, action="append")
    asked.add_argument("--language", choices=("en", "es"), default="es")
    asked.add_argument("--pictures", type=Path)
    asked.add_argument("--seed", type=int, default=4)
    options = asked.parse_args()
    faulty = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = open_chromium(playwright)
        with ServerProcess(f"sqlite:///{folder}/horae.db", Path(folder) / "server.log", seed=options.seed) as server:
            for place in options.game or PLACES:
                person = BrowserPerson(browser, options.language, reduced_motion="reduce", bypass_csp=True)
                pictures = options.pictures / place if options.pictures else None
                if pictures:
                    pictures.mkdir(parents=True, exist_ok=True)
                ways = EveryWay(person.page, AXE.read_text("utf-8"), often=1, pictures=pictures)
                began = time.monotonic()
                if place == "pages":
                    around_the_games(browser, person, server.url, ways)
                else:
                    play(place, person, server.url, ways)
                    replay(person, place, ways)
                took = time.monotonic() - began
                print(f"{place}: {len(ways.seen)} states, {ways.taken} looks, {took:.0f} s")
                print(f"{len(ways.faults)} faults\n{summary(ways.faults)}", flush=True)
                faulty += len(ways.faults)
                person.context.close()
        browser.close()
    return min(faulty, 1)


if __name__ == "__main__":
    sys.exit(main())
