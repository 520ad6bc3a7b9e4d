"""The reader's odds are exact: a plain enumeration, fate by fate, of all deals agrees on every probability.

The enumeration shares with the reader only how likely each choice of the active person is taken to be (`Habits`).
The rest it does from first principles: the bag is a list of single fates, each as likely to be drawn; hands are what was
drawn, in order; a play takes one of the two tokens; what is said leaves the deals that it fits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeAlias

import numpy as np
import pytest
from msgspec.structs import replace

from horae.bots.shipwreck.knowledge import PASSES, TELLS_OLD, AfterPlay, Knowledge
from horae.bots.shipwreck.partner_model import shares
from horae.bots.shipwreck.public_position import Array
from horae.bots.shipwreck.reader import Reader
from horae.core.game import Action, Event, Heard, for_seat
from horae.core.rng import Rng
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.options import STARTING_DOOM
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import AFTER_PLAY, PLAY
from horae.games.shipwreck.state import ShipwreckState
from horae.games.shipwreck.vocabulary import AskHigher, AskOneOf, Cycle, DiscardLower, ExtraPrediction, TellOld, takes_first
from horae.testkit.shipwreck import GAME, base, of_the_base_set, small_pack

CLOSE = 1e-9
Hands: TypeAlias = tuple[tuple[int, ...], ...]
Plays: TypeAlias = dict[tuple[int, int], float]
"""For one hand: how likely each (value, place) is played."""
Fits: TypeAlias = Callable[[int, bool], float]
"""How likely something said or done is, given the kept fate and whether the one played was old."""


class Habits:
    """How likely each choice is for each hand, as a reading takes it: the only thing asked of the reader."""

    def __init__(self, knows: Knowledge, state: ShipwreckState) -> None:
        self.likely: Array | None = None
        self.cycling: Array | None = None
        self.choices: dict[AfterPlay, Array] = {}
        slack = knows.manner.slack
        if state.step == PLAY:
            self.likely = knows.model().likely
            worth = knows.cycling()
            self.cycling = None if worth is None else shares(worth, slack)
        elif state.step == AFTER_PLAY:
            weighed = knows.after_play()
            self.choices = dict(zip(weighed, shares(np.stack(list(weighed.values())), slack), strict=True))

    def plays(self, a: int, b: int) -> Plays:
        assert self.likely is not None
        stays = 1.0 if self.cycling is None else float(self.cycling[0, a - 1, b - 1])
        both = {(a, b), (b, a)}
        return {(v, place): stays * float(self.likely[place, v - 1, k - 1]) for v, k in both for place in range(5)}

    def cycles(self, place: int, a: int, b: int) -> float:
        return 1.0 if self.cycling is None else float(self.cycling[place, a - 1, b - 1])

    def does(self, choice: AfterPlay, was_old: bool, kept: int) -> float:
        return float(self.choices[choice][int(was_old), kept - 1]) if choice in self.choices else 1.0


class AnyLawful(Habits):
    """Every lawful play of a hand is as likely, and nothing else is read: what logic takes people to do."""

    def __init__(self, state: ShipwreckState) -> None:
        self.row = [(place, state.pack.arcana[card]) for place, card in enumerate(state.row) if card >= 0]
        self.visible = frozenset(value for value in range(1, 8) if state.seen[value])

    def plays(self, a: int, b: int) -> Plays:
        found = {(v, at) for at, card in self.row for v, k in ((a, b), (b, a)) if takes_first(card, v, k, self.visible)}
        found = found or {(a, 0), (b, 0)}  # SA-2.2
        return dict.fromkeys(found, 1 / len(found))

    def cycles(self, place: int, a: int, b: int) -> float:
        return 1.0

    def does(self, choice: AfterPlay, was_old: bool, kept: int) -> float:
        return 1.0


class Deals:
    """Every way the hidden fates can lie, each with its weight: what all hold, and whether the fate just played was old."""

    def __init__(self, pack: ShipwreckPack) -> None:
        self.pack = pack
        self.lying = [0] * 8
        self.deals: dict[tuple[Hands, bool], float] = {(((),) * 5, False): 1.0}
        self.active = -1
        self.held_before = 0
        self.played = 0
        self.question: set[int] | None = None

    def hear(self, event: Event, habits: Habits) -> None:
        match event:
            case ev.TurnBegan(_, seat):
                self.active = seat
                self._become(((hands, False), weight) for (hands, _), weight in self.deals.items())
                (self.held_before,) = {len(hands[seat]) for hands, _ in self.deals}
            case ev.FateDrawn(seat, count):
                for _ in range(count):
                    self._become(self._drawn(seat))
            case ev.FatePlayed(seat, value, place):
                self._become(self._after(seat, value, place, habits))
                self.played = value
                self.lying[value] += 1
            case ev.KeptCompared(_, higher):
                self._keep(lambda kept, _: float((kept > self.played) == higher))
            case ev.PowerUsed(_, card, value, place):
                self._use(card, value, place, habits)
            case ev.Answered(_, yes):
                question = self.question
                assert question is not None
                self._keep(lambda kept, _: float((kept in question) == yes))
            case ev.OldTold(_, old):
                self._keep(lambda _, was_old: float(was_old == old))
            case ev.FateDiscarded(_, value):
                self._keep(lambda kept, _: float(kept > value))
                self.lying[value] -= 1
            case ev.Passed(seat) if seat == self.active:
                self._keep(lambda kept, was_old: habits.does(PASSES, was_old, kept))
            case ev.GuessMissed(value):
                self._keep(lambda kept, _: float(kept != value))
            case ev.PredictionResolved(seat, value) | ev.FateShown(seat, value):
                self._become(
                    ((_with(hands, seat, ()), old), weight)
                    for (hands, old), weight in self.deals.items()
                    if hands[seat] == (value,)
                )
            case ev.ArcanumFaded(_, _, fates):
                for value in fates:
                    self.lying[value] -= 1
            case _:
                pass

    def _become(self, deals: Iterator[tuple[tuple[Hands, bool], float]]) -> None:
        merged: dict[tuple[Hands, bool], float] = {}
        for deal, weight in deals:
            if weight > 0:
                merged[deal] = merged.get(deal, 0.0) + weight
        total = sum(merged.values())
        assert total > 0, "no deal fits"
        self.deals = {deal: weight / total for deal, weight in merged.items()}

    def _drawn(self, seat: int) -> Iterator[tuple[tuple[Hands, bool], float]]:
        for (hands, old), weight in self.deals.items():
            held = Counter(value for hand in hands for value in hand)
            bag = [v for v in range(1, 8) for _ in range(self.pack.copies[v] - self.lying[v] - held[v])]
            for value in bag:  # each single fate in the bag
                yield (_with(hands, seat, (*hands[seat], value)), old), weight / len(bag)

    def _after(self, seat: int, value: int, place: int, habits: Habits) -> Iterator[tuple[tuple[Hands, bool], float]]:
        known: dict[tuple[int, ...], float] = {}
        for (hands, _), weight in self.deals.items():
            hand = hands[seat]
            if len(hand) == 1:  # SA-R1
                yield (_with(hands, seat, ()), False), weight * (hand == (value,))
                continue
            if hand not in known:
                known[hand] = habits.plays(*hand).get((value, place), 0.0)
            tokens = [token for token in (0, 1) if hand[token] == value]
            for token in tokens:  # SA-R6: of two equal fates, either
                kept = (hand[1 - token],)
                yield (_with(hands, seat, kept), token < self.held_before), weight * known[hand] / len(tokens)

    def _use(self, card: str, value: int, place: int, habits: Habits) -> None:
        active = self.active
        match self.pack.power_of[self.pack.index[card]].does:
            case AskHigher():
                self.question = set(range(value + 1, 8))
            case AskOneOf(values):
                self.question = set(values)
            case TellOld():
                self._keep(lambda kept, was_old: habits.does(TELLS_OLD, was_old, kept))
            case DiscardLower():
                self._keep(lambda kept, was_old: habits.does(AfterPlay("discard", value, place), was_old, kept))
            case Cycle():
                self._become(
                    ((hands, old), weight * habits.cycles(place, *hands[active])) for (hands, old), weight in self.deals.items()
                )
            case _:
                pass

    def _keep(self, fits: Fits) -> None:
        active = self.active
        self._become(((hands, old), weight * fits(hands[active][0], old)) for (hands, old), weight in self.deals.items())

    # --- in the reader's terms ---

    def joint(self, seats: list[int]) -> Array:
        """The odds of all that these seats keep, one axis each."""
        made = np.zeros((7,) * len(seats))
        for (hands, _), weight in self.deals.items():
            made[tuple(hands[seat][0] - 1 for seat in seats)] += weight
        return made

    def pairs(self, seat: int) -> Array:
        """The odds of the two fates in a hand, whatever their order."""
        made = np.zeros((7, 7))
        for (hands, _), weight in self.deals.items():
            a, b = hands[seat]
            made[a - 1, b - 1] += weight
            if a != b:
                made[b - 1, a - 1] += weight
        return made

    def odds(self, seat: int, knowing: dict[int, int]) -> Array:
        """The odds of what the seat keeps, in the deals in which others keep what one knows."""
        made = np.zeros(7)
        for (hands, _), weight in self.deals.items():
            if all(hands[other] == (value,) for other, value in knowing.items()):
                made[hands[seat][0] - 1] += weight
        made /= made.sum()
        return made


def _with(hands: Hands, seat: int, hand: tuple[int, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


class Watched:
    """A game of readers who now and then do anything at all, with the enumeration beside them."""

    def __init__(self, seats: int, seed: int, pack: ShipwreckPack) -> None:
        self.state: ShipwreckState = GAME.new(seats, seed, {"difficulty": [*STARTING_DOOM][seed % 4]}, pack)
        self.rng = Rng(seed, "whims")
        self.whims = (0, 3, 6)[seed % 3]
        """Of so many actions one is a whim; none at 0."""
        self.readers = [Reader(GAME, seat, Rng(seed, f"bot {seat}"), self.state.pack) for seat in range(seats)]
        for reader in self.readers:
            reader.begin(self.state.view(reader.seat))
        self.knows = self.readers[0].knows
        self.helpful = Deals(self.state.pack)
        self.logic = Deals(self.state.pack)
        for deals in (self.helpful, self.logic):
            deals.hear(ev.TurnBegan(1, self.state.active), Habits(self.knows, self.state))
            deals.hear(ev.FateDrawn(self.state.active, 2), Habits(self.knows, self.state))
        self.happened: Counter[str] = Counter()

    def go_on(self) -> bool:
        """One action; whether it told something of a kept fate."""
        state = self.state
        active = state.active
        seat = state.deciding()[0]
        habits, lawful = Habits(self.knows, state), AnyLawful(state)
        action = self._choose(seat)
        heard = Heard()
        state.apply(seat, action, heard)
        told = heard.take()
        for reader in self.readers:
            for event in for_seat(told, reader.seat):
                reader.hear(event)
        events = for_seat(told, None)
        for event in events:
            self.helpful.hear(event, habits)
            self.logic.hear(event, lawful)
            self._count(event, action)
        return any(isinstance(event, TELLING) or event == ev.Passed(active) for event in events)

    def _choose(self, seat: int) -> Action:
        state = self.state
        legal = state.legal(seat)
        if do.SHOW in legal and not self.rng.below(2) and self.whims:
            return do.SHOW
        if self.whims and not self.rng.below(self.whims):
            powers = [move for move in legal if isinstance(move, do.UsePower)]
            return self.rng.pick(powers if powers and self.rng.below(2) else legal)
        action = self.readers[seat].choose(state.view(seat), legal)
        if self.whims > 3 and isinstance(action, do.Predict) and do.PASS in legal and self.rng.below(4):
            return do.PASS  # so that many fates stay hidden
        return action

    def _count(self, event: Event, action: Action) -> None:
        self.happened[type(event).__name__] += 1
        if isinstance(event, ev.PowerUsed):
            pack = self.state.pack
            self.happened[type(pack.power_of[pack.index[event.card]].does).__name__] += 1
        if isinstance(event, ev.FatePlayed) and event.place == 0:
            self.happened["at The Hours"] += 1
            self.happened["an only fate"] += not self.state.hands[event.seat]
        if isinstance(event, ev.FatePlayed) and self.state.began_with and not self.state.played_old:
            self.happened["kept the old one"] += 1

    def compare(self) -> None:
        """Every probability that a reader could state now."""
        state, knows = self.state, self.knows
        assert knows.public.deck[-1:] == [*state.deck[-1:]]
        assert sorted(knows.public.faded) == sorted(state.faded)
        if state.step == PLAY and len(state.hands[state.active]) == 1:
            return
        if state.step == PLAY:  # the active person holds two, and readers have a view of that too
            for reading, deals, made in (
                (knows.helpful, self.helpful, knows._cycled),
                (knows.logic, self.logic, np.ones((7, 7))),
            ):
                hands = reading.hand_weights(state.active, knows.public.available()) * made
                ones = np.triu(hands).sum()
                np.testing.assert_allclose(hands / ones, deals.pairs(state.active), rtol=0, atol=CLOSE)
            return
        for reading, deals in ((knows.helpful, self.helpful), (knows.logic, self.logic)):
            kept = [seat for seat in state.order if state.hands[seat]]
            assert sorted(reading.seats) == kept
            np.testing.assert_allclose(reading.weights, deals.joint(reading.seats), rtol=0, atol=CLOSE)
            for seat in kept:
                np.testing.assert_allclose(reading.odds(seat), deals.odds(seat, {}), rtol=0, atol=CLOSE)
        for reader in self.readers:
            if reader.seat != state.active:
                own = {reader.seat: state.hands[reader.seat][0]} if state.hands[reader.seat] else {}
                expected = self.helpful.odds(state.active, own if len(state.order) == 2 else {})
                np.testing.assert_allclose(reader.odds(state.view(reader.seat)), expected, rtol=0, atol=CLOSE)


TELLING = (
    ev.FatePlayed,
    ev.KeptCompared,
    ev.Answered,
    ev.OldTold,
    ev.FateDiscarded,
    ev.GuessMissed,
    ev.FateShown,
    ev.PredictionResolved,
)


EVENTS = ("KeptCompared", "FateDiscarded", "GuessMissed", "at The Hours", "kept the old one")
POWERS = tuple(deed.__name__ for deed in (AskHigher, AskOneOf, Cycle, DiscardLower, ExtraPrediction))


def watch(seats: int, games: int, pack: ShipwreckPack) -> tuple[int, Counter[str]]:
    """In how many positions of these games readers and enumeration were compared after a play, and what happened in them."""
    compared = 0
    happened: Counter[str] = Counter()
    for seed in range(games):
        watched = Watched(seats, seed, pack)
        watched.compare()
        while watched.state.result() is None:
            tells = watched.go_on()
            if tells and watched.state.result() is None:
                watched.compare()
                compared += watched.state.step != PLAY
        happened += watched.happened
    return compared, happened


def test_every_probability_is_that_of_the_deals_that_fit(request: pytest.FixtureRequest) -> None:
    """In games of the base set, with every number of people, at every difficulty, with whims and without."""
    compared = 0
    happened: Counter[str] = Counter()
    for seats in (2, 3, 4, 5):
        more, others = watch(seats, 24 * request.config.getoption("thorough"), base())
        compared += more
        happened += others
    assert compared >= 800
    for what in (*EVENTS, *POWERS):
        assert happened[what], f"no game had this: {what}"


def plenty() -> ShipwreckPack:
    """Arcana that soon fade and cost nothing, fates few of a value: what is rare in games of the base set."""
    powers = {
        "key": "old",
        "noble": "old",
        "dawn": "cycle",
        "chalice": "old",
        "prophet": "cycle",
        "shore": "discard-lower",
        "beast": "twice",
    }
    arcana = [replace(of_the_base_set(card), power=power, fading_doom=0) for card, power in powers.items()]
    return small_pack(*arcana, copies=(2, 2, 2, 2, 2, 2, 2), moons=2)


def scarce() -> ShipwreckPack:
    """Arcana that take a long time to fade, and so few fates that the bag runs empty (SA-R1)."""
    arcana = [replace(of_the_base_set(card), fading_doom=0) for card in ("dawn", "midnight", "chalice", "prophet", "key")]
    return small_pack(*arcana, copies=(2, 1, 2, 1, 2, 1, 1), moons=6)


@pytest.mark.parametrize(
    ("pack", "games", "had"),
    [
        (plenty(), 12, ("OldTold", "FateDiscarded", "Cycle", "GuessMissed", "FateShown")),
        (scarce(), 8, ("FateShown", "an only fate")),
    ],
    ids=("many powers", "few fates"),
)
def test_every_probability_is_right_in_games_of_rare_events(pack: ShipwreckPack, games: int, had: tuple[str, ...]) -> None:
    compared = 0
    happened: Counter[str] = Counter()
    for seats in (2, 3, 4):
        more, others = watch(seats, games, pack)
        compared += more
        happened += others
    assert compared >= 150
    for what in had:
        assert happened[what], f"no game had this: {what}"
