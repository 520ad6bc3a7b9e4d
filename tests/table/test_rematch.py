"""Another table for the same people, laid as the finished one stood."""

from __future__ import annotations

import pytest

from horae.games import registry
from horae.table import decisions
from horae.table.records import Continued, Record
from horae.table.rematch import lay_rematch
from horae.table.table import Declined, Table
from horae.testkit.offline_table import OfflineTable


def finished(offline: OfflineTable) -> OfflineTable:
    while offline.table.phase != "over":
        offline.any_move()
    return offline


def laid(records: list[Record]) -> Table:
    table = Table("U", registry.game)
    table.take_all(records)
    return table


def seats(table: Table) -> list[int | str | None]:
    return [place.bot if place.person is None else place.person for place in table.places]


def test_people_keep_their_numbers_and_seats_and_the_options_stay() -> None:
    offline = OfflineTable(options={"difficulty": "total"}).seated(3)
    for person in (0, 1):
        offline.keep(None, decisions.identify(offline.table, person, f"of {person}"))
    told = len(offline.lines(None))
    fresh = laid(lay_rematch(finished(offline).table, "U", offline.here, 5))
    assert [fresh.person_with(identity) for identity in ("of 0", "of 1", "")] == [0, 1, None], "they are who they were"
    assert not any("of 0" in line for line in offline.lines(None)[told - 2 :])
    assert [guest.name for guest in fresh.people] == ["Ana", "Bruno", "Clara"]
    assert seats(fresh) == [0, 1, 2, None, None]
    assert fresh.options == offline.table.options
    assert fresh.phase == "lobby"
    assert not any(place.ready for place in fresh.places)


def test_bots_keep_their_seats_and_get_those_they_kept_warm_for_people_who_have_gone() -> None:
    offline = OfflineTable()
    offline.ask(0, decisions.sit, 3)
    bruno = offline.enter("Bruno")
    offline.ask(bruno, decisions.sit, 2)
    offline.ask(bruno, decisions.ready, True)
    offline.ask(0, decisions.seat_bot, 0, "random")
    offline.ask(0, decisions.start, 1)
    assert seats(offline.table)[:3] == ["random", bruno, 0], "the seats are closed up"
    offline.here.discard(bruno)
    offline.ask(0, decisions.stand_in, 1, "reader")
    finished(offline)
    fresh = laid(lay_rematch(offline.table, "U", offline.here, 5))
    assert seats(fresh) == ["random", "reader", 0, None, None]
    assert len(fresh.people) == 2, "who has gone can still come, and is known"


def test_who_opened_the_table_and_has_gone_holds_no_seat_at_the_next() -> None:
    offline = finished(OfflineTable().seated(2))
    fresh = laid(lay_rematch(offline.table, "U", {1}, 5))
    assert seats(fresh) == [None, 1, None, None, None]
    assert fresh.acting_host({1}) == 1


def test_it_is_laid_when_the_game_is_over_and_once() -> None:
    offline = OfflineTable().seated(2)
    with pytest.raises(Declined, match="the game isn’t over yet"):
        decisions.rematch(offline.table, "U")
    finished(offline)
    assert decisions.rematch(offline.table, "U") == Continued("U")
    offline.ask(1, lambda table, person: decisions.rematch(table, "U"))
    assert offline.table.next == offline.again().next == "U"
    assert offline.lines(None)[-1] == "Bruno has laid another table for everyone."
    with pytest.raises(Declined, match="another table has already been laid"):
        decisions.rematch(offline.table, "V")
