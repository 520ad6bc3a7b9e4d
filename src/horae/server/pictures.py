"""A pack's pictures at a table: under names that tell nothing, told only to who may see what they show.

A picture's name on the wire is made of the table and the picture with a key that only the server has. It cannot be guessed,
so whoever knows it was told; and told is what belongs to the view that a seat has, and what lies open from the start.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

from horae.core.game import AnyGame, View
from horae.packs import pictures
from horae.packs.builtin import pack_folder
from horae.packs.reader import BadPack, Folder
from horae.table.table import Table

POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""What a picture may do in a browser, wherever it is opened: be drawn."""
_NAME_BYTES = 18


def folder_of(game: str, source: str) -> Folder | None:
    """The folder that a game's pack is loaded from; none for a pack that somebody's game has elsewhere."""
    try:
        return pack_folder(game, source)
    except BadPack:
        return None


def cover_of(game: str, source: str) -> bytes | None:
    """The cover of a pack, which anyone may see."""
    folder = folder_of(game, source)
    return None if folder is None else _read(folder, pictures.COVER)


def _read(folder: Folder, name: str) -> bytes | None:
    try:
        return pictures.picture(folder, name)
    except (BadPack, OSError):
        return None


class TablePictures:
    """The pictures of one table's pack, and which of them a view shows."""

    def __init__(self, key: bytes, table: Table) -> None:
        self._game: AnyGame = table.game
        self._folder = folder_of(table.game.name, table.pack_source)
        names = () if self._folder is None else tuple(pictures.pictures(self._folder))
        self._names = {_sign(key, table.id, name): name for name in names}
        self._places = {name: f"/api/tables/{table.id}/pictures/{secret}" for secret, name in self._names.items()}
        opened = (pictures.COVER, *table.game.open_pictures(table.pack))
        self._open = {name: self._places[name] for name in opened if name in self._places}

    @property
    def cover(self) -> str:
        """Where the cover is; nothing if there is none."""
        return self._open.get(pictures.COVER, "")

    def shown(self, view: View) -> dict[str, str]:
        """Where the pictures are that who has this view may see, by their names."""
        if not self._places:
            return {}
        shown = {name: self._places[name] for name in self._game.shown_pictures(view) if name in self._places}
        return self._open | shown

    def find(self, secret: str) -> bytes | None:
        """The picture that goes by this name at the table."""
        name = self._names.get(secret)
        return None if name is None or self._folder is None else _read(self._folder, name)


def _sign(key: bytes, table: str, name: str) -> str:
    made = hmac.digest(key, f"{table} {name}".encode(), sha256)
    return urlsafe_b64encode(made[:_NAME_BYTES]).decode()
