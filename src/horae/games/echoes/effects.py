"""What happens to cards, tiles and points, each with what it sets off, and what the verbs do that ask nothing.

Nothing is checked here that `legal` has decided. What conquering and fortifying do is in conquest.py, the verbs that ask
their owner something are in questions.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from horae.core.game import Seat, Tell
from horae.games.echoes import counts
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import DREW, FLAME_USED, SLID
from horae.games.echoes.position import Position
from horae.games.echoes.stack import (
    NOBODY,
    Advancing,
    Chain,
    Discarding,
    Leaving,
    Ordering,
    Pending,
    Placing,
    Resolving,
    Summoning,
    Triggered,
    link_of,
)
from horae.games.echoes.targets import place_of, price, reach, waiting_for

# --- effects and what sets them off ---


def push_effects(s: Position, seat: Seat, nodes: tuple[int, ...], thing: int, chain: Chain, subject: int) -> None:
    """Lay effects on the stack so that the first happens first."""
    stack = s.stacks[seat]
    for node in reversed(nodes):
        stack.append(Resolving(node, thing, chain, subject))


def fire(s: Position, seat: Seat, trigger: int, subject: int, chain: Chain, colour: int = 0, maker: int = NOBODY) -> None:
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
        s.stacks[seat].append(Triggered(hit[0], maker, chain, subject))
    elif hit:
        s.stacks[seat].append(Ordering(tuple(hit), maker, chain, subject))


# --- drawing and discarding ---


def draw(s: Position, seat: Seat, count: int, chain: Chain, tell: Tell | None, maker: int = NOBODY) -> None:
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


def discard_one(s: Position, seat: Seat, card: int, tell: Tell | None) -> None:
    _leave_hand(s, seat, card)
    s.discard.append(card)
    if tell:
        tell(ev.CardsDiscarded(seat, (s.pack.ids[card],)))


def discard_hand(s: Position, seat: Seat, tell: Tell | None) -> bool:
    """Discard all one has. False if that is nothing."""
    hand = s.hands[seat]
    if not hand:
        return False
    s.hands[seat] = ()
    s.discard.extend(hand)
    if tell:
        tell(ev.CardsDiscarded(seat, tuple([s.pack.ids[card] for card in hand])))
    return True


def _leave_hand(s: Position, seat: Seat, card: int) -> None:
    hand = s.hands[seat]
    at = hand.index(card)
    s.hands[seat] = hand[:at] + hand[at + 1 :]


def begin_play(
    s: Position,
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
    _leave_hand(s, seat, card)
    s.stacks[seat].append(Placing(card, position, chain))
    if cost:
        s.stacks[seat].append(Discarding(cost, card, chain, False))
    if tell:
        tell(ev.CardPlayed(seat, s.pack.ids[card], cost, first))


# --- the board ---


def advance(s: Position, seat: Seat, card: int, steps: int, thing: int, chain: Chain, tell: Tell | None) -> None:
    """ET-5.5, ET-R9: one step (or more, over full tiles); a summoning resolves before the next (worked out in ET-E3)."""
    board = s.boards[seat]
    index = place_of(board, card)
    used = reach(board, index)
    to = index - used
    tiles = list(board)
    tiles[index] = tuple([other for other in tiles[index] if other != card])
    if to >= 0:
        tiles[to] += (card,)
    s.boards[seat] = tuple(tiles)
    if tell:
        tell(ev.CardAdvanced(seat, s.pack.ids[card], max(to + 1, 0)))
    if steps > used:
        s.stacks[seat].append(Advancing(steps - used, thing, chain))
    if to < 0:
        leave(s, seat, (card,), chain)


def slide(s: Position, seat: Seat, chain: Chain, tell: Tell | None, maker: int = NOBODY) -> None:
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


def leave(s: Position, seat: Seat, cards: tuple[int, ...], chain: Chain) -> None:
    """Cards are off the board and will be summoned: after those that left before them (ET-R5), else at once."""
    stack = s.stacks[seat]
    pending: Pending = Summoning(cards[0], chain) if len(cards) == 1 else Leaving((cards[0], cards[1]), chain)
    for at, other in enumerate(stack):
        if type(other) in _OFF_THE_BOARD:
            stack.insert(at, pending)
            return
    stack.append(pending)


_OFF_THE_BOARD = frozenset({Summoning, Leaving})


# --- points (ET-8.4, ET-10.2, ET-R13) ---


def gain_points(s: Position, seat: Seat, vp: int, tell: Tell | None) -> None:
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


def lose_points(s: Position, seat: Seat, vp: int, tell: Tell | None) -> None:
    lost = vp if vp < s.vp[seat] else s.vp[seat]
    if lost <= 0:
        return
    s.vp[seat] -= lost
    s.reserve += lost
    if tell:
        tell(ev.PointsLost(seat, lost, s.reserve))


def set_off_end(s: Position, reason: str, tell: Tell | None) -> None:
    """ET-10.1: once set off, the end stays so."""
    if reason not in s.ends:
        s.ends += (reason,)
        if tell:
            tell(ev.EndSetOff(reason))


# --- flames, removing ---


def use_flame(s: Position, seat: Seat, thing: int, chain: Chain, tell: Tell | None) -> None:
    """ET-7.1, ET-7.2: a token goes on it and its flame effect happens (worked out in ET-E6)."""
    if thing < s.pack.size:  # ET-1.4: tokens are not counted out, so there is always one more
        s.tokens[seat] += (thing,)
    else:
        s.source_tokens += (thing,)
    colour = s.pack.colour[thing]
    if tell:
        tell(ev.FlameUsed(seat, s.pack.ids[thing], v.COLOURS[colour - 1]))
    fire(s, seat, FLAME_USED, thing, chain, colour)
    push_effects(s, seat, s.pack.flame[thing], thing, chain, thing)


def remove_card(s: Position, seat: Seat, card: int, tell: Tell | None) -> None:
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


# --- the verbs that ask nothing ---


def _draw(s: Position, seat: Seat, effect: v.Draw, now: Resolving, tell: Tell | None) -> None:
    draw(s, seat, counts.amount(s, seat, effect.cards, now.subject), now.chain, tell, now.thing)


def _could_draw(s: Position, seat: Seat, effect: v.Draw, subject: int) -> bool:
    return bool(s.deck or s.discard) and counts.amount(s, seat, effect.cards, subject) > 0


def _slide(s: Position, seat: Seat, effect: v.Slide, now: Resolving, tell: Tell | None) -> None:
    slide(s, seat, now.chain, tell, now.thing)


def _could_slide(s: Position, seat: Seat, effect: v.Slide, subject: int) -> bool:
    return True


def _gain(s: Position, seat: Seat, effect: v.Gain, now: Resolving, tell: Tell | None) -> None:
    gain_points(s, seat, counts.amount(s, seat, effect.vp, now.subject), tell)


def _could_gain(s: Position, seat: Seat, effect: v.Gain | v.Lose | v.OthersLose, subject: int) -> bool:
    return counts.amount(s, seat, effect.vp, subject) > 0


def _lose(s: Position, seat: Seat, effect: v.Lose, now: Resolving, tell: Tell | None) -> None:
    lose_points(s, seat, counts.amount(s, seat, effect.vp, now.subject), tell)


def _could_lose(s: Position, seat: Seat, effect: v.Lose, subject: int) -> bool:
    return s.vp[seat] > 0 and _could_gain(s, seat, effect, subject)


def _others_discard(s: Position, seat: Seat, effect: v.OthersDiscard, now: Resolving, tell: Tell | None) -> None:
    """ET-8.1, ET-R13: all at once, each choosing. What is being paid for is paid first (legal.owes)."""
    if tell:
        tell(ev.OthersMustDiscard(seat, effect.cards))
    if not effect.cards:
        return
    for step in range(1, s.n):
        other = (seat + step) % s.n
        if s.hands[other]:
            s.forced[other] = effect.cards
            s.forced_by = seat
    if s.forced_by == seat:
        s.forced_thing = now.thing
        s.forced_chain = now.chain


def _could_make_discard(s: Position, seat: Seat, effect: v.OthersDiscard, subject: int) -> bool:
    return effect.cards > 0 and any(hand for other, hand in enumerate(s.hands) if other != seat)


def _others_lose(s: Position, seat: Seat, effect: v.OthersLose, now: Resolving, tell: Tell | None) -> None:
    lost = counts.amount(s, seat, effect.vp, now.subject)
    for step in range(1, s.n):
        lose_points(s, (seat + step) % s.n, lost, tell)


def _could_make_lose(s: Position, seat: Seat, effect: v.OthersLose, subject: int) -> bool:
    return any(vp for other, vp in enumerate(s.vp) if other != seat) and _could_gain(s, seat, effect, subject)


def _if(s: Position, seat: Seat, effect: v.If, node: int, subject: int) -> tuple[int, ...]:
    return s.pack.under[node][0 if counts.holds(s, seat, effect.test, subject) else 1]


def _for_each(s: Position, seat: Seat, effect: v.ForEach, node: int, subject: int) -> tuple[int, ...]:
    return s.pack.under[node][0] * counts.count(s, seat, effect.of, subject)


UNFOLDS: dict[type[v.Effect], Callable[[Position, Seat, Any, int, int], tuple[int, ...]]] = {v.If: _if, v.ForEach: _for_each}
"""The verbs that come to other effects: which, as things stand."""


class Verb(NamedTuple):
    """A verb that asks nothing: what it does, and whether it would change something now."""

    do: Callable[[Position, Seat, Any, Resolving, Tell | None], None]
    could: Callable[[Position, Seat, Any, int], bool]
    is_shared: bool = True
    """Whether it touches what all share (deck, reserve, sources, other people): in a phase that all play at once such
    verbs happen seat by seat from the start person (ET-4.4, ET-R7)."""


VERBS: dict[type[v.Effect], Verb] = {
    v.Draw: Verb(_draw, _could_draw),
    v.Slide: Verb(_slide, _could_slide, is_shared=False),
    v.Gain: Verb(_gain, _could_gain),
    v.Lose: Verb(_lose, _could_lose),
    v.OthersDiscard: Verb(_others_discard, _could_make_discard),
    v.OthersLose: Verb(_others_lose, _could_make_lose),
}
