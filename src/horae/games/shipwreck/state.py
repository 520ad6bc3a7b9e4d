"""The Shipwreck state: setting up, and what each person's action does. Rule ids stand where they are applied.

Built in storeys: `position` (the data), `moves` (who may do what), `turn` (what happens by itself),
`powers` (the faded powers), `group` (predicting and agreeing), `presence` (coming and going), and here
the rest of what people do.
"""

from __future__ import annotations

from typing import Any

from horae.core.game import Seat, Tell
from horae.core.rng import Rng
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck import refusals as no
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import AFTER_PLAY, OVER, PLAY, PREDICT, ROW
from horae.games.shipwreck.presence import Presence
from horae.games.shipwreck.view import Answer
from horae.games.shipwreck.vocabulary import HOURS_OF


class ShipwreckState(Presence):
    __slots__ = ()

    def __init__(self, seats: int, rng: Rng, opts: ShipwreckOptions, pack: ShipwreckPack) -> None:
        self.blank(opts, pack, rng)
        self.order = self.circle = tuple(range(seats))
        self.doom = opts.starting_doom  # SA-1.3
        deck = list(range(len(pack.arcana)))
        rng.shuffle(deck)  # SA-1.4
        self.deck = tuple(deck)
        self.bag = list(pack.fates)  # SA-1.5
        self._lay_first_row()
        first = opts.first_seat
        self.active = rng.below(seats) if first is None else first  # SA-1.6
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
            self._flip(seat, action, tell)
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
        if fate and value == hand[0] and self.is_same_play():
            raise no.same_play(value)
        self.hands[seat] = kept = (hand[1 - fate],) if len(hand) == 2 else ()
        self.played = value
        self.played_place = place
        self.played_old = fate < self.began_with
        if not lawful:
            self.unlawful |= 1 << seat
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

    def _flip(self, seat: Seat, action: do.FlipTiles, tell: Tell | None) -> None:
        """SA-5.1: all through the turn, by anybody else. Tiles that lie as asked for stay as they are."""
        if self.step == OVER or seat == self.active or seat not in self.order or len(self.order) < 2:
            raise no.flip_now(self, seat)
        tiles = action.tiles
        if not tiles or any(not 1 <= tile <= 7 for tile in tiles) or len(set(tiles)) != len(tiles):
            raise no.no_such_tiles(tiles)
        line = self.lines[self.active]
        turned = tuple(tile for tile in tiles if bool(line >> tile & 1) != action.down)
        for tile in turned:
            line ^= 1 << tile  # SA-5.3: a tile has a side and no hours
        self.lines[self.active] = line
        if tell and turned:
            tell(ev.TilesFlipped(seat, self.active, turned, action.down))

    def _show(self, seat: Seat, tell: Tell | None) -> None:
        """SA-12.3, SA-R9: only a fate that proves something may be shown."""
        if self.step != PREDICT or seat == self.active or seat not in self.order or len(self.order) < 2:
            raise no.show_now(self, seat)
        if self.proposal:
            raise no.proposal_open(self)
        hand = self.hands[seat]
        if len(hand) != 1:
            raise no.nothing_to_show(hand)
        value = hand[0]
        if self.seen[value] != self.pack.copies[value] - 1:
            raise no.proves_nothing(value, self.pack.copies[value] - 1 - self.seen[value])
        self._drop_hand(seat)
        self.passed = 0
        if tell:
            tell(ev.FateShown(seat, value))

    def _confess(self, seat: Seat, tell: Tell | None) -> None:
        """SA-12.2. In one's own turn it goes straight to fading; later only the kept fate goes back."""
        if self.step == OVER or len(self.order) < 2 or not self.can_own_up(seat):
            raise no.confess_now(self, seat)
        self._drop_hand(seat)
        if tell:
            tell(ev.PlayConfessed(seat))
        if seat == self.active:
            self._withdraw_proposal()
            self._fade(tell)
        else:
            self.passed = 0
