"""A game's rulebook as a page: every rule in both languages, what was decided, its source, its code and its tests."""

from __future__ import annotations

import re
from functools import cache
from html import escape

import sources

from horae import game
from horae.authoring.citations import Cited, Place, where
from horae.core.rulebook import Rule, Rulebook

LANGUAGES = {"es": "Español", "en": "English"}
KIND = {
    "rule": "",
    "ruling": '<span class="kind">Ruling · Decisión</span>',
    "example": '<span class="kind">Worked example · Ejemplo resuelto</span>',
}
RULING = {"es": "Decisión de Horae", "en": "Ruling of Horae"}


@cache
def places() -> dict[str, Cited]:
    return where(sources.ROOT / "tests")


def cited_files() -> list[str]:
    """Every file that some rule points to."""
    return sorted({place.file for cited in places().values() for place in (*cited.code, *(cited.tests or ()))})


def page(name: str) -> str:
    """The rules of a game, section by section, as MyST."""
    book = game(name).rulebook()
    parts = [_switch()]
    for section in book.sections:
        parts.append(f'<a class="anchor" id="{section.id}"></a>\n')
        parts.append(f"## {section.id} · {section.title['en']} · {section.title['es']}\n")
        parts.extend(_entry(book, rule) for rule in book.rules if book.section_of(rule) == section)
    return "\n".join(parts)


def _switch() -> str:
    """Which language to read: works without any script (site.css)."""
    choices = {"both": "Español · English", **LANGUAGES}
    made = [
        f'<label><input type="radio" name="language" id="read-{value}"{" checked" if value == "both" else ""}> {words}</label>'
        for value, words in choices.items()
    ]
    return '<fieldset class="languages"><legend>Read in · Leer en</legend>' + "".join(made) + "</fieldset>\n"


def _entry(book: Rulebook, rule: Rule) -> str:
    texts = "".join(_text(book, rule, language) for language in LANGUAGES)
    cited = places()[rule.id]
    return (
        f'<article class="rule {rule.kind} {book.game}" id="{rule.id}">'
        f'<div class="head"><a class="id" href="#{rule.id}">{rule.id}</a> {KIND[rule.kind]}</div>'
        f'<div class="texts">{texts}</div>'
        f'<div class="foot"><span class="from">{_source(rule)}</span>'
        f"{_places('Code', cited.code)}{_places('Tests', cited.tests or ())}</div></article>\n"
    )


def _source(rule: Rule) -> str:
    """Where the rule comes from, in the language that is read; a source with one name for all stands alone."""
    if isinstance(rule.source, str):
        return escape(rule.source)
    return "".join(f'<span lang="{language}">{escape(rule.source[language])}</span>' for language in LANGUAGES)


def _text(book: Rulebook, rule: Rule, language: str) -> str:
    made = f"<p>{_linked(book, rule.text(language))}</p>"
    if rule.ruling is not None:
        made += f'<p class="ruled"><b>{RULING[language]}.</b> {_linked(book, rule.ruling[language])}</p>'
    return f'<div lang="{language}">{made}</div>'


def _linked(book: Rulebook, text: str) -> str:
    """The text with every id of the same book as a link to it."""
    ids = {rule.id for rule in book.rules} | {section.id for section in book.sections}

    def link(found: re.Match[str]) -> str:
        return f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in ids else found[0]

    return re.sub(r"\b[A-Z]{2}-[A-Z]?\d*(?:\.\d+)?\b", link, escape(text))


def _places(title: str, places: tuple[Place, ...]) -> str:
    lines = "".join(
        f'<li><a href="../{sources.link(place.file, place.line)}"><code>{escape(_named(place))}</code></a></li>'
        for place in places
    )
    return f"<details><summary>{title} <span>{len(places)}</span></summary><ul>{lines}</ul></details>"


def _named(place: Place) -> str:
    file = place.file.removeprefix("src/horae/games/").removeprefix("src/horae/").removeprefix("tests/")
    return f"{file}:{place.line}" + (f" {place.name}" if place.name else "")
