"""What people do beside playing: talk, agree, take back, watch, and put a stone down by hand."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

Visit = Callable[..., BrowserPerson]

"""Milliseconds that the first question to a bot may take: its process starts then."""


def two_at_a_table(
    server: ServerProcess, visit: Visit, option: str | None = None, bots: int = 0
) -> tuple[BrowserPerson, BrowserPerson, str]:
    ana, luis = visit("en"), visit("es", size=(390, 844))
    address = ana.open_table(server.url, "Ana")
    if option:
        ana.page.get_by_role("switch", name=option).click()
        expect(ana.page.get_by_role("switch", name=option)).to_be_checked()
    luis.enter(address, "Luis")
    luis.sit()
    expect(ana.page.locator("[data-standing]")).to_contain_text("All set")
    ana.start()
    luis.page.locator(".board").wait_for()
    return ana, luis, address


def until(people: list[BrowserPerson], holds: Callable[[], bool]) -> None:
    """Everybody plays and passes until something holds."""
    for _ in patiently("it comes to that", A_GAME):
        if holds():
            break
        for person in people:
            if not holds():
                person.act()
                person.page.wait_for_timeout(60)


def holds_stones(person: BrowserPerson) -> bool:
    return person.page.locator("section.hand button:enabled").count() == 2


def test_what_people_write_is_shown_as_text_to_everybody_and_a_long_message_says_how_much_room_is_left(
    server: ServerProcess, visit: Visit
) -> None:
    ana, luis, _ = two_at_a_table(server, visit)
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Write something").fill("<img src=x onerror=alert(1)> ¡Hola, capitán!")
    ana.page.keyboard.press("Enter")
    luis.page.get_by_role("button", name="Chat").click()
    expect(luis.page.locator(".transcript")).to_contain_text("<img src=x onerror=alert(1)> ¡Hola, capitán!")
    assert luis.page.locator(".transcript img").count() == 0

    line, limit = ana.page.get_by_label("Write something"), ana.page.locator("#say-limit")
    line.fill("x" * 300)
    expect(limit).to_be_hidden()
    line.fill("x" * 390)
    expect(limit).to_have_text("10 characters left")
    line.fill("x" * 412)
    expect(limit).to_contain_text("12 characters too many. A message holds 400 characters")
    ana.page.keyboard.press("Enter")
    expect(line).to_have_value("x" * 412)
    line.fill("x" * 400)
    ana.page.keyboard.press("Enter")
    expect(line).to_have_value("")
    expect(luis.page.locator(".transcript")).to_contain_text("x" * 400)


def keys_lead_and_do_nothing(person: BrowserPerson) -> None:
    """A number and the arrows bring to what Enter would press; each can be switched off in the list that ? opens."""
    page = person.page
    page.bring_to_front()
    tiles = page.locator(".predict .tile")
    page.keyboard.press("4")
    expect(tiles.nth(3)).to_be_focused()
    expect(tiles.nth(3)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("ArrowRight")
    expect(tiles.nth(3)).not_to_be_focused()
    expect(page.locator(".predict .line :focus")).to_have_count(1)
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("switch").first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("2")
    expect(tiles.nth(1)).not_to_be_focused()


def test_a_prediction_needs_everybody_where_agreement_is_asked_for(server: ServerProcess, visit: Visit) -> None:
    people = [visit("en"), visit("en"), visit("en")]
    address = people[0].open_table(server.url, "Ana")
    people[0].page.get_by_role("switch", name="Agreement").click()
    expect(people[0].page.get_by_role("switch", name="Agreement")).to_be_checked()
    for person, name in zip(people[1:], ("Luis", "Eva"), strict=True):
        person.enter(address, name)
        person.sit()
    expect(people[0].page.locator("[data-standing]")).to_contain_text("All set")
    people[0].start()
    for person in people:
        person.page.locator(".board").wait_for()
    active = next(person for person in people if holds_stones(person))
    active.act()
    first, second = (person for person in people if person is not active)
    tiles = first.page.locator(".predict .tile:enabled")
    expect(tiles).to_have_count(7)

    keys_lead_and_do_nothing(first)
    expect(second.page.locator(".predict h2")).not_to_contain_text("Shall we")

    tiles.nth(3).click()
    first.page.locator(".predict .do .primary").click()
    expect(second.page.locator(".predict h2")).to_contain_text("Shall we say 4?")
    second.page.locator(".predict .do .button:not(.primary)").click()  # objects
    expect(tiles).to_have_count(7)
    tiles.nth(4).click()
    first.page.locator(".predict .do .primary").click()
    expect(second.page.locator(".predict h2")).to_contain_text("Shall we say 5?")
    second.page.locator(".predict .do .primary").click()  # agrees
    expect(active.page.locator(".transcript")).to_contain_text("secret fate is a 5")


def test_a_play_is_taken_back_when_everybody_agrees_and_made_anew_by_dragging(server: ServerProcess, visit: Visit) -> None:
    ana, luis, _ = two_at_a_table(server, visit)
    until([ana, luis], lambda: holds_stones(ana))
    stones = ana.page.locator("section.hand .stone text").all_inner_texts()
    ana.act()
    expect(ana.page.locator("section.hand .stone")).to_have_count(1)
    ana.page.bring_to_front()
    ana.page.keyboard.press("u")
    expect(ana.page.get_by_role("button", name="Undo")).to_be_focused()
    expect(luis.page.locator(".strip", has_text="Ana quiere deshacer")).to_have_count(0)  # the key only leads there
    ana.page.keyboard.press("Enter")
    expect(luis.page.locator(".strip", has_text="Ana quiere deshacer")).to_be_visible()
    luis.page.get_by_role("button", name="Me parece bien").click()
    expect(ana.page.locator("section.hand .stone")).to_have_count(2)
    assert ana.page.locator("section.hand .stone text").all_inner_texts() == stones
    drag_a_stone_to_a_card_that_takes_it(ana)


def drag_a_stone_to_a_card_that_takes_it(ana: BrowserPerson) -> None:
    page = ana.page
    expect(page.locator("section.hand button:enabled")).to_have_count(2)
    for fate in (0, 1):
        stone = page.locator("section.hand button").nth(fate)
        stone.hover()
        if page.locator(".card.lit").count():
            break
    value = stone.get_attribute("data-value")
    card = page.locator(".place:has(.card.lit)").first
    place = card.get_attribute("data-place")
    start, target = stone.bounding_box(), card.bounding_box()
    assert start is not None
    assert target is not None
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(target["x"] + 70, target["y"] + 120, steps=8)
    page.mouse.up()
    expect(page.locator(f'[data-place="{place}"] .pile .stone[data-value="{value}"]').first).to_be_visible()
    expect(page.locator("section.hand .stone")).to_have_count(1)


def test_who_only_watches_sees_no_hand_and_a_seat_goes_along_to_another_device(server: ServerProcess, visit: Visit) -> None:
    ana, luis, address = two_at_a_table(server, visit)
    eva = visit("es")
    eva.page.goto(address)
    eva.page.get_by_role("button", name="Solo mirar").click()
    eva.page.locator(".board").wait_for()
    assert eva.page.locator("section.hand").count() == 0
    assert eva.page.locator(".predict").count() == 0
    expect(eva.page.locator(".card .name").first).to_have_text("Las Horas")

    until([ana, luis], lambda: holds_stones(ana))
    take_the_seat_along(ana, address, visit)


def test_whoever_must_be_silent_cannot_write_where_silence_is_kept(server: ServerProcess, visit: Visit) -> None:
    ana, luis, _ = two_at_a_table(server, visit, option="Enforced silence")
    until([ana, luis], lambda: holds_stones(ana))
    ana.act()
    until([ana], lambda: ana.page.get_by_text("Now, not a word").count() > 0)
    ana.page.get_by_role("tab", name="Chat").click()
    expect(ana.page.locator(".transcript")).to_contain_text("It’s your turn to keep quiet for now.")
    assert ana.page.get_by_label("Write something").count() == 0


def with_the_coach(person: BrowserPerson) -> None:
    words = {"en": ("Settings", "Coach"), "es": ("Ajustes", "Tutor")}[person.language]
    person.page.get_by_role("button", name=words[0]).click()
    person.page.get_by_role("switch", name=words[1]).click()
    person.page.keyboard.press("Escape")


def test_the_coach_is_off_until_asked_for_and_then_gives_reasons(server: ServerProcess, visit: Visit) -> None:
    ana, luis, _ = two_at_a_table(server, visit)
    until([ana, luis], lambda: ana.page.locator(".predict").count() > 0)
    assert ana.page.locator(".coach").count() == 0
    with_the_coach(ana)
    expect(ana.page.locator(".coach li").first).not_to_be_empty()
    expect(ana.page.locator(".coach")).to_contain_text("Luis")


def test_a_hint_lights_its_tiles_and_one_press_marks_them_for_everybody(server: ServerProcess, visit: Visit) -> None:
    ana, luis, _ = two_at_a_table(server, visit)
    with_the_coach(ana)
    with_the_coach(luis)
    page = ana.page
    offered = page.locator(".coach section.turn button", has_text="Rule out")

    def ana_is_offered_a_mark() -> bool:
        assert not ana.is_over
        page.locator(".coach[aria-busy=false]").wait_for()
        return page.locator(".predict").count() > 0 and offered.count() > 0

    until([ana, luis], ana_is_offered_a_mark)
    hint = offered.first
    words = hint.locator("span").inner_text()
    told = hint.locator("span").get_attribute("id")
    assert told is not None
    ruled_out = [int(digit) for digit in told.rpartition("-")[2]]
    assert all(str(value) in words for value in ruled_out)

    hint.hover()
    expect(page.locator(".predict .tile.lit")).to_have_text([str(value) for value in ruled_out])
    expect(page.locator(".people .tile.lit")).to_have_text([str(value) for value in ruled_out])
    tile = page.locator(".predict .tile").nth(ruled_out[0] - 1)
    tile.hover()
    expect(page.locator(".bubble")).to_have_text(words)
    expect(page.locator(".coach button.reason span")).to_have_text(words)
    expect(tile).to_have_accessible_description(words)
    expect(luis.page.locator(".coach section.turn button").first).to_be_visible()
    assert luis.page.locator(".coach", has_text="Tachar").count() == 0, "one's own line is not one's own to mark"
    luis.tap(luis.page.locator(".people li").nth(1).locator(".tile").nth(ruled_out[0] - 1))
    expect(luis.page.locator(".bubble")).to_contain_text(str(ruled_out[0]))
    luis.tap(luis.page.locator(".decide h2"))
    expect(luis.page.locator(".bubble")).to_have_count(0)

    page.bring_to_front()
    hint.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".predict .tile.down")).to_have_text([str(value) for value in ruled_out])
    for person in (ana, luis):  # Luis sits second
        expect(person.page.locator(".people li").nth(1).locator(".tile.down")).to_have_text([str(value) for value in ruled_out])
    marked = page.locator(".coach section.turn button", has_text=words)
    expect(marked).to_contain_text("Ruled out")
    expect(marked).to_be_focused()
    page.keyboard.press("Enter")  # the same key again takes nothing back
    expect(marked).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".predict .tile.down")).to_have_count(len(ruled_out))


def take_the_seat_along(ana: BrowserPerson, address: str, visit: Visit) -> None:
    """To a telephone, which shows the same stones."""
    stones = ana.page.locator("section.hand .stone text").all_inner_texts()
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("button", name="Continue on another device").click()
    expect(ana.page.get_by_role("img", name="QR code with your own seat")).to_be_visible()
    token = ana.page.evaluate("table => JSON.parse(localStorage['horae-table-' + table]).token", address.rpartition("/")[2])

    phone = visit("en", size=(390, 844))
    phone.page.goto(f"{address}#{token}")
    phone.page.locator(".board").wait_for()
    assert phone.page.locator("section.hand .stone text").all_inner_texts() == stones
    assert "#" not in phone.page.url, "the token does not stay in the address"


def test_a_bot_stands_in_for_who_is_gone_until_they_return(server: ServerProcess, visit: Visit) -> None:
    ana, luis, address = two_at_a_table(server, visit)
    until([ana, luis], lambda: holds_stones(luis))
    luis.page.goto("about:blank")
    expect(ana.page.locator(".strip", has_text="Luis has lost their connection.")).to_be_visible()
    told = ana.page.locator(".transcript li").count()
    ana.page.get_by_role("button", name="Let a bot stand in").click()
    expect(ana.page.locator(".transcript li").nth(told + 1)).to_be_visible()  # it plays on
    luis.page.goto(address)
    luis.page.get_by_role("button", name="Recuperar mi asiento").first.click()
    expect(luis.page.locator(".strip", has_text="Un bot juega por ti")).to_have_count(0)


def test_two_people_vote_a_host_away_who_stalls(server: ServerProcess, visit: Visit) -> None:
    ana, luis, eva = visit("en"), visit("es", size=(390, 844)), visit("en")
    address = ana.open_table(server.url, "Ana", "echoes")
    for one, name in ((luis, "Luis"), (eva, "Eva")):
        one.enter(address, name)
        one.sit()
    expect(ana.page.locator("[data-standing]")).to_contain_text("All set")
    ana.start()
    luis.page.get_by_role("button", name="Ajustes").click()
    luis.page.get_by_role("button", name="Pedir cuidar de la mesa en lugar de Ana").click()
    expect(luis.page.locator(".strip", has_text="Luis querría cuidar de la mesa en lugar de Ana.")).to_be_visible()
    asked = eva.page.locator(".strip", has_text="Luis would like to look after the table instead of Ana.")
    asked.get_by_role("button", name="Fine by me").click()
    expect(asked).to_have_count(0)
    expect(luis.page.get_by_role("button", name="Cuidar de la mesa")).to_be_visible()
    ana.page.get_by_role("button", name="Settings").click()
    expect(ana.page.get_by_role("button", name="Ask to look after the table instead of Luis")).to_be_visible()
