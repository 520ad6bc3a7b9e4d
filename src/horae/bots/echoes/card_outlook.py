"""What a card of one's hand would do for its holder as things stand now: when it comes, what it is worth, what it sets off.

Facts only, from open things and the holder's own hand; what is worth doing is judged elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from horae.core.game import Seat
from horae.games.echoes import counts
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import COLOUR_CODE, PLAYED, SUMMONED, branches
from horae.games.echoes.scoring import score
from horae.games.echoes.state import EchoesState
from horae.games.echoes.targets import hindrances, price, room_at, waiting_for


class CardOutlook(Struct, frozen=True):
    card: int
    hindrance: str | None
    """What stands against playing it now (`targets.hindrances`)."""
    rounds: int
    """Until it is in the brotherhood; 0: at once."""
    points: int
    """What the holder would have more, were it there now."""
    strength: int
    gives: tuple[tuple[str, int], ...]
    """What its effect comes to each time it happens, as far as that is a number: "draw", "gain", ..."""
    wakes: tuple[int, ...]
    """One's own things whose effect its coming or its being played sets off."""
    woken_by: int
    """How many cards of one's hand and board would set off its effect once it is there."""
    flame_in: int | None
    """How many rounds after its arrival its flame first burns."""
    reaches: tuple[int, ...]
    """Sources (as things) that one could take with it and cannot without."""
    helps: int
    """How many creatures it makes stronger, or cards in hand cheaper."""


def card_outlook(s: EchoesState, seat: Seat, card: int) -> CardOutlook:
    _, position = price(s, seat, card)
    rounds = room_at(s.boards[seat], position) if position else 0
    there = s.copy()
    there.free[seat] += (card,)
    effect = s.pack.cards[card].effect
    return CardOutlook(
        card,
        hindrances(s, seat).get(card),
        rounds,
        score(there, seat) - score(s, seat),
        counts.strength_of(there, seat, (card,)) if s.pack.is_creature[card] else 0,
        tuple(_gives(there, seat, card, effect)),
        tuple(_wakes(s, seat, card)),
        _woken_by(s, seat, card, effect),
        _flame_in(s, seat, effect, rounds),
        tuple(_reaches(s, there, seat)),
        _helps(s, seat, card, effect),
    )


def _gives(s: EchoesState, seat: Seat, card: int, effect: v.CardEffect) -> Iterator[tuple[str, int]]:
    if isinstance(effect, v.Immediate | v.Flame | v.Permanent):
        found: Counter[str] = Counter()
        _add_up(s, seat, card, effect.does, 1, found)
        yield from ((verb, amount) for verb, amount in found.items() if amount > 0)


_COUNTED: dict[type[v.Effect], str] = {
    v.Draw: "cards", v.Gain: "vp", v.Advance: "steps", v.OthersLose: "vp", v.OthersDiscard: "cards", v.Lose: "vp",
}  # fmt: skip
"""The verbs that come to a number, and where it stands."""


def _add_up(s: EchoesState, seat: Seat, card: int, effects: v.Effects, times: int, found: Counter[str]) -> None:
    """What is sure as things stand: no choice is made for anybody, and nothing is paid."""
    for effect in effects:
        match effect:
            case v.If(test=test, then=then, otherwise=otherwise):
                _add_up(s, seat, card, then if counts.holds(s, seat, test, card) else otherwise or (), times, found)
            case v.ForEach(of=of, then=then):
                _add_up(s, seat, card, then, times * counts.count(s, seat, of, card), found)
            case v.May(then=then):
                _add_up(s, seat, card, then, times, found)
            case _ if type(effect) in _COUNTED:
                amount = counts.amount(s, seat, getattr(effect, _COUNTED[type(effect)]), card)
                found[str(type(effect).__struct_config__.tag)] += times * amount
            case v.Conquer() | v.Fortify() | v.Slide() | v.Play():
                found[str(type(effect).__struct_config__.tag)] += times
            case _ if branches(effect):
                found["choice"] = 1
            case _:
                pass


def _wakes(s: EchoesState, seat: Seat, card: int) -> Iterator[int]:
    """Permanent effects that wait for a card like this to be played or summoned."""
    seen: set[int] = set()
    for trigger in (PLAYED, SUMMONED):
        for thing in waiting_for(s, seat, trigger):
            mask = s.pack.trigger_mask[thing]
            if thing not in seen and mask is not None and mask[card]:
                seen.add(thing)
                yield thing


def _woken_by(s: EchoesState, seat: Seat, card: int, effect: v.CardEffect) -> int:
    if not isinstance(effect, v.Permanent) or not isinstance(effect.when, v.Summoned | v.Played):
        return 0
    mask = s.pack.mask(effect.when.of)
    coming = [other for other in s.hands[seat] if other != card]
    if isinstance(effect.when, v.Summoned):
        coming += [other for tile in s.boards[seat] for other in tile]
    return sum([mask[other] for other in coming])


def _flame_in(s: EchoesState, seat: Seat, effect: v.CardEffect, rounds: int) -> int | None:
    """ET-4.1: everyone's tiles slide once a round, and the flame outside changes with them."""
    if not isinstance(effect, v.Flame):
        return None
    colour = COLOUR_CODE[effect.colour]
    return next(more for more in range(3) if counts.COLOUR_AFTER[(s.slides[seat] + rounds + more) % 3] == colour)


def _reaches(s: EchoesState, there: EchoesState, seat: Seat) -> Iterator[int]:
    strength = [counts.strength_of(one, seat, counts.attackers(one, seat)) for one in (s, there)]
    for k in range(s.n):
        if s.holder[k] != seat and not s.fortified[k] and strength[0] <= counts.to_beat(s, k) < strength[1]:
            yield s.pack.size + s.sources[k]


def _helps(s: EchoesState, seat: Seat, card: int, effect: v.CardEffect) -> int:
    match effect:
        case v.Permanent(standing=v.Stronger()):
            mask = s.pack.standing_mask[card]
            own = (*s.free[seat], *(other for k in range(s.n) if s.holder[k] == seat for other in s.under[k]))
            return sum([mask[other] and s.pack.is_creature[other] for other in own])
        case v.Permanent(standing=v.Cheaper()):
            mask = s.pack.standing_mask[card]
            return sum([mask[other] for other in s.hands[seat] if other != card])
        case _:
            return 0
