"""A mission of TIME Stories through the page: alone and with a bot, wide and narrow, by keyboard, its secrets kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from horae import game
from horae.games.timestories.compiled import INTERACTION, PANORAMA, RECALL, SEALED, CompiledCard
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.accessibility import check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

Visit = Callable[..., BrowserPerson]


def open_mission(person: BrowserPerson, server: ServerProcess, bots: int = 0) -> str:
    address = person.open_table(server.url, "Ana", "timestories")
    for _ in range(bots):
        person.add_bot(strongest=True)
    person.start()
    return address


def press(page: Page, *steps: tuple[str, str]) -> None:
    """Press one thing after another, each once what the one before leads to is there."""
    for what, leads_to in steps:
        page.locator(what).first.click()
        page.locator(leads_to).first.wait_for()


def play_on(people: list[BrowserPerson], until: Callable[[], bool]) -> None:
    for _ in patiently("the mission goes on", A_GAME):
        if until():
            break
        for person in people:
            if not until():
                person.act_on_mission()
                person.page.wait_for_timeout(30)


def test_what_is_told_in_the_words_of_a_card_is_warned_of(server: ServerProcess, visit: Visit, axe: str) -> None:
    ana = visit("en", reduced_motion="reduce", bypass_csp=True)
    open_mission(ana, server, bots=1)
    page = ana.page
    check(page, axe, "receptacles")
    press(
        page,
        ("[data-receptacle=brigida]", "[data-do=volunteer]"),
        ("[data-do=volunteer]", ".can[data-location=jetty]"),
        ("[data-location=jetty]", ".can[data-slot='2']"),
        ("[data-slot='2']", ".dock [data-do=recount]"),
    )
    check(page, axe, "telepathy")
    expect(page.locator(".card.secret")).to_have_count(1)
    secret = page.locator(".card.secret .prose").inner_text()
    page.locator(".dock textarea").fill(secret[:120])
    page.get_by_role("button", name="Tell them", exact=True).click()
    expect(page.locator(".warn", has_text="own words")).to_be_visible()
    expect(page.get_by_role("button", name="Tell it like that", exact=True)).to_be_visible()
    page.locator(".dock textarea").fill("I have seen something here.")
    page.get_by_role("button", name="Tell them", exact=True).click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".transcript")).to_contain_text("I have seen something here.")


def test_alone_one_plays_two_receptacles_to_the_end_on_a_phone(server: ServerProcess, visit: Visit, axe: str) -> None:
    ana = visit("es", size=(390, 844), reduced_motion="reduce", bypass_csp=True)
    address = open_mission(ana, server)
    page = ana.page
    press(
        page,
        ("[data-receptacle=ines]", ".file.taken"),
        ("[data-receptacle=nuno]", "[data-do=volunteer]"),
        ("[data-do=volunteer]", ".can[data-location=house]"),
    )
    check(page, axe, "the map")
    press(
        page,
        ("[data-location=house]", ".can[data-slot='1']"),
        ("[data-slot='1']", ".held"),
        ("[data-slot='0']", ".held ~ .held"),
    )
    expect(page.locator(".panorama .held")).to_have_count(2)
    assert page.locator(".own [role=radio]").count() == 2
    check(page, axe, "a panorama")
    before = page.locator(".transcript li").count()
    page.reload()
    page.locator(".panorama .held").first.wait_for(state="attached")
    assert page.locator(".transcript li").count() == before
    play_on([ana], until=lambda: ana.is_over)
    expect(page.locator("dialog .words")).not_to_be_empty()
    page.get_by_role("button", name="Volver al tablero").click()
    check(page, axe, "the Mission Log")
    page.get_by_role("button", name="Ver otra vez el final").click()
    page.get_by_role("link", name="Ver la repetición").click()
    page.locator(".replay .board").wait_for()
    assert page.locator(".card.secret").count() == 0
    slider = page.get_by_role("slider")
    slider.fill("8")
    expect(page.locator(".card.secret")).to_have_count(0)  # the public side shows nobody's card
    page.get_by_role("radio", name="Ana").click()
    expect(page.locator(".card.secret").first).to_be_visible()
    assert address


def test_what_one_reads_another_does_not_see_and_a_no_names_its_rule(server: ServerProcess, visit: Visit) -> None:
    ana, luis = visit("en"), visit("es")
    address = ana.open_table(server.url, "Ana", "timestories")
    luis.enter(address, "Luis")
    luis.sit()
    expect(ana.page.locator("[data-standing]")).to_contain_text("All set")
    ana.start()
    luis.page.locator(".board").wait_for()
    press(ana.page, ("[data-receptacle=ines]", ".file.taken"))
    press(luis.page, ("[data-receptacle=tomas]", "[data-do=volunteer]"))
    press(ana.page, ("[data-do=volunteer]", ".can[data-location=jetty]"), ("[data-location=jetty]", ".can[data-slot='1']"))
    press(luis.page, ("[data-slot='1']", ".card.secret"))
    expect(luis.page.locator(".card.secret .prose")).to_contain_text("Bajo el banco")
    expect(ana.page.get_by_role("button", name="Card C: the boat. Tomás is reading it.")).to_be_visible()
    assert "thwart" not in ana.page.inner_text("body")
    ana.page.locator("[data-slot='1']").click()
    refusal = ana.page.locator(".refused")
    expect(refusal).to_contain_text("Tomás")
    refusal.locator(".rule-id").click()
    expect(ana.page.locator("[id='rule-TS-R3']")).to_be_in_viewport()


def test_a_first_card_can_be_taken_with_the_keyboard_alone(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en")
    open_mission(ana, server)
    page = ana.page
    steps = (
        "[data-receptacle=ines]",
        "[data-receptacle=tomas]",
        "[data-do=volunteer]",
        "[data-location=house]",
        "[data-slot='0']",
    )
    lead_to = (".file.taken", "[data-do=volunteer]", ".can[data-location=house]", ".can[data-slot='0']", ".card.secret")
    for wanted, there in zip(steps, lead_to, strict=True):
        page.locator("header a.brand").focus()
        for key in ["Tab", *["ArrowRight"] * 4] * 40:  # what lies side by side is one stop, with arrows along it
            page.keyboard.press(key)
            if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                break
        else:
            raise AssertionError(f"{wanted} is reached with Tab and arrows")
        page.keyboard.press("Enter")
        page.locator(there).first.wait_for()
    expect(page.locator(".card.secret")).to_be_visible()


ENOUGH = 60
EVENING: TimeStoriesPack = game("timestories").load_pack("summer-night")
SAID_WHEN_READ = [card for card in EVENING.cards if card.kind <= SEALED]
"""Panoramas, things, mysteries, what people say, Snap Recalls and the sealed cards: all that nobody knows at the start."""
TURNED_WITH = {"moon-one": "moon-up", "moon-two": "counted", "star-one": "candela-home", "star-two": "landlord-home"}
"""The sealed cards, each with the token that the group takes by it."""
MET_ON = {
    "1": {"inn-c"},
    "2": {"tower-b"},
    "3": {"school-d"},
    "4": {"mill-c"},
    "5": {"meadow-d"},
    "6": {"clearing-b"},
    "7": {"hedge-b"},
    "8": {"meadow-h", "school-h", "pool-c", "mystery-7"},
    "9": {"pool-d", "court-d"},
    "10": {"court-e"},
}
"""The cards on which one meets who speaks in an interaction."""


class Told(NamedTuple):
    """What the server told a page at once, and how far the mission had gone by the table's open record."""

    words: str
    read: frozenset[str] = frozenset()
    tokens: frozenset[str] = frozenset()


def texts(told: object) -> Iterator[str]:
    """Every text in a message, wherever it stands."""
    match told:
        case str():
            yield told
        case dict():
            for name, value in told.items():
                yield name
                yield from texts(value)
        case list():
            for value in told:
                yield from texts(value)


@cache
def begun_in(words: str) -> tuple[CompiledCard, ...]:
    """The cards whose words begin in this text. A page is told the same texts again and again."""
    return tuple(card for card in SAID_WHEN_READ if card.text.es[:40] in words or card.text.en[:40] in words)


class Ear:
    """What the server told a page of a mission that goes on."""

    def __init__(self, person: BrowserPerson) -> None:
        self.told: list[Told] = []
        self.receptacle = ""
        self.taken: set[str] = set()
        """The cards of panoramas that lay before this seat."""
        person.take_hold_of_the_line(self._hear)

    def _hear(self, frame: str | bytes) -> None:
        words = frame if isinstance(frame, str) else frame.decode()
        view = (json.loads(words).get("position") or {}).get("view")
        if view is None:
            before = self.told[-1] if self.told else Told("")
            self.told.append(before._replace(words=words))
            return
        for agent in view["agents"]:
            if agent["seat"] == view["seat"]:
                self.receptacle = agent["receptacle"] or ""
                self.taken |= {slot["card"] for slot in view["panorama"] if slot["holder"] == agent["agent"]}
        if view["result"] is None:  # what is told after the end may name everything
            self.told.append(Told(words, frozenset(view["read"]), frozenset(view["group_tokens"])))

    def too_early(self) -> set[str]:
        """Cards of which this page had words though nobody had read them, or somebody else for themselves alone."""
        return {
            card.id
            for told in self.told
            for words in texts(json.loads(told.words))
            for card in begun_in(words)
            if not self._may_know(card.id, card.kind, told)
        }

    def _may_know(self, card: str, kind: int, told: Told) -> bool:
        whose, _, number = card.partition("-")
        if kind == SEALED:
            return TURNED_WITH[number] in told.tokens
        if kind == RECALL:
            return whose == self.receptacle and "counted" in told.tokens
        if kind == INTERACTION:
            return whose == self.receptacle and bool(MET_ON[number] & told.read)
        return card in told.read and (kind != PANORAMA or card in self.taken)


def test_an_evening_wide_and_narrow_in_both_languages_and_no_word_too_early(
    server: ServerProcess, visit: Visit, request: pytest.FixtureRequest
) -> None:
    """Until each page has been told much; `--thorough 2` plays the evening to its end."""
    to_the_end = request.config.getoption("thorough") > 1
    ana, luis = visit("es", size=(1280, 800)), visit("en", size=(390, 844))
    ears = [Ear(person) for person in (ana, luis)]
    address = ana.open_table(server.url, "Ana", "timestories", "summer-night")
    luis.enter(address, "Luis")
    luis.sit()
    expect(ana.page.locator("[data-standing]")).to_contain_text("Todo listo")
    ana.start()
    luis.page.locator(".board").wait_for()
    play_on(
        [ana, luis],
        until=lambda: (ana.is_over and luis.is_over) or (not to_the_end and all(len(ear.told) > ENOUGH for ear in ears)),
    )
    for person, ear in zip((ana, luis), ears, strict=True):
        assert len(ear.told) > ENOUGH
        assert ear.taken
        assert ear.too_early() == set()
        if person.is_over:
            expect(person.page.locator("dialog .words")).not_to_be_empty()
