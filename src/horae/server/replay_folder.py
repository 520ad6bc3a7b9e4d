"""Log files of a folder, offered as tables to look back on: what whoever runs the server lays out for all to watch."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

from horae.core.log import BadLog, Log, Replay, load
from horae.core.speech import Fault, Phrase
from horae.packs import elsewhere
from horae.server.catalogue import Catalogue
from horae.server.pack_shelf import PackShelf
from horae.table.records import AnyFact, Did, Entered, Opened, Record, Sat, Settings, Started
from horae.table.table import Table

_KEPT = 8
_NO_NAME = "#{seat}"


class BadReplays(Fault):
    """The folder that was named is none."""

    def __init__(self, folder: str) -> None:
        super().__init__(Phrase("server-no-replays", {"folder": folder}))


class ReplayFolder:
    """Finds a log by its file's name without the ending. Only files that lie in the folder itself are there."""

    def __init__(self, folder: str, games: Catalogue, shelf: PackShelf, unfinished: bool = False) -> None:
        self._folder = Path(folder) if folder else None
        if self._folder is not None and not self._folder.is_dir():
            raise BadReplays(folder)
        self._games = games
        self._shelf = shelf
        self._unfinished = unfinished
        """Whether a log without an end is shown, from every seat."""
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def find(self, name: str) -> Table | None:
        """The table that the log tells of. Raises BadLog for one that does not hold."""
        if self._folder is None:
            return None
        file = next((file for file in self._folder.glob("*.jsonl") if file.stem == name), None)
        if file is None:
            return None
        if name not in self._tables:
            self._tables[name] = self._read(name, file)
            while len(self._tables) > _KEPT:
                self._tables.popitem(last=False)
        self._tables.move_to_end(name)
        return self._tables[name]

    def _read(self, name: str, file: Path) -> Table:
        try:
            log = load(elsewhere.read(file, elsewhere.MOST_LOG, file.parent))
        except elsewhere.Unfit as unfit:
            raise BadLog(1, "log-unreadable", why=unfit.phrase) from None
        head = log.head
        game = self._games.game(head.game)
        content = self._shelf.content_to_watch(head.game, head.pack)
        if content is None:
            raise BadLog(1, "log-no-pack", pack=head.pack)
        pack = game.load_pack(self._shelf.source(head.pack, content))
        if Replay(log, game, pack).final().result() is None and not self._unfinished:
            raise BadLog(len(log.entries) + 2, "log-unfinished")
        table = Table(name, self._games.game, self._shelf.source)
        table.take_all(records_of(log, content))
        return table


def records_of(log: Log, content: str) -> list[Record]:
    """What a table would have recorded of this game: who sat where, the start, and every action."""
    head = log.head
    names = [head.names[seat] if seat < len(head.names) else _NO_NAME.format(seat=seat + 1) for seat in range(head.seats)]
    facts: list[tuple[int, AnyFact]] = [(0, Opened(head.game, head.pack, head.options, Settings(), names[0], content))]
    for person, name in enumerate(names[1:], 1):
        facts += [(person, Entered(name)), (person, Sat(person))]
    facts.append((0, Started(head.seed, head.rules, head.pack_hash)))
    facts += [(entry.seat, Did(entry.seat, entry.action, entry.digest)) for entry in log.entries]
    return [Record(n, 0, person, None, fact) for n, (person, fact) in enumerate(facts)]
