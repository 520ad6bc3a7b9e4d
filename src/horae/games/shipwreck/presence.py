"""Coming and going in Shipwreck (SA-11): who leaves finds everything as it was left, so nobody dodges a turn or a hand.

The seat keeps its fates, its number line and its place in turn order. A turn that goes by meanwhile is owed, and
whoever owes one takes part again by taking it. A play that was made stays open to prediction. Only who goes for good
leaves nothing behind (SA-R11).
"""

from __future__ import annotations

from horae.core.game import Seat, Tell
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck import group, rounds
from horae.games.shipwreck.position import AFTER_PLAY, NOTHING, PLAY, PREDICT, Position


def join(p: Position, seat: Seat, action: do.Join, tell: Tell | None) -> None:
    """Sit down, anew or again."""
    if seat in p.circle:
        _come_back(p, seat, tell)
    else:
        at = len(p.circle) if action.after is None else p.circle.index(action.after) + 1
        p.circle = (*p.circle[:at], seat, *p.circle[at:])
        rounds.take_seat(p, seat, tell)
    _go_on(p, tell)


def _come_back(p: Position, seat: Seat, tell: Tell | None) -> None:
    if p.owes[seat] == NOTHING:
        rounds.take_seat(p, seat, tell)
    elif len(p.order) < 2:
        rounds.admit(p, seat, tell)  # the others cannot go on without
    else:
        p.back |= 1 << seat
        if tell:
            tell(ev.PersonBack(seat))


def leave(p: Position, seat: Seat, action: do.Leave, tell: Tell | None) -> None:
    """Get up, from the game or from waiting for the running turn to end."""
    p.back &= ~(1 << seat)
    p.order = tuple(other for other in p.order if other != seat)
    p.passed &= ~(1 << seat)
    p.agreed &= ~(1 << seat)
    fates = len(p.hands[seat])
    if action.for_good:
        _put_away(p, seat)
    if tell:
        tell(ev.PersonLeft(seat, fates, p.order, action.for_good))
    if p.back and len(p.order) < 2:
        rounds.admit(p, next(other for other in p.circle if p.back >> other & 1), tell)
    _go_on(p, tell)


def _put_away(p: Position, seat: Seat) -> None:
    """SA-R11: hand, line and place are gone, and a turn that was owed. Whoever has the turn keeps the place until it ends."""
    rounds.drop_hand(p, seat)
    p.owes[seat] = NOTHING
    if seat == p.active:
        group.withdraw_proposal(p)
    else:
        p.circle = tuple(other for other in p.circle if other != seat)


def _end_turn_of_nobody(p: Position, tell: Tell | None) -> None:
    """SA-R11: the active person went for good. The turn goes to fading, and nothing is predicted."""
    gone = p.active
    rounds.finish_turn(p, tell)
    if gone not in p.order:
        p.owes[gone] = NOTHING
        p.circle = tuple(other for other in p.circle if other != gone)


def _go_on(p: Position, tell: Tell | None) -> None:
    """What the ones at the table no longer wait for. In a pause everything stays as it is (SA-11.2)."""
    if len(p.order) < 2:
        return
    if p.has_no_turn():
        _end_turn_of_nobody(p, tell)
        return
    if p.active not in p.order and p.step == PLAY:  # SA-R10: the turn is broken off, and owed
        p.owes[p.active] = p.began_with
        rounds.finish_turn(p, tell)
        return
    if p.active not in p.order and p.step == AFTER_PLAY:
        p.step = PREDICT
    if p.step == PREDICT:
        if p.proposal:
            group.count_if_all_agree(p, p.group()[0], tell)
        else:
            group.close_if_all_passed(p, tell)
