"""Running the stacks: what half-done things do when their moment comes, and where a question's answer goes.

Each seat's stack runs until it is empty, its owner decides, or it stands at the gate of what all share (ET-R7).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from horae.core.game import Action, Event, Seat, Tell
from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.conquest import check_size
from horae.games.echoes.effects import UNFOLDS, VERBS, discard_hand, discard_one, fire, push_effects
from horae.games.echoes.legal import owes
from horae.games.echoes.pack import DISCARDED, PLAYED, SUMMONED
from horae.games.echoes.position import CUTTING, Position
from horae.games.echoes.questions import ASKED, QUESTIONS, can_happen, is_welcome
from horae.games.echoes.stack import (
    GATED,
    GO,
    NOBODY,
    WAIT,
    Asking,
    Choosing,
    Discarding,
    ImmediateEffect,
    Pending,
    Placing,
    Resolving,
    Summoning,
    Triggered,
    link_of,
)
from horae.games.echoes.targets import is_active, room_at


def drain(s: Position, seat: Seat, shared: bool, tell: Tell | None) -> int:
    """Run a seat's stack as far as it goes: GO (it is empty), WAIT (its owner decides) or GATED."""
    stack = s.stacks[seat]
    while True:
        if s.forced[seat] and owes(s, seat):
            if len(s.hands[seat]) > s.forced[seat]:
                return WAIT
            s.forced[seat] = 0  # ET-R13: as many as one has
            _has_discarded(s, seat, discard_hand(s, seat, tell))
            continue
        if not stack:
            return GO
        if s.forced_by == seat:
            return GATED
        top = stack[-1]
        heard = _naming_the_cause(s, seat, top, tell) if tell else None
        status = _ENTER[type(top)](s, seat, top, shared and s.forced_by < 0, heard)
        if status:
            return status


def answer(s: Position, seat: Seat, action: Any, tell: Tell | None) -> None:
    """Follow the answer to the question on top."""
    question: Any = s.stacks[seat][-1]
    heard = _naming_the_cause(s, seat, question, tell) if tell else None
    s.stacks[seat].pop()
    if type(action) is not do.Decline:
        QUESTIONS[type(question)].answer(s, seat, question, action, heard)
    elif tell:
        tell(ev.EffectDeclined(seat, s.pack.ids[question.thing]))


# --- discarding for others and down to the limit ---


def discard_owed(s: Position, seat: Seat, action: Action, tell: Tell | None) -> None:
    """One card of what the seat owes to somebody's effect, or to the limit."""
    assert isinstance(action, do.Discard)  # nothing else is legal
    discard_one(s, seat, s.pack.index[action.card], tell)
    s.forced[seat] -= 1
    if not s.forced[seat] and s.phase != CUTTING:
        _has_discarded(s, seat, any_card=True)


def _has_discarded(s: Position, seat: Seat, any_card: bool) -> None:
    """The seat has discarded all that it owed to somebody's effect; the last to do so lets that one go on."""
    if any_card:
        fire(s, seat, DISCARDED, -1, s.forced_chain, maker=s.forced_thing)
    if not any(s.forced):
        s.forced_by = s.forced_thing = NOBODY
        s.forced_chain = ()


# --- the cause of what is told ---


def _naming_the_cause(s: Position, seat: Seat, pending: Pending, tell: Tell) -> Tell:
    """A listener that hears which card or source the first event comes of, before that event: what has no
    consequence is never said to have an effect."""
    thing: int = getattr(pending, "thing", NOBODY)
    if thing < 0 or isinstance(pending, Asking | Choosing) or _is_cost(s, seat, pending):
        return tell
    cause = ev.EffectUsed(seat, s.pack.ids[thing])
    named = False

    def tell_both(event: Event, only: Seat | None = None) -> None:
        nonlocal named
        if not named and not isinstance(event, ev.EffectDeclined):
            named = True
            tell(cause)
        tell(event, only)

    return tell_both


def _is_cost(s: Position, seat: Seat, pending: Pending) -> bool:
    """A card is being paid for: what waits under the discard is its placing."""
    stack = s.stacks[seat]
    return isinstance(pending, Discarding) and len(stack) > 1 and isinstance(stack[-2], Placing)


# --- what just happens ---


SHARED = frozenset(
    [kind for kind, verb in VERBS.items() if verb.is_shared] + [kind for kind, asked in ASKED.items() if asked.is_shared]
)
"""The verbs that touch what all share."""


def _resolve(s: Position, seat: Seat, now: Resolving, shared: bool, tell: Tell | None) -> int:
    effect = s.pack.nodes[now.node]
    kind = type(effect)
    if not shared and kind in SHARED:
        return GATED
    s.stacks[seat].pop()
    if kind in VERBS:
        VERBS[kind].do(s, seat, effect, now, tell)
    elif kind in ASKED:
        s.stacks[seat].append(ASKED[kind].question(s, seat, effect, now))
    else:
        nodes = UNFOLDS[kind](s, seat, effect, now.node, now.subject)
        push_effects(s, seat, nodes, now.thing, now.chain, now.subject)
    return GO


def _trigger(s: Position, seat: Seat, now: Triggered, shared: bool, tell: Tell | None) -> int:
    s.stacks[seat].pop()
    owner = now.owner
    if is_active(s, seat, owner):
        chain = (*now.chain, link_of(owner, now.subject, now.maker))
        push_effects(s, seat, s.pack.permanent[owner], owner, chain, now.subject)
    return GO


def _summon(s: Position, seat: Seat, now: Summoning, shared: bool, tell: Tell | None) -> int:
    """ET-3.4, ET-4.3: the card joins; its immediate effect comes first, then the permanent ones it sets off (ET-E2)."""
    s.stacks[seat].pop()
    card = now.card
    s.free[seat] += (card,)
    if tell:
        tell(ev.CardSummoned(seat, s.pack.ids[card]))
    check_size(s, seat, tell)
    fire(s, seat, SUMMONED, card, now.chain)
    if s.pack.immediate[card]:
        s.stacks[seat].append(ImmediateEffect(card, now.chain))
    return GO


def _use_immediate(s: Position, seat: Seat, now: ImmediateEffect, shared: bool, tell: Tell | None) -> int:
    """ET-4.3: an immediate effect may be used. Asked wherever leaving it could be better (questions.is_welcome), and
    not where it would do nothing; both are judged when the seat's moment has come, if they bear on what all share."""
    card, chain = now.card, now.chain
    does = s.pack.immediate[card]
    stack = s.stacks[seat]
    if not can_happen(s, seat, does, card, chain, card):
        if not shared:
            return GATED
        stack.pop()
    elif len(does) == 1 and isinstance(s.pack.nodes[does[0]], v.Choose):
        stack.pop()
        push_effects(s, seat, does, card, chain, card)  # its question has "leave it" among the answers
    elif is_welcome(s, seat, does, card):
        if not shared and any(type(s.pack.nodes[node]) in SHARED for node in does):
            return GATED
        stack.pop()
        push_effects(s, seat, does, card, chain, card)
    else:
        stack[-1] = Asking(does, card, chain, card)
    return GO


def _place(s: Position, seat: Seat, now: Placing, shared: bool, tell: Tell | None) -> int:
    """ET-3.1 to ET-3.3: the card that was paid for goes on its tile, or straight to the brotherhood."""
    s.stacks[seat].pop()
    card, position, chain = now.card, now.position, now.chain
    board = s.boards[seat]
    fire(s, seat, PLAYED, card, chain)
    if position:
        position = room_at(board, position)
        s.boards[seat] = (*board[: position - 1], (*board[position - 1], card), *board[position:])
    else:  # ET-3.2
        s.stacks[seat].append(Summoning(card, chain))
    if tell:
        tell(ev.CardPlaced(seat, s.pack.ids[card], position, now.position))
    return GO


_ENTER: dict[type[Pending], Callable[[Position, Seat, Any, bool, Tell | None], int]] = {
    Resolving: _resolve,
    Triggered: _trigger,
    Summoning: _summon,
    ImmediateEffect: _use_immediate,
    Placing: _place,
    **{kind: question.enter for kind, question in QUESTIONS.items()},
}
