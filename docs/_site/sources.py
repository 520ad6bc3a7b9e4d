"""Source files as pages of the site, so that a link to a line works without any other site."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

ROOT = Path(__file__).resolve().parents[2]


def page_name(file: str) -> str:
    return f"code/{file}"


def link(file: str, line: int) -> str:
    """The address of a line, from the root of the site."""
    return f"{page_name(file)}.html#L-{line}"


def page(file: str) -> dict[str, Any]:
    """What the theme's page template wants for it: a title and a body."""
    text = (ROOT / file).read_text("utf-8")
    made = highlight(text, PythonLexer(), HtmlFormatter(linenos="inline", linespans="L", cssclass="highlight source"))
    return {"title": file, "body": f'<h1 class="file-name"><code>{escape(file)}</code></h1>\n{made}'}
