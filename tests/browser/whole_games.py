"""Whole games of one person and bots, measured at each decision: what `test_screens.py` and `every_screen.py` play."""

from __future__ import annotations

import time
from collections.abc import Callable

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.screens import Screens

GAMES = ("shipwreck", "echoes", "timestories")
PATIENCE = 1200.0

SHIPWRECK = """() => {
  const dock = document.querySelector('.dock');
  if (!dock || document.querySelector('dialog[open]')) return '';
  const powers = document.querySelector('.faded .usable') ? ' powers' : '';
  if (dock.querySelector('.hand button:enabled')) return 'play' + powers;
  if (dock.querySelector('.predict .tile:enabled')) return 'predict' + powers;
  return dock.querySelector('.decide > .chips .button') ? 'decide' + powers : '';
}"""
ECHOES = """() => {
  const prompt = document.querySelector('.prompt');
  if (!prompt || document.querySelector('dialog[open]')) return '';
  const moment = prompt.dataset.moment;
  if (!['turn', 'question', 'discard', 'first'].includes(moment)) return '';
  const chosen = prompt.querySelector('.said .seal') ? ' chosen' : prompt.querySelector('.answers .quiet') ? ' aimed' : '';
  return moment + chosen;
}"""
MISSION = """() => {
  const dock = document.querySelector('.dock');
  if (!dock || document.querySelector('dialog[open]')) return '';
  const kinds = [...new Set([...dock.querySelectorAll('[data-do]')].map((each) => each.dataset.do))].sort();
  const where = document.querySelector('.panorama') ? 'place' : document.querySelector('.file') ? 'casting' : 'map';
  return kinds.length || document.querySelector('.can') ? [where, ...kinds].join(' ') : '';
}"""


def play(game: str, person: BrowserPerson, url: str, screens: Screens, coach: bool = False) -> None:
    """From the start page to the end of a game, which is measured too."""
    {"shipwreck": _shipwreck, "echoes": _echoes, "timestories": _mission}[game](person, url, screens, coach)
    screens.look("over")


def _go_on(person: BrowserPerson, screens: Screens, kind: str, act: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    told: tuple[str, int] | None = None
    while not person.is_over:
        assert time.monotonic() < deadline, "the game does not go on"
        found = person.page.evaluate(kind)
        lines = person.page.locator(".transcript li").count()
        if found and (found, lines) != told:
            told = (found, lines)
            screens.look(found)
        if not act():
            person.page.wait_for_timeout(20)


def _shut_invitation(person: BrowserPerson) -> None:
    if person.page.locator(".strip.gold .shut").count():
        person.page.locator(".strip.gold .shut").click()


def _shipwreck(person: BrowserPerson, url: str, screens: Screens, coach: bool) -> None:
    person.open_table(url, "Ana")
    person.choose_option("Easy|Fácil")
    for _ in range(2):
        person.add_bot(strongest=True)
    person.start()
    _shut_invitation(person)
    if coach:
        person.page.locator("[data-opens=switches]").click()
        person.page.locator(".switches [role=switch]").last.click()
        person.page.locator("[data-opens=switches]").click()
        person.page.locator(".coach").wait_for()
    _go_on(person, screens, SHIPWRECK, person.act)  # the bots read well enough for everybody


def _echoes(person: BrowserPerson, url: str, screens: Screens, coach: bool) -> None:
    person.open_table(url, "Ana", "echoes")
    for _ in range(2):
        person.add_bot(which=1)
    person.start()
    _shut_invitation(person)
    _go_on(person, screens, ECHOES, person.act_echoes)


def _mission(person: BrowserPerson, url: str, screens: Screens, coach: bool) -> None:
    person.open_table(url, "Ana", "timestories")
    person.add_bot(strongest=True)
    person.start()
    _shut_invitation(person)
    _go_on(person, screens, MISSION, person.act_on_mission)
