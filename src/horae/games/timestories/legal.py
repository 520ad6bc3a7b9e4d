"""The moves of a seat, found quickly: it looks only where there can be some. The rules stand in `moves`; both always find
the same (`testkit.conformance`).

A seat's moves are worked out once for a position and kept with it until the next action.
"""

from __future__ import annotations

from horae.core.game import Action, Seat
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories.actions import AGENTS
from horae.games.timestories.open_tests import attempts_open, boxes, fighters_left
from horae.games.timestories.position import (
    ACTING,
    ACTIONS,
    BETWEEN,
    BOOSTING,
    CAPTAIN,
    CHOOSING,
    DEALING,
    FREE_UPDATE,
    HOLDING,
    NAMING,
    NO_PAYMENTS,
    NO_TESTS,
    ORDERING,
    PAID_UPDATE,
    RECON,
    SUPPORTING,
    SWAPPING,
    TELEPATHY,
    Position,
)
from horae.games.timestories.supplies import available, can_mend, can_pledge, can_refuse_payment, free_slots, takers
from horae.games.timestories.support import abilities_of, can_afford, can_help, can_support, helps_open, undecided
from horae.games.timestories.votes import open_votes, to_vote, ways, ways_to_vote


def legal(position: Position, seat: Seat) -> list[Action]:
    """The moves open to a seat, whether or not it is waited for."""
    if not 0 <= seat < AGENTS:
        return []
    known = position.offers[seat]
    if known is not None:
        return known
    moves: list[Action] = []
    position.offers[seat] = moves
    if position.outcome is not None:
        return moves
    if position.proposal:
        for agent in position.agents_of(seat):
            if not position.agreed >> agent & 1:
                moves += [do.AGREE[agent], do.OBJECT[agent]]
            if agent == position.captain and position.proposal in (PAID_UPDATE, FREE_UPDATE):
                moves.append(do.INSIST[agent])
    elif position.solo:
        for agent in position.agents_of(seat):
            _add_moves(position, agent, moves)
    elif seat < position.n:
        _add_moves(position, seat, moves)
    return moves


def _add_moves(position: Position, agent: int, moves: list[Action]) -> None:
    if position.links[agent]:
        moves.extend([do.EMERGENCY[agent][free] for free in (False, True) if can_mend(position, agent, free)])
        moves.append(do.LOSE[agent])
        return
    if position.pack.has_votes:
        for reader in open_votes(position):
            if agent in to_vote(position, reader):
                moves.extend([do.VOTE[agent][reader][way] for way in ways_to_vote(position, reader)])
    asked = position.asks[agent]
    if asked >= 0:
        if position.pack.ops[asked].who == op.READER:
            answers = do.CHOOSE[agent]
            moves.extend([answers[way] for way in ways(position, agent, asked)])
        return
    if position.pays != NO_PAYMENTS:
        _add_pledges(position, agent, moves)
        if position.pays[agent] is not None:
            return
    step = position.step
    if step == ACTIONS:
        _add_actions(position, agent, moves)
    elif step == RECON:
        if not position.status[agent] and position.holds[agent] < 0:
            moves.extend(map(do.RECON[agent].__getitem__, free_slots(position)))
    elif step == TELEPATHY:
        if position.holds[agent] >= 0 and not position.told >> agent & 1:
            moves.append(do.RECOUNT[agent])
    elif step == BETWEEN:
        _add_between(position, agent, moves)
    elif step == CAPTAIN:
        _add_locations(position, agent, moves)
    else:
        _add_set_up(position, agent, moves)


def _add_set_up(position: Position, agent: int, moves: list[Action]) -> None:
    step = position.step
    if step == CHOOSING:
        if position.who[agent] < 0:
            choices = position.pack.choose_receptacle[agent]
            moves.extend([choices[number] for number in range(len(choices)) if number not in position.who])
    elif step in (HOLDING, NAMING):
        if not position.status[agent]:
            moves.append(do.VOLUNTEER[agent])
    elif step == DEALING and agent == position.dealer:
        deals = do.DEAL[agent]
        moves.append(do.DEAL_EVENLY[agent])
        moves.extend([deals[to] for to in takers(position)])


def _add_locations(position: Position, agent: int, moves: list[Action]) -> None:
    open_now = available(position)
    if not open_now:
        moves.append(do.STOP[agent])  # nothing else is left (TS-13.1)
    elif agent == position.captain:
        moves.extend(map(position.pack.choose_location[agent].__getitem__, open_now))


def _add_pledges(position: Position, agent: int, moves: list[Action]) -> None:
    pledges = do.PLEDGE[agent]
    moves.extend([pledges[whom] for whom in range(position.n) if can_pledge(position, agent, whom)])
    if can_refuse_payment(position, agent):
        moves.append(do.DECLINE[agent][agent])


def _add_between(position: Position, agent: int, moves: list[Action]) -> None:
    if position.must_update:
        _add_updates(position, agent, moves)
        return
    if position.status[agent]:
        return
    if not position.ready >> agent & 1:
        moves.append(do.READY[agent])
    _add_updates(position, agent, moves)
    _add_gifts(position, agent, moves, -1)


def _add_updates(position: Position, agent: int, moves: list[Action]) -> None:
    """TS-R12: one an interlude, and not from an empty Vortex."""
    if position.vortex and not position.updated:
        moves.extend(do.UPDATE[agent] if position.free_updates else do.UPDATE[agent][:1])


def _add_gifts(position: Position, agent: int, moves: list[Action], only_to: int) -> None:
    """Every thing to every other who can take it; or only to the one that a paid giving goes to."""
    item_at, token_at = position.item_at, position.token_at
    if agent not in item_at and agent not in token_at:
        return
    takers_here = [
        to
        for to in range(position.n)
        if to != agent and not position.status[to] and not position.doomed >> to & 1 and only_to in (-1, to)
    ]
    for thing in position.things_of(agent):
        moves.extend([position.pack.give(agent, to, thing) for to in takers_here])
    if position.pack.has_secrets:
        moves.extend([do.GiveHidden(agent, to, token) for token in position.hidden_of(agent) for to in takers_here])


def _add_support(position: Position, agent: int, moves: list[Action]) -> None:
    if position.tests == NO_TESTS:
        return
    for other, asked in enumerate(position.tests):
        if asked is not None and asked.phase == SUPPORTING and agent in undecided(position, other):
            if can_support(position, agent, other):
                moves.append(do.SUPPORT[agent][other])
            if position.pack.can_help:
                helps = position.pack.support_with[agent]
                moves.extend([helps[number][other] for number in helps_open(position, agent, other)])
            moves.append(do.DECLINE[agent][other])


def _add_abilities(position: Position, agent: int, in_test: bool, moves: list[Action]) -> None:
    own = abilities_of(position, agent)
    if own:
        uses, all_of_them = position.pack.use_ability[agent], position.pack.abilities
        for number in own:
            ability = all_of_them[number]
            if ability.in_test == in_test and not ability.supports and can_afford(position, agent, number):
                moves.append(uses[number])


def _add_actions(position: Position, agent: int, moves: list[Action]) -> None:
    if position.fight >= 0:
        _add_fighting(position, agent, moves)
        return
    if position.status[agent]:
        return
    test = position.tests[agent]
    if test is not None:
        _add_testing(position, agent, test.phase, moves)
        return
    if position.moving >= 0:  # what has begun is finished, nothing new begins (TS-R17)
        _add_support(position, agent, moves)
        return
    if position.doomed >> agent & 1:
        if position.giving[agent] >= 0:
            _add_gifts(position, agent, moves, position.giving[agent])
            moves.append(do.READY[agent])
        return
    slot = position.holds[agent]
    pool = position.pools[agent]
    if pool and (slot >= 0 or position.pack.loose_tests):
        _add_attempts(position, agent, moves)
    if position.personal >> agent & 1:
        return
    if slot >= 0:
        moves += [do.STAND_BY[agent], do.READY[agent]]  # whoever is done here gives the card back on the way (TS-5.9)
    else:
        _add_support(position, agent, moves)
        if not position.ready >> agent & 1:
            moves.append(do.READY[agent])
        if pool:
            _add_gifts(position, agent, moves, -1)
        elif position.giving[agent] >= 0:
            _add_gifts(position, agent, moves, position.giving[agent])
    if pool or position.free_explores >> agent & 1:
        moves.extend(map(do.EXPLORE[agent].__getitem__, free_slots(position)))
    _add_abilities(position, agent, False, moves)


def _add_attempts(position: Position, agent: int, moves: list[Action]) -> None:
    attempts = do.ATTEMPT[agent]
    if position.pack.conditional_tests:
        moves.extend([attempts[number] for number in attempts_open(position, agent)])
    else:
        moves.extend(attempts[: len(boxes(position, agent))])


def _add_testing(position: Position, agent: int, phase: int, moves: list[Action]) -> None:
    if phase != BOOSTING:
        return
    moves.append(do.DRAW[agent])
    if position.pools[agent]:
        moves.append(do.BOOST[agent])
    if any(can_help(position, one, agent) for one in range(position.n)):
        moves.append(do.ASK_SUPPORT[agent])
    if not position.doomed >> agent & 1:
        _add_abilities(position, agent, True, moves)


def _add_fighting(position: Position, agent: int, moves: list[Action]) -> None:
    step = position.fight_step
    if position.moving >= 0 and position.tests[agent] is None:
        if not position.status[agent]:
            _add_support(position, agent, moves)
        return
    if step == ORDERING:
        if agent == position.captain and position.is_calm(agent):
            calls = do.CALL_ON[agent]
            moves.extend([calls[whom] for whom in fighters_left(position)])
        return
    if position.status[agent]:
        return
    test = position.tests[agent]
    if test is not None:
        _add_testing(position, agent, test.phase, moves)
    elif step == SWAPPING:
        if not position.ready >> agent & 1 and not position.doomed >> agent & 1:
            moves.append(do.READY[agent])
        if not position.doomed >> agent & 1:
            _add_gifts(position, agent, moves, -1)
    elif step == ACTING:
        if agent == position.acting:
            if position.pools[agent] and not position.doomed >> agent & 1 and not position.stacks[agent]:
                _add_attempts(position, agent, moves)
        else:
            _add_support(position, agent, moves)
