"""The stack of what is still to happen: every half-done effect or open decision is a frame of plain numbers.

A frame is (op, data, thing, chain, subject): what to do, with what, because of which card or source,
what led to it (ET-R2), and about which card. `enter` runs the top frame; it either
goes on, waits for its owner, or stands at the gate of what all share (ET-R7). `options` and `answer`
are the decision of a frame that waits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from horae.core.game import Action, Event, Seat, Tell
from horae.games.echoes import conquest, siege
from horae.games.echoes import decisions as asks
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.moves import fire, is_active, link_of, push_effects
from horae.games.echoes.ops import (
    ADVANCE,
    ASK,
    ATTACK,
    CHOOSE,
    CONQUER,
    DISCARD,
    EFFECT,
    FORTIFY,
    GATED,
    GO,
    IMMEDIATE,
    LEAVING,
    NOBODY,
    ORDER,
    PAY,
    PAYING,
    PLACE,
    PLAY,
    REMOVE,
    SUMMON,
    TRIGGER,
    USE,
    WAIT,
    Frame,
)
from horae.games.echoes.pack import DISCARDED, PLAYED, SUMMONED
from horae.games.echoes.possible import can_happen, is_welcome
from horae.games.echoes.verbs import SHARED, VERBS

if TYPE_CHECKING:
    from horae.games.echoes.state import EchoesState


def drain(s: EchoesState, seat: Seat, shared: bool, tell: Tell | None) -> int:
    """Run a seat's stack as far as it goes: GO (it is empty), WAIT (its owner decides) or GATED."""
    stack = s.stacks[seat]
    while True:
        if owes(s, seat):
            if not _give_up(s, seat, tell):
                return WAIT
            continue
        if not stack:
            return GO
        if s.forced_by == seat:
            return GATED
        frame = stack[-1]
        status = _ENTER[frame[0]](s, seat, frame, shared and s.forced_by < 0, _naming_the_cause(s, seat, frame, tell))
        if status:
            return status


def owes(s: EchoesState, seat: Seat) -> bool:
    """Whether the seat must discard now for somebody else or down to the limit (ET-R13, ET-9.1). Whoever is paying
    for something pays that first: cards laid out as a price cannot be taken twice."""
    if not s.forced[seat]:
        return False
    stack = s.stacks[seat]
    return not stack or stack[-1][0] not in PAYING


def _give_up(s: EchoesState, seat: Seat, tell: Tell | None) -> bool:
    """Discard the whole hand if no more than that is owed (ET-R13: as many as one has). False if there is a choice."""
    hand = s.hands[seat]
    if len(hand) > s.forced[seat]:
        return False
    s.hands[seat] = ()
    s.discard.extend(hand)
    s.forced[seat] = 0
    if hand and tell:
        tell(ev.CardsDiscarded(seat, tuple([s.pack.ids[card] for card in hand])))
    given_up(s, seat, bool(hand))
    return True


def given_up(s: EchoesState, seat: Seat, any_card: bool) -> None:
    """The seat has discarded all that it owed to somebody's effect; the last to do so lets that one go on."""
    if any_card:
        fire(s, seat, DISCARDED, -1, s.forced_chain, maker=s.forced_thing)
    if not any(s.forced):
        s.forced_by = s.forced_thing = NOBODY
        s.forced_chain = ()


def options(s: EchoesState, seat: Seat) -> list[Action]:
    """The answers to the frame that waits on top."""
    frame = s.stacks[seat][-1]
    return _OPTIONS[frame[0]](s, seat, frame)


def answer(s: EchoesState, seat: Seat, action: Any, tell: Tell | None) -> None:
    frame = s.stacks[seat][-1]
    _ANSWER[frame[0]](s, seat, frame, action, _naming_the_cause(s, seat, frame, tell))


_CAUSED = frozenset({EFFECT, DISCARD, PLAY, ADVANCE, CONQUER, ATTACK, FORTIFY, USE, REMOVE, PAY})
"""The frames whose `thing` is the card or source that they come from."""


def _naming_the_cause(s: EchoesState, seat: Seat, frame: Frame, tell: Tell | None) -> Tell | None:
    """A listener that hears the cause of a frame's first event before that event: what has no
    consequence is never said to have an effect."""
    if tell is None or frame[0] not in _CAUSED or frame[2] < 0 or _is_cost(s, seat, frame):
        return tell
    listener, cause = tell, ev.EffectUsed(seat, s.pack.ids[frame[2]])
    named = False

    def tell_both(event: Event, only: Seat | None = None) -> None:
        nonlocal named
        if not named and not isinstance(event, ev.EffectDeclined):
            named = True
            listener(cause)
        listener(event, only)

    return tell_both


def _is_cost(s: EchoesState, seat: Seat, frame: Frame) -> bool:
    """A card is being paid for: what waits under the discard is its placing."""
    stack = s.stacks[seat]
    return frame[0] == DISCARD and len(stack) > 1 and stack[-2][0] == PLACE


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
    if is_active(s, seat, thing):
        does = s.pack.permanent[thing]
        chain = (*frame[3], link_of(thing, frame[4], frame[2]))
        push_effects(s, seat, does, thing, chain, frame[4])
    return GO


def _enter_summon(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """ET-3.4, ET-4.3: the card joins; its immediate effect comes first, then the permanent ones it sets off (ET-E2)."""
    s.stacks[seat].pop()
    card = frame[1]
    pack = s.pack
    s.free[seat] += (card,)
    if tell:
        tell(ev.CardSummoned(seat, pack.ids[card]))
    conquest.check_size(s, seat, tell)
    fire(s, seat, SUMMONED, card, frame[3])
    if pack.immediate[card]:
        s.stacks[seat].append((IMMEDIATE, card, card, frame[3], card))
    return GO


def _enter_immediate(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """ET-4.3: an immediate effect may be used. Asked wherever leaving it could be better (possible.is_welcome), and
    not where it would do nothing; both are judged when the seat's moment has come, if they bear on what all share."""
    card, chain = frame[1], frame[3]
    does = s.pack.immediate[card]
    stack = s.stacks[seat]
    alone = shared or not any(type(s.pack.nodes[node]) in SHARED for node in does)
    if not can_happen(s, seat, does, card, chain, card):
        if not shared:
            return GATED
        stack.pop()
    elif len(does) == 1 and isinstance(s.pack.nodes[does[0]], v.Choose):
        stack.pop()
        push_effects(s, seat, does, card, chain, card)  # its question has "leave it" among the answers
    elif is_welcome(s, seat, does, card):
        if not alone:
            return GATED
        stack.pop()
        push_effects(s, seat, does, card, chain, card)
    else:
        stack[-1] = (ASK, does, card, chain, card)
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
        position = 0  # ET-3.2
        s.stacks[seat].append((SUMMON, card, 0, chain, -1))
    if tell:
        tell(ev.CardPlaced(seat, s.pack.ids[card], position, max(frame[2], 0)))
    return GO


_ENTER: dict[int, Callable[..., int]] = {
    EFFECT: _enter_effect,
    TRIGGER: _enter_trigger,
    ORDER: asks.enter_order,
    SUMMON: _enter_summon,
    LEAVING: asks.enter_leaving,
    DISCARD: asks.enter_discard,
    PLAY: asks.enter_play,
    PLACE: _enter_place,
    ADVANCE: asks.enter_advance,
    CONQUER: siege.enter_conquer,
    ATTACK: siege.enter_attack,
    FORTIFY: siege.enter_fortify,
    USE: asks.enter_use,
    REMOVE: asks.enter_remove,
    ASK: asks.enter_ask,
    PAY: asks.enter_pay,
    CHOOSE: asks.enter_choose,
    IMMEDIATE: _enter_immediate,
}
_OPTIONS: dict[int, Callable[..., list[Action]]] = {
    ORDER: asks.order_options,
    LEAVING: asks.leaving_options,
    DISCARD: asks.discard_options,
    PLAY: asks.play_options,
    ADVANCE: asks.advance_options,
    CONQUER: siege.conquer_options,
    ATTACK: siege.attack_options,
    FORTIFY: siege.fortify_options,
    USE: asks.use_options,
    REMOVE: asks.remove_options,
    ASK: asks.yes_no,
    PAY: asks.yes_no,
    CHOOSE: asks.choose_options,
}
_ANSWER: dict[int, Callable[..., None]] = {
    ORDER: asks.order_answer,
    LEAVING: asks.leaving_answer,
    DISCARD: asks.discard_answer,
    PLAY: asks.play_answer,
    ADVANCE: asks.advance_answer,
    CONQUER: siege.conquer_answer,
    ATTACK: siege.attack_answer,
    FORTIFY: siege.fortify_answer,
    USE: asks.use_answer,
    REMOVE: asks.remove_answer,
    ASK: asks.ask_answer,
    PAY: asks.pay_answer,
    CHOOSE: asks.choose_answer,
}
