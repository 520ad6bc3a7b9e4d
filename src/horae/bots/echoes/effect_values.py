"""The value of effects, in victory points: as a rule, and for a seat whose cards lie open.

`UsualValues` knows only the pack and guesses what counts come to in a game. `SeatValues` looks at the seat's
brotherhood and thinks ahead to when the effect will happen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from horae.core.game import Seat
from horae.games.echoes import counts
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import COLOUR_CODE, EchoesPack, all_effects, branches
from horae.games.echoes.state import EchoesState
from horae.games.echoes.targets import usable_flames

CARD = 0.8
"""A card in hand, whatever it is."""
STEP = 0.45
"""A step on the board."""
SUMMONED_A_ROUND = 0.85
"""How many cards someone brings into the brotherhood in a round."""
LONGEST_WAY = 2.5
"""Positions that a card usually has before it: a larger discount is worth no more."""

_USUAL = {
    v.Factions: 3.2, v.Strength: 11.0, v.Pairs: 3.0, v.Sources: 0.9, v.Guards: 1.5, v.Points: 9.0, v.Flames: 1.5, v.Its: 1.5,
}  # fmt: skip
USUAL_BROTHERHOOD = 7.0
"""Cards whose icons count, over the part of a game in which effects ask for it."""


class UsualValues:
    """What things come to in a game as it usually goes."""

    def __init__(self, pack: EchoesPack) -> None:
        self.pack = pack

    def share(self, which: v.Filter) -> float:
        """Of all cards, the part that the filter means."""
        return share(self.pack, which)

    def count(self, what: v.Count) -> float:
        """Before `per` and `at_most`."""
        if isinstance(what, v.Cards):
            # Whoever plays such a card has looked for others of its kind.
            return USUAL_BROTHERHOOD * (0.12 + 0.88 * self.share(what.of)) + 1.0
        if isinstance(what, v.Strength):
            return _USUAL[v.Strength] * (0.2 + 0.8 * self.share(replace(what.of, type="creature")) / 0.63)
        return _USUAL[type(what)]

    def amount(self, what: v.Amount) -> float:
        if isinstance(what, int):
            return what
        found = max(0.0, (self.count(what) - (what.per - 1) / 2) / what.per)
        return found if what.at_most is None else min(found, what.at_most)

    def chance(self, test: v.Test) -> float:
        """How likely it holds."""
        if isinstance(test, v.FlameIs):
            return 0.4  # a third of the time, and one can wait for it
        if isinstance(test, v.More):
            return 0.5
        found = self.count(test.of) / test.of.per
        return _within(found, test)

    def immediate(self, which: v.Filter) -> float:
        """The best immediate effect of another card of the kind."""
        return 1.0 + 0.6 * self.share(which)

    def flame(self, colour: v.Colour | None) -> float:
        """The best flame effect of another card."""
        return 1.0 if colour else 1.5

    def effects(self, effects: v.Effects) -> float:
        return float(sum([_VALUES.get(type(effect), _inside)(effect, self) for effect in effects]))


class SeatValues(UsualValues):
    """What things come to for a seat when a card that is on its way has arrived, `wait` rounds from now."""

    def __init__(self, s: EchoesState, seat: Seat, card: int, wait: int, once: tuple[float, ...]) -> None:
        super().__init__(s.pack)
        self.s = s
        self.seat = seat
        self.card = card
        self.wait = wait
        self.once = once

    def count(self, what: v.Count) -> float:
        s, seat = self.s, self.seat
        if isinstance(what, v.Its):
            return _USUAL[v.Its]
        now = counts.count(s, seat, _bare(what), -1)
        coming = self.wait * SUMMONED_A_ROUND * 0.6
        joins = self.wait > 0 and self.card < self.pack.size
        if isinstance(what, v.Cards):
            return now + coming * self.share(what.of) + (joins and self.pack.mask(what.of)[self.card])
        if isinstance(what, v.Factions):
            return min(4.0, now + 0.35 * coming + 0.4 * joins)
        if isinstance(what, v.Pairs):
            return now + 0.4 * coming + 0.4 * joins
        if isinstance(what, v.Strength):
            return now + coming * 2 * self.share(what.of)
        return now

    def chance(self, test: v.Test) -> float:
        s, seat = self.s, self.seat
        if isinstance(test, v.FlameIs):
            then = counts.COLOUR_AFTER[(s.slides[seat] + self.wait) % 3]
            return 0.75 if then == COLOUR_CODE[test.colour] else 0.15
        if isinstance(test, v.More):
            ahead = self.count(v.Cards(of=test.of)) - self.count(v.Cards(of=test.than))
            return min(0.9, max(0.1, 0.4 + 0.25 * ahead))
        return super().chance(test)

    def immediate(self, which: v.Filter) -> float:
        mask = self.pack.mask(which)
        found = [self.once[card] for card in self.s.free[self.seat] if mask[card] and card != self.card]
        return max(found, default=0.0) + (0.3 * self.wait * self.share(which))

    def flame(self, colour: v.Colour | None) -> float:
        code = COLOUR_CODE[colour] if colour else 0
        own = [thing for thing in usable_flames(self.s, self.seat, code) if thing != self.card]
        return (1.5 if own else 0.0) + 0.25 * self.wait * (0.4 if colour else 1.0)


def _within(found: float, test: v.Counted) -> float:
    """A count near a bound may come to lie on either side of it."""
    likely = 1.0
    if test.at_least is not None:
        likely *= min(0.95, max(0.05, 0.65 + 0.3 * (found - test.at_least)))
    if test.at_most is not None:
        likely *= min(0.95, max(0.05, 0.65 + 0.3 * (test.at_most - found)))
    return likely


@lru_cache(maxsize=4096)
def share(pack: EchoesPack, which: v.Filter) -> float:
    mask = pack.mask(which)
    return sum(mask[card] for card in pack.deck) / len(pack.deck)


@lru_cache(maxsize=256)
def _bare(what: v.Count) -> v.Count:
    return replace(what, per=1, at_most=None)


def depends(effect: v.CardEffect | None) -> bool:
    """Whether what an effect is worth hangs on what its owner has."""
    for part in all_effects(effect):
        if isinstance(part, v.If | v.ForEach | v.UseImmediate | v.UseFlame):
            return True
        if any(isinstance(getattr(part, field), v._Count) for field in part.__struct_fields__):
            return True
    return False


def lasting(effect: v.CardEffect | None, usual: UsualValues) -> float:
    """Worth for every round that is left."""
    match effect:
        case v.Flame(does=does):
            return 0.28 * usual.effects(does)
        case v.Permanent(when=when, does=does, standing=None) if when is not None:
            return _times(when, usual) * usual.effects(does)
        case v.Permanent(standing=v.Stronger(plus=plus, guarding=guarding, of=of)):
            among = usual.share(replace(of, type="creature")) / max(0.01, usual.share(v.Filter(type="creature")))
            return plus * (0.05 + 0.1 * among if guarding else 0.06 + 0.2 * among)
        case v.Permanent(standing=v.Cheaper(fewer=fewer, earlier=earlier, of=of)):
            saved = CARD * 0.7 * fewer + STEP * min(earlier, LONGEST_WAY)
            return SUMMONED_A_ROUND * usual.share(of) * saved
        case _:
            return 0.0


def _times(when: v.Trigger, usual: UsualValues) -> float:
    """How often in a round a trigger is thought to come up."""
    times = _TIMES[type(when)]
    if isinstance(when, v.Summoned | v.Played):
        return times * min(1.0, 0.06 + usual.share(when.of))
    return times * (0.34 if getattr(when, "colour", None) else 1.0)


_TIMES: dict[type[Any], float] = {
    v.Summoned: SUMMONED_A_ROUND,
    v.Played: SUMMONED_A_ROUND,
    v.Conquered: 0.2,
    v.Fortified: 0.12,
    v.Slid: 1.1,
    v.Drew: 1.3,
    v.Discarded: 0.6,
    v.RoundEnded: 0.95,
    v.FlameUsed: 0.7,
}


def _if(effect: v.If, usual: UsualValues) -> float:
    likely = usual.chance(effect.test)
    otherwise = usual.effects(effect.otherwise) if effect.otherwise else 0.0
    return likely * usual.effects(effect.then) + (1 - likely) * otherwise


def _inside(effect: v.Effect, usual: UsualValues) -> float:
    """A verb that nobody has put a value on: half of what may come of it."""
    return 0.5 * sum(usual.effects(branch) for branch in branches(effect))


_VALUES: dict[type[Any], Any] = {
    v.Draw: lambda e, u: CARD * u.amount(e.cards),
    v.Discard: lambda e, u: -0.55 * e.cards,
    v.Play: lambda e, u: (0.6 + 0.4 * u.share(e.of)) * (1.9 + CARD * e.fewer * 0.8 + STEP * min(e.earlier, LONGEST_WAY)),
    v.Advance: lambda e, u: STEP * u.amount(e.steps),
    v.Slide: lambda e, u: 1.1,
    v.Gain: lambda e, u: u.amount(e.vp),
    v.Lose: lambda e, u: -u.amount(e.vp),
    v.OthersDiscard: lambda e, u: 0.5 * e.cards,
    v.OthersLose: lambda e, u: 0.7 * u.amount(e.vp),
    v.UseImmediate: lambda e, u: u.immediate(e.of),
    v.UseFlame: lambda e, u: u.flame(e.colour),
    v.Remove: lambda e, u: 0.3 * u.effects(e.then),
    v.Conquer: lambda e, u: 1.6 + 0.15 * u.amount(e.strength),
    v.Fortify: lambda e, u: 1.3 + 0.15 * u.amount(e.strength),
    v.Choose: lambda e, u: max(u.effects(option) for option in e.of) + 0.2,
    v.If: _if,
    v.ForEach: lambda e, u: u.amount(e.of) * u.effects(e.then),
    v.May: lambda e, u: max(0.0, u.effects(e.then)),
    v.Pay: lambda e, u: max(0.0, u.effects(e.then) - 0.6 * e.cards - e.vp) * 0.8,
}
