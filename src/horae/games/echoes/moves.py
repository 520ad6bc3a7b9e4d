"""The single things that happen to cards, tiles and points, each with what it sets off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horae.core.game import Action, Seat, Tell
from horae.games.echoes import counts
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.ops import DISCARD, EFFECT, LEAVING, NOBODY, ORDER, PLACE, SUMMON, TRIGGER, Chain, Frame, Link, made_by
from horae.games.echoes.pack import COLOUR_CODE, DREW, SLID

if TYPE_CHECKING:
    from horae.games.echoes.state import EchoesState

TILES = 5
ROOM = 2
"""ET-3.3: cards that a tile holds."""
HAND_LIMIT = 10
"""ET-9.1."""


# --- effects and what sets them off ---


def push_effects(s: EchoesState, seat: Seat, nodes: tuple[int, ...], thing: int, chain: Chain, subject: int) -> None:
    """Lay effects on the stack so that the first happens first."""
    stack = s.stacks[seat]
    for node in reversed(nodes):
        stack.append((EFFECT, node, thing, chain, subject))


def waiting_for(s: EchoesState, seat: Seat, trigger: int) -> list[int]:
    """The things of the seat whose permanent effect waits for this kind of event."""
    pack = s.pack
    kinds = pack.trigger
    found = [card for card in s.free[seat] if kinds[card] == trigger]
    holder = s.holder
    if seat in holder:
        size = pack.size
        things = [size + source for source in s.sources]
        found += [thing for k, thing in enumerate(things) if holder[k] == seat and kinds[thing] == trigger]
    return found


def link_of(thing: int, subject: int, maker: int) -> Link:
    """The permanent effect and the event that sets it off, as a chain remembers them."""
    return (thing, subject if subject >= 0 else made_by(maker))


def fire(s: EchoesState, seat: Seat, trigger: int, subject: int, chain: Chain, colour: int = 0, maker: int = NOBODY) -> None:
    """Lay on the stack the permanent effects of the seat that this event sets off: each once (ET-R2).

    What an effect brings about may set it off again where that is about another card; its own drawing, discarding
    and sliding may not, and none answers the same event twice in one chain of causes. There are finitely many links
    (thing, event), so every chain ends. None is set off by its own summoning or conquest (ET-R6).
    """
    found = waiting_for(s, seat, trigger)
    if not found:
        return
    pack = s.pack
    hit = []
    for thing in found:
        if thing == subject or (subject < 0 and thing == maker) or link_of(thing, subject, maker) in chain:
            continue
        mask = pack.trigger_mask[thing]
        if mask is not None and not (subject < pack.size and mask[subject]):
            continue
        wanted = pack.trigger_colour[thing]
        if wanted and wanted != colour:
            continue
        hit.append(thing)
    if len(hit) == 1:
        s.stacks[seat].append((TRIGGER, hit[0], maker, chain, subject))
    elif hit:
        s.stacks[seat].append((ORDER, tuple(hit), maker, chain, subject))


def is_active(s: EchoesState, seat: Seat, thing: int) -> bool:
    """Whether the thing's effects hold for the seat now (ET-3.5, ET-6.3, ET-R11)."""
    size = s.pack.size
    if thing < size:
        return thing in s.free[seat]
    return any(s.holder[k] == seat and size + s.sources[k] == thing for k in range(s.n))


# --- drawing and discarding ---


def draw(s: EchoesState, seat: Seat, count: int, chain: Chain, tell: Tell | None, maker: int = NOBODY) -> None:
    """ET-R1: the discard pile becomes the draw pile when that is empty; both empty, nothing is drawn."""
    got = []
    for _ in range(count):
        if not s.deck:
            if not s.discard:
                break
            s.deck = sorted(s.discard)  # its order must not bear on the shuffle
            s.discard = []
            s.rng.shuffle(s.deck)
            if tell:
                tell(ev.DeckShuffled(len(s.deck)))
        got.append(s.deck.pop())
    if not got:
        return
    s.hands[seat] += tuple(got)
    if tell:
        tell(ev.CardsDrawn(seat, len(got)))
        tell(ev.CardsSeen(seat, tuple([s.pack.ids[card] for card in got])), only=seat)
    fire(s, seat, DREW, -1, chain, maker=maker)


def discard_one(s: EchoesState, seat: Seat, card: int, tell: Tell | None) -> None:
    hand = s.hands[seat]
    at = hand.index(card)
    s.hands[seat] = hand[:at] + hand[at + 1 :]
    s.discard.append(card)
    if tell:
        tell(ev.CardsDiscarded(seat, (s.pack.ids[card],)))


# --- playing ---


def price(s: EchoesState, seat: Seat, card: int, fewer: int = 0, earlier: int = 0) -> tuple[int, int]:
    """Cards to discard and the position (0: straight to the brotherhood), discounts taken (ET-8.3, ET-R14)."""
    pack = s.pack
    if pack.any_cheaper:
        more = counts.discount(s, seat, card)
        fewer += more[0]
        earlier += more[1]
    cost = pack.cost[card] - fewer
    position = pack.time[card] - earlier
    return (cost if cost > 0 else 0), (position if position > 0 else 0)


def has_copy(s: EchoesState, seat: Seat, card: int) -> bool:
    """ET-3.6: whether its copy is in one's brotherhood or on one's board."""
    if card in s.free[seat] or any(card in tile for tile in s.boards[seat]):
        return True
    if any(frame[0] in (SUMMON, PLACE) and frame[1] == card for frame in s.stacks[seat]):
        return True
    return any(frame[0] == LEAVING and card in frame[1] for frame in s.stacks[seat])


def room_at(board: tuple[tuple[int, ...], ...], position: int) -> int:
    """ET-3.3: the tile at the position or the first to its left with room; 0 if there is none."""
    while position <= TILES:
        if len(board[position - 1]) < ROOM:
            return position
        position += 1
    return 0


def playable(s: EchoesState, seat: Seat, mask: bytes | None, fewer: int, earlier: int) -> list[Action]:
    """The plays open from the hand at these discounts."""
    hand = s.hands[seat]
    others = len(hand) - 1
    pack = s.pack
    board = s.boards[seat]
    play = pack.play
    twins = pack.is_twin
    costs, times = pack.cost, pack.time
    discounts = counts.standing(s, seat, pack.any_cheaper)
    moves: list[Action] = []
    for card in dict.fromkeys(hand):
        if mask is not None and not mask[card]:
            continue
        if discounts:
            cost, position = price(s, seat, card, fewer, earlier)
        else:
            cost, position = costs[card] - fewer, times[card] - earlier
        if cost > others:
            continue
        if position > 0 and len(board[position - 1]) == ROOM and not room_at(board, position):
            continue
        if twins[card] and has_copy(s, seat, card):
            continue
        moves.append(play[card])
    return moves


def begin_play(
    s: EchoesState,
    seat: Seat,
    card: int,
    fewer: int,
    earlier: int,
    chain: Chain,
    tell: Tell | None,
    first: bool = False,
) -> None:
    """The card leaves the hand; its cost is paid next, then it is placed (worked out in ET-E1)."""
    cost, position = price(s, seat, card, fewer, earlier)
    hand = s.hands[seat]
    at = hand.index(card)
    s.hands[seat] = hand[:at] + hand[at + 1 :]
    s.stacks[seat].append((PLACE, card, position, chain, -1))
    if cost:
        s.stacks[seat].append((DISCARD, cost, card, chain, 0))
    if tell:
        tell(ev.CardPlayed(seat, s.pack.ids[card], cost, first))


# --- the board ---


def board_cards(s: EchoesState, seat: Seat) -> list[int]:
    return [card for tile in s.boards[seat] for card in tile]


def place_of(board: tuple[tuple[int, ...], ...], card: int) -> int:
    """The index of the card's tile (0 is position 1)."""
    for index, tile in enumerate(board):
        if card in tile:
            return index
    raise ValueError(f"card {card} is not on the board")


def reach(board: tuple[tuple[int, ...], ...], card: int) -> int:
    """How many steps it takes the card to come to rest further right: more than one over full tiles (ET-5.5)."""
    index = place_of(board, card)
    steps = 1
    while index - steps >= 0 and len(board[index - steps]) == ROOM:
        steps += 1
    return steps


def move(s: EchoesState, seat: Seat, card: int, tell: Tell | None) -> tuple[int, bool]:
    """Advance the card to its next place of rest: how many steps that took, and whether it left the board."""
    board = s.boards[seat]
    steps = reach(board, card)
    index = place_of(board, card)
    tiles = list(board)
    tiles[index] = tuple([other for other in tiles[index] if other != card])
    off = index - steps < 0
    if not off:
        tiles[index - steps] += (card,)
    s.boards[seat] = tuple(tiles)
    if tell:
        tell(ev.CardAdvanced(seat, s.pack.ids[card], 0 if off else index - steps + 1))
    return steps, off


def slide(s: EchoesState, seat: Seat, chain: Chain, tell: Tell | None, maker: int = NOBODY) -> None:
    """ET-4.1, ET-4.2: the outside tile comes in at the left, the rightmost leaves with its cards."""
    board = s.boards[seat]
    leaving = board[0]
    s.boards[seat] = (*board[1:], ())
    s.slides[seat] += 1
    colour = counts.outside(s, seat)
    if tell:
        tell(ev.TilesSlid(seat, v.COLOURS[colour - 1], tuple([s.pack.ids[card] for card in leaving])))
    fire(s, seat, SLID, -1, chain, colour, maker)
    if leaving:
        leave(s, seat, leaving, chain)


def leave(s: EchoesState, seat: Seat, cards: tuple[int, ...], chain: Chain) -> None:
    """Cards are off the board and will be summoned: after those that left before them (ET-R5), else at once."""
    stack = s.stacks[seat]
    frame: Frame = (SUMMON, cards[0], 0, chain, -1) if len(cards) == 1 else (LEAVING, cards, 0, chain, -1)
    for at, other in enumerate(stack):
        if other[0] == SUMMON or other[0] == LEAVING:
            stack.insert(at, frame)
            return
    stack.append(frame)


# --- points (ET-8.4, ET-10.2, ET-R13) ---


def gain_points(s: EchoesState, seat: Seat, vp: int, tell: Tell | None) -> None:
    if vp <= 0:
        return
    s.vp[seat] += vp
    central = vp if vp < s.reserve else s.reserve
    s.reserve -= central
    s.second -= vp - central
    if tell:
        tell(ev.PointsGained(seat, vp, s.reserve))
    if not s.reserve:
        set_off_end(s, "reserve", tell)


def lose_points(s: EchoesState, seat: Seat, vp: int, tell: Tell | None) -> None:
    lost = vp if vp < s.vp[seat] else s.vp[seat]
    if lost <= 0:
        return
    s.vp[seat] -= lost
    s.reserve += lost
    if tell:
        tell(ev.PointsLost(seat, lost, s.reserve))


def set_off_end(s: EchoesState, reason: str, tell: Tell | None) -> None:
    """ET-10.1: once set off, the end stays so."""
    if reason not in s.ends:
        s.ends += (reason,)
        if tell:
            tell(ev.EndSetOff(reason))


# --- tokens, other cards' effects, removing ---


def put_token(s: EchoesState, seat: Seat, thing: int) -> None:
    """ET-1.4: tokens are not counted out, so there is always one more."""
    if thing < s.pack.size:
        s.tokens[seat] += (thing,)
    else:
        s.source_tokens += (thing,)


def usable_flames(s: EchoesState, seat: Seat, colour: int) -> list[int]:
    """Things of the seat with a flame effect (0: of any colour) and no token (ET-7.1)."""
    pack = s.pack
    colours = pack.colour
    tokens = s.tokens[seat]
    found = [card for card in s.free[seat] if colours[card] and (not colour or colours[card] == colour) and card not in tokens]
    if seat in s.holder:
        size = pack.size
        for k in range(s.n):
            thing = size + s.sources[k]
            fits = colours[thing] and (not colour or colours[thing] == colour)
            if fits and s.holder[k] == seat and thing not in s.source_tokens:
                found.append(thing)
    return found


def use_targets(s: EchoesState, seat: Seat, frame: Frame) -> list[int]:
    """Whose effect the effect may use: another thing's (ET-8.5, ET-7.2), and none that led here (ET-R2)."""
    effect: Any = s.pack.nodes[frame[1]]
    barred = {frame[2], *(link[0] for link in frame[3])}
    if isinstance(effect, v.UseFlame):
        found = usable_flames(s, seat, COLOUR_CODE[effect.colour] if effect.colour else 0)
    else:
        mask = s.pack.mask(effect.of)
        found = [card for card in s.free[seat] if s.pack.immediate[card] and mask[card]]
    return [thing for thing in found if thing not in barred]


def removable(s: EchoesState, seat: Seat, which: v.Filter) -> list[int]:
    """ET-8.2: one's own cards, also under a conquered source, none that has a remove effect itself."""
    mask = s.pack.mask(which)
    removes = s.pack.removes
    return [card for card in counts.icons(s, seat) if mask[card] and not removes[card]]


def remove_card(s: EchoesState, seat: Seat, card: int, tell: Tell | None) -> None:
    """ET-8.2, ET-R12: to the discard pile; a source that has lost its last creature goes back to the centre."""
    returned = -1
    if card in s.free[seat]:
        s.free[seat] = tuple([other for other in s.free[seat] if other != card])
        s.tokens[seat] = tuple([other for other in s.tokens[seat] if other != card])
    else:
        k = next(k for k in range(s.n) if s.holder[k] == seat and card in s.under[k])
        s.under[k] = tuple([other for other in s.under[k] if other != card])
        if not s.under[k]:
            s.holder[k] = -1
            returned = k
    s.discard.append(card)
    if tell:
        tell(ev.CardRemoved(seat, s.pack.ids[card]))
        if returned >= 0:
            tell(ev.SourceReturned(s.pack.ids[s.pack.size + s.sources[returned]]))
