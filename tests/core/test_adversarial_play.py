"""The player who looks for trouble, on tiny games that have some: what is found is short and can be played again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from ripples import Give, Ripples, RipplesState
from tides import Tides

from horae.core.game import Action, Seat, Tell
from horae.core.log import Replay, load
from horae.core.rng import Rng
from horae.testkit import conformance as laws
from horae.testkit.adversarial_play import Trouble, hunt, rerun
from horae.testkit.conformance import Broken, GameSetup


class ForgetsToBeGiven(RipplesState):
    """Once the deck runs low, a card that was asked for is not given."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        super().apply(seat, action, tell)
        if len(self.deck) < 4 and self.stack and self.stack[-1][0] == "give":
            self.stack.pop()


class LeavesSomebodyWithout(RipplesState):
    """Who must give the last card of a kind cannot."""

    __slots__ = ()

    def legal(self, seat: Seat) -> list[Action]:
        moves = super().legal(seat)
        return [] if moves == [Give("ring")] else moves


class Crashes(RipplesState):
    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        super().apply(seat, action, tell)
        if len(self.stack) > 2:
            raise ZeroDivisionError("three decisions at once")


def setup(kind: type[RipplesState]) -> GameSetup:
    class Made(Ripples):
        def setup(self, seats: int, rng: Rng, options: Any, pack: Any) -> RipplesState:
            return kind(seats, rng)

    return GameSetup(Made(), 4, most_actions=500)


@pytest.mark.parametrize(
    ("kind", "found", "says"),
    [
        (LeavesSomebodyWithout, "stuck", "has no legal move"),
        (Crashes, "crash ZeroDivisionError", "three decisions at once"),
    ],
)
def test_trouble_is_found_made_short_and_met_again(kind: type[RipplesState], found: str, says: str) -> None:
    trouble = hunt([setup(kind)], 300)
    assert trouble is not None
    assert trouble.kind == found
    assert says in trouble.why
    again = rerun(trouble.setup, trouble.seed, trouble.acts)
    assert again is not None
    assert (again.kind, again.acts) == (trouble.kind, trouble.acts)
    said = json.loads(str(trouble).splitlines()[1])
    assert said["seed"] == trouble.seed
    assert len(said["moves"]) == len(trouble.acts)


def test_a_debt_that_vanishes_is_found_by_the_ledger_that_a_game_brings() -> None:
    with pytest.raises(Broken, match="a card is owed by"):
        laws.trouble_is_withstood(setup(ForgetsToBeGiven), 300)
    with pytest.raises(Trouble, match="a card is owed by"):
        laws.costs_are_paid(setup(ForgetsToBeGiven), 100)


def test_found_trouble_is_a_log_that_replays() -> None:
    trouble = hunt([setup(LeavesSomebodyWithout)], 300)
    assert trouble is not None
    log = load(trouble.log())
    final = Replay(log, trouble.setup.game, trouble.setup.pack()).final()
    assert final.deciding()
    assert not any(final.legal(seat) for seat in final.deciding())


def test_a_cut_log_is_no_longer_than_it_was_found_and_every_act_of_it_is_needed() -> None:
    trouble = hunt([setup(Crashes)], 300)
    assert trouble is not None
    for left_out in range(len(trouble.acts)):
        rest = [*trouble.acts[:left_out], *trouble.acts[left_out + 1 :]]
        again = rerun(trouble.setup, trouble.seed, rest)
        assert again is None or len(again.acts) >= len(trouble.acts)


def test_the_same_seed_looks_for_the_same_trouble_and_whole_games_have_none() -> None:
    one, two = (hunt([setup(Crashes)], 300) for _ in range(2))
    assert one is not None
    assert two is not None
    assert (one.seed, one.acts) == (two.seed, two.acts)
    assert hunt([GameSetup(Ripples(), 3), GameSetup(Tides(), 3)], 100) is None
