"""Browsers that are too old, lines that are half dead, parts that do not come, pages four times as large, large letters."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from whole_games import at_a_table

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import patiently

Visit = Callable[..., BrowserPerson]

OLD = "const known = CSS.supports.bind(CSS); CSS.supports = (...what) => what[0] !== 'container-type' && known(...what);"
"""Firefox 109 or Safari 15: nothing there knows containers."""

REACHED = """(parts) => parts.filter((part) => {
  const each = document.querySelector(part);
  if (!each) return true;
  each.scrollIntoView({ block: 'center' });
  const box = each.getBoundingClientRect();
  const inside = box.left >= -1 && box.right <= innerWidth + 1 && box.bottom > 0 && box.top < innerHeight;
  const middle = Math.min(innerHeight - 1, Math.max(0, box.top + box.height / 2));
  const top = document.elementFromPoint(box.left + box.width / 2, middle);
  return !inside || !(each.contains(top) || top?.contains(each));
})"""
"""Of these, what is not there, lies beside the page, or under something else, wherever the page is scrolled to."""
SHORT = """() => [...document.querySelectorAll('.who strong, .seat strong')].filter((each) => {
  const range = document.createRange();
  range.selectNodeContents(each.firstChild);
  return range.getClientRects().length > 1;
}).map((each) => each.textContent)"""
"""Names that break. The longest is one word."""
BESIDE = "() => document.documentElement.scrollWidth > innerWidth"

PARTS = {
    "shipwreck": [".counts", ".row [data-card]", ".hand button, .predict .tile, .decide", "[data-opens=switches]"],
    "echoes": [".prompt", ".hand button", "[data-opens=switches]"],
}


def test_a_browser_that_is_too_old_is_told_so_in_both_languages(server: ServerProcess, visit: Visit) -> None:
    ana = visit("es")
    ana.page.add_init_script(OLD)
    ana.page.goto(server.url)
    told = ana.page.get_by_role("alert")
    expect(told.locator("[lang=en]")).to_contain_text("Chrome or Edge 108, Firefox 110, Safari 16")
    expect(told.locator("[lang=es]")).to_contain_text("demasiado antiguo")
    ana.page.goto(f"{server.url}/t/anywhere")
    expect(ana.page.get_by_role("alert")).to_have_count(1)
    luis = visit("es")
    luis.page.goto(server.url, wait_until="networkidle")
    expect(luis.page.locator("#old-browser")).to_have_count(0)
    ana.errors.clear()  # there is no such table


def test_a_line_that_only_looks_open_is_noticed_and_replaced(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en")
    ana.page.clock.install()
    ana.take_hold_of_the_line()
    ana.open_table(server.url, "Ana")
    ana.page.locator(".seat.mine").wait_for()
    ana.page.clock.fast_forward(21_000)  # nothing was heard for so long: is anybody there?
    expect(ana.page.locator("[data-standing]")).not_to_contain_text("connection")
    ana.go_deaf()
    ana.page.clock.fast_forward(21_000)
    ana.page.clock.fast_forward(7_000)
    expect(ana.page.locator("[data-standing]")).to_contain_text("The connection dropped")
    for _ in patiently("somebody is let in unheard"):
        if any('"welcome"' in message for message in ana.unheard):
            break
        ana.page.wait_for_timeout(20)
    ana.find_the_line()  # pings are answered from now on, and yet nobody was let in
    for _ in patiently("the line is back"):
        if "The connection dropped" not in ana.page.locator("[data-standing]").inner_text():
            break
        ana.page.clock.fast_forward(2_000)  # to the next try, which takes its own time and must not be given up by ours
        ana.page.wait_for_timeout(300)
    expect(ana.page.locator("[data-standing]")).not_to_contain_text("The connection dropped")
    ana.add_bot()
    expect(ana.page.locator(".seat.empty")).to_have_count(3)


@pytest.mark.parametrize("game", list(PARTS))
def test_at_four_times_the_size_and_with_letters_twice_as_large_everything_can_be_reached(
    server: ServerProcess, visit: Visit, game: str
) -> None:
    """1280 by 1024 pixels at 400 % are 320 by 256."""
    ana = visit("en")
    at_a_table(ana, game, server.url)
    page = ana.page
    for size, letters in (((320, 256), "normal"), ((320, 568), "normal"), ((390, 844), "largest"), ((1280, 800), "largest")):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("size => { document.documentElement.dataset.text = size; }", letters)
        assert not page.evaluate(BESIDE), (size, letters)
        assert page.evaluate(REACHED, PARTS[game]) == [], (size, letters)
        assert page.evaluate(SHORT) == [], (size, letters)


def test_a_part_of_the_page_that_cannot_be_had_is_waited_for(server: ServerProcess, visit: Visit) -> None:
    """As while the server restarts: the page loads itself anew, without an error."""
    ana = visit("en")
    ana.page.route(re.compile(r"/assets/Shelf-.*\.js"), lambda route: route.abort("connectionrefused"), times=1)
    ana.page.goto(f"{server.url}/shelf/timestories")
    expect(ana.page.locator("[data-pack=training]")).to_be_visible()
