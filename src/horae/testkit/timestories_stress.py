"""A generated mission of the published size (107 story, 60 common and 60 personal cards), to put tools under load."""

from __future__ import annotations

from typing import Any

from horae.core.rng import Rng
from horae.testkit.timestories import Data, card, item, location, receptacle, text, trial_box

LOCATIONS, ITEMS, RECEPTACLES, MYSTERIES, INTERACTIONS = 13, 50, 6, 14, 8


def stress_mission(seed: int = 0) -> dict[str, Data]:
    """The files of the mission: many ways, many things, and two endings in the last place."""
    rng = Rng(seed, "stress")
    places = [_place(number, rng) for number in range(LOCATIONS)]
    people = [_person(number) for number in range(RECEPTACLES)]
    return {
        "pack": {
            "format": 1,
            "game": "timestories",
            "id": "stress",
            "title": text("Stress"),
            "profiles": ["midsummer-en", "midsummer-es"],
            "azrak": 26,
            "order": text("Find the last place."),
            "return": {
                "text": text("Return"),
                "lost": text("Lost"),
                "outcomes": [
                    {"id": "found", "text": text("Found"), "score": 20, "won": True},
                    {"id": "fled", "text": text("Fled"), "score": 5, "won": False},
                ],
            },
            "destiny": [-2, -1, 0, 0, 1, 2],
            "sealed": [
                {"id": "moon", "back": text("Moon"), "text": text("The moon turned")},
                {"id": "stars", "back": text("Stars"), "text": text("The stars turned")},
            ],
        },
        "prologue": {"prologue": [{"text": text(f"Prologue {number}")} for number in range(1, 7)]},
        "locations": {
            "maps": [
                {"id": f"map-{number}", "text": text(f"Map {number}"), "edges": [f"edge-{number}"]} for number in range(4)
            ],
            "locations": places,
        },
        "receptacles": {"receptacles": people},
        "items": {"items": [_item(number) for number in range(1, ITEMS + 1)]},
        "mysteries": {"mysteries": [_mystery(number) for number in range(1, MYSTERIES + 1)]},
        "tokens": {"tokens": [{"id": f"token-{number}", "name": text(f"Token {number}")} for number in range(6)]},
    }


def _place(number: int, rng: Rng) -> Data:
    last = number == LOCATIONS - 1
    cards = [_card(letter, number, rng) for letter in ("BCDE" if last else "BCDEF")]
    if last:
        cards[0] = card("B", {"do": "turn", "card": "moon"}, {"do": "end", "outcome": "found"})
        cards[1] = card("C", {"do": "turn", "card": "stars"}, {"do": "end", "outcome": "fled"})
    made = location(f"place-{number}", *cards, opened=number < 3)
    made["map"] = f"map-{number % 4}"
    made["a"]["steps"] = [{"do": "open", "location": f"place-{(number + 1) % LOCATIONS}"}, {"do": "reshuffle"}]
    return made


def _card(letter: str, number: int, rng: Rng) -> Data:
    """A card with something to do: things to take, tests, questions, conflicts, mysteries."""
    some_item = {"do": "take", "item": 1 + (number * 5 + "BCDEF".index(letter)) % ITEMS}
    kind = rng.below(6)
    if kind == 0:
        return card(letter, {"do": "draw_mystery"}, some_item)
    if kind == 1:
        ask = {"do": "may", "ask": text("Will you?"), "then": [{"do": "spend", "azrak": 1, "then": [some_item]}]}
        return card(letter, ask, {"do": "read", "interaction": 1 + rng.below(INTERACTIONS)})
    if kind == 2:
        box = trial_box(2 + rng.below(3), 1 + rng.below(3), success=[some_item], failure=[{"do": "lose", "azrak": 1}])
        return card(letter, tests=(box,), conflict={"kind": "personal"})
    if kind == 3:
        box = trial_box(3, 3, success=[{"do": "damage", "points": 2}], failure=[{"do": "lose", "azrak": 1}])
        return card(letter, tests=(box,), conflict={"kind": "group", "life": 4, "won": [some_item]})
    if kind == 4:
        options: list[Any] = [
            {"label": text("Left"), "then": [some_item]},
            {"label": text("Right"), "then": [{"do": "take", "token": f"token-{rng.below(6)}"}]},
        ]
        return card(letter, {"do": "choose", "ask": text("Which way?"), "options": options})
    box = trial_box(3 + rng.below(3), 1 + rng.below(3), success=[some_item], critical=[some_item, {"do": "gain", "azrak": 1}])
    return card(letter, tests=(box,))


def _item(number: int) -> Data:
    colour = ("green", "yellow", "red", "green", "white")[number % 5]
    by_colour: dict[str, list[Data]] = {"yellow": [{"do": "gain", "azrak": 1}], "red": [{"do": "reshuffle"}]}
    steps = by_colour.get(colour, [])
    return item(number, colour, *steps)


def _mystery(number: int) -> Data:
    kind = ("red", "yellow", "box", "panorama")[number % 4]
    return {"number": number, "kind": kind, "text": text(f"Mystery {number}")}


def _person(number: int) -> Data:
    attributes = (1 + number % 3, 1 + (number + 1) % 3, 1 + (number + 2) % 3)
    power = {"name": text("Power"), "text": text("A power"), "abilities": []}
    talks = [{"number": at, "text": text(f"Talk {at}")} for at in range(1, INTERACTIONS + 1)]
    return receptacle(f"person-{number}", attributes, 6, power=power, interactions=talks)
