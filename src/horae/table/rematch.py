"""Another table for the same people: the records that lay it out as the finished one stood, with what that one left to it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct

from horae.core.game import AnyGame, State
from horae.core.speech import Text
from horae.table import decisions
from horae.table.records import AnyFact, Entered, HostPassed, Locked, Muted, Person, Record, Removed
from horae.table.table import Table

_NOBODY = "—"
"""Who was sent away is named nowhere at the next table."""


class NextPack(Struct, frozen=True):
    """The pack that is played next: its name, the hash of its files ("": it comes with its game), what the game loads it by."""

    id: str
    content: str
    source: str


def lay_rematch(table: Table, table_id: str, here: Collection[Person], when: int, pack: NextPack | None = None) -> list[Record]:
    """The same game and options, with another pack or this one as it was for this table. Everybody keeps their number; those
    who are here keep their seats, bots keep theirs, and a bot that stood in for someone who has gone gets the seat."""
    made: list[Record] = []
    chosen = pack or NextPack(table.pack.id, table.content, table.pack_source)
    fresh = Table(table_id, lambda name: table.game, lambda pack, content: chosen.source)

    def add(person: Person | None, fact: AnyFact) -> None:
        made.append(Record(len(made), when, person, None, fact))
        fresh.take(made[-1])

    assert table.play is not None
    game, options = table.game, _options(table, chosen)
    opener = _NOBODY if table.people[0].is_removed else table.people[0].name
    owner = "" if table.people[0].is_removed else table.people[0].identity
    known = carried(game, table.experience, table.play.state, table.pack.id, chosen.id)
    add(0, decisions.open_table(game, chosen.id, options, table.settings, opener, chosen.content, known, owner))
    for guest in table.people[1:]:
        add(None, Entered(_NOBODY, absent=True) if guest.is_removed else Entered(guest.name, identity=guest.identity))
    for person, guest in enumerate(table.people):
        if guest.is_removed and person == 0:
            add(0, Removed(person))
        elif guest.is_muted and not guest.is_removed:
            add(0, Muted(person, muted=True))
    if table.host != 0:
        add(table.host, HostPassed(table.host))
    if table.is_locked:
        add(0, Locked(locked=True))
    seated = {
        place.person: seat for seat, place in enumerate(table.places) if place.person is not None and place.person in here
    }
    if table.people[0].is_removed:
        pass  # by whoever looks after the table since
    elif 0 not in seated:
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


def carried(game: AnyGame, known: Mapping[str, Text], state: State, played: str, following: str) -> dict[str, Text]:
    """What people bring to the pack that follows: all that they came with, and what the finished game left them. Who plays
    the same pack once more has another try at it, and knows nothing of the first."""
    left = {} if following == played or state.result() is None else game.experience(state)
    return {**known, **left}


def _options(table: Table, pack: NextPack) -> dict[str, Any]:
    """Those of the finished table, but for what another pack cannot be played with."""
    allowed = table.game.about(table.game.load_pack(pack.source)).values
    return {
        name: value
        for name, value in table.options.items()
        if name != table.game.experience_option and value in allowed.get(name, (value,))
    }
