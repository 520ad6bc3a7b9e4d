"""Every decision fits every screen, from a small phone to a large desk; and a fault that is planted is found.

Here each game is played for a while, each kind of decision looked at once at each size; `every_screen.py` plays whole games and
looks every time.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from whole_games import GAMES, at_a_table, play

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.screens import BEARING, Screens, measure, summary
from horae.testkit.server_process import ServerProcess

Visit = Callable[..., BrowserPerson]

PLANTED = {
    "the page scrolls sideways": "document.body.append(Object.assign(document.createElement('div'), {id: 'planted'}));"
    "document.getElementById('planted').style.cssText = 'position: absolute; top: 0; width: 900px; height: 1px'",
    "covered by div.planted": "const lid = document.createElement('div'); lid.id = 'planted'; lid.className = 'planted';"
    "lid.style.cssText = 'position: fixed; inset: 110px 0 200px; z-index: 99'; document.body.append(lid)",
    "leaves its box": "const long = document.createElement('b'); long.id = 'planted'; long.textContent = 'far'.repeat(30);"
    "long.style.whiteSpace = 'nowrap'; document.querySelector('.place button').append(long)",
    "below 12 px": "const fine = document.createElement('p'); fine.id = 'planted'; fine.textContent = 'fine print';"
    "fine.style.fontSize = '9px'; document.querySelector('.dock').append(fine)",
    "below 44 px": "const dot = document.createElement('button'); dot.id = 'planted'; dot.textContent = 'x';"
    "document.querySelector('.decide').append(dot)",
    "is broken in two": "const whole = document.createElement('p'); whole.id = 'planted'; whole.textContent = 'unbreakable';"
    "whole.style.cssText = 'width: 40px; overflow-wrap: anywhere'; document.querySelector('.decide').append(whole)",
    "lie under img.badge": "const badge = document.createElement('img'); badge.id = 'planted'; badge.className = 'badge';"
    "badge.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%';"
    "document.querySelector('.place .card').append(badge)",
}


def test_a_planted_fault_is_caught(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en", size=(390, 664))
    at_a_table(ana, "shipwreck", server.url)
    page = ana.page
    expect(page.locator(".dock button:enabled").first).to_be_visible()
    assert measure(page, BEARING["shipwreck"]) == []
    for fault, plant in PLANTED.items():
        page.evaluate(f"() => {{ {plant} }}")
        found = measure(page, BEARING["shipwreck"])
        assert any(fault in each for each in found), (fault, found)
        page.evaluate("document.getElementById('planted').remove()")
    page.locator("[data-last-play]").evaluate("last => last.removeAttribute('data-last-play')")
    assert measure(page, BEARING["shipwreck"]) == ["the last play is not shown"]


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_bears_on_a_choice_is_in_sight_on_every_screen(tmp_path: Path, visit: Visit, game: str) -> None:
    """Always the same deal, so that a fault shows every time or never; `every_screen.py` deals by chance."""
    ana = visit("es" if game == "echoes" else "en")
    screens = Screens(ana.page, BEARING[game], often=1)
    with ServerProcess(f"sqlite:///{tmp_path}/h.db", tmp_path / "log", seed=4) as server:
        play(game, ana, server.url, screens, decisions=6)
    assert screens.measured >= 16
    assert screens.faults == [], summary(screens.faults)
