"""The Shipwreck state: setting up, and what each person's action does. Rule ids stand where they are applied.

Built in storeys: `position` (the data), `moves` (who may do what), `turn` (what happens by itself),
`powers` (the faded powers), and here the rest of what people do.
"""

from __future__ import annotations

from typing import Any

from horae.core.game import Seat, Tell
from horae.core.rng import Rng
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck import refusals as no
from horae.games.shipwreck.moves import waiting
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import HOURS_OF, ShipwreckPack
from horae.games.shipwreck.position import AFTER_PLAY, GOAL, OVER, PLAY, PREDICT, ROW, SEATS
from horae.games.shipwreck.powers import Powers
from horae.games.shipwreck.view import Answer


class ShipwreckState(Powers):
    __slots__ = ()

    def __init__(self, seats: int, rng: Rng, opts: ShipwreckOptions, pack: ShipwreckPack) -> None:
        self.blank(opts, pack, rng)
        self.order = tuple(range(seats))
        self.doom = opts.starting_doom  # SA-1.3
        deck = list(range(len(pack.arcana)))
        rng.shuffle(deck)  # SA-1.4
        self.deck = tuple(deck)
        self.bag = list(pack.fates)  # SA-1.5
        self._lay_first_row()
        self.active = rng.below(seats)  # SA-1.6
        self._begin_turn(None)

    def _lay_first_row(self) -> None:
        deck = self.deck
        laid = deck[: -len(ROW) - 1 : -1]  # from the top
        self.row[1 : 1 + len(laid)] = laid
        self.deck = deck[: -len(laid)]

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        kind = type(action)
        if kind is do.PlayFate:
            self._play(seat, action, tell)
        elif kind is do.Predict:
            self._predict(seat, action.value, tell)
        elif kind is do.Pass:
            self._pass(seat, tell)
        elif kind is do.UsePower:
            self._use_power(seat, action, tell)
        elif kind is do.FlipTiles:
            self._flip(seat, action.tiles, tell)
        elif kind is do.Agree or kind is do.Object:
            self._answer_proposal(seat, kind is do.Agree, tell)
        elif kind is do.ShowFate:
            self._show(seat, tell)
        elif kind is do.Confess:
            self._confess(seat, tell)
        elif kind is do.Join:
            self._join(seat, action.after, tell)
        elif kind is do.Leave:
            self._leave(seat, tell)
        else:
            raise TypeError(f"not a Shipwreck action: {action!r}")

    def _play(self, seat: Seat, action: do.PlayFate, tell: Tell | None) -> None:
        if self.step != PLAY or seat != self.active or len(self.order) < 2:
            raise no.play_now(self, seat)
        fate, place = action.fate, action.place
        hand = self.hands[seat]
        if not 0 <= fate < len(hand):
            raise no.no_such_fate(fate, len(hand))
        if not 0 <= place <= 4:
            raise no.no_such_place(place)
        lawful = self._is_lawful(hand, fate, place)
        if not lawful and (not self.opts.honour or len(hand) == 1 or (place and self.row[place] < 0)):
            raise no.play_there(self, fate, place)
        value = hand[fate]
        self.hands[seat] = kept = (hand[1 - fate],) if len(hand) == 2 else ()
        self.played = value
        self.played_place = place
        self.played_old = fate < self.began_with
        self.lawful = lawful
        before = place
        if not place:
            before = self.right_of_the_hours()
            self.at_hours = value
            self.at_hours_before = before
        self.piles[before] += (value,)
        self.hours[before] += HOURS_OF[value]
        self.seen[value] += 1
        self.mask |= 1 << value
        if tell:
            tell(ev.FatePlayed(seat, value, place, before))
        if not kept:
            self.lines[seat] = 0  # SA-5.2: nothing is left to mark
            self._fade(tell)  # SA-R1
            return
        if place and self.pack.arcana[self.row[place]].says:
            higher = kept[0] > value
            self.answers += (Answer("kept_is_higher", value, (), higher),)
            if tell:
                tell(ev.KeptCompared(seat, higher))
        self.step = PREDICT
        if self.faded and not self.power_used:
            for card in self.faded:  # SA-R5: whatever the hand, so that the prompt tells nothing
                if self.pack.power_of[card].moment == "after_play":
                    self.step = AFTER_PLAY
                    break

    def _is_lawful(self, hand: tuple[int, ...], fate: int, place: int) -> bool:
        if len(hand) == 1:
            return place == 0  # SA-R1
        if place:
            card = self.row[place]
            return card >= 0 and bool(self.pack.allow(card, self.mask)[hand[0] * 8 + hand[1]] >> fate & 1)
        at = hand[0] * 8 + hand[1]
        return not any(card >= 0 and self.pack.allow(card, self.mask)[at] for card in self.row)  # SA-2.2

    def _predict(self, seat: Seat, value: int, tell: Tell | None) -> None:
        if self.step != PREDICT or seat == self.active or seat not in self.order or len(self.order) < 2:
            raise no.predict_now(self, seat)
        if not 1 <= value <= 7:
            raise no.no_such_value(value)
        if value in self.guesses:
            raise no.guessed_already(value)
        if self.proposal:
            raise no.proposal_open(self)
        if self.opts.agreement and len(self.order) > 2:  # SA-R3
            self.proposal = value
            self.agreed = 1 << seat
            if tell:
                tell(ev.PredictionProposed(seat, value))
            return
        self._guess(seat, value, tell)

    def _guess(self, seat: Seat, value: int, tell: Tell | None) -> None:
        if tell:
            tell(ev.Predicted(seat, value))
        self.guesses += (value,)
        if self.hands[self.active][0] == value:
            self._resolve(True, tell)
        elif len(self.guesses) > self.extra:
            self._resolve(False, tell)
        else:  # SA-R4: another guess is left
            self.passed = 0
            if tell:
                tell(ev.GuessMissed(value))

    def _resolve(self, right: bool, tell: Tell | None) -> None:
        active = self.active
        fate = self.hands[active][0]
        if right:
            self.score += 1  # SA-7.7; SA-12.1: the misses before it cost nothing
            self.right = True
        else:
            self.doom += len(self.guesses)  # SA-12.4
        self.bag.append(fate)
        self.hands[active] = ()
        self.lines[active] = 0
        if tell:
            tell(ev.PredictionResolved(active, fate, right, self.score, self.doom))
        if self.score >= GOAL:
            self._end("score", tell)
        elif self.doom >= GOAL:
            self._end("doom", tell)
        else:
            self._fade(tell)

    def _pass(self, seat: Seat, tell: Tell | None) -> None:
        if len(self.order) < 2 or seat not in self.order:
            raise no.pass_now(self, seat)
        if self.step == AFTER_PLAY and seat == self.active:
            self.step = PREDICT
            if tell:
                tell(ev.Passed(seat))
            return
        if self.step != PREDICT or seat == self.active or self.proposal or self.passed >> seat & 1:
            raise no.pass_now(self, seat)
        self.passed |= 1 << seat
        if tell:
            tell(ev.Passed(seat))
        self._close_if_all_passed(tell)

    def _close_if_all_passed(self, tell: Tell | None) -> None:
        """SA-7.6: with nothing more from anyone, guesses are settled (SA-R4) and the turn goes to fading."""
        if self.step != PREDICT or len(self.order) < 2:
            return
        if waiting(self.order, self.active, self.passed):
            return
        if self.guesses:
            self._resolve(False, tell)
        else:
            self._fade(tell)

    def _answer_proposal(self, seat: Seat, agrees: bool, tell: Tell | None) -> None:
        if not self.proposal or seat == self.active or seat not in self.order:
            raise no.no_proposal(self, seat)
        if not agrees:
            self.proposal = self.agreed = 0
            if tell:
                tell(ev.ProposalDropped(seat))
            self._close_if_all_passed(tell)  # the one who had not passed may have left meanwhile
            return
        if self.agreed >> seat & 1:
            raise no.agreed_already()
        self.agreed |= 1 << seat
        if tell:
            tell(ev.ProposalAgreed(seat))
        self._count_if_all_agree(seat, tell)

    def _count_if_all_agree(self, seat: Seat, tell: Tell | None) -> None:
        if self.proposal and all(self.agreed >> member & 1 for member in self.group()):
            value, self.proposal, self.agreed = self.proposal, 0, 0
            self._guess(seat, value, tell)

    def _flip(self, seat: Seat, tiles: tuple[int, ...], tell: Tell | None) -> None:
        if self.step != PREDICT or seat == self.active or seat not in self.order or len(self.order) < 2:
            raise no.flip_now(self, seat)
        if not tiles or any(not 1 <= tile <= 7 for tile in tiles) or len(set(tiles)) != len(tiles):
            raise no.no_such_tiles(tiles)
        for tile in tiles:
            self.lines[self.active] ^= 1 << tile  # SA-5.3: a tile has a side and no hours
        if tell:
            tell(ev.TilesFlipped(seat, self.active, tiles))

    def _show(self, seat: Seat, tell: Tell | None) -> None:
        """SA-12.3, SA-R9: only a fate that proves something may be shown."""
        if self.step != PREDICT or seat == self.active or seat not in self.order or len(self.order) < 2:
            raise no.show_now(self, seat)
        if self.proposal:
            raise no.proposal_open(self)
        hand = self.hands[seat]
        if not hand:
            raise no.nothing_to_show()
        value = hand[0]
        if self.seen[value] != self.pack.copies[value] - 1:
            raise no.proves_nothing(value, self.pack.copies[value] - 1 - self.seen[value])
        self.hands[seat] = ()
        self.lines[seat] = 0  # SA-5.2
        self.bag.append(value)
        self.passed = 0
        if tell:
            tell(ev.FateShown(seat, value))

    def _confess(self, seat: Seat, tell: Tell | None) -> None:
        if self.step not in (AFTER_PLAY, PREDICT) or seat != self.active or self.guesses or len(self.order) < 2:
            raise no.confess_now(self, seat)
        if self.lawful:
            raise no.nothing_to_confess(self)
        self._drop_hand(seat)  # SA-12.2
        self.proposal = self.agreed = 0
        if tell:
            tell(ev.PlayConfessed(seat))
        self._fade(tell)

    def _join(self, seat: Seat, after: Seat | None, tell: Tell | None) -> None:
        if self.step == OVER:
            raise no.game_over(self)
        if seat in self.order:
            raise no.sits_already()
        if not 0 <= seat < SEATS:
            raise no.table_full()
        if after is not None and after not in self.order:
            raise no.no_such_neighbour(after)
        at = len(self.order) if after is None else self.order.index(after) + 1
        self.order = (*self.order[:at], seat, *self.order[at:])
        self.passed &= ~(1 << seat)
        if tell:
            tell(ev.PersonJoined(seat, self.order))
        if self.active < 0:
            self.active = seat
            self._begin_turn(tell)

    def _leave(self, seat: Seat, tell: Tell | None) -> None:
        if self.step == OVER:
            raise no.game_over(self)
        if seat not in self.order:
            raise no.not_playing(self, seat)
        count = len(self.hands[seat])
        self._drop_hand(seat)
        place = self.order.index(seat)
        self.order = self.order[:place] + self.order[place + 1 :]
        bit = ~(1 << seat)
        self.passed &= bit
        self.agreed &= bit
        if tell:
            tell(ev.PersonLeft(seat, count, self.order))
        if seat == self.active:  # SA-R10
            self.proposal = self.agreed = 0
            self.active = self.order[place - 1] if self.order else -1
            self.played_old, self.lawful = False, True  # only the one who left knew
            if self.guesses:
                self.doom += len(self.guesses)
                if tell:
                    tell(ev.MissesCounted(len(self.guesses), self.doom))
                if self.doom >= GOAL:
                    self._end("doom", tell)
                    return
            self._fade(tell)
        elif self.step == PREDICT and len(self.order) > 1:
            if self.proposal:
                self._count_if_all_agree(self.group()[0], tell)
            else:
                self._close_if_all_passed(tell)
