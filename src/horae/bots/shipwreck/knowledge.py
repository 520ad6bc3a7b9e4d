"""What a listener at the table has gathered so far: the board and the readings, kept up event by event."""

from __future__ import annotations

import numpy as np

from horae.bots.shipwreck.board import VALUES, Array, Board, Truths
from horae.bots.shipwreck.helpful import Manner, Model
from horae.bots.shipwreck.reading import Reading
from horae.bots.shipwreck.winning import Prospects
from horae.core.game import Event, Seat
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.pack import AskHigher, AskOneOf, ShipwreckPack
from horae.games.shipwreck.view import ShipwreckView

NUMBERS = np.arange(1, VALUES + 1)


class Knowledge:
    """Public knowledge only, so that every reader at the table has the same."""

    __slots__ = ("_asked", "_last_played", "_model", "active", "board", "drew", "helpful", "logic", "manner")

    def __init__(self, pack: ShipwreckPack, view: ShipwreckView, manner: Manner) -> None:
        self.board = Board(pack, view)
        self.logic = Reading()
        self.helpful = Reading()
        self.manner = manner
        self.active = view.active
        self.drew = next((who.fates for who in view.people if who.seat == view.active), 0)
        """How many fates the active person holds before playing."""
        self._model: Model | None = None
        self._asked: Truths | None = None
        self._last_played = 0

    def model(self) -> Model:
        """How the active person would play each hand, as things stand before the play."""
        if self._model is None:
            self._model = self.model_with(self.board.lawful(), self.board.fade_doom())
        return self._model

    def model_with(self, lawful: Array, fade: Array) -> Model:
        board = self.board
        hands = self.helpful.hand_weights(self.active, board.available())
        return Model(lawful, hands, fade, Prospects(board.score, board.doom), self.manner)

    def hear(self, event: Event) -> None:
        match event:
            case ev.TurnBegan(seat=seat):
                self.active = seat
                self.drew = int(seat in self.logic.seats)
                self._model = None
            case ev.FateDrawn(count=count):
                self.drew += count
            case ev.FatePlayed(seat=seat, value=value, place=place):
                self._read_play(seat, value, place)
            case ev.KeptCompared(seat=seat, higher=higher):
                self._told(seat, self._last_played < NUMBERS if higher else self._last_played >= NUMBERS)
            case ev.PowerUsed(card=card, value=value):
                self._asked = self._question(card, value)
                self._model = None
            case ev.Answered(seat=seat, yes=yes):
                if self._asked is not None:
                    self._told(seat, self._asked if yes else ~self._asked)
            case ev.OldTold(old=old):
                self.logic.old(old)
                self.helpful.old(old)
            case ev.FateDiscarded(seat=seat, value=value):
                self._told(seat, value < NUMBERS)
            case ev.GuessMissed(value=value):
                self._told(self.active, np.not_equal(NUMBERS, value))
            case ev.PredictionResolved(seat=seat, fate=fate):
                self.logic.reveal(seat, fate)
                self.helpful.reveal(seat, fate)
            case ev.FateShown(seat=seat, value=value):
                self.logic.reveal(seat, value)
                self.helpful.reveal(seat, value)
            case ev.PlayConfessed(seat=seat) | ev.PersonLeft(seat=seat):
                self.logic.forget(seat)
                self.helpful.forget(seat)
            case _:
                pass
        if not self.helpful.fits:  # not a helpful play: read it by logic alone
            self.helpful.adopt(self.logic)
        self.board.hear(event)

    def _read_play(self, seat: Seat, value: int, place: int) -> None:
        """Both ways at once: as a helpful partner plays (worked out in SA-E1), and by logic alone (SA-E2)."""
        self._last_played = value
        if self.drew < 2:  # SA-R1: a single fate, played, leaves nothing hidden
            self.logic.forget(seat)
            self.helpful.forget(seat)
            return
        available = self.board.available()
        self.helpful.play(seat, value, self.model().likely[place, value - 1], available)
        self.logic.play(seat, value, self.board.lawful()[place, value - 1], available)

    def _told(self, seat: Seat, fits: Truths) -> None:
        shaped = fits.astype(np.float64)
        self.logic.keep(seat, shaped)
        self.helpful.keep(seat, shaped)

    def _question(self, card: str, value: int) -> Truths | None:
        pack = self.board.pack
        match pack.power_of[pack.index[card]].does:
            case AskHigher():
                return value < NUMBERS
            case AskOneOf(values):
                return np.isin(NUMBERS, values)
            case _:
                return None
