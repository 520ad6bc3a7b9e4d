"""What the rules let people do at Shipwreck's board beside playing: choose who begins, mark, agree on a power, come back."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

Visit = Callable[..., BrowserPerson]
NAMES = ("Ana", "Luis", "Eva")
SIZES = ((1280, 800), (390, 664), (1280, 800))
PICTURES = os.environ.get("HORAE_PICTURES")
"""A folder for pictures of what is tested here, for whoever wants to look."""


def three_at_a_table(
    server: ServerProcess, visit: Visit, switches: tuple[str, ...] = (), first: str | None = None, easy: bool = False
) -> list[BrowserPerson]:
    """Ana and Eva at a desk, in English and Spanish; Luis with a small phone."""
    people = [visit(language, size=size) for language, size in zip(("en", "en", "es"), SIZES, strict=True)]
    ana = people[0]
    address = ana.open_table(server.url, NAMES[0])
    for switch in switches:
        ana.page.get_by_role("switch", name=switch).click()
        expect(ana.page.get_by_role("switch", name=switch)).to_be_checked()
    if easy:
        ana.choose_option("Easy")
    for person, name in zip(people[1:], NAMES[1:], strict=True):
        person.enter(address, name)
        person.page.locator(".seat.mine").wait_for()
    if first is not None:
        beginner = ana.page.get_by_role("radio", name=re.compile(f"^{first}"))
        beginner.check(force=True)
        expect(beginner).to_be_checked()
        picture(ana, "lobby")
        picture(people[1], "lobby")
    for person in people[1:]:
        person.page.get_by_role("button", name=person.words["ready"]).click()
    expect(ana.page.locator("[data-standing]")).to_contain_text("All set")
    ana.start()
    for person in people:
        person.page.locator(".board").wait_for()
    return people


def passing(person: BrowserPerson) -> Locator:
    """The button to say that one has nothing more; gone once that is said."""
    return person.page.locator(".predict .do .button", has_text=re.compile("Nothing more|Nada más"))


def play_a_turn(people: list[BrowserPerson]) -> tuple[BrowserPerson, list[BrowserPerson]] | None:
    """Whoever has the turn plays; that person and the others, who may predict now. None when the game is over."""
    for _ in patiently("somebody plays", A_GAME):
        if people[0].is_over:
            return None
        group = [person for person in people if passing(person).count()]
        if len(group) == len(people) - 1:
            return next(person for person in people if person not in group), group
        for person in people:
            if person.page.locator("section.hand button:enabled").count():
                person.act()
            else:
                person.press(person.page.locator(".decide > .chips .button").last)  # no power after the play
        people[0].page.wait_for_timeout(50)
    return None


def pass_all(group: list[BrowserPerson]) -> None:
    """Nobody predicts; the last to say so ends the turn."""
    for person in group:
        passing(person).click()
        expect(passing(person)).to_have_count(0)


def picture(person: BrowserPerson, name: str) -> None:
    if PICTURES:
        size = person.page.viewport_size
        person.page.wait_for_timeout(700)
        person.page.screenshot(path=Path(PICTURES) / f"{name}-{person.language}-{size['width'] if size else 0}.png")


def scroll_to_the_powers(person: BrowserPerson) -> None:
    """On a small phone they lie under the dock until one scrolls."""
    person.page.locator(".board").evaluate("board => board.scrollTo(0, board.scrollHeight)")


def fits(person: BrowserPerson) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.rule("SA-1.6")
def test_the_host_says_by_name_who_begins(server: ServerProcess, visit: Visit) -> None:
    people = three_at_a_table(server, visit, first="Luis")
    expect(people[1].page.locator("section.hand button:enabled")).to_have_count(2)
    expect(people[0].page.locator(".marking h2")).to_contain_text("Luis is choosing a fate to play")


@pytest.mark.rule("SA-5.1")
def test_a_line_is_marked_before_the_play_and_two_who_mark_do_not_undo_each_other(server: ServerProcess, visit: Visit) -> None:
    people = three_at_a_table(server, visit, first="Ana")
    luis, eva = people[1:]
    for person, words in ((luis, "Rule out 3"), (eva, "Tachar el 3")):
        mark = person.page.locator("[data-mark='3']")
        expect(mark).to_be_enabled()
        expect(mark).to_have_attribute("aria-label", words)
        expect(person.page.locator(".predict")).to_have_count(0)
        picture(person, "marks-before-the-play")
        assert fits(person)
    luis.page.locator("[data-mark='3']").click()
    expect(eva.page.locator("[data-mark='3']")).to_have_attribute("aria-pressed", "true")
    eva.page.locator("[data-mark='3']").click()
    expect(luis.page.locator("[data-mark='3']")).to_have_attribute("aria-pressed", "false")
    expect(people[0].page.locator(".transcript")).to_contain_text("Eva turned 3 face up again on your number line.")


def with_a_power_for_the_group(server: ServerProcess, visit: Visit) -> tuple[BrowserPerson, BrowserPerson]:
    """The two who may use it, at a table where all must agree. Games that are lost before that are begun again."""
    for _ in range(4):
        people = three_at_a_table(server, visit, ("Agreement",), easy=True)
        while turn := play_a_turn(people):
            group = turn[1]
            if all(person.page.locator(".faded button.usable").count() for person in group):
                return group[0], group[1]
            pass_all(group)
    raise AssertionError("no power of the group was ever left")


@pytest.mark.rule("SA-R3")
def test_a_power_of_the_group_is_proposed_and_used_when_everybody_agrees(server: ServerProcess, visit: Visit) -> None:
    first, second = with_a_power_for_the_group(server, visit)
    scroll_to_the_powers(first)
    first.page.locator(".faded button.usable").first.click()
    expect(first.page.locator(".chips button").first).to_be_visible()
    picture(first, "power-to-propose")
    first.page.locator(".chips button").first.click()
    agree = second.page.locator(".predict .do .primary")
    expect(agree).to_contain_text({"en": "Agree to use the power of", "es": "Aceptar que se use el poder de"}[second.language])
    expect(second.page.locator(".predict .do .button")).to_have_count(2)
    for person in (first, second):
        picture(person, "power-proposed")
        assert fits(person)
    second.page.locator(".predict .do .button:not(.primary)").click()  # objects
    expect(second.page.locator(".predict .tile:enabled")).to_have_count(7)
    scroll_to_the_powers(second)
    second.page.locator(".faded button.usable").first.click()
    second.page.locator(".chips button").first.click()
    first.page.locator(".predict .do .primary").click()
    expect(first.page.locator(".faded button.usable")).to_have_count(0)
    used = {"en": "with the power of|used the power of", "es": "con el poder de|usa[s]? el poder de"}[first.language]
    expect(first.page.locator(".transcript")).to_contain_text(re.compile(used))


@pytest.mark.rule("SA-11.2")
def test_who_leaves_the_game_comes_back_to_the_same_stones(server: ServerProcess, visit: Visit) -> None:
    people = three_at_a_table(server, visit, first="Luis")
    ana, luis, _ = people
    expect(luis.page.locator("section.hand button:enabled")).to_have_count(2)
    stones = luis.page.locator("section.hand .stone text").all_inner_texts()
    luis.page.locator("[data-opens=switches]").click()
    luis.page.get_by_role("button", name="Leave the game", exact=True).click()
    expect(ana.page.locator(".talk").first).to_contain_text("Luis is away; 2 fates are waiting")
    luis.page.keyboard.press("Escape")
    picture(luis, "away")
    picture(ana, "somebody-away")
    luis.page.get_by_role("button", name="Come back to your seat").click()
    expect(luis.page.locator(".decide h2")).to_contain_text("You’re back")
    picture(luis, "back")
    assert fits(luis)
    turn = play_a_turn([person for person in people if person is not luis])
    assert turn is not None
    pass_all(turn[1])
    expect(luis.page.locator("section.hand button:enabled")).to_have_count(2)
    assert luis.page.locator("section.hand .stone text").all_inner_texts() == stones
