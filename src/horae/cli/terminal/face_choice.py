"""Which face a game has in a terminal: its own, or the plain one."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from horae.cli.terminal.face import Face
from horae.cli.terminal.plain import PlainFace
from horae.core.game import AnyGame, Pack
from horae.packs.installed import Group

FACES = Group(
    "horae.faces",
    {
        "shipwreck": "horae.cli.terminal.shipwreck:ShipwreckFace",
        "echoes": "horae.cli.terminal.echoes:EchoesFace",
        "timestories": "horae.cli.terminal.timestories:TimeStoriesFace",
    },
)
"""How games look in a terminal, each made of a pack."""


def has_face(game: AnyGame) -> bool:
    return game.name in FACES.found()


def face_of(game: AnyGame, pack: Pack) -> Face:
    made = cast("Callable[[Pack], Face] | None", FACES.part(game.name))
    return PlainFace(game, pack) if made is None else made(pack)
