"""The coach: what stands ruled out on each number line, why, and what would mark it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from horae.bots.coach import Hint
from horae.bots.registry import bot_class
from horae.bots.shipwreck.coach import Coach
from horae.core.game import Heard, for_seat
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, Phrase, say
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.game import Shipwreck
from horae.games.shipwreck.state import ShipwreckState
from horae.games.shipwreck.view import ShipwreckView
from horae.sim.match import Match
from horae.testkit.shipwreck import GAME, ShipwreckTable, position

ROW = ("midnight", "deep", "mirror", "leviathan")
NAMES = ["Ana", "Bruno", "Carla"]


class Watched:
    """A table with a coach beside it, who hears what a spectator hears."""

    def __init__(self, table: ShipwreckTable) -> None:
        self.table = table
        self.coach = Coach(table.state.pack, table.state.view(None))

    def hints(self) -> list[Hint]:
        for event in self.table.told(None):
            self.coach.hear(event)
        return self.coach.hints(self.table.state.view(None))

    def ruled_out(self, seat: int, sure: bool = True) -> list[tuple[int, ...]]:
        return [hint.values for hint in self.hints() if hint.seat == seat and hint.values and hint.sure == sure]


@pytest.fixture
def midnight() -> Watched:
    """The rulebook's example: a 1 on Midnight while The Deep lies there."""
    watched = Watched(position(row=ROW, holding=(1, 6)))
    watched.table.plays(1, on="midnight")
    return watched


@pytest.mark.rule("SA-E1", "SA-E2")
def test_a_hint_names_the_numbers_it_rules_out_on_whose_line(midnight: Watched) -> None:
    hints = midnight.hints()
    assert [say(hint.words, "en", NAMES) for hint in hints] == [
        "Ana is keeping 5, 6 or 7 (by pure logic: 2, 3, 4, 5, 6 or 7).",
        "Ana played a 1 on Midnight.",
        "Not 1: Midnight asks for two different fates.",
        "Hardly 2, 3 or 4: on The Deep it would have told more.",
    ]
    assert [(hint.seat, hint.values, hint.sure) for hint in hints[2:]] == [(0, (1,), True), (0, (2, 3, 4), False)]


@pytest.mark.rule("SA-5.1", "SA-7.6")
def test_a_hint_carries_the_mark_of_the_tiles_that_still_lie_open(midnight: Watched) -> None:
    marks = [hint.action for hint in midnight.hints() if hint.values]
    assert marks == [do.FlipTiles((1,)), do.FlipTiles((2, 3, 4))]
    for mark in (do.FlipTiles((1,)), do.FlipTiles((2, 3, 4))):
        midnight.table.does(1, mark)
    assert midnight.table.flipped(0) == [1, 2, 3, 4]
    assert [hint.action for hint in midnight.hints() if hint.values] == [None, None]
    midnight.table.flips(3, by=2, down=False)
    assert [hint.action for hint in midnight.hints() if hint.values] == [None, do.FlipTiles((3,))]


@pytest.mark.rule("SA-5.1")
def test_two_who_press_the_same_hint_at_the_same_moment_mark_its_tiles_once(midnight: Watched) -> None:
    """Both were shown the hint before either pressed it."""
    mark = next(hint.action for hint in midnight.hints() if hint.values == (2, 3, 4))
    assert mark is not None
    for presser in (1, 2):
        midnight.table.state.apply(presser, mark)
    assert midnight.table.flipped(0) == [2, 3, 4]


@pytest.mark.rule("SA-5.1")
def test_a_hint_about_whose_turn_it_is_can_be_marked_before_they_play() -> None:
    watched = Watched(position(row=("judge", "deep", "mirror", "stranger"), holding=(2, 4), people=2))
    watched.table.plays(2, on="judge")
    watched.hints()
    table = watched.table.all_pass()
    table.does(1, table.offers(1, do.PlayFate)[0]).all_pass()
    assert (table.active, table.step) == (0, "play")
    marks = [hint.action for hint in watched.hints() if hint.seat == 0 and hint.action]
    assert marks
    assert table.does(1, marks[0]).flipped(0)


@pytest.mark.rule("SA-5.1", "SA-5.2")
def test_lines_of_who_is_not_in_turn_are_read_but_not_marked() -> None:
    """What was found about a kept fate holds on while the others play; its line is marked in its owner's turn only."""
    watched = Watched(position(row=("judge", "deep", "mirror", "stranger"), holding=(2, 4), people=2))
    watched.table.plays(2, on="judge")
    assert watched.ruled_out(0)
    watched.table.all_pass()
    table = watched.table.does(1, watched.table.offers(1, do.PlayFate)[0])
    assert (table.active, table.step) == (1, "predict")
    hints = watched.hints()
    assert [hint.seat for hint in hints] == sorted((hint.seat for hint in hints), reverse=True), "whoever's turn it is first"
    assert watched.ruled_out(0)
    assert {hint.seat for hint in hints if hint.action} == {1}


@pytest.mark.rule("SA-7.7")
def test_nothing_is_said_of_a_fate_that_is_gone(midnight: Watched) -> None:
    assert midnight.hints()
    midnight.table.predicts(6)
    assert midnight.hints() == []


def test_what_is_said_makes_sure_of_what_was_only_likely() -> None:
    watched = Watched(position(row=ROW, holding=(1, 6), faded=["dawn"]))
    watched.table.plays(1, on="midnight")
    assert watched.ruled_out(0, sure=False) == [(2, 3, 4)]
    watched.table.uses("dawn", asking=3)
    assert watched.ruled_out(0) == [(1,), (2, 3)]
    assert watched.ruled_out(0, sure=False) == [(4,)]


def test_what_is_surely_ruled_out_is_all_that_logic_rules_out_and_never_the_truth() -> None:
    """In games played at random each number that a reading has lost has its reason, in both languages."""
    reasons: set[str] = set()
    for seed in range(60):
        for state, coach in followed(seed):
            hints = coach.hints(state.view(None))
            for seat in {hint.seat for hint in hints}:
                logic, helpful = coach._explainer.left(seat)
                surely = [value for hint in hints if hint.seat == seat and hint.sure for value in hint.values]
                hardly = [value for hint in hints if hint.seat == seat and not hint.sure for value in hint.values]
                assert sorted(surely) == [value for value in range(1, 8) if value not in logic]
                assert sorted(hardly) == [value for value in logic if value not in helpful]
                assert state.hands[seat][0] not in surely
            for hint in hints:
                why = hint.words.args.get("why")
                if hint.values and isinstance(why, Phrase) and why.key not in reasons:
                    reasons.add(why.key)
                    assert all("explain-" not in say(hint.words, language, NAMES) for language in LANGUAGES)
    assert reasons >= {
        "explain-needs",
        "explain-hours",
        "explain-said",
        "explain-before",
        "explain-lay-open",
        "explain-together",
    }


@pytest.mark.rule("SA-12.3")
def test_it_says_nothing_from_the_fates_of_who_asks() -> None:
    """Even given a seat's own view and all that the seat hears, it says to a person what it says to a spectator."""
    said = 0
    for seed in range(12):
        match = Match(GAME, [bot_class(GAME, "reader")] * 3, seed, {"difficulty": "easy"})
        state, heard = match.state, Heard()
        assert isinstance(state, ShipwreckState)
        listeners: list[int | None] = [None, 0, 1, 2]
        coaches = [Coach(match.pack, state.view(seat)) for seat in listeners]
        while state.result() is None:
            seat = state.deciding()[0]
            action = match.bots[seat].choose(state.view(seat), state.legal(seat))
            match.do(seat, action, heard)
            told = heard.take()
            for coach, listener in zip(coaches, listeners, strict=True):
                for event in for_seat(told, listener):
                    coach.hear(event)
            openly, *asked = [told_by(coach, state.view(seat)) for coach, seat in zip(coaches, listeners, strict=True)]
            assert all(hints == openly for hints in asked)
            said += len(openly)
    assert said > 500


def told_by(coach: Coach, view: ShipwreckView) -> list[tuple[object, ...]]:
    """All that a coach points at; a play of one's own is told as such, whoever hears of it."""
    return [(hint.words.key, hint.seat, hint.values, hint.sure, hint.action) for hint in coach.hints(view)]


def followed(seed: int) -> Iterator[tuple[ShipwreckState, Coach]]:
    """A game in which nobody predicts, so that the readings of many kept fates add up; some leave, and some come."""
    game = Shipwreck()
    pack = game.load_pack()
    state = game.new(2 + seed % 4, seed, {"difficulty": "easy"}, pack)
    coach, rng = Coach(pack, state.view(None)), Rng(seed, "coach")
    while state.result() is None:
        seat = rng.pick(state.deciding() or range(5))
        moves = [move for move in state.legal(seat) if not isinstance(move, do.Predict)]
        if not moves or not rng.below(40):
            seat = rng.below(5)
            moves = [move for move in state.asides(seat) if isinstance(move, do.Join | do.Leave)]
        heard = Heard()
        state.apply(seat, rng.pick(moves), heard)
        for event in for_seat(heard.take(), None):
            coach.hear(event)
        yield state, coach
