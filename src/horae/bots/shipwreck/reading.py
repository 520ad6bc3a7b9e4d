"""What everyone at the table can know of the hidden fates: the exact odds of all of them together.

A reading is a tensor with an axis for each kept fate; every event that tells something multiplies
or slices it. How likely a play is for a given hand is asked of a model of the player: pure logic
takes any lawful play as likely; the helpful reading (see `helpful`) takes the telling plays.
"""

from __future__ import annotations

import numpy as np

from horae.bots.shipwreck.board import VALUES, Array
from horae.core.game import Seat

_EYE = np.eye(VALUES)
_NUMBERS = np.arange(1, VALUES + 1)


class Reading:
    """The joint weights of the fates that people keep. `seats` says whose fate each axis is."""

    __slots__ = ("_if_new", "_if_old", "fits", "seats", "weights")

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.weights: Array = np.ones(())
        self._if_new: Array | None = None
        self._if_old: Array | None = None
        self.fits = True
        """Whether the last thing told could be at all; if not, the reading has lost all it knew."""

    def adopt(self, other: Reading) -> None:
        """Know what another reading knows."""
        self.seats, self.weights = other.seats, other.weights
        self._if_new, self._if_old = other._if_new, other._if_old
        self.fits = True

    # --- looking ---

    def odds(self, seat: Seat, knowing: dict[Seat, int] | None = None) -> Array:
        """The odds of the seat's kept fate, for someone who also knows other seats' fates."""
        weights = self.weights
        axes = list(self.seats)
        for other, value in (knowing or {}).items():
            if other in axes and other != seat:
                axis = axes.index(other)
                weights = np.asarray(weights.take(value - 1, axis))
                axes.remove(other)
        rest = tuple(axis for axis, owner in enumerate(axes) if owner != seat)
        single: Array = weights.sum(axis=rest)
        total = single.sum()
        return single / total if total > 0 else np.full(VALUES, 1 / VALUES)

    def odds_if_old(self, seat: Seat, was_old: bool) -> Array:
        """The odds of the kept fate if it were told whether the played one was held before."""
        twin = Reading()
        twin.adopt(self)
        twin.old(was_old)
        return twin.odds(seat)

    def values(self, seat: Seat) -> tuple[int, ...]:
        """The values the seat's kept fate can have."""
        return tuple(int(value) for value in _NUMBERS[self.odds(seat) > 0])

    def hand_weights(self, seat: Seat, available: list[int]) -> Array:
        """For each (played, kept): how likely the seat, about to play, holds those two, before seeing the play."""
        if seat in self.seats:
            old = self._pair_weights(seat, available)
            both = old + old.T
            both[np.diag_indices(VALUES)] /= 2
            return both
        counts = self._bag(available)
        axes = tuple(range(self.weights.ndim))
        pairs = np.empty((VALUES, VALUES))
        for first in range(VALUES):
            for second in range(first, VALUES):
                ways = counts[first] * np.maximum(counts[second] - (first == second), 0)
                pairs[first, second] = pairs[second, first] = (self.weights * ways).sum(axis=axes)
        return pairs

    def _pair_weights(self, seat: Seat, available: list[int]) -> Array:
        """For each (old, new) of a seat that kept one and drew one."""
        axis = self.seats.index(seat)
        counts = self._bag(available)
        others = tuple(place for place in range(self.weights.ndim) if place != axis)
        made = np.empty((VALUES, VALUES))
        for new in range(VALUES):
            made[:, new] = (self.weights * counts[new]).sum(axis=others)
        return made

    def _bag(self, available: list[int]) -> list[Array]:
        """For each value, how many the bag holds, for every assignment of the kept fates."""
        dims = self.weights.ndim
        counts: list[Array] = []
        for value in range(VALUES):
            left: Array = np.full((1,) * dims, float(available[value]))
            for axis in range(dims):
                left = left - _EYE[value].reshape([VALUES if place == axis else 1 for place in range(dims)])
            counts.append(np.maximum(left, 0))
        return counts

    # --- being told ---

    def play(self, seat: Seat, value: int, likely: Array, available: list[int]) -> None:
        """The seat played this value; `likely[k]` is how likely that play was with k as the other fate.
        `available` counts the fates that did not lie open before the play."""
        played = value - 1
        counts = self._bag(available)
        dims = self.weights.ndim
        if seat not in self.seats:
            kept = [self.weights * counts[played] * np.maximum(counts[k] - (k == played), 0) * likely[k] for k in range(VALUES)]
            self._set(np.stack(np.broadcast_arrays(*kept), axis=-1), [*self.seats, seat], None, None)
            return
        axis = self.seats.index(seat)
        along = [VALUES if place == axis else 1 for place in range(dims)]
        if_new = self.weights * counts[played] * likely.reshape(along)
        slab = np.take(self.weights, [played], axis=axis)
        drawn = [
            slab * np.take(np.broadcast_to(counts[k], self.weights.shape), [played], axis=axis) * likely[k]
            for k in range(VALUES)
        ]
        if_old = np.concatenate(drawn, axis=axis)
        self._set(if_new + if_old, self.seats, if_new, if_old)

    def old(self, was_old: bool) -> None:
        """The active person said whether the fate just played was held before."""
        chosen = self._if_old if was_old else self._if_new
        if chosen is not None:
            self._set(chosen, self.seats, None, None)

    def keep(self, seat: Seat, fits: Array) -> None:
        """Something was said of the seat's kept fate: 1 for each value it fits, else 0."""
        if seat not in self.seats:
            return
        axis = self.seats.index(seat)
        shaped = fits.reshape([VALUES if place == axis else 1 for place in range(self.weights.ndim)])
        new = None if self._if_new is None else self._if_new * shaped
        old = None if self._if_old is None else self._if_old * shaped
        self._set(self.weights * shaped, self.seats, new, old)

    def reveal(self, seat: Seat, value: int) -> None:
        """The seat's kept fate was shown and left the hand."""
        if seat in self.seats:
            axis = self.seats.index(seat)
            self._set(
                np.asarray(self.weights.take(value - 1, axis)), [other for other in self.seats if other != seat], None, None
            )

    def forget(self, seat: Seat) -> None:
        """The seat's kept fate went back unseen."""
        if seat in self.seats:
            self._set(
                self.weights.sum(axis=self.seats.index(seat)), [other for other in self.seats if other != seat], None, None
            )

    def _set(self, weights: Array, seats: list[Seat], if_new: Array | None, if_old: Array | None) -> None:
        total = weights.sum()
        self.fits = bool(total > 0)
        if self.fits:
            weights = weights / total
        else:  # nothing fits: somebody broke a rule, or was not helpful at all
            weights = np.full((VALUES,) * len(seats), 1.0 / VALUES ** len(seats))
            if_new = if_old = None
        self.weights = weights
        self.seats = seats
        self._if_new = if_new
        self._if_old = if_old
