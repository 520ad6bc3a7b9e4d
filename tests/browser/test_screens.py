"""Every decision fits every screen, from a small phone to a large desk; and a fault that is planted is found.

Here each game is played for a while, each kind of decision looked at at some of the sizes; `every_screen.py` and `every_way.py`
play whole games and look at all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from whole_games import GAMES, at_a_table, play

from horae.testkit.accessibility import A_FEW_LOOKS, EveryWay
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.screens import BEARING, SIZES, Screens, decided, measure, summary, touchable
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
    "“a second line” are cut by div.planted": "const band = document.createElement('div'); band.id = 'planted';"
    "band.className = 'planted'; band.innerHTML = '<p>a first line</p><p>a second line</p>';"
    "band.style.cssText = 'height: 24px; overflow-x: auto'; document.querySelector('.decide').append(band)",
    "the heading “what is asked here” is cut short": "const asked = document.createElement('h3'); asked.id = 'planted';"
    "asked.textContent = 'what is asked here'; asked.style.cssText = 'width: 4rem; overflow: hidden; display: -webkit-box;"
    "-webkit-box-orient: vertical; -webkit-line-clamp: 1'; document.querySelector('.decide').append(asked)",
    "lie under img.badge": "const badge = document.createElement('img'); badge.id = 'planted'; badge.className = 'badge';"
    "badge.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%';"
    "document.querySelector('.place .card').append(badge)",
}


UNREAD = {
    "what is decided about is not in sight: p.planted": "const far = document.createElement('p'); far.id = 'planted';"
    "far.className = 'planted'; far.dataset.about = ''; far.textContent = 'what is at stake';"
    "far.style.cssText = 'position: absolute; top: 700px'; document.querySelector('.dock').append(far)",
    "covered by div.planted": "const lid = document.createElement('div'); lid.id = 'planted'; lid.className = 'planted';"
    "lid.style.cssText = 'position: fixed; inset: 110px 0 200px; z-index: 99'; document.body.append(lid)",
    "no answer is in sight": "const lid = document.createElement('div'); lid.id = 'planted'; lid.style.cssText ="
    "'position: fixed; inset: 330px 0 0; z-index: 99'; document.body.append(lid)",
    "the bright button is not in sight": "const bright = document.createElement('button'); bright.id = 'planted';"
    "bright.className = 'primary'; bright.dataset.answers = ''; bright.textContent = 'Go'; bright.style.cssText ="
    "'position: absolute; top: 900px'; document.querySelector('.dock').append(bright)",
    "the bright button is the one that costs most": "const dear = document.createElement('button'); dear.id = 'planted';"
    "dear.className = 'primary'; dear.dataset.answers = ''; dear.dataset.costs = '2'; dear.textContent = 'Pay';"
    "document.querySelector('.decide').append(dear)",
    "leads to what one cannot read": "const tab = document.createElement('button'); tab.id = 'planted';"
    "tab.textContent = 'More'; tab.dataset.leads = 'deep'; document.querySelector('.decide').append(tab);"
    "tab.innerHTML += '<i id=deep>deep</i>';"
    "tab.firstElementChild.style.cssText = 'position: absolute; top: 640px; height: 90px'",
    "nothing says what is decided here": "const sheet = document.createElement('div'); sheet.id = 'planted';"
    "sheet.dataset.sheet = ''; sheet.style.cssText = 'position: fixed; inset: 0; z-index: 99'; document.body.append(sheet)",
    "the dock is": "const grow = document.createElement('p'); grow.id = 'planted';"
    "document.querySelector('.dock').append(grow); document.querySelector('[data-chooses]')"
    ".addEventListener('click', () => { grow.parentElement.style.height = '300px'; })",
}
"""Decisions that cannot be read where they are made, and pieces that grow under the finger."""
READ_WHOLE: tuple[str, ...] = ("shipwreck", "echoes", "timestories")
"""The games whose every decision is in sight whole. A game that comes to be so is added here."""


def test_a_planted_fault_is_caught(dealt: ServerProcess, visit: Visit) -> None:
    ana = visit("en", size=(390, 664))
    at_a_table(ana, "shipwreck", dealt.url, first=True)
    page = ana.page
    expect(page.locator(".dock button:enabled").first).to_be_visible()
    with touchable(page):
        assert measure(page, BEARING["shipwreck"]) == []
        for fault, plant in PLANTED.items():
            page.evaluate(f"() => {{ {plant} }}")
            found = measure(page, BEARING["shipwreck"])
            assert any(fault in each for each in found), (fault, found)
            page.evaluate("document.getElementById('planted').remove()")
        page.locator("[data-last-play]").evaluate("last => last.removeAttribute('data-last-play')")
        assert measure(page, BEARING["shipwreck"]) == ["the last play is not shown"]
        before = set(decided(page))
        for fault, plant in UNREAD.items():
            page.evaluate(f"() => {{ {plant} }}")
            fresh = set(decided(page)) - before
            assert any(fault in each for each in fresh), (fault, fresh)
            page.evaluate("document.getElementById('planted').remove()")


@pytest.fixture(scope="module")
def dealt(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Always the same deal, so that a fault shows every time or never; the scripts deal by chance."""
    folder = tmp_path_factory.mktemp("dealt")
    with ServerProcess(f"sqlite:///{folder}/h.db", folder / "log", seed=4) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_bears_on_a_choice_is_in_sight_on_every_screen(
    dealt: ServerProcess, visit: Visit, axe: str, game: str, request: pytest.FixtureRequest
) -> None:
    """Each kind of decision at half of the sizes, and seen by one more pair of eyes, both in turn."""
    ana = visit("es" if game == "echoes" else "en", bypass_csp=True)
    screens = Screens(ana.page, BEARING[game], often=1, at_a_time=4)
    ways = EveryWay(ana.page, axe, A_FEW_LOOKS[1:], often=1, at_a_time=1)
    play(game, ana, dealt.url, screens, ways, decisions=4 * request.config.getoption("thorough"))
    assert {size for _, size in screens.seen} == set(SIZES)
    assert screens.faults == [], summary(screens.faults)
    assert (screens.unread == []) is (game in READ_WHOLE), summary(screens.unread)
    assert ways.faults == [], summary(ways.faults)
