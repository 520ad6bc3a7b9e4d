"""Plays whole games and measures every decision at every size of window: `python tests/browser/every_screen.py`.

`--game echoes` for one game alone, `--language es`, `--coach` with the coach on, `--mission summer-night` for other missions
than the training, `--pictures FOLDER` to keep a picture of each kind of decision at each size, `--size 390x664` for some of the
sizes alone, `--played-at 390x664` to play in a window of that size, where other steps lead to a move, `--often 1` to look at
each kind of decision once at each size, `--seed 4` for a deal that can be had again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from whole_games import GAMES, play

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.browsers import open_chromium
from horae.testkit.screens import BEARING, SIZES, Screens, summary
from horae.testkit.server_process import ServerProcess


class Teller:
    """Says what is found as soon as it is: a whole game takes long."""

    def __init__(self, screens: Screens) -> None:
        self.screens = screens

    @property
    def decisions(self) -> int:
        return self.screens.decisions

    def look(self, kind: str) -> None:
        before, unread = len(self.screens.faults), len(self.screens.unread)
        self.screens.look(kind)
        for fault in self.screens.faults[before:] + self.screens.unread[unread:]:
            print(f"decision {self.decisions}: {fault}", flush=True)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=GAMES, action="append")
    asked.add_argument("--language", choices=("en", "es"), action="append")
    asked.add_argument("--coach", action="store_true")
    asked.add_argument(
        "--mission", type=Path, help="a pack's folder, or the name of one that comes with the game", metavar="PACK"
    )
    asked.add_argument("--pictures", type=Path)
    asked.add_argument("--often", type=int)
    asked.add_argument("--size", action="append", choices=[f"{wide}x{high}" for wide, high in SIZES])
    asked.add_argument("--played-at", choices=[f"{wide}x{high}" for wide, high in SIZES], default="1280x800")
    asked.add_argument("--seed", type=int)
    options = asked.parse_args()
    pack = options.mission.name if options.mission else "training"
    is_folder = options.mission is not None and (options.mission / "pack.yaml").is_file()
    settings: dict[str, Any] = {"packs": (str(options.mission),)} if is_folder else {}
    if options.seed is not None:
        settings["seed"] = options.seed
    games = options.game or (["timestories"] if options.mission else GAMES)
    sizes = [(wide, high) for wide, high in SIZES if not options.size or f"{wide}x{high}" in options.size]
    played_at = next(size for size in SIZES if options.played_at == f"{size[0]}x{size[1]}")
    faulty = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = open_chromium(playwright)
        with ServerProcess(f"sqlite:///{folder}/horae.db", Path(folder) / "server.log", bot_pause=0.05, **settings) as server:
            for language in options.language or ("en", "es"):
                for game in games:
                    person = BrowserPerson(browser, language, played_at, reduced_motion="reduce")
                    pictures = options.pictures / f"{game}-{language}" if options.pictures else None
                    if pictures:
                        pictures.mkdir(parents=True, exist_ok=True)
                    screens = Screens(person.page, BEARING[game], sizes, often=options.often, pictures=pictures)
                    began = time.monotonic()
                    play(game, person, server.url, Teller(screens), coach=options.coach, pack=pack)
                    took = time.monotonic() - began
                    print(f"{game}, {language}: {screens.decisions} decisions, {screens.measured} screens, {took:.0f} s")
                    print(f"{len(screens.faults)} faults\n{summary(screens.faults)}")
                    print(
                        f"{len(screens.unread)} times a decision was not in sight whole\n{summary(screens.unread)}", flush=True
                    )
                    faulty += len(screens.faults) + len(screens.unread)
                    person.context.close()
        browser.close()
    return min(faulty, 1)


if __name__ == "__main__":
    sys.exit(main())
