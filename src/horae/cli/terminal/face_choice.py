"""Which face a game has in a terminal: its own, or the plain one."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from horae.cli.terminal.face import Face
from horae.cli.terminal.plain import PlainFace
from horae.core.game import AnyGame, Pack
from horae.packs.installed import named


def face_of(game: AnyGame, pack: Pack) -> Face:
    if game.face is None:
        return PlainFace(game, pack)
    return cast("Callable[[Pack], Face]", named(game.face))(pack)
