"""TIME Stories keeps the laws of every game: for 1 to 4 people, on each of its three rule profiles."""

from __future__ import annotations

from pathlib import Path

from horae import game
from horae.testkit.conformance import Conformance, GameSetup

PROFILES = ("midsummer-en", "midsummer-es", "hadal-es")


class TestTimeStoriesConforms(Conformance):
    setups = tuple(
        GameSetup(game("timestories"), seats, {"profile": profile}) for seats in (1, 2, 3, 4) for profile in PROFILES
    )
    games = 8


class TestTimeStoriesConformsInALabyrinth(Conformance):
    """A mission that uses the whole vocabulary: conflicts of both kinds, group payments, mysteries of each kind, a
    shuffled pile, map pieces, replacements, abilities, ejections."""

    setups = tuple(
        GameSetup(game("timestories"), seats, {"profile": profile}, str(Path(__file__).parent / "labyrinth"))
        for seats, profile in ((1, "hadal-es"), (2, "midsummer-en"), (3, "midsummer-es"), (4, "hadal-es"))
    )
    games = 8
    pairs = 150


class TestTimeStoriesConformsOnTheBrink(Conformance):
    """Pools of one to three Azrak: nearly every payment is somebody's last, in the prologue too."""

    setups = tuple(
        GameSetup(game("timestories"), seats, {"profile": profile}, str(Path(__file__).parent / "brink"))
        for seats, profile in ((1, "hadal-es"), (2, "midsummer-en"), (3, "midsummer-es"), (4, "hadal-es"))
    )
    games = 8
    pairs = 100
    troubles = 60


class TestTimeStoriesConformsInAMasquerade(Conformance):
    """A mission that uses every word that came with format 2: answers, votes, moves, counters, countdowns, goals, hidden
    tokens, opponents, abilities in others' tests, tests on every kind of card."""

    setups = tuple(
        GameSetup(game("timestories"), seats, {"profile": profile}, str(Path(__file__).parent / "masquerade"))
        for seats, profile in ((1, "hadal-es"), (2, "midsummer-en"), (3, "midsummer-es"), (4, "hadal-es"))
    )
    games = 8
    pairs = 150
    troubles = 60
