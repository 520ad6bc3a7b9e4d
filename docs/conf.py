"""How the documentation site is built: Sphinx reads these pages; what can be made from the code is made while it reads.

`make docs` runs it with warnings as errors. docs/decisions/0016-the-documentation-site.md says why so.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "_site"))

import pages  # noqa: E402  # docs/_site, as is the next
import palette  # noqa: E402  # likewise

import horae  # noqa: E402  # after the path is set

project = "Horae"
author = copyright = "The Horae maintainers"  # noqa: A001  # Sphinx's name for it
version = release = horae.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_site", "balance", "pictures/*.md"]
source_suffix = {".md": "markdown"}

myst_enable_extensions = ["attrs_block", "colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 4

default_role = "code"  # docstrings write `name`, as Markdown does
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True
add_module_names = False
nitpicky = False

html_theme = "furo"
html_title = "Horae"
html_favicon = html_logo = "../web/src/shell/horae.svg"
html_static_path = ["_site/static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"
html_theme_options = {
    "light_css_variables": palette.LIGHT,
    "dark_css_variables": palette.DARK,
    "top_of_page_buttons": [],
    "footer_icons": [],
}


def setup(app):  # type: ignore[no-untyped-def]  # Sphinx is not installed where types are checked
    app.connect("source-read", pages.fill_in)
    app.connect("html-collect-pages", pages.code_pages)
