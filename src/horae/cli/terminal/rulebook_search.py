"""Reading the rulebook at the table: one rule by its id, or those that speak of a word."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from horae.cli.terminal.face import Voice
from horae.cli.terminal.words import plain
from horae.core.rulebook import Rule, Rulebook

MOST = 8


def show_rule(words: str, book: Rulebook, voice: Voice, console: Console) -> bool:
    """Show the rule with that id, however it is typed (SA-7.3, sa 7 3). False if there is none."""
    wanted = plain(words)
    rule = next((rule for rule in book.rules if plain(rule.id) == wanted), None)
    if rule is None:
        return False
    _show(rule, book, voice, console)
    if rule.ruling is not None:
        ruling = Text.assemble((f"{voice.speak('play-ruling')} ", "italic"), rule.ruling[voice.language])
        console.print(Padding(ruling, (0, 0, 0, 2)))
    return True


def search_rules(words: str, book: Rulebook, voice: Voice, console: Console) -> None:
    """Show the rules with a word that begins so; without words, what there is to read."""
    language, wanted = voice.language, plain(words)
    if not wanted:
        for section in book.sections:
            console.print(Text.assemble((f"{section.id:<6}", "bold"), section.title[language]))
        console.print(Text(voice.speak("play-rules-how"), "dim"))
        return
    found = [rule for rule in book.rules if f" {wanted}" in f" {plain(f'{rule.id} {rule.text(language)}')}"]
    for rule in found[:MOST]:
        _show(rule, book, voice, console)
    if not found:
        console.print(Text(voice.speak("play-rules-none", word=words)))
    elif len(found) > MOST:
        others = ", ".join(rule.id for rule in found[MOST:])
        console.print(Text(voice.speak("play-rules-more", rules=others), "dim"))


def _show(rule: Rule, book: Rulebook, voice: Voice, console: Console) -> None:
    section = book.section_of(rule)
    console.print(Text.assemble((rule.id, "bold"), f" · {section.title[voice.language]}"))
    console.print(Padding(Text(rule.text(voice.language)), (0, 0, 0, 2)))
