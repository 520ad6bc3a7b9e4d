"""Laws of TIME Stories under random play: Azrak is conserved at every step, and levels are never exceeded."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from horae import game
from horae.core.rng import Rng
from horae.games.timestories.game import TimeStories
from horae.games.timestories.state import TimeStoriesState

GAME = TimeStories()
LABYRINTH = str(Path(__file__).parents[1] / "conformance" / "labyrinth")
PROFILES = ("midsummer-en", "midsummer-es", "hadal-es")


def check(state: TimeStoriesState, total: int) -> None:
    assert state.azrak_everywhere() == total
    assert state.vortex >= 0
    assert state.returned >= 0
    for agent in range(state.n):
        assert 0 <= state.pools[agent] <= state.levels[agent] or state.step == 0
        assert state.magick[agent] <= (state.profile.magick[state.n] if state.profile.magick is not None else 0)
    held = [slot for slot in state.holds if slot >= 0]
    assert len(held) == len(set(held))


@pytest.mark.rule("TS-9.1", "TS-9.8", "TS-10.7")
@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(1, 4),
    profile=st.sampled_from(PROFILES),
    mission=st.sampled_from(["training", LABYRINTH]),
)
def test_azrak_is_conserved_at_every_step_of_any_play(seed: int, seats: int, profile: str, mission: str) -> None:
    pack = game("timestories").load_pack(mission)
    state = GAME.new(seats, seed, {"profile": profile}, pack)
    rng = Rng(seed, "any play")
    for _ in range(600):
        if state.outcome is not None:
            break
        seat = rng.pick(state.deciding())
        offered = state.legal(seat)
        aside = state.asides(seat) if not rng.below(15) else []
        state.apply(seat, rng.pick(aside or offered))
        check(state, pack.head.azrak)
