"""Reading a table from its records, whatever has become of the rules since: under those installed if they come to the same
positions, else under those it began with if they are kept. If neither, the table is there and its game halts.
"""

from __future__ import annotations

from collections.abc import Sequence

from horae.games import registry
from horae.table.records import Record, Started
from horae.table.table import FindGame, FindPack, Table, by_name


def read_table(table_id: str, records: Sequence[Record], find_game: FindGame, find_pack: FindPack = by_name) -> Table:
    """Raises what is wrong with the records, or with what they name."""
    table = Table(table_id, find_game, find_pack)
    table.take_all(records)
    if table.play is None or not table.play.is_halted:
        return table
    began = next(record.fact.rules for record in records if isinstance(record.fact, Started))
    kept = registry.earlier(table.game, began)
    if kept is None:
        return table
    older = Table(table_id, lambda name: kept, find_pack)
    older.take_all(records)
    return table if older.play is None or older.play.is_halted else older
