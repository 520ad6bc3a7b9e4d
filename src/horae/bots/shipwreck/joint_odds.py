"""What everyone at the table can know of the hidden fates: the exact odds of all of them together.

A reading is a tensor with an axis for each kept fate; every event that tells something multiplies
or slices it. Fates are drawn one by one, each left in the bag as likely, from the bag that each
assignment of the kept fates leaves. How likely a play is for a given hand is asked of a model of the
player: logic takes every lawful play as likely; the helpful reading (see `partner_model`) takes the telling ones.

Two things are worth saying of hands. A hand of two different fates comes about in two orders, a hand of
two equal ones in one; and a model's odds are those of a hand's plays, each value's play at each place
counted once. Of two equal fates in a hand, either token is as likely to be the one played (SA-R6).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from horae.bots.shipwreck.public_position import VALUE_COUNT, Array
from horae.core.game import Seat

_NUMBERS = np.arange(1, VALUE_COUNT + 1)
_DIAGONAL = np.diag_indices(VALUE_COUNT)


@cache
def _held(dims: int) -> Array:
    """For each value, then for every assignment of so many kept fates: how many of them have that value."""
    axes = np.indices((VALUE_COUNT,) * dims)
    made = np.array([(axes == value).sum(axis=0) for value in range(VALUE_COUNT)], dtype=np.float64)
    made.setflags(write=False)
    return made


class JointOdds:
    """The joint weights of the fates that people keep. `seats` says whose fate each axis is."""

    __slots__ = ("_if_new", "_if_old", "_player", "fits", "seats", "weights")

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.weights: Array = np.ones(())
        self._if_new: Array | None = None
        self._if_old: Array | None = None
        self._player: Seat | None = None
        """Who played last: while it is not told, the weights if their fate was drawn now or held before."""
        self.fits = True
        """Whether the last thing told could be at all; if not, the reading has lost all it knew."""

    def adopt(self, other: JointOdds) -> None:
        """Know what another reading knows."""
        self.seats, self.weights = other.seats, other.weights
        self._if_new, self._if_old, self._player = other._if_new, other._if_old, other._player
        self.fits = other.fits

    def twin(self) -> JointOdds:
        made = JointOdds()
        made.adopt(self)
        return made

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
        if total > 0:
            shared: Array = single / total
            return shared
        return self.odds(seat) if knowing else np.full(VALUE_COUNT, 1 / VALUE_COUNT)  # what one knows was thought impossible

    def odds_if_old(self, seat: Seat, was_old: bool) -> Array:
        """The odds of the kept fate if it were told whether the played one was held before."""
        twin = self.twin()
        twin.old(was_old)
        return twin.odds(seat)

    def values(self, seat: Seat) -> tuple[int, ...]:
        """The values the seat's kept fate can have."""
        return tuple(int(value) for value in _NUMBERS[self.odds(seat) > 0])

    def hand_weights(self, seat: Seat, available: list[int]) -> Array:
        """For each two values, in either order: how likely the seat, about to play, holds just those two."""
        bag = self._bag(available)
        if seat not in self.seats:
            flat = bag.reshape(VALUE_COUNT, -1)
            weights = self.weights.reshape(-1)
            pairs: Array = 2 * ((flat * weights) @ flat.T)  # two different fates are drawn in two orders
            pairs[_DIAGONAL] = (flat * np.maximum(flat - 1, 0)) @ weights
            return pairs
        axis = self.seats.index(seat)
        drawn = np.moveaxis(bag * self.weights, axis + 1, 1)  # [new, old, the others' fates...]
        pairs = drawn.reshape(VALUE_COUNT, VALUE_COUNT, -1).sum(axis=2)
        both: Array = pairs + pairs.T
        both[_DIAGONAL] /= 2
        return both

    def _bag(self, available: list[int]) -> Array:
        """For each value, how many the bag holds, for every assignment of the kept fates."""
        dims = self.weights.ndim
        copies = np.array(available, dtype=np.float64).reshape((VALUE_COUNT,) + (1,) * dims)
        left: Array = np.maximum(copies - _held(dims), 0)
        return left

    # --- being told ---

    def deal(self, seat: Seat, available: list[int]) -> None:
        """The seat holds a fate of which nothing is known but that it lies nowhere else."""
        bag = self._bag(available)
        self._set(np.moveaxis(bag * self.weights, 0, -1), [*self.seats, seat], None, None)

    def start_over(self, available: list[int]) -> None:
        """Forget all that was told of the kept fates."""
        seats = self.seats
        self._set(np.ones(()), [], None, None)
        for seat in seats:
            self.deal(seat, available)

    def play(self, seat: Seat, value: int, likely: Array, available: list[int]) -> None:
        """The seat played this value; `likely[k]` is how likely a hand of it and k makes that play.
        `available` counts the fates that did not lie open before the play."""
        played = value - 1
        bag = self._bag(available)
        dims = self.weights.ndim
        if seat not in self.seats:
            orders = np.full(VALUE_COUNT, 2.0)
            orders[played] = 1.0
            second = bag.copy()
            second[played] = np.maximum(second[played] - 1, 0)
            second *= (orders * likely).reshape((VALUE_COUNT,) + (1,) * dims)
            made = np.moveaxis(second * (bag[played] * self.weights), 0, -1)
            self._set(made, [*self.seats, seat], None, None)
            return
        halved = likely.copy()
        halved[played] /= 2  # of two equal fates, either may be the one played
        axis = self.seats.index(seat)
        along = [VALUE_COUNT if place == axis else 1 for place in range(dims)]
        if_new = self.weights * bag[played] * halved.reshape(along)
        slab = np.asarray(bag.take(played, axis + 1) * self.weights.take(played, axis))  # [new, the others' fates...]
        slab *= halved.reshape((VALUE_COUNT,) + (1,) * (dims - 1))
        if_old = np.moveaxis(slab, 0, axis)
        self._player = seat
        self._set(if_new + if_old, self.seats, if_new, if_old)

    def play_only(self, seat: Seat, value: int, available: list[int]) -> None:
        """The seat played the only fate it held, because the bag is empty (SA-R1): kept from before, or its last fate."""
        if seat in self.seats:
            self.reveal(seat, value)
        else:
            self._set(self.weights * self._bag(available)[value - 1], self.seats, None, None)

    def old(self, was_old: bool) -> None:
        """The active person said whether the fate just played was held before."""
        chosen = self._if_old if was_old else self._if_new
        if chosen is not None:
            self._set(chosen, self.seats, None, None)

    def keep(self, seat: Seat, fits: Array, if_old: Array | None = None) -> None:
        """Something was said or done by who keeps this fate: how likely that is for each value of it,
        and, where that makes a difference, for each value if the fate played was held before."""
        if seat not in self.seats:
            return
        axis = self.seats.index(seat)
        along = [VALUE_COUNT if place == axis else 1 for place in range(self.weights.ndim)]
        if self._if_new is None or self._if_old is None:  # nothing was held before, or all know which it was
            self._set(self.weights * fits.reshape(along), self.seats, None, None)
            return
        new = self._if_new * fits.reshape(along)
        old = self._if_old * (fits if if_old is None else if_old).reshape(along)
        self._set(new + old, self.seats, new, old)

    def reveal(self, seat: Seat, value: int) -> None:
        """The seat's kept fate was shown and left the hand."""
        self._drop(seat, lambda weights, axis: np.asarray(weights.take(value - 1, axis)))

    def forget(self, seat: Seat) -> None:
        """The seat's kept fate went back unseen."""
        self._drop(seat, lambda weights, axis: np.asarray(weights.sum(axis=axis)))

    def _drop(self, seat: Seat, without: Callable[[Array, int], Array]) -> None:
        if seat not in self.seats:
            return
        axis = self.seats.index(seat)
        seats = [other for other in self.seats if other != seat]
        if self._if_new is None or self._if_old is None or seat == self._player:
            self._set(without(self.weights, axis), seats, None, None)
        else:
            new, old = without(self._if_new, axis), without(self._if_old, axis)
            self._set(new + old, seats, new, old)

    def _set(self, weights: Array, seats: list[Seat], if_new: Array | None, if_old: Array | None) -> None:
        total = weights.sum()
        self.fits = bool(total > 0)
        self.seats = seats
        if not self.fits:  # somebody broke a rule, or was not helpful at all
            self.weights = np.ones((VALUE_COUNT,) * len(seats))
            self._if_new = self._if_old = None
            return
        self.weights = weights / total
        self._if_new = None if if_new is None else if_new / total
        self._if_old = None if if_old is None else if_old / total
