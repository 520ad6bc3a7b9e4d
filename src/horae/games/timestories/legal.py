"""What may be done in a TIME Stories position, and who is waited for: the only authority on both.

A seat's moves are worked out once for a position and kept with it until the next action.
"""

from __future__ import annotations

from collections.abc import Sequence

from horae.core.game import Action, Form, Seat
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories.actions import AGENTS
from horae.games.timestories.answers import LONGEST, can_be_typed
from horae.games.timestories.compiled import GROUP, CompiledCard
from horae.games.timestories.position import (
    ACTING,
    ACTIONS,
    ARRIVING,
    BETWEEN,
    BOOSTING,
    CAPTAIN,
    CHOOSING,
    DEALING,
    FOR_REVISIT,
    FREE_UPDATE,
    HOLDING,
    NAMING,
    NO_LINKS,
    NO_PAYMENTS,
    NO_TESTS,
    NOTHING_READ,
    ORDERING,
    PAID_UPDATE,
    PROLOGUE,
    RECON,
    SUPPORTING,
    SWAPPING,
    TELEPATHY,
    Position,
)

# --- who is waited for ---


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


# --- what they may do ---


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
            if can_insist(position, agent):
                moves.append(do.INSIST[agent])
    elif position.solo:
        for agent in position.agents_of(seat):
            _add_moves(position, agent, moves)
    elif seat < position.n:
        _add_moves(position, seat, moves)
    return moves


def allows(position: Position, seat: Seat, action: Action) -> bool:
    """Whether a seat may do this: one of its moves, something aside, or a form filled in."""
    known = position.offers[seat] if 0 <= seat < AGENTS else None
    return (
        (known is not None and action in known)
        or action in legal(position, seat)
        or action in asides(position, seat)
        or is_filled_in(position, seat, action)
    )


def asides(position: Position, seat: Seat) -> list[Action]:
    """Taking back one's readiness or one's yes, voting otherwise than one did (TS-R21), and proposing to stop or to start over
    (TS-13.1)."""
    found: list[Action] = []
    if position.outcome is not None:
        return found
    if position.proposal:
        return [do.OBJECT[agent] for agent in position.agents_of(seat) if position.agreed >> agent & 1]
    for agent in position.agents_of(seat):
        if can_stay(position, agent):
            found.append(do.STAY[agent])
        if position.pack.has_votes:
            found += _other_votes(position, agent)
        if position.step != CAPTAIN or available(position):
            found.append(do.STOP[agent])
        found.append(do.START_OVER[agent])
    return found


def _add_moves(position: Position, agent: int, moves: list[Action]) -> None:
    if position.links[agent]:
        if can_mend(position, agent, False):
            moves.append(do.EMERGENCY[agent][0])
        if can_mend(position, agent, True):
            moves.append(do.EMERGENCY[agent][1])
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
    if can_update(position, False):
        moves.append(do.UPDATE[agent][0])
        if position.free_updates:
            moves.append(do.UPDATE[agent][1])


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


def _add_abilities(position: Position, agent: int, moves: list[Action]) -> None:
    own = abilities_of(position, agent)
    if own:
        uses = position.pack.use_ability[agent]
        moves.extend([uses[number] for number in own if can_use(position, agent, number)])


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
    _add_abilities(position, agent, moves)


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
        _add_abilities(position, agent, moves)


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


# --- what is possible ---


def available(position: Position) -> list[int]:
    """The locations that the captain can choose (TS-4.1, TS-1.3)."""
    opened, two = position.opened, position.deck_two
    return [number for number, place in enumerate(position.pack.places) if opened >> number & 1 and (place.deck == 1 or two)]


def free_slots(position: Position) -> list[int]:
    """The places of the panorama whose card nobody has before them."""
    holds = position.holds
    return [slot for slot in range(len(position.layouts[position.location])) if slot not in holds]


def can_stay(position: Position, agent: int) -> bool:
    """Readiness can be taken back until it has done its work; a group conflict that has begun goes on (TS-8.2)."""
    begun = position.fight >= 0 and position.fight_step != SWAPPING
    return bool(position.ready >> agent & 1) and position.step in (ACTIONS, BETWEEN) and not begun


def can_update(position: Position, free: bool) -> bool:
    """TS-R12: one an interlude, and not from an empty Vortex."""
    return not position.updated and position.vortex > 0 and (not free or position.free_updates > 0)


def takers(position: Position) -> list[int]:
    """To whom the next Azrak of an Update may go: first to those who have none (TS-R2)."""
    pools, levels = position.pools, position.levels
    empty = [agent for agent in range(position.n) if not pools[agent]]
    return empty or [agent for agent in range(position.n) if pools[agent] < levels[agent]]


def can_mend(position: Position, agent: int, free: bool) -> bool:
    """Whether an Emergency Update of this kind is possible (TS-R12)."""
    if not free:
        return position.vortex > 0
    return position.free_updates > 0 and (position.vortex > 0 or position.links[agent] != FOR_REVISIT)


def abilities_of(position: Position, agent: int) -> Sequence[int]:
    """The abilities an agent has: of power or equipment, talents, and of items they hold (TS-2.2)."""
    pack, item_at = position.pack, position.item_at
    own = pack.own_abilities[position.profile.id][position.who[agent]]
    if not pack.item_abilities:
        return own
    carried = [number for number, item in pack.item_abilities if item_at[item] == agent]
    return [*own, *carried] if carried else own


def can_use(position: Position, agent: int, number: int) -> bool:
    """TS-2.2, TS-10.7: whether one of the agent's own abilities has its moment, is not used up and can be paid for."""
    ability = position.pack.abilities[number]
    test = position.tests[agent]
    if ability.supports:
        return False  # in another's test: see `helps_open`
    if ability.in_test:
        if test is None or test.phase != BOOSTING:
            return False
    elif test is not None:
        return False
    return _can_afford(position, agent, number)


def _can_afford(position: Position, agent: int, number: int) -> bool:
    """Not used up, and paid for."""
    ability = position.pack.abilities[number]
    return (
        not (position.used_round | position.used_mission) >> number & 1
        and position.magick[agent] >= ability.magick
        and position.pools[agent] >= ability.azrak
    )


def helps_open(position: Position, supporter: int, agent: int) -> list[int]:
    """The abilities with which they could help this test now."""
    if position.tests[agent] is None or not _stands_by(position, supporter, agent):
        return []
    abilities = position.pack.abilities
    return [
        number
        for number in abilities_of(position, supporter)
        if abilities[number].supports and _can_afford(position, supporter, number)
    ]


def can_help(position: Position, supporter: int, agent: int) -> bool:
    """With an Azrak, or with an ability."""
    return can_support(position, supporter, agent) or (position.pack.can_help and bool(helps_open(position, supporter, agent)))


def ways(position: Position, agent: int, asked: int) -> list[int]:
    """The answers open to a question: for a "may" no (0) and yes (1), to a typed one leaving it (0), else the options
    that hold."""
    now = position.pack.ops[asked]
    if now.code == op.MAY:
        return [0, 1]
    if now.code == op.ANSWER:
        return [0]
    return [place for place, way in enumerate(now.ways) if way.when is None or way.when(position, agent)]


def forms(position: Position, seat: Seat) -> list[Form]:
    """The typed answers that a seat is asked for (TS-R20)."""
    if position.outcome is not None or position.proposal:
        return []
    return [Form(do.ANSWER[agent], "text", LONGEST) for agent in position.agents_of(seat) if _is_asked_to_type(position, agent)]


def _is_asked_to_type(position: Position, agent: int) -> bool:
    asked = position.asks[agent]
    return asked >= 0 and not position.links[agent] and position.pack.ops[asked].code == op.ANSWER


def is_filled_in(position: Position, seat: Seat, action: Action) -> bool:
    """Whether this is a typed answer to a question that is open: any text is, right or wrong."""
    return (
        isinstance(action, do.Answer)
        and any(form.action == do.ANSWER[action.agent] for form in forms(position, seat) if 0 <= action.agent < position.n)
        and can_be_typed(action.text)
    )


# --- what the group decides (TS-1.2) ---


def can_insist(position: Position, agent: int) -> bool:
    """The captain has the last word on an Update; stopping and starting over stay everybody's."""
    return agent == position.captain and position.proposal in (PAID_UPDATE, FREE_UPDATE)


def open_votes(position: Position) -> list[int]:
    """Whose card puts a question to the captain or to the group (TS-R21)."""
    ops = position.pack.ops
    return [
        reader for reader in range(position.n) if position.asks[reader] >= 0 and ops[position.asks[reader]].who != op.READER
    ]


def to_vote(position: Position, reader: int) -> list[int]:
    """Whose word the question waits for: the captain's, or that of each in control, and the captain's again on a tie.
    Alone one person speaks for both of theirs (TS-R21)."""
    if position.pack.ops[position.asks[reader]].who == op.THE_CAPTAIN:
        return [position.captain]
    waiting = _still_to_vote(position, reader)
    if waiting:
        return waiting
    return [position.captain] if decided(position, reader) < 0 else []


def ways_to_vote(position: Position, reader: int) -> list[int]:
    """What can be voted for; on a tie, what the captain chooses between."""
    asked = position.asks[reader]
    is_vote = position.pack.ops[asked].who == op.EVERYONE
    return _leading(position, reader) if is_vote and not _still_to_vote(position, reader) else ways(position, reader, asked)


def _still_to_vote(position: Position, reader: int) -> list[int]:
    open_ways = ways(position, reader, position.asks[reader])
    here = position.in_control()
    if position.solo:
        here = [reader] if reader in here else here[:1]
    return [agent for agent in here if position.votes[reader][agent] not in open_ways]


def _other_votes(position: Position, agent: int) -> list[Action]:
    """How an agent may vote instead of how they did, while a vote is missing still."""
    found: list[Action] = []
    for reader in open_votes(position):
        voted, missing = position.votes[reader][agent], _still_to_vote(position, reader)
        if voted >= 0 and missing and agent not in missing and not position.links[agent]:
            open_ways = ways(position, reader, position.asks[reader])
            found += [do.VOTE[agent][reader][way] for way in open_ways if way != voted]
    return found


def _leading(position: Position, reader: int) -> list[int]:
    """The ways with most votes."""
    votes = position.votes[reader]
    open_ways = ways(position, reader, position.asks[reader])
    most = max((votes.count(way) for way in open_ways), default=0)
    return [way for way in open_ways if votes.count(way) == most]


def decided(position: Position, reader: int) -> int:
    """The way that the group goes, or -1 while it is open: most votes, a tie as the captain voted (TS-1.2)."""
    if _still_to_vote(position, reader):
        return -1
    leading = _leading(position, reader)
    if len(leading) == 1:
        return leading[0]
    word = position.votes[reader][position.captain]
    return word if word in leading else -1


def can_pledge(position: Position, agent: int, whom: int) -> bool:
    """Whether an agent may put something towards the payment that `whom` reads of (TS-9.9, TS-R11)."""
    if position.status[agent] or (whom != agent and position.doomed >> agent & 1):
        return False
    pay = position.pays[whom]
    return pay is not None and bool((position.magick if pay.of_magick else position.pools)[agent])


def can_refuse_payment(position: Position, agent: int) -> bool:
    """A group payment falls through when the group has not enough left for it."""
    pay = position.pays[agent]
    return pay is not None and sum(pay.pledged) + group_has(position, agent, pay.of_magick) < pay.need


def group_has(position: Position, reader: int, of_magick: bool) -> int:
    """What those who can pay have together."""
    pools = position.magick if of_magick else position.pools
    return sum(pools[one] for one in position.in_control() if one == reader or not position.doomed >> one & 1)


def boxes(position: Position, agent: int) -> Sequence[tuple[int, int]]:
    """The test boxes before an agent, each by its card and its place there: those of the group conflict or of the story
    card, then of another card just read, of items in hand, of card A (TS-R22). An attempt names one by its place here."""
    pack = position.pack
    if position.fight >= 0:
        return pack.boxes_of[position.fight]
    facing = position.facing[agent]
    if facing >= 0 and position.personal >> agent & 1:
        return pack.boxes_of[facing]
    slot = position.holds[agent]
    before = -1 if slot < 0 else position.layouts[position.location][slot]
    if not pack.loose_tests:
        return pack.boxes_of[before] if before >= 0 else ()
    cards = [before]
    if not position.personal >> agent & 1:
        held = [pack.items[number] for number, at in enumerate(position.item_at) if at == agent]
        first = [pack.places[position.location].a] if position.location >= 0 else []
        cards = list(dict.fromkeys([before, facing, *held, *first]))
    found = [box for card in cards if card >= 0 for box in pack.boxes_of[card]]
    return found[: do.MOST_ATTEMPTS]


def attempts_open(position: Position, agent: int) -> Sequence[int]:
    """The tests this agent could initiate, by their places among `boxes`."""
    before = boxes(position, agent)
    if not position.pack.conditional_tests:
        return range(len(before))
    return [place for place, (card, box) in enumerate(before) if is_offered(position, agent, card, box)]


def is_offered(position: Position, agent: int, card: int, box: int) -> bool:
    """Its condition holds, it did not succeed once already, its opponent is not beaten, and a conflict that a card begins by
    an instruction only has begun."""
    written = position.pack.cards[card]
    if written.told and not (position.fight == card if written.conflict == GROUP else position.personal >> agent & 1):
        return False
    test = written.tests[box]
    if position.succeeded >> test.number & 1 or (test.against >= 0 and position.beaten >> test.against & 1):
        return False
    return test.when is None or test.when(position, agent)


def has_test(position: Position, agent: int) -> bool:
    """Whether the group conflict offers this agent a test."""
    return not position.pack.conditional_tests or bool(attempts_open(position, agent))


def whole_life(position: Position, card: CompiledCard) -> int:
    """The life points of a group conflict: of its opponent, or of all that are not beaten yet."""
    if not card.opponents:
        return card.life(position.n)
    standing = [one for one in card.opponents if not position.beaten >> one & 1]
    return sum(position.pack.opponents[one].life[position.n - 2] for one in standing)


def support_left(position: Position, supporter: int, agent: int) -> int:
    """How much more this supporter may spend on the test (TS-7.2, TS-12)."""
    test = position.tests[agent]
    if test is None:
        return 0
    spent = test.spent
    most = position.profile.support[position.n]
    if position.n == 3 and any(spent[one] > 1 for one in range(position.n) if one != supporter):
        most = 1  # TS-12.2: one supporter may spend more, not both
    return most - spent[supporter]


def can_support(position: Position, supporter: int, agent: int) -> bool:
    """Whether they could spend an Azrak on this test now (TS-7.2, TS-8.3, TS-11.2)."""
    return (
        position.pools[supporter] > 0
        and _stands_by(position, supporter, agent)
        and support_left(position, supporter, agent) > 0
    )


def _stands_by(position: Position, supporter: int, agent: int) -> bool:
    return (
        supporter != agent
        and not position.status[supporter]
        and not position.doomed >> supporter & 1
        and not is_reading(position, supporter)
        and not must_fight(position, supporter)
    )


def must_fight(position: Position, agent: int) -> bool:
    """TS-8.1: a personal conflict comes first, also before supporting others; a group conflict comes before that (TS-8.3)."""
    return position.fight < 0 and bool(position.personal >> agent & 1)


def is_reading(position: Position, agent: int) -> bool:
    """TS-11.2, TS-R15: a story card before one (but in a group conflict) or an unresolved card open."""
    if position.stacks[agent] or position.links[agent] or position.pays[agent] or position.tests[agent] is not None:
        return True
    return position.fight < 0 and position.holds[agent] >= 0


def undecided(position: Position, agent: int) -> list[int]:
    """Those who could still support this test and have not said no."""
    test = position.tests[agent]
    if test is None or test.phase != SUPPORTING:
        return []
    done = test.done
    return [one for one in range(position.n) if not done >> one & 1 and can_help(position, one, agent)]


def fighters_left(position: Position) -> list[int]:
    """Those who have not attempted in this turn."""
    return [
        agent
        for agent in range(position.n)
        if not position.status[agent]
        and not position.acted >> agent & 1
        and position.pools[agent]
        and not position.doomed >> agent & 1
        and has_test(position, agent)
    ]
