"""Reading what lies open: a list of it, one thing by its number or name, or a whole part of the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from horae.cli.terminal.face import Reading, Voice
from horae.cli.terminal.screen import Screen
from horae.cli.terminal.words import plain
from horae.core.speech import LANGUAGES, Listing, Sayable, say

Numbered = tuple[int, Reading]
MOST = 6


def read(words: str, readings: Sequence[Reading], screen: Screen) -> None:
    """Show what the words ask for; without words, what there is to read."""
    voice, wanted = screen.voice, plain(words)
    numbered = list(enumerate(readings, 1))
    if not wanted:
        _list(numbered, screen)
    elif wanted.isdecimal():
        _one(int(wanted) if len(wanted) < 6 else -1, numbered, screen)
    else:
        named = [one for one in numbered if wanted in _spellings(one[1].name, voice)]
        named = named or [one for one in numbered if wanted in _spellings(one[1].group, voice)]
        if named:
            _show(named, screen)
        else:
            _by_beginnings(wanted, words, numbered, screen)


def _one(number: int, numbered: Sequence[Numbered], screen: Screen) -> None:
    found = [one for one in numbered if one[0] == number]
    if found:
        _show(found, screen)
    else:
        screen.line("play-read-no-number", style="red", number=str(number) if number > 0 else "–", most=len(numbered))


def _by_beginnings(wanted: str, words: str, numbered: Sequence[Numbered], screen: Screen) -> None:
    """Names come first, then parts of the table, all of them that fit; a word may be cut short."""
    voice = screen.voice
    found = [one for one in numbered if _begins(wanted, one[1].name, voice)]
    names = dict.fromkeys(voice.say(one.name) for _, one in found)
    parts = [one for one in numbered if _begins(wanted, one[1].group, voice)]
    if len(names) == 1 or (parts and not names):
        _show(found or parts, screen)
    elif names:
        screen.line("play-read-which", style="red", words=words.strip()[:60], cards=Listing(tuple(list(names)[:MOST]), "or"))
    else:
        screen.line("play-read-nothing", style="red", words=words.strip()[:60])


def _spellings(name: Sayable, voice: Voice) -> set[str]:
    return {plain(say(name, language, voice.names)) for language in LANGUAGES}


def _begins(wanted: str, name: Sayable, voice: Voice) -> bool:
    asked = wanted.split()
    return any(
        all(len(word) > 1 and any(part.startswith(word) for part in spelt.split()) for word in asked)
        for spelt in _spellings(name, voice)
    )


def _list(numbered: Sequence[Numbered], screen: Screen) -> None:
    voice = screen.voice
    wide = len(str(len(numbered)))
    for group, members in groupby(numbered, key=lambda one: voice.say(one[1].group)):
        screen.print(group, "bold")
        screen.numbered([(str(number), _called(one, voice)) for number, one in members], wide)
    screen.line("play-read-how", style="dim")


def _called(one: Reading, voice: Voice) -> str:
    name = voice.say(one.name)
    return f"{name} ({one.where})" if one.where else name


def _show(found: Sequence[Numbered], screen: Screen) -> None:
    """Each thing once, however often and wherever it lies."""
    voice = screen.voice
    same: dict[tuple[str, tuple[str, ...]], list[Reading]] = {}
    for _, one in found:
        same.setdefault((voice.say(one.name), one.lines), []).append(one)
    for (name, lines), copies in same.items():
        places = dict.fromkeys(", ".join(part for part in (voice.say(one.group), one.where) if part) for one in copies)
        screen.print(f"{name} · {'; '.join(places)}" if not screen.plain else f"{name}. {'; '.join(places)}.", "bold")
        for line in lines:
            screen.under(line)
