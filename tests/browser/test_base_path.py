"""The client where the server has only a part of a host: pages, links, pictures and the socket are under its path."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess

Visit = Callable[..., BrowserPerson]


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:///{tmp_path}/h.db", tmp_path / "log", base_path="/horae", bot_pause=0.05) as running:
        yield running


def test_a_mission_begins_under_a_path(server: ServerProcess, visit: Visit) -> None:
    """Every address that the page asks for has the path before it: an error in the page fails the test."""
    ana = visit("en")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    address = ana.open_table_by_hand(server.url, "Ana", "timestories")
    assert address.startswith(f"{server.url}/t/")
    expect(ana.page.locator("img.scene")).to_have_js_property("complete", True)
    ana.page.reload()
    expect(ana.page.locator(".seat.mine")).to_contain_text("Ana")
    ana.add_bot()
    ana.start()
    ana.page.locator("a.brand").click()
    expect(ana.page).to_have_url(f"{server.url}/")
    ana.page.locator("a.mine-card").click()
    ana.page.locator(".board").wait_for()
    assert ana.page.url == address
    assert [url for url in asked if url.startswith("http") and not url.startswith(server.url)] == []
    assert any("/pictures/" in url for url in asked)
    assert any("/cover" in url for url in asked)
