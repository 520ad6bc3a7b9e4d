"""A prediction in company: everybody sees it proposed, one press takes it back, and it counts when nobody objects."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import patiently

Visit = Callable[..., BrowserPerson]


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:///{tmp_path}/h.db", tmp_path / "log", seed=4, proposal_seconds=3600.0) as running:
        yield running


def test_a_prediction_is_seen_proposed_and_taken_back_by_one_press(server: ServerProcess, visit: Visit) -> None:
    """One on a phone, one at a desk, in two languages; whose fate it is sees it too and has nothing to press."""
    ana, bruno, clara = visit("en"), visit("en", size=(390, 664)), visit("es", size=(844, 390))
    address = ana.open_table(server.url, "Ana")
    ana.choose_option("^Ana")
    for person, name in ((bruno, "Bruno"), (clara, "Clara")):
        person.enter(address, name)
        person.sit()
    ana.start()
    for person in (bruno, clara):
        person.page.locator(".board").wait_for()
    assert ana.act()
    expect(bruno.page.locator(".predict .tile:enabled")).to_have_count(7)
    proposal = bruno.page.locator(".strip", has_text="You propose to predict a 7.")
    for _ in patiently("it is proposed"):  # once what Ana did has been read
        if proposal.count():
            break
        bruno.act(predict=7)
        bruno.page.wait_for_timeout(20)
    expect(bruno.page.locator(".strip", has_text="You propose to predict a 7.")).to_be_in_viewport()
    expect(ana.page.locator(".strip", has_text="Bruno proposes to predict a 7.")).to_be_in_viewport()
    assert ana.page.get_by_role("button", name="I object").count() == 0
    expect(clara.page.locator(".strip", has_text="Bruno propone predecir un 7.")).to_be_in_viewport()
    for person in (bruno, clara):
        assert person.page.locator(".predict .tile:enabled").count() == 0
        expect(person.page.locator(".tile.proposed")).to_have_text("7")
    clara.page.get_by_role("button", name="Me opongo").click()
    expect(bruno.page.locator(".predict .tile:enabled")).to_have_count(7)
    expect(ana.page.get_by_text("Clara objects, so what Bruno proposed doesn’t count.").first).to_be_attached()
    assert bruno.act(predict=7)
    clara.page.get_by_role("button", name="Me parece bien").click()
    expect(ana.page.get_by_text("Bruno predicted that your secret fate is a 7.").first).to_be_attached()
