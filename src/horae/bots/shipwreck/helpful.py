"""The model of a helpful partner: which of its lawful plays somebody would choose who wants to be read.

One step of it: each play is worth what its listeners, reading by logic alone, would make of it; a
helpful partner takes the play that is worth most. Readers who know that learn more from the same
play, and so the next step values plays by what such readers make of them.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from horae.bots.shipwreck.board import VALUES, Array
from horae.bots.shipwreck.winning import Prospects


class Manner(Struct, frozen=True):
    """How helpful people are taken to be."""

    steps: int = 1
    sharpness: float = 60.0
    """How strongly a better play is preferred."""
    slack: float = 0.03
    """The share of plays made without such thought."""


class Model:
    """For one moment before a play: how likely each play is for each hand, and what it would tell."""

    __slots__ = ("likely", "told", "worth")

    def __init__(self, lawful: Array, hands: Array, fade: Array, prospects: Prospects, manner: Manner) -> None:
        free = lawful / np.maximum(_choices(lawful), 1)
        likely = free
        told = _told(hands, likely)
        for _ in range(manner.steps):
            worth = prospects.of_plays(told, fade)
            likely = (1 - manner.slack) * _prefer(worth, lawful, manner.sharpness) + manner.slack * free
            told = _told(hands, likely)
        self.likely = likely
        """[place, played, kept]: the chance that somebody with these two makes this play."""
        self.told = told
        """[place, played, kept]: the odds of the kept fate for who sees the play."""
        self.worth = prospects.of_plays(told, fade)
        """[place, played, kept]: the chance to win after the play, for who knows what is kept."""


def _choices(lawful: Array) -> Array:
    """How many lawful plays a hand has; a hand of two equal fates has each only once."""
    single = lawful.sum(axis=0)
    both: Array = single + single.T
    both[np.diag_indices(VALUES)] /= 2
    return both


def _told(hands: Array, likely: Array) -> Array:
    weights = hands[None, :, :] * likely
    totals = weights.sum(axis=2, keepdims=True)
    odds: Array = np.divide(weights, totals, out=np.zeros_like(weights), where=totals > 0)
    return odds


def _prefer(worth: Array, lawful: Array, sharpness: float) -> Array:
    """A softened best choice among a hand's lawful plays."""
    masked = np.where(lawful > 0, worth, -np.inf)
    best = masked.max(axis=0)
    best = np.maximum(best, best.T)
    best = np.where(np.isfinite(best), best, 0)
    appeal = np.where(lawful > 0, np.exp(np.minimum(sharpness * (masked - best), 0)), 0)
    shared: Array = appeal / np.maximum(_choices(appeal), 1e-300)
    return shared


PLAIN = Manner()
"""How the reader takes its partners."""
STRICT = Manner(sharpness=1e9, slack=0.0)
"""A partner who always makes the most telling play: what is said of a play in words."""
