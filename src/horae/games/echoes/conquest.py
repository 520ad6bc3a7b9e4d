"""Conquering, fortifying and reinforcing sources (ET-6), and the ends that come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horae.core.game import Seat, Tell
from horae.games.echoes import counts
from horae.games.echoes import events as ev
from horae.games.echoes.moves import fire, push_effects, set_off_end
from horae.games.echoes.ops import Chain
from horae.games.echoes.pack import CONQUERED, FORTIFIED

if TYPE_CHECKING:
    from horae.games.echoes.state import EchoesState

FULL_BROTHERHOOD = 12
"""ET-10.1."""


def check_size(s: EchoesState, seat: Seat, tell: Tell | None) -> None:
    if counts.brotherhood_size(s, seat) >= FULL_BROTHERHOOD:
        set_off_end(s, "brotherhood", tell)


def conquerable(s: EchoesState, seat: Seat, extra: int) -> list[int]:
    """The sources that all one's attackers together could take, however many one has (ET-6.5; worked out in ET-E4)."""
    free = counts.attackers(s, seat)
    if not free:
        return []
    strength = counts.strength_of(s, seat, free) + extra
    return [k for k in range(s.n) if s.holder[k] != seat and not s.fortified[k] and strength > counts.to_beat(s, k)]


def has_choice(s: EchoesState, seat: Seat, free: tuple[int, ...], sent: tuple[int, ...], need: int) -> bool:
    """Whether the attack could do without some creature that has not been sent."""
    for card in free:
        if card not in sent:
            rest = tuple([other for other in free if other != card])
            if rest and counts.strength_of(s, seat, rest) > need:
                return True
    return False


def conquer(s: EchoesState, seat: Seat, k: int, sent: tuple[int, ...], extra: int, chain: Chain, tell: Tell | None) -> None:
    """ET-6.2 to ET-6.4, ET-R4: creatures under, then the effect, then what that sets off."""
    loser = s.holder[k]
    thing = s.pack.size + s.sources[k]
    strength = counts.strength_of(s, seat, sent) + extra
    if loser >= 0:
        s.free[loser] += s.under[k]  # ET-R6: freed, not summoned
    s.holder[k] = seat
    s.under[k] = sent
    s.free[seat] = tuple([card for card in s.free[seat] if card not in sent])
    if tell:
        ids = s.pack.ids
        tell(ev.SourceConquered(seat, ids[thing], tuple([ids[card] for card in sent]), strength, loser, extra))
    check_size(s, seat, tell)
    if loser >= 0:
        check_size(s, loser, tell)
    fire(s, seat, CONQUERED, thing, chain)
    push_effects(s, seat, s.pack.conquest[s.sources[k]], thing, chain, thing)


def fortifiable(s: EchoesState, seat: Seat, extra: int) -> list[int]:
    """ET-6.6: sources one has conquered whose creatures are strong enough (worked out in ET-E5)."""
    sources = s.pack.sources
    return [
        k
        for k in range(s.n)
        if s.holder[k] == seat
        and not s.fortified[k]
        and counts.strength_of(s, seat, s.under[k], guarding=True) + extra > sources[s.sources[k]].fortify.strength
    ]


def fortify(s: EchoesState, seat: Seat, k: int, extra: int, chain: Chain, tell: Tell | None) -> None:
    thing = s.pack.size + s.sources[k]
    if tell:
        strength = counts.strength_of(s, seat, s.under[k], guarding=True) + extra
        tell(ev.SourceFortified(seat, s.pack.ids[thing], strength, extra))
    s.fortified[k] = True
    if all(s.fortified):
        set_off_end(s, "fortified", tell)
    fire(s, seat, FORTIFIED, thing, chain)
    push_effects(s, seat, s.pack.fortification[s.sources[k]], thing, chain, thing)


def reinforce(s: EchoesState, seat: Seat, k: int, card: int, tell: Tell | None) -> None:
    """ET-7.3; worked out in ET-E7."""
    s.free[seat] = tuple([other for other in s.free[seat] if other != card])
    s.under[k] += (card,)
    if tell:
        tell(ev.SourceReinforced(seat, s.pack.ids[s.pack.size + s.sources[k]], s.pack.ids[card]))
