"""A table that was stored before seats could be given away, links renewed and people sent home still is what it was."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from horae.games import registry
from horae.table import decisions, records
from horae.table.records import Record, Started, UndoAsked
from horae.table.seating import Seating
from horae.table.table import Table

STORED = Path(__file__).parent / "stored_table.jsonl"
"""An evening of Shipwreck: an undo refused and later granted, a bot standing in, somebody sitting down on a bot's seat."""


def stored() -> list[Record]:
    """Its records, begun under the rules' version that is installed: what is asked here is what the other facts mean."""
    game = registry.game("shipwreck")
    found = [records.decode(line) for line in STORED.read_bytes().splitlines()]
    return [
        replace(one, fact=replace(one.fact, rules=game.rules_version, pack_hash=game.load_pack().hash))
        if isinstance(one.fact, Started)
        else one
        for one in found
    ]


def test_everybody_is_where_they_were_and_the_game_goes_on() -> None:
    table = Table("T", registry.game)
    table.take_all(stored())
    assert [place.person for place in table.places] == [0, 1, 3, 2, None]
    assert [guest.name for guest in table.people] == ["Ana", "Bru", "Clara", "Eva"]
    assert [guest.once_in for guest in table.people] == [0, 1, 3, 2]
    assert [guest.keys for guest in table.people] == [["0"]] * 4
    assert not table.settings.watchers
    assert table.phase == "playing"
    assert table.play is not None
    assert table.play.state.digest() == "1e32466e6c9cb21b27ff5db213009a65"
    here = {0, 1, 2, 3}
    asker = next(
        seat for seat in reversed(range(4)) if decisions.undo_offered(table, seat, table.have_word(here)) == "by_consent"
    )
    person = table.places[asker].person
    assert person is not None
    assert isinstance(decisions.ask_undo(table, person, here), UndoAsked)


def test_its_seats_are_read_without_its_game_too() -> None:
    seating = Seating()
    for record in stored():
        seating.seat(record)
    assert [place.person for place in seating.places[:5]] == [0, 1, 3, 2, None]
    assert seating.shows_game_to(1)
    assert not seating.shows_game_to(None)
