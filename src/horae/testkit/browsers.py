"""The browsers that tests are played in: Chromium, or the Firefox that is installed, opened when they are first asked for."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

from playwright.sync_api import Browser, Playwright

from horae.testkit.firefox_bridge import firefox

Kind = Literal["chromium", "firefox"]
Preferences = dict[str, str | float | bool]

_CHROMIUMS = ("chromium-headless-shell", "chromium", "google-chrome")
_FEATURES: dict[tuple[str, str], Preferences] = {
    ("reduced_motion", "reduce"): {"ui.prefersReducedMotion": 1},
    ("reduced_motion", "no-preference"): {"ui.prefersReducedMotion": 0},
    ("forced_colors", "active"): {"browser.display.document_color_use": 2},
}
"""Firefox' own words for what Chromium is told page by page."""


def chromium() -> str | None:
    """The system's, best the one that has no windows and draws sooner; else Debian's fetched as root, else (None) the one that
    Playwright brought."""
    path = os.environ.get("HORAE_CHROMIUM") or _found()
    if path is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "horae-chromium.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # apt-get fails beside another: one test process fetches, the others wait
            if _found() is None:
                _fetch(_CHROMIUMS[0])
        path = _found()
    return path


def _found() -> str | None:
    return next(filter(None, map(shutil.which, _CHROMIUMS)), None)


def _fetch(package: str) -> None:
    """The one that Debian knows of here; where that one is gone or none is known, the one of today."""
    install = ("apt-get", "install", "-y", "--no-install-recommends", package)
    for step in (install, ("apt-get", "update"), install):
        done = subprocess.run(step, check=False, capture_output=True, text=True)
        if step is install and done.returncode == 0:
            return
    raise RuntimeError(f"{' '.join(install)}: {done.stderr.strip()}")


def open_chromium(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"])


def open_firefox(playwright: Playwright, folder: Path, preferences: Preferences) -> Browser:
    """By way of the bridge, whose start is written into the folder."""
    starter = folder / "start"
    starter.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m horae.testkit.firefox_bridge "{firefox()}" "$@"\n')
    starter.chmod(0o755)
    return playwright.firefox.launch(channel="moz-firefox", executable_path=starter, firefox_user_prefs=preferences)


class Browsers:
    """Of one kind. What a system prefers is a page's in Chromium and a browser's in Firefox, which is opened once for each."""

    def __init__(self, playwright: Playwright, kind: Kind, folder: Path) -> None:
        self.kind = kind
        self._playwright = playwright
        self._folder = folder
        self._open: dict[str, Browser] = {}

    def browser(self, **context: Any) -> Browser:
        """For pages of such a context."""
        preferences: Preferences = {}
        if self.kind == "firefox":
            for feature, value in context.items():
                preferences |= _FEATURES.get((feature, str(value)), {})
        key = repr(sorted(preferences.items()))
        if key not in self._open:
            self._open[key] = (
                open_chromium(self._playwright)
                if self.kind == "chromium"
                else open_firefox(self._playwright, self._folder, preferences)
            )
        return self._open[key]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        for browser in self._open.values():
            browser.close()
