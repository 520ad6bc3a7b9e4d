"""A game of each kind in WebKit, by real clicks: `xvfb-run python tests/browser/in_webkit.py [--seconds 60] [--pictures DIR]`.

Needs WebKitGTK's browser and its driver (Debian: `webkit2gtk-driver`, `xvfb`). Playwright cannot drive that one, so this speaks
WebDriver itself. One person and bots play each game to its end, or until the time is over; exits with 1 if a page had an error
or nothing more could be pressed.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from horae.testkit.browser_person import NEXT_IN_ECHOES, NEXT_ON_MISSION, WORDS
from horae.testkit.server_process import ServerProcess

MINI_BROWSER = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""WebDriver's name for what stands for an element."""
IS_OVER = "return document.querySelector('dialog[open] #end-title') !== null"
LISTEN = """window.wrong = [];
addEventListener('error', (event) => wrong.push(event.message));
addEventListener('unhandledrejection', (event) => wrong.push(String(event.reason)));"""
ANY = """const found = [...document.querySelectorAll(arguments[0])].filter((each) => each.checkVisibility());
return found[Math.floor(Math.random() * found.length)] ?? null"""
NAMED = """const isNamed = (each) => each.checkVisibility() && each.textContent.trim().startsWith(arguments[0]);
return [...document.querySelectorAll('button')].find(isNamed) ?? null"""
LISTED = "return document.querySelector('.bots button') !== null"
NEXT = {
    "shipwreck": (".chips .button", ".hand button:enabled", ".predict .do .button", ".predict .tile:enabled"),
    "timestories": NEXT_ON_MISSION,
}


class WebKit:
    """One page of a WebKit, over WebDriver."""

    def __init__(self, driver: str, width: int, height: int) -> None:
        options = {"binary": str(MINI_BROWSER[-1]), "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._driver = driver
        found = self._ask("POST", "/session", wish)
        self.version = found["capabilities"]["browserVersion"]
        self._session = f"/session/{found['sessionId']}"
        self._ask("POST", f"{self._session}/window/rect", {"width": width, "height": height})

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else msgspec.json.encode(body)
        asked = urllib.request.Request(self._driver + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return msgspec.json.decode(answer.read())["value"]

    def go(self, address: str) -> None:
        self._ask("POST", f"{self._session}/url", {"url": address})
        self.run(LISTEN)

    def run(self, script: str, *args: Any) -> Any:
        return self._ask("POST", f"{self._session}/execute/sync", {"script": script, "args": list(args)})

    def press(self, script: str, *args: str) -> bool:
        """Press what the script finds, if it finds something and nobody was quicker."""
        found = self.run(script, *args)
        if found is None:
            return False
        try:
            self.run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", found)  # not behind a bar
            self._ask("POST", f"{self._session}/element/{found[ELEMENT]}/click", {})
        except urllib.error.HTTPError as gone:
            said = gone.read().decode()
            if not any(kind in said for kind in ("stale", "intercepted", "not interactable")):
                raise
            return False
        return True

    def press_soon(self, script: str, *args: str) -> None:
        deadline = time.monotonic() + 20
        while not self.press(script, *args):
            assert time.monotonic() < deadline, f"not there: {args}"
            time.sleep(0.1)

    def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self._ask("GET", f"{self._session}/screenshot")))

    def leave(self) -> None:
        self._ask("DELETE", self._session)


@contextmanager
def driver() -> Iterator[str]:
    path = shutil.which("WebKitWebDriver")
    if path is None or not MINI_BROWSER:
        sys.exit("WebKitGTK's driver is not installed (Debian: webkit2gtk-driver)")
    port = 20_000 + time.time_ns() % 20_000
    running = subprocess.Popen([path, f"--port={port}"])
    try:
        time.sleep(1.0)
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait()


def sit_down(page: WebKit, server: str, game: str, language: str) -> None:
    wish = msgspec.json.encode({"game": game, "name": "Ana"})
    asked = urllib.request.Request(f"{server}/api/tables", wish, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=20) as answer:
        opened = msgspec.json.decode(answer.read())
    page.go(f"{server}/t/{opened['table']}#{opened['token']}")
    words = WORDS[language]
    for _ in range(1 if game == "timestories" else 2):
        while not page.run(LISTED):  # a page that is still coming in is pressed in vain
            page.press_soon(NAMED, words["bot"])
            time.sleep(0.5)
        page.press_soon("return [...document.querySelectorAll('.bots button')].at(-1)")
        while page.run(LISTED):
            time.sleep(0.1)
    page.press_soon(NAMED, words["start"])


def play(page: WebKit, game: str, seconds: float) -> tuple[int, bool]:
    """How much was pressed, and whether it came to the end."""
    presses, until, last = 0, time.monotonic() + seconds, time.monotonic()
    while time.monotonic() < until:
        if page.run(IS_OVER):
            return presses, True
        if game == "echoes":
            done = page.press(f"return ({NEXT_IN_ECHOES})()")
        else:
            done = any(page.press(ANY, what) for what in NEXT[game])
        if done:
            presses, last = presses + 1, time.monotonic()
        assert time.monotonic() - last < 30, "nothing can be pressed"
        time.sleep(0.1)
    return presses, False


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--pictures", type=Path)
    asked.add_argument("--language", default="en", choices=sorted(WORDS))
    options = asked.parse_args()
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as name, driver() as where:
        folder = Path(name)
        with ServerProcess(f"sqlite:///{folder}/horae.db", folder / "server.log", bot_pause=0.1) as server:
            for game in ("shipwreck", "echoes", "timestories"):
                page = WebKit(where, 1280, 800)
                sit_down(page, server.url, game, options.language)
                presses, ended = play(page, game, options.seconds)
                wrong = page.run("return window.wrong")
                how = "to the end" if ended else "not to the end"
                print(f"WebKit {page.version}, {game}: {presses} presses, {how}, errors: {wrong}")
                faults += wrong
                if options.pictures is not None:
                    page.picture(options.pictures / f"webkit-{game}.png")
                page.leave()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
