"""Whether an effect would do anything now, and whether leaving an immediate one could ever be better.

The first keeps anybody from being asked (or charged) for what cannot happen. The second decides where ET-4.3's
"may" is asked. Both look only at what is open to all and at the sizes of hands, so that a question tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from horae.core.game import Seat
from horae.games.echoes import conquest, counts
from horae.games.echoes import vocabulary as v
from horae.games.echoes.moves import HAND_LIMIT, board_cards, reach, removable, use_targets, waiting_for
from horae.games.echoes.ops import USE, Chain
from horae.games.echoes.pack import DISCARDED, DREW

if TYPE_CHECKING:
    from horae.games.echoes.state import EchoesState

Nodes = tuple[int, ...]


def can_happen(s: EchoesState, seat: Seat, nodes: Nodes, thing: int, chain: Chain, subject: int) -> bool:
    """Whether any of these effects would change something. (If none would now, none will once they are begun.)"""
    return any(_POSSIBLE[type(s.pack.nodes[node])](s, seat, node, thing, chain, subject) for node in nodes)


def can_pay(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    """Whether the seat has what a `pay` asks for, and would get something for it."""
    effect: Any = s.pack.nodes[node]
    left = len(s.hands[seat]) - effect.cards
    if left < 0 or s.vp[seat] < effect.vp:
        return False
    then = s.pack.under[node][0]
    if not left:  # no card would be left to play
        then = tuple([inner for inner in then if not isinstance(s.pack.nodes[inner], v.Play)])
    if can_happen(s, seat, then, thing, chain, subject):
        return True
    return effect.cards > 0 and bool(waiting_for(s, seat, DISCARDED))  # paying may make it possible


def can_remove(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain) -> bool:
    """Whether there is a card to remove and something to be had for it."""
    effect: Any = s.pack.nodes[node]
    then = s.pack.under[node][0]
    guards = {card for k in range(s.n) if s.holder[k] == seat for card in s.under[k]}
    return any(
        can_happen(s, seat, then, thing, chain, card) or card in guards  # a source may go back to the centre
        for card in removable(s, seat, effect.of)
    )


def _draw(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    effect: Any = s.pack.nodes[node]
    return bool(s.deck or s.discard) and counts.amount(s, seat, effect.cards, subject) > 0


def _discard(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    return bool(s.hands[seat])


def _advance(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    effect: Any = s.pack.nodes[node]
    steps = counts.amount(s, seat, effect.steps, subject)
    board = s.boards[seat]
    return steps > 0 and any(reach(board, card) <= steps for card in board_cards(s, seat))


def _always(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    return True


def _gain(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    effect: Any = s.pack.nodes[node]
    return counts.amount(s, seat, effect.vp, subject) > 0


def _lose(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    return s.vp[seat] > 0 and _gain(s, seat, node, thing, chain, subject)


def _others_discard(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    effect: Any = s.pack.nodes[node]
    return effect.cards > 0 and any(hand for other, hand in enumerate(s.hands) if other != seat)


def _others_lose(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    return any(vp for other, vp in enumerate(s.vp) if other != seat) and _gain(s, seat, node, thing, chain, subject)


def _use(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    return bool(use_targets(s, seat, (USE, node, thing, chain, subject)))


def _remove(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    return can_remove(s, seat, node, thing, chain)


def _conquer(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    effect: Any = s.pack.nodes[node]
    return bool(conquest.conquerable(s, seat, counts.amount(s, seat, effect.strength, subject)))


def _fortify(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    effect: Any = s.pack.nodes[node]
    return bool(conquest.fortifiable(s, seat, counts.amount(s, seat, effect.strength, subject)))


def _if(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    effect: Any = s.pack.nodes[node]
    branch = 0 if counts.holds(s, seat, effect.test, subject) else 1
    return can_happen(s, seat, s.pack.under[node][branch], thing, chain, subject)


def _for_each(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    effect: Any = s.pack.nodes[node]
    return counts.count(s, seat, effect.of, subject) > 0 and _any_branch(s, seat, node, thing, chain, subject)


def _any_branch(s: EchoesState, seat: Seat, node: int, thing: int, chain: Chain, subject: int) -> bool:
    return any(can_happen(s, seat, branch, thing, chain, subject) for branch in s.pack.under[node])


_POSSIBLE: dict[type[Any], Callable[[EchoesState, Seat, int, int, Chain, int], bool]] = {
    v.Draw: _draw,
    v.Discard: _discard,
    v.Play: _discard,  # asked of everyone with cards in hand, whatever they are
    v.Advance: _advance,
    v.Slide: _always,
    v.Gain: _gain,
    v.Lose: _lose,
    v.OthersDiscard: _others_discard,
    v.OthersLose: _others_lose,
    v.UseImmediate: _use,
    v.UseFlame: _use,
    v.Remove: _remove,
    v.Conquer: _conquer,
    v.Fortify: _fortify,
    v.Choose: _any_branch,
    v.If: _if,
    v.ForEach: _for_each,
    v.May: _any_branch,
    v.Pay: can_pay,
}


DECLINABLE = frozenset({v.Play, v.Advance, v.UseImmediate, v.UseFlame, v.Remove, v.Conquer, v.Fortify, v.May, v.Pay})
"""The verbs that ask before they do anything: leaving such an effect is one of the answers."""


def is_welcome(s: EchoesState, seat: Seat, nodes: Nodes, subject: int) -> bool:
    """Whether an immediate effect can be used without asking, because leaving it could never be better (ET-4.3).

    So are verbs that can be declined themselves; drawing, while the pile lasts, the hand stays within its limit and
    nothing of one's own is set off by it (more cards take no choice away); and points once the end is set off (before,
    they bring it nearer). Everything else is asked.
    """
    return all(_welcome(s, seat, node, subject, first=not place) for place, node in enumerate(nodes))


def _welcome(s: EchoesState, seat: Seat, node: int, subject: int, first: bool) -> bool:
    effect = s.pack.nodes[node]
    kind = type(effect)
    if kind in DECLINABLE:
        return True
    if isinstance(effect, v.Draw):
        cards = counts.amount(s, seat, effect.cards, subject)
        within = cards <= len(s.deck) and len(s.hands[seat]) + cards <= HAND_LIMIT
        return first and within and not waiting_for(s, seat, DREW)
    if isinstance(effect, v.Gain):
        return bool(s.ends) and not s.pack.few_points_pay
    branches = s.pack.under[node]
    if isinstance(effect, v.If) and first:
        return is_welcome(s, seat, branches[0 if counts.holds(s, seat, effect.test, subject) else 1], subject)
    if isinstance(effect, v.If | v.Choose | v.ForEach):
        return all(type(s.pack.nodes[inner]) in DECLINABLE for branch in branches for inner in branch)
    return False
