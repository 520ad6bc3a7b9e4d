"""A table that is played over days, on a clock that is moved by hand."""

from __future__ import annotations

import pytest

from horae.games.shipwreck import actions as shipwreck
from horae.table import decisions, pace
from horae.table.records import Pace, Reminded, Settings, TimeRanOut
from horae.table.table import Declined
from horae.testkit.offline_table import OfflineTable

ANA, BRUNO = 0, 1
DAY = Pace(24)


class OverDays(OfflineTable):
    """Its clock stands still until hours pass, and then somebody looks after it."""

    def __init__(self, people: int = 2, game: str = "shipwreck", chosen: Pace | None = DAY) -> None:
        self.hours = 0.0
        super().__init__(game, settings=Settings(pace=chosen), now=lambda: 3600 * self.hours)
        self.seated(people)
        self.here = set()

    def pass_by(self, hours: float, *, looked_after: bool = True) -> list[Reminded | TimeRanOut]:
        self.hours += hours
        found = []
        while looked_after and (fact := pace.due(self.table, round(self.hours * pace.HOUR))) is not None:
            self.keep(None, fact)
            found.append(fact)
        assert self.again().clocks.waiting.keys() == self.table.clocks.waiting.keys()
        return found

    @property
    def awaited(self) -> int:
        (seat,) = pace.awaited(self.table)
        return seat


def test_one_reminder_then_a_bot_stands_in_and_whoever_comes_back_has_a_whole_decision_again() -> None:
    over = OverDays()
    late = over.awaited
    assert over.pass_by(17.9) == []
    assert over.pass_by(0.2) == [Reminded(late)], "a quarter of the time is left"
    assert over.pass_by(5.9) == []
    (fact,) = over.pass_by(0.2)
    assert isinstance(fact, TimeRanOut)
    assert over.table.places[late].bot == fact.bot is not None
    assert (over.pass_by(1000), over.table.bots_to_move()) == ([], [(late, fact.bot)])
    over.ask(late, decisions.take_seat_back)
    assert pace.ends(over.table, late) == round((over.hours + 24) * pace.HOUR)


def test_the_table_waits_where_it_chose_to_and_for_the_last_person_who_plays() -> None:
    waits = OverDays(chosen=Pace(24, "wait"))
    assert [type(fact) for _ in range(3) for fact in waits.pass_by(24)] == [Reminded, TimeRanOut]
    assert waits.table.places[waits.awaited].bot is None
    waits.any_move()
    assert waits.pass_by(23.9, looked_after=False) == []
    alone = OverDays()
    other = 1 - alone.awaited
    alone.ask(other, decisions.stand_in, other, "reader")
    assert alone.pass_by(18) + alone.pass_by(6) == [Reminded(alone.awaited), TimeRanOut(alone.awaited, None)]
    assert pace.goes_on_alone(alone.table)
    over = OverDays(chosen=None)
    assert over.pass_by(1000) == []
    assert not pace.goes_on_alone(over.table)


def test_nobody_is_stood_in_for_who_was_not_reminded_a_quarter_of_the_time_before() -> None:
    over = OverDays()
    over.pass_by(500, looked_after=False)
    assert over.pass_by(0) == [Reminded(over.awaited)], "no server was there to remind them"
    assert over.pass_by(5.9) == []
    assert [type(fact) for fact in over.pass_by(0.1)] == [TimeRanOut]


def test_talk_and_marks_win_nobody_time_and_an_undo_or_another_pace_starts_it_anew() -> None:
    over = OverDays()
    over.any_move()
    seat = over.awaited
    ends = pace.ends(over.table, seat)
    over.pass_by(10)
    over.ask(seat, decisions.say_text, "a moment")
    mark = next(one for one in over.play.state.asides(seat) if isinstance(one, shipwreck.FlipTiles))
    over.do(seat, mark)
    assert pace.ends(over.table, seat) == ends
    over.ask(ANA, decisions.set_pace, Pace(48))
    assert pace.ends(over.table, seat) == 58 * pace.HOUR
    with pytest.raises(Declined, match="already"):
        over.ask(ANA, decisions.set_pace, Pace(48))
    with pytest.raises(Declined):
        over.ask(BRUNO, decisions.set_pace, None)
    over.ask(ANA, decisions.set_pace, None)
    assert over.pass_by(1000) == []


def test_who_choose_at_once_have_each_their_own_time() -> None:
    over = OverDays(3, "echoes")
    while len(over.deciding()) < 3:
        over.any_move()
    first, second, third = over.deciding()
    over.pass_by(10)
    over.do(over.table.played()[first], over.legal(first)[0])
    assert pace.ends(over.table, second) == pace.ends(over.table, third) == 24 * pace.HOUR
    due = over.pass_by(8) + over.pass_by(6)
    assert [type(fact) for fact in due] == [Reminded, Reminded, TimeRanOut, TimeRanOut]
    assert over.table.player_of(first) is not None


def test_it_is_told_in_words_that_name_them() -> None:
    over = OverDays()
    late = over.awaited
    name = over.table.people[late].name
    over.pass_by(18)
    over.pass_by(6)
    told = over.lines(None)[-2:]
    assert told[0] == f"Only a quarter of {name}’s time is left."
    assert told[1].startswith(f"{name}’s time has run out; ")
    over.ask(ANA, decisions.set_pace, Pace(36, "wait"))
    assert over.lines(None, "es")[-1] == "Ana cambió el ritmo: 36 horas para cada decisión; después, la mesa espera."
