"""The open part of a Shipwreck table, followed event by event: what lies where when somebody plays."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from horae.core.game import Event
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.pack import HOURS_OF, ShipwreckPack
from horae.games.shipwreck.view import ShipwreckView

Array: TypeAlias = NDArray[np.float64]
Truths: TypeAlias = NDArray[np.bool_]
"""Something that holds or not for each value 1..7."""

VALUES = 7
PLACES = 5


class Board:
    """Row, fates, hours, score, doom, deck top: public knowledge only."""

    __slots__ = ("doom", "hours", "mask", "pack", "piles", "row", "score", "seen")

    def __init__(self, pack: ShipwreckPack, view: ShipwreckView) -> None:
        self.pack = pack
        self.row = [-1, *(-1 if spot.card is None else pack.index[spot.card] for spot in view.row)]
        self.piles = [list(view.stranded), *(list(spot.fates) for spot in view.row)]
        self.hours = [0, *(spot.hours for spot in view.row)]
        self.score = view.score
        self.doom = view.doom
        self.seen = [0] * (VALUES + 1)
        for pile in self.piles:
            for value in pile:
                self.seen[value] += 1
        self.mask = self._mask()

    def _mask(self) -> int:
        return sum(1 << value for value in range(1, VALUES + 1) if self.seen[value])

    def hear(self, event: Event) -> None:
        """Follow what the event moves on the table."""
        match event:
            case ev.FatePlayed(value=value, before=before):
                self._lay(before, value)
            case ev.FateDiscarded(value=value, place=place):
                self._lift(value, place)
            case ev.ArcanumCycled(place=place):
                self.row[place] = -1
            case ev.ArcanumLaid(place=place, card=card):
                self.row[place] = self.pack.index[card]
                if self.piles[0]:
                    self._move_stranded()
            case ev.ArcanumFaded(place=place, fates=fates, doom=doom):
                for value in fates:
                    self.seen[value] -= 1
                self.piles[place] = []
                self.hours[place] = 0
                self.row[place] = -1
                self.mask = self._mask()
                self.doom = doom
            case ev.PredictionResolved(score=score, doom=doom):
                self.score, self.doom = score, doom
            case _:
                pass

    def _lay(self, place: int, value: int) -> None:
        self.piles[place].append(value)
        self.hours[place] += HOURS_OF[value]
        self.seen[value] += 1
        self.mask |= 1 << value

    def _lift(self, value: int, place: int) -> None:
        """A fate still shown at The Hours (place 0) lies, for all that counts, at the first arcanum to the right."""
        if place == 0 and value not in self.piles[0]:
            place = next(spot for spot in range(1, PLACES) if self.row[spot] >= 0)
        self.piles[place].remove(value)
        self.hours[place] -= HOURS_OF[value]
        self.seen[value] -= 1
        self.mask = self._mask()

    def _move_stranded(self) -> None:
        place = next(spot for spot in range(1, PLACES) if self.row[spot] >= 0)
        self.piles[place] += self.piles[0]
        self.hours[place] += self.hours[0]
        self.piles[0], self.hours[0] = [], 0

    def with_row(self, row: list[int]) -> Board:
        """The same table with other arcana in the row."""
        twin = Board.__new__(Board)
        for name in Board.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.row = row
        return twin

    def doom_ahead(self, lifted: tuple[int, int] | None = None) -> int:
        """The doom that fading will add as things lie, or with this (value, place) lifted first."""
        hours = list(self.hours)
        if lifted is not None:
            value, place = lifted
            if place == 0 and value not in self.piles[0]:
                place = next(spot for spot in range(1, PLACES) if self.row[spot] >= 0)
            hours[place] -= HOURS_OF[value]
        moons, doom = self.pack.moons, self.pack.fading_doom
        return sum(doom[card] for card, spent in zip(self.row, hours, strict=True) if card >= 0 and spent >= moons[card])

    def lawful(self) -> Array:
        """For each place, played value and kept value: 1 where the play is lawful, else 0."""
        return lawful(self.pack, tuple(self.row), self.mask)

    def available(self) -> list[int]:
        """How many fates of each value 1..7 do not lie open: in the bag or in hands."""
        copies, seen = self.pack.copies, self.seen
        return [copies[value] - seen[value] for value in range(1, VALUES + 1)]

    def fade_doom(self) -> Array:
        """For each place and played value: the doom that a fading after it would add."""
        doom = np.zeros((PLACES, VALUES))
        right = next((place for place in range(1, PLACES) if self.row[place] >= 0), 0)
        for place in range(PLACES):
            before = place or right
            card = self.row[before]
            if card < 0:
                continue
            for value in range(1, VALUES + 1):
                if self.hours[before] + HOURS_OF[value] >= self.pack.moons[card]:
                    doom[place, value - 1] = self.pack.fading_doom[card]
        return doom


@lru_cache(maxsize=4096)
def lawful(pack: ShipwreckPack, row: tuple[int, ...], mask: int) -> Array:
    made = np.zeros((PLACES, VALUES, VALUES))
    for place in range(1, PLACES):
        if row[place] >= 0:
            made[place] = takes(pack, row[place], mask)
    somewhere = made.any(axis=0)
    made[0] = ~(somewhere | somewhere.T)  # SA-2.2
    made.setflags(write=False)
    return made


@lru_cache(maxsize=4096)
def takes(pack: ShipwreckPack, card: int, mask: int) -> Array:
    """For each played and kept value: 1 where the card takes the played one."""
    table = pack.allow(card, mask)
    made = np.array([[table[v * 8 + k] & 1 for k in range(1, 8)] for v in range(1, 8)], dtype=np.float64)
    made.setflags(write=False)
    return made
