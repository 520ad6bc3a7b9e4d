"""What an Echoes position is worth to a seat, and what a card is worth in hand: the judgement its bots share.

Everything is in victory points. Only open things and the seat's own hand are looked at, so a
determinized state is judged by what the seat knows.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from horae.core.game import Seat
from horae.games.echoes import counts
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.state import RESERVE_EACH, EchoesState

CARD = 0.75
"""A card in hand, whatever it is."""
STEP = 0.45
"""A step on the board."""
STRENGTH = 0.3
ROUNDS = 9.0
"""How many rounds a game is thought to have."""


class Judge:
    """The tables of one pack: what each thing's effect is worth when it happens, and over a game."""

    def __init__(self, pack: EchoesPack) -> None:
        self.pack = pack
        self.once = tuple(_once(pack, card.effect) for card in pack.cards)
        things = [*(card.effect for card in pack.cards), *(source.effect for source in pack.sources)]
        self.lasting = tuple(_lasting(effect) for effect in things)
        self.printed = tuple(
            _scoring_guess(effect) if isinstance(effect, v.Scoring) else card.vp
            for card, effect in ((card, card.effect) for card in pack.cards)
        )
        self.conquest = tuple(_effects(source.conquer.does) for source in pack.sources)
        self.fortification = tuple(_effects(source.fortify.does) for source in pack.sources)

    def prospect(self, card: int, left: float, scores: float | None = None) -> float:
        """What a card on its way to the brotherhood will be worth there, with this share of the game left.
        `scores` is what its scoring effect comes to now."""
        printed = self.printed[card] if scores is None else scores + self.printed[card] * left
        return printed + self.once[card] + self.lasting[card] * ROUNDS * left + STRENGTH * self.pack.strength[card]

    def keep(self, card: int, left: float) -> float:
        """How much one would like to keep the card in hand rather than another."""
        pack = self.pack
        return self.prospect(card, left) - CARD * pack.cost[card] - STEP * 0.5 * pack.time[card]


@lru_cache(maxsize=8)
def judge(pack: EchoesPack) -> Judge:
    return Judge(pack)


def left_of(s: EchoesState) -> float:
    """The share of the game that is probably left, 1 at the start."""
    if s.ends:
        return 0.0
    size = max(counts.brotherhood_size(s, seat) for seat in range(s.n)) / 12
    spent = 1 - s.reserve / (RESERVE_EACH * s.n)
    fortified = sum(s.fortified) / s.n
    return max(0.04, 1 - max(size, spent, fortified * 0.9))


def value(s: EchoesState, seat: Seat) -> float:
    """What the seat has ahead of the best of the others."""
    if s.outcome is not None:
        scores = [counts.score(s, other) for other in range(s.n)]
        best = max(scores[other] for other in range(s.n) if other != seat)
        return scores[seat] - best + (25.0 if seat in s.outcome.winners else -25.0)
    left = left_of(s)
    worths = [standing(s, other, left) for other in range(s.n)]
    others = [worths[other] for other in range(s.n) if other != seat]
    lead = max(others) * 0.75 + sum(others) / len(others) * 0.25
    return worths[seat] - lead


def standing(s: EchoesState, seat: Seat, left: float) -> float:
    """What a seat has: points, and what its cards, strength and sources promise."""
    pack = s.pack
    j = judge(pack)
    worth = float(counts.score(s, seat))
    hand = len(s.hands[seat])
    live = left if left > 0.1 else left * 3
    ends = bool(s.ends)
    cards = min(hand, 7) + 0.35 * max(0, hand - 7)
    worth += CARD * cards * min(1.0, live * 2.2)
    slack = left * ROUNDS
    for position, tile in enumerate(s.boards[seat], 1):
        for card in tile:
            arrives = 1.0 if position <= slack + 1 else max(0.0, 0.75 - 0.25 * (position - slack))
            if ends:
                arrives = 0.0
            scores = counts.card_score(s, seat, card) if pack.scoring[card] is not None else None
            worth += (j.prospect(card, max(0.0, left - position * 0.05), scores) - STEP * position) * max(0.0, arrives)
    if ends:
        return worth
    rounds = left * ROUNDS
    strength = 0
    tokens = s.tokens[seat]
    for card in s.free[seat]:
        worth += j.lasting[card] * rounds
        if pack.colour[card] and card in tokens:
            worth -= j.lasting[card] * 0.5
        strength += pack.strength[card]
        if pack.scoring[card] is not None:
            worth += 0.8 * j.printed[card] * left
    worth += STRENGTH * min(strength, 12) * min(1.0, 0.4 + left)
    return worth + _holdings(s, seat, left, j)


def _holdings(s: EchoesState, seat: Seat, left: float, j: Judge) -> float:
    """Sources held: what they will give, and how safe they are."""
    worth = 0.0
    pack = s.pack
    for k in range(s.n):
        if s.holder[k] != seat:
            continue
        source = s.sources[k]
        data = pack.sources[source]
        worth += j.lasting[pack.size + source] * left * ROUNDS
        if s.fortified[k]:
            continue
        under = counts.strength_of(s, seat, s.under[k], guarding=True)
        reward = data.fortify.vp - data.conquer.vp + j.fortification[source]
        need = data.fortify.strength + 1
        ready = min(1.0, under / need)
        worth += reward * (0.75 if ready >= 1.0 else 0.45 * ready * ready) * min(1.0, 0.3 + 2 * left)
        threat = max(counts.strength_of(s, other, counts.attackers(s, other)) for other in range(s.n) if other != seat)
        if threat > under:
            worth -= 0.5 * (data.conquer.vp + 1)
    return worth


# --- what effects are worth ---


def _effects(effects: v.Effects) -> float:
    return float(sum(_WORTH[type(effect)](effect) for effect in effects))


def _amount(amount: v.Amount, usual: float) -> float:
    if isinstance(amount, int):
        return amount
    most = usual / amount.per
    return most if amount.at_most is None else min(most, amount.at_most)


_USUAL = {
    v.Cards: 3.0, v.Factions: 3.2, v.Strength: 11.0, v.Hand: 5.0, v.Board: 2.5, v.Sources: 0.9, v.Guards: 1.5,
    v.Points: 8.0, v.Flames: 1.5, v.Its: 1.5,
}  # fmt: skip


def _of(amount: v.Amount) -> float:
    if isinstance(amount, int):
        return amount
    usual = _USUAL[type(amount)]
    if isinstance(amount, v.Cards) and amount.of.faction is None:
        usual = 9.0 if amount.of == v.ANY else 5.5
    return _amount(amount, usual)


_WORTH: dict[type[Any], Any] = {
    v.Draw: lambda e: CARD * _of(e.cards),
    v.Discard: lambda e: -0.55 * e.cards,
    v.Play: lambda e: 1.4 + CARD * e.fewer * 0.8 + STEP * e.earlier,
    v.Advance: lambda e: STEP * _of(e.steps),
    v.Slide: lambda e: 1.1,
    v.Gain: lambda e: _of(e.vp),
    v.Lose: lambda e: -_of(e.vp),
    v.OthersDiscard: lambda e: 0.5 * e.cards,
    v.OthersLose: lambda e: 0.7 * _of(e.vp),
    v.UseImmediate: lambda e: 1.6,
    v.UseFlame: lambda e: 1.5,
    v.Remove: lambda e: 0.3 * _effects(e.then),
    v.Conquer: lambda e: 1.6 + 0.15 * e.strength,
    v.Fortify: lambda e: 1.3 + 0.15 * e.strength,
    v.Choose: lambda e: max(_effects(option) for option in e.of) + 0.2,
    v.If: lambda e: 0.45 * _effects(e.then) + (0.5 * _effects(e.otherwise) if e.otherwise else 0.0),
    v.ForEach: lambda e: _of(e.of) * _effects(e.then),
    v.May: lambda e: max(0.0, _effects(e.then)),
    v.Pay: lambda e: max(0.0, _effects(e.then) - 0.6 * e.cards - e.vp) * 0.8,
}


def _once(pack: EchoesPack, effect: v.CardEffect | None) -> float:
    return _effects(effect.does) if isinstance(effect, v.Immediate) else 0.0


def _lasting(effect: v.CardEffect | None) -> float:
    """Worth for every round that is left."""
    match effect:
        case v.Flame(does=does):
            return 0.3 * _effects(does)
        case v.Permanent(when=when, does=does, standing=None):
            return _TIMES[type(when)] * _effects(does) * (0.34 if getattr(when, "colour", None) else 1.0)
        case v.Permanent(standing=v.Stronger(plus=plus, guarding=guarding, of=of)):
            return 0.14 * plus if guarding else 0.4 * plus if of.faction is None else 0.28 * plus
        case v.Permanent(standing=v.Cheaper(fewer=fewer, earlier=earlier, of=of)):
            share = 0.6 if of.type == "creature" else 0.3
            return share * (CARD * fewer * 0.7 + STEP * earlier)
        case _:
            return 0.0


_TIMES: dict[type[Any], float] = {
    v.Summoned: 0.5,
    v.Played: 0.4,
    v.Conquered: 0.2,
    v.Fortified: 0.15,
    v.Slid: 1.05,
    v.Drew: 0.8,
    v.Discarded: 0.5,
    v.RoundEnded: 0.9,
    v.FlameUsed: 0.6,
}
"""How often in a round each trigger is thought to come up."""


def _scoring_guess(effect: v.Scoring) -> float:
    return effect.vp * _of(effect.of)
