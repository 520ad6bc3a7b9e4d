"""What a store is made of: its relations, for both kinds of store and for the file that a backup is.

A relation that is not listed here is in no backup, so the stores make nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["text", "number", "time", "blob"]
Value: TypeAlias = "str | int | bytes | None"


class Column(NamedTuple):
    name: str
    kind: Kind
    is_optional: bool = False


class Relation(NamedTuple):
    name: str
    columns: tuple[Column, ...]
    key: tuple[str, ...]
    is_kept: bool = True
    """Whether a backup holds it."""


RECORD = Relation("record", (Column("table_id", "text"), Column("n", "number"), Column("body", "blob")), ("table_id", "n"))
"""The log of every table."""
ARCHIVE = Relation("archive", (Column("table_id", "text"), Column("body", "blob", is_optional=True)), ("table_id",))
"""Finished games; no body: still to be archived."""
PACK = Relation("pack", (Column("content", "text"), Column("body", "blob")), ("content",))
SECRET = Relation("secret", (Column("name", "text"), Column("value", "blob")), ("name",))
INTERVENTION = Relation(
    "intervention", (Column("table_id", "text"), Column("kind", "text"), Column("at", "time")), ("table_id", "kind")
)
"""What an operator did to a table, for servers to hear of: see `store.Intervention`."""
BLOCKED = Relation("blocked", (Column("network", "text"), Column("at", "time"), Column("ends", "time")), ("network",))
"""From where nobody is let in: see `blocks.Block`."""
IDENTITY = Relation("identity", (Column("identity", "text"), Column("n", "number"), Column("body", "blob")), ("identity", "n"))
"""Who somebody is at every table: a log for each, as tables have one. See `identity_log`."""
ATTENDED = Relation("attended", (Column("table_id", "text"),), ("table_id",))
"""The tables that servers look after also while nobody is connected: see `time_keeper`."""
WISH = Relation("wish", (Column("table_id", "text"), Column("name", "text"), Column("body", "blob")), ("table_id", "name"))
"""Who would be told about a table: see `notices`."""
NOTICE = Relation(
    "notice",
    (Column("table_id", "text"), Column("name", "text"), Column("at", "time"), Column("tries", "number")),
    ("table_id", "name"),
)
"""What they were told: see `outbox`."""
PULSE = Relation("pulse", (Column("id", "number"), Column("at", "time")), ("id",), is_kept=False)
"""One row that is written to find out whether the store can be written to."""
LIVED = Relation("lived", (Column("id", "number"), Column("ms", "time"), Column("at", "time")), ("id",), is_kept=False)
"""One row: the store's own clock, and where the machine's stood when it was last put on. See `quiet_tables`."""
QUIET = Relation(
    "quiet", (Column("table_id", "text"), Column("n", "number"), Column("since", "time")), ("table_id",), is_kept=False
)
"""When, by the store's own clock, a table was first seen with this number as its last."""

RELATIONS = (RECORD, ARCHIVE, PACK, SECRET, INTERVENTION, BLOCKED, IDENTITY, ATTENDED, WISH, NOTICE, PULSE, LIVED, QUIET)
KEPT = tuple(relation for relation in RELATIONS if relation.is_kept)


def schema(types: Mapping[Kind, str], suffixes: Mapping[str, str] | None = None) -> str:
    """The statements that make what is missing, with a kind of store's own types, and what it wants said after a relation."""
    made: list[str] = []
    for relation in RELATIONS:
        columns = [
            f"{column.name} {types[column.kind]}{'' if column.is_optional else ' not null'}" for column in relation.columns
        ]
        parts = ", ".join([*columns, f"primary key ({', '.join(relation.key)})"])
        made.append(f"create table if not exists {relation.name} ({parts}){(suffixes or {}).get(relation.name, '')};")
    return "\n".join(made)
