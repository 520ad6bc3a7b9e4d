"""What a writer overlooks and a game cannot show: texts that name other numbers than the instructions or than each other,
instructions that nothing comes to, things of the absent that nobody reads."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from horae.authoring.missions.in_short import conditions_in, instructions_in
from horae.core.speech import LANGUAGES, Listing, Phrase, Text
from horae.games.timestories import mission as m
from horae.games.timestories import vocabulary as v
from horae.games.timestories.compiler import Path
from horae.games.timestories.telepathy import repeated

Slip: TypeAlias = tuple[str, Path, Phrase]
"""In which file, where there, and what."""
_NUMBERS = r"\s+(\d+(?:(?:\s*,\s*|\s+(?:y|e|o|u|and|or)\s+)\d+)*)"
_ITEMS = {"es": re.compile(rf"\bobjetos?{_NUMBERS}", re.IGNORECASE), "en": re.compile(rf"\bitems?{_NUMBERS}", re.IGNORECASE)}
_TAKEN = {
    "es": re.compile(rf"\b(?:toma|tomad|coge|coged)\s+(?:el|los)\s+objetos?{_NUMBERS}", re.IGNORECASE),
    "en": re.compile(rf"\btake\s+(?:the\s+)?items?{_NUMBERS}", re.IGNORECASE),
}
LONGEST_GIST = 30
"""Words."""
_I = re.compile(r"I\b")
"""The one English word that keeps its capital anywhere."""
_AZRAK = re.compile(r"\b(\d+)\s+Azrak\b")


def texts(part: object, path: Path) -> Iterator[tuple[Path, Text]]:
    """Every text in a part, with where it stands in its file."""
    if isinstance(part, Text):
        yield path, part
    else:
        for inner, one in _inside(part):
            yield from texts(one, (*path, inner))


def slips(files: dict[str, object]) -> Iterator[Slip]:
    """All of them, in a mission's files by their names."""
    for name, part in files.items():
        for path, text in texts(part, ()):
            if text.es != text.en:
                yield from ((name, path, why) for why in _other_numbers(text))
        yield from ((name, path, why) for path, why in _other_items(part, ()))
        yield from ((name, path, Phrase("mission-after-end")) for path in _after_end(part, ()))
        yield from ((name, path, why) for path, why in _gists(part, ()))
    head, items = files.get("head"), files.get("items")
    if isinstance(head, m.Head) and isinstance(items, dict):
        yield from _unread_absences(head, items["items"])


def _inside(part: object) -> Iterator[tuple[str | int, object]]:
    """The parts of a part, by their names in the file."""
    if isinstance(part, Struct):
        for name, written in zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True):
            yield written, getattr(part, name)
    elif isinstance(part, tuple | list):
        yield from enumerate(part)
    elif isinstance(part, dict):
        yield from part.items()


# --- what is told of a card ---


def _gists(part: object, path: Path) -> Iterator[tuple[Path, Phrase]]:
    """Those that repeat their card, which nobody may (TS-5.2), or do not go on where “I looked at the well:” leaves off."""
    if isinstance(part, m.StoryCard | m.Interaction | m.Item):
        texts = (part.text, *(passage.text for passage in part.passages))
        yield from _gist(part.gist, texts, (*path, "gist"))
        for place, passage in enumerate(part.passages):
            yield from _gist(passage.gist, texts, (*path, "passages", place, "gist"))
    elif hasattr(part, "passages"):
        for place, passage in enumerate(part.passages):
            if passage.gist is not None:
                yield (*path, "passages", place, "gist"), Phrase("mission-gist-untold")
    for inner, one in _inside(part):
        yield from _gists(one, (*path, inner))


def _gist(gist: Text | None, texts: Sequence[Text], path: Path) -> Iterator[tuple[Path, Phrase]]:
    if gist is None:
        return
    for language in LANGUAGES:
        told = gist[language]
        piece = max((repeated(told, text[language]) for text in texts), key=len)
        if piece:
            yield path, Phrase("mission-gist-quotes", {"piece": piece, "language": language})
        has_capital = told[:1].isupper() and _I.match(told) is None
        if has_capital or told[-1:] in ".!;:" or len(told.split()) > LONGEST_GIST:
            yield path, Phrase("mission-gist-form", {"most": LONGEST_GIST, "language": language})


# --- numbers in texts ---


def _numbers(pattern: re.Pattern[str], words: str) -> set[int]:
    return {int(number) for found in pattern.findall(words) for number in re.findall(r"\d+", found)}


def _other_numbers(text: Text) -> Iterator[Phrase]:
    """Where both languages name Items, or amounts of Azrak, and not the same."""
    for kind, patterns in (("item", _ITEMS), ("azrak", dict.fromkeys(LANGUAGES, _AZRAK))):
        es, en = (_numbers(patterns[language], text[language]) for language in ("es", "en"))
        if es and en and es != en:
            yield Phrase("mission-other-numbers", {"kind": kind, "es": _listed(es), "en": _listed(en)})


def _listed(numbers: set[int]) -> Listing:
    return Listing(tuple(sorted(numbers)), "and")


def _other_items(part: object, path: Path) -> Iterator[tuple[Path, Phrase]]:
    """Cards whose words name an Item that their instructions know nothing of, while these take one that no word names."""
    if isinstance(part, Struct) and hasattr(part, "text") and any(hasattr(part, name) for name in ("steps", "then")):
        yield from _items_of(part, path)
        return  # what stands on a card is the card's
    for inner, one in _inside(part):
        yield from _other_items(one, (*path, inner))


def _items_of(card: Any, path: Path) -> Iterator[tuple[Path, Phrase]]:
    own = getattr(card, "number", None) if isinstance(card, m.Item) else None
    steps = list(instructions_in(card))
    taken = {step.item for step in steps if isinstance(step, v.Take) and step.item is not None}
    known = {number for one in (*steps, *conditions_in(card)) if (number := getattr(one, "item", None)) is not None} | {own}
    found: list[tuple[Phrase, str]] = []
    for language in LANGUAGES:
        words = "\n".join(text[language] for _, text in texts(card, ()))
        named = _numbers(_ITEMS[language], words)
        strange, unsaid = named - known, taken - named
        orders = set() if taken else _numbers(_TAKEN[language], words) - known
        if strange and unsaid:
            why = Phrase("mission-other-items", {"said": _listed(strange), "taken": _listed(unsaid)})
        elif orders:
            why = Phrase("mission-untaken-items", {"said": _listed(orders)})
        else:
            continue
        found.append((why, language))
    if len(found) == 2 and found[0][0] == found[1][0]:
        found = [(found[0][0], "both")]
    for why, language in found:
        yield path, Phrase(why.key, {**why.args, "language": language})


# --- instructions ---


def _after_end(part: object, path: Path) -> Iterator[Path]:
    """The first instruction of each list that comes after the mission has ended."""
    if isinstance(part, tuple) and part and _is_instruction(part[0]):
        ended = next((place for place, step in enumerate(part) if _ends(step)), len(part))
        if ended + 1 < len(part):
            yield (*path, ended + 1)
    for inner, one in _inside(part):
        yield from _after_end(one, (*path, inner))


def _is_instruction(part: object) -> bool:
    return isinstance(part, Struct) and type(part).__struct_config__.tag_field == "do"


def _ends(step: Any) -> bool:
    """Whether the mission has ended after it, whatever was chosen and whatever holds."""
    match step:
        case v.End():
            return True
        case v.If() | v.May() | v.Spend():
            return any(map(_ends, step.then)) and any(map(_ends, step.otherwise))
        case v.Choose(_, options):
            return all(any(map(_ends, one.then)) for one in options) and any(one.when is None for one in options)
    return False


# --- what absent receptacles leave ---


def _unread_absences(head: m.Head, items: tuple[m.Item, ...]) -> Iterator[Slip]:
    """A green Item that lies with the group from the start is read by nobody: what it tells its taker to do is not done."""
    by_number = {item.number: item for item in items}
    for place, absence in enumerate(head.absences):
        item = by_number.get(absence.item or 0)
        if item is not None and item.colour == "green" and (item.steps or item.conflict):
            yield "head", ("absences", place), Phrase("mission-unread-absence", {"name": str(item.number)})
