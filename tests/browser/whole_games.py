"""Whole games of one person and bots, measured at each decision: for `every_screen.py`, `every_way.py` and their tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.screens import OVER
from horae.testkit.waiting import A_GAME, patiently

NAME = "Wolfeschlegelsteinhausen"
"""As long as a name may be, and one word: every screen has room for it."""
GAMES = ("shipwreck", "echoes", "timestories")
LONG_GAME = 3600.0
"""Seconds for one in which every decision is measured in every way."""

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
  const chosen = prompt.dataset.chosen ? ' chosen' : prompt.querySelector('.back') ? ' aimed' : '';
  return moment + chosen;
}"""
MISSION = """() => {
  const dock = document.querySelector('.dock');
  if (!dock || document.querySelector('dialog[open]')) return '';
  const kinds = [...new Set([...dock.querySelectorAll('[data-do]')].map((each) => each.dataset.do))].sort();
  if (kinds.every((each) => ['give', 'stay'].includes(each)) && !document.querySelector('.can')) return ''; // others decide
  const where = document.querySelector('.panorama') ? 'place' : document.querySelector('.file') ? 'casting' : 'map';
  return kinds.length || document.querySelector('.can') ? [where, ...kinds].join(' ') : '';
}"""


ACTS: dict[str, tuple[str, Callable[[BrowserPerson], bool]]] = {
    "shipwreck": (SHIPWRECK, lambda person: person.act()),  # the bots read well enough for everybody
    "echoes": (ECHOES, lambda person: person.act_echoes()),
    "timestories": (MISSION, lambda person: person.act_on_mission()),
}


class Onlooker(Protocol):
    """Who measures something at each decision."""

    @property
    def decisions(self) -> int: ...

    def look(self, kind: str) -> None: ...


def play(
    game: str,
    person: BrowserPerson,
    url: str,
    onlooker: Onlooker,
    *others: Onlooker,
    coach: bool = False,
    decisions: int | None = None,
    pack: str = "training",
) -> None:
    """From the start page to the end of a game, which is measured too; or until so many decisions have been looked at."""
    at_a_table(person, game, url, pack)
    if coach:
        person.page.locator("[data-coach]").click()
        person.page.locator(".coach[aria-busy=false]").wait_for()
    kind, act = ACTS[game]
    told: tuple[str, str] | None = None
    for _ in patiently("the game goes on", LONG_GAME if decisions is None else A_GAME):
        if person.is_over or onlooker.decisions == decisions:
            break
        found = person.page.evaluate(kind)
        beside = person.page.locator(".rail .talk:has([role=tablist])").inner_text()  # the account, or what the coach says
        if found and (found, beside) != told:
            told = (found, beside)
            for each in (onlooker, *others):
                each.look(found)
        if not act(person):
            person.page.wait_for_timeout(20)
    if person.is_over:
        for each in (onlooker, *others):
            each.look(OVER)


def at_a_table(person: BrowserPerson, game: str, url: str, pack: str = "training", *, first: bool = False) -> None:
    """A table of its own, with company, and the invitation to the tour declined; nobody does anything before who has the
    first turn."""
    person.open_table(url, NAME, game, pack if game == "timestories" else None)
    if game == "shipwreck":
        person.choose_option("Easy|Fácil")
    for _ in range(1 if game == "timestories" else 2):
        person.add_bot(strongest=True)
    if first:
        person.choose_option(NAME)
    person.start()
    if person.page.locator(".strip.gold .shut").count():
        person.page.locator(".strip.gold .shut").click()
