"""Small missions by other hands, kept as they were written: clean, and solved as far as bots come in them.

`benchmarks/other_hands.py` does the same with hundreds of games."""

from __future__ import annotations

from pathlib import Path

import pytest

from horae import game
from horae.authoring.missions.lint import lint_folder
from horae.authoring.missions.solve import replayed, solve
from horae.bots.bot import MakeBot
from horae.bots.timestories.agent import Agent
from horae.bots.timestories.explorer import Explorer
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack
from horae.packs.reader import Folder
from horae.sim.match import Match

MISSIONS = Path(__file__).parents[1] / "missions"
NAMES = ("dyehouse", "nightmail", "observatory")
GAMES = 4
MOST = 10_000


@pytest.mark.parametrize("name", NAMES)
def test_it_is_clean(name: str) -> None:
    assert not lint_folder(Folder(MISSIONS / name, name)).findings


@pytest.mark.parametrize(("name", "seats"), [("dyehouse", 4), ("nightmail", 2), ("observatory", 3)])
def test_every_ending_that_bots_come_to_has_a_witness(name: str, seats: int) -> None:
    pack: TimeStoriesPack = game("timestories").load_pack(str(MISSIONS / name))
    bots: tuple[MakeBot, ...] = (Agent, Explorer)
    games = [Match(TimeStories(), [bot] * seats, seed, None, pack) for bot in bots for seed in range(GAMES)]
    reached = {match.play(MOST).reason for match in games}
    found = {ending.id: ending.witness for ending in solve(pack, seats, plays=8).endings}
    for ending in reached:
        witness = found[ending]
        assert witness is not None, ending
        outcome = replayed(witness, pack).outcome
        assert outcome is not None
        assert outcome.reason == ending
