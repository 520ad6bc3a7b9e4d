"""Takes the pictures in docs/pictures: every page, in both languages, wide and narrow. Run `python tests/browser/pictures.py`.

It plays a real game on a real server; the seed is the server's own, so each run shows another game.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from conftest import _chromium
from horae.testkit.server import ServerProcess
from visitor import Visitor

FOLDER = Path(__file__).parents[2] / "docs/pictures"
SIZES = {"1280": (1280, 800), "390": (390, 844)}
NAMES = {"en": ("Ana", "Marta"), "es": ("Luis", "Nuria")}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium(), args=["--no-sandbox"])
        with ServerProcess(f"sqlite:///{folder}/horae.db", Path(folder) / "server.log", bot_pause=0.3) as server:
            people = {f"{language}-{size}": Visitor(browser, language, SIZES[size]) for language in NAMES for size in SIZES}
            tell(server.url, people)
        browser.close()


def tell(url: str, people: dict[str, Visitor]) -> None:
    names = dict(zip(people, ("Ana", "Marta", "Luis", "Nuria"), strict=True))
    first = next(iter(people.values()))

    def take(page: str, only: str | None = None) -> None:
        for name, person in people.items():
            if only is None or name == only:
                person.page.wait_for_timeout(120)
                person.page.screenshot(path=FOLDER / f"{page}-{name}.png")

    for person in people.values():
        person.page.goto(url)
        person.page.locator("article button").first.wait_for()
    time.sleep(0.6)
    take("start")
    address = first.open_table(url, names["en-1280"])
    first.choose_option("Easy")
    first.add_bot()
    for name, person in people.items():
        if person is not first:
            person.enter(address, names[name])
            person.sit()
    time.sleep(0.5)
    take("lobby")
    first.start()
    for person in people.values():
        person.page.locator(".strip.gold .shut").click()

    wanted = {("playing", name) for name in people} | {("predicting", name) for name in people}
    guess = 0
    rounds = 0
    while not all(person.is_over for person in people.values()):
        rounds += 1
        for name, person in people.items():
            turn = int(first.page.locator(".account li.turn").count())
            if turn >= 5 and ("playing", name) in wanted and person.page.locator("section.hand button:enabled").count() == 2:
                person.page.locator("section.hand button").nth(1).click()
                person.page.wait_for_timeout(500)
                person.page.screenshot(path=FOLDER / f"table-{name}.png")
                person.page.locator("section.hand button").nth(1).click()
                wanted.discard(("playing", name))
            if turn >= 4 and ("predicting", name) in wanted and person.page.locator(".predict .tile:enabled").count():
                for tile in (0, 1):
                    person.page.locator(".predict .mark").nth(tile).click()
                person.page.wait_for_timeout(600)
                person.page.screenshot(path=FOLDER / f"predicting-{name}.png")
                wanted.discard(("predicting", name))
            guess += 1
            person.act(predict=guess % 7 + 1 if not wanted or turn < 4 and guess % 9 == 0 else None)
            person.page.wait_for_timeout(60)
        if rounds > 400:
            raise RuntimeError(f"pictures still wanted: {wanted}")
    time.sleep(1.2)
    take("end")
    for person in people.values():
        person.page.locator("dialog a[href^='/replay/']").click()
        person.page.locator(".replay").wait_for()
        person.page.get_by_role("radio").nth(1).click()
        slider = person.page.get_by_role("slider")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    time.sleep(0.8)
    take("replay")


if __name__ == "__main__":
    main()
