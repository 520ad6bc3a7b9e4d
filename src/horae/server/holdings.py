"""What a store holds about its tables and the people at them, and how somebody's own words are taken out of it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import groupby
from operator import attrgetter
from typing import Literal, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from horae.core.speech import Fault, Phrase
from horae.server.notices import push_names
from horae.server.relations import ARCHIVE, INTERVENTION, RECORD
from horae.server.store import CLOSED, Row
from horae.server.store_desk import Desk
from horae.server.stored_log import BadRecord, decode_all
from horae.table import records
from horae.table.records import AnyFact, Person, Record

ERASED_NAME = "—"
_DAY = 86_400_000
_HEARD = 3_600_000
"""Milliseconds after which every server that runs has heard of an intervention, and let the table go."""


class TableHolding(Struct, frozen=True):
    table: str
    game: str
    pack: str
    phase: Literal["lobby", "playing", "finished", "closed", "damaged"]
    people: int
    opened: int
    """Unix time in ms, as the next."""
    last: int
    records: int
    bytes: int


class PersonHolding(Struct, frozen=True):
    """Somebody at one table: who sits at two is there twice, because nothing stored says that they are the same."""

    table: str
    person: Person
    names: tuple[str, ...]
    """The name they go by now comes last."""
    entered: int
    last: int
    actions: int
    said: tuple[str, ...]


class NoSuchTable(Fault):
    def __init__(self, table: str) -> None:
        super().__init__(Phrase("admin-no-table", {"table": table}))


class NoSuchPerson(Fault):
    def __init__(self, table: str, person: Person) -> None:
        super().__init__(Phrase("admin-no-person", {"table": table, "person": person}))


class DamagedTable(Fault):
    def __init__(self, table: str, wrong: BadRecord) -> None:
        super().__init__(Phrase("admin-damaged", {"table": table, "record": wrong.number}))


def tables(desk: Desk) -> list[TableHolding]:
    """All of them, the one used last at the end."""
    finished = set(desk.tables_in(ARCHIVE))
    closed = set(desk.tables_in(INTERVENTION, CLOSED))
    found = [_table(table, rows, finished, closed) for table, rows in _by_table(desk)]
    return sorted(found, key=attrgetter("last"))


def _by_table(desk: Desk) -> Iterator[tuple[str, list[Row]]]:
    rows = (Row(*cast("tuple[str, int, bytes]", row.values)) for row in desk.rows((RECORD,)))
    for table, part in groupby(rows, attrgetter("table")):
        yield table, list(part)


def _table(table: str, rows: list[Row], finished: set[str], closed: set[str]) -> TableHolding:
    size = len(rows), sum(len(row.body) for row in rows)
    try:
        found = decode_all(row.body for row in rows)
    except BadRecord:
        return TableHolding(table, "—", "—", "damaged", 0, 0, 0, *size)
    facts = [record.fact for record in found]
    opened = facts[0]
    assert isinstance(opened, records.Opened)
    has_begun = any(isinstance(fact, records.Started) for fact in facts)
    return TableHolding(
        table,
        opened.game,
        opened.pack,
        "closed" if table in closed else "finished" if table in finished else "playing" if has_begun else "lobby",
        sum(isinstance(fact, records.Opened | records.Entered) for fact in facts),
        found[0].when,
        found[-1].when,
        *size,
    )


def abandoned(desk: Desk, days: float) -> list[Row]:
    """The last records of the tables at which nothing has happened for so long and no game was finished, the oldest first.
    A closed table is an operator's own affair."""
    before = time.time_ns() // 1_000_000 - int(days * _DAY)
    found = []
    for row in unfinished(desk):
        with suppress(msgspec.DecodeError, UnicodeError):  # what is damaged is somebody else's to look at
            found.append((records.decode(row.body).when, row))
    return [row for when, row in sorted(found) if when < before]


def unfinished(desk: Desk) -> list[Row]:
    """The last records of the tables at which no game was finished, and which no operator closed."""
    spared = {*desk.tables_in(ARCHIVE), *desk.tables_in(INTERVENTION, CLOSED)}
    return [row for row in desk.last_records() if row.table not in spared]


def prune_interventions(desk: Desk, now: int) -> None:
    desk.prune_interventions(now - _HEARD)


def expire(desk: Desk, days: float) -> int:
    """Erase what `abandoned` finds; how many tables that were. By what records say of themselves and the clock: an operator's
    word, who has seen how many it would be. Servers go by `quiet_tables`."""
    prune_interventions(desk, time.time_ns() // 1_000_000)
    return desk.forget(abandoned(desk, days))


def everyone(desk: Desk) -> list[PersonHolding]:
    return [person for table, rows in _by_table(desk) for person in people_in(table, rows)]


def people(desk: Desk, table: str) -> list[PersonHolding]:
    """Those at one table. Raises NoSuchTable."""
    return people_in(table, _rows(desk, table))


def person(desk: Desk, table: str, number: Person) -> PersonHolding:
    """Raises NoSuchTable and NoSuchPerson."""
    found = people(desk, table)
    if not 0 <= number < len(found):
        raise NoSuchPerson(table, number)
    return found[number]


def _rows(desk: Desk, table: str) -> list[Row]:
    rows = desk.records(table)
    if not rows:
        raise NoSuchTable(table)
    return rows


def people_in(table: str, rows: Iterable[Row]) -> list[PersonHolding]:
    """The same, of records that are at hand."""
    parts: list[list[Record]] = []
    for who, record in _with_person(_decoded(table, rows)):
        if who == len(parts):
            parts.append([])
        parts[who].append(record)
    return [_holding(table, who, part) for who, part in enumerate(parts)]


def _decoded(table: str, rows: Iterable[Row]) -> list[Record]:
    """Raises DamagedTable: of whose number is what nobody could say then."""
    try:
        return decode_all(row.body for row in rows)
    except BadRecord as wrong:
        raise DamagedTable(table, wrong) from None


def _holding(table: str, who: Person, part: list[Record]) -> PersonHolding:
    """Of somebody's own records: they entered with the first."""
    facts = [record.fact for record in part]
    return PersonHolding(
        table,
        who,
        tuple(fact.name for fact in facts if isinstance(fact, records.Opened | records.Entered | records.Renamed)),
        part[0].when,
        part[-1].when,
        sum(isinstance(fact, records.Did) for fact in facts),
        tuple(fact.text for fact in facts if isinstance(fact, records.Said)),
    )


def _with_person(found: Iterable[Record]) -> Iterator[tuple[Person, Record]]:
    """The records that are somebody's, each with whose. Entering is recorded before there is a number to record it by."""
    entered = 0
    for record in found:
        if isinstance(record.fact, records.Opened | records.Entered):
            yield entered, record
            entered += 1
        elif record.person is not None:
            yield record.person, record


def close_table(desk: Desk, table: str) -> None:
    _rows(desk, table)
    desk.close_table(table)


def erase_table(desk: Desk, table: str) -> None:
    _rows(desk, table)
    desk.erase_table(table)


def erase_person(desk: Desk, table: str, number: Person, wholly: bool = False) -> None:
    """Take their names and what they wrote out of the table's records, and of those of the tables where its people played on,
    to which their names went along; `wholly`: whose identity they are, too. What they did in the game stays: without it the
    others' game could not be replayed, and it says nothing of who did it."""
    person(desk, table, number)
    seen = set[str]()
    following: str | None = table
    while following is not None and following not in seen:
        seen.add(following)
        following = _erase_person(desk, following, number, wholly)


def _erase_person(desk: Desk, table: str, number: Person, wholly: bool) -> str | None:
    """Where the table's people played on, where people keep their numbers, if they did."""
    desk.drop_wishes(table, push_names(number))
    found = _decoded(table, desk.records(table))
    changed: dict[int, bytes] = {}
    of_person = {record.n for who, record in _with_person(found) if who == number}
    for record in found:
        erased = _without(record.fact, number if wholly else None, record.n in of_person)
        if erased != record.fact:
            changed[record.n] = records.encode(replace(record, fact=erased))
    if changed:
        desk.rewrite(table, changed)
    return next((record.fact.table for record in reversed(found) if isinstance(record.fact, records.Continued)), None)


def _without(fact: AnyFact, wholly: Person | None, is_theirs: bool) -> AnyFact:
    """A fact without what names somebody, if it is theirs."""
    if isinstance(fact, records.Identified):
        return replace(fact, identity="") if fact.person == wholly else fact
    if not is_theirs:
        return fact
    match fact:
        case records.Opened() | records.Entered():
            return replace(fact, name=ERASED_NAME, identity=fact.identity if wholly is None else "")
        case records.Renamed():
            return replace(fact, name=ERASED_NAME)
        case records.Said():
            return replace(fact, text=ERASED_NAME)
        case _:
            return fact
