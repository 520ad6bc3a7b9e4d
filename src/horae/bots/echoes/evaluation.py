"""What an Echoes position is worth to a seat, and what a card is worth in hand: the judgement its bots share.

Everything is in victory points. Only open things and the seat's own hand are looked at, so a
determinized state is judged by what the seat knows.
"""

from __future__ import annotations

from functools import lru_cache

from horae.bots.echoes.effect_values import CARD, STEP, SeatValues, UsualValues, depends, lasting
from horae.core.game import Seat
from horae.games.echoes import counts
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.position import RESERVE_EACH
from horae.games.echoes.scoring import card_score, score
from horae.games.echoes.state import EchoesState

STRENGTH = 0.45
ROUNDS = 9.0
"""How many rounds a game is thought to have."""


class PackValues:
    """The tables of one pack: what each thing's effect is worth when it happens, and over a game."""

    def __init__(self, pack: EchoesPack) -> None:
        self.pack = pack
        self.usual = usual = UsualValues(pack)
        things = [*(card.effect for card in pack.cards), *(source.effect for source in pack.sources)]
        self.once = tuple(usual.effects(effect.does) if isinstance(effect, v.Immediate) else 0.0 for effect in things)
        flames = (usual.effects(effect.does) if isinstance(effect, v.Flame) else 0.0 for effect in things)
        self.effect = tuple(max(once, flame) for once, flame in zip(self.once, flames, strict=True))
        self.lasting = tuple(lasting(effect, usual) for effect in things)
        self.depends = tuple(depends(effect) for effect in things)
        self.printed = tuple(
            effect.vp * usual.amount(effect.of) if isinstance(effect, v.Scoring) else card.vp
            for card, effect in ((card, card.effect) for card in pack.cards)
        )
        self.conquest = tuple(usual.effects(source.conquer.does) for source in pack.sources)
        self.fortification = tuple(usual.effects(source.fortify.does) for source in pack.sources)

    def prospect(self, card: int, left: float) -> float:
        """What a card on its way to the brotherhood will be worth there, with this share of the game left."""
        strength = STRENGTH * self.pack.strength[card]
        return self.printed[card] + self.once[card] + self.lasting[card] * ROUNDS * left + strength

    def prospect_of(self, s: EchoesState, seat: Seat, card: int, left: float, wait: int) -> float:
        """The same for a seat with the brotherhood it has, the card being `wait` rounds away."""
        scoring = self.pack.scoring[card]
        if scoring is not None:
            sure = card_score(s, seat, card)
            return sure + min(self.printed[card], sure + 3.0) * left + STRENGTH * self.pack.strength[card]
        if not self.depends[card]:
            return self.prospect(card, left)
        live = SeatValues(s, seat, card, wait, self.once)
        effect = self.pack.cards[card].effect
        worth = self.pack.vp[card] + STRENGTH * self.pack.strength[card]
        if isinstance(effect, v.Immediate):
            return worth + live.effects(effect.does)
        return worth + self._lasting(live, card, left) * ROUNDS * left

    def lasting_of(self, s: EchoesState, seat: Seat, thing: int, left: float) -> float:
        """What the effect of something in the brotherhood is worth for every round that is left."""
        if not self.depends[thing]:
            return self.lasting[thing]
        return self._lasting(SeatValues(s, seat, thing, 0, self.once), thing, left)

    def _lasting(self, live: SeatValues, thing: int, left: float) -> float:
        """Between what the effect is worth now and what it usually comes to, which is the more likely the earlier it is."""
        pack = self.pack
        effect = pack.cards[thing].effect if thing < pack.size else pack.sources[thing - pack.size].effect
        return (1 - 0.5 * left) * lasting(effect, live) + 0.5 * left * self.lasting[thing]

    def keep(self, card: int, left: float) -> float:
        """How much one would like to keep the card in hand rather than another."""
        pack = self.pack
        return self.prospect(card, left) - CARD * pack.cost[card] - STEP * 0.5 * pack.time[card]


@lru_cache(maxsize=8)
def pack_values(pack: EchoesPack) -> PackValues:
    return PackValues(pack)


def share_left(s: EchoesState) -> float:
    """The share of the game that is probably left, 1 at the start."""
    if s.ends:
        return 0.0
    size = max(counts.brotherhood_size(s, seat) for seat in range(s.n)) / 12
    spent = 1 - s.reserve / (RESERVE_EACH * s.n)
    fortified = sum(s.fortified) / s.n
    return max(0.04, 1 - max(size, spent, fortified * 0.9))


def evaluate(s: EchoesState, seat: Seat) -> float:
    """What the seat has ahead of the best of the others."""
    if s.outcome is not None:
        scores = [score(s, other) for other in range(s.n)]
        best = max(scores[other] for other in range(s.n) if other != seat)
        return scores[seat] - best + (25.0 if seat in s.outcome.winners else -25.0)
    left = share_left(s)
    worths = [seat_value(s, other, left) for other in range(s.n)]
    others = [worths[other] for other in range(s.n) if other != seat]
    lead = max(others) * 0.75 + sum(others) / len(others) * 0.25
    return worths[seat] - lead


def seat_value(s: EchoesState, seat: Seat, left: float) -> float:
    """What a seat has: points, and what its cards, strength and sources promise."""
    pack = s.pack
    values = pack_values(pack)
    worth = float(score(s, seat))
    hand = len(s.hands[seat])
    live = left if left > 0.1 else left * 3
    ends = bool(s.ends)
    cards = min(hand, 7) + 0.35 * max(0, hand - 7)
    worth += CARD * cards * min(1.0, live * 2.2)
    slack = left * ROUNDS
    for position, tile in enumerate(s.boards[seat], 1):
        for card in tile:
            arrives = 1.0 if position <= slack + 1 else 0.75 - 0.25 * (position - slack)
            if ends:
                arrives = 0.0
            if arrives > 0.0:
                prospect = values.prospect_of(s, seat, card, max(0.0, left - position * 0.05), position)
                worth += (prospect - STEP * position) * arrives
    if ends:
        return worth
    rounds = left * ROUNDS
    tokens = s.tokens[seat]
    for card in s.free[seat]:
        lasts = values.lasting_of(s, seat, card, left)
        worth += lasts * rounds
        if pack.colour[card] and card in tokens:
            worth -= lasts * 0.5
        if pack.scoring[card] is not None:
            worth += 0.8 * values.printed[card] * left
    strength = counts.strength_of(s, seat, s.free[seat])
    worth += STRENGTH * min(strength, 12) * min(1.0, 0.4 + left)
    return worth + _holdings(s, seat, left, values)


def _holdings(s: EchoesState, seat: Seat, left: float, values: PackValues) -> float:
    """Sources held: what they will give, and how safe they are."""
    worth = 0.0
    pack = s.pack
    for k in range(s.n):
        if s.holder[k] != seat:
            continue
        source = s.sources[k]
        data = pack.sources[source]
        worth += values.lasting[pack.size + source] * left * ROUNDS
        if s.fortified[k]:
            continue
        under = counts.strength_of(s, seat, s.under[k], guarding=True)
        reward = data.fortify.vp - data.conquer.vp + values.fortification[source]
        need = data.fortify.strength + 1
        ready = min(1.0, under / need)
        worth += reward * (0.75 if ready >= 1.0 else 0.45 * ready * ready) * min(1.0, 0.3 + 2 * left)
        threat = max(counts.strength_of(s, other, counts.attackers(s, other)) for other in range(s.n) if other != seat)
        if threat > under:
            worth -= 0.5 * (data.conquer.vp + 1)
    return worth
