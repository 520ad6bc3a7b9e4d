"""The kinds of frame on a seat's stack, as numbers and as the words a view shows."""

from __future__ import annotations

from typing import Any, TypeAlias

OP_NAMES = (
    "effect", "trigger", "order", "summon", "leaving", "discard", "play", "place", "advance", "conquer", "attack",
    "fortify", "use", "remove", "ask", "pay", "choose", "immediate",
)  # fmt: skip
(
    EFFECT, TRIGGER, ORDER, SUMMON, LEAVING, DISCARD, PLAY, PLACE, ADVANCE, CONQUER, ATTACK,
    FORTIFY, USE, REMOVE, ASK, PAY, CHOOSE, IMMEDIATE,
) = range(len(OP_NAMES))  # fmt: skip

PAYING = frozenset({DISCARD, PLACE})
"""On top of a stack: something is being paid for, or has been and is about to be placed. Nothing comes between."""

Link: TypeAlias = tuple[int, int]
"""A permanent effect and the event that set it off: the card or source that the event is about, or, for drawing,
discarding and sliding, which are about none, `made_by` what did it. Or a thing whose effect used another's, and USER."""
Chain: TypeAlias = tuple[Link, ...]
"""What led to something, from the first cause on (ET-R2)."""
USER = -1
NOBODY = -1


def made_by(thing: int) -> int:
    """The second half of a link for an event that is about no card: who made it (NOBODY: a person or the round)."""
    return -2 - thing


Frame: TypeAlias = tuple[int, Any, int, Chain, int]
"""(op, data, thing, chain, subject); see frames.py."""

GO, WAIT, GATED = range(3)
"""What came of running a frame: it is done; its owner decides; it stands at the gate of what all share."""
