"""What there is to choose from: cards to play, to advance, to remove, sources to conquer, flames to use, and what each takes.

Every check of what may be chosen is written here, once: what is legal, whether a question is asked, and what a refusal
says are all taken from it.
"""

from __future__ import annotations

from horae.core.game import Action, Seat
from horae.games.echoes import counts
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import COLOUR_CODE
from horae.games.echoes.position import ROOM, Board, Position
from horae.games.echoes.stack import Using

# --- playing ---


def price(s: Position, seat: Seat, card: int, fewer: int = 0, earlier: int = 0) -> tuple[int, int]:
    """Cards to discard and the position (0: straight to the brotherhood), discounts taken (ET-8.3, ET-R14)."""
    return _price_at(s, counts.active_among(s, seat, s.pack.any_cheaper), card, fewer, earlier)


def _price_at(s: Position, discounts: list[int], card: int, fewer: int, earlier: int) -> tuple[int, int]:
    """The price with these standing effects."""
    more, sooner = counts.discount(s, discounts, card) if discounts else (0, 0)
    cost = s.pack.cost[card] - fewer - more
    position = s.pack.time[card] - earlier - sooner
    return (cost if cost > 0 else 0), (position if position > 0 else 0)


def has_copy(s: Position, seat: Seat, card: int) -> bool:
    """ET-3.6: whether its copy is in one's brotherhood or on one's board."""
    return card in s.free[seat] or any(card in tile for tile in s.boards[seat]) or card in s.on_the_way(seat)


def room_at(board: Board, position: int) -> int:
    """ET-3.3: the tile at the position or the first to its left with room; 0 if there is none."""
    while position <= len(board):
        if len(board[position - 1]) < ROOM:
            return position
        position += 1
    return 0


NOT_MEANT, COPY_IS_OUT, TOO_DEAR, NO_ROOM = "kind", "copy", "pay", "room"
"""What can stand against playing a card of one's hand."""


def hindrances(s: Position, seat: Seat, which: v.Filter = v.ANY, fewer: int = 0, earlier: int = 0) -> dict[int, str | None]:
    """For every card of the hand, what stands against playing it (None: nothing) by an effect that means these cards, at
    these discounts."""
    hand = s.hands[seat]
    board = s.boards[seat]
    pack = s.pack
    costs, times, twins = pack.cost, pack.time, pack.is_twin
    mask = None if which is v.ANY else pack.mask(which)
    discounts = counts.active_among(s, seat, pack.any_cheaper)
    found: dict[int, str | None] = {}
    for card in hand:
        if discounts:
            cost, position = _price_at(s, discounts, card, fewer, earlier)
        else:
            cost, position = costs[card] - fewer, times[card] - earlier
        if mask is not None and not mask[card]:
            found[card] = NOT_MEANT
        elif twins[card] and has_copy(s, seat, card):
            found[card] = COPY_IS_OUT
        elif cost >= len(hand):
            found[card] = TOO_DEAR
        elif position > 0 and len(board[position - 1]) == ROOM and not room_at(board, position):
            found[card] = NO_ROOM
        else:
            found[card] = None
    return found


def playable(s: Position, seat: Seat, which: v.Filter = v.ANY, fewer: int = 0, earlier: int = 0) -> list[Action]:
    """The plays open from the hand."""
    play = s.pack.play
    return [play[card] for card, why in hindrances(s, seat, which, fewer, earlier).items() if why is None]


# --- the board ---


def place_of(board: Board, card: int) -> int:
    """The index of the card's tile (0 is position 1)."""
    for index, tile in enumerate(board):
        if card in tile:
            return index
    raise ValueError(f"card {card} is not on the board")


def reach(board: Board, index: int) -> int:
    """How many steps it takes a card on this tile to come to rest further right: more than one over full tiles (ET-5.5)."""
    steps = 1
    while index >= steps and len(board[index - steps]) == ROOM:
        steps += 1
    return steps


def advanceable(board: Board, steps: int) -> list[int]:
    """The cards that can come to rest further right within so many steps."""
    found: list[int] = []
    for index, tile in enumerate(board):
        if tile and reach(board, index) <= steps:
            found += tile
    return found


# --- sources ---


def conquerable(s: Position, seat: Seat, extra: int) -> list[int]:
    """The sources that all one's attackers together could take, however many one has (ET-6.5; worked out in ET-E4)."""
    free = counts.attackers(s, seat)
    if not free:
        return []
    strength = counts.strength_of(s, seat, free) + extra
    return [k for k in range(s.n) if s.holder[k] != seat and not s.fortified[k] and strength > counts.to_beat(s, k)]


def is_spare(s: Position, seat: Seat, free: tuple[int, ...], sent: tuple[int, ...], need: int) -> bool:
    """Whether the attack could do without some creature that has not been sent."""
    for card in free:
        if card not in sent:
            rest = tuple([other for other in free if other != card])
            if rest and counts.strength_of(s, seat, rest) > need:
                return True
    return False


def fortifiable(s: Position, seat: Seat, extra: int) -> list[int]:
    """ET-6.6: sources one has conquered whose creatures are strong enough (worked out in ET-E5)."""
    sources = s.pack.sources
    return [
        k
        for k in reinforceable(s, seat)
        if counts.strength_of(s, seat, s.under[k], guarding=True) + extra > sources[s.sources[k]].fortify.strength
    ]


def reinforceable(s: Position, seat: Seat) -> list[int]:
    """ET-7.3: sources one has conquered and not fortified."""
    return [k for k in range(s.n) if s.holder[k] == seat and not s.fortified[k]]


# --- effects ---


def is_active(s: Position, seat: Seat, thing: int) -> bool:
    """Whether the thing's effects hold for the seat now."""
    return bool(counts.active_among(s, seat, frozenset((thing,))))


def waiting_for(s: Position, seat: Seat, trigger: int) -> list[int]:
    """The things of the seat whose permanent effect waits for this kind of event."""
    return counts.active_among(s, seat, s.pack.waiting[trigger])


def usable_flames(s: Position, seat: Seat, colour: int) -> list[int]:
    """Things of the seat with a flame effect (0: of any colour) and no token (ET-7.1)."""
    found = counts.active_among(s, seat, s.pack.flames[colour])
    return [thing for thing in found if thing not in s.tokens[seat] and thing not in s.source_tokens] if found else found


def usable(s: Position, seat: Seat, question: Using) -> list[int]:
    """Whose effect the effect may use: another thing's (ET-8.5, ET-7.2), and none that led here (ET-R2)."""
    effect = s.pack.nodes[question.node]
    barred = {question.thing, *(link[0] for link in question.chain)}
    if isinstance(effect, v.UseImmediate):
        mask = s.pack.mask(effect.of)
        found = [card for card in s.free[seat] if s.pack.immediate[card] and mask[card]]
    else:
        assert isinstance(effect, v.UseFlame)
        found = usable_flames(s, seat, COLOUR_CODE[effect.colour] if effect.colour else 0)
    return [thing for thing in found if thing not in barred]


def removable(s: Position, seat: Seat, which: v.Filter) -> list[int]:
    """ET-8.2: one's own cards, also under a conquered source, none that has a remove effect itself."""
    mask = s.pack.mask(which)
    removes = s.pack.removes
    return [card for card in counts.icons(s, seat) if mask[card] and not removes[card]]
