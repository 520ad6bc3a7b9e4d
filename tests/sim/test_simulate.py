"""Many games: the same seed gives the same figures, however they are spread."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from horae.core.game import BadSetup
from horae.sim import simulate
from horae.sim.local_processes import Processes
from horae.sim.statistics import mean_interval, wilson


def test_the_same_seed_gives_the_same_report_in_one_process_and_in_two() -> None:
    work = simulate.plan("shipwreck", 60, ["random", "reader"], 5, {})
    alone = simulate.run(work)
    with Processes(2) as place:
        spread = simulate.run(work, place)
    assert msgspec.json.encode(alone) == msgspec.json.encode(spread)


def test_another_seed_gives_other_games() -> None:
    reports = [simulate.run(simulate.plan("shipwreck", 30, ["random"] * 2, seed, {})) for seed in (1, 2)]
    assert reports[0].figures != reports[1].figures


def test_a_report_counts_a_team_once_and_every_seat() -> None:
    report = simulate.run(simulate.plan("shipwreck", 20, ["reader"] * 2, 1, {"difficulty": "easy"}))
    wins = report.endings.get("score", 0)
    assert report.win_rate == wins / 20
    assert [seat.wins for seat in report.seats] == [wins, wins]
    assert report.win_interval == tuple(round(bound, 4) for bound in wilson(wins, 20))
    assert set(report.figures) == {"score", "doom", "turns"}
    assert report.options["difficulty"] == "easy"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"games": 0}, "at least one game"),
        ({"game": "chess"}, "no game called “chess”"),
        ({"bots": ["random"]}, "2 to 5 seats, not 1"),
        ({"bots": ["random"] * 6}, "2 to 5 seats, not 6"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"options": {"speed": "3"}}, "has no option “speed”"),
        ({"options": {"difficulty": "mad"}}, "one of easy, normal, hard, total, not “mad”"),
        ({"options": {"honour": "perhaps"}}, "isn’t valid"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_any_game(change: dict[str, Any], reason: str) -> None:
    plan: dict[str, Any] = {"game": "shipwreck", "games": 1, "bots": ["random", "random"], "seed": 1, "options": {}}
    with pytest.raises(BadSetup, match=reason):
        simulate.plan(**{**plan, **change})


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_wilson_intervals_as_published(wins: int, games: int, low: float, high: float) -> None:
    """Reference values of the score interval for ten trials."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_a_mean_lies_in_the_middle_of_its_interval() -> None:
    mean, low, high = mean_interval([1, 2, 3, 4])
    assert mean == 2.5
    assert low == pytest.approx(2.5 - 1.959964 * (5 / 3 / 4) ** 0.5)
    assert high - mean == pytest.approx(mean - low)
    assert mean_interval([7]) == (7, 7, 7)
