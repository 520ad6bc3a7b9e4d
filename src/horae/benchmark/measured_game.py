"""A game of the benchmark measured from its log alone: what each play said and was heard to say, what each prediction staked.

Who sat where is in the log's head. What somebody makes of the plays is their reading (`players.reading_of`), kept up by what
everybody hears: the exact odds of every kept fate, if all played as that reading has it.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log2
from typing import cast

import numpy as np
from msgspec import Struct

from horae.benchmark.players import reading_of
from horae.benchmark.task import GAME
from horae.bots.shipwreck.joint_odds import JointOdds
from horae.bots.shipwreck.knowledge import Knowledge
from horae.bots.shipwreck.partner_model import NUMBERS, any_lawful
from horae.bots.shipwreck.public_position import VALUE_COUNT, Array
from horae.core.game import Event, Heard, for_seat
from horae.core.log import Log, Replay
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.state import ShipwreckState

LEAST = 2**-10
"""Who takes the truth to be less likely than this is charged as if by this: ten bits at most for a single play."""


class Clue(Struct, frozen=True, array_like=True):
    """How many bits nearer the kept fate a play of one of two fates brought somebody, beyond that this value was played."""

    seat: int
    card: float
    """By logic: what the arcanum's condition and what it has one say tell of who plays anything lawful."""
    said: float
    """For who reads as the player does."""
    heard: float
    """For the one who is asked first in the group."""


class Opinion(Struct, frozen=True, array_like=True):
    """What the first of the group who is asked thinks of the kept fate as the group begins to decide."""

    seat: int
    odds: tuple[float, ...]
    kept: int


class Stake(Struct, frozen=True, array_like=True):
    """A prediction: the odds that whoever made it gave it, and whether it was right."""

    seat: int
    odds: float
    right: bool


class MeasuredGame(Struct, frozen=True, array_like=True):
    """What a game comes to."""

    players: tuple[str, ...]
    """By seat."""
    won: bool
    score: int
    turns: int
    clues: tuple[Clue, ...]
    opinions: tuple[Opinion, ...]
    stakes: tuple[Stake, ...]


def seated(log: Log) -> tuple[str, ...]:
    """Who sat where: a name in the log's head is a player's and a seat's number."""
    return tuple(name.rpartition(" ")[0] for name in log.head.names)


class Bits:
    """What one play tells in one reading: the odds after it over those if the value had been laid anywhere by chance."""

    def __init__(self, knows: Knowledge, seat: int, value: int) -> None:
        self.knows = knows
        self.seat, self.value = seat, value
        self._before = knows.helpful.twin()
        self._available = knows.public.available()
        blind = np.full(VALUE_COUNT, 0.5)  # of two different fates either is the one; two equal ones are laid either way
        blind[value - 1] = 1.0
        self._blind = self._read(blind).odds(seat)

    def _read(self, likely: Array) -> JointOdds:
        twin = self._before.twin()
        twin.play(self.seat, self.value, likely, self._available)
        return twin

    def by_the_card(self, place: int, higher: bool | None, kept: int) -> float:
        """Of a play at this place, whose arcanum had it said whether the kept fate is `higher`, if it had to."""
        twin = self._read(any_lawful(self.knows.public.lawful())[place, self.value - 1])
        if higher is not None:
            twin.keep(self.seat, ((self.value < NUMBERS) == higher).astype(np.float64))
        return bits(twin.odds(self.seat), self._blind, kept)

    def told(self, kept: int) -> float:
        """To be asked when the play was heard."""
        return bits(self.knows.helpful.odds(self.seat), self._blind, kept)


def bits(odds: Array, before: Array, kept: int) -> float:
    """How much nearer the truth the odds are than those before."""
    return log2(max(float(odds[kept - 1]), LEAST)) - log2(max(float(before[kept - 1]), LEAST))


class _Measuring:
    """A log as it is replayed."""

    def __init__(self, state: ShipwreckState, pack: ShipwreckPack, players: tuple[str, ...]) -> None:
        self.state = state
        self.players = players
        first = state.view(None)
        self.knows: Mapping[str, Knowledge] = {name: reading_of(name).reading(pack, first) for name in dict.fromkeys(players)}
        self.clues: list[Clue] = []
        self.opinions: list[Opinion] = []
        self.stakes: list[Stake] = []
        self._asked_in = 0
        """The turn whose opinion is noted."""

    def step(self, seat: int, action: object, heard: Heard) -> None:
        """Before and after one action."""
        state = self.state
        if isinstance(action, do.PlayFate) and len(state.hands[seat]) == 2:
            self._play(seat, action, heard)
            return
        if state.step == 2 and seat != state.active:
            self._in_group(seat, action)
        self._do(seat, action, heard)

    def _play(self, seat: int, action: do.PlayFate, heard: Heard) -> None:
        hand = self.state.hands[seat]
        value, kept = hand[action.fate], hand[1 - action.fate]
        listener = self.players[(seat + 1) % len(self.players)]
        spoken = Bits(self.knows[self.players[seat]], seat, value)
        listened = Bits(self.knows[listener], seat, value)
        # What the card tells goes by the table before the play, so its part is worked out first.
        says = action.place in self.knows[listener].public.says()
        card = spoken.by_the_card(action.place, kept > value if says else None, kept)
        self._do(seat, action, heard)
        self.clues.append(Clue(seat, round(card, 6), round(spoken.told(kept), 6), round(listened.told(kept), 6)))

    def _in_group(self, seat: int, action: object) -> None:
        state = self.state
        kept = state.hands[state.active][0]
        if isinstance(action, do.Predict) or self._asked_in != state.turn:
            odds = self._odds(seat)
            if self._asked_in != state.turn:
                self._asked_in = state.turn
                self.opinions.append(Opinion(seat, tuple(round(float(each), 6) for each in odds), kept))
            if isinstance(action, do.Predict):
                self.stakes.append(Stake(seat, round(float(odds[action.value - 1]), 6), action.value == kept))

    def _odds(self, seat: int) -> Array:
        """SA-R9: of two people the one who predicts may count with their own fate; SA-12.3: in larger groups nobody may."""
        own = {seat: self.state.hands[seat][0]} if len(self.players) == 2 and self.state.hands[seat] else {}
        return self.knows[self.players[seat]].helpful.odds(self.state.active, own)

    def _do(self, seat: int, action: object, heard: Heard) -> None:
        self.state.apply(seat, action, heard)  # type: ignore[arg-type]  # an action of the log
        open_events: list[Event] = for_seat(heard.take(), None)
        for event in open_events:
            for knows in self.knows.values():
                knows.hear(event)


def measure(log: Log) -> MeasuredGame:
    """Replay the log (its digests are for `Replay` to check) and measure it."""
    pack = GAME.load_pack(log.head.pack)
    state = cast("ShipwreckState", Replay(log, GAME, pack).start())
    measuring = _Measuring(state, pack, seated(log))
    heard = Heard()
    for entry in log.entries:
        measuring.step(entry.seat, GAME.decode_action(entry.action), heard)
    result = state.result()
    assert result is not None, "a game of the benchmark is played to its end"
    return MeasuredGame(
        players=measuring.players,
        won=bool(result.winners),
        score=state.score,
        turns=state.turn,
        clues=tuple(measuring.clues),
        opinions=tuple(measuring.opinions),
        stakes=tuple(measuring.stakes),
    )
