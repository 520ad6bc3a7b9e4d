"""What is stored about somebody at a table, read and erased in a process of its own: however long the log is, nobody who plays
waits for it."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Literal, TypeAlias

from msgspec import Struct

from horae.server import holdings
from horae.server.identity import Tokens
from horae.server.store_desk import open_desk
from horae.server.stored_log import BadRecord, decode_all
from horae.table.records import Person
from horae.table.seating import Seating

Refused: TypeAlias = Literal["unknown-table", "damaged", "bad-token", "old-link"]


class OwnOrder(Struct, frozen=True):
    """The work order of whoever brings this token."""

    store: str
    """Its URL."""
    table: str
    token: str
    secret: bytes
    """By which the token is known to be ours."""
    erases: bool = False
    """Their names and words are to be gone first."""


class OwnFound(Struct, frozen=True):
    about: holdings.PersonHolding | Refused
    seconds: float
    """What it took."""
    why: str = ""
    """What is damaged, for whoever runs the server."""


class AllOrder(Struct, frozen=True):
    """The work order of whoever has this identity: at these tables they are these people."""

    store: str
    identity: str
    seats: tuple[tuple[str, Person], ...]
    erases: bool = False
    """At the end nothing that names them is to be left, and the identity itself gone."""


class AllFound(Struct, frozen=True):
    about: tuple[holdings.PersonHolding, ...]
    seconds: float


def look_all_up(order: AllOrder) -> AllFound:
    """Raises StoreDown. A table that is gone, or so damaged that nobody can say whose is what there, is passed over."""
    since = time.process_time()
    found = []
    with open_desk(order.store) as desk:
        for table, person in order.seats:
            with suppress(holdings.NoSuchTable, holdings.NoSuchPerson, holdings.DamagedTable):
                if order.erases:
                    holdings.erase_person(desk, table, person, wholly=True)
                else:
                    found.append(holdings.person(desk, table, person))
        if order.erases:
            desk.erase_identity(order.identity)
    return AllFound(tuple(found), time.process_time() - since)


def look_up(order: OwnOrder) -> OwnFound:
    """Raises StoreDown."""
    since = time.process_time()
    why = ""
    about: holdings.PersonHolding | Refused
    try:
        about = _look_up(order)
    except BadRecord as wrong:
        about, why = "damaged", wrong.told
    return OwnFound(about, time.process_time() - since, why)


def _look_up(order: OwnOrder) -> holdings.PersonHolding | Refused:
    with open_desk(order.store) as desk:
        rows = desk.records(order.table)
        if not rows:
            return "unknown-table"
        seating = Seating()
        for record in decode_all(row.body for row in rows):
            seating.seat(record)
        bearer = Tokens(order.secret).read(order.token, order.table, seating)
        if bearer is None or bearer.state == "old":
            return "bad-token" if bearer is None else "old-link"
        if order.erases:
            holdings.erase_person(desk, order.table, bearer.person)
            rows = desk.records(order.table)
        return holdings.people_in(order.table, rows)[bearer.person]
