"""Which games a server offers, each with its narration."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from horae.core.game import BadSetup, Game
from horae.core.narration import Narration
from horae.games import registry
from horae.packs.builtin import content, pack_names


class Catalogue:
    def __init__(self, offered: Mapping[str, tuple[Game[Any], Narration]]) -> None:
        self._offered = dict(offered)

    def names(self) -> list[str]:
        return list(self._offered)

    def game(self, name: str) -> Game[Any]:
        return self._find(name)[0]

    def narration(self, name: str) -> Narration:
        return self._find(name)[1]

    def packs(self, name: str) -> list[str]:
        """The packs that may be played with: those that come with Horae, never a path of somebody's choosing."""
        return pack_names(name) if (content() / name).is_dir() else [self.game(name).load_pack().id]

    def _find(self, name: str) -> tuple[Game[Any], Narration]:
        if name not in self._offered:
            raise BadSetup("unknown-game", game=name, known=", ".join(self._offered))
        return self._offered[name]


def builtin() -> Catalogue:
    return Catalogue({name: (registry.game(name), registry.narration(name)) for name in registry.AT_TABLE})


@cache
def named(where: str) -> Catalogue:
    """The catalogue that the function at module:name makes."""
    module, _, attribute = where.partition(":")
    make: Callable[[], Catalogue] = getattr(import_module(module), attribute)
    return make()
