"""Reading the rulebook at the table: one rule by its id, or those that speak of a word."""

from __future__ import annotations

from horae.core.rulebook import Rule, Rulebook
from horae.spoken.answer import Said
from horae.spoken.voice import Voice
from horae.spoken.words import plain

MOST = 8


def show_rule(words: str, book: Rulebook, voice: Voice) -> list[Said]:
    """The rule with that id, however it is typed (SA-7.3, sa 7 3); else those that the words are found in."""
    wanted = plain(words)
    rule = next((rule for rule in book.rules if plain(rule.id) == wanted), None)
    if rule is None:
        return search_rules(words, book, voice)
    said = _show(rule, book, voice)
    if rule.ruling is not None:
        said.append(Said(f"{voice.speak('play-ruling')} {rule.ruling[voice.language]}", "under"))
    return said


def search_rules(words: str, book: Rulebook, voice: Voice) -> list[Said]:
    """The rules with a word that begins so; without words, what there is to read."""
    language, wanted = voice.language, plain(words)
    if not wanted:
        chapters = [Said(f"{section.id:<6}{section.title[language]}") for section in book.sections]
        return [*chapters, Said(voice.speak("play-rules-how"), "faint")]
    found = [rule for rule in book.rules if f" {wanted}" in f" {plain(f'{rule.id} {rule.text(language)}')}"]
    if not found:
        return [Said(voice.speak("play-rules-none", word=words))]
    said = [line for rule in found[:MOST] for line in _show(rule, book, voice)]
    if len(found) > MOST:
        others = ", ".join(rule.id for rule in found[MOST:])
        said.append(Said(voice.speak("play-rules-more", rules=others), "faint"))
    return said


def _show(rule: Rule, book: Rulebook, voice: Voice) -> list[Said]:
    section = book.section_of(rule)
    return [Said(rule.id, "heading", note=section.title[voice.language]), Said(rule.text(voice.language), "under")]
