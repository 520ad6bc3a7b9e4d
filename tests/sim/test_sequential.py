"""A difference is said to be settled as early as it can be, and wrongly no more often than promised, however one looks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import sqrt
from random import Random

import pytest

from horae.sim.arena.sequential import Evidence

EVEN = {
    "every deal a win or a loss": ((-1, 1), (1, 1)),
    "half of the deals drawn": ((-1, 0, 1), (1, 2, 1)),
    "small wins often, great losses rarely": ((-0.75, 0.25), (1, 3)),
}
"""Where nobody is better: what happens on a deal, and how often."""


def deals(kind: tuple[Sequence[float], Sequence[int]], chance: Random, count: int) -> list[float]:
    values, weights = kind
    return chance.choices(values, weights, k=count)


def settled_after(values: Sequence[float], risk: float = 0.05) -> tuple[int, int]:
    """Which side, and after how many deals; looked at after each."""
    evidence = Evidence(risk)
    for value in values:
        evidence.see(value)
        if evidence.settled:
            break
    return evidence.settled, evidence.seen


def looks_settled(values: Sequence[float]) -> bool:
    """Whether an ordinary 95 % interval ever leaves out nothing, to who looks after each deal from the tenth on."""
    sums, squares = accumulate(values), accumulate(value * value for value in values)
    for count, (total, square) in enumerate(zip(sums, squares, strict=True), 1):
        spread = sqrt(max(0.0, square - total * total / count) / max(1, count - 1) * count)
        if count >= 10 and abs(total) > 1.96 * spread:
            return True
    return False


@pytest.mark.parametrize("kind", EVEN.values(), ids=EVEN)
def test_equals_are_called_unequal_no_more_often_than_promised_whenever_one_looks(
    kind: tuple[Sequence[float], Sequence[int]],
) -> None:
    chance = Random(7)
    matches = [deals(kind, chance, 150) for _ in range(1000)]
    wrong = sum(bool(settled_after(match)[0]) for match in matches)
    assert wrong <= 50
    assert sum(looks_settled(match) for match in matches) > 150, (
        "an ordinary interval does not bear to be looked at all the time"
    )


def test_a_smaller_risk_is_kept_too() -> None:
    chance = Random(8)
    matches = [deals(EVEN["half of the deals drawn"], chance, 300) for _ in range(300)]
    wrong = [sum(bool(settled_after(match, risk)[0]) for match in matches) for risk in (0.5, 0.05)]
    assert wrong[1] <= 15
    assert wrong[1] < wrong[0] <= 150


@pytest.mark.parametrize(
    ("weights", "most"), [((0, 0, 1), 12), ((1, 3, 6), 80), ((20, 50, 30), 2000)], ids=["plain", "large", "small"]
)
def test_a_difference_is_settled_the_right_way_and_the_sooner_the_larger_it_is(weights: tuple[int, ...], most: int) -> None:
    chance = Random(9)
    for _ in range(20):
        side, after = settled_after(deals(((-1, 0, 1), weights), chance, 2 * most))
        assert (side, after <= most) == (1, True)
        side, after = settled_after(deals(((1, 0, -1), weights), chance, 2 * most))
        assert (side, after <= most) == (-1, True)


def test_the_interval_holds_the_mean_at_every_look_and_leaves_out_nothing_just_when_that_is_settled() -> None:
    chance = Random(10)
    missed = 0
    for _ in range(150):
        evidence = Evidence(0.05)
        looks = []
        for count, value in enumerate(deals(((-1, 0, 1), (20, 45, 35)), chance, 200), 1):
            evidence.see(value)
            if count % 20 == 0 or evidence.settled:
                low, high = evidence.interval()
                assert -1 <= low <= evidence.mean <= high <= 1
                assert bool(evidence.settled) == (not low <= 0 <= high)
                looks.append(low <= 0.15 <= high)
            if evidence.settled:
                break
        missed += not all(looks)
    assert missed <= 7


def test_nothing_seen_leaves_everything_open_and_nothing_can_be_seen_too_often() -> None:
    assert Evidence(0.05).interval() == (-1.0, 1.0)
    one_sided = Evidence(0.05)
    for _ in range(3000):
        one_sided.see(1.0)
    low, high = one_sided.interval()
    assert (one_sided.settled, one_sided.mean, high) == (1, 1.0, 1.0)
    assert low > 0.98
