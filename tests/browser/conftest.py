"""The client built, a browser found, and servers for the tests beside this file."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from horae.testkit.browser_person import BrowserPerson, chromium
from horae.testkit.firefox_bridge import firefox
from horae.testkit.server_process import ServerProcess

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


@pytest.fixture(scope="session")
def client() -> Path:
    """The client, built from these sources where the server serves it from. One test process builds, the others wait."""
    with (WEB / ".build-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, ROOT / "hatch_build.py"], check=True, capture_output=True)
        if not (WEB / "node_modules" / "axe-core").exists():
            npm = shutil.which("npm")
            assert npm, "the browser tests take axe-core from npm: install Node 20.19 or newer"
            subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True, capture_output=True)
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
    """What is marked so is played in every browser there is; everything else in Chromium."""
    if metafunc.definition.get_closest_marker("every_browser") and firefox():
        metafunc.parametrize("browser", ["chromium", "firefox"], indirect=True, scope="module")


@pytest.fixture(scope="module")
def browser(
    playwright_: Playwright, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    if getattr(request, "param", "chromium") == "chromium":
        found = playwright_.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"])
    else:
        starter = tmp_path_factory.mktemp("firefox") / "start"
        starter.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m horae.testkit.firefox_bridge "{firefox()}" "$@"\n')
        starter.chmod(0o755)
        calm: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}
        found = playwright_.firefox.launch(channel="moz-firefox", executable_path=starter, firefox_user_prefs=calm)
    yield found
    found.close()


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do it no harm: each opens tables of its own."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder}/horae.db", folder / "server.log", bot_pause=0.05) as running:
        yield running


@pytest.fixture
def own_server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """For a test that stops it."""
    with ServerProcess(f"sqlite:///{tmp_path}/horae.db", tmp_path / "server.log", bot_pause=0.05) as running:
        yield running


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., BrowserPerson]]:
    """Makes people, who want little motion unless a test is about it: what moves is waited for. In the end none of their
    pages may have had an error."""
    people: list[BrowserPerson] = []

    def come(*args: Any, **kwargs: Any) -> BrowserPerson:
        people.append(BrowserPerson(browser, *args, **{"reduced_motion": "reduce", **kwargs}))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    assert [error for person in people for error in person.errors] == []
