"""A store that is filled with long logs before a server starts on it."""

from __future__ import annotations

import time
from pathlib import Path

from horae import game
from horae.server.identity import SECRET_BYTES, Tokens
from horae.server.sqlite import SqliteStore
from horae.server.store import Row
from horae.table import decisions, records
from horae.table.records import AnyFact, Record, Said, Settings

DAYS_AGO = 100


def fill(path: Path, name: str, tables: int, lines: int) -> str:
    """So many tables of that name and a number, with so many lines each, a hundred days old; the token of who wrote the
    lines of the first."""
    store = SqliteStore(str(path))
    store.open()
    rules = game("shipwreck")
    opened = decisions.open_table(rules, rules.load_pack().id, {}, Settings(), "Ana")
    when = time.time_ns() // 1_000_000 - DAYS_AGO * 86_400_000
    text = Said("Somebody says something of the usual length about the game, which goes on for a while. ")
    for table in range(tables):
        facts: list[AnyFact] = [opened, *[text] * lines]
        body = [Record(n, when, 0, f"{table:08}-{n:08}", fact) for n, fact in enumerate(facts)]
        store.append([Row(f"{name}{table:05}", record.n, records.encode(record)) for record in body])
    token = Tokens(store.secret("tokens", bytes(SECRET_BYTES))).make(f"{name}00000", 0)
    store.close()
    return token
