"""What the group of Shipwreck does together: predict, pass, propose and agree; what a prediction brings (SA-7.5, SA-7.7)."""

from __future__ import annotations

from horae.core.game import Seat, Tell
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck import powers, rounds
from horae.games.shipwreck.legal import waiting
from horae.games.shipwreck.position import GOAL, Position


def predict(p: Position, seat: Seat, action: do.Predict, tell: Tell | None) -> None:
    """Predict, or propose it to the others."""
    if needs_agreement(p):
        propose(p, seat, action, tell)
    else:
        _guess(p, seat, action.value, tell)


def pass_(p: Position, seat: Seat, tell: Tell | None) -> None:
    """Nothing more from this member of the group."""
    p.passed |= 1 << seat
    if tell:
        tell(ev.Passed(seat))
    close_if_all_passed(p, tell)


def agree(p: Position, seat: Seat, action: do.Agree, tell: Tell | None) -> None:
    p.agreed |= 1 << seat
    if tell:
        tell(ev.ProposalAgreed(seat))
    count_if_all_agree(p, seat, tell)


def object_(p: Position, seat: Seat, action: do.Object, tell: Tell | None) -> None:
    withdraw_proposal(p)
    if tell:
        tell(ev.ProposalDropped(seat))
    close_if_all_passed(p, tell)  # the one who had not passed may have left meanwhile


def needs_agreement(p: Position) -> bool:
    """SA-R3: whether the group is asked before one of them acts for it; a single person need not ask anybody."""
    return p.opts.agreement and len(p.group()) > 1


def propose(p: Position, seat: Seat, action: do.Proposal, tell: Tell | None) -> None:
    """SA-R3: it counts when everyone else in the group has agreed."""
    p.proposal = action
    p.agreed = 1 << seat
    if tell is None:
        return
    if isinstance(action, do.Predict):
        tell(ev.PredictionProposed(seat, action.value))
    else:
        tell(ev.PowerProposed(seat, action.card, action.value))


def withdraw_proposal(p: Position) -> None:
    p.proposal, p.agreed = None, 0


def count_if_all_agree(p: Position, seat: Seat, tell: Tell | None) -> None:
    """SA-R3: what lies proposed is done once nobody's word is missing."""
    proposal = p.proposal
    if proposal is None or not all(p.agreed >> member & 1 for member in p.group()):
        return
    withdraw_proposal(p)
    if isinstance(proposal, do.Predict):
        _guess(p, seat, proposal.value, tell)
    else:
        powers.put_to_use(p, seat, proposal, tell)


def _guess(p: Position, seat: Seat, value: int, tell: Tell | None) -> None:
    if tell:
        tell(ev.Predicted(seat, value))
    p.guesses += (value,)
    if p.hands[p.active][0] == value:
        _resolve(p, True, tell)
    elif len(p.guesses) > p.extra_guesses:
        _resolve(p, False, tell)
    else:  # SA-R4: another guess is left
        p.passed = 0
        if tell:
            tell(ev.GuessMissed(value))


def _resolve(p: Position, right: bool, tell: Tell | None) -> None:
    active = p.active
    fate = p.hands[active][0]
    if right:
        p.score += 1  # SA-7.7; SA-12.1: the misses before it cost nothing
        p.right = True
    else:
        rounds.add_doom(p, len(p.guesses))  # SA-12.4
    rounds.drop_hand(p, active)
    if tell:
        tell(ev.PredictionResolved(active, fate, right, p.score, p.doom))
    if p.score >= GOAL:
        rounds.end_game(p, "score", tell)
    elif p.doom >= GOAL:
        rounds.end_game(p, "doom", tell)
    else:
        rounds.finish_turn(p, tell)


def close_if_all_passed(p: Position, tell: Tell | None) -> None:
    """SA-7.6: with nothing more from anyone, guesses are settled (SA-R4) and the turn goes to fading."""
    if waiting(p.order, p.active, p.passed):
        return
    if p.guesses:
        _resolve(p, False, tell)
    else:
        rounds.finish_turn(p, tell)
