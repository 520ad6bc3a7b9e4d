"""How soon a press is painted on a processor four times slower: `python tests/browser/interaction_to_paint.py`.

Each game is played twice. By the clock: what the browser itself says of each press (Event Timing, as Interaction to Next Paint
is defined), with its processor slowed four times; that wants a quiet machine. A person looks for a moment before the next
press; with `--pause 120` there is one every quarter of a second, often while the last one is still being answered. By
processor time, times four: all that the page's main thread does from the press until it has been painted, whatever else the
machine is doing, with answers that take as long as from a server far away.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, ElementHandle, sync_playwright

from horae.testkit.browser_person import NEXT_IN_ECHOES, BrowserPerson
from horae.testkit.browsers import open_chromium
from horae.testkit.server_process import ServerProcess

LIMIT = 100
SLOWER = 4
HELD = 80
"""Milliseconds that a finger stays on a button: a press that is over as soon as it begins is nobody's."""
NEXT = {
    "shipwreck": (".chips .button", ".hand button:enabled", ".predict .do .button", ".predict .tile:enabled"),
    "timestories": (
        ".file.can .go",
        "button[data-location].can",
        "button[data-test].can",
        ".dock .buttons .button:not(.off):not(.grave)",
        ".slice.can",
    ),
}
PRESS = """async (found) => {
  found.click();
  const { port1, port2 } = new MessageChannel();
  await new Promise((painted) => {
    port1.onmessage = painted;
    requestAnimationFrame(() => port2.postMessage(0));
  });
}"""
FAR_AWAY = """Object.defineProperty(WebSocket.prototype, 'onmessage', {
  set(hear) { this.addEventListener('message', (said) => setTimeout(() => hear(said), 250)); },
})"""
LISTEN = """() => {
  window.presses = new Map();
  const note = (list) => {
    for (const { interactionId: id, duration, target } of list.getEntries())
      if (id && duration > (presses.get(id)?.duration ?? 0)) presses.set(id, { duration, what: target?.className });
  };
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16, buffered: true });
}"""
Press = Callable[[BrowserPerson, ElementHandle], None]


def main_thread(page: CDPSession) -> float:
    """Seconds of processor time so far."""
    return float(next(one["value"] for one in page.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration"))


def next_press(person: BrowserPerson, game: str) -> ElementHandle | None:
    page = person.page
    if game == "echoes":
        return page.evaluate_handle(NEXT_IN_ECHOES).as_element()
    return next((one for what in NEXT[game] if (one := page.query_selector(what)) is not None), None)


def play(person: BrowserPerson, game: str, until: float, press: Press, pause: int) -> None:
    while time.monotonic() < until and not person.is_over:
        found = next_press(person, game)
        if found is not None:
            press(person, found)
        person.page.wait_for_timeout(pause)


def by_processor(person: BrowserPerson, game: str, until: float, pause: int) -> list[tuple[float, str]]:
    session = person.context.new_cdp_session(person.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    costs: list[tuple[float, str]] = []

    def press(person: BrowserPerson, found: ElementHandle) -> None:
        what, before = found.evaluate("found => found.className"), main_thread(session)
        found.evaluate(PRESS)
        costs.append(((main_thread(session) - before) * 1000 * SLOWER, what))

    play(person, game, until, press, pause)
    return costs


def by_clock(person: BrowserPerson, game: str, until: float, pause: int) -> list[tuple[float, str]]:
    """A press that is painted within a frame is not told of by the browser: it counts as one frame."""
    person.page.evaluate(LISTEN)
    person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    pressed = 0

    def press(person: BrowserPerson, found: ElementHandle) -> None:
        nonlocal pressed
        found.evaluate("found => found.scrollIntoView({ block: 'nearest' })")  # also where it is on its way out
        box = found.bounding_box()
        if box is not None:  # as a hand does it: there, down, and up again
            person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            person.page.wait_for_timeout(HELD)
            person.page.mouse.down()
            person.page.wait_for_timeout(HELD)
            person.page.mouse.up()
            pressed += 1

    play(person, game, until, press, pause)
    person.page.wait_for_timeout(500)
    told: list[dict[str, Any]] = person.page.evaluate("() => [...presses.values()]")
    costs = [(float(one["duration"]), str(one["what"])) for one in told]
    return costs + [(1000 / 60, "")] * (pressed - len(costs))


def measured(
    browser: Browser,
    url: str,
    game: str,
    seconds: float,
    pause: int,
    measure: Callable[[BrowserPerson, str, float, int], list[tuple[float, str]]],
) -> list[tuple[float, str]]:
    """Game after game, until the time is over."""
    costs: list[tuple[float, str]] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        person = BrowserPerson(browser, "en")
        if measure is by_processor:
            person.context.add_init_script(FAR_AWAY)
        person.open_table(url, "Ana", game)
        person.add_bot(strongest=True)
        person.start()
        costs += measure(person, game, until, pause)
        person.context.close()
    return sorted(costs)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=30, help="for each game, each way")
    asked.add_argument("--game", action="append", choices=("shipwreck", "echoes", "timestories"))
    asked.add_argument("--pause", type=int, default=600, help="milliseconds between two presses")
    asked.add_argument("--slowest", type=int, default=0, help="name so many of the slowest presses")
    options = asked.parse_args()
    slow = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = open_chromium(playwright)
        with ServerProcess(f"sqlite:///{folder}/horae.db", Path(folder) / "server.log", bot_pause=0.2) as server:
            for game in options.game or ("shipwreck", "echoes", "timestories"):
                for title, way in (("by the clock", by_clock), ("by processor time", by_processor)):
                    costs = measured(browser, server.url, game, options.seconds, options.pause, way)
                    middle, most = costs[len(costs) // 2][0], costs[int(len(costs) * 0.98)][0]
                    print(f"{game}, {title}: {len(costs)} presses, half below {middle:.0f} ms, 98 in 100 below {most:.0f} ms")
                    for cost, what in costs[-options.slowest :][::-1] if options.slowest else ():
                        print(f"  {cost:.0f} ms: {what}")
                    slow += most > LIMIT
        browser.close()
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
