"""Which packs a server offers, besides those that come with its games: found in the folders it was given, read and linted
at the start; and where the files of a pack are that a table was begun with.

The files of a pack that somebody plays are kept in the store under the hash of what they hold, and laid out in a folder of
this process to be read from. So a table goes on with the pack it began with, whatever becomes of the folder it came from.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from horae.authoring.pack_lint import HEAD, faults, game_of
from horae.core.speech import Fault, Phrase, Sayable
from horae.packs import contents
from horae.packs.reader import BadPack, Folder
from horae.server.catalogue import Catalogue
from horae.server.own_folder import OwnFolder
from horae.server.pack_folders import laid_out_in
from horae.server.store import Store
from horae.server.store_client import StoreClient

_log = logging.getLogger("horae")
_MOST_TOLD = 20
"""Of what is wrong with one pack, in the server's log."""


class BadShelf(Fault):
    """The folders that were named cannot be offered."""

    def __init__(self, key: str, /, **args: Sayable) -> None:
        super().__init__(Phrase(key, args))


class ShelvedPack(Struct, frozen=True):
    """A pack of one of the folders, as it was when the server started."""

    game: str
    id: str
    content: str
    origin: str
    """The folder it was found in."""


class PackShelf:
    def __init__(self, folders: Sequence[str], games: Catalogue) -> None:
        self._games = games
        self._packs: dict[tuple[str, str], ShelvedPack] = {}
        self._flawed: dict[tuple[str, str], ShelvedPack] = {}
        """Those that can be read but have faults: not offered, but logs of them can be watched, which may show the fault."""
        self._stored: set[str] = set()
        """The contents that the store is known to have."""
        self._own = OwnFolder()
        self.folder = self._own.path
        self.source = laid_out_in(self.folder)
        try:
            for origin in dict.fromkeys(path for folder in folders for path in _pack_folders(folder)):
                self._shelve(origin)
        except Fault:
            self.close()
            raise

    def close(self) -> None:
        self._own.close()

    def refresh(self, origin: Path) -> str:
        """Take in what lies in that folder now, in the place of what did before; the pack's id, or nothing if it is broken."""
        origin = origin.resolve()
        self._packs = {key: pack for key, pack in self._packs.items() if pack.origin != str(origin)}
        self._flawed = {key: pack for key, pack in self._flawed.items() if pack.origin != str(origin)}
        self._shelve(origin)
        return next((pack.id for pack in self._packs.values() if pack.origin == str(origin)), "")

    # --- at the start ---

    def _shelve(self, origin: Path) -> None:
        """Take the pack in that folder in; one that is broken is told of and left out."""
        try:
            found = self._read(Folder(origin, str(origin)))
        except BadPack as wrong:
            _log.warning("%s", wrong)
            return
        if found is None:
            return
        key = (found.game, found.id)
        if found.id in self._games.packs(found.game):
            raise BadShelf("server-pack-is-built-in", pack=found.id, folder=found.origin)
        if key in self._packs:
            raise BadShelf("server-pack-twice", pack=found.id, one=self._packs[key].origin, other=found.origin)
        self._packs[key] = found

    def _read(self, folder: Folder) -> ShelvedPack | None:
        game = self._games.game(game_of(folder, self._games.names()))
        files = contents.gather(folder)
        game.load_pack(folder.name)
        content = contents.content_of(files)
        pack = game.load_pack(self._lay_out(files, content))
        found = ShelvedPack(game.name, pack.id, content, folder.name)
        wrong = faults(game, folder)
        for fault in wrong[:_MOST_TOLD]:
            _log.warning("%s", fault)
        if len(wrong) > _MOST_TOLD:
            _log.warning("%s: %d more; horae pack lint tells them all", folder.name, len(wrong) - _MOST_TOLD)
        if wrong:
            self._flawed[game.name, pack.id] = found
            return None
        return found

    def _lay_out(self, files: contents.Files, content: str) -> str:
        place = Path(self.folder, content)
        if not place.is_dir():
            contents.lay_out(files, place)
        return str(place)

    # --- what there is ---

    def packs(self, game: str) -> list[str]:
        """The names of the packs that a game can be played with: its own first."""
        return [*self._games.packs(game), *(pack for of, pack in self._packs if of == game)]

    def content(self, game: str, pack: str) -> str:
        """The hash of the pack's files as they are now offered; nothing for a pack that comes with its game."""
        found = self._packs.get((game, pack))
        return "" if found is None else found.content

    def content_to_watch(self, game: str, pack: str) -> str | None:
        """The same, also of a pack that is not offered for its faults; None if there is no such pack."""
        if pack in self.packs(game):
            return self.content(game, pack)
        flawed = self._flawed.get((game, pack))
        return None if flawed is None else flawed.content

    # --- what tables keep ---

    async def keep(self, content: str, store: StoreClient) -> None:
        """Have the files in the store before a table is begun with them."""
        if content and content not in self._stored:
            files = contents.gather(Folder(Path(self.folder, content), content))
            await store.call(Store.put_pack, content, contents.packed_up(files))
            self._stored.add(content)

    async def fetch(self, content: str, store: StoreClient) -> None:
        """Have the files laid out, if the store has them; who then looks for them in vain says so."""
        if not contents.is_content(content) or Path(self.folder, content).is_dir():
            return
        body = await store.call(Store.get_pack, content)
        if body is None:
            return
        try:
            self._lay_out(contents.unpacked(body, content), content)
        except contents.NotWhole:
            _log.error("the stored pack %s is not what it was, and is not used", content)
        else:
            self._stored.add(content)


def _pack_folders(folder: str) -> Iterator[Path]:
    """The folder itself if it is a pack, else the packs in it."""
    root = Path(folder)
    if not root.is_dir():
        raise BadShelf("server-no-missions", folder=folder)
    if (root / HEAD).is_file():
        yield root.resolve()
        return
    found = sorted(inner.resolve() for inner in root.iterdir() if (inner / HEAD).is_file())
    if not found:
        raise BadShelf("server-empty-missions", folder=folder)
    yield from found
