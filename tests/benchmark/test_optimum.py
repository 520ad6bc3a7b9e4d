"""Exact optima: by hand, by both engines, and no longer the same where a rule is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from horae.benchmark.optimum import optimum
from horae.benchmark.small_packs import shares, small_pack
from horae.core.game import BadSetup
from horae.fast.layout import Row, Tables
from horae.fast.rules import ALL_PREDICTIONS
from horae.fast.translation import SOURCES
from horae.games.shipwreck.vocabulary import Difference
from horae.testkit import shipwreck as testkit


def test_a_convention_is_worth_a_third() -> None:
    """Fates 1, 2, 3; arcana take the higher of two and fade at once, so that the group has to say now or lose. A 2 tells all;
    a 3 leaves 1 and 2: with one arcanum a third of the games hang on luck, with two the place can say which."""
    lantern = replace(testkit.made_up(Difference(at_least=1), "higher"), moons=1)
    twin_lantern = replace(lantern, id="other-lantern")
    copies = (1, 1, 1, 0, 0, 0, 0)
    one = optimum(testkit.small_pack(lantern, copies=copies), 2, 1)
    two = optimum(testkit.small_pack(lantern, twin_lantern, copies=copies), 2, 1)
    assert (one.best, two.best) == ("2/3", "1")
    assert one.open_hands == two.open_hands == 1.0
    assert (one.decks, two.decks) == (1, 2)


@pytest.mark.parametrize(("pack", "points", "best"), [("islet", 1, "4/5"), ("islet", 2, "23/30")])
def test_the_optimum_of_a_small_pack(pack: str, points: int, best: str) -> None:
    assert optimum(small_pack(pack), 2, points).best == best


def test_twin_and_plain_engine_come_to_the_same_by_the_same_nodes() -> None:
    one, other = (optimum(small_pack("islet"), 2, 1, how=how) for how in ("plain", "engine"))
    assert (one.best, one.nodes, one.open_hands) == (other.best, other.nodes, other.open_hands)
    assert one.nodes > 50


def group_must_predict(s: Row, seat: int, t: Tables) -> int:
    return ALL_PREDICTIONS


@pytest.mark.parametrize(("rule", "fault"), [("hours_of", lambda value: 3), ("moves_in_group", group_must_predict)])
def test_a_planted_fault_shows(rule: str, fault: Callable[..., object], monkeypatch: pytest.MonkeyPatch) -> None:
    for module in SOURCES:
        if hasattr(module, rule):
            monkeypatch.setattr(module, rule, fault)
    pack = small_pack("islet")
    wrong = optimum(pack, 2, 2)
    assert wrong.best != "23/30"


def test_no_player_does_better_than_the_best_team() -> None:
    pack = small_pack("islet")
    best = optimum(pack, 2, 1).value
    found = {share.kind: share.won for share in shares(pack, 2, 1, 60)}
    assert all(won.low < best for won in found.values())
    assert found["reader"].value > 0.5


def test_what_is_too_large_is_refused() -> None:
    with pytest.raises(BadSetup, match="more than 5 arcana"):
        optimum(testkit.base(), 2, 1)
    with pytest.raises(BadSetup, match="more than 10 nodes"):
        optimum(small_pack("islet"), 2, 1, most_nodes=10)
    with pytest.raises(BadSetup):
        optimum(small_pack("islet"), 2, 0)
