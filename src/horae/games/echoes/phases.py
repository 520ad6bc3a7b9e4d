"""The phases of the game, as numbers and as the words a view shows."""

from __future__ import annotations

PHASE_NAMES = ("first", "opening", "time", "drawing", "action", "closing", "cutting", "over")
FIRST, OPENING, TIME, DRAWING, ACTION, CLOSING, CUTTING, OVER = range(len(PHASE_NAMES))

UNDECIDED = -2
SKIPPED = -1
"""What stands for a first card (ET-1.7) that is not chosen yet, or that nobody could pay for."""
