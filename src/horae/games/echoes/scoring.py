"""What everyone would score (ET-11.1), and where those points come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from horae.core.game import Seat
from horae.games.echoes import counts
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.position import Position

if TYPE_CHECKING:
    from horae.games.echoes.view import EchoesView  # which shows scores


def score(s: Position, seat: Seat) -> int:
    """ET-11.1; worked out in ET-E8."""
    pack = s.pack
    total = s.vp[seat]
    cards = s.free[seat]
    for k in range(s.n):
        if s.holder[k] == seat:
            source = pack.sources[s.sources[k]]
            total += source.fortify.vp if s.fortified[k] else source.conquer.vp
            cards += s.under[k]
    return total + sum([card_score(s, seat, card) for card in cards])


def card_score(s: Position, seat: Seat, card: int) -> int:
    """A card's VP: the printed ones, or what its scoring effect comes to."""
    effect = s.pack.scoring[card]
    return s.pack.vp[card] if effect is None else effect.vp * counts.count(s, seat, effect.of, -1)


class ScoreParts(Struct, frozen=True):
    """A person's points by where they come from."""

    seat: Seat
    tokens: int
    sources: int
    cards: int
    """Printed on summoned cards, those under sources included."""
    effects: int
    """By scoring effects."""
    total: int


def score_parts(view: EchoesView, pack: EchoesPack) -> tuple[ScoreParts, ...]:
    """Everyone's points by where they come from, as anybody can work them out from a view."""
    return tuple([_parts(view, pack, seat) for seat in range(len(view.people))])


def _parts(view: EchoesView, pack: EchoesPack, seat: Seat) -> ScoreParts:
    who = view.people[seat]
    held = [shown for shown in view.sources if shown.holder == seat]
    sources = 0
    cards = list(who.brotherhood)
    for shown in held:
        data = pack.sources[pack.index[shown.source] - pack.size]
        sources += data.fortify.vp if shown.fortified else data.conquer.vp
        cards += shown.under
    printed = sum(pack.vp[pack.index[card]] for card in cards if pack.scoring[pack.index[card]] is None)
    return ScoreParts(seat, who.vp, sources, printed, who.score - who.vp - sources - printed, who.score)
