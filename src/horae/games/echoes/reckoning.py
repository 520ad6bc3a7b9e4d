"""How a score comes together (ET-11.1): tokens, sources, printed points and scoring effects, worked out from a view."""

from __future__ import annotations

from msgspec import Struct

from horae.core.game import Seat
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.view import EchoesView


class Reckoning(Struct, frozen=True):
    """A person's points by where they come from."""

    seat: Seat
    tokens: int
    sources: int
    cards: int
    """Printed on summoned cards, those under sources included."""
    effects: int
    """By scoring effects."""
    total: int


def reckon(view: EchoesView, pack: EchoesPack) -> tuple[Reckoning, ...]:
    return tuple([_person(view, pack, seat) for seat in range(len(view.people))])


def _person(view: EchoesView, pack: EchoesPack, seat: Seat) -> Reckoning:
    who = view.people[seat]
    held = [shown for shown in view.sources if shown.holder == seat]
    sources = 0
    cards = list(who.brotherhood)
    for shown in held:
        data = pack.sources[pack.index[shown.source] - pack.size]
        sources += data.fortify.vp if shown.fortified else data.conquer.vp
        cards += shown.under
    printed = sum(pack.vp[pack.index[card]] for card in cards if pack.scoring[pack.index[card]] is None)
    return Reckoning(seat, who.vp, sources, printed, who.score - who.vp - sources - printed, who.score)
