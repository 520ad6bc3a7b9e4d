"""Checks a built site: every address inside it leads somewhere, and no page loads anything from another host.

`python docs/_site/links.py FOLDER` prints what is wrong, one line each, and ends with status 1 if anything is.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADS = {("script", "src"), ("img", "src"), ("link", "href"), ("source", "srcset"), ("iframe", "src"), ("use", "href")}
_URL = re.compile(r"""url\(\s*['"]?([^'")]+)|@import\s+['"]([^'"]+)""")


class Page(HTMLParser):
    """What a page links to, what it loads, and the places on it that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.places.add(value)
            if (tag, name) in LOADS:
                self.loads.append(value)
            elif tag == "a" and name == "href":
                self.links.append(value)


def wrong(site: Path) -> Iterator[str]:
    """What is wrong with the site, file by file."""
    pages = {file: Page(file.read_text("utf-8")) for file in sorted(site.rglob("*.html"))}
    if not pages:
        yield f"{site}: there is no page"
    for file, page in pages.items():
        shown = file.relative_to(site)
        for address in page.loads:
            if _is_elsewhere(address):
                yield f"{shown}: loads {address} from another host"
        for address in (*page.links, *page.loads):
            problem = _leads_nowhere(address, file, pages)
            if problem:
                yield f"{shown}: {problem}"
    for file in sorted(site.rglob("*.css")):
        for one, other in _URL.findall(file.read_text("utf-8")):
            address = one or other
            if _is_elsewhere(address):
                yield f"{file.relative_to(site)}: loads {address} from another host"
            elif not address.startswith(("data:", "#")) and not (file.parent / urlsplit(address).path).is_file():
                yield f"{file.relative_to(site)}: there is no {address}"


def _is_elsewhere(address: str) -> bool:
    return address.startswith("//") or urlsplit(address).scheme in ("http", "https")


def _leads_nowhere(address: str, file: Path, pages: dict[Path, Page]) -> str | None:
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return None
    target = file if not parts.path else (file.parent / unquote(parts.path)).resolve()
    if not target.is_file():
        return f"there is no {address}"
    place = unquote(parts.fragment)
    if place and target in pages and place not in pages[target].places:
        return f"there is no place {address}"
    return None


if __name__ == "__main__":
    problems = list(wrong(Path(sys.argv[1]).resolve()))
    print("\n".join(problems) or "every link leads somewhere, and nothing is loaded from elsewhere")
    sys.exit(bool(problems))
