"""Whose pack a folder holds, and what is wrong with it, whichever its game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import cast

from msgspec import Struct

from horae.core.game import AnyGame
from horae.packs import pictures
from horae.packs.installed import Group
from horae.packs.reader import BadPack, Faults, Folder, ForgivingFolder

HEAD = "pack.yaml"
LINTS = Group(
    "horae.lints",
    {
        "shipwreck": "horae.authoring.shipwreck_lint:lint",
        "echoes": "horae.authoring.echoes_lint:lint",
        "timestories": "horae.authoring.missions.lint:faults",
    },
)
"""What a game's pack that can be read is looked over by."""


class _Which(Struct):
    """The one field of pack.yaml that says whose pack it is; the game reads the rest."""

    game: str


def game_of(folder: Folder, known: Collection[str]) -> str:
    """The game that the pack is for, one of those. Raises BadPack."""
    file = folder.document(HEAD)
    found = file.decode(_Which).game
    if found not in known:
        raise file.fault(("game",), "pack-unknown-game", found=found, known=", ".join(known))
    return found


def faults(game: AnyGame, folder: Folder) -> list[BadPack]:
    """What the game's own lint finds, and what is wrong with the pictures."""
    found = pictures.faults(folder)
    look = cast("Callable[[Folder], list[BadPack]] | None", LINTS.part(game.name))
    return found if look is None else [*found, *look(folder)]


def every_fault(folder: Folder, games: Mapping[str, AnyGame]) -> list[BadPack]:
    """All that is wrong with a pack, of all its files at once, as far as it can be told."""
    forgiving = ForgivingFolder(folder)
    try:
        found = faults(games[game_of(forgiving, games)], forgiving)
    except BadPack as wrong:
        found = [wrong]
    return Faults((*forgiving.faults, *forgiving.not_caused_here(found))).all
