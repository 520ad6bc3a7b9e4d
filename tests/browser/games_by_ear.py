"""Plays whole games without seeing the page, by announcements, focus and keys alone, and compares what the view shows with the
accessible tree: `python tests/browser/games_by_ear.py` does so at every decision, in both languages. `--game echoes` for one
alone, `--told` to print what was heard."""

from __future__ import annotations

import argparse
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import sync_playwright
from whole_games import GAMES, at_a_table

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.browsers import open_chromium
from horae.testkit.listener import Listener, plain
from horae.testkit.parity import missing
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

SEED = 5
BEGAN = {"es": "Empieza la partida.", "en": "The game begins."}
PACK = """async () => {
  const table = location.pathname.split('/').pop();
  return (await fetch(`/api/tables/${table}/pack?language=${document.documentElement.lang}`)).json();
}"""
PLANTED = {"shipwreck": ".row [data-card] >> nth=0", "echoes": ".others .other >> nth=0", "timestories": ".rail .people"}
"""What is hidden once from who listens, to see whether that is noticed; at a decision when there is something in it."""
PLANTED_AT = 4


class GameByEar:
    """One person and bots. `every` so many decisions view and tree are compared."""

    def __init__(self, person: BrowserPerson, game: str, url: str, every: int = 1) -> None:
        self.person = person
        self.game = game
        self.ear = Listener(person)
        self._every = every
        at_a_table(person, game, url)
        self._content: dict[str, Any] = person.page.evaluate(PACK)["content"]
        self._names = person.page.locator(".people .who strong").all_inner_texts()
        self.decisions = 0

    def play(self, most: int | None = None) -> None:
        """To the end, or to so many decisions."""
        ear = self.ear
        ear.press("q")
        ear.keys = 0
        rng = Random(SEED)
        looked = ""
        for _ in patiently("the game goes on", A_GAME):
            if (where := ear.where) == "over" or self.decisions == most:
                break
            assert where != "lost", f"the focus is nowhere after {ear.heard[-3:]}"
            if where == "waiting":
                ear.wait()
                continue
            if where == "reading":
                ear.press("q")
                continue
            if str(ear.view) != looked:
                looked = str(ear.view)
                self._compare(looked)
            ear.act(rng)

    def _compare(self, looked: str) -> None:
        self.decisions += 1
        self.person.page.locator("[data-scene]").wait_for(state="detached")  # what it is about is shown when it has been seen
        if self.decisions == PLANTED_AT:
            self._plant()
        if self.decisions % self._every == 0:
            left_out = self._left_out()
            moved = str(self.ear.view) != looked  # somebody, meanwhile
            assert moved or left_out == [], f"not told: {left_out}"

    def _plant(self) -> None:
        hidden = self.person.page.locator(PLANTED[self.game])
        hidden.evaluate("each => each.setAttribute('aria-hidden', 'true')")
        assert self._left_out() != [], "something is hidden, and nothing is missed"
        hidden.evaluate("each => each.removeAttribute('aria-hidden')")

    def _left_out(self) -> list[tuple[str, ...]]:
        """The account is not looked at: it tells what happened, not how things stand."""
        tree = "\n".join(self.person.page.locator(part).aria_snapshot() for part in ("main", ".rail .people"))
        return missing(self.game, self.ear.view, self._content, self._names, self.person.language, tree)

    def unheard(self) -> list[str]:
        """What the account tells and was not heard, to the last line. The same words may have been heard before, so it is not
        enough that the last line was: all are waited for."""
        page = self.person.page
        told = [plain(words) for words in page.locator(".transcript li p").all_inner_texts()]
        lines = told[told.index(BEGAN[self.person.language]) :]
        are_said = "lines => lines.every((line) => window.heard.join(' ').replace(/\\s+/g, ' ').includes(line))"
        with suppress(Late):
            page.wait_for_function(are_said, arg=lines)
        heard = self.ear.heard
        said = " ".join(heard)
        mute = [words for words in heard if words.startswith("(unheard)")]
        return [words for words in lines if words not in said] + mute


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=GAMES, action="append")
    asked.add_argument("--told", action="store_true")
    options = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = open_chromium(playwright)
        with ServerProcess(f"sqlite:///{folder}/horae.db", Path(folder) / "server.log", seed=SEED) as server:
            for language in ("es", "en"):
                for game in options.game or GAMES:
                    played = GameByEar(BrowserPerson(browser, language, reduced_motion="reduce"), game, server.url)
                    played.play()
                    keys, acts = played.ear.keys, played.ear.acts
                    print(
                        f"{game}, {language}: {played.decisions} decisions, {keys} keys for {acts} acts, {keys / acts:.1f} each"
                    )
                    print(f"unheard: {played.unheard()}", flush=True)
                    if options.told:
                        print("\n".join(played.ear.heard))
                    played.person.context.close()
        browser.close()


if __name__ == "__main__":
    main()
