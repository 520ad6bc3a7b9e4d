"""Another table for the same people: the records that lay it out as the finished one stood."""

from __future__ import annotations

from collections.abc import Collection

from horae.table import decisions
from horae.table.records import AnyFact, Entered, Locked, Muted, Person, Record, Removed
from horae.table.table import Table


def lay_rematch(table: Table, table_id: str, here: Collection[Person], when: int) -> list[Record]:
    """The same game, pack (as it was for this table) and options. Everybody keeps their number; those who are here keep their
    seats, bots keep theirs, and a bot that stood in for someone who has gone gets the seat."""
    made: list[Record] = []
    fresh = Table(table_id, lambda name: table.game, lambda pack, content: table.pack_source)

    def add(person: Person | None, fact: AnyFact) -> None:
        made.append(Record(len(made), when, person, None, fact))
        fresh.take(made[-1])

    opener = table.people[0].name
    add(0, decisions.open_table(table.game, table.pack.id, table.options, table.settings, opener, table.content))
    for guest in table.people[1:]:
        add(None, Entered(guest.name))
    for person, guest in enumerate(table.people):
        if guest.is_removed:
            add(0, Removed(person))
        elif guest.is_muted:
            add(0, Muted(person, muted=True))
    if table.is_locked:
        add(0, Locked(locked=True))
    seated = {
        place.person: seat for seat, place in enumerate(table.places) if place.person is not None and place.person in here
    }
    if 0 not in seated:
        add(0, decisions.stand(fresh, 0, None))
    elif seated[0] != 0:
        add(0, decisions.sit(fresh, 0, seated[0], here))
    for person, seat in seated.items():
        if person != 0:
            add(person, decisions.sit(fresh, person, seat, here))
    for seat, place in enumerate(table.places):
        if place.bot is not None and seat not in seated.values():
            host = fresh.acting_host(here)
            add(host, decisions.seat_bot(fresh, host, seat, place.bot, here))
    return made
