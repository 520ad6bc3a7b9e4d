"""The chance to win from a score and a doom, and what a play or a prediction does to it."""

from __future__ import annotations

import numpy as np

from horae.bots.shipwreck.board import Array

GOAL = 7

_BY_SCORE_AND_DOOM = np.array([[max(0.02, 1 / (1 + np.exp(-(0.45 * s + 2.6 - 0.95 * d)))) for d in range(7)] for s in range(7)])

WAIT = 0.45
"""How much of a right prediction's worth is already had by keeping a fate that is known well."""
GUESS_POWER = 6.0
"""Listeners name the likeliest value; softened, so that a near tie counts as one."""


def winning() -> Array:
    """[score, doom] from 0 to 7 and beyond: 1 at score 7, 0 at doom 7."""
    table = np.zeros((GOAL + 1, GOAL + 8))
    table[:GOAL, :GOAL] = _BY_SCORE_AND_DOOM
    table[GOAL, :] = 1.0
    return table


_TABLE = winning()


class Prospects:
    """What a turn is worth, from this score and doom."""

    __slots__ = ("_row", "doom", "gain", "right", "score")

    def __init__(self, score: int, doom: int) -> None:
        self.score = score
        self.doom = doom
        self._row = _TABLE[score]
        self.right = float(_TABLE[score + 1, doom])
        """The chance to win after a right prediction: no fading costs anything this turn."""
        self.gain = self.right - float(self._row[doom + 1])

    def after(self, added: int) -> float:
        """The chance to win with so much more doom."""
        return float(self._row[self.doom + added])

    def predict(self, odds: Array, fade: int) -> float:
        best = float(odds.max())
        return best * self.right + (1 - best) * self.after(1 + fade)

    def predict_twice(self, odds: Array, fade: int) -> float:
        second, first = np.sort(odds)[-2:]
        hit = float(first + second)
        return hit * self.right + (1 - hit) * self.after(2 + fade)

    def wait(self, odds: Array, fade: int) -> float:
        """To keep the fate for a later turn, better known than a fresh one."""
        return self.after(fade) + WAIT * self.gain * float((odds * odds).sum())

    def of_plays(self, told: Array, fade: Array) -> Array:
        """[place, played, kept]: the chance to win after each play, for who knows what is kept."""
        worst = fade.astype(np.int64)  # [place, played]
        row = self._row
        missed = row[self.doom + 1 + worst]
        waited = row[self.doom + worst]
        best = told.max(axis=2)
        predicts = best * self.right + (1 - best) * missed > waited + WAIT * self.gain * (told * told).sum(axis=2)
        sharp = told**GUESS_POWER
        total = sharp.sum(axis=2, keepdims=True)
        guessed = np.divide(sharp, total, out=np.zeros_like(sharp), where=total > 0)
        if_predicts = guessed * self.right + (1 - guessed) * missed[:, :, None]
        if_waits = waited[:, :, None] + WAIT * self.gain * told
        worth: Array = np.where(predicts[:, :, None], if_predicts, if_waits)
        return worth
