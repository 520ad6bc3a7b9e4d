"""What a press costs the page's main thread until it is painted again: `python tests/browser/interaction_to_paint.py`.

Counts processor time, which does not depend on what else the machine does, times four: as on a processor four times slower.
The answer of the server, where it comes before the next frame, is counted too, so that the press itself costs at most this.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright

from horae.testkit.browser_person import NEXT_IN_ECHOES, BrowserPerson, chromium
from horae.testkit.server_process import ServerProcess

LIMIT = 100
SLOWER = 4
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
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}"""


def main_thread(page: CDPSession) -> float:
    """Seconds of processor time so far."""
    return float(next(one["value"] for one in page.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration"))


def presses(person: BrowserPerson, game: str, seconds: float) -> list[float]:
    """What each press cost, in milliseconds on the slower processor."""
    page = person.page
    session = person.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    costs: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end and not person.is_over:
        if game == "echoes":
            found = page.evaluate_handle(NEXT_IN_ECHOES).as_element()
        else:
            found = next((one for what in NEXT[game] if (one := page.query_selector(what)) is not None), None)
        if found is not None:
            before = main_thread(session)
            found.evaluate(PRESS)
            costs.append((main_thread(session) - before) * 1000 * SLOWER)
        page.wait_for_timeout(120)
    return sorted(costs)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=30)
    options = asked.parse_args()
    slow = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"])
        with ServerProcess(f"sqlite:///{folder}/horae.db", Path(folder) / "server.log", bot_pause=0.2) as server:
            for game in ("shipwreck", "echoes", "timestories"):
                person = BrowserPerson(browser, "en")
                person.open_table(server.url, "Ana", game)
                person.add_bot(strongest=True)
                person.start()
                costs = presses(person, game, options.seconds)
                middle, most = costs[len(costs) // 2], costs[int(len(costs) * 0.98)]
                print(f"{game}: {len(costs)} presses, half below {middle:.0f} ms, 98 in 100 below {most:.0f} ms")
                slow += most > LIMIT
                person.context.close()
        browser.close()
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
