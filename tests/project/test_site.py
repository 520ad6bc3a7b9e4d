"""What the documentation site is made of, without Sphinx: rulebooks, messages, source pages, and the check of its links."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import links
import messages
import pages
import pytest
import rulebooks
import sources

import horae
from horae.server.protocol.http_bodies import OVER_HTTP
from horae.server.protocol.own_bodies import ABOUT_ONESELF
from horae.server.protocol.replies import FROM_SERVER
from horae.server.protocol.requests import FROM_CLIENT

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


@pytest.mark.parametrize("name", horae.names())
def test_a_rulebook_page_has_every_rule_in_both_languages_with_its_source_code_and_tests(name: str) -> None:
    page = rulebooks.page(name)
    plain = re.sub(r"</?a\b[^>]*>", "", page)
    for rule in horae.game(name).rulebook().rules:
        (entry,) = re.findall(rf'<article class="[^"]*" id="{re.escape(rule.id)}">.*?</article>', plain)
        for language in ("es", "en"):
            assert escape(rule.text(language)) in entry
            assert escape(rule.source_in(language)) in entry
            assert rule.ruling is None or escape(rule.ruling[language]) in entry
    for section in horae.game(name).rulebook().sections:
        assert f"{section.title['en']} · {section.title['es']}" in page


def test_a_rules_links_lead_to_lines_that_cite_it() -> None:
    page = rulebooks.page("shipwreck")
    (entry,) = re.findall(r'<article class="[^"]*" id="SA-9.1">.*?</article>', page)
    found = re.findall(r'href="\.\./code/(src/[^"]+)\.html#L-(\d+)"', entry)
    assert found
    for file, line in found:
        assert "SA-9.1" in (ROOT / file).read_text("utf-8").splitlines()[int(line) - 1]


def test_ids_in_a_text_link_to_their_entries() -> None:
    assert '(<a href="#TS-7">TS-7</a>)' in rulebooks.page("timestories")


def test_a_source_page_has_a_place_for_every_line() -> None:
    file = "src/horae/core/refusal.py"
    body = sources.page(file)["body"]
    assert body.count('<span id="L-') == len((ROOT / file).read_text("utf-8").splitlines())


def test_the_messages_page_has_every_message_and_what_is_said_of_it() -> None:
    page = messages.page()
    for each in (*FROM_CLIENT, *FROM_SERVER, *OVER_HTTP, *ABOUT_ONESELF):
        assert page.count(f'id="{each.__name__}"') == 1
    assert "First of all. Without a token one watches." in page
    assert "The number of the last record." in page, "what is written under a field"
    assert '<a href="#You">You</a>' in page, "types link to where they are described"


def test_every_made_part_has_its_page_and_every_page_what_it_asks_for() -> None:
    asked = {found for file in DOCS.rglob("*.md") for found in pages._MARK.findall(file.read_text("utf-8"))}
    assert asked == set(pages.MADE)


def test_pages_of_the_root_link_as_seen_from_the_docs() -> None:
    assert "](architecture.md)" in pages.of_the_root("CONTRIBUTING.md")
    assert "](security.md)" in pages.of_the_root("CONTRIBUTING.md")


def site(folder: Path, body: str, css: str = "") -> list[str]:
    (folder / "index.html").write_text(f"<html><body>{body}</body></html>", "utf-8")
    (folder / "other.html").write_text('<h1 id="there">Other</h1>', "utf-8")
    (folder / "site.css").write_text(css, "utf-8")
    return list(links.wrong(folder))


def test_a_site_whose_links_lead_somewhere_is_fine(tmp_path: Path) -> None:
    body = '<a id="here" href="#here"></a><a href="other.html#there"></a><a href="https://example.org/"></a>'
    assert site(tmp_path, body, 'a { background: url("other.html") }') == []


@pytest.mark.parametrize(
    ("body", "css", "problem"),
    [
        ('<a href="gone.html">', "", "index.html: there is no gone.html"),
        ('<a href="other.html#gone">', "", "index.html: there is no place other.html#gone"),
        ('<a href="#gone">', "", "index.html: there is no place #gone"),
        ('<img src="gone.png">', "", "index.html: there is no gone.png"),
        ('<script src="https://example.org/a.js">', "", "index.html: loads https://example.org/a.js from another host"),
        ('<link href="//example.org/a.css">', "", "index.html: loads //example.org/a.css from another host"),
        ("", '@import "https://example.org/a.css";', "site.css: loads https://example.org/a.css from another host"),
        ("", "a { src: url(gone.woff2) }", "site.css: there is no gone.woff2"),
    ],
)
def test_a_link_to_nowhere_and_a_thing_from_elsewhere_are_named(tmp_path: Path, body: str, css: str, problem: str) -> None:
    assert site(tmp_path, body, css) == [problem]


def test_a_folder_without_pages_is_no_site(tmp_path: Path) -> None:
    assert list(links.wrong(tmp_path)) == [f"{tmp_path}: there is no page"]
