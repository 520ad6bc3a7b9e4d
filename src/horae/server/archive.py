"""A finished game kept as it was seen: every step as each seat and the public knew it, in every language.

A log can be replayed only by the rules it was played with. The archive is what stays readable when the rules have moved on.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from horae.core.game import Seat, State, for_seat
from horae.core.log import dump
from horae.core.narration import Narration
from horae.core.speech import DEFAULT_LANGUAGE, LANGUAGES
from horae.server import protocol as wire
from horae.server import views
from horae.server.catalogue import Catalogue
from horae.server.phrase_cache import words
from horae.table import records
from horae.table.running_game import RunningGame
from horae.table.table import Table

FORMAT = 1


class ArchiveOrder(Struct, frozen=True):
    """The work order: a finished table's records."""

    table: str
    records: tuple[bytes, ...]


class Archive(Struct, frozen=True):
    format: int
    log: str
    """The log file."""
    replays: dict[str, dict[str, msgspec.Raw]]
    """By audience ("public", "0", "1", ...) and language: a ReplayView."""


_decoder = msgspec.json.Decoder(Archive)


def read_table(table: str, rows: tuple[bytes, ...], games: Catalogue) -> Table:
    made = Table(table, games.game)
    made.take_all(records.decode(row) for row in rows)
    return made


def make_archive(order: ArchiveOrder, games: Catalogue) -> bytes:
    table = read_table(order.table, order.records, games)
    play = table.play
    assert play is not None
    narration = games.narration(table.game.name)
    seats = max([play.seats, *(step.seat + 1 for step in play.steps)])
    audiences: list[Seat | None] = [None, *range(seats)]
    replays = {
        audience(seat): {
            language: msgspec.Raw(msgspec.json.encode(replay(table, narration, seat, language))) for language in LANGUAGES
        }
        for seat in audiences
    }
    made = Archive(FORMAT, log_file(table).decode(), replays)
    return zlib.compress(msgspec.json.encode(made), 6)


def log_file(table: Table) -> bytes:
    """The game's log as the file that `horae replay` reads."""
    assert table.play is not None
    return dump(table.play.log(table.names(DEFAULT_LANGUAGE)), table.play.state.result())


def open_archive(body: bytes) -> Archive:
    return _decoder.decode(zlib.decompress(body))


def audience(seat: Seat | None) -> str:
    return "public" if seat is None else str(seat)


def replay(table: Table, narration: Narration, seat: Seat | None, language: str) -> wire.ReplayView:
    """The game so far, step by step, as one seat knew it."""
    play = table.play
    assert play is not None
    ended = play.state.result()
    names = table.names(language)
    return wire.ReplayView(
        table=table.id,
        game=table.game.name,
        pack=table.pack.id,
        seat=seat,
        names=tuple(names),
        finished=ended is not None,
        frames=tuple(_frames(table, play, narration, seat, language, names)),
        outcome=None if ended is None else views.outcome(ended, seat, play, narration, language, names),
    )


def _frames(
    table: Table, play: RunningGame, narration: Narration, seat: Seat | None, language: str, names: list[str]
) -> Iterator[wire.FrameView]:
    state = play.first.copy()
    view: Any = state.view(seat)
    teller = narration.Narrator(play.pack, view)
    yield _frame(0, None, None, (), view, table, play, state, narration, language, names)
    for number, step in enumerate(play.steps, 1):
        own = words(narration.move(step.action, view, play.pack), language, names) if step.seat == seat else None
        state.apply(step.seat, step.action)
        view = state.view(seat)
        told: list[wire.LineView] = []
        for event in for_seat(step.told, seat):
            phrase = teller.tell(event)
            said = "" if phrase is None else words(phrase, language, names)
            told.append(wire.LineView(number, "event", said, None, step.seat, event))  # type: ignore[arg-type]  # sent as its JSON
        yield _frame(number, step.seat, own, tuple(told), view, table, play, state, narration, language, names)


def _frame(
    n: int,
    actor: Seat | None,
    own: str | None,
    told: tuple[wire.LineView, ...],
    view: Any,
    table: Table,
    play: RunningGame,
    state: State,
    narration: Narration,
    language: str,
    names: list[str],
) -> wire.FrameView:
    now = words(narration.step(view, play.pack), language, names)
    parts = views.parts(table, narration, view, play.pack, language, names)
    return wire.FrameView(n, actor, own, told, view, now, state.deciding(), parts)
