"""The host changes who plays for a bot: by the mark beside its name, on a phone and by keys, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from horae.testkit.accessibility import check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess

Visit = Callable[..., BrowserPerson]
PHONE = (390, 664)
WORDS = {
    "en": ("Change who plays for", "I’ll make its moves", "You’re making the moves of", "Leave the bot to itself again"),
    "es": ("Cambiar quién juega por", "Juego yo por el bot", "Estás jugando por", "Que vuelva a jugar el bot"),
}


@pytest.mark.parametrize(("language", "game"), [("en", "timestories"), ("es", "echoes"), ("en", "shipwreck")])
def test_the_host_plays_for_a_bot_changes_it_and_gives_its_seat_away(
    server: ServerProcess, visit: Visit, axe: str, language: str, game: str
) -> None:
    change, play, playing, leave = WORDS[language]
    ana = visit(language, PHONE)
    address = ana.open_table(server.url, "Ana", game)
    ana.add_bot()
    ana.start()
    eva = visit(language, PHONE)
    eva.enter(address, "Eva")
    mark = ana.page.get_by_role("button", name=change)
    people = ana.page.get_by_role("button", name="At the table")
    if game == "timestories":  # on a phone a story has the whole screen, and people are one tap away
        expect(mark).to_be_hidden()
        people.click()
    expect(mark).to_be_visible()
    expect(mark).to_be_in_viewport(ratio=1)
    expect(eva.page.get_by_role("button", name=change)).to_have_count(0)
    mark.focus()
    ana.page.keyboard.press("Enter")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    check(ana.page, axe, "who plays for the bot")
    dialog.get_by_role("button", name=play).click()
    strip = ana.page.locator(".strip").filter(has_text=playing)
    expect(strip).to_be_visible()
    check(ana.page, axe, "playing for the bot")
    ana.page.get_by_role("button", name=leave).click()
    expect(strip).to_have_count(0)
    mark.click()
    dialog.get_by_role("button", name="Eva").click()
    expect(mark).to_have_count(0)
    expect(dialog).to_have_count(0)
