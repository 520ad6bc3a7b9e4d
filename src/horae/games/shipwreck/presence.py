"""Coming and going in Shipwreck (SA-11): who leaves finds everything as it was left, so nobody dodges a turn or a hand.

The seat keeps its fates, its number line and its place in turn order. A turn that goes by meanwhile is owed, and
whoever owes one takes part again by taking it. A play that was made stays open to prediction.
"""

from __future__ import annotations

from horae.core.game import Seat, Tell
from horae.games.shipwreck import events as ev
from horae.games.shipwreck import refusals as no
from horae.games.shipwreck.group import Group
from horae.games.shipwreck.position import AFTER_PLAY, NOTHING, OVER, PLAY, PREDICT, SEATS


class Presence(Group):
    __slots__ = ()

    def _join(self, seat: Seat, after: Seat | None, tell: Tell | None) -> None:
        if self.step == OVER:
            raise no.game_over(self)
        if not 0 <= seat < SEATS:
            raise no.table_full()
        if seat in self.order or self.back >> seat & 1:
            raise no.sits_already()
        if seat in self.circle:
            self._come_back(seat, after, tell)
        else:
            self._come_anew(seat, after, tell)
        self._go_on(tell)

    def _come_anew(self, seat: Seat, after: Seat | None, tell: Tell | None) -> None:
        if after is not None and after not in self.order:
            raise no.no_such_neighbour(after)
        at = len(self.circle) if after is None else self.circle.index(after) + 1
        self.circle = (*self.circle[:at], seat, *self.circle[at:])
        self._seat(seat, tell)

    def _come_back(self, seat: Seat, after: Seat | None, tell: Tell | None) -> None:
        if after is not None:
            raise no.place_kept()
        if self.owes[seat] == NOTHING:
            self._seat(seat, tell)
        elif len(self.order) < 2:
            self._admit(seat, tell)  # the others cannot go on without
        else:
            self.back |= 1 << seat
            if tell:
                tell(ev.PersonBack(seat))

    def _leave(self, seat: Seat, tell: Tell | None) -> None:
        if self.step == OVER:
            raise no.game_over(self)
        if 0 <= seat < SEATS and self.back >> seat & 1:
            self.back &= ~(1 << seat)
        elif seat in self.order:
            self.order = tuple(other for other in self.order if other != seat)
            self.passed &= ~(1 << seat)
            self.agreed &= ~(1 << seat)
        else:
            raise no.not_playing(self, seat)
        if tell:
            tell(ev.PersonLeft(seat, len(self.hands[seat]), self.order))
        if self.back and len(self.order) < 2:
            self._admit(next(other for other in self.circle if self.back >> other & 1), tell)
        self._go_on(tell)

    def _go_on(self, tell: Tell | None) -> None:
        """What the ones at the table no longer wait for. In a pause everything stays as it is (SA-11.2)."""
        if len(self.order) < 2:
            return
        if self.active not in self.order and self.step == PLAY:  # SA-R10: the turn is broken off, and owed
            self.owes[self.active] = self.began_with
            self._fade(tell)
            return
        if self.active not in self.order and self.step == AFTER_PLAY:
            self.step = PREDICT
        if self.step == PREDICT:
            if self.proposal:
                self._count_if_all_agree(self.group()[0], tell)
            else:
                self._close_if_all_passed(tell)
