"""What a game's own log keeps of a finished game (the Mission Log of TIME Stories), as one language reads it, with its date."""

from __future__ import annotations

from datetime import UTC, datetime

from horae.core.narration import AnyNarration, Logged
from horae.core.speech import say
from horae.server.protocol.http_bodies import EntryLine, LogEntry
from horae.table.table import Table


def log_entry(table: Table, narration: AnyNarration, language: str) -> LogEntry | None:
    """None where the game is not over or keeps no log."""
    play = table.play
    ended = None if play is None else play.state.result()
    if play is None or ended is None or not isinstance(narration, Logged):
        return None
    when = table.records[play.steps[-1].n].when if play.steps else 0
    date = datetime.fromtimestamp(when / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC") if when else ""
    names = table.names(language)
    left = tuple(table.game.experience(play.state).values())
    told = narration.entry(ended, play.pack, table.options, names[: play.seats], date, left)
    lines = tuple(EntryLine(say(name, language, names), say(words, language, names)) for name, words in told)
    return LogEntry(table.id, table.game.name, table.pack.id, when, lines)


def as_text(entry: LogEntry) -> str:
    return "".join(f"{line.name}: {line.words}\n" for line in entry.lines)
