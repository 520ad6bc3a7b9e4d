"""The rules behind proofs allow everything that play does: nothing that happens was called impossible, from any position."""

from __future__ import annotations

from pathlib import Path

import pytest

from horae.authoring.missions.directed_play import GAME, TracedOps, traced
from horae.authoring.missions.facts import Derived
from horae.authoring.missions.search import Team
from horae.core.rng import Rng
from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack, read_mission
from horae.games.timestories.state import TimeStoriesState
from horae.packs.builtin import pack_folder

PACKS = Path(__file__).parents[1] / "golden" / "timestories" / "timestories-2" / "packs"
MISSIONS = ["training", *(str(PACKS / name) for name in ("brink", "labyrinth", "masquerade"))]
GAMES = 12
MOST_ACTIONS = 400


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("source", MISSIONS, ids=[Path(source).name for source in MISSIONS])
def test_nothing_that_happens_was_called_impossible(source: str, seats: int) -> None:
    pack = traced(read_mission(pack_folder("timestories", source)))
    for seed in range(GAMES):
        rng = Rng(seed, "facts")
        people = list(range(len(pack.people)))
        rng.shuffle(people)
        profile = rng.pick(pack.profiles).id
        team = Team(pack, seats, profile, tuple(sorted(people[:seats])))
        _play(pack, team, team.beginning(seed)[0].copy(), rng)


def _play(pack: TimeStoriesPack, team: Team, state: TimeStoriesState, rng: Rng) -> None:
    """Play at random, and hold what happens to what was derived from several positions before it."""
    ops = pack.ops
    assert isinstance(ops, TracedOps)
    expected: list[Derived] = [team.derived]
    for n in range(MOST_ACTIONS):
        if state.outcome is not None:
            break
        seat = rng.pick(state.deciding())
        moves = [*state.legal(seat), *GAME.filled_in(state, seat)]
        usual = [move for move in moves if not isinstance(move, do.LoseControl)]
        ops.met = set()
        state.apply(seat, rng.pick(usual or moves))
        for derived in expected:
            surprising = [pc for pc in ops.met if not _may_follow(team, derived, pc)]
            assert not surprising, [pack.printed.at(pc) for pc in surprising]
        if n % 15 == 0:
            expected = [team.derived, *expected[-3:], team.facts.derive(state)]
    if state.outcome is not None:
        ends = [one.id for one in pack.head.mission_return.outcomes]
        if state.outcome.reason in ends:
            number = team.facts.endings[ends.index(state.outcome.reason)]
            assert all(derived.holds(number) for derived in expected)


def _may_follow(team: Team, derived: Derived, pc: int) -> bool:
    return any(derived.holds(team.facts.follows(pc, agent)) for agent in team.facts.agents)
