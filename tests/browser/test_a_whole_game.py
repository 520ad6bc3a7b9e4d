"""Two people and a bot play Shipwreck to its end through the page, whatever happens to their connections."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

Visit = Callable[..., BrowserPerson]


def play_on(people: list[BrowserPerson], until: Callable[[], bool]) -> None:
    """Everybody does what is theirs to do until something holds. Predictions go through the values, so that the game ends."""
    guess = 0
    for _ in patiently("the game goes on", A_GAME):
        if until():
            break
        for person in people:
            guess += 1
            person.act(predict=guess % 7 + 1)
            person.page.wait_for_timeout(40)


def turns_told(person: BrowserPerson) -> int:
    return int(person.page.locator(".transcript li.turn").count())


def test_two_people_and_a_bot_play_to_the_end_over_a_reload_a_lost_line_and_a_restart(
    own_server: ServerProcess, visit: Visit
) -> None:
    server = own_server
    ana = visit("en", reduced_motion="no-preference")
    luis = visit("es", size=(390, 844), reduced_motion="no-preference")
    luis.take_hold_of_the_line()
    address = ana.open_table_by_hand(server.url, "Ana")
    ana.choose_option("Easy")
    ana.add_bot()
    luis.enter(address, "Luis")
    luis.sit()
    expect(ana.page.locator("[data-standing]")).to_contain_text("All set")
    ana.start()
    luis.page.locator(".board").wait_for()

    play_on([ana, luis], until=lambda: turns_told(ana) >= 2)
    ana.page.reload()
    ana.page.locator(".board").wait_for()
    assert turns_told(ana) >= 2, "the transcript is there again after a reload"

    luis.lose_the_line()
    expect(luis.page.locator(".strip", has_text="Se ha perdido la conexión")).to_be_visible()
    ana.act(predict=1)
    luis.find_the_line()
    expect(luis.page.locator(".strip", has_text="Se ha perdido la conexión")).to_be_hidden()

    play_on([ana, luis], until=lambda: ana.is_over or turns_told(ana) >= 4)
    for person in (ana, luis) if ana.is_over else ():
        person.page.locator(".chapter").first.wait_for()  # what is asked for while a server stops is cut short
    port = server.port
    server.stop()
    expect(ana.page.locator(".strip", has_text="The connection dropped")).to_be_visible()
    server.start(port)
    expect(ana.page.locator(".strip", has_text="The connection dropped")).to_be_hidden()
    expect(luis.page.locator(".strip", has_text="Se ha perdido la conexión")).to_be_hidden()

    play_on([ana, luis], until=lambda: ana.is_over and luis.is_over)
    assert (ana.number("good"), ana.number("bad")) == (luis.number("good"), luis.number("bad"))
    assert 7 in (ana.number("good"), min(7, ana.number("bad")))
    expect(ana.page.get_by_text("The shuffle was honest")).to_be_visible()
    expect(luis.page.get_by_text("Se barajó limpiamente")).to_be_visible()


def test_a_finished_game_can_be_seen_again_as_any_seat_and_played_again(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en")
    address = ana.open_table(server.url, "Ana")
    ana.add_bot()
    ana.choose_option("Total doom")
    ana.start()
    play_on([ana], until=lambda: ana.is_over)

    ana.page.get_by_role("link", name="Watch the replay").click()
    page = ana.page
    page.locator(".replay").wait_for()
    moves = page.get_by_role("slider")
    last = int(moves.get_attribute("max") or 0)
    assert last > 0
    expect(page.locator("section.hand")).to_have_count(0)  # the public side shows nobody's fates
    page.get_by_role("radio", name="Ana").click()
    expect(page.locator("section.hand")).to_have_count(1)
    page.get_by_role("button", name="To the end").click()
    expect(moves).to_have_value(str(last))
    page.get_by_role("button", name="One move back").click()
    expect(moves).to_have_value(str(last - 1))

    page.goto(address)
    page.get_by_role("button", name="Back to the board").click()
    strip = page.locator("[data-over]")  # the results, and the next table, are one press away
    expect(strip.get_by_role("button", name="Another one!")).to_be_visible()
    strip.get_by_role("button", name="See the end again").click()
    page.get_by_role("dialog").get_by_role("button", name="Another one!").click()
    page.wait_for_url(lambda url: "/t/" in url and url != address)
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    ana.start()  # the bot sits there already
    expect(page.locator("section.hand")).to_have_count(1)

    late = visit("es")  # somebody who looks in at the old table later is shown the way
    late.page.goto(address)
    late.page.get_by_role("link", name="Hay otra mesa puesta").click()
    late.page.wait_for_url(lambda url: url == page.url)


def test_a_turn_can_be_played_with_the_keyboard_alone(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en")
    ana.open_table(server.url, "Ana")
    ana.add_bot()
    ana.start()
    page = ana.page
    for _ in patiently("the game goes on", A_GAME):  # until it is our turn
        if page.locator(".hand button:enabled").count():
            break
        ana.act()
        page.wait_for_timeout(60)
    told = page.locator(".transcript li").count()
    for stone in (0, 1):
        page.locator(".hand button").nth(stone).focus()
        page.keyboard.press("Enter")
        if page.locator(".chips .button").count():
            break
    seen = []
    while page.evaluate("document.activeElement.closest('.chips') === null"):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.outerHTML.slice(0, 60)"))
        assert len(seen) < 40, f"the choices are reached with Tab: {seen}"
    page.keyboard.press("Enter")
    expect(page.locator(".transcript li")).not_to_have_count(told)
