"""The client built, a browser found, and servers for the tests beside this file."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.browsers import Browsers, Kind
from horae.testkit.firefox_bridge import firefox
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import LONG

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SEED = 4
"""Every game is dealt by it: a test that fails can be had again."""
expect.set_options(timeout=1000 * LONG)


@pytest.fixture(scope="session")
def client() -> Path:
    """The client, built from these sources where the server serves it from, with the Node that there is or that of a wheel.
    One test process builds, the others wait."""
    with (WEB / ".build-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, ROOT / "hatch_build.py"], check=True, capture_output=True)
        subprocess.run([sys.executable, ROOT / "hatch_build.py", "--install"], check=True, capture_output=True)  # axe-core
    return ROOT / "src/horae/web"


@pytest.fixture(scope="session")
def axe(client: Path) -> str:
    return (WEB / "node_modules/axe-core/axe.min.js").read_text("utf-8")


@pytest.fixture(scope="module")
def playwright_() -> Iterator[Playwright]:
    """Kept no longer than a file's tests: while it is there, a loop runs that tests of the server cannot run theirs beside."""
    with sync_playwright() as playwright:
        yield playwright


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked so is played in Firefox where there is one; everything else in Chromium, or in the one that was asked
    for. What holds of a page is proven in one browser."""
    if metafunc.definition.get_closest_marker("in_firefox") and firefox() and metafunc.config.getoption("in_browser") is None:
        metafunc.parametrize("browsers", ["firefox"], indirect=True, scope="module")


@pytest.fixture(scope="module")
def browsers(
    playwright_: Playwright, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browsers]:
    kind: Kind = getattr(request, "param", None) or request.config.getoption("in_browser") or "chromium"
    with Browsers(playwright_, kind, tmp_path_factory.mktemp("browsers")) as found:
        yield found


@pytest.fixture
def browser(browsers: Browsers) -> Browser:
    """One that wants little motion."""
    return browsers.browser(reduced_motion="reduce")


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do it no harm: each opens tables of its own."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder}/horae.db", folder / "server.log", bot_pause=0.05, seed=SEED) as running:
        yield running


@pytest.fixture
def own_server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """For a test that stops it."""
    with ServerProcess(f"sqlite:///{tmp_path}/horae.db", tmp_path / "server.log", bot_pause=0.05, seed=SEED) as running:
        yield running


@pytest.fixture
def visit(browsers: Browsers) -> Iterator[Callable[..., BrowserPerson]]:
    """Makes people, who want little motion unless a test is about it: what moves is waited for. In the end none of their
    pages may have had an error."""
    people: list[BrowserPerson] = []

    def come(*args: Any, **kwargs: Any) -> BrowserPerson:
        wishes = {"reduced_motion": "reduce", **kwargs}
        people.append(BrowserPerson(browsers.browser(**wishes), *args, **wishes))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    assert [error for person in people for error in person.errors] == []
