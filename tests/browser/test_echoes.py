"""Echoes through the page: a whole game with a bot, by pointer, touch and keys, and what the board says when it says no."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from horae.testkit.accessibility import check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

Visit = Callable[..., BrowserPerson]


def at_the_table(
    server: ServerProcess, visit: Visit, language: str = "en", size: tuple[int, int] = (1280, 800), **context: object
) -> BrowserPerson:
    """A person and an apprentice, the first cards still to be chosen."""
    ana = visit(language, size=size, **context)
    ana.open_table(server.url, "Ana", "echoes")
    ana.add_bot(strongest=True)  # the list begins with it
    ana.start()
    return ana


def play_on(ana: BrowserPerson, until: Callable[[], bool]) -> None:
    for _ in patiently("the game goes on", A_GAME):
        if until():
            break
        if not ana.act_echoes():
            ana.page.wait_for_timeout(40)


def come_to_a_turn(ana: BrowserPerson) -> None:
    """Play on to a turn of one's own, with nothing chosen yet: a press that came too late may have chosen something."""
    play_on(ana, lambda: ana.moment == "turn")
    ana.press(ana.page.locator(".prompt .back"))
    expect(ana.page.locator(".mains .action")).to_have_count(5)


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("es", (390, 844))], ids=["en-1280px", "es-390px"])
def test_echoes_is_played_to_the_end_by_everyone(
    server: ServerProcess, visit: Visit, axe: str, language: str, size: tuple[int, int]
) -> None:
    """On a wide screen to the very end; on a phone as far as it takes to see every part of the table."""
    ana = at_the_table(server, visit, language, size, reduced_motion="reduce", bypass_csp=True)
    page = ana.page
    come_to_a_turn(ana)
    page.locator(".hand button").first.click()
    check(page, axe, "a turn, with a card in the fingers")
    page.locator(".prompt .back").click()
    page.locator(".other").first.click()
    expect(page.locator("dialog[open] .face").first).to_be_visible()
    check(page, axe, "somebody's cards")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    if size[0] < 600:
        for part in (1, 2, 0):
            page.locator(".pager button").nth(part).click()
            expect(page.locator(".pager button").nth(part)).to_have_attribute("aria-pressed", "true")
        return
    play_on(ana, lambda: ana.is_over)
    check(page, axe, "the end")
    expect(page.locator(".standings li")).to_have_count(2)
    sums = page.evaluate(COUNTED)
    assert len(sums) == 2
    assert all(shown == total for shown, total in sums), sums  # the count up to the end comes to what is told
    won = page.locator(".standings li.won", has_text="Ana").count() == 1
    expect(page.locator("#end-title")).to_have_text(re.compile("You win|shared" if won else "You lose"))
    expect(page.get_by_text("The shuffle was honest")).to_be_visible()
    page.locator("dialog a[href^='/replay/']").click()
    page.locator(".replay").wait_for()
    expect(page.locator("section.hand")).to_have_count(0)  # the public side shows nobody's cards
    page.get_by_role("radio", name="Ana").click()
    expect(page.locator("section.hand li")).to_have_count(7)


COUNTED = """() => [...document.querySelectorAll('.standings li')].map((each) => {
  const most = Math.max(...[...document.querySelectorAll('.standings b .unseen')].map((b) => Number(b.textContent)));
  const shares = [...each.querySelectorAll('.bar i')].map((share) => Math.max(0, parseFloat(share.style.width)));
  const sum = shares.reduce((all, one) => all + one, 0);
  return [Math.round((sum / 100) * most), Number(each.querySelector('b .unseen').textContent)];
})"""
"""What the bars of each come to, and the score beside them."""


TURN_AND_LOOK = """() => {
  document.querySelector('.mains .action').click();
  document.querySelectorAll('.pager button')[2].click();
}"""
"""In one go: draws, which ends the turn, and looks at the others."""


def test_what_others_changed_is_marked_until_one_looks(server: ServerProcess, visit: Visit) -> None:
    ana = at_the_table(server, visit, "en", (390, 664), reduced_motion="reduce")
    page = ana.page
    others = page.locator(".pager button").nth(2)
    # Said to who listens, too. On one's own turn nobody else moves, and nothing turns the page back to one's own cards.
    play_on(ana, lambda: ana.moment == "turn" and others.locator(".unseen").count() == 1)
    others.click()
    expect(others).to_have_attribute("aria-pressed", "true")
    expect(others.locator(".unseen")).to_have_count(0)
    expect(page.locator(".others .news").first).to_be_in_viewport()
    # Nor when the others have had their turns: what one looks at stays, until one touches it.
    play_on(ana, lambda: ana.moment == "turn" and page.locator(".mains .action").count() == 5)
    page.evaluate(TURN_AND_LOOK)
    page.locator(".prompt[data-moment=wait]").wait_for()
    page.locator(".prompt[data-moment=turn], .prompt[data-moment=question]").wait_for()
    expect(others).to_have_attribute("aria-pressed", "true")


def test_a_first_turn_is_played_with_the_keyboard_alone(server: ServerProcess, visit: Visit) -> None:
    ana = at_the_table(server, visit)
    page = ana.page

    def tab_to(selector: str) -> None:
        for _ in range(60):
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{selector} is not reached with Tab")

    page.locator("#main").focus()
    tab_to(".hand button.can")
    page.keyboard.press("Enter")
    expect(page.locator(".hand button.chosen")).to_have_count(1)
    page.locator(".prompt .answers button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt[data-moment=first]")).to_have_count(0)
    come_to_a_turn(ana)
    told = page.locator(".transcript li").count()
    page.locator(".brand").focus()
    tab_to(".mains .action")
    page.keyboard.press("Enter")  # draw two
    expect(page.locator(".transcript li")).not_to_have_count(told)


def test_what_cannot_be_done_says_why_with_its_rule(server: ServerProcess, visit: Visit) -> None:
    ana = at_the_table(server, visit)
    page = ana.page
    come_to_a_turn(ana)
    page.locator(".mains .action.none").last.click()  # fortify: nobody holds a source yet
    rule = page.locator(".refused .rule-id")
    expect(rule).to_contain_text("ET-6.7")
    rule.click()
    expect(page.locator("[id='rule-ET-6.7']")).to_be_in_viewport()


def test_a_card_is_dragged_onto_the_rail(server: ServerProcess, visit: Visit) -> None:
    ana = at_the_table(server, visit)
    page = ana.page
    card = page.locator(".hand button.can").first
    start, target = card.bounding_box(), page.locator("ol.rail").bounding_box()
    assert start is not None
    assert target is not None
    page.mouse.move(start["x"] + 50, start["y"] + 60)
    page.mouse.down()
    page.mouse.move(target["x"] + 200, target["y"] + 60, steps=8)
    page.mouse.up()
    expect(page.locator(".prompt[data-moment=first]")).to_have_count(0)


def test_the_first_turn_of_echoes_is_taught_on_the_board(server: ServerProcess, visit: Visit) -> None:
    ana = at_the_table(server, visit, "es", (390, 844))
    ana.page.get_by_role("button", name="Enséñamelo").click()
    tour = ana.page.locator("dialog[open]")
    for _ in range(7):
        box = tour.locator(".bubble").bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= 390 - box["width"]
        assert 0 <= box["y"] <= 844 - box["height"]
        tour.get_by_role("button", name="Siguiente").click()
    tour.get_by_role("button", name="¡A jugar!").click()
    expect(ana.page.locator("dialog[open]")).to_have_count(0)
    expect(ana.page.locator(".prompt h2")).to_be_in_viewport()
    assert ana.page.evaluate(
        "[...document.querySelectorAll('html, .frame, main')].every((each) => !each.scrollTop && !each.scrollLeft)"
    )


def test_who_only_watches_echoes_sees_everybody_and_no_hand(server: ServerProcess, visit: Visit) -> None:
    ana = at_the_table(server, visit)
    eva = visit("es")
    eva.page.goto(ana.page.url)
    eva.page.get_by_role("button", name="Solo mirar").click()
    eva.page.locator(".board").wait_for()
    assert eva.page.locator("section.hand").count() == 0
    expect(eva.page.locator(".other")).to_have_count(2)
    expect(eva.page.locator(".source")).to_have_count(2)


COVERED = """() => [...document.querySelectorAll('.hand li .face')].flatMap((face) => {
  const box = face.getBoundingClientRect();
  const name = face.querySelector('.name').textContent;
  const corners = [[0.1, 0.12], [0.9, 0.12], [0.1, 0.9], [0.9, 0.9], [0.5, 0.5]];
  const at = corners.map(([x, y]) => [box.left + x * box.width, box.top + y * box.height]);
  const hidden = at.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('li')?.contains(face)).length;
  const text = face.querySelector('.effect');
  const cut = getComputedStyle(text).display !== 'none' && text.scrollHeight > text.clientHeight + 2;
  const disk = face.querySelector('.disk img').getBoundingClientRect();
  return hidden || cut || disk.width < 20 ? [`${name}: ${hidden} corners hidden, cut: ${cut}, medallion ${disk.width}`] : [];
})"""


def draw_until(ana: BrowserPerson, cards: int) -> None:
    """To a turn of one's own with so many cards in the hand, by drawing all the way."""
    for _ in patiently("the hand grows", A_GAME):
        back, draw = ana.page.locator(".prompt .back"), ana.page.locator(".mains .action")
        if ana.moment == "turn" and back.count():
            ana.press(back)
        elif ana.moment == "turn" and draw.count() and ana.page.locator(".hand li button").count() >= cards:
            return
        elif not (ana.moment == "turn" and draw.count() and ana.press(draw.first)) and not ana.act_echoes():
            ana.page.wait_for_timeout(20)


def test_a_large_hand_is_read_whole_and_its_price_stands_beside_the_button(server: ServerProcess, visit: Visit) -> None:
    ana = at_the_table(server, visit, "es", (390, 664), reduced_motion="reduce")
    page = ana.page
    draw_until(ana, 10)
    warning = page.locator("#draw-costs")
    expect(warning).to_be_in_viewport(ratio=1)
    assert page.locator(".action .stakes").count() == 0
    assert max(box["height"] for each in page.locator(".mains .action").all() if (box := each.bounding_box())) < 70

    def top_of_the_hand() -> float:
        box = page.locator("section.hand").bounding_box()
        assert box
        return box["y"]

    before = top_of_the_hand()
    page.locator(".mains .action").nth(1).click()
    expect(page.locator(".prompt .back")).to_be_visible()
    assert top_of_the_hand() == before  # nothing that is pressed next has moved
    page.locator(".prompt .back").click()
    page.locator(".pager button").nth(1).click()
    page.locator(".hand button.can").first.click()
    expect(page.locator(".rail .target")).to_be_in_viewport(ratio=1)  # where it would land, with the hand in sight
    expect(page.locator(".hand button.chosen")).to_be_in_viewport(ratio=0.9)
    assert top_of_the_hand() == before
    page.locator(".prompt .whole").click()
    expect(page.locator("dialog[open] .face .text")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    for width, height in ((1280, 800), (1366, 650), (1920, 1080), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(3, 3)
        page.wait_for_function(f"() => innerWidth === {width}")
        assert page.evaluate(COVERED) == []
