"""What may be done: the only authority on who decides and which actions are legal, worked out once for a position.

What there is to choose from for each action is in targets.py, the answers to a question in questions.py; everything that
asks what is legal asks here.
"""

from __future__ import annotations

from horae.core.game import Action, Seat
from horae.games.echoes import actions as do
from horae.games.echoes import counts
from horae.games.echoes.position import FIRST, Position
from horae.games.echoes.questions import QUESTIONS, discards
from horae.games.echoes.stack import Discarding, Placing
from horae.games.echoes.targets import advanceable, conquerable, fortifiable, playable, reinforceable, usable_flames

ADVANCE_STEPS = 2
"""ET-5.5: the main action Advance 2."""


def deciding(s: Position) -> tuple[Seat, ...]:
    return s.decides


def legal(s: Position, seat: Seat) -> list[Action]:
    """Every action open to the seat now. Kept until the next action: who wants to change the list copies it."""
    if seat not in s.decides:
        return []
    if s.cached_for != seat:
        s.cached = _work_out(s, seat)
        s.cached_for = seat
    return s.cached


def asides(s: Position, seat: Seat) -> list[Action]:
    """Echoes has none: nobody marks anything or comes and goes."""
    return []


def owes(s: Position, seat: Seat) -> bool:
    """Whether the seat must discard now for somebody else or down to the limit (ET-R13, ET-9.1). Whoever is paying
    for something pays that first: cards laid out as a price cannot be taken twice."""
    if not s.forced[seat]:
        return False
    stack = s.stacks[seat]
    return not stack or type(stack[-1]) not in _PAID_FIRST


_PAID_FIRST = frozenset({Discarding, Placing})
"""On top of a stack: something is being paid for, or has been and is about to be placed. Nothing comes between."""


def _work_out(s: Position, seat: Seat) -> list[Action]:
    if s.forced[seat] and owes(s, seat):
        return discards(s, seat)
    if s.phase == FIRST:
        return playable(s, seat) or [do.DECLINE]
    stack = s.stacks[seat]
    if stack:
        return QUESTIONS[type(stack[-1])].options(s, seat, stack[-1])
    return _turn(s, seat)


def _turn(s: Position, seat: Seat) -> list[Action]:
    """ET-5.1: a main action while there is none yet, and the free actions (ET-7)."""
    pack = s.pack
    sources = s.sources
    if s.main_done:
        moves: list[Action] = [do.END_TURN]
    else:
        moves = playable(s, seat)
        moves.append(do.DRAW_TWO)
        moves += [pack.advance[card] for card in advanceable(s.boards[seat], ADVANCE_STEPS)]
        moves += [pack.conquer[sources[k]] for k in conquerable(s, seat, 0)]
    flames = usable_flames(s, seat, counts.outside(s, seat))
    if flames:
        moves += [pack.use_flame[thing] for thing in flames]
    conquered = reinforceable(s, seat) if seat in s.holder else []
    if conquered:
        if not s.main_done:
            moves += [pack.fortify[sources[k]] for k in fortifiable(s, seat, 0)]
        free = counts.attackers(s, seat)
        moves += [pack.reinforce[card][sources[k]] for k in conquered for card in free]
    return moves
