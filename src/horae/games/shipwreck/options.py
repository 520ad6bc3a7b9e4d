"""What a Shipwreck table may choose before it starts."""

from __future__ import annotations

from typing import Literal

from horae.core.game import Options, Seat

STARTING_DOOM = {"easy": 0, "normal": 2, "hard": 4, "total": 6}
"""SA-1.3."""


class ShipwreckOptions(Options, frozen=True):
    difficulty: Literal["easy", "normal", "hard", "total"] = "normal"
    first: Literal["random", "1", "2", "3", "4", "5"] = "random"
    """SA-1.6: who has the first turn: drawn by lot, or the person in this seat, counted from 1."""
    agreement: bool = False
    """SA-R3: a prediction or a power of the group counts only when the whole group agrees."""
    honour: bool = False
    """SA-12.2: plays are not checked; people own up."""
    restless: bool = False
    """SA-R12, Restless Hours: used and cycled arcana leave the game; needing a card from an empty deck loses."""

    @property
    def first_seat(self) -> Seat | None:
        """None where it is drawn by lot."""
        return None if self.first == "random" else int(self.first) - 1

    @property
    def starting_doom(self) -> int:
        return STARTING_DOOM[self.difficulty]
