"""Faults planted in a whole mission, to see that the tools for writers find them; and the edit that a writer makes."""

from __future__ import annotations

from pathlib import Path

import yaml

from horae.packs.builtin import pack_folder
from horae.testkit.timestories import Data, item, text, trial_box

NEVER = "never"
"""The ending that is planted."""


def files_of(source: str) -> dict[str, Data]:
    """A mission's files as plain data, to plant something in."""
    folder = Path(str(pack_folder("timestories", source).root))
    return {file.stem: yaml.safe_load(file.read_text("utf-8")) for file in folder.glob("*.yaml")}


def plant_ending(files: dict[str, Data]) -> None:
    """An ending behind an item that nothing gives."""
    files["pack"]["return"]["outcomes"].append({"id": NEVER, "text": text("Never"), "score": 1, "won": True})
    files.setdefault("items", {"items": []})["items"].append(item(999))
    behind = {"do": "if", "when": {"kind": "item", "item": 999}, "then": [{"do": "end", "outcome": NEVER}]}
    first_card(files).setdefault("steps", []).insert(0, behind)


def plant_dead_end(files: dict[str, Data]) -> None:
    """A question whose yes closes every place."""
    closing = [{"do": "close", "location": place["id"]} for place in files["locations"]["locations"]]
    first_card(files).setdefault("steps", []).insert(0, {"do": "may", "ask": text("Close it all?"), "then": closing})


def plant_difficulty(files: dict[str, Data]) -> None:
    first_card(files).setdefault("tests", []).append(trial_box(40))


def edit(files: dict[str, Data]) -> None:
    """A card gives an Azrak more."""
    first_card(files).setdefault("steps", []).insert(0, {"do": "gain", "azrak": 1})


def first_card(files: dict[str, Data]) -> Data:
    """The first in the panorama of an open place that has room for a test."""
    place = next(place for place in files["locations"]["locations"] if place.get("open"))
    found: Data = next(one for one in place["panorama"] if len(one.get("tests", [])) < 6)
    return found
