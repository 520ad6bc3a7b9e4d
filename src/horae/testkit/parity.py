"""What a seat's view shows, as facts, and which of them the page does not tell whoever cannot see it.

A fact is a thing, by its name as the language calls it, with what the view says of it. It is told where one place of the
accessible tree names the thing and says all of that."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

View = Mapping[str, Any]
Fact = tuple[str, ...]
"""The name first, then what is said of it; numbers as they are written."""

NEAR = 14
"""So many lines of the tree, a person's or a card's place, are read as one."""


def missing(game: str, view: View, content: View, names: list[str], language: str, tree: str) -> list[Fact]:
    """The facts that are not told. `tree` is an aria snapshot of the table."""
    lines = [re.sub(r"\s+", " ", line) for line in tree.splitlines()]
    return [fact for fact in FACTS[game](view, content, names, language) if not _is_told(fact, lines)]


def _is_told(fact: Fact, lines: list[str]) -> bool:
    anchor, *values = (re.sub(r"\s+", " ", each) for each in fact)
    for at, line in enumerate(lines):
        if not _says(line, anchor):
            continue
        place = " ".join(lines[at : at + NEAR])
        if all(_says(place, value) for value in values):
            return True
    return False


def _says(text: str, words: str) -> bool:
    """A number or a name as a word of its own."""
    return re.search(rf"(?<!\w){re.escape(words.strip())}(?!\w)", text, re.IGNORECASE) is not None


def _shipwreck(view: View, content: View, names: list[str], language: str) -> Iterator[Fact]:
    cards = {card["id"]: card for card in content["arcana"]}
    powers = {power["id"]: power for power in content["powers"]}
    hours = {"es": "Las Horas", "en": "The Hours"}[language]
    yield (hours, str(view["score"]), str(view["doom"]))
    for spot in view["row"]:
        if spot["card"]:
            card = cards[spot["card"]]
            yield (card["name"], card["ability"].rstrip("."), str(spot["hours"]), str(spot["moons"]))
    for value in view["hand"]:
        yield ({"es": "Destino", "en": "Fate"}[language] + f" {value}",)
    deck = len(view["deck_unknown"]) + len(view["deck_bottom"]) + (1 if view["deck_top"] else 0)
    if view["deck_top"]:
        yield (cards[view["deck_top"]]["name"], str(deck), str(view["bag"]))
    for faded in view["faded"]:
        power = powers[cards[faded]["power"]]
        yield (power["name"], power["text"].rstrip("."))
    for person in view["people"]:
        yield (names[person["seat"]], *(str(value) for value in range(1, 8) if value not in person["flipped"]))


def _echoes(view: View, content: View, names: list[str], language: str) -> Iterator[Fact]:
    cards = {card["id"]: card["name"] for card in content["cards"]}
    sources = {source["id"]: source for source in content["sources"]}
    for source in view["sources"]:
        texts = sources[source["source"]]
        held = (names[source["holder"]],) if source["holder"] >= 0 and source["holder"] != view["seat"] else ()
        yield (texts["name"], *held, *(cards[card] for card in source["under"]), str(texts["fortify"]["vp"]))
    for person in view["people"]:
        name = names[person["seat"]]
        yield (name, str(person["score"]), str(person["vp"]), str(person["hand"]), str(person["size"]))
        rail = [cards[card] for tile in person["tiles"] for card in tile]
        if person["seat"] != view["seat"]:
            yield (name, *rail, *(cards[card] for card in person["brotherhood"]))
            continue
        for position, tile in enumerate(person["tiles"], 1):
            for card in tile:
                yield (str(position), cards[card])
        for card in person["brotherhood"]:
            yield (cards[card],)
    for card, price in zip(view["hand"], view["prices"], strict=True):
        yield (cards[card], *([str(price["position"])] if price["position"] else []))
    yield ({"es": "mazo", "en": "deck"}[language],)
    yield (str(view["deck"]), str(len(view["discard"])))
    yield (str(view["reserve"]),)


def _timestories(view: View, content: View, names: list[str], language: str) -> Iterator[Fact]:
    def read(text: Mapping[str, str] | None) -> str:
        return text[language] if text else ""

    if view["step"] == "over":
        return
    yield ({"es": "Vórtice", "en": "Vortex"}[language], str(view["vortex"]))
    yield ({"es": "Destino", "en": "Destiny"}[language], str(view["destiny"]))
    at_place = view["location"] is not None and view["step"] not in ("between", "dealing", "captain", "naming")
    for slot in view["panorama"] if at_place else ():
        holder = view["agents"][slot["holder"]] if slot["holder"] >= 0 else None
        yield (slot["letter"], read(slot["place"]), *([read(holder["name"])] if holder else []))
    for agent in view["agents"]:
        if agent["receptacle"]:
            yield (names[agent["seat"]], read(agent["name"]), str(agent["azrak"]))
    for own in view["own"]:
        for card in [own["card"], *own["read"]]:
            first = re.split(r"\n\n|\*\*", read(card["text"]))[0].strip() if card else ""
            if first:
                yield (first,)


FACTS: dict[str, Callable[[View, View, list[str], str], Iterator[Fact]]] = {
    "shipwreck": _shipwreck,
    "echoes": _echoes,
    "timestories": _timestories,
}
