"""The stack of what is still to happen: every half-done effect or open decision is a frame of plain numbers.

A frame is (op, data, thing, chain, subject): what to do, with what, because of which card or source,
set off by which permanent effects (ET-R2), and about which card. `enter` runs the top frame; it either
goes on, waits for its owner, or stands at the gate of what all share (ET-R7). `options` and `answer`
are the decision of a frame that waits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from horae.core.game import Action, Seat, Tell
from horae.games.echoes import actions as do
from horae.games.echoes import conquest, counts
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.moves import (
    begin_play,
    board_cards,
    discard_one,
    fire,
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
)
from horae.games.echoes.ops import (
    ADVANCE,
    ASK,
    ATTACK,
    CHOOSE,
    CONQUER,
    DISCARD,
    EFFECT,
    FORTIFY,
    LEAVING,
    ORDER,
    PAY,
    PLACE,
    PLAY,
    REMOVE,
    SUMMON,
    TRIGGER,
    USE,
)
from horae.games.echoes.pack import DISCARDED, FLAME_USED, PLAYED, SUMMONED
from horae.games.echoes.verbs import SHARED, VERBS

if TYPE_CHECKING:
    from horae.games.echoes.state import EchoesState

Frame: TypeAlias = tuple[int, Any, int, tuple[int, ...], int]

GO, WAIT, GATED = range(3)


def drain(s: EchoesState, seat: Seat, shared: bool, tell: Tell | None) -> int:
    """Run a seat's stack as far as it goes: GO (it is empty), WAIT (its owner decides) or GATED."""
    stack = s.stacks[seat]
    while stack:
        if s.forced_by == seat:
            return GATED
        frame = stack[-1]
        status = _ENTER[frame[0]](s, seat, frame, shared and s.forced_by < 0, tell)
        if status:
            return status
    return GO


def options(s: EchoesState, seat: Seat) -> list[Action]:
    """The answers to the frame that waits on top."""
    frame = s.stacks[seat][-1]
    return _OPTIONS[frame[0]](s, seat, frame)


def answer(s: EchoesState, seat: Seat, action: Any, tell: Tell | None) -> None:
    frame = s.stacks[seat][-1]
    _ANSWER[frame[0]](s, seat, frame, action, tell)


def _is_active(s: EchoesState, seat: Seat, thing: int) -> bool:
    """Whether the thing's effects hold for the seat now (ET-3.5, ET-6.3, ET-R11)."""
    size = s.pack.size
    if thing < size:
        return thing in s.free[seat]
    return any(s.holder[k] == seat and size + s.sources[k] == thing for k in range(s.n))


# --- what just happens ---


def _enter_effect(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    effect = s.pack.nodes[frame[1]]
    kind = type(effect)
    if not shared and kind in SHARED:
        return GATED
    s.stacks[seat].pop()
    VERBS[kind](s, seat, effect, frame, tell)
    return GO


def _enter_trigger(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    s.stacks[seat].pop()
    thing = frame[1]
    if _is_active(s, seat, thing):
        if tell:
            tell(ev.EffectUsed(seat, s.pack.ids[thing]))
        push_effects(s, seat, s.pack.permanent[thing], thing, (*frame[3], thing), frame[4])
    return GO


def _enter_summon(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """ET-3.4, ET-4.3: the card joins; its immediate effect comes first, then the permanent ones it sets off."""
    s.stacks[seat].pop()
    card = frame[1]
    pack = s.pack
    s.free[seat] += (card,)
    if tell:
        tell(ev.CardSummoned(seat, pack.ids[card]))
    conquest.check_size(s, seat, tell)
    fire(s, seat, SUMMONED, card, frame[3])
    does = pack.immediate[card]
    if does:
        if pack.asks[card]:
            s.stacks[seat].append((ASK, does, card, frame[3], card))
        else:
            if tell:
                tell(ev.EffectUsed(seat, pack.ids[card]))
            push_effects(s, seat, does, card, frame[3], card)
    return GO


def _enter_place(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """ET-3.1 to ET-3.3: the card that was paid for goes on its tile, or straight to the brotherhood."""
    s.stacks[seat].pop()
    card, position = frame[1], frame[2]
    chain = frame[3]
    board = s.boards[seat]
    fire(s, seat, PLAYED, card, chain)
    if position > 0:
        while len(board[position - 1]) == 2:
            position += 1
        s.boards[seat] = (*board[: position - 1], (*board[position - 1], card), *board[position:])
    else:
        position = 0
        s.stacks[seat].append((SUMMON, card, 0, chain, -1))
    if tell:
        tell(ev.CardPlaced(seat, s.pack.ids[card], position))
    return GO


# --- the order of things ---


def _enter_leaving(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """ET-4.2: two cards left together. Asked only where the order can matter."""
    cards = frame[1]
    pack = s.pack
    if any(pack.immediate[card] or pack.trigger[card] == SUMMONED for card in cards) or any(
        pack.trigger[card] == SUMMONED for card in s.free[seat]
    ):
        return WAIT
    _summon_first(s, seat, frame, cards[0])
    return GO


def _summon_first(s: EchoesState, seat: Seat, frame: Frame, first: int) -> None:
    stack = s.stacks[seat]
    stack.pop()
    second = next(card for card in frame[1] if card != first)
    stack.append((SUMMON, second, 0, frame[3], -1))
    stack.append((SUMMON, first, 0, frame[3], -1))


def _leaving_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    return [s.pack.summon[card] for card in frame[1]]


def _leaving_answer(s: EchoesState, seat: Seat, frame: Frame, action: do.Summon, tell: Tell | None) -> None:
    _summon_first(s, seat, frame, s.pack.index[action.card])


def _enter_order(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """ET-R2: several permanent effects at once, in their owner's order."""
    things = tuple([thing for thing in frame[1] if _is_active(s, seat, thing)])
    if len(things) > 1 and not all(s.pack.plain[thing] for thing in things):
        return WAIT
    stack = s.stacks[seat]
    stack.pop()
    for thing in reversed(things):
        stack.append((TRIGGER, thing, 0, frame[3], frame[4]))
    return GO


def _order_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    return [s.pack.resolve[thing] for thing in frame[1] if _is_active(s, seat, thing)]


def _order_answer(s: EchoesState, seat: Seat, frame: Frame, action: do.Resolve, tell: Tell | None) -> None:
    thing = s.pack.index[action.card]
    stack = s.stacks[seat]
    stack[-1] = (ORDER, tuple([other for other in frame[1] if other != thing]), 0, frame[3], frame[4])
    stack.append((TRIGGER, thing, 0, frame[3], frame[4]))


# --- discarding and playing ---


def _enter_discard(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
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
        fire(s, seat, DISCARDED, -1, frame[3])
        if paid_for:
            stack.append(paid_for)
    return GO


def _discard_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    discard = s.pack.discard
    return [discard[card] for card in dict.fromkeys(s.hands[seat])]


def _discard_answer(s: EchoesState, seat: Seat, frame: Frame, action: do.Discard, tell: Tell | None) -> None:
    discard_one(s, seat, s.pack.index[action.card], tell)
    s.stacks[seat][-1] = (DISCARD, frame[1] - 1, frame[2], frame[3], 1)


def _enter_play(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """Asked of everyone with cards in hand, whatever they are, so that the question tells nothing."""
    if s.hands[seat]:
        return WAIT
    s.stacks[seat].pop()
    return GO


def _play_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    effect: Any = s.pack.nodes[frame[1]]
    mask = s.pack.mask(effect.of) if effect.of != v.ANY else None
    moves = playable(s, seat, mask, effect.fewer, effect.earlier)
    moves.append(do.DECLINE)
    return moves


def _play_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        _decline(s, seat, frame, tell)
        return
    s.stacks[seat].pop()
    effect: Any = s.pack.nodes[frame[1]]
    begin_play(s, seat, s.pack.index[action.card], effect.fewer, effect.earlier, frame[3], tell)


def _decline(s: EchoesState, seat: Seat, frame: Frame, tell: Tell | None) -> None:
    s.stacks[seat].pop()
    if tell:
        tell(ev.EffectDeclined(seat, s.pack.ids[frame[2]]))


# --- moving on the board ---


def _enter_advance(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    if frame[1] > 0 and any(reach(s.boards[seat], card) <= frame[1] for card in board_cards(s, seat)):
        return WAIT
    s.stacks[seat].pop()
    return GO


def _advance_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    board = s.boards[seat]
    moves: list[Action] = [s.pack.advance[card] for card in board_cards(s, seat) if reach(board, card) <= frame[1]]
    moves.append(do.DONE)
    return moves


def _advance_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
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
    chain: tuple[int, ...],
    tell: Tell | None,
    before: Callable[[], object] | None = None,
) -> None:
    """ET-5.5, ET-R9: one step (or more, over full tiles); a summoning resolves before the next."""
    if before is not None:
        before()
    used, off = move(s, seat, card, tell)
    if steps > used:
        s.stacks[seat].append((ADVANCE, steps - used, thing, chain, -1))
    if off:
        leave(s, seat, (card,), chain)


# --- sources ---


def _enter_conquer(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    if conquest.conquerable(s, seat, frame[1]):
        return WAIT
    s.stacks[seat].pop()
    return GO


def _conquer_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    moves: list[Action] = [s.pack.conquer[s.sources[k]] for k in conquest.conquerable(s, seat, frame[1])]
    moves.append(do.DECLINE)
    return moves


def _conquer_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        _decline(s, seat, frame, tell)
        return
    k = s.sources.index(s.pack.index[action.source] - s.pack.size)
    s.stacks[seat][-1] = (ATTACK, (k, frame[1]), frame[2], frame[3], -1)


def _enter_attack(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """ET-6.1: attackers are named one by one; who must come along anyway is not asked for."""
    k, extra, *sent = frame[1]
    free = counts.attackers(s, seat)
    need = counts.to_beat(s, k) - extra
    if counts.strength_of(s, seat, free) <= need or s.fortified[k] or s.holder[k] == seat:
        s.stacks[seat].pop()
        return GO
    if len(sent) < len(free) and conquest.has_choice(s, seat, free, tuple(sent), need):
        return WAIT
    s.stacks[seat].pop()
    conquest.conquer(s, seat, k, free, frame[3], tell)
    return GO


def _attack_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    k, extra, *sent = frame[1]
    moves: list[Action] = [s.pack.send[card] for card in counts.attackers(s, seat) if card not in sent]
    if sent and counts.strength_of(s, seat, tuple(sent)) + extra > counts.to_beat(s, k):
        moves.append(do.DONE)
    return moves


def _attack_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Done:
        s.stacks[seat].pop()
        conquest.conquer(s, seat, frame[1][0], frame[1][2:], frame[3], tell)
        return
    s.stacks[seat][-1] = (ATTACK, (*frame[1], s.pack.index[action.card]), frame[2], frame[3], -1)


def _enter_fortify(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    if conquest.fortifiable(s, seat, frame[1]):
        return WAIT
    s.stacks[seat].pop()
    return GO


def _fortify_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    moves: list[Action] = [s.pack.fortify[s.sources[k]] for k in conquest.fortifiable(s, seat, frame[1])]
    moves.append(do.DECLINE)
    return moves


def _fortify_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        _decline(s, seat, frame, tell)
        return
    s.stacks[seat].pop()
    conquest.fortify(s, seat, s.sources.index(s.pack.index[action.source] - s.pack.size), frame[3], tell)


# --- other cards' effects, removing ---


def _enter_use(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    if use_targets(s, seat, frame):
        return WAIT
    s.stacks[seat].pop()
    return GO


def _use_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    moves: list[Action] = [s.pack.use[thing] for thing in use_targets(s, seat, frame)]
    moves.append(do.DECLINE)
    return moves


def _use_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        _decline(s, seat, frame, tell)
        return
    s.stacks[seat].pop()
    thing = s.pack.index[action.card]
    chain = (*frame[3], frame[2])
    if isinstance(s.pack.nodes[frame[1]], v.UseFlame):
        use_flame(s, seat, thing, chain, tell)
        return
    if tell:
        tell(ev.EffectUsed(seat, s.pack.ids[thing]))
    push_effects(s, seat, s.pack.immediate[thing], thing, chain, thing)


def use_flame(s: EchoesState, seat: Seat, thing: int, chain: tuple[int, ...], tell: Tell | None) -> None:
    """ET-7.1, ET-7.2: a token goes on it and its flame effect happens."""
    put_token(s, seat, thing)
    colour = s.pack.colour[thing]
    if tell:
        tell(ev.FlameUsed(seat, s.pack.ids[thing], v.COLOURS[colour - 1]))
    fire(s, seat, FLAME_USED, thing, chain, colour)
    push_effects(s, seat, s.pack.flame[thing], thing, chain, thing)


def _enter_remove(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    effect: Any = s.pack.nodes[frame[1]]
    if removable(s, seat, effect.of):
        return WAIT
    s.stacks[seat].pop()
    return GO


def _remove_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    effect: Any = s.pack.nodes[frame[1]]
    moves: list[Action] = [s.pack.remove[card] for card in removable(s, seat, effect.of)]
    moves.append(do.DECLINE)
    return moves


def _remove_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        _decline(s, seat, frame, tell)
        return
    s.stacks[seat].pop()
    card = s.pack.index[action.card]
    remove_card(s, seat, card, tell)
    push_effects(s, seat, s.pack.under[frame[1]][0], frame[2], frame[3], card)


# --- yes or no, this or that ---


def _enter_ask(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    return WAIT


def _yes_no(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    return [do.ACCEPT, do.DECLINE]


def _ask_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        _decline(s, seat, frame, tell)
        return
    s.stacks[seat].pop()
    if tell:
        tell(ev.EffectUsed(seat, s.pack.ids[frame[2]]))
    push_effects(s, seat, frame[1], frame[2], frame[3], frame[4])


def _enter_pay(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    effect: Any = s.pack.nodes[frame[1]]
    if len(s.hands[seat]) >= effect.cards and s.vp[seat] >= effect.vp:
        return WAIT
    s.stacks[seat].pop()
    return GO


def _pay_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        _decline(s, seat, frame, tell)
        return
    effect: Any = s.pack.nodes[frame[1]]
    s.stacks[seat].pop()
    push_effects(s, seat, s.pack.under[frame[1]][0], frame[2], frame[3], frame[4])
    if effect.vp:
        lose_points(s, seat, effect.vp, tell)
    if effect.cards:
        s.stacks[seat].append((DISCARD, effect.cards, frame[2], frame[3], 0))


def _choose_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    return list(do.CHOICES[: len(s.pack.under[frame[1]])])


def _choose_answer(s: EchoesState, seat: Seat, frame: Frame, action: do.Choose, tell: Tell | None) -> None:
    s.stacks[seat].pop()
    if tell:
        tell(ev.OptionChosen(seat, s.pack.ids[frame[2]], action.option))
    push_effects(s, seat, s.pack.under[frame[1]][action.option], frame[2], frame[3], frame[4])


_ENTER: dict[int, Callable[..., int]] = {
    EFFECT: _enter_effect,
    TRIGGER: _enter_trigger,
    ORDER: _enter_order,
    SUMMON: _enter_summon,
    LEAVING: _enter_leaving,
    DISCARD: _enter_discard,
    PLAY: _enter_play,
    PLACE: _enter_place,
    ADVANCE: _enter_advance,
    CONQUER: _enter_conquer,
    ATTACK: _enter_attack,
    FORTIFY: _enter_fortify,
    USE: _enter_use,
    REMOVE: _enter_remove,
    ASK: _enter_ask,
    PAY: _enter_pay,
    CHOOSE: _enter_ask,
}
_OPTIONS: dict[int, Callable[..., list[Action]]] = {
    ORDER: _order_options,
    LEAVING: _leaving_options,
    DISCARD: _discard_options,
    PLAY: _play_options,
    ADVANCE: _advance_options,
    CONQUER: _conquer_options,
    ATTACK: _attack_options,
    FORTIFY: _fortify_options,
    USE: _use_options,
    REMOVE: _remove_options,
    ASK: _yes_no,
    PAY: _yes_no,
    CHOOSE: _choose_options,
}
_ANSWER: dict[int, Callable[..., None]] = {
    ORDER: _order_answer,
    LEAVING: _leaving_answer,
    DISCARD: _discard_answer,
    PLAY: _play_answer,
    ADVANCE: _advance_answer,
    CONQUER: _conquer_answer,
    ATTACK: _attack_answer,
    FORTIFY: _fortify_answer,
    USE: _use_answer,
    REMOVE: _remove_answer,
    ASK: _ask_answer,
    PAY: _pay_answer,
    CHOOSE: _choose_answer,
}
