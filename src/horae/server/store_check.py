"""Whether a store is whole: what its database says of itself, and whether every log, archive and pack can be read from it.

Each table is read by itself, so that a check stops nobody who plays, and finds all that is damaged, not only
the first of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from horae.core.speech import Fault
from horae.packs import contents
from horae.server import catalogue
from horae.server.archive import DamagedArchive, open_archive
from horae.server.own_folder import OwnFolder
from horae.server.pack_folders import laid_out_in
from horae.server.relations import ARCHIVE, PACK, RECORD, Relation
from horae.server.store import StoreDown
from horae.server.store_desk import Desk, Unreadable, open_desk
from horae.server.stored_log import BadRecord, decode_all
from horae.table.records import Record, Started, content_of
from horae.table.resume import read_table
from horae.table.table import Table

Place: TypeAlias = Literal["store", "log", "table", "archive", "pack"]
Why: TypeAlias = Literal["says", "unreadable", "damaged", "missing", "no-pack", "broken", "positions"]


class Damage(Struct, frozen=True, omit_defaults=True, tag="damage"):
    """One thing that is not whole: where, what it is called there, and why it is not."""

    place: Place
    name: str
    why: Why
    detail: str = ""
    """In the database's own words."""
    record: int | None = None


class Checked(Struct, frozen=True, tag="checked"):
    """How much was looked at."""

    tables: int = 0
    records: int = 0
    archives: int = 0
    packs: int = 0
    other_rules: int = 0
    """Games that halt, or cannot be read any more, because what is installed is not what they were played with."""


Finding: TypeAlias = Damage | Checked


class _Log(NamedTuple):
    table: str
    found: list[Record]


class StoreCheck:
    """`deeply`: with the database's thorough check of itself, and every game played again by the rules."""

    def __init__(self, desk: Desk, deeply: bool) -> None:
        self._desk = desk
        self._deeply = deeply
        self._games = catalogue.everything()
        self._packs: set[str] = set()
        self._counts = dict.fromkeys(Checked.__struct_fields__, 0)

    def run(self) -> Iterator[Finding]:
        """All that is damaged, as it is found; at last how much was looked at."""
        for said in self._desk.own_check(self._deeply):
            yield Damage("store", "", "says", said)
        with OwnFolder() as own:
            yield from self._check_packs(Path(own.path))
            yield from self._check_logs(own.path)
        yield from self._check_archives()
        yield Checked(**self._counts)

    def _check_packs(self, folder: Path) -> Iterator[Damage]:
        for content, body in self._values("pack", PACK):
            if isinstance(body, Damage):
                yield body
                self._packs.add(content)  # it is there, and its tables are no more damaged than by that
                continue
            self._counts["packs"] += 1
            self._packs.add(content)
            try:
                files = contents.unpacked(body, content)
                if self._deeply:
                    contents.lay_out(files, folder / content)
            except contents.NotWhole:
                yield Damage("pack", content, "damaged")

    def _check_archives(self) -> Iterator[Damage]:
        for table, body in self._values("archive", ARCHIVE):
            if isinstance(body, Damage):
                yield body
                continue
            self._counts["archives"] += 1
            try:
                open_archive(body)
            except DamagedArchive:
                yield Damage("archive", table, "damaged")

    def _values(self, place: Place, relation: Relation) -> Iterator[tuple[str, bytes | Damage]]:
        for key in self._desk.keys(relation):
            if isinstance(key, Unreadable):
                yield "", Damage(place, key.where, "unreadable", key.why)
                continue
            try:
                body = self._desk.value(relation, key)
            except StoreDown as down:
                yield key, _unreadable(place, key, down)
            else:
                if body is not None:
                    yield key, body

    def _check_logs(self, folder: str) -> Iterator[Damage]:
        for table in self._desk.keys(RECORD):
            if isinstance(table, Unreadable):
                yield Damage("log", table.where, "unreadable", table.why)
                continue
            try:
                rows = self._desk.records(table)
                found = decode_all(row.body for row in rows)
            except StoreDown as down:
                yield _unreadable("table", table, down)
            except BadRecord as wrong:
                yield Damage("table", table, wrong.why, record=wrong.number)
            else:
                if found:  # else it has been erased meanwhile
                    self._counts["tables"] += 1
                    self._counts["records"] += len(found)
                    yield from self._check_table(_Log(table, found), folder)

    def _check_table(self, log: _Log, folder: str) -> Iterator[Damage]:
        content = content_of(log.found[0])
        if content and content not in self._packs:
            yield Damage("table", log.table, "no-pack", content)
        elif self._deeply:
            yield from self._replay(log, folder)

    def _replay(self, log: _Log, folder: str) -> Iterator[Damage]:
        try:
            table = read_table(log.table, log.found, self._games.game, laid_out_in(folder))
        except Fault:
            self._counts["other_rules"] += 1  # a game or a pack that is not installed here
        except Exception as wrong:  # whatever the records make of the rules
            yield Damage("table", log.table, "broken", type(wrong).__name__)
        else:
            if table.is_halted and table.play is not None and table.play.is_halted:
                if _are_the_rules_of(table, log.found):
                    yield Damage("table", log.table, "positions", record=_first_other(table))
                else:
                    self._counts["other_rules"] += 1


def _unreadable(place: Place, name: str, down: StoreDown) -> Damage:
    """Raises it again, if it is not that what is stored there is damaged."""
    if down.trouble != "damaged":
        raise down
    return Damage(place, name, "unreadable", down.why)


def _are_the_rules_of(table: Table, found: list[Record]) -> bool:
    """Whether the game was played by the very rules and cards that are installed, so that nothing may come out otherwise."""
    began = next(record.fact for record in found if isinstance(record.fact, Started))
    return (began.rules, began.pack_hash) == (table.game.rules_version, table.pack.hash)


def _first_other(table: Table) -> int | None:
    assert table.play is not None
    return table.play.unfollowed[0].n if table.play.unfollowed else None


def main() -> None:
    """A server's own check of its store, at its start, in a process that has time. The URL comes in; out goes a line for each
    finding."""
    from horae.server.bot_workers import LAST, lower

    lower(0, LAST)
    url = sys.stdin.readline().rstrip("\n")
    try:
        with open_desk(url) as desk:
            for found in StoreCheck(desk, deeply=False).run():
                print(msgspec.json.encode(found).decode(), flush=True)
    except Fault as wrong:
        print(msgspec.json.encode(Damage("store", "", "says", str(wrong))).decode(), flush=True)
