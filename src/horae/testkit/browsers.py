"""The browsers that tests are played in: Chromium, and Firefox where one is new enough, opened when they are first asked for.
`python -m horae.testkit.browsers` fetches what is not there and can be had."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

from playwright.sync_api import Browser, Playwright

from horae.testkit.firefox_bridge import OLDEST, firefox

Kind = Literal["chromium", "firefox"]
Preferences = dict[str, str | float | bool]

_CHROMIUMS = ("chromium-headless-shell", "chromium", "google-chrome")
_FIREFOX = "firefox-esr"
_PATIENCE = 300.0
_FEATURES: dict[tuple[str, str], Preferences] = {
    ("reduced_motion", "reduce"): {"ui.prefersReducedMotion": 1},
    ("reduced_motion", "no-preference"): {"ui.prefersReducedMotion": 0},
    ("forced_colors", "active"): {"browser.display.document_color_use": 2},
}
"""Firefox' own words for what Chromium is told page by page."""


def chromium() -> str | None:
    """The system's, best the one that has no windows and draws sooner; else Debian's fetched as root, else (None) the one that
    Playwright brought."""
    path = os.environ.get("HORAE_CHROMIUM") or _chromium_here()
    if path is None and _can_fetch():
        with _alone():
            path = _chromium_here()
            if path is None:
                _fetch(_CHROMIUMS[0])
                path = _chromium_here()
    return path


def _chromium_here() -> str | None:
    return next(filter(None, map(shutil.which, _CHROMIUMS)), None)


def fetch() -> None:
    """What is not here, where Debian's packages can be had. Without a Chromium nothing is played, without a Firefox less."""
    chromium()
    if firefox() is None and _can_fetch():
        with _alone():
            if _candidate(_FIREFOX) < OLDEST:
                subprocess.run(["apt-get", "update"], check=False, capture_output=True, timeout=_PATIENCE)
            if _candidate(_FIREFOX) >= OLDEST:
                try:
                    _fetch(_FIREFOX)
                except RuntimeError as wrong:
                    print(f"No Firefox: {wrong}", file=sys.stderr)


def _can_fetch() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


@contextmanager
def _alone() -> Iterator[None]:
    """apt-get fails beside another: one test process fetches, the others wait."""
    with (Path(tempfile.gettempdir()) / "horae-browsers.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _candidate(package: str) -> int:
    """The version that would be installed, its first number; 0 for none."""
    said = subprocess.run(["apt-cache", "policy", package], check=False, capture_output=True, text=True).stdout
    found = re.search(r"Candidate: (?:\d+:)?(\d+)", said)
    return int(found[1]) if found else 0


def _fetch(package: str) -> None:
    """The one that is known of here; where that one is gone or none is known, the one of today."""
    print(f"Fetching {package}", file=sys.stderr)
    install = ("apt-get", "install", "-y", "--no-install-recommends", package)
    for step in (install, ("apt-get", "update"), install):
        done = subprocess.run(step, check=False, capture_output=True, text=True, timeout=_PATIENCE)
        if step is install and done.returncode == 0:
            return
    raise RuntimeError(f"{' '.join(install)}: {done.stderr.strip()}")


def open_chromium(playwright: Playwright, paints: bool = True) -> Browser:
    """One that does not paint lays everything out, and answers all that is asked of it, for two thirds of the work: it has no
    memory for the pixels, which only a picture would show. A person's pages share a process: none is begun for each."""
    unpainted = () if paints else ("--force-gpu-mem-available-mb=0",)
    arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--renderer-process-limit=1", *unpainted]
    return playwright.chromium.launch(executable_path=chromium(), args=arguments)


def open_firefox(playwright: Playwright, folder: Path, preferences: Preferences) -> Browser:
    """By way of the bridge, whose start is written into the folder."""
    starter = folder / "start"
    starter.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m horae.testkit.firefox_bridge "{firefox()}" "$@"\n')
    starter.chmod(0o755)
    return playwright.firefox.launch(channel="moz-firefox", executable_path=starter, firefox_user_prefs=preferences)


class Browsers:
    """Of one kind, which paint only where pictures are wanted (HORAE_PICTURES names their folder). What a system prefers is a
    page's in Chromium and a browser's in Firefox, which is opened once for each."""

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
                open_chromium(self._playwright, paints="HORAE_PICTURES" in os.environ)
                if self.kind == "chromium"
                else open_firefox(self._playwright, self._folder, preferences)
            )
        return self._open[key]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        for browser in self._open.values():
            browser.close()


if __name__ == "__main__":
    fetch()
