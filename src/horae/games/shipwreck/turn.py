"""What happens by itself in Shipwreck: fading, filling the row, the next turn's draw, the end."""

from __future__ import annotations

from horae.core.game import Result, Seat, Tell
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.moves import Moves
from horae.games.shipwreck.position import GOAL, NOTHING, OVER, PLAY, ROW


class Turn(Moves):
    __slots__ = ()

    def _fade(self, tell: Tell | None) -> None:
        """SA-7.8 and SA-9, then the next turn."""
        if self.at_hours:
            if tell:
                tell(ev.FateMoved(self.at_hours, self.at_hours_before))
            self.at_hours = 0
        moons = self.pack.moons
        row, hours = self.row, self.hours
        faded = False
        for place in ROW:  # SA-R8: left to right
            card = row[place]
            if card >= 0 and hours[place] >= moons[card]:  # SA-9.1; SA-9.3: each place on its own
                faded = True
                self._fade_one(place, card, tell)
                if self.doom >= GOAL:
                    self._end("doom", tell)
                    return
        if faded or row.count(-1) > 1:  # the first entry stands for The Hours
            self._fill_row(tell)  # SA-R8: refilled last
            if self.step == OVER:
                return
        self._pass_on(tell)
        self._begin_turn(tell)

    def _pass_on(self, tell: Tell | None) -> None:
        """SA-7.8: the turn goes clockwise. Whoever is away owes the turn that goes by, and whoever has come
        back owing one takes it first (SA-11.2)."""
        circle, order = self.circle, self.order
        at = circle.index(self.active) + 1
        if len(order) == len(circle):
            self.active = circle[at % len(circle)]
            return
        following = (*circle[at:], *circle[:at])
        if self.back:
            self.active = self._admit(next(seat for seat in following if self.back >> seat & 1), tell)
            return
        for seat in following:
            if seat in order:
                self.active = seat
                return
            if self.owes[seat] == NOTHING:
                self.owes[seat] = len(self.hands[seat])

    def _admit(self, seat: Seat, tell: Tell | None) -> Seat:
        """Somebody who owes a turn sits down again, right behind whoever has it now."""
        self.back &= ~(1 << seat)
        rest = [other for other in self.circle if other != seat]
        rest.insert(rest.index(self.active) + 1, seat)
        self.circle = tuple(rest)
        self._seat(seat, tell)
        return seat

    def _seat(self, seat: Seat, tell: Tell | None) -> None:
        self.order = tuple(other for other in self.circle if other == seat or other in self.order)
        if tell:
            tell(ev.PersonJoined(seat, self.order, len(self.hands[seat])))

    def _fade_one(self, place: int, card: int, tell: Tell | None) -> None:
        pile = self.piles[place]
        for value in pile:  # SA-4.2: back into the bag
            self._unsee(value)
            self.bag.append(value)
        self.piles[place] = ()
        self.hours[place] = 0
        self.row[place] = -1
        self.faded += (card,)
        added = 0 if self.right else self.pack.fading_doom[card]  # SA-9.2
        added = self._add_doom(added)
        if tell:
            tell(ev.ArcanumFaded(place, self.pack.arcana[card].id, pile, added, self.doom))

    def _add_doom(self, added: int) -> int:
        """SA-10.1: the track ends at 7. Answers with how far the marker really moved."""
        before = self.doom
        self.doom = min(GOAL, before + added)
        return self.doom - before

    def _fill_row(self, tell: Tell | None) -> None:
        """SA-3.2: every empty place gets the next arcanum, as long as there is one."""
        for place in ROW:
            if self.row[place] < 0:
                self._fill_place(place, tell)
                if self.step == OVER:
                    return
        if self.piles[0] and self.right_of_the_hours():  # SA-R2: what waited at The Hours moves on
            place = self.right_of_the_hours()
            self.piles[place] += self.piles[0]
            self.hours[place] += self.hours[0]
            waiting = self.piles[0]
            if self.at_hours and self.at_hours_before == 0:
                self.at_hours_before = place
                waiting = waiting[:-1]  # SA-2.3: the last one is shown here until the fading step
            if tell:
                for value in waiting:
                    tell(ev.FateMoved(value, place))
            self.piles[0], self.hours[0] = (), 0

    def _fill_place(self, place: int, tell: Tell | None) -> None:
        deck = self.deck
        if not deck:
            if self.opts.restless and self.turn:
                self._end("deck", tell)
            return  # SA-R2
        self.row[place] = deck[-1]
        self.deck = deck[:-1]
        if self.deck_known > len(self.deck):
            self.deck_known = len(self.deck)
        if tell:
            arcana = self.pack.arcana
            tell(ev.ArcanumLaid(place, arcana[deck[-1]].id, arcana[deck[-2]].id if len(deck) > 1 else None))

    def _begin_turn(self, tell: Tell | None) -> None:
        """SA-7.1: the next person draws. Someone with nothing to draw or play is passed over (SA-R1)."""
        idle = 0
        while True:
            self.turn += 1
            self.step = PLAY
            self._clear_turn()
            seat = self.active
            hand = self.hands[seat]
            self.began_with = self._turn_begins_with(seat)
            if tell:
                tell(ev.TurnBegan(self.turn, seat))
            bag, held = self.bag, len(hand)
            if bag and held < 2:  # SA-7.2: up to two, so who holds one draws one
                below = self.rng.below
                hand += (bag.pop(below(len(bag))),)
                if bag and len(hand) < 2:
                    hand += (bag.pop(below(len(bag))),)
                self.hands[seat] = hand
                if tell:
                    tell(ev.FateDrawn(seat, len(hand) - held))
            if hand:
                if tell:
                    tell(ev.FatesSeen(seat, hand), only=seat)
                return
            idle += 1
            if idle >= len(self.order) and not self._return_waiting_hands(tell):
                self._end("stalled", tell)
                return
            self._pass_on(tell)

    def _turn_begins_with(self, seat: Seat) -> int:
        """How many of the fates in hand are old ones. A turn that was broken off goes on with what it began with."""
        self.unlawful &= ~(1 << seat)  # SA-12.2: too late to own up to the last one
        held, owed = len(self.hands[seat]), self.owes[seat]
        self.owes[seat] = NOTHING
        return held if owed == NOTHING else min(owed, held)

    def _return_waiting_hands(self, tell: Tell | None) -> bool:
        """SA-11.2, SA-R1: before the game is lost for want of fates, those that wait for people who are away go back."""
        away = [seat for seat in self.circle if seat not in self.order and self.hands[seat]]
        for seat in away:
            count = len(self.hands[seat])
            self._drop_hand(seat)
            if tell:
                tell(ev.HandReturned(seat, count))
        return bool(away)

    def _unsee(self, value: int) -> None:
        self.seen[value] -= 1
        if not self.seen[value]:
            self.mask &= ~(1 << value)

    def _drop_hand(self, seat: Seat) -> None:
        """The hand goes back to the bag unseen; its line is put away."""
        for value in self.hands[seat]:
            self.bag.append(value)
        self.hands[seat] = ()
        self.lines[seat] = 0
        self.unlawful &= ~(1 << seat)

    def _end(self, reason: str, tell: Tell | None) -> None:
        """SA-10.1: all win or all lose, at once."""
        won = reason == "score"
        self.step = OVER
        self.outcome = Result(self.order if won else (), reason, {"score": self.score, "doom": self.doom, "turns": self.turn})
        if tell:
            tell(ev.GameEnded(won, reason, self.score, self.doom))
