"""A test box as it is printed (TS-7.1): what failure, critical success and success each give, in a few words.

Worded from the cells' instructions. Items go by their numbers, counters that lie open by their names; tokens, places, endings
and what depends on something are not named: a box says what to do, not what one will find.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias, TypeGuard

from msgspec import Struct

from horae.core.speech import LANGUAGES, Listing, Phrase, Sayable, Text, say
from horae.games.timestories import mission as m
from horae.games.timestories import vocabulary as v
from horae.games.timestories.compiler import WHO
from horae.games.timestories.pack import TimeStoriesPack

Counters: TypeAlias = Mapping[str, Text]
"""The names of those that lie open: what everybody sees may be said beforehand."""


class TestCells(Struct, frozen=True):
    """The three cells of a box. Where two are printed as one, both say the same (TS-E5)."""

    failure: Text
    critical: Text
    success: Text


@lru_cache(maxsize=16)
def cells_of(pack: TimeStoriesPack) -> dict[str, tuple[TestCells, ...]]:
    """The boxes of every card that has some, by the card's id."""
    counters = {one.id: one.name for one in pack.parts.counters if one.open}
    return {card: tuple(_box(box, counters) for box in tests) for card, tests in _cards(pack) if tests}


def _cards(pack: TimeStoriesPack) -> Iterator[tuple[str, Sequence[m.TestBox]]]:
    """Every card that may have tests."""
    for place in pack.parts.locations:
        yield f"{place.id}-a", place.a.tests
        for card in (*place.panorama, *place.reserve):
            yield f"{place.id}-{card.letter.lower()}", card.tests
    for item in pack.parts.items:
        yield f"item-{item.number}", item.tests
    for mystery in pack.parts.mysteries:
        yield f"mystery-{mystery.number}", mystery.tests
    for person in pack.parts.receptacles:
        yield f"{person.id}-recall", person.recall.tests
        for one in person.interactions:
            yield f"{person.id}-{one.number}", one.tests


def _box(box: m.TestBox, counters: Counters) -> TestCells:
    critical = box.success if box.critical is None else box.critical
    return TestCells(*(_cell(steps, counters) for steps in (box.failure, critical, box.success)))


def _cell(steps: Sequence[v.Instruction], counters: Counters) -> Text:
    """What the instructions say; an empty cell does nothing (TS-7.3)."""
    words = list(_words(steps, counters)) or [Phrase("timestories-cell-nothing")]
    certain = [one for place, one in enumerate(words) if one.key not in _VAGUE or one not in words[:place]]
    depends = Phrase("timestories-cell-depends")
    if depends in certain and len(certain) > 1:  # what is known comes first, and that there is more comes once
        certain.remove(depends)
        said = [
            say(Phrase("timestories-cell-rest-depends", {"what": ", ".join(say(one, language) for one in certain)}), language)
            for language in LANGUAGES
        ]
        return Text(*said)
    return Text(*(", ".join(say(one, language) for one in certain) for language in LANGUAGES))


def _words(steps: Sequence[v.Instruction], counters: Counters) -> Iterator[Phrase]:
    """The instructions in order; items that are taken together stand together."""
    items = tuple(step.item for step in steps if isinstance(step, v.Take) and step.item is not None)
    if items:
        yield Phrase("timestories-cell-take", {"items": Listing(items), "count": len(items)})
    for step in steps:
        if not (isinstance(step, v.Take) and step.item is not None):
            yield _counter(step, counters[step.counter]) if _is_open(step, counters) else _word(step)


_PLAIN: dict[type[v.Instruction], str] = {
    v.OpenLocation: "map",
    v.CloseLocation: "map",
    v.Cover: "map",
    v.DrawMystery: "mystery",
    v.RegainControl: "regain",
    v.StartConflict: "conflict",
    v.EndConflict: "conflict-ends",
    v.GoOn: "again",
    v.Reshuffle: "reshuffle",
    v.Replace: "panorama",
    v.Add: "panorama",
    v.TakeAway: "panorama",
    v.Move: "move",
    v.Say: "say",
    v.Count: "count",
    v.StartCountdown: "count",
    v.StopCountdown: "count",
    v.Answer: "answer",
    v.May: "choose",
    v.Choose: "choose",
    v.If: "depends",
    v.Turn: "sealed",
    v.OpenDeck: "deck",
    v.FreeUpdate: "update",
    v.End: "end",
}
"""What is said of an instruction whatever it names."""


_VAGUE = frozenset(f"timestories-cell-{word}" for word in ("depends", "count", "say", "map", "choose"))
"""What says no more when it is said again."""


def _word(step: v.Instruction) -> Phrase:
    match step:
        case v.Take():
            return Phrase("timestories-cell-token")
        case v.Read(interaction, _, _):
            return _read(interaction)
        case v.Gain() | v.Lose():
            return _amount("gain" if isinstance(step, v.Gain) else "lose", step.azrak, step.magick, who=step.who)
        case v.Spend():
            return _amount("pay", step.azrak, step.magick, who=step.by)
        case v.Stow(item, _) | v.Remove(item, _):
            key = "stow" if isinstance(step, v.Stow) else "remove"
            return Phrase(f"timestories-cell-{key}", {"item": "token" if item is None else str(item)})
        case v.Eject(who):
            return Phrase("timestories-cell-eject", {"who": _who(who)})
        case v.Damage(points, _):
            return Phrase("timestories-cell-damage", {"points": points})
        case v.Bonus(value):
            return Phrase("timestories-cell-bonus", {"value": f"{value:+d}"})
        case _:
            return Phrase(f"timestories-cell-{_PLAIN[type(step)]}")


def _counter(step: v.Count, name: Text) -> Phrase:
    if step.by is None:
        return Phrase("timestories-cell-counter-to", {"name": name, "value": step.to or 0})
    return Phrase("timestories-cell-counter-by", {"name": name, "by": f"{step.by:+d}".replace("-", "−")})


def _is_open(step: v.Instruction, counters: Counters) -> TypeGuard[v.Count]:
    return isinstance(step, v.Count) and step.counter in counters


def _read(interaction: int | None) -> Phrase:
    if interaction is None:
        return Phrase("timestories-cell-recall")
    return Phrase("timestories-cell-interaction", {"number": interaction})


def _amount(key: str, azrak: int, magick: int, who: str) -> Phrase:
    """So much Azrak or Magick, gained, lost or paid by someone."""
    parts: list[Sayable] = []
    if azrak or not magick:
        parts.append(Phrase("timestories-cell-azrak", {"azrak": azrak}))
    if magick:
        parts.append(Phrase("timestories-cell-magick", {"magick": magick}))
    return Phrase(f"timestories-cell-{key}", {"amount": Listing(tuple(parts)), "who": _who(who)})


def _who(who: str) -> str:
    """A receptacle is not named: it is somebody."""
    return who if who in (*WHO, "group") else "somebody"
