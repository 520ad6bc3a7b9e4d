"""What each audience reads of a table, in their language, and the log that remains."""

from __future__ import annotations

import msgspec
import pytest

from horae import game
from horae.core.log import Replay, commitment, dump, load
from horae.core.speech import LANGUAGES
from horae.games.shipwreck.actions import FLIPS
from horae.table import decisions
from horae.table.records import Did, Record, Settings, Started
from horae.table.running_game import RunningGame
from horae.table.table import Table
from horae.testkit.offline_table import OfflineTable


def full_evening() -> OfflineTable:
    """Every kind of fact there is, and a game to the end."""
    offline = OfflineTable(settings=Settings(quiet=True))
    bruno = offline.enter("Bruno")
    clara = offline.enter("Clara")
    offline.ask(bruno, decisions.rename, "Bru")
    offline.ask(bruno, decisions.sit, 1)
    offline.ask(clara, decisions.sit, 2)
    offline.ask(0, decisions.seat_bot, 3, "random")
    offline.ask(0, decisions.unseat, 3)
    offline.ask(0, decisions.set_options, {"difficulty": "easy"}, Settings())
    offline.ask(bruno, decisions.ready, True)
    offline.ask(bruno, decisions.ready, False)
    offline.ask(bruno, decisions.ready, True)
    offline.ask(clara, decisions.ready, True)
    offline.ask(0, decisions.start, 11)
    seat = offline.deciding()[0]
    offline.do(seat, offline.legal(seat)[0])
    offline.ask(seat, decisions.ask_undo)
    offline.ask((seat + 1) % 3, decisions.answer_undo, False)
    offline.ask(seat, decisions.ask_undo)
    for other in offline.table.undo_waits_for(offline.here):
        offline.ask(other, decisions.answer_undo, True)
    offline.ask(1, decisions.say_text, "hola")
    offline.ask(1, decisions.stand_in, 1, "random")
    offline.ask(1, decisions.take_seat_back)
    offline.ask(2, decisions.stand, "random")
    offline.ask(2, decisions.sit, 2)
    offline.ask(2, decisions.stand, None)
    offline.ask(2, decisions.sit, 2)
    while offline.table.phase == "playing":
        offline.any_move()
    return offline


def test_what_is_done_to_people_and_seats_is_told_to_everybody() -> None:
    offline = OfflineTable().seated(3)
    eva, fay = offline.enter("Eva"), offline.enter("Fay")
    offline.ask(1, decisions.renew_link, "key", offline.table.people[1].keys[-1])
    offline.ask(2, decisions.stand, "random")
    offline.ask(eva, decisions.sit, 2)
    offline.ask(1, decisions.answer_seat, False)
    offline.ask(0, decisions.give_seat, 1, eva)
    offline.ask(1, decisions.answer_seat, True)
    for muted in (True, False):
        offline.ask(0, decisions.mute, fay, muted)
    offline.ask(0, decisions.remove, fay)
    for locked in (True, False):
        offline.ask(0, decisions.lock, locked)
    assert offline.lines(None)[-11:] == [
        "Bruno has a new link to their seat; the old ones no longer work.",
        "Clara stood up; Random carries on in their place.",
        "Eva would like to take over seat 3.",
        "The seat stays as it is.",
        "Ana would like Eva to take over seat 2.",
        "Eva takes over seat 2.",
        "Ana has asked Fay not to write in the chat.",
        "Fay can write in the chat again.",
        "Ana has sent Fay away from the table.",
        "Ana has closed the table: nobody new can come in.",
        "Ana has opened the table to newcomers again.",
    ]
    assert all(line and "{" not in line and "table-" not in line for line in offline.lines(None, "es"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_at_a_table_is_told_in_words(language: str) -> None:
    offline = full_evening()
    for seat in (None, 0, 1, 2):
        lines = offline.lines(seat, language)
        assert len(lines) > 30
        assert all(line and "{" not in line and "table-" not in line and "shipwreck-" not in line for line in lines)


def test_the_account_names_people_as_they_were_called_then() -> None:
    lines = full_evening().lines(None)
    assert lines[:6] == [
        "Ana opened the table.",
        "Bruno came to the table.",
        "Clara came to the table.",
        "Bruno is now called Bru.",
        "Bru sat down in seat 2.",
        "Clara sat down in seat 3.",
    ]
    assert "Bru sat down in seat 2." in lines
    assert "The last action was taken back." in lines
    assert "Clara stood up; Random carries on in their place." in lines


def test_only_who_drew_reads_what_was_drawn() -> None:
    offline = full_evening()
    public = offline.lines(None)
    assert not any(line.startswith("You drew") for line in public)
    drew = [seat for seat, name in enumerate(("Ana", "Bru", "Clara")) if any(f"{name} drew" in line for line in public)]
    assert len(drew) >= 2
    for seat in drew:
        assert any(line.startswith("You drew") for line in offline.lines(seat))


def test_after_taking_back_the_account_goes_on_from_the_position_there_is() -> None:
    offline = OfflineTable().seated(3)
    while len(offline.deciding()) < 2:
        offline.any_move()
    other = offline.deciding()[0]
    offline.do(other, FLIPS[3])
    offline.ask(other, decisions.ask_undo)
    offline.do(other, FLIPS[3])
    assert offline.lines(other)[-3] == offline.lines(other)[-1]


def test_a_table_read_from_its_records_is_the_table() -> None:
    offline = full_evening()
    again = offline.again()
    assert again.n == offline.table.n
    assert again.names("en") == offline.table.names("en")
    assert again.numbers == offline.table.numbers
    assert again.play is not None
    assert again.play.state.digest() == offline.digest()


def test_the_finished_log_is_a_file_that_verifies_against_the_commitment_shown_at_the_start() -> None:
    offline = full_evening()
    play = offline.table.play
    assert play is not None
    log = load(dump(play.log(offline.table.names("en")), play.state.result()))
    assert log.head.names == ("Ana", "Bru", "Clara")
    assert log.head.commitment == play.commitment == commitment(11)
    assert Replay(log, offline.table.game).final().digest() == offline.digest()


def test_a_running_game_of_other_rules_goes_on_where_those_installed_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    offline = OfflineTable().seated(2)
    offline.any_move()
    monkeypatch.setattr(type(offline.table.game), "rules_version", "shipwreck-999")
    twin = offline.again()
    assert not twin.is_halted
    assert twin.play is not None
    assert twin.play.state.digest() == offline.digest()
    assert twin.play.log(()).head.rules == "shipwreck-999"


def with_second_action(offline: OfflineTable, **changes: object) -> list[Record]:
    """The table's records as they would be had the second action been written down otherwise."""
    number = [record.n for record in offline.table.records if isinstance(record.fact, Did)][1]
    records = list(offline.table.records)
    records[number] = msgspec.structs.replace(records[number], fact=msgspec.structs.replace(records[number].fact, **changes))
    return records


def halted(records: list[Record]) -> RunningGame:
    table = Table("T", lambda name: game("shipwreck"))
    table.take_all(records)
    assert table.is_halted
    assert table.play is not None
    return table.play


@pytest.mark.parametrize(
    "change",
    [{"digest": "0" * 32}, {"action": {"do": "play", "fate": 0, "place": 99}}, {"action": {"do": "fly"}}],
    ids=["another position", "a move against the rules", "no move at all"],
)
def test_a_game_that_cannot_be_followed_halts_at_the_last_position_that_can(change: dict[str, object]) -> None:
    offline = OfflineTable().seated(2)
    offline.any_move()
    first = offline.digest()
    offline.any_move()
    offline.any_move()
    play = halted(with_second_action(offline, **change))
    assert (len(play.steps), play.actions, play.can_go_back) == (1, 3, True)
    assert play.state.digest() == first
    assert not any(play.legal)
    play.rewind(2, 99)
    assert (play.is_halted, any(play.legal)) == (True, False)
    play.rewind(1, 99)
    assert (play.is_halted, any(play.legal)) == (False, True)


def test_the_log_of_a_halted_game_is_whole_and_names_the_rules_it_began_under() -> None:
    offline = OfflineTable().seated(2)
    offline.any_move()
    offline.any_move()
    whole = offline.play.log(())
    records = with_second_action(offline, digest="0" * 32)
    began = next(record for record in records if isinstance(record.fact, Started))
    records[began.n] = msgspec.structs.replace(began, fact=msgspec.structs.replace(began.fact, rules="shipwreck-1"))
    log = halted(records).log(())
    assert (log.head.rules, len(log.entries)) == ("shipwreck-1", 2)
    assert [entry.action for entry in log.entries] == [entry.action for entry in whole.entries]


@pytest.mark.parametrize("digest", ["0" * 32, ""], ids=["another deal", "no word of the deal"])
def test_there_is_nothing_to_go_back_to_where_not_even_the_deal_is_known_to_be_the_same(digest: str) -> None:
    offline = OfflineTable().seated(2)
    offline.any_move()
    records = list(offline.table.records)
    for record in records:
        if isinstance(record.fact, Started):
            records[record.n] = msgspec.structs.replace(record, fact=msgspec.structs.replace(record.fact, digest=digest))
        if isinstance(record.fact, Did):
            records[record.n] = msgspec.structs.replace(record, fact=msgspec.structs.replace(record.fact, digest="0" * 32))
    assert not halted(records).can_go_back
