"""Two people and the agent bring the training mission to one of its best endings, one of them in English, one in Spanish."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from horae import game
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess

Visit = Callable[..., BrowserPerson]
PATIENCE = 60_000

PLAY = """plan => {
  const first = (what) => document.querySelector(what);
  const last = (what) => [...document.querySelectorAll(what)].at(-1);
  const dock = (...kinds) => kinds.map((kind) => first(`.dock [data-do=${kind}]`)).find((found) => found);
  let boosts = 0;
  const next = () => {
    const testing = dock('destiny');
    if (!testing) boosts = 0;
    const asked = dock('emergency', 'deal_evenly', 'agree', 'recount', 'call_on', 'volunteer', 'choose');
    const vote = last('.dock [data-do=vote]');
    if (vote && !asked) return vote;
    if (asked) return asked;
    if (testing) return first('.fight') ? testing : (dock('ability') ?? (boosts++ ? null : dock('boost')) ?? testing);
    const bell = Number(first('[data-anchor=counter-bells] dd')?.textContent ?? 0);
    const place = plan.places[bell] ?? plan.places.at(-1);
    const open = first(`.file.can [data-receptacle=${plan.receptacle}]`) ?? first(`.can[data-location=${place}]`);
    if (open) return open;
    const wanted = plan.slots[bell - 1] ?? plan.slots.at(-1);
    const waits = dock('stand_by', 'ready');
    const idle = first('.panorama') && !waits && !dock('stay');
    if (idle && !first('.panorama .own')) return first(`.can[data-slot='${wanted}']`) ?? first('.slice.can');
    const test = first('button[data-test].can');
    if (test && (first(`.panorama .own[data-slot='${wanted}']`) || first('.fight'))) return test;
    return dock('decline', 'lose_control') ?? waits;
  };
  let pressed, since;
  setInterval(() => {
    const found = first('[data-do=read_on]') ?? (first('dialog[open]') ? null : next());
    if (!found || (found === pressed && Date.now() - since < 300)) return;
    [pressed, since] = [found, Date.now()];
    found.click();
  }, 50);
}"""
"""What a person with a plan presses, going by what the page shows: whom to inhabit, where to go and which card to take at
each bell; where the bot had the group make a detour, the last of it again. Their own tests they attempt with one boost, and
spare the rest; of what a card offers they take the first, of what is voted on the last."""
ANA = {"receptacle": "ines", "places": ["house", "jetty", "lamp-room"], "slots": [0, 0, 1]}
"""Inés has the hands for the dresser and the lamp, so she carries the oil."""
LUIS = {"receptacle": "nuno", "places": ["house", "jetty", "lamp-room"], "slots": [2, 2, 0]}


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:///{tmp_path}/h.db", tmp_path / "log", seed=4, bot_pause=0.02) as running:
        yield running


def test_two_people_and_the_agent_light_the_lamp(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en", reduced_motion="reduce")
    luis = visit("es", reduced_motion="reduce")
    address = ana.open_table(server.url, "Ana", "timestories")
    luis.enter(address, "Luis")
    luis.sit()
    ana.add_bot(strongest=True)
    ana.start()
    luis.page.locator(".board").wait_for()
    for person, plan in ((ana, ANA), (luis, LUIS)):
        person.page.evaluate(PLAY, plan)
    for person in (ana, luis):
        expect(person.page.locator("dialog[open] #end-title")).to_be_visible(timeout=PATIENCE)
    assert any(words in ana.page.locator("dialog[open]").inner_text() for words in best_endings("en"))
    assert any(words in luis.page.locator("dialog[open]").inner_text() for words in best_endings("es"))
    told = [list_of_what_was_said(person) for person in (ana, luis)]
    assert len(told[0]) == len(told[1]) >= 4
    assert not set(told[0]) & set(told[1])


def best_endings(language: str) -> list[str]:
    """How the texts of the endings begin that score most."""
    pack: TimeStoriesPack = game("timestories").load_pack("training")
    outcomes = pack.head.mission_return.outcomes
    top = max(one.score for one in outcomes)
    return [getattr(one.text, language).strip()[:40] for one in outcomes if one.score == top]


def list_of_what_was_said(person: BrowserPerson) -> list[str]:
    person.page.get_by_role("tab", name="Chat").dispatch_event("click")  # the ending lies over it
    person.page.locator(".transcript textarea, .transcript form").first.wait_for(state="attached")
    return person.page.locator(".transcript li").all_inner_texts()
