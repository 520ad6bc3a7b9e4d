"""Reading what lies open: a list of it, one thing by its number or name, or a whole part of the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from horae.core.speech import LANGUAGES, Listing, Sayable, say
from horae.spoken.answer import Said
from horae.spoken.game import Reading
from horae.spoken.voice import Voice
from horae.spoken.words import plain

Numbered = tuple[int, Reading]
MOST = 6


def read(words: str, readings: Sequence[Reading], voice: Voice) -> list[Said]:
    """What the words ask for; without words, what there is to read."""
    wanted = plain(words)
    numbered = list(enumerate(readings, 1))
    if not wanted:
        return _list(numbered, voice)
    if wanted.isdecimal():
        return _one(int(wanted) if len(wanted) < 6 else -1, numbered, voice)
    return find(words, readings, voice) or [_bad(voice, "play-read-nothing", words=words.strip()[:60])]


def find(words: str, readings: Sequence[Reading], voice: Voice) -> list[Said]:
    """What is called so, or which of several it could be; nothing if nothing is."""
    wanted, numbered = plain(words), list(enumerate(readings, 1))
    named = [one for one in numbered if wanted in _spellings(one[1].name, voice)]
    named = named or [one for one in numbered if wanted in _spellings(one[1].group, voice)]
    return _show(named, voice) if named else _by_beginnings(wanted, words, numbered, voice)


def _bad(voice: Voice, key: str, **args: Sayable) -> Said:
    return Said(voice.speak(key, **args), "bad")


def _one(number: int, numbered: Sequence[Numbered], voice: Voice) -> list[Said]:
    found = [one for one in numbered if one[0] == number]
    if found:
        return _show(found, voice)
    return [_bad(voice, "play-read-no-number", number=str(number) if number > 0 else "–", most=len(numbered))]


def _by_beginnings(wanted: str, words: str, numbered: Sequence[Numbered], voice: Voice) -> list[Said]:
    """Names come first, then parts of the table, all of them that fit; a word may be cut short."""
    found = [one for one in numbered if _begins(wanted, one[1].name, voice)]
    names = dict.fromkeys(voice.say(one.name) for _, one in found)
    parts = [one for one in numbered if _begins(wanted, one[1].group, voice)]
    if len(names) == 1 or (parts and not names):
        return _show(found or parts, voice)
    if names:
        return [_bad(voice, "play-read-which", words=words.strip()[:60], cards=Listing(tuple(list(names)[:MOST]), "or"))]
    return []


def _spellings(name: Sayable, voice: Voice) -> set[str]:
    return {plain(say(name, language, voice.names)) for language in LANGUAGES}


def _begins(wanted: str, name: Sayable, voice: Voice) -> bool:
    asked = wanted.split()
    return bool(asked) and any(
        all(len(word) > 1 and any(part.startswith(word) for part in spelt.split()) for word in asked)
        for spelt in _spellings(name, voice)
    )


def _list(numbered: Sequence[Numbered], voice: Voice) -> list[Said]:
    said = []
    for group, members in groupby(numbered, key=lambda one: voice.say(one[1].group)):
        said.append(Said(group, "heading"))
        said += [Said(_called(one, voice), number=str(number)) for number, one in members]
    return [*said, Said(voice.speak("play-read-how"), "faint")]


def _called(one: Reading, voice: Voice) -> str:
    name = voice.say(one.name)
    return f"{name} ({one.where})" if one.where else name


def _show(found: Sequence[Numbered], voice: Voice) -> list[Said]:
    """Each thing once, however often and wherever it lies."""
    same: dict[tuple[str, tuple[str, ...]], list[Reading]] = {}
    for _, one in found:
        same.setdefault((voice.say(one.name), one.lines), []).append(one)
    said = []
    for (name, lines), copies in same.items():
        places = dict.fromkeys(", ".join(part for part in (voice.say(one.group), one.where) if part) for one in copies)
        said.append(Said(name, "heading", note="; ".join(places)))
        said += [Said(line, "under") for line in lines]
    return said
