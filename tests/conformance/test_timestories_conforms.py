"""TIME Stories keeps the laws of every game: for 1 to 4 people, on each of its three rule profiles."""

from __future__ import annotations

from horae import game
from horae.testkit.conformance import Conformance, Table

PROFILES = ("midsummer-en", "midsummer-es", "hadal-es")


class TestTimeStoriesConforms(Conformance):
    tables = tuple(
        Table(game("timestories"), seats, {"profile": profile}) for seats in (1, 2, 3, 4) for profile in PROFILES
    )
