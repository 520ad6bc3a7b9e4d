"""What counts: icons in a brotherhood, strengths, sizes, discounts, and what a count or a test comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from horae.core.game import Seat
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import COLOUR_CODE
from horae.games.echoes.position import Position

COLOUR_AFTER = (3, 2, 1)
"""ET-1.2, ET-4.1: the flame outside after so many slides, modulo three: red, yellow, blue."""


def outside(s: Position, seat: Seat) -> int:
    return COLOUR_AFTER[s.slides[seat] % 3]


def icons(s: Position, seat: Seat) -> tuple[int, ...]:
    """The cards whose icons count: free ones and those under conquered, unfortified sources (ET-6.3, ET-6.6)."""
    cards = s.free[seat]
    for k in range(s.n):
        if s.holder[k] == seat and not s.fortified[k]:
            cards += s.under[k]
    return cards


def brotherhood_size(s: Position, seat: Seat) -> int:
    """For ET-10.1: a source counts 2, creatures under it 0."""
    return len(s.free[seat]) + 2 * s.holder.count(seat)


def active_among(s: Position, seat: Seat, wanted: frozenset[int]) -> list[int]:
    """Of the wanted cards and sources, those whose effects hold for the seat now (ET-3.5, ET-6.3, ET-R11)."""
    free = s.free[seat]
    found = [] if wanted.isdisjoint(free) else [card for card in free if card in wanted]
    if seat in s.holder:
        size = s.pack.size
        for k, holder in enumerate(s.holder):
            if holder == seat and size + s.sources[k] in wanted:
                found.append(size + s.sources[k])
    return found


def bonus(s: Position, boosts: list[int], card: int, guarding: bool) -> int:
    """How much stronger these standing effects make a creature."""
    more = 0
    pack = s.pack
    for thing in boosts:
        effect = pack.standing[thing]
        if isinstance(effect, v.Stronger) and (guarding or not effect.guarding) and pack.standing_mask[thing][card]:
            more += effect.plus
    return more


def strength_of(s: Position, seat: Seat, cards: tuple[int, ...], guarding: bool = False) -> int:
    """The strength together of one's creatures; `guarding` if they lie under a source."""
    pack = s.pack
    strength = pack.strength
    total = sum([strength[card] for card in cards])
    boosts = active_among(s, seat, pack.any_stronger)
    if boosts:
        total += sum([bonus(s, boosts, card, guarding) for card in cards if pack.is_creature[card]])
    return total


def to_beat(s: Position, k: int) -> int:
    """ET-6.1: what an attack on the source must exceed."""
    holder = s.holder[k]
    if holder < 0:
        return s.pack.sources[s.sources[k]].conquer.strength
    return strength_of(s, holder, s.under[k], guarding=True)


def attackers(s: Position, seat: Seat) -> tuple[int, ...]:
    """Free creatures without an activation token (ET-6.1)."""
    creature = s.pack.is_creature
    tokens = s.tokens[seat]
    return tuple([card for card in s.free[seat] if creature[card] and card not in tokens])


def discount(s: Position, discounts: list[int], card: int) -> tuple[int, int]:
    """Fewer cards and earlier positions by these standing effects (ET-8.3)."""
    fewer = earlier = 0
    pack = s.pack
    for thing in discounts:
        effect = pack.standing[thing]
        if isinstance(effect, v.Cheaper) and pack.standing_mask[thing][card]:
            fewer += effect.fewer
            earlier += effect.earlier
    return fewer, earlier


def count(s: Position, seat: Seat, what: v.Count, subject: int) -> int:
    """What a count comes to for the seat now. `subject` is the thing an effect is about, or -1."""
    found = _COUNTS[type(what)](s, seat, what, subject)
    if what.per > 1:
        found //= what.per
    return found if what.at_most is None or found < what.at_most else what.at_most


def amount(s: Position, seat: Seat, what: v.Amount, subject: int) -> int:
    return what if isinstance(what, int) else count(s, seat, what, subject)


def holds(s: Position, seat: Seat, test: v.Test, subject: int) -> bool:
    if isinstance(test, v.FlameIs):
        return outside(s, seat) == COLOUR_CODE[test.colour]
    if isinstance(test, v.More):
        return _having(s, seat, test.of) > _having(s, seat, test.than)
    found = count(s, seat, test.of, subject)
    return (test.at_least is None or found >= test.at_least) and (test.at_most is None or found <= test.at_most)


def _having(s: Position, seat: Seat, which: v.Filter) -> int:
    mask = s.pack.mask(which)
    return sum([mask[card] for card in icons(s, seat)])


def _cards(s: Position, seat: Seat, what: v.Cards, subject: int) -> int:
    return _having(s, seat, what.of)


def _pairs(s: Position, seat: Seat, what: v.Pairs, subject: int) -> int:
    """No card is in two pairs, even if it is of both kinds."""
    one, other = s.pack.mask(what.one), s.pack.mask(what.other)
    cards = icons(s, seat)
    either = sum([one[card] or other[card] for card in cards])
    return min(_having(s, seat, what.one), _having(s, seat, what.other), either // 2)


def _factions(s: Position, seat: Seat, what: v.Factions, subject: int) -> int:
    faction = s.pack.faction
    return len({faction[card] for card in icons(s, seat)} - {0})


def _strength(s: Position, seat: Seat, what: v.Strength, subject: int) -> int:
    mask = s.pack.mask(what.of)
    free = tuple([card for card in s.free[seat] if mask[card]])
    total = strength_of(s, seat, free)
    for k in range(s.n):
        if s.holder[k] == seat and not s.fortified[k]:
            total += strength_of(s, seat, tuple([card for card in s.under[k] if mask[card]]), guarding=True)
    return total


def _sources(s: Position, seat: Seat, what: v.Sources, subject: int) -> int:
    if what.fortified:
        return sum([s.holder[k] == seat and s.fortified[k] for k in range(s.n)])
    return s.holder.count(seat)


def _guards(s: Position, seat: Seat, what: v.Guards, subject: int) -> int:
    return sum([len(s.under[k]) for k in range(s.n) if s.holder[k] == seat and not s.fortified[k]])


def _points(s: Position, seat: Seat, what: v.Points, subject: int) -> int:
    return s.vp[seat]


def _flames(s: Position, seat: Seat, what: v.Flames, subject: int) -> int:
    size = s.pack.size
    own = sum([s.holder[k] == seat and size + s.sources[k] in s.source_tokens for k in range(s.n)])
    return len(s.tokens[seat]) + own


def _its(s: Position, seat: Seat, what: v.Its, subject: int) -> int:
    pack = s.pack
    if not 0 <= subject < pack.size:
        return 0
    if what.what == "strength":
        return pack.strength[subject]
    if what.what == "cards":
        return pack.cost[subject]
    return pack.time[subject] if what.what == "time" else pack.vp[subject]


_COUNTS: dict[type[Any], Callable[..., int]] = {
    v.Cards: _cards,
    v.Factions: _factions,
    v.Strength: _strength,
    v.Pairs: _pairs,
    v.Sources: _sources,
    v.Guards: _guards,
    v.Points: _points,
    v.Flames: _flames,
    v.Its: _its,
}
