"""What of the site is made while it is built: rulebooks, protocol messages, and the source files that rules point to.

A page says where by a line `<!-- made: NAME -->`; what stands there is never committed, so it cannot be out of date.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import messages
import rulebooks
import sources

MADE: dict[str, Callable[[], str]] = {
    "rulebook shipwreck": lambda: rulebooks.page("shipwreck"),
    "rulebook echoes": lambda: rulebooks.page("echoes"),
    "rulebook timestories": lambda: rulebooks.page("timestories"),
    "messages": messages.page,
    "contributing": lambda: of_the_root("CONTRIBUTING.md"),
    "changelog": lambda: of_the_root("CHANGELOG.md"),
    "security": lambda: of_the_root("SECURITY.md"),
    "conduct": lambda: of_the_root("CODE_OF_CONDUCT.md"),
}
PAGE_OF = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
_MARK = re.compile(r"^<!-- made: (.+) -->$", re.MULTILINE)


def of_the_root(file: str) -> str:
    """A page that lies at the root of the repository, its links as seen from docs/."""
    text = (sources.ROOT / file).read_text("utf-8")
    return re.sub(r"\]\(([^)#:]+)", lambda found: f"]({PAGE_OF.get(found[1], found[1].removeprefix('docs/'))}", text)


def fill_in(app: Any, docname: str, content: list[str]) -> None:
    """Sphinx's `source-read`: put what is made in its place."""
    content[0] = _MARK.sub(lambda found: MADE[found[1]](), content[0])


def code_pages(app: Any) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Sphinx's `html-collect-pages`: one page for each file that a rule points to."""
    for file in rulebooks.cited_files():
        yield sources.page_name(file), sources.page(file), "page.html"
