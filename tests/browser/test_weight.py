"""The client stays light: what a first visit loads, how soon it can be used, and what its files may not contain."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Request

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess

LIMIT = 120 * 1024
MOST_REQUESTS = 45
MOST_BYTES = 240 * 1024
"""Until the start page can be used."""


def loaded_scripts(person: BrowserPerson) -> set[str]:
    found: list[str] = person.page.evaluate(
        "performance.getEntriesByType('resource').map(each => each.name).filter(name => name.endsWith('.js'))"
    )
    return {name.rpartition("/")[2] for name in found}


@pytest.mark.parametrize("game", ["shipwreck", "echoes", "timestories"])
def test_a_first_visit_loads_less_than_120_kb_of_compressed_javascript_even_with_a_table(
    server: ServerProcess, visit: Callable[..., BrowserPerson], client: Path, game: str
) -> None:
    ana = visit("en")
    ana.open_table_by_hand(server.url, "Ana", game)
    ana.add_bot()
    ana.start()
    names = loaded_scripts(ana)
    assert len(names) > 3
    assert sum(len(gzip.compress(next(client.rglob(name)).read_bytes())) for name in names) < LIMIT


def test_the_start_page_can_be_used_after_few_requests_and_few_bytes(
    server: ServerProcess, visit: Callable[..., BrowserPerson]
) -> None:
    """Counted, not timed: then it is there within a second wherever that much comes within one."""
    ana = visit("en")
    begun: list[Request] = []

    def begin(request: Request) -> None:
        begun.append(request)

    ana.page.on("request", begin)
    ana.page.goto(server.url, wait_until="commit")
    ana.page.locator("article button").first.wait_for()
    # Their sizes are known once they have come: this waits for those that are still on their way.
    asked = [(each.url, each.sizes()["responseBodySize"]) for each in begun]
    assert 3 < len(asked) <= MOST_REQUESTS, asked
    assert sum(size for _, size in asked) < MOST_BYTES, asked


def test_the_page_has_no_inline_script_or_style_and_asks_no_other_host(client: Path) -> None:
    page = (client / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert not re.search(r"<style|\sstyle=", page)
    for file in (client / "assets").glob("*.js"):
        text = file.read_text("utf-8")
        assert not re.search(r"\beval\(|new Function\(", text), file.name
        hosts = set(re.findall(r"https?://([\w.-]+\.\w+)", text)) - {"www.w3.org", "svelte.dev"}
        assert hosts == set(), file.name


def test_what_comes_with_shipwrecks_board_is_said_there_alone() -> None:
    """Its words are the one part that no beginning of their keys tells from the shell's."""
    web = Path(__file__).parents[2] / "web"
    (listed,) = re.findall(r"shipwreck: \[\n(.*?)\n  \],", (web / "vite.config.ts").read_text("utf-8"), re.S)
    begins = tuple(re.findall(r'"([^"]+)"', listed))
    keys = re.findall(r"^([a-z][\w-]*) =", (web / "src/text/en.ftl").read_text("utf-8"), re.M)
    own = {key for key in keys if key.startswith(begins)}
    assert all(any(key.startswith(begin) for key in own) for begin in begins)
    said: set[str] = set()
    for file in [*web.rglob("src/**/*.svelte"), *web.rglob("src/**/*.ts")]:
        if "games/shipwreck" not in file.as_posix():
            text = file.read_text("utf-8")
            said.update(re.findall(r"""["'`]([a-z][\w-]+)["'`$]""", text))
            said.update(key for begin in re.findall(r"`([a-z][\w-]*-)\$\{", text) for key in own if key.startswith(begin))
    assert said & own == set()


def test_both_languages_have_the_same_messages() -> None:
    folder = Path(__file__).parents[2] / "web/src/text"
    keys = {
        language: re.findall(r"^([a-z][\w-]*) =", (folder / f"{language}.ftl").read_text("utf-8"), re.M)
        for language in ("es", "en")
    }
    assert keys["es"] == keys["en"]
    assert len(keys["es"]) == len(set(keys["es"]))
