"""What a listener at the table has gathered so far: what lies open and the odds of what does not, kept up event by event.

What is read: every draw, each choice of whoever has the turn (to cycle or not, the play, to use a power after it or
not), every answer, miss and reveal. What people in the group do is not read: in groups of three and more they
do it from public knowledge (SA-12.3), so that it tells nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from horae.bots.shipwreck.joint_odds import JointOdds
from horae.bots.shipwreck.partner_model import (
    NUMBERS,
    POWER_PRICE,
    Manner,
    Partner,
    PartnerModel,
    any_lawful,
    cycling,
    helpful_partner,
    shares,
)
from horae.bots.shipwreck.public_position import VALUE_COUNT, Array, PublicPosition, Truths
from horae.bots.shipwreck.win_chance import Prospects
from horae.core.game import Event, Seat
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.view import ShipwreckView
from horae.games.shipwreck.vocabulary import AskHigher, AskOneOf, Cycle, DiscardLower, TellOld


class AfterPlay(NamedTuple):
    """What the active person can do after the play: one of the two below, or discard this value from this place."""

    what: str
    value: int = 0
    place: int = 0


PASSES = AfterPlay("pass")
TELLS_OLD = AfterPlay("old")


class Knowledge:
    """Public knowledge only, so that every reader at the table has the same."""

    def __init__(self, pack: ShipwreckPack, view: ShipwreckView, manner: Manner, partner: Partner = helpful_partner) -> None:
        self.public = PublicPosition(pack, view)
        self.logic = JointOdds()
        self.helpful = JointOdds()
        self.manner = manner
        self._partner = partner
        self.active = view.active
        self.drew = next((who.fates for who in view.people if who.seat == view.active), 0)
        """How many fates the active person holds before playing."""
        self._broken_off: dict[Seat, int] = {}
        """SA-11.2: how many fates wait for who left before playing; they are not drawn anew."""
        self._cycled = np.ones((VALUE_COUNT, VALUE_COUNT))
        """[fate, fate]: how likely each hand made the choice to cycle that was made this turn."""
        self._model: PartnerModel | None = None
        self._cycling: Array | None = None
        self._after: dict[AfterPlay, Array] | None = None
        self._asked: Truths | None = None
        self._last_played = 0
        self._honour = view.honour
        self._unread: tuple[JointOdds, JointOdds] | None = None
        """Both readings as they would be had the play been illegal, without the fate that is then lost (SA-12.2)."""
        for who in view.people:
            kept = min(who.fates, view.began_with) if who.seat == view.active and view.step == "play" else who.fates
            if kept == 1:
                self.logic.deal(who.seat, self.public.available())
        self.helpful.adopt(self.logic)

    # --- what the active person would do ---

    def model(self) -> PartnerModel:
        """How the active person would play each hand, as things stand before the play."""
        if self._model is None:
            self._model = self._model_at(self.public)
        return self._model

    def _model_at(self, public: PublicPosition) -> PartnerModel:
        hands = self.helpful.hand_weights(self.active, self.public.available()) * self._cycled
        return self._partner(public, hands, self.manner)

    def cycling(self) -> Array | None:
        """[place, fate, fate]: what it is worth to each hand to cycle a place, and at 0, to cycle none; None if one cannot."""
        if self._cycling is None and self.drew == 2 and (places := self.public.can_cycle()):
            self._cycling = cycling(self.model(), {place: self._model_at(self.public.cycled(place)) for place in places})
        return self._cycling

    def after_play(self) -> dict[AfterPlay, Array]:
        """For each thing to do after the play: [fate played new or old, kept], what it is worth; -inf where one cannot."""
        if self._after is None:
            self._after = self._weigh_after_play()
        return self._after

    def _weigh_after_play(self) -> dict[AfterPlay, Array]:
        public, active = self.public, self.active
        prospects = Prospects(public.score, public.doom)
        odds = self.helpful.odds(active)
        fade = public.doom_ahead()
        now = prospects.of_telling(odds, fade)
        found = {PASSES: np.stack((now, now)) + POWER_PRICE}
        if public.power(TellOld):
            told = [prospects.of_telling(self.helpful.odds_if_old(active, was_old), fade) for was_old in (False, True)]
            found[TELLS_OLD] = np.stack(told)
        for value, place in public.can_discard():
            lower = value < NUMBERS
            left = given(odds, lower)
            worth = np.where(lower, prospects.of_telling(left, public.doom_ahead((value, place))), -np.inf)
            found[AfterPlay("discard", value, place)] = np.stack((worth, worth))
        return found

    def _done(self, choice: AfterPlay) -> None:
        """Read that the active person chose this after the play."""
        if not self.manner.reads_powers:
            return
        choices = self.after_play()
        if choice in choices and len(choices) > 1:
            likely = shares(np.stack(list(choices.values())), self.manner.slack)
            new, old = likely[list(choices).index(choice)]
            self.helpful.keep(self.active, new, old)

    # --- being told ---

    def hear(self, event: Event) -> None:
        match event:
            case ev.TurnBegan(seat=seat):
                self.active = seat
                self.drew = self._broken_off.pop(seat, int(seat in self.logic.seats))
                self._cycled = np.ones((VALUE_COUNT, VALUE_COUNT))
                self._model = self._cycling = self._unread = None
            case ev.FateDrawn(count=count):
                self.drew += count
            case ev.FatePlayed(seat=seat, value=value, place=place):
                self._read_play(seat, value, place)
            case ev.KeptCompared(seat=seat, higher=higher):
                self._told(seat, self._last_played < NUMBERS if higher else self._last_played >= NUMBERS)
            case ev.PowerUsed(card=card, value=value, place=place):
                self._read_power(card, value, place)
            case ev.Answered(seat=seat, yes=yes):
                if self._asked is not None:
                    self._told(seat, self._asked if yes else ~self._asked)
            case ev.OldTold(old=old):
                self.logic.old(old)
                self.helpful.old(old)
            case ev.FateDiscarded(seat=seat, value=value):
                self._told(seat, value < NUMBERS)
            case ev.Passed(seat=seat) if seat == self.active:
                self._done(PASSES)
            case ev.GuessMissed(value=value):
                self._told(self.active, np.not_equal(NUMBERS, value))
            case ev.PredictionResolved(seat=seat, fate=value) | ev.FateShown(seat=seat, value=value):
                self._unread = None
                self.logic.reveal(seat, value)
                self.helpful.reveal(seat, value)
            case ev.PlayConfessed(seat=seat):
                if self._unread is not None:
                    self.logic, self.helpful = self._unread
                self._forget(seat)
            case ev.HandReturned(seat=seat):
                self._forget(seat)
            case ev.PersonLeft(seat=seat, for_good=True):
                self._model = self._cycling = self._unread = None
                self._forget(seat)
            case ev.PersonLeft(seat=seat, count=count):
                self._model = self._cycling = self._unread = None
                if count > int(seat in self.logic.seats):
                    self._broken_off[seat] = count
            case _:
                pass
        self._after = None
        self.public.hear(event)
        if not self.logic.fits:  # not even lawful
            self.logic.start_over(self.public.available())
        if not self.helpful.fits:  # not a helpful play: read it by logic alone
            self.helpful.adopt(self.logic)

    def _read_play(self, seat: Seat, value: int, place: int) -> None:
        """Both ways at once: as a helpful partner plays (worked out in SA-E1), and by logic alone (SA-E2)."""
        self._last_played = value
        available = self.public.available()
        if self.drew < 2:
            self.logic.play_only(seat, value, available)
            self.helpful.play_only(seat, value, available)
            return
        likely = self.model().likely[place, value - 1] * self._cycled[value - 1]
        cycles = self.cycling() if self.manner.reads_powers else None
        if cycles is not None:
            likely = likely * shares(cycles, self.manner.slack)[0, value - 1]
        lawful = self.public.lawful()
        if self._honour:
            self._unread = self.logic.twin(), self.helpful.twin()
            for reading in self._unread:
                reading.play(seat, value, 1 - lawful[place, value - 1], available)
        self.helpful.play(seat, value, likely, available)
        self.logic.play(seat, value, any_lawful(lawful)[place, value - 1], available)

    def _read_power(self, card: str, value: int, place: int) -> None:
        pack = self.public.pack
        self._asked = None
        match pack.power_of[pack.index[card]].does:
            case AskHigher():
                self._asked = value < NUMBERS
            case AskOneOf(values):
                self._asked = np.isin(NUMBERS, values)
            case TellOld():
                self._done(TELLS_OLD)
            case DiscardLower():
                self._done(AfterPlay("discard", value, place))
            case Cycle():
                cycles = self.cycling() if self.manner.reads_powers else None
                if cycles is not None:
                    self._cycled = shares(cycles, self.manner.slack)[place]
                self._model = self._cycling = None
            case _:
                pass

    def _forget(self, seat: Seat) -> None:
        """The seat's fates went back to the bag unseen."""
        self._broken_off.pop(seat, None)
        self.logic.forget(seat)
        self.helpful.forget(seat)

    def _told(self, seat: Seat, fits: Truths) -> None:
        shaped = fits.astype(np.float64)
        self.logic.keep(seat, shaped)
        self.helpful.keep(seat, shaped)


def given(odds: Array, fits: Truths) -> Array:
    """The odds if this were told."""
    kept: Array = odds * fits
    total = kept.sum()
    return kept / total if total > 0 else kept
