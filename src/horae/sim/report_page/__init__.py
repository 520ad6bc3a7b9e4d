"""Pages of figures: one file that stands alone, with words in both languages, style and script, drawn from a report.

What all such pages have in common lies here: the frame, its look, the words beginning with `report-`. A page adds a folder with
`page.css` and `page.js` of its own, and words that begin with its name.
"""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files
from typing import Any

import msgspec

from horae.core.speech import LANGUAGES, Phrase, Sayable, say
from horae.packs.builtin import messages

_PLACE = re.compile(r"\{ \$(\w+) \}")


def filled(package: str, name: str, title: str, language: str, data: dict[str, Any]) -> str:
    """The page whose folder is this package, with its data. Opens in this language; the reader may change to the other."""
    frame, own = files("horae.sim.report_page"), files(package)
    style = [folder.joinpath(file).read_text("utf-8") for folder, file in ((frame, "frame.css"), (own, "page.css"))]
    script = [folder.joinpath(file).read_text("utf-8") for folder, file in ((frame, "frame.js"), (own, "page.js"))]
    told = {**data, "words": {each: words(name, each) for each in LANGUAGES}}
    parts = {
        "language": language,
        "title": escape(title),
        "style": "".join(style),
        "data": msgspec.json.encode(told).decode().replace("</", "<\\/"),
        "script": '"use strict";\n(() => {\n' + "".join(script) + "})();",
    }
    body = frame.joinpath("frame.html").read_text("utf-8")
    return re.sub(r"%(\w+)%", lambda found: parts[found[1]] if found[1] in parts else found[0], body)


def words(name: str, language: str) -> dict[str, str]:
    """Every sentence of the page in one language, by its key without what it begins with; what goes into it in braces."""
    message = re.compile(rf"^((?:report|{name})-[\w-]+) = (.*(?:\n .*)*)", re.MULTILINE)
    made = {}
    for text in messages(language):
        for key, pattern in message.findall(text):
            places: dict[str, Sayable] = {gap: f"{{{gap}}}" for gap in _PLACE.findall(pattern)}
            made[key.partition("-")[2]] = say(Phrase(key, places), language)
    return made
