"""What a play tells: the worked examples of the rulebook, and exactness against a plain enumeration."""

from __future__ import annotations

import random

import pytest

import horae
from horae.bots.shipwreck.explain import Explainer
from horae.bots.shipwreck.helpful import PLAIN
from horae.bots.shipwreck.knowledge import Knowledge
from horae.core.game import Action, Event, Heard, for_seat
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.pack import ShipwreckPack, TellOld
from horae.games.shipwreck.state import ShipwreckState
from horae.testkit.shipwreck import position


def told(row: tuple[str, str, str, str], hand: tuple[int, int], value: int, card: str) -> Explainer:
    """What a bystander knows after one play from a fresh hand before this row."""
    table = position(row=row, holding=hand)
    explainer = Explainer(table.state.pack, table.state.view(None))
    for event in table.plays(value, on=card).told(None):
        explainer.hear(event)
    return explainer


@pytest.mark.rule("SA-E1")
def test_who_plays_a_1_on_midnight_beside_the_deep_holds_a_5_6_or_7() -> None:
    """Read as the rulebook reads it: who could have played on The Deep would have."""
    explainer = told(("midnight", "deep", "mirror", "leviathan"), (1, 6), 1, "midnight")
    assert explainer.left(0)[1] == (5, 6, 7)


@pytest.mark.rule("SA-E2")
def test_by_logic_alone_a_1_on_midnight_leaves_2_to_7() -> None:
    """Midnight takes the lower of two different fates, and nothing more is certain."""
    explainer = told(("midnight", "deep", "mirror", "leviathan"), (1, 6), 1, "midnight")
    assert explainer.left(0)[0] == (2, 3, 4, 5, 6, 7)


def test_a_play_that_no_helpful_partner_would_make_is_read_by_logic_alone() -> None:
    """With a 1 and a 3, the 3 on The Deep says far more; who plays the 1 there did not play to be read."""
    row = ("midnight", "deep", "mirror", "leviathan")
    assert told(row, (1, 3), 3, "deep").left(0) == ((1, 2), (1, 2))
    assert told(row, (1, 3), 1, "deep").left(0) == ((1, 2, 3, 4), (1, 2, 3, 4))


class Worlds:
    """Every way the hidden fates can lie, kept as a plain set: the slow twin of the logical reading."""

    def __init__(self, pack: ShipwreckPack) -> None:
        self.pack = pack
        self.worlds: set[tuple[tuple[int, int], ...]] = {()}

    def play(self, state_before: ShipwreckState, seat: int, value: int, place: int) -> None:
        after: set[tuple[tuple[int, int], ...]] = set()
        for world in self.worlds:
            kept = dict(world)
            bag = [self.pack.copies[v] - state_before.seen[v] - list(kept.values()).count(v) for v in range(8)]
            olds = [kept.pop(seat)] if seat in kept else [v for v in range(1, 8) if bag[v] > 0]
            for old in olds:
                left = list(bag)
                if not dict(world).get(seat):
                    left[old] -= 1
                for new in (v for v in range(1, 8) if left[v] > 0):
                    for played, hidden in ((old, new), (new, old)):
                        if played == value and self._lawful(state_before, played, hidden, place):
                            after.add(tuple(sorted({**kept, seat: hidden}.items())))
        self.worlds = after

    def _lawful(self, before: ShipwreckState, played: int, hidden: int, place: int) -> bool:
        twin = before.copy()
        twin.hands[twin.active] = (played, hidden)
        return do.PlayFate(0, place) in twin.lawful_plays()

    def keep(self, seat: int, fits: set[int]) -> None:
        self.worlds = {world for world in self.worlds if dict(world).get(seat) in fits}

    def drop(self, seat: int, value: int) -> None:
        kept = {world for world in self.worlds if dict(world).get(seat) == value}
        self.worlds = {tuple(item for item in world if item[0] != seat) for world in kept}

    def values(self, seat: int) -> tuple[int, ...]:
        return tuple(sorted({dict(world)[seat] for world in self.worlds}))


@pytest.mark.parametrize("seed", range(12))
def test_logic_keeps_exactly_the_values_that_some_deal_allows(seed: int) -> None:
    """After every play and answer of a random game, the tensor and the enumeration agree."""
    game = horae.game("shipwreck")
    state: ShipwreckState = game.new(seats=3, seed=seed, options={"difficulty": "easy"})
    chance = random.Random(seed)
    heard = Heard()
    knows = Knowledge(state.pack, state.view(None), PLAIN)
    worlds = Worlds(state.pack)
    compared = 0
    while state.result() is None and state.turn < 14:
        seat = chance.choice(state.deciding())
        moves = state.legal(seat)
        moves = [move for move in moves if not _tells_old(state, move)]  # the enumeration does not follow tokens
        if state.step == 2 and chance.random() < 0.7:  # mostly wait, so that several fates stay hidden
            moves = [move for move in moves if type(move).__name__ in ("Pass", "UsePower")] or moves
        before = state.copy()
        state.apply(seat, chance.choice(moves), heard)
        asked: set[int] = set()
        for event in for_seat(heard.take(), None):
            knows.hear(event)
            asked = _enumerate(worlds, before, event, asked)
        for who in knows.logic.seats:
            assert knows.logic.values(who) == worlds.values(who)
            compared += 1
    assert compared > 10


def _tells_old(state: ShipwreckState, move: Action) -> bool:
    return isinstance(move, do.UsePower) and isinstance(state.pack.power_of[state.pack.index[move.card]].does, TellOld)


def _enumerate(worlds: Worlds, before: ShipwreckState, event: Event, asked: set[int]) -> set[int]:
    """Tell the enumeration what the event says, in its own terms; give what a question asks about."""
    every = set(range(1, 8))
    match event:
        case ev.FatePlayed(seat, value, place):
            worlds.play(before, seat, value, place)
            return set(range(value + 1, 8))  # what an arcanum may make them say
        case ev.PowerUsed(_, card, value, _):
            deed = before.pack.power_of[before.pack.index[card]].does
            return set(getattr(deed, "values", ())) or set(range(value + 1, 8))
        case ev.Answered(seat, yes) | ev.KeptCompared(seat, yes):
            worlds.keep(seat, asked if yes else every - asked)
        case ev.FateDiscarded(seat, value):
            worlds.keep(seat, set(range(value + 1, 8)))
        case ev.GuessMissed(value):
            worlds.keep(before.active, every - {value})
        case ev.PredictionResolved(seat, value) | ev.FateShown(seat, value):
            worlds.drop(seat, value)
        case _:
            pass
    return asked
