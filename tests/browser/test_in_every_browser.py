"""What is tried in Firefox where there is one, and else in Chromium: moves of each game, made by typing at the table's command
line and heard, then by pressing what lies on the board; and a seat where the browser keeps nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from whole_games import ACTS, at_a_table

from horae.testkit.accessibility import check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.listener import Listener
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

pytestmark = pytest.mark.in_firefox

Visit = Callable[..., BrowserPerson]
WORDS = {
    "en": {"moves": "moves", "help": "help", "done": "Done.", "nonsense": "isn’t a move or a command"},
    "es": {"moves": "jugadas", "help": "ayuda", "done": "Hecho.", "nonsense": "no es ni una jugada ni una orden"},
}
PART = {"shipwreck": ("row", "The Hours"), "echoes": ("tablero", "llama"), "timestories": ("people", "Azrak")}
MOVES = 3
CHOSEN = {"shipwreck": -1, "echoes": 0, "timestories": 0}
"""Which of the moves that are listed: in Shipwreck the last, for whoever predicts wrong three times has lost."""


class Typist:
    """Somebody whose hands never leave the command line."""

    def __init__(self, ana: BrowserPerson, chosen: int) -> None:
        self.ana = ana
        self.chosen = chosen
        self.words = WORDS[ana.language]
        ana.page.keyboard.press("/")
        expect(ana.page.locator("#line")).to_be_focused()

    @property
    def answers(self) -> Locator:
        return self.ana.page.locator("section.line li")

    def type(self, line: str) -> list[str]:
        """What is answered to it."""
        page = self.ana.page
        before = self.answers.count()
        page.keyboard.type(line)
        page.keyboard.press("Enter")
        expect(self.answers.nth(before + 1)).to_be_visible()
        return self.answers.all_inner_texts()[before + 1 :]

    def move(self) -> str:
        """One of the moves that are listed, by its own words; others may be on the move for a while."""
        page = self.ana.page
        page.wait_for_function("() => document.querySelector('.what p.mine')")
        listed = [line for line in self.type(self.words["moves"]) if re.match(r"\d+\. ", line)]
        words = listed[self.chosen].partition(". ")[2]
        answer = self.type(words)
        assert answer[0] == self.words["done"], answer
        expect(page.locator("#line")).to_be_focused()
        return words


@pytest.mark.parametrize(("game", "language"), [("shipwreck", "en"), ("echoes", "es"), ("timestories", "en")])
def test_a_few_moves_are_made_by_typing_alone_and_then_by_pressing(
    server: ServerProcess, visit: Visit, axe: str, game: str, language: str
) -> None:
    ana = visit(language, bypass_csp=True)
    ear = Listener(ana)
    at_a_table(ana, game, server.url)
    typist = Typist(ana, CHOSEN[game])
    word, part = PART[game]
    for _ in range(MOVES):
        typist.move()
    assert part in " ".join(typist.type(word))
    assert typist.words["nonsense"] in " ".join(typist.type("xyzzy"))
    ana.page.wait_for_function("words => window.heard.some((each) => each.includes(words))", arg=typist.words["nonsense"])
    assert part in " ".join(ear.heard), "what is answered is heard"
    assert ear.acts == MOVES
    check(ana.page, axe, f"the command line of {game}")
    ana.page.keyboard.press("ArrowUp")
    expect(ana.page.locator("#line")).to_have_value("xyzzy")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("section.line")).to_have_count(0)
    assert ear.where != "lost"
    press_on(ana, lambda: ear.acts > MOVES, game)


def press_on(ana: BrowserPerson, until: Callable[[], bool], game: str) -> None:
    """What comes next, by its buttons and cards; others may be on the move for a while."""
    act = ACTS[game][1]
    for _ in patiently("something that is pressed is a move", A_GAME):
        if until():
            break
        if not act(ana):
            ana.page.wait_for_timeout(20)


def test_where_the_browser_keeps_nothing_the_seat_lasts_as_long_as_the_page(server: ServerProcess, visit: Visit) -> None:
    """Also when it goes to another page of ours and back."""
    ana = visit("en")
    ana.page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied'); } })")
    ana.open_table(server.url, "Ana")
    ana.add_bot()
    ana.start()
    expect(ana.page.locator("section.hand")).to_have_count(1)
    ana.page.locator("a.brand").click()
    ana.page.locator("article[data-room]").first.wait_for()
    ana.page.go_back()
    expect(ana.page.locator("section.hand")).to_have_count(1)
    assert ana.page.locator(".people .who").count() == 2, "nobody comes in a second time"
