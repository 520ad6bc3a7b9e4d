"""Whose pack a folder holds, and what is wrong with a pack that can be read, whichever its game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import cast

from msgspec import Struct

from horae.core.game import AnyGame
from horae.packs import pictures
from horae.packs.installed import named
from horae.packs.reader import BadPack, Folder

HEAD = "pack.yaml"


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
    if game.lint is not None:
        found += cast("Callable[[Folder], list[BadPack]]", named(game.lint))(folder)
    return found
