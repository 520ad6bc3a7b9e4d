"""Echoes keeps every law of the contract, secrecy included, with two, three and four seats."""

from __future__ import annotations

from pathlib import Path

from horae import game
from horae.testkit.conformance import Conformance, GameSetup

RARE = frozenset(
    f"echoes-{what}"
    for what in (
        "no-first-to-pay", "no-room", "no-advance", "no-token", "no-creature", "no-play-kind", "asks-choose", "asks-fortify",
    )
)  # fmt: skip
"""Bars that random play hardly meets; tests/echoes meet them."""


class TestEchoesConforms(Conformance):
    setups = tuple(GameSetup(game("echoes"), seats) for seats in (2, 3, 4))
    never_said = RARE
    games = 3  # a random game has a few hundred positions
    pairs = 60


class TestEchoesConformsInAMaelstrom(Conformance):
    """Few cards, low prices, and nearly every one asks somebody for something: effects collide in every round."""

    setups = tuple(GameSetup(game("echoes"), seats, {}, str(Path(__file__).parent / "maelstrom")) for seats in (2, 4))
    never_said = RARE
    games = 3
    pairs = 60
    troubles = 40
