"""Being told on this device, a table's webhook, and what is there to read without a line: at the table's own settings."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from horae.testkit.accessibility import faults
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import wait_until

SUBSCRIBES = """
let subscription = null;
const made = { endpoint: "http://127.0.0.1:9/push", unsubscribe: async () => ((subscription = null), true),
  toJSON: () => ({ endpoint: made.endpoint, keys: {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg" } }) };
PushManager.prototype.getSubscription = async () => subscription;
PushManager.prototype.subscribe = async (wish) => {
  if (!wish.applicationServerKey) throw new Error("no key");
  return (subscription = made);
};
Notification.requestPermission = async () => "granted";
"""
"""A browser with a push service, which those of tests have none of."""
KEPT = "async () => (await (await caches.open('horae-offline-1')).keys()).map((one) => one.url)"
SIZES = {"es": (390, 664), "en": (1280, 800)}
WORDS = {
    "es": (
        "Avisos de mis turnos",
        "Avisarme en este dispositivo",
        "De noche, no",
        "Cuidar de la mesa",
        "Avisar a la mesa en otro sitio",
    ),
    "en": (
        "Being told of my turns",
        "Tell me on this device",
        "Not at night",
        "Look after the table",
        "Tell everyone elsewhere",
    ),
}


def picture(person: BrowserPerson, name: str) -> None:
    if folder := os.environ.get("HORAE_PICTURES"):
        person.page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize("language", ["es", "en"])
def test_one_is_told_by_choice_the_host_names_a_webhook_and_the_last_position_is_there_without_a_line(
    server: ServerProcess, visit: Callable[..., BrowserPerson], language: str, axe: str
) -> None:
    be_told, turn_on, night, host, hook = WORDS[language]
    ana = visit(language, SIZES[language])
    ana.page.add_init_script(SUBSCRIBES)
    ana.open_table(server.url, "Ana")
    ana.add_bot()
    ana.page.locator("[data-pace] label").nth(2).click()
    ana.start()
    page = ana.page
    page.locator("[data-deadlines]").wait_for()
    page.locator("[data-opens=switches]").click()
    page.get_by_role("button", name=be_told).click()
    page.get_by_role("switch", name=turn_on).click()
    page.get_by_role("switch", name=night).click()
    page.locator("input[type=time]").first.wait_for()
    page.locator("[data-notices]").scroll_into_view_if_needed()
    picture(ana, f"notices-{language}")
    page.get_by_role("button", name=host, exact=True).click()
    page.get_by_role("button", name=hook).click()
    page.locator("[data-webhook] input[type=url]").fill("http://127.0.0.1:9/hook")
    page.locator("[data-webhook] button").last.click()
    page.locator("[data-webhook] .trouble").wait_for()
    picture(ana, f"webhook-{language}")
    refused = [error for error in ana.errors if "/webhook" in error]
    ana.errors = [error for error in ana.errors if error not in refused]
    assert len(refused) == 1, "nobody listens there"
    assert faults(page, axe) == [], "\n".join(faults(page, axe))
    wait_until(
        lambda: any("/last/" in one and not one.endswith("words") for one in page.evaluate(KEPT)), "the last position is kept"
    )
    address = page.url
    ana.context.set_offline(True)
    page.goto(address)
    assert "Ana" in page.locator("h1").inner_text()
    assert page.locator("ol li").count() >= 3
    assert page.locator("main > p").count() > 4
    picture(ana, f"offline-{language}")
    assert faults(page, axe) == []
    ana.context.set_offline(False)
    ana.errors = [error for error in ana.errors if "INTERNET_DISCONNECTED" not in error]
