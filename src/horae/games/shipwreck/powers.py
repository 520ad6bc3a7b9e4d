"""The faded powers of Shipwreck (SA-6): when one may be used, and what each deed of the vocabulary does."""

from __future__ import annotations

from horae.core.game import Seat, Tell
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck import refusals as no
from horae.games.shipwreck.position import AFTER_PLAY, OVER, PREDICT
from horae.games.shipwreck.turn import Turn
from horae.games.shipwreck.view import Answer
from horae.games.shipwreck.vocabulary import HOURS_OF, AskHigher, AskOneOf, Cycle, DiscardLower, ExtraPrediction, Power, TellOld


class Powers(Turn):
    __slots__ = ()

    def _use_power(self, seat: Seat, action: do.UsePower, tell: Tell | None) -> None:
        card = self.pack.index.get(action.card, -1)
        if self.step == OVER or len(self.order) < 2 or seat not in self.order:
            raise no.not_playing(self, seat)
        if card not in self.faded:
            raise no.power_not_there(self, action.card)
        power = self.pack.power_of[card]
        if self.power_used:
            raise no.power_used(power)
        if (power.by == "active") != (seat == self.active):
            raise no.power_by(self, power)
        moment = ("before_play", "after_play", "before_prediction")[self.step]
        if power.moment != moment or self.guesses:
            raise no.power_moment(power)
        if self.proposal:
            raise no.proposal_open(self)
        self._check_power(power, action)
        if power.by == "group" and self.needs_agreement():
            self._propose(seat, action, tell)
        else:
            self._put_to_use(seat, action, tell)

    def _propose(self, seat: Seat, action: do.Proposal, tell: Tell | None) -> None:
        """SA-R3: it counts when everyone else in the group has agreed."""
        self.proposal = action
        self.agreed = 1 << seat
        if tell is None:
            return
        if isinstance(action, do.Predict):
            tell(ev.PredictionProposed(seat, action.value))
        else:
            tell(ev.PowerProposed(seat, action.card, action.value))

    def _put_to_use(self, seat: Seat, action: do.UsePower, tell: Tell | None) -> None:
        card = self.pack.index[action.card]
        power = self.pack.power_of[card]
        self.power_used = True  # SA-6.3
        if tell:
            tell(ev.PowerUsed(seat, action.card, action.value, action.place))
        self.faded = tuple(other for other in self.faded if other != card)
        if isinstance(power.does, Cycle):
            self._cycle(action.place, tell)
        else:
            self._do_power(power, action, tell)
        self._put_away(card)
        if self.step == OVER:
            return
        self._fill_row(tell)  # SA-R2: an empty place waits for this
        if self.step == AFTER_PLAY:
            self.step = PREDICT  # SA-6.4: who may predict may still pass
        self.passed = 0  # new information: everyone may think again

    def _check_power(self, power: Power, action: do.UsePower) -> None:
        """Refuse a use that names a wrong value or place, before anything changes."""
        value, place = action.value, action.place
        match power.does:
            case AskHigher():
                if not 1 <= value <= 6 or place:
                    raise no.power_x(power)
            case Cycle():
                if not 0 <= place <= 4:
                    raise no.no_such_place(place)
                if self.row[place] < 0:
                    raise no.no_arcanum(place)
                if value:
                    raise no.power_place_only(power)
                if self.piles[place]:
                    raise no.cycle_fates(self, place)
            case DiscardLower():
                if not 0 <= place <= 4:
                    raise no.no_such_place(place)
                if (value, place) not in self.visible_fates():
                    raise no.fate_not_there(self, value, place)
                if value >= self.hands[self.active][0]:
                    raise no.not_lower(value, self.hands[self.active][0])
            case _:
                if value or place:
                    raise no.power_plain(power)

    def _do_power(self, power: Power, action: do.UsePower, tell: Tell | None) -> None:
        active = self.active
        kept = self.hands[active][0] if self.hands[active] else 0
        match power.does:
            case AskHigher():  # SA-6.5: yes or no, and true
                self._answer(Answer("higher", action.value, (), kept > action.value), tell)
            case AskOneOf(values):
                self._answer(Answer("one_of", 0, values, kept in values), tell)
            case ExtraPrediction():
                self.extra += 1
            case TellOld():
                self.answers += (Answer("old", self.played, (), self.played_old),)
                if tell:
                    tell(ev.OldTold(active, self.played_old))
            case DiscardLower():
                self._discard_visible(action.value, action.place)
                self.answers += (Answer("higher", action.value, (), True),)
                if tell:
                    tell(ev.FateDiscarded(active, action.value, action.place))
            case Cycle():
                raise AssertionError("cycling is done before its card is put away")

    def _answer(self, answer: Answer, tell: Tell | None) -> None:
        self.answers += (answer,)
        if tell:
            tell(ev.Answered(self.active, answer.yes))

    def _discard_visible(self, value: int, place: int) -> None:
        if place == 0 and self.at_hours == value:
            place, self.at_hours = self.at_hours_before, 0
            self.piles[place] = self.piles[place][:-1]
        else:
            pile = list(self.piles[place])
            pile.remove(value)
            self.piles[place] = tuple(pile)
        self.hours[place] -= HOURS_OF[value]
        self._unsee(value)
        self.bag.append(value)

    def _cycle(self, place: int, tell: Tell | None) -> None:
        """SA-R7: the replacement first, then the cycled card to the bottom; no doom."""
        card = self.row[place]
        self.row[place] = -1
        if tell:
            tell(ev.ArcanumCycled(place, self.pack.arcana[card].id))
        self._fill_place(place, tell)
        self._put_away(card)

    def _put_away(self, card: int) -> None:
        """A used or cycled arcanum goes to the bottom of the deck, or leaves the game (Restless Hours)."""
        if self.opts.restless:
            self.gone += (card,)
        else:
            self.deck = (card, *self.deck)
            self.deck_known += 1
