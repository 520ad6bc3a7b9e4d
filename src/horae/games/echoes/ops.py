"""The kinds of frame on a seat's stack, as numbers and as the words a view shows."""

from __future__ import annotations

from typing import Any, TypeAlias

OP_NAMES = (
    "effect", "trigger", "order", "summon", "leaving", "discard", "play", "place", "advance", "conquer", "attack",
    "fortify", "use", "remove", "ask", "pay", "choose",
)  # fmt: skip
(
    EFFECT, TRIGGER, ORDER, SUMMON, LEAVING, DISCARD, PLAY, PLACE, ADVANCE, CONQUER, ATTACK,
    FORTIFY, USE, REMOVE, ASK, PAY, CHOOSE,
) = range(len(OP_NAMES))  # fmt: skip

Frame: TypeAlias = tuple[int, Any, int, tuple[int, ...], int]
"""(op, data, thing, chain, subject); see frames.py."""

GO, WAIT, GATED = range(3)
"""What came of running a frame: it is done; its owner decides; it stands at the gate of what all share."""
