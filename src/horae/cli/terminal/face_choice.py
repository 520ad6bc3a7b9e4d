"""Which face a game has in a terminal: its own, or the plain one."""

from __future__ import annotations

from typing import Any

from horae.cli.terminal.face import Face
from horae.cli.terminal.plain import PlainFace
from horae.core.game import Game
from horae.packs.installed import named


def face_of(game: Game[Any], pack: Any) -> Face:
    if game.face is None:
        return PlainFace(game, pack)
    made: Face = named(game.face)(pack)
    return made
