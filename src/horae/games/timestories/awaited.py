"""Who is waited for in a position: the seats that have something to decide, and whose answer is still missing."""

from __future__ import annotations

from collections.abc import Sequence

from horae.core.game import Action, Seat
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories.position import (
    ACTING,
    ACTIONS,
    ARRIVING,
    BETWEEN,
    BOOSTING,
    CAPTAIN,
    CHOOSING,
    DEALING,
    HOLDING,
    NAMING,
    NO_LINKS,
    NO_PAYMENTS,
    NO_TESTS,
    NOTHING_READ,
    ORDERING,
    PROLOGUE,
    RECON,
    SUPPORTING,
    SWAPPING,
    TELEPATHY,
    Position,
)
from horae.games.timestories.supplies import can_pledge, can_refuse_payment
from horae.games.timestories.support import undecided
from horae.games.timestories.votes import open_votes, to_vote


def deciding(position: Position) -> tuple[Seat, ...]:
    """The seats that have something to decide."""
    if position.outcome is not None:
        return ()
    if position.solo:
        return (0,)
    if position.proposal:
        return tuple([agent for agent in range(position.n) if not position.agreed >> agent & 1])
    return tuple(_awaited_by_step(position) if _is_all_done(position) else _awaited_meanwhile(position))


def _awaited_by_step(position: Position) -> Sequence[int]:
    """Whom the step waits for where nothing that was begun is under way, as mostly."""
    agents, status, step = range(position.n), position.status, position.step
    if step == ACTIONS or (step == BETWEEN and not position.must_update):
        ready = position.ready
        return [agent for agent in agents if not status[agent] and not ready >> agent & 1]
    if step == RECON:
        holds = position.holds
        return [agent for agent in agents if not status[agent] and holds[agent] < 0]
    if step == TELEPATHY:
        holds, told = position.holds, position.told
        return [agent for agent in agents if holds[agent] >= 0 and not told >> agent & 1]
    if step == CAPTAIN:
        return (position.captain,)
    if step == CHOOSING:
        who = position.who
        return [agent for agent in agents if who[agent] < 0]
    if step == DEALING:
        return (position.dealer,)
    if step in (HOLDING, NAMING):
        return [agent for agent in agents if not status[agent]]
    return agents if step == BETWEEN else ()


def _is_all_done(position: Position) -> bool:
    """Nothing that was begun is under way: no card is being read, no test, link, payment or conflict is open."""
    return (
        position.stacks == NOTHING_READ
        and position.tests == NO_TESTS
        and position.pays == NO_PAYMENTS
        and position.links == NO_LINKS
        and position.fight < 0
        and position.moving < 0
        and not position.doomed
        and not position.personal
    )


def _awaited_meanwhile(position: Position) -> list[int]:
    """Who is waited for while something is under way: broken links and open questions come first."""
    links, asks, ops = position.links, position.asks, position.pack.ops
    is_awaited = _is_awaited_acting if position.step == ACTIONS else _is_awaited_besides
    voting: set[int] = set()
    if position.pack.has_votes:
        voting.update(agent for reader in open_votes(position) for agent in to_vote(position, reader))
    found: list[int] = []
    for agent in range(position.n):
        if links[agent] or agent in voting:
            found.append(agent)
        elif asks[agent] >= 0:
            if ops[asks[agent]].who == op.READER:  # else it waits for the others
                found.append(agent)
        elif is_awaited(position, agent):
            found.append(agent)
    return found


def _is_awaited_besides(position: Position, agent: int) -> bool:
    """In a step other than that of actions."""
    return agent in _awaited_by_step(position) or (position.step in (PROLOGUE, ARRIVING) and _owes(position, agent))


def _owes(position: Position, agent: int) -> bool:
    """Whether an open payment of the group waits for this agent."""
    if any(can_pledge(position, agent, whom) for whom in range(position.n)):
        return True
    return can_refuse_payment(position, agent)


def _is_awaited_acting(position: Position, agent: int) -> bool:
    orders = position.fight >= 0 and position.fight_step == ORDERING and position.moving < 0
    if orders and agent == position.captain and position.is_calm(agent):
        return True
    if position.status[agent]:
        return False
    test = position.tests[agent]
    if position.pays != NO_PAYMENTS:
        if _owes(position, agent):
            return True
        if position.pays[agent] is not None:
            return False
    if test is not None:
        return test.phase == BOOSTING
    if position.moving >= 0:  # nothing new begins (TS-R17)
        return any(agent in undecided(position, other) for other in range(position.n))
    if position.doomed >> agent & 1:
        return position.giving[agent] >= 0
    if position.tests != NO_TESTS and _is_asked_to_support(position, agent):
        return True
    if position.fight >= 0:
        if position.fight_step == SWAPPING:
            return not position.ready >> agent & 1
        return position.fight_step == ACTING and position.acting == agent and position.pools[agent] > 0
    if position.personal >> agent & 1 and not position.pools[agent]:
        return False  # the last Azrak is pledged: until that payment closes there is nothing to attempt with (TS-8.1)
    return not position.ready >> agent & 1


def still_to_answer(position: Position, action: Action) -> Sequence[int]:
    """Of a move that answers what several are asked: the agents whose answer is awaited."""
    match action:
        case do.Vote(_, whom, _):
            return to_vote(position, whom)
        case do.Agree() | do.Object():
            return [agent for agent in range(position.n) if not position.agreed >> agent & 1]
        case do.Pledge(_, whom):
            return _payers(position, whom)
        case do.Decline(agent, whom):
            return sorted({agent, *_payers(position, whom)}) if agent == whom else undecided(position, whom)
        case do.Support(_, whom) | do.SupportWith(_, _, whom):
            return undecided(position, whom)
        case _:
            return ()


def _payers(position: Position, whom: int) -> list[int]:
    return [agent for agent in range(position.n) if can_pledge(position, agent, whom)]


def _is_asked_to_support(position: Position, agent: int) -> bool:
    for other, asked in enumerate(position.tests):
        if asked is not None and asked.phase == SUPPORTING and agent in undecided(position, other):
            return True
    return False
