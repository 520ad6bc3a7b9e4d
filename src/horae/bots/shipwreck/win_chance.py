"""The chance to win from a score and a doom, and what a play or a prediction does to it."""

from __future__ import annotations

import numpy as np

from horae.bots.shipwreck.public_position import Array
from horae.games.shipwreck.position import GOAL

_SCORES, _DOOMS = np.meshgrid(np.arange(GOAL), np.arange(GOAL), indexing="ij")
FEATURES: Array = np.stack(
    [np.ones((GOAL, GOAL)), _SCORES, _DOOMS, _SCORES**2 / GOAL, _DOOMS**2 / GOAL, _SCORES * _DOOMS / GOAL], axis=-1
)
COEFFICIENTS = (6.0763, 0.8448, -0.989, 0.3113, 0.2027, -0.8649)
"""Fitted to the reader's own games by benchmarks/fit_reader.py."""

WAIT = 0.8
"""How much of a point is already had by keeping a fate that is known for certain. Below 1, or it
would never be better to say it than to wait."""
GUESS_POWER = 6.0
"""Listeners name the likeliest value; softened, so that a near tie counts as one."""


def win_chances() -> Array:
    """[score, doom] from 0 to 7 and beyond: 1 at score 7, 0 at doom 7."""
    table = np.zeros((GOAL + 1, GOAL + 8))
    table[:GOAL, :GOAL] = 1 / (1 + np.exp(-FEATURES @ np.array(COEFFICIENTS)))
    table[GOAL, :] = 1.0
    return table


_TABLE = win_chances()


class Prospects:
    """What a turn is worth, from this score and doom."""

    __slots__ = ("_now", "_step", "doom", "right", "score")

    def __init__(self, score: int, doom: int) -> None:
        self.score = score
        self.doom = doom
        self._now = _TABLE[score]
        self._step = _TABLE[score + 1] - _TABLE[score]
        self.right = float(_TABLE[score + 1, doom])
        """The chance to win after a right prediction: no fading costs anything this turn."""

    def after(self, added: int) -> float:
        """The chance to win with so much more doom."""
        return float(self._now[self.doom + added])

    def predict(self, odds: Array, fade: int) -> float:
        best = float(odds.max())
        return best * self.right + (1 - best) * self.after(1 + fade)

    def predict_twice(self, odds: Array, fade: int) -> float:
        second, first = np.sort(odds)[-2:]
        hit = float(first + second)
        return hit * self.right + (1 - hit) * self.after(2 + fade)

    def wait(self, odds: Array, fade: int) -> float:
        """To keep the fate for a later turn; the better it is known, the nearer to a point."""
        at = self.doom + fade
        return float(self._now[at] + WAIT * self._step[at] * (odds * odds).sum())

    def of_telling(self, odds: Array, fade: int) -> Array:
        """[kept]: the chance to win once the group has these odds, for who knows what is kept."""
        worth: Array = self.of_plays(odds.reshape(1, 1, -1), np.array([[fade]]))[0, 0]
        return worth

    def of_plays(self, told: Array, fade: Array) -> Array:
        """[place, played, kept]: the chance to win after each play, for who knows what is kept."""
        at = self.doom + fade.astype(np.int64)  # [place, played]
        missed, waited, step = self._now[at + 1], self._now[at], WAIT * self._step[at]
        best = told.max(axis=2)
        predicts = best * self.right + (1 - best) * missed > waited + step * (told * told).sum(axis=2)
        sharp = told**GUESS_POWER
        total = sharp.sum(axis=2, keepdims=True)
        guessed = np.divide(sharp, total, out=np.zeros_like(sharp), where=total > 0)
        if_predicts = guessed * self.right + (1 - guessed) * missed[:, :, None]
        if_waits = waited[:, :, None] + step[:, :, None] * told
        worth: Array = np.where(predicts[:, :, None], if_predicts, if_waits)
        return worth
