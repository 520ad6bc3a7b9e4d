"""A finished game kept as it was seen: every step as each seat and the public knew it, in every language.

A log can be replayed only by the rules it was played with. The archive is what stays readable when the rules have moved on.
"""

from __future__ import annotations

import time
import zlib
from typing import Literal

import msgspec
from msgspec import Struct

from horae.core.game import Seat
from horae.core.log import dump
from horae.core.speech import DEFAULT_LANGUAGE, LANGUAGES
from horae.packs import elsewhere
from horae.server.catalogue import Catalogue
from horae.server.log_entry import log_entry
from horae.server.pack_folders import laid_out_in
from horae.server.pictures import TablePictures
from horae.server.protocol.http_bodies import LogEntry, StoryView
from horae.server.replay import replay, replays
from horae.server.story import stories, story
from horae.table import records
from horae.table.resume import read_table
from horae.table.table import CannotResume, Table

FORMAT = 1


class ArchiveOrder(Struct, frozen=True):
    """The work order: a finished table's records."""

    table: str
    records: tuple[bytes, ...]
    packs: str = ""
    """The folder in which the packs that tables have kept are laid out."""
    picture_key: bytes = b""


class ReadOrder(Struct, frozen=True):
    """The work order of who wants to read a game: its archive, or the records that would make one."""

    game: bytes | ArchiveOrder
    wanted: Literal["log", "entry", "replay", "story"]
    seat: Seat | None = None
    language: str = DEFAULT_LANGUAGE
    table: str = ""
    """Whose archive it is, should that turn out to be damaged."""


class DamagedArchive(Exception):
    """It is not what was kept: it has to be made anew."""


class GameRead(Struct, frozen=True):
    body: bytes | None
    """Nothing, if the archive has no such seat or the game keeps no log of its own."""
    seconds: float
    """What it took."""


class Archive(Struct, frozen=True):
    format: int
    log: str
    """The log file."""
    replays: dict[str, dict[str, msgspec.Raw]]
    """By audience ("public", "0", "1", ...) and language: a ReplayView."""
    entries: dict[str, LogEntry] = {}
    """By language: what the game's log keeps of it, where the game has one."""
    stories: dict[str, StoryView] = {}
    """By language: the game retold, where it is."""


_decoder = msgspec.json.Decoder(Archive)


def make_archive(order: ArchiveOrder, games: Catalogue) -> bytes:
    table = _table(order, games)
    play = table.play
    assert play is not None
    if play.is_halted:
        raise CannotResume("other-rules")
    narration = games.narration_of(table.game)
    pictures = TablePictures(order.picture_key, table)
    seats = max([play.seats, *(step.seat + 1 for step in play.steps)])
    seen = replays(table, narration, pictures, (None, *range(seats)), LANGUAGES)
    kept: dict[str, dict[str, msgspec.Raw]] = {audience(seat): {} for seat, _ in seen}
    for (seat, language), made in seen.items():
        kept[audience(seat)][language] = msgspec.Raw(msgspec.json.encode(made))
    entries = {language: entry for language in LANGUAGES if (entry := log_entry(table, narration, language)) is not None}
    whole = Archive(FORMAT, log_file(table).decode(), kept, entries, stories(table, LANGUAGES))
    return zlib.compress(msgspec.json.encode(whole), 6)


def _table(order: ArchiveOrder, games: Catalogue) -> Table:
    found = [records.decode(row) for row in order.records]
    return read_table(order.table, found, games.game, laid_out_in(order.packs))


def read_game(order: ReadOrder, games: Catalogue) -> GameRead:
    since = time.process_time()
    body = _in_archive(order.game, order) if isinstance(order.game, bytes) else _in_records(order.game, order, games)
    return GameRead(body, time.process_time() - since)


def _in_archive(archive: bytes, order: ReadOrder) -> bytes | None:
    kept = open_archive(archive)
    if order.wanted == "log":
        return kept.log.encode()
    if order.wanted == "entry":
        entry = kept.entries.get(order.language)
        return None if entry is None else msgspec.json.encode(entry)
    if order.wanted == "story":
        told = kept.stories.get(order.language)
        return None if told is None else msgspec.json.encode(told)
    found = kept.replays.get(audience(order.seat), {}).get(order.language)
    return None if found is None else bytes(found)


def _in_records(game: ArchiveOrder, order: ReadOrder, games: Catalogue) -> bytes | None:
    table = _table(game, games)
    narration = games.narration_of(table.game)
    if order.wanted == "log":
        return log_file(table)
    if order.wanted == "entry":
        entry = log_entry(table, narration, order.language)
        return None if entry is None else msgspec.json.encode(entry)
    if order.wanted == "story":
        told = story(table, order.language)
        return None if told is None else msgspec.json.encode(told)
    pictures = TablePictures(game.picture_key, table)
    return msgspec.json.encode(replay(table, narration, pictures, order.seat, order.language))


def log_file(table: Table) -> bytes:
    """The game's log as the file that `horae replay` reads."""
    assert table.play is not None
    return dump(table.play.log(table.names(DEFAULT_LANGUAGE)), table.play.state.result())


def open_archive(body: bytes) -> Archive:
    """Raises DamagedArchive."""
    try:
        return _decoder.decode(elsewhere.unpacked(body))
    except (elsewhere.Garbled, elsewhere.CutShort, msgspec.DecodeError, UnicodeError, RecursionError):
        raise DamagedArchive from None


def audience(seat: Seat | None) -> str:
    return "public" if seat is None else str(seat)
