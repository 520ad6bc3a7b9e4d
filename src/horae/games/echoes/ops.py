"""The kinds of frame on a seat's stack, as numbers and as the words a view shows."""

from __future__ import annotations

OP_NAMES = (
    "effect", "trigger", "order", "summon", "leaving", "discard", "play", "place", "advance", "conquer", "attack",
    "fortify", "use", "remove", "ask", "pay", "choose",
)  # fmt: skip
(
    EFFECT, TRIGGER, ORDER, SUMMON, LEAVING, DISCARD, PLAY, PLACE, ADVANCE, CONQUER, ATTACK,
    FORTIFY, USE, REMOVE, ASK, PAY, CHOOSE,
) = range(len(OP_NAMES))  # fmt: skip
