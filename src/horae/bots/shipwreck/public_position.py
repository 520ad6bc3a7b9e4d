"""The part of a Shipwreck position that everybody sees, followed event by event: what lies where when somebody plays."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from horae.core.game import Event
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.view import ShipwreckView
from horae.games.shipwreck.vocabulary import HOURS_OF, Cycle, Deed, DiscardLower

Array: TypeAlias = NDArray[np.float64]
Truths: TypeAlias = NDArray[np.bool_]
"""Something that holds or not for each value 1..7."""

VALUE_COUNT = 7
PLACES = 5
UNKNOWN = -1
"""A card of the deck that nobody has seen."""


class PublicPosition:
    """Row, fates, hours, score, doom, deck, faded powers: public knowledge only."""

    __slots__ = (
        "_at_hours",
        "_cycled",
        "_restless",
        "deck",
        "doom",
        "faded",
        "hours",
        "pack",
        "piles",
        "power_used",
        "row",
        "score",
        "seen",
        "visible",
    )

    def __init__(self, pack: ShipwreckPack, view: ShipwreckView) -> None:
        self.pack = pack
        self.row = [-1, *(-1 if spot.card is None else pack.index[spot.card] for spot in view.row)]
        self.piles = [list(view.stranded), *(list(spot.fates) for spot in view.row)]
        self.hours = [sum(HOURS_OF[value] for value in view.stranded), *(spot.hours for spot in view.row)]
        self.score = view.score
        self.doom = view.doom
        self.seen = [0] * (VALUE_COUNT + 1)
        for pile in self.piles:
            for value in pile:
                self.seen[value] += 1
        self.visible = self._visible()
        self._at_hours = view.at_hours
        self._restless = view.restless
        self._cycled: list[int] = []
        """The cards that will go under the deck when the row is filled after cycling (SA-R7)."""
        self.faded = [pack.index[card] for card in view.faded]
        self.power_used = view.power_used
        top = () if view.deck_top is None else (pack.index[view.deck_top],)
        self.deck = [*(pack.index[card] for card in view.deck_bottom), *([UNKNOWN] * len(view.deck_unknown)), *top]
        """The lowest first."""

    def _visible(self) -> int:
        return sum(1 << value for value in range(1, VALUE_COUNT + 1) if self.seen[value])

    def hear(self, event: Event) -> None:
        """Follow what the event moves on the table."""
        match event:
            case ev.TurnBegan():
                self.power_used = False
            case ev.FatePlayed(value=value, place=place, before=before):
                self._lay(before, value)
                self._at_hours = 0 if place else value
            case ev.FateMoved():
                self._at_hours = 0
            case ev.PowerUsed(card=card):
                self.power_used = True
                self._use(self.pack.index[card])
            case ev.FateDiscarded(value=value, place=place):
                self._lift(value, place)
            case ev.ArcanumCycled(place=place, card=card):
                self.row[place] = -1
                self._cycled.insert(0, self.pack.index[card])
            case ev.ArcanumLaid(place=place, card=card, top=top):
                self.row[place] = self.pack.index[card]
                self._take_from_deck(top)
                if self.piles[0]:
                    self._move_stranded()
            case ev.ArcanumFaded(place=place, card=card, fates=fates, doom=doom):
                self.faded.append(self.pack.index[card])
                for value in fates:
                    self.seen[value] -= 1
                self.piles[place] = []
                self.hours[place] = 0
                self.row[place] = -1
                self.visible = self._visible()
                self.doom = doom
            case ev.PredictionResolved(score=score, doom=doom):
                self.score, self.doom = score, doom
            case _:
                pass

    def _use(self, card: int) -> None:
        if card in self.faded:
            self.faded.remove(card)
        if isinstance(self.pack.power_of[card].does, Cycle):
            self._cycled = [card]
        else:
            self._put_away([card])

    def _put_away(self, cards: list[int]) -> None:
        if not self._restless:
            for card in cards:
                self.deck.insert(0, card)

    def _take_from_deck(self, top: str | None) -> None:
        if not self.deck:  # what was cycled comes back at once
            self._put_away(self._cycled)
            self._cycled = []
        if self.deck:
            self.deck.pop()
        if self.deck and top is not None:
            self.deck[-1] = self.pack.index[top]
        self._put_away(self._cycled)
        self._cycled = []

    def power(self, deed: type[Deed]) -> bool:
        """Whether a faded power that does this lies there, and may be used this turn (SA-6.3)."""
        return not self.power_used and any(isinstance(self.pack.power_of[card].does, deed) for card in self.faded)

    def can_cycle(self) -> list[int]:
        """The places whose arcanum a power could replace from the deck now."""
        if not self.deck or not self.power(Cycle):
            return []
        return [place for place in range(1, PLACES) if self.row[place] >= 0 and not self.piles[place]]

    def can_discard(self) -> list[tuple[int, int]]:
        """Each different (value, place) that a power could discard now if it is lower than the kept fate."""
        if not self.power(DiscardLower):
            return []
        found = []
        for place, pile in enumerate(self.piles):
            left = list(pile)
            if self._at_hours and place == self._before():
                left.remove(self._at_hours)
            found += [(value, place) for value in sorted(set(left))]
        if self._at_hours and (self._at_hours, 0) not in found:
            found.append((self._at_hours, 0))
        return found

    def _before(self) -> int:
        """Where a fate that shows at The Hours counts (SA-2.3)."""
        return 0 if self._at_hours in self.piles[0] else self._right()

    def _right(self) -> int:
        return next((place for place in range(1, PLACES) if self.row[place] >= 0), 0)

    def _lay(self, place: int, value: int) -> None:
        self.piles[place].append(value)
        self.hours[place] += HOURS_OF[value]
        self.seen[value] += 1
        self.visible |= 1 << value

    def _lift(self, value: int, place: int) -> None:
        """A fate still shown at The Hours (place 0) lies, for all that counts, at the first arcanum to the right."""
        if place == 0 and value == self._at_hours:
            place, self._at_hours = self._before(), 0
        self.piles[place].remove(value)
        self.hours[place] -= HOURS_OF[value]
        self.seen[value] -= 1
        self.visible = self._visible()

    def _move_stranded(self) -> None:
        place = self._right()
        self.piles[place] += self.piles[0]
        self.hours[place] += self.hours[0]
        self.piles[0], self.hours[0] = [], 0

    def says(self) -> tuple[int, ...]:
        """The places whose card makes one say whether the kept fate is the higher one."""
        return tuple(place for place in range(1, PLACES) if self.row[place] >= 0 and self.pack.arcana[self.row[place]].says)

    def cycled(self, place: int) -> PublicPosition:
        """The same table with the arcanum there replaced by the deck's top."""
        return self.with_row([self.deck[-1] if spot == place else card for spot, card in enumerate(self.row)])

    def with_row(self, row: list[int]) -> PublicPosition:
        """The same table with other arcana in the row."""
        twin = PublicPosition.__new__(PublicPosition)
        for name in PublicPosition.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.row = row
        return twin

    def doom_ahead(self, lifted: tuple[int, int] | None = None) -> int:
        """The doom that fading will add as things lie, or with this (value, place) lifted first."""
        hours = list(self.hours)
        if lifted is not None:
            value, place = lifted
            if place == 0 and value == self._at_hours:
                place = self._before()
            hours[place] -= HOURS_OF[value]
        moons, doom = self.pack.moons, self.pack.fading_doom
        return sum(doom[card] for card, spent in zip(self.row, hours, strict=True) if card >= 0 and spent >= moons[card])

    def lawful(self) -> Array:
        """For each place, played value and kept value: 1 where the play is lawful, else 0."""
        return lawful(self.pack, tuple(self.row), self.visible)

    def available(self) -> list[int]:
        """How many fates of each value 1..7 do not lie open: in the bag or in hands."""
        copies, seen = self.pack.copies, self.seen
        return [copies[value] - seen[value] for value in range(1, VALUE_COUNT + 1)]

    def fade_doom(self) -> Array:
        """For each place and played value: the doom that a fading after it would add."""
        doom = np.zeros((PLACES, VALUE_COUNT))
        for place in range(PLACES):
            before = place or self._right()
            card = self.row[before]
            if card < 0:
                continue
            for value in range(1, VALUE_COUNT + 1):
                if self.hours[before] + HOURS_OF[value] >= self.pack.moons[card]:
                    doom[place, value - 1] = self.pack.fading_doom[card]
        return doom


@lru_cache(maxsize=4096)
def lawful(pack: ShipwreckPack, row: tuple[int, ...], visible: int) -> Array:
    made = np.zeros((PLACES, VALUE_COUNT, VALUE_COUNT))
    for place in range(1, PLACES):
        if row[place] >= 0:
            made[place] = takes(pack, row[place], visible)
    somewhere = made.any(axis=0)
    made[0] = ~(somewhere | somewhere.T)  # SA-2.2
    made.setflags(write=False)
    return made


@lru_cache(maxsize=4096)
def takes(pack: ShipwreckPack, card: int, visible: int) -> Array:
    """For each played and kept value: 1 where the card takes the played one."""
    table = pack.allow(card, visible)
    made = np.array([[table[v * 8 + k] & 1 for k in range(1, 8)] for v in range(1, 8)], dtype=np.float64)
    made.setflags(write=False)
    return made
