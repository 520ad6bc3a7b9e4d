"""The report as one page that stands alone: figures, words in both languages, style and script in a single file."""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files

import msgspec

from horae.core.speech import LANGUAGES, Phrase, Sayable, say
from horae.packs.builtin import messages
from horae.sim.balance import verdict
from horae.sim.balance.report import BalanceReport

_MESSAGE = re.compile(r"^(balance-[\w-]+) = (.*(?:\n .*)*)", re.MULTILINE)
_PLACE = re.compile(r"\{ \$(\w+) \}")
_LIMITS = {"worth": verdict.WORTH, "place": verdict.PLACE, "end": verdict.END, "played": verdict.PLAYED}


def page(report: BalanceReport, language: str) -> str:
    """Opens in this language; the reader may change to the other."""
    here = files("horae.sim.balance.page")
    style, script, body = (here.joinpath(name).read_text("utf-8") for name in ("page.css", "page.js", "page.html"))
    title = say(Phrase("balance-title", {"pack": report.title}), language)
    data = {"report": report, "words": {each: words(each) for each in LANGUAGES}, "limits": _LIMITS}
    parts = {
        "language": language,
        "title": escape(title),
        "style": style,
        "data": msgspec.json.encode(data).decode().replace("</", "<\\/"),
        "script": script,
    }
    return re.sub(r"%(\w+)%", lambda found: parts[found[1]] if found[1] in parts else found[0], body)


def words(language: str) -> dict[str, str]:
    """Every sentence of the report in one language, by its key without “balance-”; what goes into it in braces."""
    made = {}
    for text in messages(language):
        for key, pattern in _MESSAGE.findall(text):
            places: dict[str, Sayable] = {name: f"{{{name}}}" for name in _PLACE.findall(pattern)}
            made[key.removeprefix("balance-")] = say(Phrase(key, places), language)
    return made
