"""The decisions on a seat's stack: when each is asked, its answers, and what an answer does.

For every kind of frame that can wait: `enter_…` says whether there is anything to decide (a decision with
one answer is not asked), `…_options` lists the answers and `…_answer` follows one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from horae.core.game import Action, Seat, Tell
from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.moves import (
    begin_play,
    board_cards,
    discard_one,
    fire,
    is_active,
    leave,
    lose_points,
    move,
    playable,
    push_effects,
    put_token,
    reach,
    removable,
    remove_card,
    use_targets,
    waiting_for,
)
from horae.games.echoes.ops import ADVANCE, DISCARD, GATED, GO, ORDER, PLACE, SUMMON, TRIGGER, USER, WAIT, Chain, Frame
from horae.games.echoes.pack import DISCARDED, DREW, FLAME_USED, SUMMONED
from horae.games.echoes.possible import can_happen, can_pay, can_remove

if TYPE_CHECKING:
    from horae.games.echoes.state import EchoesState


# --- the order of things ---


def enter_leaving(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """ET-4.2: two cards left together. Asked only where the order can matter."""
    cards = frame[1]
    pack = s.pack
    if any(pack.immediate[card] or pack.trigger[card] == SUMMONED for card in cards) or waiting_for(s, seat, SUMMONED):
        return WAIT
    summon_first(s, seat, frame, cards[0])
    return GO


def summon_first(s: EchoesState, seat: Seat, frame: Frame, first: int) -> None:
    stack = s.stacks[seat]
    stack.pop()
    second = next(card for card in frame[1] if card != first)
    stack.append((SUMMON, second, 0, frame[3], -1))
    stack.append((SUMMON, first, 0, frame[3], -1))


def leaving_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    return [s.pack.summon[card] for card in frame[1]]


def leaving_answer(s: EchoesState, seat: Seat, frame: Frame, action: do.Summon, tell: Tell | None) -> None:
    summon_first(s, seat, frame, s.pack.index[action.card])


def enter_order(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """ET-R2: several permanent effects at once, in their owner's order. Fixed draws and gains come to the same in
    any order, unless a draw sets something off in between."""
    things = tuple([thing for thing in frame[1] if is_active(s, seat, thing)])
    if len(things) > 1 and (not all(s.pack.plain[thing] for thing in things) or waiting_for(s, seat, DREW)):
        return WAIT
    stack = s.stacks[seat]
    stack.pop()
    for thing in reversed(things):
        stack.append((TRIGGER, thing, *frame[2:]))
    return GO


def order_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    return [s.pack.resolve[thing] for thing in frame[1] if is_active(s, seat, thing)]


def order_answer(s: EchoesState, seat: Seat, frame: Frame, action: do.Resolve, tell: Tell | None) -> None:
    thing = s.pack.index[action.card]
    stack = s.stacks[seat]
    stack[-1] = (ORDER, tuple([other for other in frame[1] if other != thing]), *frame[2:])
    stack.append((TRIGGER, thing, *frame[2:]))


# --- discarding and playing ---


def enter_discard(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    left = frame[1]
    hand = s.hands[seat]
    if 0 < left < len(hand):
        return WAIT
    stack = s.stacks[seat]
    stack.pop()
    if left and hand:
        s.hands[seat] = ()
        s.discard.extend(hand)
        if tell:
            tell(ev.CardsDiscarded(seat, tuple([s.pack.ids[card] for card in hand])))
    if frame[4] or (left and hand):
        # What was paid for is placed before anything that the payment sets off.
        paid_for = stack.pop() if stack and stack[-1][0] == PLACE else None
        fire(s, seat, DISCARDED, -1, frame[3], maker=frame[2])
        if paid_for:
            stack.append(paid_for)
    return GO


def discard_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    discard = s.pack.discard
    return [discard[card] for card in dict.fromkeys(s.hands[seat])]


def discard_answer(s: EchoesState, seat: Seat, frame: Frame, action: do.Discard, tell: Tell | None) -> None:
    discard_one(s, seat, s.pack.index[action.card], tell)
    s.stacks[seat][-1] = (DISCARD, frame[1] - 1, frame[2], frame[3], 1)


def enter_play(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """Asked of everyone with cards in hand, whatever they are, so that the question tells nothing."""
    if s.hands[seat]:
        return WAIT
    s.stacks[seat].pop()
    return GO


def play_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    effect: Any = s.pack.nodes[frame[1]]
    mask = s.pack.mask(effect.of) if effect.of != v.ANY else None
    moves = playable(s, seat, mask, effect.fewer, effect.earlier)
    moves.append(do.DECLINE)
    return moves


def play_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        decline(s, seat, frame, tell)
        return
    s.stacks[seat].pop()
    effect: Any = s.pack.nodes[frame[1]]
    begin_play(s, seat, s.pack.index[action.card], effect.fewer, effect.earlier, frame[3], tell)


def decline(s: EchoesState, seat: Seat, frame: Frame, tell: Tell | None) -> None:
    s.stacks[seat].pop()
    if tell:
        tell(ev.EffectDeclined(seat, s.pack.ids[frame[2]]))


# --- moving on the board ---


def enter_advance(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    if frame[1] > 0 and any(reach(s.boards[seat], card) <= frame[1] for card in board_cards(s, seat)):
        return WAIT
    s.stacks[seat].pop()
    return GO


def advance_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    board = s.boards[seat]
    moves: list[Action] = [s.pack.advance[card] for card in board_cards(s, seat) if reach(board, card) <= frame[1]]
    moves.append(do.DONE)
    return moves


def advance_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Done:
        s.stacks[seat].pop()
        return
    advance(s, seat, s.pack.index[action.card], frame[1], frame[2], frame[3], tell, s.stacks[seat].pop)


def advance(
    s: EchoesState,
    seat: Seat,
    card: int,
    steps: int,
    thing: int,
    chain: Chain,
    tell: Tell | None,
    before: Callable[[], object] | None = None,
) -> None:
    """ET-5.5, ET-R9: one step (or more, over full tiles); a summoning resolves before the next (worked out in ET-E3)."""
    if before is not None:
        before()
    used, off = move(s, seat, card, tell)
    if steps > used:
        s.stacks[seat].append((ADVANCE, steps - used, thing, chain, -1))
    if off:
        leave(s, seat, (card,), chain)


# --- other cards' effects, removing ---


def enter_use(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    if use_targets(s, seat, frame):
        return WAIT
    s.stacks[seat].pop()
    return GO


def use_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    moves: list[Action] = [s.pack.use[thing] for thing in use_targets(s, seat, frame)]
    moves.append(do.DECLINE)
    return moves


def use_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        decline(s, seat, frame, tell)
        return
    s.stacks[seat].pop()
    thing = s.pack.index[action.card]
    chain = (*frame[3], (frame[2], USER))
    if isinstance(s.pack.nodes[frame[1]], v.UseFlame):
        use_flame(s, seat, thing, chain, tell)
        return
    if tell:
        tell(ev.EffectReused(seat, s.pack.ids[thing]))
    push_effects(s, seat, s.pack.immediate[thing], thing, chain, thing)


def use_flame(s: EchoesState, seat: Seat, thing: int, chain: Chain, tell: Tell | None) -> None:
    """ET-7.1, ET-7.2: a token goes on it and its flame effect happens (worked out in ET-E6)."""
    put_token(s, seat, thing)
    colour = s.pack.colour[thing]
    if tell:
        tell(ev.FlameUsed(seat, s.pack.ids[thing], v.COLOURS[colour - 1]))
    fire(s, seat, FLAME_USED, thing, chain, colour)
    push_effects(s, seat, s.pack.flame[thing], thing, chain, thing)


def enter_remove(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    if can_remove(s, seat, frame[1], frame[2], frame[3]):
        return WAIT
    if not shared:
        return GATED
    s.stacks[seat].pop()
    return GO


def remove_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    effect: Any = s.pack.nodes[frame[1]]
    moves: list[Action] = [s.pack.remove[card] for card in removable(s, seat, effect.of)]
    moves.append(do.DECLINE)
    return moves


def remove_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        decline(s, seat, frame, tell)
        return
    s.stacks[seat].pop()
    card = s.pack.index[action.card]
    remove_card(s, seat, card, tell)
    push_effects(s, seat, s.pack.under[frame[1]][0], frame[2], frame[3], card)


# --- yes or no, this or that ---


def enter_ask(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """Nobody is asked about what cannot happen; what others may still change is looked at when one's moment comes."""
    if can_happen(s, seat, frame[1], frame[2], frame[3], frame[4]):
        return WAIT
    if not shared:
        return GATED
    s.stacks[seat].pop()
    return GO


def yes_no(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    return [do.ACCEPT, do.DECLINE]


def ask_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        decline(s, seat, frame, tell)
        return
    s.stacks[seat].pop()
    push_effects(s, seat, frame[1], frame[2], frame[3], frame[4])


def enter_pay(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """A price is asked only of who can pay it, and only for what could happen then."""
    if can_pay(s, seat, frame[1], frame[2], frame[3], frame[4]):
        return WAIT
    if not shared:
        return GATED
    s.stacks[seat].pop()
    return GO


def pay_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        decline(s, seat, frame, tell)
        return
    effect: Any = s.pack.nodes[frame[1]]
    s.stacks[seat].pop()
    push_effects(s, seat, s.pack.under[frame[1]][0], frame[2], frame[3], frame[4])
    if effect.vp:
        lose_points(s, seat, effect.vp, tell)
    if effect.cards:
        s.stacks[seat].append((DISCARD, effect.cards, frame[2], frame[3], 0))


def enter_choose(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    return WAIT


def choose_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    moves: list[Action] = list(do.CHOICES[: len(s.pack.under[frame[1]])])
    if frame[1] in s.pack.may_leave:  # ET-4.3
        moves.append(do.DECLINE)
    return moves


def choose_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        decline(s, seat, frame, tell)
        return
    s.stacks[seat].pop()
    if tell:
        tell(ev.OptionChosen(seat, s.pack.ids[frame[2]], action.option, frame[1]))
    push_effects(s, seat, s.pack.under[frame[1]][action.option], frame[2], frame[3], frame[4])
